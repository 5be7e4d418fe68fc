package touch

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/view"
)

// typed is one letter, or a choice of a list.
func (t *Touch) typed(_ app.Context, e app.Event) {
	t.letters.heard++
	field := e.Get("target")
	unheard(field, -1)
	if isChoice(field) {
		return // its click has told
	}
	field.Set("typed", field.Get("value")) // a drawing does not write it back
	text := field.Get("value").String()
	if field.Get("dataset").Get("sifts").Truthy() {
		t.page.Sifts()
	}
	t.input(e, text)
	if t.letters.heard == t.letters.told { // else the next letter draws both
		t.draw()
	}
	t.ctx.Defer(func(app.Context) {
		t.cleared(field)
		t.unfinished(field, text)
	})
}

// unheard counts how often the browser said that something was typed into a field and [Touch.typed] has not run yet. A drawing in
// between does not write into the field, for it would take the letters away that nobody has read: 16 typed quickly was 2, the nearest
// to its 1.
func unheard(field app.Value, more int) {
	n := more
	if known := field.Get("unheard"); known.Type() == app.TypeNumber {
		n += known.Int()
	}
	field.Set("unheard", max(n, 0))
}

// unfinished keeps what is being typed in a field with limits, where the model has taken the nearest number that there is: the 1 of 16
// is no 2 yet. When the field is left it shows the number that counts.
func (t *Touch) unfinished(field app.Value, text string) {
	if t.letters.heard == t.letters.told && view.IsLimited(field) && active().Equal(field) && field.Get("value").String() != text {
		field.Set("value", text)
	}
}

// letters counts what was typed: when the browser said so, and when it was answered.
type letters struct{ told, heard int }

// cleared empties a field that the model emptied between two drawings, so that no drawing could tell: on a busy device a name
// that is saved would stay, and the next one be written after it.
func (t *Touch) cleared(field app.Value) {
	if t.letters.heard != t.letters.told {
		return // more was typed since
	}
	if is := field.Get("dataset").Get("is"); is.Type() == app.TypeString && is.String() == "=" && field.Get("value").String() != "" {
		field.Set("value", "")
		field.Set("typed", nil)
	}
}

// changed is the end of a choice of a list, a day or a time. Of a text each letter has been told; its end comes when the field is left or
// Enter pressed, and may tell of a text that has been taken and cleared since.
func (t *Touch) changed(_ app.Context, e app.Event) {
	target := e.Get("target")
	switch target.Get("tagName").String() {
	case "TEXTAREA":
		return
	case "INPUT":
		if isChoice(target) {
			return
		}
		if t := target.Get("type").String(); t != "date" && t != "time" {
			view.Settle(target)
			return
		}
	}
	t.input(e, target.Get("value").String())
}

// input sends what a field holds now.
func (t *Touch) input(e app.Event, value string) {
	if key, ok := marked(e, "in"); ok {
		if msg, ok := t.page.Acts().InputOf(key, value); ok {
			t.page.Send(msg)
		}
	}
}

// entered does what Enter does in a form.
func (t *Touch) entered(e app.Event) {
	if button := mainAct(e); button.Truthy() {
		if msg, ok := t.page.Acts().ActOf(button.Get("dataset").Get("act").String()); ok {
			t.page.Send(msg)
		}
	}
}

// mainAct is what Enter presses in a field of one line that is no search: the main act of the sheet or step around it, unless
// that is a dangerous one.
func mainAct(e app.Event) app.Value {
	field := e.Get("target")
	if e.Get("key").String() != "Enter" || e.Get("isComposing").Bool() || field.Get("tagName").String() != "INPUT" {
		return app.Null()
	}
	if t := field.Get("type").String(); t == "search" || t == "radio" || t == "checkbox" || t == "file" {
		return app.Null()
	}
	form := field.Call("closest", "#sheet, .app--focus")
	if !form.Truthy() {
		return form
	}
	return form.Call("querySelector", ".btn--main[data-act]:not(.btn--bad)")
}

// endsNumber reports that Enter ends a number being typed, and so does not press what has the focus.
func (t *Touch) endsNumber(e app.Event) bool {
	return t.page.TakesNumber() && e.Get("key").String() == "Enter" && !within(e, "input, a, summary")
}
