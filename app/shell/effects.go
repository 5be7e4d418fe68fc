package shell

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/device/bridge"
	"wasit/app/event/sheet"
	"wasit/app/rooms/paper"
	"wasit/app/session"
)

// perform starts the effect that c describes. It runs on the goroutine of the screen and never waits.
func (l *loop) perform(c session.Cmd) {
	if l.touch.Show(c) || l.signal(c) || l.keeper.Perform(c) {
		return
	}
	switch c := c.(type) {
	case session.MeasureType:
		if t, err := measureType(); err == nil { // a browser without a canvas: the usual widths hold
			l.send(paper.TypeMeasured{Type: t})
		}
	case session.PrintPage:
		l.paint.DrawAll(l.m.Route) // paper has every leaf, also in the moment in which the screen shows the first alone
		l.ctx.Defer(func(app.Context) {
			if err := bridge.Print(); err != nil {
				l.send(session.Failed{Err: err})
			}
		})
	case session.Fullscreen:
		bridge.SetFullscreen(!bridge.IsFullscreen()).Then(func(_ bridge.Nothing, err error) {
			if err != nil {
				l.post(session.Failed{Err: err})
			}
		})
	case session.KeepAwake:
		l.ctx.Defer(func(app.Context) { l.keepAwake(c.On) }) // behind the drawing of the page that wants it
	case session.After:
		l.after(c)
	case session.Install:
		l.ctx.ShowAppInstallPrompt()
	default:
		panic(unknownError{c})
	}
}

// after sends a message after some time, unless nothing waits for it any more.
func (l *loop) after(c session.After) {
	l.ctx.After(time.Duration(c.Millis)*time.Millisecond, func(ctx app.Context) {
		if l.m.isLate(c.Msg) {
			ctx.PreventUpdate()
			return
		}
		l.send(c.Msg)
	})
}

// keepAwake keeps the screen on while a page wants it; a device that cannot goes dark as it always does.
func (l *loop) keepAwake(on bool) {
	switch {
	case on && l.awake == nil:
		l.awake, _ = bridge.KeepAwake(func(bool) {})
	case !on && l.awake != nil:
		l.awake.End()
		l.awake = nil
	}
}

// signal gives what can be heard or felt.
func (l *loop) signal(c session.Cmd) (done bool) {
	switch c := c.(type) {
	case session.Vibrate:
		_ = bridge.Vibrate(20 * time.Millisecond) // a device without it says so in the settings, not at each result
	case session.Speak:
		lang := c.Lang
		if lang == "" {
			lang = l.m.Lang().Tag()
		}
		if c.Now {
			bridge.Hush()
		}
		_ = bridge.Say(bridge.Speech{Lang: lang, Text: c.Text, Volume: c.Volume.Level()})
	case session.AskVoice:
		found := session.VoiceFound{Found: bridge.HasVoice(l.m.Lang().Tag())}
		l.ctx.Dispatch(func(app.Context) { l.send(found) })
	case session.SignClock:
		l.clockSign(c)
	case session.WatchClock:
		l.watchClock(c)
	default:
		return false
	}
	return true
}

// measureType measures the letters of paper as this device sets them.
func measureType() (*sheet.Type, error) {
	var t sheet.Type
	for _, face := range []struct {
		widths *sheet.Face
		weight int
	}{{&t.Regular, 400}, {&t.Bold, sheet.Heaviest}} {
		for i, size := range sheet.LetterSizes {
			var widths sheet.Face
			if err := bridge.MeasureLetters("paper", face.weight, size, widths[:]); err != nil {
				return nil, err
			}
			if wider := face.widths.Widen(&widths); i > 0 && !wider {
				break // a device that leaves its smallest letters as they are does so with all
			}
		}
	}
	return &t, nil
}
