package ratinglist

import (
	"container/heap"
	"strconv"
)

// merge reads sorted runs side by side, one block of each in memory, and gives their entries in order.
type merge struct {
	w    *Builder
	kind string
	key  func(Entry) string
	runs []*run
}

// run is one sorted run being read.
type run struct {
	number, block int
	list          []Entry
	at            int
	key           string // of the entry at hand
}

// each gives every entry of n runs to f, in order.
func (m *merge) each(n int, f func(Entry) error) error {
	for i := range n {
		r := &run{number: i, block: -1, at: -1}
		more, err := m.next(r)
		if err != nil {
			return err
		}
		if more {
			m.runs = append(m.runs, r)
		}
	}
	heap.Init(m)
	for len(m.runs) > 0 {
		r := m.runs[0]
		if err := f(r.list[r.at]); err != nil {
			return err
		}
		more, err := m.next(r)
		if err != nil {
			return err
		}
		if more {
			heap.Fix(m, 0)
		} else {
			heap.Pop(m)
		}
	}
	return nil
}

// next goes on to the next entry of a run; false at its end.
func (m *merge) next(r *run) (bool, error) {
	if r.at++; r.at >= len(r.list) {
		r.block, r.at = r.block+1, 0
		key := m.w.prefix(m.kind) + strconv.Itoa(r.number) + "/" + strconv.Itoa(r.block)
		data, err := m.w.blocks.Get(key)
		if err != nil || data == nil {
			return false, err
		}
		if r.list, err = decodeBlock(key, data); err != nil {
			return false, err
		}
	}
	r.key = m.key(r.list[r.at])
	return true, nil
}

// Len, Less, Swap, Push and Pop implement heap.Interface.
func (m *merge) Len() int           { return len(m.runs) }
func (m *merge) Less(a, b int) bool { return m.runs[a].key < m.runs[b].key }
func (m *merge) Swap(a, b int)      { m.runs[a], m.runs[b] = m.runs[b], m.runs[a] }
func (m *merge) Push(any)           {} // runs are never added
func (m *merge) Pop() any {
	last := m.runs[len(m.runs)-1]
	m.runs = m.runs[:len(m.runs)-1]
	return last
}
