package sheet

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// Measures of the forms that are filled in by hand.
const (
	pairingCards       = 4 // a leaf; six of few rounds
	smallCards         = 6
	smallCard       mm = 90 // of its height is for text and rounds
	cardRounds         = 11
	cardWidth       mm = 80
	handRow         mm = 8.1 + .4
	crossHandRounds    = 11
)

// blank is the set that lies on the desk before the event: a pairing card for each player, a leaf of result slips to be
// copied, a crosstable and a pairing form, all empty but for the names that are known.
func blank(in info) (Document, bool) {
	d := Document{Title: in.l.T(i18n.BlankTitle)}
	d.leaves = append(d.leaves, in.blankLeaves(0, max(1, (in.section.Players+1)/2))...)
	d.leaves = append(d.leaves, in.blankCross()...)
	d.leaves = append(d.leaves, leaf{class: "slips", body: func(w *Writer) {
		for range slipsPerLeaf {
			in.slip(w, journal.Row{})
		}
	}})
	players := in.State.Players(in.Section)
	n, class := pairingCards, markup("pcards")
	tall := func(p journal.Player) bool { return in.cardHeight(p) > smallCard }
	if in.cardHeight(journal.Player{}) <= smallCard && !slices.ContainsFunc(players, tall) {
		n, class = smallCards, "pcards pcards--six"
	}
	for len(players)%n != 0 || len(players) == 0 {
		players = append(players, journal.Player{})
	}
	for part := range slices.Chunk(players, n) {
		d.leaves = append(d.leaves, leaf{class: class, body: func(w *Writer) {
			for _, p := range part {
				in.pairingCard(w, p)
			}
		}})
	}
	return d, true
}

// cardHeight is what a small pairing card of a player takes.
func (in info) cardHeight(p journal.Player) mm {
	name := float64(lines(in.blankName(p), 14, cardWidth, in.bold)) * 14 * pointMM * 1.15
	club := float64(lines(p.Club, 11, cardWidth, in.regular)) * 11 * pointMM * 1.15
	return 6 + 8.5 + 2 + max(name, 6.5) + max(club, 5) + tableHeadHeight(1) + 6.7*float64(min(max(in.section.Rounds, 1), cardRounds))
}

// blankCross is a crosstable for results by hand.
func (in info) blankCross() []leaf {
	players := in.State.Players(in.Section)
	rounds := min(max(in.section.Rounds, 1), crossHandRounds)
	h := head{title: in.l.T(textBlankCross), when: []when{{text: in.l.T(textSheetCrossKey)}, {text: in.l.T(textSheetCrossNumber)}}}
	name := leafWidth - 12 - 14 - stackedCell*float64(rounds) - 3
	heights := make([]mm, len(players))
	for i, p := range players {
		heights[i] = max(handRow, rowHeight(lines(in.blankName(p), tableSize, name, in.bold))+.4)
	}
	deal := rows{heights: heights, room: in.room(h, 1), filled: true}
	ends := deal.deal()
	last := 0 // begins the last leaf, which is filled with rows for who comes late
	if len(ends) > 1 {
		last = ends[len(ends)-2]
	}
	for left := deal.room - total(deal.heights[last:]); left >= handRow; left -= handRow {
		players, ends[len(ends)-1] = append(players, journal.Player{}), ends[len(ends)-1]+1
	}
	var leaves []leaf
	start := 0
	for _, end := range ends {
		part, from := players[start:end], start
		leaves = append(leaves, leaf{"a4 p-t", &h, func(w *Writer) { in.crossForm(w, part, from, rounds) }})
		start = end
	}
	return leaves
}

func total(heights []mm) mm {
	sum := 0.0
	for _, h := range heights {
		sum += h
	}
	return sum
}

// blankName is the name of a player, nothing for a row without one.
func (in info) blankName(p journal.Player) string {
	if p.ID == 0 {
		return ""
	}
	return in.name(p)
}

func (in info) crossForm(w *Writer, players []journal.Player, from, rounds int) {
	widths := []markup{"w12", ""}
	for range rounds {
		widths = append(widths, "w11")
	}
	w.open("table", "t blank")
	w.cols(append(widths, "w14")...)
	w.in("thead", "", func() {
		w.in("tr", "", func() {
			w.el("th", "n", in.l.T(textSheetNumber))
			w.el("th", "", in.l.T(textSheetName))
			for r := 1; r <= rounds; r++ {
				w.el("th", "c", in.l.Int(r))
			}
			w.el("th", "n", in.l.T(i18n.Points))
		})
	})
	w.in("tbody", "", func() {
		for i, p := range players {
			w.in("tr", "", func() {
				w.el("td", "n b", in.l.Int(from+i+1))
				w.in("td", "", func() { w.el("b", "", in.blankName(p)) })
				for range rounds + 1 {
					w.el("td", "cell", "")
				}
			})
		}
	})
	w.end("table")
}

// pairingCard is what a pairing by hand moves about on the desk: one for each player, a row for each round.
func (in info) pairingCard(w *Writer, p journal.Player) {
	w.in("article", "pcard", func() {
		w.in("div", "card__h", func() {
			text := in.l.T(textBlankCard)
			if in.several {
				text = in.section.Name + ", " + text
			}
			w.el("span", "", text)
			if p.TPN != 0 {
				w.el("b", "", in.l.Int(int(p.TPN)))
			}
		})
		w.el("b", "nm pcard__n", in.blankName(p))
		w.el("span", "pcard__c", p.Club)
		w.open("table", "t pcard__t")
		w.cols("w14", "w16", "w16", "w20", "")
		w.in("thead", "", func() {
			w.in("tr", "", func() {
				for _, t := range []i18n.Text{i18n.Round, textCardOpponent, textSheetColor, i18n.Result, textCardTotal} {
					w.el("th", "", in.l.T(t))
				}
			})
		})
		w.in("tbody", "", func() {
			for r := 1; r <= min(max(in.section.Rounds, 1), cardRounds); r++ {
				w.in("tr", "", func() {
					w.el("td", "n", in.l.Int(r))
					for range 4 {
						w.el("td", "", "")
					}
				})
			}
		})
		w.end("table")
	})
}
