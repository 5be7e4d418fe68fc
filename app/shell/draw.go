package shell

import (
	"fmt"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/device/bridge"
	"wasit/app/device/touch"
	"wasit/app/rooms/checkin"
	"wasit/app/rooms/clock"
	"wasit/app/rooms/devices"
	"wasit/app/rooms/hall"
	"wasit/app/rooms/pairing"
	"wasit/app/rooms/players"
	"wasit/app/rooms/round"
	"wasit/app/rooms/settings"
	"wasit/app/rooms/setup"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// draw renders the page that the model names and keeps what its keys mean.
func (l *loop) draw() app.UI {
	v := view.New(l.m.Lang(), touch.Prefix())
	v.Brief = l.started && l.paint.IsBrief(l.m.Route)
	if e := l.m.Event; e != nil && !e.Loading && e.Failed == nil {
		v.Reader = !e.Writer && e.Fault == nil
	}
	v.Alone, v.Front = l.ctx.PreventUpdate, &l.front
	var at time.Duration // on the clock that is shown
	if l.m.Clock.Game != nil {
		at = l.clockAt()
	}
	m := l.m
	if !l.address.opened {
		m.Route = l.address.ahead
	}
	ui := m.render(v, at)
	l.v = v
	shown, rows := l.paint.Drawn(l.m.Route, v.Brief, v.IsCut(), bridge.Now())
	l.later(rows)
	if l.started && (l.hasClock() || l.live.root != nil) {
		l.ctx.Defer(func(app.Context) { l.clockDrawn() })
	}
	if l.started && !clock.IsLive(l.m.Session, l.m.Clock) {
		l.touch.KeepFocus()
	}
	if l.started {
		l.tidyLater()
		if v.HasChoices() {
			l.touch.ShowChoices()
		}
		l.touch.HearLifts(v.HasLifts())
		l.touch.HearWheels(v.HasWheels())
	}
	for _, c := range shown {
		l.touch.Show(c.(session.Cmd))
	}
	root := l.touch.Listen(ui)
	if v.IsCut() {
		root = root.Aria("busy", true)
	}
	return root
}

// render draws the page of the route; at is the instant of the clock that is shown.
func (m Model) render(v *view.V, at time.Duration) app.UI {
	v.Others = func() app.UI { return m.sheet(v) }
	p := pages[m.Route.Page]
	if !p.alone && !m.isOpen() {
		return v.Opening(m.Session)
	}
	if ui := p.draw(drawing{m, v, at}); ui != nil {
		return ui
	}
	return settings.NotFound(v, m.Session)
}

// isOpen reports that an event is open and read.
func (m Model) isOpen() bool { return m.Event != nil && !m.Event.Loading && m.Event.Failed == nil }

// isFront reports that what changed since before is seen in the front of the page: the rest may follow when that is painted.
func (m Model) isFront(before Model) bool {
	if m.Route != before.Route || m.Dialog != nil || before.Dialog != nil || m.Notice != nil || before.Notice != nil || !m.isOpen() {
		return false
	}
	is := pages[m.Route.Page].isFront
	return is != nil && is(m, before)
}

// renderFront draws the front of the page.
func (m Model) renderFront(v *view.V) app.UI {
	return pages[m.Route.Page].front(drawing{Model: m, v: v})
}

// sheet draws an open sheet by the room whose it is: a page may open those of others, such as the correction of a result.
func (m Model) sheet(v *view.V) app.UI {
	s := m.Session
	for _, draw := range []func() app.UI{
		func() app.UI { return round.Sheet(v, s, m.Round, m.Pairing) },
		func() app.UI { return pairing.Sheet(v, s, m.Pairing) },
		func() app.UI { return hall.Sheet(v, s) },
		func() app.UI { return players.Sheet(v, s, m.Players) },
		func() app.UI { return checkin.Sheet(v, s, m.CheckIn) },
		func() app.UI { return setup.Sheet(v, s, m.Setup) },
		func() app.UI { return devices.Sheet(v, s, m.Devices) },
	} {
		if ui := draw(); ui != nil {
			return ui
		}
	}
	return nil
}

// brokenPage is shown where drawing a page failed: what is recorded is safe, and there is a way out.
func (l *loop) brokenPage(cause any) app.UI {
	v := view.New(l.m.Lang(), touch.Prefix())
	ui := v.Page(session.Session{Settings: l.m.Settings}, view.Page{Bar: view.Bar{Back: &view.Button{Text: v.T(i18n.Home), Icon: "home", Only: true, Class: "btn--quiet", Href: "/"}, Title: view.AppName}, Main: []app.UI{
		v.Banner(view.Banner{Kind: "bad", Title: v.T(i18n.Broken), Text: v.T(i18n.BrokenText), ID: "broken",
			Button: &view.Button{Text: v.T(i18n.HomeReload), Act: v.Act("reload", session.Ask{Cmd: session.Reload{}})}}),
		app.P().Class("mute").Text(fmt.Sprint(cause)),
	}})
	l.v = v
	return l.touch.Listen(ui)
}
