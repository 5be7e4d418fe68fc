package clock

import (
	"fmt"
	"strings"
	"time"
)

// A DefectKind says what is wrong with a control.
type DefectKind uint8

const (
	NoPeriods             DefectKind = iota // a side without any period
	TooManyPeriods                          // more than MaxPeriods
	UnknownMethod                           // a method that does not exist
	UnknownCredit                           // a first credit that does not exist
	UnknownFlags                            // a flag mode that does not exist
	MainOutOfRange                          // Main below 0 or above MaxTime
	AddOutOfRange                           // Add below 0 or above MaxAdd, or missing where the method needs it
	LowOutOfRange                           // Low below 0 or above MaxTime
	FractionOfMillisecond                   // a time that is not whole milliseconds
	NoTime                                  // a period in which the flag would fall at once
	MovesOutOfRange                         // Moves below 0 or above MaxMoves, or missing where the counter decides
	CountOutOfRange                         // Count below 1 or above MaxMoves
	FromMoveOutOfRange                      // FromMove below 0 or above MaxMoves
	OnlyInLastPeriod                        // a method that only the last period may have
	OnlyAlone                               // a method that only a control of one period may have
	HourglassForBothOnly                    // an hourglass that the other side does not share
	HourglassByCounter                      // an hourglass after a period that each side ends for itself
)

var defectText = [...]string{
	NoPeriods: "no period", TooManyPeriods: "more than five periods", UnknownMethod: "unknown method",
	UnknownCredit: "unknown first credit", UnknownFlags: "unknown flag mode", MainOutOfRange: "main time out of range",
	AddOutOfRange: "amount per move out of range", LowOutOfRange: "low-time alert out of range",
	FractionOfMillisecond: "time is not whole milliseconds", NoTime: "no time at all", MovesOutOfRange: "number of moves out of range",
	CountOutOfRange: "number of periods or moves of a block out of range", FromMoveOutOfRange: "first move with an increment out of range",
	OnlyInLastPeriod: "method only for the last period", OnlyAlone: "method only for a single period",
	HourglassForBothOnly: "hourglass needs both sides", HourglassByCounter: "hourglass after a period by counter",
}

// A Defect is one thing wrong with a control. Period counts from 1; 0 means the side or the control as a whole.
type Defect struct {
	Kind   DefectKind
	Side   Side
	Period int
}

func (d Defect) String() string {
	if d.Period == 0 {
		return fmt.Sprintf("%v: %s", d.Side, defectText[d.Kind])
	}
	return fmt.Sprintf("%v, period %d: %s", d.Side, d.Period, defectText[d.Kind])
}

// A ControlError lists every defect of a control.
type ControlError struct{ Defects []Defect }

func (e *ControlError) Error() string {
	text := make([]string, len(e.Defects))
	for i, d := range e.Defects {
		text[i] = d.String()
	}
	return "clock: control: " + strings.Join(text, "; ")
}

// Check returns a [*ControlError] with every defect, or nil.
func (c Control) Check() error {
	var found []Defect
	if c.Flags > Claim {
		found = append(found, Defect{Kind: UnknownFlags})
	}
	if c.Low < 0 || c.Low > MaxTime {
		found = append(found, Defect{Kind: LowOutOfRange})
	}
	if c.Low%time.Millisecond != 0 {
		found = append(found, Defect{Kind: FractionOfMillisecond})
	}
	for _, s := range []Side{White, Black} {
		found = append(found, c.checkSide(s)...)
	}
	if len(found) == 0 {
		return nil
	}
	return &ControlError{found}
}

func (c Control) checkSide(s Side) (found []Defect) {
	side := c.Side(s)
	report := func(period int, bad bool, kind DefectKind) {
		if bad {
			found = append(found, Defect{kind, s, period})
		}
	}
	report(0, len(side.Periods) == 0, NoPeriods)
	report(0, len(side.Periods) > MaxPeriods, TooManyPeriods)
	report(0, side.FirstCredit > AfterMove1, UnknownCredit)
	report(0, side.FromMove < 0 || side.FromMove > MaxMoves, FromMoveOutOfRange)
	for i, p := range side.Periods {
		n, last := i+1, i == len(side.Periods)-1
		report(n, p.Method >= methods, UnknownMethod)
		report(n, p.Main < 0 || p.Main > MaxTime, MainOutOfRange)
		report(n, p.Add < 0 || p.Add > MaxAdd || p.Add == 0 && p.Method.hasOvertime(), AddOutOfRange)
		report(n, p.Main%time.Millisecond != 0 || p.Add%time.Millisecond != 0, FractionOfMillisecond)
		report(n, p.Moves < 0 || p.Moves > MaxMoves || p.Moves == 0 && p.ByCounter, MovesOutOfRange)
		counted := p.Method == ByoYomi || p.Method == Canadian
		report(n, p.Count < 0 || p.Count > MaxMoves || p.Count == 0 && counted, CountOutOfRange)
		report(n, !last && (p.Method.alwaysFreezes() || p.Method == CountUp), OnlyInLastPeriod)
		report(n, len(side.Periods) > 1 && p.Method == Capped, OnlyAlone)
		report(n, p.Main == 0 && !side.mayBeginEmpty(i), NoTime)
		if p.Method == Hourglass {
			other := c.Side(s.Other()).Periods
			report(n, len(other) != len(side.Periods) || other[i].Method != Hourglass, HourglassForBothOnly)
			report(n, hasCounter(side.Periods[:i]), HourglassByCounter)
		}
	}
	return found
}

// mayBeginEmpty reports whether period i has time to think in although its main time is zero.
func (s SideControl) mayBeginEmpty(i int) bool {
	p := s.Periods[i]
	if i > 0 && s.Periods[i-1].ByCounter {
		return true // it begins with what was left
	}
	switch p.Method {
	case CountUp, ByoYomi, Canadian, PerMove:
		return true
	case Bronstein, USDelay:
		return p.Add > 0 && i == 0
	case Fischer:
		return p.Add > 0 && i == 0 && s.FirstCredit == BeforeMove1 && s.FromMove <= 1
	}
	return false
}

func hasCounter(periods []Period) bool {
	for _, p := range periods {
		if p.ByCounter {
			return true
		}
	}
	return false
}
