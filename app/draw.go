package app

import (
	"fmt"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/model"
	"wasit/app/page/arbiter"
	"wasit/app/page/board"
	"wasit/app/page/checkin"
	"wasit/app/page/clock"
	"wasit/app/page/data"
	"wasit/app/page/home"
	"wasit/app/page/laws"
	"wasit/app/page/overview"
	"wasit/app/page/player"
	"wasit/app/page/players"
	"wasit/app/page/practice"
	"wasit/app/page/print"
	"wasit/app/page/prizes"
	"wasit/app/page/ready"
	"wasit/app/page/registration"
	"wasit/app/page/round"
	"wasit/app/page/sections"
	"wasit/app/page/settings"
	"wasit/app/page/standings"
	"wasit/app/page/wall"
	"wasit/app/page/wishes"
	"wasit/app/page/wizard"
	"wasit/app/view"
)

// draw renders the page that the model names and keeps what its keys mean.
func (h *host) draw() app.UI {
	v := view.New(h.m.Lang(), prefix())
	v.Brief = h.started && h.whole != h.m.Route
	if e := h.m.Event; e != nil && !e.Loading && e.Failed == nil {
		v.Reader = !e.Writer
	}
	v.Alone = h.ctx.PreventUpdate
	ui := h.page(v)
	h.v = v
	if v.IsCut() {
		h.drawWhole()
	} else if v.Brief {
		h.whole = model.Route{} // whoever comes back to a long list comes to it anew
	}
	if h.started && (h.m.ClockLive() || h.clock.root != nil || h.m.PlayLive()) {
		h.ctx.Defer(func(app.Context) { h.clockDrawn() })
	}
	if h.started && !h.m.ClockLive() {
		h.keepFocus()
	}
	root := h.listen(ui)
	if v.IsCut() {
		root = root.Aria("busy", true)
	}
	return root
}

// drawWhole has the page drawn again with all its rows, once the first ones are painted.
func (h *host) drawWhole() {
	if h.cut {
		return
	}
	h.cut = true
	route := h.m.Route
	h.ctx.After(paintTime, func(app.Context) { h.cut, h.whole = false, route })
}

// paintTime leaves the browser a frame.
const paintTime = 20 * time.Millisecond

func (h *host) page(v *view.V) app.UI {
	m := h.m
	if !h.opened {
		m.Route = h.ahead
	}
	switch m.Route.Page {
	case model.PageHome:
		return home.Render(v, m)
	case model.PageWizard:
		return wizard.Render(v, m)
	case model.PageSettings:
		return settings.Render(v, m)
	case model.PageReady:
		return ready.Render(v, m)
	case model.PageAbout:
		return settings.About(v, m, version())
	case model.PageLaws:
		return laws.Render(v, m)
	case model.PageClock:
		at := time.Duration(0)
		if m.Clock.Game != nil {
			at = h.clockAt()
		}
		return clock.Render(v, m, at)
	case model.PageBoard:
		at := time.Duration(0)
		if m.PlayClock() != nil {
			at = h.clockAt()
		}
		return board.Render(v, m, at)
	case model.PageOpen:
		if m.Event.IsDraft() {
			return players.RenderOpen(v, m)
		}
		return v.Opening(m)
	case model.PageNotFound:
		return settings.NotFound(v, m)
	}
	if m.Event == nil || m.Event.Loading || m.Event.Failed != nil {
		return v.Opening(m)
	}
	return h.eventPage(v, m)
}

func (h *host) eventPage(v *view.V, m model.Model) app.UI {
	switch m.Route.Page {
	case model.PageWishes:
		return wishes.Render(v, m)
	case model.PageCheckIn:
		return checkin.Render(v, m)
	case model.PageRound:
		return round.Render(v, m)
	case model.PageArbiter:
		return arbiter.Render(v, m)
	case model.PageRules:
		return wizard.Edit(v, m)
	case model.PagePractice:
		if m.IsPractice() {
			return practice.Render(v, m)
		}
	case model.PageRegistration:
		return registration.Render(v, m)
	case model.PageSections:
		return sections.Render(v, m)
	case model.PageOverview:
		return overview.Render(v, m)
	case model.PageData:
		return data.Render(v, m)
	case model.PagePlayers:
		return players.Render(v, m)
	case model.PageImport:
		return players.RenderImport(v, m)
	case model.PagePlayer:
		return player.Render(v, m)
	case model.PagePrint:
		return print.Render(v, m)
	case model.PagePrizes:
		return prizes.Render(v, m)
	case model.PageScreen:
		return wall.Render(v, m)
	case model.PageStandings:
		return standings.Render(v, m)
	case model.PageSchools:
		return standings.Schools(v, m)
	case model.PageCrosstable:
		return standings.Crosstable(v, m)
	}
	return settings.NotFound(v, m)
}

// brokenPage is shown where drawing a page failed: what is recorded is safe, and there is a way out.
func (h *host) brokenPage(cause any) app.UI {
	v := view.New(h.m.Lang(), prefix())
	ui := v.Page(model.Model{Settings: h.m.Settings}, view.Page{Bar: view.Bar{Back: &view.Button{Text: v.T(i18n.Home), Icon: "home", Only: true, Class: "btn--quiet", Href: "/"}, Title: view.AppName}, Main: []app.UI{
		v.Banner(view.Banner{Kind: "bad", Title: v.T(i18n.Broken), Text: v.T(i18n.BrokenText), ID: "broken",
			Button: &view.Button{Text: v.T(i18n.HomeReload), Act: v.Act("reload", model.Ask{Cmd: model.Reload{}})}}),
		app.P().Class("mute").Text(fmt.Sprint(cause)),
	}})
	h.v = v
	return h.listen(ui)
}

func brokenNotice(l i18n.Lang) *model.Notice {
	return &model.Notice{Kind: "bad", Title: l.T(i18n.Broken), Text: l.T(i18n.BrokenText)}
}
