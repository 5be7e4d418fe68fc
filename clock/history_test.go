package clock

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

func TestHistory(t *testing.T) {
	c := Even(Period{Main: minutes(5), Method: Fischer, Add: seconds(3)})
	steps, err := History(c, []Input{
		{Act: ActPress, Side: Black, At: seconds(1)},
		{Act: ActPress, Side: White, At: seconds(11)},
		{Act: ActPause, At: seconds(13)},
		{Act: ActAdjust, At: seconds(20), Add: [2]time.Duration{0, minutes(2)}},
		{Act: ActResume, At: seconds(21)},
		{Act: ActPress, Side: Black, At: seconds(22)},
		{Act: ActStart, At: seconds(23)},
	})
	if e := (*ReplayError)(nil); !errors.As(err, &e) || e.Index != 6 {
		t.Errorf("%v", err)
	}
	var used []time.Duration
	var moves []int
	for _, s := range steps {
		used, moves = append(used, s.Used), append(moves, s.Move)
	}
	if diff := cmp.Diff([]time.Duration{0, seconds(10), 0, 0, 0, seconds(3)}, used); diff != "" {
		t.Errorf("thinking times mismatch (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]int{0, 1, 0, 0, 0, 1}, moves); diff != "" {
		t.Errorf("moves mismatch (-want +got):\n%s", diff)
	}
	if before, after := steps[3].Before[Black].Time, steps[3].After[Black].Time; before != seconds(301) || after != seconds(421) {
		t.Errorf("adjustment from %v to %v", before, after)
	}
}

func Example() {
	control, err := Parse("90/40+30, 30+30")
	if err != nil {
		fmt.Println(err)
		return
	}
	s, _ := New(control)
	s, _ = s.Press(Black, 2*time.Second)      // starts White's clock
	s, err = s.Press(White, 65*time.Second)   // 63 s for the first move
	_, late := s.Press(White, 66*time.Second) // refused: s stays as it was
	white, black := s.Faces(70 * time.Second)
	flag, _ := s.FlagAt()
	next, _ := s.NextChange(70*time.Second, false)
	fmt.Println(control.Class(), err)
	fmt.Println(white.Time, white.Move, black.Time, black.Running, flag, next)
	fmt.Println(late)
	// Output:
	// standard <nil>
	// 1h29m57s 2 1h30m25s true 2h1m35s 1m11s
	// clock: white pressed at 1m6s while the other clock runs
}
