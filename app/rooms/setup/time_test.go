package setup

import (
	"testing"

	"wasit/app/session"
	"wasit/app/words/i18n"
)

// TestOwnTime: a time control that is written out is read as a clock reads it, stands in the regulations and in the TRF's
// code, and comes back into the form; what nobody understands holds the form back.
func TestOwnTime(t *testing.T) {
	for _, c := range []struct{ text, want, code string }{
		{"45", "45", "2700"}, {"12 + 3", "12+3", "720+3"}, {"90/40+30, 30+30", "90/40+30, 30+30", "40/5400+30:1800+30"}, {"25 d5", "25 d5", ""},
	} {
		w := Model{Time: ownTime, Own: c.text}
		if !w.readsTime() {
			t.Fatalf("%q: %v", c.text, w.OwnErr)
		}
		text, code := w.timeControl(i18n.EN)
		if text != c.want || code != c.code {
			t.Errorf("%q: %q, code %q", c.text, text, code)
		}
		var again Model
		if again.takeTime(text, code); again.Time != ownTime || again.Own != c.want {
			t.Errorf("%q comes back as %q %q", c.text, again.Time, again.Own)
		}
	}
	for _, text := range []string{"", "soon", "0"} {
		m, cmds := wizardStep{To: 2}.update(page{Model: Model{Step: 1, Name: "Cup", Time: ownTime, Own: text}}, session.Env{})
		if m.Step != 1 || m.OwnErr == nil || len(cmds) != 1 || cmds[0] != (session.Focus{ID: "own-time"}) {
			t.Errorf("%q: step %d, %v", text, m.Step, m.OwnErr)
		}
	}
	var form Model
	if form.takeTime("20 menit", "1200"); form.Time != "20" {
		t.Errorf("a choice of the form comes back as %q", form.Time)
	}
}
