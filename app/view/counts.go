package view

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/words/i18n"
)

// Count is a part of a list: how many it holds, and the key that leaves only them.
type Count struct {
	ID, Word string
	N        int // below 0: not counted
	On       bool
	Act      string // from V.Act
}

// ListHead stands above a list: its title, its parts, and Choices of the whole list, which a phone asks for in a sheet that Ask, from
// [V.Act], opens.
type ListHead struct {
	Title   app.UI // nil where the page has one
	Counts  []Count
	Choices []app.UI
	Asked   string // the name of that sheet
	Ask     string
	Said    app.UI // a hint, or nil
}

// ListHead draws h.
func (v *V) ListHead(h ListHead) app.UI {
	keys := make([]app.UI, len(h.Counts))
	for i, c := range h.Counts {
		body := []app.UI{app.Span().Text(c.Word)}
		if c.N >= 0 {
			body = append([]app.UI{app.B().Class("num").ID("count-" + c.ID).Text(v.Int(c.N)), app.Text(" ")}, body...)
		}
		keys[i] = app.Button().Type("button").ID("filter-"+c.ID).Aria("pressed", strconv.FormatBool(c.On)).DataSet("act", c.Act).Body(body...)
	}
	return app.Div().Class("lhead").Body(h.Title,
		app.Div().Class("counts").ID("counts").Attr("role", "group").Aria("label", v.T(i18n.PlayersFilter)).Body(keys...),
		v.Button(Button{Text: h.Asked, Icon: "more", Only: true, Class: "btn--quiet", ID: "which-list", Act: h.Ask}),
		app.Div().Class("lhead__list").Body(h.Choices...),
		h.Said)
}

// Strip is a group of keys of which one holds; name is its label.
func (v *V) Strip(name string, keys []Count) app.UI {
	body := make([]app.UI, len(keys))
	for i, k := range keys {
		body[i] = app.Button().Type("button").Class("seg__o").ID(k.ID).Aria("pressed", strconv.FormatBool(k.On)).DataSet("act", k.Act).Text(k.Word)
	}
	return app.Div().Class("seg").Attr("role", "group").Aria("label", name).Body(body...)
}

// Find is the search of a list, in the act bar where the keyboard leaves it in sight. Name says what is sought, in is from [V.In].
func (v *V) Find(name, sought, in string) app.UI {
	return app.Label().Class("field--search").Body(Hidden(name), Icon("search"),
		app.Input().ID("search").Class("input").Type("search").Placeholder(name).Value(sought).Attr("autocomplete", "off").DataSet("sifts", "rows").DataSet("in", in))
}
