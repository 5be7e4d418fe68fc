package sheet

import (
	"strconv"

	"wasit/app/event/federation"
	"wasit/app/event/phrase"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// ratingChanges lists what the games give every player in the rating list of the section (FIDE B.02), in the order of the
// starting numbers: no player is left out, and who has no figure has a dash.
func ratingChanges(in info) (Document, bool) {
	if !in.isRated() || !in.section.Ordered {
		return Document{}, false
	}
	after := 0
	if in.Ranking != nil {
		after = in.Ranking.After
	}
	h := head{title: in.l.T(i18n.PrintChanges), sub: phrase.RatingList(in.l, federation.RatingListOf(in.section)) + " · " + in.l.T(i18n.StandingsAfter, in.l.Int(after))}
	const id, rating, games, score, diff, k, change mm = 24, 14, 15, 15, 15, 11, 15
	t := table{name: 1, note: in.l.T(textChangesNote), widths: []markup{"w12", "", "w24", "w14", "w14", "w15", "w15", "w15", "w11", "w15"},
		heads: []column{{"n", in.l.T(textSheetNumber)}, {"", in.l.T(textSheetName)}, {"n", in.l.T(i18n.FieldFIDE)}, {"", "FED"}, {"n", in.l.T(textSheetRtg)},
			{"n", in.l.T(textIndividualGames)}, {"n", in.l.T(i18n.Points)}, {"n", "W−We"}, {"n", "K"}, {"n", "±"}}}
	room := leafWidth - 12 - 14 - id - rating - games - score - diff - k - change - 3
	for tpn := swiss.TPN(1); int(tpn) <= len(in.byNumber); tpn++ {
		p := in.byNumber[tpn]
		name := in.name(p)
		if p.Title != "" {
			name = p.Title + " " + name
		}
		r := row{cells: []string{in.l.Int(int(tpn)), name, p.FIDEID, federationOf(p), "–", "–", "–", "–", "–", "–"}, lines: lines(name, tableSize, room, in.bold)}
		if own := federation.FIDERating(p.PlayerInfo, federation.RatingListOf(in.section)); own > 0 {
			r.cells[4] = strconv.Itoa(own)
		}
		if x, ok := federation.Reckon(in.State, p); ok {
			in.changeCells(r.cells[5:], x)
		}
		t.rows = append(t.rows, r)
	}
	return Document{Title: h.title, leaves: t.leaves(in, h)}, true
}

// changeCells are games, score, its difference from what was expected, K and the change; of an unrated player the first rating
// that his games make.
func (in info) changeCells(cells []string, x federation.Reckoned) {
	if x.Own == 0 {
		if f := x.First; f.Games > 0 {
			cells[0], cells[4] = strconv.Itoa(f.Games), "→ "+strconv.Itoa(f.Rating)
		}
		return
	}
	if len(x.Change.Parts) == 0 {
		return
	}
	halves := 0
	for _, part := range x.Change.Parts {
		halves += part.Halves
	}
	k := strconv.Itoa(x.Change.K)
	if !x.Sure {
		k += "?"
	}
	copy(cells, []string{strconv.Itoa(len(x.Change.Parts)), in.l.Tenths(5 * halves), in.hundredthsSigned(x.Change.Sum), k, in.tenthsSigned(x.Change.Gain)})
}

// hundredthsSigned writes hundredths with a sign and both decimals.
func (in info) hundredthsSigned(n int) string {
	sign := "+"
	if n < 0 {
		sign, n = "−", -n
	}
	return sign + strconv.Itoa(n/100) + in.l.DecimalMark() + two(n%100)
}
