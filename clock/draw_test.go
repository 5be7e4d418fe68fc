package clock

import (
	"time"

	"pgregory.net/rapid"
)

// drawTime draws a time in milliseconds, often round and often small, so that clocks fall in short games.
func drawTime(t *rapid.T, least, most int, name string) time.Duration {
	n := rapid.IntRange(least, most).Draw(t, name)
	if n > 1000 && rapid.Bool().Draw(t, "round") {
		n -= n % 1000
	}
	return time.Duration(n) * ms
}

// drawControl draws any control without defects whose text says all of it.
func drawControl(t *rapid.T) Control {
	var c Control
	kinds := []Method{None, Fischer, Bronstein, USDelay, Hourglass, ByoYomi, Canadian, CountUp, PerMove, Capped, Refund}
	last := rapid.SampledFrom(kinds).Draw(t, "last")
	n := rapid.IntRange(1, MaxPeriods).Draw(t, "periods")
	if last == Capped {
		n = 1
	}
	c.White = drawSide(t, n, last)
	c.Black = c.White
	if rapid.Bool().Draw(t, "odds") {
		if last != Hourglass {
			n = rapid.IntRange(1, MaxPeriods).Draw(t, "periods")
			last = rapid.SampledFrom([]Method{None, Fischer, Bronstein, USDelay, ByoYomi, Canadian, CountUp, PerMove, Refund}).Draw(t, "last")
		}
		c.Black = drawSide(t, n, last)
	}
	if rapid.IntRange(0, 3).Draw(t, "claim") == 0 {
		c.Flags = Claim
	}
	c.Freeze = rapid.Bool().Draw(t, "freeze")
	if rapid.Bool().Draw(t, "low") {
		c.Low = drawTime(t, 1, 90_000, "low time")
	}
	return c
}

func drawSide(t *rapid.T, n int, last Method) (s SideControl) {
	for i := range n {
		p := Period{Method: last}
		if i < n-1 {
			p.Method = rapid.SampledFrom([]Method{None, Fischer, Bronstein, USDelay, Refund}).Draw(t, "method")
		}
		p.Main = drawTime(t, 1, 40_000, "main")
		if p.Method.hasOvertime() || p.Method == CountUp {
			p.Main = drawTime(t, 0, 20_000, "main")
		}
		if p.Method != None && p.Method != Hourglass && p.Method != CountUp {
			p.Add = drawTime(t, 1, 6_000, "add")
		}
		switch p.Method {
		case ByoYomi:
			p.Count = rapid.IntRange(1, 5).Draw(t, "count")
		case Canadian:
			p.Count = rapid.IntRange(1, 5).Draw(t, "count")
			p.Manual = rapid.Bool().Draw(t, "manual")
		}
		if rapid.Bool().Draw(t, "moves stated") && p.Method <= USDelay {
			p.Moves = rapid.IntRange(1, 8).Draw(t, "moves")
			p.ByCounter = last != Hourglass && rapid.Bool().Draw(t, "by counter")
		}
		s.Periods = append(s.Periods, p)
	}
	if rapid.IntRange(0, 2).Draw(t, "after") == 0 {
		s.FirstCredit = AfterMove1
	}
	if rapid.IntRange(0, 3).Draw(t, "from") == 0 {
		s.FromMove = rapid.IntRange(2, 8).Draw(t, "from move")
	}
	return s
}
