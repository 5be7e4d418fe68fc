package view

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Front is the part of a page that a thumb waits for. It can be drawn before the rest of the page, which follows when it is painted.
type Front struct{ part *part }

// part is a front in the page, as a component of its own.
type part struct {
	app.Compo

	Draw  func() app.UI // another one with each drawing
	Front *Front
	ctx   app.Context
}

// Render draws the part.
func (p *part) Render() app.UI { return p.Draw() }

// OnMount makes the part the one that is drawn first.
func (p *part) OnMount(ctx app.Context) { p.ctx, p.Front.part = ctx, p }

// OnDismount forgets it.
func (p *part) OnDismount() {
	if p.Front.part == p {
		p.Front.part = nil
	}
}

// First marks what a thumb waits for on a page; a page has one such part at most.
func (v *V) First(ui app.UI) app.UI {
	if v.Front == nil {
		return ui
	}
	return &part{Draw: func() app.UI { return ui }, Front: v.Front}
}

// Draw draws the part anew, and nothing else. It answers false where the page on the screen has none.
func (f *Front) Draw(ui app.UI) bool {
	if f.part == nil || !f.part.Mounted() {
		return false
	}
	f.part.Draw = func() app.UI { return ui }
	f.part.ctx.Update()
	return true
}
