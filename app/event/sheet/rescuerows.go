package sheet

import (
	"strconv"
	"strings"

	"wasit/app/event/regulation"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// Widths of the rescue sheet's columns; sheets.css has classes of these names.
const (
	rescueDue     mm = 16
	rescueNote    mm = 34
	rescueNow     mm = 16 // points after the round that is played
	rescueNoteNow mm = 26
	historyAcross    = 5 // discs side by side
)

func (f rescueRow) opponents() string {
	words := make([]string, len(f.met))
	for i, tpn := range f.met {
		words[i] = strconv.Itoa(int(tpn))
	}
	return strings.Join(words, ", ")
}

// rescueColumns are the widths of the columns after so many rounds, and what is left for names.
type rescueColumns struct {
	history, met, note markup
	metWidth, noteWide mm
	name               mm
	across             int // discs on a line
	open               int // the round that is played, whose points have a column
}

func columnsOf(after, open int) rescueColumns {
	c := rescueColumns{history: "w20", met: "w26", metWidth: 26, across: 3, note: "w34", noteWide: rescueNote}
	history := 20.0
	if max(after, open) > 3 {
		c.history, c.met, c.metWidth, c.across, history = "w28", "w34", 34, historyAcross, 28
	}
	c.name = leafWidth - 12 - 14 - history - rescueDue - c.metWidth - c.noteWide
	if open > 0 {
		c.open = open
		c.name -= rescueNow
	}
	if open > 3 {
		c.note, c.noteWide = "w26", rescueNoteNow
		c.name += rescueNote - rescueNoteNow
	}
	return c
}

func (in info) rescueLeaves(list []rescueRow, after, open int) []leaf {
	if in.system().OwnPoints || in.section.IsBracket() {
		open = 0 // whose points are not the sum of the results
	}
	c := columnsOf(after, open)
	sub := in.l.T(textSheetBeforeOne)
	if after > 0 {
		sub = in.standing(after)
	}
	h := head{title: in.l.T(textSheetRescue), sub: sub,
		when: []when{{text: in.l.T(textSheetRescueIf)}, {time: in.l.T(textSheetRescueGo)}}}
	note := in.rescueAdvice(open)
	room := in.room(h, 3)
	if note != "" {
		room -= in.noteHeight(note)
	}
	heights := make([]mm, len(list))
	for i, f := range list {
		heights[i] = rowHeight(max(lines(in.name(f.p), tableSize, c.name-3, in.bold), (len(f.colors)+c.across-1)/c.across,
			lines(f.opponents(), tableSize, c.metWidth-3, in.regular), lines(strings.Join(f.notes, ", "), tableSize, c.noteWide-3, in.regular))) + .6
	}
	var leaves []leaf
	start := 0
	ends, class := in.table(heights, room)
	for _, end := range ends {
		part := list[start:end]
		leaves = append(leaves, leaf{class, &h, func(w *Writer) {
			in.rescueTable(w, part, c)
			if note != "" {
				w.el("p", "note", note)
			}
		}})
		start = end
	}
	return leaves
}

// rescueAdvice says what is to be done with the round that is played, and whose games count for nobody.
func (in info) rescueAdvice(open int) string {
	var list []string
	if open > 0 {
		list = append(list, in.l.T(textSheetRescueNow, in.l.Int(open)))
	}
	return strings.Join(append(list, in.leavers()...), " ")
}

// leavers says what becomes of the games of everybody who left a round robin (C.05).
func (in info) leavers() []string {
	if !in.system().Grid {
		return nil
	}
	t, err := in.State.Tournament(in.Section, in.after())
	if err != nil {
		return nil // not begun
	}
	if t, _, err = in.State.WithCarried(in.Section, t); err != nil {
		return nil // not begun
	}
	_, verdicts, err := regulation.Settled(in.State, in.Section, t)
	if err != nil {
		return nil // pairing numbers of another table: nobody can have left it
	}
	list := make([]string, len(verdicts))
	for i, v := range verdicts {
		text := i18n.LeftAnnulled
		if v.Counts {
			text = i18n.LeftCounts
		}
		list[i] = in.l.T(text, in.name(in.byNumber[v.TPN]), in.l.Int(v.Played), in.l.Int(v.Scheduled))
	}
	return list
}

func (in info) rescueTable(w *Writer, list []rescueRow, c rescueColumns) {
	w.open("table", "t")
	widths := []markup{"w12", "", "w14"}
	heads := []i18n.Text{textSheetColor, textSheetDue, textSheetMet, textSheetRemarks}
	if c.open > 0 {
		widths = append(widths, "w16")
	}
	w.cols(append(widths, c.history, "w16", c.met, c.note)...)
	w.open("thead", "")
	w.open("tr", "")
	w.el("th", "n", in.l.T(textSheetNumber))
	w.el("th", "", in.l.T(textSheetName))
	w.el("th", "n", in.l.T(i18n.Points))
	if c.open > 0 {
		w.el("th", "c", in.l.T(textSheetNewPoints))
	}
	for _, t := range heads {
		w.el("th", "", in.l.T(t))
	}
	w.end("tr")
	w.end("thead")
	w.open("tbody", "")
	for _, f := range list {
		w.open("tr", "")
		in.writeRescueRow(w, f, c.open > 0)
		w.end("tr")
	}
	w.end("tbody")
	w.end("table")
}

func (in info) writeRescueRow(w *Writer, f rescueRow, open bool) {
	number := ""
	if f.p.TPN != 0 {
		number = in.l.Int(int(f.p.TPN))
	}
	w.el("td", "n b", number)
	w.in("td", "", func() { w.el("b", "", in.name(f.p)) })
	w.in("td", "n", func() { w.el("b", "pts", in.points(f.points)) })
	if open {
		text := ""
		if f.known {
			text = in.points(f.now)
		}
		w.in("td", "c", func() { w.el("b", "rbox rbox--pts", text) })
	}
	w.in("td", "", func() {
		w.in("span", "seq", func() {
			for _, c := range f.colors {
				in.disc(w, c == swiss.White)
			}
		})
	})
	w.in("td", "one", func() { in.due(w, swiss.ColorHistoryOf(f.colors)) })
	w.el("td", "", f.opponents())
	w.el("td", "", strings.Join(f.notes, ", "))
}

// due says which colour a player should get, with ! where he must (C.04.3 1.7.1).
func (in info) due(w *Writer, p swiss.ColorHistory) {
	if p.Color == 0 {
		return
	}
	in.disc(w, p.Color == swiss.White)
	if p.Strength == swiss.Absolute {
		w.el("b", "", " !")
	}
}
