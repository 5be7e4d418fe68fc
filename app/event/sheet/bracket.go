package sheet

import (
	"strconv"

	"wasit/app/event/phrase"
	"wasit/app/event/regulation"
	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/swiss/knockout"
)

// leafRounds is how many rounds of a bracket stand on a leaf: 16 lines in its first column. Where names are so long that
// these take more than a leaf, the lines are lower, or else the rounds fewer.
const leafRounds = 4

// bracketSizes are the heights of a line at least, and the class of sheets.css for it.
var bracketSizes = []struct {
	class markup
	line  mm
}{{"a4 p-t", 12}, {"a4 p-t p-tt", 7}}

// bracket draws a knock-out as its players write it: a line for each, the winner on the line between the two. A larger
// one goes on after its leaves.
func bracket(in info) (Document, bool) {
	state, err := regulation.Bracket(in.State, in.Section)
	if err != nil || in.section.ColorSeed == 0 && in.section.Color == 0 {
		return Document{}, false
	}
	tree := state.Tree()
	d := Document{Title: in.l.T(i18n.BracketView)}
	for across := leafRounds; across > 0; across-- {
		fits := true
		if d.leaves, fits = in.bracketLeaves(tree, across); fits {
			break
		}
	}
	return d, true
}

// bracketLeaves deals a bracket to leaves of so many rounds; fits is false where the names of one take more room than it has.
func (in info) bracketLeaves(tree [][]knockout.Match, across int) (leaves []leaf, fits bool) {
	fits = true
	for from := 0; from < len(tree); from += across {
		to := min(from+across, len(tree))
		first := matches(tree[from])
		size := 1 << (to - from - 1) // matches of the first column on a leaf
		h := head{title: in.l.T(i18n.BracketView), sub: in.l.T(textSheetCrossRounds, in.l.Int(from+1), in.l.Int(to))}
		switch {
		case len(tree) <= across:
			h.sub = ""
		case to == from+1:
			h.sub = in.l.T(i18n.RoundN, in.l.Int(to))
		}
		for at := 0; at < len(first); at += size {
			part := bracketLeaf{in: in, tree: tree[from:to], at: at, last: to == len(tree)}
			room := in.room(h, 0) - in.noteHeight("–")
			size := bracketSizes[0]
			if part.height(size.line) > room {
				size = bracketSizes[1]
			}
			leaves = append(leaves, leaf{size.class, &h, part.write})
			fits = fits && part.height(size.line) <= room
		}
	}
	return leaves, fits
}

// height is what the lines of the first column take, each at least so high.
func (b bracketLeaf) height(line mm) mm {
	column, sum := leafWidth/float64(len(b.tree)+1)-3, 3.0
	for _, m := range matches(b.tree[0])[b.at : b.at+1<<(len(b.tree)-1)] {
		for k, tpn := range []swiss.TPN{m.Upper, m.Lower} {
			text, face := b.name(tpn)+" "+b.score(m, k)+b.day(m, k), b.in.regular
			if tpn == m.Winner && tpn != 0 {
				text, face = text+b.how(m), b.in.bold
			}
			sum += max(line, rowHeight(lines(text, tableSize, column, face)))
		}
	}
	return sum
}

// matches are those of a round without the one for third place.
func matches(round []knockout.Match) []knockout.Match {
	if n := len(round); n > 0 && round[n-1].Third {
		return round[:n-1]
	}
	return round
}

// bracketLeaf is rounds of a bracket side by side, from match at of the first on.
type bracketLeaf struct {
	in   info
	tree [][]knockout.Match
	at   int
	last bool // the final stands here
}

func (b bracketLeaf) write(w *Writer) {
	w.open("table", "t t--bracket")
	w.open("tbody", "")
	lines := 2 << (len(b.tree) - 1)
	for line := range lines {
		w.open("tr", "")
		for r := range b.tree {
			if span := 1 << r; line%span == 0 {
				m := matches(b.tree[r])[b.at>>r+line/span/2]
				b.side(w, m, line/span%2, span)
			}
		}
		if line == 0 {
			final := matches(b.tree[len(b.tree)-1])[b.at>>(len(b.tree)-1)]
			w.openWith("td", "", attr{"rowspan", strconv.Itoa(lines)})
			w.el("b", "", b.name(final.Winner))
			w.end("td")
		}
		w.end("tr")
	}
	w.end("tbody")
	w.end("table")
	if last := b.tree[len(b.tree)-1]; b.last && last[len(last)-1].Third && last[len(last)-1].Upper+last[len(last)-1].Lower != 0 {
		m := last[len(last)-1]
		w.in("p", "note", func() {
			w.text(b.in.l.T(i18n.CupThird) + ": ")
			for k, tpn := range []swiss.TPN{m.Upper, m.Lower} {
				name := markup("span")
				if tpn != 0 && tpn == m.Winner {
					name = "b"
				}
				w.el(name, "", b.name(tpn))
				w.text(" " + b.score(m, k) + [2]string{" – ", ""}[k])
			}
			w.text(b.how(m))
		})
	}
}

// side is one player of a match: the number and name, and what he scored in it.
func (b bracketLeaf) side(w *Writer, m knockout.Match, k, span int) {
	tpn := [2]swiss.TPN{m.Upper, m.Lower}[k]
	w.openWith("td", "", attr{"rowspan", strconv.Itoa(span)})
	switch {
	case tpn == 0 && (m.Round == 1 || m.Reason != knockout.Undecided):
		w.text(b.in.l.T(i18n.CupBye))
	case tpn != 0 && tpn == m.Winner:
		w.el("b", "", b.name(tpn))
	default:
		w.text(b.name(tpn))
	}
	if len(m.Games) > 0 {
		w.text(" ")
		w.el("b", "", b.score(m, k))
	}
	if tpn != 0 && tpn == m.Winner {
		w.text(b.how(m))
	}
	w.text(b.day(m, k))
	w.end("td")
}

// day is when a match that is still to be decided is played, after its upper line.
func (b bracketLeaf) day(m knockout.Match, k int) string {
	if k != 0 || m.Reason != knockout.Undecided {
		return ""
	}
	text := phrase.Day(b.in.l, b.in.State.MatchDay(b.in.Section, m.Round, m.Board))
	if text != "" && m.Upper != 0 {
		text = " · " + text
	}
	return text
}

// how says in brackets what decided a match where it was not its games.
func (b bracketLeaf) how(m knockout.Match) string {
	if m.Reason == knockout.ByBoardCount {
		upper, lower := m.BoardCount(m.Stage)
		return " (" + b.in.l.T(i18n.CupCount, b.in.points(upper), b.in.points(lower)) + ")"
	}
	if t, ok := map[knockout.Reason]i18n.Text{knockout.ByLadder: i18n.CupLadder, knockout.ByArmageddon: i18n.CupArma, knockout.ByLot: i18n.CupLot,
		knockout.ByWalkOver: i18n.CupWalkOver}[m.Reason]; ok {
		text := b.in.l.T(t)
		if upper, lower, extra := m.PlayOff(); extra {
			text += " " + b.in.points(upper) + "–" + b.in.points(lower)
		}
		return " (" + text + ")"
	}
	return ""
}

func (b bracketLeaf) score(m knockout.Match, k int) string {
	if len(m.Games) == 0 {
		return ""
	}
	upper, lower := m.Score(0)
	return b.in.points([2]swiss.Points{upper, lower}[k])
}

// name is the number and name of a player, empty while nobody is known.
func (b bracketLeaf) name(tpn swiss.TPN) string {
	if tpn == 0 {
		return ""
	}
	return strconv.Itoa(int(tpn)) + " " + b.in.name(b.in.byNumber[tpn])
}
