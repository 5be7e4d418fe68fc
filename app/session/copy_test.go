package session

import "testing"

// TestCopyRefused: where the browser keeps its clipboard to itself the text is shown to be copied by hand, in front of the sheet
// that it belongs to; closed, that sheet stands there again.
func TestCopyRefused(t *testing.T) {
	m := Session{Dialog: SectionList{}, Notice: &Notice{Title: "old"}}
	for range 2 { // asked for again it is shown again, not over itself
		m, _ = CopyRefused{Text: "*Pa* papan 7"}.Update(m, Env{})
	}
	if d, ok := m.Dialog.(TextDialog); !ok || d.Text != "*Pa* papan 7" || m.Notice != nil {
		t.Fatalf("dialog %#v, notice %v", m.Dialog, m.Notice)
	}
	m, _ = CloseText{}.Update(m, Env{})
	if m.Dialog != (SectionList{}) {
		t.Errorf("behind it stands %#v", m.Dialog)
	}
	if m, _ = (CloseText{}).Update(m, Env{}); m.Dialog != (SectionList{}) {
		t.Errorf("another sheet was closed: %#v", m.Dialog)
	}
}
