package clock

import (
	"encoding/json"
	"fmt"
	"testing"
	"time"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/clock"
)

// TestNames: names typed in the settings stand on the halves and in the journal, follow their player, and go on into the next game.
func TestNames(t *testing.T) {
	k := newReader(t, i18n.EN)
	k.send(pickControl{Text: "3+2"})
	k.Touch("settings")
	k.Enter("name-white", "  Ana\u202e\tKovač ")
	k.Enter("name-black", "Budi")
	k.Touch("done")
	k.Says("on the halves", "Ana Kovač White", "Budi Black")
	k.start(i18n.EN)
	k.want("after a start", fmt.Sprint(k.m.Game.Names), "[Ana Kovač Budi]")
	k.press(clock.Black)
	k.live(time.Second)
	k.send(Pause{})
	far := k.m.Game.Far
	k.send(openFix{})
	k.send(fixSwap{})
	k.send(ApplyFix{})
	k.want("colours swapped: each keeps seat and name", fmt.Sprint(k.m.Game.Names, k.m.Game.Far != far), "[Budi Ana Kovač] true")
	k.send(Decide{Result: "1-0"})
	k.Says("after the game", "1–0", "Budi White", "Ana Kovač Black")
	k.Touch("again-swapped")
	k.want("the next game, colours exchanged", fmt.Sprint(k.m.Game.Names), "[Ana Kovač Budi]")
	k.want("no other clock is told of it", fmt.Sprint(len(k.m.ClockResults)), "0")
}

// TestShortGap: a page that was loaded anew counts what passed and goes on; what was closed, or a flag that fell meanwhile, is asked about.
func TestShortGap(t *testing.T) {
	for _, c := range []struct {
		name   string
		away   time.Duration
		reload bool
		left   time.Duration // of White when the page goes
		asked  bool
	}{
		{"loaded anew at once", 700 * time.Millisecond, true, time.Minute, false},
		{"loaded anew slowly", 4 * time.Second, true, time.Minute, false},
		{"too slowly", 6 * time.Second, true, time.Minute, true},
		{"opened again within a sign of life", 900 * time.Millisecond, false, time.Minute, false},
		{"opened again", 2 * time.Second, false, time.Minute, true},
		{"the flag fell meanwhile", 2 * time.Second, true, 1500 * time.Millisecond, true},
	} {
		k := newTable(t, i18n.EN)
		k.send(pickControl{Text: "1"})
		k.press(clock.Black)
		k.live(time.Minute - c.left)
		k.pass(c.away)
		k.m = page{Session: session.Session{Settings: session.Settings{Lang: i18n.EN}, Route: session.Route{Page: session.PageClock}, Device: session.Device{Reloaded: c.reload}}}
		k.mono = 300 * time.Millisecond
		k.send(session.BookOpened{Book: session.ClockBook, Index: k.index, Seen: k.seen})
		if asked := k.m.Gap != nil; asked != c.asked {
			t.Errorf("%s: asked %v", c.name, asked)
		}
		if c.asked {
			continue
		}
		k.want(c.name, fmt.Sprint(k.phase(), k.m.Game.State.Remaining(clock.White, k.m.Instant(k.mono))), fmt.Sprint("running", c.left-c.away))
		k.live(time.Second)
		k.press(clock.White)
		k.want(c.name+": the log tells", fmt.Sprint(k.m.Game.Steps[1].Input.Act, k.m.Game.Steps[1].Input.Count), fmt.Sprint(clock.ActWake, true))
	}
}

// TestOrder: the clock of a board is laid with names, flags and place; a game in hand is asked about first; its result is a proposal.
func TestOrder(t *testing.T) {
	k := newReader(t, i18n.EN)
	place := session.BoardPlace{Event: "ev", Section: 1, Round: 3, Board: 7}
	order := session.LayClock{Place: place, Names: [2]string{"Ana", "Budi"}, Text: "15+10", Laws: session.BoardLaws{Edition: "E18"}, Claim: true}
	k.send(order)
	g := k.m.Game
	k.want("laid", fmt.Sprintln(g.Names, g.Text, g.Control.Flags == clock.Claim, g.Place == place, g.Laws.Edition), "[Ana Budi] 15+10 true true E18\n")
	k.send(order)
	k.want("asked for again: it lies there", fmt.Sprint(k.m.Game.ID == g.ID), "true")
	k.press(clock.Black)
	k.live(time.Second)
	k.send(Pause{})
	other := order
	other.Place.Board = 8
	k.send(other)
	k.Says("in a game", "This clock is in a game", "The clock for board 8")
	k.Touch("order-keep")
	k.want("kept", fmt.Sprint(k.m.Game.ID == g.ID, k.m.Order), "true <nil>")
	k.send(Decide{Result: "0-1"})
	k.want("proposed", fmt.Sprint(k.m.ClockResults), fmt.Sprint([]session.ClockResult{{Place: place, Score: journal.BlackWins}}))
	k.Says("and offered, as the one act", "Board 7: enter 0–1", "!Play again", "!New clock", "!Again, colours swapped")
	k.m.ClockResults = nil
	k.Touch("give-result")
	k.want("it is to be entered there", fmt.Sprint(k.m.GivesResult), "true")
	k.want("goes to the round", fmt.Sprint(k.cmds, len(k.m.ClockResults), k.m.AtBoard.Board), fmt.Sprint([]session.Cmd{session.LoadDraft{Kind: session.DraftClocks}, session.Navigate{To: session.Route{Page: session.PageRound, Event: "ev", Section: 1, Round: 3}}}, 1, 7))
	order.Text = ""
	k.send(goTo{Screen: ScreenPick})
	k.send(order)
	k.Says("without a control", "The clock for board 7", "Ana – Budi", "Choose a time control")
	k.send(pickControl{Text: "5+3"})
	k.want("chosen", fmt.Sprint(k.m.Game.Names, k.m.Game.Place == place, k.m.Game.Control.Flags == clock.Claim), "[Ana Budi] true true")
}

// TestBackToTheRound: from the clock of a board the way back stands before the game, in a pause, after a game without a result and for a
// silent clock alike; the clock stays as it is. A clock without an event has no such key.
func TestBackToTheRound(t *testing.T) {
	place := session.BoardPlace{Event: "ev", Section: 1, Round: 3, Board: 7, Number: 22}
	for _, of := range []session.BoardPlace{place, {}} {
		for _, silent := range []bool{false, true} {
			k := newReader(t, i18n.EN)
			back := func(where, text string) {
				t.Helper()
				if of.Event == "" {
					k.Says(where, "!"+text)
					return
				}
				k.Says(where, text)
				k.m.GivesResult = true
				k.Touch("to-round")
				k.want(where+" leads back", fmt.Sprint(k.cmds, k.m.AtBoard == of, k.m.GivesResult), fmt.Sprint([]session.Cmd{session.Navigate{To: of.RoundRoute()}}, true, false))
			}
			k.send(session.LayClock{Place: of, Names: [2]string{"Ana", "Budi"}, Text: "15+10", Claim: silent})
			back("before the game", "Back")
			k.press(clock.Black)
			k.live(time.Second)
			k.Says("while it runs", "!Back to the tournament")
			k.send(Pause{})
			k.Touch("game")
			back("in a pause", "Back to the tournament")
			k.want("the clock stays", fmt.Sprint(k.m.Game != nil && k.m.Dialog == nil || of.Event == ""), "true")
			k.send(Decide{Result: NoResult})
			back("after a game without a result", "Back to the tournament")
		}
	}
}

// TestOpenLink: a link leads to the board of the event where the device has it, and else to a clock with the names.
func TestOpenLink(t *testing.T) {
	place := session.BoardPlace{Event: "ev", Section: 2, Round: 1, Board: 4}
	link := session.ClockLink(session.LayClock{Place: place, Names: [2]string{"Ana & <b>", "Budi"}, Text: "15+10", Claim: true})
	for _, has := range []bool{true, false} {
		k := newReader(t, i18n.EN)
		k.send(OpenLink{Fragment: link})
		k.want("reads the list", fmt.Sprint(k.cmds), fmt.Sprint([]session.Cmd{session.ListEvents{}}))
		if has {
			k.m.Index = session.Index{Loaded: true, Events: []session.EventEntry{{ID: "ev"}}}
		}
		k.send(session.IndexRead{})
		if has {
			k.want("its board", fmt.Sprint(k.cmds, k.m.AtBoard == place), fmt.Sprint([]session.Cmd{session.Navigate{To: place.RoundRoute(), Replace: true}}, true))
			continue
		}
		k.want("a clock", fmt.Sprint(k.m.Game.Names, k.m.Game.Place.Event == "", k.m.Game.Control.Flags == clock.Claim), "[Ana & <b> Budi] true true")
	}
	k := newReader(t, i18n.EN)
	k.send(OpenLink{Fragment: "c=%zz"})
	k.Says("damaged", "This link to a clock is damaged")
}

// TestAlert: the alert is given where this device has it, on the clock in hand if it is not started yet.
func TestAlert(t *testing.T) {
	k := newReader(t, i18n.EN)
	k.send(pickControl{Text: "5"})
	k.Touch("settings")
	k.Enter("clock-low-at", "30")
	k.want("at once", fmt.Sprint(k.m.Game.Control.Low, len(k.rows)), "30s 1")
	k.Enter("clock-low-at", "0")
	k.want("as the control has it", fmt.Sprint(k.m.Game.Control.Low), "0s")
	k.Enter("clock-low-at", "60")
	k.Touch("done")
	k.press(clock.Black)
	k.live(4 * time.Minute)
	if !k.m.Game.State.Face(clock.White, k.m.Instant(k.mono)).Low {
		t.Error("no alert at 60 s")
	}
}

// TestRowOfPress: the row of a press is what the encoder would write.
func TestRowOfPress(t *testing.T) {
	for _, s := range []Step{{Input: clock.Input{Act: clock.ActPress, Side: clock.Black, At: 90*time.Minute + 7*time.Millisecond}, Wall: 1_795_000_000_123}, {Wall: -1}, {}} {
		var r storedRow
		row := s.row()
		if err := json.Unmarshal([]byte(row), &r); err != nil {
			t.Fatalf("%s: %v", row, err)
		}
		want, _ := json.Marshal(r)
		if s.Input.Act != 0 && row != string(want) {
			t.Errorf("%s, want %s", row, want)
		}
		if back, err := readClockRow(row); err != nil || back.Input != s.Input || back.Wall != s.Wall {
			t.Errorf("%s reads as %+v, %v", row, back, err)
		}
	}
}
