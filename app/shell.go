// Package app is the shell: routes, the host and navigation. Inside it, app. means go-app.
package app

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Main runs the app in the browser and never returns there; natively it only registers the routes.
func Main() {
	Routes()
	app.RunWhenOnBrowser()
}

// Routes tells go-app which component stands at which address. The last pattern takes every other address.
func Routes() {
	app.RouteWithRegexp("^/", func() app.Composer { return &home{} })
}

// home is the first page.
type home struct{ app.Compo }

func (h *home) Render() app.UI {
	return app.Div().Class("app").Body(
		app.Header().Class("bar").Body(app.Span().Class("bar__brand").Text(name)),
		app.Main().ID("main").Class("main").Body(
			app.H1().Class("vh").Text(name),
			app.A().ID("licences").Href("/web/licences.txt").Target("_blank").Text(version()),
		),
	)
}

// name is the app's name in every language.
const name = "Wasit"

// version is the release of the files that run, as the site generator named it.
func version() string { return app.Getenv("GOAPP_VERSION") }
