package app

import (
	"context"
	"encoding/json"
	"errors"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/bridge"
	"wasit/app/i18n"
	"wasit/app/model"
	"wasit/app/roster"
)

// storeTime bounds every call of the store: an answer that never comes is an error with a banner, not a silence.
const storeTime = 10 * time.Second

// perform starts the effect that c describes. It runs on the UI goroutine and never waits.
func (h *host) perform(c model.Cmd) {
	switch c := c.(type) {
	case model.Navigate, model.Focus, model.Reveal, model.Blank, model.ShowSettings, model.PrintPage, model.Vibrate, model.Speak, model.After, model.Fullscreen, model.KeepAwake:
		h.show(c)
	case model.ListEvents, model.CreateEvent, model.OpenEvent, model.CloseEvent, model.Append, model.LoadLog, model.TakeOver,
		model.DeleteEvent, model.AnonymiseEvent, model.SaveSettings, model.ReadBackup, model.RestoreBackup, model.BackupEvent:
		h.keep(c)
	case model.LoadClock, model.LoadClockGame, model.KeepClock, model.KeepClockIndex, model.KeepClockSeen,
		model.ClockTakeOver:
		h.keepClock(c)
	case model.ReadLaws:
		h.readLaws(c)
	case model.LoadPlay, model.LoadPlayGame, model.KeepPlay, model.KeepPlayIndex, model.PlayTakeOver, model.AskMate, model.StopMate:
		h.keepPlay(c)
	case model.SignClock:
		h.clockSign(c)
	case model.WatchClock:
		h.watchClock(c)
	case model.PairRound:
		h.pair(c)
	case model.ExplainRound:
		h.explain(c)
	case model.CompareRound:
		h.compare(c)
	case model.StopPairing:
		if h.pairing != nil {
			h.pairing()
		}
	case model.SaveFile:
		h.failed(bridge.Save(bridge.File{Name: c.Name, Type: c.Type, Data: c.Data}))
	case model.PickFile:
		h.pick(c)
	case model.CopyText:
		h.copyText(c.Text, i18n.Copied)
	case model.ShareText:
		bridge.Share(bridge.Message{Title: c.Title, Text: c.Text}).Then(func(_ bridge.Nothing, err error) {
			if err != nil && !errors.Is(err, bridge.ErrDismissed) {
				h.ctx.Dispatch(func(app.Context) { h.copyText(c.Text, i18n.CopiedInstead) })
			}
		})
	case model.KeepStorage:
		bridge.Persist().Then(func(bool, error) { h.askStorage() })
	case model.CheckReady:
		h.checkReady(c)
	case model.AcceptUpdate:
		bridge.AcceptUpdate()
	case model.Reload:
		bridge.Reload()
	case model.Install:
		h.ctx.ShowAppInstallPrompt()
	}
}

// failed says that an effect did not work.
func (h *host) failed(err error) {
	if err != nil {
		h.Send(model.Failed{Err: err})
	}
}

func (h *host) show(c model.Cmd) {
	switch c := c.(type) {
	case model.Navigate:
		h.navigate(c)
	case model.Focus:
		h.ctx.Defer(func(app.Context) { focus(c.ID) })
	case model.Reveal:
		h.ctx.Defer(func(app.Context) { reveal(c.ID) })
	case model.Blank:
		h.ctx.Defer(func(app.Context) {
			if e, ok := element(c.ID); ok {
				e.Set("value", "")
			}
		})
	case model.ShowSettings:
		showSettings(c.Settings)
	case model.PrintPage:
		h.ctx.Defer(func(app.Context) { h.failed(bridge.Print()) })
	case model.Vibrate:
		_ = bridge.Vibrate(20 * time.Millisecond) // a device without it says so in the settings, not at each result
	case model.Speak:
		lang := c.Lang
		if lang == "" {
			lang = h.m.Lang().Tag()
		}
		_ = bridge.Say(bridge.Speech{Lang: lang, Text: c.Text, Volume: c.Volume.Level()})
	case model.Fullscreen:
		bridge.SetFullscreen(!bridge.IsFullscreen()).Then(func(_ bridge.Nothing, err error) {
			if err != nil {
				h.post(model.Failed{Err: err})
			}
		})
	case model.KeepAwake:
		h.ctx.Defer(func(app.Context) { h.keepAwake(c.On) }) // behind the drawing of the page that wants it
	case model.After:
		h.ctx.After(time.Duration(c.Millis)*time.Millisecond, func(ctx app.Context) {
			if late, ok := c.Msg.(model.Late); ok && late.IsLate(h.m) {
				ctx.PreventUpdate()
				return
			}
			h.Send(c.Msg)
		})
	}
}

// keepAwake keeps the screen on while a page wants it; a device that cannot goes dark as it always does.
func (h *host) keepAwake(on bool) {
	switch {
	case on && h.awake == nil:
		h.awake, _ = bridge.KeepAwake(func(bool) {})
	case !on && h.awake != nil:
		h.awake.End()
		h.awake = nil
	}
}

func (h *host) navigate(c model.Navigate) {
	path := prefix() + c.To.Path()
	if c.Replace {
		app.Window().Get("history").Call("replaceState", nil, "", path)
		// go-app hears of it as of a step through the history; else a later way to the page that was left would do nothing
		app.Window().Call("dispatchEvent", app.Window().Get("PopStateEvent").New("popstate"))
		return
	}
	h.ctx.Navigate(path)
}

func element(id string) (app.Value, bool) {
	e := app.Window().Get("document").Call("getElementById", id)
	return e, e.Truthy()
}

// reveal scrolls a row of a list into its upper third: the style sheet sets the distance (scroll-padding).
func reveal(id string) {
	if e, ok := element(id); ok {
		e.Call("scrollIntoView", map[string]any{"block": "start", "behavior": "instant"})
	}
}

func showSettings(s model.Settings) {
	root := app.Window().Get("document").Get("documentElement")
	set := func(name, value string) {
		if value == "" {
			root.Call("removeAttribute", name)
		} else {
			root.Call("setAttribute", name, value)
		}
	}
	on := func(b bool, word string) string {
		if b {
			return word
		}
		return ""
	}
	look := bridge.Look{Theme: s.Theme, Contrast: on(s.Contrast, "high"), Motion: on(s.Calm, "off"), Hand: on(s.LeftHand, "left"), Lang: s.Lang.Tag()}
	set("lang", look.Lang)
	set("data-theme", look.Theme)
	set("data-contrast", look.Contrast)
	set("data-motion", look.Motion)
	set("data-hand", look.Hand)
	_ = bridge.SaveLook(look) // only spares the next start a flash of the other theme
}

// askStorage finds out whether the browser keeps the store, and how full it is.
func (h *host) askStorage() {
	ctx, cancel := context.WithTimeout(context.Background(), storeTime)
	defer cancel()
	kept, err := bridge.Persisted().Wait(ctx)
	space, err2 := bridge.EstimateSpace().Wait(ctx)
	if err != nil || err2 != nil {
		return // Known stays false: nothing is claimed
	}
	h.ctx.Dispatch(func(app.Context) {
		d := h.m.Device
		d.Known, d.Persistent, d.Usage, d.Quota = true, kept, space.Used, space.Quota
		h.Send(model.DeviceChanged{Device: d})
	})
}

func (h *host) pick(c model.PickFile) {
	bridge.Pick(bridge.Choice{Accept: c.Accept, Limit: roster.MaxBytes}).Then(func(files []bridge.File, err error) {
		var large *bridge.TooLargeError
		switch {
		case errors.Is(err, bridge.ErrDismissed) || err == nil && len(files) == 0:
			return
		case errors.As(err, &large):
			err = roster.ErrTooLarge
		}
		msg := model.Picked{Purpose: c.Purpose, Err: err}
		if err == nil {
			msg.Name, msg.Data = files[0].Name, files[0].Data
		}
		h.post(msg)
	})
}

func (h *host) copyText(text string, done i18n.Text) {
	bridge.Copy(text).Then(func(_ bridge.Nothing, err error) {
		if err != nil {
			h.post(model.Failed{Err: err})
			return
		}
		h.ctx.Dispatch(func(app.Context) {
			h.m.Notice = &model.Notice{Kind: "ok", Title: h.m.Lang().T(done), Copied: text}
		})
	})
}

// settingsFile is how settings lie in the store.
type settingsFile struct {
	Version int
	model.Settings
	Lang string
}

func encodeSettings(s model.Settings) ([]byte, error) {
	return json.Marshal(settingsFile{Version: 1, Settings: s, Lang: s.Lang.Tag()})
}

func decodeSettings(data []byte) (model.Settings, error) {
	var f settingsFile
	if err := json.Unmarshal(data, &f); err != nil {
		return model.Settings{}, err
	}
	l, ok := i18n.ParseLang(f.Lang)
	if !ok {
		l = i18n.EN
	}
	f.Settings.Lang = l
	return f.Settings, nil
}
