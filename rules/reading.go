package rules

import (
	"fmt"
	"strings"
	"time"
)

// Readings are the points that the Laws, or the sheet of O2SN, leave open and that an event reads otherwise than usual. The zero
// value is the usual reading of all of them.
type Readings uint16

// The readings, each with what is usual.
const (
	BlitzTwoMinutes   Readings = 1 << iota // two penalty minutes in blitz under full supervision; usual: one (B.2 (E23))
	FivefoldAnyOrder                       // fivefold repetition need not be consecutive; usual: it must (Art. 9.6a (E14))
	ResignationLoses                       // resignation always loses; usual: a draw where the opponent cannot mate (Art. 5.1.2 (E23))
	FaultsCountEach                        // two faults of one move count twice; usual: once (notes of 2017)
	ReversedByFewer                        // colours reversed, ten moves by one player, nine by the other: new game; usual: it continues (Art. 7.3 (E23))
	TouchedClaimFalse                      // a draw claim after touching a piece is penalised as false; usual: the right is lost, no more (Art. 9.4)
	TwoHandsTakenBack                      // a legal move with two hands is taken back; usual: it stands (Art. 7.5.4 (E23))
	QuickplayAsClass                       // the quickplay finish gives the minutes of the class; usual: two in rapid too (III.4, III.5 (E23))
	RedCardDraws                           // a red card draws where the opponent cannot mate; usual: it loses (O2SN)
	CardsAddTime                           // a card for an illegal move gives the opponent time too; usual: no time (O2SN)
	LimitOutside                           // the least time of rapid, told as "more than 15", is none itself; usual: it is rapid (O2SN rapid 1)

	allReadings = LimitOutside<<1 - 1
)

var readingNames = [...]string{"blitz-two", "fivefold-any", "resignation-loses", "faults-each", "reversed-fewer", "touched-false", "two-hands-back",
	"quickplay-class", "red-card-draws", "cards-time", "limit-outside"}

// Has reports whether one of the points is read otherwise.
func (r Readings) Has(one Readings) bool { return r&one != 0 }

// List returns the readings one by one, in the order above.
func (r Readings) List() []Readings {
	var list []Readings
	for one := Readings(1); one <= allReadings; one <<= 1 {
		if r.Has(one) {
			list = append(list, one)
		}
	}
	return list
}

// String names the readings, with blanks between them.
func (r Readings) String() string {
	var names []string
	for i, name := range readingNames {
		if r.Has(1 << i) {
			names = append(names, name)
		}
	}
	return strings.Join(names, " ")
}

// MarshalText writes them as [Readings.String] does.
func (r Readings) MarshalText() ([]byte, error) { return []byte(r.String()), nil }

// UnmarshalText reads that; an unknown name is a *ReadingError.
func (r *Readings) UnmarshalText(text []byte) error {
	sum := Readings(0)
	for _, word := range strings.Fields(string(text)) {
		one := Readings(0)
		for i, name := range readingNames {
			if word == name {
				one = 1 << i
			}
		}
		if one == 0 {
			return &ReadingError{word}
		}
		sum |= one
	}
	*r = sum
	return nil
}

// A ReadingError reports a reading that is not known.
type ReadingError struct{ Name string }

func (e *ReadingError) Error() string { return fmt.Sprintf("rules: reading %q is not known", e.Name) }

// OpenIn returns the readings that an edition leaves open, and an overlay on top of it, which may be nil.
func OpenIn(e *Edition, o *Overlay) Readings {
	shorter := e.IllegalTime[Rapid] < e.IllegalTime[Standard] // by A.3, which speaks of Art. 7 and 9 in unsupervised play
	open := TouchedClaimFalse
	add := func(on bool, r Readings) {
		if on {
			open |= r
		}
	}
	add(shorter, BlitzTwoMinutes|QuickplayAsClass)
	add(e.Fivefold == FivefoldConsecutive, FivefoldAnyOrder)
	add(e.ResignationProviso, ResignationLoses)
	add(e.FaultsOfOneMoveCountOnce, FaultsCountEach)
	add(e.ReversedColorsMoves > 0, ReversedByFewer)
	add(e.TwoHandsIsIllegal, TwoHandsTakenBack)
	add(o != nil && o.CardsToLose != PerClass[int]{}, RedCardDraws|CardsAddTime)
	add(o != nil && o.RapidFrom.More, LimitOutside)
	return open
}

// Read returns the edition, and the overlay, with their open points read as r says; what is not open stays. supervised
// says that the full rules of competition hold.
func (r Readings) Read(e Edition, o *Overlay, supervised bool) (Edition, *Overlay) {
	r &= OpenIn(&e, o)
	if r.Has(BlitzTwoMinutes) && supervised {
		e.IllegalTime[Blitz], e.FalseClaimTime[Blitz] = 2*time.Minute, 2*time.Minute
	}
	if r.Has(FivefoldAnyOrder) {
		e.Fivefold = FivefoldAny
	}
	e.ResignationProviso = e.ResignationProviso && !r.Has(ResignationLoses)
	e.FaultsOfOneMoveCountOnce = e.FaultsOfOneMoveCountOnce && !r.Has(FaultsCountEach)
	e.ReversedByFewer = r.Has(ReversedByFewer)
	e.TouchedClaimIsFalse = r.Has(TouchedClaimFalse)
	e.TwoHandsTakenBack = r.Has(TwoHandsTakenBack)
	if r.Has(QuickplayAsClass) {
		e.QuickplayTime = e.IllegalTime
	}
	if r.Has(RedCardDraws | CardsAddTime | LimitOutside) {
		c := *o
		c.LimitOutside = c.LimitOutside || r.Has(LimitOutside)
		c.RedCardProviso, c.CardsAddTime = c.RedCardProviso || r.Has(RedCardDraws), c.CardsAddTime || r.Has(CardsAddTime)
		o = &c
	}
	return e, o
}
