package board

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/notnil/chess"

	clockroom "wasit/app/rooms/clock"
	"wasit/app/session"
	"wasit/app/session/sessiontest"
	"wasit/clock"
	"wasit/rules"
	"wasit/rules/notation"
)

// TestPlayClock: moves on the board press the clock, its times stand in the PGN, and the end of the game ends it.
func TestPlayClock(t *testing.T) {
	m := laid(t, gameHead{Letters: "en"})
	m.Clock.Loaded = true
	env := session.Env{Now: time.Unix(1700000000, 0), Random: 3}
	send := func(after time.Duration, msg session.Msg) []session.Cmd {
		t.Helper()
		env.Mono += after
		env.Now = env.Now.Add(after)
		var cmds []session.Cmd
		m, cmds = step(t, m, msg, env)
		return cmds
	}
	navigate := func(path string) { m, _ = walk(m, path, env) }
	send(0, sessiontest.Clock(t, "5+3", env.Now))
	navigate("/board/clock")
	if m.gameClock() == nil || m.Game.Head.Clock != m.Clock.Game.ID {
		t.Fatal("the game is not tied to the clock")
	}
	play := func(after time.Duration, move string) {
		t.Helper()
		for range int(after / time.Second) { // the page gives a sign of life each second
			send(time.Second, clockroom.Life{})
		}
		send(0, typeMove{Text: move})
		send(0, enterTyped{})
	}
	send(0, runClock{})
	play(10*time.Second, "f3")
	play(5*time.Second, "e5")
	if got := m.Clock.Game.State.Turn(); got != clock.White {
		t.Errorf("%v's clock runs", got)
	}
	left, _ := m.Game.LeftAfter(2)
	send(0, takeBack{}) // the press goes with the move
	if m.Notice != nil || m.Clock.Game.State.Turn() != clock.Black || m.Game.Ply() != 1 {
		t.Errorf("after a move was taken back: notice %+v, %v's clock runs", m.Notice, m.Clock.Game.State.Turn())
	}
	play(0, "e6")
	if again, ok := m.Game.LeftAfter(2); !ok || again != left || m.Clock.Game.State.Turn() != clock.White {
		t.Errorf("the move instead has %v, not %v; %v's clock runs", again, left, m.Clock.Game.State.Turn())
	}
	at := m.Clock.Game.At(env.Mono)
	before := m.Clock.Game.State.Values(clock.Black, at).Time
	send(0, claimDraw{}) // a false one costs time, and the clock has it at once
	if got := m.Clock.Game.State.Values(clock.Black, at).Time - before; got != time.Minute || m.Game.Head.Class != rules.Blitz || m.Notice == nil {
		t.Errorf("a false claim gave Black %v; notice %+v", got, m.Notice)
	}
	send(0, answerDraw{})
	if steps := m.Clock.Game.Steps; steps[len(steps)-1].Why != clockroom.FixClaim {
		t.Errorf("the log of the clock says %+v", steps)
	}
	for range 4 {
		send(time.Second, clockroom.Life{})
	}
	navigate("/clock")
	send(0, clockroom.Press{Side: clock.White}) // pressed on the clock itself; the move is written down afterwards
	navigate("/board")
	play(0, "g4")
	if got := m.Clock.Game.State.Turn(); got != clock.Black {
		t.Errorf("after a press on the clock itself %v's clock runs", got)
	}
	m = restartedPlay(t, m)
	play(1*time.Second, "Qh4")
	if !m.Game.End.Over() || m.Clock.Game != nil || len(m.Clock.Games) != 1 || m.Clock.Games[0].Result != "0-1" {
		t.Fatalf("mate did not end the clock: %+v", m.Clock.Games)
	}
	pgn := strings.Join(strings.Fields(string(m.Game.PGN())), " ")
	if want := "1. f3 {[%clk 0:04:56]} 1... e6 {[%clk 0:05:01]} 2. g4 {[%clk 0:04:55]} 2... Qh4# {[%clk 0:06:03]} 0-1"; !strings.Contains(pgn, want) || !strings.Contains(pgn, `[TimeControl "300+3"]`) || !strings.Contains(pgn, `[Date "2023.11.14"]`) {
		t.Errorf("PGN %s\nwant %s", pgn, want)
	}
	// The moves of the same game entered afterwards get the times of the clock.
	navigate("/clock")
	navigate("/board/clock")
	for _, move := range []string{"e4", "e5", "d4"} {
		play(0, move)
	}
	if left, ok := m.Game.LeftAfter(3); !ok || left != 295*time.Second {
		t.Errorf("move 2 has %v %v", left, ok)
	}
	if left, ok := m.Game.LeftAt(2, chess.White); !ok || left != 296*time.Second {
		t.Errorf("White had %v %v", left, ok)
	}
	m = restartedPlay(t, m)
	if left, ok := m.Game.LeftAfter(2); !ok || left != 301*time.Second {
		t.Errorf("read again: %v %v", left, ok)
	}
	file, err := notation.ReadPGN(m.Game.PGN())
	if err != nil || !file.Games[0].Main.Moves[2].HasClock || file.Games[0].Main.Moves[2].Clock != 295*time.Second {
		t.Errorf("PGN read again: %v", err)
	}
}

// TestTakeBackTurnsClock: whatever is taken back, the clock that runs or is next is that of the side to move, its counter agrees with the
// board, and nobody keeps what the press had added.
func TestTakeBackTurnsClock(t *testing.T) {
	for _, control := range []string{"3+2", "5", "5 d3", "5 b3", "90/40+30, 30+30"} {
		m := laid(t, gameHead{Letters: "en"})
		m.Clock.Loaded = true
		env := session.Env{Now: time.Unix(1700000000, 0), Random: 3}
		send := func(after time.Duration, msg session.Msg) {
			t.Helper()
			env.Mono += after
			env.Now = env.Now.Add(after)
			m, _ = step(t, m, msg, env)
		}
		agree := func(what string, running bool) {
			t.Helper()
			c, pos := m.Clock.Game, m.Game.Position()
			at := c.At(env.Mono)
			if c.State.Turn() != clockSide(pos.Turn()) || c.IsRunning(at) != running {
				t.Errorf("%s, %s: %v to move, the clock: %v %v", control, what, pos.Turn(), c.State.Turn(), c.State.Phase(at))
			}
			for side, color := range []chess.Color{chess.White, chess.Black} {
				if n := c.State.Values(clock.Side(side), at).Presses; n != m.Game.game.MovesBy(color) {
					t.Errorf("%s, %s: %v pressed %d times for %d moves", control, what, color, n, m.Game.game.MovesBy(color))
				}
			}
		}
		send(0, sessiontest.Clock(t, control, env.Now))
		m, _ = walk(m, "/board/clock", env)
		send(0, runClock{})
		for _, move := range []string{"e4", "e5", "Nf3"} {
			send(time.Second, typeMove{Text: move})
			send(0, enterTyped{})
		}
		agree("after three moves", true)
		send(2*time.Second, takeBack{})
		agree("after the third", true)
		send(time.Second, typeMove{Text: "Nc3"})
		send(0, enterTyped{})
		agree("another third", true)
		send(time.Second, takeBack{})
		send(0, takeBack{})
		agree("two taken back", false)
		if m.Notice == nil {
			t.Errorf("%s: nobody is told that the clock stands", control)
		}
		for _, move := range []string{"c5", "d4"} { // entered while it stands
			send(time.Second, typeMove{Text: move})
			send(0, enterTyped{})
			agree("then "+move, false)
		}
		send(0, runClock{})
		agree("again", true)
		for range 4 {
			send(time.Second, takeBack{})
		}
		agree("all taken back", false)
		start := m.Clock.Game.Control.Side(clock.White).Periods[0]
		if left := m.Clock.Game.State.Values(clock.Black, m.Clock.Game.At(env.Mono)).Time; left > start.Main+start.Add {
			t.Errorf("%s: Black has %v, more than at the start", control, left)
		}
	}
}

// TestPlayElsewhere: a board that another tab took waits for no clock any more.
func TestPlayElsewhere(t *testing.T) {
	m := laid(t, gameHead{Letters: "en"})
	m.Clock.Loaded = true
	m, _ = chooseClock{}.update(m, playEnv)
	if !m.WantsClock {
		t.Fatal("the board does not wait for its clock")
	}
	m, _ = step(t, m, session.BookElsewhere{Book: session.BoardBook}, playEnv)
	if m.WantsClock || !m.Elsewhere || m.Game != nil {
		t.Errorf("waits for a clock: %v, %+v", m.WantsClock, m.Model)
	}
}

// TestChooseClock: a clock that stands in a game is not taken unasked, also where it had not been read yet; both ways lead on.
func TestChooseClock(t *testing.T) {
	env := session.Env{Now: time.Unix(1700000000, 0), Random: 3}
	stands := func() page {
		m := laid(t, gameHead{Letters: "en"})
		m.Clock.Loaded = true
		for _, msg := range []session.Msg{sessiontest.Clock(t, "5+3", env.Now), clockroom.Press{Side: clock.Black}, clockroom.Pause{}} {
			env.Mono += time.Second
			env.Now = env.Now.Add(time.Second)
			m, _ = step(t, m, msg, env)
		}
		m.Route, m.Clock.Loaded = session.Route{Page: session.PageBoard}, false
		m, cmds := step(t, m, chooseClock{}, env)
		if !m.AsksClock || m.Dialog != nil || !slices.Contains(cmds, session.Cmd(session.OpenBook{Book: session.ClockBook})) {
			t.Fatalf("a clock not read yet: %v, %v", m.AsksClock, cmds)
		}
		m.Clock.Loaded = true
		m, _ = step(t, m, session.ClockReady{}, env)
		if m.AsksClock || m.Dialog != (clockDialog{}) || m.gameClock() != nil {
			t.Fatalf("beside a clock in a game: %+v, linked %v", m.Dialog, m.gameClock() != nil)
		}
		return m
	}
	this, cmds := step(t, stands(), linkClock{}, env)
	if want := session.Cmd(session.Navigate{To: session.Route{Page: session.PageBoard, Sheet: "clock"}}); this.Dialog != nil || !slices.Contains(cmds, want) {
		t.Errorf("that clock: %v", cmds)
	}
	other, cmds := step(t, stands(), anotherClock{}, env)
	if other.Clock.Game != nil || len(other.Clock.Games) != 1 || !other.WantsClock || other.Clock.Screen != clockroom.ScreenPick ||
		!slices.Contains(cmds, session.Cmd(session.Navigate{To: session.Route{Page: session.PageClock}})) {
		t.Errorf("another clock: %+v, %v", other.Clock, cmds)
	}
	locked := stands()
	locked.Clock.Locked = true
	if locked, _ = step(t, locked, anotherClock{}, env); locked.Clock.Game == nil || locked.Notice == nil {
		t.Error("a locked clock was ended from the board")
	}
}

// restartedPlay reads the game on the board from its rows.
func restartedPlay(t *testing.T, m page) page {
	t.Helper()
	m.Game = again(t, m.Game)
	return m
}

// TestPlayAnnounced: the last move in the words of Appendix D, or in those of the screen.
func TestPlayAnnounced(t *testing.T) {
	m := playAll(t, laid(t, gameHead{Letters: "en"}), "e2e4", "b8c6")
	if text, lang := m.spokenMove(); text != "Springer Cesar sechs" || lang != "de" {
		t.Errorf("%q in %q", text, lang)
	}
	m.Settings.OwnMoves = true
	m, _ = stepTo{To: 1}.update(m, session.Env{})
	if text, lang := m.spokenMove(); text != "Eva empat" || lang != "id" {
		t.Errorf("%q in %q", text, lang)
	}
}

// TestOwnBook: clock and board each take the answers about their own book, and only these.
func TestOwnBook(t *testing.T) {
	for _, msg := range []func(session.Book) session.Msg{
		func(b session.Book) session.Msg { return session.BookOpened{Book: b} },
		func(b session.Book) session.Msg { return session.BookElsewhere{Book: b} },
		func(b session.Book) session.Msg { return session.GameOpened{Book: b, ID: "g"} },
	} {
		of := msg(session.BoardBook)
		if Answer(of) == nil || clockroom.Answer(of) != nil {
			t.Errorf("%+v is not for the board alone", of)
		}
		of = msg(session.ClockBook)
		if Answer(of) != nil || clockroom.Answer(of) == nil {
			t.Errorf("%+v is not for the clock alone", of)
		}
	}
}

// TestPlayForRound: the clock of a board of a round brings its players, its place and its Laws to the board.
func TestPlayForRound(t *testing.T) {
	env := session.Env{Now: time.Unix(1700000000, 0), Random: 3}
	m := laid(t, gameHead{Letters: "en"})
	m.Clock.Loaded = true
	order := session.LayClock{Place: session.BoardPlace{Event: "ev", Section: 1, Round: 2, Board: 3}, Names: [2]string{"Ana", "Budi"}, Text: "60+30",
		Laws: session.BoardLaws{Edition: "E18", Class: "rapid", DrawFrom: 20}}
	m, _ = step(t, m, order, env)
	m, _ = walk(m, "/board/clock", env)
	h := m.Game.Head
	if m.gameClock() == nil || h.White != "Ana" || h.Black != "Budi" || h.Place != (eventPlace{"ev", 1, 2, 3}) || h.Edition != "E18" || h.Class != rules.Rapid || h.DrawFrom != 20 {
		t.Errorf("on the board lies %+v", h)
	}
}
