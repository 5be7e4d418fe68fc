package journal

import (
	"fmt"
	"slices"

	"wasit/swiss"
)

// CapMethod is how a game is decided that the cap of a round without clocks has stopped. The Laws of Chess know no such
// cap: it stands in the regulation of the event, which is not for rating.
type CapMethod string

// The methods.
const (
	CapCount   CapMethod = "count"  // the pieces are counted
	CapArbiter CapMethod = "judge"  // the arbiter or a committee names the result from the position
	CapClock   CapMethod = "clock"  // a clock is put on, the game goes on
	CapDraw    CapMethod = "draw"   // whatever is not finished is a draw
	CapMargin  CapMethod = "margin" // counted where the margin is reached, else by the arbiter
)

// CapLevel is what a level count means.
type CapLevel string

// The choices.
const (
	LevelDraw  CapLevel = ""
	LevelBlack CapLevel = "black" // some school rules give Black the game
)

// CapRule is the regulation for games without clocks. Minutes 0: there is none. School sheets simply compare the sums, and
// whether some ask for a margin is UNVERIFIED: Margin is an option, one point by default.
type CapRule struct {
	Minutes int       `json:"minutes,omitzero"`
	Method  CapMethod `json:"method,omitzero"` // empty: count
	Margin  int       `json:"margin,omitzero"` // how many points of material win; 0: one
	Level   CapLevel  `json:"level,omitzero"`
	Queen   int       `json:"queen,omitzero"` // a local sheet counts her as 10; 0: 9
}

func (c CapRule) check() error {
	for _, n := range [...]struct {
		field    string
		got, max int
	}{{"cap", c.Minutes, 1440}, {"margin", c.Margin, 39}, {"queen", c.Queen, 20}} {
		if n.got < 0 || n.got > n.max {
			return &ValueError{Field: n.field, Value: fmt.Sprint(n.got), Least: 0, Max: n.max}
		}
	}
	if !slices.Contains([]CapMethod{"", CapCount, CapArbiter, CapClock, CapDraw, CapMargin}, c.Method) {
		return &ValueError{Field: "cap", Value: string(c.Method)}
	}
	if c.Level != LevelDraw && c.Level != LevelBlack {
		return &ValueError{Field: "cap", Value: string(c.Level)}
	}
	return nil
}

// Army is what one side has left beside the king.
type Army struct {
	Queens  int `json:"q,omitzero"`
	Rooks   int `json:"r,omitzero"`
	Bishops int `json:"b,omitzero"`
	Knights int `json:"n,omitzero"`
	Pawns   int `json:"p,omitzero"`
}

// Worth returns the sum of a count: queen 9 (or as the rule says), rook 5, bishop 3, knight 3, pawn 1.
func (c CapRule) Worth(a Army) int {
	queen := c.Queen
	if queen == 0 {
		queen = 9
	}
	return queen*a.Queens + 5*a.Rooks + 3*a.Bishops + 3*a.Knights + a.Pawns
}

// Of returns how many pieces of a letter there are: 'q', 'r', 'b', 'n', 'p'.
func (a Army) Of(piece byte) int {
	if n := a.at(piece); n != nil {
		return *n
	}
	return 0
}

// With returns a with n pieces of a letter, where a game can bring that about; else a as it is.
func (a Army) With(piece byte, n int) Army {
	b := a
	if at := b.at(piece); at != nil {
		*at = n
	}
	if b.check() != nil {
		return a
	}
	return b
}

// Most is how many pieces of a letter there can be beside the others of a.
func (a Army) Most(piece byte) int {
	n := a.Of(piece)
	for a.With(piece, n+1).Of(piece) == n+1 {
		n++
	}
	return n
}

func (a *Army) at(piece byte) *int {
	switch piece {
	case 'q':
		return &a.Queens
	case 'r':
		return &a.Rooks
	case 'b':
		return &a.Bishops
	case 'n':
		return &a.Knights
	case 'p':
		return &a.Pawns
	}
	return nil
}

// check reports an army that no game can bring about: more than eight pawns and promoted pieces together.
func (a Army) check() error {
	extra := max(0, a.Queens-1) + max(0, a.Rooks-2) + max(0, a.Bishops-2) + max(0, a.Knights-2)
	for _, n := range []int{a.Queens, a.Rooks, a.Bishops, a.Knights, a.Pawns} {
		if n < 0 {
			return &ValueError{Field: "pieces", Value: fmt.Sprint(n), Least: 0, Max: 10}
		}
	}
	if a.Pawns+extra > 8 {
		return &ValueError{Field: "pieces", Value: fmt.Sprint(a.Pawns + extra), Least: 0, Max: 8}
	}
	return nil
}

// cannotMate reports whether a side with these pieces can mate by no series of legal moves, wherever they stand: a lone
// king; a lone knight against queens alone; a lone bishop against queens and rooks alone. What counting cannot prove
// counts as "can mate".
func (a Army) cannotMate(other Army) bool {
	light := other.Bishops == 0 && other.Knights == 0 && other.Pawns == 0
	return a == Army{} || a == Army{Knights: 1} && light && other.Rooks == 0 || a == Army{Bishops: 1} && light
}

// Count decides a stopped game by its pieces. ok is false where the rule leaves it to the arbiter. A side that cannot mate
// does not win by the count.
func (c CapRule) Count(white, black Army) (score Score, ok bool) {
	margin := max(1, c.Margin)
	diff := c.Worth(white) - c.Worth(black)
	switch {
	case diff >= margin && !white.cannotMate(black):
		return WhiteWins, true
	case -diff >= margin && !black.cannotMate(white):
		return BlackWins, true
	case diff >= margin || -diff >= margin:
		return Drawn, true // ahead, but cannot mate
	case c.Method == CapMargin:
		return Score{}, false
	case c.Level == LevelBlack:
		return BlackWins, true
	}
	return Drawn, true
}

// CapDecided is how a game that the cap stopped was decided. Its result stands in the same act.
type CapDecided struct {
	InSection
	Round int `json:"round"`
	Board int `json:"board"`
	Cap
}

// Cap is the decision: the rule that held, the pieces where they were counted, the result.
type Cap struct {
	Rule  CapRule `json:"rule"`
	White Army    `json:"white,omitzero"`
	Black Army    `json:"black,omitzero"`
	Score Score   `json:"score"`
	// Reason of the arbiter: where he decided, or where the result is not what the count gives.
	Reason  string `json:"reason,omitzero"`
	Witness string `json:"witness,omitzero"`
}

func (e CapDecided) cleaned() (Event, error) {
	e.Reason, e.Witness = CleanText(e.Reason), Clean(e.Witness)
	if err := checkText("reason", e.Reason, MaxText); err != nil {
		return e, err
	}
	return e, checkText("witness", e.Witness, MaxName)
}

func (e CapDecided) nameless() Event {
	e.Reason, e.Witness = "", ""
	return e
}

func (e CapDecided) apply(ed *edit) error {
	r, _, err := ed.round(e.Section, e.Round)
	if err != nil {
		return err
	}
	switch p := r.phase(); {
	case e.Board < 1 || e.Board > len(r.Pairs):
		return &UnknownError{Section: e.Section, Round: e.Round, Board: e.Board}
	case !e.Score.IsValid() || !e.Score.White.IsPlayed() || e.Score.White == swiss.Pending:
		return &ScoreError{Score: e.Score}
	case p != Published && p != Complete:
		return &RoundPhaseError{e.Section, e.Round, p, Published}
	}
	for _, err := range []error{e.Rule.check(), e.White.check(), e.Black.check()} {
		if err != nil {
			return err
		}
	}
	r.Caps = append(r.capsBut(e.Board), boardCap{e.Board, ed.rec.Seq, e.Cap})
	return nil
}

// boardCap is the decision on a board; its result is the record after it.
type boardCap struct {
	Board int `json:"board"`
	Seq   int `json:"seq"`
	Cap
}

func (r *round) capsBut(board int) []boardCap {
	return slices.DeleteFunc(slices.Clone(r.Caps), func(c boardCap) bool { return c.Board == board })
}

// CapOn returns how the cap decided the result that a board has now.
func (s State) CapOn(id SectionID, n, board int) (Cap, bool) {
	sec, err := s.section(id)
	if err != nil {
		return Cap{}, false
	}
	r, err := sec.round(n)
	if err != nil || board < 1 || board > len(r.Results) || r.Results[board-1] == nil {
		return Cap{}, false
	}
	for _, c := range r.Caps {
		if c.Board == board && r.Results[board-1].Seq == c.Seq+1 {
			return c.Cap, true
		}
	}
	return Cap{}, false
}

// DecideCap decides a game of the last round that the cap has stopped. Where the arbiter decides, and where Score is not
// what the count gives, it needs a reason.
type DecideCap struct {
	Section SectionID
	Board   int
	White   Army
	Black   Army
	Score   Score
	Reason  string
	Witness string
	Game    EnterGame // what the score is in a match of several games: its next game
}

func (c DecideCap) decide(s State) ([]Event, error) {
	sec, err := s.section(c.Section)
	if err != nil {
		return nil, err
	}
	n := len(sec.Rounds)
	if n == 0 {
		return nil, &RoundPhaseError{c.Section, 1, NoRound, Published}
	}
	rule := sec.Hall.Cap
	want, ok := rule.Count(c.White, c.Black)
	switch rule.Method {
	case CapDraw:
		want, ok = Drawn, true
	case CapArbiter, CapClock:
		ok = false
	}
	if (!ok || want != c.Score) && CleanText(c.Reason) == "" {
		return nil, &ReasonError{KindCapDecided}
	}
	decided := CapDecided{InSection{c.Section}, n, c.Board, Cap{rule, c.White, c.Black, c.Score, c.Reason, c.Witness}}
	if sec.Config.IsMatch() {
		if c.Game.Section != c.Section || c.Game.Round != n || c.Game.Board != c.Board || c.Game.Score != c.Score {
			return nil, sec.refuse(FaultMatch)
		}
		return []Event{decided, GameEntered{InSection{c.Game.Section}, c.Game.Round, c.Game.Board, c.Game.Score, c.Game.White, c.Game.Result}}, nil
	}
	return []Event{decided, ResultEntered{InSection{c.Section}, n, c.Board, c.Score}}, nil
}
