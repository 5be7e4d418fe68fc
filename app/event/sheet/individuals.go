package sheet

import (
	"slices"
	"strconv"

	"wasit/app/event/federation"
	"wasit/app/event/regulation"
	"wasit/app/words/i18n"
)

// individuals lists the players of teams board by board, the best first: for the prizes of the boards.
func individuals(in info) (Document, bool) {
	list := regulation.Individuals(in.State, in.Section)
	if len(list) == 0 {
		return Document{}, false
	}
	d := Document{Title: in.l.T(i18n.PrintIndividuals)}
	h := head{title: d.Title, sub: in.l.T(i18n.StandingsAfter, in.l.Int(in.lastPlayed()))}
	var pieces []piece
	boards := in.section.Boards()
	for from := 0; from < len(list); {
		board, to := min(list[from].Place, boards+1), from
		for to < len(list) && min(list[to].Place, boards+1) == board {
			to++
		}
		title := in.l.T(i18n.EchoBoard, in.l.Int(board))
		if board > boards {
			title = in.l.T(i18n.Reserves)
		}
		pieces = append(pieces, in.heading(title, in.boardRows(list[from:to]))...)
		from = to
	}
	d.leaves = in.flow(h, append(pieces, in.paragraphs(in.l.T(textIndividualsNote))...))
	for i := range d.leaves {
		d.leaves[i].class += " p-t"
	}
	return d, true
}

// lastPlayed is the last round that has a result.
func (in info) lastPlayed() int {
	n := in.section.Round
	for n > 0 && !slices.ContainsFunc(federation.Games(in.State, in.Section, n), func(g federation.Game) bool { return !g.Score.IsZero() }) {
		n--
	}
	return n
}

// mostOfPiece is how many players of a board stand in one piece: a longer list goes on after the leaf.
const mostOfPiece = 20

// boardRows are the players of one board, in tables of a leaf each at most.
func (in info) boardRows(list []regulation.Individual) []piece {
	var pieces []piece
	for from := 0; from < len(list); from += mostOfPiece {
		t := table{widths: []markup{"w12", "", "w16", "w16", "w16", "w18"}, heads: []column{{"n", "#"}, {"", in.l.T(textSheetName)}, {"n", in.l.T(textIndividualGames)},
			{"n", in.l.T(i18n.Points)}, {"n", "%"}, {"n", "TPR"}}}
		height := tableHeadHeight(1) + 2
		for i, x := range list[from:min(from+mostOfPiece, len(list))] {
			name := x.Member.Name + " (" + in.byNumber[x.Team].Name + ")"
			if x.Member.Title != "" {
				name = x.Member.Title + " " + name
			}
			tpr := ""
			if x.Rated {
				tpr = strconv.Itoa(x.Result.Rating)
			}
			r := row{cells: []string{strconv.Itoa(from + i + 1), name, strconv.Itoa(x.Games), in.l.Tenths(5 * x.Halves), strconv.Itoa(x.Percent()), tpr},
				lines: lines(name, tableSize, leafWidth-12-16*3-18-3, in.bold)}
			t.rows, height = append(t.rows, r), height+rowHeight(r.lines)
		}
		pieces = append(pieces, piece{height: height, write: func(w *Writer) { t.part(w, t.rows) }})
	}
	return pieces
}
