package setup

import (
	"bytes"
	"encoding/json"

	"wasit/app/session"
)

// draft is the form of a new event as it is kept; nil where there is nothing to keep.
func (w Model) draft() []byte {
	if !w.Started || w.Edit != "" {
		return nil
	}
	data, err := json.Marshal(w)
	if err != nil || len(data) > session.MaxDraft {
		return nil
	}
	return data
}

// kept asks to keep the form where a message has changed it, and to forget it once the event is made.
func (w Model) kept(before Model) []session.Cmd {
	now := w.draft()
	if was := before.draft(); bytes.Equal(now, was) {
		return nil
	}
	return []session.Cmd{session.KeepDraft{Kind: session.DraftWizard, Data: now}}
}

// draftLoaded brings the form that was not finished. It holds where nothing was typed yet.
type draftLoaded session.DraftLoaded

func (msg draftLoaded) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Route.Page != session.PageWizard || !m.Asking {
		return m, nil
	}
	m.Asking = false
	var w Model
	if len(msg.Data) == 0 || json.Unmarshal(msg.Data, &w) != nil || !w.Started || w.Edit != "" || m.Brought != nil || !bytes.Equal(m.draft(), startWizard(env.Now).draft()) {
		return m.atStep(), nil
	}
	if _, ok := templateOf(w.Template); !ok {
		return m.atStep(), nil
	}
	w.Found, w.Year = true, env.Now.Year()
	m.Model = w
	return m.atStep(), nil
}

// beginAgain forgets the form that was not finished.
type beginAgain struct{}

func (beginAgain) update(m page, env session.Env) (page, []session.Cmd) {
	m.Model = startWizard(env.Now)
	return m, []session.Cmd{session.Focus{ID: "main"}}
}

// atStep goes to the step that the address names, as far as the form has come.
func (m page) atStep() page {
	m.Step = stepOf(m.Route)
	if m.Step > 0 && !m.isReady() {
		m.Step = 0
	}
	return m
}

// stepOf is the step of the form that an address names.
func stepOf(r session.Route) int {
	switch r.Sheet {
	case session.StepRules:
		return 1
	case session.StepCheck:
		return 2
	}
	return 0
}

// stepRoute is the address of a step.
func stepRoute(step int) session.Route {
	return session.Route{Page: session.PageWizard, Sheet: []string{"", session.StepRules, session.StepCheck}[step]}
}
