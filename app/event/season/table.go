package season

import (
	"cmp"
	"slices"

	"wasit/swiss"
)

// Category is one of the tables of a season.
type Category uint8

// The categories.
const (
	Everybody Category = iota
	Women
	Youth
	Below
)

// Categories are the tables that a season has.
func (s Season) Categories() []Category {
	list := []Category{Everybody}
	for _, c := range [...]struct {
		category Category
		on       bool
	}{{Women, s.Women}, {Youth, s.Born > 0}, {Below, s.Below > 0}} {
		if c.on {
			list = append(list, c.category)
		}
	}
	return list
}

// belongs reports whether a member stands in a table. Who is unrated is rated below anything; who has no year of birth is no youth.
func (s Season) belongs(m Member, c Category) bool {
	switch c {
	case Women:
		return m.Sex == swiss.Female
	case Youth:
		return m.Birth.Year >= s.Born
	case Below:
		return m.Rating < s.Below
	}
	return true
}

// Worth is what one event gives a member.
type Worth struct {
	At
	Points  swiss.Points // by the rule of the season, in tenths
	Counted bool         // among the best
}

// Row is a member in the table.
type Row struct {
	Rank   int // "1224"
	Member Member
	Total  swiss.Points
	Worth  []Worth // oldest event first
	Played int     // games over the board in all events
	Whites int
	Came   int // rounds attended, of Rounds
	Rounds int
	Ladder Ladder // where the season is one; Rank is the place on it
}

// Table ranks the members of a category by the sum of their best events; ties are broken by the best single event, then the
// next best, and shares the place where all are the same. A ladder keeps the places that it gives.
func (s Season) Table(members []Member, c Category) []Row {
	if s.Rule == ByLadder {
		return slices.DeleteFunc(s.climb(members), func(r Row) bool { return !s.belongs(r.Member, c) })
	}
	var rows []Row
	for _, m := range members {
		if s.belongs(m, c) {
			rows = append(rows, s.row(m))
		}
	}
	byWorth := func(a, b Row) int {
		return cmp.Or(cmp.Compare(b.Total, a.Total), slices.Compare(b.counted(), a.counted()))
	}
	slices.SortStableFunc(rows, func(a, b Row) int {
		return cmp.Or(byWorth(a, b), cmp.Compare(a.Member.Alphabetical(), b.Member.Alphabetical()))
	})
	for i := range rows {
		rows[i].Rank = i + 1
		if i > 0 && byWorth(rows[i-1], rows[i]) == 0 {
			rows[i].Rank = rows[i-1].Rank
		}
	}
	return rows
}

// counted are the points that count, the best first.
func (r Row) counted() []swiss.Points {
	var list []swiss.Points
	for _, w := range r.Worth {
		if w.Counted {
			list = append(list, w.Points)
		}
	}
	slices.Sort(list)
	slices.Reverse(list)
	return list
}

func (s Season) row(m Member) Row {
	r := Row{Member: m}
	order := make([]int, len(m.Results))
	for i, at := range m.Results {
		r.Worth = append(r.Worth, Worth{At: at, Points: s.worth(at.Result)})
		r.Played, r.Whites, order[i] = r.Played+at.Played, r.Whites+at.Whites, i
		r.Came, r.Rounds = r.Came+at.Came, r.Rounds+at.Rounds
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(r.Worth[b].Points, r.Worth[a].Points) })
	for n, i := range order {
		if s.Best == 0 || n < s.Best {
			r.Worth[i].Counted = true
			r.Total += r.Worth[i].Points
		}
	}
	return r
}

// worth is what a result gives: the points of the games, or those of the place. Who share a place share the points of their places,
// to the nearest tenth, a half upward.
func (s Season) worth(r Result) swiss.Points {
	if s.Rule == ByScore {
		return r.Points
	}
	sum, tied := 0, max(1, r.Tied)
	for place := r.Place; place < r.Place+tied; place++ {
		if place >= 1 && place <= len(s.Places) {
			sum += s.Places[place-1]
		}
	}
	return swiss.Points((20*sum + tied) / (2 * tied))
}
