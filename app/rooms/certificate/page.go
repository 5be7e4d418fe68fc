// Package certificate is the page that checks the code on a certificate, on any device and without a network.
package certificate

import (
	"encoding/hex"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/proof"
	"wasit/app/event/sheet"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// Render draws the page.
func Render(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	main := []app.UI{app.Div().Class("head").Body(app.Div().Body(app.H1().Text(v.T(i18n.CertCheck)), app.P().Text(v.T(textLead))))}
	if m.Seal != nil {
		main = append(main, verdict(v, m), said(v, *m.Seal), proved(v, m))
	} else {
		main = append(main, refusal(v, m.Why))
	}
	main = append(main, app.Div().Class("form", "form--under").Body(
		v.Field(view.Field{ID: "code", Label: v.T(textCode), Value: m.Text, Rows: 3, Max: 1000, In: v.In("code", func(s string) session.Msg { return typeCode{Text: s} })}),
		v.Button(view.Button{Text: v.T(textDo), ID: "check", Class: "btn--go", Act: v.Act("check", checkTyped{})})))
	if m.Route.Event != "" {
		return v.EventPage(m.Session, v.T(i18n.CertCheck), view.Page{Read: true, Main: main})
	}
	return v.Page(m.Session, view.Page{Read: true, Bar: view.Bar{Back: &view.Button{Text: v.T(i18n.Home), Icon: "home", Only: true, Class: "btn--quiet", Href: "/"}, Title: v.T(i18n.CertCheck)}, Main: main})
}

// refusal says why a code proves nothing; nil where none was read.
func refusal(v *view.V, why proof.Why) app.UI {
	words := map[proof.Why][2]i18n.Text{proof.Forged: {textForged, textForgedT}, proof.Cut: {textCut, textCutT}, proof.Newer: {textNewer, textNewerT}, proof.Foreign: {textForeign, textForeignT}}
	if why == "" {
		return nil
	}
	return v.Banner(view.Banner{Kind: "bad", Title: v.T(words[why][0]), Text: v.T(words[why][1]), ID: "refused"})
}

// verdict says first what counts most.
func verdict(v *view.V, m page) app.UI {
	how, number, why := m.standing()
	b := view.Banner{Kind: "ok", ID: "verdict", Title: v.T(textGood), Text: v.T(textGoodAs)}
	switch how {
	case untold:
		if event := m.here(); event != "" {
			b.Button = &view.Button{Text: v.T(textHere), ID: "here", Href: session.Route{Page: session.PageCertificate, Event: event}.Path()}
		}
	case stands:
		b.Title = v.T(textStands)
	case replaced:
		b.Kind, b.Title, b.Text = "warn", v.T(textReplaced, number), ""
	case revoked:
		b.Kind, b.Title, b.Text = "bad", v.T(i18n.CertRevoked, why), ""
	case strangers:
		b.Kind, b.Title, b.Text = "bad", v.T(textStranger), v.T(textStrangeT)
	case unlisted:
		b.Kind, b.Title, b.Text = "warn", v.T(textUnlisted), v.T(textStrangeT)
	}
	return v.Banner(b)
}

// said is what the code says.
func said(v *view.V, s proof.Seal) app.UI {
	place := v.T(textPart, v.Int(s.Field))
	if s.Place > 0 {
		place = v.T(textPlaceOf, v.Int(s.Place), v.Int(s.Field))
	}
	if s.Prize != "" {
		place += " · " + s.Prize
	}
	return app.Section().Class("ovnow").ID("said").Body(app.Div().Class("ovnow__main").Body(
		app.P().Class("ovnow__where").Text(s.EventName+", "+s.Section), app.P().Class("ovnow__q").Text(s.Name), app.P().Class("ovnow__note").Text(place),
		app.P().Class("ovnow__note").Text(v.T(textSigned)+" "+v.Date(s.Day.Date())+" · "+v.T(textNumber)+" "+sheet.SealNumber(s.Number, s.Revision))))
}

// proved tells in words what the code proves, and what not.
func proved(v *view.V, m page) app.UI {
	not := []string{v.T(textOfficial), v.T(textPaper)}
	if how, _, _ := m.standing(); how == untold {
		not = append(not, v.T(textUntold))
	}
	return app.Section().Class("stack").Body(
		app.H2().Text(v.T(textProved)), points([]string{v.T(textSame)}),
		app.P().Body(app.Text(v.T(i18n.CertPrint)+": "), app.B().Class("num").ID("print").Text(proof.Print(m.Seal.Key[:]))),
		app.P().Class("mute").Text(v.T(textHead)+": "+hex.EncodeToString(m.Seal.Head[:])),
		app.H2().Text(v.T(textUnproved)), points(not))
}

func points(list []string) app.UI {
	items := make([]app.UI, len(list))
	for i, text := range list {
		items[i] = app.Li().Text(text)
	}
	return app.Ul().Class("points").Body(items...)
}
