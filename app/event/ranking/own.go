package ranking

import (
	"cmp"
	"slices"

	"wasit/app/event/regulation"
	"wasit/app/event/standing"
	"wasit/swiss"
	"wasit/swiss/groups"
	"wasit/swiss/keizer"
	"wasit/swiss/knockout"
	"wasit/swiss/tiebreak"
)

// rankOwn fills the rows of a system that ranks by its own rules; ok is false for one that ranks by points and
// tie-breaks.
func (t ranker) rankOwn() (ok bool) {
	if t.Bracket {
		t.cup()
		return true
	}
	switch system := regulation.SystemOf(t.System); {
	case system.OwnPoints:
		t.keizer()
	case system.Grouped:
		t.groups()
	case system.Teams:
		t.teams()
	default:
		return false
	}
	return true
}

// keizer ranks by Keizer points: rows carry them, rounded to tenths, with the value of each player and his game points.
func (t ranker) keizer() {
	t.Codes, t.Breaks = nil, nil
	table, tour, err := regulation.KeizerTable(t.state, t.Section, t.Rounds)
	if t.Err = err; err != nil {
		return
	}
	t.Tournament, t.Standing = tour, table
	value := standing.Own{Head: standing.Head{Short: textKeizerValueShort, Name: textKeizerValue}}
	games := standing.Own{Head: standing.Head{Short: textKeizerGamesShort, Name: textKeizerGames}}
	for _, r := range table.Rows {
		t.Rows = append(t.Rows, tiebreak.Row{TPN: r.TPN, Rank: r.Place, Points: keizerPoints(table, r)})
		value.Tenths = append(value.Tenths, r.Value*10)
		var over swiss.Points
		for n := 1; n <= t.Rounds; n++ {
			if o := tour.Entry(r.TPN, n).Outcome; o.IsPlayed() && o != swiss.Pending {
				over += tour.Scoring().Of(o)
			}
		}
		games.Tenths = append(games.Tenths, int(over))
	}
	t.Own = []standing.Own{value, games}
}

// keizerPoints is the score of a row in tenths, half up, as [keizer.Standing.Score] writes it.
func keizerPoints(table *keizer.Standing, r keizer.Row) swiss.Points {
	d := int64(keizer.Unit) * int64(table.Cycle)
	return swiss.Points((20*int64(r.Sum) + d) / (2 * d))
}

// cup ranks by the bracket: who is still in shares the first place, after them the places of who is out.
func (t ranker) cup() {
	t.Codes, t.Breaks = nil, nil
	if regulation.SystemOf(t.System).Teams {
		ev, err := regulation.TeamEvent(t.state, t.Section, t.Rounds)
		if t.Err = err; err != nil {
			return
		}
		t.Event = &ev // what the boards of each team brought
	}
	state, err := regulation.Bracket(t.state, t.Section)
	if t.Err = err; err != nil {
		return
	}
	order := t.Tournament.TPNs()
	out := map[swiss.TPN]bool{}
	places := state.Places(order)
	for _, p := range places {
		out[p.TPN] = true
	}
	for _, tpn := range order {
		if !out[tpn] {
			t.Rows = append(t.Rows, tiebreak.Row{TPN: tpn, Rank: 1, Points: swiss.Points(10 * state.Points(tpn))})
		}
	}
	slices.SortStableFunc(places, func(a, b knockout.Place) int { return cmp.Compare(a.From, b.From) })
	for _, p := range places {
		t.Rows = append(t.Rows, tiebreak.Row{TPN: p.TPN, Rank: p.From, Points: swiss.Points(10 * state.Points(p.TPN))})
	}
}

// teams ranks by match points and the tie-breaks of teams.
func (t ranker) teams() {
	ev, err := regulation.TeamEvent(t.state, t.Section, t.Rounds)
	if t.Err = err; err != nil {
		return
	}
	t.Event = &ev
	t.Rows, t.Err = tiebreak.TeamStandings(ev, t.Options)
}

// groups ranks every group for itself, one below the other, each by the section's tie-breaks.
func (t ranker) groups() {
	sec, _ := t.state.Section(t.Section)
	letters := standing.Own{Head: standing.Head{Short: textGroupWord, Name: textGroupWord}}
	t.Members = regulation.Groups(t.state, t.Section)
	for g, members := range t.Members {
		rows, err := groups.Rank(t.Tournament, members, max(sec.Options.Cycles, 1), t.Options, nil, groups.ByLot(sec.Order.Seed))
		if t.Err = err; err != nil {
			return
		}
		for _, r := range rows {
			t.Rows = append(t.Rows, tiebreak.Row{TPN: r.TPN, Rank: r.Rank, Points: r.Points, Values: r.Values, Places: r.Places, Drawn: r.Drawn})
			t.Grouped = append(t.Grouped, r)
			letters.Text = append(letters.Text, standing.GroupName(g))
		}
	}
	t.Own = []standing.Own{letters}
}
