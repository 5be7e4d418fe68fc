package regulation

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/swiss"
	"wasit/swiss/groups"
	"wasit/swiss/knockout"
	"wasit/swiss/lot"
)

// Qualified returns the players who go on from the groups of a section, in the order of their seeds in a knock-out: the
// first q of each group and the w best of the next place. The order puts players of one group as far apart as the bracket
// allows (level). Ties across the line are drawn from seed; drawn lists who came in or went out by lot.
func Qualified(s journal.State, id journal.SectionID, q, w int, seed lot.Seed) (seeds []journal.PlayerID, drawn []swiss.TPN, level groups.Level, err error) {
	sec, _ := s.Section(id)
	t, err := s.Tournament(id, sec.Round)
	if err != nil {
		return nil, nil, 0, err
	}
	o, err := TieOptions(s, sec, 0)
	if err != nil {
		return nil, nil, 0, err
	}
	all, err := groups.Qualify(t, Groups(s, id), max(sec.Options.Cycles, 1), o, q, w, groups.ByLot(seed))
	if err != nil {
		return nil, nil, 0, err
	}
	if len(all.Seeds) < 2 {
		return nil, nil, 0, &swiss.RequestError{Round: 1, Need: swiss.NeedPlayers}
	}
	for _, g := range all.Groups {
		for _, row := range g {
			if row.Drawn {
				drawn = append(drawn, row.TPN)
			}
		}
	}
	bracket, level := all.Bracket()
	seeds = make([]journal.PlayerID, len(all.Seeds))
	for slot, number := range knockout.Order(len(bracket)) {
		if bracket[slot] != 0 {
			p, _ := s.PlayerByTPN(id, bracket[slot])
			seeds[number-1] = p.ID
		}
	}
	return seeds, drawn, level, nil
}

// NextPlaces returns who plays in a second final: the next q of each group after those who are in the first, in the order in which
// places of different groups are compared. Ties across the line are drawn from seed.
func NextPlaces(s journal.State, id journal.SectionID, q int, first []journal.PlayerID, seed lot.Seed) (next []journal.PlayerID, drawn []swiss.TPN, err error) {
	both, drawn, _, err := Qualified(s, id, 2*q, 0, seed)
	if err != nil {
		return nil, nil, err
	}
	for _, who := range both {
		if !slices.Contains(first, who) {
			next = append(next, who)
		}
	}
	if len(next) < 2 {
		return nil, nil, &swiss.RequestError{Round: 1, Need: swiss.NeedPlayers}
	}
	return next, drawn, nil
}
