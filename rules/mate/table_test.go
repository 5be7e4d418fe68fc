package mate

import (
	"testing"

	"wasit/rules/board"
)

// TestTable adds every position two moves from the start twice: the second time all are found, through several growths.
func TestTable(t *testing.T) {
	var tab table
	add := func() (fresh, known int) {
		start := board.Start()
		visit(&start, 3, func(p *board.Position) {
			if _, isNew := tab.add(p.Pack(), 0, 0); isNew {
				fresh++
			} else {
				known++
			}
		})
		return fresh, known
	}
	fresh, known := add()
	if fresh != 5783 || known != 1+20+400+8902-5783 { // 1, 20, 400 and 5362 positions after 0 to 3 half-moves
		t.Errorf("%d new, %d known", fresh, known)
	}
	if fresh, _ := add(); fresh != 0 || tab.count != 5783 {
		t.Errorf("%d new again, %d in all", fresh, tab.count)
	}
}

func visit(p *board.Position, depth int, see func(*board.Position)) {
	see(p)
	if depth == 0 {
		return
	}
	var list board.MoveList
	for _, m := range p.Moves(&list) {
		next := p.After(m)
		visit(&next, depth-1, see)
	}
}

func TestQueues(t *testing.T) {
	var tab table
	oldest, newest := queue{number: 0}, queue{number: 1, newestFirst: true}
	for i, distance := range []int{5, 3, 5, 3, 2000, -1} {
		n, _ := tab.add(board.Packed{uint64(i) + 1}, 0, 0)
		oldest.push(&tab, n, distance)
		newest.push(&tab, n, distance)
	}
	tab.node(2).expanded = true
	for _, test := range []struct {
		q    *queue
		want []int32
	}{{&oldest, []int32{5, 1, 3, 0, 4}}, {&newest, []int32{5, 3, 1, 0, 4}}} {
		for i, want := range test.want {
			if n, ok := test.q.pop(&tab); !ok || n != want {
				t.Errorf("queue %d, place %d: node %d %v, want %d", test.q.number, i, n, ok, want)
			}
		}
		if n, ok := test.q.pop(&tab); ok {
			t.Errorf("queue %d: node %d left over", test.q.number, n)
		}
	}
}
