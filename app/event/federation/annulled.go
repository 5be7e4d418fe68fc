package federation

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/swiss"
	"wasit/swiss/trf"
)

// withdrawn says since which round players of a round robin have left, nil where nobody has.
func (r *reporter) withdrawn() map[swiss.TPN]int {
	var list map[swiss.TPN]int
	for _, p := range r.s.Players(r.sec.ID) {
		if p.IsWithdrawn() && p.TPN > 0 {
			if list == nil {
				list = map[swiss.TPN]int{}
			}
			list[p.TPN] = p.Out[len(p.Out)-1].From
		}
	}
	return list
}

// annul takes the results that do not count out of the points of a report (299, C.05): the games stay in 001 and are rated, and points
// and places say the same.
func (r *reporter) annul(d *trf.Document, t *swiss.Tournament) error {
	settled, _, err := regulation.Settled(r.s, r.sec.ID, t)
	if err != nil || settled == t {
		return err
	}
	d.Abnormal = append(d.Abnormal, settlement(t, settled)...)
	for i := range d.Players {
		p := &d.Players[i]
		p.Points = 0
		for n := 1; n <= t.PairedRounds(); n++ {
			p.Points += settled.Award(p.TPN, n)
		}
	}
	return nil
}

// settlement is what the half rule changes in the points of each round, as 299 records.
func settlement(t, settled *swiss.Tournament) (list []trf.Abnormal) {
	for n := 1; n <= t.PairedRounds(); n++ {
		changes := map[swiss.Points][]swiss.TPN{}
		for _, tpn := range t.TPNs() {
			if by := settled.Award(tpn, n) - t.Award(tpn, n); by != 0 {
				changes[by] = append(changes[by], tpn)
			}
		}
		var order []swiss.Points
		for by := range changes {
			order = append(order, by)
		}
		slices.Sort(order)
		for _, by := range order {
			list = append(list, trf.Abnormal{Points: by, Round: n, IDs: changes[by]})
		}
	}
	return list
}

// isSettled reports whether the abnormal points of the file are those that the half rule gives for the players whom its note says to have
// left; other ones the event does not know.
func (take *Takeover) isSettled() bool {
	n, _ := readNote(take.Document)
	d := take.Event.Draft()
	for i := range d.Players {
		for k := range d.Players[i].Rounds {
			d.Players[i].Rounds[k].Extra = 0
		}
		d.Players[i].Bonus = 0
	}
	plain, err := swiss.NewTournament(d)
	if len(n.Withdrawn) == 0 || take.system() != journal.RoundRobin || err != nil {
		return false
	}
	settled, err := take.settle(plain, n.Withdrawn)
	if err != nil {
		return false
	}
	for _, tpn := range plain.TPNs() {
		for round := 1; round <= take.Played; round++ {
			if settled.Award(tpn, round) != take.Event.Award(tpn, round) {
				return false
			}
		}
	}
	return true
}

// settle applies the half rule to a round robin of the file (C.05).
func (take *Takeover) settle(t *swiss.Tournament, withdrawn map[swiss.TPN]int) (*swiss.Tournament, error) {
	var gone []swiss.TPN
	for tpn := range withdrawn {
		gone = append(gone, tpn)
	}
	slices.Sort(gone)
	settled, _, err := take.table(take.Document.Kind()).Settle(t, gone)
	return settled, err
}
