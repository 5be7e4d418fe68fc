package rules

import (
	"github.com/notnil/chess"

	"wasit/rules/board"
)

// A Touch is a piece touched by the player to move, own or the opponent's. Only a touch with intent binds (Art. 4.2.2, 4.3
// (E23)): one after "I adjust" or by accident does not.
type Touch struct {
	Square chess.Square
	How    Intent
}

// An Intent is how a touch was meant.
type Intent uint8

// Intents.
const (
	ToPlay Intent = iota
	Adjusting
	ByAccident
)

// A Hand is what the player to move has done with his hand this turn, up to the question.
type Hand struct {
	Touches      []Touch // in order
	OrderUnclear bool    // which color was touched first is not known: the own piece counts as first (Art. 4.3.3 (E23))

	Released        bool // the piece from ReleasedFrom was let go on ReleasedTo
	ReleasedFrom    chess.Square
	ReleasedTo      chess.Square
	NewPiece        chess.PieceType // the piece that has touched the promotion square, if any (Art. 4.4.4 (E23))
	NewPieceOn      chess.Square
	OpponentAsked   bool // the opponent asks for touch-move, where the edition wants that (A.4b (E09))
	FullSupervision bool // of a rapid or blitz game
	Class           Class
}

// A Duty is which moves must be played (Art. 4.3 to 4.7 (E23)). Moves are legal; Free says that they are all the legal ones.
type Duty struct {
	Rule    Rule // "" where nothing binds
	Article string
	Edition string
	Moves   []board.Move
	Free    bool
	// Takes says that the first own piece touched takes the first of the opponent (Art. 4.3.3 (E23)); else the first that can be moved or
	// taken binds.
	Takes bool
}

// MustPlay answers which moves the player to move may still choose after what h tells.
func (e *Edition) MustPlay(pos *board.Position, h Hand) Duty {
	t := toucher{e: e, pos: pos, hand: &h}
	var list board.MoveList
	t.legal = pos.Moves(&list)
	d := t.duty()
	d.Edition, d.Article = e.ID, e.Article(d.Rule)
	if d.Free {
		d.Moves = t.which(func(board.Move) bool { return true })
	}
	return d
}

type toucher struct {
	e     *Edition
	pos   *board.Position
	hand  *Hand
	legal []board.Move
}

func (t *toucher) which(keep func(board.Move) bool) (list []board.Move) {
	for _, m := range t.legal {
		if keep(m) {
			list = append(list, m)
		}
	}
	return list
}

func (t *toucher) duty() Duty {
	h := t.hand
	if t.e.TouchOnRequest && h.Class != Standard && !h.FullSupervision && !h.OpponentAsked {
		return Duty{Rule: RuleTouchOnRequest, Free: true}
	}
	if h.NewPiece != chess.NoPieceType {
		if m := t.which(func(m board.Move) bool { return m.Promotion() == h.NewPiece && m.To() == h.NewPieceOn }); m != nil {
			return Duty{Rule: RulePromotionChosen, Moves: m}
		}
	}
	if h.Released {
		if d, bound := t.released(); bound {
			return d
		}
	}
	return t.touched()
}

// released follows Art. 4.7 (E23): a piece let go as a legal move or part of one stays there.
func (t *toucher) released() (d Duty, bound bool) {
	from, to := t.hand.ReleasedFrom, t.hand.ReleasedTo
	here := t.which(func(m board.Move) bool { return m.From() == from && m.To() == to })
	if here == nil {
		if t.pos.PieceAt(from).Type() == chess.King && t.castlingGoal(from, to) {
			return t.noCastling(), true // the king stands as for castling, which is illegal (Art. 4.7.2 (E23))
		}
		return Duty{}, false
	}
	rule := RuleReleased
	for _, m := range here {
		if m.IsCastling() {
			rule = RuleMadeCastling
		}
	}
	return Duty{Rule: rule, Moves: here}, true
}

// castlingGoal reports whether a king from one square to another can only have been meant as castling.
func (t *toucher) castlingGoal(from, to chess.Square) bool {
	files := int(to.File()) - int(from.File())
	return from.Rank() == to.Rank() && (to.File() == chess.FileG || to.File() == chess.FileC) && (files > 1 || files < -1)
}

// noCastling follows Art. 4.4.3 (E23): another legal move of the king, castling the other way included, else any move.
func (t *toucher) noCastling() Duty {
	king := t.pos.King(t.pos.Turn())
	if m := t.which(func(m board.Move) bool { return m.From() == king }); m != nil {
		return Duty{Rule: RuleTouchNoCastling, Moves: m}
	}
	return Duty{Rule: RuleTouchNoCastling, Free: true}
}

// touched follows Art. 4.3 to 4.5 (E23).
func (t *toucher) touched() Duty {
	own, enemy, all := t.sort()
	switch {
	case len(all) == 0:
		return Duty{Free: true}
	case len(enemy) == 0 && len(own) > 1:
		if d, is := t.castlingTouched(own[0], own[1]); is {
			return d
		}
	case len(own) > 0 && len(enemy) > 0:
		if m := t.which(func(m board.Move) bool { return m.From() == own[0] && captures(m, enemy[0]) }); m != nil {
			return Duty{Rule: RuleTouchBoth, Moves: m, Takes: true}
		}
	}
	for _, sq := range all {
		rule := RuleTouchOwn
		m := t.which(func(m board.Move) bool { return m.From() == sq })
		if t.pos.Men(t.pos.Turn().Other()).Has(sq) {
			rule = RuleTouchOpponent
			m = t.which(func(m board.Move) bool { return captures(m, sq) })
		}
		if len(own) > 0 && len(enemy) > 0 {
			rule = RuleTouchBoth
		}
		if m != nil {
			return Duty{Rule: rule, Moves: m}
		}
	}
	return Duty{Rule: RuleTouchLapses, Free: true}
}

// sort returns the squares touched to play, each once, in order; a piece let go was touched.
func (t *toucher) sort() (own, enemy, all []chess.Square) {
	seen := board.Bitboard(0)
	us := t.pos.Turn()
	add := func(sq chess.Square) {
		if seen.Has(sq) || !t.pos.Occupied().Has(sq) {
			return
		}
		seen |= board.Bit(sq)
		all = append(all, sq)
		if t.pos.Men(us).Has(sq) {
			own = append(own, sq)
		} else {
			enemy = append(enemy, sq)
		}
	}
	for _, touch := range t.hand.Touches {
		if touch.How == ToPlay {
			add(touch.Square)
		}
	}
	if t.hand.Released {
		add(t.hand.ReleasedFrom)
	}
	if t.hand.OrderUnclear {
		all = append(append(all[:0:0], own...), enemy...)
	}
	return own, enemy, all
}

// captures reports whether m takes the piece on sq, which en passant is not where m ends.
func captures(m board.Move, sq chess.Square) bool {
	at := m.To()
	if m.IsEnPassant() {
		at = chess.Square(int(m.From().Rank())*8 + int(m.To().File()))
	}
	return m.IsCapture() && at == sq
}

// castlingTouched follows Art. 4.4.1 to 4.4.3 (E23) for a king and a rook as the first two pieces touched.
func (t *toucher) castlingTouched(first, second chess.Square) (d Duty, is bool) {
	a, b := t.pos.PieceAt(first).Type(), t.pos.PieceAt(second).Type()
	castles := func(rook chess.Square) func(board.Move) bool {
		return func(m board.Move) bool {
			if !m.IsCastling() {
				return false
			}
			from, _ := m.CastlingRook()
			return from == rook
		}
	}
	switch {
	case a == chess.King && b == chess.Rook:
		if m := t.which(castles(second)); m != nil {
			return Duty{Rule: RuleTouchKingRook, Moves: m}, true
		}
		return t.noCastling(), true
	case a == chess.Rook && b == chess.King:
		if m := t.which(func(m board.Move) bool { return m.From() == first }); m != nil {
			return Duty{Rule: RuleTouchRookKing, Moves: m}, true
		}
		that := castles(first)
		if m := t.which(func(m board.Move) bool { return m.From() == second && !that(m) }); m != nil {
			return Duty{Rule: RuleTouchRookKing, Moves: m}, true
		}
		return Duty{Rule: RuleTouchLapses, Free: true}, true
	}
	return Duty{}, false
}
