package placefile

import (
	"reflect"
	"testing"

	"wasit/app/crew"
	"wasit/app/event/journal"
)

// TestCrewCode: the place of a device comes back from the store as it was; what a newer program or nobody wrote is an error.
func TestCrewCode(t *testing.T) {
	full := crew.Place{Me: 7, Secret: crew.Key{1}, Key: crew.Key{2}, Sent: 1, Seen: 2, Heard: 3, Backup: true, Lost: 4,
		Asked:  []crew.Request{{Device: 7, N: 1, Saw: 4, At: 5, By: "Ana", Wish: journal.EnterResult{Section: 1, Round: 1, Board: 2, Score: journal.Drawn}}, {Device: 7, N: 2, Saw: 6, At: 9, By: "Ana", Wish: journal.Arrive{Players: []journal.PlayerID{3}}}},
		Told:   []crew.Answer{{Device: 7, N: 1, Reason: crew.Refused, Err: &crew.Said{Text: "no"}}},
		Claims: []journal.DisputeResult{{Device: 8, By: "Bo", Time: 11, Section: 1, Round: 1, Board: 3, Score: journal.WhiteWins}},
		Holder: 4711, Sign: crew.Seed{5}, Desk: []byte{6},
		Past: []crew.Request{{Device: 7, N: 1, Desk: crew.Desk{Epoch: 2, ID: 5}, Since: 77, Saw: 4, At: 4, By: "Ana", Was: []crew.Origin{{Device: 3, Holder: 8, N: 9}},
			Wish: journal.EnterResult{Section: 1, Round: 1, Board: 1, Score: journal.Drawn}}},
		Before: &crew.Before{At: 13, Place: crew.Place{Me: 3, Sent: 2},
			Records: []journal.Record{{Seq: 9, Act: 9, At: 12, Version: 1, Event: journal.DeviceDismissed{ID: 4}}}},
		Left: []journal.Record{{Seq: 9, Act: 9, At: 12, Version: 1, Event: journal.DeviceDismissed{ID: 4}}}}
	for _, c := range []crew.Place{{}, full} {
		text, err := Encode(c)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := Decode(text); err != nil || !reflect.DeepEqual(got, c) {
			t.Errorf("%s\n%+v, want\n%+v, %v", text, got, c, err)
		}
	}
	if c, err := Decode(nil); err != nil || c.Me != 0 {
		t.Errorf("%+v, %v", c, err)
	}
	for _, text := range []string{"x", "[]", `{"v":2}`, `{"v":1,"asked":"AAAA"}`, `{"v":1,"left":"x"}`} {
		if _, err := Decode([]byte(text)); err == nil {
			t.Errorf("%q was read", text)
		}
	}
}
