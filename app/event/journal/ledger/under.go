package ledger

import (
	"slices"

	"wasit/rules/ruling"
)

// Under is by what an incident or a claim was ruled on, once the section plays by other Laws: what was carried out stays as it was.
type Under struct {
	Laws  Laws        `json:"laws"` // with edition and class filled in
	Local *LocalRules `json:"local,omitzero"`
}

// Keep notes that all that was ruled on so far was ruled on by laws, filled in: the section plays by others from now on.
func (l *Ledger) Keep(laws Laws, local *LocalRules) {
	under := &Under{Laws: laws, Local: local}
	l.Incidents, l.Claims = slices.Clone(l.Incidents), slices.Clone(l.Claims)
	for i, in := range l.Incidents {
		if in.Under == nil {
			c := *in
			c.Under, l.Incidents[i] = under, &c
		}
	}
	for i, heard := range l.Claims {
		if heard.Under == nil {
			c := *heard
			c.Under, l.Claims[i] = under, &c
		}
	}
}

// LawsOf returns the Laws by which something is ruled on: those it was ruled on by, else those in force.
func (u *Under) LawsOf(now Laws) Laws {
	if u == nil {
		return now
	}
	return u.Laws
}

// RulesUnder makes the Laws ready by which something was ruled on: those it was ruled on by, else those in force.
func (l *Ledger) RulesUnder(u *Under, now Laws) ruling.Rules {
	if u == nil {
		return l.RulesOf(now)
	}
	then := Ledger{Local: u.Local}
	return then.RulesOf(u.Laws)
}
