package setup

import (
	"testing"
	"time"

	"wasit/app/session"
)

// TestWizardSurvives: the form comes again after a reload, at the step of its address; a made event ends it.
func TestWizardSurvives(t *testing.T) {
	d := newDesk(t)
	d.come(session.PageWizard)
	s, m, cmds := Update(d.m.Session, d.m.Model, wizardSet{"name", "Piala Tapos"}, d.Env())
	if len(cmds) != 1 || m.Name != "Piala Tapos" {
		t.Fatalf("kept %v", cmds)
	}
	kept := cmds[0].(session.KeepDraft)
	_, next, cmds := Update(s, m, wizardStep{To: 1}, d.Env())
	if next.Step != 1 || len(cmds) != 2 || cmds[0].(session.Navigate).To.Path() != "/new/rules" {
		t.Fatalf("step %d, %v", next.Step, cmds)
	}
	for path, step := range map[string]int{"/new": 0, "/new/rules": 1, "/new/check": 2} {
		d.m.Model = Model{}
		d.m.Route = session.ParseRoute(path)
		d.Arrived()
		d.send(session.DraftLoaded{Kind: session.DraftWizard, Data: kept.Data})
		if d.m.Step != step || d.m.Model.Name != "Piala Tapos" || !d.m.Found {
			t.Errorf("%s: step %d of %q", path, d.m.Step, d.m.Model.Name)
		}
	}
	for name, data := range map[string][]byte{"nothing": nil, "broken": []byte("{"), "no template": []byte(`{"Started":true,"Name":"x","Template":"y"}`)} {
		d.m.Model = Model{}
		d.m.Route = session.ParseRoute("/new/check")
		d.Arrived()
		d.send(session.DraftLoaded{Kind: session.DraftWizard, Data: data})
		if d.m.Step != 0 || d.m.Model.Name != "" || d.m.Found {
			t.Errorf("%s: %+v", name, d.m.Model)
		}
	}
	if w := startWizard(time.Time{}); string(w.draft()) == "" || (Model{}).draft() != nil || (Model{Started: true, Edit: "e"}).draft() != nil {
		t.Error("what is kept")
	}
}
