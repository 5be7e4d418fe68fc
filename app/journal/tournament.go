package journal

import (
	"errors"

	"wasit/swiss"
)

// Tournament returns a section as it stands after round upTo: for standings and for export. A board without result and
// an adjourned game are pending; rounds before a late entry and after a withdrawal are what the section grants for them.
// *OrderError without pairing numbers, *TournamentError if swiss finds defects.
func (s State) Tournament(id SectionID, upTo int) (*swiss.Tournament, error) {
	return s.tournament(id, upTo, false)
}

// ForPairing returns a section as it stands when round is to be paired: the rounds before it, and the absences of round
// itself as requested byes.
func (s State) ForPairing(id SectionID, round int) (*swiss.Tournament, error) {
	return s.tournament(id, round-1, true)
}

func (s State) tournament(id SectionID, upTo int, absences bool) (*swiss.Tournament, error) {
	sec, err := s.section(id)
	if err != nil {
		return nil, err
	}
	upTo = max(0, min(upTo, len(sec.Rounds)))
	members := s.sorted(id)
	d := swiss.Draft{TotalRounds: sec.Config.Rounds, Scoring: sec.Config.Scoring, InitialColor: sec.Color,
		Players: make([]swiss.Player, len(members))}
	tpns := make(map[PlayerID]swiss.TPN, len(members))
	for i, p := range members {
		if p.TPN == 0 {
			return nil, &OrderError{Section: id, Players: []PlayerID{p.ID}}
		}
		d.Players[i] = p.PlayerInfo.swiss()
		d.Players[i].Name, d.Players[i].TPN = p.Name, p.TPN
		d.Players[i].Rounds = make([]swiss.Entry, upTo, upTo+1)
		tpns[p.ID] = p.TPN
	}
	for n := 1; n <= upTo; n++ {
		fillRound(d.Players, members, sec.Rounds[n-1], n, tpns)
	}
	if next := upTo + 1; absences && next <= sec.Config.Rounds {
		for i, p := range members {
			if kind, away := p.Absence(next); away {
				d.Players[i].Rounds = append(d.Players[i].Rounds, swiss.Entry{Outcome: kind.Outcome()})
			}
		}
	}
	for _, f := range sec.Forbidden {
		set := swiss.Forbidden{First: f.First, Last: f.Last}
		for _, who := range f.Players {
			set.Players = append(set.Players, tpns[who])
		}
		d.Forbidden = append(d.Forbidden, set)
	}
	t, err := swiss.NewTournament(d)
	var defects *swiss.DraftError
	if errors.As(err, &defects) {
		return nil, &TournamentError{id, defects}
	}
	return t, err
}

// fillRound enters round n of everybody. players and members have the same order.
func fillRound(players []swiss.Player, members []*Player, r *round, n int, tpns map[PlayerID]swiss.TPN) {
	entries := make(map[PlayerID]swiss.Entry, len(members))
	for i, pair := range r.Pairs {
		score := r.score(i + 1)
		if score.IsZero() {
			score = Adjourned
		}
		entries[pair[0]] = swiss.Entry{Outcome: score.White, Opponent: tpns[pair[1]], Color: swiss.White}
		entries[pair[1]] = swiss.Entry{Outcome: score.Black, Opponent: tpns[pair[0]], Color: swiss.Black}
	}
	for _, a := range r.Absent {
		entries[a.Player] = swiss.Entry{Outcome: a.Bye.Outcome()}
	}
	if r.PAB != 0 {
		entries[r.PAB] = swiss.Entry{Outcome: swiss.PAB}
	}
	for i, p := range members {
		e, named := entries[p.ID]
		if !named { // entered after the round was paired
			kind, _ := p.Absence(n)
			e.Outcome = kind.Outcome()
		}
		players[i].Rounds[n-1] = e
	}
}
