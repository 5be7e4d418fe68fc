package standing

import (
	"cmp"
	"slices"
	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/regulation"
	"wasit/swiss"
	"wasit/swiss/groups"
	"wasit/swiss/keizer"
	"wasit/swiss/knockout"
	"wasit/swiss/sorting"
	"wasit/swiss/tiebreak"
)

// own is a column of a system that ranks by its own rules.
type own struct {
	short, name i18n.Text
	Tenths      []int    // by row
	Text        []string // in place of tenths
}

// Column is the head of a column beside the points.
type Column struct{ Short, Name string }

// Columns returns the columns of the table beside rank, name and points.
func (t *Table) Columns(l i18n.Lang) []Column {
	var list []Column
	for _, c := range t.Own {
		list = append(list, Column{l.T(c.short), l.T(c.name)})
	}
	for _, code := range t.Codes[min(1, len(t.Codes)):] {
		c := regulation.TieBreakOf(code.String())
		list = append(list, Column{c.Short, l.T(c.Name)})
	}
	return list
}

// Cell writes column col of row i.
func (t *Table) Cell(l i18n.Lang, i, col int) string {
	if col < len(t.Own) {
		if c := t.Own[col]; c.Text != nil {
			return c.Text[i]
		}
		return l.Tenths(t.Own[col].Tenths[i])
	}
	at := col - len(t.Own) + 1
	return t.ValueOf(l, i, at)
}

// ValueOf writes what the tie-break at place at of Codes gives row i: of a direct encounter the place among those who were tied
// there, and nothing where it parted nobody; a mark where lots were drawn.
func (t *Table) ValueOf(l i18n.Lang, i, at int) string {
	row, c := t.Rows[i], t.Codes[at]
	switch {
	case c.Name == tiebreak.Lot && row.Drawn:
		return "×"
	case c.Name == tiebreak.Lot, c.IsEncounter() && row.Places[at] == 0:
		return ""
	case c.IsEncounter():
		return l.Int(row.Places[at])
	}
	return ValueText(l, c, row.Values[at])
}

// PointsName is what the table's points are.
func (t *Table) PointsName() i18n.Text {
	switch t.System {
	case journal.Keizer:
		return i18n.PointsKeizer
	case journal.Knockout:
		return i18n.PointsMatches
	case journal.Team:
		return textPointsTeam
	}
	return i18n.Points
}

// HasArithmetic reports whether a row can be opened to see how its values came about.
func (t *Table) HasArithmetic() bool { return len(t.Codes) > 0 || t.System == journal.Keizer }

// rankOwn fills the rows of a system that ranks by its own rules; ok is false for one that ranks by points and
// tie-breaks.
func (t *Table) rankOwn(s journal.State) (ok bool) {
	switch t.System {
	case journal.Keizer:
		t.keizer(s)
	case journal.Knockout:
		t.cup(s)
	case journal.Groups:
		t.groups(s)
	case journal.Team:
		t.teams(s)
	default:
		return false
	}
	return true
}

// keizer ranks by Keizer points: rows carry them, rounded to tenths, with the value of each player and his game points.
func (t *Table) keizer(s journal.State) {
	t.Codes = nil
	table, tour, err := regulation.KeizerTable(s, t.Section, t.Rounds)
	if t.Err = err; err != nil {
		return
	}
	t.Tournament, t.Standing = tour, table
	value := own{short: textKeizerValueShort, name: textKeizerValue}
	games := own{short: textKeizerGamesShort, name: textKeizerGames}
	for _, r := range table.Rows {
		t.Rows = append(t.Rows, tiebreak.Row{TPN: r.TPN, Rank: r.Place, Points: keizerPoints(table, r)})
		value.Tenths = append(value.Tenths, r.Value*10)
		var over swiss.Points
		for n := 1; n <= t.Rounds; n++ {
			if o := tour.Entry(r.TPN, n).Outcome; o.IsPlayed() && o != swiss.Pending {
				over += tour.Scoring().Of(o)
			}
		}
		games.Tenths = append(games.Tenths, int(over))
	}
	t.Own = []own{value, games}
}

// KeizerText writes Keizer points with one decimal where they are not whole.
func KeizerText(l i18n.Lang, x keizer.Score) string {
	return l.KeizerPoints(int64(x))
}

// keizerPoints is the score of a row in tenths, half up, as [keizer.Standing.Score] writes it.
func keizerPoints(table *keizer.Standing, r keizer.Row) swiss.Points {
	d := int64(keizer.Unit) * int64(table.Cycle)
	return swiss.Points((20*int64(r.Sum) + d) / (2 * d))
}

// cup ranks by the bracket: who is still in shares the first place, behind them the places of who is out.
func (t *Table) cup(s journal.State) {
	t.Codes = nil
	state, err := regulation.Bracket(s, t.Section)
	if t.Err = err; err != nil {
		return
	}
	order := t.Tournament.TPNs()
	out := map[swiss.TPN]bool{}
	places := state.Places(order)
	for _, p := range places {
		out[p.TPN] = true
	}
	for _, tpn := range order {
		if !out[tpn] {
			t.Rows = append(t.Rows, tiebreak.Row{TPN: tpn, Rank: 1, Points: swiss.Points(10 * state.Points(tpn))})
		}
	}
	sorting.Stable(places, func(a, b knockout.Place) int { return cmp.Compare(a.From, b.From) })
	for _, p := range places {
		t.Rows = append(t.Rows, tiebreak.Row{TPN: p.TPN, Rank: p.From, Points: swiss.Points(10 * state.Points(p.TPN))})
	}
}

// teams ranks by match points and the tie-breaks of teams.
func (t *Table) teams(s journal.State) {
	ev, err := regulation.TeamEvent(s, t.Section, t.Rounds)
	if t.Err = err; err != nil {
		return
	}
	t.Event = &ev
	t.Rows, t.Err = tiebreak.TeamStandings(ev, t.Options)
}

// groups ranks every group for itself, one below the other, each by the section's tie-breaks.
func (t *Table) groups(s journal.State) {
	sec, _ := s.Section(t.Section)
	letters := own{short: textGroupWord, name: textGroupWord}
	t.members = regulation.Groups(s, t.Section)
	for g, members := range t.members {
		rows, err := groups.Rank(t.Tournament, members, max(sec.Options.Cycles, 1), t.Options, nil, groups.ByLot(sec.Order.Seed))
		if t.Err = err; err != nil {
			return
		}
		for _, r := range rows {
			t.Rows = append(t.Rows, tiebreak.Row{TPN: r.TPN, Rank: r.Rank, Points: r.Points, Values: r.Values, Places: r.Places, Drawn: r.Drawn})
			t.Grouped = append(t.Grouped, r)
			letters.Text = append(letters.Text, GroupName(g))
		}
	}
	t.Own = []own{letters}
}

// GroupOf is the letter of the group in which a row is ranked; empty where all are ranked together.
func (t *Table) GroupOf(row int) string {
	if t.System != journal.Groups || len(t.Own) == 0 {
		return ""
	}
	return t.Own[0].Text[row]
}

// Among is how many players are ranked with tpn.
func (t *Table) Among(tpn swiss.TPN) int {
	at := slices.IndexFunc(t.Rows, func(r tiebreak.Row) bool { return r.TPN == tpn })
	n := 0
	for i := range t.Rows {
		if at >= 0 && t.GroupOf(i) == t.GroupOf(at) {
			n++
		}
	}
	return n
}

// Leaders are the places in Rows of the first three, or of the first of each group.
func (t *Table) Leaders() []int {
	var list []int
	for i, r := range t.Rows {
		if t.System == journal.Groups && r.Rank == 1 || t.System != journal.Groups && i < 3 {
			list = append(list, i)
		}
	}
	return list
}

// GroupName is the letter of group g, counted from 0; behind Z they go on with numbers.
func GroupName(g int) string {
	if g < 26 {
		return string(rune('A' + g))
	}
	return "A" + string(rune('A'+g-26))
}
