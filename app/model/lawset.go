package model

import (
	"strconv"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/rules"
)

// SetLaws changes the Laws by which the section in hand plays, as they are by then.
type SetLaws struct{ Change func(*journal.Laws) }

// Update implements Msg.
func (msg SetLaws) Update(m Model, env Env) (Model, []Cmd) {
	if m.Event == nil {
		return m, nil
	}
	l := m.Event.Ahead.LawsChosen(m.Event.Section)
	msg.Change(&l)
	return m.act(env, journal.ChooseLaws{Section: m.Event.Section, Laws: l})
}

// EditionName names an edition by the year in which it came into force: "FIDE 2023".
func EditionName(l i18n.Lang, id string) string {
	e, ok := rules.EditionOf(id)
	if !ok {
		return id
	}
	return l.T(i18n.LawsFIDE, strconv.Itoa(e.Since.Year))
}

// ClassName names a class of play.
func ClassName(l i18n.Lang, class string) string {
	switch class {
	case rules.Rapid.String():
		return l.T(i18n.ClockRapid)
	case rules.Blitz.String():
		return l.T(i18n.ClockBlitz)
	}
	return l.T(i18n.ClockStandard)
}

// LawsShort says them shorter: the local rules stand for the edition under them.
func (m Model) LawsShort() string {
	laws := m.Event.Ahead.Laws(m.Event.Section)
	name := EditionName(m.Lang(), laws.Edition)
	if local := m.OverlayName(laws); local != "" {
		name = local
	}
	return name + " · " + ClassName(m.Lang(), laws.Class)
}

// LawsLine says the Laws of the section in hand on one line: "O2SN 2013 · FIDE 2009 · Rapid".
func (m Model) LawsLine() string {
	laws := m.Event.Ahead.Laws(m.Event.Section)
	name := EditionName(m.Lang(), laws.Edition)
	if local := m.OverlayName(laws); local != "" {
		name = local + " · " + name
	}
	return name + " · " + ClassName(m.Lang(), laws.Class)
}

// OverlayName names the local rules, "" if there are none.
func (m Model) OverlayName(laws journal.Laws) string {
	switch laws.Overlay {
	case "":
		return ""
	case journal.OwnRules:
		if l, ok := m.Event.Ahead.LocalRules(m.Event.Section); ok {
			return l.Name
		}
		return m.Lang().T(i18n.LawsOwn)
	}
	return m.Lang().T(i18n.LawsO2SNName)
}
