package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
)

// Article leads to an article of the Laws as a ruling cites it ("7.5.1", "O2SN 8") in an edition such as E23, "" for the
// newest.
func (v *V) Article(edition, article string) app.UI {
	return app.A().Class("num").Href(v.Href(session.LawRoute(article, edition).Path())).Text(article)
}
