package clock

import (
	"testing"

	"wasit/app/session"
	"wasit/app/words/i18n"
)

func TestBatteryBeforeTheStart(t *testing.T) {
	for _, c := range []struct {
		control  string
		battery  int
		charging bool
		percent  int
		weak     bool
	}{
		{"90+30", 47, false, 48, true}, // two sides of 120 minutes: four hours at 12 % an hour
		{"90+30", 48, false, 48, false},
		{"90+30", 20, true, 0, false},
		{"90+30", 0, false, 0, false}, // a browser that does not tell
		{"5", 1, false, 2, true},
		{"5", 2, false, 2, false},
	} {
		k := newTable(t, i18n.EN)
		k.send(pickControl{Text: c.control})
		k.m.Model.Device = session.ClockDevice{Battery: c.battery, Charging: c.charging}
		if percent, weak := k.m.TooWeak(); percent != c.percent || weak != c.weak {
			t.Errorf("%s at %d %%: %d %%, %v", c.control, c.battery, percent, weak)
		}
	}
	if _, weak := (Model{Device: session.ClockDevice{Battery: 3}}).TooWeak(); weak {
		t.Error("a battery too weak for no game")
	}
}
