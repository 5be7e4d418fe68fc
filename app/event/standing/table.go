package standing

import (
	"slices"

	"wasit/app/event/regulation"
	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/swiss/keizer"
	"wasit/swiss/tiebreak"
)

// Head names a column in all languages: Short stands over it.
type Head struct{ Short, Name i18n.Text }

// Own is a column of a system that ranks by its own rules.
type Own struct {
	Head
	Tenths []int    // by row
	Text   []string // in place of tenths
}

// Column is the head of a column beside the points, in one language.
type Column struct{ Short, Name string }

func (h Head) in(l i18n.Lang) Column { return Column{l.T(h.Short), l.T(h.Name)} }

// Columns returns the columns of the table beside rank, name and points.
func (t *Table) Columns(l i18n.Lang) []Column {
	var list []Column
	for _, c := range t.Own {
		list = append(list, c.in(l))
	}
	for _, h := range t.Breaks {
		list = append(list, h.in(l))
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
// there, and nothing where it separated nobody; a mark where lots were drawn.
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
	switch {
	case t.Bracket:
		return i18n.PointsMatches
	case regulation.SystemOf(t.System).OwnPoints:
		return i18n.PointsKeizer
	case regulation.SystemOf(t.System).Teams:
		if t.Event != nil && t.Event.GamePointsFirst {
			return textPointsGames
		}
		return textPointsTeam
	}
	return i18n.Points
}

// HasArithmetic reports whether a row can be opened to see how its values came about.
func (t *Table) HasArithmetic() bool {
	return len(t.Codes) > 0 || regulation.SystemOf(t.System).OwnPoints
}

// KeizerText writes Keizer points with one decimal where they are not whole.
func KeizerText(l i18n.Lang, x keizer.Score) string {
	return l.KeizerPoints(int64(x))
}

// GroupOf is the letter of the group in which a row is ranked; empty where all are ranked together.
func (t *Table) GroupOf(row int) string {
	if !regulation.SystemOf(t.System).Grouped || len(t.Own) == 0 {
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
	grouped := regulation.SystemOf(t.System).Grouped
	for i, r := range t.Rows {
		if grouped && r.Rank == 1 || !grouped && i < 3 {
			list = append(list, i)
		}
	}
	return list
}

// GroupName is the letter of group g, counted from 0; after Z they go on with numbers.
func GroupName(g int) string {
	if g < 26 {
		return string(rune('A' + g))
	}
	return "A" + string(rune('A'+g-26))
}
