package trf

import (
	"slices"
	"strconv"
	"strings"

	"wasit/swiss"
)

// byeLine is a 240 or XXZ record, placed when all players are known; round 0 is the one to be paired.
type byeLine struct {
	listLine
	outcome swiss.Outcome
	round   int
}

// accLine is a 250 record of an individual event.
type accLine struct {
	rec         *record
	points      swiss.Points
	first, last int
	from, to    swiss.TPN
}

type virtualRow struct {
	rec    *record
	tpn    swiss.TPN
	points []swiss.Points
}

// maxRecords bounds the records of one kind where each costs much more than its line.
const maxRecords = 20_000

var byeLetters = map[string]swiss.Outcome{"F": swiss.FullBye, "H": swiss.HalfBye, "Z": swiss.ZeroBye}

func (r *reader) bye240(rec *record) {
	if !r.blanks(rec, 6, 10) {
		return
	}
	outcome, ok := byeLetters[strings.ToUpper(rec.trimmed(5, 5))]
	if !ok {
		r.problem(BadText, rec, 5, rec.trimmed(5, 5), "F, H or Z")
		return
	}
	round := r.number(rec, 7, 9, 1, swiss.MaxRounds)
	ids, columns := r.list(rec, 11, false)
	r.byes = append(r.byes, byeLine{listLine{rec.light(), columns, ids}, outcome, round})
}

func (r *reader) absentXXZ(rec *record) {
	ids, columns := r.words(rec)
	r.byes = append(r.byes, byeLine{listLine{rec.light(), columns, ids}, swiss.ZeroBye, 0})
}

// words reads numbers separated by blanks, as the XX? records hold them.
func (r *reader) words(rec *record) (ids []swiss.TPN, columns []int) {
	for c := 5; c <= rec.len(); {
		end := c
		for end <= rec.len() && rec.field(end, end) != " " {
			end++
		}
		if end > c {
			if !r.countNumber(rec, c) {
				break
			}
			if n := r.number(rec, c, end-1, 1, swiss.MaxTPN); n > 0 {
				ids, columns = append(ids, swiss.TPN(n)), append(columns, c)
			}
		}
		c = end + 1
	}
	return ids, columns
}

// placeByes writes the byes of 240 and XXZ into the rounds of the players.
func (r *reader) placeByes() {
	d := r.doc
	index, next, teams := d.index(), d.PlayedRounds()+1, d.IsTeamEvent()
	for _, b := range r.byes {
		if b.round == 0 {
			b.round = next
		}
		if teams {
			d.TeamByes = append(d.TeamByes, Bye{b.outcome, b.round, numbers(b.ids)})
			continue
		}
		for i, id := range b.ids {
			at, known := index[id]
			if !known {
				r.problem(UnknownPlayer, b.rec, b.column[i], strconv.Itoa(int(id)), "the pairing number of a 001 record")
				continue
			}
			r.placeBye(b, &d.Players[at], b.column[i])
		}
	}
}

func (r *reader) placeBye(b byeLine, p *Player, column int) {
	for len(p.Rounds) < b.round {
		p.Rounds = append(p.Rounds, swiss.Entry{})
	}
	e := &p.Rounds[b.round-1]
	switch e.Outcome {
	case swiss.Absent:
		*e = swiss.Entry{Outcome: b.outcome}
	case b.outcome:
	default:
		r.warn(ByeDiffers, b.rec, column, strconv.Itoa(int(p.TPN)), e.Outcome.String()+" as in 001, round "+strconv.Itoa(b.round))
	}
}

func numbers(ids []swiss.TPN) []int {
	n := make([]int, len(ids))
	for i, id := range ids {
		n[i] = int(id)
	}
	return n
}

func (d *Document) index() map[swiss.TPN]int {
	index := make(map[swiss.TPN]int, len(d.Players))
	for i := range d.Players {
		index[d.Players[i].TPN] = i
	}
	return index
}

// virtual250 reads fictitious points of a range: match points in 5-8, points in 10-13, rounds, numbers.
func (r *reader) virtual250(rec *record) {
	if !r.blanks(rec, 9, 14, 18, 22, 27) {
		return
	}
	mp, _ := r.points(rec, 5, 8)
	gp, _ := r.points(rec, 10, 13)
	v := Virtual{MatchPoints: mp, GamePoints: gp}
	v.FirstRound = r.number(rec, 15, 17, 1, swiss.MaxRounds)
	v.LastRound = r.number(rec, 19, 21, 1, swiss.MaxRounds)
	v.First, v.Last = r.number(rec, 23, 26, 1, swiss.MaxTPN), r.number(rec, 28, 31, 1, swiss.MaxTPN)
	if v.LastRound < v.FirstRound || v.Last < v.First {
		r.problem(BadNumber, rec, 15, rec.trimmed(15, 31), "rounds and pairing numbers in ascending order")
		return
	}
	if len(r.accs) == maxRecords {
		r.problem(TooLarge, rec, 1, "", "at most "+strconv.Itoa(maxRecords)+" such records")
		return
	}
	r.doc.TeamVirtual = append(r.doc.TeamVirtual, v)
	r.accs = append(r.accs, accLine{rec.light(), gp, v.FirstRound, v.LastRound, swiss.TPN(v.First), swiss.TPN(v.Last)})
}

func (r *reader) virtualXXA(rec *record) {
	if !r.blanks(rec, 9) {
		return
	}
	row := virtualRow{rec: rec.light(), tpn: swiss.TPN(r.number(rec, 5, 8, 1, swiss.MaxTPN))}
	for c := 10; c <= rec.len(); c += 5 {
		if len(row.points) == swiss.MaxRounds {
			r.problem(TooLarge, rec, c, "", "at most "+strconv.Itoa(swiss.MaxRounds)+" rounds")
			return
		}
		if !r.blanks(rec, c+4) {
			return
		}
		p, _ := r.points(rec, c, c+3)
		row.points = append(row.points, p)
	}
	r.virt = append(r.virt, row)
}

// placeVirtual gives each player the virtual points of XXA and 250.
func (r *reader) placeVirtual() {
	d := r.doc
	index := d.index()
	for _, row := range r.virt {
		i, known := index[row.tpn]
		switch {
		case !known:
			r.problem(UnknownPlayer, row.rec, 5, strconv.Itoa(int(row.tpn)), "the pairing number of a 001 record")
		case d.Players[i].Virtual != nil:
			r.problem(Duplicate, row.rec, 5, strconv.Itoa(int(row.tpn)), "one XXA record a player")
		default:
			d.Players[i].Virtual = row.points
		}
	}
	if d.IsTeamEvent() {
		r.checkTeamVirtual()
		return
	}
	d.TeamVirtual = nil
	order := make([]int, len(d.Players))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int { return int(d.Players[a].TPN - d.Players[b].TPN) })
	for _, a := range r.accs {
		from, _ := slices.BinarySearchFunc(order, a.from, func(i int, t swiss.TPN) int { return int(d.Players[i].TPN - t) })
		for _, i := range order[from:] {
			if d.Players[i].TPN > a.to || r.errs.isFull() {
				break
			}
			r.addVirtual(a, &d.Players[i])
		}
	}
}

// addVirtual fills the cells of one player. A cell is filled once, so the work is bounded by the cells.
func (r *reader) addVirtual(a accLine, p *Player) {
	for len(p.Virtual) < a.last {
		p.Virtual = append(p.Virtual, 0)
	}
	for round := a.first; round <= a.last && !r.errs.isFull(); round++ {
		if p.Virtual[round-1] != 0 || a.points == 0 {
			r.problem(Duplicate, a.rec, 10, a.points.String(), "one value not 0 for player "+strconv.Itoa(int(p.TPN))+" in round "+strconv.Itoa(round))
			return
		}
		p.Virtual[round-1] = a.points
	}
}

// maxTeamVirtual bounds the accelerations of a team event, which each concern any number of teams and rounds.
const maxTeamVirtual = 1000

func (r *reader) checkTeamVirtual() {
	if len(r.accs) > maxTeamVirtual {
		r.problem(TooLarge, r.accs[maxTeamVirtual].rec, 1, "", "at most "+strconv.Itoa(maxTeamVirtual)+" such records")
	}
	for i, v := range r.doc.TeamVirtual {
		if v.MatchPoints == 0 && v.GamePoints != 0 {
			r.warn(TeamGamePoints, r.accs[i].rec, 10, v.GamePoints.String(), "match points in columns 5-8 (C.04.7)")
		}
	}
}

func (r *reader) forbidden260(rec *record) {
	if !r.blanks(rec, 8, 12) {
		return
	}
	f := swiss.Forbidden{First: r.number(rec, 5, 7, 0, swiss.MaxRounds), Last: r.number(rec, 9, 11, 0, swiss.MaxRounds)}
	ids, columns := r.list(rec, 13, false)
	f.First, f.Players = max(f.First, 1), ids
	if f.Last != 0 && f.Last < f.First {
		r.problem(BadNumber, rec, 9, strconv.Itoa(f.Last), "a last round not before the first")
		return
	}
	r.forbid(f, listLine{rec.light(), columns, ids})
}

func (r *reader) forbiddenXXP(rec *record) {
	ids, columns := r.words(rec)
	r.forbid(swiss.Forbidden{First: 1, Players: ids}, listLine{rec.light(), columns, ids})
}

func (r *reader) forbid(f swiss.Forbidden, l listLine) {
	if len(l.ids) == 0 {
		return
	}
	r.doc.Forbidden = append(r.doc.Forbidden, f)
	r.lists = append(r.lists, l)
}

func (r *reader) abnormal299(rec *record) {
	if !r.blanks(rec, 6, 7, 12, 13, 18, 19, 23) {
		return
	}
	a := Abnormal{Round: r.number(rec, 20, 22, 0, swiss.MaxRounds)}
	switch s := strings.ToUpper(rec.trimmed(5, 5)); s {
	case "W", "D", "L", "F", "H", "Z", "+", "-":
		a.Type = s[0]
	case "":
	default:
		r.problem(BadText, rec, 5, s, "W D L F H Z + - or a blank")
		return
	}
	var match, game bool
	a.MatchPoints, match = r.points(rec, 8, 11)
	a.Points, game = r.points(rec, 14, 17)
	a.NoMatchPoints, a.NoPoints = a.Type != 0 && !match && game, a.Type != 0 && !game && match
	ids, columns := r.list(rec, 24, false)
	if a.IDs = ids; len(ids) == 0 {
		r.warn(ForEverybody, rec, 24, "", "the numbers whom it concerns; read as everybody")
	}
	r.doc.Abnormal = append(r.doc.Abnormal, a)
	r.lists = append(r.lists, listLine{rec.light(), columns, ids})
}
