package alike

import (
	"cmp"
	"slices"
	"strings"
)

// Decision is what somebody said about two spellings: whether they mean one school. Its keys are those of [SchoolKey].
type Decision struct {
	A, B string
	Same bool
}

// Decisions are remembered for the event, and offered in the next.
type Decisions []Decision

// Key is [SchoolKey] of a name, or the key of the school that it was said to be.
func (d Decisions) Key(school string) string {
	key := SchoolKey(school)
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

// Decide adds what somebody said about two names. With same, the first is from now on a spelling of the second.
func (d Decisions) Decide(a, b string, same bool) Decisions {
	from, to := d.Key(a), d.Key(b)
	if from == "" || to == "" || from == to {
		return d
	}
	kept := slices.DeleteFunc(slices.Clone(d), func(o Decision) bool { return o.A == from && o.B == to || o.A == to && o.B == from })
	return append(kept, Decision{A: from, B: to, Same: same})
}

// asked reports whether somebody has said what two keys are to each other.
func (d Decisions) asked(a, b string) bool {
	return slices.ContainsFunc(d, func(o Decision) bool { return o.A == a && o.B == b || o.A == b && o.B == a })
}

// Question asks whether two names mean one school.
type Question struct{ A, B string }

// Questions lists the pairs of names that may mean one school and of which nobody has said so yet, each pair once. Names are
// those of an event, the commoner spelling of each first.
func (d Decisions) Questions(names []string) []Question {
	var one []string
	seen := map[string]bool{}
	for _, n := range names {
		if key := d.Key(n); key != "" && !seen[key] {
			seen[key] = true
			one = append(one, n)
		}
	}
	var list []Question
	for i, a := range one {
		for _, b := range one[:i] {
			if !d.asked(d.Key(a), d.Key(b)) && Schools(a, b) == Perhaps {
				list = append(list, Question{A: b, B: a})
			}
		}
	}
	return list
}

// Spelling returns the name by which a school is shown, of all that were written for it: the commonest, then the one that is
// not all capitals or small letters, then the longest.
func Spelling(names []string) string {
	count := map[string]int{}
	for _, n := range names {
		count[n]++
	}
	list := slices.Clone(names)
	slices.SortStableFunc(list, func(a, b string) int {
		return cmp.Or(cmp.Compare(count[b], count[a]), cmp.Compare(shape(b), shape(a)), cmp.Compare(len(b), len(a)), cmp.Compare(a, b))
	})
	if len(list) == 0 {
		return ""
	}
	return list[0]
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
