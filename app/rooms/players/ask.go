package players

import (
	"fmt"
	"slices"

	"wasit/app/event/journal"
	"wasit/app/lists/alike"
	"wasit/app/session"
)

// asks is what somebody must look at before a form is saved. Saved again, as it stands, it holds.
type asks struct {
	Sex     bool               // it is not given, and the sections go by it
	Similar []journal.PlayerID // who may be the same person
	School  alike.Question     // the zero value: none
}

// asks returns what is open in a form of a player, but for a row of a list, which has its own review.
func (m page) asks(d playerDialog, info journal.PlayerInfo) asks {
	if d.Row != session.NewRow || m.ofTeams() {
		return asks{}
	}
	a := asks{Similar: d.Similar, Sex: info.Sex == 0 && d.ID == 0 && m.Event.Ahead.PartedBySex()}
	if d.ID != 0 && info.Name == d.Old.Name && info.Club == d.Old.Club {
		a.Similar = nil // they were asked about when he was entered
	}
	if info.Club != d.Old.Club && d.Apart == (journal.CompareSchools{}) {
		a.School, _ = m.schoolQuestion(info.Club)
	}
	return a
}

// key tells one set of questions from another; empty where nothing is open.
func (a asks) key() string {
	if !a.Sex && len(a.Similar) == 0 && a.School == (alike.Question{}) {
		return ""
	}
	return fmt.Sprint(a)
}

// answerSchool answers in the form whether the school that is typed is one of the event.
type answerSchool struct {
	A, B string
	Same bool
}

func (msg answerSchool) update(m page, env session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(playerDialog)
	if !ok {
		return m, nil
	}
	if msg.Same {
		d.Form.Club, d.Chips = msg.A, nil
	} else {
		d.Apart = journal.CompareSchools{A: msg.B, B: msg.A}
	}
	d.Similar = m.similar(d)
	m.Dialog = d
	m, cmds := m.typed(d)
	return m, append(cmds, session.Focus{ID: "p-club"})
}

// openSections are the sections that somebody can still be entered into before they begin.
func (m page) openSections() []journal.Section {
	return slices.DeleteFunc(m.Event.Ahead.Sections(), func(s journal.Section) bool { return s.Round > 0 })
}

// sectionFor is the section that a new player enters: the one that was chosen, else the one in hand, unless he is out of place in
// it and another one, and only that, is for him.
func (m page) sectionFor(d playerDialog, info journal.PlayerInfo) journal.SectionID {
	if d.Section != 0 {
		return d.Section
	}
	if m.Section().Misfit(info) != journal.NoMisfit {
		if home, ok := m.Event.Ahead.HomeOf(info); ok {
			return home
		}
	}
	return m.Event.Section
}

// savedText says what was recorded; for a new player of another section than the one in hand, where he went.
func (m page) savedText(d playerDialog, info journal.PlayerInfo) string {
	l := m.Lang()
	if d.ID != 0 {
		return l.T(textPlayerSaved, info.Name)
	}
	if to := m.sectionFor(d, info); !d.Late && to != m.Event.Section {
		sec, _ := m.Event.Ahead.In(to)
		return l.T(textPlayerAddedTo, info.Name, sec.Name)
	}
	return l.T(textPlayerAdded, info.Name)
}

// nextForm is the form emptied for another player of the same school.
func (m page) nextForm(d playerDialog, info journal.PlayerInfo) playerDialog {
	d.Form = playerForm{Club: info.Club, Federation: d.Form.Federation, Sex: d.Form.Sex}
	d.Added, d.Similar, d.Chips, d.Section, d.Asked, d.Apart = info.Name, nil, nil, 0, "", journal.CompareSchools{}
	return d
}
