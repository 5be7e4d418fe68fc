package imports

import (
	"errors"

	"wasit/app/event/journal"
	"wasit/app/lists/roster"
	"wasit/app/session"
	"wasit/swiss"
)

// Count counts the rows.
func (m page) Count() session.Count {
	var c session.Count
	x := m.router()
	for i, r := range m.Rows {
		switch {
		case isTalk(r):
		case r.Skip:
			c.Skipped++
		case !x.isSure(i, r):
			c.Open++
		default:
			c.Ready++
			switch r.Entrant.Sex {
			case swiss.Male:
				c.Male++
			case swiss.Female:
				c.Female++
			}
		}
	}
	return c
}

// importEnter enters the rows without open questions in one act, each into the section that it is for. Rows with open
// questions stay in the review.
type importEnter struct{}

func (importEnter) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Event == nil {
		return m, nil
	}
	var left []roster.Row
	var parts []part
	n := 0
	m.Rows = oneSpelling(m.Rows, m.decisions(), m.Event.Ahead.SchoolNames())
	x := m.router()
	for i, r := range m.Rows {
		switch {
		case r.Skip:
		case !x.isSure(i, r):
			left = append(left, r)
		default:
			parts = partOf(parts, x.section(r), m.entrant(r), i)
			n++
		}
	}
	if n == 0 {
		return m, nil
	}
	list := make([]journal.Command, 0, len(m.Compared)+len(parts))
	for _, c := range m.Compared {
		list = append(list, c)
	}
	first := m.Event.Ahead.NextPlayer()
	for _, p := range parts {
		if m.ofTeams(p.section) {
			list = append(list, m.enterTeams(p.section, p.places, first)...)
			continue
		}
		list = append(list, journal.ImportPlayers{Section: p.section, Source: m.source(), Players: p.players})
		first += journal.PlayerID(len(p.players))
	}
	next, cmds, err := session.Record(m, env, list...)
	if err != nil {
		return session.Refuse(m, m.atLine(parts, err))
	}
	if m.Event.IsDraft() {
		return next, cmds
	}
	m = session.KeepUndo(next, m.done(parts, n))
	m.Notice = nil
	if len(left) > 0 {
		m.Rows, m.Compared = left, nil
		m.Model = m.begun(m.Model)
		return m, append(cmds, session.Focus{ID: "main"})
	}
	m.Model, m.Carry = Model{Owner: m.Event.ID}, true
	return m, append(cmds, session.Navigate{To: m.Route.In(session.PagePlayers), Replace: true}, session.Focus{ID: "main"})
}

// done says how many entered: players, and the teams that they make.
func (m page) done(parts []part, n int) string {
	text, teams := m.Lang().N(textImportDone, n), 0
	for _, p := range parts {
		if m.ofTeams(p.section) {
			teams += len(m.squads(p.places))
		}
	}
	if teams > 0 {
		text += " " + m.Lang().N(textTeamsDone, teams)
	}
	return text
}

// part is what of a list goes into one section.
type part struct {
	section journal.SectionID
	players []journal.PlayerInfo
	places  []int // of the rows
}

func partOf(parts []part, id journal.SectionID, info journal.PlayerInfo, place int) []part {
	for i := range parts {
		if parts[i].section == id {
			parts[i].players, parts[i].places = append(parts[i].players, info), append(parts[i].places, place)
			return parts
		}
	}
	return append(parts, part{id, []journal.PlayerInfo{info}, []int{place}})
}

// atLine names the line of the list, not the place among those entered. Which section refused is found by asking again.
func (m page) atLine(parts []part, err error) error {
	var at *journal.ImportError
	if !errors.As(err, &at) {
		return err
	}
	for _, p := range parts {
		_, _, refused := journal.Decide(m.Event.Ahead, journal.Stamp{}, journal.ImportPlayers{Section: p.section, Players: p.players})
		if refused != nil && at.Row >= 1 && at.Row <= len(p.places) {
			return &journal.ImportError{Row: m.Rows[p.places[at.Row-1]].Line, Err: at.Err}
		}
	}
	return err
}

func (im Model) source() string {
	switch {
	case im.File != "":
		return string([]rune(im.File)[:min(len([]rune(im.File)), journal.MaxName)])
	case im.TRF != nil:
		return "trf"
	}
	return "paste"
}
