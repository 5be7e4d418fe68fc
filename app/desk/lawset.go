package desk

import (
	"strconv"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/journal/ledger"
	"wasit/app/session"
	"wasit/rules"
)

// setLaws changes the Laws by which the section in hand plays, as they are by then.
type setLaws struct{ Change func(*ledger.Laws) }

func (msg setLaws) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Event == nil {
		return m, nil
	}
	l := m.Event.Ahead.LawsChosen(m.Event.Section)
	msg.Change(&l)
	return session.Act(m, env, journal.ChooseLaws{Section: m.Event.Section, Laws: l})
}

// editionName names an edition by the year in which it came into force: "FIDE 2023".
func editionName(l i18n.Lang, id string) string {
	e, ok := rules.EditionOf(id)
	if !ok {
		return id
	}
	return l.T(i18n.LawsFIDE, strconv.Itoa(e.Since.Year))
}

// className names a class of play.
func className(l i18n.Lang, class string) string {
	switch class {
	case rules.Rapid.String():
		return l.T(i18n.ClockRapid)
	case rules.Blitz.String():
		return l.T(i18n.ClockBlitz)
	}
	return l.T(i18n.ClockStandard)
}

// lawsShort says them shorter: the local rules stand for the edition under them.
func (m page) lawsShort() string {
	laws := m.Event.Ahead.Laws(m.Event.Section)
	name := editionName(m.Lang(), laws.Edition)
	if local := m.overlayName(laws); local != "" {
		name = local
	}
	return name + " · " + className(m.Lang(), laws.Class)
}

// lawsLine says the Laws of the section in hand on one line: "O2SN 2013 · FIDE 2009 · Rapid".
func (m page) lawsLine() string {
	laws := m.Event.Ahead.Laws(m.Event.Section)
	name := editionName(m.Lang(), laws.Edition)
	if local := m.overlayName(laws); local != "" {
		name = local + " · " + name
	}
	return name + " · " + className(m.Lang(), laws.Class)
}

// overlayName names the local rules, "" if there are none.
func (m page) overlayName(laws ledger.Laws) string {
	switch laws.Overlay {
	case "":
		return ""
	case ledger.OwnRules:
		if l, ok := m.Event.Ahead.LocalRules(m.Event.Section); ok {
			return l.Name
		}
		return m.Lang().T(i18n.LawsOwn)
	}
	return m.Lang().T(i18n.LawsO2SNName)
}
