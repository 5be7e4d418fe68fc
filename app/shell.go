// Package app is the shell: routes, the host (the loop Msg → Update → Cmd) and what performs effects. Inside it, app.
// means go-app.
package app

import (
	"fmt"
	"runtime/debug"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/model"
)

// Main runs the app in the browser and never returns there; natively it only registers the routes.
func Main() {
	if app.IsClient {
		current.lookAhead()
	}
	Routes()
	app.RunWhenOnBrowser()
}

// lookAhead prepares the first drawing, before anything is loaded: it shows the page of the address in the language that boot.js chose
// for the document, and so nothing moves that stood there while the program came.
func (h *host) lookAhead() {
	document := app.Window().Get("document")
	h.m.Settings.Lang, _ = i18n.ParseLang(document.Get("documentElement").Get("lang").String())
	if boot := document.Call("getElementById", "boot"); boot.Truthy() {
		h.m.Home.Loaded = boot.Get("dataset").Get("page").String() == "first" // on a device that has no event yet
	}
	h.ahead = model.ParseRoute(strings.TrimPrefix(app.Window().URL().Path, prefix()))
}

// Routes tells go-app that the shell stands at every address; the model reads the address itself.
func Routes() {
	app.RouteWithRegexp("^/", func() app.Composer { return &shell{} })
}

// shell is the one component of the app. It has no fields: the host keeps the model outside the component tree, so
// nothing is lost when go-app mounts a new shell for a new address.
type shell struct{ app.Compo }

// OnMount starts the host, once.
func (s *shell) OnMount(ctx app.Context) { current.mounted(ctx) }

// OnNav tells the model where the person went.
func (s *shell) OnNav(ctx app.Context) { current.navigated(ctx, ctx.Page().URL().Path) }

// OnAppUpdate tells the model that a complete new version waits.
func (s *shell) OnAppUpdate(ctx app.Context) { current.updateWaits(ctx) }

// Render draws the model. A panic in a page becomes a plain page with a way out; the journal is not concerned.
func (s *shell) Render() (ui app.UI) {
	defer func() {
		if broken := recover(); broken != nil {
			app.Log(fmt.Sprintf("render: %v\n%s", broken, debug.Stack()))
			ui = current.brokenPage(broken)
		}
	}()
	return current.draw()
}

// version is the release of the files that run, as the site generator named it.
func version() string { return app.Getenv("GOAPP_VERSION") }
