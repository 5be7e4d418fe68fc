package season

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"

	"wasit/app/event/journal"
)

// Book is the events of a season with what was answered of their players.
type Book struct {
	Events  []Event
	Answers []Answer
}

// At is a result in an event of a book.
type At struct {
	Event int // in Book.Events
	Result
}

// Member is a person over several events.
type Member struct {
	journal.PlayerInfo        // as the newest event has it
	Key                string // of the person in the newest event
	Results            []At   // oldest event first
}

// Doubt is a question whether two people are one.
type Doubt struct {
	A, B       string // their keys
	One, Other journal.PlayerInfo
}

// Key names a person as one event knows him.
func Key(p journal.PlayerInfo) string {
	return words(p.Name) + "|" + p.Birth.String() + "|" + strconv.Itoa(int(p.Sex)) + "|" + journal.FoldName(p.Club) + "|" + p.FIDEID + "|" + p.NationalID
}

// words are the words of a name in any order, without accents and case.
func words(name string) string {
	list := strings.Fields(strings.ReplaceAll(journal.FoldName(name), ",", " "))
	slices.Sort(list)
	return strings.Join(list, " ")
}

// likeness says what two descriptions have to say about being one person.
type likeness uint8

const (
	other likeness = iota
	unsure
	same
)

// compare compares two descriptions whose names have the same words, or who share a number; numbered says that a number decides.
func compare(a, b journal.PlayerInfo) (like likeness, numbered bool) {
	number := func(x, y string) likeness {
		switch {
		case x == "" || y == "":
			return unsure
		case x == y:
			return same
		}
		return other
	}
	for _, like := range []likeness{number(strings.TrimLeft(a.FIDEID, "0"), strings.TrimLeft(b.FIDEID, "0")), number(a.NationalID, b.NationalID)} {
		if like != unsure {
			return like, true
		}
	}
	return compareNames(a, b), false
}

func compareNames(a, b journal.PlayerInfo) likeness {
	switch {
	case words(a.Name) != words(b.Name), a.Sex != 0 && b.Sex != 0 && a.Sex != b.Sex:
		return other
	case a.Birth.Year != 0 && b.Birth.Year != 0:
		if a.Birth.Year == b.Birth.Year && (a.Birth.Day == 0 || b.Birth.Day == 0 || a.Birth == b.Birth) {
			return same
		}
		return other
	case a.Club != "" && journal.FoldName(a.Club) == journal.FoldName(b.Club):
		return same
	}
	return unsure
}

// answer finds what was said of two persons.
func (b Book) answer(x, y string) (said, yes bool) {
	for _, a := range b.Answers {
		if a.A == x && a.B == y || a.A == y && a.B == x {
			return true, a.Same
		}
	}
	return false, false
}

// person is one description of a player, with all results under it.
type person struct {
	info    journal.PlayerInfo
	key     string
	results []At
}

// Members puts the players of all events together. Events must be in order of their days; doubts come in order of names.
func (b Book) Members() (members []Member, doubts []Doubt) {
	people := b.people()
	g := newGroups(people)
	type pair struct{ i, j int }
	var open []pair
	for _, c := range candidates(people) {
		i, j := c[0], c[1]
		like, sure := compare(people[i].info, people[j].info)
		if said, yes := b.answer(people[i].key, people[j].key); said {
			like, sure = map[bool]likeness{true: same, false: other}[yes], true
		}
		if like == same && !sure && g.meet(i, j) {
			like = unsure // nobody plays twice in an event: one of two namesakes is meant
		}
		switch {
		case like == same:
			g.join(i, j)
		case like == unsure && !people[i].meets(people[j]):
			open = append(open, pair{i, j})
		}
	}
	for _, p := range open {
		if g.root(p.i) != g.root(p.j) { // they may have been joined by another way
			doubts = append(doubts, Doubt{people[p.i].key, people[p.j].key, people[p.i].info, people[p.j].info})
		}
	}
	return g.members(people), doubts
}

// groups are the persons who are one member, each group under its first.
type groups struct {
	first  []int
	events []map[int]bool // in which those of a first have played
}

func newGroups(people []person) *groups {
	g := &groups{make([]int, len(people)), make([]map[int]bool, len(people))}
	for i, p := range people {
		g.first[i], g.events[i] = i, map[int]bool{}
		for _, at := range p.results {
			g.events[i][at.Event] = true
		}
	}
	return g
}

func (g *groups) root(i int) int {
	for g.first[i] != i {
		i = g.first[i]
	}
	return i
}

// meet reports whether two groups have played in the same event.
func (g *groups) meet(i, j int) bool {
	a, b := g.root(i), g.root(j)
	if a == b {
		return false
	}
	for e := range g.events[a] {
		if g.events[b][e] {
			return true
		}
	}
	return false
}

func (g *groups) join(i, j int) {
	a, b := min(g.root(i), g.root(j)), max(g.root(i), g.root(j))
	g.first[b] = a
	maps.Copy(g.events[a], g.events[b])
}

// members puts the persons of each group together, in order of their first.
func (g *groups) members(people []person) (list []Member) {
	byRoot := map[int][]person{}
	for i, p := range people {
		byRoot[g.root(i)] = append(byRoot[g.root(i)], p)
	}
	for i := range people {
		if one := byRoot[i]; one != nil {
			list = append(list, memberOf(one))
		}
	}
	return list
}

// meets reports whether two persons have played in the same event.
func (p person) meets(q person) bool {
	return slices.ContainsFunc(p.results, func(a At) bool {
		return slices.ContainsFunc(q.results, func(b At) bool { return a.Event == b.Event })
	})
}

// people are the descriptions of all players, in order of their first event.
func (b Book) people() (list []person) {
	at := map[string]int{}
	for n, e := range b.Events {
		for _, r := range e.Results {
			key := Key(r.PlayerInfo)
			i, known := at[key]
			for twin := 2; known && r.FIDEID == "" && r.NationalID == "" && list[i].playedIn(n); twin++ { // another of the same name in this event
				key = Key(r.PlayerInfo) + "#" + strconv.Itoa(twin)
				i, known = at[key]
			}
			if !known {
				i, at[key] = len(list), len(list)
				list = append(list, person{key: key})
			}
			list[i].info = r.PlayerInfo
			list[i].results = append(list[i].results, At{n, r})
		}
	}
	return list
}

func (p person) playedIn(event int) bool {
	return slices.ContainsFunc(p.results, func(a At) bool { return a.Event == event })
}

// candidates are the pairs of persons who may be one: of a name, or of a number.
func candidates(people []person) (pairs [][2]int) {
	group := map[string][]int{}
	add := func(kind, key string, i int) {
		if key != "" {
			group[kind+key] = append(group[kind+key], i)
		}
	}
	for i, p := range people {
		add("n", words(p.info.Name), i)
		add("f", strings.TrimLeft(p.info.FIDEID, "0"), i)
		add("i", p.info.NationalID, i)
	}
	seen := map[[2]int]bool{}
	for _, list := range group {
		for x, i := range list {
			for _, j := range list[x+1:] {
				if pair := [2]int{i, j}; !seen[pair] {
					seen[pair] = true
					pairs = append(pairs, pair)
				}
			}
		}
	}
	slices.SortFunc(pairs, func(a, b [2]int) int { return cmp.Or(cmp.Compare(a[0], b[0]), cmp.Compare(a[1], b[1])) })
	return pairs
}

// memberOf puts the descriptions of one person together.
func memberOf(list []person) Member {
	var m Member
	for _, p := range list {
		m.Results = append(m.Results, p.results...)
	}
	slices.SortStableFunc(m.Results, func(a, b At) int { return cmp.Compare(a.Event, b.Event) })
	last := m.Results[len(m.Results)-1]
	m.PlayerInfo, m.Key = last.PlayerInfo, Key(last.PlayerInfo)
	for _, p := range list { // what only an older event knows
		m.FIDEID, m.NationalID = cmp.Or(m.FIDEID, p.info.FIDEID), cmp.Or(m.NationalID, p.info.NationalID)
		m.Sex = cmp.Or(m.Sex, p.info.Sex)
		if m.Birth.IsZero() {
			m.Birth = p.info.Birth
		}
	}
	return m
}
