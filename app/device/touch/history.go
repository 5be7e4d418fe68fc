package touch

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
)

// steps is what touch knows of the browser's history. An open sheet has an entry of its own with the address of its page, so
// that Back, which is how a phone closes things, closes it and stays. go-app passes over steps that do not change the address.
type steps struct {
	onSheet bool               // the entry in hand is a sheet's
	leaving bool               // this entry is being left because its sheet was closed otherwise; the step is still to come
	waits   []session.Navigate // ways that wait for that step
}

// ListenBack listens for steps through the history.
func (t *Touch) ListenBack() {
	t.steps.onSheet = isSheetEntry() // the page was reloaded below a sheet
	app.Window().Call("addEventListener", "popstate", app.FuncOf(func(_ app.Value, args []app.Value) any {
		if !args[0].Get("isTrusted").Bool() {
			t.steps.onSheet = isSheetEntry()
			return nil // that of navigate
		}
		t.ctx.Dispatch(func(app.Context) {
			t.stepped()
			t.acts++
		})
		return nil
	}))
}

// stepped answers a step through the history.
func (t *Touch) stepped() {
	was := t.steps.onSheet
	t.steps.onSheet = isSheetEntry()
	if t.steps.leaving {
		t.left()
		return
	}
	if !was || t.steps.onSheet || !t.isHere() {
		return // another page, of which go-app tells; or forward to a sheet that is closed
	}
	if t.page.Session().Dialog == nil {
		history("back") // the entry of a sheet that is gone
		return
	}
	t.page.Send(t.closing())
}

// closing is the message by which Back closes the open sheet: as its own key does, but what was typed into it is kept.
func (t *Touch) closing() session.Msg {
	msg, ok := t.page.Acts().KeyOf("Escape")
	if own, kept := msg.(interface{ StepBack() session.Msg }); kept {
		return own.StepBack()
	}
	if _, plain := msg.(session.CloseDialog); !ok || plain {
		return session.LeaveDialog{}
	}
	return msg
}

// left goes on once the entry of a closed sheet is left.
func (t *Touch) left() {
	t.steps.leaving = false
	if !t.isHere() { // a link was followed meanwhile
		app.Window().Get("history").Call("pushState", nil, "", Prefix()+t.page.At())
	}
	if t.page.Session().Dialog != nil {
		t.enterSheet()
	}
	waits := t.steps.waits
	t.steps.waits = nil
	for _, c := range waits {
		t.navigate(c)
	}
}

// isHere reports whether the address is that of the page on the screen.
func (t *Touch) isHere() bool {
	return app.Window().URL().Path == Prefix()+t.page.At()
}

// enterSheet gives an open sheet an entry of its own.
func (t *Touch) enterSheet() {
	if t.steps.onSheet || t.steps.leaving {
		return
	}
	app.Window().Get("history").Call("pushState", map[string]any{"sheet": true, "at": t.trail.at}, "", app.Window().URL().String())
	t.steps.onSheet = true
}

// DialogLeft takes the entry of a closed sheet away, unless the page was left with it.
func (t *Touch) DialogLeft() {
	if t.steps.onSheet = isSheetEntry(); t.steps.onSheet && t.isHere() && !t.steps.leaving {
		t.steps.leaving = true
		history("back")
	}
}

func isSheetEntry() bool {
	state := app.Window().Get("history").Get("state")
	return state.Truthy() && state.Get("sheet").Truthy()
}

func history(act string) { app.Window().Get("history").Call(act) }
