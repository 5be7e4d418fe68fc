package sheet

import (
	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// Measures of a slip, a sixth of a leaf that is cut along the dashes; class slip of sheets.css holds the same.
const (
	slipsPerLeaf    = 6
	slipText        = 11 // points, of all but names and numbers
	slipName        = 13
	slipNumber      = 30
	slipHeight   mm = 84 // inside its edges, as the width
	slipWidth    mm = 83
	slipGap      mm = 2 // between its four parts
	slipColumn   mm = 39
	slipLabel    mm = 25 // of a result
	slipCode     mm = 22 // the code of the clock and the gap before it
	slipRule     mm = 2  // below the head
	slipTick     mm = 12 // a box for a result, and the gap below it
	slipSign     mm = 6
	slipLines       = 2 // of the head at most, for the name of the event and for the round
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
		room := in.slipRoom(row, in.slipTitleLines(row))
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
			event, round := in.slipTitle(row, in.slipTitleLines(row))
			w.text(event)
			w.br()
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

// slipTitleLines is how many lines the name of the event may take: one where the names need the room.
func (in info) slipTitleLines(row journal.Row) int {
	room := in.slipRoom(row, slipLines)
	for _, p := range []journal.Player{row.WhitePlayer, row.BlackPlayer} {
		if p.ID != 0 && block(in.name(p), slipText, slipColumn, in.bold) > room {
			return 1
		}
	}
	return slipLines
}

// slipTitle is the name of the event, shortened where it takes more lines than it may, and the round.
func (in info) slipTitle(row journal.Row, most int) (event, round string) {
	round = in.l.T(textSheetSlipRound, in.l.Int(in.Round))
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
	return shortened(in.State.Event().Name, slipText, in.slipTitleWidth(row), most, in.regular), round
}

// slipTitleWidth is what board and code leave of the head for the title.
func (in info) slipTitleWidth(row journal.Row) mm {
	board := width(in.boardWord(), slipText, in.regular) + 1.5 + width(in.number(in.State.BoardNumber(in.Section, row.Number)), slipNumber, in.bold)
	left := slipWidth - board - 3
	if in.clockOf(row) != "" {
		left -= slipCode
	}
	return left
}

// slipRoom is the height that the other parts of a slip leave for names and clubs, the name of the event taking so many lines.
func (in info) slipRoom(row journal.Row, most int) mm {
	const line = slipText * pointMM
	event, round := in.slipTitle(row, most)
	title := in.slipTitleWidth(row)
	head := max(float64(lines(event, slipText, title, in.regular)+lines(round, slipText, title, in.regular))*line*1.15, slipNumber*pointMM)
	if in.clockOf(row) != "" {
		head = max(head, 18)
	}
	labels := 1
	for _, text := range []i18n.Text{i18n.ScoreWhite, i18n.Draw, i18n.ScoreBlack} {
		labels = max(labels, lines(in.l.T(text), slipText, slipLabel, in.regular))
	}
	return slipHeight - head - slipRule - line*leading - slipTick - float64(labels)*line*1.15 - slipSign - 3*slipGap
}

// clockOf is the address in the code that opens the clock of a board on any phone with the app.
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

// slipSide writes one player. A slip has a fixed height: a name that does not fit in its letters is set in smaller ones, and a club stands
// where there is room for it.
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
		name, class, size := in.name(p), markup("nm"), float64(slipName)
		if !unbroken(name, size, slipColumn, in.bold) || block(name, size, slipColumn, in.bold) > room {
			class, size = "nm nm--less", slipText
		}
		w.el("span", class, name)
		if p.Club != "" && block(name, size, slipColumn, in.bold)+block(p.Club, slipText, slipColumn, in.regular) <= room {
			w.el("span", "clb", p.Club)
		}
	})
}
