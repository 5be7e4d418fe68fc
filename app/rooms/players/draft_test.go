package players

import (
	"testing"

	"wasit/app/session"
)

// lastDraft is what was kept last, and whether anything was.
func (d *desk) lastDraft() (data []byte, kept bool) {
	for _, c := range d.Cmds {
		if k, ok := c.(session.KeepDraft); ok {
			data, kept = k.Data, true
		}
	}
	return data, kept
}

// TestFormSurvives: what is typed is kept; a step back and another start of the program bring it again, closing and saving end it.
func TestFormSurvives(t *testing.T) {
	d := emptyEvent(t)
	d.Send(openPlayer{})
	d.Send(playerSet{"name", "Zaki Mubarak"})
	d.Send(playerSet{"club", "SDN 7"})
	typed, kept := d.lastDraft()
	if !kept || len(typed) == 0 {
		t.Fatal("nothing was kept")
	}
	d.Send(session.LeaveDialog{})
	d.Send(openPlayer{})
	if f := d.m.Dialog.(playerDialog).Form; f.Name != "Zaki Mubarak" || f.Club != "SDN 7" {
		t.Errorf("after a step back: %+v", f)
	}
	d.m.Dialog, d.m.Model = nil, Model{} // the program starts again
	d.Send(session.DraftLoaded{Kind: session.DraftPlayer, Data: typed})
	if dialog, ok := d.m.Dialog.(playerDialog); !ok || dialog.Form.Name != "Zaki Mubarak" {
		t.Fatalf("after a start: %+v", d.m.Dialog)
	}
	d.Send(closePlayer{})
	if data, _ := d.lastDraft(); len(data) != 0 || d.m.Dialog != nil {
		t.Errorf("closed, and %s is kept", data)
	}
	d.Send(openPlayer{})
	if f := d.m.Dialog.(playerDialog).Form; f.Name != "" {
		t.Errorf("closed, and it comes again: %+v", f)
	}
	d.Send(playerSet{"name", "Zaki Mubarak"})
	d.Send(savePlayer{})
	if data, _ := d.lastDraft(); len(data) != 0 || d.m.Draft != nil {
		t.Errorf("saved, and %s is kept", data)
	}
	d.Send(session.DraftLoaded{Kind: session.DraftPlayer, Data: []byte(`{"Event":"another","Form":{"Name":"X"}}`)})
	d.Send(session.DraftLoaded{Kind: session.DraftPlayer, Data: []byte(`{`)})
	if d.m.Dialog != nil {
		t.Errorf("the form of another event opens: %+v", d.m.Dialog)
	}
}
