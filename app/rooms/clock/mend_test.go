package clock

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/clock"
)

// TestSetUpPosition: from a fallen flag the position can be set up whatever the clock does: running on, frozen, paused, or after a claim.
// Both clocks stand then, and the side asked about is the one that must be able to mate (Art. 6.9 (E23)).
func TestSetUpPosition(t *testing.T) {
	for _, c := range []struct {
		control, way string
		black        bool // falls
		keys         []string
	}{
		{control: "3s", way: "mate-black", keys: []string{"decide"}},
		{control: "3s", way: "mate-white", black: true, keys: []string{"decide"}},
		{control: "3s; freeze", way: "mate-black", keys: []string{"decide"}},
		{control: "3s byo 2x2", way: "mate-black", keys: []string{"decide"}},
		{control: "3s", way: "mate-black", keys: []string{"pause", "game", "end"}},
		{control: "3s; freeze", way: "mate-black", keys: []string{"game", "end"}},
		{control: "3s; claim", way: "mate-black", keys: []string{"claim", "claim-black"}},
	} {
		k := newReader(t, i18n.EN)
		k.send(pickControl{Text: c.control})
		k.press(clock.Black)
		k.live(time.Second)
		if c.black {
			k.press(clock.White)
		}
		k.live(12 * time.Second)
		k.Touch(c.keys...)
		k.Touch("ask-board")
		want := session.Cmd(session.Navigate{To: session.Route{Page: session.PageBoard, Sheet: c.way}})
		if !slices.Contains(k.cmds, want) {
			t.Errorf("%s, %v: the touch leads to %v", c.control, c.keys, k.cmds)
		}
		if k.m.Game.IsRunning(k.m.Game.At(k.mono)) || k.m.Dialog != nil {
			t.Errorf("%s, %v: the clock is %s under %T", c.control, c.keys, k.phase(), k.m.Dialog)
		}
	}
}

// TestTakeBackPress: the last press is undone in two touches: what it added, its count and its turn. What ran since is the time of
// whose press it was.
func TestTakeBackPress(t *testing.T) {
	for _, c := range []struct{ control, left string }{
		{"3+2", "2m55s 3m2s"}, {"3", "2m53s 3m0s"}, {"3 d2", "2m55s 3m0s"}, {"3 b2", "2m55s 3m2s"}, {"5s byo 3x30", "28s 5s"}, {"1 hourglass", "53s 1m7s"},
	} {
		k := newReader(t, i18n.EN)
		k.send(pickControl{Text: c.control})
		k.Says("before the start", "!Undo press")
		k.press(clock.Black)
		k.live(4 * time.Second)
		k.press(clock.White)
		k.live(3 * time.Second)
		k.Touch("pause", "take-back")
		v := k.m.Game.State.Values(clock.White, k.m.Game.At(k.mono))
		k.want(c.control, fmt.Sprint(k.left(), " ", k.m.Game.State.Turn(), " ", v.Presses), c.left+" white 0")
		k.Says("taken back", "Runs next: White", "!Undo press")
		if got := turnTimes(pastOf(k.m.Game), clock.White); len(got) != 0 {
			t.Errorf("%s: the chart has %v", c.control, got)
		}
	}
}

// TestFixTellsOutcome: what the sheet says of a side's time is what it makes of it, whatever stands on it together.
func TestFixTellsOutcome(t *testing.T) {
	for _, edits := range [][]Msg{
		{fixSelect{clock.White}, fixGain{}},
		{fixSelect{clock.White}, fixGain{}, fixTime{-10 * time.Second}},
		{fixTime{2 * time.Minute}, fixSelect{clock.White}, fixGain{}, fixTurn{clock.White}},
		{fixSwap{}}, {fixSelect{clock.White}, fixGain{}, fixSwap{}}, {fixSelect{clock.White}, fixGain{}, fixSelect{clock.Black}},
	} {
		k := newTable(t, i18n.EN)
		k.send(pickControl{Text: "3+2"})
		k.press(clock.Black)
		k.live(4 * time.Second)
		k.press(clock.White)
		k.live(3 * time.Second)
		k.send(Pause{})
		k.send(openFix{})
		if k.m.Fix.Why != 0 {
			t.Errorf("the reason %d is chosen before anybody did", k.m.Fix.Why)
		}
		for _, e := range edits {
			k.send(e)
		}
		told, ok := k.m.Fix.outcome(k.m.Game, k.m.Game.At(k.mono))
		k.send(ApplyFix{})
		if got := fmt.Sprintf("%v %v", told[0], told[1]); !ok || k.m.Fix != nil || got != k.left() {
			t.Errorf("%+v: told %s (%v), made %s", edits, got, ok, k.left())
		}
		for _, s := range k.m.Game.Steps {
			if s.Why == FixIllegal {
				t.Error("the log names a reason that nobody gave")
			}
		}
	}
}

// TestStoppedAgrees: question and log say the same of a time in which the app stood still.
func TestStoppedAgrees(t *testing.T) {
	for _, d := range []time.Duration{800 * time.Millisecond, 1900 * time.Millisecond, 10*time.Second + 400*time.Millisecond, 46*time.Second + 999*time.Millisecond, time.Hour} {
		k := newTable(t, i18n.EN)
		k.send(pickControl{Text: "90"})
		k.press(clock.Black)
		k.live(time.Second)
		k.wall = k.wall.Add(d)
		k.send(Life{})
		if k.m.Gap == nil {
			t.Fatalf("%v: not asked", d)
		}
		asked := Stopped(i18n.EN, k.m.Gap.At-k.m.Gap.From)
		k.send(answerGap{})
		k.send(Decide{Result: NoResult})
		var told string
		for _, line := range logLines(i18n.EN, k.m.Past) {
			if line[1] == i18n.EN.T(i18n.ClockActs[clock.ActWake]) {
				told = line[5]
			}
		}
		k.want("the log", told, i18n.EN.T(textClockNotCounted, asked))
	}
}

// TestDrawOdds: an Armageddon game says all the way whose the draw is, and proposes it so to the round; its increment is told with the move
// from which it is given.
func TestDrawOdds(t *testing.T) {
	k := newReader(t, i18n.EN)
	k.send(session.LayClock{Place: session.BoardPlace{Event: "e", Section: 1, Round: 1, Board: 2}})
	k.send(pickControl{Text: "5 v 4 +2 from 61", BlackDraw: true})
	k.Says("ready", "from 61")
	k.press(clock.Black)
	k.live(time.Second)
	k.Touch("pause", "game", "end")
	k.Says("the result", "A draw counts as Black's win")
	k.Touch("draw")
	k.Says("ended", "½–½", "Draw: Black wins", "enter 0–1")
	if r, ok := k.m.Past.Entry.result(); !ok || r.Score != journal.BlackWins {
		t.Errorf("the round is told %v", r.Score)
	}
	for _, e := range []historyEntry{{Result: "1-0", BlackDraw: true}, {Result: "0-1", BlackDraw: true}, {Result: "1/2"}, {Result: NoResult, BlackDraw: true}} {
		if e.counts() != e.Result {
			t.Errorf("%+v counts as %s", e, e.counts())
		}
	}
}
