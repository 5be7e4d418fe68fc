package touch

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/device/touch/gesture"
	"wasit/app/session"
)

// pressed tells of a finger that comes down. A button of a mouse other than the first means nothing, nor does a finger beside a carried piece.
func (t *Touch) pressed(ctx app.Context, e app.Event) {
	if t.lift.man != nil || e.Get("button").Int() > 0 {
		t.leave(ctx)
		return
	}
	before, means := t.fingers.Reach(contact(e))
	t.do(e, before.Do)
	if means {
		t.do(e, t.fingers.Down(contact(e), t.target(e)).Do)
	}
	if !before.Draw {
		t.leave(ctx)
	}
}

// released tells of a finger that is lifted. Its click usually follows; where the element is gone by then, it does not. What did nothing has
// nothing drawn: what acted keeps the drawing of this turn, for a frame may come before the one it asks for, and would show what waits for
// the drawing.
func (t *Touch) released(ctx app.Context, e app.Event) {
	if e.Get("button").Int() > 0 {
		t.leave(ctx)
		return
	}
	var swiped any
	if key, ok := marked(e, "swipe"); ok {
		if msg, ok := t.page.Acts().ActOf(key); ok {
			swiped = msg
		}
	}
	t.run(ctx, e, t.fingers.Up(contact(e), swiped))
}

// cancelled tells of a finger that the browser took away.
func (t *Touch) cancelled(ctx app.Context, e app.Event) {
	t.run(ctx, e, t.fingers.Cancel(pointerOf(e)))
}

// click tells of the end of a touch, or of an act of the keyboard, a switch or a screen reader.
func (t *Touch) click(ctx app.Context, e app.Event) {
	if _, ok := marked(e, "skip"); ok {
		e.PreventDefault()
		if main, ok := element("main"); ok {
			main.Call("focus")
		}
		return
	}
	if field := e.Get("target"); isChoice(field) {
		t.choose(e, field)
	}
	if e.Get("detail").Int() > 0 {
		t.run(ctx, e, t.fingers.Click(contact(e), linkOf(e)))
		return
	}
	if key, ok := marked(e, "keyact"); ok { // what a finger must hold
		t.actOf(key)
		return
	}
	t.hit(e)
}

// hit sends what the key means on which a click lies. On a page with a clock that has been shown already.
func (t *Touch) hit(e app.Event) {
	if key, ok := marked(e, "act"); ok {
		t.actOf(key)
	} else if t.page.HasClock() {
		t.leave(t.ctx)
	}
}

func (t *Touch) actOf(key string) {
	if msg, ok := t.page.Acts().ActOf(key); ok {
		t.act(msg)
	}
}

// act sends what a touch or a key means, and shows it.
func (t *Touch) act(msg session.Msg) {
	t.page.Send(msg)
	t.draw()
}

// draw has the page drawn at once, or first what somebody waits for.
func (t *Touch) draw() {
	if t.page.First() {
		t.leave(t.ctx)
		return
	}
	t.ctx.Update()
}

// leave has the page stand as it was drawn.
func (t *Touch) leave(ctx app.Context) { ctx.PreventUpdate() }

// run does what an event led to.
func (t *Touch) run(ctx app.Context, e app.Event, r gesture.Result) {
	if !r.Draw {
		t.leave(ctx)
	}
	t.do(e, r.Do)
}

// do performs effects in their order; e is the event that led to them.
func (t *Touch) do(e app.Event, effects []gesture.Effect) {
	for _, effect := range effects {
		switch effect := effect.(type) {
		case gesture.Send:
			t.touched = effect.At
			t.act(effect.Msg.(session.Msg))
			t.touched = 0
		case gesture.Navigate:
			t.ctx.Navigate(effect.Link)
		case gesture.CloseSheet:
			t.act(session.CloseDialog{})
		case gesture.ShowHeld:
			t.showHeld(e)
		case gesture.HideHeld:
			t.hideHeld()
		case gesture.Wait:
			t.ctx.After(effect.For, func(ctx app.Context) { t.run(ctx, e, t.fingers.Tick(effect.Tick)) })
		case gesture.Drop:
			t.drop(e)
		case gesture.LetGo:
			t.letGo()
		case gesture.Swallow:
			e.PreventDefault()
			e.Call("stopPropagation")
		case gesture.Hit:
			t.hit(e)
		}
	}
}
