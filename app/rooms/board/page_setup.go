package board

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// letters names the letters of the pieces in a language: king, queen, rook, bishop, knight.
func letters(code string) string {
	for _, l := range languages {
		if l[0] == code {
			return l[1]
		}
	}
	return code
}

var languages = [][2]string{{"id", "R M B G K"}, {"en", "K Q R B N"}, {"hr", "K D T L S"}, {"de", "K D T L S (de)"}}

func back(v *view.V, to screen) *view.Button {
	return &view.Button{Text: v.T(i18n.Back), Icon: "back", Only: true, Class: "btn--quiet", Act: v.Act("back", goTo{Screen: to}), ID: "back"}
}

// setup asks what a new game needs: nothing must be filled in.
func setup(v *view.V, m page) app.UI {
	d := m.Draft
	set := func(field draftField) func(string) session.Msg {
		return func(text string) session.Msg { return setDraft{Field: field, Text: text} }
	}
	var writing, classes []view.Option
	for _, l := range languages {
		writing = append(writing, view.Option{Key: l[0], Text: l[1]})
	}
	for i, c := range i18n.PlayClasses {
		classes = append(classes, view.Option{Key: strconv.Itoa(i), Text: v.T(c)})
	}
	start := startUsual
	if d.Chess960 {
		start = startChess960
	}
	main := []app.UI{
		app.H1().Text(v.T(textPlayNew)),
		v.Field(view.Field{ID: "white", Label: v.T(i18n.White), Value: d.White, Max: 120, In: v.In("white", set(draftWhite))}),
		v.Field(view.Field{ID: "black", Label: v.T(i18n.Black), Value: d.Black, Max: 120, In: v.In("black", set(draftBlack))}),
		v.Seg("letters", v.T(textPlayLetters), d.Letters, v.In("letters", set(draftLetters)), writing),
		v.Seg("class", v.T(textPlayClass), strconv.Itoa(int(d.Class)), v.In("class", set(draftClass)), classes),
		v.Seg("start", v.T(textPlayStart), start, v.In("start", set(draftStart)),
			[]view.Option{{Key: startUsual, Text: v.T(textPlayUsual)}, {Key: startChess960, Text: v.T(textPlay960)}}),
	}
	if d.Chess960 {
		main = append(main, app.Div().Class("cluster").Body(
			v.Field(view.Field{ID: "number", Label: v.T(textPlayNumberOf), Value: d.Number, Max: 3, Numeric: true,
				In: v.In("number", set(draftNumber))}),
			v.Button(view.Button{Text: v.T(textPlayLot), Act: v.Act("lot", drawLot{}), ID: "lot"})))
		if d.Seed != 0 {
			main = append(main, app.P().Class("mute", "num").ID("seed").Text(v.T(textPlaySeed, strconv.FormatUint(d.Seed, 36))))
		}
	}
	main = append(main, app.P().Class("mute").Text(v.T(textPlayKeepNote)))
	return v.Page(m.Session, view.Page{Bar: view.Bar{Back: back(v, screenTable), Title: v.T(i18n.PlayTitle)}, Focus: true, Read: true, Main: []app.UI{app.Div().Class("stack").Body(main...)},
		Act: []app.UI{v.Button(view.Button{Text: v.T(textPlayBegin), After: "next", Class: "btn--go btn--main", Act: v.Act("begin", beginGame{}), ID: "begin"})}})
}
