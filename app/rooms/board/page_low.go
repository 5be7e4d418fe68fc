package board

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"github.com/notnil/chess"

	"wasit/app/event/phrase"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/rules"
	"wasit/rules/board"
	"wasit/rules/notation"
)

// low is what must be answered now, below the board: the position is what the answer depends on.
func low(v *view.V, p Model) app.UI {
	switch by, open := p.Game.Offered(); {
	case p.Goal != noSquare:
		return promotion(v, p)
	case p.Past:
	case open:
		return offer(v, p.Game, by)
	}
	return app.Div()
}

func promotion(v *view.V, p Model) app.UI {
	g := p.Game
	pos := p.Shown()
	var list board.MoveList
	var choices []app.UI
	style := notation.Style{Language: g.Language()}
	for _, kind := range [...]chess.PieceType{chess.Queen, chess.Rook, chess.Bishop, chess.Knight} {
		for _, m := range pos.Moves(&list) {
			if int(m.From()) != p.Hand || int(m.To()) != p.Goal || m.Promotion() != kind {
				continue
			}
			man := "QRBN"[kind-chess.Queen]
			if pos.Turn() == chess.Black {
				man += 'a' - 'A'
			}
			id := "promote-" + kind.String()
			choices = append(choices, app.Button().Type("button").Class("pro").ID(id).DataSet("act", v.Act(id, promote{To: kind})).Body(
				app.Span().Body(v.Man(man)), app.B().Text(v.T(i18n.Pieces[kind])), app.Span().Class("num").Text(style.Write(&pos, m))))
		}
	}
	return app.Section().Class("low").ID("promote").TabIndex(-1).Attr("role", "dialog").Aria("labelledby", "promote-title").Body(
		app.Div().Class("low__h").Body(
			app.H2().ID("promote-title").Body(disc(pos.Turn()), app.Text(" "+v.T(textPlayReplace, phrase.SquareName(p.Goal)))),
			v.Button(view.Button{Text: v.T(textPlayCancel), Act: v.Act("promote-cancel", dropMan{}), ID: "promote-cancel"})),
		app.Div().Class("pros").Body(choices...))
}

func offer(v *view.V, g *chessGame, by chess.Color) app.UI {
	text := v.T(textPlayOfferHow, name(v, g, by.Other()), v.T(i18n.PlayArticle, g.article(rules.RuleDrawOffer)))
	accept := view.Button{Text: v.T(textPlayAccept), Class: "btn--go btn--main", Act: v.Act("accept", answerDraw{Accept: true}), ID: "accept"}
	switch why := g.NoDraw(); why.Rule {
	case rules.RuleDrawRestricted:
		text = noDraw(v, g, why) + " " + text
		accept.Text, accept.Act = v.T(textPlayConsent), v.Act("accept", answerDraw{Accept: true, Consent: true})
	case rules.RuleAgreement:
		text = noDraw(v, g, why) + " " + text
		accept.Act, accept.Blocked = "", v.T(textPlayNoDrawYet, v.T(i18n.PlayArticle, why.Article))
	}
	return app.Section().Class("low").ID("offer").Attr("role", "alertdialog").Aria("labelledby", "offer-title").Aria("describedby", "offer-text").Body(
		app.H2().ID("offer-title").Body(disc(by), app.Text(" "+v.T(i18n.PlayOffers, name(v, g, by)))),
		app.P().ID("offer-text").Class("mute").Text(text),
		app.Div().Class("low__a").Body(
			v.Button(view.Button{Text: v.T(textPlayRefuse), Class: "btn--main", Act: v.Act("refuse", answerDraw{}), ID: "refuse"}),
			v.Button(accept)))
}

// noDraw says why the players cannot agree a draw by themselves.
func noDraw(v *view.V, g *chessGame, why rules.Ruling) string {
	article := v.T(i18n.PlayArticle, why.Article)
	switch {
	case why.Rule == rules.RuleAgreement:
		return v.T(textPlayNoDrawYet, article)
	case g.Head.DrawFrom == rules.NoAgreement:
		return v.T(textPlayNoDraw, article)
	}
	return v.T(textPlayNoDrawTill, v.Int(g.Head.DrawFrom), article)
}

// acts are what players do beside moving.
func acts(v *view.V, g *chessGame) app.UI {
	v.Act("menu", showDialog{Dialog: menuDialog{}})
	if g.End.Over() {
		v.Act("pgn", savePGN{})
		v.Act("new", goTo{Screen: screenSetup})
	} else {
		v.Act("draw", offerDraw{})
		v.Act("resign", showDialog{Dialog: resignDialog{}})
		v.Act("claim", showDialog{Dialog: claimDialog{}})
	}
	return &actKeys{Lang: v.Lang, Over: g.End.Over(), Begun: g.Ply() > 0}
}

// actKeys are the keys of acts, as a component of its own: a move changes none of them.
type actKeys struct {
	app.Compo

	Lang  i18n.Lang
	Over  bool // the game
	Begun bool // there are moves
}

// Render draws the keys.
func (k *actKeys) Render() app.UI {
	v := &view.V{Lang: k.Lang}
	more := v.Button(view.Button{Text: v.T(textPlayMore), Icon: "more", Only: true, Act: "menu", ID: "menu"})
	if k.Over {
		return app.Div().Class("bp__act", "bp__act--end").Body(
			v.Button(view.Button{Text: v.T(textPlayPGNSave), Icon: "save", Act: "pgn", ID: "pgn"}),
			v.Button(view.Button{Text: v.T(textPlayNew), Icon: "plus", Class: "btn--go", Act: "new", ID: "new"}), more)
	}
	draw := view.Button{Text: v.T(textPlayDraw), Act: "draw", ID: "draw"}
	if !k.Begun {
		draw.Act, draw.Blocked = "", v.T(textPlayDrawFirst)
	}
	return app.Div().Class("bp__act").Body(
		v.Button(draw),
		v.Button(view.Button{Text: v.T(textPlayResign), Act: "resign", ID: "resign"}),
		v.Button(view.Button{Text: v.T(textPlayClaim), Act: "claim", ID: "claim"}),
		more)
}
