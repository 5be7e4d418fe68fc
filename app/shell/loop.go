package shell

import (
	"crypto/rand"
	"encoding/binary"
	"net/url"
	"strings"
	"sync"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/device/bridge"
	"wasit/app/device/keeper"
	"wasit/app/device/touch"
	"wasit/app/rooms/board"
	"wasit/app/rooms/certificate"
	"wasit/app/rooms/class"
	"wasit/app/rooms/clock"
	"wasit/app/rooms/follow"
	"wasit/app/session"
	"wasit/app/shell/paint"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// loop hands each message to Update, performs the effects, and has the page drawn again. Its fields belong to the goroutine of
// the screen; results of other goroutines come back through post.
type loop struct {
	m      Model
	v      *view.V // the last drawing: what its keys mean
	ctx    app.Context
	touch  *touch.Touch
	keeper *keeper.Keeper

	started bool
	address address
	paint   paint.Painter[session.Route]
	front   view.Front // what is drawn first, where the page has such a part
	watch   watch
	awake   *bridge.Awake // while the big screen is shown
	live    liveClock
	tidy    *time.Timer // of the next quiet moment

	// turn lets one message change the model at a time. Touches of the clock and its timer come on goroutines of their own,
	// because they must not wait for a frame; and a collection of garbage may switch goroutines in the middle of an Update, so
	// that without it one of two changes could be lost.
	turn sync.Mutex
}

// address is where the page stands.
type address struct {
	path   string        // without the prefix
	link   string        // what stands after the # of it: of a clock what it is for
	opened bool          // the store was asked for, and the model follows the path
	ahead  session.Route // of the path, drawn until then
}

var current = newLoop()

func newLoop() *loop {
	l := &loop{v: view.New(i18n.ID, "")}
	l.touch = touch.New(touch.Page{
		Send: l.send, Session: l.session, First: l.drawFirst, Acts: func() *view.V { return l.v }, At: func() string { return l.address.path },
		HasClock:    func() bool { return clock.IsLive(l.m.Session, l.m.Clock) },
		Carries:     func() bool { return l.m.Pairing.Swap },
		Sifts:       func() { l.paint.Letter(bridge.Now()) },
		TakesNumber: func() bool { return l.m.Round.Once && l.m.Route.Page == session.PageRound && l.m.Dialog == nil },
	})
	return l
}

func (l *loop) session() session.Session { return l.m.Session }

// send hands msg to the model and performs what it asks for. Only the goroutine of the screen and the clock on it may call it.
func (l *loop) send(msg session.Msg) {
	before, was := l.m, l.m.Dialog != nil
	cmds, _ := l.update(msg)
	if open := l.m.Dialog != nil; open != was {
		l.touch.DialogTurned(open)
	}
	front := l.m.isFront(before)
	l.paint.Changed(front)
	for _, c := range cmds {
		if _, ok := c.(session.Reveal); ok && l.paint.Await(front, c) {
			continue
		}
		l.perform(c)
	}
	if !front {
		l.paint.Changed(false) // an effect may have sent a message of its own
	}
	if was && l.m.Dialog == nil {
		l.touch.DialogLeft()
	}
}

// update hands msg to the model and returns what it asks for, and when that was on the clock of [bridge.Now].
func (l *loop) update(msg session.Msg) (cmds []session.Cmd, sent time.Duration) {
	l.turn.Lock()
	defer l.turn.Unlock()
	env := drawn()
	env.Now, env.Mono, env.Touched = time.Now(), bridge.Now(), l.touch.Touched()
	l.m, cmds = Update(l.m, msg, env)
	return cmds, env.Mono
}

// drawn is what each message gets by lot: a name, a seed and a secret, none of which tells another.
func drawn() (env session.Env) {
	var lot [16]byte
	rand.Read(lot[:]) // never fails: the program ends where the system has no randomness
	rand.Read(env.Secret[:])
	env.Random, env.Lot = binary.BigEndian.Uint64(lot[:]), binary.BigEndian.Uint64(lot[8:])
	return env
}

// post hands msg to the model from any goroutine.
func (l *loop) post(msg session.Msg) {
	l.then(func() {
		l.send(msg)
		look := paint.Look[session.Route]{}
		if answer, ok := msg.(session.Behind); ok && answer.IsBehind() {
			look = l.paint.Behind()
		}
		if isStored(msg) {
			if stored := l.paint.Stored(); stored.IsDue() {
				look = stored
				l.tick()
			}
		}
		if look.IsDue() {
			l.ctx.PreventUpdate()
			l.later(look)
		}
	})
}

// isStored reports an answer by which what the page shows became stored.
func isStored(msg session.Msg) bool {
	switch msg.(type) {
	case session.Appended, session.CrewSaved:
		return true
	}
	return false
}

// tick shows in the front of the page that the store has all that is recorded.
func (l *loop) tick() {
	if l.m.Event != nil && !l.m.Event.IsPending() {
		l.front.Stored()
	}
}

// drawFirst draws what a thumb waits for, and the rest of the page when that is painted; false where the page has to be drawn whole.
func (l *loop) drawFirst() bool {
	if !l.paint.IsFront() {
		return false
	}
	l.v.Brief = l.paint.IsBrief(l.m.Route)
	if !l.front.Draw(l.m.renderFront(l.v)) {
		return false
	}
	l.later(l.paint.FrontDrawn())
	return true
}

// later asks the painter again when it wants to be asked.
func (l *loop) later(look paint.Look[session.Route]) {
	if !look.IsDue() {
		return
	}
	l.ctx.After(look.After, func(ctx app.Context) {
		answer, next := l.paint.Due(look, l.touch.IsDown())
		switch answer {
		case paint.Draw:
			ctx.Update() // a turn of its own: an act in this frame may take the drawing of this one back
			return
		case paint.Rows:
			l.send(restDue{})
			return
		}
		ctx.PreventUpdate()
		l.later(next)
	})
}

// then runs f on the goroutine of the screen.
func (l *loop) then(f func()) { l.ctx.Dispatch(func(app.Context) { f() }) }

// mounted starts the loop when the shell stands in the page for the first time.
func (l *loop) mounted(ctx app.Context) {
	l.ctx = ctx
	l.touch.Mount(ctx)
	if l.started {
		return
	}
	l.started = true
	l.keeper = keeper.New(keeper.Loop{Post: l.post, Send: l.send, Then: l.then, Session: l.session, RowKept: l.rowKept,
		File: func(name string) string { return touch.Prefix() + "/" + name }, Version: version()})
	l.touch.ListenKeys()
	l.touch.ListenBack()
	l.touch.ListenLifts()
	l.touch.ListenPlaces()
	l.watchActs()
	bridge.OnChange(func(s bridge.Surroundings) { l.then(func() { l.surroundings(s) }) })
	l.surroundings(bridge.Around())
	// Until the store answers, the page keeps the language in which boot.js began it: that which the user chose.
	unread := l.m.Settings
	unread.Lang = deviceLang(bridge.Around())
	go l.keeper.Open(unread, l.storeOpened)
}

// storeOpened goes to the page that the address names, once the store was asked for.
func (l *loop) storeOpened(settings session.Settings, named bool, err error) {
	l.address.opened = true
	d := l.m.Device
	d.StoreError, d.Name = err, settings.Device
	l.send(session.DeviceChanged{Device: d})
	l.send(session.SettingsLoaded{Settings: settings})
	l.send(Navigated{Path: l.address.path})
	l.followLink()
	l.keeper.TakeReceived()
	bridge.OnReceived(func() { l.then(l.keeper.TakeReceived) })
	if !named && err == nil { // the journal names this device alike from now on
		l.send(session.Ask{Cmd: session.SaveSettings{Settings: settings}})
	}
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

func (l *loop) surroundings(s bridge.Surroundings) {
	d := l.m.Device
	d.Installed, d.Apple, d.Replaced, d.Update = s.Installed, s.Apple, s.Replaced, s.Update == bridge.UpdateWaiting
	d.UpdateFault = s.Fault
	d.NoVibrate = !s.Vibrates
	d.Reloaded, d.Address = s.Reloaded, s.Address+touch.Prefix()
	d.Offline = session.OfflineMissing
	if s.Ready {
		d.Offline = session.OfflineReady
	}
	l.send(session.DeviceChanged{Device: d})
	if l.hasClock() {
		l.send(clock.Life{}) // the tab goes away or comes back
	}
}

// hasClock reports that a clock is on the screen, alone or beside the board.
func (l *loop) hasClock() bool {
	return clock.IsLive(l.m.Session, l.m.Clock) || board.HasLiveClock(l.m.Session, l.m.Board, l.m.Clock)
}

// navigated tells the model the address, without what the host of the site puts before it.
func (l *loop) navigated(ctx app.Context, to *url.URL) {
	l.ctx = ctx
	l.touch.Mount(ctx)
	l.address.path, l.address.link = strings.TrimPrefix(to.Path, touch.Prefix()), to.EscapedFragment()
	if l.address.opened {
		l.touch.Turned()
		l.send(Navigated{Path: l.address.path})
		l.followLink()
		ctx.Update() // somebody waits for the page
	}
}

// followLink hands the clock, the page that checks certificates, that of families or a pupil's phone what stands after the # of its address,
// once: the address is clean then.
func (l *loop) followLink() {
	var msg session.Msg
	switch l.m.Route.Page {
	case session.PageClock:
		msg = clock.OpenLink{Fragment: l.address.link}
	case session.PageCertificate:
		msg = certificate.OpenCode{Code: l.address.link}
	case session.PageFollow:
		msg = follow.OpenCode{Code: l.address.link}
	case session.PageAnswer:
		msg = class.OpenQuestion{Code: l.address.link}
	}
	if l.address.link == "" || msg == nil {
		return
	}
	l.address.link = ""
	l.touch.DropFragment()
	l.send(msg)
}
