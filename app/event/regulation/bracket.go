package regulation

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"

	"wasit/app/event/journal"
	"wasit/swiss"
	"wasit/swiss/knockout"
	"wasit/swiss/lot"
)

// MatchOverError: the match is decided; a further game needs the last step taken back.
type MatchOverError struct{ Round, Board int }

func (e *MatchOverError) Error() string {
	return fmt.Sprintf("regulation: round %d, board %d: the match is decided", e.Round, e.Board)
}

// ColorMissingError: before the Armageddon game Chooser, who won the coin, chooses his colour.
type ColorMissingError struct {
	Round, Board int
	Chooser      swiss.TPN
}

func (e *ColorMissingError) Error() string {
	return fmt.Sprintf("regulation: round %d, board %d: player %d chooses a colour first", e.Round, e.Board, e.Chooser)
}

// Format returns how the matches of a knock-out are played.
func Format(c journal.SectionConfig) knockout.Format {
	o := c.Options
	f := knockout.Format{SharedThird: o.SharedThird}
	if c.IsTeamCup() {
		f.Boards, f.Ladder = c.Boards(), []knockout.Stage{playOffStage(c)}
		f.Ties, _ = knockout.TiesOf(o.MatchTie)
		return f
	}
	if o.Games > 1 {
		f.Games = []int{o.Games}
	}
	f.Ladder, f.LadderReverse, _ = knockout.LadderOf(o.Ladder) // the journal takes known names alone
	return f
}

// playOffStage is a play-off of teams: every board once more.
func playOffStage(c journal.SectionConfig) knockout.Stage {
	base, increment, _ := strings.Cut(PlayOffRate(c.Options), "+")
	stage := knockout.Stage{Games: c.Boards()}
	stage.Base, _ = strconv.Atoi(base) // the journal takes known rates alone
	stage.Increment, _ = strconv.Atoi(increment)
	return stage
}

// PlayOffRate writes the rate of play of a play-off of teams.
func PlayOffRate(o journal.SystemOptions) string { return cmp.Or(o.PlayOff, "10+5") }

// Bracket returns the knock-out of a section as its facts stand: every paired round published, every step played.
func Bracket(s journal.State, id journal.SectionID) (*knockout.State, error) {
	sec, _ := s.Section(id)
	order := numbers(s, id)
	if len(order) < 2 {
		return nil, &swiss.RequestError{Round: 1, Need: swiss.NeedPlayers}
	}
	bracket := knockout.Standard(order)
	if sec.Options.Drawn {
		seeds, seed := knockout.DefaultSeeds(len(order)), lot.Lot(sec.ColorSeed, knockout.LotBracket)
		var err error
		if sec.Options.Apart {
			bracket, _, err = knockout.Protected(order, seeds, schools(s, id), seed)
		} else {
			bracket, err = knockout.Drawn(order, seeds, seed)
		}
		if err != nil {
			return nil, err
		}
	}
	state, err := knockout.Start(bracket, Format(sec.SectionConfig), lot.Lot(sec.ColorSeed, knockout.LotCoins))
	for n := 1; n <= sec.Round && err == nil; n++ {
		if state, err = state.Publish(); err == nil {
			state, err = played(s, id, n, state)
		}
	}
	return state, err
}

// schools tells the schools or clubs that a protected draw keeps apart; empty for a player without. Once round 1 is paired they
// are what they were then. A draw by a version that did not record them compared names without case and accents.
func schools(s journal.State, id journal.SectionID) func(swiss.TPN) string {
	first, drawn := s.Round(id, 1)
	key := s.SchoolKeys()
	switch {
	case drawn && first.Schools != nil:
		of := map[journal.PlayerID]string{}
		for i, school := range first.Schools {
			for _, who := range school {
				of[who] = strconv.Itoa(i + 1)
			}
		}
		return func(tpn swiss.TPN) string {
			p, _ := s.PlayerByTPN(id, tpn)
			return of[p.ID]
		}
	case drawn:
		key = journal.FoldName
	}
	return func(tpn swiss.TPN) string {
		p, _ := s.PlayerByTPN(id, tpn)
		return key(p.Club)
	}
}

// played plays the steps of round n on the bracket.
func played(s journal.State, id journal.SectionID, n int, state *knockout.State) (*knockout.State, error) {
	r, _ := s.Round(id, n)
	sec, _ := s.Section(id)
	for _, step := range s.Steps(id, n) {
		if step.Board > len(r.Boards) {
			continue
		}
		b := r.Boards[step.Board-1]
		white, black := tpnOf(s, step.White), tpnOf(s, b.White)
		if step.White == b.White {
			black = tpnOf(s, b.Black)
		}
		act := play
		if sec.IsTeamCup() {
			act = playBoard
		}
		next, err := act(state, n, place(state, n, white, black), white, black, step.Score)
		if err != nil {
			return nil, err
		}
		state = next
	}
	return state, nil
}

func tpnOf(s journal.State, id journal.PlayerID) swiss.TPN {
	p, _ := s.Player(id)
	return p.TPN
}

// place returns the number of the match of two players among the matches of a round, 0 if they have none.
func place(state *knockout.State, round int, a, b swiss.TPN) int {
	for i, m := range state.Matches(round) {
		if m.Upper == a && m.Lower == b || m.Upper == b && m.Lower == a {
			return i + 1
		}
	}
	return 0
}

// play adds one step: a choice of colours, a walk-over, a game.
func play(state *knockout.State, round, match int, white, black swiss.TPN, score journal.Score) (*knockout.State, error) {
	switch {
	case score.IsZero():
		return state.Choose(round, match, white)
	case score == journal.BothForfeit:
		return state.WalkOver(round, match, 0)
	case score == journal.WhiteForfeits:
		return state.WalkOver(round, match, white)
	case score == journal.BlackForfeits:
		return state.WalkOver(round, match, black)
	}
	return state.Record(round, match, score.White, score.Black)
}

// playBoard adds a board of a match of teams: one that is forfeited is a board like others.
func playBoard(state *knockout.State, round, match int, _, _ swiss.TPN, score journal.Score) (*knockout.State, error) {
	return state.Record(round, match, score.White, score.Black)
}

// cupStep is the next game of a match of a knock-out.
func cupStep(s journal.State, r journal.Round, board int, score journal.Score) (journal.EnterGame, error) {
	b := r.Boards[board-1]
	c := journal.EnterGame{Section: r.Section, Round: r.Number, Board: board, Score: score}
	state, err := Bracket(s, r.Section)
	if err != nil {
		return c, err
	}
	first, second := tpnOf(s, b.White), tpnOf(s, b.Black)
	match := place(state, r.Number, first, second)
	next, ok := state.NextGame(r.Number, match)
	switch {
	case !ok:
		return c, &MatchOverError{Round: r.Number, Board: board}
	case score == journal.Adjourned:
		return c, &journal.ScoreError{Score: score}
	case next.White == 0 && !score.White.IsForfeit():
		return c, &ColorMissingError{Round: r.Number, Board: board, Chooser: next.Chooser}
	}
	white, black := first, second
	c.White = b.White
	if next.White == second {
		white, black, c.White = second, first, b.Black
	}
	if state, err = play(state, r.Number, match, white, black, score); err != nil {
		return c, err
	}
	c.Result = decided(state.Matches(r.Number)[match-1], first, score.White.IsForfeit())
	return c, nil
}

// decided is the result of the board that a match has come to, for the first and second player of its pair; walkOver says that a
// forfeit has decided it.
func decided(m knockout.Match, first swiss.TPN, walkOver bool) journal.Score {
	switch {
	case m.Reason == knockout.Undecided:
		return journal.Score{}
	case m.Winner == 0:
		return journal.BothForfeit
	case m.Winner == first && walkOver:
		return journal.BlackForfeits
	case m.Winner == first:
		return journal.WhiteWins
	case walkOver:
		return journal.WhiteForfeits
	}
	return journal.BlackWins
}

// Choose is the choice of colours before an Armageddon game: white has White.
func Choose(s journal.State, id journal.SectionID, round, board int, white journal.PlayerID) (journal.EnterGame, error) {
	c := journal.EnterGame{Section: id, Round: round, Board: board, White: white}
	r, ok := s.Round(id, round)
	if !ok || board < 1 || board > len(r.Boards) {
		return c, &journal.UnknownError{Section: id, Round: round, Board: board}
	}
	state, err := Bracket(s, id)
	if err != nil {
		return c, err
	}
	b := r.Boards[board-1]
	_, err = state.Choose(round, place(state, round, tpnOf(s, b.White), tpnOf(s, b.Black)), tpnOf(s, white))
	return c, err
}

// Step is the next step of the match on a board with score as White and Black of its next game hold it.
func Step(s journal.State, id journal.SectionID, round, board int, score journal.Score) (journal.EnterGame, error) {
	r, ok := s.Round(id, round)
	if !ok || board < 1 || board > len(r.Boards) {
		return journal.EnterGame{}, &journal.UnknownError{Section: id, Round: round, Board: board}
	}
	switch sec, _ := s.Section(id); sec.System {
	case journal.DoubleSwiss:
		return doubleStep(s, r, board, score)
	case journal.Team:
		return teamStep(s, r, board, score)
	}
	return cupStep(s, r, board, score)
}
