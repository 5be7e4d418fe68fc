package standings

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/event/standing"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// rows returns how many rows of the table are shown, and how many are left.
func (m page) rows() (shown, left int) {
	n := len(m.Event.Table.Rows)
	shown = min(m.RowsShown(), n)
	return shown, n - shown
}

// isRated reports whether somebody in the section has a rating: the starting numbers then say something.
func (m page) isRated() bool {
	return slices.ContainsFunc(m.KeptSection().Entered(), func(p journal.Player) bool { return p.Rating > 0 })
}

// row is a row of the table as it is read.
type row struct {
	tpn                       swiss.TPN
	rank, name, under, points string
	values                    []string // by column
	folded                    string   // the values in one line, for a narrow screen
	rest                      string   // those that have no column on a wide one, in one line
	open                      bool     // its arithmetic is shown
}

// mostColumns is how many tie-breaks have a column beside names that can be read on an upright tablet; what comes after them stands
// under the name.
const mostColumns = 5

// columns are those beside rank, name and points. The group of a row stands above it.
func (m page) columns() []standing.Column {
	t := m.Event.Table
	list := t.Columns(m.Lang())
	if len(list) > 0 && t.GroupOf(0) != "" {
		return list[1:]
	}
	return list
}

// row words row at of the table.
func (m page) row(at int, ties []standing.Column) row {
	t := m.Event.Table
	r := t.Rows[at]
	p, _ := m.KeptSection().ByNumber(r.TPN)
	x := row{tpn: r.TPN, rank: strconv.Itoa(r.Rank), name: m.Name(p), under: phrase.Beside(p.PlayerInfo), points: m.Lang().Tenths(int(r.Points)),
		values: make([]string, len(ties)), open: m.openAt(r.TPN) >= 0}
	if now, moved := m.Event.Kept.Player(p.Now); moved {
		to, _ := m.Event.Kept.In(now.Section)
		x.under = strings.TrimPrefix(x.under+" · "+m.Lang().T(i18n.PlayerNowIn, to.Name), " · ")
	}
	if sec := m.KeptSection(); p.Now == 0 && p.IsOut(min(sec.Round+1, sec.Rounds)) {
		x.under = strings.TrimPrefix(x.under+" · "+m.Lang().T(i18n.AwayWithdrawn), " · ")
	}
	var folded, rest []string
	beside := len(t.Columns(m.Lang())) - len(ties)
	for i, c := range ties {
		if x.values[i] = t.Cell(m.Lang(), at, i+beside); x.values[i] != "" {
			folded = append(folded, c.Short+"\u00a0"+x.values[i])
			if i >= mostColumns {
				rest = append(rest, folded[len(folded)-1])
			}
		}
	}
	x.values, x.rest = x.values[:min(mostColumns, len(ties))], strings.Join(rest, " · ")
	x.folded = strings.Join(folded, " · ")
	return x
}

// nameOf is the name of a player of the section.
func (m page) nameOf(tpn swiss.TPN) string {
	p, _ := m.KeptSection().ByNumber(tpn)
	return m.Name(p)
}
