package board

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"github.com/notnil/chess"

	clockroom "wasit/app/rooms/clock"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/clock"
	"wasit/rules"
)

func dialog(v *view.V, m page) app.UI {
	switch d := m.Dialog.(type) {
	case castlingDialog:
		return wrongMen(v, m.Game, d)
	case menuDialog:
		return menu(v, m)
	case resignDialog:
		return resign(v, m.Game)
	case claimDialog:
		return claim(v, m.Model)
	case noteDialog:
		return noteSheet(v, m, d)
	case clockDialog:
		return standing(v, m)
	case gameDialog:
		return gameSheet(v, d)
	}
	return nil
}

// menu holds what is wanted rarely.
func menu(v *view.V, m page) app.UI {
	item := func(id, icon string, t i18n.Text, msg session.Msg) app.UI {
		return app.Button().Type("button").Class("tool").ID(id).DataSet("act", v.Act(id, msg)).Body(view.Icon(icon), app.Span().Body(app.B().Text(v.T(t))))
	}
	items := []app.UI{
		item("menu-new", "plus", textPlayNew, goTo{Screen: screenSetup}),
		item("menu-games", "events", textPlayGames, goTo{Screen: screenList}),
		item("menu-edit", "board", textMateEditor, editHere{}),
		item("menu-touch", "hand", textTouchTitle, askTouchHere{}),
		item("menu-clock", "clock", textPlayWithClock, chooseClock{}),
		item("menu-castling", "board", textCastlingTitle, showDialog{Dialog: m.newCastlingDialog()}),
		item("menu-seal", "lock", textSealTitle, goTo{Screen: screenSealed}),
		item("menu-open", "open", textPlayPGNOpen, session.Ask{Cmd: session.PickFile{Purpose: session.FilePGN, Accept: ".pgn,text/plain,application/x-chess-pgn"}}),
		item("menu-save", "save", textPlayPGNSave, savePGN{}),
		item("menu-share", "share", textPlayPGNShare, sharePGN{}),
		item("menu-print", "print", i18n.Print, printBoard{}),
		item("menu-fen", "copy", textPlayFEN, copyFEN{}),
		item("menu-class", "phone", i18n.ClassAsk, askClass{}),
	}
	return v.Sheet(view.Sheet{Title: v.T(textPlayMore), Close: v.Act("close", closeDialog{}), Body: []app.UI{app.Div().Class("tools").Body(items...),
		v.Switch("own-moves", v.T(textPlayOwnMoves), v.In("own-moves", func(on string) session.Msg {
			return session.ChangeSetting{Setting: session.SettingOwnMoves, Value: on}
		}), m.Settings.OwnMoves)}})
}

// resign asks who ends the game otherwise than on the board: by resignation, or by a fallen flag.
func resign(v *view.V, g *chessGame) app.UI {
	key := func(id string, icon app.UI, c chess.Color, t i18n.Text, msg session.Msg) app.UI {
		return app.Button().Type("button").ID(id).Class("fq__b").DataSet("act", v.Act(id, msg)).Body(
			app.Span().Class("fq__r").Body(icon), app.Span().Body(app.B().Text(v.T(t, name(v, g, c))), app.Text(loses(v, g, c))))
	}
	return v.Sheet(view.Sheet{Title: v.T(textPlayWhoResigns), Close: v.Act("close", closeDialog{}), Body: []app.UI{app.Div().Class("fq__a").Body(
		key("resign-white", disc(chess.White), chess.White, textPlayResigns, resignBy{Side: chess.White}),
		key("resign-black", disc(chess.Black), chess.Black, textPlayResigns, resignBy{Side: chess.Black}),
		key("flag-white", view.Icon("clock"), chess.White, textPlayFlagFell, flagFell{Side: chess.White}),
		key("flag-black", view.Icon("clock"), chess.Black, textPlayFlagFell, flagFell{Side: chess.Black}))}})
}

// loses says what it comes to for the other side when one resigns or its flag falls: with a bare king nobody wins, and whether anything else
// can still mate is asked afterwards (Art. 5.1.2, 6.9 (E23)).
func loses(v *view.V, g *chessGame, c chess.Color) string {
	pos := g.Position()
	if pos.Men(c.Other()).Count() == 1 {
		return v.T(i18n.ClockDrawn)
	}
	return v.T(textPlayWinsIf, name(v, g, c.Other()))
}

// standing says that a clock is in a game already, and offers both ways.
func standing(v *view.V, m page) app.UI {
	c := m.Clock.Game
	if c == nil {
		return nil
	}
	at := c.State.Last()
	shows := v.T(textPlayStanding, clockroom.Written(v, c.Text), v.Duration(c.State.Remaining(clock.White, at)), v.Duration(c.State.Remaining(clock.Black, at)))
	key := func(id, icon string, title, under i18n.Text, msg session.Msg) app.UI {
		return app.Button().Type("button").ID(id).Class("fq__b").DataSet("act", v.Act(id, msg)).Body(
			app.Span().Class("fq__r").Body(view.Icon(icon)), app.Span().Body(app.B().Text(v.T(title)), app.Text(v.T(under))))
	}
	var begun app.UI
	if g := m.Game; g != nil && len(g.Acts) > 0 && !g.End.Over() {
		begun = app.P().ID("clock-anew").Text(v.T(textPlayAnewWithClock))
	}
	return v.Sheet(view.Sheet{Title: v.T(textPlayStandingQ), Close: v.Act("close", closeDialog{}), Body: []app.UI{app.P().Class("mute").Text(shows), begun,
		app.Div().Class("fq__a").Body(
			key("clock-this", "clock", textPlayThisClock, textPlayThisClockBy, linkClock{}),
			key("clock-other", "plus", textPlayOtherClock, textPlayOtherClockBy, anotherClock{}))}})
}

// claim asks what a claim rests on. The app counts; nothing tells the players beforehand.
func claim(v *view.V, p Model) app.UI {
	g := p.Game
	pos := g.Position()
	f := view.Field{ID: "intended", Label: v.T(textPlayClaimWith), Value: p.Typed, Max: 32,
		In: v.In("intended", func(text string) session.Msg { return typeMove{Text: text} })}
	if p.Wrong != nil {
		n := explain(v.Lang, p.Wrong)
		f.Error = n.Title + ". " + n.Text
	}
	three, fifty := rules.RuleThreefoldOnBoard, rules.RuleFiftyOnBoard
	if strings.TrimSpace(p.Typed) != "" {
		three, fifty = rules.RuleThreefoldIntended, rules.RuleFiftyIntended
	}
	key := func(id, sign string, title i18n.Text, rule rules.Rule, fifty bool) app.UI {
		return app.Button().Type("button").ID(id).Class("fq__b").DataSet("act", v.Act(id, claimDraw{Fifty: fifty})).Body(
			app.Span().Class("fq__r", "num").Text(sign), app.Span().Body(app.B().Text(v.T(title)), app.Text(v.T(i18n.PlayArticle, g.article(rule)))))
	}
	return v.Sheet(view.Sheet{Title: v.T(textPlayClaimBy, name(v, g, pos.Turn())), Close: v.Act("close", closeDialog{}), Body: []app.UI{
		app.P().Class("mute").Text(v.T(textPlayClaimHow)), v.Field(f),
		app.Div().Class("fq__a").Body(
			key("claim-three", "3×", i18n.PlayClaimThree, three, false),
			key("claim-fifty", "50", textPlayClaimFifty, fifty, true))}})
}
