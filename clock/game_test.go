package clock

import (
	"os"
	"reflect"
	"testing"
	"time"

	"pgregory.net/rapid"
)

// acts of a random game, presses most often.
var drawnActs = []Act{ActPress, ActPress, ActPress, ActPress, ActPress, ActPress, ActPause, ActResume, ActResume, ActResumeSide,
	ActCorrect, ActAdjust, ActTakeBackGain, ActTakeBackPress, ActClaim, ActWake, ActReset, ActEnd, ActReloadBlock, ActSwapColors, ActStart}

// drawInput draws any act, often a possible one, often exactly at, before or after the fall of a flag.
func drawInput(t *rapid.T, s State) Input {
	at := s.Last() + drawTime(t, 0, 9_000, "passed")
	if flag, ok := s.FlagAt(); ok && rapid.IntRange(0, 5).Draw(t, "at the flag") == 0 {
		at = max(s.Last(), flag+time.Duration(rapid.IntRange(-1, 1).Draw(t, "off"))*ms)
	}
	in := Input{Act: rapid.SampledFrom(drawnActs).Draw(t, "act"), At: at, Side: Side(rapid.IntRange(0, 1).Draw(t, "side"))}
	if in.Act == ActPress && rapid.IntRange(0, 4).Draw(t, "on move") > 0 {
		in.Side = s.Turn()
	}
	if s.phase == Ready && rapid.Bool().Draw(t, "begin") {
		in.Act = ActStart
	}
	switch in.Act {
	case ActWake:
		in.From = s.Last() + time.Duration(rapid.Int64Range(0, int64((at-s.Last())/ms)).Draw(t, "from"))*ms
		in.Count = rapid.Bool().Draw(t, "count")
	case ActAdjust:
		in.Add[in.Side] = drawTime(t, -20_000, 20_000, "adjustment")
	case ActCorrect:
		for side := range in.Fix {
			in.Fix[side] = drawValues(t, s, Side(side), at)
		}
	}
	return in
}

// drawValues changes some of the present values of a side.
func drawValues(t *rapid.T, s State, side Side, at time.Duration) Values {
	v := s.Values(side, at)
	switch rapid.IntRange(0, 6).Draw(t, "field") {
	case 0:
		v.Time = drawTime(t, 0, 30_000, "corrected")
	case 1:
		v.Presses = rapid.IntRange(-1, 12).Draw(t, "presses")
	case 2:
		v.Period = rapid.IntRange(0, MaxPeriods+1).Draw(t, "period")
		v.Byo, v.Block = 0, 0
	case 3:
		v.MainOver = !v.MainOver
	case 4:
		v.Byo = rapid.IntRange(-1, 6).Draw(t, "byo")
	case 5:
		v.Block = rapid.IntRange(-1, 6).Draw(t, "block")
	}
	return v
}

func newState(t interface{ Fatalf(string, ...any) }, c Control) State {
	s, err := New(c)
	if err != nil {
		t.Fatalf("%q: %v", c, err)
	}
	return s
}

// checkGames plays some hundred random games; WASIT_LONG=1 plays some ten thousand.
func checkGames(t *testing.T, prop func(*rapid.T)) {
	rounds := 5
	if os.Getenv("WASIT_LONG") != "" {
		rounds = 200
	}
	for range rounds {
		rapid.Check(t, prop)
	}
}

// Any acts at all: no panic, errors leave the clock as it was, nothing depends on how often the clock is looked at, the
// running times add up to the millisecond, and the journal brings back the exact state.
func TestAnyActsKeepTheClockExact(t *testing.T) {
	checkGames(t, func(t *rapid.T) {
		c := drawControl(t)
		s := newState(t, c)
		var inputs []Input
		var ran time.Duration
		for range rapid.IntRange(1, 60).Draw(t, "acts") {
			in := drawInput(t, s)
			before := s
			n, err := s.Do(in)
			if err != nil {
				if n != before {
					t.Fatalf("%v: %v changed the clock", in, err)
				}
				continue
			}
			if ran += runningTime(s, in); in.Act == ActReset {
				ran = 0
			}
			lookingChangesNothing(t, s, n, in)
			s = n
			inputs = append(inputs, in)
			if got := s.Spent(White, s.Last()) + s.Spent(Black, s.Last()); got != ran && in.Act != ActTakeBackPress {
				t.Fatalf("after %+v: sides used %v, clocks ran %v", in, got, ran)
			}
			if in.Act == ActTakeBackPress { // a flag that falls on the way back stops the count
				ran = s.Spent(White, s.Last()) + s.Spent(Black, s.Last())
			}
			isSound(t, s)
			predictsTheFlag(t, s)
			predictsTheDigits(t, s)
		}
		comesBack(t, c, inputs, s)
	})
}

// runningTime is how long a clock ran from s until an input, by the phase and the flag alone.
func runningTime(s State, in Input) time.Duration {
	if s.phase != Running {
		return 0
	}
	until := in.At
	if in.Act == ActWake && !in.Count {
		until = in.From
	}
	if flag, ok := s.FlagAt(); ok && until >= flag && s.Phase(flag) == Frozen {
		until = flag
	}
	return until - s.Last()
}

func lookingChangesNothing(t *rapid.T, s, n State, in Input) {
	to := in.At
	if in.Act == ActWake {
		to = in.From
	}
	mid := s.Last() + time.Duration(rapid.Int64Range(0, int64((to-s.Last())/ms)).Draw(t, "look"))*ms
	looked, err := s.Wake(mid, mid, true)
	if err != nil {
		t.Fatalf("look at %v: %v", mid, err)
	}
	if again, err := looked.Do(in); err != nil || again != n {
		t.Fatalf("%+v after a look at %v: %v\n%+v\n%+v", in, mid, err, again, n)
	}
}

func isSound(t *rapid.T, s State) {
	for side := range s.sides {
		c := &s.sides[side]
		for name, n := range map[string]int64{"main": c.main, "over": c.over, "up": c.up, "delay": c.delay, "used": c.used,
			"spent": c.spent, "gained": c.gained, "presses": int64(c.presses), "byo": int64(c.byo), "block": int64(c.block)} {
			if n < 0 {
				t.Fatalf("%v: %s is %d", Side(side), name, n)
			}
		}
		if c.fallen && (s.shown(Side(side)) != 0 || s.order(Side(side)) == 0) {
			t.Fatalf("%v has fallen with %d left, order %d", Side(side), s.shown(Side(side)), s.order(Side(side)))
		}
	}
	white, black := s.Faces(s.Last())
	if same, err := s.Correct(s.Values(White, s.Last()), s.Values(Black, s.Last()), s.Last()); err == nil {
		if w, b := same.Faces(s.Last()); w != white || b != black {
			t.Fatalf("a correction to the present values changes\n%+v %+v to\n%+v %+v", white, black, w, b)
		}
	} else {
		t.Fatalf("correction to the present values: %v\n%+v", err, s)
	}
	if white.Flag && black.Flag || s.flags == Claim && (white.Flag || black.Flag) {
		t.Fatalf("flags: %v %v", white.Flag, black.Flag)
	}
}

func predictsTheFlag(t *rapid.T, s State) {
	at, ok := s.FlagAt()
	if !ok {
		return
	}
	if at > s.Last() && s.Face(s.Turn(), at-ms).Fallen {
		t.Fatalf("fallen before %v", at)
	}
	if !s.Face(s.Turn(), at).Fallen {
		t.Fatalf("not fallen at %v: %+v", at, s)
	}
}

// digits is all that changes on a face while nobody acts.
type digits struct {
	time, delay, up [2]Digits
	steady, over    [2]bool
	period, byo     [2]int
}

func digitsAt(s State, at time.Duration, tenths bool) (d digits) {
	for side := range d.time {
		f := s.Face(Side(side), at)
		d.time[side], d.up[side], d.steady[side] = DigitsOf(f.Time, tenths), UpDigitsOf(f.Up), f.Steady
		d.over[side], d.period[side], d.byo[side] = f.MainOver, f.Period, f.Byo
		d.delay[side] = DigitsOf(f.Delay, tenths)
	}
	return d
}

func predictsTheDigits(t *rapid.T, s State) {
	tenths := rapid.Bool().Draw(t, "tenths")
	at := s.Last() + drawTime(t, 0, 3000, "look ahead")
	next, ok := s.NextChange(at, tenths)
	now := digitsAt(s, at, tenths)
	if !ok {
		if later := digitsAt(s, at+time.Hour, tenths); later != now {
			t.Fatalf("no change predicted at %v: %+v then %+v", at, now, later)
		}
		return
	}
	if next <= at {
		t.Fatalf("next change at %v, now %v", next, at)
	}
	between := at + time.Duration(rapid.Int64Range(0, int64((next-at)/ms)-1).Draw(t, "between"))*ms
	if got := digitsAt(s, between, tenths); got != now {
		t.Fatalf("changes at %v, before %v: %+v then %+v", between, next, now, got)
	}
	if got := digitsAt(s, next, tenths); got == now {
		t.Fatalf("no change at %v: %+v\n%+v", next, now, s)
	}
}

// comesBack replays the journal and reads the snapshot.
func comesBack(t *rapid.T, c Control, inputs []Input, s State) {
	b, err := encodeInputs(inputs)
	if err != nil {
		t.Fatalf("encode: %v", err)
	}
	read, err := decodeInputs(b)
	if err != nil || !reflect.DeepEqual(read, inputs) && len(inputs) > 0 {
		t.Fatalf("decode: %v\n%+v\n%+v", err, inputs, read)
	}
	for _, in := range inputs {
		var one Input
		if b, err := in.MarshalBinary(); err != nil || one.UnmarshalBinary(b) != nil || one != in || len(b) > MaxEncodedInput {
			t.Fatalf("input %+v: %v, %+v", in, err, one)
		}
	}
	if again, err := replay(c, read); err != nil || again != s {
		t.Fatalf("replay: %v\n%+v\n%+v", err, again, s)
	}
	snapshot, err := s.MarshalBinary()
	var back State
	if err != nil || back.UnmarshalBinary(snapshot) != nil || back != s || len(snapshot) > MaxEncodedState {
		t.Fatalf("snapshot of %d bytes: %v\n%+v\n%+v", len(snapshot), err, back, s)
	}
	for _, in := range inputs {
		if in.Act == ActSwapColors {
			c = c.Swapped()
		}
	}
	if again := s.Control(); again.White.String() != c.White.String() || again.Black.String() != c.Black.String() {
		t.Fatalf("control %q came back as %q", c, again)
	}
}
