package report

import (
	"cmp"
	"slices"
	"strconv"

	"wasit/swiss"
)

// Words are the heads of columns and the marks of results, in the language of the reader.
type Words struct {
	Rank, Number, Name, Sex, Title, Rating, Federation, FIDEID, Birth, Club string
	Male, Female                                                            string
	Board, White, Black, Points, Result, Round                              string
	Bye                                                                     string // the pairing-allocated bye
	Absent                                                                  string
	Marks                                                                   map[swiss.Outcome]string              // what a crosstable shows; missing: the letter of a TRF
	Match                                                                   func(tpn swiss.TPN, round int) string // of teams: what a match gave on the boards; nil: players
	Results                                                                 map[swiss.Outcome]string              // White's outcome as a result, "1–0"; missing: PGN's form
}

// PlayerOptions say what a list of players shows.
type PlayerOptions struct {
	Birth bool                       // with birth dates, only where the organiser wants them
	Bare  bool                       // without sex and FIDE ID, for everybody to see
	Club  func(tpn swiss.TPN) string // nil: no such column
}

// Players lists the players by pairing number.
func Players(t *swiss.Tournament, w Words, o PlayerOptions) Table {
	head := []Cell{Text(w.Number), Text(w.Title), Text(w.Name), Text(w.Sex), Text(w.Rating), Text(w.Federation), Text(w.FIDEID)}
	if o.Bare {
		head = slices.Delete(head, 3, 4)[:5]
	}
	if o.Birth {
		head = append(head, Text(w.Birth))
	}
	if o.Club != nil {
		head = append(head, Text(w.Club))
	}
	table := Table{head}
	for _, tpn := range t.TPNs() {
		p := t.Player(tpn)
		sex := map[swiss.Sex]string{swiss.Male: w.Male, swiss.Female: w.Female}[p.Sex]
		row := []Cell{Int(int(tpn)), Text(p.Title.String()), Text(p.Name), Text(sex), rating(p.Rating), Text(p.Federation), Text(p.FIDEID)}
		if o.Bare {
			row = slices.Delete(row, 3, 4)[:5]
		}
		if o.Birth {
			row = append(row, Text(date(p.Birth)))
		}
		if o.Club != nil {
			row = append(row, Text(o.Club(tpn)))
		}
		table = append(table, row)
	}
	return table
}

func rating(n int) Cell {
	if n == 0 {
		return Text("")
	}
	return Int(n)
}

// date writes what is known of a day, ISO 8601.
func date(d swiss.Date) string {
	if d.IsZero() {
		return ""
	}
	s := strconv.Itoa(d.Year)
	for _, part := range []int{d.Month, d.Day} {
		if part == 0 {
			break
		}
		s += "-" + strconv.Itoa(part/10) + strconv.Itoa(part%10)
	}
	return s
}

// Board is one game of a round, or a player without one: then Black is 0.
type Board struct {
	Number       int // 0 without a game
	White, Black swiss.TPN
}

// Boards returns the games of a round in the order of the boards (C.04.2 3.6), then the bye, then the absent.
func Boards(t *swiss.Tournament, round int) []Board {
	var pairs []swiss.Pair
	var byes, absent []Board
	for _, tpn := range t.TPNs() {
		e := t.Entry(tpn, round)
		switch {
		case e.Opponent != 0 && (e.Color == swiss.White || e.Color == 0 && tpn < e.Opponent):
			pairs = append(pairs, swiss.Pair{White: tpn, Black: e.Opponent})
		case e.Opponent != 0:
		case e.Outcome == swiss.PAB:
			byes = append(byes, Board{White: tpn})
		default:
			absent = append(absent, Board{White: tpn})
		}
	}
	t.SortBoards(pairs, round)
	var list []Board
	for i, p := range pairs {
		list = append(list, Board{i + 1, p.White, p.Black})
	}
	return append(append(list, byes...), absent...)
}

// RoundOptions say what a list of pairings shows.
type RoundOptions struct {
	Boards []Board                    // as they were played; nil: in the order of C.04.2 3.6
	Result func(i int) string         // of game i of Boards, in place of what the tournament says; nil: none
	Club   func(tpn swiss.TPN) string // nil: no such columns
}

// Pairings lists a round: board, White with the points before it, the result, Black.
func Pairings(t *swiss.Tournament, round int, w Words, o RoundOptions) Table {
	clubs := o.Club != nil
	club := func(list []Cell, text string) []Cell {
		if !clubs {
			return list
		}
		return append(list, Text(text))
	}
	head := club([]Cell{Text(w.Board), Text(w.Number), Text(w.White)}, w.Club)
	head = append(head, Text(w.Points), Text(w.Result), Text(w.Points), Text(w.Black))
	table := Table{append(club(head, w.Club), Text(w.Number))}
	if o.Club == nil {
		o.Club = func(swiss.TPN) string { return "" }
	}
	boards := o.Boards
	if boards == nil {
		boards = Boards(t, round)
	}
	for i, b := range boards {
		e := t.Entry(b.White, round)
		row := club([]Cell{Text(""), Int(int(b.White)), Text(t.Player(b.White).Name)}, o.Club(b.White))
		row = append(row, Points(t.Score(b.White, round-1)))
		if b.Black == 0 {
			word := w.Absent
			if e.Outcome == swiss.PAB {
				word = w.Bye
			}
			row = append(row, Text(""), Text(""), Text(word))
			table = append(table, append(club(row, ""), Text("")))
			continue
		}
		row[0] = Int(b.Number)
		result := w.result(e.Outcome, t.Entry(b.Black, round).Outcome)
		if o.Result != nil {
			result = o.Result(i)
		}
		row = append(row, Text(result), Points(t.Score(b.Black, round-1)), Text(t.Player(b.Black).Name))
		table = append(table, append(club(row, o.Club(b.Black)), Int(int(b.Black))))
	}
	return table
}

// result writes the result of a game; the two sides are told apart where they are not each other's opposite (0–0).
func (w Words) result(white, black swiss.Outcome) string {
	if white == swiss.Pending {
		return ""
	}
	if s, ok := w.Results[white]; ok && opposite[white] == black {
		return s
	}
	return Mark(white) + "-" + Mark(black)
}

var opposite = map[swiss.Outcome]swiss.Outcome{
	swiss.Win: swiss.Loss, swiss.Draw: swiss.Draw, swiss.Loss: swiss.Win, swiss.ForfeitWin: swiss.ForfeitLoss, swiss.ForfeitLoss: swiss.ForfeitWin,
	swiss.ShortWin: swiss.ShortLoss, swiss.ShortDraw: swiss.ShortDraw, swiss.ShortLoss: swiss.ShortWin,
}

// Mark returns the sign of an outcome that needs no language: 1, ½, 0, +, -, or the letter of a TRF for a bye.
func Mark(o swiss.Outcome) string {
	return map[swiss.Outcome]string{
		swiss.Win: "1", swiss.ShortWin: "1", swiss.Draw: "½", swiss.ShortDraw: "½", swiss.Loss: "0", swiss.ShortLoss: "0",
		swiss.ForfeitWin: "+", swiss.ForfeitLoss: "-", swiss.PAB: "U", swiss.FullBye: "F", swiss.HalfBye: "H", swiss.ZeroBye: "Z",
	}[o]
}

// Place is one line of a standing, with the values of its tie-breaks as they are shown.
type Place struct {
	Rank   int
	TPN    swiss.TPN
	Points swiss.Points
	Values []string // decimal with a dot; "" where undefined
}

// Standings lists places in order; codes are the heads of the values. With club, which may be nil, there is a column of clubs.
func Standings(t *swiss.Tournament, places []Place, codes []string, w Words, club func(tpn swiss.TPN) string) Table {
	head := []Cell{Text(w.Rank), Text(w.Number), Text(w.Title), Text(w.Name)}
	if club != nil {
		head = append(head, Text(w.Club))
	}
	head = append(head, Text(w.Rating), Text(w.Federation), Text(w.Points))
	for _, c := range codes {
		head = append(head, Text(c))
	}
	table := Table{head}
	for _, place := range places {
		p := t.Player(place.TPN)
		row := []Cell{Int(place.Rank), Int(int(place.TPN)), Text(p.Title.String()), Text(p.Name)}
		if club != nil {
			row = append(row, Text(club(place.TPN)))
		}
		row = append(row, rating(p.Rating), Text(p.Federation), Points(place.Points))
		for i := range codes {
			v := ""
			if i < len(place.Values) {
				v = place.Values[i]
			}
			row = append(row, Decimal(v))
		}
		table = append(table, row)
	}
	return table
}

// Crosstable lists every round of every player by rank: the opponent's rank, the colour letter and the result. Without
// places the players stand by pairing number. rounds is how many columns there are.
func Crosstable(t *swiss.Tournament, places []Place, rounds int, w Words) Table {
	if len(places) == 0 {
		for i, tpn := range t.TPNs() {
			places = append(places, Place{Rank: i + 1, TPN: tpn, Points: t.Score(tpn, rounds)})
		}
	}
	places = slices.Clone(places)
	slices.SortStableFunc(places, func(a, b Place) int { return cmp.Or(cmp.Compare(a.Rank, b.Rank), cmp.Compare(a.TPN, b.TPN)) })
	line := map[swiss.TPN]int{}
	for i, p := range places {
		line[p.TPN] = i + 1
	}
	head := []Cell{Text("#"), Text(w.Name), Text(w.Rating)}
	for r := range rounds {
		head = append(head, Text(w.Round+" "+strconv.Itoa(r+1)))
	}
	table := Table{append(head, Text(w.Points), Text(w.Rank))}
	for i, place := range places {
		p := t.Player(place.TPN)
		row := []Cell{Int(i + 1), Text(p.Name), rating(p.Rating)}
		for r := range rounds {
			e := t.Entry(place.TPN, r+1)
			cell := w.cross(e, line)
			if w.Match != nil && e.Opponent != 0 {
				cell = strconv.Itoa(line[e.Opponent]) + " " + w.Match(place.TPN, r+1)
			}
			row = append(row, Text(cell))
		}
		table = append(table, append(row, Points(place.Points), Int(place.Rank)))
	}
	return table
}

// cross writes one cell, such as "12w1" or "U".
func (w Words) cross(e swiss.Entry, line map[swiss.TPN]int) string {
	mark, ok := w.Marks[e.Outcome]
	if !ok {
		mark = Mark(e.Outcome)
	}
	if e.Opponent == 0 {
		return mark
	}
	return strconv.Itoa(line[e.Opponent]) + map[swiss.Color]string{swiss.White: "w", swiss.Black: "b"}[e.Color] + mark
}
