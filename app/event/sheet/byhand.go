package sheet

import (
	"context"
	"slices"
	"strings"

	"wasit/app/event/regulation"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// mostLines is how many games of a round stand together.
const mostLines = 30

// Of more leaves than namedLeaves only the next round to come has names; of the others so many games stand on a line.
const (
	namedLeaves = 3
	gamesAcross = 4
	emSpace     = "\u2003"
)

// roundsToCome are the pairings from a round on, where they follow from a table and not from results.
func (in info) roundsToCome(from int) []leaf {
	if !in.section.IsTable() || in.section.IsBracket() || !in.section.Ordered {
		return nil
	}
	system, err := regulation.System(in.State, in.Section)
	if err != nil {
		return nil
	}
	var list, short []piece
	for n := from; n <= in.section.Rounds; n++ {
		t, err := regulation.ForPairing(in.State, in.Section, n)
		if err != nil {
			return nil
		}
		p, err := system.Pair(context.Background(), t, n, swiss.Watch{})
		if err != nil {
			return nil
		}
		games := in.gamesOf(p)
		list = append(list, games...)
		if n == from {
			short = games
		} else {
			short = append(short, in.numbersOf(p))
		}
	}
	if len(list) == 0 {
		return nil // every round is over
	}
	h := head{title: in.l.T(textSheetRoundsLeft)}
	if leaves := in.flow(h, list); len(leaves) <= namedLeaves {
		return leaves
	}
	return in.flow(h, short)
}

// numbersOf are the games of a round by numbers alone, White first, several on a line.
func (in info) numbersOf(p *swiss.Pairing) piece {
	var games, list []string
	for i, pair := range p.Pairs {
		games = append(games, in.l.Int(i+1)+". "+in.l.Int(int(pair.White))+"–"+in.l.Int(int(pair.Black))+" ____")
	}
	if p.PAB != 0 {
		games = append(games, in.l.Int(int(p.PAB))+": "+in.l.T(i18n.AwayFree))
	}
	for part := range slices.Chunk(games, gamesAcross) {
		list = append(list, strings.Join(part, emSpace))
	}
	return in.term(in.l.T(i18n.RoundN, in.l.Int(p.Round)), list...)
}

// gamesOf are the games of a round with room for the results, White first.
func (in info) gamesOf(p *swiss.Pairing) []piece {
	var games []string
	side := func(tpn swiss.TPN) string { return in.l.Int(int(tpn)) + " " + in.name(in.byNumber[tpn]) }
	for i, pair := range p.Pairs {
		result := "______"
		white, black := in.byNumber[pair.White], in.byNumber[pair.Black]
		if white.IsOut(p.Round) || black.IsOut(p.Round) {
			result = "(" + in.l.T(i18n.AwayWithdrawn) + ")"
		}
		games = append(games, in.l.Int(i+1)+".  "+side(pair.White)+" – "+side(pair.Black)+"  "+result)
	}
	if p.PAB != 0 {
		games = append(games, side(p.PAB)+": "+in.l.T(i18n.AwayFree))
	}
	var list []piece
	for part := range slices.Chunk(games, mostLines) {
		list = append(list, in.term(in.l.T(i18n.RoundN, in.l.Int(p.Round)), part...))
	}
	return list
}

// steps say how a round is paired by hand, 0 for any.
func (in info) steps(round int) []string {
	var list []i18n.Text
	switch {
	case in.system().OwnPoints:
		list = []i18n.Text{textSheetStepKeizer, textSheetStepBye}
	case in.section.IsTable():
	default:
		list = []i18n.Text{textSheetStepOrder, textSheetStepMeet, textSheetStepBye}
	}
	var steps []string
	for _, t := range list {
		steps = append(steps, in.l.T(t))
	}
	if len(list) > 2 && round <= 1 {
		color := "______"
		if in.section.Color != 0 {
			color = in.colorName(in.section.Color == swiss.White)
		}
		steps = append(steps, in.l.T(textSheetStepFirst, color))
	}
	if in.section.Options.Baku {
		steps = append(steps, in.l.T(textSheetStepVirtual))
	}
	return steps
}

// blankLeaves are forms for pairing a round by hand, 0 for any, with its steps on the first.
func (in info) blankLeaves(round, boards int) []leaf {
	title := in.l.T(textSheetByHand, in.l.Int(round))
	if round == 0 {
		title = in.l.T(textSheetByHandOpen)
	}
	h := head{title: title,
		when: []when{{text: in.l.T(i18n.SheetStart), rule: true}, {text: in.l.T(i18n.SheetDeadline), rule: true}}}
	var leaves []leaf
	steps, room := in.steps(round), in.room(h, 1)
	under := room
	for _, text := range steps {
		under -= float64(lines(text, tableSize, leafWidth-8, in.regular)) * tableSize * pointMM * 1.3
	}
	if len(steps) > 0 {
		under -= 6
	}
	for from, most := 1, int(under/handRow); from == 1 || from <= boards; most = int(room / handRow) {
		first, last := from, min(from+most-1, max(boards, 1))
		leaves = append(leaves, leaf{"a4", &h, func(w *Writer) {
			if first == 1 {
				w.in("ol", "how", func() {
					for _, text := range steps {
						w.el("li", "", text)
					}
				})
			}
			in.blankTable(w, first, last)
		}})
		from = last + 1
	}
	return leaves
}

func (in info) blankTable(w *Writer, first, last int) {
	w.open("table", "t blank")
	w.cols("w16", "w14", "", "w24", "w14", "")
	w.open("thead", "")
	w.open("tr", "")
	w.el("th", "n", in.boardHead())
	w.el("th", "", in.l.T(textSheetNumber))
	in.colorHead(w, true)
	w.el("th", "c", in.l.T(i18n.Result))
	w.el("th", "", in.l.T(textSheetNumber))
	in.colorHead(w, false)
	w.end("tr")
	w.end("thead")
	w.open("tbody", "")
	for b := first; b <= last; b++ {
		w.open("tr", "")
		w.el("td", "no", in.l.Int(b))
		for range 5 {
			w.el("td", "", "")
		}
		w.end("tr")
	}
	w.end("tbody")
	w.end("table")
}
