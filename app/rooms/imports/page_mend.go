package imports

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/lists/roster"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// about says what is known of somebody, with what a player has no field for.
func about(v *view.V, e roster.Entrant) string {
	also := alsoSaid(v.Lang, e)
	if hasStream(e) {
		e.Class = 0 // its text says it
	}
	if text := v.About(e); text != "" {
		also = append([]string{text}, also...)
	}
	return strings.Join(also, " · ")
}

// rowKeys are the keys of a row: its form, and its mends.
func rowKeys(v *view.V, m page, key string, i int, name string) app.UI {
	edit := app.Button().Type("button").Class("btn", "btn--quiet").ID(key+"-edit").Aria("label", v.T(textImportEditOf, name)).
		DataSet("act", v.Act(key+"-edit", mendRow{Row: i})).Text(v.T(textImportEdit))
	if m.TRF != nil {
		return edit // a report says which is which
	}
	fix := app.Button().Type("button").Class("btn", "btn--quiet", "btn--icon").ID(key+"-fix").Aria("label", v.T(textMendOf, name)).
		Aria("expanded", strconv.FormatBool(m.Mending == i+1)).DataSet("act", v.Act(key+"-fix", openMends{Row: i})).Body(view.Icon("more"))
	return app.Div().Class("review__keys").Body(edit, fix)
}

// mends are what one touch can put right of a row, while they are open.
func mends(v *view.V, m page, key string, i int, r roster.Row) app.UI {
	if m.Mending != i+1 {
		return nil
	}
	key += "-mend-"
	var keys []app.UI
	add := func(end, text, icon string, msg Msg) {
		keys = append(keys, v.Button(view.Button{Text: text, Icon: icon, ID: key + end, Act: v.Act(key+end, msg)}))
	}
	if r.Entrant.Club != "" {
		add("swap", v.T(textMendSwap), "swap", swapNameClub{Row: i})
	}
	const most = 3
	places := roster.Splits(r.Entrant.Name)
	for _, at := range places[:min(most, len(places))] {
		if a, b, ok := roster.SplitName(r, at); ok {
			add("split"+strconv.Itoa(at), v.T(textMendSplit, a.Entrant.Name, b.Entrant.Name), "people", splitRow{Row: i, At: at})
		}
	}
	if above, ok := m.above(i); ok {
		name := m.Rows[above].Entrant.Name
		if name == "" {
			name = v.T(textImportNoName)
		}
		add("merge", v.T(textMendMerge, name), "up", mergeAbove{Row: i})
	}
	add("not", v.T(textMendNot), "x", skipRow{Row: i, Skip: true})
	return app.Div().Class("review__fix").Attr("role", "group").Aria("label", v.T(textMendOf, r.Entrant.Name)).Body(app.Div().Class("cluster").Body(keys...))
}

// undo takes the last change of the review back, beside the main act.
func undo(v *view.V, im Model) []app.UI {
	if len(im.Past) == 0 {
		return nil
	}
	return []app.UI{v.Button(view.Button{Text: v.T(i18n.Undo), Icon: "undo", Short: true, ID: "undo-mend", Act: v.Act("undo-mend", undoMend{})})}
}

// sexQuestion answers at once for all whose sex the list does not say.
func sexQuestion(v *view.V, im Model) app.UI {
	n := len(im.sexless())
	if n < 2 {
		return nil
	}
	answer := func(id string, t i18n.Text, sex swiss.Sex) app.UI {
		return v.Button(view.Button{Text: v.T(t), ID: id, Act: v.Act(id, sexAll{Sex: sex})})
	}
	return app.Section().Class("sec", "stack").ID("sexless").Body(app.P().Body(app.B().Text(v.N(textSexless, n))), app.P().Text(v.T(textSexlessText)),
		app.Div().Class("cluster").Body(answer("all-m", textAllMale, swiss.Male), answer("all-f", textAllFemale, swiss.Female)))
}
