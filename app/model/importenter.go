package model

import (
	"errors"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/roster"
	"wasit/swiss"
)

// Count says how many rows of a review can enter, wait for an answer, or are left out, and the sexes of those that enter.
type Count struct{ Ready, Open, Skipped, Male, Female int }

// Count counts the rows.
func (im Import) Count() Count {
	var c Count
	for _, r := range im.Rows {
		switch {
		case r.Skip:
			c.Skipped++
		case len(r.Doubts) > 0:
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

// ImportEnter enters the rows without open questions in one act, each into the section that it is for. Rows with open
// questions stay in the review.
type ImportEnter struct{}

// Update implements Msg.
func (ImportEnter) Update(m Model, env Env) (Model, []Cmd) {
	var left []roster.Row
	var parts []part
	n := 0
	for i, r := range m.Import.Rows {
		switch {
		case r.Skip:
		case len(r.Doubts) > 0:
			left = append(left, r)
		default:
			parts = partOf(parts, m.SectionOf(r), InfoOf(r.Entrant), i)
			n++
		}
	}
	if n == 0 {
		return m, nil
	}
	list := make([]journal.Command, len(parts))
	for i, p := range parts {
		list[i] = journal.ImportPlayers{Section: p.section, Source: m.Import.source(), Players: p.players}
	}
	next, cmds, err := m.record(env, list...)
	if err != nil {
		return m.refuse(m.atLine(parts, err))
	}
	if m.Event.IsDraft() {
		return next, cmds
	}
	m, undo := next.offerUndo(m.Lang().N(i18n.ImportDone, n))
	m.Notice = nil
	cmds = append(cmds, undo)
	if len(left) > 0 {
		m.Import.Rows = left
		m.Import = m.Import.ask()
		return m, append(cmds, Focus{"main"})
	}
	m.Import, m.Carry = Import{Event: m.Event.ID}, true
	return m, append(cmds, Navigate{To: m.Route.In(PagePlayers), Replace: true}, Focus{"main"})
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
func (m Model) atLine(parts []part, err error) error {
	var at *journal.ImportError
	if !errors.As(err, &at) {
		return err
	}
	for _, p := range parts {
		_, _, refused := journal.Decide(m.Event.Ahead, journal.Stamp{}, journal.ImportPlayers{Section: p.section, Players: p.players})
		if refused != nil && at.Row >= 1 && at.Row <= len(p.places) {
			return &journal.ImportError{Row: m.Import.Rows[p.places[at.Row-1]].Line, Err: at.Err}
		}
	}
	return err
}

func (im Import) source() string {
	switch {
	case im.File != "":
		return string([]rune(im.File)[:min(len([]rune(im.File)), journal.MaxName)])
	case im.TRF != nil:
		return "trf"
	}
	return "paste"
}
