package board

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"github.com/notnil/chess"

	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/rules/board"
)

// worth are the usual values of the pieces in pawns; the Laws know none.
var worth = [...]int{chess.Queen: 9, chess.Rook: 5, chess.Bishop: 3, chess.Knight: 3, chess.Pawn: 1}

// ranked are the pieces that can be taken, the strongest first.
var ranked = [...]chess.PieceType{chess.Queen, chess.Rook, chess.Bishop, chess.Knight, chess.Pawn}

// captured counts the pieces that a side has taken up to half-move ply.
func (g *chessGame) captured(ply int, by chess.Color) (count [len(worth)]int) {
	for n := 1; n <= ply; n++ {
		if m := g.MoveAt(n); m.IsCapture() && g.moverOf(n) == by {
			count[m.Captured()]++
		}
	}
	return count
}

// moverOf is who made half-move ply.
func (g *chessGame) moverOf(ply int) chess.Color {
	if first := g.Head.Start.Turn(); ply%2 == 1 {
		return first
	} else {
		return first.Other()
	}
}

// lead is by how many pawns a side stands better on the board.
func lead(pos *board.Position, c chess.Color) (pawns int) {
	for _, kind := range ranked {
		pawns += worth[kind] * (pos.Pieces(c, kind).Count() - pos.Pieces(c.Other(), kind).Count())
	}
	return pawns
}

// taken shows the pieces that the side has taken, and by how many pawns it stands better on the board.
func (s *sideStrip) taken() app.UI {
	v := &view.V{Lang: s.Lang}
	var men []app.UI
	var said []string
	for _, kind := range ranked {
		if s.Taken[kind] == 0 {
			continue
		}
		letter := "KQRBNP"[kind-chess.King]
		if s.Color == chess.White {
			letter += 'a' - 'A'
		}
		for range s.Taken[kind] {
			men = append(men, v.Man(letter))
		}
		said = append(said, v.T(i18n.Pieces[kind])+" "+v.Int(s.Taken[kind]))
	}
	if len(men) == 0 && s.Lead <= 0 {
		return app.Span().Class("bp__w")
	}
	e := app.Span().Class("bp__w").Attr("role", "img")
	if s.Lead > 0 {
		men = append(men, app.B().Class("num").Text("+"+v.Int(s.Lead)))
		said = append(said, v.T(textPlayLead, v.Int(s.Lead)))
	}
	return e.Aria("label", v.T(textPlayCaptured, strings.Join(said, ", "))).Body(men...)
}
