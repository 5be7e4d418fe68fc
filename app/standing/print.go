package standing

import (
	"wasit/app/i18n"
	"wasit/app/sheet"
)

// RankingOf writes a table in words of the language. The first code is the points, which have a column of their own.
func RankingOf(l i18n.Lang, t *Table) *sheet.Ranking {
	r := &sheet.Ranking{After: t.Rounds, Final: t.Final}
	columns := t.Columns(l)
	for _, c := range columns {
		r.Criteria = append(r.Criteria, sheet.Criterion{Short: c.Short, Name: c.Name})
	}
	for k, row := range t.Rows {
		p := sheet.Place{Rank: row.Rank, TPN: row.TPN, Points: row.Points}
		for i := range columns {
			p.Values = append(p.Values, t.paperValue(l, k, i))
		}
		r.Places = append(r.Places, p)
	}
	return r
}

// paperValue leaves the direct encounter empty where it splits nobody.
func (t *Table) paperValue(l i18n.Lang, row, col int) string {
	if i := col - len(t.Own) + 1; i > 0 && t.Codes[i].Name == "DE" {
		if num, _ := t.Rows[row].Values[i].Fraction(); num == 0 {
			return ""
		}
	}
	return t.Cell(l, row, col)
}
