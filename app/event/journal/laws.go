package journal

import (
	"slices"

	"wasit/app/event/journal/ledger"
	"wasit/rules"
	"wasit/rules/board"
	"wasit/rules/ruling"
)

// LawsChosen says by which Laws a section plays. What was ruled on before stays as it was ruled.
type LawsChosen struct {
	InSection
	ledger.Laws
}

func (e LawsChosen) cleaned() (Event, error) { return e, e.Check() }

func (e LawsChosen) nameless() Event { return e }

func (e LawsChosen) apply(ed *edit) error {
	sec, err := ed.section(e.Section)
	if err != nil {
		return err
	}
	sec.Laws = e.Laws
	return nil
}

// keepRulings has what was ruled on in a section stay by the Laws of before, where the record put others in force: by a choice, by the
// organiser's own rules, by another time control or first day.
func (e *edit) keepRulings(before *State) error {
	if e.undone {
		return nil
	}
	for _, old := range before.sections {
		if len(old.Incidents) == 0 && len(old.Claims) == 0 {
			continue
		}
		now, err := e.s.section(old.ID)
		if err != nil {
			continue // the section is gone, and its rulings with it
		}
		was, is := before.filled(old, old.Laws), e.s.filled(now, now.Laws)
		own := was.Overlay == ledger.OwnRules || is.Overlay == ledger.OwnRules
		if was == is && (!own || old.Local == now.Local) {
			continue
		}
		sec, err := e.section(old.ID)
		if err != nil {
			return err
		}
		sec.Keep(was, old.Local)
	}
	return nil
}

// LocalRulesSet gives a section its own local rules. They hold once its Laws name them.
type LocalRulesSet struct {
	InSection
	ledger.LocalRules
}

func (e LocalRulesSet) cleaned() (Event, error) {
	e.Name, e.Deposit, e.Offences = Clean(e.Name), Clean(e.Deposit), slices.Clone(e.Offences)
	if err := checkText("name", e.Name, MaxName); err != nil {
		return e, err
	}
	if err := checkText("deposit", e.Deposit, MaxDeposit); err != nil {
		return e, err
	}
	return e, e.Check()
}

func (e LocalRulesSet) nameless() Event {
	e.Deposit = ""
	return e
}

func (e LocalRulesSet) apply(ed *edit) error {
	sec, err := ed.section(e.Section)
	if err != nil {
		return err
	}
	sec.SetLocal(e.LocalRules)
	return nil
}

// MaxDeposit bounds the letters of what a protest needs.
const MaxDeposit = 40

// ChooseLaws says by which Laws a section plays.
type ChooseLaws struct {
	Section SectionID
	Laws    ledger.Laws
}

func (c ChooseLaws) decide(s State) ([]Event, error) {
	sec, err := s.section(c.Section)
	if err != nil {
		return nil, err
	}
	if sec.Laws == c.Laws {
		return nil, nil
	}
	return []Event{LawsChosen{InSection{c.Section}, c.Laws}}, nil
}

// SetLocalRules gives a section its own local rules.
type SetLocalRules struct {
	Section SectionID
	Rules   ledger.LocalRules
}

func (c SetLocalRules) decide(State) ([]Event, error) {
	return []Event{LocalRulesSet{InSection{c.Section}, c.Rules}}, nil
}

// Laws returns the Laws of a section, with edition and class filled in: by the local rules
// or else the event's first day, and by the time control.
func (s State) Laws(id SectionID) ledger.Laws {
	sec, err := s.section(id)
	if err != nil {
		return ledger.Laws{}
	}
	return s.filled(sec, sec.Laws)
}

func (s State) filled(sec *section, l ledger.Laws) ledger.Laws {
	start := rules.Date{Year: s.info.Start.Year, Month: s.info.Start.Month, Day: s.info.Start.Day}
	return l.Filled(start, sec.Config.TimeCode)
}

// ClassDoubt says why an organiser should look at the class of play of a section, "" where it is plain.
func (s State) ClassDoubt(id SectionID) rules.ClassDoubt {
	sec, err := s.section(id)
	if err != nil {
		return rules.NoDoubt
	}
	return s.Laws(id).ClassDoubt(sec.Laws, sec.Config.TimeCode)
}

// StartNumber returns the number of the Chess960 position from which all games of a round begin, drawn from the seed of the event; ok is
// false where the section plays ordinary chess.
func (s State) StartNumber(id SectionID, round int) (n int, ok bool) {
	if round < 1 || !s.LawsChosen(id).Chess960 {
		return 0, false
	}
	return board.DrawRoundNumber(uint64(s.info.Seed), round), true
}

// LawsChosen returns the Laws of a section as they were chosen, nothing filled in.
func (s State) LawsChosen(id SectionID) ledger.Laws {
	sec, err := s.section(id)
	if err != nil {
		return ledger.Laws{}
	}
	return sec.Laws
}

// LawsUnset returns the Laws that a section would have if neither edition nor class were chosen; its local rules stay.
func (s State) LawsUnset(id SectionID) ledger.Laws {
	sec, err := s.section(id)
	if err != nil {
		return ledger.Laws{}
	}
	edition := s.filled(sec, ledger.Laws{Overlay: sec.Laws.Overlay}).Edition
	return ledger.Laws{Edition: edition, Class: s.filled(sec, ledger.Laws{Edition: sec.Laws.Edition, Overlay: sec.Laws.Overlay}).Class}
}

// LocalRules returns an organiser's own rules of a section; ok is false if none were made. Its list is shared: read only.
func (s State) LocalRules(id SectionID) (l ledger.LocalRules, ok bool) {
	sec, err := s.section(id)
	if err != nil || sec.Local == nil {
		return ledger.LocalRules{}, false
	}
	return *sec.Local, true
}

// Rules returns the Laws of a section ready for rulings.
func (s State) Rules(id SectionID) ruling.Rules {
	sec, err := s.section(id)
	if err != nil {
		return ledger.Laws{}.Rules()
	}
	return sec.RulesOf(s.Laws(id))
}

// RulesUnder returns the Laws ready by which an incident or a claim of a section was ruled on.
func (s State) RulesUnder(id SectionID, u *ledger.Under) ruling.Rules {
	sec, err := s.section(id)
	if err != nil {
		return ledger.Laws{}.Rules()
	}
	return sec.RulesUnder(u, s.Laws(id))
}

// OpenReadings returns the points that the Laws of a section leave open.
func (s State) OpenReadings(id SectionID) rules.Readings {
	sec, err := s.section(id)
	if err != nil {
		return 0
	}
	l := s.Laws(id)
	l.Readings = 0
	r := sec.RulesOf(l)
	return rules.OpenIn(&r.Edition, r.Overlay)
}
