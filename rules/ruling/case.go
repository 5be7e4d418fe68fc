package ruling

import (
	"fmt"
	"time"

	"github.com/notnil/chess"

	"wasit/rules"
)

// Rules are what an event is played by.
type Rules struct {
	Edition    rules.Edition
	Overlay    *rules.Overlay // nil: none
	Class      rules.Class
	Supervised bool // rapid or blitz with enough arbiters for the full rules of competition (A.4, B.2 (E23))

	DefaultTime time.Duration // how late a player may come (Art. 6.7)
	DefaultSet  bool          // it was announced; else it is what the edition says
	// DeviceMilder says that the event announced a milder penalty for a device (Art. 11.3.2.2): the arbiter chooses.
	DeviceMilder bool
	// DeviceOffBanned says that the event forbids a device that is switched off too, where the edition allows one: the Indonesian texts of
	// 12.3b (E09) know no such exception. The arbiter chooses the penalty; one that sounds loses as before.
	DeviceOffBanned bool
	// DrawFromMove is the move from which players may agree a draw without the arbiter, as in [rules.Setup] (Art. 9.1.1).
	DrawFromMove int
	// BagAllowed says that a device that is off may stay in a bag at an agreed place (Art. 11.3.2.1).
	BagAllowed bool
	// ReportLeaving says that who is not on move reports to the arbiter when he leaves the playing area (Art. 11.2.4).
	ReportLeaving bool
	// QuickplayAnnounced says that the guidelines of the quickplay finish hold in this event, from E14 on only if announced.
	QuickplayAnnounced bool
}

// A Raiser is who brings an offence up.
type Raiser uint8

// Who may raise an offence.
const (
	Arbiter  Raiser = iota // saw it
	Opponent               // claims it
)

// A Case is one offence.
type Case struct {
	Kind     Kind
	Offender chess.Color
	By       Raiser
	Replied  bool          // the opponent has made his next move since
	Pressed  bool          // the clock was pressed after the act
	SameMove bool          // the move has had its ruling: another fault of the same move
	Mended   bool          // both kings in check, pawn on the last rank: the reply has put an end to it
	Ended    bool          // the game had ended before it was raised
	LateBy   time.Duration // for Late; for BothAbsent that of White
	// OtherLateBy is how late Black came, for BothAbsent.
	OtherLateBy time.Duration
	// Ran is how long the opponent's clock ran while the offender put back pieces that he had knocked over before pressing.
	Ran         time.Duration
	Request     int            // for ScoreAsked: the number of this request; 0: there were more than five
	Left        *time.Duration // for NoRecording: the least that the player has had in the period; nil: more than enough
	Increment   time.Duration  // for NoRecording: a move
	Before      []Kind         // the offender's earlier offences of the game that were ruled on, in order
	CardsBefore int            // cards of an overlay that the offender has beside those of Before
	// Mate is the proof whether the opponent can checkmate; for FlagFallen too. Not proven leaves a draw open.
	Mate rules.Proof
}

// Side is the colour of a player, for [Case.Offender].
func Side(white bool) chess.Color {
	if white {
		return chess.White
	}
	return chess.Black
}

// A Refusal says why nothing follows from an act.
type Refusal string

// Why nothing follows.
const (
	TooLate        Refusal = "too_late"        // the opponent has moved: the act stands
	OnlyByClaim    Refusal = "only_by_claim"   // the arbiter does not act on it unasked
	OnlyByArbiter  Refusal = "only_by_arbiter" // a player cannot claim it
	NotPressed     Refusal = "not_pressed"     // before the press it is corrected, and touch-move binds
	WaitForReply   Refusal = "wait_for_reply"  // the arbiter waits for the next completed move (A.5.4 (E23))
	CountedAlready Refusal = "counted_already" // another fault of the same move counts once
	NoSuchRule     Refusal = "no_such_rule"    // none in this class or edition
	NotAnnounced   Refusal = "not_announced"   // the guideline needs announcing before the event
	InTime         Refusal = "in_time"         // not later than the default time
	GameOver       Refusal = "game_over"       // the game had ended: its result stands
	NoOffence      Refusal = "no_offence"      // the Laws allow it
)

// A Window is until when an offence may be raised.
type Window string

// Until when.
const (
	DuringGame     Window = "during_game"
	BeforeReply    Window = "before_reply" // the opponent's next move
	WhenClaimed    Window = "when_claimed" // at once
	BeforeTouching Window = "before_touching"
	DuringRound    Window = "during_round" // the offender's game is over, others go on
)

// A Ruling is what follows. Of [rules.Ruling] it has the main article, the result and the penalties.
type Ruling struct {
	rules.Ruling
	Kind     Kind
	Refusal  Refusal  // not empty: nothing of what follows applies
	Articles []string // all that it rests on, the main one first
	// Count is the number of the offence among those of its counter, ToLose the one that loses; 0 where none is counted.
	Count, ToLose int
	Cards         rules.Cards   // under an overlay, this offence included
	Carded        bool          // the overlay's cards take the place of the edition's penalty
	Restore       bool          // the position goes back to before the irregularity, or the last that can be identified
	Queen         bool          // the pawn becomes a queen
	FreePiece     bool          // the pawn must move, to any piece
	Stands        bool          // the move stands
	OnMove        bool          // the offender is on move again: he had made none
	PutBack       bool          // he puts the displaced pieces back in his own time
	GivesBack     time.Duration // that ran on the opponent's clock and belongs to the offender's: he restores in his own time (Art. 7.4.1 (E23))
	ClockRan      bool          // his clock has run since the start, and keeps on
	Over          bool          // his game is over: no clock is stopped
	// EventPenalty says that the event announced what it costs (Art. 11.3.2.2); Discretion holds what that can be.
	EventPenalty bool
	// Discretion lists the penalties from which the arbiter chooses; he may combine them.
	Discretion []rules.PenaltyKind
	Until      Window
	MayRaise   []Raiser
}

// An InputError reports a case that cannot be ruled on.
type InputError struct {
	Field string // of Case or Rules
	Value string
}

func (e *InputError) Error() string {
	return fmt.Sprintf("ruling: %s %q is not known", e.Field, e.Value)
}
