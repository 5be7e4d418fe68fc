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
	"wasit/app/words/i18n"
	"wasit/clock"
	"wasit/rules"
)

// TestTableFromTop: whatever leads from another screen to the game shows it from its top; what stays on the game scrolls nothing.
func TestTableFromTop(t *testing.T) {
	top := session.Cmd(session.Focus{ID: "main"})
	with := func(change func(m page) page) page {
		return change(playAll(t, laid(t, gameHead{Letters: "en", Number: -1}), "e2e4", "e7e5"))
	}
	on := func(s screen) page {
		return with(func(m page) page { m, _ = goTo{s}.update(m, playEnv); return m })
	}
	undecided := with(func(m page) page {
		m, _ = goTo{screenEditor}.update(m, playEnv)
		m.Game.End = gameEnd{Open: true, Article: "6.9", Edition: "E23"}
		return m
	})
	sealed := with(func(m page) page {
		m, _ = goTo{screenSealed}.update(m, playEnv)
		m.Seal.Opened = "Nf3"
		return m
	})
	for _, c := range []struct {
		name string
		m    page
		msg  Msg
		want bool
	}{
		{"a position that was set up", on(screenEditor), beginFromEditor{}, true},
		{"a new game", on(screenSetup), beginGame{}, true},
		{"the game on the board, from the list", on(screenList), openGame{on(screenList).Game.ID}, true},
		{"back from the list", on(screenList), goTo{screenTable}, true},
		{"games that were read", on(screenList), pickedPGN{Data: []byte("[Result \"*\"]\n\n1. e4 c5 *\n\n[Result \"*\"]\n\n1. d4 d5 *\n")}, true},
		{"a result that the arbiter decided", undecided, decideResult{Result: rules.Drawn}, true},
		{"an envelope", sealed, openEnvelope{}, true},
		{"a move", on(screenTable), touchSquare{Square: 12}, false},
		{"take back", on(screenTable), takeBack{}, false},
		{"to the editor", on(screenTable), touchEditor{}, false},
	} {
		s, m, _, cmds := Update(c.m.Session, c.m.Model, c.m.Clock, c.msg, playEnv)
		if m.Screen != screenTable && c.want {
			t.Fatalf("%s leads to screen %d, %+v", c.name, m.Screen, s.Notice)
		}
		if got := slices.Contains(cmds, top); got != c.want {
			t.Errorf("%s: from the top %v, %v", c.name, got, cmds)
		}
	}
}

// TestAnswerLeadsBack: who asked about a position that was set up comes back to it; who asked about the game, to the game.
func TestAnswerLeadsBack(t *testing.T) {
	const fen = "8/8/8/8/8/5k2/5P2/5K2 w - - 0 1"
	setUp := func(m page) page {
		m, _ = goTo{screenEditor}.update(m, playEnv)
		m, _ = typeFEN{fen}.update(m, playEnv)
		m, _ = askMate{}.update(m, playEnv)
		return m
	}
	for _, c := range []struct {
		name string
		m    page
		want screen
	}{
		{"set up", setUp(laid(t, gameHead{})), screenEditor},
		{"set up for the clock", func() page { m := setUp(laid(t, gameHead{})); m.Edit.ForClock = true; return m }(), screenEditor},
		{"looked for longer", func() page { m, _ := askMate{More: true}.update(setUp(laid(t, gameHead{})), playEnv); return m }(), screenEditor},
		{"the game", func() page { m, _ := askMateFrom{Side: chess.Black}.update(laid(t, gameHead{}), playEnv); return m }(), screenTable},
		{"the game, looked for longer", func() page {
			m, _ := askMateFrom{Side: chess.White}.update(laid(t, gameHead{}), playEnv)
			m, _ = askMate{More: true}.update(m, playEnv)
			return m
		}(), screenTable},
		{"the game, and then set up", func() page {
			m, _ := askMateFrom{Side: chess.White}.update(laid(t, gameHead{}), playEnv)
			m, _ = stopAsking{}.update(m, playEnv)
			return setUp(m)
		}(), screenEditor},
	} {
		v, _ := drawnBy(c.m)
		msg, ok := v.ActOf("back")
		if !ok {
			t.Fatalf("%s: no way back", c.name)
		}
		m, _ := msg.(Msg).update(c.m, playEnv)
		if m.Screen != c.want || c.want == screenEditor && m.Edit.FEN != c.m.Edit.FEN {
			t.Errorf("%s: back leads to screen %d with %q", c.name, m.Screen, m.Edit.FEN)
		}
	}
}

// TestClockBeginsAnew: a game that was begun without a clock stays as it is where a clock comes to the board; that another begins is said,
// before and after, with the way back. A game without moves, or one that is over, needs no word.
func TestClockBeginsAnew(t *testing.T) {
	for _, c := range []struct {
		name  string
		moves []string
		over  bool
		said  bool
	}{{"moves", []string{"e2e4", "d7d5"}, false, true}, {"one move", []string{"e2e4"}, false, true}, {"no move", nil, false, false},
		{"mate", []string{"f2f3", "e7e5", "g2g4", "d8h4"}, true, false}} {
		env := session.Env{Now: time.Unix(1700000000, 0), Random: 3}
		m := playAll(t, laid(t, gameHead{Letters: "en", Number: -1}), c.moves...)
		m.Clock.Loaded = true
		for _, msg := range []session.Msg{sessiontest.Clock(t, "5+3", env.Now), clockroom.Press{Side: clock.Black}, clockroom.Pause{}} {
			env.Mono, env.Now = env.Mono+time.Second, env.Now.Add(time.Second)
			m, _ = step(t, m, msg, env)
		}
		m.Route = session.Route{Page: session.PageBoard}
		m, _ = step(t, m, chooseClock{}, env)
		if got := strings.Contains(drawn(i18n.EN, m), `id="clock-anew"`); got != c.said {
			t.Errorf("%s: said before %v", c.name, got)
		}
		was := m.Game
		env.Random++
		m, _ = walk(m, "/board/clock", env)
		if m.gameClock() == nil || (m.Notice != nil) != c.said {
			t.Fatalf("%s: clock %v, notice %+v", c.name, m.gameClock() != nil, m.Notice)
		}
		if !c.said {
			continue
		}
		if len(m.Game.Acts) != 0 || !slices.ContainsFunc(m.Games, func(e listEntry) bool { return e.ID == was.ID }) {
			t.Errorf("%s: the game before is not in the list: %+v", c.name, m.Games)
		}
		m.Kept = len(m.Game.Rows)
		if _, cmds := m.Notice.Do.(Msg).update(m, env); !slices.Contains(cmds, session.Cmd(session.OpenGame{Book: session.BoardBook, ID: was.ID})) {
			t.Errorf("%s: the way back asks for %v", c.name, cmds)
		}
	}
}
