package paper

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/sheet"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// certChoice says above the certificates for whom they are: winners or everybody, this section or all.
func certChoice(v *view.V, m page) app.UI {
	choose := func(all, own bool) session.Msg { return forWhom{All: all, Own: own} }
	who := v.Seg("cert-who", v.T(textCertWho), strconv.FormatBool(m.Cert.All), v.In("cert-who", func(key string) session.Msg { return choose(key == "true", m.Cert.Own) }),
		[]view.Option{{Key: "false", Text: v.T(textCertWinners)}, {Key: "true", Text: v.T(textCertEverybody)}})
	var of app.UI
	if len(m.Event.Kept.Sections()) > 1 {
		sec := m.KeptSection()
		of = v.Seg("cert-of", v.T(i18n.Sections), strconv.FormatBool(m.Cert.Own), v.In("cert-of", func(key string) session.Msg { return choose(m.Cert.All, key == "true") }),
			[]view.Option{{Key: "false", Text: v.T(textCertAll)}, {Key: "true", Text: sec.Name}})
	}
	return app.Div().Class("cluster", "certwho").Body(who, of)
}

// certForm is the form of what certificates carry beside the event.
func certForm(v *view.V, m page, d certDialog) app.UI {
	field := func(f certField, id, label, help string) app.UI {
		return v.Field(view.Field{ID: id, Label: label, Help: help, Value: *f.at(&d.Form), Max: journal.MaxName, In: v.In(id, func(s string) session.Msg { return typeCert{Field: f, Text: s} })})
	}
	sign := func(i int, legend string) app.UI {
		n := strconv.Itoa(i + 1)
		first := certOffice + certField(3*i)
		return app.FieldSet().Class("stack-2").Body(app.Legend().Class("legend").Text(legend),
			field(first, "cert-office-"+n, v.T(textCertOffice), ""), field(first+1, "cert-name-"+n, v.T(textCertName), ""), field(first+2, "cert-under-"+n, v.T(textCertUnder), ""))
	}
	pair := func(two ...app.UI) app.HTMLDiv { return app.Div().Class("certpair").Body(two...) }
	body := []app.UI{view.Refused(v, m.Session), app.P().Class("mute").Text(v.T(textCertKept)),
		app.Div().Class("certlogos").Body(certLogo(v, d, 0), certLogo(v, d, 1)),
		pair(field(certHost, "cert-host", v.T(textCertHost), ""), field(certUnit, "cert-unit", v.T(textCertUnit), "")),
		pair(field(certNumber, "cert-number", v.T(textCertNo), v.T(textCertNoHelp, sheet.NumberInsert)),
			v.Stepper(view.Stepper{ID: "cert-first", Label: v.T(textCertFirst), Value: max(d.Form.First, 1), Least: 1, Most: 9999, To: func(n int) session.Msg { return countFrom{n} }})),
		pair(sign(0, v.T(textCertSignLeft)), sign(1, v.T(textCertSignRight))).Class("certpair--signs"), app.P().Class("field__help").Text(v.T(textCertSignHelp))}
	return v.Sheet(view.Sheet{Title: v.T(textCertEdit), Body: body, Close: v.Act("close", session.CloseDialog{}), Foot: []app.UI{
		v.Button(view.Button{Text: v.T(textWordSave), Class: "btn--go", ID: "cert-save", Act: v.Act("cert-save", saveCert{})})}})
}

// certLogo is one of the two pictures: what is there, and how it comes and goes.
func certLogo(v *view.V, d certDialog, i int) app.UI {
	n := strconv.Itoa(i + 1)
	name := v.T(textCertLogo, v.Int(i+1))
	choose := v.Button(view.Button{Text: name, Icon: "open", ID: "cert-logo-" + n, Act: v.Act("cert-logo-"+n, pickLogo{Logo: i})})
	if d.Form.Logos[i] == "" {
		return app.Div().Class("certlogo").Body(app.Span().Class("certlogo__pic").Aria("hidden", "true"), choose)
	}
	return app.Div().Class("certlogo").Body(app.Span().Class("certlogo__pic").Body(app.Img().Src(d.Form.Logos[i]).Alt(name)), choose,
		v.Button(view.Button{Text: v.T(textCertLogoDrop, v.Int(i+1)), Icon: "x", Only: true, Class: "btn--quiet", ID: "cert-drop-" + n, Act: v.Act("cert-drop-"+n, dropLogo{Logo: i})}))
}
