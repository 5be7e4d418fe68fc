package mate

import "wasit/rules/board"

// A node is a position that can arise, in the order of discovery; node 0 is the one asked about.
type node struct {
	at       board.Packed
	move     board.Move // that led here from parent
	parent   int32
	expanded bool
}

// A table holds the nodes and finds them by position. Positions are compared in full: a hash decides only where to look.
type table struct {
	nodes []node
	slots []int32 // node+1 by hash, open addressing; at most half full
}

func newTable() *table {
	return &table{slots: make([]int32, 1<<12)}
}

func hash(at *board.Packed) uint64 {
	h := at[0]*0x9e3779b97f4a7c15 ^ at[1]*0xbf58476d1ce4e5b9
	h ^= h >> 29
	h = (h ^ at[2]) * 0x94d049bb133111eb
	h ^= h >> 32
	h = (h ^ at[3]) * 0xd6e8feb86659fd93
	return h ^ h>>32
}

// add returns the node of a position and whether it is new.
func (t *table) add(at board.Packed, move board.Move, parent int32) (int32, bool) {
	mask := uint64(len(t.slots) - 1)
	i := hash(&at) & mask
	for t.slots[i] != 0 {
		n := t.slots[i] - 1
		if t.nodes[n].at == at {
			return n, false
		}
		i = (i + 1) & mask
	}
	n := int32(len(t.nodes))
	t.nodes = append(t.nodes, node{at: at, move: move, parent: parent})
	t.slots[i] = n + 1
	if len(t.nodes)*2 > len(t.slots) {
		t.grow()
	}
	return n, true
}

func (t *table) grow() {
	t.slots = make([]int32, 2*len(t.slots))
	mask := uint64(len(t.slots) - 1)
	for n := range t.nodes {
		i := hash(&t.nodes[n].at) & mask
		for t.slots[i] != 0 {
			i = (i + 1) & mask
		}
		t.slots[i] = int32(n) + 1
	}
}

// line returns the moves from the first node to n.
func (t *table) line(n int32) (moves []board.Move) {
	length := 0
	for i := n; i > 0; i = t.nodes[i].parent {
		length++
	}
	moves = make([]board.Move, length)
	for i := n; i > 0; i = t.nodes[i].parent {
		length--
		moves[length] = t.nodes[i].move
	}
	return moves
}

// A queue hands out nodes by their estimated distance to a mate, among equals those found first, or last.
type queue struct {
	head, tail [distances]int32 // node+1
	next       []int32          // by node, node+1
	lowest     int

	newestFirst bool // among equals
}

const distances = 1024

func (q *queue) push(n int32, distance int) {
	distance = min(max(distance, 0), distances-1)
	q.next = append(q.next, 0) // nodes come in order
	q.lowest = min(q.lowest, distance)
	switch {
	case q.head[distance] == 0:
		q.head[distance], q.tail[distance] = n+1, n+1
	case q.newestFirst:
		q.next[n] = q.head[distance]
		q.head[distance] = n + 1
	default:
		q.next[q.tail[distance]-1] = n + 1
		q.tail[distance] = n + 1
	}
}

// pop takes out the node with the lowest estimate; false when the queue is empty.
func (q *queue) pop() (int32, bool) {
	for ; q.lowest < distances; q.lowest++ {
		if n := q.head[q.lowest]; n != 0 {
			q.head[q.lowest] = q.next[n-1]
			return n - 1, true
		}
	}
	return 0, false
}
