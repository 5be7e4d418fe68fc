package sheet

import (
	"slices"
	"strings"

	"wasit/app/event/award"
	"wasit/app/event/journal"
	"wasit/app/words/i18n"
	"wasit/app/words/letters"
)

// prizeList is who gets what in the section, for the table of the ceremony: each category with its places.
func prizeList(in info) (Document, bool) {
	if in.Ranking == nil || len(in.Given) == 0 {
		return Document{}, false
	}
	h := head{title: in.l.T(i18n.AwardTitle), sub: in.awardState()}
	var list []piece
	for i, g := range in.Given {
		rows := in.prizeRows(g)
		if i < len(in.About) {
			rows = joined(append(in.paragraphs(strings.Join(in.About[i], "\n")), rows...), len(in.About[i])+1)
		}
		list = append(list, in.heading(in.prizeTitle(g.Prize), rows)...)
	}
	rule := i18n.PrizesOrder
	if p, _ := in.State.Prizes(in.Section); p.Several {
		rule = i18n.PrizesSeveral
	}
	list = append(list, in.paragraphs(in.l.T(rule))...)
	if prizes, _ := in.State.Prizes(in.Section); award.Total(in.Given) > 0 {
		list = append(list, in.paragraphs(award.SplitText(in.l, prizes)+" "+in.l.T(i18n.PrizesTotal, award.MoneyText(in.l, prizes, award.Total(in.Given))))...)
	}
	for _, l := range in.section.Lots {
		if l.For == journal.LotForPrize || l.For == journal.LotForTeam {
			text := in.l.T(textAwardLotDrawn, l.Seed.String(), in.drawnNames(l))
			if l.Annulled {
				text += " (" + in.l.T(i18n.LotNo, l.Why) + ")"
			}
			list = append(list, in.paragraphs(text)...)
		}
	}
	list = append(list, in.signatures(in.officers()...))
	return Document{Title: h.title, leaves: in.flow(h, list)}, true
}

// awardState says after which round the ranking stands that prizes follow.
func (in info) awardState() string {
	if in.Ranking.Final {
		return in.l.T(i18n.StandingsFinal)
	}
	return in.l.T(textAwardInterim, in.l.Int(in.Ranking.After))
}

func (in info) prizeTitle(p journal.Prize) string {
	if p.Name != "" || p.Board != 0 {
		return award.PrizeName(in.l, p)
	}
	if name := in.sectionName(); name != "" {
		return in.l.T(textAwardMainOf, name)
	}
	return in.l.T(i18n.AwardMain)
}

func (in info) drawnNames(l journal.Lot) string {
	names := make([]string, len(l.Drawn))
	for i, id := range l.Drawn {
		names[i] = in.l.Int(i+1) + ". " + in.name(in.player(id))
	}
	return strings.Join(names, ", ")
}

// Widths of a prize row: place, school, points with the rank; class prize of sheets.css.
const (
	prizePlace  mm = 32
	prizeClub   mm = 58
	prizePoints mm = 30
)

func (in info) prizeRows(g award.Given) []piece {
	if len(g.Awards) == 0 && g.Waits {
		return nil
	}
	if len(g.Awards) == 0 {
		return in.paragraphs(in.l.T(i18n.AwardNobody))
	}
	awards := slices.Concat(g.Awards, g.Paid)
	list := make([]piece, len(awards))
	for i, a := range awards {
		name, club := Winner(in.l, in.State, a)
		if a.Club != "" {
			club = Counted(in.l, in.State, a)
		}
		text := in.points(a.Points)
		if a.Tied {
			text += " – " + in.l.T(i18n.AwardTied)
		}
		if money := in.money(a); money != "" {
			text += " · " + money
		}
		g.Medals = g.Medals && i < len(g.Awards)
		n := max(lines(name, 14, leafWidth-prizePlace-prizeClub-prizePoints-8, in.bold), lines(club, textSize, prizeClub-2, in.regular),
			lines(text, textSize, prizePoints-2, in.regular), 1)
		list[i] = piece{height: float64(n)*14*pointMM*1.3 + 2*termPad, write: func(w *Writer) {
			w.in("div", "prize", func() {
				w.el("b", "prize__p", in.medal(g, a))
				w.el("b", "prize__n", name)
				w.el("span", "", club)
				w.el("span", "prize__v", text)
			})
		}}
	}
	return list
}

// money is what an award is worth; empty where it is worth no money, or a lot decides about it.
func (in info) money(a award.Award) string {
	if a.Money == 0 || a.Open {
		return ""
	}
	prizes, _ := in.State.Prizes(in.Section)
	return award.MoneyText(in.l, prizes, a.Money)
}

// Winner names who won an award, and his school, club or team: of a prize for schools the school, and its players.
func Winner(l i18n.Lang, s journal.State, a award.Award) (name, under string) {
	who, _ := s.Player(a.Player)
	switch {
	case a.Club != "":
		return a.Club, Members(l, s, a)
	case a.Name != "":
		return a.Name, nameOf(l, who)
	}
	return nameOf(l, who), who.Club
}

// Counted names who of a school count for its award, with their ranks and the sum of these.
func Counted(l i18n.Lang, s journal.State, a award.Award) string {
	names := make([]string, len(a.Counted))
	for i, c := range a.Counted {
		who, _ := s.Player(c.Player)
		names[i] = nameOf(l, who) + " (" + l.Int(c.Rank) + ".)"
	}
	return strings.Join(names, ", ") + " · " + l.T(textPrizesRanks, l.Int(a.Ranks))
}

// medal is a place, with its medal where it has one; while a lot is to come, the places that it may be.
func (in info) medal(g award.Given, a award.Award) string {
	from, to := g.Between(a)
	text := in.l.Int(from) + "."
	switch {
	case from != to:
		text += "–" + in.l.Int(to) + "."
	case g.Medals && a.Place <= 3 && !a.Tied:
		text += " " + in.l.T([]i18n.Text{textGold, textSilver, textBronze}[a.Place-1])
	}
	return text
}

// medals counts the medals of all sections by school or club.
func medals(in info) (Document, bool) {
	var given []award.Given
	for _, p := range in.all() {
		given = append(given, p.Given...)
	}
	names, key := in.State.SchoolNames(), in.State.SchoolKeys()
	club := func(id journal.PlayerID) string { return names[key(in.player(id).Club)] }
	list := award.MedalTable(letters.Of(in.l.Tag()), given, club)
	if len(list) == 0 {
		return Document{}, false
	}
	h := head{title: in.l.T(i18n.MedalTitle), sub: in.placeAndDay(), event: true}
	note := in.l.T(textMedalNote)
	sections := in.medalSections(club)
	if len(sections) > 0 {
		note += " " + in.l.T(textMedalSections)
	}
	t := table{widths: []markup{"w12", "", "w24", "w24", "w24", "w24"}, note: note,
		heads: []column{{"n", "#"}, {"", in.kin(textSheetClub)}, {"n", in.l.T(textGold)}, {"n", in.l.T(textSilver)}, {"n", in.l.T(textBronze)}, {"n", in.l.T(textMedalTotal)}}}
	for _, m := range list {
		rank, club := in.l.Int(m.Rank), m.Club
		if club == "" {
			rank, club = "", in.l.T(textMedalNoClub)
		}
		if by := sections[journal.FoldName(m.Club)]; by != nil {
			club += " (" + strings.Join(by, "; ") + ")"
		}
		t.rows = append(t.rows, row{lines(club, tableSize, leafWidth-12-96-3, in.bold), []string{rank, club, in.l.Int(m.Gold), in.l.Int(m.Silver), in.l.Int(m.Bronze), in.l.Int(m.Total())}})
	}
	return Document{Title: h.title, leaves: t.leaves(in, h)}, true
}

// medalSections says of each school or club, by its folded name, in which sections it won which medals: gold–silver–bronze. nil where
// only one section gives medals.
func (in info) medalSections(club func(journal.PlayerID) string) map[string][]string {
	by, giving := map[string][]string{}, 0
	for _, p := range in.all() {
		list := award.MedalTable(letters.Of(in.l.Tag()), p.Given, club)
		if len(list) > 0 {
			giving++
		}
		sec, _ := in.State.Section(p.Section)
		for _, m := range list {
			key := journal.FoldName(m.Club)
			by[key] = append(by[key], sec.Name+" "+in.l.Int(m.Gold)+"–"+in.l.Int(m.Silver)+"–"+in.l.Int(m.Bronze))
		}
	}
	if giving < 2 {
		return nil
	}
	return by
}

// schools ranks the schools of the section by their best players.
func schools(in info) (Document, bool) {
	return in.schoolTable(in.Schools, head{title: in.kin(i18n.SchoolsTitle)}, in.l.T(i18n.SchoolsRule, in.l.Int(in.Best)))
}

// schoolsAll ranks them by their players of all sections, as many of the whole event as count.
func schoolsAll(in info) (Document, bool) {
	if in.SchoolsOver == nil || !in.several {
		return Document{}, false
	}
	list, best := in.SchoolsOver()
	in.Whole = true
	return in.schoolTable(list, head{title: in.kin(i18n.SchoolsTitle), event: true}, in.l.T(i18n.SchoolsRule, in.l.Int(best))+" "+in.l.T(i18n.SchoolsWhole))
}

// schoolTable is a ranking of schools with who counts for each.
func (in info) schoolTable(list []award.School, h head, note string) (Document, bool) {
	if in.Ranking == nil || len(list) == 0 {
		return Document{}, false
	}
	if h.sub = in.awardState(); in.Whole {
		h.sub = in.placeAndDay()
	}
	t := table{widths: []markup{"w9", "w62", "", "w24", "w15"}, note: note,
		heads: []column{{"n", "#"}, {"", in.kin(textSheetClub)}, {"", in.l.T(i18n.SchoolsWho)}, {"n", in.l.T(textSchoolRanks)}, {"n", in.l.T(i18n.Points)}}}
	for _, s := range list {
		names := make([]string, len(s.Players))
		for i, p := range s.Players {
			names[i] = in.name(in.player(p.Player)) + " (" + in.placeOf(p) + ")"
		}
		who := strings.Join(names, ", ")
		if s.Short {
			who += " – " + in.l.T(i18n.SchoolsShort)
		}
		t.rows = append(t.rows, row{max(lines(s.Club, tableSize, 59, in.bold), lines(who, tableSize, leafWidth-9-62-24-15-3, in.regular)),
			[]string{in.l.Int(s.Rank), s.Club, who, in.l.Int(s.Places), in.points(s.Points)}})
	}
	return Document{Title: h.title, leaves: t.leaves(in, h)}, true
}

// placeOf is the place of a player, over several sections with that of his.
func (in info) placeOf(p award.Standing) string {
	place := in.l.Int(p.Rank) + "."
	if !in.Whole {
		return place
	}
	sec, _ := in.State.Section(in.player(p.Player).Section)
	return sec.Name + " " + place
}

// Members are the players of a school that won an award, without their ranks.
func Members(l i18n.Lang, s journal.State, a award.Award) string {
	names := make([]string, len(a.Counted))
	for i, c := range a.Counted {
		who, _ := s.Player(c.Player)
		names[i] = nameOf(l, who)
	}
	return strings.Join(names, ", ")
}
