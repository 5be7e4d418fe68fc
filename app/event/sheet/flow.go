package sheet

import (
	"slices"
	"strings"

	"wasit/app/words/i18n"
)

// piece is a part of a text sheet that stays whole.
type piece struct {
	height mm
	write  func(w *Writer)
	saved  mm // so much lower it is in the tight type
}

// Measures of a text sheet in 12 pt; class p-x of sheets.css. Class p-c is the tight type in 11 pt, where it saves a leaf.
const (
	textSize        = 12
	textLine     mm = textSize * pointMM * 1.3
	tightSize       = 11
	tightLine    mm = tightSize * pointMM * 1.25
	tightPad     mm = .9
	tightSign    mm = 23
	termName     mm = 46
	termPad      mm = 1.6
	signHeight   mm = 30
	headingSpace mm = 4
)

// flow lays pieces out one under the other, in the tight type where all of them stand on one leaf by that.
func (in info) flow(h head, list []piece) []leaf {
	if room := in.textRoom(h); sum(list) > room && sumTight(list) <= room {
		return []leaf{{"a4 p-x p-c", &h, func(w *Writer) {
			for _, b := range list {
				b.write(w)
			}
		}}}
	}
	heights := make([]mm, len(list))
	for i, b := range list {
		heights[i] = b.height
	}
	var leaves []leaf
	start := 0
	for _, end := range (rows{heights: heights, room: in.textRoom(h), filled: true, least: 1}).deal() {
		part := list[start:end]
		leaves = append(leaves, leaf{"a4 p-x", &h, func(w *Writer) {
			for _, b := range part {
				b.write(w)
			}
		}})
		start = end
	}
	return leaves
}

// textRoom is the height of a text sheet between head and foot.
func (in info) textRoom(h head) mm { return leafHeight - in.headHeight(h) - footHeight - spare }

func sum(list []piece) mm {
	height := 0.0
	for _, p := range list {
		height += p.height
	}
	return height
}

func sumTight(list []piece) mm {
	height := sum(list)
	for _, p := range list {
		height -= p.saved
	}
	return height
}

// term is a line of a text sheet with what it is about at its start.
func (in info) term(name string, texts ...string) piece {
	count := func(points float64) float64 {
		n := 0
		for _, text := range texts {
			n += max(lines(text, points, leafWidth-termName-4, in.regular), 1)
		}
		return float64(max(lines(name, points, termName-2, in.bold), n, 1))
	}
	height := count(textSize)*textLine + 2*termPad
	return piece{height: height, saved: height - count(tightSize)*tightLine - 2*tightPad, write: func(w *Writer) {
		w.in("div", "fact", func() {
			w.el("b", "", name)
			w.in("span", "", func() {
				for i, text := range texts {
					if i > 0 {
						w.br()
					}
					w.text(text)
				}
			})
		})
	}}
}

// mostParagraph is how many lines of a paragraph stay together: the names of a large lot take more than a leaf.
const mostParagraph = 24

// paragraphs is text in full width, a piece for each of its lines; a very long one is several pieces.
func (in info) paragraphs(text string) []piece {
	var list []piece
	for line := range strings.SplitSeq(text, "\n") {
		for _, part := range in.shortened(strings.TrimSpace(line)) {
			height := float64(lines(part, textSize, leafWidth-2, in.regular))*textLine + 2*termPad
			tight := float64(lines(part, tightSize, leafWidth-2, in.regular))*tightLine + 2*tightPad
			list = append(list, piece{height: height, saved: height - tight, write: func(w *Writer) { w.el("p", "para", part) }})
		}
	}
	return list
}

// shortened cuts a paragraph between words into parts of no more than mostParagraph lines; an empty one has none.
func (in info) shortened(text string) []string {
	var parts []string
	room := mostParagraph * (leafWidth - 2) * .85 // no line is filled to its end
	for width(text, textSize, in.regular) > room {
		end, used := 0, 0.0
		for i, r := range text {
			if used += in.regular.of(r) * textSize * pointMM; used > room {
				break
			}
			if r == ' ' {
				end = i
			}
		}
		if end == 0 {
			break // one word, which no name is
		}
		parts, text = append(parts, text[:end]), text[end+1:]
	}
	if text != "" {
		parts = append(parts, text)
	}
	return parts
}

// heading stands with the first piece under it.
func (in info) heading(text string, list []piece) []piece {
	if len(list) == 0 {
		return nil
	}
	first := list[0]
	height := first.height + float64(lines(text, 14, leafWidth-2, in.bold))*14*pointMM*1.3 + headingSpace
	list[0] = piece{height: height, saved: first.saved, write: func(w *Writer) {
		w.el("h3", "sub", text)
		first.write(w)
	}}
	return list
}

// joined makes one piece of the first n, which a leaf does not part.
func joined(list []piece, n int) []piece {
	if len(list) < n {
		n = len(list)
	}
	parts, one := list[:n], piece{}
	for _, p := range parts {
		one.height += p.height
		one.saved += p.saved
	}
	one.write = func(w *Writer) {
		for _, p := range parts {
			p.write(w)
		}
	}
	return append([]piece{one}, list[n:]...)
}

// signature is who signs: the office, and the name if it is known.
type signature struct{ office, name string }

func (in info) signatures(list ...signature) piece {
	return piece{height: signHeight, saved: signHeight - tightSign, write: func(w *Writer) {
		w.in("div", "signs", func() {
			for _, s := range list {
				w.in("div", "", func() {
					w.el("span", "", s.office)
					w.el("b", "signed", s.name)
				})
			}
		})
	}}
}

// officers are the two who sign for the event.
func (in info) officers() []signature {
	info := in.State.Event()
	return []signature{{in.l.T(textSignChief), info.Arbiter}, {in.l.T(textSignOrg), info.Organizer}}
}

// insert is a name that a text of the organiser may use in braces, and what stands in its place.
type insert struct {
	name  i18n.Text
	value string
}

// expand puts values in place of their names in any language, once: a value that looks like a name stays as it is. A line
// whose fields are all empty goes.
func expand(text string, fields []insert) string {
	var out []string
	for line := range strings.SplitSeq(text, "\n") {
		if line, keep := expandLine(line, fields); keep {
			out = append(out, line)
		}
	}
	return strings.Join(out, "\n")
}

func expandLine(line string, fields []insert) (text string, keep bool) {
	var b strings.Builder
	found := 0
	for {
		before, rest, _ := strings.Cut(line, "{")
		name, after, closed := strings.Cut(rest, "}")
		i := slices.IndexFunc(fields, func(f insert) bool { return f.name.ID == name || f.name.EN == name || f.name.HR == name })
		b.WriteString(before)
		switch {
		case closed && i >= 0:
			found++
			keep = keep || fields[i].value != ""
			b.WriteString(fields[i].value)
			line = after
		case len(before) < len(line):
			b.WriteByte('{')
			line = rest
		default:
			return b.String(), keep || found == 0
		}
	}
}

// wording returns the organiser's text for the language of the sheet, or the app's own.
func (in info) wording(of string, own i18n.Text) string {
	if text := in.State.Wording(WordingOf(of, in.l)); text != "" {
		return text
	}
	return in.l.T(own)
}

// The texts that an organiser may put into words of his own.
const (
	WordingRules     = "regulation" // further provisions
	WordingRecord    = "record"
	WordingRecordEnd = "record-end"
	WordingClubs     = "chat-clubs"
	WordingDone      = "chat-clubs-results"
	WordingResults   = "chat-results"
	WordingStandings = "chat-standings"
)

// WordingOf names a text in a language in the journal.
func WordingOf(of string, l i18n.Lang) string { return of + ":" + l.Tag() }

// wordingNames are what the texts are called.
var wordingNames = map[string]i18n.Text{WordingClubs: textWordClubs, WordingDone: textWordDone, WordingResults: textWordResults,
	WordingStandings: textWordStandings, WordingRecord: textWordRecord, WordingRecordEnd: textWordRecordEnd, WordingRules: textWordRules}

// WordingName names a text that the organiser may put into his own words.
func WordingName(l i18n.Lang, of string) string { return l.T(wordingNames[of]) }
