// Package shell puts the rooms together: it leads from the address to the room, hands each message on and has the page drawn.
package shell

import (
	"fmt"
	"runtime/debug"
	"wasit/app/device/bridge"
	"wasit/app/device/touch"
	"wasit/app/session"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Main runs the app in the browser and never returns there; natively it only registers the routes.
func Main() {
	if app.IsClient {
		bridge.FollowZone()
		debug.SetGCPercent(collectAt)
		current.lookAhead()
	}
	Routes()
	app.RunWhenOnBrowser()
}

// collectAt is by how much the heap has grown, in percent of what is in use, when garbage is collected. Go's usual 100 collects twice as
// often: one collection takes 15 ms on a slow phone, and falls between a finger and what it waits for. An event needs about 15 MB.
const collectAt = 200

// lookAhead prepares the first drawing, before anything is loaded: it shows the page of the address in the language that boot.js
// chose for the document, so that nothing moves that stood there while the program came.
func (l *loop) lookAhead() {
	boot := touch.Boot()
	l.send(session.BootFound{Lang: boot.Lang, NoEvents: boot.NoEvents})
	l.address.ahead = session.ParseRoute(boot.Path)
}

// Routes tells go-app that the shell stands at every address; the model reads the address itself.
func Routes() {
	app.RouteWithRegexp("^/", func() app.Composer { return &shell{} })
}

// shell is the one component of the app. It has no fields: the loop keeps the model outside the component tree, so
// nothing is lost when go-app mounts a new shell for a new address.
type shell struct{ app.Compo }

// OnMount starts the loop, once.
func (s *shell) OnMount(ctx app.Context) { current.mounted(ctx) }

// OnNav tells the model where the person went.
func (s *shell) OnNav(ctx app.Context) {
	current.navigated(ctx, ctx.Page().URL())
}

// OnAppUpdate tells the model that a complete new version waits.
func (s *shell) OnAppUpdate(app.Context) { current.surroundings(bridge.Around()) }

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
