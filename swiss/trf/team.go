package trf

import (
	"strconv"

	"wasit/swiss"
)

// team013 reads the old form: name and players, no number.
func (r *reader) team013(rec *record) {
	if len(r.old) == swiss.MaxPlayers {
		r.problem(TooLarge, rec, 1, "", "at most "+strconv.Itoa(swiss.MaxPlayers)+" teams")
		return
	}
	ids, columns := r.list(rec, 37, false)
	r.lists = append(r.lists, listLine{rec.light(), columns, ids})
	r.old = append(r.old, Team{Name: clean(rec.field(5, 36)), Players: ids})
}

func (r *reader) team310(rec *record) {
	if r.hasTab(rec) {
		return
	}
	number, name, nick, strength, mp, gp, rank := span{5, 7}, span{9, 40}, span{42, 46}, span{48, 53}, span{55, 60}, span{62, 67}, span{69, 71}
	if !r.between(rec, gap{4, nil, nil}, gap{8, &number, &name}, gap{41, &name, &nick}, gap{47, &nick, &strength}, gap{54, &strength, &mp}, gap{61, &mp, &gp},
		gap{68, &gp, &rank}, gap{72, &rank, nil}, gap{73, nil, nil}) {
		return
	}
	t := Team{Number: r.number(rec, number.first, number.last, 1, 999), Name: clean(rec.field(name.first, name.last)), Nickname: clean(rec.field(nick.first, nick.last))}
	for _, known := range r.doc.Teams {
		if known.Number == t.Number {
			r.problem(Duplicate, rec, 5, strconv.Itoa(t.Number), "a team number that is new")
			return
		}
	}
	t.Strength = r.number(rec, strength.first, strength.last, 0, 999_999)
	t.MatchPoints, t.HasMatchPoints = r.points(rec, mp.first, mp.last)
	t.GamePoints, t.HasGamePoints = r.points(rec, gp.first, gp.last)
	t.Rank = r.number(rec, rank.first, rank.last, 0, 999)
	r.doc.teamLines[t.Number] = rec.number
	ids, columns := r.list(rec, 74, false)
	t.Players = ids
	r.lists = append(r.lists, listLine{rec.light(), columns, ids})
	r.doc.Teams = append(r.doc.Teams, t)
}

func (r *reader) pab320(rec *record) {
	if !r.once(rec) {
		return
	}
	d := r.doc
	if !r.between(rec, gap{9, nil, nil}, gap{14, nil, nil}) {
		return
	}
	d.PABMatchPoints, _ = r.points(rec, 5, 8)
	d.PABGamePoints, _ = r.points(rec, 10, 13)
	for c := 15; c <= rec.len() && len(d.TeamPABs) < swiss.MaxRounds; c += 4 {
		d.TeamPABs = append(d.TeamPABs, r.number(rec, c, c+2, 0, 999))
	}
}

func (r *reader) forfeit330(rec *record) {
	f := TeamForfeit{Result: rec.field(5, 6)}
	if f.Result != "+-" && f.Result != "-+" && f.Result != "--" {
		r.problem(BadText, rec, 5, f.Result, "+-, -+ or --")
		return
	}
	if !r.between(rec, gap{7, nil, nil}, gap{11, nil, nil}, gap{15, nil, nil}) {
		return
	}
	f.Round = r.number(rec, 8, 10, 1, swiss.MaxRounds)
	f.White, f.Black = r.number(rec, 12, 14, 0, 999), r.number(rec, 16, 18, 0, 999)
	r.doc.TeamForfeits = append(r.doc.TeamForfeits, f)
}

func (r *reader) lineup300(rec *record) {
	if len(r.doc.Lineups) == 2*maxRecords {
		r.problem(TooLarge, rec, 1, "", "at most "+strconv.Itoa(2*maxRecords)+" such records")
		return
	}
	if !r.between(rec, gap{8, nil, nil}, gap{12, nil, nil}, gap{16, nil, nil}) {
		return
	}
	l := Lineup{Round: r.number(rec, 5, 7, 1, swiss.MaxRounds), Team: r.number(rec, 9, 11, 1, 999), Opponent: r.number(rec, 13, 15, 0, 999)}
	ids, columns := r.list(rec, 17, true)
	l.Players = ids
	r.lists = append(r.lists, listLine{rec.light(), columns, ids})
	r.doc.Lineups, r.lineups = append(r.doc.Lineups, l), append(r.lineups, rec.number)
}
