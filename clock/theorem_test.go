package clock

import (
	"testing"

	"pgregory.net/rapid"
)

// withMethod replaces Bronstein.
func withMethod(c Control, m Method) Control {
	for _, side := range []*SideControl{&c.White, &c.Black} {
		side.Periods = append([]Period(nil), side.Periods...)
		for i := range side.Periods {
			side.Periods[i].Method = m
		}
	}
	return c
}

// The theorem of the delay methods: Bronstein with the credit in advance and the US delay fall at the same instant, and what
// one shows is what the other shows and has left of its delay; over periods by time and by counter, and pauses.
func TestBronsteinWithCreditInAdvanceIsTheUSDelay(t *testing.T) {
	checkGames(t, func(t *rapid.T) {
		c := Control{White: drawDelays(t), Freeze: rapid.Bool().Draw(t, "freeze")}
		c.Black = c.White
		if rapid.Bool().Draw(t, "odds") {
			c.Black = drawDelays(t)
		}
		b, us := newState(t, c), newState(t, withMethod(c, USDelay))
		for range rapid.IntRange(1, 60).Draw(t, "acts") {
			in := drawInput(t, b)
			switch in.Act {
			case ActCorrect, ActAdjust, ActTakeBackGain:
				continue
			}
			var errB, errUS error
			b, errB = b.Do(in)
			us, errUS = us.Do(in)
			if (errB == nil) != (errUS == nil) {
				t.Fatalf("%+v: %v, %v", in, errB, errUS)
			}
			flagB, okB := b.FlagAt()
			if flagUS, okUS := us.FlagAt(); flagB != flagUS || okB != okUS {
				t.Fatalf("flags at %v %v, %v %v", flagB, okB, flagUS, okUS)
			}
			at := b.Last() + drawTime(t, 0, 8_000, "look")
			for _, side := range []Side{White, Black} {
				fb, fus := b.Face(side, at), us.Face(side, at)
				if fb.Time != fus.Time+fus.Delay || fb.Fallen != fus.Fallen || fb.Period != fus.Period {
					t.Fatalf("after %+v, at %v: %v\n%+v\n%+v", in, at, side, fb, fus)
				}
			}
		}
	})
}

func drawDelays(t *rapid.T) (s SideControl) {
	for i := range rapid.IntRange(1, MaxPeriods).Draw(t, "periods") {
		p := Period{Method: Bronstein, Main: drawTime(t, 0, 20_000, "main"), Add: drawTime(t, 0, 5_000, "add")}
		if i > 0 || p.Add == 0 {
			p.Main = max(p.Main, ms)
		}
		if rapid.Bool().Draw(t, "by counter") {
			p.ByCounter, p.Moves = true, rapid.IntRange(1, 6).Draw(t, "moves")
		}
		s.Periods = append(s.Periods, p)
	}
	return s
}

// formula is the regulation's table of methods for one side and one period: what a turn of u leaves of R, or that the flag fell.
type formula func(r, u, a, main int64) (left int64, fallen bool)

var formulas = map[Method]formula{
	None:      func(r, u, a, main int64) (int64, bool) { return r - u, u >= r },
	Fischer:   func(r, u, a, main int64) (int64, bool) { return r - u + a, u >= r },
	Bronstein: func(r, u, a, main int64) (int64, bool) { return r - u + min(u, a), u >= r },
	USDelay:   func(r, u, a, main int64) (int64, bool) { return r - max(0, u-a), u >= r+a },
	Refund:    func(r, u, a, main int64) (int64, bool) { return r - u + min(u, a), u >= r },
	PerMove:   func(r, u, a, main int64) (int64, bool) { return a, u >= a },
	Capped:    func(r, u, a, main int64) (int64, bool) { return min(main, r-u+a), u >= r },
}

// Art. 6.3.1 (E23), Art. 6.3.2 (E23): every method by its formula, White against a Black who always has time.
func TestMethodsFollowTheirFormulas(t *testing.T) {
	for method, turn := range formulas {
		checkGames(t, func(t *rapid.T) {
			p := Period{Method: method, Main: drawTime(t, 1, 20_000, "main")}
			if method != None {
				p.Add = drawTime(t, 1, 5_000, "add")
			}
			left := p.Main.Milliseconds()
			c := Even(p)
			c.Black.Periods[0] = Period{Main: MaxTime}
			switch {
			case method == PerMove:
				c.White.Periods[0].Main, left = 0, p.Add.Milliseconds()
			case method == Fischer && rapid.Bool().Draw(t, "after"), method == Capped:
				c.White.FirstCredit = AfterMove1
			case method == Bronstein, method == Fischer:
				left += p.Add.Milliseconds()
			}
			s, err := newState(t, c).Start(0)
			for err == nil {
				used := drawTime(t, 0, 7_000, "turn")
				want, fallen := turn(left, used.Milliseconds(), p.Add.Milliseconds(), p.Main.Milliseconds())
				if fallen {
					want = 0
				}
				at := s.Last() + used
				s, err = s.Press(White, at)
				if got := s.Face(White, at); got.Time.Milliseconds() != want || got.Fallen != fallen || (err != nil) != (fallen && c.Freeze) {
					t.Fatalf("%v: R %d, u %v: %+v, %v; want %d, fallen %v", c, left, used, got, err, want, fallen)
				}
				if left = want; fallen || s.sides[White].presses > 40 {
					return
				}
				s, err = s.Press(Black, at)
			}
			t.Fatalf("%v", err)
		})
	}
}

// ledger keeps the books of one side beside the clock: what it was given, used, and what cost nothing.
type ledger struct{ given, used, free, turn int64 }

// No time is lost or made, and only one of the two runs, Art. 6.1 (E23): what a side has is what it was given less what it used,
// to the millisecond, over all periods.
func TestEveryMillisecondIsAccountedFor(t *testing.T) {
	checkGames(t, func(t *rapid.T) {
		c := Control{White: drawPlain(t), Black: drawPlain(t)}
		s := newState(t, c)
		var books [2]ledger
		for side := range books {
			books[side].given = s.sides[side].main - creditOf(c.Side(Side(side)), 0)
		}
		for range rapid.IntRange(1, 60).Draw(t, "acts") {
			in := drawInput(t, s)
			if in.Act != ActPress && in.Act != ActPause && in.Act != ActResume && in.Act != ActWake && in.Act != ActStart {
				in.Act = ActPress
			}
			n, err := s.Do(in)
			if err != nil {
				continue
			}
			book(c, &books, s, n, in)
			s = n
			for side := range books {
				b, f := books[side], s.Face(Side(side), s.Last())
				main := f.Time.Milliseconds() - s.rules[side].periods[s.sides[side].ruled].creditInAdvance() + inTurn(c, s, Side(side), b.turn)
				if !f.Fallen && main != b.given-b.used+b.free {
					t.Fatalf("%v after %+v: %v has %d, books %+v\n%+v", c, in, Side(side), main, b, f)
				}
			}
		}
	})
}

// book enters one act: thinking time, main times of periods entered, and at a press what is added or came back.
func book(c Control, books *[2]ledger, s, n State, in Input) {
	for side := range books {
		b, spent := &books[side], n.sides[side].spent-s.sides[side].spent
		b.used += spent
		b.turn += spent
		entered := c.Side(Side(side)).Periods[s.sides[side].period+1 : n.sides[side].period+1]
		for _, p := range entered {
			b.given += p.Main.Milliseconds()
		}
	}
	if in.Act != ActPress || s.phase != Running || n.sides[in.Side].fallen {
		return
	}
	b, side := &books[in.Side], c.Side(in.Side)
	ruled := side.Periods[s.sides[in.Side].ruled]
	press, next := int(n.sides[in.Side].presses), side.Periods[n.sides[in.Side].period]
	from := max(side.FromMove, 1)
	switch {
	case ruled.Method == Bronstein, ruled.Method == USDelay, ruled.Method == Refund:
		b.free += min(b.turn, ruled.Add.Milliseconds())
	case ruled.Method == Fischer && side.FirstCredit == AfterMove1 && press >= from:
		b.given += ruled.Add.Milliseconds()
	}
	if next.Method == Fischer && side.FirstCredit == BeforeMove1 && press+1 >= from {
		b.given += next.Add.Milliseconds()
	}
	b.turn = 0
}

// inTurn is what the delay of a turn in progress has waited so far, which costs no main time.
func inTurn(c Control, s State, side Side, turn int64) int64 {
	if p := c.Side(side).Periods[s.sides[side].ruled]; p.Method == USDelay {
		return -min(turn, p.Add.Milliseconds())
	}
	return 0
}

func creditOf(s SideControl, i int) int64 {
	if s.Periods[i].Method == Bronstein {
		return s.Periods[i].Add.Milliseconds()
	}
	return 0
}

// drawPlain draws a side of methods without overtime, of up to five periods.
func drawPlain(t *rapid.T) SideControl {
	s := drawSide(t, rapid.IntRange(1, MaxPeriods).Draw(t, "periods"),
		rapid.SampledFrom([]Method{None, Fischer, Bronstein, USDelay, Refund}).Draw(t, "last"))
	return s
}

// The hourglass keeps the sum of both sides.
func TestHourglassKeepsTheSum(t *testing.T) {
	checkGames(t, func(t *rapid.T) {
		p := Period{Method: Hourglass, Main: drawTime(t, 1, 20_000, "main")}
		s := newState(t, Even(p))
		for range rapid.IntRange(1, 40).Draw(t, "acts") {
			if in := drawInput(t, s); in.Act != ActCorrect && in.Act != ActAdjust {
				if n, err := s.Do(in); err == nil {
					s = n
				}
			}
			at := s.Last() + drawTime(t, 0, 3_000, "look")
			if sum := s.Remaining(White, at) + s.Remaining(Black, at); sum != 2*p.Main {
				t.Fatalf("sum %v, want %v", sum, 2*p.Main)
			}
		}
	})
}
