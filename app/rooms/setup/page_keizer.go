package setup

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/swiss/keizer"
)

// keizerKeys are the shares that clubs use (formats.md 2.2).
var keizerKeys = []string{"0", "1/10", "1/6", "1/5", "1/4", "1/3", "35%", "2/5", "1/2", "2/3", "70%", "3/4", "5/6", "1"}

// keizerMore are all values of Keizer, each with what holds now; folded away while they are those of a preset.
func keizerMore(v *view.V, c regulation.SystemChoice) app.UI {
	k := c.Options.Values
	o := c.Keizer()
	awards := regulation.KeizerAwards(o)
	group := func(legend i18n.Text, from, to int) app.UI {
		var list []app.UI
		for i := from; i < to; i++ {
			list = append(list, share(v, i, awards[i])...)
		}
		return app.FieldSet().Class("field").Body(app.Legend().Class("legend").Text(v.T(legend)), app.Div().Class("kz").Body(list...))
	}
	top := map[bool]string{true: "fixed", false: "ratio"}[k.Top > 0]
	if k.Top < 0 {
		top = "players"
	}
	body := []app.UI{app.Summary().Text(v.T(textKeizerMore)),
		v.Seg("top", v.T(textKeizerTop), top, set(v, "top"), []view.Option{{Key: "ratio", Text: v.T(textKeizerTopRatio)},
			{Key: "players", Text: v.T(textKeizerTopField)}, {Key: "fixed", Text: v.T(textKeizerTopFixed)}})}
	switch {
	case k.Top > 0:
		limits := regulation.NumberLimits["top-value"]
		body = append(body, v.Field(view.Field{ID: "top-value", Label: v.T(textKeizerTopValue), Numeric: true, Value: strconv.Itoa(k.Top), Least: limits.Least, Most: limits.Most, In: set(v, "top-value")}))
	case k.Top == 0:
		body = append(body, number(v, "ratio", textOptRatio, c.Ratio(), 1))
	}
	body = append(body, group(i18n.KeizerOfTheirs, 0, regulation.KeizerGames), group(i18n.KeizerOfOwn, regulation.KeizerGames, len(awards)-1),
		app.Div().Class("kz").Body(share(v, len(awards)-1, awards[len(awards)-1])...),
		number(v, "own-for", textKeizerOwnFor, k.OwnFor, 1),
		number(v, "limit", textKeizerLimit, o.ExcusedLimit, 1),
		v.Switch("halving", v.T(i18n.KeizerHalving), set(v, "halving"), k.Halving),
		number(v, "meetings", textKeizerMeetings, k.Meetings, 1),
		number(v, "period", textKeizerPeriod, k.Period, 1),
		number(v, "shaken", textKeizerShaken, k.ShakenFirst, 25),
		v.Switch("colors", v.T(i18n.KeizerColors), set(v, "colors"), k.Colors),
		v.Switch("classic", v.T(i18n.KeizerClassic), set(v, "classic"), k.Classic),
		v.Switch("frozen", v.T(i18n.KeizerFrozen), set(v, "frozen"), k.Frozen))
	if k != (journal.KeizerValues{}) {
		body = append(body, v.Button(view.Button{Text: v.T(textKeizerPreset), Icon: "undo", Class: "btn--quiet", ID: "preset", Act: act(v, "preset", "")}))
	}
	return app.Details().ID("keizer-more").Open(k != (journal.KeizerValues{})).Body(body...)
}

// share chooses one share, and where it is a fixed number of points that number.
func share(v *view.V, i int, a keizer.Award) []app.UI {
	name, key := journal.KeizerFields[i], regulation.ShareKey(a)
	keys := keizerKeys
	if name == "gone" {
		keys = []string{"1/2", "2/3", "3/4", "1"}
	}
	if key != "=" && !slices.Contains(keys, key) {
		keys = append(slices.Clone(keys), key)
	}
	var options []app.UI
	for _, k := range keys {
		options = append(options, app.Option().Value(k).Selected(k == key).Text(strings.Replace(k, "%", " %", 1)))
	}
	if name != "gone" {
		options = append(options, app.Option().Value("="+regulation.KeizerPlain(a)).Selected(a.IsFixed).Text(v.T(textKeizerPoints)))
	}
	id := regulation.KeizerShareField + name
	list := []app.UI{app.Label().For(id).Text(v.T(i18n.KeizerShares[i])),
		app.Select().ID(id).Class("input").DataSet("in", set(v, id)).Body(options...)}
	if a.IsFixed {
		points := regulation.KeizerPointsField + name
		list = append(list, app.Label().For(points).Text(v.T(i18n.KeizerPointsOf, v.T(i18n.KeizerShares[i]))),
			app.Input().ID(points).Class("input", "num").Type("text").Attr("inputmode", "decimal").Value(regulation.KeizerPlain(a)).DataSet("in", set(v, points)).DataSet("is", "="+regulation.KeizerPlain(a)))
	}
	return list
}
