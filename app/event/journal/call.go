package journal

import (
	"slices"
	"strconv"
)

// CallWhy is what the arbiter is called for, in words of the Laws; "" where nobody said.
type CallWhy string

// What the arbiter is called for.
const (
	CallIllegal   CallWhy = "illegal"   // an illegal move (Art. 7.5 (E23))
	CallDraw      CallWhy = "draw"      // a claim of a draw (Art. 9.2, 9.3)
	CallFlag      CallWhy = "flag"      // a claim on time (Art. 6.8)
	CallTouched   CallWhy = "touched"   // a touched piece (Art. 4)
	CallDisturbed CallWhy = "disturbed" // the opponent disturbs (Art. 11.5)
	CallDefect    CallWhy = "clock"     // a defect of the clock or a wrong setting (Art. 6.10)
	CallOther     CallWhy = "other"
)

// CallWhys are the reasons, in the order in which they are offered.
var CallWhys = []CallWhy{CallIllegal, CallDraw, CallFlag, CallTouched, CallDisturbed, CallDefect, CallOther}

// CallSide is which player calls: "white" or "black"; "" where another person calls for the board.
type CallSide string

// The sides.
const (
	CallWhite CallSide = "white"
	CallBlack CallSide = "black"
)

// maxCallTime bounds the times of a clock and the number of its moves that a call bears: a hundred hours, a thousand moves.
const (
	maxCallTime  = 100 * 60 * 60 * 1000
	maxCallMoves = 1000
)

// CallClock is what the clock of a board showed when it called.
type CallClock struct {
	White   int64 `json:"white"` // milliseconds that are left; below 0 where a clock counts on
	Black   int64 `json:"black"`
	Move    int   `json:"move"`
	Stopped bool  `json:"stopped,omitzero"` // both stand: a player may stop them only to seek the arbiter (Art. 6.11.2)
}

func (c CallClock) check() error {
	for _, n := range []int64{c.White, c.Black} {
		if n < -maxCallTime || n > maxCallTime {
			return &ValueError{Field: "time", Value: strconv.FormatInt(n, 10), Least: -maxCallTime, Max: maxCallTime}
		}
	}
	if c.Move < 0 || c.Move > maxCallMoves {
		return &ValueError{Field: "move", Value: strconv.Itoa(c.Move), Max: maxCallMoves}
	}
	return nil
}

// ArbiterCalled says that a board calls the arbiter. Its record is the number of the call. Where the board calls already it is the same
// call, which gets the reason.
type ArbiterCalled struct {
	InSection
	Round int       `json:"round"`
	Board int       `json:"board"`
	Side  CallSide  `json:"side,omitzero"`
	Why   CallWhy   `json:"why,omitzero"`
	Clock CallClock `json:"clock,omitzero"` // zero where the board has none that Wasit knows
}

func (e ArbiterCalled) nameless() Event { return e }

func (e ArbiterCalled) cleaned() (Event, error) {
	if e.Side != "" && e.Side != CallWhite && e.Side != CallBlack {
		return e, &ValueError{Field: "side", Value: string(e.Side)}
	}
	if e.Why != "" && !slices.Contains(CallWhys, e.Why) {
		return e, &ValueError{Field: "why", Value: string(e.Why)}
	}
	return e, e.Clock.check()
}

func (e ArbiterCalled) apply(ed *edit) error {
	pair, err := ed.s.callable(e.Section, e.Round, e.Board)
	if err != nil {
		return err
	}
	list := ed.s.openCalls()
	i := slices.IndexFunc(list, func(c Call) bool { return c.isAt(e.Section, e.Round, e.Board) })
	if i < 0 {
		list = append(list, Call{ArbiterCalled: e, Seq: ed.rec.Seq, At: ed.rec.At, Pair: pair})
	} else {
		list[i].Why = e.Why
	}
	ed.s.crew.Calls = list
	return nil
}

// CallAnswered says that somebody is on the way to a board that calls, or, with Pass, leaves the call to others again.
type CallAnswered struct {
	InSection
	Call int  `json:"call"` // record of the ArbiterCalled
	Pass bool `json:"pass,omitzero"`
}

func (e CallAnswered) nameless() Event { return e }

func (e CallAnswered) apply(ed *edit) error {
	list, i, err := ed.s.callOf(e.Section, e.Call)
	if err != nil {
		return err
	}
	list[i].Taken, list[i].By, list[i].Device = ed.rec.Seq, ed.rec.By, ed.rec.Device
	if e.Pass {
		list[i].Taken, list[i].By, list[i].Device = 0, "", ""
	}
	ed.s.crew.Calls = list
	return nil
}

// CallEnded says that the arbiter is at the board, or, with Withdrawn, that the board took its call back.
type CallEnded struct {
	InSection
	Call      int  `json:"call"`
	Withdrawn bool `json:"withdrawn,omitzero"`
}

func (e CallEnded) nameless() Event { return e }

func (e CallEnded) apply(ed *edit) error {
	list, i, err := ed.s.callOf(e.Section, e.Call)
	if err != nil {
		return err
	}
	ed.s.crew.Calls = slices.Delete(list, i, i+1)
	return nil
}

// A Call is a board that waits for the arbiter.
type Call struct {
	ArbiterCalled
	Seq    int    `json:"seq"`
	At     int64  `json:"at"`              // Unix milliseconds, by the desk's clock
	Pair   Pair   `json:"pair"`            // who plays there
	Taken  int    `json:"taken,omitzero"`  // record that says who is on the way; 0: nobody yet
	By     string `json:"by,omitzero"`     // who is
	Device string `json:"device,omitzero"` // whose device said so
}

func (c Call) isAt(id SectionID, round, board int) bool {
	return c.Section == id && c.Round == round && c.Board == board
}

// CallError refuses a call, or an answer to one.
type CallError struct {
	Section      SectionID
	Round, Board int // 0 where the call is not known
	Result       bool
}

func (e *CallError) Error() string {
	if e.Board == 0 {
		return "journal: the board does not call any more"
	}
	return "journal: board " + strconv.Itoa(e.Board) + " has no game that could call"
}

// callable returns who plays at a board that may call: its round is published and not closed, two players sit there, and their game has no
// result.
func (s State) callable(id SectionID, n, board int) (Pair, error) {
	sec, err := s.section(id)
	if err != nil {
		return Pair{}, err
	}
	r, err := sec.round(n)
	if err != nil {
		return Pair{}, err
	}
	if board < 1 || board > len(r.Pairs) {
		return Pair{}, &UnknownError{Section: id, Round: n, Board: board}
	}
	switch phase, pair := r.phase(), r.Pairs[board-1]; {
	case phase == Draft:
		return pair, &RoundPhaseError{id, n, phase, Published}
	case !r.score(board).IsZero():
		return pair, &CallError{id, n, board, true}
	case phase != Published || pair.White() == 0 || pair.Black() == 0:
		return pair, &CallError{id, n, board, false}
	default:
		return pair, nil
	}
}

// openCalls are the boards that still call: the same players sit there, and the round is not closed. A result that came in between leaves
// the call: the players may have asked for something else.
func (s State) openCalls() (list []Call) {
	for _, c := range s.crew.Calls {
		sec, err := s.section(c.Section)
		if err != nil {
			continue
		}
		r, err := sec.round(c.Round)
		if err == nil && r.Closed == 0 && c.Board <= len(r.Pairs) && r.Pairs[c.Board-1] == c.Pair {
			list = append(list, c)
		}
	}
	return list
}

// callOf returns the boards that call, and where a call stands among them.
func (s State) callOf(id SectionID, call int) (list []Call, i int, err error) {
	list = s.openCalls()
	i = slices.IndexFunc(list, func(c Call) bool { return c.Section == id && c.Seq == call })
	if i < 0 {
		return nil, i, &CallError{Section: id}
	}
	return list, i, nil
}

// Calls returns the boards that call the arbiter, oldest first. The slice is the caller's.
func (s State) Calls() []Call { return s.openCalls() }

// CallAt returns the call of a board; ok is false where it does not call.
func (s State) CallAt(id SectionID, round, board int) (c Call, ok bool) {
	list := s.openCalls()
	i := slices.IndexFunc(list, func(c Call) bool { return c.isAt(id, round, board) })
	if i < 0 {
		return c, false
	}
	return list[i], true
}

// CallArbiter calls the arbiter to a board. Of a board that calls already it gives the reason.
type CallArbiter struct {
	Section SectionID
	Round   int
	Board   int
	Side    CallSide
	Why     CallWhy
	Clock   CallClock
}

func (c CallArbiter) decide(s State) ([]Event, error) {
	if open, ok := s.CallAt(c.Section, c.Round, c.Board); ok && (c.Why == "" || c.Why == open.Why) {
		return nil, nil
	}
	return []Event{ArbiterCalled{InSection{c.Section}, c.Round, c.Board, c.Side, c.Why, c.Clock}}, nil
}

// AnswerCall says that somebody goes to a board that calls; with Pass that he leaves it to others.
type AnswerCall struct {
	Section SectionID
	Call    int // [Call.Seq]
	Pass    bool
}

func (c AnswerCall) decide(s State) ([]Event, error) {
	list, i, err := s.callOf(c.Section, c.Call)
	if err != nil {
		return nil, err
	}
	if c.Pass && list[i].Taken == 0 {
		return nil, nil
	}
	return []Event{CallAnswered{InSection{c.Section}, c.Call, c.Pass}}, nil
}

// EndCall ends the call of a board: the arbiter is there, or, with Withdrawn, the board takes it back. Call is [Call.Seq], so that an
// end that comes late ends no later call; 0 is the call that stands, for a board whose own call is still on its way.
type EndCall struct {
	Section   SectionID
	Round     int
	Board     int
	Call      int
	Withdrawn bool
}

func (c EndCall) decide(s State) ([]Event, error) {
	open, ok := s.CallAt(c.Section, c.Round, c.Board)
	if !ok || c.Call != 0 && c.Call != open.Seq {
		return nil, nil // it has ended
	}
	return []Event{CallEnded{InSection{c.Section}, open.Seq, c.Withdrawn}}, nil
}
