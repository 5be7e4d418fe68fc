package imports

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/app/lists/roster"
	"wasit/app/session"
	"wasit/swiss"
)

// past is the review before a change.
type past struct {
	Rows     []roster.Row
	Asked    []bool
	Compared []journal.CompareSchools
}

// mostPast is how many changes of the review can be undone.
const mostPast = 20

// remembered returns m ready for a change that can be undone.
func (m page) remembered() page {
	list := append(slices.Clone(m.Past), past{m.Rows, m.Asked, m.Compared})
	m.Past = list[max(0, len(list)-mostPast):]
	return m
}

// undoMend takes the last change of the review back.
type undoMend struct{}

func (undoMend) update(m page, _ session.Env) (page, []session.Cmd) {
	if len(m.Past) == 0 {
		return m, nil
	}
	last := m.Past[len(m.Past)-1]
	m.Past = slices.Clone(m.Past[:len(m.Past)-1])
	m.Rows, m.Asked, m.Compared, m.Mending = last.Rows, last.Asked, last.Compared, 0
	m = m.withQuestions()
	if len(m.Past) == 0 {
		return m, []session.Cmd{session.Focus{ID: "main"}} // the key is gone
	}
	return m, nil
}

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
		m.doubtSection(r)
	}), nil
}

// openMends shows what can be mended of a row with one touch, or hides it.
type openMends struct{ Row int }

func (msg openMends) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Mending == msg.Row+1 {
		m.Mending = 0
	} else if msg.Row >= 0 && msg.Row < len(m.Rows) {
		m.Mending = msg.Row + 1
	}
	return m, nil
}

// mended returns m with a row changed, so that it can be undone.
func (m page) mended(i int, f func(*roster.Row)) page {
	if i < 0 || i >= len(m.Rows) {
		return m
	}
	m = m.remembered().row(i, f)
	m.Mending = 0
	return m
}

// recheck asks anew what hangs on the name: whether somebody in the event is called so, and the section.
func (m page) recheck(r *roster.Row) {
	r.Doubts = slices.DeleteFunc(slices.Clone(r.Doubts), func(d roster.Doubt) bool { return d.Kind == roster.DoubtSameHere })
	if !r.Skip && m.knownHere()(r.Entrant) {
		r.Doubts = append(r.Doubts, roster.Doubt{Kind: roster.DoubtSameHere, Text: r.Entrant.Name})
	}
	doubtKin(r, m.kinHere())
	m.doubtSection(r)
}

// swapNameClub exchanges name and school of a row.
type swapNameClub struct{ Row int }

func (msg swapNameClub) update(m page, _ session.Env) (page, []session.Cmd) {
	return m.mended(msg.Row, func(r *roster.Row) {
		*r = roster.SwapNameClub(*r)
		m.recheck(r)
	}), nil
}

// splitRow parts the row of two players, the second of whom begins at a byte of the name.
type splitRow struct{ Row, At int }

func (msg splitRow) update(m page, _ session.Env) (page, []session.Cmd) {
	i := msg.Row
	if i < 0 || i >= len(m.Rows) || m.TRF != nil || len(m.Rows) > roster.MaxRows {
		return m, nil
	}
	return m.split(i, m.Rows[i], msg.At), nil
}

// splitClub parts the row of two players, the second of whom was taken for the school. Which school they are of is not known then.
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
	m.Rows[i], m.Mending = first, 0
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
	m.Rows[above], m.Mending = one, 0
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

// sexAll answers for all rows whose sex is asked for because the list does not say it.
type sexAll struct{ Sex swiss.Sex }

func (msg sexAll) update(m page, _ session.Env) (page, []session.Cmd) {
	rows := m.sexless()
	if len(rows) == 0 || msg.Sex == 0 {
		return m, nil
	}
	m = m.remembered()
	for _, i := range rows {
		m = m.row(i, func(r *roster.Row) {
			r.Entrant.Sex = msg.Sex
			m.doubtSection(r)
		})
	}
	return m, nil
}

// sexless are the rows of which the list does not say the sex, and the sections hang on it.
func (im Model) sexless() []int {
	var list []int
	for i, r := range im.Rows {
		if !r.Skip && slices.ContainsFunc(r.Doubts, isSexless) {
			list = append(list, i)
		}
	}
	return list
}
