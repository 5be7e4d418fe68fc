package sheet

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/event/sheet/qr"
	"wasit/app/words/i18n"
)

// codesPerLeaf are QR codes of 70 mm; sheets.css holds the measure. codeBytes keep each below 90 modules a side, which a phone reads from
// paper at arm's length.
const (
	codesPerLeaf = 6
	codeBytes    = 480
	codeName     = 24 // letters of a name before it is shortened
	codeEvent    = 48
)

// code is one QR code: what stands under it, and the text that it holds.
type code struct{ under, text string }

// codes hold the round, and the standings when it is over, as text: a phone shows them without any network.
func codes(in info) (Document, bool) {
	r, ok := in.round()
	if !ok {
		return Document{}, false
	}
	list := in.codesOf(r)
	d := Document{Title: in.l.T(i18n.SheetCodes)}
	h := head{title: d.Title, sub: in.l.T(i18n.RoundN, in.l.Int(r.Number))}
	for from := 0; from < len(list); from += codesPerLeaf {
		part := list[from:min(from+codesPerLeaf, len(list))]
		d.leaves = append(d.leaves, leaf{"a4", &h, func(w *Writer) {
			w.el("p", "note", in.l.T(textSheetCodesAs))
			w.in("div", "codes", func() {
				for _, c := range part {
					c.write(w)
				}
			})
		}})
	}
	if in.News != nil {
		d.leaves = append(d.leaves, in.newsLeaves(h)...)
	}
	return d, len(list) > 0
}

// NewsLetters keeps an address with news below 100 modules a side.
const NewsLetters = 600

// newsLeaves are the codes of the round for families who follow a player.
func (in info) newsLeaves(h head) (leaves []leaf) {
	for part := range slices.Chunk(in.News(nil, NewsLetters), codesPerLeaf) {
		leaves = append(leaves, leaf{"a4", &h, func(w *Writer) {
			w.el("p", "note", in.l.T(textSheetNewsAs))
			w.in("div", "codes", func() {
				for _, c := range part {
					code{c.Holds, c.Address}.write(w)
				}
			})
		}})
	}
	return leaves
}

func (in info) codesOf(r journal.Round) []code {
	title := in.l.T(i18n.RoundN, in.l.Int(r.Number))
	var lines []string
	for _, e := range in.entries(r) {
		if e.why != "" {
			lines = append(lines, in.brief(e.alone)+": "+e.why)
			continue
		}
		between := "–"
		if e.score[0] != "" {
			between = e.score[0]
		}
		lines = append(lines, in.boardNo(e.row.Number)+" "+in.brief(e.row.WhitePlayer)+" "+between+" "+in.brief(e.row.BlackPlayer))
	}
	list := in.coded(title, in.timesLine(r), lines)
	if rank := in.Ranking; rank != nil && rank.After == r.Number {
		var places []string
		for _, p := range rank.Places {
			places = append(places, in.l.Int(p.Rank)+". "+in.brief(in.byNumber[p.TPN])+" "+in.points(p.Points))
		}
		list = append(list, in.coded(in.l.T(i18n.Standings), "", places)...)
	}
	return list
}

// coded deals lines to codes, each with the event and what it is about.
func (in info) coded(title, times string, lines []string) []code {
	about := short(in.State.Event().Name, codeEvent)
	if name := in.sectionName(); name != "" {
		about += " " + short(name, codeName)
	}
	about += " – " + title
	top := about + "\n"
	if times != "" && len(times) < codeBytes/4 {
		top += times + "\n"
	}
	var list []code
	for len(lines) > 0 {
		text, n := top, 0
		for n < len(lines) && (n == 0 || len(text)+len(lines[n]) < codeBytes) {
			text += lines[n] + "\n"
			n++
		}
		under := title + ": " + first(lines[0])
		if n > 1 {
			under += " – " + first(lines[n-1])
		}
		list, lines = append(list, code{under, strings.TrimSuffix(text, "\n")}), lines[n:]
	}
	return list
}

// first is the word that a line begins with: a board, a rank or a name.
func first(line string) string {
	word, _, _ := strings.Cut(line, " ")
	return strings.TrimSuffix(word, ":")
}

func (in info) brief(p journal.Player) string { return short(in.name(p), codeName) }

// short writes a name of more than most letters with the initials of its last words.
func short(name string, most int) string {
	words := strings.Fields(name)
	for i := len(words) - 1; i > 0 && len([]rune(strings.Join(words, " "))) > most; i-- {
		words[i] = string([]rune(words[i])[:1]) + "."
	}
	if long := []rune(strings.Join(words, " ")); len(long) > most+most/2 {
		return string(long[:most+most/2-1]) + "…"
	}
	return strings.Join(words, " ")
}

// write draws the code as one path, with the quiet zone of four modules around it.
func (c code) write(w *Writer) {
	q, err := qr.Encode(c.text)
	if err != nil {
		return // no line is so long
	}
	size := strconv.Itoa(q.Size + 8)
	w.in("figure", "code", func() {
		w.openWith("svg", "", attr{"viewBox", "0 0 " + size + " " + size}, attr{"role", "img"}, attr{"aria-label", c.under})
		w.openWith("path", "", attr{"d", q.Path()})
		w.end("path")
		w.end("svg")
		w.el("figcaption", "", c.under)
	})
}
