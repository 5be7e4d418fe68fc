package keeper

import (
	"errors"
	"testing"

	"wasit/app/crew"
	"wasit/app/crew/placefile"
	"wasit/app/crew/wire"
	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/app/session"
)

// played is an event with one published board, and two devices invited.
func played(t *testing.T, m *machine) journal.State {
	s := m.event("a", "Cup")
	for _, a := range acts(t, s, journal.FixOrder{Section: 1}, journal.DrawColor{Section: 1, Seed: 5}, journal.PairByHand{Section: 1, Boards: []journal.Pair{{1, 2}}},
		journal.Publish{Section: 1, Time: 1}, journal.InviteDevice{Device: journal.Device{ID: 7, Name: "Phone", Duty: journal.DutyArbiter}}) {
		if err := m.disk.Append(t.Context(), "a", a.Records, a.After); err != nil {
			t.Fatal(err)
		}
		s = a.After
	}
	return s
}

// TestJoinEvent: a copy comes with an invitation, what is asked for on it is kept, the desk's news is added; a desk that was replaced
// keeps what it alone has before its journal goes.
func TestJoinEvent(t *testing.T) {
	var invitation, news crew.Message
	hear := func(t *testing.T, said session.CrewSaid, key crew.Key) crew.Message {
		t.Helper()
		sealed, err := wire.Read(said.Data)
		if err != nil {
			t.Fatal(said.Err, err)
		}
		msg, err := sealed.Open(key)
		if err != nil {
			t.Fatal(err)
		}
		return msg
	}
	on(t, func(t *testing.T, m *machine) {
		state := played(t, m)
		desk := m.tab()
		d, _ := state.DeviceOf(7)
		said := one[session.CrewSaid](t, desk.do(session.SayCrew{ID: "a", To: d.Duty, Body: crew.Invitation{EventID: "a", EventName: "Cup", Device: d, Key: crew.Key{9}}}))
		invitation = hear(t, said, crew.Key{})
		a := acts(t, state, journal.EnterResult{Section: 1, Round: 1, Board: 1, Score: journal.Drawn})[0]
		if err := m.disk.Append(t.Context(), "a", a.Records, a.After); err != nil {
			t.Fatal(err)
		}
		news = hear(t, one[session.CrewSaid](t, desk.do(session.SayCrew{ID: "a", To: d.Duty, Have: invitation.Head, Key: crew.Key{9}, Body: crew.Facts{}})), crew.Key{9})
		if b := news.Body.(crew.Facts).Batch; len(b.Records) != 1 {
			t.Errorf("%d records for a device that lacks one", len(b.Records))
		}
	})
	on(t, func(t *testing.T, m *machine) {
		phone := m.tab()
		if j := one[session.EventJoined](t, phone.do(session.JoinEvent{Invitation: invitation.Body.(crew.Invitation), Holder: 4})); j.Err != nil {
			t.Fatal(j.Err)
		}
		opened := one[session.EventOpened](t, phone.do(session.OpenEvent{ID: "a"}))
		if opened.Crew.Me != 7 || opened.Crew.Key != (crew.Key{9}) || !opened.Writer {
			t.Fatalf("%+v", opened.Crew)
		}
		r, _ := one[session.EventOpened](t, phone.do(session.TakeFacts{ID: "a", Crew: opened.Crew, Batch: news.Body.(crew.Facts).Batch})).State.Round(1, 1)
		if r.Boards[0].Score != journal.Drawn {
			t.Errorf("%+v", r.Boards[0])
		}
		phone.do(session.DeleteEvent{ID: "a"})
		if text, err := m.disk.Crew(t.Context(), "a"); len(text) > 0 || err != nil {
			t.Errorf("after leaving %q stays, %v", text, err)
		}
	})
}

// TestReplacedDesk: an old desk that takes the new one's invitation loses nothing: what it alone has stands in its place.
func TestReplacedDesk(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		state := played(t, m)
		desk := m.tab()
		lead := acts(t, state, journal.TakeDesk{ID: 7}, journal.EnterResult{Section: 1, Round: 1, Board: 1, Score: journal.WhiteWins})
		own := acts(t, state, journal.EnterResult{Section: 1, Round: 1, Board: 1, Score: journal.Drawn})[0]
		records, err := m.disk.Records(t.Context(), "a")
		if err != nil {
			t.Fatal(err)
		}
		if err := m.disk.Append(t.Context(), "a", own.Records, own.After); err != nil {
			t.Fatal(err)
		}
		for _, a := range lead {
			records = append(records, a.Records...)
		}
		in := crew.Invitation{EventID: "a", Device: journal.Device{ID: 8, Name: "Old", Duty: journal.DutyArbiter}, Key: crew.Key{3}}
		in.Batch.Records = records
		in.Batch.Desk.Epoch, in.Batch.Desk.ID = 1, 7
		if j := one[session.EventJoined](t, desk.do(session.JoinEvent{Invitation: in, Holder: 5})); j.Err != nil {
			t.Fatal(j.Err)
		}
		place, err := desk.k.crewOf(t.Context(), "a")
		if err != nil || place.Me != 8 || len(place.Left) != 1 || place.Left[0].Seq != own.Records[0].Seq {
			t.Errorf("%+v, %v", place, err)
		}
		after, err := m.disk.State(t.Context(), "a")
		if r, _ := after.Round(1, 1); err != nil || r.Boards[0].Score != journal.WhiteWins {
			t.Errorf("%+v, %v", r.Boards, err)
		}
		if place.Before == nil || len(place.Before.Records) != len(records)-1 {
			t.Fatalf("what was here is not kept: %+v", place.Before)
		}
		desk.do(session.GoBack{ID: "a"})
		back, err := m.disk.State(t.Context(), "a")
		if r, _ := back.Round(1, 1); err != nil || r.Boards[0].Score != journal.Drawn {
			t.Errorf("back: %+v, %v", r.Boards, err)
		}
		if place, err := desk.k.crewOf(t.Context(), "a"); err != nil || place.Me != 0 || !place.IsDesk(back) {
			t.Errorf("back: %+v, %v", place, err)
		}
	})
}

// TestUnstoredRequestStays: a place that the store refuses is said to have failed, and no message that rests on it leaves; with room again
// both go.
func TestUnstoredRequestStays(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		state := played(t, m)
		tab := m.tab()
		tab.open("a")
		place := session.Crew{Me: 7, Key: crew.Key{1}}.Ask(state, journal.Stamp{At: 5}, journal.EnterResult{Section: 1, Round: 1, Board: 1, Score: journal.Drawn})
		sent, waits := place.Send(state)
		say := session.SayCrew{ID: "a", Crew: sent, Key: sent.Key, Body: waits}
		m.disk.refuses("SaveCrew", errFull)
		said := tab.do(session.SaveCrew{ID: "a", Crew: sent, Asks: true}, say)
		if kinds(said) != "CrewFailed CrewSaid EventOpened " {
			t.Fatal(kinds(said))
		}
		if s := said[1].(session.CrewSaid); s.Err == nil || s.Data != nil {
			t.Errorf("a request that is not stored leaves: %d bytes", len(s.Data))
		}
		if o := said[2].(session.EventOpened); len(o.Crew.Asked) != 0 {
			t.Errorf("%+v", o.Crew)
		}
		m.disk.refuses("SaveCrew", nil)
		said = tab.do(session.SaveCrew{ID: "a", Crew: sent, Asks: true}, say)
		if kinds(said) != "CrewSaved CrewSaid " {
			t.Fatal(kinds(said))
		}
		if s := said[0].(session.CrewSaved); !s.Asks || len(s.Crew.Asked) != 1 {
			t.Errorf("%+v", s)
		}
		if s := said[1].(session.CrewSaid); s.Err != nil {
			t.Error(s.Err)
		}
	})
}

// TestPlaceInBackup: a backup holds the desk's keys, what only it has, and open conflicts; restored on another device it only reads until a
// person makes it the desk: then it is the later one of two, and devices that the first one invited still know it.
func TestPlaceInBackup(t *testing.T) {
	secret, sign := crew.Key{5}, crew.Seed{6}
	left := []journal.Record{{Seq: 3, Act: 3, At: 5, Version: 1, Event: journal.DeviceDismissed{ID: 4}}}
	var saved []byte
	on(t, func(t *testing.T, m *machine) {
		state := played(t, m)
		for _, a := range acts(t, state, journal.EnterResult{Section: 1, Round: 1, Board: 1, Score: journal.Drawn},
			journal.DisputeResult{Section: 1, Round: 1, Board: 1, Score: journal.WhiteWins, Device: 7, Time: 9}) {
			if err := m.disk.Append(t.Context(), "a", a.Records, a.After); err != nil {
				t.Fatal(err)
			}
		}
		tab := m.tab()
		one[session.CrewSaved](t, tab.do(session.SaveCrew{ID: "a", Crew: session.Crew{Secret: secret, Sign: sign, Left: left}}))
		one[session.BackedUp](t, tab.do(session.BackupEvent{ID: "a"}))
		saved = m.saved[0].Data
	})
	on(t, func(t *testing.T, m *machine) {
		tab := m.tab()
		one[session.Restored](t, tab.doShown(session.RestoreBackup{Data: saved}))
		opened := one[session.EventOpened](t, tab.open("a"))
		place := opened.Crew
		if place.Secret != secret || place.Sign != sign || len(place.Left) != 1 || len(opened.State.Disputes()) != 1 {
			t.Errorf("%+v, %d conflicts", place, len(opened.State.Disputes()))
		}
		if place.IsDesk(opened.State) {
			t.Error("a copy is the desk before anybody says so")
		}
		led, act, after, err := place.Lead(opened.State, journal.Stamp{At: 11}, 99)
		if err != nil || len(act) == 0 || !led.IsDesk(after) || led.Secret != secret || !crew.DeskOf(opened.State).Before(crew.DeskOf(after)) {
			t.Errorf("%+v, %v", led, err)
		}
	})
}

// TestHelperInBackup: what waits on a helper's device is in its backup too. Restored on another phone it is not the same helper twice: it
// waits for an invitation of its own, and what the desk has taken meanwhile does not count again.
func TestHelperInBackup(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		state := played(t, m)
		place := session.Crew{Me: 7, Holder: 4, Key: crew.Key{1}}
		for _, score := range []journal.Score{journal.Drawn, journal.WhiteWins} {
			place = place.Ask(state, journal.Stamp{At: 5, By: "Ana"}, journal.EnterResult{Section: 1, Round: 1, Board: 1, Score: score})
		}
		place.Sent = 1
		tab := m.tab()
		tab.do(session.SaveCrew{ID: "a", Crew: place})
		one[session.BackedUp](t, tab.do(session.BackupEvent{ID: "a"}))
		one[session.EventDeleted](t, tab.do(session.DeleteEvent{ID: "a"}))
		one[session.Restored](t, tab.doShown(session.RestoreBackup{Data: m.saved[0].Data}))
		opened := one[session.EventOpened](t, tab.open("a"))
		next := opened.Crew
		if next.Key != (crew.Key{}) || next.IsDesk(opened.State) || len(next.Waiting(opened.State)) != 2 {
			t.Fatalf("%+v", next)
		}
		_, joined, _ := crew.Admit(state, journal.Stamp{At: 6}, 7, 4, nil) // the phone that the backup is of goes on
		_, taken, _ := crew.Take(joined, 7, place.Asked[:1])
		in := crew.Invitation{Device: journal.Device{ID: 8, Duty: journal.DutyArbiter}, Key: crew.Key{2}}
		again, err := next.Joined(in, taken, 9, crew.Seed{1})
		if err != nil || len(again.Waiting(taken)) != 1 || again.Me != 8 {
			t.Errorf("%+v, %v", again, err)
		}
		in.Device.ID = 7
		var other7 *crew.TakenError
		if _, err := next.Joined(in, taken, 9, crew.Seed{1}); !errors.As(err, &other7) {
			t.Errorf("two phones under one id: %v", err)
		}
	})
}

// TestForeignPlace: a place in a backup that makes no sense is refused with the backup; one for an event of one device is not made.
func TestForeignPlace(t *testing.T) {
	for _, text := range []string{`{"v":9}`, `{"v":1,"asked":"AAAA"}`, `{"v":1,"left":"x"}`, `{"v":1,"before":{"records":"","place":{"v":1,"before":{"records":"","place":{"v":1}}}}}`} {
		if err := restorePlace(&file.EventBackup{Place: []byte(text)}); err == nil {
			t.Errorf("%s is taken", text)
		}
	}
	e := file.EventBackup{}
	if err := restorePlace(&e); err != nil || e.Place != nil {
		t.Errorf("%s, %v", e.Place, err)
	}
	on(t, func(t *testing.T, m *machine) {
		e := file.EventBackup{State: played(t, m)} // a device was invited, and nobody came
		if err := restorePlace(&e); err != nil || e.Place != nil {
			t.Errorf("%s, %v", e.Place, err)
		}
		_, joined, _ := crew.Admit(e.State, journal.Stamp{At: 6}, 7, 4, nil)
		e.State = joined
		place, err := session.Crew{}, restorePlace(&e)
		if err == nil {
			place, err = placefile.Decode(e.Place)
		}
		if err != nil || !place.Backup || !place.MayLead(joined) {
			t.Errorf("a backup of before places: %+v, %v", place, err)
		}
	})
}
