package players

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// namedOtherwise is how many players the banner names.
const namedOtherwise = 4

// otherList says of whom the rating lists say otherwise, and leads to what they say.
func otherList(v *view.V, m page) app.UI {
	list := m.rollNow().otherwise
	if len(list) == 0 {
		return nil
	}
	names := make([]string, 0, namedOtherwise)
	for _, p := range list[:min(len(list), namedOtherwise)] {
		names = append(names, m.Name(p))
	}
	text := v.JoinComma(names)
	if more := len(list) - len(names); more > 0 {
		text += " " + v.N(i18n.FileMore, more)
	}
	return v.Banner(view.Banner{Kind: "info", ID: "other-list", Title: v.N(textOtherList, len(list)), Text: text,
		Button: &view.Button{Text: v.T(textOtherListSee), ID: "see-other-list", Href: m.Route.In(session.PageRatings).Path()}})
}
