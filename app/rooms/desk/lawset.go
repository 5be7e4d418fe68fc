package desk

import (
	"maps"
	"strconv"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/rules"
)

// lawsField is a choice of the Laws by which a section plays.
type lawsField uint8

// The choices. Each takes the text of its control: a name or number, "none" for the usual, "true" or "false".
const (
	lawsOverlay lawsField = iota
	lawsEdition
	lawsClass
	lawsSupervised
	lawsDefault // minutes
	lawsAppeal  // minutes
	lawsQuickplay
	lawsMilder
	lawsOffBanned
	lawsDrawFrom // move, "never" for not without the arbiter
	lawsBag
	lawsLeaving
	laws960
)

// drawNever is the choice that no draw is agreed without the arbiter.
const drawNever = "never"

// setLaws changes one choice of the section in hand. The journal refuses what it does not know.
type setLaws struct {
	Field lawsField
	Value string
}

func (msg setLaws) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Event == nil {
		return m, nil
	}
	l := m.Event.Ahead.LawsChosen(m.Event.Section)
	on := msg.Value == "true"
	switch msg.Field {
	case lawsOverlay:
		l.Overlay = some(msg.Value)
	case lawsEdition:
		l.Edition = some(msg.Value)
	case lawsClass:
		l.Class = some(msg.Value)
	case lawsSupervised:
		l.Supervised = on
	case lawsDefault:
		n, err := strconv.Atoi(msg.Value)
		l.DefaultSet, l.DefaultMinutes = err == nil, max(n, 0)
	case lawsAppeal:
		l.AppealMinutes, _ = strconv.Atoi(msg.Value)
	case lawsQuickplay:
		l.Quickplay = on
	case lawsMilder:
		l.DeviceMilder = on
	case lawsOffBanned:
		l.DeviceOffBanned = on
	case lawsDrawFrom:
		if l.DrawFrom, _ = strconv.Atoi(msg.Value); msg.Value == drawNever {
			l.DrawFrom = rules.NoAgreement
		}
	case lawsBag:
		l.BagAllowed = on
	case lawsLeaving:
		l.ReportLeaving = on
	case laws960:
		l.Chess960 = on
	}
	return session.Act(m, env, journal.ChooseLaws{Section: m.Event.Section, Laws: l})
}

// lawsNumber is a number for a choice that is none of those offered, while it is typed.
type lawsNumber struct {
	Text string
	Bad  bool // it was to be set and is no such number
}

// numbered are the choices that take a number of one's own, each with its least and greatest.
var numbered = map[lawsField][2]int{lawsDefault: {0, ledger.MaxDefault}, lawsDrawFrom: {1, ledger.MaxDrawFrom}}

// typeLaws types a number of one's own.
type typeLaws struct {
	Field lawsField
	Text  string
}

func (msg typeLaws) update(m page, _ session.Env) (page, []session.Cmd) {
	m.LawsTyped = maps.Clone(m.LawsTyped)
	if m.LawsTyped == nil {
		m.LawsTyped = map[lawsField]lawsNumber{}
	}
	m.LawsTyped[msg.Field] = lawsNumber{Text: msg.Text}
	return m, nil
}

// setTyped chooses the number that was typed.
type setTyped struct{ Field lawsField }

func (msg setTyped) update(m page, env session.Env) (page, []session.Cmd) {
	text, between := journal.Clean(m.LawsTyped[msg.Field].Text), numbered[msg.Field]
	n, err := strconv.Atoi(text)
	bad := err != nil || n < between[0] || n > between[1]
	m.LawsTyped = maps.Clone(m.LawsTyped)
	if m.LawsTyped == nil {
		m.LawsTyped = map[lawsField]lawsNumber{}
	}
	if bad {
		m.LawsTyped[msg.Field] = lawsNumber{text, true}
		return m, []session.Cmd{session.Focus{ID: lawsNumberID(msg.Field)}}
	}
	delete(m.LawsTyped, msg.Field)
	return setLaws{msg.Field, strconv.Itoa(n)}.update(m, env)
}

// lawsNumberID names the field in which such a number is typed.
func lawsNumberID(f lawsField) string {
	if f == lawsDrawFrom {
		return "draw-own"
	}
	return "default-own"
}

// setReading reads an open point of the Laws otherwise than usual, or as usual again.
type setReading struct {
	Reading rules.Readings
	On      bool
}

func (msg setReading) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Event == nil {
		return m, nil
	}
	l := m.Event.Ahead.LawsChosen(m.Event.Section)
	if l.Readings &^= msg.Reading; msg.On {
		l.Readings |= msg.Reading
	}
	return session.Act(m, env, journal.ChooseLaws{Section: m.Event.Section, Laws: l})
}

// none and some carry an empty choice through a form.
func none(s string) string {
	if s == "" {
		return "none"
	}
	return s
}

func some(s string) string {
	if s == "none" {
		return ""
	}
	return s
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
	laws := m.Section().Laws()
	name := editionName(m.Lang(), laws.Edition)
	if local := m.overlayName(laws); local != "" {
		name = local
	}
	return name + " · " + className(m.Lang(), laws.Class)
}

// lawsLine says the Laws of the section in hand on one line: "O2SN 2013 · FIDE 2009 · Rapid".
func (m page) lawsLine() string {
	laws := m.Section().Laws()
	name := editionName(m.Lang(), laws.Edition)
	if local := m.overlayName(laws); local != "" {
		name = local + " · " + name
	}
	name += " · " + className(m.Lang(), laws.Class)
	switch {
	case laws.DrawFrom == rules.NoAgreement:
		name += " · " + m.Lang().T(textLawsLineNever)
	case laws.DrawFrom > 0:
		name += " · " + m.Lang().T(textLawsLineFrom, m.Lang().Int(laws.DrawFrom))
	}
	return name
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
