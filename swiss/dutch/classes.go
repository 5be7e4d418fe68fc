package dutch

import "wasit/swiss/matching"

// byClasses is optimise for players of whom many are alike: what classes of them can reach at best is soon found, and where
// the players themselves, who have met before, reach it too nothing need be weighed. It reports false where they do not, and
// where too few are alike for that to be worth while.
func (c *chooser) byClasses(t *costs) bool {
	class, two := t.classes(c.class)
	if c.f.alike*len(two) > len(class) {
		return false
	}
	members, seen := c.seenFromAfar(class, len(two))
	for word := range t.words {
		ok := seen.Optimise(func(a, b int) int64 {
			v, w := two[a][0], two[b][0]
			if a == b {
				w = two[b][1]
			}
			return -t.of(min(v, w), max(v, w))[word]
		})
		if !ok {
			return false
		}
	}
	return c.narrow(class, members, seen)
}

// seenFromAfar returns the members of every class, and the classes joined where any two members may be matched.
func (c *chooser) seenFromAfar(class []int, n int) ([]matching.Bits, *matching.Classes) {
	members, sizes := make([]matching.Bits, n), make([]int64, n)
	for k := range members {
		members[k] = matching.NewBits(len(class))
	}
	for v, k := range class {
		members[k].Add(v)
		sizes[k]++
	}
	seen := matching.NewClasses(sizes)
	for v, a := range class {
		for b := range members {
			if !seen.Joined(a, b) && c.open.Row(v).Meets(members[b]) {
				seen.Join(a, b)
			}
		}
	}
	return members, seen
}

// narrow leaves open only the edges between classes joined, if all players can be matched then.
func (c *chooser) narrow(class []int, members []matching.Bits, seen *matching.Classes) bool {
	partners := make([]matching.Bits, len(members))
	for a := range members {
		partners[a] = matching.NewBits(len(class))
		for b := range members {
			if seen.Joined(a, b) {
				partners[a].With(members[b])
			}
		}
	}
	tight, all := matching.NewGraph(len(class)), make([]int, len(class))
	for v, a := range class {
		c.f.breathe(v)
		all[v] = v
		row := tight.Row(v)
		row.With(c.open.Row(v))
		row.Only(partners[a])
	}
	m := c.f.maximum(tight)
	m.AddAll(all)
	if m.Exposed() > 0 {
		return false
	}
	c.open, c.class, c.matched = tight, class, m
	return true
}
