package regulation

import (
	"wasit/app/journal"
	"wasit/swiss"
	"wasit/swiss/berger"
	"wasit/swiss/keizer"
)

// keizerOf returns the Keizer system with the settings of a section.
func keizerOf(o journal.SystemOptions) keizer.System {
	k := keizer.Wasit()
	switch o.Keizer {
	case journal.KeizerClubs:
		k = keizer.KeizerForClubs()
	case journal.KeizerSixths:
		k = keizer.Sixths()
	}
	k.Ratio = o.Ratio
	switch {
	case o.Gap < 0:
		k.Gap = 0
	case o.Gap > 0:
		k.Gap = o.Gap
	}
	return keizer.System{Options: k}
}

// withoutAway returns t with the rounds up to last before a player joined and after he withdrew left empty: Keizer tells
// them from announced absences.
func withoutAway(s journal.State, id journal.SectionID, t *swiss.Tournament, last int) (*swiss.Tournament, error) {
	d := t.Draft()
	for i := range d.Players {
		p, ok := s.PlayerByTPN(id, d.Players[i].TPN)
		if !ok {
			continue
		}
		for r := range d.Players[i].Rounds {
			e := &d.Players[i].Rounds[r]
			if r < last && e.Outcome.IsRequestedAbsence() && (!p.HasEntered(r+1) || p.IsOut(r+1)) {
				*e = swiss.Entry{}
			}
		}
	}
	return swiss.NewTournament(d)
}

// KeizerTable returns the standing of a Keizer section after rounds rounds, and the event it was computed from.
func KeizerTable(s journal.State, id journal.SectionID, rounds int) (*keizer.Standing, *swiss.Tournament, error) {
	t, err := s.Tournament(id, rounds)
	if err != nil {
		return nil, nil, err
	}
	if t, err = withoutAway(s, id, t, rounds); err != nil {
		return nil, nil, err
	}
	sec, _ := s.Section(id)
	table, err := keizerOf(sec.Options).FinalPlaces(t, rounds)
	return table, t, err
}

// KeizerParts returns where the Keizer points of tpn come from, by the values of table.
func KeizerParts(s journal.State, id journal.SectionID, t *swiss.Tournament, rounds int, table *keizer.Standing, tpn swiss.TPN) ([]keizer.Part, error) {
	sec, _ := s.Section(id)
	return keizerOf(sec.Options).Explain(t, rounds, table, tpn)
}

// Settled returns a round robin as its standings see it (C.05): the results of who left before half of his games count
// for nobody; of others the missing games are forfeited.
func Settled(s journal.State, id journal.SectionID, t *swiss.Tournament) (*swiss.Tournament, []berger.Verdict, error) {
	sec, _ := s.Section(id)
	var gone []swiss.TPN
	for _, p := range s.Players(id) {
		if p.IsWithdrawn() && p.TPN > 0 {
			gone = append(gone, p.TPN)
		}
	}
	if sec.System != journal.RoundRobin || len(gone) == 0 {
		return t, nil, nil
	}
	return berger.System{Cycles: sec.Options.Cycles}.Settle(t, gone)
}
