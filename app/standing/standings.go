package standing

import (
	"errors"
	"slices"
	"strings"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/regulation"
	"wasit/swiss"
	"wasit/swiss/groups"
	"wasit/swiss/keizer"
	"wasit/swiss/tiebreak"
)

// Table is the standing of one section after a round, with what it was computed from. It is a cache: the journal alone
// counts.
type Table struct {
	Seq        int // of the state it was computed from
	Section    journal.SectionID
	Rounds     int // after how many rounds
	Final      bool
	Codes      []tiebreak.Code // of Row.Values, PTS first
	Rows       []tiebreak.Row
	Tournament *swiss.Tournament
	System     string // of journal.SectionConfig
	Options    tiebreak.Options
	Standing   *keizer.Standing // of a Keizer section
	Event      *tiebreak.TeamEvent
	Own        []own
	Grouped    []groups.Row      // of a section in groups: its rows as they are compared for a final
	members    [][]swiss.TPN     // of each group
	Carried    int               // rounds of an earlier stage before those of the section: of a final that they count in
	whole      *swiss.Tournament // Tournament with them
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

// Standings computes the standing of a section after its last complete round.
func Standings(s journal.State, id journal.SectionID) *Table {
	sec, _ := s.Section(id)
	return StandingsBy(s, id, sec.Round)
}

// StandingsBy computes it from the rounds up to round: after the last complete one of them.
func StandingsBy(s journal.State, id journal.SectionID, round int) *Table {
	t := &Table{Seq: s.Seq(), Section: id}
	sec, ok := s.Section(id)
	if !ok {
		return t
	}
	t.System = sec.System
	var o tiebreak.Options
	if o, t.Err = regulation.TieOptions(s, sec, 0); t.Err != nil {
		return t
	}
	t.Codes = tiebreak.List(o.List)
	if t.Tournament, t.Err = s.Tournament(id, round); t.Err != nil {
		var unnumbered *journal.OrderError
		if errors.As(t.Err, &unnumbered) {
			t.Err = nil // before the order is fixed there is no standing, and that is no failure
		}
		return t
	}
	t.Rounds = tiebreak.CompleteRounds(t.Tournament)
	t.Final = t.Rounds == sec.SectionConfig.Rounds || s.IsFinished() && round == sec.Round // an event that ended early
	if t.Rounds == 0 {
		return t
	}
	t.Options, _ = regulation.TieOptions(s, sec, t.Rounds)
	if t.rankOwn(s) {
		return t
	}
	t.rank(s)
	return t
}

// rank ranks by points and tie-breaks: of a final with the games that it carries.
func (t *Table) rank(s journal.State) {
	if t.whole, t.Carried, t.Err = s.WithCarried(t.Section, t.Tournament); t.Err != nil {
		return
	}
	if t.whole, _, t.Err = regulation.Settled(s, t.Section, t.whole); t.Err != nil {
		return
	}
	if t.Carried == 0 {
		t.Tournament = t.whole
	}
	if t.Options.Rounds += t.Carried; t.Options.Rounds > 0 {
		t.Rows, t.Err = tiebreak.Standings(t.whole, t.Options)
	}
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
	for _, members := range t.members {
		if slices.Contains(members, tpn) {
			sub, o, err := groups.Only(t.Tournament, members, t.Options)
			if err != nil {
				return nil, err
			}
			return tiebreak.Explain(sub, o, tpn)
		}
	}
	return tiebreak.Explain(t.whole, t.Options, tpn)
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
	if quarters := num * 4; l == i18n.ID && quarters%den == 0 && quarters%2 != 0 && num > 0 {
		return l.Quarters(int(quarters / den)), true
	}
	if tenths := num * 10; tenths%den == 0 {
		return l.Tenths(int(tenths / den)), true
	}
	return "", false
}
