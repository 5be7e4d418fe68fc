package sheet

import (
	"wasit/app/event/phrase"
	"wasit/app/words/i18n"
)

// Measures of the dense standings: a copy for the hand and the file, in smaller letters than what hangs on a wall.
const (
	ranksSize    = 9
	ranksLeading = 1.05
	ranksPoint   = 11 // width of the column of points, as of each tie-break
)

// ranks lists the standing with a line a player and no schools: sixty on a page.
func ranks(in info) (Document, bool) {
	if in.Ranking == nil || len(in.Ranking.Places) == 0 {
		return Document{}, false
	}
	h, note := in.standingHead(), in.under(in.tieNote())
	c := in.rankColumns()
	heights := make([]mm, len(in.Ranking.Places))
	for i, p := range in.Ranking.Places {
		n := lines(in.name(in.byNumber[p.TPN]), ranksSize, c.name-2, in.bold)
		if c.number {
			n = max(n, lines(phrase.Rated(in.byNumber[p.TPN].PlayerInfo), ranksSize, ratedWidth-2, in.regular))
		}
		heights[i] = float64(n)*ranksSize*pointMM*ranksLeading + tableRule
	}
	room := leafHeight - in.headHeight(h) - footHeight - spare - ranksSize*pointMM*1.2 - 2 -
		float64(lines(note, ranksSize, leafWidth, in.regular))*ranksSize*pointMM*1.25 - 2
	d := Document{Title: h.title}
	start := 0
	for _, end := range (rows{heights: heights, room: room, filled: true}).deal() {
		part := in.Ranking.Places[start:end]
		d.leaves = append(d.leaves, leaf{"a4 p-d", &h, func(w *Writer) {
			in.rankTable(w, part, c)
			w.el("p", "note", note)
		}})
		start = end
	}
	return d, true
}

// rankColumns deals the width: what no other column takes is for the names.
func (in info) rankColumns() standingColumns {
	c := standingColumns{value: "w11", valueWidth: ranksPoint, number: in.rated}
	for _, p := range in.Ranking.Places {
		for _, v := range p.Values {
			if width(v, ranksSize, in.regular) > ranksPoint-2 {
				c.value, c.valueWidth = "w16", 16
			}
		}
	}
	c.name = leafWidth - numberWidth - ranksPoint - c.valueWidth*float64(len(in.Ranking.Criteria))
	if c.number {
		c.name -= numberWidth + ratedWidth
	}
	return c
}

func (in info) rankTable(w *Writer, list []Place, c standingColumns) {
	widths, heads := []markup{"w11"}, []column{{"n", "#"}}
	add := func(width, class markup, text string) {
		widths, heads = append(widths, width), append(heads, column{class, text})
	}
	if c.number {
		add("w11", "n", in.l.T(textSheetNumber))
	}
	name := len(heads)
	add("", "", in.l.T(textSheetName))
	if c.number {
		add("w20", "", in.l.T(textSheetRating))
	}
	points := i18n.Points
	if in.section.IsBracket() {
		points = i18n.PointsMatches
	}
	add("w11", "n one", in.l.T(points))
	for _, t := range in.Ranking.Criteria {
		add(c.value, "n", t.Short)
	}
	t := table{widths: widths, heads: heads, name: name}
	for _, p := range list {
		player := in.byNumber[p.TPN]
		cells := []string{in.l.Int(p.Rank)}
		if c.number {
			cells = append(cells, in.l.Int(int(p.TPN)))
		}
		cells = append(cells, in.name(player))
		if c.number {
			cells = append(cells, phrase.Rated(player.PlayerInfo))
		}
		cells = append(cells, in.points(p.Points))
		for _, v := range p.Values {
			cells = append(cells, dash(v))
		}
		t.rows = append(t.rows, row{cells: cells})
	}
	t.part(w, t.rows)
}
