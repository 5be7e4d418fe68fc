package standings

import (
	"slices"
	"strconv"

	"wasit/app/event/regulation"
	"wasit/app/event/standing"
	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/swiss/keizer"
	"wasit/swiss/tiebreak"
)

// sum is the arithmetic of one value of a row.
type sum struct {
	title, value, article string
	how                   string // how the terms are to be read
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
	place, name string
	cells       []string
	sum         string
}

// sums are the values of the open row, in the order of the columns.
func (m page) sums(o *standing.Open) []sum {
	var list []sum
	if len(o.Keizer) > 0 {
		list = append(list, m.keizerSum(o))
	}
	for _, a := range o.Parts {
		switch {
		case a.Code.Name == tiebreak.Given:
			list = append(list, m.givenSum(a))
		case a.Code.Name == tiebreak.Lot:
			list = append(list, m.lots(o.TPN))
		case a.Code.IsEncounter() && a.Encounter == nil && !a.Dropped: // nobody was tied with him there
		default:
			list = append(list, m.sum(a))
		}
	}
	return list
}

// sum words the arithmetic of a tie-break.
func (m page) sum(a tiebreak.Arithmetic) sum {
	l := m.Lang()
	sec := m.KeptSection()
	s := sum{title: l.T(regulation.TieBreakIn(sec.SectionConfig, a.Code.String()).Name), value: standing.ValueText(l, a.Code, a.Value)}
	if a.Article != "" {
		s.article = "C.07 " + a.Article
	}
	switch {
	case a.Dropped:
		s.value, s.note = "–", l.T(textSumDropped)
		if a.Article == "10" {
			s.note += " " + l.T(regulation.RefusalText(tiebreak.RefuseUnrated))
		} else if a.Article == "8" {
			s.note += " " + l.T(regulation.RefusalText(tiebreak.RefuseTable))
		}
		return s
	case a.Encounter != nil:
		s.value, s.encounter = m.encounterPlace(a), m.encounter(a.Encounter)
		return s
	case a.Code.Name == "RTNG" || a.Code.Name == "TPN":
		return s // the number itself
	}
	for _, p := range a.Parts {
		s.terms = append(s.terms, term{m.roundText(p), m.termText(a, p), m.amount(a, p), p.Cut != tiebreak.Kept})
	}
	s.note = m.total(a)
	return s
}

// encounterPlace is the place that the encounter gave the player; empty where it separated nobody.
func (m page) encounterPlace(a tiebreak.Arithmetic) string {
	place := 1
	for _, group := range a.Encounter.Groups {
		if slices.Contains(group, a.TPN) && a.Encounter.Decided {
			return m.Lang().T(textSumPlace, m.Lang().Int(place))
		}
		place += len(group)
	}
	return ""
}

// roundText is the round of a part; a part of the whole event has none, and one of an earlier stage none here.
func (m page) roundText(p tiebreak.Part) string {
	carried := m.carried()
	if p.Round <= carried {
		return ""
	}
	return strconv.Itoa(p.Round - carried)
}

// carried is how many rounds of an earlier stage count before those of the section in hand.
func (m page) carried() int {
	if m.Event == nil || m.Event.Table == nil {
		return 0
	}
	return m.Event.Table.Carried
}

// amount is what a part counts.
func (m page) amount(a tiebreak.Arithmetic, p tiebreak.Part) string {
	if p.Source == tiebreak.FromExpectation {
		return m.Lang().Decimal(p.Amount, 100)
	}
	return standing.PartText(m.Lang(), p.Amount, a.Unit)
}

// total says how an average, a performance or an expectation follows from its terms.
func (m page) total(a tiebreak.Arithmetic) string {
	l := m.Lang()
	if a.Code.Name == "PTP" && a.Value.Defined() {
		if a.Target == 0 {
			return l.T(textSumPerfectNone)
		}
		return l.T(textSumPerfect, standing.ValueText(l, a.Code, a.Value), l.Decimal(a.Target, 100))
	}
	if !a.Average || a.Count == 0 {
		return ""
	}
	var all int64
	for _, p := range a.Parts {
		if p.Cut == tiebreak.Kept {
			all += p.Amount
		}
	}
	unit := max(a.Unit, 1)
	text := l.T(textSumMean, standing.PartText(l, all, unit), l.Int(int(a.Count)), standing.ValueText(l, a.Code, tiebreak.NewValue(all, unit*a.Count)))
	if a.Code.Name == "TPR" {
		num, _ := a.Value.Fraction()
		text += "; " + l.T(textSumPerformance, l.Decimal(num-a.Plus, 1), l.Int(int(a.Percent)), signed(a.Plus), l.Decimal(num, 1))
	}
	return text
}

// signed writes a whole number with its sign: "+95", "−800".
func signed(n int64) string {
	if n < 0 {
		return "−" + strconv.FormatInt(-n, 10)
	}
	return "+" + strconv.FormatInt(n, 10)
}

// givenSum says that a value was calculated elsewhere.
func (m page) givenSum(a tiebreak.Arithmetic) sum {
	return sum{title: m.Lang().T(regulation.TieBreakOf(tiebreak.Given).Name), value: standing.ValueText(m.Lang(), a.Code, a.Value), note: m.Lang().T(textSumGiven)}
}

// lots says whether the place was drawn, and by which seed.
func (m page) lots(tpn swiss.TPN) sum {
	t := m.Event.Table
	s := sum{title: m.Lang().T(regulation.TieBreakOf(tiebreak.Lot).Name), article: "C.07 4", note: m.Lang().T(textSumLotNone)}
	switch at := t.Place(tpn); {
	case !t.Final:
		s.note = m.Lang().T(textSumLotLater)
	case at >= 0 && t.Rows[at].Drawn:
		s.note = m.Lang().T(textSumLot, t.Options.Seed.String())
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
	case p.Opponent != 0 && (p.Source == tiebreak.FromExpectation || p.Source == tiebreak.FromRound && p.Limit > 0):
		text = m.nameOf(p.Opponent) + ": " + l.Tenths(int(p.Score))
		if p.Source == tiebreak.FromExpectation {
			text = m.nameOf(p.Opponent) + ": " + strconv.Itoa(p.Rating)
		}
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
	case p.Round == 0 && p.Source == tiebreak.FromOpponentsTie:
		text = l.T(textSumSchedule)
	case p.Round == 0:
		text = l.T(textSumWhole)
	default:
		text = l.T(textSumUnplayed)
	}
	if p.Round > 0 && p.Round <= m.carried() {
		text += " · " + l.T(textSumCarried)
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
	for _, r := range standing.MetRows(m.Lang(), e) {
		x.rows = append(x.rows, encounterRow{strconv.Itoa(r.Place), m.nameOf(r.TPN), r.Cells, r.Sum})
	}
	return x
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
