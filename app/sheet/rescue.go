package sheet

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/swiss"
)

// Widths of the rescue sheet's columns; sheets.css has classes of these names.
const (
	rescueDue     mm = 26
	rescueNote    mm = 34
	historyDisc   mm = 4.8
	blankFirst       = 23 // rows of the form under the steps
	blankRows        = 27
	historyAcross    = 5 // discs side by side
)

// fate is what pairing by hand needs to know of one player.
type fate struct {
	p      journal.Player
	points swiss.Points
	colors []swiss.Color // of the games played, oldest first
	met    []swiss.TPN
	byes   []string // rounds of full-point byes: no other one follows (C.04.1 4)
	// forfeits are the rounds won without a game; they count as a bye does.
	forfeits []string
	notes    []string
}

// rescue is what an arbiter goes on from without the device: everybody by points and number with colours, opponents and
// byes, the boards of the round that is being played, and empty forms for the next one.
func rescue(in info) (Document, bool) {
	list := in.fates()
	if len(list) == 0 {
		return Document{}, false
	}
	after := in.after()
	d := Document{Title: in.l.T(i18n.SheetRescue)}
	d.leaves = in.fateLeaves(list, after)
	next := after + 1
	if open := in.section.Round; open > after && in.section.Phase >= journal.Published {
		now := in
		now.Round, next = open, open+1
		part, _ := dense(now)
		d.leaves = append(d.leaves, part.leaves...)
	}
	if in.section.System == journal.Knockout {
		tree, _ := bracket(in)
		d.leaves = append(d.leaves, tree.leaves...)
	}
	if coming := in.roundsToCome(next); len(coming) > 0 {
		d.leaves = append(d.leaves, coming...)
	} else if next <= in.section.Rounds {
		d.leaves = append(d.leaves, in.blankLeaves(next, (active(list, next)+1)/2)...)
	}
	return d, true
}

// after is the last round of which everything is known.
func (in info) after() int {
	if in.Ranking == nil || in.Played == nil {
		return 0
	}
	return in.Ranking.After
}

func active(list []fate, round int) int {
	n := 0
	for _, f := range list {
		if !f.p.IsOut(round) {
			n++
		}
	}
	return n
}

// fates orders the players as the pairing does: by points, then by number (C.04.2 2.4).
func (in info) fates() []fate {
	after := in.after()
	points := in.State.Points(in.Section, after)
	keizer := in.section.System == journal.Keizer && in.Ranking != nil
	if keizer { // its points are those of the ranking
		for _, p := range in.Ranking.Places {
			points[in.byNumber[p.TPN].ID] = p.Points
		}
	}
	var list []fate
	for _, p := range in.State.Players(in.Section) {
		f := fate{p: p, points: points[p.ID]}
		if after > 0 && in.Played.Has(p.TPN) {
			f.colors = in.Played.Colors(p.TPN, after+1)
			for r := 1; r <= after; r++ {
				f.add(in, r)
			}
		}
		f.past(in)
		f.coming(in, after)
		list = append(list, f)
	}
	slices.SortStableFunc(list, func(a, b fate) int { return cmp.Compare(b.points, a.points) })
	return list
}

// add takes in round r: an opponent met, or what the next bye has to know.
func (f *fate) add(in info, r int) {
	e := in.Played.Entry(f.p.TPN, r)
	switch {
	case e.Outcome.IsPlayed():
		f.met = append(f.met, e.Opponent)
	case e.Outcome == swiss.PAB || e.Outcome == swiss.FullBye:
		f.byes = append(f.byes, in.l.Int(r))
	case e.Outcome == swiss.ForfeitWin:
		f.forfeits = append(f.forfeits, in.l.Int(r))
	}
}

// past notes the rounds of byes and forfeits, each kind once.
func (f *fate) past(in info) {
	if len(f.byes) > 0 {
		f.notes = append(f.notes, in.l.T(i18n.SheetByeIn, strings.Join(f.byes, ", ")))
	}
	if len(f.forfeits) > 0 {
		f.notes = append(f.notes, in.l.T(i18n.SheetWonWO, strings.Join(f.forfeits, ", ")))
	}
}

// coming notes withdrawals and byes of the rounds to come.
func (f *fate) coming(in info, after int) {
	if f.p.IsWithdrawn() {
		f.notes = append(f.notes, in.l.T(i18n.AwayWithdrawn))
		return
	}
	if f.p.Entered > after+1 {
		f.notes = append(f.notes, in.l.T(i18n.AwayLater, in.l.Int(f.p.Entered)))
	}
	for _, b := range f.p.Byes {
		if b.Round <= after {
			continue
		}
		text := i18n.SheetAwayIn
		switch b.Kind {
		case journal.Half:
			text = i18n.SheetHalfIn
		case journal.Full:
			text = i18n.SheetByeIn
		}
		if in.section.System == journal.Keizer {
			text = i18n.AbsenceBadge(in.section.System, string(b.Kind))
		}
		f.notes = append(f.notes, in.l.T(text, in.l.Int(b.Round)))
	}
	f.wishes(in, after+1)
}

// wishes notes whom a player must not meet from a round on, and the table that is kept for him.
func (f *fate) wishes(in info, round int) {
	var not []string
	for _, set := range in.section.Forbidden {
		if set.Last > 0 && set.Last < round || !slices.Contains(set.Players, f.p.ID) {
			continue
		}
		for _, id := range set.Players {
			if other := in.player(id); id != f.p.ID && other.TPN > 0 {
				not = append(not, strconv.Itoa(int(other.TPN)))
			}
		}
	}
	if len(not) > 0 {
		f.notes = append(f.notes, in.l.T(i18n.SheetNotWith, strings.Join(not, ", ")))
	}
	if f.p.Table > 0 {
		f.notes = append(f.notes, in.l.T(i18n.WishTableN, in.l.Int(f.p.Table)))
	}
}

func (f fate) opponents() string {
	words := make([]string, len(f.met))
	for i, tpn := range f.met {
		words[i] = strconv.Itoa(int(tpn))
	}
	return strings.Join(words, ", ")
}

// fateColumns are the widths of history and opponents after so many rounds, and what is left for names.
type fateColumns struct {
	history, met           markup
	historyWidth, metWidth mm
	name                   mm
	across                 int // discs on a line
}

func columnsOf(after int) fateColumns {
	c := fateColumns{history: "w20", historyWidth: 20, met: "w26", metWidth: 26, across: 3}
	if after > 3 {
		c = fateColumns{history: "w28", historyWidth: 28, met: "w34", metWidth: 34, across: historyAcross}
	}
	c.name = leafWidth - 12 - 14 - c.historyWidth - rescueDue - c.metWidth - rescueNote
	return c
}

func (in info) fateLeaves(list []fate, after int) []leaf {
	c := columnsOf(after)
	sub := in.l.T(i18n.SheetBeforeOne)
	if after > 0 {
		sub = in.standing(after)
	}
	h := head{title: in.l.T(i18n.SheetRescue), sub: sub,
		when: []when{{text: in.l.T(i18n.SheetRescueIf)}, {time: in.l.T(i18n.SheetRescueGo)}}}
	heights := make([]mm, len(list))
	for i, f := range list {
		heights[i] = rowHeight(max(lines(in.name(f.p), tableSize, c.name-3, bold), (len(f.colors)+c.across-1)/c.across,
			lines(f.opponents(), tableSize, c.metWidth-3, regular), lines(strings.Join(f.notes, ", "), tableSize, rescueNote-3, regular))) + .6
	}
	var leaves []leaf
	start := 0
	ends, class := in.table(heights, in.room(h, 2))
	for _, end := range ends {
		part := list[start:end]
		leaves = append(leaves, leaf{class, &h, func(w *Writer) { in.fateTable(w, part, c) }})
		start = end
	}
	return leaves
}

func (in info) fateTable(w *Writer, list []fate, c fateColumns) {
	w.open("table", "t")
	w.cols("w12", "", "w14", c.history, "w26", c.met, "w34")
	w.open("thead", "")
	w.open("tr", "")
	w.el("th", "n", in.l.T(i18n.SheetNumber))
	w.el("th", "", in.l.T(i18n.SheetName))
	w.el("th", "n", in.l.T(i18n.Points))
	for _, t := range []i18n.Text{i18n.SheetColor, i18n.SheetDue, i18n.SheetMet, i18n.SheetRemarks} {
		w.el("th", "", in.l.T(t))
	}
	w.end("tr")
	w.end("thead")
	w.open("tbody", "")
	for _, f := range list {
		w.open("tr", "")
		in.fateRow(w, f)
		w.end("tr")
	}
	w.end("tbody")
	w.end("table")
}

func (in info) fateRow(w *Writer, f fate) {
	number := ""
	if f.p.TPN != 0 {
		number = in.l.Int(int(f.p.TPN))
	}
	w.el("td", "n b", number)
	w.in("td", "", func() { w.el("b", "", in.name(f.p)) })
	w.in("td", "n", func() { w.el("b", "pts", in.points(f.points)) })
	w.in("td", "", func() {
		w.in("span", "seq", func() {
			for _, c := range f.colors {
				in.disc(w, c == swiss.White)
			}
		})
	})
	w.in("td", "one", func() { in.due(w, swiss.PreferenceOf(f.colors)) })
	w.el("td", "", f.opponents())
	w.el("td", "", strings.Join(f.notes, ", "))
}

// due says which colour a player should get, with ! where he must (C.04.3 1.7.1).
func (in info) due(w *Writer, p swiss.Preference) {
	if p.Color == 0 {
		return
	}
	in.disc(w, p.Color == swiss.White)
	w.text(" " + in.colorName(p.Color == swiss.White))
	if p.Strength == swiss.Absolute {
		w.el("b", "", " !")
	}
}
