package groups

import (
	"cmp"
	"slices"

	"wasit/swiss"
	"wasit/swiss/lot"
	"wasit/swiss/tiebreak"
)

// TieBreaks returns those of a group, after the points, where the regulations name none.
func TieBreaks() []tiebreak.Code {
	return []tiebreak.Code{{Name: "DE"}, {Name: "WON"}, {Name: "SB"}, {Name: "KS"}}
}

// Row is one place of a group.
type Row struct {
	TPN             swiss.TPN
	Rank            int // "1224" before lots
	Points          swiss.Points
	Wins, Scheduled int // games of the group
	Drawn           bool
	Values          []tiebreak.Value // and Places as in [tiebreak.Row]
	Places          []int
}

// Compare compares two rows, also of different groups, by points, then wins, for each scheduled game; negative where a is better.
func Compare(a, b Row) int {
	x, y := max(a.Scheduled, 1), max(b.Scheduled, 1)
	return cmp.Or(cmp.Compare(int(b.Points)*x, int(a.Points)*y), cmp.Compare(b.Wins*x, a.Wins*y))
}

// Lots decides ties across a line that matters: it returns the tied players, who come in initial order, best first. A
// play-off can stand after it as well.
type Lots func(tied []swiss.TPN) []swiss.TPN

// ByLot draws ties from one stream: a shuffle each, first is best.
func ByLot(seed lot.Seed) Lots {
	g := lot.New(seed)
	return func(tied []swiss.TPN) []swiss.TPN {
		out := slices.Clone(tied)
		lot.Shuffle(g, out)
		return out
	}
}

// Rank ranks the members of one group after its games: points, then the list of o, each among those still tied; DE, WON, SB, KS
// where it is empty. lines are the places after which it matters who stands above; only ties across one of them are decided by
// lots, others stay in initial order (pairing numbers). Games with players outside members do not count.
func Rank(t *swiss.Tournament, members []swiss.TPN, cycles int, o tiebreak.Options, lines []int, lots Lots) ([]Row, error) {
	sub, o, err := Only(t, members, o)
	if err != nil {
		return nil, err
	}
	standing, err := tiebreak.Standings(sub, o)
	if err != nil {
		return nil, err
	}
	rows := make([]Row, len(standing))
	for i, s := range standing {
		rows[i] = Row{TPN: s.TPN, Rank: s.Rank, Points: s.Points, Values: s.Values, Places: s.Places, Scheduled: (len(members) - 1) * max(cycles, 1), Drawn: s.Drawn}
		for r := 1; r <= o.Rounds; r++ {
			if o := sub.Entry(s.TPN, r).Outcome; o == swiss.Win || o == swiss.ShortWin || o == swiss.ForfeitWin {
				rows[i].Wins++
			}
		}
	}
	tied := func(a, b Row) bool { return a.Rank == b.Rank }
	return decide(rows, tied, lines, lots), nil
}

// decide draws every run of tied rows that a line cuts.
func decide(rows []Row, tied func(a, b Row) bool, lines []int, lots Lots) []Row {
	for i := 0; i < len(rows); {
		j := i + 1
		for j < len(rows) && tied(rows[i], rows[j]) {
			j++
		}
		if j-i > 1 && slices.ContainsFunc(lines, func(line int) bool { return i < line && line < j }) {
			drawRun(rows[i:j], lots)
		}
		i = j
	}
	return rows
}

func drawRun(rows []Row, lots Lots) {
	byTPN := map[swiss.TPN]Row{}
	var tied []swiss.TPN
	for _, r := range rows {
		byTPN[r.TPN] = r
		tied = append(tied, r.TPN)
	}
	slices.Sort(tied)
	for k, tpn := range lots(tied) {
		rows[k] = byTPN[tpn]
		rows[k].Drawn = true
	}
}

// Only returns the event of the members of a group alone, and o as it holds for them.
func Only(t *swiss.Tournament, members []swiss.TPN, o tiebreak.Options) (*swiss.Tournament, tiebreak.Options, error) {
	d := t.Draft()
	d.Players = slices.DeleteFunc(d.Players, func(p swiss.Player) bool { return !slices.Contains(members, p.TPN) })
	d.Forbidden = nil
	for i := range d.Players {
		for r, e := range d.Players[i].Rounds {
			if e.Opponent != 0 && !slices.Contains(members, e.Opponent) {
				d.Players[i].Rounds[r] = swiss.Entry{}
			}
		}
	}
	sub, err := swiss.NewTournament(d)
	if err != nil {
		return nil, o, err
	}
	o.Predetermined = true
	if len(o.List) == 0 {
		o.List = TieBreaks()
	}
	if most := sub.PairedRounds(); o.Rounds == 0 || o.Rounds > most {
		o.Rounds = most // a small group ends early
	}
	return sub, o, nil
}

// Qualified is a player of the final stage.
type Qualified struct {
	Row
	Group, Place int // from 1
	Tier         int // 1 winners, 2 seconds, …; the best of the next place come last
}

// Qualification is the outcome of the group stage.
type Qualification struct {
	Groups [][]Row
	Seeds  []Qualified // in order of seeding: tiers stay together
}

// Qualify ranks every group by o and sends on the first q of each, and the w best of place q+1. Players of different groups are
// compared by points, then wins, for each scheduled game; a tie across the line is decided by lots, otherwise by initial
// order. Members withdrawn before half of their games are left out of groups by the caller. It answers *MemberError.
func Qualify(t *swiss.Tournament, groups [][]swiss.TPN, cycles int, o tiebreak.Options, q, w int, lots Lots) (*Qualification, error) {
	if err := check(groups, t, false); err != nil {
		return nil, err
	}
	lines := []int{q}
	if w > 0 {
		lines = append(lines, q+1)
	}
	out := &Qualification{}
	var next []Row
	from := map[swiss.TPN]int{}
	tiers := make([][]Row, q)
	for g, members := range groups {
		rows, err := Rank(t, members, cycles, o, lines, lots)
		if err != nil {
			return nil, err
		}
		out.Groups = append(out.Groups, rows)
		for place, row := range rows {
			from[row.TPN] = g + 1
			switch {
			case place < q:
				tiers[place] = append(tiers[place], row)
			case place == q:
				next = append(next, row)
			}
		}
	}
	sortPerGame(next)
	decide(next, func(a, b Row) bool { return Compare(a, b) == 0 }, []int{w}, lots)
	tiers = append(tiers, next[:min(w, len(next))])
	for tier, rows := range tiers {
		sortPerGame(rows)
		for _, row := range rows {
			out.Seeds = append(out.Seeds, Qualified{Row: row, Group: from[row.TPN], Place: tier + 1, Tier: tier + 1})
		}
	}
	return out, nil
}

func sortPerGame(rows []Row) {
	slices.SortFunc(rows, func(a, b Row) int { return cmp.Or(Compare(a, b), cmp.Compare(a.TPN, b.TPN)) })
}
