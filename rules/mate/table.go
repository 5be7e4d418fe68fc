package mate

import "wasit/rules/board"

// A node is a position that can arise, in the order of discovery; node 0 is the one asked about.
type node struct {
	at       board.Packed
	move     board.Move // that led here from parent
	parent   int32
	next     [queues]int32 // node+1 behind this one in each queue
	expanded bool
}

const (
	blockBits = 11
	blockSize = 1 << blockBits
)

// A table holds the nodes and finds them by position. Positions are compared in full: a hash decides only where to look.
type table struct {
	blocks []*[blockSize]node
	count  int32
	slots  []int32 // node+1 by hash, open addressing; at most half full
}

func (t *table) node(n int32) *node { return &t.blocks[n>>blockBits][n&(blockSize-1)] }

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
	if int(t.count)*2 >= len(t.slots) {
		t.grow()
	}
	mask := uint64(len(t.slots) - 1)
	i := hash(&at) & mask
	for t.slots[i] != 0 {
		n := t.slots[i] - 1
		if t.node(n).at == at {
			return n, false
		}
		i = (i + 1) & mask
	}
	n := t.count
	t.count++
	if n&(blockSize-1) == 0 {
		t.blocks = append(t.blocks, new([blockSize]node))
	}
	*t.node(n) = node{at: at, move: move, parent: parent}
	t.slots[i] = n + 1
	return n, true
}

func (t *table) grow() {
	t.slots = make([]int32, max(2*blockSize, 2*len(t.slots)))
	mask := uint64(len(t.slots) - 1)
	for n := range t.count {
		i := hash(&t.node(n).at) & mask
		for t.slots[i] != 0 {
			i = (i + 1) & mask
		}
		t.slots[i] = n + 1
	}
}

// line returns the moves from the first node to n.
func (t *table) line(n int32) (moves []board.Move) {
	for i := n; i > 0; i = t.node(i).parent {
		moves = append(moves, t.node(i).move)
	}
	for i, j := 0, len(moves)-1; i < j; i, j = i+1, j-1 {
		moves[i], moves[j] = moves[j], moves[i]
	}
	return moves
}

// A queue hands out nodes by their estimated distance to a mate, among equals those found first, or last.
type queue struct {
	number      int // among the queues
	head, tail  [distances]int32
	lowest      int
	newestFirst bool
}

const distances = 1024

func (q *queue) push(t *table, n int32, distance int) {
	distance = min(max(distance, 0), distances-1)
	q.lowest = min(q.lowest, distance)
	switch {
	case q.head[distance] == 0:
		q.head[distance], q.tail[distance] = n+1, n+1
	case q.newestFirst:
		t.node(n).next[q.number] = q.head[distance]
		q.head[distance] = n + 1
	default:
		t.node(q.tail[distance] - 1).next[q.number] = n + 1
		q.tail[distance] = n + 1
	}
}

// pop takes out the node with the lowest estimate that was not expanded; false when there is none.
func (q *queue) pop(t *table) (int32, bool) {
	for q.lowest < distances {
		n := q.head[q.lowest]
		if n == 0 {
			q.lowest++
			continue
		}
		at := t.node(n - 1)
		q.head[q.lowest] = at.next[q.number]
		if !at.expanded {
			return n - 1, true
		}
	}
	return 0, false
}
