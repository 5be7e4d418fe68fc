package session

import (
	"errors"
	"testing"
	"time"

	"wasit/app/crew"
	"wasit/app/event/journal"
)

// helping is a scorer's phone at an event with a published round of two boards.
func helping(t *testing.T) Session {
	s := journal.State{}
	for _, c := range []journal.Command{journal.CreateEvent{EventInfo: journal.EventInfo{ID: "e", Name: "Cup", Start: journal.Date{Year: 2026, Month: 11, Day: 22}, Seed: 1}},
		journal.AddSection{SectionConfig: journal.SectionConfig{Name: "A", System: "dutch", Edition: "2026", Rounds: 3}},
		journal.ImportPlayers{Section: 1, Players: []journal.PlayerInfo{{Name: "Ana"}, {Name: "Bo"}, {Name: "Cvita"}, {Name: "Dino"}}},
		journal.FixOrder{Section: 1}, journal.DrawColor{Section: 1, Seed: 1}, journal.PairByHand{Section: 1, Boards: []journal.Pair{{1, 2}, {3, 4}}},
		journal.Publish{Section: 1, Time: 1}, journal.InviteDevice{Device: journal.Device{ID: 7, Name: "Phone", Duty: journal.DutyScorer, Section: 1, First: 2, Last: 2}}} {
		_, after, err := journal.Decide(s, journal.Stamp{At: 1}, c)
		if err != nil {
			t.Fatal(err)
		}
		s = after
	}
	m := Session{Route: Route{Event: "e"}, Event: &Event{ID: "e", Loading: true}}
	m, _ = EventOpened{ID: "e", State: s, Crew: Crew{Me: 7}, Writer: true}.Update(m, Env{})
	return m
}

// TestWaitingIsAnother: where what waited is taken back and the desk brings another fact, the state ahead has the number of before and is
// not the one of before.
func TestWaitingIsAnother(t *testing.T) {
	m := helping(t)
	kept := m.Event.Kept
	m, _, err := m.Record(Env{Now: time.UnixMilli(5)}, journal.EnterResult{Section: 1, Round: 1, Board: 2, Score: journal.Drawn})
	if err != nil {
		t.Fatal(err)
	}
	waits := m.Event.Ahead
	m, _, back := m.Record(Env{Now: time.UnixMilli(6)}, journal.Undo{})
	_, after, err := journal.Decide(kept, journal.Stamp{At: 9}, journal.EnterResult{Section: 1, Round: 1, Board: 1, Score: journal.WhiteWins})
	if err != nil || back != nil {
		t.Fatal(err, back)
	}
	m, _ = EventOpened{ID: "e", State: after, Crew: Crew{Me: 7}, Writer: true}.Update(m, Env{})
	if now := m.Event.Ahead; now.Seq() != waits.Seq() || now.ID() == waits.ID() {
		t.Errorf("record %d after %d, the state of before: %t", now.Seq(), waits.Seq(), now.ID() == waits.ID())
	}
}

// TestRequest: on a device beside the desk an act becomes a request that is shown at once and is no fact; what is not its task is
// refused, and the last one can be taken back until it has left.
func TestRequest(t *testing.T) {
	m, env := helping(t), Env{Now: time.UnixMilli(5)}
	result := func(board int) journal.Command {
		return journal.EnterResult{Section: 1, Round: 1, Board: board, Score: journal.Drawn}
	}
	var notDesk *NotDeskError
	for _, c := range []journal.Command{result(1), journal.NotePresence{Players: []journal.PlayerID{1}}, journal.CloseRound{Section: 1}} {
		if _, _, err := m.Record(env, c); !errors.As(err, &notDesk) {
			t.Errorf("%T: %v", c, err)
		}
	}
	next, cmds, err := m.Record(env, result(2))
	if err != nil || len(cmds) != 1 {
		t.Fatal(cmds, err)
	}
	if saved, ok := cmds[0].(SaveCrew); !ok || len(saved.Crew.Asked) != 1 || !saved.Asks {
		t.Errorf("%+v", cmds[0])
	}
	e := next.Event
	shown, _ := e.Ahead.Round(1, 1)
	kept, _ := e.Kept.Round(1, 1)
	if shown.Boards[1].Score != journal.Drawn || !kept.Boards[1].Score.IsZero() || len(e.Waiting()) != 1 || e.CanWrite() {
		t.Errorf("%v, %v, %d wait", shown.Boards[1].Score, kept.Boards[1].Score, len(e.Waiting()))
	}
	back, _, err := next.Record(env, journal.Undo{})
	if r, _ := back.Event.Ahead.Round(1, 1); err != nil || len(back.Event.Waiting()) != 0 || !r.Boards[1].Score.IsZero() {
		t.Errorf("taken back: %v, %v", r.Boards[1].Score, err)
	}
	two, _, err := next.Record(env, journal.EnterResult{Section: 1, Round: 1, Board: 2, Score: journal.WhiteWins})
	if err != nil {
		t.Fatal(err)
	}
	two, _, err = two.Record(env, journal.Undo{Seq: two.Event.Kept.Seq() + 1})
	if r, _ := two.Event.Ahead.Round(1, 1); err != nil || len(two.Event.Crew.Asked) != 1 || two.Event.Crew.Asked[0].N != 1 || r.Boards[1].Score != journal.WhiteWins {
		t.Errorf("the first of two taken back: %+v, %v", two.Event.Crew.Asked, err)
	}
	var waits *WaitsError
	arbiter := next
	arbiter.Event = &Event{ID: "e", Kept: next.Event.Kept, Ahead: next.Event.Ahead, Crew: Crew{Me: 8}, Writer: true}
	_, arbiter.Event.Kept, err = journal.Decide(arbiter.Event.Kept, journal.Stamp{At: 2}, journal.InviteDevice{Device: journal.Device{ID: 8, Name: "Judge", Duty: journal.DutyArbiter}})
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := arbiter.Record(env, journal.GivePenalty{Section: 1, Incident: journal.IncidentID(arbiter.Event.Kept.Seq() + 1)}); !errors.As(err, &waits) {
		t.Errorf("a penalty for what is not at the desk: %v", err)
	}
	e.Crew.Sent = 1
	var sent *SentError
	if _, _, err := next.Record(env, journal.Undo{Seq: e.Kept.Seq() + 1}); !errors.As(err, &sent) {
		t.Errorf("taken back after it left: %v", err)
	}
	cleared, _, err := next.Record(env, journal.Undo{})
	if r, _ := cleared.Event.Ahead.Round(1, 1); err != nil || len(cleared.Event.Waiting()) != 2 || !r.Boards[1].Score.IsZero() {
		t.Errorf("the desk is not asked to clear it: %v, %+v", err, cleared.Event.Waiting())
	}
	cleared.Event.Crew.Sent = 2
	if _, _, err := cleared.Record(env, journal.Undo{}); !errors.As(err, &sent) {
		t.Errorf("a clearing taken back after it left: %v", err)
	}
	if n := Explain(next.Lang(), sent); n.Text == "" {
		t.Error("no words")
	}
}

// TestInvited: what waits goes with a device to its new id; nobody else comes back under an id that was used.
func TestInvited(t *testing.T) {
	m := helping(t)
	m, _, err := m.Record(Env{Now: time.UnixMilli(5)}, journal.EnterResult{Section: 1, Round: 1, Board: 2, Score: journal.Drawn})
	if err != nil {
		t.Fatal(err)
	}
	in := crew.Invitation{Device: journal.Device{ID: 9}, Key: crew.Key{4}}
	moved, err := m.Event.Crew.Joined(in, m.Event.Kept, 5, crew.Seed{1})
	if err != nil || moved.Me != 9 || len(moved.Asked) != 1 || moved.Asked[0].Device != 9 || moved.Asked[0].N != 1 || moved.Key != in.Key {
		t.Errorf("%+v, %v", moved, err)
	}
	_, used, err := journal.Decide(m.Event.Kept, journal.Stamp{At: 9}, journal.TakeRequest{ID: 7, N: 1})
	if err != nil {
		t.Fatal(err)
	}
	in.Device.ID = 7
	var other *crew.TakenError
	if _, err := (Crew{}).Joined(in, used, 6, crew.Seed{2}); !errors.As(err, &other) {
		t.Errorf("another device under a used id: %v", err)
	}
	if same, err := m.Event.Crew.Joined(in, used, 7, crew.Seed{3}); err != nil || len(same.Asked) != 1 {
		t.Errorf("the same device again: %+v, %v", same, err)
	}
}

// TestRequestIsStored: what the desk is asked for is decided at once, counts as stored when the store says so, and leaves then; what could
// not be stored is taken off the screen, and what was stored before stays.
func TestRequestIsStored(t *testing.T) {
	m, env := helping(t), Env{Now: time.UnixMilli(5)}
	score := func(s journal.State) journal.Score {
		r, _ := s.Round(1, 1)
		return r.Boards[1].Score
	}
	ask := func(m Session, score journal.Score) (Session, SaveCrew) {
		t.Helper()
		m, cmds, err := m.Record(env, journal.EnterResult{Section: 1, Round: 1, Board: 2, Score: score})
		if err != nil || len(cmds) != 1 {
			t.Fatal(cmds, err)
		}
		return m, cmds[0].(SaveCrew)
	}
	m, save := ask(m, journal.Drawn)
	if e := m.Event; !e.IsPending() || e.IsKept() || !score(e.Shown()).IsZero() || score(e.Ahead) != journal.Drawn {
		t.Errorf("before the store answers it is stored: %v", score(e.Shown()))
	}
	m, cmds := CrewSaved(save).Update(m, env)
	if e := m.Event; e.IsPending() || score(e.Shown()) != journal.Drawn || len(cmds) != 1 || cmds[0] != (Tell{CrewWaits{}}) {
		t.Errorf("stored: %v, %v", score(e.Shown()), cmds)
	}
	m, _ = ask(m, journal.WhiteWins)
	m, second := ask(m, journal.BlackWins)
	full := CrewFailed{ID: "e", Err: &FullError{}}
	m, _ = full.Update(m, env)
	if e := m.Event; score(e.Ahead) != journal.Drawn || len(e.Waiting()) != 1 || e.Unsaved == nil || m.Changed.Lost == nil {
		t.Errorf("after a failure %v is shown, %d wait, %v", score(e.Ahead), len(e.Waiting()), e.Unsaved)
	}
	m, _ = CrewSaved(second).Update(m, env) // the disk had room again: it was read anew behind the failure
	m, _ = EventOpened{ID: "e", State: m.Event.Kept, Crew: second.Crew, Writer: true}.Update(m, env)
	if e := m.Event; e.IsPending() || score(e.Shown()) != journal.BlackWins || len(e.Waiting()) != 3 {
		t.Errorf("what the store has is not shown: %v, %d wait", score(e.Shown()), len(e.Waiting()))
	}
}

// TestReadWhileItIsSaved: an event that was read before the last request was stored does not take it off the screen, nor bring back one
// that was taken back; another place of this device, which an invitation brought, stays.
func TestReadWhileItIsSaved(t *testing.T) {
	m, env := helping(t), Env{Now: time.UnixMilli(5)}
	read := EventOpened{ID: "e", State: m.Event.Kept, Crew: m.Event.Crew, Writer: true}
	m, cmds, err := m.Record(env, journal.EnterResult{Section: 1, Round: 1, Board: 2, Score: journal.Drawn})
	if err != nil {
		t.Fatal(err)
	}
	m, _ = read.Update(m, env)
	if len(m.Event.Waiting()) != 1 || m.Event.IsKept() {
		t.Errorf("%d wait", len(m.Event.Waiting()))
	}
	m, _ = CrewSaved(cmds[0].(SaveCrew)).Update(m, env)
	read.Crew = m.Event.Crew
	m, _, err = m.Record(env, journal.Undo{})
	if err != nil {
		t.Fatal(err)
	}
	m, _ = read.Update(m, env)
	if len(m.Event.Waiting()) != 0 {
		t.Error("what was taken back waits again")
	}
	read.Crew = Crew{Me: 9, Holder: 3}
	m, _ = read.Update(m, env)
	m, _ = CrewSaved{ID: "e", Crew: Crew{Me: 7}}.Update(m, env)
	if m.Event.Crew.Me != 9 || m.Event.stored.Me != 9 {
		t.Errorf("the place before comes back: %+v, %+v", m.Event.Crew, m.Event.stored)
	}
}

// TestLockedAsksNothing: a device that the desk has locked asks for nothing until it goes on.
func TestLockedAsksNothing(t *testing.T) {
	m, env := helping(t), Env{Now: time.UnixMilli(5)}
	mark := func(locked bool) {
		t.Helper()
		_, after, err := journal.Decide(m.Event.Kept, journal.Stamp{At: 2}, journal.MarkDevice{ID: 7, Locked: locked})
		if err != nil {
			t.Fatal(err)
		}
		m, _ = EventOpened{ID: "e", State: after, Crew: m.Event.Crew, Writer: true}.Update(m, env)
	}
	result := journal.EnterResult{Section: 1, Round: 1, Board: 2, Score: journal.Drawn}
	mark(true)
	var locked *LockedError
	if next, cmds, err := m.Record(env, result); !errors.As(err, &locked) || len(cmds) > 0 || len(next.Event.Waiting()) > 0 {
		t.Errorf("locked: %v, %d wait", err, len(next.Event.Waiting()))
	}
	mark(false)
	if next, _, err := m.Record(env, result); err != nil || len(next.Event.Waiting()) != 1 {
		t.Errorf("let go on: %v, %d wait", err, len(next.Event.Waiting()))
	}
}

// TestUndoAsksForTheOneBefore: for a result that has left the device the desk is asked for the one that stood before it.
func TestUndoAsksForTheOneBefore(t *testing.T) {
	m, env := helping(t), Env{Now: time.UnixMilli(5)}
	result := journal.EnterResult{Section: 1, Round: 1, Board: 2}
	for i, score := range []journal.Score{journal.Drawn, journal.WhiteWins, journal.BlackWins} {
		result.Score = score
		next, _, err := m.Record(env, result)
		if err != nil {
			t.Fatal(err)
		}
		m = next
		m.Event.Crew.Sent = i + 1
	}
	m, _, err := m.Record(env, journal.Undo{})
	if err != nil {
		t.Fatal(err)
	}
	result.Score = journal.WhiteWins
	asked := m.Event.Crew.Asked
	if r, _ := m.Event.Ahead.Round(1, 1); len(asked) != 4 || asked[3].Wish != result || r.Boards[1].Score != journal.WhiteWins {
		t.Errorf("asked for %+v, shown %v", asked[3:], r.Boards[1].Score)
	}
}
