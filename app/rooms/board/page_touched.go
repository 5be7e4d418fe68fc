package board

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"github.com/notnil/chess"

	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/rules"
	"wasit/rules/board"
	"wasit/rules/incident"
	"wasit/rules/notation"
)

// touched answers what must be played after pieces were touched: on the board they are touched again, in order.
func touched(v *view.V, m page) app.UI {
	pos, d, err := m.duty()
	if err != nil { // of the editor: its position is put right there
		m.Edit.Err = err
		return editor(v, m)
	}
	grid(v)
	t := m.Touched
	b := view.Board{ID: "board", Cells: cellsOf(&pos), Flip: m.Flip, Selected: noSquare, Cursor: m.Cursor, Label: v.T(textTouchTitle),
		Act: func(sq int) session.Msg { return touchMan{sq} }}
	for _, one := range t.Touches {
		b.Touched = append(b.Touched, int(one.Square))
	}
	if t.From != noSquare {
		b.Selected = t.From
	}
	if !d.Free {
		for _, move := range d.Moves {
			b.Targets = append(b.Targets, int(move.To()))
			b.Arrows = append(b.Arrows, [2]int{int(move.From()), int(move.To())})
		}
	}
	side := []app.UI{app.P().Class("mqs").Body(disc(pos.Turn()), app.B().Text(v.T(textPlayTurnOf, v.T(sideName(pos.Turn()))))), touchVerdict(v, &pos, d), touchedList(v, m)}
	side = append(side, touchChoices(v, t, &pos)...)
	main := app.Div().Class("cw").Body(app.Div().Class("cw__b").Body(touchModes(v, t), v.Board(b)), app.Div().Class("cw__t").Body(side...))
	from := back(v, screenTable)
	if m.Route.Sheet == "touch" {
		from = &view.Button{Text: v.T(i18n.Back), Icon: "back", Only: true, Class: "btn--quiet", Href: session.Route{Page: session.PageLaws}.Path(), ID: "back"}
	}
	return v.Page(m.Session, view.Page{Look: "mate", Bar: view.Bar{Back: from, Title: v.T(textTouchTitle)}, Focus: true,
		Main: []app.UI{app.H1().Class("vh").Text(v.T(textTouchTitle)), app.Div().Class("ar", "ar--mate").Body(main)},
		Act: []app.UI{v.Button(view.Button{Text: v.T(textTouchSetUp), Icon: "edit", Act: v.Act("set-up", goTo{Screen: screenEditor}), ID: "set-up"}),
			v.Button(view.Button{Text: v.T(textTouchAgain), Icon: "undo", Class: "btn--main", Act: v.Act("touch-clear", untouch{All: true}), ID: "touch-clear"})}})
}

// touchModes choose what the next touch means.
func touchModes(v *view.V, t touchedMen) app.UI {
	return v.Seg("touch-mode", v.T(textTouchNext), touchNames[t.Mode], v.In("touch-mode", func(s string) session.Msg { return setTouched{chooseMode, s} }),
		[]view.Option{{Key: touchNames[modePlay], Text: v.T(textTouchPlay)}, {Key: touchNames[modeAdjust], Text: v.T(textTouchAdjust)},
			{Key: touchNames[modeAccident], Text: v.T(textTouchAccident)}, {Key: touchNames[modeRelease], Text: v.T(textTouchRelease)}})
}

// dutyRepairs say in words what a rule of Art. 4 asks for.
var dutyRepairs = map[rules.Rule]incident.Repair{rules.RuleTouchOwn: incident.MustMove, rules.RuleTouchOpponent: incident.MustTake, rules.RuleTouchBoth: incident.MustTakeWith,
	rules.RuleTouchKingRook: incident.MustCastle, rules.RuleTouchRookKing: incident.RookFirst, rules.RuleTouchNoCastling: incident.AnotherKingMove,
	rules.RuleTouchLapses: incident.FreeMove, rules.RuleReleased: incident.PieceStays, rules.RuleMadeCastling: incident.MustCastle,
	rules.RulePromotionChosen: incident.PromotionStays, rules.RuleTouchOnRequest: incident.Silent}

// dutyText says in words what a touch asks for. Where pieces of both were touched and the first own one does not take the first of the
// opponent, the first that can be moved or taken counts (Art. 4.3.3 (E23)).
func dutyText(v *view.V, d rules.Duty) string {
	if d.Rule == rules.RuleTouchBoth && !d.Takes {
		return v.T(textTouchFirst)
	}
	if r, ok := dutyRepairs[d.Rule]; ok {
		return phrase.Repaired(v.Lang, r)
	}
	return ""
}

// touchVerdict says which moves may be played, and by which article.
func touchVerdict(v *view.V, pos *board.Position, d rules.Duty) app.UI {
	title, class, icon := textTouchMust, "vd--ok", "check"
	switch {
	case len(d.Moves) == 0:
		title, class, icon = textTouchNone, "vd--no", "x"
	case d.Free:
		title, class, icon = textTouchFree, "vd--no", "hand"
	}
	must := []app.UI{app.Text(v.T(title))}
	if !d.Free && len(d.Moves) > 0 {
		must = append(must, app.Text(" "), app.Span().Class("num").ID("moves").Text(movesText(v, pos, d.Moves)))
	}
	lines := []app.UI{app.B().ID("must").Body(must...)}
	if why := dutyText(v, d); why != "" {
		lines = append(lines, app.Span().ID("touch-why").Text(why+" "))
	}
	if d.Article != "" {
		lines = append(lines, v.Article(d.Edition, d.Article))
	}
	return app.Section().Class("vd", class).Attr("role", "status").Body(app.Span().Class("vd__m").Body(view.Icon(icon)), app.Span().Body(lines...))
}

// movesText writes moves in the letters of the screen's language.
func movesText(v *view.V, pos *board.Position, moves []board.Move) string {
	language, ok := notation.LanguageOf(v.Tag())
	if !ok {
		language = notation.English
	}
	text := ""
	for i, m := range moves {
		if i > 0 {
			text += ", "
		}
		text += notation.Style{Language: language}.Write(pos, m)
	}
	return text
}

// touchedList names what was touched, in order.
func touchedList(v *view.V, m page) app.UI {
	t := m.Touched
	list := make([]app.UI, 0, len(t.Touches)+2)
	for i, one := range t.Touches {
		how := [...]i18n.Text{rules.ToPlay: textTouchPlay, rules.Adjusting: textTouchAdjust, rules.ByAccident: textTouchAccident}[one.How]
		list = append(list, app.Li().Body(app.B().Text(manOn(v, m, int(one.Square))), app.Text(" · "+v.T(how))).ID("touch-"+strconv.Itoa(i+1)))
	}
	if t.From != noSquare {
		text := manOn(v, m, t.From)
		if t.To != noSquare {
			text += " → " + phrase.SquareName(t.To)
		}
		list = append(list, app.Li().ID("touch-released").Body(app.B().Text(text), app.Text(" · "+v.T(textTouchRelease))))
	}
	if t.PieceOn != noSquare {
		list = append(list, app.Li().ID("touch-piece").Body(app.B().Text(v.T(i18n.Pieces[t.Piece])+" → "+phrase.SquareName(t.PieceOn))))
	}
	if len(list) == 0 {
		return app.P().Class("mute").ID("touch-ask").Text(v.T(textTouchAsk))
	}
	return app.Div().Class("stack-2").Body(app.Ol().Class("do").ID("touches").Body(list...),
		v.Button(view.Button{Text: v.T(textTouchBack), Icon: "undo", Act: v.Act("untouch", untouch{}), ID: "untouch"}))
}

func manOn(v *view.V, m page, sq int) string {
	name := phrase.SquareName(sq)
	if man := m.Edit.Cells[sq]; man != 0 {
		return v.T(i18n.BoardSquare, name, v.T(i18n.Men[man]))
	}
	return name
}

// touchChoices ask for what the answer hangs on beside the touches.
func touchChoices(v *view.V, t touchedMen, pos *board.Position) []app.UI {
	set := func(id string, c touchChoice) string {
		return v.In(id, func(s string) session.Msg { return setTouched{c, s} })
	}
	e := t.Chosen()
	body := []app.UI{v.Check("unclear", v.T(textTouchUnclear), set("unclear", chooseUnclear), t.Unclear)}
	for _, sq := range promotionSquares(pos) {
		var keys []app.UI
		for _, kind := range []chess.PieceType{chess.Queen, chess.Rook, chess.Bishop, chess.Knight} {
			id := "new-" + phrase.SquareName(sq) + "-" + kind.String()
			keys = append(keys, app.Button().Type("button").Class("chip").ID(id).Aria("pressed", t.PieceOn == sq && t.Piece == kind).
				DataSet("act", v.Act(id, touchPiece{kind, sq})).Text(v.T(i18n.Pieces[kind])))
		}
		body = append(body, app.FieldSet().Class("field").Body(app.Legend().Class("legend").Text(v.T(textTouchNew, phrase.SquareName(sq))), app.Div().Class("cluster").Body(keys...)))
	}
	body = append(body, v.Ruleset(t.Ruleset, func(r session.Ruleset) session.Msg { return setRuleset{r} })...)
	if e.TouchOnRequest && t.Class != rules.Standard {
		body = append(body, v.Check("claimed", v.T(textTouchClaimed), set("claimed", chooseClaimed), t.Claimed))
	}
	return body
}
