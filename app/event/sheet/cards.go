package sheet

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
	"wasit/app/words/letters"
)

// Place cards are an eighth of a leaf, table numbers a quarter.
const (
	cardsPerLeaf      = 8
	tablesPerLeaf     = 4
	cardRoom       mm = 81 // width for text
	cardNameHeight mm = 34
)

// cardSizes are the sizes of a name, the largest first; sheets.css has classes of these names.
var cardSizes = []struct {
	class  markup
	points float64
}{{"nm c-26", 26}, {"nm c-20", 20}, {"nm c-15", 15}, {"nm c-11", 11}}

// cards are place cards by pairing number, or by the alphabet before there are numbers.
func cards(in info) (Document, bool) {
	players := in.State.Players(in.Section)
	if len(players) == 0 {
		return Document{}, false
	}
	if !in.section.Ordered {
		journal.SortByName(letters.Of(in.l.Tag()), players)
	}
	d := Document{Title: in.l.T(i18n.CardsTitle)}
	for part := range slices.Chunk(players, cardsPerLeaf) {
		d.leaves = append(d.leaves, leaf{class: "cards", body: func(w *Writer) {
			for _, p := range part {
				in.card(w, p)
			}
		}})
	}
	return d, true
}

func (in info) card(w *Writer, p journal.Player) {
	w.in("article", "card", func() {
		w.in("div", "card__h", func() {
			w.el("span", "", in.State.Event().Name)
			if in.several {
				w.el("b", "", in.section.Name)
			}
		})
		name := in.name(p)
		w.el("b", in.fitting(name, cardRoom, cardNameHeight), name)
		w.in("div", "card__f", func() {
			w.el("span", "", p.Club)
			if p.Table > 0 {
				w.el("b", "", in.l.T(i18n.WishTableN, in.l.Int(p.Table)))
			}
			if p.TPN != 0 {
				w.el("b", "", in.l.Int(int(p.TPN)))
			}
		})
	})
}

// familyCards are cards for the families, by the alphabet: whoever scans one follows that player.
func familyCards(in info) (Document, bool) {
	players := in.State.Players(in.Section)
	if in.Family == nil || len(players) == 0 {
		return Document{}, false
	}
	players = slices.DeleteFunc(players, func(p journal.Player) bool { return p.Now != 0 })
	journal.SortByName(letters.Of(in.l.Tag()), players)
	d := Document{Title: in.l.T(i18n.FamilyCodes)}
	for part := range slices.Chunk(players, cardsPerLeaf) {
		d.leaves = append(d.leaves, leaf{class: "cards", body: func(w *Writer) {
			for _, p := range part {
				in.familyCard(w, p)
			}
		}})
	}
	return d, true
}

// familyRoom is the width beside the code, and familyHeight what a name may take there.
const (
	familyRoom   mm = 45
	familyHeight mm = 22
)

func (in info) familyCard(w *Writer, p journal.Player) {
	w.in("article", "card card--family", func() {
		w.in("div", "card__h", func() {
			w.el("span", "", short(in.State.Event().Name, codeEvent))
			if in.several {
				w.el("b", "", in.section.Name)
			}
		})
		w.in("div", "card__q", func() {
			w.in("div", "", func() {
				name := in.name(p)
				w.el("b", in.fitting(name, familyRoom, familyHeight), name)
				w.el("span", "clb", p.Club)
			})
			code{in.l.T(textSheetFamilyOf, in.name(p)), in.Family(p.ID)}.write(w)
		})
		w.el("p", "", in.l.T(textSheetFamilyDo))
	})
}

// fitting is the class of the largest size in which a name stands on three lines at most, each word whole.
func (in info) fitting(name string, room, height mm) markup {
	for _, s := range cardSizes {
		n := lines(name, s.points, room, in.bold)
		if n <= 3 && float64(n)*s.points*pointMM*leading <= float64(height) && unbroken(name, s.points, room, in.bold) {
			return s.class
		}
	}
	return cardSizes[len(cardSizes)-1].class
}

// tables are numbers for the boards of round 1: half of the players, rounded up.
func tables(in info) (Document, bool) {
	n := (in.section.Players + 1) / 2
	if n == 0 {
		return Document{}, false
	}
	d := Document{Title: in.l.T(i18n.TablesTitle)}
	for first := 1; first <= n; first += tablesPerLeaf {
		last := min(first+tablesPerLeaf-1, n)
		d.leaves = append(d.leaves, leaf{class: "tables", body: func(w *Writer) {
			for b := first; b <= last; b++ {
				w.in("article", "tablenr", func() {
					w.in("div", "card__h", func() {
						w.el("span", "", in.State.Event().Name)
						if in.several {
							w.el("b", "", in.section.Name)
						}
					})
					w.el("span", "tablenr__w", in.l.T(i18n.Board))
					class := markup("tablenr__n")
					if in.section.Hall.Number(b) > 99 {
						class = "tablenr__n tablenr__n--long"
					}
					w.el("b", class, in.boardNo(b))
				})
			}
		}})
	}
	return d, true
}
