package sheet

import (
	"strconv"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/event/regulation"
	"wasit/app/words/i18n"
)

// schedule lists all rounds of a table with their days, before the first and as they go on.
func schedule(in info) (Document, bool) {
	list, err := regulation.Schedule(in.State, in.Section)
	if err != nil || len(list) == 0 {
		return Document{}, false
	}
	d := Document{Title: in.l.T(i18n.PrintSchedule)}
	h := head{title: d.Title, sub: in.System}
	var pieces []piece
	for _, r := range list {
		pieces = append(pieces, in.heading(in.roundTitle(r.Round), []piece{in.scheduled(r)})...)
	}
	d.leaves = in.flow(h, pieces)
	for i := range d.leaves {
		d.leaves[i].class += " p-t"
	}
	return d, true
}

// roundTitle names a round with its day and hour, where they are known.
func (in info) roundTitle(n int) string {
	text := in.l.T(i18n.RoundN, in.l.Int(n))
	if day := phrase.Day(in.l, in.State.RoundDay(in.Section, n)); day != "" {
		text += " · " + day
	}
	return text
}

// scheduled is the table of one round.
func (in info) scheduled(r regulation.Scheduled) piece {
	t := table{widths: []markup{"w12", "", "w20", ""}, heads: []column{{"n", in.l.T(textSheetNumber)}, {"", in.l.T(i18n.White)}, {"c", ""}, {"", in.l.T(i18n.Black)}}}
	name := func(p journal.Player) string { return in.l.Int(int(p.TPN)) + ". " + nameOf(in.l, p) }
	room := (leafWidth - 12 - 20) / 2
	height := tableHeadHeight(1) + 2
	for i, g := range r.Games {
		white, black, score := in.byNumber[g.White], in.byNumber[g.Black], "–"
		if !g.Score.IsZero() {
			score = phrase.ScoreText(g.Score)
		}
		x := row{cells: []string{strconv.Itoa(i + 1), name(white), score, name(black)},
			lines: max(lines(name(white), tableSize, room-3, in.bold), lines(name(black), tableSize, room-3, in.bold))}
		t.rows, height = append(t.rows, x), height+rowHeight(x.lines)
	}
	var free []string
	for _, tpn := range r.Free {
		free = append(free, name(in.byNumber[tpn]))
	}
	if len(free) > 0 {
		text := in.l.T(textScheduleFree, strings.Join(free, ", "))
		return piece{height: height + in.noteHeight(text), write: func(w *Writer) {
			t.part(w, t.rows)
			w.el("p", "note", text)
		}}
	}
	return piece{height: height, write: func(w *Writer) { t.part(w, t.rows) }}
}
