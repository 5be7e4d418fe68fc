package board

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"github.com/notnil/chess"

	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/rules"
)

// wrongMen asks whose pieces stood wrongly, and says what castling that costs in the edition of the game.
func wrongMen(v *view.V, g *chessGame, d castlingDialog) app.UI {
	e := g.Head.edition()
	in := func(id string, f castlingField) string {
		return v.In(id, func(value string) session.Msg { return setCastling{f, value} })
	}
	side := "white"
	if d.Side == chess.Black {
		side = "black"
	}
	body := []app.UI{v.Seg("wrong-side", v.T(textCastlingWhose), side, in("wrong-side", castlingSide),
		[]view.Option{{Key: "white", Text: name(v, g, chess.White)}, {Key: "black", Text: name(v, g, chess.Black)}})}
	king := textCastlingKing
	if e.MisplacedRookCastles {
		king = textCastlingKingQueen
	}
	body = append(body, v.Check("wrong-king", v.T(king), in("wrong-king", castlingKing), d.Misplaced.King))
	if !e.MisplacedRookCastles {
		body = append(body, v.Check("wrong-near", v.T(textCastlingNear), in("wrong-near", castlingNear), d.Misplaced.KingsideRook),
			v.Check("wrong-far", v.T(textCastlingFar), in("wrong-far", castlingFar), d.Misplaced.QueensRook))
	}
	do := view.Button{Text: v.T(textCastlingDo), Class: "btn--go btn--main", ID: "forbid-castling", Blocked: v.T(textCastlingChoose)}
	if d.Misplaced != (rules.Misplaced{}) {
		near, far := e.CastlingAfter(d.Misplaced)
		do.Blocked, do.Act = "", v.Act("forbid-castling", forbidCastling{})
		body = append(body, app.P().ID("castling-says").Attr("role", "status").Body(app.B().Text(v.T(castlingSays(!near, !far), name(v, g, d.Side))+" "), v.Article(e.ID, e.Article(rules.RuleWrongStartRapid))))
	}
	return v.Sheet(view.Sheet{Title: v.T(textCastlingTitle), Close: v.Act("close", closeDialog{}), Body: body, Foot: []app.UI{v.Button(do)}})
}

// castlingSays is the sentence for what castling is lost.
func castlingSays(kingside, queenside bool) i18n.Text {
	switch {
	case kingside && queenside:
		return textCastlingNone
	case kingside:
		return textCastlingNotNear
	case queenside:
		return textCastlingNotFar
	}
	return textCastlingKept
}

// lost says under the players' names which castling is lost for the whole game.
func lost(v *view.V, g *chessGame) []app.UI {
	e := g.Head.edition()
	var list []app.UI
	for _, side := range []chess.Color{chess.White, chess.Black} {
		if near, far := g.CastlingLost(side); near || far {
			list = append(list, app.P().Class("mute").ID("castling-"+sideID(side)).Body(app.Text(v.T(castlingSays(near, far), name(v, g, side))+" "),
				v.Article(e.ID, e.Article(rules.RuleWrongStartRapid))))
		}
	}
	return list
}
