package view

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Front is the part of a page that a thumb waits for. It can be drawn before the rest of the page, which follows when it is painted.
type Front struct {
	part *part
	mark *mark
}

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
func (p *part) OnMount(ctx app.Context) {
	p.ctx, p.Front.part = ctx, p
	ctx.PreventUpdate() // it stands as it was drawn a moment ago, and so does the page
}

// OnDismount unregisters the part, unless another one has taken its place.
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

// Draw redraws this part alone. It returns false where the page on the screen has none.
func (f *Front) Draw(ui app.UI) bool {
	if f.part == nil || !f.part.Mounted() {
		return false
	}
	f.part.Draw = func() app.UI { return ui }
	f.part.ctx.Update()
	return true
}

// mark tells in a front whether the store has the last act. It can be drawn alone.
type mark struct {
	app.Compo

	Pending bool
	Front   *Front
	ctx     app.Context
}

// Render draws a tick; until the act is confirmed an hourglass stands in its place.
func (m *mark) Render() app.UI {
	if m.Pending {
		return Icon("sand")
	}
	return Icon("check")
}

// OnMount makes the mark the one that turns.
func (m *mark) OnMount(ctx app.Context) {
	m.ctx, m.Front.mark = ctx, m
	ctx.PreventUpdate()
}

// OnDismount unregisters the mark, unless another one has taken its place.
func (m *mark) OnDismount() {
	if m.Front.mark == m {
		m.Front.mark = nil
	}
}

// Mark shows whether the last act is still on its way to the store.
func (v *V) Mark(pending bool) app.UI {
	m := &mark{Pending: pending, Front: v.Front}
	if v.Front == nil {
		return m.Render()
	}
	return m
}

// Stored turns the mark of the front into a tick, and draws nothing else.
func (f *Front) Stored() {
	if f.mark != nil && f.mark.Mounted() && f.mark.Pending {
		f.mark.Pending = false
		f.mark.ctx.Update()
	}
}
