package paper

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// familyTool leads to the codes for families; nil where there are none and this device can make none.
func familyTool(v *view.V, m page) app.UI {
	under := textFamilyNone
	switch {
	case m.hasFamilies():
		under = textFamilyHas
	case !m.mayMakeFamilies():
		return nil
	}
	return app.Button().Type("button").Class("tool").ID("families").DataSet("act", v.Act("families", openFamilies{})).Body(
		view.Icon("qr"), app.Span().Body(app.B().Text(v.T(i18n.FamilyCodes)), app.Span().Class("under").Text(v.T(under))))
}

// families tells what the codes do, and makes them.
func families(v *view.V, m page, d familyDialog) app.UI {
	s := view.Sheet{Title: v.T(i18n.FamilyCodes), Close: v.Act("close", session.CloseDialog{})}
	key := func(id string, t i18n.Text, class string, msg session.Msg) {
		s.Foot = append(s.Foot, v.Button(view.Button{Text: v.T(t), ID: id, Class: class, Act: v.Act(id, msg)}))
	}
	if d.Anew {
		s.Body = []app.UI{app.P().Text(v.T(textFamilyVoid))}
		key("families-sure", textFamilySure, "btn--bad", makeFamilies{})
		return v.Sheet(s)
	}
	if !strings.HasPrefix(m.Device.Address, "https://") {
		s.Body = append(s.Body, v.Banner(view.Banner{Kind: "warn", ID: "families-address", Title: v.T(textFamilyHere), Text: v.T(textFamilyHereDo, m.Device.Address)}))
	}
	for _, t := range []i18n.Text{textFamilyHow, textFamilySafe, textFamilyOpen} {
		s.Body = append(s.Body, app.P().Text(v.T(t)))
	}
	switch {
	case !m.mayMakeFamilies():
	case m.hasFamilies():
		key("families-anew", textFamilyAnew, "btn--quiet", openFamilies{Anew: true})
	default:
		key("families-make", textFamilyMake, "btn--go", makeFamilies{})
	}
	return v.Sheet(s)
}
