package tiebreak

import (
	"fmt"
	"slices"

	"wasit/swiss"
	"wasit/swiss/lot"
)

// Options say how a standing is made. The zero value is the current edition with the suggested list for a Swiss.
type Options struct {
	Rules Rules
	List  []Code // in order; without PTS they stand first. Empty: DefaultList
	// Rounds is after how many rounds; 0: after the last one that is complete (see [CompleteRounds]).
	Rounds        int
	Policy        Policy
	Predetermined bool // round robin or match: the pairings were known from the start (15.2)
	// DrawLots decides what is still tied at the end, by Seed: each group, from the top, in one shuffle of the order of
	// pairing numbers.
	DrawLots bool
	Seed     lot.Seed
	Given    map[swiss.TPN]int64 // the values of [Given], in hundredths; who has none ranks last
}

// Row is one place of a standing.
type Row struct {
	TPN     swiss.TPN
	Rank    int // "1224": those who are tied share the better place
	Points  swiss.Points
	Values  []Value // in the order of the list as used, see [List]
	Places  []int   // of the direct encounters in it: the place among those who were tied there, 0 where it separated nobody
	Drawn   bool    // the place within a tied group was decided by lot
	Pending bool    // a game of this participant has no result yet; it counts no points
}

// An OptionsError reports options that do not fit the event.
type OptionsError struct {
	Rounds int // asked for
	Most   int // rounds there are
}

func (e *OptionsError) Error() string {
	return fmt.Sprintf("tiebreak: standing after round %d asked for, the event has %d", e.Rounds, e.Most)
}

// LastRound returns the last round of which there can be a standing: the last one that was paired, and beyond it rounds that are
// passed over because everybody has a requested bye in them.
func LastRound(t *swiss.Tournament) int { return t.LastPairable() - 1 }

// CompleteRounds returns the last round that was paired, or passed over, and in which every result is known, or that a later
// round follows.
func CompleteRounds(t *swiss.Tournament) int {
	last := LastRound(t)
	for _, tpn := range t.TPNs() {
		if last > 0 && t.Entry(tpn, last).Outcome == swiss.Pending {
			return last - 1
		}
	}
	return last
}

// Standings ranks an individual event (4): by points, unless the list has them elsewhere, then by each tie-break among those
// still tied. The rows are in
// order of rank, tied ones by pairing number.
//
// A standing before the last round is made as if the event ended there: byes of later rounds do not count, the caps of
// 16.4.2 and KS take the rounds completed (T6), and FB is BH, for its last round is not paired yet (8.3). A game without result counts as played, with no
// points for either side.
func Standings(t *swiss.Tournament, o Options) ([]Row, error) {
	e, err := newStanding(t, o)
	if err != nil {
		return nil, err
	}
	return e.standings(o), nil
}

// newStanding reads the event as the options ask.
func newStanding(t *swiss.Tournament, o Options) (*engine, error) {
	rounds := o.Rounds
	if rounds == 0 {
		rounds = CompleteRounds(t)
	}
	if most := LastRound(t); rounds < 0 || rounds > most {
		return nil, &OptionsError{Rounds: o.Rounds, Most: most}
	}
	e := newEngineWith(newField(t, rounds, o.Predetermined), o.Rules, o.Policy)
	e.given = o.Given
	return e, nil
}

func (e *engine) standings(o Options) []Row {
	list := List(o.List)
	places := make([]int, e.f.len()*len(list))
	groups := e.rankWith(list, func(i int, order [][]int) {
		place := 1
		for _, sub := range order {
			for _, p := range sub {
				places[p*len(list)+i] = place * int(btoi(len(order) > 1))
			}
			place += len(sub)
		}
	})
	var drawn map[int]bool
	if o.DrawLots {
		groups, drawn = drawLots(groups, o.Seed)
	}
	columns := make([][]Value, len(list))
	for i, c := range list {
		columns[i] = e.valuesOf(c)
	}
	points := e.column(Code{Name: "PTS"})
	rows := make([]Row, 0, e.f.len())
	values := make([]Value, e.f.len()*len(list)) // one allocation for all rows
	for _, group := range groups {
		rank := len(rows) + 1
		for _, p := range group {
			row := Row{TPN: e.f.ids[p], Rank: rank, Points: swiss.Points(points[p].num), Drawn: drawn[p], Pending: e.isPending(p)}
			row.Values, values = values[:len(list):len(list)], values[len(list):]
			row.Places = places[p*len(list) : (p+1)*len(list) : (p+1)*len(list)]
			for i := range columns {
				row.Values[i] = columns[i][p]
			}
			rows = append(rows, row)
		}
	}
	return rows
}

// List returns the list as it is used: the default list where it is empty, and points first where it does not name them. A complete
// order (TRF26 212) may have them anywhere.
func List(list []Code) []Code {
	if len(list) == 0 {
		return DefaultList()
	}
	if slices.ContainsFunc(list, func(c Code) bool { return c.Name == "PTS" }) {
		return slices.Clone(list)
	}
	return append([]Code{{Name: "PTS"}}, list...)
}

func (e *engine) isPending(p int) bool {
	for r := 1; r <= e.f.rounds; r++ {
		if !e.f.at(p, r).isOver() {
			return true
		}
	}
	return false
}

// rank applies the list: each tie-break to every group that is still tied (4.2).
func (e *engine) rank(list []Code) [][]int { return e.rankWith(list, func(int, [][]int) {}) }

// rankWith tells, while it ranks, how each direct encounter, the i-th code, ordered a group that was tied there.
func (e *engine) rankWith(list []Code, encounter func(i int, order [][]int)) [][]int {
	all := make([]int, e.f.len())
	for i := range all {
		all[i] = i
	}
	groups, next := append(make([][]int, 0, len(all)), all), make([][]int, 0, len(all))
	for i, c := range list {
		next = next[:0]
		for _, g := range groups {
			if len(g) < 2 {
				next = append(next, g)
				continue
			}
			order := e.split(c, g)
			if c.IsEncounter() {
				encounter(i, order)
			}
			next = append(next, order...)
		}
		groups, next = next, groups
	}
	return groups
}

// split orders one tied group by one tie-break. Undefined values rank last.
func (e *engine) split(c Code, group []int) [][]int {
	if c.IsEncounter() {
		return e.encounterOf(c, group)
	}
	if v, ok := e.vectors(c); ok {
		return splitBy(group, func(a, b int) int { return slices.Compare(v[b], v[a]) })
	}
	col, lower := e.column(c), c.lowerIsBetter()
	return splitBy(group, func(a, b int) int {
		if lower && col[a].Defined() && col[b].Defined() {
			return col[a].Cmp(col[b])
		}
		return col[b].Cmp(col[a])
	})
}

func splitBy(group []int, compare func(a, b int) int) [][]int {
	order := slices.Clone(group)
	slices.SortStableFunc(order, compare)
	var out [][]int
	for len(order) > 0 {
		n := 1
		for n < len(order) && compare(order[n], order[0]) == 0 {
			n++
		}
		slices.Sort(order[:n])
		out = append(out, order[:n:n])
		order = order[n:]
	}
	return out
}

// drawLots orders what is still tied. The stream is one, from the top group down.
func drawLots(groups [][]int, seed lot.Seed) (out [][]int, drawn map[int]bool) {
	drawn = map[int]bool{}
	g := lot.New(seed)
	for _, group := range groups {
		if len(group) == 1 {
			out = append(out, group)
			continue
		}
		lot.Shuffle(g, group)
		for _, p := range group {
			drawn[p] = true
			out = append(out, []int{p})
		}
	}
	return out, drawn
}

// valuesOf returns the values to show. Those of an encounter are the rank inside the group tied on points, 0 where it
// was not split.
func (e *engine) valuesOf(c Code) []Value {
	if !c.IsEncounter() {
		return e.column(c)
	}
	col := make([]Value, e.f.len())
	for _, tied := range e.rank([]Code{{Name: "PTS"}}) {
		order := [][]int{tied}
		if len(tied) > 1 {
			order = e.encounterOf(c, tied)
		}
		place := 1
		for _, sub := range order {
			for _, p := range sub {
				col[p] = value(int64(place)*btoi(len(order) > 1), 1)
			}
			place += len(sub)
		}
	}
	return col
}

// encounterOf applies DE or one of its team forms to a tied group.
func (e *engine) encounterOf(c Code, group []int) [][]int {
	if c.Name == "DE" {
		return e.encounter(group, e.ref(c), c.Played)
	}
	return e.extended(c, group)
}
