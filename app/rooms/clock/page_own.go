package clock

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/view"
	"wasit/clock"
)

func ownRows(v *view.V, own []ownControl) []app.UI {
	var rows []app.UI
	for i, o := range own {
		c, err := clock.ParseWritten(o.Text)
		if err != nil {
			continue // kept by a newer program; it stays in the store
		}
		key := "own-" + strconv.Itoa(i)
		rows = append(rows, app.Li().Class("pr--own").Body(presetButton(v, key, o.Name, o.Text, c, o.BlackDraw),
			v.Button(view.Button{Text: v.T(textMakeEdit, Written(v, o.Text)), Icon: "edit", Only: true, Class: "btn--quiet", Act: v.Act("edit-"+key, openMaker{Edit: i}), ID: "edit-" + key}),
			up(v, key, i, Written(v, o.Text)),
			v.Button(view.Button{Text: v.T(textClockOwnDrop, Written(v, o.Text)), Icon: "trash", Only: true, Class: "btn--quiet", Act: v.Act("drop-"+key, dropOwn{Index: i})})))
	}
	return rows
}

// up moves an own control towards the head of the list.
func up(v *view.V, key string, i int, text string) app.UI {
	if i == 0 {
		return app.Span()
	}
	return v.Button(view.Button{Text: v.T(textMakeUp, text), Icon: "up", Only: true, Class: "btn--quiet", Act: v.Act("up-"+key, moveOwn{Index: i, By: -1}), ID: "up-" + key})
}
