package shell

import (
	"fmt"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/device/bridge"
	"wasit/app/device/touch"
	"wasit/app/rooms/board"
	"wasit/app/rooms/calls"
	"wasit/app/rooms/certificate"
	"wasit/app/rooms/checkin"
	"wasit/app/rooms/clock"
	"wasit/app/rooms/dates"
	"wasit/app/rooms/desk"
	"wasit/app/rooms/devices"
	"wasit/app/rooms/hall"
	"wasit/app/rooms/home"
	"wasit/app/rooms/homeward"
	"wasit/app/rooms/imports"
	"wasit/app/rooms/laws"
	"wasit/app/rooms/learn"
	"wasit/app/rooms/manual"
	"wasit/app/rooms/pairing"
	"wasit/app/rooms/paper"
	"wasit/app/rooms/players"
	"wasit/app/rooms/practice"
	"wasit/app/rooms/prizes"
	"wasit/app/rooms/rated"
	"wasit/app/rooms/ratings"
	"wasit/app/rooms/ready"
	"wasit/app/rooms/records"
	"wasit/app/rooms/round"
	"wasit/app/rooms/scenarios"
	"wasit/app/rooms/seasons"
	"wasit/app/rooms/settings"
	"wasit/app/rooms/setup"
	"wasit/app/rooms/standings"
	"wasit/app/rooms/wall"
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
	s := m.Session
	switch m.Route.Page {
	case session.PageHome:
		return home.Render(v, s, clock.Standing(v, m.Clock, at))
	case session.PageWizard:
		return setup.Render(v, s, m.Setup)
	case session.PageSettings:
		return settings.Render(v, s)
	case session.PageReady:
		return ready.Render(v, s, m.Ready)
	case session.PageSeason:
		return seasons.Render(v, s, m.Seasons)
	case session.PageLists:
		return ratings.Render(v, s, m.Ratings)
	case session.PageAbout:
		return settings.About(v, s, version())
	case session.PageLaws:
		return laws.Render(v, s, m.Laws)
	case session.PageManual:
		return manual.Render(v, s, m.Manual)
	case session.PageLearn:
		return learn.Render(v, s, m.Learn)
	case session.PageClock:
		return clock.Render(v, s, m.Clock, at)
	case session.PageBoard:
		return board.Render(v, s, m.Board, m.Clock, at)
	case session.PageOpen:
		if m.Event.IsDraft() {
			return imports.RenderOpen(v, s, m.Imports)
		}
		return v.Opening(s)
	case session.PageJoin:
		return devices.Render(v, s, m.Devices)
	case session.PageCertificate:
		if m.Route.Event == "" {
			return certificate.Render(v, s, m.Certificate)
		}
	case session.PageNotFound:
		return settings.NotFound(v, s)
	}
	if m.Event == nil || m.Event.Loading || m.Event.Failed != nil {
		return v.Opening(s)
	}
	return m.renderEvent(v)
}

// isFront reports that what changed since before is seen in the front of the page: the rest may follow when that is painted.
func (m Model) isFront(before Model) bool {
	if m.Route != before.Route || m.Dialog != nil || before.Dialog != nil || m.Notice != nil || before.Notice != nil ||
		m.Event == nil || m.Event.Loading || m.Event.Failed != nil {
		return false
	}
	switch m.Route.Page {
	case session.PageRound:
		return round.IsFront(m.Session, m.Round, before.Round, m.Pairing)
	case session.PagePlayers:
		return m.Players.Search != before.Players.Search
	case session.PageCheckIn:
		return m.CheckIn.Search != before.CheckIn.Search
	}
	return false
}

// renderFront draws the front of the page.
func (m Model) renderFront(v *view.V) app.UI {
	switch m.Route.Page {
	case session.PagePlayers:
		return players.Front(v, m.Session, m.Players)
	case session.PageCheckIn:
		return checkin.Front(v, m.Session, m.CheckIn)
	}
	return round.Front(v, m.Session, m.Round, m.Pairing)
}

// renderEvent draws a page of the open event.
func (m Model) renderEvent(v *view.V) app.UI {
	s := m.Session
	switch m.Route.Page {
	case session.PageWishes:
		return players.RenderWishes(v, s, m.Players)
	case session.PageCheckIn:
		return checkin.Render(v, s, m.CheckIn)
	case session.PageRound:
		return round.Render(v, s, m.Round, m.Pairing)
	case session.PageArbiter:
		return desk.Render(v, s, m.Desk, m.Clock)
	case session.PageRules:
		return setup.Edit(v, s, m.Setup)
	case session.PagePractice:
		if m.IsPractice() {
			return practice.Render(v, s)
		}
	case session.PageRegistration:
		return players.RenderRegistration(v, s, m.Players)
	case session.PageSections:
		return setup.RenderSections(v, s, m.Setup)
	case session.PageOverview:
		return home.RenderOverview(v, s)
	case session.PageDates:
		return dates.Render(v, s, m.Dates)
	case session.PageScenarios:
		return scenarios.Render(v, s, m.Scenarios)
	case session.PageHomeward:
		return homeward.Render(v, s, m.Homeward)
	case session.PageDevices:
		return devices.Render(v, s, m.Devices)
	case session.PageCalls:
		return calls.Render(v, s, m.Calls)
	case session.PageRated:
		return rated.Render(v, s, m.Rated)
	case session.PageData:
		return records.Render(v, s, m.Records)
	case session.PagePlayers:
		return players.Render(v, s, m.Players)
	case session.PageRatings:
		return ratings.RenderCheck(v, s, m.Ratings)
	case session.PageImport:
		return imports.RenderImport(v, s, m.Imports)
	case session.PagePlayer:
		return players.RenderPlayer(v, s, m.Players)
	case session.PagePrint:
		return paper.Render(v, s, m.Paper)
	case session.PageCertificate:
		return certificate.Render(v, s, m.Certificate)
	case session.PagePrizes:
		return prizes.Render(v, s)
	case session.PageScreen:
		return wall.Render(v, s, m.Wall)
	case session.PageStandings:
		return standings.Render(v, s)
	case session.PageSchools:
		return standings.Schools(v, s)
	case session.PageCrosstable:
		return standings.Crosstable(v, s)
	}
	return settings.NotFound(v, s)
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
