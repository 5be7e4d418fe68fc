package sheet

import (
	"strconv"

	"wasit/app/event/federation"
	"wasit/app/event/phrase"
	"wasit/app/event/regulation"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// ratingChanges lists what the games give every player in the rating list of the section (FIDE B.02), in the order of the
// starting numbers, those of teams by team and board: no player is left out, and who has no figure has a dash.
func ratingChanges(in info) (Document, bool) {
	if !in.State.Event().Papers.Rated || federation.RatingListOf(in.section) == "" || !in.section.Ordered {
		return Document{}, false
	}
	after := 0
	if in.Ranking != nil {
		after = in.Ranking.After
	}
	h := head{title: in.l.T(i18n.PrintChanges), sub: phrase.RatingList(in.l, federation.RatingListOf(in.section)) + " · " + in.l.T(i18n.StandingsAfter, in.l.Int(after))}
	t := table{name: 1, note: in.l.T(textChangesNote), widths: []markup{"w12", "", "w24", "w14", "w14", "w15", "w15", "w15", "w11", "w18"},
		heads: []column{{"n", in.l.T(textSheetNumber)}, {"", in.l.T(textSheetName)}, {"n", in.l.T(i18n.FieldFIDE)}, {"", "FED"}, {"n", in.l.T(textSheetRtg)},
			{"n", in.l.T(textIndividualGames)}, {"n", in.l.T(i18n.Points)}, {"n", "W−We"}, {"n", "K"}, {"n", "±"}}}
	if in.system().Teams {
		t.rows = in.memberChanges()
	} else {
		t.rows = in.playerChanges()
	}
	if len(t.rows) == 0 {
		return Document{}, false
	}
	return Document{Title: h.title, leaves: t.leaves(in, h)}, true
}

func (in info) playerChanges() (list []row) {
	for tpn := swiss.TPN(1); int(tpn) <= len(in.byNumber); tpn++ {
		p := in.byNumber[tpn]
		r := in.changeRow(in.l.Int(int(tpn)), p.Title, in.name(p), p.FIDEID, federationOf(p), federation.FIDERating(p.PlayerInfo, federation.RatingListOf(in.section)))
		if x, ok := federation.Reckon(in.State, p); ok {
			in.changeCells(r.cells[5:], x)
		}
		list = append(list, r)
	}
	return list
}

// memberChanges are the players of all teams, those who did not play among them: the number is that of the team and the board of its list.
func (in info) memberChanges() (list []row) {
	made := map[[2]int]federation.Reckoned{}
	for _, one := range regulation.Individuals(in.State, in.Section) {
		if x, ok := federation.ReckonMember(in.State, in.section, one); ok {
			made[[2]int{int(one.Team), one.Place}] = x
		}
	}
	for tpn := swiss.TPN(1); int(tpn) <= len(in.byNumber); tpn++ {
		team := in.byNumber[tpn]
		for i, m := range team.Roster {
			r := in.changeRow(in.l.Int(int(tpn))+"."+in.l.Int(i+1), m.Title, m.Name+" ("+team.Name+")", m.FIDEID, codeOf(m.Federation), m.Rating)
			if x, ok := made[[2]int{int(tpn), i + 1}]; ok {
				in.changeCells(r.cells[5:], x)
			}
			list = append(list, r)
		}
	}
	return list
}

// changeRow is the row of a player before his games are told.
func (in info) changeRow(number, title, name, id, fed string, own int) row {
	const others mm = 12 + 24 + 14 + 14 + 15 + 15 + 15 + 11 + 18 // columns beside the name
	if title != "" {
		name = title + " " + name
	}
	r := row{cells: []string{number, name, id, fed, "–", "–", "–", "–", "–", "–"}, lines: lines(name, tableSize, leafWidth-others-3, in.bold)}
	if own > 0 {
		r.cells[4] = strconv.Itoa(own)
	}
	return r
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
