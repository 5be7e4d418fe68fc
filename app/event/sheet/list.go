package sheet

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// listColumns says what a starting list shows beside number and name: only what somebody has.
type listColumns struct {
	club, federation, rating, fee bool
	name                          mm
}

// startList lists the players by pairing number with a box to tick, and how the lots were drawn.
func startList(in info) (Document, bool) {
	players := in.State.Players(in.Section)
	if len(players) == 0 {
		return Document{}, false
	}
	c, owing := in.startColumns(players)
	title := in.l.T(textSheetStartList)
	h := head{title: title, sub: phrase.Entrants(in.l, in.section.System, len(players))}
	if c.fee {
		h.sub += " · " + in.l.T(i18n.StateUnpaid) + ": " + in.l.Int(owing)
	}
	note := strings.TrimSpace(in.lots() + " " + in.countsNote() + in.averageNote())
	heights := make([]mm, len(players))
	for i, p := range players {
		heights[i] = rowHeight(max(lines(in.name(p), tableSize, c.name-3, in.bold), lines(p.Club, tableSize, 59, in.regular)))
	}
	d := Document{Title: title}
	start := 0
	ends, class := in.table(heights, in.room(h, 1)-in.noteHeight(note))
	for _, end := range ends {
		part := players[start:end]
		d.leaves = append(d.leaves, leaf{class, &h, func(w *Writer) {
			in.listTable(w, part, c)
			w.el("p", "note", note)
		}})
		start = end
	}
	return d, true
}

// startColumns are the columns that have something in them, and how many players have not paid.
func (in info) startColumns(players []journal.Player) (c listColumns, owing int) {
	c.name = leafWidth - 12 - 18
	for _, p := range players {
		if c.fee = c.fee || p.Paid; !p.Paid {
			owing++
		}
		c.club = c.club || p.Club != ""
		c.federation = c.federation || p.Federation != ""
		c.rating = c.rating || in.seedRating(p) != "" || p.Title != ""
	}
	for _, col := range []struct {
		on bool
		mm
	}{{c.club, 62}, {c.federation, 14}, {c.rating, 24}, {c.fee, 24}} {
		if col.on {
			c.name -= col.mm
		}
	}
	return c, owing
}

// averageNote says by what rating teams are ordered that have none of their own; empty where there are none.
func (in info) averageNote() string {
	if !phrase.IsAveraged(in.State, in.Section) {
		return ""
	}
	return in.l.T(i18n.TeamAverage, in.l.Int(in.section.Boards()))
}

// lots says how the order of the unrated and the initial colour were drawn, so that anybody can repeat it.
func (in info) lots() string {
	sec := in.section
	if !sec.Ordered {
		return in.l.T(textSheetNoNumbers)
	}
	var words []string
	if slices.Contains(sec.Order.Keys, journal.ByLot) && sec.Order.Seed != 0 {
		drawn := textSheetLotSeed
		if sec.Order.IgnoreRatings {
			drawn = textSheetLotAll
		}
		words = append(words, in.l.T(drawn, strconv.FormatUint(uint64(sec.Order.Seed), 10)))
	}
	color := in.colorName(sec.Color == swiss.White)
	switch {
	case sec.Color == 0:
	case sec.ColorSeed != 0:
		words = append(words, in.l.T(textSheetColorSeed, color, strconv.FormatUint(uint64(sec.ColorSeed), 10)))
	default:
		words = append(words, in.l.T(textSheetColorHand, color))
	}
	return strings.Join(words, " ")
}

func (in info) listTable(w *Writer, players []journal.Player, c listColumns) {
	w.open("table", "t")
	widths := []markup{"w12", ""}
	heads := []string{in.l.T(textSheetName)}
	for _, col := range []struct {
		on    bool
		class markup
		text  i18n.Text
	}{{c.club, "w62", textSheetClub.Of(in.State.IsOfClubs())}, {c.federation, "w14", textSheetFederation}, {c.rating, "w24", textSheetRating}, {c.fee, "w24", textSheetFee}} {
		if col.on {
			widths, heads = append(widths, col.class), append(heads, in.l.T(col.text))
		}
	}
	w.cols(append(widths, "w18")...)
	w.open("thead", "")
	w.open("tr", "")
	w.el("th", "n", in.l.T(textSheetNumber))
	for _, text := range heads {
		w.el("th", "", text)
	}
	w.el("th", "c", in.l.T(textSheetPresent))
	w.end("tr")
	w.end("thead")
	w.open("tbody", "")
	for _, p := range players {
		w.open("tr", "")
		in.listRow(w, p, c)
		w.end("tr")
	}
	w.end("tbody")
	w.end("table")
}

func (in info) listRow(w *Writer, p journal.Player, c listColumns) {
	number, rating := "", p.Title
	if p.TPN != 0 {
		number = in.l.Int(int(p.TPN))
	}
	if n := in.seedRating(p); n != "" {
		rating = strings.TrimSpace(rating + " " + n)
	}
	w.el("td", "n b", number)
	w.in("td", "", func() { w.el("b", "", in.name(p)) })
	if c.club {
		w.el("td", "", p.Club)
	}
	if c.federation {
		w.el("td", "", federationOf(p))
	}
	if c.rating {
		w.el("td", "", rating)
	}
	switch {
	case c.fee && p.Paid:
		w.el("td", "", in.l.T(i18n.StatePaid))
	case c.fee:
		w.in("td", "", func() { w.el("b", "", in.l.T(i18n.StateUnpaid)) })
	}
	w.in("td", "c", func() { w.el("span", "box box--tick", "") })
}
