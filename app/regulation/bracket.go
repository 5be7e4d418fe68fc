package regulation

import (
	"fmt"
	"strconv"

	"wasit/app/journal"
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

// The two lots of a knock-out, counted from the seed of its draw: who stands where, and the coins.
const (
	lotBracket = 1
	lotCoins   = 2
)

// Format returns how the matches of a knock-out are played.
func Format(o journal.SystemOptions) knockout.Format {
	f := knockout.Format{SharedThird: o.SharedThird}
	if o.Games > 1 {
		f.Games = []int{o.Games}
	}
	switch o.Ladder {
	case journal.LadderCup:
		f.Ladder = knockout.CupLadder()
	case journal.LadderSchool:
		f.Ladder, f.LadderReverse = knockout.SchoolLadder(), true
	case journal.LadderNoClock:
		f.Ladder = knockout.NoClockLadder()
	default:
		f.Ladder = knockout.DefaultLadder()
	}
	return f
}

// Bracket returns the knock-out of a section as its facts stand: every paired round published, every step played.
func Bracket(s journal.State, id journal.SectionID) (*knockout.State, error) {
	sec, _ := s.Section(id)
	order := numbers(s, id)
	if len(order) < 2 {
		return nil, &swiss.RequestError{Round: 1, Need: swiss.NeedPlayers}
	}
	bracket := knockout.Standard(order)
	if sec.Options.Drawn {
		seeds, seed := knockout.DefaultSeeds(len(order)), lot.Lot(sec.ColorSeed, lotBracket)
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
	state, err := knockout.Start(bracket, Format(sec.Options), lot.Lot(sec.ColorSeed, lotCoins))
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
	for _, step := range s.Steps(id, n) {
		if step.Board > len(r.Boards) {
			continue
		}
		b := r.Boards[step.Board-1]
		white, black := tpnOf(s, step.White), tpnOf(s, b.White)
		if step.White == b.White {
			black = tpnOf(s, b.Black)
		}
		next, err := play(state, n, place(state, n, white, black), white, black, step.Score)
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
	c.Result = decided(state.Matches(r.Number)[match-1], first, score)
	return c, nil
}

// decided is the result of the board that a match has come to, for the first and second player of its pair.
func decided(m knockout.Match, first swiss.TPN, last journal.Score) journal.Score {
	walkOver := last.White.IsForfeit()
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

// MatchStatus is what the match on a board waits for, and how it stands.
type MatchStatus struct {
	Over    bool
	Game    int              // of the match, or of its tie-break, from 1
	Stage   knockout.Stage   // of the tie-break; zero in the match itself
	Break   bool             // it is a tie-break
	White   journal.PlayerID // of the next game; 0 while the colour must be chosen
	Chooser journal.PlayerID // who chooses
	Points  [2]swiss.Points  // of the match itself, of the first and second player of the pair
	Games   int              // played so far, tie-breaks too
	Boards  int              // of a match of teams: its games are boards
}

// Matches returns the state of the match on every board of a round, in order; nil where a board is one game.
func Matches(s journal.State, id journal.SectionID, round int) []MatchStatus {
	r, found := s.Round(id, round)
	sec, _ := s.Section(id)
	if !found || !sec.IsMatch() {
		return nil
	}
	var state *knockout.State
	if sec.System == journal.Knockout {
		var err error
		if state, err = Bracket(s, id); err != nil {
			return nil
		}
	}
	steps := s.Steps(id, round)
	list := make([]MatchStatus, len(r.Boards))
	for i, b := range r.Boards {
		n := MatchStatus{Game: 1, White: b.White, Over: !b.Score.IsZero()}
		n.Games = games(steps, b.Number, func(g journal.MatchStep) bool { return !g.Score.IsZero() })
		if state == nil {
			if n.several(steps, b); sec.System == journal.Team {
				n.Boards = sec.Boards()
			}
		} else {
			n.cup(state, round, b, [2]swiss.TPN{tpnOf(s, b.White), tpnOf(s, b.Black)}, Format(sec.Options))
		}
		list[i] = n
	}
	return list
}

// several is a match of a fixed number of games or boards: colours alternate.
func (n *MatchStatus) several(steps []journal.MatchStep, b journal.Board) {
	for _, g := range steps {
		if g.Board == b.Number {
			n.add(g, b.White)
		}
	}
	if n.Game = n.Games + 1; n.Games%2 == 1 {
		n.White = b.Black
	}
}

// cup is a match of a bracket.
func (n *MatchStatus) cup(state *knockout.State, round int, b journal.Board, sides [2]swiss.TPN, f knockout.Format) {
	first := sides[0]
	k := place(state, round, first, sides[1])
	if k == 0 {
		return
	}
	n.Points[0], n.Points[1] = matchScore(state.Matches(round)[k-1], first)
	if next, ok := state.NextGame(round, k); ok {
		n.Game, n.Break, n.Over = next.Number, next.Stage > 0, false
		if n.Break {
			n.Stage = f.Ladder[next.Stage-1]
		}
		n.White, n.Chooser = sideOf(b, first, next.White), sideOf(b, first, next.Chooser)
	}
}

func (n *MatchStatus) add(g journal.MatchStep, first journal.PlayerID) {
	award := swiss.StandardScoring()
	score := g.Score
	if g.White != first {
		score = score.Reversed()
	}
	n.Points[0] += award.Of(score.White)
	n.Points[1] += award.Of(score.Black)
}

func matchScore(m knockout.Match, first swiss.TPN) (a, b swiss.Points) {
	upper, lower := m.Score(0)
	if m.Upper == first {
		return upper, lower
	}
	return lower, upper
}

// sideOf returns which player of the board has a number, 0 for number 0.
func sideOf(b journal.Board, first, tpn swiss.TPN) journal.PlayerID {
	switch tpn {
	case 0:
		return 0
	case first:
		return b.White
	}
	return b.Black
}
