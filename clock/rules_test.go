package clock

import (
	"errors"
	"testing"
	"time"
)

// A play drives a clock through a test; instants are in milliseconds.
type play struct {
	t *testing.T
	State
}

func started(t *testing.T, text string) *play {
	t.Helper()
	c, err := Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	s, err := newState(t, c).Start(0)
	if err != nil {
		t.Fatal(err)
	}
	return &play{t, s}
}

// do applies an act that must succeed.
func (p *play) do(n State, err error) {
	p.t.Helper()
	if err != nil {
		p.t.Fatal(err)
	}
	p.State = n
}

func (p *play) press(side Side, at int) {
	p.t.Helper()
	p.do(p.Press(side, at64(at)))
}

// shows checks the large counters at an instant.
func (p *play) shows(at, white, black int) {
	p.t.Helper()
	if w, b := p.Remaining(White, at64(at)), p.Remaining(Black, at64(at)); w != at64(white) || b != at64(black) {
		p.t.Fatalf("at %d: %v %v, want %v %v", at, w, b, at64(white), at64(black))
	}
}

func at64(n int) time.Duration { return time.Duration(n) * ms }

func refuses[E error](t *testing.T, s, n State, err error) {
	t.Helper()
	if e := *new(E); !errors.As(err, &e) || s != n {
		t.Errorf("%v (changed: %v), want a %T", err, s != n, e)
	}
}

// Art. 6.6 (E23): Black's press or the arbiter starts White's clock; White's press does not.
func TestStart(t *testing.T) {
	s := newState(t, Even(Period{Main: minutes(5)}))
	n, err := s.Press(White, 0)
	refuses[*NotStartedError](t, s, n, err)
	n, err = s.Press(Black, seconds(7))
	if err != nil || n.Phase(seconds(7)) != Running || n.Turn() != White || n.Face(Black, seconds(7)).Presses != 0 {
		t.Errorf("Black's press: %v, %v to move", err, n.Turn())
	}
	again, err := n.Start(seconds(8))
	refuses[*PhaseError](t, n, again, err)
}

// Art. 6.2.1 (E23): only the running side presses, and instants never go back.
func TestPressRefuses(t *testing.T) {
	p := started(t, "5+3")
	p.press(White, 1000)
	n, err := p.Press(White, seconds(2))
	refuses[*NotOnMoveError](t, p.State, n, err)
	n, err = p.Press(Black, at64(999))
	refuses[*InstantError](t, p.State, n, err)
	n, err = p.Press(Black, -time.Second)
	refuses[*InstantError](t, p.State, n, err)
	n, err = p.Press(Black, MaxInstant+time.Second)
	refuses[*InstantError](t, p.State, n, err)
}

func TestInstantsAreCutToMillisecondsOnce(t *testing.T) {
	p := started(t, "5")
	for i := 1; i <= 1000; i++ {
		p.do(p.Press(p.Turn(), time.Duration(i)*1_499_999))
	}
	if got, want := p.Spent(White, p.Last())+p.Spent(Black, p.Last()), p.Last(); got != want || want != 1499*ms {
		t.Errorf("spent %v of %v", got, want)
	}
}

func TestTouchGuard(t *testing.T) {
	p := started(t, "5")
	p.press(White, 1000)
	n, err := p.Tap(Black, at64(1080))
	refuses[*TouchError](t, p.State, n, err)
	p.do(p.Tap(Black, at64(1081)))
	p.press(White, 1082) // the clock itself takes any press
}

// Fischer from move k, in both styles of the first credit.
func TestFischerFromMoveK(t *testing.T) {
	for text, want := range map[string][]int{
		"5+3":              {303_000, 306_000, 309_000, 312_000},
		"5+3 after":        {300_000, 303_000, 306_000, 309_000},
		"5+3 from 3":       {300_000, 300_000, 303_000, 306_000},
		"5+3 after from 3": {300_000, 300_000, 300_000, 303_000},
	} {
		p := started(t, text)
		for i, left := range want {
			if got := p.Remaining(White, 0); got != at64(left) {
				t.Errorf("%s: before move %d %v, want %v", text, i+1, got, at64(left))
			}
			p.press(White, 0)
			p.press(Black, 0)
		}
	}
}

func TestCappedNeverExceedsItsMainTime(t *testing.T) {
	p := started(t, "1 cap 5")
	p.press(White, 3_000)
	p.shows(3_000, 60_000, 60_000)
	p.press(Black, 11_000)
	p.shows(11_000, 60_000, 57_000)
	p.do(p.Adjust(minutes(2), 0, at64(11_000)))
	p.press(White, 12_000)
	p.shows(12_000, 179_000, 57_000) // what the arbiter gave is not taken away
}

// Art. 6.4 (E23): a period by time ends for both at once, with five minutes of the steady flag that a pause holds up.
func TestPeriodByTimeEndsForBoth(t *testing.T) {
	p := started(t, "1/40, 2+5")
	p.press(White, 20_000)
	p.press(Black, 21_000)
	p.shows(60_999, 1, 59_000)
	p.shows(61_000, 120_000, 179_000)
	w, b := p.Faces(at64(61_000))
	if !w.Steady || b.Steady || w.Period != 2 || b.Period != 2 || w.Flag || w.Order != 0 || w.Due != 0 {
		t.Errorf("%+v %+v", w, b)
	}
	p.do(p.Pause(at64(62_000)))
	p.do(p.Resume(at64(662_000)))
	if p.press(White, 663_000); !p.Face(White, at64(960_999)).Steady || p.Face(White, at64(961_000)).Steady {
		t.Error("the steady flag does not end after five minutes of running time")
	}
	p.shows(663_000, 123_000, 179_000) // the press adds the amount of the period in which the next move is played
	if p.Face(Black, at64(663_000)).Due != 0 || started(t, "1/40, 2").Face(White, 0).Due != 40 {
		t.Error("moves due")
	}
}

func TestPeriodByCounterEndsForTheSideAlone(t *testing.T) {
	p := started(t, "1/2#, 2")
	p.press(White, 0)
	p.press(Black, 0)
	p.press(White, 1_000)
	p.shows(1_000, 179_000, 60_000)
	n, err := p.Press(Black, at64(61_000)) // before the second press it is a real fall, and it freezes
	refuses[*FallenError](t, p.State, n, err)
	if f := p.Face(Black, at64(61_000)); !f.Flag || f.Running || p.Phase(at64(61_000)) != Frozen {
		t.Errorf("%+v", f)
	}
}

// Art. 6.3.1 (E23): each side its own control; White has a second period, Black none.
func TestSidesWithDifferentPeriods(t *testing.T) {
	p := started(t, "1, 1 v 2")
	p.shows(60_000, 60_000, 120_000)
	p.press(White, 60_000)
	if f := p.Face(Black, at64(180_000)); !f.Fallen || !f.Flag || p.Face(White, at64(180_000)).Period != 2 {
		t.Errorf("%+v", f)
	}
}

// Art. 6.1.1 (E23), Art. 6.8 (E23): without freezing the second flag is not shown, but the order is kept; with it nothing runs any more.
func TestFlagOrder(t *testing.T) {
	p := started(t, "5 v 4")
	p.press(White, 300_000) // exactly zero is a fall; the side may go on pressing and gets nothing
	p.shows(300_000, 0, 240_000)
	w, b := p.Faces(at64(540_000))
	if !w.Flag || w.Order != 1 || b.Flag || b.Order != 2 || !b.Fallen || w.Presses != 1 {
		t.Errorf("%+v %+v", w, b)
	}
	if first, ok := p.FirstFlag(at64(540_000)); !ok || first != White {
		t.Error("first flag")
	}
	p = started(t, "5; freeze")
	if at, ok := p.FlagAt(); !ok || at != minutes(5) || p.Phase(at) != Frozen || p.Phase(at-ms) != Running {
		t.Errorf("flag at %v", at)
	}
	n, err := p.Pause(minutes(6))
	refuses[*FallenError](t, p.State, n, err)
}

// Art. 6.10.2 (E23): a correction brings a frozen clock back; who fell first stays known.
func TestCorrectionAfterAFall(t *testing.T) {
	p := started(t, "5+3")
	at := minutes(6)
	w := p.Values(White, at)
	w.Time, w.Presses = minutes(2), 7
	p.do(p.Correct(w, p.Values(Black, at), at))
	f := p.Face(White, at)
	if p.Phase(at) != Paused || f.Flag || f.Fallen || f.Order != 1 || f.Presses != 7 || !p.Mismatch(at) {
		t.Errorf("%v %+v", p.Phase(at), f)
	}
	p.do(p.Resume(at))
	p.press(White, 361_000)
	p.shows(361_000, 122_000, 303_000)
	p.do(p.Reset(minutes(7)))
	if _, known := p.FirstFlag(minutes(7)); known || p.Phase(minutes(7)) != Ready {
		t.Error("a reset forgets the flags")
	}
}

func TestCorrectionRefusesWhatCannotBe(t *testing.T) {
	p := started(t, "5+3")
	for name, change := range map[string]func(*Values){
		"no time": func(v *Values) { v.Time = 0 }, "negative": func(v *Values) { v.Time = -ms }, "too long": func(v *Values) { v.Time = MaxTime + ms },
		"presses": func(v *Values) { v.Presses = -1 }, "period 0": func(v *Values) { v.Period = 0 }, "period 2": func(v *Values) { v.Period = 2 },
		"byo-yomi": func(v *Values) { v.Byo = 1 }, "block": func(v *Values) { v.Block = 1 }, "up": func(v *Values) { v.Up = -ms },
	} {
		v := p.Values(Black, 0)
		change(&v)
		n, err := p.Correct(p.Values(White, 0), v, 0)
		if e := (*RangeError)(nil); !errors.As(err, &e) || e.Side != Black || n != p.State {
			t.Errorf("%s: %v", name, err)
		}
	}
	n, err := p.Adjust(0, -minutes(6), 0)
	refuses[*RangeError](t, p.State, n, err)
}

// Art. 7.5.5 (E23): two minutes for the opponent, and the gained increment is taken back once.
func TestPenalties(t *testing.T) {
	p := started(t, "15+10")
	p.press(White, 5_000)
	p.do(p.Pause(at64(6_000)))
	p.do(p.Adjust(0, minutes(2), at64(7_000)))
	p.do(p.TakeBackGain(White, at64(8_000)))
	p.shows(8_000, 905_000, 1_029_000)
	n, err := p.TakeBackGain(White, at64(8_000))
	refuses[*NothingToTakeBackError](t, p.State, n, err)
	p.do(p.ResumeSide(White, at64(9_000)))
	p.shows(10_000, 904_000, 1_029_000)
}

// Art. 7.1 (E23): the press never was; what ran since is the presser's time. Pauses between do not count.
func TestTakeBackPress(t *testing.T) {
	p := started(t, "5+3")
	p.press(White, 10_000)
	p.do(p.Pause(at64(14_000)))
	p.do(p.TakeBackPress(at64(20_000)))
	if p.Phase(at64(20_000)) != Paused || p.Turn() != White {
		t.Fatal(p.Phase(at64(20_000)), p.Turn())
	}
	p.shows(20_000, 289_000, 303_000)
	p.do(p.Resume(at64(30_000)))
	p.press(White, 31_000)
	p.shows(31_000, 291_000, 303_000)
	changed, err := p.Adjust(ms, 0, at64(31_000))
	if err != nil {
		t.Fatal(err)
	}
	n, err := changed.TakeBackPress(at64(32_000))
	refuses[*NothingToTakeBackError](t, changed, n, err)
	p.do(p.Pause(at64(31_000)))
	p.do(p.ResumeSide(White, at64(31_000))) // who runs was changed by hand
	n, err = p.TakeBackPress(at64(32_000))
	refuses[*NothingToTakeBackError](t, p.State, n, err)
}

// O2SN 2013: nothing shows in claim mode until a player claims.
func TestClaimMode(t *testing.T) {
	p := started(t, "5 v 4; claim")
	if f := p.Face(White, minutes(6)); f.Flag || !f.Running || !f.Fallen {
		t.Errorf("%+v", f)
	}
	claim := func(by Side, at time.Duration, want Verdict) {
		t.Helper()
		n, got, err := p.Claim(by, at)
		if err != nil || got != want || n.Phase(at) != Paused {
			t.Errorf("%v claims at %v: %v, %v", by, at, got, err)
		}
	}
	claim(Black, minutes(1), Rejected)
	claim(Black, minutes(6), WinOnTime)
	claim(White, minutes(6), Rejected)
	p.press(White, 360_000)
	claim(White, minutes(11), DrawOnTime)
	open := started(t, "5")
	n, _, err := open.Claim(Black, minutes(1))
	refuses[*ClaimError](t, open.State, n, err)
}

// Art. 6.11.1 (E23), Art. 6.11.3 (E23): stopped and resumed with what was left of the delay.
func TestPauseKeepsTheDelayAndSwapEndsNoTurn(t *testing.T) {
	p := started(t, "1 d5")
	p.do(p.Pause(at64(3_000)))
	p.do(p.ResumeSide(Black, at64(10_000)))
	p.press(Black, 16_000)
	w, b := p.Faces(at64(17_000))
	if w.Delay != seconds(1) || w.Presses != 0 || b.Presses != 1 || b.Time != seconds(59) || !p.Mismatch(at64(17_000)) {
		t.Errorf("%+v %+v", w, b)
	}
}

func TestByoYomiKeepsWhatTheArbiterAdds(t *testing.T) {
	p := started(t, "byo 3x30")
	p.do(p.Adjust(seconds(60), 0, at64(10_000)))
	p.shows(10_000, 80_000, 30_000)
	p.press(White, 20_000)
	p.shows(20_000, 70_000, 30_000)
	p.press(Black, 20_000)
	p.press(White, 70_000)
	p.shows(70_000, 30_000, 30_000)
	if f := p.Face(White, at64(70_000)); f.Byo != 3 {
		t.Errorf("%+v", f)
	}
}

func TestCanadianBlocks(t *testing.T) {
	p := started(t, "can 60/2")
	p.press(White, 10_000)
	p.press(Black, 10_000)
	p.shows(10_000, 50_000, 60_000)
	p.press(White, 20_000)
	p.shows(20_000, 60_000, 60_000) // leftovers are lost
	p = started(t, "can 60/1 manual")
	n, err := p.ReloadBlock(White, 0)
	refuses[*BlockError](t, p.State, n, err)
	p.press(White, 10_000)
	p.shows(10_000, 50_000, 60_000)
	p.do(p.ReloadBlock(White, at64(11_000)))
	p.shows(11_000, 60_000, 59_000)
}

func TestByTimeIntoByoYomiGoesOnAtOnce(t *testing.T) {
	p := started(t, "1/40, byo 2x30")
	p.shows(60_000, 30_000, 60_000)
	if f := p.Face(White, at64(60_000)); !f.MainOver || f.Byo != 2 || f.Period != 2 || f.Fallen {
		t.Errorf("%+v", f)
	}
	p.press(White, 95_000)
	if f := p.Face(White, at64(95_000)); f.Byo != 1 || f.Time != seconds(30) {
		t.Errorf("%+v", f)
	}
	p.shows(95_000, 30_000, 60_000) // Black's unused time is carried over, Art. 6.3.2 (E23)
}

func TestAmountChangesWithEachSidesNextTurn(t *testing.T) {
	p := started(t, "1/40 b10, 1 b20")
	p.press(White, 5_000)
	p.press(Black, 5_000)
	p.shows(74_999, 1, 70_000) // 70 s = 60 + 10
	p.shows(75_000, 60_000, 130_000)
	p.press(White, 80_000) // the turn that was in progress brings back 10 s; the credit is then 20
	p.shows(80_000, 55_000+10_000-10_000+20_000, 120_000+20_000)
}

func TestWakeCountsOrNot(t *testing.T) {
	p := started(t, "10+5")
	n, err := p.Wake(seconds(20), seconds(57), true)
	if err != nil || n.Remaining(White, seconds(57)) != seconds(548) {
		t.Error(n.Remaining(White, seconds(57)), err)
	}
	n, err = p.Wake(seconds(20), seconds(57), false)
	if err != nil || n.Remaining(White, seconds(57)) != seconds(585) {
		t.Error(n.Remaining(White, seconds(57)), err)
	}
	n, err = p.Wake(seconds(58), seconds(57), true)
	refuses[*InstantError](t, p.State, n, err)
}

func TestSwapColorsLeavesTheHalvesAlone(t *testing.T) {
	p := started(t, "5 v 4+2")
	p.press(White, 60_000)
	p.do(p.SwapColors(at64(61_000)))
	if p.Turn() != White || p.Control().String() != "4+2 v 5" {
		t.Errorf("%v %v", p.Turn(), p.Control())
	}
	p.shows(61_000, 241_000, 240_000)
}

func TestEndStopsAndResumeTakesItBack(t *testing.T) {
	p := started(t, "5")
	p.do(p.End(at64(1_000)))
	p.shows(9_000, 299_000, 300_000)
	n, err := p.Press(White, at64(9_000))
	refuses[*PhaseError](t, p.State, n, err)
	p.do(p.Resume(at64(10_000)))
	p.shows(11_000, 298_000, 300_000)
}

// The alert fires at the threshold and again only after the time was well above it.
func TestLowTimeAlertHasHysteresis(t *testing.T) {
	p := started(t, "3+10")
	if th := p.LowThreshold(White, 0); th != at64(22_500) {
		t.Fatal(th)
	}
	low := func(at int) bool { return p.Face(White, at64(at)).Low }
	if low(167_499) || !low(167_500) { // 190 s − 22.5 s
		t.Error("does not fire at the threshold")
	}
	p.press(White, 168_000)
	if p.press(Black, 168_000); !low(168_000) { // 32 s: not above 33.75
		t.Error("armed again too early")
	}
	p.press(White, 169_000)
	if p.press(Black, 169_000); low(169_000) { // 41 s
		t.Error("not armed again")
	}
	if q := started(t, "3; low 60"); q.LowThreshold(Black, 0) != minutes(1) {
		t.Error("own threshold")
	}
}

func TestDigitsRoundUp(t *testing.T) {
	for _, c := range []struct {
		left   int
		tenths bool
		want   Digits
	}{
		{0, false, Digits{}}, {1, false, Digits{Seconds: 1}}, {1000, false, Digits{Seconds: 1}}, {1001, false, Digits{Seconds: 2}},
		{3_599_001, false, Digits{Hours: 1}}, {59_999, true, Digits{Minutes: 1}}, {10_000, true, Digits{Seconds: 10}},
		{9_999, true, Digits{Seconds: 10, HasTenth: true}}, {9_801, true, Digits{Seconds: 9, Tenth: 9, HasTenth: true}}, {1, true, Digits{Tenth: 1, HasTenth: true}},
	} {
		if got := DigitsOf(at64(c.left), c.tenths); got != c.want {
			t.Errorf("%d: %+v, want %+v", c.left, got, c.want)
		}
	}
	if got := UpDigitsOf(at64(61_999)); got != (Digits{Minutes: 1, Seconds: 1}) {
		t.Errorf("up: %+v", got)
	}
}

func TestCheckNamesEveryDefect(t *testing.T) {
	c := Control{
		White: SideControl{Periods: []Period{{Main: -1}, {Main: 5, Method: ByoYomi}, {Method: methods}}, FromMove: -1, FirstCredit: 9},
		Flags: 7, Low: -1,
	}
	var e *ControlError
	if err := c.Check(); !errors.As(err, &e) {
		t.Fatal(err)
	}
	found := map[DefectKind]bool{}
	for _, d := range e.Defects {
		found[d.Kind] = true
	}
	for _, want := range []DefectKind{UnknownFlags, LowOutOfRange, FractionOfMillisecond, UnknownCredit, FromMoveOutOfRange, MainOutOfRange,
		AddOutOfRange, CountOutOfRange, OnlyInLastPeriod, UnknownMethod, NoTime, NoPeriods} {
		if !found[want] {
			t.Errorf("%q is not reported: %v", defectText[want], e)
		}
	}
	if _, err := New(c); err == nil {
		t.Error("New accepts it")
	}
}

// Claim mode never freezes: a clock that stops by itself would tell.
func TestClaimModeNeverFreezes(t *testing.T) {
	for _, text := range []string{"5; claim; freeze", "byo 1x300; claim", "each 300; claim", "5/9#, 1; claim", "5 hourglass; claim"} {
		p := started(t, text)
		p.press(White, 300_000)
		if p.Phase(at64(300_000)) != Running || !p.Face(White, at64(300_000)).Fallen || p.Face(Black, at64(300_000)).Flag {
			t.Errorf("%s: %v", text, p.Phase(at64(300_000)))
		}
	}
}

func TestMovesAreCountedWithinThePeriod(t *testing.T) {
	p := started(t, "1/2#, 1/3#, 1")
	for i, period := range []int{1, 2, 2, 2, 3, 3} {
		p.press(White, 0)
		p.press(Black, 0)
		if w, b := p.Faces(0); w.Period != period || b.Period != period {
			t.Errorf("after press %d: periods %d %d, want %d", i+1, w.Period, b.Period, period)
		}
	}
	p = started(t, "1/2#, 1/3#, 1")
	v := p.Values(White, 0)
	v.Period, v.Presses = 2, 4
	p.do(p.Correct(v, p.Values(Black, 0), 0))
	if due := p.Face(White, 0).Due; due != 1 {
		t.Errorf("%d moves due, want 1: two of the first period and two of three", due)
	}
}

// White's period ends by time, Black's by the counter: Black goes on in it, as does a side whose flag has fallen.
func TestTimeEndsOnlyPeriodsByTime(t *testing.T) {
	p := started(t, "1, 1 v 2/9#, 1")
	p.shows(60_000, 60_000, 120_000)
	p = started(t, "10, 1 v 1, 1; claim")
	p.press(White, 0)
	p.press(Black, 180_000) // over in both periods
	w, v := p.Values(White, at64(180_000)), p.Values(Black, at64(180_000))
	w.Period, w.Time, v.Period = 1, minutes(10), 1
	p.do(p.Correct(w, v, at64(180_000)))
	if w, b := p.Faces(at64(900_000)); !b.Fallen || b.Time != 0 || b.Period != 1 || w.Period != 2 {
		t.Errorf("%+v %+v", w, b)
	}
}

func TestSteadyFlagWaitsForAGapThatDoesNotCount(t *testing.T) {
	p := started(t, "1, 9")
	p.do(p.Wake(at64(61_000), at64(161_000), false))
	if !p.Face(White, at64(459_999)).Steady || p.Face(White, at64(460_000)).Steady {
		t.Error("not held for 100 s")
	}
}

func TestNextChange(t *testing.T) {
	for _, c := range []struct {
		text     string
		at, next int
		tenths   bool
	}{
		{"1", 0, 1_000, false}, {"1", 999, 1_000, false}, {"1", 1_000, 2_000, true}, {"1", 49_500, 50_000, true}, {"1", 50_000, 50_001, true},
		{"1", 50_001, 50_100, true}, {"1", 59_999, 60_000, true}, {"1 d2", 1_500, 2_000, false}, {"1 d2", 2_000, 3_000, false},
		{"20s hourglass v 9.95s hourglass", 0, 50, true}, {"up", 1_500, 2_000, false}, {"1 hourglass", 0, 1, false}, {"1 hourglass", 500, 1_000, false},
	} {
		p := started(t, c.text)
		if next, ok := p.NextChange(at64(c.at), c.tenths); !ok || next != at64(c.next) {
			t.Errorf("%s at %d: %v %v, want %d", c.text, c.at, next, ok, c.next)
		}
	}
	p := started(t, "1")
	if _, ok := p.NextChange(at64(60_000), true); ok {
		t.Error("a fallen clock changes")
	}
}

func TestLowTimeAlertFiresAgainInEachByoYomiPeriod(t *testing.T) {
	p := started(t, "byo 2x40")
	for at, low := range map[int]bool{29_999: false, 30_000: true, 40_000: false, 69_999: false, 70_000: true} {
		if p.Face(White, at64(at)).Low != low {
			t.Errorf("at %d: not %v", at, low)
		}
	}
	q := started(t, "30s, 15s") // threshold 10 s; the period ends at 30 s, and 15 s do not arm the alert again
	if !q.Face(White, at64(30_000)).Low || !q.Face(White, at64(31_000)).Low {
		t.Error("armed again by too little")
	}
}

func TestCorrectionInByoYomi(t *testing.T) {
	p := started(t, "byo 3x30")
	at := at64(40_000) // 20 s left of the second period
	v := p.Values(White, at)
	if v.Byo != 2 || v.Time != seconds(20) || !v.MainOver {
		t.Fatalf("%+v", v)
	}
	none := v
	none.Byo = 0
	n, err := p.Correct(none, p.Values(Black, at), at)
	refuses[*RangeError](t, p.State, n, err)
	v.MainOver, v.Time = false, seconds(60)
	p.do(p.Correct(v, p.Values(Black, at), at))
	if flag, ok := p.FlagAt(); !ok || flag != at+seconds(60+30+30) {
		t.Errorf("flag at %v", flag)
	}
	p.shows(100_000, 30_000, 30_000)
}

func TestCountersStopAtTheirLimit(t *testing.T) {
	p := started(t, "1+86400")
	for range 60_000 {
		p.do(p.Press(p.Turn(), 0))
	}
	if got := p.Remaining(White, 0); got != time.Duration(maxLeft)*ms {
		t.Errorf("%v", got)
	}
}
