package board

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"github.com/notnil/chess"

	"wasit/app/event/phrase"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/rules"
	"wasit/rules/board"
)

// whyID names where the page says why a move cannot be made. It is always there, so that a screen reader hears it fill.
const whyID = "why"

// why says why the move just tried cannot be made, with the article.
func why(v *view.V, m page) app.UI {
	e := app.Div().Class("why").ID(whyID).Attr("role", "status")
	h := m.Why
	if h.Obstacle == rules.NoObstacle {
		return e
	}
	edition := m.Game.Head.edition()
	return e.Body(view.Icon("x"), app.Span().Body(app.Text(whyText(v.Lang, m.Model.Shown(), h)+" "), v.Article(edition.ID, h.Article)),
		v.Button(view.Button{Text: v.T(i18n.Close), Icon: "x", Only: true, Class: "btn--quiet", Act: v.Act("why-close", dropMan{}), ID: "why-close"}))
}

// wayTexts say how each kind of piece moves.
var wayTexts = [...]i18n.Text{chess.King: textWayKing, chess.Queen: textWayQueen, chess.Rook: textWayRook, chess.Bishop: textWayBishop, chess.Knight: textWayKnight, chess.Pawn: textWayPawn}

// whyTexts are the other obstacles: {0} is the square, {1} the pieces that hinder.
var whyTexts = map[rules.Obstacle]i18n.Text{
	rules.OwnManStands: textWhyOwn, rules.WayBlocked: textWhyBlocked, rules.PawnBlocked: textWhyPawnBlocked, rules.PawnBegun: textWhyPawnBegun,
	rules.NothingToTake: textWhyNothing, rules.EnPassantLate: textWhyPassant, rules.KingInCheck: textWhyInCheck, rules.KingExposed: textWhyExposed,
	rules.CastlingLost: textWhyCastleLost, rules.CastlingBlocked: textWhyCastleBlocked, rules.CastlingFromCheck: textWhyCastleCheck,
	rules.CastlingUnderAttack: textWhyCastleAttacked,
}

func whyText(l i18n.Lang, pos board.Position, h whyNot) string {
	switch h.Obstacle {
	case rules.OtherSideMoves:
		return l.T(textPlayTurnOf, l.T(sideName(pos.Turn()))) + "."
	case rules.OtherWay:
		return l.T(wayTexts[h.Kind]) + "."
	}
	by := make([]string, len(h.By))
	for i, sq := range h.By {
		by[i] = phrase.SquareName(int(sq))
	}
	return l.T(whyTexts[h.Obstacle], phrase.SquareName(int(h.On)), strings.Join(by, ", ")) + "."
}

// markWhy shows on the board who hinders a move, and what is attacked.
func markWhy(b *view.Board, h whyNot) {
	for _, sq := range h.By {
		b.Feared = append(b.Feared, int(sq))
	}
	switch h.Obstacle {
	case rules.KingInCheck, rules.KingExposed, rules.CastlingFromCheck, rules.CastlingUnderAttack:
		b.Check = []int{int(h.On)}
		for _, sq := range h.By {
			b.Threats = append(b.Threats, [2]int{int(sq), int(h.On)})
		}
	}
}
