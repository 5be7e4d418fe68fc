package sheet

import (
	"strconv"

	"wasit/app/i18n"
	plan "wasit/app/regulation"
)

// mostColumns is how many opponents stand side by side on a leaf; of more the crosstable goes by rounds.
const mostColumns = 12

// grids draws everybody against everybody, a table for each group or team. ok is false for another system and for too
// many columns.
func grids(in info) (Document, bool) {
	if !plan.HasGrid(in.section.System) {
		return Document{}, false
	}
	list := make([]plan.Ranked, len(in.Ranking.Places))
	for i, p := range in.Ranking.Places {
		list[i] = plan.Ranked{TPN: p.TPN, Rank: p.Rank, Points: p.Points}
	}
	d := Document{Title: in.l.T(i18n.PrintCross)}
	for _, g := range plan.Grids(in.State, in.Section, list) {
		if len(g.Cols) > mostColumns {
			return Document{}, false
		}
		h := head{title: d.Title, sub: in.standing(in.Ranking.After)}
		if g.Team != "" {
			h.sub += " · " + g.Team
		} else if len(g.Rows) < len(list) {
			h.sub += " · " + in.l.T(i18n.GroupN, string(rune('A'+g.Group)))
		}
		d.leaves = append(d.leaves, in.gridTable(g).leaves(in, h)...)
	}
	return d, true
}

func (in info) gridTable(g plan.Grid) table {
	t := table{widths: []markup{"w12", ""}, heads: []column{{"n", in.l.T(i18n.SheetNumber)}, {"", in.l.T(i18n.SheetName)}}, note: in.under(in.l.T(i18n.SheetCrossKey))}
	for i := range g.Cols {
		t.widths, t.heads = append(t.widths, "w11"), append(t.heads, column{"c", strconv.Itoa(i + 1)})
	}
	t.widths, t.heads = append(t.widths, "w14"), append(t.heads, column{"n", in.l.T(i18n.Points)})
	room := leafWidth - 12 - 14 - 11*float64(len(g.Cols)) - 3
	for i, r := range g.Rows {
		name := in.name(in.byNumber[r.TPN])
		cells := []string{strconv.Itoa(i + 1), name}
		for _, c := range r.Cells {
			text := c.Text
			if c.Self {
				text = "■"
			}
			cells = append(cells, text)
		}
		t.rows = append(t.rows, row{lines: lines(name, tableSize, room, bold), cells: append(cells, in.points(r.Points))})
	}
	return t
}
