package sheet

import (
	"strconv"

	"wasit/app/event/regulation"
	"wasit/app/words/i18n"
)

// Cells of a grid: wide ones while they leave room for names, else narrow ones, but for more than two meetings. Where even
// these leave no room, the opponents are dealt to several leaves.
const (
	wideCell    mm = 11
	twinCell    mm = 9 // of two meetings
	narrowCell  mm = 7
	gridName    mm = 46
	mostCells      = 8 // wide ones, of one or two meetings
	twoMeetings    = 2
)

// grids draws everybody against everybody, a table for each group or team. ok is false for another system.
func grids(in info) (Document, bool) {
	if !regulation.HasGrid(in.section.SectionConfig) {
		return Document{}, false
	}
	list := make([]regulation.Ranked, len(in.Ranking.Places))
	for i, p := range in.Ranking.Places {
		list[i] = regulation.Ranked{TPN: p.TPN, Rank: p.Rank, Points: p.Points}
	}
	d := Document{Title: in.l.T(i18n.PrintCross)}
	h := head{title: d.Title, sub: in.standing(in.Ranking.After)}
	all := regulation.Grids(in.State, in.Section, list)
	if leaves := in.gridsTogether(h, all); leaves != nil {
		d.leaves = leaves
		return d, true
	}
	for _, g := range all {
		h := h
		if name := in.gridName(g, len(all)); name != "" {
			h.sub += " · " + name
		}
		class, cell, parts := in.gridCells(g)
		for k := range parts {
			from, to := k*len(g.Cols)/parts, (k+1)*len(g.Cols)/parts
			d.leaves = append(d.leaves, in.gridTable(g, from, to, class, cell).leaves(in, h)...)
		}
	}
	return d, true
}

// gridName is the team or group of a grid; empty for the only one.
func (in info) gridName(g regulation.Grid, of int) string {
	switch {
	case g.Team != "":
		return g.Team
	case of > 1:
		return in.l.T(i18n.GroupN, string(rune('A'+g.Group)))
	}
	return ""
}

// gridCells says how wide the cells of a grid are, and to how many leaves its columns are dealt.
func (in info) gridCells(g regulation.Grid) (class markup, cell mm, parts int) {
	class, cell = "w11", wideCell
	switch cycles := in.section.Options.Cycles; {
	case len(g.Cols) <= mostCells || cycles > twoMeetings:
	case cycles == twoMeetings:
		class, cell = "w9", twinCell
	default:
		class, cell = "w7", narrowCell
	}
	most := int((leafWidth - 12 - 14 - gridName) / cell)
	return class, cell, (len(g.Cols) + most - 1) / most
}

// gridsTogether sets several small grids under each other, each whole; nil where one of them takes a leaf of its own.
func (in info) gridsTogether(h head, all []regulation.Grid) []leaf {
	if len(all) < 2 {
		return nil
	}
	var list []piece
	note := ""
	for _, g := range all {
		class, cell, parts := in.gridCells(g)
		t := in.gridTable(g, 0, len(g.Cols), class, cell)
		height := tableHeadHeight(1) + 2
		for _, r := range t.rows {
			height += rowHeight(max(r.lines, 1))
		}
		if parts > 1 || height > in.textRoom(h)/2 {
			return nil
		}
		note = t.note
		list = append(list, in.heading(in.gridName(g, len(all)), []piece{{height: height, write: func(w *Writer) { t.part(w, t.rows) }}})...)
	}
	leaves := in.flow(h, append(list, in.paragraphs(note)...))
	for i := range leaves {
		leaves[i].class += " p-t"
	}
	return leaves
}

// gridTable is a grid with its columns from one to before another.
func (in info) gridTable(g regulation.Grid, from, to int, class markup, cell mm) table {
	t := table{widths: []markup{"w12", ""}, heads: []column{{"n", in.l.T(textSheetNumber)}, {"", in.l.T(textSheetName)}}, note: in.under(in.l.T(textSheetCrossKey))}
	for i := from; i < to; i++ {
		t.widths, t.heads = append(t.widths, class), append(t.heads, column{"c g", strconv.Itoa(i + 1)})
	}
	t.widths, t.heads = append(t.widths, "w14"), append(t.heads, column{"n", in.l.T(i18n.Points)})
	room := leafWidth - 12 - 14 - cell*float64(to-from) - 3
	for i, r := range g.Rows {
		name, tall := in.name(in.byNumber[r.TPN]), 0
		who := name
		if under := in.ratedUnder(in.byNumber[r.TPN]); under != "" {
			who, tall = name+underName+under, lines(under, tableSize, room, in.regular)
		}
		cells := []string{strconv.Itoa(i + 1), who}
		for _, c := range r.Cells[from:to] {
			text := c.Text
			if c.Self {
				text = "■"
			}
			cells = append(cells, text)
		}
		t.rows = append(t.rows, row{lines: lines(name, tableSize, room, in.bold) + tall, cells: append(cells, in.points(r.Points))})
	}
	return t
}
