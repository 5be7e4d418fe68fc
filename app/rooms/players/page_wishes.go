package players

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// offered is how many players the sheet offers to choose from.
const offered = 12

// RenderWishes draws the page.
func RenderWishes(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	sec := m.Section()
	p := view.Page{Read: true, Main: []app.UI{app.Div().Class("head").Body(app.H1().Text(v.T(i18n.Wishes)))}}
	if !sec.IsTable() || len(sec.Forbidden) > 0 { // in a table everybody meets everybody
		p.Main = append(p.Main, part(v, "forbid", textWishForbid, textWishForbidAs, forbidden(v, m, sec.Section), add(v, "add-forbid", textWishForbidAdd, false)))
	}
	p.Main = append(p.Main, part(v, "tables", textWishTables, textWishTablesAs, tables(v, m), add(v, "add-table", textWishTableAdd, true)))
	if !sec.IsTable() {
		p.Main = append(p.Main, apart(v, m, sec.Section))
	}
	p.Sheet = wishDialogOf(v, m)
	return v.EventPage(m.Session, v.T(i18n.Wishes), p)
}

func part(v *view.V, id string, title, as i18n.Text, rows []app.UI, add app.UI) app.UI {
	body := []app.UI{app.H2().ID(id).Text(v.T(title)), app.P().Class("mute").Text(v.T(as))}
	if len(rows) > 0 {
		body = append(body, app.Ul().Class("list").ID(id+"-list").Body(rows...))
	}
	return app.Section().Class("sec", "stack").Aria("labelledby", id).Body(append(body, app.Div().Class("cluster").Body(add))...)
}

func add(v *view.V, id string, t i18n.Text, table bool) app.UI {
	return v.Button(view.Button{Text: v.T(t), Icon: "plus", ID: id, Act: v.Act(id, openWish{Table: table})})
}

func wishRow(v *view.V, key, name, under string, msg session.Msg) app.UI {
	return app.Li().Body(app.Div().Class("item", "item--nolead").Body(
		app.Span().Body(app.Span().Class("name").Text(name), app.Span().Class("under").Text(under)),
		app.Span().Class("item__end").Body(v.Button(view.Button{Text: v.T(textWishDrop, name), Icon: "trash", Only: true, Class: "btn--quiet", ID: key, Act: v.Act(key, msg)}))))
}

func forbidden(v *view.V, m page, sec journal.Section) []app.UI {
	var rows []app.UI
	for i, f := range sec.Forbidden {
		var names []string
		for _, id := range f.Players {
			p, _ := m.Event.Ahead.Player(id)
			names = append(names, m.Name(p))
		}
		rows = append(rows, wishRow(v, "drop-forbid-"+strconv.Itoa(i), v.List(names), "", dropForbidden{Index: i}))
	}
	return rows
}

func tables(v *view.V, m page) []app.UI {
	var rows []app.UI
	for _, p := range m.Section().Entered() {
		if p.Table > 0 {
			rows = append(rows, wishRow(v, "drop-table-"+strconv.Itoa(int(p.ID)), m.Name(p), v.T(i18n.WishTableN, v.Int(p.Table)), dropTable{ID: p.ID}))
		}
	}
	return rows
}

// apart is how many first rounds keep players of one school apart.
func apart(v *view.V, m page, sec journal.Section) app.UI {
	s := view.Stepper{ID: "apart", Label: v.T(textWishApartN), Value: sec.Hall.Apart, Most: sec.Rounds,
		To: func(n int) session.Msg { return setApart{Rounds: n} }}
	return app.Section().Class("sec", "stack").Aria("labelledby", "apart-head").Body(
		app.H2().ID("apart-head").Text(v.T(m.Kin(i18n.WishApart))), app.P().Class("mute").Text(v.T(textWishApartAs)), v.Stepper(s))
}

// wishDialogOf draws the open sheet if it is one of the wishes; nil otherwise. The page of a player asks for his table by it.
func wishDialogOf(v *view.V, m page) app.UI {
	d, ok := m.Dialog.(wishDialog)
	switch {
	case !ok:
		return nil
	case d.Of != 0:
		return tableWish(v, m, d)
	}
	return pick(v, m, d)
}

func set(v *view.V, field string) string {
	return v.In("wish-"+field, func(s string) session.Msg { return wishSet{Field: field, Value: s} })
}

// tableWish is the sheet that asks for the table of one player.
func tableWish(v *view.V, m page, d wishDialog) app.UI {
	p, _ := m.Event.Ahead.Player(d.Of)
	field := view.Field{ID: "wish-number", Label: v.T(textWishTableNo), Help: v.T(textWishTableHelp), Value: d.Number, In: set(v, "number"), Numeric: true, Max: 4}
	if d.Fault {
		field.Error = v.T(textWishFaultN)
	}
	return wishSheet(v, v.T(textWishTable)+": "+m.Name(p), v.Field(field))
}

func wishSheet(v *view.V, title string, body ...app.UI) app.UI {
	return v.Sheet(view.Sheet{Title: title, Body: body, Close: v.Act("close-sheet", session.CloseDialog{}), Foot: []app.UI{
		v.Button(view.Button{Text: v.T(i18n.HallSave), Class: "btn--go btn--main", ID: "wish-save", Act: v.Act("wish-save", saveWish{})})}})
}

// pick is the sheet that chooses players.
func pick(v *view.V, m page, d wishDialog) app.UI {
	title, fault := textWishForbidAdd, textWishFault
	if d.Table {
		title, fault = textWishTableAdd, textWishFaultT
	}
	search := view.Field{ID: "wish-search", Label: v.T(textWishSearch), Type: "search", Value: d.Search, In: set(v, "search")}
	if d.Fault {
		search.Error = v.T(fault)
	}
	var rows []app.UI
	for _, p := range m.candidates(d, offered) {
		key := "pick-" + strconv.Itoa(int(p.ID))
		chosen := false
		for _, id := range d.Chosen {
			chosen = chosen || id == p.ID
		}
		mark := app.UI(view.Mark("", "plus"))
		if chosen {
			mark = view.Mark("ok", "check")
		}
		rows = append(rows, app.Li().Body(app.Button().Type("button").Class("item", "item--key").ID(key).Aria("pressed", strconv.FormatBool(chosen)).
			DataSet("act", v.Act(key, wishPick{ID: p.ID})).Body(mark,
			app.Span().Body(app.Span().Class("name").Text(m.Name(p)), app.Span().Class("under").Text(p.Club)))))
	}
	body := []app.UI{v.Field(search), app.Ul().Class("list").ID("wish-list").Body(rows...)}
	if d.Table {
		body = append(body, v.Field(view.Field{ID: "wish-number", Label: v.T(textWishTableNo), Value: d.Number, In: set(v, "number"), Numeric: true, Max: 4}))
	}
	return wishSheet(v, v.T(title), body...)
}
