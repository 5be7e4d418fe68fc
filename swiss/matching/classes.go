package matching

// Classes is a matching problem seen from afar: vertices of one class are alike, what an edge weighs depends on the classes
// of its ends alone, and every edge between two joined classes is taken to exist. No matching of the vertices themselves
// weighs more than the best of this problem; one that uses only edges between tight classes is the best of all.
type Classes struct {
	size   []int64
	joined []bool // class by class
	tight  []bool
	// The transport from classes to classes that proves it: what is still to be sent and received, the amounts sent, the
	// prices of either side.
	left, due []int64
	sent      []int64
	u, v      []int64
	search    transport
}

// transport is the state of one search for cheapest ways; places below n send, the others receive.
type transport struct {
	distance []int64
	from     []int
	done     []bool
}

// NewClasses returns a problem of classes of the given sizes, none of them joined.
func NewClasses(sizes []int64) *Classes {
	n := len(sizes)
	return &Classes{size: sizes, joined: make([]bool, n*n), tight: make([]bool, n*n), left: make([]int64, n), due: make([]int64, n),
		sent: make([]int64, n*n), u: make([]int64, n), v: make([]int64, n),
		search: transport{make([]int64, 2*n), make([]int, 2*n), make([]bool, 2*n)}}
}

// Len returns the number of classes.
func (c *Classes) Len() int { return len(c.size) }

// Join says that vertices of the classes a and b may be matched to each other.
func (c *Classes) Join(a, b int) { c.joined[a*c.Len()+b], c.joined[b*c.Len()+a] = true, true }

// Joined reports whether the classes are joined; a class may be joined to itself.
func (c *Classes) Joined(a, b int) bool { return c.joined[a*c.Len()+b] }

// Optimise leaves only those classes joined between which an edge of a best matching may lie. weight is asked about joined
// classes a ≤ b. It reports false where the vertices cannot all be matched.
func (c *Classes) Optimise(weight func(a, b int) int64) bool {
	n := c.Len()
	w := make([]int64, n*n)
	for a := range n {
		for b := a; b < n; b++ {
			if c.Joined(a, b) {
				w[a*n+b] = weight(a, b)
				w[b*n+a] = w[a*n+b]
			}
		}
	}
	c.start(w)
	for a := range n {
		for c.left[a] > 0 {
			if !c.send(w) {
				return false
			}
		}
	}
	for a := range n { // both sides have the same vertices: their prices are shared
		for b := range n {
			if c.joined[a*n+b] && c.u[a]+c.v[a]+c.u[b]+c.v[b] != 2*w[a*n+b] {
				c.joined[a*n+b] = false
			}
		}
	}
	return true
}

// start sets prices that no edge exceeds.
func (c *Classes) start(w []int64) {
	n := c.Len()
	clear(c.sent)
	for a := range n {
		c.left[a], c.due[a], c.u[a], c.v[a] = c.size[a], c.size[a], Absent, 0
		for b := range n {
			if c.joined[a*n+b] {
				c.u[a] = max(c.u[a], w[a*n+b])
			}
		}
	}
}

// send finds the cheapest way from a class that has vertices to send to one that still receives, and uses it as far as it
// goes.
func (c *Classes) send(w []int64) bool {
	end := c.cheapest(w)
	if end < 0 {
		return false
	}
	n, s := c.Len(), &c.search
	for a := range n {
		if s.done[a] {
			c.u[a] -= s.distance[end] - s.distance[a]
		}
		if s.done[n+a] {
			c.v[a] += s.distance[end] - s.distance[n+a]
		}
	}
	amount := c.due[end-n]
	at := end
	for s.from[at] >= 0 {
		if at < n { // taken back from the receiver it comes from
			amount = min(amount, c.sent[at*n+s.from[at]-n])
		}
		at = s.from[at]
	}
	amount = min(amount, c.left[at])
	c.left[at] -= amount
	c.due[end-n] -= amount
	for at = end; s.from[at] >= 0; at = s.from[at] {
		if at >= n {
			c.sent[s.from[at]*n+at-n] += amount
		} else {
			c.sent[at*n+s.from[at]-n] -= amount
		}
	}
	return true
}

// cheapest returns the receiver with something due that is nearest to a sender, −1 if none can be reached (Dijkstra).
func (c *Classes) cheapest(w []int64) int {
	n, s := c.Len(), &c.search
	for i := range s.distance {
		s.distance[i], s.from[i], s.done[i] = far, -1, false
		if i < n && c.left[i] > 0 {
			s.distance[i] = 0
		}
	}
	for {
		at := -1
		for i, d := range s.distance {
			if !s.done[i] && d < far && (at < 0 || d < s.distance[at]) {
				at = i
			}
		}
		if at < 0 || at >= n && c.due[at-n] > 0 {
			return at
		}
		s.done[at] = true
		for i := range n {
			next, d := n+i, s.distance[at]
			if at < n {
				if !c.joined[at*n+i] {
					continue
				}
				d += c.u[at] + c.v[i] - w[at*n+i]
			} else {
				if c.sent[i*n+at-n] == 0 {
					continue
				}
				next = i // the edge is tight
			}
			if d < s.distance[next] {
				s.distance[next], s.from[next] = d, at
			}
		}
	}
}
