package imports

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/app/lists/roster"
	"wasit/app/session"
)

// skipRow leaves a row out, or takes it in again.
type skipRow struct {
	Row  int
	Skip bool
}

func (msg skipRow) update(m page, _ session.Env) (page, []session.Cmd) {
	return m.mended(msg.Row, func(r *roster.Row) {
		if msg.Skip {
			*r = roster.NotPlayer(*r)
			return
		}
		*r = roster.IsPlayer(*r)
		r.Withdrawn = false
	}), nil
}

// chooseRow opens the source and the mends of a row, or closes them.
type chooseRow struct{ Row int }

func (msg chooseRow) update(m page, _ session.Env) (page, []session.Cmd) {
	switch {
	case msg.Row < 0 || msg.Row >= len(m.Rows):
		return m, nil
	case m.Chosen == msg.Row+1:
		m.Chosen = 0
		return m, nil
	}
	m.Chosen, m.Source = msg.Row+1, false
	return m, []session.Cmd{session.Focus{ID: "of-row"}}
}

// showSource opens the whole text that was read, or goes back to the questions.
type showSource struct{ On bool }

func (msg showSource) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Source, m.Chosen = msg.On, 0
	if msg.On {
		return m, []session.Cmd{session.Focus{ID: "of-row"}}
	}
	return m, []session.Cmd{session.Focus{ID: "main"}}
}

// sendInto chooses the section of a row.
type sendInto struct {
	Row  int
	Into journal.SectionID
}

func (msg sendInto) update(m page, _ session.Env) (page, []session.Cmd) {
	if msg.Row < 0 || msg.Row >= len(m.Rows) {
		return m, nil
	}
	return m.remembered().settled(settle{Row: msg.Row, Kind: roster.DoubtSection, Into: msg.Into}), nil
}

// takeIn makes players again of those who were withdrawn in the list.
type takeIn struct{}

func (takeIn) update(m page, _ session.Env) (page, []session.Cmd) {
	rows := m.rowsThat(func(r roster.Row) bool { return r.Withdrawn })
	if len(rows) == 0 {
		return m, nil
	}
	m = m.remembered()
	for _, i := range rows {
		m = m.row(i, func(r *roster.Row) { r.Withdrawn, r.Skip = false, false })
	}
	return m, nil
}

// asWritten gives names the capitals that they have in the list.
type asWritten struct{}

func (asWritten) update(m page, _ session.Env) (page, []session.Cmd) {
	rows := m.rowsThat(isTidied)
	if len(rows) == 0 {
		return m, nil
	}
	m = m.remembered()
	for _, i := range rows {
		m = m.row(i, func(r *roster.Row) {
			for _, c := range r.Changes {
				if c.Line == 0 {
					takeBack(&r.Entrant, c)
				}
			}
			r.Changes = slices.DeleteFunc(slices.Clone(r.Changes), func(c roster.Change) bool { return c.Line == 0 })
		})
	}
	return m, nil
}

// mended returns m with a row changed, so that it can be undone.
func (m page) mended(i int, f func(*roster.Row)) page {
	if i < 0 || i >= len(m.Rows) {
		return m
	}
	return m.remembered().row(i, f)
}

// recheck asks again what hangs on the name: whether somebody in the event is called so, and the section.
func (m page) recheck(r *roster.Row) {
	r.Doubts = slices.DeleteFunc(slices.Clone(r.Doubts), func(d roster.Doubt) bool { return d.Kind == roster.DoubtSameHere })
	if !r.Skip && m.knownHere()(r.Entrant) {
		r.Doubts = append(r.Doubts, roster.Doubt{Kind: roster.DoubtSameHere, Text: r.Entrant.Name})
	}
	doubtKin(r, m.kinHere())
}

// swapNameClub exchanges name and school of a row.
type swapNameClub struct{ Row int }

func (msg swapNameClub) update(m page, _ session.Env) (page, []session.Cmd) {
	return m.mended(msg.Row, func(r *roster.Row) {
		*r = roster.SwapNameClub(*r)
		m.recheck(r)
	}), nil
}

// splitRow splits the row of two players, the second of whom begins at a byte of the name.
type splitRow struct{ Row, At int }

func (msg splitRow) update(m page, _ session.Env) (page, []session.Cmd) {
	i := msg.Row
	if i < 0 || i >= len(m.Rows) || m.TRF != nil || len(m.Rows) > roster.MaxRows {
		return m, nil
	}
	return m.split(i, m.Rows[i], msg.At), nil
}

// splitClub splits the row of two players, the second of whom was taken for the school. Which school they are of is not known then.
type splitClub struct{ Row int }

func (msg splitClub) update(m page, _ session.Env) (page, []session.Cmd) {
	i := msg.Row
	if i < 0 || i >= len(m.Rows) || m.TRF != nil || len(m.Rows) > roster.MaxRows || m.Rows[i].Entrant.Club == "" {
		return m, nil
	}
	r := m.Rows[i]
	at := len(r.Entrant.Name) + 1
	r.Entrant.Name, r.Entrant.Club = r.Entrant.Name+" "+r.Entrant.Club, ""
	r.Doubts = slices.DeleteFunc(slices.Clone(r.Doubts), func(d roster.Doubt) bool { return d.Kind == roster.DoubtClub })
	return m.split(i, r, at), nil
}

// split puts the two players that r names in place of row i.
func (m page) split(i int, r roster.Row, at int) page {
	first, second, ok := roster.SplitName(r, at)
	if !ok {
		return m
	}
	m.recheck(&first)
	m.recheck(&second)
	m = m.remembered()
	m.Rows = slices.Insert(slices.Clone(m.Rows), i+1, second)
	m.Asked = slices.Insert(slices.Clone(m.Asked), i+1, m.Asked[i])
	m.Rows[i], m.Chosen, m.Apart = first, 0, nil
	return m
}

// mergeAbove joins a row to the player above it: the line goes on with the same one.
type mergeAbove struct{ Row int }

func (msg mergeAbove) update(m page, _ session.Env) (page, []session.Cmd) {
	i := msg.Row
	above, ok := m.above(i)
	if !ok {
		return m, nil
	}
	one := roster.MergeAbove(m.Rows[above], m.Rows[i])
	m.recheck(&one)
	m = m.remembered()
	m.Rows = slices.Delete(slices.Clone(m.Rows), i, i+1)
	m.Asked = slices.Delete(slices.Clone(m.Asked), i, i+1)
	m.Rows[above], m.Chosen, m.Apart = one, 0, nil
	m.Asked[above] = m.Asked[above] || len(one.Doubts) > 0
	return m, nil
}

// above is the nearest row above that is a player.
func (im Model) above(i int) (int, bool) {
	if i >= len(im.Rows) || im.TRF != nil { // the players of a report keep their places
		return 0, false
	}
	for k := i - 1; k >= 0; k-- {
		if !im.Rows[k].Skip {
			return k, true
		}
	}
	return 0, false
}
