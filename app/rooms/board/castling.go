package board

import (
	"strings"

	"github.com/notnil/chess"

	"wasit/app/session"
	"wasit/rules"
)

// castlingDialog asks whose pieces were found set up wrongly in a game that goes on: they cost castling (A.5.1.2 (E23)).
type castlingDialog struct {
	Side      chess.Color
	Misplaced rules.Misplaced
}

// Letters of the pieces in the row of such an act.
const (
	letterKing = "k" // in E09 exchanged with the queen
	letterNear = "h" // the rook on the king's side
	letterFar  = "a"
)

// misplacedIn reads which pieces were set up wrongly.
func misplacedIn(text string) rules.Misplaced {
	return rules.Misplaced{King: strings.Contains(text, letterKing), KingsideRook: strings.Contains(text, letterNear), QueensRook: strings.Contains(text, letterFar)}
}

// misplacedText writes the misplaced pieces as letters, as misplacedIn reads them.
func misplacedText(m rules.Misplaced) (text string) {
	for _, x := range []struct {
		on     bool
		letter string
	}{{m.King, letterKing}, {m.KingsideRook, letterNear}, {m.QueensRook, letterFar}} {
		if x.on {
			text += x.letter
		}
	}
	return text
}

// castlingField is one answer of that dialog.
type castlingField uint8

// The answers: "white" or "black", then "true" or "false".
const (
	castlingSide castlingField = iota
	castlingKing
	castlingNear
	castlingFar
)

// setCastling changes an answer.
type setCastling struct {
	Field castlingField
	Value string
}

func (msg setCastling) update(m page, _ session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(castlingDialog)
	if !ok {
		return m, nil
	}
	on := msg.Value == "true"
	switch msg.Field {
	case castlingSide:
		if d.Side = chess.White; msg.Value == "black" {
			d.Side = chess.Black
		}
	case castlingKing:
		d.Misplaced.King = on
	case castlingNear:
		d.Misplaced.KingsideRook = on
	case castlingFar:
		d.Misplaced.QueensRook = on
	}
	m.Dialog = d
	return m, nil
}

// forbidCastling takes castling from the player, as the dialog says.
type forbidCastling struct{}

func (forbidCastling) update(m page, env session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(castlingDialog)
	if !ok || m.Game == nil || d.Misplaced == (rules.Misplaced{}) {
		return m, nil
	}
	return m.doAct(env, gameAct{Kind: actForbid, Side: d.Side, Text: misplacedText(d.Misplaced)})
}

// newCastlingDialog begins with the player to move.
func (m page) newCastlingDialog() castlingDialog {
	d := castlingDialog{Side: chess.White}
	if m.Game != nil {
		pos := m.Game.Position()
		d.Side = pos.Turn()
	}
	return d
}

// CastlingLost is what a side has lost of castling by pieces set up wrongly: on the king's side, on the queen's.
func (g *chessGame) CastlingLost(side chess.Color) (kingside, queenside bool) {
	e := g.Head.edition()
	for _, a := range g.Acts {
		if a.Kind == actForbid && a.Side == side {
			near, far := e.CastlingAfter(misplacedIn(a.Text))
			kingside, queenside = kingside || !near, queenside || !far
		}
	}
	return kingside, queenside
}
