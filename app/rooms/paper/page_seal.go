package paper

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/proof"
	"wasit/app/event/sheet"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// sealState says above the certificates how many carry a code, and signs the others.
func sealState(v *view.V, m page) app.UI {
	open, changed := m.unsigned()
	text := v.T(textSealAll)
	switch {
	case changed > 0:
		text = v.N(textSealChanged, changed)
	case open > 0:
		text = v.T(textSealNone)
	}
	keys := []app.UI{v.Button(view.Button{Text: v.T(textSealAbout), Icon: "info", Class: "btn--quiet", ID: "seal-about", Act: v.Act("seal-about", openSeals{})})}
	if open > 0 && !m.Event.OnlyReads() {
		keys = append(keys, v.Button(view.Button{Text: v.N(textSealDo, open), Icon: "qr", ID: "seal-do", Act: v.Act("seal-do", signCertificates{})}))
	}
	return app.Div().Class("stack-2").Body(view.Refused(v, m.Session), app.P().ID("seal-state").Attr("role", "status").Text(text), app.Div().Class("cluster").Body(keys...))
}

// seals tells what a code proves and what not, the prints of the keys, and the signed certificates.
func seals(v *view.V, m page) app.UI {
	body := []app.UI{app.P().Text(v.T(textSealProves)), app.P().Text(v.T(textSealNot)), app.P().Text(v.T(textSealKey)), app.P().Text(v.T(textSealTold))}
	for _, key := range m.Event.Kept.CertificateKeys() {
		body = append(body, app.P().Body(app.Text(v.T(i18n.CertPrint)+": "), app.B().Class("num").Text(proof.Print(key))))
	}
	var rows []app.UI
	for _, c := range m.signed() {
		rows = append(rows, sealRow(v, m, c))
	}
	if len(rows) > 0 {
		body = append(body, app.Ul().Class("list").Body(rows...))
	}
	return v.Sheet(view.Sheet{Title: v.T(textSealAbout), Body: body, Close: v.Act("close", session.CloseDialog{})})
}

// sealRow is a signed certificate, and what can be done with it.
func sealRow(v *view.V, m page, c signed) app.UI {
	state := v.T(textSealStands)
	switch {
	case c.Revoked:
		state = v.T(i18n.CertRevoked, c.Why)
	case c.Name == "":
		state = v.T(textSealLeft)
	case c.Changed:
		state = v.T(textSealOther)
	}
	n := strconv.Itoa(c.Number)
	key := view.Button{Text: v.T(textSealRevoke), Class: "btn--quiet", ID: "revoke-" + n, Act: v.Act("revoke-"+n, session.AskReason{For: "revoke-certificate", N: c.Number})}
	if c.Revoked {
		key = view.Button{Text: v.T(textSealAgain), Class: "btn--quiet", ID: "again-" + n, Act: v.Act("again-"+n, signCertificates{Again: c.Number})}
	}
	end := app.Span().Class("item__end")
	if !m.Event.OnlyReads() && (!c.Revoked || c.Name != "") {
		end = end.Body(v.Button(key))
	}
	return app.Li().Class("item", "item--nolead").Body(
		app.Span().Body(app.Span().Class("name").Text(v.T(i18n.CertNumberN, sheet.SealNumber(c.Number, c.Revision))+" "+c.Name), app.Span().Class("under").Text(state)), end)
}
