package sheet

import "testing"

// TestPagesOfASet: in a set of sheets each counts its own pages; behind them, and in a sheet alone, all are counted.
func TestPagesOfASet(t *testing.T) {
	set := Document{parts: []int{2, 1, 3}, Pages: 6}
	for i, want := range [][2]int{{1, 2}, {2, 2}, {1, 1}, {1, 3}, {2, 3}, {3, 3}} {
		if page, of := set.page(i); page != want[0] || of != want[1] {
			t.Errorf("leaf %d: page %d of %d, want %d of %d", i, page, of, want[0], want[1])
		}
	}
	if page, of := (Document{Pages: 4}).page(2); page != 3 || of != 4 {
		t.Errorf("alone: page %d of %d", page, of)
	}
}
