package model

import (
	"slices"
	"strings"
	"testing"

	"wasit/rules/ruling"
)

// TestPlayFromDesk: the question of a claim is answered on the board of the event's game, and the answer comes back; the
// moves are kept with the event and come back in its PGN.
func TestPlayFromDesk(t *testing.T) {
	d := hallOf(t, 8)
	_, rows := d.m.DeskRows()
	d.m.Play.Loaded = true
	d.m.Clock.Loaded = true
	home := d.m.Route
	var went []Route
	send := func(msgs ...Msg) {
		t.Helper()
		for _, msg := range msgs {
			next, cmds := msg.Update(d.m, playEnv)
			d.m = next
			for _, c := range cmds {
				if to, ok := c.(Navigate); ok {
					went = append(went, to.To)
				}
			}
		}
	}
	away := func() { // the event is closed while the board is shown
		t.Helper()
		to := went[len(went)-1]
		event := d.m.Event
		if to.Page == PageBoard {
			d.m.Route = to
			m, _ := d.m.arrivedAt(playEnv)
			d.m = m
			if d.m.Play.Game == nil {
				d.m.Play.Loaded = false
				send(PlayLoaded{})
			}
			return
		}
		d.m.Event, d.m.Route = event, to
		m, _ := d.m.arrived(playEnv)
		d.m = m
	}
	d.m.Route = home.In(PageArbiter)
	d.m.Route.Sheet = "claim"
	send(DeskStart{Board: 2, Player: rows[1].WhitePlayer.ID, Claim: true}, DeskHear{ruling.ClaimThreefold},
		DeskAnswer{ruling.AskToMove, ruling.Yes}, DeskAnswer{ruling.AskTouched, ruling.No}, DeskAnswer{ruling.AskHow, ruling.Written},
		DeskAnswer{ruling.AskWritten, ruling.Yes})
	d.m.Route = home.In(PageArbiter)
	d.m.Route.Sheet = "claim"
	send(DeskToBoard{Question: ruling.AskThree})
	away()
	g := d.m.Play.Game
	if g.Head.White != d.m.Name(rows[1].WhitePlayer) || g.Head.Black != d.m.Name(rows[1].BlackPlayer) {
		t.Fatalf("on the board play %q and %q", g.Head.White, g.Head.Black)
	}
	for _, move := range strings.Fields("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1") {
		send(PlayType{Text: move}, PlayTyped{})
	}
	send(PlayIntend{"Nc6"})
	if move, err := d.m.Play.Intended(); err != nil || len(d.m.Play.Game.Repeats(move)) != 1 {
		t.Errorf("after Nc6 the position stood %v, %v", d.m.Play.Game.Repeats(move), err)
	}
	send(PlayIntend{"Ng8"})
	move, err := d.m.Play.Intended()
	if got := d.m.Play.Game.Repeats(move); err != nil || !slices.Equal(got, []int{0, 4, 8}) || d.m.Play.Game.Quiet(move) != 8 {
		t.Fatalf("the position stood after %v, %v", got, err)
	}
	send(DeskBring{})
	away()
	if step, err := d.m.DeskStepOf(); err != nil || step.Decision != ruling.Granted {
		t.Fatalf("the claim stands at %+v, %v", step, err)
	}
	send(DeskGame{})
	away()
	if d.m.Play.Game.Ply() != 7 {
		t.Fatal("the moves are gone")
	}
	send(PlayKeepInEvent{})
	away()
	if got := d.m.Event.Ahead.Moves(1, d.m.DeskRound(), 2); !strings.Contains(got, "1. Nf3 Nf6") || strings.Contains(got, g.Head.White) {
		t.Errorf("kept %q", got)
	}
	d.m.Event.Kept = d.m.Event.Ahead
	_, cmds := ExportPGN{}.Update(d.m, playEnv)
	pgn := string(cmds[0].(SaveFile).Data)
	if !strings.Contains(pgn, "[White \""+g.Head.White+"\"]") || !strings.Contains(pgn, "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1\r\n*") {
		t.Errorf("PGN of the event:\n%s", pgn)
	}
	d.m.Play.Game = newPlay("other", PlayHead{Letters: "id", Number: -1})
	send(DeskGame{})
	away()
	if got := d.m.Play.Game; got.Ply() != 7 || got.Head.White != g.Head.White {
		t.Errorf("from the event came %d half-moves of %q", got.Ply(), got.Head.White)
	}
}

// TestPlayWritten: moves are taken from a scoresheet several at a time, in its own letters and signs; the first that is wrong
// stays with those behind it.
func TestPlayWritten(t *testing.T) {
	m := laid(t, PlayHead{Letters: "id"})
	for _, msg := range []Msg{PlayType{"1. e4 a6 2.e5 d5 3. exd6 e.p. Kc6 4 Kf3 (=) 4… b6"}, PlayTyped{}} {
		m, _ = msg.Update(m, playEnv)
	}
	if got := strings.Join(m.Play.Game.Written, " "); got != "e4 a6 e5 d5 exd6 e.p. Kc6 Kf3 b6" || !m.Play.Game.Offers(7) || m.Play.Typed != "" {
		t.Fatalf("%s, left %q: %v", got, m.Play.Typed, m.Play.Wrong)
	}
	for _, msg := range []Msg{PlayType{"5. Gb5 g6 6. Ne5 h6"}, PlayTyped{}} {
		m, _ = msg.Update(m, playEnv)
	}
	if m.Play.Game.Ply() != 10 || m.Play.Typed != "Ne5 h6" || m.Play.Wrong == nil {
		t.Errorf("%d half-moves, left %q: %v", m.Play.Game.Ply(), m.Play.Typed, m.Play.Wrong)
	}
}

// TestPlayPlace: a game knows the event's board that it belongs to, also after a reload; a game of its own knows none.
func TestPlayPlace(t *testing.T) {
	place := PlayPlace{Event: "tapos2026", Section: 2, Round: 3, Board: 14}
	head := PlayHead{Number: -1, Letters: "id", White: "Budi", Place: place}
	g := newPlay("g1", head)
	if !strings.HasPrefix(g.Rows[0], playPlaceVersion+"\t") || !strings.HasPrefix(newPlay("g2", PlayHead{Number: -1}).Rows[0], playVersion+"\t") {
		t.Error("only the head with a place is of the newer version:", g.Rows[0])
	}
	m := Model{Play: Play{Loaded: true, Hand: NoSquare}, Route: Route{Page: PageBoard}}
	m, _ = PlayGameLoaded{ID: "g1", Rows: g.Rows}.Update(m, playEnv)
	if d := m.Play.Desk; d.PlayPlace != place || d.Back != (Route{Page: PageArbiter, Event: "tapos2026", Section: 2}) {
		t.Errorf("after a reload the board belongs to %+v", d)
	}
	kept, cmds := PlayKeepInEvent{}.Update(m, playEnv)
	if give, ok := kept.Play.Give.Msg.(KeepEventMoves); !ok || give.Section != 2 || give.Moves.Round != 3 || give.Moves.Board != 14 || !slices.Contains(cmds, Cmd(Navigate{To: m.Play.Desk.Back})) {
		t.Errorf("kept with the event: %+v, %v", kept.Play.Give, cmds)
	}
	m, _ = PlayBegin{}.Update(m, playEnv)
	if m.Play.Desk.Event != "" {
		t.Errorf("another game belongs to %+v", m.Play.Desk)
	}
	for _, bad := range []string{"2 3 14", "2 3 x tapos2026", "2 -3 14 tapos2026"} {
		if _, err := readPlace(bad); err == nil {
			t.Errorf("read as a board of an event: %q", bad)
		}
	}
}
