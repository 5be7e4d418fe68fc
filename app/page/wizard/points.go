package wizard

import (
	"cmp"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/model"
	"wasit/app/view"
)

// points asks what a game is worth, where the system leaves it open.
func points(v *view.V, w model.Wizard) []app.UI {
	if !w.HasPoints() {
		return nil
	}
	list := []app.UI{v.Seg("points", v.T(i18n.WizardPoints), cmp.Or(w.Points.Key, model.PointsUsual), set(v, "points"), []view.Option{
		{Key: model.PointsUsual, Text: v.T(i18n.PointsUsual)}, {Key: model.PointsThree, Text: v.T(i18n.PointsThree)}, {Key: model.PointsOwn, Text: v.T(i18n.TimeOwn)}})}
	if w.Points.Key != model.PointsOwn {
		return list
	}
	f := view.Field{ID: "own-points", Label: v.T(i18n.PointsOwn), Help: v.T(i18n.PointsOwnHelp), Value: w.Points.Text, Max: 40, In: set(v, "own-points")}
	if w.Points.Bad {
		f.Error = v.T(i18n.PointsBad)
	}
	return append(list, v.Field(f))
}
