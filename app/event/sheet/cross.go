package sheet

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// A crosstable of up to inlineRounds rounds sets result, colour and opponent side by side; of more, the opponent below.
// Beyond stackedRounds the rounds are cut into consecutive tables.
const (
	inlineRounds     = 6
	stackedRounds    = 11
	inlineCell    mm = 18
	stackedCell   mm = 11
)

// cross lists who met whom: rounds from first to last of one table.
func cross(in info) (Document, bool) {
	if in.section.IsBracket() {
		return bracket(in)
	}
	if in.Ranking == nil || len(in.Ranking.Places) == 0 || in.Played == nil {
		return Document{}, false
	}
	if d, ok := grids(in); ok {
		return d, true
	}
	place := map[swiss.TPN]int{}
	for i, p := range in.Ranking.Places {
		place[p.TPN] = i + 1
	}
	title := in.l.T(i18n.PrintCross)
	d := Document{Title: title}
	rounds := max(in.section.Rounds, in.Ranking.After)
	for first := 1; first <= rounds; first += stackedRounds {
		t := crossTable{in: in, place: place, first: first, last: min(first+stackedRounds-1, rounds), stacked: rounds > inlineRounds}
		h := head{title: title, sub: in.standing(in.Ranking.After), when: []when{{text: in.crossKey()}, {text: in.l.T(textSheetCrossNumber)}}}
		if rounds > stackedRounds {
			h.sub += " · " + in.l.T(textSheetCrossRounds, in.l.Int(t.first), in.l.Int(t.last))
		}
		d.leaves = append(d.leaves, t.leaves(h)...)
	}
	return d, true
}

type crossTable struct {
	in          info
	place       map[swiss.TPN]int
	first, last int
	stacked     bool
}

func (t crossTable) cell() (markup, mm) {
	if t.stacked {
		return "w11", stackedCell
	}
	place := strings.Repeat("0", len(strconv.Itoa(len(t.in.Ranking.Places))))
	need := width("½", tableSize, t.in.bold) + .95*tableSize*pointMM + width("  "+place, tableSize, t.in.regular) // result, disc and place
	switch {
	case need <= inlineCell-2-3:
		return "w16", inlineCell - 2
	case need > inlineCell-3:
		return "w20", inlineCell + 2
	}
	return "w18", inlineCell
}

func (t crossTable) leaves(h head) []leaf {
	in := t.in
	_, cell := t.cell()
	name := leafWidth - 12 - 14 - cell*float64(t.last-t.first+1) - 3
	heights := make([]mm, len(in.Ranking.Places))
	for i, p := range in.Ranking.Places {
		n := lines(in.name(in.byNumber[p.TPN]), tableSize, name, in.bold)
		if under := in.ratedUnder(in.byNumber[p.TPN]); under != "" {
			n += lines(under, tableSize, name, in.regular)
		}
		if t.stacked {
			n = max(n, 2)
		}
		heights[i] = rowHeight(n) + .6
	}
	var list []leaf
	start := 0
	ends, class := in.table(heights, in.room(h, 1))
	for _, end := range ends {
		from, to := start, end
		list = append(list, leaf{class, &h, func(w *Writer) { t.table(w, from, to) }})
		start = end
	}
	return list
}

func (t crossTable) table(w *Writer, from, to int) {
	in := t.in
	class, _ := t.cell()
	widths := []markup{"w12", ""}
	for range t.last - t.first + 1 {
		widths = append(widths, class)
	}
	w.open("table", "t")
	w.cols(append(widths, "w14")...)
	w.open("thead", "")
	w.open("tr", "")
	w.el("th", "n", in.l.T(textSheetNumber))
	w.el("th", "", in.l.T(textSheetName))
	for r := t.first; r <= t.last; r++ {
		w.el("th", "c", in.l.Int(r))
	}
	w.el("th", "n", in.l.T(i18n.Points))
	w.end("tr")
	w.end("thead")
	w.open("tbody", "")
	for i := from; i < to; i++ {
		p := in.Ranking.Places[i]
		w.open("tr", "")
		w.el("td", "n b", in.l.Int(i+1))
		w.in("td", "", func() {
			w.el("b", "", in.name(in.byNumber[p.TPN]))
			if under := in.ratedUnder(in.byNumber[p.TPN]); under != "" {
				w.br()
				w.text(under)
			}
		})
		for r := t.first; r <= t.last; r++ {
			w.in("td", "c one", func() { t.game(w, p.TPN, r) })
		}
		w.in("td", "n", func() { w.el("b", "pts", in.total(p.Points)) })
		w.end("tr")
	}
	w.end("tbody")
	w.end("table")
}

// ratedUnder is title, rating and federation of a player, under his name.
func (in info) ratedUnder(p journal.Player) string {
	if !in.rated {
		return ""
	}
	return strings.TrimSpace(phrase.Rated(p.PlayerInfo) + " " + federationOf(p))
}

// game is one round of one player: result, colour, the opponent's place.
func (t crossTable) game(w *Writer, tpn swiss.TPN, round int) {
	if round > t.in.Ranking.After {
		return
	}
	e := t.in.Played.Entry(tpn, round)
	disc := func() {
		if e.Opponent != 0 && e.Color != 0 {
			t.in.disc(w, e.Color == swiss.White)
			w.text(" ")
		}
	}
	if t.stacked { // the numbers of 300 players need the width of the cell
		disc()
	}
	sign := alone(t.in, e.Outcome, e.Opponent != 0)
	if t.in.system().MatchScores && e.Opponent != 0 && !e.Outcome.IsForfeit() {
		sign = t.in.points(t.in.Played.Award(tpn, round)) // of the match
	}
	w.el("b", "", sign)
	if e.Opponent == 0 {
		return
	}
	if t.stacked {
		w.br()
	} else {
		w.text(" ")
		disc()
	}
	w.text(strconv.Itoa(t.place[e.Opponent]))
}

// alone writes an outcome; a round without opponent by what it was worth.
func alone(in info, o swiss.Outcome, met bool) string {
	switch {
	case met:
		return o.Sign()
	case o == swiss.PAB:
		return in.l.T(i18n.CrossBye)
	case in.system().OwnPoints && o == swiss.FullBye:
		return in.l.T(i18n.CrossClub)
	case in.system().OwnPoints && o == swiss.HalfBye:
		return in.l.T(i18n.CrossExcused)
	case o == swiss.HalfBye:
		return "½"
	case o == swiss.FullBye || o == swiss.ForfeitWin:
		return "+"
	}
	return "–"
}

// crossKey says what stands in a cell.
func (in info) crossKey() string {
	if in.system().MatchScores {
		return in.l.T(textCrossMatchKey)
	}
	return in.l.T(textSheetCrossKey)
}

// mostMet is up to how many rows of an encounter have a column each; of more the sums alone stand on paper.
const mostMet = 14

// encounters are the direct encounters that separated somebody, as pieces: two who were tied on a line, more in a table.
func (in info) encounters() []piece {
	if in.Ranking.Encounters == nil {
		return nil
	}
	places := map[swiss.TPN]Place{}
	for _, p := range in.Ranking.Places {
		places[p.TPN] = p
	}
	var list []piece
	for _, e := range in.Ranking.Encounters() {
		if len(e.Rows) == 2 {
			list = append(list, in.paragraphs(in.metPair(e, places))...)
			continue
		}
		first, last := places[e.Rows[0].TPN], places[e.Rows[len(e.Rows)-1].TPN]
		title := in.l.T(textEncounterPlaces, first.Group+in.l.Int(first.Rank), in.l.Int(last.Rank), e.Short, e.Article)
		list = append(list, in.heading(title, in.metTable(e, places))...)
	}
	return in.heading(in.l.T(textEncounters), list)
}

// metPair is an encounter of two: "2. Marić – 3. Babić: 1–0 (DE, C.07 6.2)".
func (in info) metPair(e Encounter, places map[swiss.TPN]Place) string {
	who := func(r Met) string {
		return places[r.TPN].Group + in.l.Int(places[r.TPN].Rank) + ". " + in.name(in.byNumber[r.TPN])
	}
	a, b := e.Rows[0], e.Rows[1]
	return who(a) + " – " + who(b) + ": " + a.Cells[1] + "–" + b.Cells[0] + " (" + e.Short + ", C.07 " + e.Article + ")"
}

// metTable is an encounter of three or more, in tables of a leaf each at most.
func (in info) metTable(e Encounter, places map[swiss.TPN]Place) []piece {
	n := len(e.Rows)
	if n > mostMet {
		n = 0
	}
	t := table{name: 1, widths: []markup{"w12", ""}, heads: []column{{"n", "#"}, {"", in.l.T(textSheetName)}}}
	for i := range n {
		t.widths, t.heads = append(t.widths, "w9"), append(t.heads, column{"c", in.l.Int(places[e.Rows[i].TPN].Rank)})
	}
	t.widths, t.heads = append(t.widths, "w14"), append(t.heads, column{"n", in.l.T(i18n.Points)})
	var pieces []piece
	for part := range slices.Chunk(e.Rows, mostOfPiece) {
		rows, height := []row(nil), tableHeadHeight(1)+2
		for _, r := range part {
			name := in.name(in.byNumber[r.TPN])
			x := row{cells: append(append([]string{in.l.Int(places[r.TPN].Rank), name}, r.Cells[:n]...), r.Sum)}
			x.lines = lines(name, tableSize, leafWidth-12-14-twinCell*float64(n)-3, in.bold)
			rows, height = append(rows, x), height+rowHeight(x.lines)
		}
		pieces = append(pieces, piece{height: height, write: func(w *Writer) { w.in("div", "p-t", func() { t.part(w, rows) }) }})
	}
	return pieces
}
