package sheet

import (
	"strconv"

	"wasit/app/i18n"
	plan "wasit/app/regulation"
	"wasit/swiss"
	"wasit/swiss/knockout"
)

// leafRounds is how many rounds of a bracket stand on a leaf: 16 lines in its first column.
const leafRounds = 4

// bracket draws a knock-out as its players write it: a line for each, the winner on the line between the two. A larger
// one goes on behind its leaves.
func bracket(in info) (Document, bool) {
	state, err := plan.Bracket(in.State, in.Section)
	if err != nil || in.section.ColorSeed == 0 && in.section.Color == 0 {
		return Document{}, false
	}
	tree := state.Tree()
	d := Document{Title: in.l.T(i18n.BracketView)}
	for from := 0; from < len(tree); from += leafRounds {
		to := min(from+leafRounds, len(tree))
		first := matches(tree[from])
		size := 1 << (to - from - 1) // matches of the first column on a leaf
		for at := 0; at < len(first); at += size {
			h := head{title: d.Title, sub: in.l.T(i18n.SheetCrossRounds, in.l.Int(from+1), in.l.Int(to))}
			if len(tree) <= leafRounds {
				h.sub = ""
			}
			part := bracketLeaf{in: in, tree: tree[from:to], at: at, last: to == len(tree)}
			d.leaves = append(d.leaves, leaf{"a4 p-t", &h, part.write})
		}
	}
	return d, true
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
	w.end("td")
}

// how says in brackets what decided a match where it was not its games.
func (b bracketLeaf) how(m knockout.Match) string {
	if t, ok := map[knockout.Reason]i18n.Text{knockout.ByLadder: i18n.CupLadder, knockout.ByArmageddon: i18n.CupArma, knockout.ByLot: i18n.CupLot,
		knockout.ByWalkOver: i18n.CupWalkOver}[m.Reason]; ok {
		return " (" + b.in.l.T(t) + ")"
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
