package ledger

import (
	"strconv"
	"strings"
	"time"

	"wasit/rules"
)

// classBy returns the class of play of a time control (A.1, B.1): "standard" where the control is not known.
func (l Laws) classBy(timeCode string) string {
	main, increment, ok := readTime(timeCode)
	if !ok {
		return rules.Standard.String()
	}
	e, _ := rules.EditionOf(l.Edition)
	e, o := l.Readings.Read(e, l.overlay(), l.Supervised)
	if o != nil {
		e = o.Apply(e)
	}
	return e.Class(main, increment).String()
}

// ClassDoubt answers whether the class of play that local rules make of a time control is plain; where the event has chosen the class it
// is.
func (l Laws) ClassDoubt(chosen Laws, timeCode string) rules.ClassDoubt {
	o := l.overlay()
	main, increment, ok := readTime(timeCode)
	switch {
	case o == nil || chosen.Class != "":
		return rules.NoDoubt
	case !ok:
		return rules.NoTime
	}
	e, _ := rules.EditionOf(l.Edition)
	e, o = l.Readings.Read(e, o, l.Supervised)
	return o.Doubt(e, main, increment)
}

// readTime adds up the periods of a control written as in TRF26 record 222: "5400+30", "40/6000+30:1500+30". The increment is
// the first one.
func readTime(code string) (main, increment time.Duration, ok bool) {
	if code == "" {
		return 0, 0, false
	}
	for i, period := range strings.Split(code, ":") {
		if _, after, cut := strings.Cut(period, "/"); cut {
			period = after
		}
		text, add, _ := strings.Cut(period, "+")
		n, err := strconv.Atoi(text)
		if err != nil || n < 0 || n > 86400 {
			return 0, 0, false
		}
		main += time.Duration(n) * time.Second
		if i == 0 && add != "" {
			if n, err = strconv.Atoi(add); err != nil || n < 0 || n > 3600 {
				return 0, 0, false
			}
			increment = time.Duration(n) * time.Second
		}
	}
	return main, increment, true
}

// IncrementOf returns the seconds that a move adds under a time control, 0 where it adds none or is not known.
func IncrementOf(timeCode string) int {
	_, increment, _ := readTime(timeCode)
	return int(increment / time.Second)
}

// GameTime returns what a time control gives a player for 60 moves (A.1, B.1; FIDE B.02); ok is false where it is not known.
func GameTime(timeCode string) (t time.Duration, ok bool) {
	main, increment, ok := readTime(timeCode)
	return main + 60*increment, ok
}
