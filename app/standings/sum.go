package standings

import (
	"strconv"

	"wasit/app/i18n"
	"wasit/app/regulation"
	"wasit/app/standing"
	"wasit/swiss"
	"wasit/swiss/keizer"
	"wasit/swiss/tiebreak"
)

// sum is the arithmetic of one value of a row.
type sum struct {
	title, value, article string
	how                   string // are the terms to be read
	terms                 []term
	total                 string // of the terms, where the title has no value
	note                  string
	encounter             *encounter // in place of terms
}

// term is one part of a sum; a cut one does not count.
type term struct {
	round, text, amount string
	cut                 bool
}

// encounter is the small table of those who were tied, and what it decides.
type encounter struct {
	rows    []encounterRow
	verdict string
}

type encounterRow struct {
	name  string
	cells []string
}

// sums are the values of the open row, in the order of the columns.
func (m page) sums(o *standing.Open) []sum {
	var list []sum
	if len(o.Keizer) > 0 {
		list = append(list, m.keizerSum(o))
	}
	for _, a := range o.Parts {
		list = append(list, m.sum(a))
	}
	return list
}

// sum words the arithmetic of a tie-break.
func (m page) sum(a tiebreak.Arithmetic) sum {
	l := m.Lang()
	s := sum{title: l.T(regulation.TieBreakOf(a.Code.String()).Name), value: standing.ValueText(l, a.Code, a.Value)}
	if a.Code.Name == "PTS" {
		s.title = l.T(i18n.Points)
	}
	if a.Article != "" {
		s.article = "C.07 " + a.Article
	}
	if a.Encounter != nil {
		s.encounter = m.encounter(a.Encounter)
		return s
	}
	for _, p := range a.Parts {
		s.terms = append(s.terms, term{strconv.Itoa(p.Round), m.termText(a, p), standing.PartText(l, p.Amount, a.Unit), p.Cut != tiebreak.Kept})
	}
	return s
}

// termText names a term: of the board count the board, else what it comes from.
func (m page) termText(a tiebreak.Arithmetic, p tiebreak.Part) string {
	if a.Code.Name == "BC" || a.Code.Name == "TBR" || a.Code.Name == "BBE" {
		return m.Lang().T(i18n.EchoBoard, m.Lang().Int(p.Round))
	}
	return m.source(p)
}

// source names what a part comes from.
func (m page) source(p tiebreak.Part) string {
	l, text := m.Lang(), ""
	switch {
	case p.Opponent != 0:
		text = m.nameOf(p.Opponent)
		if p.Source == tiebreak.FromOpponent {
			text += ": " + l.Tenths(int(p.Score))
			if p.Score != p.Real {
				text += " (" + l.T(textSumAdjusted, l.Tenths(int(p.Real)), p.Article) + ")"
			}
		}
	case p.Source == tiebreak.FromDummy:
		text = l.T(textSumDummy, l.Tenths(int(p.Score)), p.Article)
	default:
		text = l.T(textSumUnplayed)
	}
	switch p.Cut {
	case tiebreak.CutLow, tiebreak.CutVUR:
		text += " · " + l.T(textSumCutLow)
	case tiebreak.CutHigh:
		text += " · " + l.T(textSumCutHigh)
	case tiebreak.BelowLimit:
		text += " · " + l.T(textSumBelow)
	}
	return text
}

func (m page) encounter(e *tiebreak.Encounter) *encounter {
	x := &encounter{verdict: m.Lang().T(textSumUndecided)}
	if e.Decided {
		x.verdict = m.Lang().T(textSumDecided)
	}
	for i, tpn := range e.Players {
		row := encounterRow{name: m.nameOf(tpn)}
		for j := range e.Players {
			row.cells = append(row.cells, scored(m.Lang(), e, i, j))
		}
		x.rows = append(x.rows, row)
	}
	return x
}

// scored is what player i of an encounter made against player j.
func scored(l i18n.Lang, e *tiebreak.Encounter, i, j int) string {
	switch {
	case i == j:
		return "×"
	case e.Met[i][j] > 0:
		return l.Tenths(int(e.Scored[i][j]))
	}
	return "–"
}

// keizerSum shows what each round gave, as share and value, and what it adds up to.
func (m page) keizerSum(o *standing.Open) sum {
	l := m.Lang()
	s := sum{title: l.T(i18n.PointsKeizer), how: l.T(textKeizerHow)}
	if o.Frozen {
		s.how = l.T(textKeizerHowFrozen)
	}
	joined, total := false, keizer.Score(0)
	for _, p := range o.Keizer {
		joined = joined || p.Entry.Outcome != swiss.Absent
		x := term{text: m.keizerTerm(p, joined), amount: standing.KeizerText(l, p.Got)}
		if p.Round > 0 { // the own value belongs to no round
			x.round = strconv.Itoa(p.Round)
		}
		s.terms = append(s.terms, x)
		total += p.Got
	}
	s.total = standing.KeizerText(l, total)
	if o.Steps > 1 {
		s.note = l.T(textKeizerCycle, l.Int(o.Steps))
	}
	return s
}

// keizerTerm names where a part comes from: the result, and what share of which value it gave.
func (m page) keizerTerm(p keizer.Part, joined bool) string {
	text := m.Lang().T(regulation.KeizerEntry(p, joined))
	if p.Entry.Opponent != 0 {
		text = m.nameOf(p.Entry.Opponent) + " " + p.Entry.Outcome.Sign()
	}
	if p.Award == (keizer.Award{}) {
		return text
	}
	text += ": " + m.Lang().KeizerAward(regulation.ShareKey(p.Award), int64(p.Award.Fixed))
	if !p.Award.IsFixed {
		text += " × " + strconv.Itoa(p.Value)
	}
	return text
}
