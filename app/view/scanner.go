package view

import (
	"errors"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/words/i18n"
)

// Scanner is the page of the camera: the picture, and below it what was read and what to do.
type Scanner struct {
	Title  string
	Cancel session.Msg
	Again  session.Msg // asks for the camera once more
	Said   string      // what became of the last code, where the camera reads one after the other
	Under  string      // and what it says beside
}

// Scanner draws the page for the camera of m, which a room opened with [session.Session.Scan].
func (v *V) Scanner(m session.Session, s Scanner) app.UI {
	v.Key("Escape", s.Cancel)
	c := m.Camera
	foot := []app.UI{v.scanned(c, s), v.parts(c), app.Div().Class("cam__keys").Body(v.torch(c, s), v.Button(Button{Text: v.T(i18n.ScanFile), Icon: "open", ID: "scan-file",
		Act: v.Act("scan-file", session.Ask{Cmd: session.PickFile{Purpose: session.FileMessage, Accept: session.MessageAccept}})}))}
	return app.Div().ID("page").Body(app.Main().ID("main").Class("cam", "on-ink").TabIndex(-1).Body(
		app.Div().Class("cam__top").Body(app.H1().Text(s.Title),
			v.Button(Button{Text: v.T(i18n.Cancel), Icon: "x", Only: true, ID: "scan-cancel", Act: v.Act("scan-cancel", s.Cancel)})),
		app.Div().Class("cam__view").Body(
			app.Video().ID(session.CameraID).Class("cam__video").Attr("playsinline", "true").Aria("hidden", "true"),
			app.Div().Class("cam__frame").Aria("hidden", "true")),
		app.Div().Class("cam__foot").Body(foot...)))
}

// scanned says how far the reading is, or what is in its way.
func (v *V) scanned(c session.Camera, s Scanner) app.UI {
	text, under := v.scanText(c)
	if s.Said != "" && !c.Strange {
		text, under = s.Said, s.Under
	}
	return app.P().Class("cam__says").ID("scan-says").Attr("role", "status").Body(app.Span().Body(app.Text(text), app.Small().Text(under)))
}

func (v *V) scanText(c session.Camera) (text, under string) {
	var fault *session.CameraError
	switch {
	case errors.As(c.Err, &fault) && fault.Why == session.CameraRefused:
		return v.T(i18n.ScanRefused), v.T(i18n.ScanRefusedDo)
	case errors.As(c.Err, &fault) && fault.Why == session.CameraAbsent:
		return v.T(i18n.ScanAbsent), v.T(i18n.ScanAbsentDo)
	case c.Err != nil:
		return v.T(i18n.ScanBusy), v.T(i18n.ScanBusyDo)
	case !c.On:
		return v.T(i18n.ScanAsk), ""
	case c.Strange:
		return v.T(i18n.ScanStrange), v.T(i18n.ScanStrangeDo)
	case c.Of == 0:
		return v.T(i18n.ScanAim), v.T(i18n.ScanAimDo)
	case c.Have == c.Of:
		return v.T(i18n.ScanDone), ""
	}
	return v.T(i18n.ScanPart, v.Int(c.Have), v.Int(c.Of)), v.T(i18n.ScanStill)
}

// mostParts is how many boxes show the progress of a long message.
const mostParts = 16

func (v *V) parts(c session.Camera) app.UI {
	n := min(c.Of, mostParts)
	full := 0
	if c.Of > 0 {
		full = c.Have * n / c.Of
	}
	return app.Span().Class("parts").Aria("hidden", "true").Body(app.Range(make([]bool, n)).Slice(func(i int) app.UI {
		if i < full {
			return app.I().Class("f")
		}
		return app.I()
	}))
}

// torch is the key of the lamp; where there is no picture, it asks for one again.
func (v *V) torch(c session.Camera, s Scanner) app.UI {
	if c.Err != nil {
		return v.Button(Button{Text: v.T(i18n.ScanAgain), Icon: "qr", ID: "scan-again", Act: v.Act("scan-again", s.Again)})
	}
	b := app.Button().Type("button").Class("btn").ID("scan-torch").Body(Icon("torch"), app.Text(" "+v.T(i18n.ScanTorch))).
		DataSet("act", v.Act("scan-torch", session.SwitchTorch{})).Aria("pressed", c.Lit)
	return b.Hidden(!c.CanLight)
}
