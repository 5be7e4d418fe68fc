package desk

import (
	"errors"
	"slices"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/rules"
	"wasit/rules/ruling"
)

// localDraft is an organiser's own rules while they are made.
type localDraft struct {
	Of    session.RoundKey // the section, its round left out
	Rules ledger.LocalRules
	Class rules.Class // whose column of cards is shown
}

// arrivedAtLocal begins with the rules that the section has.
func (m page) arrivedAtLocal() (page, []session.Cmd) {
	key := session.RoundKey{Event: m.Event.ID, Section: m.Event.Section}
	if m.Local.Of != key {
		l, _ := m.Event.Ahead.LocalRules(m.Event.Section)
		r := m.Section().Rules()
		m.Local = localDraft{Of: key, Rules: l, Class: r.Class}
	}
	return m, nil
}

// localField is a field of the draft that is no number.
type localField uint8

// The fields.
const (
	localName localField = iota
	localClass
	localFlagByClaim   // "true" or "false"
	localBothFlagsDraw // "true" or "false"
	localSayCheck      // "true" or "false"
	localBrings
	localDeposit
)

// localSet fills in one field; a class that there is not changes nothing.
type localSet struct {
	Field localField
	Value string
}

func (msg localSet) update(m page, _ session.Env) (page, []session.Cmd) {
	d := &m.Local
	switch msg.Field {
	case localName:
		d.Rules.Name = msg.Value
	case localClass:
		for c := rules.Standard; c <= rules.Blitz; c++ {
			if c.String() == msg.Value {
				d.Class = c
			}
		}
	case localFlagByClaim:
		d.Rules.FlagByClaim = msg.Value == "true"
	case localBothFlagsDraw:
		d.Rules.BothFlagsDraw = msg.Value == "true"
	case localSayCheck:
		d.Rules.SayCheck = msg.Value == "true"
	case localBrings:
		d.Rules.Brings = ledger.Brings(msg.Value)
	case localDeposit:
		d.Rules.Deposit = msg.Value
	}
	return m, nil
}

// maxLocalCards bounds the cards for an offence, and those that lose a game.
const maxLocalCards = 20

// localToLose sets how many cards lose a game, in the class that is shown.
type localToLose struct{ N int }

func (msg localToLose) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Local.Rules.ToLose[m.Local.Class] = min(max(msg.N, 0), maxLocalCards)
	return m, nil
}

// localCards sets the cards for an offence, in the class that is shown.
type localCards struct {
	Offence ruling.Kind
	Cards   int
}

func (msg localCards) update(m page, _ session.Env) (page, []session.Cmd) {
	x := m.Local.Offence(msg.Offence)
	x.Cards[m.Local.Class] = msg.Cards
	return m.setLocal(x)
}

// localMinutes sets the minutes of penalty for an offence, in the class that is shown.
type localMinutes struct {
	Offence ruling.Kind
	Minutes int
}

func (msg localMinutes) update(m page, _ session.Env) (page, []session.Cmd) {
	x := m.Local.Offence(msg.Offence)
	x.Minutes[m.Local.Class] = min(max(msg.Minutes, 0), rules.MaxMinutes)
	return m.setLocal(x)
}

// localTimeOff says whether these minutes are taken from the player instead of given to the opponent.
type localTimeOff struct {
	Offence ruling.Kind
	Off     bool
}

func (msg localTimeOff) update(m page, _ session.Env) (page, []session.Cmd) {
	x := m.Local.Offence(msg.Offence)
	x.TimeOff = msg.Off
	return m.setLocal(x)
}

// localSitOut says whether an offence costs the next round.
type localSitOut struct {
	Offence ruling.Kind
	On      bool
}

func (msg localSitOut) update(m page, _ session.Env) (page, []session.Cmd) {
	x := m.Local.Offence(msg.Offence)
	x.SitOut = msg.On
	return m.setLocal(x)
}

// localBy says who acts on an offence; at least one of the two does.
type localBy struct {
	Offence           ruling.Kind
	Arbiter, Opponent bool
}

func (msg localBy) update(m page, _ session.Env) (page, []session.Cmd) {
	if !msg.Arbiter && !msg.Opponent {
		return m, nil
	}
	x := m.Local.Offence(msg.Offence)
	x.Arbiter, x.Opponent = msg.Arbiter, msg.Opponent
	return m.setLocal(x)
}

// setLocal puts a rule on an offence into a list of its own.
func (m page) setLocal(x ledger.LocalOffence) (page, []session.Cmd) {
	if !x.Offence.IsValid() {
		return m, nil
	}
	m.Local.Rules.Offences = slices.Clone(m.Local.Rules.Offences)
	m.Local.Set(x)
	return m, nil
}

// Offence returns the draft's rule on an offence; the zero one where it has none.
func (d localDraft) Offence(k ruling.Kind) ledger.LocalOffence {
	if i := d.index(k); i >= 0 {
		return d.Rules.Offences[i]
	}
	return ledger.LocalOffence{Offence: k}
}

func (d localDraft) index(k ruling.Kind) int {
	return slices.IndexFunc(d.Rules.Offences, func(x ledger.LocalOffence) bool { return x.Offence == k })
}

// Set puts a rule on an offence; one that gives nothing in any class is taken away.
func (d *localDraft) Set(x ledger.LocalOffence) {
	for c, n := range x.Cards {
		x.Cards[c] = min(max(n, 0), maxLocalCards)
	}
	i := d.index(x.Offence)
	empty := !costs(x)
	if i < 0 && !empty && !x.Arbiter && !x.Opponent {
		x.Arbiter, x.Opponent = true, true
	}
	switch {
	case i >= 0 && empty:
		d.Rules.Offences = slices.Delete(d.Rules.Offences, i, i+1)
	case i >= 0:
		d.Rules.Offences[i] = x
	case !empty:
		d.Rules.Offences = append(d.Rules.Offences, x)
	}
}

// costs reports whether a rule on an offence gives anything in any class.
func costs(x ledger.LocalOffence) bool {
	return x.Cards != [3]int{} || x.Minutes != [3]int{} || x.SitOut
}

// localBegin begins again: with the cards of O2SN, or with nothing.
type localBegin struct{ O2SN bool }

func (msg localBegin) update(m page, _ session.Env) (page, []session.Cmd) {
	name := m.Local.Rules.Name
	m.Local.Rules = ledger.LocalRules{}
	if msg.O2SN {
		m.Local.Rules = ledger.O2SNRules()
	}
	if name != "" {
		m.Local.Rules.Name = name
	}
	return m, nil
}

// localSave records the draft and lets the section play by it.
type localSave struct{}

func (localSave) update(m page, env session.Env) (page, []session.Cmd) {
	id := m.Event.Section
	next, cmds, err := session.Record(m, env, journal.SetLocalRules{Section: id, Rules: m.Local.Rules})
	if n := explainLocal(m.Lang(), err); n != nil {
		m.Notice = n
		return m, []session.Cmd{session.Reveal{ID: "notice"}}
	}
	if err != nil {
		return session.Refuse(m, err)
	}
	laws := next.Event.Ahead.LawsChosen(id)
	laws.Overlay = ledger.OwnRules
	next, more, err := session.Record(next, env, journal.ChooseLaws{Section: id, Laws: laws})
	if err != nil {
		return session.Refuse(m, err)
	}
	next.Notice, next.Local = nil, localDraft{}
	to := next.Route.In(session.PageArbiter)
	to.Sheet = "laws"
	return next, append(append(cmds, more...), session.Navigate{To: to})
}

// explainLocal tells every defect of local rules; nil where err is about something else.
func explainLocal(l i18n.Lang, err error) *session.Notice {
	var bad *rules.OverlayError
	if !errors.As(err, &bad) {
		return nil
	}
	var list []string
	for _, d := range bad.Defects {
		text := l.T(i18n.LocalDefects[string(d.Why)])
		if name, ok := i18n.Offences[d.Offence]; ok {
			text = l.T(name) + ": " + text
		}
		list = append(list, text)
	}
	return session.Warn(l.N(i18n.LocalBad, len(list)), strings.Join(list, "; ")+".")
}
