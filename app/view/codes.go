package view

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/crew/frames"
	"wasit/app/event/sheet/qr"
	"wasit/app/words/i18n"
)

// Codes shows a message to another device's camera: one code, or for a longer one codes that follow each other for as long as the page
// shows them. They are dark on light in every theme, for a camera.
func (v *V) Codes(message []byte) app.UI {
	w, err := frames.NewWriter(message)
	if err != nil {
		return app.P().Class("qr__none").Text(v.T(i18n.CodeLong))
	}
	label := v.T(i18n.CodeOne)
	if w.Count() > 1 {
		label = v.T(i18n.CodeMany, v.Int(w.Count()))
	}
	return &codes{Message: string(message), Label: label, alone: v.Alone}
}

// codes turns its pages by itself, so that a new code costs no drawing of the page.
type codes struct {
	app.Compo

	Message string
	Label   string

	shown  string // the message that the writer is of
	writer frames.Writer
	n      int    // the code that is on
	alone  func() // see V.Alone
}

// OnMount starts the turning.
func (c *codes) OnMount(ctx app.Context) { c.turn(ctx) }

func (c *codes) turn(ctx app.Context) {
	wait := time.Second // a code that stands still may give way to one that turns
	if c.writer.Count() > 1 {
		wait = time.Second / frames.PerSecond
		c.n++
	}
	ctx.After(wait, func(ctx app.Context) {
		c.alone()
		c.turn(ctx)
	})
}

// Render draws the code that is on.
func (c *codes) Render() app.UI {
	if c.shown != c.Message {
		w, err := frames.NewWriter([]byte(c.Message))
		if err != nil {
			return app.Span() // said by [V.Codes]
		}
		c.shown, c.writer, c.n = c.Message, w, 0
	}
	return app.Span().Class("qr").ID("qr").Attr("role", "img").Aria("label", c.Label).Body(app.Raw(drawCode(c.writer.Text(c.n), c.n)))
}

// drawCode draws a code as it is, numbers alone.
func drawCode(text string, mask int) string {
	code, err := qr.EncodeAlpha(text, mask)
	if err != nil {
		return "<svg></svg>" // no frame is so long
	}
	return svgOf(code)
}

func svgOf(code *qr.Code) string {
	side := strconv.Itoa(code.Size + 8)
	return `<svg viewBox="0 0 ` + side + ` ` + side + `" aria-hidden="true"><path fill="currentColor" d="` + code.Path() + `"/></svg>`
}

// AddressCode is an address as a code for the camera of any phone; nil where it is too long for one.
func (v *V) AddressCode(address string) app.UI { return v.CodeOf("qr-address", address, address) }

// CodeOf is [V.AddressCode] as one of several on a page, with words for who cannot see it.
func (v *V) CodeOf(id, address, label string) app.UI {
	code, err := qr.Encode(address)
	if err != nil {
		return nil
	}
	return app.Span().Class("qr", "qr--address").ID(id).Attr("role", "img").Aria("label", label).Body(app.Raw(svgOf(code)))
}
