package regulation

import (
	"context"

	"wasit/app/event/journal"
	"wasit/swiss"
)

// Scheduled is one round of a table: who plays whom, and who is free.
type Scheduled struct {
	Round int
	Day   journal.RoundDay // zero where nobody said
	Games []ScheduledGame
	Free  []swiss.TPN
}

// ScheduledGame is one game of it, with its result once it has one.
type ScheduledGame struct {
	White, Black swiss.TPN
	Score        journal.Score
}

// Schedule returns all rounds of a section whose pairings are known from its table, once its numbers are fixed: those that were paired as
// they stand, the others by the table (C.05 Annex 1). It is nil for another system.
func Schedule(s journal.State, id journal.SectionID) ([]Scheduled, error) {
	sec, _ := s.Section(id)
	if !HasGrid(sec.SectionConfig) || !sec.Ordered {
		return nil, nil
	}
	system, err := System(s, id)
	if err != nil {
		return nil, err
	}
	t, err := s.Tournament(id, 0)
	if err != nil {
		return nil, err
	}
	var list []Scheduled
	for n := 1; n <= sec.Rounds; n++ {
		x := Scheduled{Round: n, Day: s.RoundDay(id, n)}
		if n <= sec.Round {
			x.paired(s, id)
			list = append(list, x)
			continue
		}
		p, err := system.Pair(context.Background(), t, n, swiss.Watch{})
		if err != nil {
			return nil, err
		}
		for _, pair := range p.Pairs {
			x.Games = append(x.Games, ScheduledGame{White: pair.White, Black: pair.Black})
		}
		x.Free = p.Rest
		list = append(list, x)
	}
	return list, nil
}

// paired takes a round as it was paired.
func (x *Scheduled) paired(s journal.State, id journal.SectionID) {
	r, _ := s.Round(id, x.Round)
	for _, b := range r.Boards {
		x.Games = append(x.Games, ScheduledGame{tpnOf(s, b.White), tpnOf(s, b.Black), b.Score})
	}
	for _, a := range r.Absent {
		x.Free = append(x.Free, tpnOf(s, a.Player))
	}
}
