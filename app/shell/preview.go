package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// Preview is the page at a path as HTML, in a language ("id", "en", "hr"), before anything is known of the device: what the
// built site shows while the program is on its way. If the device is known to hold no event, the home page says so. Prefix is
// the path below which the site lives.
func Preview(lang, prefix, path string, noEvents bool) string {
	var m Model
	m.Route = session.ParseRoute(path)
	m.Settings.Lang, _ = i18n.ParseLang(lang)
	m.Index.Loaded = noEvents
	return app.HTMLString(m.render(view.New(m.Lang(), prefix), 0))
}
