package clock

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/clock"
)

// settings is the sheet of choices, with what this device cannot do.
func settings(v *view.V, m page) app.UI {
	o := m.Options
	layout, hand := "auto", "right"
	if o.Face {
		layout = "face"
	}
	if m.Settings.LeftHand {
		hand = "left"
	}
	body := append(names(v, m),
		v.Button(view.Button{Text: v.T(textPlayMoves), Icon: "board", Class: "btn--full", Href: session.Route{Page: session.PageBoard, Sheet: "clock"}.Path(), ID: "on-board"}),
		v.Seg("clock-layout", v.T(textClockPlace), layout, v.In("clock-layout", func(value string) session.Msg {
			return setOption{Option: optionFace, On: value == "face"}
		}), []view.Option{{Key: "auto", Text: v.T(textClockAuto)}, {Key: "face", Text: v.T(textClockFace)}}),
		v.Seg("clock-hand", v.T(textClockHand), hand, v.In("clock-hand", func(value string) session.Msg {
			return session.ChangeSetting{Setting: session.SettingLeftHand, Value: strconv.FormatBool(value == "left")}
		}), []view.Option{{Key: "right", Text: v.T(textClockRight)}, {Key: "left", Text: v.T(textClockLeft)}}),
		app.H2().Text(v.T(textClockSigns)),
		option(v, "sound", textClockSound, optionSound, o.Sound),
		pressSound(v, o),
		option(v, "vibrate", textClockVibrate, optionVibrate, o.Vibrate),
		option(v, "flash", textClockFlash, optionFlash, o.Flash),
		option(v, "speak", textClockSpeak, optionSpeak, o.Speak),
		app.Span().Class("field__help").Text(v.T(textClockSpeakHelp)),
		volume(v, o),
		option(v, "low", textClockLow, optionLow, o.Low),
		lowAt(v, m),
		option(v, "tenths", textClockTenths, optionTenths, !o.Whole),
		option(v, "hold", textClockHoldPause, optionHold, o.Hold),
		option(v, "window", textClockWindow, optionWindow, !o.Window))
	body = append(body, levers(v, m)...)
	body = append(body, lacks(v, m)...)
	return v.Sheet(view.Sheet{Title: v.T(textClockSettings), Close: v.Act("close", closeDialog{}), Body: body, Foot: []app.UI{
		v.Button(view.Button{Text: v.T(textClockHelp), Icon: "info", Act: v.Act("help", goTo{Screen: screenHelp}), ID: "clock-help"}),
		v.Button(view.Button{Text: v.T(textClockSay), Icon: "call", Act: v.Act("say", SayTimes{}), ID: "say"}),
		v.Button(view.Button{Text: v.T(textClockDone), Class: "btn--go", Act: v.Act("done", closeDialog{}), ID: "done"})}})
}

// levers are the keys of a remote or a keyboard, which are learned by pressing them.
func levers(v *view.V, m page) []app.UI {
	if m.Learns != learnsNone {
		v.Learn(func(key string) session.Msg { return learned{Key: key} })
	}
	list := []app.UI{app.H2().Text(v.T(textLeverTitle)), app.Span().Class("field__help").Text(v.T(textLeverHelp))}
	for _, side := range [...]clock.Side{clock.White, clock.Black} {
		id, key := "lever-"+side.String(), m.Options.Levers[side]
		text := v.T(textLeverNone, colour(v, side))
		switch {
		case m.Learns == learnsOf(side):
			text = v.T(textLeverPress, colour(v, side))
		case key != "":
			text = v.T(textLeverIs, colour(v, side), keyName(v, key))
		}
		row := []app.UI{v.Button(view.Button{Text: text, Act: v.Act(id, learnLever{Side: side}), ID: id})}
		if key != "" {
			row = append(row, v.Button(view.Button{Text: v.T(textLeverDrop, colour(v, side)), Icon: "x", Only: true, Class: "btn--quiet", Act: v.Act("drop-"+id, dropLever{Side: side}), ID: "drop-" + id}))
		}
		list = append(list, app.Div().Class("cluster").Attr("role", "status").Body(row...))
	}
	return list
}

// keyName is a key as people call it: the browser's name, and of the space bar its word.
func keyName(v *view.V, key string) string {
	if key == " " {
		return v.T(textLeverSpace)
	}
	return key
}

// lacks says what this device cannot do for a clock, and that its battery may be too weak for the game.
func lacks(v *view.V, m page) (list []app.UI) {
	d := m.Model.Device
	for _, lack := range []struct {
		is   bool
		text i18n.Text
	}{{d.NoWake, textClockNoWake}, {d.NoVibrate || m.Session.Device.NoVibrate, i18n.NoVibration}, {d.NoVoice, textClockNoVoice}, {d.NoScreen, textClockNoScreen}} {
		if lack.is {
			list = append(list, app.P().Class("ck-lack").Body(view.Icon("info"), app.Text(" "+v.T(lack.text))))
		}
	}
	if short, ok := m.TooWeak(); ok {
		list = append(list, app.P().Class("ck-lack").Body(view.Icon("battery"), app.Text(" "+v.T(textClockTooWeak, v.Int(d.Battery), v.Int(short)))))
	}
	return list
}

// names are the players' names, as they stand on the halves.
func names(v *view.V, m page) []app.UI {
	var fields []app.UI
	for _, s := range []clock.Side{clock.White, clock.Black} {
		id := "name-" + s.String()
		fields = append(fields, v.Field(view.Field{ID: id, Label: v.T(textClockNameOf, colour(v, s)), Value: m.Typed[s], Max: maxName,
			In: v.In(id, func(text string) session.Msg { return typePlayer{Side: s, Text: text} })}))
	}
	return []app.UI{app.Div().Class("ck-names").Body(fields...)}
}

// pressSound is what a press sounds like, where it does.
func pressSound(v *view.V, o session.ClockOptions) app.UI {
	if !o.Sound {
		return nil
	}
	keys := [...]string{session.PressTones: "tones", session.PressClick: "click", session.PressMute: "mute"}
	return v.Seg("clock-press", v.T(textClockPress), keys[min(o.Press, session.PressMute)], v.In("clock-press", func(value string) session.Msg {
		return setPressSound{Sound: session.PressSound(max(0, slices.Index(keys[:], value)))}
	}), []view.Option{{Key: "tones", Text: v.T(textClockTones)}, {Key: "click", Text: v.T(textClockClick)}, {Key: "mute", Text: v.T(textClockNoPress)}})
}

// lowAt is at how many seconds the alert is given; zero stands for what the time control makes of it.
func lowAt(v *view.V, m page) app.UI {
	o := m.Options
	if !o.Low {
		return nil
	}
	options := []view.Option{{Key: "0", Text: v.T(textClockLowAuto)}}
	for _, s := range []int{10, 20, 30, 60} {
		options = append(options, view.Option{Key: strconv.Itoa(s), Text: v.Int(s)})
	}
	return app.Div().Body(v.Seg("clock-low-at", v.T(textClockLowAt), strconv.Itoa(o.LowAt), v.In("clock-low-at", func(value string) session.Msg {
		n, _ := strconv.Atoi(value)
		return setLowAt{Seconds: n}
	}), options), app.Span().Class("field__help").Text(v.T(textClockLowHelp)))
}

// volume is how loud the clock sounds and speaks, where it does.
func volume(v *view.V, o session.ClockOptions) app.UI {
	if !o.Speak && !o.Sound {
		return nil
	}
	keys := [...]string{session.Loud: "loud", session.Middling: "middling", session.Soft: "soft"}
	return v.Seg("clock-volume", v.T(textClockVolume), keys[min(o.Volume, session.Soft)], v.In("clock-volume", func(value string) session.Msg {
		return setVolume{Volume: session.Volume(max(0, slices.Index(keys[:], value)))}
	}), []view.Option{{Key: "soft", Text: v.T(textClockSoft)}, {Key: "middling", Text: v.T(textClockMiddling)}, {Key: "loud", Text: v.T(textClockLoud)}})
}
