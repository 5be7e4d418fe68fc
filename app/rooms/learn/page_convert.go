package learn

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/books/course"
	"wasit/app/session"
	"wasit/app/view"
)

// typeGame is the text of a game to be put into another notation.
type typeGame struct{ Text string }

func (msg typeGame) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Typed = msg.Text
	return m, nil
}

// convert puts a game into short, long and old notation, side by side.
func convert(v *view.V, m page) app.UI {
	body := []app.UI{app.H1().Text(v.T(textConvert)), v.Field(view.Field{ID: "convert-text", Label: v.T(textConvertText), Rows: 5, Max: course.MaxConvert, Value: m.Typed,
		In: v.In("convert-text", func(text string) session.Msg { return typeGame{text} })})}
	c := m.Book.Convert(m.Typed)
	if c.Fault != "" {
		body = append(body, v.Banner(view.Banner{Kind: "warn", ID: "convert-fault", Title: v.T(textConvertFault, c.Fault), Text: c.Why}))
	}
	rows := make([]app.UI, len(c.Short))
	for i := range c.Short {
		number := ""
		if i%2 == 0 {
			number = strconv.Itoa(i/2+1) + "."
		}
		rows[i] = app.Tr().Body(app.Td().Class("num").Text(number), app.Td().Text(c.Short[i]), app.Td().Text(c.Long[i]), app.Td().Text(c.Old[i]))
	}
	if len(rows) > 0 {
		head := app.Tr().Body(app.Th().Scope("col").Text("#"), app.Th().Scope("col").Text(v.T(textShortForm)), app.Th().Scope("col").Text(v.T(textLongForm)), app.Th().Scope("col").Text(v.T(textOldForm)))
		if m.Voice {
			body = append(body, v.Button(view.Button{Text: v.T(textSayGame), Icon: "sound", Act: v.Act("say-game", sayGame{}), ID: "say-game"}))
		}
		body = append(body, app.Table().Class("table").ID("convert-table").Body(app.THead().Body(head), app.TBody().Body(rows...)))
	}
	return frame(v, m, v.T(textConvert), body...)
}
