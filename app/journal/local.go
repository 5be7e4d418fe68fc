package journal

import (
	"slices"
	"strconv"

	"wasit/rules"
	"wasit/rules/ruling"
)

// OwnRules is the name of an organiser's own local rules in [Laws]: those of [LocalRulesSet].
const OwnRules = "own"

// maxLocal bounds the offences of local rules; there are fewer.
const maxLocal = 100

// LocalRules are an organiser's own rules on top of an edition: cards for offences. The zero value changes nothing.
type LocalRules struct {
	Name     string         `json:"name"`
	ToLose   [3]int         `json:"toLose"` // cards of one game that lose it, in standard, rapid and blitz; 0: never
	Offences []LocalOffence `json:"offences,omitempty"`
	// FlagByClaim: a flag falls only by a player's claim, the arbiter never signals it. BothFlagsDraw: two fallen flags are a draw.
	FlagByClaim   bool `json:"flagByClaim,omitzero"`
	BothFlagsDraw bool `json:"bothFlagsDraw,omitzero"`
}

// A LocalOffence is an act with its cards in each class.
type LocalOffence struct {
	Offence  ruling.Kind `json:"offence"`
	Cards    [3]int      `json:"cards"`
	SitOut   bool        `json:"sitOut,omitzero"`   // of the next round
	Arbiter  bool        `json:"arbiter,omitzero"`  // the arbiter acts on what he sees
	Opponent bool        `json:"opponent,omitzero"` // the opponent may claim it
}

// overlay makes the rules ready for rulings. Offences are cited by name and place: "Kota 3".
func (l *LocalRules) overlay(base string) rules.Overlay {
	o := rules.EmptyOverlay(l.Name)
	o.Base, o.CardsToLose = base, l.ToLose
	o.FlagByClaimOnly, o.FlagArticle, o.BothFlagsDraw, o.BothFlagsArticle = l.FlagByClaim, l.Name, l.BothFlagsDraw, l.Name
	for i, x := range l.Offences {
		o.Offences = append(o.Offences, rules.Offence{ID: string(x.Offence), Article: l.Name + " " + strconv.Itoa(i+1), Cards: x.Cards, SitOut: x.SitOut,
			Arbiter: x.Arbiter, Player: x.Opponent, Stated: true})
	}
	return o
}

// check reports all defects together, as a *rules.OverlayError.
func (l *LocalRules) check() error {
	if err := checkText("name", l.Name, MaxName); err != nil {
		return err
	}
	if len(l.Offences) > maxLocal {
		return &ValueError{Field: "offences", Value: strconv.Itoa(len(l.Offences)), Max: maxLocal}
	}
	o := l.overlay(rules.Latest().ID)
	return o.Check(func(id string) bool { return ruling.Kind(id).IsValid() })
}

// LocalRulesSet gives a section its own local rules. They hold once its Laws name them.
type LocalRulesSet struct {
	InSection
	LocalRules
}

func (e LocalRulesSet) cleaned() (Event, error) {
	e.Name, e.Offences = Clean(e.Name), slices.Clone(e.Offences)
	return e, e.LocalRules.check()
}

func (e LocalRulesSet) nameless() Event { return e }

func (e LocalRulesSet) apply(ed *edit) error {
	sec, err := ed.section(e.Section)
	if err != nil {
		return err
	}
	l := e.LocalRules
	l.Offences = slices.Clone(l.Offences)
	sec.Local = &l
	return nil
}

// SetLocalRules gives a section its own local rules.
type SetLocalRules struct {
	Section SectionID
	Rules   LocalRules
}

func (c SetLocalRules) decide(State) ([]Event, error) {
	return []Event{LocalRulesSet{InSection{c.Section}, c.Rules}}, nil
}

// LocalRules returns an organiser's own rules of a section; ok is false if none were made. Its list is shared: read only.
func (s State) LocalRules(id SectionID) (l LocalRules, ok bool) {
	sec, err := s.section(id)
	if err != nil || sec.Local == nil {
		return LocalRules{}, false
	}
	return *sec.Local, true
}

// O2SNRules are the cards of O2SN 2013 as local rules, for an organiser who begins with them.
func O2SNRules() LocalRules {
	o := rules.O2SN2013()
	l := LocalRules{Name: o.ID, ToLose: o.CardsToLose, FlagByClaim: o.FlagByClaimOnly, BothFlagsDraw: o.BothFlagsDraw}
	for _, x := range o.Offences {
		l.Offences = append(l.Offences, LocalOffence{ruling.Kind(x.ID), x.Cards, x.SitOut, x.Arbiter, x.Player})
	}
	return l
}

// rulesOf makes the Laws of a section ready for rulings.
func (sec *section) rulesOf(l Laws) ruling.Rules {
	r := l.rules()
	if l.Overlay == OwnRules && sec.Local != nil {
		o := sec.Local.overlay(l.Edition)
		r.Edition, r.Overlay = l.Readings.Read(r.Edition, &o, l.Supervised)
	}
	return r
}
