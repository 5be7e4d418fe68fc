package crew

import (
	"slices"
	"testing"

	"wasit/app/event/journal"
)

// helping is the state of an event at which device 7 scores, and its place.
func helping(t *testing.T) (journal.State, Place) {
	t.Helper()
	var s journal.State
	for _, c := range []journal.Command{journal.CreateEvent{EventInfo: journal.EventInfo{ID: "e", Name: "Cup", Start: journal.Date{Year: 2026, Month: 11, Day: 22}, Seed: 1}},
		journal.AddSection{SectionConfig: journal.SectionConfig{Name: "A", System: "dutch", Edition: "2026", Rounds: 3}},
		journal.ImportPlayers{Section: 1, Players: []journal.PlayerInfo{{Name: "Ana"}, {Name: "Bo"}}},
		journal.FixOrder{Section: 1}, journal.DrawColor{Section: 1, Seed: 1}, journal.PairByHand{Section: 1, Boards: []journal.Pair{{1, 2}}}, journal.Publish{Section: 1, Time: 1},
		journal.InviteDevice{Device: journal.Device{ID: 7, Name: "Phone", Duty: journal.DutyScorer}}} {
		_, after, err := journal.Decide(s, journal.Stamp{At: 1}, c)
		if err != nil {
			t.Fatal(err)
		}
		s = after
	}
	return s, Place{Me: 7, Holder: 4, Key: Key{1}}
}

func result(score journal.Score) journal.Command {
	return journal.EnterResult{Section: 1, Round: 1, Board: 1, Score: score}
}

// TestBehind: a place that was read while a person went on has what was asked for since, and still knows what has left: that is not taken
// back.
func TestBehind(t *testing.T) {
	s, read := helping(t)
	now := read.Ask(s, journal.Stamp{At: 5}, result(journal.Drawn))
	now, sent := now.Send(s)
	if len(sent.List) != 1 || now.Sent != 1 {
		t.Fatalf("%+v", now)
	}
	got := read.Behind(now, true)
	if len(got.Asked) != 1 || got.Sent != 1 {
		t.Errorf("%+v", got)
	}
	if _, ok := got.TakeBack(s, 0); ok {
		t.Error("what has left is taken back")
	}
	back := now.Ask(s, journal.Stamp{At: 6}, result(journal.WhiteWins))
	kept := back
	if back, _ = back.TakeBack(s, 0); len(kept.Behind(back, true).Asked) != 1 {
		t.Error("what was taken back comes again with what was read before")
	}
	if got := kept.Behind(read, false); len(got.Asked) != 2 {
		t.Errorf("what is stored counts: %+v", got)
	}
	other := Place{Me: 7, Holder: 9}
	if got := other.Behind(now, true); len(got.Asked) != 0 {
		t.Errorf("what was asked for under another invitation is taken along: %+v", got)
	}
}

// TestSendBounded: a message carries no more than the desk opens; the rest goes with the next one.
func TestSendBounded(t *testing.T) {
	s, p := helping(t)
	for i := range MaxRequests + 5 {
		p.Asked = append(p.Asked, Request{Device: 7, N: i + 1, Wish: result(journal.Drawn)})
	}
	next, sent := p.Send(s)
	if len(sent.List) != MaxRequests || next.Sent != MaxRequests {
		t.Errorf("%d requests in a message, %d sent", len(sent.List), next.Sent)
	}
}

// TestJoinedKeepsWhatAnotherDeskHad: what was at one desk and is not at the next one is asked for again, once; what both have is not.
func TestJoinedKeepsWhatAnotherDeskHad(t *testing.T) {
	s, p := helping(t)
	p = p.Ask(s, journal.Stamp{At: 5, By: "Ana"}, result(journal.Drawn))
	p, sent := p.Send(s)
	act, after, refused := Admit(s, journal.Stamp{At: 6}, 7, 4, nil)
	if refused != "" || len(act) != 1 {
		t.Fatal(refused)
	}
	_, taken, answers := Take(after, 7, sent.List)
	if answers[0].Reason != "" {
		t.Fatal(answers)
	}
	in := Invitation{Device: journal.Device{ID: 8}, Key: Key{2}}
	for name, c := range map[string]struct {
		s    journal.State
		want int
	}{"a desk without it": {s, 1}, "a desk with it": {taken, 0}} {
		next, err := p.Joined(in, c.s, 5, Seed{1})
		if waits := next.Waiting(c.s); err != nil || len(waits) != c.want || len(next.Asked)+len(next.Past) != 1 {
			t.Errorf("%s: %+v, %v", name, next, err)
		}
	}
	_, invited, err := journal.Decide(taken, journal.Stamp{At: 8}, journal.InviteDevice{Device: journal.Device{ID: 8, Duty: journal.DutyScorer}})
	if err != nil {
		t.Fatal(err)
	}
	next, err := p.Joined(in, s, 5, Seed{1}) // with an invitation from before its request was taken
	if err != nil {
		t.Fatal(err)
	}
	_, end, answers := Take(invited, 9, next.Asked)
	if r, _ := end.Round(1, 1); answers[0].Reason != "" || r.Boards[0].Entries != 1 {
		t.Errorf("%+v, entered %d times", answers, r.Boards[0].Entries)
	}
	twin := Place{Me: 7, Holder: 6, Key: Key{1}}.Ask(s, journal.Stamp{At: 5, By: "Bo"}, result(journal.WhiteWins))
	twin, _ = twin.Send(s)
	next, err = twin.Joined(in, s, 5, Seed{1})
	if err != nil {
		t.Fatal(err)
	}
	if _, _, answers := Take(invited, 9, next.Asked); answers[0].Reason != Entered {
		t.Errorf("the result of a twin counts as the other phone's: %+v", answers)
	}
}

// TestSetAside: refusals of one device come to an end, and the desk keeps room for itself.
func TestSetAside(t *testing.T) {
	s, _ := helping(t)
	var list []Request
	for n := range 2 * maxRefused {
		list = append(list, Request{Device: 7, N: n + 1, Wish: journal.AddNote{}})
	}
	facts, after, answers := Take(s, 5, list)
	if len(facts) != maxRefused+1 || answers[len(answers)-1].Reason != Flooded {
		t.Errorf("%d records, at last %q", len(facts), answers[len(answers)-1].Reason)
	}
	if last, ok := facts[len(facts)-1].Event.(journal.DeviceDismissed); !ok || !last.Flood {
		t.Errorf("%+v", facts[len(facts)-1].Event)
	}
	if more, _, _ := Take(after, 6, list); len(more) > 0 {
		t.Errorf("%d more records", len(more))
	}
}

// TestAdmit: an invitation is of the first device that the desk hears under it, for twelve hours of the desk's clock.
func TestAdmit(t *testing.T) {
	s, _ := helping(t)
	for _, c := range []struct {
		name   string
		id     journal.DeviceID
		at     int64
		holder int64
		want   Reason
	}{{"a stranger", 99, 5, 4, Uninvited}, {"too late", 7, 2 + ValidFor, 4, Expired}, {"in time", 7, 1 + ValidFor, 4, ""},
		{"again", 7, 3 * ValidFor, 4, ""}, {"another phone", 7, 5, 6, Occupied}} {
		act, after, refused := Admit(s, journal.Stamp{At: c.at}, c.id, c.holder, nil)
		if refused != c.want {
			t.Errorf("%s: %q, want %q", c.name, refused, c.want)
		}
		if s = after; c.want != "" && len(act) > 0 {
			t.Errorf("%s makes records", c.name)
		}
	}
	if !slices.ContainsFunc(s.Crew(), func(d journal.Device) bool { return d.ID == 7 }) {
		t.Error("it is gone")
	}
}

// TestDeskTwice: a device that becomes the desk twice, of two journals, is two desks: what was seen of the one was not of the other.
func TestDeskTwice(t *testing.T) {
	s, p := helping(t)
	lead := func(s journal.State, at int64) journal.State {
		_, after, err := journal.Decide(s, journal.Stamp{At: at}, journal.TakeDesk{ID: 5})
		if err != nil {
			t.Fatal(err)
		}
		return after
	}
	first, second := lead(s, 10), lead(s, 20)
	p = p.Ask(first, journal.Stamp{At: 11}, result(journal.Drawn))
	_, entered, err := journal.Decide(second, journal.Stamp{At: 21}, result(journal.WhiteWins))
	if err != nil {
		t.Fatal(err)
	}
	p.Asked[0].Saw = entered.Seq()
	if _, _, answers := Take(entered, 22, p.Asked); answers[0].Reason != Entered {
		t.Errorf("%+v", answers)
	}
	p.Asked[0].Since = 20
	if _, _, answers := Take(entered, 22, p.Asked); answers[0].Reason != "" {
		t.Errorf("seen, and refused: %+v", answers)
	}
}

// TestLockedDeviceLeads: a device that becomes the desk while it is locked decides what waited on it.
func TestLockedDeviceLeads(t *testing.T) {
	s, p := helping(t)
	p = p.Ask(s, journal.Stamp{At: 5}, result(journal.Drawn))
	_, locked, err := journal.Decide(s, journal.Stamp{At: 6}, journal.MarkDevice{ID: 7, Locked: true})
	if err != nil {
		t.Fatal(err)
	}
	if _, _, answers := Take(locked, 7, p.Asked); answers[0].Reason != Locked {
		t.Errorf("%+v", answers)
	}
	_, act, after, err := p.Lead(locked, journal.Stamp{At: 8}, 0)
	if r, _ := after.Round(1, 1); err != nil || r.Boards[0].Score != journal.Drawn || len(act) < 4 {
		t.Errorf("%+v, %v", r.Boards, err)
	}
}
