package journal

import (
	"slices"
	"strings"
)

// ResultEntered is the result of a board. The last one counts; earlier ones stay in the journal.
type ResultEntered struct {
	InSection
	Round int   `json:"round"`
	Board int   `json:"board"`
	Score Score `json:"score"`
}

func (e ResultEntered) nameless() Event { return e }

func (e ResultEntered) apply(ed *edit) error {
	_, _, err := ed.result(e.Section, e.Round, e.Board, e.Score, false)
	return err
}

// result puts a result on a board, on top of those before it.
func (e *edit) result(id SectionID, n, board int, score Score, corrected bool) (*round, *section, error) {
	r, sec, err := e.round(id, n)
	if err != nil {
		return nil, nil, err
	}
	if board < 1 || board > len(r.Results) {
		return nil, nil, &UnknownError{Section: id, Round: n, Board: board}
	}
	if !score.IsValid() {
		return nil, nil, &ScoreError{Score: score}
	}
	if r.Published == 0 {
		return nil, nil, &RoundPhaseError{id, n, Draft, Published}
	}
	r.Results[board-1] = &Result{Score: score, Seq: e.rec.Seq, At: e.rec.At, Corrected: corrected, Prev: r.Results[board-1]}
	return r, sec, nil
}

// ResultCorrected is another result of a board that was closed or on which later rounds were built. Later lists the
// rounds that were paired before the correction; they stay as they were published.
type ResultCorrected struct {
	InSection
	Round  int    `json:"round"`
	Board  int    `json:"board"`
	Score  Score  `json:"score"`
	Later  []int  `json:"later,omitempty"`
	Reason string `json:"reason,omitzero"`
}

func (e ResultCorrected) cleaned() (Event, error) {
	e.Reason = CleanText(e.Reason)
	return e, checkText("reason", e.Reason, MaxText)
}

func (e ResultCorrected) nameless() Event {
	e.Reason = ""
	return e
}

func (e ResultCorrected) apply(ed *edit) error {
	why := MarkCorrected
	if sec, err := ed.s.section(e.Section); err == nil {
		if r, err := sec.round(e.Round); err == nil && r.score(e.Board) == Adjourned {
			why = MarkAdjourned
		}
	}
	_, sec, err := ed.result(e.Section, e.Round, e.Board, e.Score, true)
	if err != nil {
		return err
	}
	sec.mark(Mark{Why: why, Rounds: sec.from(e.Round + 1), Seq: ed.rec.Seq, Round: e.Round, Board: e.Board})
	return nil
}

// ResultCleared takes the result of a board away: it is not known after all.
type ResultCleared struct {
	InSection
	Round int `json:"round"`
	Board int `json:"board"`
}

func (e ResultCleared) nameless() Event { return e }

func (e ResultCleared) apply(ed *edit) error {
	r, sec, err := ed.round(e.Section, e.Round)
	if err != nil {
		return err
	}
	if r.score(e.Board).IsZero() {
		return &UnknownError{Section: e.Section, Round: e.Round, Board: e.Board}
	}
	if p := r.phase(); p == Closed {
		return &RoundPhaseError{e.Section, e.Round, p, Published}
	}
	if e.Round < len(sec.Rounds) {
		return &LaterRoundError{e.Section, e.Round, len(sec.Rounds)}
	}
	r.Results[e.Board-1] = nil
	return nil
}

// ColorsReversed records that a game was played with the colours the wrong way round. The result goes with the players.
type ColorsReversed struct {
	InSection
	Round  int    `json:"round"`
	Board  int    `json:"board"`
	Later  []int  `json:"later,omitempty"` // rounds paired before it was found
	Reason string `json:"reason,omitzero"`
}

func (e ColorsReversed) cleaned() (Event, error) {
	e.Reason = CleanText(e.Reason)
	return e, checkText("reason", e.Reason, MaxText)
}

func (e ColorsReversed) nameless() Event {
	e.Reason = ""
	return e
}

func (e ColorsReversed) apply(ed *edit) error {
	r, sec, err := ed.round(e.Section, e.Round)
	if err != nil {
		return err
	}
	if e.Board < 1 || e.Board > len(r.Pairs) {
		return &UnknownError{Section: e.Section, Round: e.Round, Board: e.Board}
	}
	r.Pairs = slices.Clone(r.Pairs)
	p := &r.Pairs[e.Board-1]
	p[0], p[1] = p[1], p[0]
	var list []*Result
	for res := r.Results[e.Board-1]; res != nil; res = res.Prev {
		list = append(list, res)
	}
	r.Results[e.Board-1], r.Checks = nil, r.checksBut(e.Board)
	for _, old := range slices.Backward(list) {
		c := *old
		c.Score, c.Prev = old.Score.Reversed(), r.Results[e.Board-1]
		r.Results[e.Board-1] = &c
	}
	r.Rated = slices.Clone(r.Rated)
	for i := range r.Rated {
		if x := &r.Rated[i]; x.Board == e.Board {
			x.Score = x.Score.Reversed()
		}
	}
	if !slices.Contains(r.ByHand, e.Board) {
		r.ByHand = append(slices.Clone(r.ByHand), e.Board)
		slices.Sort(r.ByHand)
	}
	sec.mark(Mark{Why: MarkReversed, Rounds: sec.from(e.Round + 1), Seq: ed.rec.Seq, Round: e.Round, Board: e.Board})
	return nil
}

// EnterResult stores the result of a board of the round that is being played; a later entry replaces an earlier one.
type EnterResult struct {
	Section SectionID
	Round   int
	Board   int
	Score   Score
}

func (c EnterResult) decide(s State) ([]Event, error) {
	sec, r, err := s.roundOf(c.Section, c.Round)
	if err != nil {
		return nil, err
	}
	if sec.Config.IsMatch() {
		return nil, sec.refuse(FaultMatch)
	}
	if c.Round < len(sec.Rounds) {
		return nil, &LaterRoundError{c.Section, c.Round, len(sec.Rounds)}
	}
	if p := r.phase(); p != Published && p != Complete {
		return nil, &RoundPhaseError{c.Section, c.Round, p, Published}
	}
	if r.score(c.Board) == c.Score && c.Score.IsValid() {
		return nil, nil
	}
	return []Event{ResultEntered{InSection{c.Section}, c.Round, c.Board, c.Score}}, nil
}

// correctable returns a published round whose boards have a result each.
func (s State) correctable(id SectionID, n int) (*section, *round, error) {
	sec, r, err := s.roundOf(id, n)
	switch {
	case err != nil:
		return nil, nil, err
	case r.phase() == Draft:
		return nil, nil, &RoundPhaseError{id, n, Draft, Published}
	case sec.Config.IsMatch():
		return nil, nil, sec.refuse(FaultMatch)
	}
	return sec, r, nil
}

// CorrectResult changes a result of any published round. Once a later round is paired it needs a reason, unless the game
// was adjourned; see [State.EffectOf] for what to show before.
type CorrectResult struct {
	Section SectionID
	Round   int
	Board   int
	Score   Score
	Reason  string
}

func (c CorrectResult) decide(s State) ([]Event, error) {
	sec, r, err := s.correctable(c.Section, c.Round)
	if err != nil {
		return nil, err
	}
	was := r.score(c.Board)
	if was == c.Score && c.Score.IsValid() {
		return nil, nil
	}
	if c.Round == len(sec.Rounds) && r.phase() != Closed {
		return EnterResult{c.Section, c.Round, c.Board, c.Score}.decide(s)
	}
	later := sec.from(c.Round + 1)
	if len(later) > 0 && was != Adjourned && CleanText(c.Reason) == "" {
		return nil, &ReasonError{KindResultCorrected}
	}
	return []Event{ResultCorrected{InSection{c.Section}, c.Round, c.Board, c.Score, later, c.Reason}}, nil
}

// ClearResult takes the result of a board of the round that is being played away.
type ClearResult struct {
	Section SectionID
	Round   int
	Board   int
}

func (c ClearResult) decide(s State) ([]Event, error) {
	if sec, err := s.section(c.Section); err == nil && sec.Config.IsMatch() {
		return nil, sec.refuse(FaultMatch)
	}
	return []Event{ResultCleared{InSection{c.Section}, c.Round, c.Board}}, nil
}

// ReverseColors records that a game was played with the colours the wrong way round.
type ReverseColors struct {
	Section SectionID
	Round   int
	Board   int
	Reason  string
}

func (c ReverseColors) decide(s State) ([]Event, error) {
	sec, r, err := s.roundOf(c.Section, c.Round)
	if err != nil {
		return nil, err
	}
	if sec.Config.IsMatch() {
		return nil, sec.refuse(FaultMatch)
	}
	later := sec.from(c.Round + 1)
	if (len(later) > 0 || r.phase() == Closed) && CleanText(c.Reason) == "" {
		return nil, &ReasonError{KindColorsReversed}
	}
	return []Event{ColorsReversed{InSection{c.Section}, c.Round, c.Board, later, c.Reason}}, nil
}

// ratedScore is the result that a board has in the rating report.
type ratedScore struct {
	Board int   `json:"board"`
	Score Score `json:"score"`
}

// RatingCorrected gives a game another result in the rating report alone: an error that was found too late for pairings and standings to
// follow it (C.04.2 4.3). Without a score the game is rated as it counts.
type RatingCorrected struct {
	InSection
	Round  int    `json:"round"`
	Board  int    `json:"board"`
	Score  Score  `json:"score,omitzero"`
	Reason string `json:"reason,omitzero"`
}

func (e RatingCorrected) cleaned() (Event, error) {
	e.Reason = CleanText(e.Reason)
	return e, checkText("reason", e.Reason, MaxText)
}

func (e RatingCorrected) nameless() Event {
	e.Reason = ""
	return e
}

func (e RatingCorrected) apply(ed *edit) error {
	r, sec, err := ed.round(e.Section, e.Round)
	if err != nil {
		return err
	}
	switch was := r.score(e.Board); {
	case sec.Config.IsMatch():
		return sec.refuse(FaultMatch)
	case was.IsZero(), was == Adjourned:
		return &UnknownError{Section: e.Section, Round: e.Round, Board: e.Board}
	case !e.Score.IsZero() && (!e.Score.IsValid() || e.Score == Adjourned):
		return &ScoreError{Score: e.Score}
	}
	r.Rated = slices.DeleteFunc(slices.Clone(r.Rated), func(x ratedScore) bool { return x.Board == e.Board })
	if !e.Score.IsZero() {
		r.Rated = append(r.Rated, ratedScore{e.Board, e.Score})
	}
	return nil
}

// CorrectForRating gives a game another result in the rating report alone; the one that it has takes such a correction back.
type CorrectForRating struct {
	Section SectionID
	Round   int
	Board   int
	Score   Score
	Reason  string
}

func (c CorrectForRating) decide(s State) ([]Event, error) {
	_, r, err := s.correctable(c.Section, c.Round)
	if err != nil {
		return nil, err
	}
	now, was := c.Score, r.score(c.Board)
	if now == was {
		now = Score{}
	}
	if r.rated(c.Board) == now {
		return nil, nil
	}
	if CleanText(c.Reason) == "" {
		return nil, &ReasonError{KindRatingCorrected}
	}
	return []Event{RatingCorrected{InSection{c.Section}, c.Round, c.Board, now, c.Reason}}, nil
}

// rated is the result that a board has in the rating report alone, zero for the one that counts.
func (r *round) rated(board int) Score {
	for _, x := range r.Rated {
		if x.Board == board {
			return x.Score
		}
	}
	return Score{}
}

// RatedScore returns the result by which a game is rated; corrected is true where another one counts in the event.
func (s State) RatedScore(id SectionID, n, board int) (score Score, corrected bool) {
	_, r, err := s.roundOf(id, n)
	if err != nil {
		return Score{}, false
	}
	score = r.score(board)
	if other := r.rated(board); !other.IsZero() && other != score {
		return other, true
	}
	return score, false
}

// Effect is what a correction of a board would touch.
type Effect struct {
	Was     Score
	Later   []int    // rounds paired on the result as it was; they stay as they are, but may be recomputed differently
	Draft   bool     // the last of Later is only a draft: it can be paired again
	Reason  bool     // a reason is needed
	History []Result // what was entered so far, oldest first
}

// EffectOf returns what a correction of a board would touch, to be shown before it is made.
func (s State) EffectOf(id SectionID, n, board int) (Effect, error) {
	sec, err := s.section(id)
	if err != nil {
		return Effect{}, err
	}
	r, err := sec.round(n)
	if err != nil {
		return Effect{}, err
	}
	if board < 1 || board > len(r.Pairs) {
		return Effect{}, &UnknownError{Section: id, Round: n, Board: board}
	}
	e := Effect{Was: r.score(board), Later: sec.from(n + 1), History: r.Results[board-1].history()}
	e.Draft = len(e.Later) > 0 && sec.Rounds[len(sec.Rounds)-1].phase() == Draft
	e.Reason = len(e.Later) > 0 && e.Was != Adjourned
	return e, nil
}

// history returns the entries of a board, oldest first.
func (r *Result) history() []Result {
	var list []Result
	for ; r != nil; r = r.Prev {
		list = append(list, Result{Score: r.Score, Seq: r.Seq, At: r.At, Corrected: r.Corrected})
	}
	slices.Reverse(list)
	return list
}

// MaxMoves bounds the moves of a game, in bytes of PGN: the longest game ever needs half of it.
const MaxMoves = 16 << 10

// Moves are the moves of the game at a board, as PGN without names: those are the event's own.
type Moves struct {
	Round int    `json:"round"`
	Board int    `json:"board"`
	PGN   string `json:"pgn,omitzero"` // "" takes back what was kept
}

// MovesKept keeps the moves of a game with the event.
type MovesKept struct {
	InSection
	Moves
}

func (e MovesKept) cleaned() (Event, error) {
	if len(e.PGN) > MaxMoves {
		return e, &TextError{Field: "moves", Limit: MaxMoves}
	}
	if i := strings.IndexFunc(e.PGN, func(r rune) bool { return r != '\n' && (r < ' ' || r > '~') }); i >= 0 {
		return e, &ValueError{Field: "moves", Value: e.PGN[i:min(i+4, len(e.PGN))]}
	}
	return e, nil
}

func (e MovesKept) nameless() Event {
	e.PGN = "" // comments may name anybody
	return e
}

func (e MovesKept) apply(ed *edit) error {
	r, sec, err := ed.round(e.Section, e.Round)
	if err != nil {
		return err
	}
	if e.Board < 1 || e.Board > len(r.Pairs) {
		return &UnknownError{Section: e.Section, Round: e.Round, Board: e.Board}
	}
	sec.Moves = slices.DeleteFunc(slices.Clone(sec.Moves), func(m Moves) bool { return m.Round == e.Round && m.Board == e.Board })
	if e.PGN != "" {
		sec.Moves = append(sec.Moves, e.Moves)
	}
	return nil
}

// KeepMoves keeps the moves of a game, in place of those kept before.
type KeepMoves struct {
	Section SectionID
	Moves   Moves
}

func (c KeepMoves) decide(s State) ([]Event, error) {
	if s.Moves(c.Section, c.Moves.Round, c.Moves.Board) == c.Moves.PGN {
		return nil, nil
	}
	return []Event{MovesKept{InSection{c.Section}, c.Moves}}, nil
}

// Moves returns the moves of the game at a board as PGN without names, "" where none are kept.
func (s State) Moves(id SectionID, round, board int) string {
	sec, err := s.section(id)
	if err != nil {
		return ""
	}
	for _, m := range sec.Moves {
		if m.Round == round && m.Board == board {
			return m.PGN
		}
	}
	return ""
}
