package clock

import (
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/clock"
)

// TestLevers: the keys of a remote are learned by pressing them, press for their sides from then on and after the app was closed, one key
// never for both; the ways out of a page are not to be had.
func TestLevers(t *testing.T) {
	k := newTable(t, i18n.EN)
	k.send(pickControl{Text: "3+2"})
	key := func(name string) bool {
		t.Helper()
		v := view.New(i18n.EN, "")
		Render(v, k.m.Session, k.m.Model, k.m.Game.At(k.mono))
		msg, ok := v.LeverOf(name)
		if ok {
			k.send(msg)
		}
		return ok
	}
	learn := func(side clock.Side, name string) {
		t.Helper()
		k.m.Dialog = settingsDialog{}
		k.send(learnLever{Side: side})
		for _, out := range []string{"Tab", "Escape", "", "Unidentified"} {
			if key(out) {
				t.Errorf("%q is taken", out)
			}
		}
		if !key(name) || k.m.Learns != learnsNone {
			t.Fatalf("%q was not learned", name)
		}
		if key(name) {
			t.Errorf("%q presses below the open sheet", name)
		}
		k.m.Dialog = nil
	}
	if key("PageUp") {
		t.Fatal("a key presses before it was learned")
	}
	learn(clock.White, "PageUp")
	learn(clock.Black, "PageUp")
	if k.m.Options.Levers != [2]string{"", "PageUp"} {
		t.Errorf("one key for both: %q", k.m.Options.Levers)
	}
	learn(clock.White, "Enter")
	k.index = strings.Replace(k.index, k.m.Game.ID, "", 1)
	k.start(i18n.EN) // the app is started again
	if k.m.Options.Levers != [2]string{"Enter", "PageUp"} {
		t.Fatalf("kept are %q", k.m.Options.Levers)
	}
	k.send(pickControl{Text: "3+2"})
	turn := func(want clock.Side) {
		t.Helper()
		if got := k.m.Game.State.Turn(); got != want || !k.m.Game.IsRunning(k.m.Game.At(k.mono)) {
			t.Fatalf("on move is %v, want %v", got, want)
		}
	}
	key("PageUp") // Black starts White's clock
	turn(clock.White)
	k.live(2 * time.Second)
	key("PageUp") // the idle side
	turn(clock.White)
	key("Enter")
	turn(clock.Black)
	k.live(time.Second)
	key("PageUp")
	turn(clock.White)
	k.send(dropLever{Side: clock.White})
	if key("Enter") {
		t.Error("a freed key presses")
	}
}

// TestClockTold: the first page tells of a clock in a game, before and after the app was killed, with both times, and of none that is not
// started.
func TestClockTold(t *testing.T) {
	k := newTable(t, i18n.EN)
	told := func() string {
		ui := Standing(view.New(i18n.EN, ""), k.m.Model, k.m.Instant(k.mono))
		if ui == nil {
			return ""
		}
		return strings.ReplaceAll(app.HTMLString(ui), "\n", "")
	}
	if k.m.Game != nil || Standing(view.New(i18n.EN, ""), k.m.Model, 0) != nil {
		t.Error("without a game")
	}
	k.send(pickControl{Text: "3"})
	if got := told(); got != "" {
		t.Errorf("not started: %s", got)
	}
	k.send(Press{Side: clock.Black})
	k.live(20 * time.Second)
	if got := told(); !strings.Contains(got, "A clock is running") || !strings.Contains(got, "White 2:40 · Black 3:00") {
		t.Errorf("running: %s", got)
	}
	index := k.index
	k.pass(time.Minute) // killed, and started on the first page
	k.m = homePage()
	k.send(session.BookPeeked{Book: session.ClockBook, Index: index})
	if len(k.cmds) != 1 || k.cmds[0] != (session.OpenBook{Book: session.ClockBook}) {
		t.Fatalf("a book with a game is not opened: %+v", k.cmds)
	}
	k.send(session.BookOpened{Book: session.ClockBook, Index: k.index, Seen: k.seen})
	if k.m.Game == nil {
		open := k.cmds[0].(session.OpenGame)
		k.send(session.GameOpened{Book: session.ClockBook, ID: open.ID, Rows: k.rows[open.ID]})
	}
	if got := told(); !strings.Contains(got, "when the app stopped") || !strings.Contains(got, "White 2:") {
		t.Errorf("after a kill: %s", got)
	}
	for _, empty := range []string{"", "{}", "no index", `{"v":1,"games":[]}`} {
		k.m = homePage()
		if k.send(session.BookPeeked{Book: session.ClockBook, Index: empty}); len(k.cmds) != 0 {
			t.Errorf("%q opens a book: %+v", empty, k.cmds)
		}
	}
}

// homePage is the first page of an app that was just started.
func homePage() page {
	return page{Session: session.Session{Settings: session.Settings{Lang: i18n.EN}, Route: session.Route{Page: session.PageHome}}}
}
