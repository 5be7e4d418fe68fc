package board

import (
	"slices"
	"strings"
	"testing"

	"wasit/app/desk"
	"wasit/app/session"
	"wasit/rules/ruling"
)

// TestPlayFromDesk: the question of a claim is answered on the board of the event's game, and the answer comes back; the
// moves are kept with the event and come back in its PGN.
func TestPlayFromDesk(t *testing.T) {
	d := hallOf(t, 8)
	_, rows := desk.DeskRows(d.m.Session)
	d.m.Loaded = true
	d.m.Clock.Loaded = true
	home := d.m.Route
	var went []session.Route
	send := func(msgs ...session.Msg) {
		t.Helper()
		for _, msg := range msgs {
			next, cmds := msg.Update(d.m, playEnv)
			d.m = next
			for _, c := range cmds {
				if to, ok := c.(session.Navigate); ok {
					went = append(went, to.To)
				}
			}
		}
	}
	away := func() { // the event is closed while the board is shown
		t.Helper()
		to := went[len(went)-1]
		event := d.m.Event
		if to.Page == session.PageBoard {
			d.m.Route = to
			m, _ := shell.arrivedAt(d.m.Session, playEnv)
			d.m = m
			if d.m.Game == nil {
				d.m.Loaded = false
				send(session.PlayLoaded{})
			}
			return
		}
		d.m.Event, d.m.Route = event, to
		m, _ := shell.arrived(d.m.Session, playEnv)
		d.m = m
	}
	d.m.Route = home.In(session.PageArbiter)
	d.m.Route.Sheet = "claim"
	send(desk.DeskStart{Board: 2, Player: rows[1].WhitePlayer.ID, Claim: true}, desk.deskHear{ruling.ClaimThreefold},
		desk.deskAnswer{ruling.AskToMove, ruling.Yes}, desk.deskAnswer{ruling.AskTouched, ruling.No}, desk.deskAnswer{ruling.AskHow, ruling.Written},
		desk.deskAnswer{ruling.AskWritten, ruling.Yes})
	d.m.Route = home.In(session.PageArbiter)
	d.m.Route.Sheet = "claim"
	send(desk.deskToBoard{Question: ruling.AskThree})
	away()
	g := d.m.Game
	if g.Head.White != d.m.Name(rows[1].WhitePlayer) || g.Head.Black != d.m.Name(rows[1].BlackPlayer) {
		t.Fatalf("on the board play %q and %q", g.Head.White, g.Head.Black)
	}
	for _, move := range strings.Fields("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1") {
		send(playType{Text: move}, playTyped{})
	}
	send(playIntend{"Nc6"})
	if move, err := d.m.Intended(); err != nil || len(d.m.Game.Repeats(move)) != 1 {
		t.Errorf("after Nc6 the position stood %v, %v", d.m.Game.Repeats(move), err)
	}
	send(playIntend{"Ng8"})
	move, err := d.m.Intended()
	if got := d.m.Game.Repeats(move); err != nil || !slices.Equal(got, []int{0, 4, 8}) || d.m.Game.Quiet(move) != 8 {
		t.Fatalf("the position stood after %v, %v", got, err)
	}
	send(deskBring{})
	away()
	if step, err := desk.deskStepOf(d.m.Session); err != nil || step.Decision != ruling.Granted {
		t.Fatalf("the claim stands at %+v, %v", step, err)
	}
	send(DeskGame{})
	away()
	if d.m.Game.Ply() != 7 {
		t.Fatal("the moves are gone")
	}
	send(playKeepInEvent{})
	away()
	if got := d.m.Event.Ahead.Moves(1, desk.deskRound(d.m.Session), 2); !strings.Contains(got, "1. Nf3 Nf6") || strings.Contains(got, g.Head.White) {
		t.Errorf("kept %q", got)
	}
	d.m.Event.Kept = d.m.Event.Ahead
	_, cmds := records.exportPGN{}.Update(d.m.Session, playEnv)
	pgn := string(cmds[0].(session.SaveFile).Data)
	if !strings.Contains(pgn, "[White \""+g.Head.White+"\"]") || !strings.Contains(pgn, "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1\r\n*") {
		t.Errorf("PGN of the event:\n%s", pgn)
	}
	d.m.Game = newPlay("other", playHead{Letters: "id", Number: -1})
	send(DeskGame{})
	away()
	if got := d.m.Game; got.Ply() != 7 || got.Head.White != g.Head.White {
		t.Errorf("from the event came %d half-moves of %q", got.Ply(), got.Head.White)
	}
}

// TestPlayWritten: moves are taken from a scoresheet several at a time, in its own letters and signs; the first that is wrong
// stays with those behind it.
func TestPlayWritten(t *testing.T) {
	m := laid(t, playHead{Letters: "id"})
	for _, msg := range []session.Msg{playType{"1. e4 a6 2.e5 d5 3. exd6 e.p. Kc6 4 Kf3 (=) 4… b6"}, playTyped{}} {
		m, _ = msg.Update(m, playEnv)
	}
	if got := strings.Join(m.Game.Written, " "); got != "e4 a6 e5 d5 exd6 e.p. Kc6 Kf3 b6" || !m.Game.Offers(7) || m.Typed != "" {
		t.Fatalf("%s, left %q: %v", got, m.Typed, m.Wrong)
	}
	for _, msg := range []session.Msg{playType{"5. Gb5 g6 6. Ne5 h6"}, playTyped{}} {
		m, _ = msg.Update(m, playEnv)
	}
	if m.Game.Ply() != 10 || m.Typed != "Ne5 h6" || m.Wrong == nil {
		t.Errorf("%d half-moves, left %q: %v", m.Game.Ply(), m.Typed, m.Wrong)
	}
}

// TestPlayPlace: a game knows the event's board that it belongs to, also after a reload; a game of its own knows none.
func TestPlayPlace(t *testing.T) {
	place := playPlace{Event: "tapos2026", Section: 2, Round: 3, Board: 14}
	head := playHead{Number: -1, Letters: "id", White: "Budi", Place: place}
	g := newPlay("g1", head)
	if !strings.HasPrefix(g.Rows[0], playPlaceVersion+"\t") || !strings.HasPrefix(newPlay("g2", playHead{Number: -1}).Rows[0], playVersion+"\t") {
		t.Error("only the head with a place is of the newer version:", g.Rows[0])
	}
	m := page{Play: Model{Loaded: true, Hand: noSquare}, Route: session.Route{Page: session.PageBoard}}
	m, _ = session.PlayGameLoaded{ID: "g1", Rows: g.Rows}.update(m, playEnv)
	if d := m.Desk; d.PlayPlace != place || d.Back != (session.Route{Page: session.PageArbiter, Event: "tapos2026", Section: 2}) {
		t.Errorf("after a reload the board belongs to %+v", d)
	}
	kept, cmds := playKeepInEvent{}.update(m, playEnv)
	if give, ok := kept.Give.Msg.(keepEventMoves); !ok || give.Section != 2 || give.Moves.Round != 3 || give.Moves.Board != 14 || !slices.Contains(cmds, session.Cmd(session.Navigate{To: m.Desk.Back})) {
		t.Errorf("kept with the event: %+v, %v", kept.Give, cmds)
	}
	m, _ = playBegin{}.update(m, playEnv)
	if m.Desk.Event != "" {
		t.Errorf("another game belongs to %+v", m.Desk)
	}
	for _, bad := range []string{"2 3 14", "2 3 x tapos2026", "2 -3 14 tapos2026"} {
		if _, err := readPlace(bad); err == nil {
			t.Errorf("read as a board of an event: %q", bad)
		}
	}
}
