package trf

import "wasit/swiss"

// New makes a document of an event. meta gives what an event does not know: name, place, dates, arbiters, codes; its
// players and pairing records are replaced. ranks holds the place of each player, where known. A round in which somebody
// is merely absent while others are paired is written as a zero-point bye. A school class has no field and is left out.
func New(t *swiss.Tournament, meta Document, ranks map[swiss.TPN]int) *Document {
	d := meta
	d.Players, d.National, d.Abnormal, d.Teams, d.lines, d.teamLines = nil, nil, nil, nil, nil, nil
	d.Rounds, d.InitialColor, d.Forbidden = t.TotalRounds(), t.InitialColor(), t.Forbidden()
	d.Scoring = Scoring{}
	if s := t.Scoring(); s != swiss.StandardScoring() {
		d.Scoring = Scoring{Set: true, Table: s, Unknown: s.Draw}
	}
	for i := range d.Forbidden {
		f := &d.Forbidden[i]
		f.First = max(f.First, 1)
		if d.Rounds > 0 && f.Last >= d.Rounds {
			f.Last = 0
		}
	}
	played := t.PairedRounds()
	d.PlayerCount, d.RatedCount = t.Len(), 0
	for _, tpn := range t.TPNs() {
		p := t.Player(tpn)
		if p.Rating > 0 {
			d.RatedCount++
		}
		d.addPlayer(p, t.Score(tpn, played), ranks[tpn], played)
	}
	return &d
}

func (d *Document) addPlayer(p swiss.Player, points swiss.Points, rank, played int) {
	d.addExtra(p.TPN, 0, p.Bonus)
	for len(p.Rounds) < played {
		p.Rounds = append(p.Rounds, swiss.Entry{})
	}
	for i := range p.Rounds {
		e := &p.Rounds[i]
		d.addExtra(p.TPN, i+1, e.Extra)
		e.Extra = 0
		if i < played && e.Outcome == swiss.Absent {
			e.Outcome = swiss.ZeroBye
		}
	}
	out := Player{
		TPN: p.TPN, Sex: p.Sex, Title: p.Title, Name: p.Name, Rating: p.Rating, Federation: p.Federation, FIDEID: p.FIDEID,
		Birth: p.Birth, Points: points, HasPoints: true, Rank: rank, Rounds: p.Rounds, Virtual: p.Virtual,
	}
	out.trim()
	d.Players = append(d.Players, out)
}

// addExtra adds 299 records. Its field holds -9.9 to 99.9: more is spread over several, which add up.
func (d *Document) addExtra(tpn swiss.TPN, round int, points swiss.Points) {
	for points != 0 {
		part := min(max(points, -99), 999)
		d.Abnormal = append(d.Abnormal, Abnormal{Points: part, Round: round, IDs: []swiss.TPN{tpn}})
		points -= part
	}
}
