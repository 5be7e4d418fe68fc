package round

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/model"
	"wasit/app/view"
)

// keys are the keyboard's way to do the same (screens.md 5.5).
func keys(v *view.V, m model.Model) {
	for key, score := range map[string]journal.Score{"=": journal.Drawn, "+": journal.BlackForfeits, "-": journal.WhiteForfeits} {
		v.Key(key, model.EnterScore{Score: score})
	}
	for d := range 10 {
		v.Key(strconv.Itoa(d), model.FigureKey{D: d})
	}
	v.Key("/", model.ToggleNumbers{Once: true})
	if m.Entry.Once {
		v.Key("Enter", model.ToggleNumbers{})
	}
	v.Key("Backspace", model.UndoResult{})
	v.Key("ArrowDown", model.StepBoard{By: 1})
	v.Key("ArrowUp", model.StepBoard{By: -1})
}

// pad is the three result keys. They never move, for either hand and in every language: left is White.
func pad(v *view.V, m model.Model, r journal.Row) app.UI {
	board := v.Int(r.Number)
	key := func(id, class, text, under string, name i18n.Text, score journal.Score) app.UI {
		b := app.Button().Type("button").Class("key").ID(id).Aria("label", v.T(name, board)).
			DataSet("act", v.Act(id, model.EnterScore{Score: score, Board: r.Number})).
			DataSet("hold", v.Hold(id, model.OpenScores{Forfeit: score != journal.Drawn}))
		if class != "" {
			b = b.Class(class)
		}
		return b.Body(app.Text(text), app.Span().Aria("hidden", "true").Text(under))
	}
	group := app.Div().Class("keys").ID("keys").Attr("role", "group").Aria("label", v.T(i18n.KeysOf, board)).Body(
		key("key-w", "key--w", "1–0", v.T(i18n.White), i18n.KeyWhite, journal.WhiteWins),
		key("key-d", "", "½", v.T(i18n.Draw), i18n.KeyDraw, journal.Drawn),
		key("key-b", "key--b", "0–1", v.T(i18n.Black), i18n.KeyBlack, journal.BlackWins))
	if !m.Entry.Twice.IsZero() {
		group = group.Class("keys--again")
		return app.Div().Body(app.P().Class("field__err").Attr("role", "alert").Text(v.T(i18n.ResultTwice, model.ScoreText(r.Score))), group)
	}
	return group
}

// small is the row of rarer keys.
func small(v *view.V, m model.Model) app.UI {
	key := func(id, text string, name i18n.Text, msg model.Msg) app.HTMLButton {
		return app.Button().Type("button").Class("btn").ID(id).Aria("label", v.T(name)).DataSet("act", v.Act(id, msg)).Text(text)
	}
	return app.Div().Class("minikeys").Body(
		app.Button().Type("button").Class("btn").ID("key-undo").Aria("label", v.T(i18n.ResultUndo)).DataSet("act", v.Act("key-undo", model.UndoResult{})).Body(view.Icon("undo")),
		key("key-123", "123", i18n.ResultNumbers, model.ToggleNumbers{}).Aria("pressed", strconv.FormatBool(m.Entry.Numbers)),
		key("key-wo", v.T(i18n.ResultForfeits), i18n.ResultForfeits, model.OpenScores{Forfeit: true}),
		key("key-more", v.T(i18n.ResultOthers), i18n.ResultOthers, model.OpenScores{}))
}

func digits(v *view.V, m model.Model) app.UI {
	keys := make([]app.UI, 10)
	for i := range keys {
		d := (i + 1) % 10
		id := "digit-" + strconv.Itoa(d)
		keys[i] = app.Button().Type("button").Class("btn").ID(id).DataSet("act", v.Act(id, model.Digit{D: d})).Text(strconv.Itoa(d))
	}
	pad := app.Div().Class("digits")
	if m.Entry.Shakes > 0 && m.Entry.Typed == "" {
		pad = pad.Class("shake-" + strconv.Itoa(m.Entry.Shakes%2)) // another class each time: the movement begins anew
		return app.Div().Body(app.P().Class("field__err").Attr("role", "alert").ID("no-board").Text(v.T(i18n.NoBoard)), pad.Attr("role", "group").Aria("label", v.T(i18n.ResultNumbers)).Body(keys...))
	}
	return pad.Attr("role", "group").Aria("label", v.T(i18n.ResultNumbers)).Body(keys...)
}
