package tiebreak

import "wasit/swiss"

// Rules is an edition of C.07. The zero value is the one in force.
type Rules uint8

// The editions, by the events they hold for.
const (
	Rules2026 Rules = iota // start from 2026-03-01
	Rules2024              // 2024-08-01 to 2026-02-28
	Rules2023              // 2023-09-01 to 2024-07-31
)

// edition is one row of the history of C.07. Rules read its fields; none asks which edition it is.
type edition struct {
	name            string
	capped          bool // the dummy has a cap (16.4.1, 16.4.2)
	adjusted        bool // opponents' late byes count as draws (16.3); all editions, unless a policy says otherwise
	vurFirst        bool // cuts take voluntary unplayed rounds first (16.5); likewise
	buchholzInTable bool // the Buchholz family may be used with predetermined pairings
}

var editions = [...]edition{
	Rules2026: {name: "2026", capped: true},
	Rules2024: {name: "2024", buchholzInTable: true},
	Rules2023: {name: "2023", buchholzInTable: true},
}

// Policy is what the regulations of an event say otherwise than 16.3 to 16.5, as 16.6 allows. The zero value changes
// nothing.
type Policy struct {
	Unadjusted bool // opponents count real scores (instead of 16.3)
	Uncapped   bool // the dummy has the own score (instead of 16.4.1, 16.4.2)
	PlainCut   bool // cuts take the least significant value, whatever the round was (instead of 16.5)
}

// with returns the edition as a policy changes it.
func (e edition) with(p Policy) *edition {
	e.capped = e.capped && !p.Uncapped
	e.adjusted, e.vurFirst = !p.Unadjusted, !p.PlainCut
	return &e
}

// String returns the year: "2026".
func (r Rules) String() string { return r.edition().name }

func (r Rules) edition() *edition {
	if int(r) < len(editions) {
		return &editions[r]
	}
	return &editions[Rules2026]
}

// ParseRules reads a year: "2026", "2024" or "2023".
func ParseRules(year string) (Rules, bool) {
	for r, e := range editions {
		if e.name == year {
			return Rules(r), true
		}
	}
	return 0, false
}

// RulesAt returns the edition for an event that starts on a day; an unknown day gives the one in force.
func RulesAt(start swiss.Date) Rules {
	day := start.Year*10000 + start.Month*100 + start.Day
	switch {
	case start.IsZero() || day >= 20260301:
		return Rules2026
	case day >= 20240801:
		return Rules2024
	}
	return Rules2023
}
