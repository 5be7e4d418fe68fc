package rules

import (
	"strconv"
	"strings"
	"time"
)

// A Class is the kind of play that the thinking time makes: standard, rapid or blitz.
type Class uint8

// The classes.
const (
	Standard Class = iota
	Rapid
	Blitz
)

var classNames = [...]string{"standard", "rapid", "blitz"}

func (c Class) String() string {
	if int(c) < len(classNames) {
		return classNames[c]
	}
	return "unknown"
}

// PerClass holds one value for each class: [Standard], [Rapid], [Blitz].
type PerClass[T any] [3]T

// Of returns the value of c.
func (p *PerClass[T]) Of(c Class) T { return p[min(c, Blitz)] }

// A FivefoldRule says which repetitions draw a game without a claim.
type FivefoldRule uint8

// How five occurrences of a position count (Art. 9.6.1 (E23)).
const (
	NoFivefold          FivefoldRule = iota
	FivefoldConsecutive              // on five consecutive alternate moves of each player (Art. 9.6a (E14))
	FivefoldAny                      // at least five times, with other positions between them or not
)

// A BothFlagsRule says what follows when both flags are found fallen and nobody knows which fell first.
type BothFlagsRule uint8

// What follows from two fallen flags.
const (
	BothFlagsArbiter    BothFlagsRule = iota // the edition is silent: the arbiter decides
	BothFlagsByPeriod                        // the game continues, in the last period it is drawn
	BothFlagsIfAnnounce                      // the same, where the guidelines were announced for the event
	BothFlagsDraw                            // always a draw
)

// An Edition is one row of the Laws' history. Rules read its fields; no rule asks which edition it is. A copy may be changed
// where the Laws leave a point open or an event decides otherwise.
type Edition struct {
	ID     string // E09, E14, E17, E18, E23
	Since  Date   // in force from
	column int    // of the table of articles

	RapidFrom     Limit         // the least time of rapid: main time and 60 increments (A.1)
	StandardFrom  Limit         // the least time of standard play
	IllegalToLose PerClass[int] // the completed illegal move that loses under full supervision (Art. 7.5.5 (E23))
	// IllegalToLoseUnsupervised is the same for rapid and blitz without enough arbiters (A.5.2, B.3 (E23)).
	IllegalToLoseUnsupervised PerClass[int]
	IllegalTime               PerClass[time.Duration] // to the opponent for an illegal move that does not lose
	FalseClaimTime            PerClass[time.Duration] // to the opponent for a false claim (Art. 9.5.3 (E23))
	UnpromotedBecomesQueen    bool                    // Art. 7.5.2 (E23); else the piece is freely chosen
	EmptyPressIsIllegal       bool                    // the clock pressed without a move (Art. 7.5.3 (E23))
	TwoHandsIsIllegal         bool                    // Art. 7.5.4 (E23)
	TwoHandsNeedsPress        bool                    // and only once the clock was pressed
	TwoHandsTakenBack         bool                    // a legal move with two hands does not stand; left open by the Laws
	OneIllegalCounter         bool                    // the kinds of illegal move are counted together (Art. 7.5.5 (E23))
	FaultsOfOneMoveCountOnce  bool
	IllegalClaimedOnly        bool // rapid without full supervision: the arbiter acts only on a claim (A.4c (E09))
	BothInCheckArbiterActs    bool // else he waits for the next completed move, then it is a draw (A.5.4 (E23))

	KingCaptureNamed bool // taking the king has an article of its own (Art. 1.4.1 (E23))
	DeviceMaySleep   bool // a device that is switched off is allowed, and only one that sounds loses (12.3b (E09))

	Fivefold             FivefoldRule
	SeventyFiveMoves     int  // moves by each player without capture or pawn move that draw without a claim; 0 none
	TouchedClaimIsFalse  bool // a draw claim after touching a piece is a false one; else only the right is lost (Art. 9.4)
	WrittenMoveFixed     bool // an intended move, once written, cannot be changed (Art. 9.2.1 (E23))
	ResignationProviso   bool // resignation is a draw where the opponent cannot mate (Art. 5.1.2 (E23))
	MovesBeforeAgreement int  // moves that each player must have made before a draw is agreed (Art. 5.2.3 (E23))

	BothFlags         PerClass[BothFlagsRule]
	BothFlagsArticle  string // cited for BothFlagsDraw where an overlay brings it
	FlagByClaimOnly   bool   // in every class a flag falls only by a player's claim, the arbiter never signals it (O2SN 3)
	ArbiterCallsFlag  bool   // in rapid and blitz without full supervision (A.5.5 (E23))
	ClaimantNeedsTime bool   // his own flag must be up there (A.4.3 (E18))

	DefaultTimeMustBeStated bool          // else an event that states none has zero (Art. 6.7.1 (E23))
	SetupLimitSupervised    bool          // that limit of an overlay holds under full supervision too
	SetupClaimMoves         int           // moves by each player after which rapid allows no claim on set-up or clock (A.5.1 (E23))
	MisplacedRookCastles    bool          // castling with a rook set up wrongly is not forbidden (A.4a (E09))
	ReversedColorsMoves     int           // both below it: new game; 0: the game continues (Art. 7.3)
	ReversedByFewer         bool          // one below it is enough; left open by the Laws
	RecordingStopsBelow     time.Duration // left in the period (Art. 8.4)
	RecordingNeedsIncrement time.Duration // an increment of at least this keeps the duty to record
	ElectronicScoresheet    bool          // Art. 8.1.1.2 (E23)
	RecordedForFullRules    bool          // rapid and blitz have the full rules only where games are recorded (A.4 (E23))
	TouchOnRequest          bool          // rapid: touch-move only when a player asks (A.4b (E09))
	AdjustOnOwnClock        bool          // pieces are adjusted only while one's own clock runs (Art. 6.2.5 (E23))
	PromotionInAnyOrder     bool          // Art. 4.6 (E23)
	NextMoveCompletes       bool          // a move is also completed by the player's next move (Art. 6.2.1.2 (E23))

	ResumptionLate     time.Duration           // lateness that loses an adjourned game; 0: the default time of the event (I.10 (E23))
	BothAbsentReplier  bool                    // both late at the resumption: the player to reply loses the time (I.11 (E23))
	QuickplayAnnounced bool                    // claims of a draw in the last two minutes need announcing (III.2.1 (E23))
	QuickplayTime      PerClass[time.Duration] // to the opponent, where such a claim fails or an increment is granted
	QuickplayIncrement bool                    // a player may ask for five seconds a move instead (III.4 (E23))
}

// A Date is a calendar day; a zero month or day is unknown.
type Date struct{ Year, Month, Day int }

// Before reports whether d is earlier than o.
func (d Date) Before(o Date) bool {
	if d.Year != o.Year {
		return d.Year < o.Year
	}
	if d.Month != o.Month {
		return d.Month < o.Month
	}
	return d.Day < o.Day
}

// A Limit is a least time, or one that must be exceeded.
type Limit struct {
	Time time.Duration
	More bool // more than Time, not Time itself
}

func (l Limit) reached(t time.Duration) bool { return t > l.Time || t == l.Time && !l.More }

// Class returns the class of play of a main time and an increment: both with 60 increments make the time of the limits
// (A.1, B.1). Where a game has several periods, main is their sum.
func (e *Edition) Class(main, increment time.Duration) Class {
	t := main + 60*increment
	switch {
	case e.StandardFrom.reached(t):
		return Standard
	case e.RapidFrom.reached(t):
		return Rapid
	}
	return Blitz
}

// ToLose returns which completed illegal move loses the game; supervised means that the full rules of competition hold.
func (e *Edition) ToLose(c Class, supervised bool) int {
	if supervised || c == Standard {
		return e.IllegalToLose.Of(c)
	}
	return e.IllegalToLoseUnsupervised.Of(c)
}

// BothFlagsRule returns what follows from two fallen flags. Where the full rules of competition hold, those of standard play
// replace a draw in rapid and blitz (A.3, B.2 (E09)).
func (e *Edition) BothFlagsRule(c Class, supervised bool) BothFlagsRule {
	if how := e.BothFlags.Of(c); how != BothFlagsDraw || !supervised {
		return how
	}
	return e.BothFlags.Of(Standard)
}

// editions holds the rows from the oldest to the newest. In E23 the penalty time of fully supervised blitz is not stated: it
// is one minute here, as for all other blitz, and may be set.
var editions = func() [5]Edition {
	e09 := Edition{
		ID: "E09", Since: Date{2009, 7, 1}, column: 0,
		RapidFrom:                 Limit{Time: 15 * time.Minute},
		StandardFrom:              Limit{Time: time.Hour},
		IllegalToLose:             PerClass[int]{3, 3, 3},
		IllegalToLoseUnsupervised: PerClass[int]{3, 3, 1},
		IllegalTime:               minutes(2, 2, 2),
		FalseClaimTime:            minutes(3, 3, 3),
		QuickplayTime:             minutes(2, 2, 2),
		IllegalClaimedOnly:        true,
		BothInCheckArbiterActs:    true,
		DeviceMaySleep:            true,
		BothFlags:                 PerClass[BothFlagsRule]{BothFlagsByPeriod, BothFlagsDraw, BothFlagsDraw},
		ClaimantNeedsTime:         true,
		SetupClaimMoves:           3,
		MisplacedRookCastles:      true,
		RecordingStopsBelow:       5 * time.Minute,
		RecordingNeedsIncrement:   30 * time.Second,
		TouchOnRequest:            true,
		ResumptionLate:            time.Hour,
	}
	e14 := e09
	e14.ID, e14.Since, e14.column = "E14", Date{2014, 7, 1}, 1
	e14.RapidFrom = Limit{Time: 10 * time.Minute, More: true}
	e14.IllegalToLose = PerClass[int]{2, 2, 2}
	e14.IllegalToLoseUnsupervised = PerClass[int]{2, 1, 1}
	e14.IllegalTime = minutes(2, 2, 1)
	e14.FalseClaimTime = minutes(2, 2, 1)
	e14.UnpromotedBecomesQueen = true
	e14.DeviceMaySleep = false
	e14.IllegalClaimedOnly, e14.BothInCheckArbiterActs = false, false
	e14.Fivefold, e14.SeventyFiveMoves, e14.WrittenMoveFixed = FivefoldConsecutive, 75, true
	e14.BothFlags = PerClass[BothFlagsRule]{BothFlagsIfAnnounce, BothFlagsIfAnnounce, BothFlagsArbiter}
	e14.ArbiterCallsFlag, e14.ClaimantNeedsTime = true, false
	e14.DefaultTimeMustBeStated = true
	e14.SetupClaimMoves, e14.MisplacedRookCastles = 10, false
	e14.RecordedForFullRules, e14.TouchOnRequest = true, false
	e14.PromotionInAnyOrder, e14.NextMoveCompletes = true, true
	e14.ResumptionLate, e14.BothAbsentReplier = 0, true
	e14.QuickplayAnnounced, e14.QuickplayIncrement = true, true

	e17 := e14
	e17.ID, e17.Since, e17.column = "E17", Date{2017, 7, 1}, 2
	e17.IllegalToLoseUnsupervised = PerClass[int]{2, 2, 2}
	e17.EmptyPressIsIllegal, e17.TwoHandsIsIllegal = true, true
	e17.OneIllegalCounter, e17.FaultsOfOneMoveCountOnce = true, true
	e17.KingCaptureNamed = true
	e17.Fivefold = FivefoldAny
	e17.MovesBeforeAgreement = 1
	e17.ClaimantNeedsTime = true
	e17.DefaultTimeMustBeStated = false
	e17.ReversedColorsMoves = 10
	e17.AdjustOnOwnClock = true

	e18 := e17
	e18.ID, e18.Since, e18.column = "E18", Date{2018, 1, 1}, 3

	e23 := e18
	e23.ID, e23.Since, e23.column = "E23", Date{2023, 1, 1}, 4
	e23.IllegalTime = minutes(2, 1, 1)
	e23.FalseClaimTime = minutes(2, 1, 1)
	e23.TwoHandsNeedsPress = true
	e23.ResignationProviso = true
	e23.ClaimantNeedsTime = false
	e23.ElectronicScoresheet = true
	return [5]Edition{e09, e14, e17, e18, e23}
}()

func minutes(standard, rapid, blitz time.Duration) PerClass[time.Duration] {
	return PerClass[time.Duration]{standard * time.Minute, rapid * time.Minute, blitz * time.Minute}
}

// Editions returns the editions known, from the oldest to the newest.
func Editions() []Edition {
	list := editions
	return list[:]
}

// Latest returns the newest edition.
func Latest() Edition { return editions[len(editions)-1] }

// EditionOf returns the edition with an ID such as "E23".
func EditionOf(id string) (e Edition, ok bool) {
	for _, e := range editions {
		if e.ID == id {
			return e, true
		}
	}
	return Edition{}, false
}

// EditionOfDate returns the edition in force on a day as the PGN tag Date writes it, of which month and day may be unknown. Before the
// oldest edition that is known here it is that one, and where the year is unknown too it is the newest.
func EditionOfDate(tag string) Edition {
	day, ok := ReadDate(tag)
	if !ok {
		return Latest()
	}
	if e, known := EditionAt(day); known {
		return e
	}
	return editions[0]
}

// ReadDate reads a day as the PGN tag Date writes it, and forms near it: 2019.05.04, 1987.??.??, 1987.5.3. Month and day are zero
// where they are unknown; ok is false where the year is.
func ReadDate(tag string) (d Date, ok bool) {
	parts := strings.FieldsFunc(tag, func(r rune) bool { return r == '.' || r == '/' || r == '-' })
	if len(parts) > 3 {
		return d, false
	}
	into := [...]*int{&d.Year, &d.Month, &d.Day}
	most := [...]int{9999, 12, 31}
	for i, part := range parts {
		n, err := strconv.Atoi(part)
		if err != nil || n < 1 || n > most[i] {
			break // unknown, and nothing finer is known
		}
		*into[i] = n
	}
	return d, d.Year > 0
}

// EditionAt returns the edition in force on a day; none is known before 1 July 2009.
func EditionAt(day Date) (e Edition, ok bool) {
	for _, row := range editions {
		if !day.Before(row.Since) {
			e, ok = row, true
		}
	}
	return e, ok
}

// TogetherMend reports whether both players together may still mend an illegal move that nobody claimed in time, without the arbiter:
// not in rapid of 2009 (A.4c), in its blitz (B.3c), and in both since (A.5.2 (E23)).
func (e *Edition) TogetherMend(c Class) bool { return !e.IllegalClaimedOnly || c == Blitz }
