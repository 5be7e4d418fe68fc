package app

import (
	"context"
	"math/rand/v2"
	"strings"
	"sync"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/bridge"
	"wasit/app/i18n"
	"wasit/app/model"
	"wasit/app/store"
	"wasit/app/view"
)

// host runs the loop: it hands each message to Update, performs the effects, and has the page drawn again. All its
// fields belong to the UI goroutine; results of other goroutines come back through post.
type host struct {
	m   model.Model
	v   *view.V // the last drawing: what its keys mean
	ctx app.Context

	started bool
	ahead   model.Route // of the address, drawn until the model is told it
	opened  bool        // the store was asked for; store stays nil where there is none
	store   *store.Store
	writes  chan func() // the one queue of writes
	seats   map[string]*seat
	pairing context.CancelFunc // of a running pairing

	whole   model.Route // the page that was drawn with all its rows
	cut     bool        // the rest of them will be drawn soon
	at      string      // address path, without the prefix
	press   press
	drag    drag
	touched time.Duration // when the finger went down whose message is being sent
	letters letters
	opener  string // id of what had the focus when the open dialog came
	lost    bool   // what had the focus went with a drawing, and no heading came yet
	alive   alive
	title   string        // of the page, as the browser shows it
	awake   *bridge.Awake // while the big screen is shown

	// turn lets one message change the model at a time. Touches of the clock and its timer come on goroutines of their own,
	// beside the UI goroutine, because they must not wait for its frame; and a collection of garbage may switch goroutines in
	// the middle of an Update, so that without it one of two changes could be lost.
	turn  sync.Mutex
	clock liveClock
	board playDesk
}

var current = &host{v: view.New(i18n.ID, ""), seats: map[string]*seat{}}

// prefix stands before each address of the app in the browser; natively pages are neutral.
func prefix() string {
	if app.IsServer {
		return ""
	}
	return strings.TrimSuffix(app.Getenv("GOAPP_ROOT_PREFIX"), "/")
}

// Send hands msg to the model and performs what it asks for. Only the UI goroutine and the clock on the screen may call it.
func (h *host) Send(msg model.Msg) {
	was := h.m.Dialog != nil
	cmds := h.update(msg)
	if open := h.m.Dialog != nil; open != was {
		h.dialogTurned(open)
	}
	for _, c := range cmds {
		h.perform(c)
	}
}

func (h *host) update(msg model.Msg) []model.Cmd {
	h.turn.Lock()
	defer h.turn.Unlock()
	next, cmds := msg.Update(h.m, model.Env{Now: time.Now(), Random: rand.Uint64(), Mono: bridge.Now(), Touched: h.touched})
	h.m = next.Refresh()
	return cmds
}

// post hands msg to the model from any goroutine.
func (h *host) post(msg model.Msg) {
	h.ctx.Dispatch(func(app.Context) { h.Send(msg) })
}

// mounted starts the host when the shell stands in the page for the first time.
func (h *host) mounted(ctx app.Context) {
	h.ctx = ctx
	if h.started {
		return
	}
	h.started = true
	h.writes = make(chan func(), 256)
	go func() {
		for write := range h.writes {
			write()
		}
	}()
	h.m.Settings.Lang = deviceLang(bridge.Around())
	h.listenKeys()
	h.watch()
	bridge.OnChange(func(s bridge.Surroundings) { h.ctx.Dispatch(func(app.Context) { h.surroundings(s) }) })
	h.surroundings(bridge.Around())
	go h.openStore()
}

// deviceLang is the first language of the device that Wasit speaks.
func deviceLang(s bridge.Surroundings) i18n.Lang {
	for _, tag := range s.Languages {
		if l, ok := i18n.ParseLang(tag); ok {
			return l
		}
	}
	return i18n.EN
}

// deviceName is a short random name for the journal; it is kept with the settings.
func deviceName() string {
	const signs = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
	return string([]byte{signs[rand.IntN(len(signs))], signs[rand.IntN(len(signs))], signs[rand.IntN(len(signs))]})
}

func (h *host) surroundings(s bridge.Surroundings) {
	d := h.m.Device
	d.Installed, d.Apple, d.Replaced, d.Update = s.Installed, s.Apple, s.Replaced, s.Update == bridge.UpdateWaiting
	d.Offline = model.OfflineMissing
	if s.Ready {
		d.Offline = model.OfflineReady
	}
	h.Send(model.DeviceChanged{Device: d})
	if h.m.ClockLive() || h.m.PlayLive() {
		h.Send(model.ClockLife{}) // the tab goes away or comes back
	}
}

// navigated tells the model the address, without what the host of the site puts before it.
func (h *host) navigated(ctx app.Context, path string) {
	h.ctx = ctx
	h.at = strings.TrimPrefix(path, prefix())
	if h.opened {
		h.Send(model.Navigated{Path: h.at})
	}
}

func (h *host) updateWaits(app.Context) { h.surroundings(bridge.Around()) }

// openStore opens the store of this device, then the page that the address names.
func (h *host) openStore() {
	ctx, cancel := context.WithTimeout(context.Background(), storeTime)
	defer cancel()
	st, err := store.Open(ctx)
	settings := h.m.Settings
	if err == nil {
		if data, failed := st.Settings(ctx); failed == nil && data != nil {
			if s, broken := decodeSettings(data); broken == nil {
				if !s.Set {
					s.Lang = settings.Lang
				}
				settings = s
			}
		}
	}
	nameless := settings.Device == ""
	if nameless {
		settings.Device = deviceName()
	}
	h.ctx.Dispatch(func(app.Context) {
		h.store, h.opened = st, true
		d := h.m.Device
		d.StoreError = words(err)
		d.Name = settings.Device
		h.Send(model.DeviceChanged{Device: d})
		h.Send(model.SettingsLoaded{Settings: settings})
		h.Send(model.Navigated{Path: h.at})
		if nameless && err == nil { // the journal names this device alike from now on
			h.Send(model.Ask{Cmd: model.SaveSettings{Settings: settings}})
		}
	})
	h.askStorage()
}
