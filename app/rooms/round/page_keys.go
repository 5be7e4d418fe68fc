package round

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// keys are the keyboard's way to do the same (screens.md 5.5).
func keys(v *view.V, m page) {
	for key, score := range map[string]journal.Score{"=": journal.Drawn, "+": journal.BlackForfeits, "-": journal.WhiteForfeits} {
		v.Key(key, enterScore{Score: score})
	}
	for d := range 10 {
		v.Key(strconv.Itoa(d), figureKey{D: d})
	}
	v.Key("/", toggleNumbers{Once: true})
	if m.Once {
		v.Key("Enter", toggleNumbers{})
	}
	v.Key("Backspace", undoResult{})
	v.Key("ArrowDown", stepBoard{By: 1})
	v.Key("ArrowUp", stepBoard{By: -1})
}

// pad is the three result keys. They never move, for either hand and in every language: left is White.
func pad(v *view.V, m page, r journal.Row) app.UI {
	board := v.Int(m.BoardNo(r.Number))
	key := func(id, class, text, under string, name i18n.Text, score journal.Score) app.UI {
		label := text + " " + v.T(name, board) // begins with what is shown, so that it can be called by voice
		if !strings.HasPrefix(v.T(name, board), under) {
			label = text + " " + under + ": " + v.T(name, board)
		}
		b := app.Button().Type("button").Class("key").ID(id).Aria("label", label).
			DataSet("act", v.Act(id, enterScore{Score: score, Board: r.Number})).
			DataSet("hold", v.Hold(id, openScores{Forfeit: score != journal.Drawn}))
		if class != "" {
			b = b.Class(class)
		}
		if v.Reader { // its act says why it does nothing
			b = b.Aria("disabled", "true").Aria("description", v.T(i18n.OtherTab))
		}
		return b.Body(app.Text(text+" "), app.Span().Aria("hidden", "true").Text(under))
	}
	group := app.Div().Class("keys").ID("keys").Attr("role", "group").Aria("label", v.T(textKeysOf, board)).Body(
		key("key-w", "key--w", "1–0", v.T(i18n.White), textKeyWhite, journal.WhiteWins),
		key("key-d", "", "½", v.T(i18n.Draw), textKeyDraw, journal.Drawn),
		key("key-b", "key--b", "0–1", v.T(i18n.Black), textKeyBlack, journal.BlackWins))
	if !m.Twice.IsZero() {
		group = group.Class("keys--again")
		text := v.T(textResultTwice, phrase.ScoreText(r.Score))
		if !m.Against.IsZero() {
			text = v.T(textResultAgainst, phrase.ScoreText(m.Against), phrase.ScoreText(m.Twice))
		}
		return app.Div().Body(app.P().Class("field__err").Attr("role", "alert").ID("again").Text(text), group)
	}
	return group
}

// small is the row of rarer keys.
func small(v *view.V, m page) app.UI {
	key := func(id, text string, name i18n.Text, msg session.Msg) app.HTMLButton {
		label := v.T(name)
		if label != text {
			label = text + ": " + label
		}
		return app.Button().Type("button").Class("btn").ID(id).Aria("label", label).DataSet("act", v.Act(id, msg)).Text(text)
	}
	return app.Div().Class("minikeys").Body(
		app.Button().Type("button").Class("btn").ID("key-undo").Aria("label", v.T(textResultUndo)).DataSet("act", v.Act("key-undo", undoResult{})).Body(view.Icon("undo")),
		key("key-123", "123", textResultNumbers, toggleNumbers{}).Aria("pressed", strconv.FormatBool(m.Numbers)),
		key("key-wo", v.T(i18n.ResultForfeits), i18n.ResultForfeits, openScores{Forfeit: true}),
		v.Button(view.Button{Text: v.T(i18n.DeskRecordNew), Icon: "scale", Only: true, ID: "key-offence", Act: v.Act("key-offence", session.AskArbiter{Board: m.Board})}),
		key("key-more", v.T(textResultOthers), textResultOthers, openScores{}))
}

// digits are the keys for a board's number, nil while nobody types one. In a hand at the foot they stand right above the result keys: all
// that can change its height, such as names, stands above them, so that neither moves under a thumb that drums.
func digits(v *view.V, m page) app.UI {
	if !m.Numbers {
		return nil
	}
	keys := make([]app.UI, 10)
	for i := range keys {
		d := (i + 1) % 10
		id := "digit-" + strconv.Itoa(d)
		keys[i] = app.Button().Type("button").Class("btn").ID(id).DataSet("act", v.Act(id, digit{D: d})).Text(strconv.Itoa(d))
	}
	pad := app.Div().Class("digits")
	var fault app.UI
	if m.Shakes > 0 && m.Typed == "" {
		pad = pad.Class("shake-" + strconv.Itoa(m.Shakes%2)) // another class each time: the movement begins again
		fault = app.P().Class("field__err").Attr("role", "alert").ID("no-board").Text(v.T(textNoBoard))
	}
	return app.Div().Class("figures").Body(fault, pad.Attr("role", "group").Aria("label", v.T(textResultNumbers)).Body(keys...))
}
