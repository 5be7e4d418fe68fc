package board

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"github.com/notnil/chess"

	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/rules"
	"wasit/rules/mate"
	"wasit/rules/notation"
)

// answer says whether a side can still mate, and shows why: a line, a proof, or what was searched in vain.
func answer(v *view.V, m page) app.UI {
	e := m.Edit
	side := v.T(sideName(e.MateSide()))
	turn := v.T(textPlayTurnOf, v.T(sideName(e.Asked.Turn())))
	parts := []app.UI{app.P().Class("mqs").Body(disc(e.MateSide()), app.B().Text(v.T(textMateQuestion, side)), app.Span().Class("mute").Text(turn))}
	pos := e.Asked
	b := view.Board{ID: "board", Flip: m.Flip, Selected: noSquare, Label: v.T(textMateTitle) + " " + turn}
	if len(e.Line) > 0 {
		pos = e.Line[e.Step]
		if e.Step > 0 {
			last := e.Answer.Line[e.Step-1]
			b.Last = []int{int(last.From()), int(last.To())}
		}
	}
	b.Cells = cellsOf(&pos)
	change := v.Button(view.Button{Text: v.T(textMateEdit), Icon: "edit", Only: true, Class: "btn--quiet", Act: v.Act("edit", stopAsking{}), ID: "edit"})
	page := view.Page{Look: "mate", Bar: view.Bar{Back: answerBack(v, m), Title: v.T(textMateTitle), Stats: []app.UI{printer(v), change}}, Focus: true}
	switch {
	case e.Running:
		parts = append(parts, app.Div().ID("looking").Attr("role", "status").Class("stack").Body(app.P().Text(v.T(textMateLooking))))
		page.Act = []app.UI{v.Button(view.Button{Text: v.T(textMateStop), Class: "btn--main", Act: v.Act("stop", stopAsking{}), ID: "stop"})}
	case e.Answer != nil:
		parts = append(parts, verdict(v, e)...)
		page.Act = decide(v, m)
	}
	page.Main = []app.UI{app.H1().Class("vh").Text(v.T(textMateTitle)), app.Div().Class("ar", "ar--mate").Body(app.Div().Class("cw").Body(
		app.Div().Class("cw__b").Body(v.Board(b)), app.Div().Class("cw__t").Body(parts...)))}
	return v.Page(m.Session, page)
}

// answerBack leads to what the answer is about: the game, or the position that was set up.
func answerBack(v *view.V, m page) *view.Button {
	if m.Edit.FromGame {
		return back(v, screenTable)
	}
	return &view.Button{Text: v.T(i18n.Back), Icon: "back", Only: true, Class: "btn--quiet", Act: v.Act("back", stopAsking{}), ID: "back"}
}

func verdict(v *view.V, e positionEditor) []app.UI {
	box := func(class, icon, id string, title, text i18n.Text) app.UI {
		return app.Section().Class("vd", class).ID(id).Attr("role", "status").Body(app.Span().Class("vd__m").Body(view.Icon(icon)),
			app.Span().Body(app.B().Text(v.T(title)), app.Span().Text(v.T(text)+" "), v.Article("E23", "6.9")))
	}
	switch e.Answer.Verdict {
	case mate.Yes:
		return []app.UI{box("vd--ok", "check", "mate-yes", i18n.MateYes, textMateYesBy), line(v, e)}
	case mate.No:
		return []app.UI{box("vd--no", "x", "mate-no", i18n.MateNo, textMateNoBy), app.Section().Class("ln").Body(
			app.H2().Text(v.T(textMateReason)), app.P().ID("proof").Text(v.T(i18n.MateProofs[string(e.Answer.Proof)])))}
	}
	fact := func(t i18n.Text, value string) app.UI {
		return app.Div().Body(app.Dt().Text(v.T(t)), app.Dd().Class("num").Text(value))
	}
	parts := []app.UI{app.H2().Text(v.T(textMateSearched)), app.Dl().Class("fa").Body(
		fact(textMatePositions, v.Int(e.Answer.Positions)), fact(textMateFound, v.T(textMateNone)), fact(textMateProved, v.T(textMateNone)))}
	if e.Budget <= mate.DefaultPositions {
		parts = append(parts, v.Button(view.Button{Text: v.T(textMateLonger), Icon: "search", Class: "btn--full", Act: v.Act("longer", askMate{More: true}), ID: "longer"}))
	}
	return []app.UI{box("vd--un", "warn", "mate-unknown", textMateUnknown, textMateUnknownBy), app.Section().Class("ln").Body(parts...)}
}

// line shows the moves that mate, in the letters of the screen's language, and goes through them on the board.
func line(v *view.V, e positionEditor) app.UI {
	if len(e.Answer.Line) == 0 {
		return app.P().Text(v.T(textMateOnBoard))
	}
	language, ok := notation.LanguageOf(v.Tag())
	if !ok {
		language = notation.English
	}
	style := notation.Style{Language: language}
	var items []app.UI
	var text string
	last := len(e.Answer.Line) - 1
	for i, m := range e.Answer.Line {
		pos := e.Line[i]
		n := strconv.Itoa(pos.FullmoveNumber())
		if pos.Turn() == chess.White {
			text = n + ". "
		} else if i == 0 {
			text = n + "… "
		}
		text += style.Write(&pos, m) + " "
		if pos.Turn() == chess.Black || i == last {
			items = append(items, app.Li().Text(text))
			text = ""
		}
	}
	key := func(id, icon string, t i18n.Text, to int) app.UI {
		return v.Button(view.Button{Text: v.T(t), Icon: icon, Only: true, Act: v.Act(id, stepLine{To: to}), ID: id})
	}
	v.Key("ArrowLeft", stepLine{To: e.Step - 1})
	v.Key("ArrowRight", stepLine{To: e.Step + 1})
	return app.Section().Class("ln").Aria("label", v.T(textMateLine)).Body(app.H2().Text(v.T(textMateLine)), app.Ol().Class("ln__m", "num").ID("line").Body(items...),
		app.Div().Class("ln__n").Body(key("line-before", "back", textPlayBefore, e.Step-1),
			app.Span().Class("num").ID("line-at").Aria("live", "polite").Text(v.T(textMateAt, v.Int(e.Step), v.Int(last+1))),
			key("line-after", "next", textPlayAfter, e.Step+1)))
}

// decide takes the answer over to the clock that waits for it. What is not proven offers both results, and no default.
func decide(v *view.V, m page) []app.UI {
	e := m.Edit
	if m.DeskCheck != nil {
		return bring(v, m)
	}
	if g := m.Game; g != nil && g.End.Open && g.Position() == e.Asked {
		return decideGame(v, e, g.End.Result)
	}
	if !e.ForClock || m.Clock.Game == nil {
		return []app.UI{v.Button(view.Button{Text: v.T(textMatePlay), Act: v.Act("play-from", beginFromEditor{}), ID: "play-from"})}
	}
	win := "1-0"
	if e.MateSide() == chess.Black {
		win = "0-1"
	}
	key := func(id, result, class string) app.UI {
		shown := score(result)
		if result == "1/2" {
			shown = "½–½"
		}
		return v.Button(view.Button{Text: v.T(textMateUse, shown), Class: class, Act: v.Act(id, decideClock{Result: result}), ID: id})
	}
	switch e.Answer.Verdict {
	case mate.Yes:
		return []app.UI{key("use-win", win, "btn--go btn--main")}
	case mate.No:
		return []app.UI{key("use-draw", "1/2", "btn--go btn--main")}
	}
	return []app.UI{key("use-draw", "1/2", "btn--half"), key("use-win", win, "btn--half")}
}

// decideGame records the answer in the game on the board, whose end waits for it.
func decideGame(v *view.V, e positionEditor, win rules.Result) []app.UI {
	key := func(id string, result rules.Result, class string) app.UI {
		return v.Button(view.Button{Text: v.T(textSealConfirm) + " " + score(result.String()), Class: class, Act: v.Act(id, decideResult{Result: result}), ID: id})
	}
	switch e.Answer.Verdict {
	case mate.Yes:
		return []app.UI{key("record-win", win, "btn--go btn--main")}
	case mate.No:
		return []app.UI{key("record-draw", rules.Drawn, "btn--go btn--main")}
	}
	return []app.UI{key("record-draw", rules.Drawn, "btn--half"), key("record-win", win, "btn--half")}
}
