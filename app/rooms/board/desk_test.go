package board

import (
	"slices"
	"strings"
	"testing"

	"wasit/app/session"
	"wasit/rules/mate"
	"wasit/rules/ruling"
)

// TestPlayFromDesk: the question of a claim is answered on the board of the event's game, and the answer goes back; the moves are
// kept with the event, and come from there again.
func TestPlayFromDesk(t *testing.T) {
	d := hallOf(t, 8)
	rows := d.m.Event.Ahead.Rows(1, 1)
	white, black := d.m.Name(rows[1].WhitePlayer), d.m.Name(rows[1].BlackPlayer)
	back := d.m.Route
	take := func() {
		t.Helper()
		d.send(session.TakeGame{Round: 1, Board: 2, Written: true})
		d.Go("/board")
	}
	d.m.DeskCheck = &session.DeskCheck{Back: back, Board: 2, Question: ruling.AskThree}
	take()
	d.send(session.BookOpened{Book: session.BoardBook})
	g := d.m.Game
	if g.Head.White != white || g.Head.Black != black {
		t.Fatalf("on the board play %q and %q", g.Head.White, g.Head.Black)
	}
	for _, move := range strings.Fields("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1") {
		d.send(typeMove{Text: move})
		d.send(enterTyped{})
	}
	d.send(intendMove{"Nc6"})
	if move, err := d.m.Intended(); err != nil || len(d.m.Game.Repeats(move)) != 1 {
		t.Errorf("after Nc6 the position stood %v, %v", d.m.Game.Repeats(move), err)
	}
	d.send(intendMove{"Ng8"})
	move, err := d.m.Intended()
	if got := d.m.Game.Repeats(move); err != nil || !slices.Equal(got, []int{0, 4, 8}) || d.m.Game.Quiet(move) != 8 {
		t.Fatalf("the position stood after %v, %v", got, err)
	}
	d.send(deskBring{})
	if c := d.m.DeskCheck; c.Answer != ruling.Yes || d.m.Route != back || d.m.Event == nil {
		t.Fatalf("on %s the desk is told %+v", d.m.Route.Path(), c)
	}
	d.m.DeskCheck = nil
	take()
	if d.m.Game.Ply() != 7 {
		t.Fatal("the moves are gone")
	}
	d.send(keepInEvent{})
	if got := d.m.Event.Ahead.Moves(1, 1, 2); d.m.Route != back || !strings.Contains(got, "1. Nf3 Nf6") || strings.Contains(got, white) {
		t.Errorf("kept %q", got)
	}
	d.m.Game = newGame("other", gameHead{Letters: "id", Number: -1})
	take()
	if got := d.m.Game; got.Ply() != 7 || got.Head.White != white {
		t.Errorf("from the event came %d half-moves of %q", got.Ply(), got.Head.White)
	}
}

// TestDeskBring: the board answers the question of the desk once it knows the answer, or takes none back.
func TestDeskBring(t *testing.T) {
	for _, c := range []struct {
		name     string
		question ruling.Question
		path     string
		answer   *mate.Answer
		moves    string
		without  bool
		want     ruling.Answer
	}{
		{"not asked", ruling.AskMate, "/board/mate-black", nil, "", false, ""},
		{"without", ruling.AskMate, "/board/mate-black", &mate.Answer{Verdict: mate.No}, "", true, ""},
		{"no mate", ruling.AskMate, "/board/mate-black", &mate.Answer{Verdict: mate.No}, "", false, ruling.No},
		{"a mate", ruling.AskMate, "/board/mate-white", &mate.Answer{Verdict: mate.Yes}, "", false, ruling.Yes},
		{"not proven", ruling.AskMate, "/board/mate-white", &mate.Answer{Verdict: mate.NotProven}, "", false, ruling.Unclear},
		{"no moves", ruling.AskThree, "/board", nil, "", false, ""},
		{"twice", ruling.AskThree, "/board", nil, "g1f3 g8f6 f3g1 f6g8", false, ruling.No},
		{"three times", ruling.AskThree, "/board", nil, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8", false, ruling.Yes},
		{"eight quiet half-moves", ruling.AskFifty, "/board", nil, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8", false, ruling.No},
	} {
		d := hallOf(t, 8)
		back := d.m.Route
		d.m.DeskCheck = &session.DeskCheck{Back: back, Board: 3, Question: c.question}
		d.send(session.TakeGame{Round: 1, Board: 3})
		d.Go(c.path)
		d.send(session.BookOpened{Book: session.BoardBook})
		if d.m.Event != nil || d.m.boardAnswer() != "" || d.m.Desk.Board != 3 {
			t.Fatalf("%s: on %s, answer %q", c.name, d.m.Route.Path(), d.m.boardAnswer())
		}
		d.m.Edit.Answer = c.answer
		if c.moves != "" {
			d.m = playAll(t, d.m, strings.Fields(c.moves)...)
		}
		d.send(deskBring{Without: c.without})
		if got := d.m.DeskCheck; got.Answer != c.want || got.Question != c.question || d.m.Route != back || d.m.Desk.Event != "" {
			t.Errorf("%s: the desk is told %+v", c.name, got)
		}
	}
}

// TestPlayWritten: moves are taken from a scoresheet several at a time, in its own letters and signs; the first that is wrong
// stays with those behind it.
func TestPlayWritten(t *testing.T) {
	m := laid(t, gameHead{Letters: "id"})
	for _, msg := range []session.Msg{typeMove{"1. e4 a6 2.e5 d5 3. exd6 e.p. Kc6 4 Kf3 (=) 4… b6"}, enterTyped{}} {
		m, _ = step(t, m, msg, playEnv)
	}
	if got := strings.Join(m.Game.Written, " "); got != "e4 a6 e5 d5 exd6 e.p. Kc6 Kf3 b6" || !m.Game.Offers(7) || m.Typed != "" {
		t.Fatalf("%s, left %q: %v", got, m.Typed, m.Wrong)
	}
	for _, msg := range []session.Msg{typeMove{"5. Gb5 g6 6. Ne5 h6"}, enterTyped{}} {
		m, _ = step(t, m, msg, playEnv)
	}
	if m.Game.Ply() != 10 || m.Typed != "Ne5 h6" || m.Wrong == nil {
		t.Errorf("%d half-moves, left %q: %v", m.Game.Ply(), m.Typed, m.Wrong)
	}
	m = laid(t, gameHead{Letters: "hr"}) // as school papers print them, with spaces and words for the signs
	for _, msg := range []session.Msg{typeMove{"1. e2 – e4 e7 – e5 2. Sg1 - f3 Sb8 – c6 3. Lf1 - c4 Lf8 – c5 4. 0 – 0 d7 - d6 5. Lc4 x f7 šah"}, enterTyped{}} {
		m, _ = step(t, m, msg, playEnv)
	}
	if m.Game.Ply() != 9 || m.Typed != "" {
		t.Errorf("%d half-moves of a school paper, left %q: %v", m.Game.Ply(), m.Typed, m.Wrong)
	}
}

// TestPlayPlace: a game knows the event's board that it belongs to, also after a reload; a game of its own knows none.
func TestPlayPlace(t *testing.T) {
	place := eventPlace{Event: "tapos2026", Section: 2, Round: 3, Board: 14}
	head := gameHead{Number: -1, Letters: "id", White: "Budi", Place: place}
	g := newGame("g1", head)
	if !strings.HasPrefix(g.Rows[0], placeVersion+"\t") || !strings.HasPrefix(newGame("g2", gameHead{Number: -1}).Rows[0], gameVersion+"\t") {
		t.Error("only the head with a place is of the newer version:", g.Rows[0])
	}
	m := page{Session: session.Session{Route: session.Route{Page: session.PageBoard}}, Model: Model{Shelf: shelf{Loaded: true}, Hand: noSquare}}
	m, _ = step(t, m, session.GameOpened{Book: session.BoardBook, ID: "g1", Rows: g.Rows}, playEnv)
	if d := m.Desk; d.eventPlace != place || d.Back != (session.Route{Page: session.PageArbiter, Event: "tapos2026", Section: 2}) {
		t.Errorf("after a reload the board belongs to %+v", d)
	}
	kept, cmds := keepInEvent{}.update(m, playEnv)
	if give := kept.Give.Moves; kept.Give.Event != place.Event || give.Section != 2 || give.Moves.Round != 3 || give.Moves.Board != 14 || !slices.Contains(cmds, session.Cmd(session.Navigate{To: m.Desk.Back})) {
		t.Errorf("kept with the event: %+v, %v", kept.Give, cmds)
	}
	m, _ = beginGame{}.update(m, playEnv)
	if m.Desk.Event != "" {
		t.Errorf("another game belongs to %+v", m.Desk)
	}
	for _, bad := range []string{"2 3 14", "2 3 x tapos2026", "2 -3 14 tapos2026"} {
		if _, err := readPlace(bad); err == nil {
			t.Errorf("read as a board of an event: %q", bad)
		}
	}
}
