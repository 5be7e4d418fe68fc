// Package standing is the table of a section after a round: its rows, how their cells are written in a language, and the arithmetic behind
// them. It is computed in app/event/ranking.
package standing

import (
	"slices"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/swiss/groups"
	"wasit/swiss/keizer"
	"wasit/swiss/tiebreak"
)

// Table is the standing of one section after a round, with what it was computed from. It is a cache: the journal alone
// counts.
type Table struct {
	Of         journal.StateID // what it was computed from
	Section    journal.SectionID
	Rounds     int // after how many rounds
	Final      bool
	Codes      []tiebreak.Code // of Row.Values, PTS first
	Rows       []tiebreak.Row
	Tournament *swiss.Tournament
	System     string // of journal.SectionConfig
	Bracket    bool   // places follow from a bracket
	Options    tiebreak.Options
	Standing   *keizer.Standing // of a Keizer section
	Event      *tiebreak.TeamEvent
	Breaks     []Head            // of Codes after the points
	Own        []Own             // the columns of a system that ranks by its own rules
	Grouped    []groups.Row      // of a section in groups: its rows as they are compared for a final
	Members    [][]swiss.TPN     // of each group
	Carried    int               // rounds of an earlier stage before those of the section: of a final that they count in
	Whole      *swiss.Tournament // Tournament with them
	Err        error
}

// Open is the row whose arithmetic is shown.
type Open struct {
	TPN    swiss.TPN
	Parts  []tiebreak.Arithmetic
	Keizer []keizer.Part // of a Keizer section
	Steps  int           // over which its points are averaged; 1: none
	Frozen bool          // its rounds keep the values of their day
}

// Place returns where in Rows a player stands, -1 if he has no place.
func (t *Table) Place(tpn swiss.TPN) int {
	if t == nil {
		return -1
	}
	return slices.IndexFunc(t.Rows, func(r tiebreak.Row) bool { return r.TPN == tpn })
}

// Row returns the row of a player, if he has one.
func (t *Table) Row(tpn swiss.TPN) (tiebreak.Row, bool) {
	if at := t.Place(tpn); at >= 0 {
		return t.Rows[at], true
	}
	return tiebreak.Row{}, false
}

// Explain returns the arithmetic of every value of one row, in the order of Codes; of a section in groups that of his group.
func (t *Table) Explain(tpn swiss.TPN) ([]tiebreak.Arithmetic, error) {
	if t.Event != nil {
		return tiebreak.ExplainTeam(*t.Event, t.Options, tpn)
	}
	for _, members := range t.Members {
		if slices.Contains(members, tpn) {
			sub, o, err := groups.Only(t.Tournament, members, t.Options)
			if err != nil {
				return nil, err
			}
			return tiebreak.Explain(sub, o, tpn)
		}
	}
	return tiebreak.Explain(t.Whole, t.Options, tpn)
}

// ValueText writes a tie-break value in the language; an undefined one is a dash, and so is the direct encounter of who is tied with
// nobody: it is no rank there, and no zero that was scored.
func ValueText(l i18n.Lang, code tiebreak.Code, v tiebreak.Value) string {
	num, den := v.Fraction()
	if !v.Defined() || code.Name == "DE" && num == 0 {
		return "–"
	}
	if text, ok := asPoints(l, num, den); ok {
		return text
	}
	return strings.ReplaceAll(v.Decimal(2), ".", l.DecimalMark())
}

// PartText writes a part of a value as the value itself is written, with three decimals at most.
func PartText(l i18n.Lang, num, den int64) string {
	den = max(den, 1)
	if text, ok := asPoints(l, num, den); ok {
		return text
	}
	return l.Decimal(num*1000/den, 1000)
}

// asPoints writes num/den as points are written, 3½ in Indonesian and 3.5 elsewhere, where it comes out in tenths or quarters.
func asPoints(l i18n.Lang, num, den int64) (text string, ok bool) {
	if quarters := num * 4; l == i18n.ID && quarters%den == 0 && quarters/den%2 != 0 && num > 0 {
		return l.Quarters(int(quarters / den)), true
	}
	if tenths := num * 10; tenths%den == 0 {
		return l.Tenths(int(tenths / den)), true
	}
	return "", false
}
