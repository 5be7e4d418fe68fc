package sheet

import (
	"cmp"
	"strings"
	"unicode"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/words/i18n"
	"wasit/app/words/letters"
)

// namesMost is how many names a leaf takes, so that few stand before it at once (design README §5).
const namesMost = 21

// Type sizes of a list by name, in points, and its padding; class p-names of sheets.css.
const (
	nameSize         = 14
	nameClub         = 11
	nameBoard        = 20
	nameOpp          = 12
	namePad       mm = .5
	nameColumn    mm = leafWidth - 16 - 28 - 62
	namesOpponent mm = 62
)

// called is a line of the list by name: where a player sits.
type called struct {
	p        journal.Player
	key      string // as the alphabet lists him
	board    int
	white    bool
	opponent string
	against  journal.Player
	why      string // without board
	score    string // as the player sees it
}

// names lists everybody who takes part by the alphabet: board, colour, opponent.
func names(in info) (Document, bool) {
	r, ok := in.round()
	if !ok {
		return Document{}, false
	}
	list := in.calledOut(r)
	h := head{title: in.l.T(textSheetRoundNames, in.l.Int(r.Number)), sub: in.timesLine(r), large: "WWW – WWW", round: true}
	heights := make([]mm, len(list))
	for i, c := range list {
		left := block(in.listed(c.p), nameSize, nameColumn-3, in.bold) + block(phrase.Beside(c.p.PlayerInfo), nameClub, nameColumn-3, in.regular)
		heights[i] = max(left, nameBoard*pointMM*leading, block(c.opponent, nameOpp, namesOpponent-3, in.regular)) + 2*namePad + .4
	}
	d := Document{Title: h.title}
	alphabet := letters.Of(in.l.Tag())
	firsts := make([]string, len(list))
	for i, c := range list {
		firsts[i], _ = alphabet.First(c.key)
	}
	joined := func(i int) bool { return firsts[i] != "" && firsts[i-1] == firsts[i] }
	start := 0
	for _, end := range (rows{heights: heights, room: in.room(h, 1), most: namesMost, joined: joined}).deal() {
		part, top := list[start:end], h
		top.large = letterRange(alphabet, list, start, end)
		d.Ranges = append(d.Ranges, top.large)
		d.leaves = append(d.leaves, leaf{"a4 p-names", &top, func(w *Writer) { in.nameTable(w, part) }})
		start = end
	}
	return d, true
}

func (in info) calledOutOf(r journal.Round) []called {
	var list []called
	for _, e := range in.entries(r) {
		if e.why != "" {
			list = append(list, called{p: e.alone, why: e.why})
			continue
		}
		w, b := e.row.WhitePlayer, e.row.BlackPlayer
		list = append(list, called{p: w, board: e.row.Number, white: true, opponent: in.name(b), against: b, score: e.score[0]},
			called{p: b, board: e.row.Number, opponent: in.name(w), against: w, score: e.score[1]})
	}
	alphabet := letters.Of(in.l.Tag())
	for i, c := range list {
		list[i].key = cmp.Or(c.p.Listed(alphabet), in.name(c.p))
	}
	letters.Sort(alphabet, list, func(c *called) string { return c.key }, func(c *called) int { return int(c.p.ID) })
	return list
}

// turned is a result as Black sees it: his own first.
func turned(s journal.Score) journal.Score { return journal.Score{White: s.Black, Black: s.White} }

// letterRange says which names stand on a leaf with as few letters as tell it from its neighbours: "A – G", "Ra – Ri".
func letterRange(alphabet letters.Alphabet, list []called, start, end int) string {
	before, after := "", ""
	if start > 0 {
		before = list[start-1].key
	}
	if end < len(list) {
		after = list[end].key
	}
	first, last := apart(alphabet, list[start].key, before), apart(alphabet, list[end-1].key, after)
	if first == last {
		return first
	}
	return first + " – " + last
}

// rangeLetters is the most that stands in a range.
const rangeLetters = 4

// apart returns the shortest beginning of key that differs from other, its first letter large.
func apart(alphabet letters.Alphabet, key, other string) string {
	a, b := alphabet.Letters(key), alphabet.Letters(other)
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	text := []rune(strings.Join(a[:min(n+1, rangeLetters, len(a))], ""))
	if len(text) > 0 {
		text[0] = unicode.ToUpper(text[0])
	}
	return string(text)
}

func (in info) nameTable(w *Writer, list []called) {
	w.open("table", "t")
	w.cols("", "w16", "w28", "w62")
	w.open("thead", "")
	w.open("tr", "")
	w.el("th", "", in.nameHead())
	w.el("th", "n", in.boardHead())
	first := in.l.T(textSheetColor)
	if in.system().Teams {
		first = in.l.T(i18n.EchoBoard, in.l.Int(1)) // the colour of the team there
	}
	w.el("th", "", first)
	w.el("th", "", in.l.T(textSheetOpponent))
	w.end("tr")
	w.end("thead")
	w.open("tbody", "")
	for _, c := range list {
		w.open("tr", "")
		in.nameRow(w, c)
		w.end("tr")
	}
	w.end("tbody")
	w.end("table")
}

func (in info) nameRow(w *Writer, c called) {
	w.in("td", "", func() {
		w.el("span", "nm", in.listed(c.p))
		if beside := phrase.Beside(c.p.PlayerInfo); beside != "" {
			w.el("span", "clb", beside)
		}
	})
	if c.why != "" {
		w.el("td", "no", "–")
		w.openWith("td", "", attr{"colspan", "2"})
		w.el("b", "col", c.why)
		w.end("td")
		return
	}
	w.el("td", "no", in.boardNo(c.board))
	w.in("td", "one", func() {
		w.in("b", "col", func() {
			in.disc(w, c.white)
			w.text(" " + in.colorName(c.white))
		})
	})
	w.el("td", "opp", c.opponent)
}
