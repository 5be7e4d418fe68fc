package lexmatch

import (
	"fmt"
	"testing"

	"wasit/swiss"
)

func TestExclude(t *testing.T) {
	all := func(int, int) bool { return true }
	if out, ok := Exclude(5, []int{4, 3, 0}, all, nil); out != 4 || !ok {
		t.Error(out, ok)
	}
	// 0 can only meet 4: without 4 nobody pairs 0, so the bye goes past it.
	only := func(i, j int) bool { return i != 0 && j != 0 || i == 4 || j == 4 }
	if out, ok := Exclude(5, []int{4, 3, 0}, only, nil); out != 3 || !ok {
		t.Error(out, ok)
	}
	if out, ok := Exclude(4, nil, all, nil); out != -1 || !ok {
		t.Error(out, ok)
	}
	if _, ok := Exclude(5, nil, all, nil); ok {
		t.Error("nobody may have the bye")
	}
}

func TestImpossible(t *testing.T) {
	tpns := []swiss.TPN{11, 12, 13, 14, 15}
	none := func(int, int) bool { return false }
	all := func(int, int) bool { return true }
	star := func(i, j int) bool { return i == 0 || j == 0 } // each could be paired, not all together
	for _, c := range []struct {
		n     int
		order []int
		legal func(i, j int) bool
		want  string
	}{
		{5, nil, all, "no-bye []"},
		{4, []int{0}, none, "no-opponent [11 12 13 14]"},
		{5, []int{1}, func(i, j int) bool { return i != 0 && j != 0 }, "no-opponent [11]"},
		{4, nil, star, "no-matching []"},
	} {
		e := Impossible(3, tpns[:c.n], c.order, c.legal)
		if got := fmt.Sprintf("%s %v", e.Reason, e.Players); got != c.want || e.Round != 3 {
			t.Errorf("%s, want %s", got, c.want)
		}
	}
}
