package clock_test

import (
	"fmt"
	"time"

	"wasit/clock"
)

// A control is written as players say it, and says which of the Laws' classes it is.
func ExampleParse() {
	for _, text := range []string{"3+2", "25 d5", "90/40+30, 30+30", "5 vs 3", "0"} { // the last one gives no time
		c, err := clock.Parse(text)
		if err != nil {
			fmt.Println(err)
			continue
		}
		fmt.Println(c, c.Class())
	}
	// Output:
	// 3+2 blitz
	// 25 d5 rapid
	// 90/40+30, 30+30 standard
	// 5 v 3 blitz
	// clock: control: column 1: expected a possible control, found "0": clock: control: white, period 1: no time at all; black, period 1: no time at all
}

// The whole game is a list of acts with their instants: the same list gives the same clock on every device.
func ExampleState_Do() {
	control, _ := clock.Parse("3+2")
	s, err := clock.New(control)
	for _, act := range []clock.Input{
		{Act: clock.ActPress, Side: clock.Black, At: 0}, // starts White's clock
		{Act: clock.ActPress, Side: clock.White, At: 10 * time.Second},
		{Act: clock.ActPause, At: 15 * time.Second},
	} {
		if err == nil {
			s, err = s.Do(act)
		}
	}
	if err != nil {
		fmt.Println(err)
		return
	}
	hour := time.Hour // paused: nothing runs, however late it is asked
	fmt.Println(s.Remaining(clock.White, hour), s.Remaining(clock.Black, hour))
	// Output:
	// 2m54s 2m57s
}
