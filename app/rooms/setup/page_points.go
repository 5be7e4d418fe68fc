package setup

import (
	"cmp"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/view"
)

// points asks what a game is worth, where the system leaves it open.
func points(v *view.V, w Model) []app.UI {
	if w.Choice.Options.Baku && w.Choice.Code != journal.Team && w.Choice.Code != journal.DoubleSwiss {
		return []app.UI{app.P().Class("mute").ID("baku-points").Text(v.T(textPointsBaku))}
	}
	if !w.HasPoints() {
		return nil
	}
	list := []app.UI{v.Seg("points", v.T(textWizardPoints), cmp.Or(w.Points.Key, pointsUsual), set(v, "points"), []view.Option{
		{Key: pointsUsual, Text: v.T(textPointsUsual)}, {Key: pointsThree, Text: v.T(textPointsThree)}, {Key: pointsOwn, Text: v.T(textTimeOwn)}})}
	if w.Points.Key != pointsOwn {
		return list
	}
	f := view.Field{ID: "own-points", Label: v.T(textPointsOwn), Help: v.T(textPointsOwnHelp), Value: w.Points.Text, Max: 40, In: set(v, "own-points")}
	if w.Points.Bad {
		f.Error = v.T(textPointsBad)
	}
	return append(list, v.Field(f))
}
