package sheet

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/event/regulation"
	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/swiss/rating"
	"wasit/swiss/trf"
)

// norms lists the facts of the event that a norm rests on (as form IT3 asks), each norm that was made with the player's
// opponents (as form IT1 asks), and how far the others are, of whom one need at most is open. What a federation signs is its
// own form: this sheet fills it.
func norms(in info) (Document, bool) {
	if !in.State.Event().Papers.Rated || federation.RatingListOf(in.section) != journal.RatedStandard || in.Ranking == nil {
		return Document{}, false
	}
	h := head{title: in.l.T(i18n.PrintNorms), sub: in.l.T(i18n.StandingsAfter, in.l.Int(in.Ranking.After))}
	list := in.heading(in.l.T(textNormsEvent), in.normsEvent())
	var near []piece
	reached := 0
	for _, c := range in.candidates() {
		for _, n := range c.x.Norms {
			switch open := openNeeds(n); {
			case open == 0:
				list = append(list, in.heading(n.Title.String()+": "+c.name, in.normOf(c, n))...)
				reached++
			case open == 1 && n.Result.Games > 0:
				near = append(near, in.term(n.Title.String(), c.name+": "+in.lacking(n)))
			}
		}
	}
	if reached == 0 {
		list = append(list, in.paragraphs(in.l.T(textNormsNone))...)
	}
	if len(near) > 0 {
		list = append(list, in.heading(in.l.T(textNormsNear), near)...)
	}
	list = append(list, in.paragraphs(in.l.T(textNormsNote))...)
	list = append(list, in.signatures(in.officers()...))
	return Document{Title: h.title, leaves: in.flow(h, list)}, true
}

// candidate is who may have made a norm, as he is named, with what was reckoned of him and, game by game, who sat opposite.
type candidate struct {
	name string
	who  journal.PlayerInfo
	x    federation.Reckoned
	met  []opponent
}

// opponent is one as the sheet of norms names him.
type opponent struct {
	name string
	journal.PlayerInfo
}

// candidates are the players in the order of the standing; of a team event the players of the teams, board by board.
func (in info) candidates() (list []candidate) {
	if in.system().Teams {
		return in.memberCandidates()
	}
	for _, place := range in.Ranking.Places {
		p := in.byNumber[place.TPN]
		x, ok := federation.Reckon(in.State, p)
		if !ok {
			continue
		}
		c := candidate{name: in.name(p), who: p.PlayerInfo, x: x}
		for _, g := range x.Met {
			q := in.byNumber[g.TPN]
			c.met = append(c.met, opponent{in.name(q), q.PlayerInfo})
		}
		list = append(list, c)
	}
	return list
}

func (in info) memberCandidates() (list []candidate) {
	named := func(m journal.Member, team swiss.TPN) string { return m.Name + " (" + in.byNumber[team].Name + ")" }
	for _, one := range regulation.Individuals(in.State, in.Section) {
		x, ok := federation.ReckonMember(in.State, in.section, one)
		if !ok {
			continue
		}
		c := candidate{name: named(one.Member, one.Team), who: infoOf(one.Member), x: x}
		for _, a := range one.Met {
			c.met = append(c.met, opponent{named(a.Member, a.Team), infoOf(a.Member)})
		}
		list = append(list, c)
	}
	return list
}

// infoOf is a player of a team as one of an event of single players.
func infoOf(m journal.Member) journal.PlayerInfo {
	return journal.PlayerInfo{Name: m.Name, Rating: m.Rating, Sex: m.Sex, Title: m.Title, Federation: m.Federation, FIDEID: m.FIDEID, Birth: m.Birth}
}

// people are the players whose facts the event is reported with: those of the teams where teams play.
func (in info) people() (list []journal.PlayerInfo) {
	for tpn := swiss.TPN(1); int(tpn) <= len(in.byNumber); tpn++ {
		p := in.byNumber[tpn]
		if !in.system().Teams {
			list = append(list, p.PlayerInfo)
			continue
		}
		for _, m := range p.Roster {
			list = append(list, infoOf(m))
		}
	}
	return list
}

func openNeeds(n rating.Norm) int {
	open := 0
	for _, c := range n.Checks {
		if !c.OK {
			open++
		}
	}
	return open
}

// lacking words the needs of a norm that are not met.
func (in info) lacking(n rating.Norm) string {
	var list []string
	for _, c := range n.Checks {
		if !c.OK {
			list = append(list, phrase.NormNeed(in.l, c))
		}
	}
	return strings.Join(list, "; ")
}

// normsEvent are the facts of the event: what form IT3 asks of it.
func (in info) normsEvent() []piece {
	blank := in.l.T(textRecBlank)
	counts, titles := map[string]int{}, map[string]int{}
	rated, sum, outside := 0, 0, 0
	people := in.people()
	for _, p := range people {
		counts[cmp.Or(codeOf(p.Federation), "–")]++
		if p.Title != "" {
			titles[p.Title]++
		}
		if n := federation.FIDERating(p, journal.RatedStandard); n > 0 {
			rated, sum = rated+1, sum+n
		}
		if host, ok := trf.FederationCode(in.State.Event().Federation); ok && p.Federation != "" && codeOf(p.Federation) != host {
			outside++
		}
	}
	list := append(in.ratedEvent(), in.term(in.l.T(textNormsSystem), regulation.SystemChoice{Code: in.section.System, Options: in.section.Options}.SystemText(in.l)+", "+in.l.N(textNRounds, in.section.Rounds)),
		in.term(in.l.T(textNormsTime), cmp.Or(in.section.TimeControl, blank)),
		in.term(in.l.T(i18n.Players), in.l.Int(len(people))+" ("+in.l.T(textNormsOutside, in.l.Int(outside))+")"),
		in.term(in.l.T(textRatedBy), counted(counts)), in.term(in.l.T(textNormsTitles), cmp.Or(counted(titles), "–")))
	if rated > 0 {
		list = append(list, in.term(in.l.T(textNormsAverage), strconv.Itoa((2*sum+rated)/(2*rated))+" ("+in.l.N(textNormsRated, rated)+")"))
	}
	return append(list, in.ratedDays()...)
}

// counted lists what was counted, the most first: "CRO 40, SLO 9".
func counted(by map[string]int) string {
	codes := slices.Sorted(maps.Keys(by))
	slices.SortStableFunc(codes, func(a, b string) int { return by[b] - by[a] })
	for i, code := range codes {
		codes[i] = code + " " + strconv.Itoa(by[code])
	}
	return strings.Join(codes, ", ")
}

// normOf is one norm: who made it, each need with its article, and the opponents round by round.
func (in info) normOf(c candidate, n rating.Norm) []piece {
	blank := in.l.T(textRecBlank)
	list := []piece{
		in.term(in.l.T(textNormsPlayer), strings.Join([]string{cmp.Or(c.who.Title, "–"), c.name, cmp.Or(codeOf(c.who.Federation), "–"), in.l.T(textSheetRtg) + " " + cmp.Or(noZero(c.x.Own), "–")}, ", ")),
		in.term(in.l.T(i18n.FieldFIDE), cmp.Or(c.who.FIDEID, blank)),
		in.term(in.l.T(textNormsResult), in.l.T(textNormsScored, in.l.Tenths(5*n.Result.Halves), strconv.Itoa(n.Result.Games), strconv.Itoa(n.Result.Average), strconv.Itoa(n.Result.Rating)))}
	for i, g := range c.x.Met {
		if n.Raised != 0 && g.TPN == n.Raised {
			list = append(list, in.term(in.l.T(textNormsRaised), c.met[i].name+" (B.01 1.4.6)"))
			break
		}
	}
	for _, need := range n.Checks {
		list = append(list, in.paragraphs("✓ "+phrase.NormNeed(in.l, need))...)
	}
	return append(list, in.normGames(c))
}

// normGames are the opponents of a norm: round, name, federation, rating, title, score.
func (in info) normGames(c candidate) piece {
	t := table{name: 1, widths: []markup{"w12", "", "w14", "w16", "w14", "w16"}, heads: []column{{"n", in.l.T(textSheetRoundShort)}, {"", in.l.T(textNormsOpponent)},
		{"", "FED"}, {"n", in.l.T(textSheetRtg)}, {"", in.l.T(i18n.FieldTitle)}, {"n", in.l.T(i18n.Points)}}}
	height := tableHeadHeight(1) + 3
	for i, g := range c.x.Met {
		q := c.met[i]
		name := q.name
		if q.FIDEID != "" {
			name += " (" + q.FIDEID + ")"
		}
		title := ""
		if g.Title != swiss.NoTitle {
			title = g.Title.String()
		}
		n := lines(name, tableSize, leafWidth-12-14-16-14-16-3, in.bold)
		t.rows = append(t.rows, row{lines: n, cells: []string{strconv.Itoa(g.Round), name, codeOf(q.Federation), noZero(g.Opponent), title, in.l.Tenths(5 * g.Halves)}})
		height += rowHeight(n) + .3
	}
	return piece{height: height, write: func(w *Writer) { w.in("div", "p-t", func() { t.part(w, t.rows) }) }}
}
