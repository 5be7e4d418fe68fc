package clock

import (
	"testing"
	"time"

	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/clock"
)

// TestFixEdits: what is typed or stepped on the arbiter's sheet stays in its range, and what is no number is not taken.
func TestFixEdits(t *testing.T) {
	k := newTable(t, i18n.EN)
	k.send(fixTime{time.Minute})
	if k.m.Fix != nil {
		t.Fatal("a draft without a sheet")
	}
	k.send(pickControl{Text: "90/40, 30"})
	k.send(openFix{})
	black := func() clock.Values { return k.m.Fix.Values[clock.Black] }
	for _, c := range []struct {
		msg  Msg
		want time.Duration
	}{
		{fixTyped{clock.Black, fixHours, "2"}, 2*time.Hour + 30*time.Minute},
		{fixTyped{clock.Black, fixMinutes, "5"}, 2*time.Hour + 5*time.Minute},
		{fixTyped{clock.Black, fixSeconds, "59"}, 2*time.Hour + 5*time.Minute + 59*time.Second},
		{fixTyped{clock.Black, fixSeconds, "x"}, 2*time.Hour + 5*time.Minute + 59*time.Second},
		{fixTyped{clock.Black, fixSeconds, ""}, 2*time.Hour + 5*time.Minute + 59*time.Second},
		{fixTyped{clock.Black, fixMinutes, "75"}, 2*time.Hour + 59*time.Minute + 59*time.Second}, // an hour is typed as one
		{fixTyped{clock.Black, fixMinutes, "5"}, 2*time.Hour + 5*time.Minute + 59*time.Second},
		{fixTyped{clock.Black, fixHours, "-1"}, 2*time.Hour + 5*time.Minute + 59*time.Second},
		{fixTime{-100 * time.Hour}, 0},
		{fixTime{clock.MaxTime * 2}, clock.MaxTime},
	} {
		if k.send(c.msg); black().Time != c.want || k.m.Fix.Sel != clock.Black {
			t.Errorf("%+v: %v of %v, want %v", c.msg, black().Time, k.m.Fix.Sel, c.want)
		}
	}
	k.send(fixPresses{clock.Black, -1})
	if black().Presses != 0 {
		t.Errorf("%d presses", black().Presses)
	}
	for _, c := range []struct {
		text string
		want int
	}{{"40", 40}, {"x", 40}, {"-3", 40}, {"", 40}, {"999999", clock.MaxPresses}, {"12", 12}} {
		if k.send(fixPressesTyped{clock.Black, c.text}); black().Presses != c.want {
			t.Errorf("%q typed: %d presses, want %d", c.text, black().Presses, c.want)
		}
	}
	k.send(fixPeriod{1})
	k.send(fixPeriod{1})
	if black().Period != 2 {
		t.Errorf("period %d of 2", black().Period)
	}
	k.send(fixWhy{FixClaim})
	k.send(fixWhy{99})
	k.send(fixTurn{clock.Black})
	k.send(fixSwap{})
	if f := k.m.Fix; f.Why != FixClaim || f.Turn != clock.Black || !f.Swap {
		t.Errorf("%+v", f)
	}
}

// TestOptions: each switch sets its own choice, and is stored.
func TestOptions(t *testing.T) {
	k := newTable(t, i18n.EN)
	all := session.ClockOptions{Face: true, Hold: true, Sound: true, Vibrate: true, Flash: true, Speak: true, Volume: session.Soft, Low: true, Claim: true}
	for o := optionFace; o <= optionClaim; o++ {
		k.send(setOption{o, true})
	}
	k.send(setVolume{99})
	if k.m.Options != all {
		t.Errorf("%+v", k.m.Options)
	}
	for o := optionFace; o <= optionClaim; o++ {
		k.send(setOption{o, false})
	}
	if want := (session.ClockOptions{Volume: session.Soft, Whole: true, Window: true}); k.m.Options != want {
		t.Errorf("%+v", k.m.Options)
	}
	k.start(i18n.EN)
	if !k.m.Options.Whole || k.m.Options.Sound {
		t.Errorf("after a restart %+v", k.m.Options)
	}
}
