package alike

import (
	"cmp"
	"slices"
	"strings"
)

// Decision is what somebody said about two spellings: whether they mean one school. Its keys are those of [SchoolKey].
type Decision struct {
	A    string `json:"a"`
	B    string `json:"b"`
	Same bool   `json:"same,omitzero"`
}

// Decisions are remembered for the event, and offered in the next.
type Decisions []Decision

// Key is [SchoolKey] of a name, or the key of the school that it was said to be.
func (d Decisions) Key(school string) string { return d.root(SchoolKey(school)) }

// root is the key of the school of which key is a spelling.
func (d Decisions) root(key string) string {
	for range d { // a chain of decisions is no longer than there are decisions
		next := key
		for _, one := range d {
			if one.Same && one.A == next {
				next = one.B
				break
			}
		}
		if next == key {
			break
		}
		key = next
	}
	return key
}

// Decide adds what somebody said about two names. With same, the first is from now on a spelling of the second; without, they
// are kept apart, also where they were said to be one.
func (d Decisions) Decide(a, b string, same bool) Decisions {
	if !same && d.Key(a) == d.Key(b) && SchoolKey(a) != SchoolKey(b) {
		if d = d.without(SchoolKey(a)); d.Key(a) == d.Key(b) {
			d = d.without(SchoolKey(b))
		}
	}
	from, to := d.Key(a), d.Key(b)
	if from == "" || to == "" || from == to {
		return d
	}
	kept := slices.DeleteFunc(slices.Clone(d), func(o Decision) bool { return o.A == from && o.B == to || o.A == to && o.B == from })
	return append(kept, Decision{A: from, B: to, Same: same})
}

// Remember adds what was said in an older event, as far as d does not speak of these spellings.
func (d Decisions) Remember(o Decision) Decisions {
	if d.asked(o.A, o.B) || o.Same && d.root(o.A) != o.A || o.Same && d.root(o.B) == o.A {
		return d
	}
	return append(slices.Clone(d), o)
}

// without takes back that key is a spelling of another school.
func (d Decisions) without(key string) Decisions {
	return slices.DeleteFunc(slices.Clone(d), func(o Decision) bool { return o.Same && o.A == key })
}

// asked reports whether somebody has said what two keys are to each other.
func (d Decisions) asked(a, b string) bool {
	return slices.ContainsFunc(d, func(o Decision) bool { return o.A == a && o.B == b || o.A == b && o.B == a })
}

// Question asks whether two names mean one school.
type Question struct {
	A, B    string
	Earlier bool // they were one school in an earlier event
}

// Questions lists the pairs of names that may mean one school and of which nobody has said so yet, each pair once. Names are
// those of an event, the commoner spelling of each first. Earlier is what was said in earlier events: what was one school then
// is asked about too, and what was not is not.
func (d Decisions) Questions(names []string, earlier Decisions) []Question {
	type school struct {
		name, key, before string
		words             []string
	}
	var one []school
	seen := map[string]bool{}
	for _, n := range names {
		if key := d.Key(n); key != "" && !seen[key] {
			seen[key] = true
			one = append(one, school{n, key, earlier.Key(n), words(n)})
		}
	}
	var list []Question
	for i, b := range one {
		for _, a := range one[:i] {
			switch {
			case d.asked(a.key, b.key):
			case a.before == b.before:
				list = append(list, Question{A: a.name, B: b.name, Earlier: true})
			case !earlier.asked(a.before, b.before) && compare(a.words, b.words) == Perhaps:
				list = append(list, Question{A: a.name, B: b.name})
			}
		}
	}
	return list
}

// Spelling returns the name by which a school is shown, of all that were written for it: the commonest, then the one that is
// not all capitals or small letters, then the longest.
func Spelling(names []string) string {
	count := map[string]int{}
	var list []string // each once
	for _, n := range names {
		if count[n]++; count[n] == 1 {
			list = append(list, n)
		}
	}
	if len(list) == 0 {
		return ""
	}
	return slices.MinFunc(list, func(a, b string) int {
		return cmp.Or(cmp.Compare(count[b], count[a]), cmp.Compare(shape(b), shape(a)), cmp.Compare(len(b), len(a)), cmp.Compare(a, b))
	})
}

// shape is 1 for a name of large and small letters.
func shape(s string) int {
	if strings.ToUpper(s) == s || strings.ToLower(s) == s {
		return 0
	}
	return 1
}

// Suggest returns at most n of the known names that somebody who types a piece of one may mean: those that begin like it,
// then those with a word that does, then those that are perhaps the same school. Spellings of one school come once.
func (d Decisions) Suggest(typed string, known []string, n int) []string {
	want := words(typed)
	if len(want) == 0 || n <= 0 {
		return nil
	}
	piece := strings.Join(want, "")
	type hit struct {
		name string
		rank int
	}
	var hits []hit
	seen := map[string]bool{}
	for _, k := range known {
		key := d.Key(k)
		if seen[key] || key == "" {
			continue
		}
		if r := rank(piece, want, k, typed); r > 0 {
			seen[key] = true
			hits = append(hits, hit{k, r})
		}
	}
	slices.SortStableFunc(hits, func(a, b hit) int { return cmp.Compare(a.rank, b.rank) })
	var list []string
	for _, h := range hits[:min(n, len(hits))] {
		list = append(list, h.name)
	}
	return list
}

// rank is how well a known name fits what is typed: 1 best, 0 not at all.
func rank(piece string, want []string, known, typed string) int {
	have := words(known)
	switch all := strings.Join(have, ""); {
	case strings.HasPrefix(all, piece):
		return 1
	case beginAll(want, have), beginAll(pieces(typed), pieces(known)):
		return 2
	case strings.Contains(all, piece) && len(piece) >= 3:
		return 3
	case Schools(typed, known) == Perhaps:
		return 4
	}
	return 0
}

// beginAll reports whether each typed word begins a word of the name.
func beginAll(want, have []string) bool {
	for _, w := range want {
		if !slices.ContainsFunc(have, func(h string) bool { return strings.HasPrefix(h, w) }) {
			return false
		}
	}
	return true
}
