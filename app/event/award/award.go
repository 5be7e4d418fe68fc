// Package award decides prizes: categories, medals, the best players of boards, teams and schools.
package award

import (
	"cmp"
	"slices"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/swiss"
)

// Standing is a row of the ranking, the best first. Players who are equal in everything share a rank.
type Standing struct {
	Player journal.PlayerID
	Rank   int
	Points swiss.Points
}

// Award is one prize won.
type Award struct {
	Place  int              // in the category; the third may come twice
	Player journal.PlayerID // of a team prize the best of its players
	Club   string           // of a team prize
	Name   string           // of a prize of a board: the player; Player is his team
	Rank   int              // in the ranking of players, or of schools
	Points swiss.Points
	Tied   bool // only a lot can decide, here or in a prize before it: not awarded yet

	Money int64 // in whole units of the currency
	Open  bool  // the lot decides on the money too

	Counted []Standing // of a team prize: who of the school count
	Ranks   int        // the sum of their ranks
}

// Passed is a player who would have won, had he not won before: the next below him moves up.
type Passed struct {
	Player journal.PlayerID
	Prize  int // that he won: its place in the list
	Place  int // and which place in it
}

// Given is a prize with its winners, as many as there are.
type Given struct {
	journal.Prize
	Awards []Award
	Tied   [][]journal.PlayerID // who draw lots, each group in the order of pairing numbers
	Passed []Passed             // the best first
	Waits  bool                 // for the lot of a prize before it
	Paid   []Award              // who have as many points as one with a place, and so a part of its money, but no place
}

// Between are the places that an award may come to: more than one while a lot among equals is to come.
func (g Given) Between(a Award) (from, to int) {
	from, to = a.Place, a.Place
	for _, b := range g.Awards {
		if a.Tied && b.Tied && b.Rank == a.Rank {
			from, to = min(from, b.Place), max(to, b.Place)
		}
	}
	return from, to
}

// Field are players with their standing. Players come with one name for each school ([journal.State.WithSchoolNames]).
type Field struct {
	Players []journal.Player
	Table   []Standing
	Members []regulation.Individual // of a team event: the players of the teams
	Boards  int                     // of its matches
	ByRank  bool                    // the same points are not the same success: in a cup, over groups
}

// Over awards the prizes of a section; whole is the event, for prizes that schools win by their players of all sections.
func Over(own, whole Field, prizes journal.Prizes, lots []journal.Lot) []Given {
	people, table := own.people(), own.Table
	teams := map[swiss.TPN]journal.PlayerID{}
	for _, p := range own.Players {
		teams[p.TPN] = p.ID
	}
	ranked, tied := drawn(table, people, lots, journal.LotForPrize)
	h := awarder{won: map[journal.PlayerID]Passed{}, open: map[journal.PlayerID]bool{}, several: prizes.Several, split: prizes.Split, byRank: own.ByRank}
	list := make([]Given, len(prizes.List))
	for i, p := range prizes.List {
		if p.Board != 0 {
			list[i] = toBoards(p, own.Members, own.Boards, teams)
			list[i].payPlaces()
			continue
		}
		if p.Team > 0 && p.Whole && len(whole.Table) > 0 {
			list[i] = toSchools(p, whole.people(), whole.Table, lots)
			list[i].payPlaces()
			continue
		}
		if p.Team > 0 {
			list[i] = toSchools(p, people, table, lots)
			list[i].payPlaces()
			continue
		}
		list[i] = h.award(i, p, slices.DeleteFunc(slices.Clone(ranked), func(s Standing) bool { return !p.Suits(people[s.Player].PlayerInfo) }), tied)
	}
	return list
}

func (f Field) people() map[journal.PlayerID]journal.Player {
	people := map[journal.PlayerID]journal.Player{}
	for _, p := range f.Players {
		people[p.ID] = p
	}
	return people
}

// Join makes one field of several sections: by points, then by the place that each has in his own section.
func Join(fields []Field) Field {
	var all Field
	for _, f := range fields {
		all.Players, all.Table = append(all.Players, f.Players...), append(all.Table, f.Table...)
	}
	slices.SortStableFunc(all.Table, func(a, b Standing) int {
		return cmp.Or(cmp.Compare(b.Points, a.Points), cmp.Compare(a.Rank, b.Rank))
	})
	return all
}

// awarder gives the prizes one after the other and remembers who has won what.
type awarder struct {
	won     map[journal.PlayerID]Passed
	open    map[journal.PlayerID]bool // a lot decides if they have won
	several bool
	split   journal.Split
	byRank  bool
}

// award awards prize i to the best of its category.
func (h *awarder) award(i int, p journal.Prize, category []Standing, tied map[int][]journal.PlayerID) Given {
	var among []Standing
	var passed []Passed
	waits := 0 // the rank from which a lot of an earlier prize may change who wins
	for _, s := range category {
		if h.several {
			among = append(among, s)
			continue
		}
		if h.open[s.Player] && waits == 0 && len(among) < p.Awarded() {
			waits = s.Rank
		}
		if won, has := h.won[s.Player]; !has {
			among = append(among, s)
		} else if len(among) < p.Awarded() && !h.open[s.Player] {
			passed = append(passed, won)
		}
	}
	g := give(p, among, tied)
	g.Passed, g.Waits = passed, waits > 0
	for n, a := range g.Awards {
		g.Awards[n].Tied = a.Tied || waits > 0 && a.Rank >= waits
		h.won[a.Player] = Passed{a.Player, i, a.Place}
	}
	h.pay(&g, among)
	for _, a := range g.Paid {
		h.won[a.Player] = Passed{a.Player, i, a.Place}
	}
	h.unsure(g, among, waits)
	return g
}

// unsure remembers those of whom only a lot can say if they have won prize g: where more are equal than win, and where an
// earlier lot may move up the next.
func (h *awarder) unsure(g Given, among []Standing, waits int) {
	if waits > 0 {
		for _, s := range among[:min(len(among), g.Awarded()+len(h.open))] {
			if s.Rank >= waits {
				h.open[s.Player] = true
			}
		}
	}
	for _, group := range g.Tied {
		equal := func(s Standing) bool { return slices.Contains(group, s.Player) }
		first := slices.IndexFunc(among, equal)
		last := first
		for last < len(among) && equal(among[last]) {
			last++
		}
		if last <= len(g.Awards)+len(g.Paid) {
			continue // all of them win; only the places are open
		}
		for _, id := range group {
			h.open[id] = true
		}
	}
}

// give hands the places of a prize to the first of a list. Tied tells for each rank who share it undrawn.
func give(p journal.Prize, among []Standing, tied map[int][]journal.PlayerID) Given {
	g := Given{Prize: p}
	n := p.Awarded()
	for start := 0; start < min(n, len(among)); {
		end := start + 1
		for end < len(among) && among[end].Rank == among[start].Rank {
			end++
		}
		open := !p.Shared && end > start+1 && tied[among[start].Rank] != nil && differ(p, n, start, end)
		if open {
			g.Tied = append(g.Tied, tied[among[start].Rank])
		}
		for i := start; i < end && (i < n || p.Shared); i++ {
			s, at := among[i], i
			if p.Shared {
				at = start
			}
			g.Awards = append(g.Awards, Award{Place: place(p, at), Player: s.Player, Rank: s.Rank, Points: s.Points, Tied: open})
		}
		start = end
	}
	return g
}

// differ reports whether it matters who of the rows start to end stands first.
func differ(p journal.Prize, n, start, end int) bool {
	return end > n || place(p, start) != place(p, end-1)
}

// place is the place of row i, from 0: the fourth row is third again where the third place is given twice.
func place(p journal.Prize, i int) int {
	if p.TwoThirds && i >= 3 {
		return i
	}
	return i + 1
}

// drawn puts those who share a rank into the order of the last lot that was drawn for all of them, else of their pairing
// numbers; tied holds those ranks for which there was no lot.
func drawn(table []Standing, people map[journal.PlayerID]journal.Player, lots []journal.Lot, kind string) (ranked []Standing, tied map[int][]journal.PlayerID) {
	ranked, tied = slices.Clone(table), map[int][]journal.PlayerID{}
	for start := 0; start < len(ranked); {
		end := start + 1
		for end < len(ranked) && ranked[end].Rank == ranked[start].Rank {
			end++
		}
		group := ranked[start:end]
		start = end
		if len(group) == 1 {
			continue
		}
		slices.SortFunc(group, func(a, b Standing) int {
			return cmp.Or(cmp.Compare(people[a.Player].TPN, people[b.Player].TPN), cmp.Compare(a.Player, b.Player))
		})
		order := lotOf(group, lots, kind)
		if order == nil {
			for _, s := range group {
				tied[s.Rank] = append(tied[s.Rank], s.Player)
			}
			continue
		}
		slices.SortFunc(group, func(a, b Standing) int {
			return cmp.Compare(slices.Index(order, a.Player), slices.Index(order, b.Player))
		})
	}
	return ranked, tied
}

func lotOf(group []Standing, lots []journal.Lot, kind string) []journal.PlayerID {
	for i := len(lots) - 1; i >= 0; i-- {
		missing := func(s Standing) bool { return !slices.Contains(lots[i].Drawn, s.Player) }
		if lots[i].For == kind && !lots[i].Annulled && !slices.ContainsFunc(group, missing) {
			return lots[i].Drawn
		}
	}
	return nil
}
