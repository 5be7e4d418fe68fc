package clock

import (
	"slices"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/model"
	"wasit/app/view"
	"wasit/clock"
)

// settings is the sheet of choices, with what this device cannot do.
func settings(v *view.V, m model.Model, at time.Duration) app.UI {
	o, d := m.Clock.Options, m.Clock.Device
	layout, hand := "auto", "right"
	if o.Face {
		layout = "face"
	}
	if m.Settings.LeftHand {
		hand = "left"
	}
	set := m.Settings
	body := []app.UI{
		v.Button(view.Button{Text: v.T(i18n.PlayMoves), Icon: "board", Class: "btn--full", Href: model.Route{Page: model.PageBoard, Sheet: "clock"}.Path(), ID: "on-board"}),
		v.Seg("clock-layout", v.T(i18n.ClockPlace), layout, v.In("clock-layout", func(value string) model.Msg {
			return model.ClockSetOptions{Change: func(o *model.ClockOptions) { o.Face = value == "face" }}
		}), []view.Option{{Key: "auto", Text: v.T(i18n.ClockAuto)}, {Key: "face", Text: v.T(i18n.ClockFace)}}),
		v.Seg("clock-hand", v.T(i18n.ClockHand), hand, v.In("clock-hand", func(value string) model.Msg {
			set.LeftHand = value == "left"
			return model.ChangeSettings{Settings: set}
		}), []view.Option{{Key: "right", Text: v.T(i18n.ClockRight)}, {Key: "left", Text: v.T(i18n.ClockLeft)}}),
		app.H2().Text(v.T(i18n.ClockSigns)),
		option(v, "sound", i18n.ClockSound, o.Sound, func(o *model.ClockOptions, on bool) { o.Sound = on }),
		option(v, "vibrate", i18n.ClockVibrate, o.Vibrate, func(o *model.ClockOptions, on bool) { o.Vibrate = on }),
		option(v, "flash", i18n.ClockFlash, o.Flash, func(o *model.ClockOptions, on bool) { o.Flash = on }),
		option(v, "speak", i18n.ClockSpeak, o.Speak, func(o *model.ClockOptions, on bool) { o.Speak = on }),
		app.Span().Class("field__help").Text(v.T(i18n.ClockSpeakHelp)),
		volume(v, o),
		option(v, "low", i18n.ClockLow, o.Low, func(o *model.ClockOptions, on bool) { o.Low = on }),
		option(v, "tenths", i18n.ClockTenths, !o.Whole, func(o *model.ClockOptions, on bool) { o.Whole = !on }),
		option(v, "hold", i18n.ClockHoldPause, o.Hold, func(o *model.ClockOptions, on bool) { o.Hold = on }),
		option(v, "window", i18n.ClockWindow, !o.Window, func(o *model.ClockOptions, on bool) { o.Window = !on }),
	}
	for _, lack := range []struct {
		is   bool
		text i18n.Text
	}{{d.NoWake, i18n.ClockNoWake}, {d.NoVibrate, i18n.ClockNoVibrate}, {d.NoVoice, i18n.ClockNoVoice}, {d.NoScreen, i18n.ClockNoScreen}} {
		if lack.is {
			body = append(body, app.P().Class("ck-lack").Body(view.Icon("info"), app.Text(" "+v.T(lack.text))))
		}
	}
	if short, ok := m.Clock.TooWeak(); ok {
		body = append(body, app.P().Class("ck-lack").Body(view.Icon("battery"), app.Text(" "+v.T(i18n.ClockTooWeak, v.Int(d.Battery), v.Int(short)))))
	}
	foot := []app.UI{v.Button(view.Button{Text: v.T(i18n.ClockHelp), Icon: "info", Act: v.Act("help", model.ClockGo{Screen: model.ClockHelp}), ID: "clock-help"}), v.Button(view.Button{Text: v.T(i18n.ClockSay), Icon: "call", Act: v.Act("say", model.ClockSay{}), ID: "say"})}
	if m.Clock.Game.State.Phase(at) != clock.Ready {
		reset := app.Button().Type("button").Class("btn", "btn--bad", "btn--hold").ID("reset").DataSet("holdms", "1500").
			DataSet("hold", v.Hold("reset", model.ClockShow{Dialog: model.ClockResetDialog{}})).
			DataSet("keyact", v.Act("reset", model.ClockShow{Dialog: model.ClockResetDialog{}})).Body(app.Span().Text(v.T(i18n.ClockReset)))
		foot = append(foot, v.Button(view.Button{Text: v.T(i18n.ClockEnd), Icon: "flag", Act: v.Act("end", model.ClockShow{Dialog: model.ClockEndDialog{}}), ID: "end"}), reset)
	}
	return v.Sheet(view.Sheet{Title: v.T(i18n.ClockSettings), Close: v.Act("close", model.ClockClose{}), Body: body,
		Foot: append(foot, v.Button(view.Button{Text: v.T(i18n.ClockDone), Class: "btn--go", Act: v.Act("done", model.ClockClose{}), ID: "done"}))})
}

// volume is how loud the times are spoken, where they are.
func volume(v *view.V, o model.ClockOptions) app.UI {
	if !o.Speak {
		return nil
	}
	keys := [...]string{model.Loud: "loud", model.Middling: "middling", model.Soft: "soft"}
	return v.Seg("clock-volume", v.T(i18n.ClockVolume), keys[min(o.Volume, model.Soft)], v.In("clock-volume", func(value string) model.Msg {
		return model.ClockSetOptions{Change: func(o *model.ClockOptions) { o.Volume = model.Volume(max(0, slices.Index(keys[:], value))) }}
	}), []view.Option{{Key: "soft", Text: v.T(i18n.ClockSoft)}, {Key: "middling", Text: v.T(i18n.ClockMiddling)}, {Key: "loud", Text: v.T(i18n.ClockLoud)}})
}
