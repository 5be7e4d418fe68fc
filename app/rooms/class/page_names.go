package class

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/books/classroom"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// codePage shows the question to phones, as large as the screen allows.
func codePage(v *view.V, m page) app.UI {
	p := view.Page{Focus: true, Read: true, Bar: view.Bar{Back: toClass(v), Title: title(m), Sub: v.T(textCode)}}
	address, ok := m.address()
	if !ok {
		p.Main = []app.UI{app.P().Text(v.T(textNoTask))}
		return v.Page(m.Session, p)
	}
	a, _ := m.Class.Now()
	holds := v.T(textCodeDo)
	if a.Shown {
		holds = v.T(textCodeOver)
	}
	p.Main = []app.UI{app.Div().Class("cls__code").Body(app.H1().Text(v.T(textCodeHead)), app.P().Text(holds), v.AddressCode(address), app.P().Class("mute").Text(asked(v, a.Task)))}
	p.Act = []app.UI{v.Button(view.Button{Text: v.T(textShare), Icon: "share", Short: true, ID: "share-task", Act: v.Act("share-task", shareTask{})})}
	if a.Shown {
		return v.Page(m.Session, p)
	}
	p.Act = append(p.Act, v.Button(view.Button{Text: v.T(textScan), Icon: "qr", Class: "btn--go btn--main", ID: "scan", Act: v.Act("scan", startScan{})}))
	return v.Page(m.Session, p)
}

// names says who is stuck, who answered what and who did not, and what becomes of the names.
func names(v *view.V, m page) app.UI {
	a, _ := m.Class.Now()
	body := []app.UI{app.H1().ID("names").TabIndex(-1).Text(v.T(textNames))}
	if len(m.Class.Pupils) == 0 {
		body = append(body, app.P().Text(v.T(textNobody)))
	}
	stuck := m.Class.Stuck()
	body = append(body, group(v, "stuck", v.T(textStuck), v.T(textStuckAs), stuck, stuck)...)
	for _, s := range m.Class.Shares() {
		said := ""
		if a.Shown && s.Right {
			said = v.T(textRight)
		}
		body = append(body, group(v, "gave-"+s.Pick, pickText(a.Task, s.Pick, m.letters()), said, s.Pupils, stuck)...)
	}
	if m.Class.At < len(m.Class.Tasks) {
		body = append(body, group(v, "missing", v.T(textMissing), "", m.Class.Missing(), stuck)...)
	} else {
		body = append(body, group(v, "all", v.N(textPupils, len(m.Class.Pupils)), "", m.Class.Pupils, stuck)...)
	}
	body = append(body, app.H2().Text(v.T(textEndHead)),
		v.SwitchUnder("keep-names", v.T(textKeep), v.T(textKeepAs), v.In("keep-names", func(on string) session.Msg { return keepNames{on == "true"} }), m.Class.Keep),
		ending(v, m))
	return v.Page(m.Session, view.Page{Focus: true, Read: true, Bar: view.Bar{Back: toClass(v), Title: title(m), Sub: v.T(textNames)}, Main: []app.UI{app.Div().Class("stack").Body(body...)}})
}

// group is a list of pupils under a heading; nothing where it is empty.
func group(v *view.V, id, title, under string, list, stuck []classroom.Pupil) []app.UI {
	if len(list) == 0 {
		return nil
	}
	rows := make([]app.UI, len(list))
	for i, p := range list {
		drop := "drop-" + id + "-" + strconv.FormatUint(uint64(p.ID), 36)
		name := []app.UI{app.Span().Class("name").Text(p.Name)}
		if id != "stuck" && slices.Contains(stuck, p) {
			name = append(name, view.Badge("warn", "warn", v.T(textStuck)))
		}
		rows[i] = app.Li().Class("cls__p").Body(app.Span().Body(name...),
			v.Button(view.Button{Text: v.T(textDrop, p.Name), Icon: "x", Only: true, Class: "btn--quiet", ID: drop, Act: v.Act(drop, dropPupil{p.ID})}))
	}
	head := []app.UI{app.H2().Text(title + " · " + v.Int(len(list)))}
	if under != "" {
		head = append(head, app.P().Class("mute").Text(under))
	}
	return []app.UI{app.Section().Class("stack-2").ID(id).Body(append(head, app.Ul().Class("rows").Body(rows...))...)}
}

// ending ends the class by a long press; a keyboard is asked once more.
func ending(v *view.V, m page) app.UI {
	if m.Ends {
		return app.Div().Class("cluster").Body(
			v.Button(view.Button{Text: v.T(textEndYes), Class: "btn--bad", ID: "end-yes", Act: v.Act("end-yes", endClass{})}),
			v.Button(view.Button{Text: v.T(i18n.Cancel), ID: "end-no", Act: v.Act("end-no", askEnd{})}))
	}
	return app.Div().Class("cluster").Body(v.Button(view.Button{Text: v.T(textEnd), Icon: "trash", ID: "end-class", Hold: v.Hold("end-class", endClass{}), KeyAct: v.Act("end-ask", askEnd{true})}))
}
