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
	t := Team{Number: r.number(rec, 5, 7, 1, 999), Name: clean(rec.field(9, 40)), Nickname: clean(rec.field(42, 46))}
	for _, known := range r.doc.Teams {
		if known.Number == t.Number {
			r.problem(Duplicate, rec, 5, strconv.Itoa(t.Number), "a team number that is new")
			return
		}
	}
	t.Strength = r.number(rec, 48, 53, 0, 999_999)
	t.MatchPoints, t.HasMatchPoints = r.points(rec, 55, 60)
	t.GamePoints, t.HasGamePoints = r.points(rec, 62, 67)
	t.Rank = r.number(rec, 69, 71, 0, 999)
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
	f.Round = r.number(rec, 8, 10, 1, swiss.MaxRounds)
	f.White, f.Black = r.number(rec, 12, 14, 0, 999), r.number(rec, 16, 18, 0, 999)
	r.doc.TeamForfeits = append(r.doc.TeamForfeits, f)
}

func (r *reader) lineup300(rec *record) {
	if len(r.doc.Lineups) == 2*maxRecords {
		r.problem(TooLarge, rec, 1, "", "at most "+strconv.Itoa(2*maxRecords)+" such records")
		return
	}
	l := Lineup{Round: r.number(rec, 5, 7, 1, swiss.MaxRounds), Team: r.number(rec, 9, 11, 1, 999), Opponent: r.number(rec, 13, 15, 0, 999)}
	ids, columns := r.list(rec, 17, true)
	l.Players = ids
	r.lists = append(r.lists, listLine{rec.light(), columns, ids})
	r.doc.Lineups = append(r.doc.Lineups, l)
}
