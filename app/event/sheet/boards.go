package sheet

import (
	"strings"
	"time"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/event/regulation"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// density is how large a list by board is set; sheets.css holds the same measures.
type density struct {
	class          markup
	name, club, no float64 // type sizes in points
	pad, result    mm
	most           int
	clubs          bool
}

var (
	large  = density{class: "a4 p-l", name: 14, club: 11, no: 24, pad: 1.45, result: 9, most: 18, clubs: true}
	medium = density{class: "a4 p-m", name: 12, club: 11, no: 18, pad: .5, result: 8, most: 20, clubs: true}
	small  = density{class: "a4 p-small", name: 12, no: 15, pad: .7, result: 5.4, most: 30}
	tight  = density{class: "a4 p-small p-ss", name: 12, no: 14, pad: .35, result: 5.4, most: 30}
)

// boardName is the width of a name beside disc and points: the column without number, result box and padding.
func (in info) boardName(d density, points string) mm {
	column := (leafWidth - 16 - 24) / 2
	return column - 3 - d.name*pointMM - 4 - width(points, d.name, in.regular)
}

// entry is a line of a list by board: a board, or somebody who sits at none.
type entry struct {
	row   journal.Row
	score [2]string // as White sees it and as Black does; empty without a result
	white string
	black string
	alone journal.Player // without opponent
	why   string
}

// boards lists the round by board, in the largest type that takes no more leaves than the next smaller one.
func boards(in info) (Document, bool) {
	d, ok := in.boardsIn(large)
	if !ok {
		return d, false
	}
	d.Large = true
	if m, _ := in.boardsIn(medium); len(m.leaves) < len(d.leaves) {
		return m, true
	}
	return d, true
}

// dense lists the round without schools, the lines closer where that saves a leaf.
func dense(in info) (Document, bool) {
	d, ok := in.boardsIn(small)
	if t, _ := in.boardsIn(tight); len(t.leaves) < len(d.leaves) {
		return t, ok
	}
	return d, ok
}

func (in info) boardsIn(size density) (Document, bool) {
	r, ok := in.round()
	if !ok {
		return Document{}, false
	}
	size.clubs = size.clubs && (in.clubs || in.rated)
	list := in.entries(r)
	h := in.boardsHead(r)
	heights := make([]mm, len(list))
	for i, e := range list {
		heights[i] = in.entryHeight(e, size)
	}
	d := Document{Title: h.title}
	start := 0
	deal := rows{heights: heights, room: in.room(h, 1), most: size.most, counted: len(r.Boards)}
	for _, end := range deal.deal() {
		part := list[start:end]
		top := h
		top.sub = ""
		if n := boardsIn(part); n > 0 && len(r.Boards) > n {
			top.sub = in.l.T(textSheetBoardRange, in.boardNo(start+1), in.boardNo(start+n), in.allBoards(len(r.Boards)))
		}
		d.leaves = append(d.leaves, leaf{size.class, &top, func(w *Writer) { in.boardTable(w, part, size) }})
		start = end
	}
	return d, true
}

func boardsIn(list []entry) int {
	n := 0
	for _, e := range list {
		if e.why == "" {
			n++
		}
	}
	return n
}

// entriesOf returns the boards in order, after them the player with the bye and those who are away but still take part.
func (in info) entriesOf(r journal.Round) []entry {
	var list []entry
	matches := regulation.Matches(in.State, in.Section, r.Number)
	for i, row := range in.State.Rows(in.Section, r.Number) {
		e := entry{row: row, score: [2]string{scoreText(row.Score), scoreText(turned(row.Score))}, white: in.points(row.WhitePoints), black: in.points(row.BlackPoints)}
		if i < len(matches) && !row.Score.IsZero() {
			now := matches[i]
			e.score[0] = MatchScore(in.l, now, row.Score)
			now.Points[0], now.Points[1] = now.Points[1], now.Points[0]
			e.score[1] = MatchScore(in.l, now, turned(row.Score))
		}
		list = append(list, e)
	}
	if r.PAB != 0 {
		list = append(list, entry{alone: in.player(r.PAB), why: in.bye()})
	}
	for _, a := range r.Absent {
		if a.Bye == journal.Free && in.section.IsBracket() && r.Number > 1 {
			continue // is out
		}
		if p := in.player(a.Player); !p.IsOut(r.Number) && p.HasEntered(r.Number) {
			list = append(list, entry{alone: p, why: in.away(p, r.Number, a.Bye)})
		}
	}
	return list
}

// bye says what the pairing-allocated bye is worth; in a Keizer that is a share of the player's value.
func (in info) bye() string {
	if in.system().OwnPoints {
		return in.l.T(i18n.CupBye)
	}
	award := in.section.Scoring
	if award == (swiss.Scoring{}) {
		award = swiss.StandardScoring()
	}
	return in.l.T(textSheetByePoints, in.points(award.PAB))
}

// allBoards says how many boards a round has, or where they do not begin at 1 from which to which.
func (in info) allBoards(n int) string {
	if in.section.Hall.First > 1 {
		return in.boardNo(1) + "–" + in.boardNo(n)
	}
	return in.l.Int(n)
}

func (in info) boardsHead(r journal.Round) head {
	h := head{title: in.l.T(textSheetRoundBoards, in.l.Int(r.Number)), when: in.times(r), round: true}
	if r.Phase >= journal.Complete {
		h.title, h.when = in.l.T(textSheetResults, in.l.Int(r.Number)), nil
	}
	h.sub = in.l.T(textSheetBoardRange, in.l.Int(999), in.l.Int(999), in.l.Int(999)) // the widest, for the room
	if len(r.Boards) < 2 {
		h.sub = ""
	}
	return h
}

// times are what a wall list of a round that is played says: when it starts, when a missing player loses. Where nobody
// told, it says when the list was published.
func (in info) times(r journal.Round) []when {
	var list []when
	if text := in.roundDay(); text != "" {
		list = append(list, when{time: text})
	}
	if !in.Start.IsZero() {
		list = append(list, when{text: in.l.T(i18n.SheetStart), time: in.clock(in.Start)})
	}
	if !in.Default.IsZero() {
		list = append(list, when{text: in.l.T(i18n.SheetDeadline), time: in.clock(in.Default)})
	}
	if in.Start.IsZero() && in.Default.IsZero() && r.Published > 0 {
		at := time.UnixMilli(r.Published).In(in.Printed.Location())
		list = append(list, when{text: in.l.T(textSheetPublished), time: in.clock(at)})
	}
	if n, ok := in.State.StartNumber(in.Section, r.Number); ok {
		list = append(list, when{text: in.l.T(i18n.LawsStart), time: phrase.StartText(in.l, n)})
	}
	return list
}

// roundDay is the day of the round of the source; empty where nobody told it.
func (in info) roundDay() string {
	return phrase.Day(in.l, journal.RoundDay{Date: in.State.RoundDay(in.Section, in.Round).Date})
}

// timesLine are the times in a line.
func (in info) timesLine(r journal.Round) string {
	var words []string
	for _, t := range in.times(r) {
		words = append(words, t.text+" "+t.time)
	}
	return strings.Join(words, ", ")
}

func (in info) entryHeight(e entry, size density) mm {
	if e.why != "" {
		text := in.aloneText(e)
		return max(block(text, size.name, leafWidth-16-3, in.bold), size.name*pointMM*leading) + 2*size.pad + .4
	}
	side := func(p journal.Player, points string) mm {
		w := in.boardName(size, points)
		h := block(in.name(p), size.name, w, in.bold)
		if size.clubs {
			h += block(phrase.Beside(p.PlayerInfo), size.club, w, in.regular)
		}
		return h
	}
	return max(side(e.row.WhitePlayer, e.white), side(e.row.BlackPlayer, e.black), size.no*pointMM*leading, size.result) + 2*size.pad + .4
}

func (in info) aloneText(e entry) string {
	text := in.name(e.alone)
	if e.alone.Club != "" {
		text += " (" + e.alone.Club + ")"
	}
	return text + ": " + e.why
}

func (in info) boardTable(w *Writer, list []entry, size density) {
	w.open("table", "t")
	w.cols("w16", "", "w24", "")
	w.open("thead", "")
	w.open("tr", "")
	w.el("th", "n", in.boardHead())
	in.colorHead(w, true)
	w.el("th", "c", in.l.T(i18n.Result))
	in.colorHead(w, false)
	w.end("tr")
	w.end("thead")
	w.open("tbody", "")
	for _, e := range list {
		w.open("tr", "")
		if e.why != "" {
			w.el("td", "no", "")
			w.openWith("td", "", attr{"colspan", "3"})
			w.el("b", "nm", in.aloneText(e))
			w.end("td")
		} else {
			in.boardRow(w, e, size)
		}
		w.end("tr")
	}
	w.end("tbody")
	w.end("table")
}

func (in info) colorHead(w *Writer, white bool) {
	w.in("th", "", func() {
		in.disc(w, white)
		w.text(" " + in.sideName(white))
	})
}

// sideName heads the column of a side: its colour; of teams that on board 1.
func (in info) sideName(white bool) string {
	switch {
	case !in.system().Teams:
		return in.colorName(white)
	case white:
		return in.l.T(i18n.TeamFirst)
	}
	return in.l.T(i18n.TeamSecond)
}

func (in info) boardRow(w *Writer, e entry, size density) {
	w.el("td", "no", in.boardNo(e.row.Number))
	in.boardSide(w, true, e.row.WhitePlayer, e.white, size)
	w.in("td", "", func() { w.el("span", "rbox", e.score[0]) })
	in.boardSide(w, false, e.row.BlackPlayer, e.black, size)
}

func (in info) boardSide(w *Writer, white bool, p journal.Player, points string, size density) {
	w.open("td", "")
	w.open("div", "pl")
	in.disc(w, white)
	w.in("div", "", func() {
		w.el("span", "nm", in.name(p))
		if beside := phrase.Beside(p.PlayerInfo); size.clubs && beside != "" {
			w.el("span", "clb", beside)
		}
	})
	w.el("span", "n", points)
	w.end("div")
	w.end("td")
}
