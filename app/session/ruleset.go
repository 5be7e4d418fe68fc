package session

import "wasit/rules"

// A Ruleset is by which Laws a question is answered that belongs to no event. The zero value is standard play by the newest edition.
type Ruleset struct {
	Edition    string // "" the newest
	Class      rules.Class
	Supervised bool // rapid or blitz with arbiters enough for the full rules
}

// Chosen is the edition.
func (r Ruleset) Chosen() rules.Edition {
	if e, ok := rules.EditionOf(r.Edition); ok {
		return e
	}
	return rules.Latest()
}

// WithClass returns r for the class of a name; one that is not known changes nothing.
func (r Ruleset) WithClass(name string) Ruleset {
	for _, c := range []rules.Class{rules.Standard, rules.Rapid, rules.Blitz} {
		if c.String() == name {
			r.Class = c
		}
	}
	return r
}
