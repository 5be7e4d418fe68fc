// Package paper is the print centre: every sheet that exists now with its pages, the preview of one as the leaves that the
// printer gets, and texts for chats.
package paper

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/sheet"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// Render draws the centre, or the preview of the sheet that the route names.
func Render(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	if m.Route.Sheet != "" && m.Route.Sheet != session.SheetTexts {
		return preview(v, m)
	}
	main := []app.UI{app.Div().Class("head").Body(
		app.Div().Body(app.H1().Text(v.T(textPrintTitle)), app.P().Text(v.T(textPrintLead))))}
	main = append(main, rounds(v, m), unpublished(v, m), times(v, m))
	for _, g := range m.groups() {
		if main = append(main, leaves(v, m, g)); v.Later() {
			return v.EventPage(m.Session, m.stage(), view.Page{Main: main, Sheet: dialog(v, m)})
		}
	}
	main = append(main, texts(v, m), language(v, m))
	return v.EventPage(m.Session, m.stage(), view.Page{Main: main, Sheet: dialog(v, m)})
}

func dialog(v *view.V, m page) app.UI {
	switch d := m.Dialog.(type) {
	case clubTexts:
		return clubs(v, m, d)
	case wordingDialog:
		return wording(v, d)
	case certDialog:
		return certForm(v, m, d)
	case sealDialog:
		return seals(v, m)
	case familyDialog:
		return families(v, m, d)
	}
	return nil
}

// rounds chooses the round whose paper is shown; it shows once there are two.
func rounds(v *view.V, m page) app.UI {
	list := m.publishedRounds()
	if len(list) < 2 {
		return nil
	}
	items := make([]app.UI, len(list))
	for i, n := range list {
		b := app.Button().Type("button").Class("seg__o").ID("round-"+strconv.Itoa(n)).
			DataSet("act", v.Act("round-"+strconv.Itoa(n), chooseRound{Round: n})).
			Aria("label", v.T(i18n.RoundN, v.Int(n))).Text(v.Int(n))
		if n == m.shownRound() {
			b = b.Aria("current", "true")
		}
		items[i] = b
	}
	return app.Div().Class("field").Body(app.Span().Class("legend").Text(v.T(textPrintRound)),
		app.Div().Class("seg", "seg--rounds").Attr("role", "group").Aria("label", v.T(i18n.RoundChoose)).Body(items...))
}

func unpublished(v *view.V, m page) app.UI {
	if m.shownRound() > 0 {
		return nil
	}
	return v.Banner(view.Banner{Kind: "info", Title: v.T(textPrintNotYet), Text: v.T(textPrintNotYetT), ID: "not-published"})
}

func leaves(v *view.V, m page, g group) app.UI {
	var items []app.UI
	for _, x := range m.leaves(g) {
		items = append(items, x.draw(v))
	}
	if len(items) == 0 {
		return nil
	}
	title := v.T(g.title, v.Int(g.round))
	return app.Section().Class("sec").Aria("label", title).Body(app.H2().Text(title), app.Div().Class("leaves").Body(items...))
}

func (x leaf) draw(v *view.V) app.UI {
	pic := app.Span().Class("leaf__pic", "leaf__pic--"+string(x.kind)).Aria("hidden", "true")
	if x.cut {
		pic = pic.Class("leaf__pic--six")
	}
	marks := make([]app.UI, x.lines)
	for i := range marks {
		marks[i] = app.I()
	}
	a := app.A().Class("leaf").ID("leaf-"+string(x.kind)).Href(v.Href(x.path)).Body(
		pic.Body(marks...), app.B().Text(x.title), app.Span().Class("under").Text(x.under))
	if x.next {
		a = a.Class("is-next")
	}
	return a
}

// noSheet says why a sheet is not there, and what makes it.
func noSheet(v *view.V, m page, back view.Button) app.UI {
	title, text, keys := v.T(textPrintNoSheet), v.T(textPrintNoSheetT), []app.UI{v.Button(back)}
	if sheet.Kind(m.Route.Sheet) == sheet.LocalRules { // what it lacks is no pairing: the Laws alone know no table of cards
		title, text = v.T(textPrintNoLocal), v.T(textPrintNoLocalT)
		to := m.Route.In(session.PageArbiter)
		to.Sheet = "laws"
		keys = append(keys, v.Button(view.Button{Text: v.T(i18n.LawsInForce), Icon: "book", ID: "to-laws", Href: to.Path()}))
	}
	return v.EventPage(m.Session, m.stage(), view.Page{Main: []app.UI{
		app.Div().Class("empty").ID("no-sheet").Body(view.Icon("print"), app.H1().Text(title), app.P().Text(text), app.Div().Class("cluster").Body(keys...))}})
}

// preview shows the leaves as they leave the printer, with one key that prints exactly these.
func preview(v *view.V, m page) app.UI {
	back := view.Button{Text: v.T(textPrintBack), Icon: "back", Class: "btn--quiet btn--back", ID: "sheets", Href: m.Route.In(session.PagePrint).Path()}
	d, ok := m.Doc(sheet.Kind(m.Route.Sheet))
	if !ok {
		back.Class = ""
		return noSheet(v, m, back)
	}
	name, html := m.title(d), ""
	if d.Pages > 1 && v.Later() {
		html = d.First()
	} else {
		html = m.press.HTML(d.Kind)
	}
	tools := []app.UI{v.Button(back)}
	if list := sheetWordings[d.Kind]; len(list) > 0 {
		tools = append(tools, v.Button(view.Button{Text: v.T(textWordTitle), Icon: "edit", Class: "btn--quiet", ID: "edit-texts",
			Act: v.Act("edit-texts", openWording{Of: list[0], Many: list})}))
	}
	var choice app.UI
	if d.Kind == sheet.Certificates {
		choice = app.Div().Class("certchoice").Body(certChoice(v, m), sealState(v, m))
		tools = append(tools, v.Button(view.Button{Text: v.T(textCertEdit), Icon: "edit", Class: "btn--quiet", ID: "edit-cert", Act: v.Act("edit-cert", openCert{})}))
	}
	return v.EventPage(m.Session, m.stage(), view.Page{
		Sheet: dialog(v, m),
		Main: []app.UI{
			app.Div().Class("head").Body(
				app.Div().Body(app.H1().Text(name), app.P().ID("pages").Text(under(v.Lang, d))),
				app.Div().Class("head__tools").Body(tools...)),
			choice, rounds(v, m),
			app.Raw(html),
		},
		Act: []app.UI{v.Button(view.Button{Text: v.T(textPrintDo, v.N(textPrintPages, d.Pages)), Icon: "print", Class: "btn--go btn--main", ID: "print",
			Act: v.Act("print", printSheet{})})},
	})
}
