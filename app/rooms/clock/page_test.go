package clock

import (
	"errors"
	"fmt"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/view/viewtest"
	"wasit/app/words/i18n"
	"wasit/clock"
)

// reader is somebody who reads the clock's page and works its keys.
type reader struct {
	*table
	viewtest.Reader
}

func newReader(t *testing.T, lang i18n.Lang) reader {
	k := newTable(t, lang)
	draw := func() (*view.V, string) {
		v, at := view.New(k.m.Lang(), ""), time.Duration(0)
		if k.m.Game != nil {
			at = k.m.Instant(k.mono)
		}
		return v, app.HTMLString(Render(v, k.m.Session, k.m.Model, at))
	}
	return reader{k, viewtest.Reader{T: t, Draw: draw, Send: k.send}}
}

// TestPageTable: each state of a game names itself on the half that it is about, and offers what can be done in it.
func TestPageTable(t *testing.T) {
	k := newReader(t, i18n.EN)
	k.Says("choosing", "Choose a time control", "School", "A draw counts as Black's win", "!Last used", "!This clock is not kept")
	k.send(pickControl{Text: "1+2"})
	k.Says("ready", "Touch to start", "Moves first", "+2 s", "1+2", "Blitz", "!Lock", "!Correct")
	if _, html := k.Draw(); len(regexp.MustCompile(`<button[^>]*class="ck-press"[^>]*></button>`).FindAllString(strings.ReplaceAll(html, "\n", ""), -1)) != 2 {
		t.Error("a half shows a text that its spoken name does not begin with")
	}
	k.Touch("press-ckb")
	k.Says("running", "!Touch to start", "!Paused", "!Lock")
	k.Touch("pause")
	k.Says("paused", "Runs next: White", "Paused", "Lock", "Correct", "!Say the times")
	k.Touch("lock")
	k.Says("locked", "Unlock", "Say the times", "!Swap", "!Correct", "!Settings", "!Resume")
	k.Touch("unlock-hint")
	k.Says("tapped shortly", "hold 1 s")
	k.Touch("unlock")
	k.Touch("fix-hint")
	k.Says("tapped shortly too", "hold 3 s", "!Correct the times")
	k.Touch("resume")
	k.live(62 * time.Second)
	k.Says("flag fallen", "Flag fell first")
	k.Touch("decide")
	k.Says("asked", "White is out of time · move 1", "Is mate still possible?", "0–1 Yes Black wins", "½–½ No Draw", "!Both are out of time")
}

// TestPageFlag: the answer to a fallen flag is the winner's, and the game is told in the history with its moves.
func TestPageFlag(t *testing.T) {
	k := newReader(t, i18n.EN)
	k.send(pickControl{Text: "1"})
	k.press(clock.Black)
	k.live(10 * time.Second)
	k.press(clock.White)
	k.live(61 * time.Second)
	k.Says("Black out of time", "Flag fell first", "Decide the result")
	k.Touch("decide")
	k.Touch("win")
	k.Says("over", "Game over", "1–0", "White wins", "average", "0:10")
	k.Touch("log")
	k.Says("log", "Log of presses", "move 1 · 0:10")
	k.Touch("back")
	k.Touch("history")
	k.Says("history", "1 move", "1–0", "!No game yet")
	k.Touch("back")
	k.Says("choosing again", "Last used")
	k.Touch("last")
	k.Says("laid again", "Touch to start")
}

// TestPageClaim: in claim mode the page betrays no flag; the verdict names who claimed.
func TestPageClaim(t *testing.T) {
	k := newReader(t, i18n.EN)
	k.Enter("clock-claim", "true")
	k.send(pickControl{Text: "1"})
	k.press(clock.Black)
	k.live(50 * time.Second)
	k.Says("nobody can claim yet", "!Claim a win on time")
	k.live(20 * time.Second)
	k.Says("out of time in secret", "Claim a win on time", "!Flag fell first", "!Fell later", "!Decide")
	k.Touch("claim")
	k.Says("who", "Who claims?", "Both clocks stand")
	k.Touch("claim-black")
	k.Says("verdict", "The clock confirms the claim", "0–1", "!1–0")
	k.Touch("not-yet")
	k.Says("back at the clock", "Paused", "!The clock confirms")
	k.send(Decide{Result: NoResult})
	k.Touch("again")
	k.want("again with the same flags", fmt.Sprint(k.m.Game.Control.Flags == clock.Claim), "true")
	k.Touch("choose")
	k.want("never started: still for the next clock", fmt.Sprint(k.m.Options.Claim), "true")
	k.send(pickControl{Text: "1"})
	k.press(clock.Black)
	k.send(Decide{Result: NoResult})
	k.send(pickControl{Text: "1"})
	k.want("the clock after it", fmt.Sprint(k.m.Game.Control.Flags == clock.Claim), "false")
}

// TestPageGap: after a sleep both choices show the time that they leave.
func TestPageGap(t *testing.T) {
	k := newReader(t, i18n.EN)
	k.send(pickControl{Text: "15+10"})
	k.press(clock.Black)
	k.live(10 * time.Second)
	k.pass(65 * time.Second)
	k.send(Life{})
	k.Says("asleep", "The clock of White was running", "Count 1:05", "13:55", "Do not count it", "15:00")
	k.Touch("gap-count")
	k.Says("counted", "Paused", "!Do not count it")
	k.want("left", k.left(), "13m55s 15m10s")
}

// TestPageFix: the sheet tells old and new times, counters that do not match, and why a value is impossible; its keys and fields
// change what they name.
func TestPageFix(t *testing.T) {
	k := newReader(t, i18n.EN)
	k.send(pickControl{Text: "15/40, 5"})
	k.press(clock.Black)
	k.live(5 * time.Second)
	k.press(clock.White)
	k.Touch("pause")
	k.Touch("fix")
	k.Says("opened", "Correct the times", "stays 14:55", "stays 15:00", "P 1", "!The counters do not match")
	k.Touch("fix-step-2")
	k.Says("a minute more for White", "14:55 → 15:55 (+1:00)", "stays 15:00")
	k.Enter("fix-black-m", "10")
	k.Says("Black's minutes", "15:00 → 10:00 (−5:00)")
	k.Touch("fix-presses-white1")
	k.Says("White has two presses more", "The counters do not match")
	k.Touch("fix-presses-black1")
	k.Says("Black has one too", "!The counters do not match")
	k.Enter("fix-presses-white", "40")
	k.Says("White's 40 typed", "The counters do not match")
	k.Enter("fix-presses-black", "39")
	k.Says("and Black's 39", "!The counters do not match")
	k.Touch("fix-period1")
	k.Says("Black in the last period", "P 2")
	k.Enter("fix-why", "3")
	k.Touch("fix-apply")
	k.Says("applied", "!Correct the times")
	if steps := pastOf(k.m.Game); steps.Why[len(steps.Why)-1] != fixDisturbance {
		t.Errorf("the log names the reason %d", steps.Why[len(steps.Why)-1])
	}
	k.Touch("fix")
	k.Says("nothing was gained", "Correct the times", "!just gained")
	for range 15 {
		k.Touch("fix-step-6") // a minute less each time
	}
	k.Touch("fix-step-6", "fix-apply")
	k.Says("no time left for a side in play", "Correct the times", "not possible", "Apply")
}

// TestPageSettings: a switch on the sheet sets its own choice; what the device lacks is said, and reset is there once a game runs.
func TestPageSettings(t *testing.T) {
	k := newReader(t, i18n.EN)
	k.send(pickControl{Text: "15+10"})
	k.Touch("settings")
	k.Says("before the start", "Name of White", "Alert at", "!Press sound", "!Volume", "!This browser cannot make the device vibrate", "!Reset")
	k.Enter("clock-speak", "true")
	k.Enter("clock-volume", "soft")
	k.Enter("clock-tenths", "false")
	k.Enter("clock-window", "false")
	k.Enter("clock-layout", "face")
	k.Says("with the voice", "Volume Soft")
	want := session.ClockOptions{Face: true, Vibrate: true, Speak: true, Volume: session.Soft, Low: true, Whole: true, Window: true}
	if k.m.Options != want {
		t.Errorf("%+v, want %+v", k.m.Options, want)
	}
	k.send(session.ClockDeviceFound{Device: session.ClockDevice{NoVibrate: true, NoVoice: true}})
	k.Says("lacks", "This browser cannot make the device vibrate", "no voice for this language", "!full screen. Install")
	k.Touch("done")
	k.press(clock.Black)
	k.Touch("pause")
	k.Touch("game")
	k.Says("in a game", "The game is over", "Reset · hold for 1.5 seconds", "Again, colours swapped", "New clock", "Settings")
	k.Touch("reset")
	k.Says("sure?", "Reset the clock?", "stays in the history")
	k.Touch("reset-do")
	k.Says("anew", "Touch to start")
	k.press(clock.Black)
	k.Touch("pause")
	k.Touch("game")
	k.Touch("again-swapped")
	k.Says("sure of that too?", "Again, colours swapped", "stays in the history")
	k.Touch("reset-do")
	k.want("White on the far half", fmt.Sprint(k.m.Game.Far, k.phase(), len(k.m.Games)), "whiteready2")
	k.press(clock.Black)
	k.send(Decide{Result: "1-0"})
	k.Touch("again-swapped")
	k.want("and back", fmt.Sprint(k.m.Game.Far, k.phase()), "blackready")
	k.press(clock.Black)
	k.Touch("pause")
	k.Touch("game")
	k.Touch("new-clock")
	k.Touch("reset-do")
	k.Says("another", "Choose a time control")
	k.want("kept", fmt.Sprint(len(k.m.Games), k.m.Game == nil), "4 true")
}

// TestPageStore: what is not kept is said: no store, a row that is late, another tab.
func TestPageStore(t *testing.T) {
	k := newReader(t, i18n.EN)
	k.send(pickControl{Text: "15+10"})
	k.press(clock.Black)
	k.Says("kept", "!Not saved")
	k.send(session.ClockKept{ID: k.m.Game.ID, Err: errors.New("slow")})
	k.Says("late", "Not saved")
	k.send(session.ClockKept{ID: k.m.Game.ID})
	k.Says("kept again", "!Not saved")
	k.send(session.BookElsewhere{Book: session.ClockBook})
	k.Says("elsewhere", "The clock is in another tab", "!Touch to start")
	v, _ := k.Draw()
	if msg, _ := v.ActOf("take-clock"); msg != (session.Ask{Cmd: session.TakeBook{Book: session.ClockBook}}) {
		t.Errorf("the key asks for %+v", msg)
	}
	k.send(session.BookOpened{Book: session.ClockBook, Err: errors.New("no store")})
	k.Says("no store", "This clock is not kept", "lost when the app is closed")
}

// TestPageOwn: an own control is told in words while it is typed, and its fault by the column.
func TestPageOwn(t *testing.T) {
	k := newReader(t, i18n.EN)
	k.Touch("own")
	k.Enter("own-text", "20+5")
	k.Enter("own-name", "Club evening")
	k.Says("typed", "20 minutes for the whole game, with 5 seconds more for each move from the first.", "Rapid · counts as 25 minutes", "a game ≈ 45 minutes")
	k.Enter("own-text", "20+x")
	k.Says("wrong", "4")
	k.Enter("own-text", "20+5")
	k.Touch("own-keep")
	k.Says("kept", "Your own", "20+5 Club evening")
	k.Touch("edit-own-0")
	k.Touch("dial-0-25")
	k.Touch("own-keep")
	k.Says("changed", "Your own", "25+5 Club evening")
	k.Touch("own")
	k.Touch("own-keep")
	k.Touch("up-own-1")
	k.Says("in another order", "5+3")
	k.Touch("drop-own-1")
	k.Touch("drop-own-0")
	k.Says("gone", "!Club evening", "!Your own")
}

// TestPageLanguages: the states of the clock are told in each language, with no place left open.
func TestPageLanguages(t *testing.T) {
	for _, l := range i18n.All() {
		k := newReader(t, l)
		k.Says("choosing", l.T(textClockPickOne))
		k.send(pickControl{Text: "1 d2"})
		k.Says("ready", l.T(textClockTouch), l.T(textClockUSFact, "2"))
		k.press(clock.Black)
		k.live(64 * time.Second)
		k.Touch("decide")
		k.Says("asked", l.T(textClockOver, l.T(i18n.White), "1"))
		k.Touch("win")
		k.Says("over", l.T(i18n.ClockWins, l.T(i18n.Black)))
		k.Touch("log")
		k.Says("log", l.T(textClockLog))
		k.send(goTo{Screen: screenHelp})
		k.Says("help", l.T(textClockHelpPressBy))
	}
}

// TestPauseAtTheFall: a pause whose finger came down as the flag fell is no fault of anybody's.
func TestPauseAtTheFall(t *testing.T) {
	k := newReader(t, i18n.EN)
	k.send(pickControl{Text: "1s; freeze"})
	k.press(clock.Black)
	k.pass(1200 * time.Millisecond)
	k.send(Pause{})
	if k.m.Notice != nil || k.m.Game.State.Phase(k.m.Game.At(k.mono)) != clock.Frozen {
		t.Errorf("%v, %v", k.m.Notice, k.m.Game.State.Phase(k.m.Game.At(k.mono)))
	}
}

// TestWritten: a control is written in the words of each language, and nothing of it is lost.
func TestWritten(t *testing.T) {
	for _, c := range []struct{ text, id, en, hr string }{
		{"10", "10+0", "10+0", "10+0"},
		{"90/40+30, 30+30", "90/40+30, 30+30", "90/40+30, 30+30", "90/40+30, 30+30"},
		{"1 hourglass", "1 jam pasir", "1 hourglass", "1 pješčani sat"},
		{"each 10", "tiap langkah 10", "each move 10", "po potezu 10"},
		{"5+2 from 61 v 4+2 from 61", "5+2 mulai langkah 61 : 4+2 mulai langkah 61", "5+2 from move 61 v 4+2 from move 61", "5+2 od poteza 61 : 4+2 od poteza 61"},
		{"5+3 after; claim", "5+3 setelah langkah; klaim", "5+3 after the move; claim", "5+3 nakon poteza; na zahtjev"},
	} {
		for i, want := range []string{c.id, c.en, c.hr} {
			if got := Written(view.New(i18n.All()[i], ""), c.text); got != want {
				t.Errorf("%s: %s, want %s", c.text, got, want)
			}
		}
	}
	for _, p := range clock.Presets() {
		for _, word := range regexp.MustCompile(`[a-z]{2,}`).FindAllString(p.Text, -1) {
			if _, ok := notationWords[word]; !ok {
				t.Errorf("%s: %s is in no language", p.Text, word)
			}
		}
	}
}
