package setup

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/session"
)

// editWizard fills the form with the event and the section in hand, to change them.
func (m page) editWizard() Model {
	s := m.Event.Ahead
	info := s.Event()
	sec, _ := s.In(m.Event.Section)
	w := Model{Started: true, Edit: m.Event.ID, Name: info.Name, Date: info.Start.String(), Place: info.Place, Arbiter: info.Arbiter, Organizer: info.Organizer, Rated: info.Papers.Rated,
		Expected: max(2, sec.Players), Rounds: sec.Rounds, TieBreaks: slices.Clone(sec.TieBreaks), Choice: regulation.SystemChoice{Code: sec.System, Options: sec.Options}, Order: "rating",
		Asked: sec.Rounds, Published: sec.Round > 1 || sec.Round == 1 && sec.Phase >= journal.Published}
	w.HalfByes, w.NoByesLast = sec.HalfByes, sec.NoByesLast
	w.Ties = regulation.TieSetting(sec.SectionConfig, s.Players(sec.ID))
	w.takeTime(sec.TimeControl, sec.TimeCode)
	w.Points = pointsOf(m.Lang(), sec.Scoring)
	if info.End != info.Start && !info.End.IsZero() {
		w.End = info.End.String()
	}
	if len(sec.Order.Keys) > 0 {
		w.Order = string(sec.Order.Keys[0])
	}
	if sec.Order.Varma {
		w.Order = "varma"
	}
	return w
}

// wizardSave records what the form changed of the event.
type wizardSave struct{}

func (wizardSave) update(m page, env session.Env) (page, []session.Cmd) {
	w := m.Model
	if m.Event == nil || w.Edit != m.Event.ID {
		return m, nil
	}
	if field := m.readsDays(); field != "" {
		return m, []session.Cmd{session.Focus{ID: field}}
	}
	if !m.readsTime() {
		return m, []session.Cmd{session.Focus{ID: "own-time"}}
	}
	if !m.readsPoints() {
		return m, []session.Cmd{session.Focus{ID: "own-points"}}
	}
	w = m.Model
	info := m.Event.Ahead.Event()
	info.Name, info.Place, info.Arbiter, info.Organizer, info.Papers.Rated = w.Name, w.Place, w.Arbiter, w.Organizer, w.Rated
	info = session.Marked(m.Lang(), info)
	info.Start, info.End = w.Days()
	sec := m.Session.Section()
	c := sec.SectionConfig
	form := w.Section(m.Lang())
	c.Rounds = form.Rounds
	if w.Time != "" {
		c.TimeControl, c.TimeCode = form.TimeControl, form.TimeCode
	}
	if !w.Published {
		edition := c.Edition
		if w.Choice.Put(&c, sec.Players); sec.System == c.System {
			c.Edition = edition
		}
		c.TieBreaks = form.TieBreaks
		w.putByes(&c)
		if w.Points != pointsOf(m.Lang(), sec.Scoring) || !w.HasPoints() { // a report that was opened may hold awards of its own
			c.Scoring = form.Scoring
		}
		if !c.Order.IsLike(form.Order) {
			c.Order = form.Order
			c.Order.Seed = m.Lot(1)
		}
	}
	if w.Published && c.Rounds != sec.Rounds && journal.Clean(w.Reason) == "" {
		m.NoReason = true
		return m, []session.Cmd{session.Focus{ID: "reason"}}
	}
	var cmds []session.Cmd
	for _, cmd := range []journal.Command{journal.ChangeEvent{EventInfo: info}, journal.ChangeSection{Section: sec.ID, SectionConfig: c, Reason: w.Reason}} {
		next, more, err := session.Record(m, env, cmd)
		if err != nil {
			return session.Refuse(m, err)
		}
		m, cmds = next, append(cmds, more...)
	}
	m.Model = Model{}
	return m, append(cmds, session.Navigate{To: m.Route.In(session.PageOverview)})
}
