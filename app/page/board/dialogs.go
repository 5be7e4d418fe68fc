package board

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"github.com/notnil/chess"

	"wasit/app/i18n"
	"wasit/app/model"
	"wasit/app/view"
)

func sheet(v *view.V, m model.Model) app.UI {
	switch m.Dialog.(type) {
	case model.PlayMenuDialog:
		return menu(v, m)
	case model.PlayResignDialog:
		return resign(v, m.Play.Game)
	case model.PlayClaimDialog:
		return claim(v, m.Play)
	}
	return nil
}

// menu holds what is wanted rarely.
func menu(v *view.V, m model.Model) app.UI {
	item := func(id, icon string, t i18n.Text, msg model.Msg) app.UI {
		return app.Button().Type("button").Class("tool").ID(id).DataSet("act", v.Act(id, msg)).Body(view.Icon(icon), app.Span().Body(app.B().Text(v.T(t))))
	}
	items := []app.UI{
		item("menu-new", "plus", i18n.PlayNew, model.PlayGo{Screen: model.PlaySetup}),
		item("menu-games", "events", i18n.PlayGames, model.PlayGo{Screen: model.PlayList}),
		item("menu-edit", "board", i18n.MateEditor, model.PlayEditHere{}),
		item("menu-clock", "clock", i18n.PlayWithClock, model.PlayWithClock{}),
		item("menu-seal", "lock", i18n.SealTitle, model.PlayGo{Screen: model.PlaySealed}),
		item("menu-open", "open", i18n.PlayPGNOpen, model.Ask{Cmd: model.PickFile{Purpose: model.FilePGN, Accept: ".pgn,text/plain,application/x-chess-pgn"}}),
		item("menu-save", "save", i18n.PlayPGNSave, model.PlaySavePGN{}),
		item("menu-share", "share", i18n.PlayPGNShare, model.PlaySharePGN{}),
		item("menu-print", "print", i18n.Print, model.PlayPrint{}),
		item("menu-fen", "copy", i18n.PlayFEN, model.PlayCopyFEN{}),
	}
	return v.Sheet(view.Sheet{Title: v.T(i18n.PlayMore), Close: v.Act("close", model.PlayClose{}), Body: []app.UI{app.Div().Class("tools").Body(items...),
		v.Switch("own-moves", v.T(i18n.PlayOwnMoves), v.In("own-moves", func(on string) model.Msg {
			set := m.Settings
			set.OwnMoves = on == "true"
			return model.ChangeSettings{Settings: set}
		}), m.Settings.OwnMoves)}})
}

// resign asks who ends the game otherwise than on the board: by resignation, or by a fallen flag.
func resign(v *view.V, g *model.PlayGame) app.UI {
	key := func(id string, icon app.UI, c chess.Color, t i18n.Text, msg model.Msg) app.UI {
		return app.Button().Type("button").ID(id).Class("fq__b").DataSet("act", v.Act(id, msg)).Body(
			app.Span().Class("fq__r").Body(icon), app.Span().Body(app.B().Text(v.T(t, name(v, g, c))), app.Text(v.T(i18n.ClockWins, name(v, g, c.Other())))))
	}
	return v.Sheet(view.Sheet{Title: v.T(i18n.PlayWhoResigns), Close: v.Act("close", model.PlayClose{}), Body: []app.UI{app.Div().Class("fq__a").Body(
		key("resign-white", disc(chess.White), chess.White, i18n.PlayResigns, model.PlayResignBy{Side: chess.White}),
		key("resign-black", disc(chess.Black), chess.Black, i18n.PlayResigns, model.PlayResignBy{Side: chess.Black}),
		key("flag-white", view.Icon("clock"), chess.White, i18n.PlayFlagFell, model.PlayFlagFell{Side: chess.White}),
		key("flag-black", view.Icon("clock"), chess.Black, i18n.PlayFlagFell, model.PlayFlagFell{Side: chess.Black}))}})
}

// claim asks what a claim rests on. The app counts; nothing tells the players beforehand.
func claim(v *view.V, p model.Play) app.UI {
	g := p.Game
	pos := g.Position()
	f := view.Field{ID: "intended", Label: v.T(i18n.PlayClaimWith), Value: p.Typed, Max: 32,
		In: v.In("intended", func(text string) model.Msg { return model.PlayType{Text: text} })}
	if p.Wrong != nil {
		n := model.Explain(v.Lang, p.Wrong)
		f.Error = n.Title + ". " + n.Text
	}
	key := func(id, sign string, title i18n.Text, article string, fifty bool) app.UI {
		return app.Button().Type("button").ID(id).Class("fq__b").DataSet("act", v.Act(id, model.PlayClaimDraw{Fifty: fifty})).Body(
			app.Span().Class("fq__r", "num").Text(sign), app.Span().Body(app.B().Text(v.T(title)), app.Text(v.T(i18n.PlayArticle, article))))
	}
	return v.Sheet(view.Sheet{Title: v.T(i18n.PlayClaimBy, name(v, g, pos.Turn())), Close: v.Act("close", model.PlayClose{}), Body: []app.UI{
		app.P().Class("mute").Text(v.T(i18n.PlayClaimHow)), v.Field(f),
		app.Div().Class("fq__a").Body(
			key("claim-three", "3×", i18n.PlayClaimThree, "9.2", false),
			key("claim-fifty", "50", i18n.PlayClaimFifty, "9.3", true))}})
}
