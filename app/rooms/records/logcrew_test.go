package records

import (
	"slices"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// TestLogCrew: the log says who was invited for what, whose requests were taken or refused, and where the desk went.
func TestLogCrew(t *testing.T) {
	d := event(t, 8, 3)
	d.Pair()
	d.Publish()
	for _, c := range []struct {
		did  []journal.Command
		says []string
	}{
		{[]journal.Command{journal.InviteDevice{Device: journal.Device{ID: 71, Name: "Ana's phone", Duty: journal.DutyScorer, Section: 1, First: 2, Last: 3}}},
			[]string{"Invited: Ana's phone, Scorer · boards 2–3"}},
		{[]journal.Command{journal.InviteDevice{Device: journal.Device{ID: 72, Name: "Tablet", Duty: journal.DutyArbiter}}}, []string{"Invited: Tablet, Arbiter"}},
		{[]journal.Command{journal.EnterResult{Section: 1, Round: 1, Board: 2, Score: journal.Drawn}, journal.TakeRequest{ID: 71, N: 1}},
			[]string{"Round 1, board 2", "Ana's phone: request 1 recorded"}},
		{[]journal.Command{journal.TakeRequest{ID: 71, N: 2, Refused: true}}, []string{"Ana's phone: request 2 refused"}},
		{[]journal.Command{journal.JoinDevice{ID: 71, Holder: 5}}, []string{"Ana's phone took its invitation"}},
		{[]journal.Command{journal.DisputeResult{Section: 1, Round: 1, Board: 2, Score: journal.WhiteWins, Device: 71}}, []string{"Round 1, board 2: Ana's phone says 1–0, another result is recorded"}},
		{[]journal.Command{journal.CallArbiter{Section: 1, Round: 1, Board: 3, Side: journal.CallWhite, Why: journal.CallIllegal}}, []string{"Round 1, board 3: the arbiter was called (White calls: Illegal move)"}},
		{[]journal.Command{journal.EndCall{Section: 1, Round: 1, Board: 3, Withdrawn: true}}, []string{"Board 3: the call was taken back"}},
		{[]journal.Command{journal.CallArbiter{Section: 1, Round: 1, Board: 4}}, []string{"Round 1, board 4: the arbiter was called (The board calls)"}},
		{[]journal.Command{journal.EndCall{Section: 1, Round: 1, Board: 4}}, []string{"Board 4: the arbiter is there"}},
		{[]journal.Command{journal.DismissDevice{ID: 71, Flood: true}}, []string{"Ana's phone was set aside: it asked for too much"}},
		{[]journal.Command{journal.InviteDevice{Device: journal.Device{ID: 71, Name: "Ana's phone", Duty: journal.DutyScorer}}}, []string{"Invited: Ana's phone, Scorer"}},
		{[]journal.Command{journal.MarkDevice{ID: 71, Locked: true}}, []string{"Ana's phone is locked: it changes hands"}},
		{[]journal.Command{journal.MarkDevice{ID: 71}}, []string{"Ana's phone goes on"}},
		{[]journal.Command{journal.MarkDevice{ID: 72, WasDesk: true}}, []string{"Tablet was the desk before"}},
		{[]journal.Command{journal.DismissDevice{ID: 71}}, []string{"Task taken back: Ana's phone"}},
		{[]journal.Command{journal.TakeDesk{ID: 72}}, []string{"Tablet is the desk now (handover 1)"}},
		{[]journal.Command{journal.TakeDesk{ID: 99}}, []string{"another device is the desk now (handover 2)"}},
	} {
		before := len(d.Log)
		act, after, err := journal.Decide(d.Event.Ahead, d.m.Stamp(d.Env()), c.did...)
		if err != nil {
			t.Fatal(err)
		}
		d.Log = append(slices.Clone(d.Log), act...)
		d.m.Event.Ahead, d.m.Event.Kept, d.m.Event.Log = after, after, d.Log
		for i, r := range d.Log[before:] {
			for _, l := range i18n.All() {
				d.m.Settings.Lang = l
				if text := d.m.logLine(r); strings.Contains(text, "{") || strings.HasPrefix(text, l.T(textLogUnknown)) {
					t.Errorf("%s: %q", l.Tag(), text)
				}
			}
			d.m.Settings.Lang = i18n.EN
			if text := d.m.logLine(r); !strings.HasPrefix(text, c.says[i]) {
				t.Errorf("%q, want %q", text, c.says[i])
			}
		}
	}
}
