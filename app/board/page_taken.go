package board

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"github.com/notnil/chess"

	"wasit/app/i18n"
	"wasit/app/view"
)

// worth are the usual values of the men in pawns; the Laws know none.
var worth = [...]int{chess.Queen: 9, chess.Rook: 5, chess.Bishop: 3, chess.Knight: 3, chess.Pawn: 1}

// ranked are the men that can be taken, the strongest first.
var ranked = [...]chess.PieceType{chess.Queen, chess.Rook, chess.Bishop, chess.Knight, chess.Pawn}

// captured counts the men that a side has taken up to half-move ply.
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

// taken shows the men that a side has taken, and by how many pawns it stands better on the board.
func taken(v *view.V, p Model, c chess.Color) app.UI {
	count := p.Game.captured(p.ShownPly(), c)
	pos := p.Shown()
	lead := 0
	var men []app.UI
	var said []string
	for _, kind := range ranked {
		lead += worth[kind] * (pos.Pieces(c, kind).Count() - pos.Pieces(c.Other(), kind).Count())
		if count[kind] == 0 {
			continue
		}
		letter := "KQRBNP"[kind-chess.King]
		if c == chess.White {
			letter += 'a' - 'A'
		}
		for range count[kind] {
			men = append(men, v.Man(letter))
		}
		said = append(said, v.T(i18n.Pieces[kind])+" "+v.Int(count[kind]))
	}
	if len(men) == 0 && lead <= 0 {
		return app.Span().Class("bp__w")
	}
	e := app.Span().Class("bp__w").Attr("role", "img")
	if lead > 0 {
		men = append(men, app.B().Class("num").Text("+"+v.Int(lead)))
		said = append(said, v.T(textPlayLead, v.Int(lead)))
	}
	return e.Aria("label", v.T(textPlayCaptured, strings.Join(said, ", "))).Body(men...)
}
