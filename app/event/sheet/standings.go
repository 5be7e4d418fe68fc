package sheet

import (
	"cmp"
	"math"
	"strings"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/words/i18n"
)

// Measures of tables in 11 pt: padding above and below, what a rule takes.
const (
	tableSize = 11
	tablePad  = .95
	tableRule = .25 // .18 mm, every fifth .42
)

// rowHeight is the height of a table row whose tallest cell is so many lines of 11 pt.
func rowHeight(n int) mm {
	return max(float64(n)*tableSize*pointMM*leading, 13*pointMM*leading) + 2*tablePad + tableRule
}

// standingColumns says how a standing uses the width: clubs stand in a column while there are few tie-breaks, else under
// the name.
type standingColumns struct {
	value      markup
	number     bool // starting number, title and rating have columns
	valueWidth mm
	values     int  // columns of tie-breaks
	stack      int  // how many tie-breaks a column holds, one below the other: 1 where all of them fit on a line
	federation bool // under title and rating
	rank       markup
	points     markup
	rankWidth  mm
	club       markup
	clubWidth  mm // 0: under the name
	name       mm
}

// clubColumns are what clubs may get; 0: they stand under the name.
var clubColumns = []struct {
	class markup
	width mm
}{{"w62", 62}, {"w56", 56}, {"w50", 50}, {"w44", 44}, {"w38", 38}, {"", 0}}

// The columns of starting numbers, and of titles with ratings: "WGM 2412" stands on a line.
const (
	numberWidth mm = 11
	ratedWidth  mm = 24
)

// leastName is the narrowest column of names beside a column of clubs.
const leastName mm = 42

// standingColumns deals the width so that the rows take the least room.
func (in info) standingColumns() standingColumns {
	c := standingColumns{rank: "w9", rankWidth: 9}
	c.value, c.valueWidth = in.valueColumn()
	if len(in.Ranking.Places) > 99 {
		c.rank, c.rankWidth = "w12", 12
	}
	c.points = "w15"
	fixed := c.rankWidth + 15
	if width(in.pointsHead(), tableSize, in.regular) > 15-1.5 {
		c.points, fixed = "w18", fixed+3
	}
	if c.number = in.rated; c.number {
		fixed += numberWidth + ratedWidth
	}
	c.values = len(in.Ranking.Criteria)
	room := int((leafWidth - fixed - leastName) / c.valueWidth)
	if c.stack = 1; c.values > room {
		c.stack = (c.values + room - 1) / room
		c.values = (c.values + c.stack - 1) / c.stack
	}
	c.federation = c.number && in.anyPlayer(func(p journal.Player) bool { return p.Federation != "" })
	left := leafWidth - fixed - c.valueWidth*float64(c.values)
	best, least := c, math.Inf(1)
	for _, club := range clubColumns {
		if club.width > 0 && (!in.clubs || left-club.width < leastName) {
			continue
		}
		c.club, c.clubWidth, c.name = club.class, club.width, left-club.width
		height := 0.0
		for i := range in.Ranking.Places {
			height += in.placeHeight(i, c)
		}
		if height < least {
			best, least = c, height
		}
	}
	return best
}

// valueColumn is the width of a column of tie-breaks: that which the widest value needs.
func (in info) valueColumn() (class markup, of mm) {
	class, of = "w13", 13
	for _, p := range in.Ranking.Places {
		for _, v := range p.Values {
			switch wide := width(v, tableSize, in.regular); {
			case wide > 12:
				return "w18", 18
			case wide > 10:
				class, of = "w15", 15
			}
		}
	}
	return class, of
}

// pointsHead heads the points of the standings: a bracket counts matches won.
func (in info) pointsHead() string {
	if in.section.IsBracket() {
		return in.l.T(i18n.PointsMatches)
	}
	return in.l.T(i18n.Points)
}

// standings lists the ranking with its tie-breaks.
func standings(in info) (Document, bool) {
	if in.Ranking == nil || len(in.Ranking.Places) == 0 {
		return Document{}, false
	}
	c := in.standingColumns()
	h := in.standingHead()
	note := in.under(in.tieNote())
	heights := make([]mm, len(in.Ranking.Places))
	for i := range in.Ranking.Places {
		heights[i] = in.placeHeight(i, c)
	}
	d := Document{Title: h.title}
	start := 0
	ends, class := in.table(heights, in.room(h, c.stack)-in.noteHeight(note))
	for _, end := range ends {
		from, to := start, end
		d.leaves = append(d.leaves, leaf{class, &h, func(w *Writer) {
			in.standingTable(w, from, to, c)
			w.el("p", "note", note)
		}})
		start = end
	}
	return d, true
}

// standingHead is the head of the sheets that list the ranking. What nobody has verified is not called final.
func (in info) standingHead() head {
	state, sub := textSheetInterim, in.standing(in.Ranking.After)
	if in.Ranking.Final {
		state = textSheetFinal
		if !in.isVerified(in.Ranking.After) {
			state, sub = i18n.NotChecked, in.l.T(i18n.StandingsAfter, in.l.Int(in.Ranking.After))
		}
	}
	return head{title: in.l.T(i18n.Standings), sub: sub,
		when: []when{{time: in.l.T(state)}, {text: in.l.N(textNRounds, in.section.Rounds)}}}
}

// under adds what has to be said under a table about who left and which ratings count.
func (in info) under(note string) string {
	list := in.leavers()
	for _, text := range []string{in.countsNote(), in.periodsNote()} {
		if text != "" {
			list = append(list, text)
		}
	}
	if len(list) > 0 {
		note = sentence(note)
	}
	return strings.Join(append([]string{note}, list...), " ")
}

// countsNote says which rating counts in the section, and how many players have another; empty where each counts as entered.
func (in info) countsNote() string {
	which := phrase.RatingCounts(in.l, in.section.Rating.Counts)
	if which == "" || in.system().Teams {
		return ""
	}
	if n := len(federation.CountOtherwise(in.State, in.Section)); n > 0 {
		return in.l.T(textSheetCountsBut, which, in.l.Int(n))
	}
	return in.l.T(textSheetCounts, which)
}

// periodsNote says which rating counts in a section whose players have others in later rounds; empty where each has one.
func (in info) periodsNote() string {
	switch {
	case len(in.section.Periods) == 0:
		return ""
	case in.section.Rating.Periods == journal.PeriodsFirst:
		return in.l.T(textSheetPeriodFirst)
	}
	return in.l.T(textSheetPeriods)
}

func (in info) noteHeight(text string) mm {
	return float64(lines(text, 11, leafWidth, in.regular))*11*pointMM*1.25 + 6
}

func (in info) tieNote() string {
	var list []string
	for _, c := range in.Ranking.Criteria {
		name := c.Name
		if c.Short != c.Name {
			name += " (" + c.Short + ")"
		}
		list = append(list, name)
	}
	switch {
	case in.system().OwnPoints:
		return in.l.T(textRegKeizerPlaces)
	case in.section.IsBracket():
		return in.l.T(textRegCupPlaces)
	case in.system().Grouped:
		return in.l.T(textRegGroupPlaces) + " " + in.l.T(textSheetTieOrder, strings.Join(list, ", "))
	case len(list) == 0:
		return in.l.T(textSheetPointsOnly)
	}
	return in.l.T(textSheetTieOrder, strings.Join(list, ", ")) + in.tieEdition()
}

// tieEdition names the edition of C.07 by which the tie-breaks are counted: editions differ.
func (in info) tieEdition() string {
	return " " + in.l.T(textSheetTieEdition, cmp.Or(in.section.TieRules, "2026"))
}

// opensGroup reports whether place i is the first of its group.
func (in info) opensGroup(i int) bool {
	places := in.Ranking.Places
	return places[i].Group != "" && (i == 0 || places[i-1].Group != places[i].Group)
}

func (in info) placeHeight(i int, c standingColumns) mm {
	above := 0.0
	if in.opensGroup(i) {
		above = rowHeight(1)
	}
	return above + in.rowOf(in.Ranking.Places[i], c)
}

// gone marks a withdrawn player, after the name.
func (in info) gone(p journal.Player) string {
	if p.Now != 0 || !p.IsOut(min(in.Ranking.After+1, in.section.Rounds)) {
		return ""
	}
	return " · " + in.l.T(i18n.AwayWithdrawn)
}

func (in info) rowOf(p Place, c standingColumns) mm {
	player := in.byNumber[p.TPN]
	name := lines(in.name(player)+in.gone(player), tableSize, c.name-3, in.bold)
	least := c.stack
	if c.number {
		own := lines(phrase.Rated(player.PlayerInfo), tableSize, ratedWidth-3, in.regular)
		if c.federation && federationOf(player) != "" {
			own = max(own, 1) + 1
		}
		least = max(least, own)
	}
	if c.clubWidth == 0 {
		return rowHeight(max(least, name+lines(player.Club, tableSize, c.name-3, in.regular)))
	}
	return rowHeight(max(least, name, lines(player.Club, tableSize, c.clubWidth-3, in.regular)))
}

func (in info) standingTable(w *Writer, from, to int, c standingColumns) {
	w.open("table", "t")
	widths := []markup{c.rank, ""}
	if c.number {
		widths = []markup{c.rank, "w11", "", "w24"}
	}
	if c.clubWidth > 0 {
		widths = append(widths, c.club)
	}
	widths = append(widths, c.points)
	for range c.values {
		widths = append(widths, c.value)
	}
	w.cols(widths...)
	w.open("thead", "")
	w.open("tr", "")
	w.el("th", "n", "#")
	if c.number {
		w.el("th", "n", in.l.T(textSheetNumber))
	}
	w.el("th", "", in.l.T(textSheetName))
	if c.number {
		w.el("th", "", in.l.T(textSheetRating))
	}
	if c.clubWidth > 0 {
		w.el("th", "", in.kin(textSheetClub))
	}
	w.el("th", "n", in.pointsHead())
	for k := range c.values {
		in.stacked(w, "th", c, k, func(k int) string { return in.Ranking.Criteria[k].Short })
	}
	w.end("tr")
	w.end("thead")
	w.open("tbody", "")
	for i := from; i < to; i++ {
		if in.opensGroup(i) {
			w.in("tr", "", func() {
				before := 1
				if c.number {
					before = 2
				}
				for range before {
					w.el("td", "", "")
				}
				w.in("td", "", func() { w.el("b", "", in.l.T(i18n.GroupN, in.Ranking.Places[i].Group)) })
				for range len(widths) - before - 1 {
					w.el("td", "", "")
				}
			})
		}
		w.open("tr", "")
		in.standingRow(w, in.Ranking.Places[i], c)
		w.end("tr")
	}
	w.end("tbody")
	w.end("table")
}

func (in info) standingRow(w *Writer, p Place, c standingColumns) {
	player := in.byNumber[p.TPN]
	w.el("td", "n b", in.l.Int(p.Rank))
	if c.number {
		w.el("td", "n", in.l.Int(int(p.TPN)))
	}
	w.in("td", "", func() {
		w.el("b", "", in.name(player))
		w.text(in.gone(player))
		if c.clubWidth == 0 && player.Club != "" {
			w.br()
			w.text(player.Club)
		}
	})
	if c.number {
		w.in("td", "", func() {
			w.text(phrase.Rated(player.PlayerInfo))
			if fed := federationOf(player); c.federation && fed != "" {
				w.br()
				w.text(fed)
			}
		})
	}
	if c.clubWidth > 0 {
		w.el("td", "", player.Club)
	}
	w.in("td", "n", func() { w.el("b", "pts", in.total(p.Points)) })
	for k := range c.values {
		in.stacked(w, "td", c, k, func(k int) string { return dash(p.Values[k]) })
	}
}

// stacked writes a cell with tie-break k and, below it, every further one that falls into the same column.
func (in info) stacked(w *Writer, tag markup, c standingColumns, k int, text func(k int) string) {
	w.in(tag, "n", func() {
		w.text(text(k))
		for below := k + c.values; below < len(in.Ranking.Criteria); below += c.values {
			w.br()
			w.text(text(below))
		}
	})
}
