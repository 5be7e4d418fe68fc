package sheet

import (
	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// A slip is a sixth of a leaf, cut along the dashes.
const (
	slipsPerLeaf    = 6
	slipName        = 13 // points
	slipClub        = 11
	slipColumn   mm = 39
	slipRoom     mm = 38 // for names and clubs
	slipCode     mm = 7  // less of it, where the code of the clock stands above
)

// slips makes a slip for every board of the round, White first.
func slips(in info) (Document, bool) {
	r, ok := in.round()
	if !ok {
		return Document{}, false
	}
	list := in.State.Rows(in.Section, r.Number)
	if in.isProtocol() {
		return in.protocols(list), true
	}
	d := Document{Title: in.l.T(i18n.PrintSlips)}
	for start := 0; start < len(list); start += slipsPerLeaf {
		part := list[start:min(start+slipsPerLeaf, len(list))]
		d.leaves = append(d.leaves, leaf{class: "slips", body: func(w *Writer) {
			for _, row := range part {
				in.slip(w, row)
			}
		}})
	}
	return d, true
}

func (in info) slip(w *Writer, row journal.Row) {
	w.open("article", "slip")
	in.slipHead(w, row)
	w.in("div", "slip__p", func() {
		room := slipRoom
		if in.clockOf(row) != "" {
			room -= slipCode
		}
		in.slipSide(w, true, row.WhitePlayer, room)
		in.slipSide(w, false, row.BlackPlayer, room)
	})
	w.in("div", "slip__r", func() {
		for _, c := range []struct {
			score string
			text  i18n.Text
		}{{"1–0", i18n.ScoreWhite}, {"½–½", i18n.Draw}, {"0–1", i18n.ScoreBlack}} {
			w.in("div", "", func() {
				w.el("span", "box", "")
				w.el("span", "", c.score)
				w.el("small", "", in.l.T(c.text))
			})
		}
	})
	w.in("div", "slip__s", func() {
		for _, white := range []bool{true, false} {
			w.in("span", "", func() {
				in.disc(w, white)
				w.text(" " + in.colorName(white))
			})
		}
		w.el("span", "", in.l.T(textSheetArbiter))
	})
	w.end("article")
}

// slipHead says of which event, round and board a slip is.
func (in info) slipHead(w *Writer, row journal.Row) {
	w.in("div", "slip__h", func() {
		w.in("span", "", func() {
			w.text(in.State.Event().Name)
			w.br()
			round := in.l.T(textSheetSlipRound, in.l.Int(in.Round))
			if row.Number == 0 {
				round = in.l.T(textSheetSlipRound, "______")
			}
			if name := in.sectionName(); name != "" {
				round = name + ", " + round
			}
			if row.Number > 0 && !in.Start.IsZero() {
				round += ", " + in.clock(in.Start)
			}
			if row.Number > 0 {
				round += " · " + in.version()
			}
			w.text(round)
		})
		w.in("span", "slip__b", func() {
			w.el("small", "", in.boardWord())
			w.el("b", "", in.number(in.State.BoardNumber(in.Section, row.Number)))
		})
		if address := in.clockOf(row); address != "" {
			code{in.l.T(textSheetClockCode, in.boardNo(row.Number)), address}.write(w)
		}
	})
}

// clockOf is the address behind the code that opens the clock of a board on any phone with the app.
func (in info) clockOf(row journal.Row) string {
	if in.Clock == nil || row.Number == 0 {
		return ""
	}
	return in.Clock(row.Number)
}

// boardNo is the number that a board of the section bears in the hall.
func (in info) boardNo(board int) string { return in.l.Int(in.section.Hall.Number(board)) }

// number is a board or pairing number; a form without one has room to write it.
func (in info) number(n int) string {
	if n == 0 {
		return "___"
	}
	return in.l.Int(n)
}

// slipSide writes one player. A slip has a fixed height: where names are so long that a club no longer fits, the names stay.
func (in info) slipSide(w *Writer, white bool, p journal.Player, room mm) {
	w.in("div", "", func() {
		w.in("span", "slip__k", func() {
			in.disc(w, white)
			w.text(" " + in.colorName(white))
		})
		if p.ID == 0 {
			w.el("span", "fill fill--name", "")
			return
		}
		w.el("span", "nm", in.name(p))
		if p.Club != "" && block(in.name(p), slipName, slipColumn, in.bold)+block(p.Club, slipClub, slipColumn, in.regular) <= room {
			w.el("span", "clb", p.Club)
		}
	})
}
