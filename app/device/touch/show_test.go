package touch

import (
	"testing"

	"wasit/app/device/bridge"
	"wasit/app/session"
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
