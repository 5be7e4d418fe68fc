package clock

import "time"

// A Class is the kind of chess that a time control makes, App. A.1 (E23) and App. B.1 (E23).
type Class uint8

const (
	Unclassified Class = iota // the sides differ in class, or the method has no amount of time for 60 moves
	Blitz                     // up to ten minutes
	Rapid                     // more than ten and less than sixty
	Standard                  // sixty minutes and more
)

func (c Class) String() string {
	return [...]string{"unclassified", "blitz", "rapid", "standard"}[min(c, Standard)]
}

// Class returns the class by main time + 60 × the amount per move. Event rules with other lines use [SideControl.Allotted].
func (c Control) Class() Class {
	w, b := c.White.class(), c.Black.class()
	if w != b {
		return Unclassified
	}
	return w
}

func (s SideControl) class() Class {
	switch t, ok := s.Allotted(); {
	case !ok:
		return Unclassified
	case t <= 10*time.Minute:
		return Blitz
	case t < 60*time.Minute:
		return Rapid
	}
	return Standard
}

// Allotted returns what 60 moves may take: all main times, and for each of the 60 moves the amount of the period in
// which it lies, counted from [SideControl.FromMove]. ok is false for count up and hourglass, which have no such sum.
func (s SideControl) Allotted() (sum time.Duration, ok bool) {
	if len(s.Periods) == 0 {
		return 0, false
	}
	for _, p := range s.Periods {
		if p.Method == CountUp || p.Method == Hourglass {
			return 0, false
		}
		sum += p.Main
	}
	i, inPeriod := 0, 0
	for move := 1; move <= 60; move++ {
		p := s.Periods[i]
		switch p.Method {
		case Fischer, Capped:
			if move >= s.FromMove {
				sum += p.Add
			}
		case Bronstein, USDelay, Refund, PerMove, ByoYomi:
			sum += p.Add
		case Canadian:
			if p.Count > 0 {
				sum += p.Add / time.Duration(p.Count)
			}
		}
		if inPeriod++; p.Moves > 0 && inPeriod == p.Moves && i < len(s.Periods)-1 {
			i, inPeriod = i+1, 0
		}
	}
	return sum, true
}
