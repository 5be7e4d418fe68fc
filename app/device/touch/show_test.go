package touch

import (
	"testing"

	"wasit/app/device/bridge"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// TestLookKeepsChoicesAlone: what boot.js begins the next start in is what the user chose; a language that only follows the device is asked of
// the device again.
func TestLookKeepsChoicesAlone(t *testing.T) {
	for _, c := range []struct {
		settings session.Settings
		want     bridge.Look
	}{
		{session.Settings{Lang: i18n.HR}, bridge.Look{}},
		{session.Settings{Lang: i18n.EN, Set: true}, bridge.Look{Lang: "en"}},
		{session.Settings{Lang: i18n.ID, Set: true, Theme: "dark", LeftHand: true}, bridge.Look{Lang: "id", Theme: "dark", Hand: "left"}},
		{session.Settings{Lang: i18n.HR, Contrast: true, Calm: true}, bridge.Look{Contrast: "high", Motion: "off"}},
	} {
		if got := lookOf(c.settings); got != c.want {
			t.Errorf("%+v: %+v, want %+v", c.settings, got, c.want)
		}
	}
}

// ownStep is the message of a sheet's key which a step back sends otherwise.
type ownStep struct{ session.Msg }

func (ownStep) StepBack() session.Msg { return session.LeaveDialog{} }

// TestStepBackKeepsWhatWasTyped: Back does what the key of a sheet does, but never throws away what was typed into it.
func TestStepBackKeepsWhatWasTyped(t *testing.T) {
	for name, c := range map[string]struct{ key, want session.Msg }{
		"no key":           {nil, session.LeaveDialog{}},
		"the plain key":    {session.CloseDialog{}, session.LeaveDialog{}},
		"a key of its own": {session.Broken{}, session.Broken{}},
		"with a step":      {ownStep{}, session.LeaveDialog{}},
	} {
		acts := view.New(i18n.EN, "")
		if c.key != nil {
			acts.Key("Escape", c.key)
		}
		if got := New(Page{Acts: func() *view.V { return acts }}).closing(); got != c.want {
			t.Errorf("%s: %T, want %T", name, got, c.want)
		}
	}
}
