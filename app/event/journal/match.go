package journal

import (
	"slices"
	"strconv"

	"wasit/swiss"
)

// MatchStep is one step of a match of several games: a game, or with White alone the choice of colours before an
// Armageddon game.
type MatchStep struct {
	Board  int      `json:"board"`
	Score  Score    `json:"score,omitzero"` // as White and Black of this game hold it
	White  PlayerID `json:"white,omitzero"` // of this game
	Result Score    `json:"result,omitzero"`
	Seq    int      `json:"seq"`
}

// IsForfeit reports whether the step ended the match because somebody was away.
func (s MatchStep) IsForfeit() bool { return s.Score.White.IsForfeit() }

// GameEntered is the next step of a match: a game or a choice of colours. Result is the result of the whole board, for
// White and Black of game 1, where this step decides it.
type GameEntered struct {
	InSection
	Round  int      `json:"round"`
	Board  int      `json:"board"`
	Score  Score    `json:"score,omitzero"`
	White  PlayerID `json:"white,omitzero"`
	Result Score    `json:"result,omitzero"`
}

func (e GameEntered) nameless() Event { return e }

func (e GameEntered) apply(ed *edit) error {
	r, _, err := ed.round(e.Section, e.Round)
	if err != nil {
		return err
	}
	switch {
	case e.Board < 1 || e.Board > len(r.Pairs) || !r.Pairs[e.Board-1].Has(e.White):
		return &UnknownError{Section: e.Section, Round: e.Round, Board: e.Board, Player: e.White}
	case !e.Score.IsZero() && !e.Score.IsValid():
		return &ScoreError{Score: e.Score}
	case r.Published == 0:
		return &RoundPhaseError{e.Section, e.Round, Draft, Published}
	case len(r.Steps) >= MaxRecords:
		return &LimitError{"records", MaxRecords, len(r.Steps) + 1}
	}
	if !e.Result.IsZero() {
		if _, _, err := ed.result(e.Section, e.Round, e.Board, e.Result, false); err != nil {
			return err
		}
		if r, _, err = ed.round(e.Section, e.Round); err != nil {
			return err
		}
	}
	r.Steps = append(slices.Clone(r.Steps), MatchStep{e.Board, e.Score, e.White, e.Result, ed.rec.Seq})
	return nil
}

// EnterGame records the next step of a match. What it means for the match says the engine: Result comes with the step
// that decides.
type EnterGame struct {
	Section SectionID
	Round   int
	Board   int
	Score   Score
	White   PlayerID
	Result  Score
}

func (c EnterGame) decide(s State) ([]Event, error) {
	sec, r, err := s.roundOf(c.Section, c.Round)
	if err != nil {
		return nil, err
	}
	if c.Round < len(sec.Rounds) {
		return nil, &LaterRoundError{c.Section, c.Round, len(sec.Rounds)}
	}
	if p := r.phase(); p != Published && p != Complete {
		return nil, &RoundPhaseError{c.Section, c.Round, p, Published}
	}
	return []Event{GameEntered{InSection{c.Section}, c.Round, c.Board, c.Score, c.White, c.Result}}, nil
}

// Steps returns the steps of the matches of round n in the order they were entered. A board of teams at which a side has
// nobody is a forfeit, whatever was entered: no game was played there (B.02). The slice is the caller's.
func (s State) Steps(id SectionID, n int) []MatchStep {
	sec, err := s.section(id)
	if err != nil {
		return nil
	}
	r, err := sec.round(n)
	if err != nil {
		return nil
	}
	steps := slices.Clone(r.Steps)
	if sec.Config.System == Team {
		seats := map[int]int{}
		for i := range steps {
			step := &steps[i]
			seats[step.Board]++
			if pair, ok := r.pairAt(step.Board); ok {
				if forced, empty := s.forcedOn(id, n, pair, sec.Config.Seat(seats[step.Board]), step.White); empty {
					step.Score = forced
				}
			}
		}
	}
	return steps
}

func (r *round) pairAt(board int) (Pair, bool) {
	if board < 1 || board > len(r.Pairs) {
		return Pair{}, false
	}
	return r.Pairs[board-1], true
}

// HasNobody reports whether a team with a list of players has nobody on a board of round n. Of a team without a list nobody
// knows who plays.
func (s State) HasNobody(id SectionID, n int, team PlayerID, board int) bool {
	p, err := s.player(team)
	if err != nil || len(p.Roster) == 0 {
		return false
	}
	line := s.LineupOf(id, n, team)
	return board >= 1 && board <= len(line) && line[board-1] == 0
}

// forcedOn returns the result of a board of two teams of which one side or both have nobody, as White and Black of the
// board hold it; ok is false where both have a player.
func (s State) forcedOn(id SectionID, n int, pair Pair, board int, white PlayerID) (score Score, ok bool) {
	own, other := s.HasNobody(id, n, pair.White(), board), s.HasNobody(id, n, pair.Black(), board)
	if white == pair.Black() {
		own, other = other, own
	}
	switch {
	case own && other:
		return BothForfeit, true
	case own:
		return WhiteForfeits, true
	case other:
		return BlackForfeits, true
	}
	return Score{}, false
}

// Seat is the board on which step n of a match of teams is played: after the last board a play-off begins with the first.
func (c SectionConfig) Seat(n int) int { return (n-1)%c.Boards() + 1 }

// ForcedScore is the forfeit that board seat of the match on board has, because a side has nobody there; white has White on
// it.
func (s State) ForcedScore(id SectionID, n, board, seat int, white PlayerID) (Score, bool) {
	sec, err := s.section(id)
	if err != nil || sec.Config.System != Team {
		return Score{}, false
	}
	r, err := sec.round(n)
	if err != nil {
		return Score{}, false
	}
	pair, ok := r.pairAt(board)
	if !ok {
		return Score{}, false
	}
	return s.forcedOn(id, n, pair, sec.Config.Seat(seat), white)
}

// lastStep returns the newest step of a round.
func (r *round) lastStep() MatchStep {
	if len(r.Steps) == 0 {
		return MatchStep{}
	}
	return r.Steps[len(r.Steps)-1]
}

// extra returns the points beside the award of board's result: in a match of two games half a point may lie between a win and the
// whole match (TRF26 299 calls it abnormal points), in one of teams any number of boards.
func (r *round) extra(board int, award swiss.Scoring) (white, black swiss.Points) {
	total, games := r.score(board), slices.ContainsFunc(r.Steps, func(g MatchStep) bool { return g.Board == board })
	if total.IsZero() || !games || total.White.IsForfeit() && award.Win == doubleScoring.Win {
		return 0, 0
	}
	first := r.Pairs[board-1].White()
	game := swiss.StandardScoring()
	for _, step := range r.Steps {
		switch {
		case step.Board != board:
		case step.White == first:
			white, black = white+game.Of(step.Score.White), black+game.Of(step.Score.Black)
		default:
			white, black = white+game.Of(step.Score.Black), black+game.Of(step.Score.White)
		}
	}
	return white - award.Of(total.White), black - award.Of(total.Black)
}

// Limits of a team event.
const (
	MaxBoards = 16 // of a match
	MaxRoster = 40 // players of a team
)

// Member is one player of a team, in board order; who stands after the boards is a reserve.
type Member struct {
	Name       string    `json:"name"`
	Rating     int       `json:"rating,omitzero"`
	Sex        swiss.Sex `json:"sex,omitzero"`
	Title      string    `json:"title,omitzero"`
	Federation string    `json:"fed,omitzero"`
	FIDEID     string    `json:"fideID,omitzero"`
	Birth      Date      `json:"birth,omitzero"`
}

func (m Member) cleaned() (Member, error) {
	m.Name, m.Title, m.Federation, m.FIDEID = Clean(m.Name), Clean(m.Title), Clean(m.Federation), Clean(m.FIDEID)
	for _, f := range []struct{ name, text string }{{"name", m.Name}, {"title", m.Title}, {"federation", m.Federation}, {"fide-id", m.FIDEID}} {
		if err := checkText(f.name, f.text, MaxName); err != nil {
			return m, err
		}
	}
	if err := needText("name", m.Name); err != nil {
		return m, err
	}
	if m.Rating < 0 || m.Rating > 4000 {
		return m, &ValueError{Field: "rating", Value: strconv.Itoa(m.Rating), Least: 0, Max: 4000}
	}
	if m.Sex > swiss.Female {
		return m, &ValueError{Field: "sex", Value: strconv.Itoa(int(m.Sex))}
	}
	if _, ok := swiss.ParseTitle(m.Title); !ok {
		return m, &ValueError{Field: "title", Value: m.Title}
	}
	if !m.Birth.IsValid() {
		return m, &DateError{m.Birth.String()}
	}
	return m, nil
}

// RosterSet replaces the list of players of a team. A team is a participant of its section like a single player.
type RosterSet struct {
	InSection
	Team    PlayerID `json:"team"`
	Players []Member `json:"players,omitempty"`
}

func (e RosterSet) cleaned() (Event, error) {
	if len(e.Players) > MaxRoster {
		return e, &LimitError{"players", MaxRoster, len(e.Players)}
	}
	e.Players = slices.Clone(e.Players)
	for i := range e.Players {
		var err error
		if e.Players[i], err = e.Players[i].cleaned(); err != nil {
			return e, err
		}
	}
	return e, nil
}

func (e RosterSet) nameless() Event {
	players := make([]Member, len(e.Players))
	for i := range players {
		players[i].Name = "#" + strconv.Itoa(i+1)
	}
	e.Players = players
	return e
}

func (e RosterSet) apply(ed *edit) error {
	p, err := ed.player(e.Section, e.Team)
	if err != nil {
		return err
	}
	p.Roster = e.Players
	return nil
}

// Lineup says who plays for a team in a round: by board, the place in the team's list from 1; 0 is an empty board.
type Lineup struct {
	Team    PlayerID `json:"team"`
	Players []int    `json:"players"`
}

// LineupSet is the line-up of a team in a round.
type LineupSet struct {
	InSection
	Round int `json:"round"`
	Lineup
}

func (e LineupSet) nameless() Event { return e }

func (e LineupSet) apply(ed *edit) error {
	r, _, err := ed.round(e.Section, e.Round)
	if err != nil {
		return err
	}
	team, err := ed.s.playerIn(e.Section, e.Team)
	if err != nil {
		return err
	}
	if len(e.Players) > MaxBoards {
		return &LimitError{"boards", MaxBoards, len(e.Players)}
	}
	for _, n := range e.Players {
		if n < 0 || n > len(team.Roster) {
			return &ValueError{Field: "players", Value: strconv.Itoa(n), Least: 0, Max: len(team.Roster)}
		}
	}
	r.Lineups = append(slices.DeleteFunc(slices.Clone(r.Lineups), func(l Lineup) bool { return l.Team == e.Team }), e.Lineup)
	return nil
}

// SetRoster gives a team its players. Once it has played, the order stands: names may be corrected and reserves added.
type SetRoster struct {
	Team    PlayerID
	Players []Member
}

func (c SetRoster) decide(s State) ([]Event, error) {
	p, err := s.player(c.Team)
	if err != nil {
		return nil, err
	}
	sec, err := s.section(p.Section)
	if err != nil {
		return nil, err
	}
	if len(c.Players) < len(p.Roster) && sec.published() > 0 {
		return nil, sec.refuse(FaultRoster)
	}
	return []Event{RosterSet{InSection{p.Section}, c.Team, slices.Clone(c.Players)}}, nil
}

// SetLineup says who plays for a team in the round that is being played. Which line-ups the event allows says swiss/team.
type SetLineup struct {
	Section SectionID
	Round   int
	Lineup
}

func (c SetLineup) decide(s State) ([]Event, error) {
	_, r, err := s.roundOf(c.Section, c.Round)
	if err != nil {
		return nil, err
	}
	if p := r.phase(); p == Closed {
		return nil, &RoundPhaseError{c.Section, c.Round, p, Published}
	}
	if err := s.mayEmpty(c, r); err != nil {
		return nil, err
	}
	c.Players = slices.Clone(c.Players)
	return []Event{LineupSet{InSection{c.Section}, c.Round, c.Lineup}}, nil
}

// mayEmpty refuses a line-up that leaves a board empty at which a game was played: its result is taken back first.
func (s State) mayEmpty(c SetLineup, r *round) error {
	sec, err := s.section(c.Section)
	if err != nil {
		return err
	}
	board, found := r.find(c.Team)
	seat := 0
	for _, step := range s.Steps(c.Section, c.Round) {
		if !found || step.Board != board {
			continue
		}
		seat++
		if at := sec.Config.Seat(seat); at <= len(c.Players) && c.Players[at-1] == 0 && step.Score.White.IsPlayed() {
			return sec.refuse(FaultPlayedSeat)
		}
	}
	return nil
}

// LineupOf returns who plays for a team in round n: as it was given, else the first of its list.
func (s State) LineupOf(id SectionID, n int, team PlayerID) []int {
	sec, err := s.section(id)
	if err != nil {
		return nil
	}
	boards := sec.Config.Boards()
	if r, err := sec.round(n); err == nil {
		for _, l := range r.Lineups {
			if l.Team == team && len(l.Players) == boards {
				return slices.Clone(l.Players)
			}
		}
	}
	list := make([]int, boards)
	if p, err := s.player(team); err == nil {
		for b := range min(boards, len(p.Roster)) {
			list[b] = b + 1
		}
	}
	return list
}

// Boards returns how many boards a match of teams has.
func (c SectionConfig) Boards() int {
	if c.Options.Boards == 0 {
		return 4
	}
	return c.Options.Boards
}
