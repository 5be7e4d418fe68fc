package board

import "github.com/notnil/chess"

// A MoveList is room for the legal moves of one position. Games know at most 218; fifteen queens have fewer than 15*27, and
// castling, the king's moves and four ways to promote cannot fill the rest.
type MoveList struct {
	n     int
	moves [512]Move
}

func (l *MoveList) add(m Move) {
	l.moves[l.n&511] = m
	l.n++
}

// Moves fills list with the legal moves (Art. 3 and 3.10.1 (E23)) and returns them; they live in list.
func (p *Position) Moves(list *MoveList) []Move {
	list.n = 0
	g := generator{p: p, list: list}
	g.run()
	return list.moves[:list.n]
}

// A generator holds what the moves of one position share.
type generator struct {
	p        *Position
	list     *MoveList
	own      Bitboard
	enemy    Bitboard
	occupied Bitboard
	pinned   Bitboard // own pieces that alone shield the king
	target   Bitboard // squares that a piece other than the king may reach: with a check, those that end it
	king     int
	us       uint8
}

func (g *generator) run() {
	p := g.p
	g.us = p.turn & 1
	g.own, g.enemy = p.men[g.us], p.men[g.us^1]
	g.occupied = g.own | g.enemy
	g.king = (p.kind[chess.King] & g.own).first()
	checkers, snipers := g.lookFromKing()
	g.kingMoves()
	g.target = ^g.own
	if checkers != 0 {
		if checkers&(checkers-1) != 0 {
			return // double check: the king must move
		}
		g.target = checkers | between[g.king&63][checkers.first()&63]
	} else {
		if p.castling&g.own != 0 {
			g.castling()
		}
		if g.pinned != 0 {
			g.pinnedMoves(snipers)
		}
	}
	free := g.own &^ g.pinned
	g.pieceMoves(free)
	g.pawnMoves(free&p.kind[chess.Pawn], g.target)
	if p.ep != noSquare {
		g.enPassant()
	}
}

// lookFromKing finds the pieces that give check, the own pieces that are pinned and the sliders aimed at the king.
func (g *generator) lookFromKing() (checkers, snipers Bitboard) {
	k, sq := &g.p.kind, g.king&63
	checkers = g.enemy & (knightReach[sq]&k[chess.Knight] | pawnReach[g.us&1][sq]&k[chess.Pawn])
	snipers = g.enemy & (openRook[sq]&(k[chess.Rook]|k[chess.Queen]) | openBishop[sq]&(k[chess.Bishop]|k[chess.Queen]))
	row := &between[sq]
	for b := snipers; b != 0; b &= b - 1 {
		shield := row[b.first()&63] & g.occupied
		switch {
		case shield == 0:
			checkers |= b & -b
		case shield&(shield-1) == 0:
			g.pinned |= shield & g.own
		}
	}
	return checkers, snipers
}

func (g *generator) kingMoves() {
	p, list := g.p, g.list
	base := Move(g.king) | Move(chess.King)<<kindShift
	occupied := g.occupied &^ (1 << g.king)
	for b := kingReach[g.king&63] &^ g.own; b != 0; b &= b - 1 {
		to := b.first()
		if p.attacked(to, g.us^1, occupied) {
			continue
		}
		m := base | Move(to)<<toShift
		if g.enemy>>to&1 != 0 {
			m |= Move(p.kindAt(1<<to)) << takenShift
		}
		list.add(m)
	}
}

// castling follows Art. 3.8.2.2 (E23) and Guidelines II: every square that king and rook leave, cross or reach is empty but for
// the two, and none that the king stands on, crosses or reaches is attacked.
func (g *generator) castling() {
	for b := g.p.castling & g.own; b != 0; b &= b - 1 {
		rook := b.first()
		kingTo, rookTo := castlingGoals(g.king, rook)
		both := Bitboard(1)<<g.king | 1<<rook
		way := between[g.king&63][kingTo&63] | 1<<kingTo
		if (way|between[rook&63][rookTo&63]|1<<rookTo)&^both&g.occupied != 0 {
			continue
		}
		if !g.safe(way, g.occupied&^both) {
			continue
		}
		m := Move(g.king) | Move(rook)<<toShift | Move(chess.King)<<kindShift | castlingFlag
		if g.p.chess960 {
			m |= chess960Flag
		}
		g.list.add(m)
	}
}

// safe reports whether no square of way is attacked. King and rook are off the board meanwhile: the rook may have shielded the
// king's new square from the corner (Chess960). On its own new square it shields nothing more: whoever attacks the king's new square
// from that side already gives check.
func (g *generator) safe(way, occupied Bitboard) bool {
	for ; way != 0; way &= way - 1 {
		if g.p.attacked(way.first(), g.us^1, occupied) {
			return false
		}
	}
	return true
}

// pinnedMoves moves the shielding pieces along their lines; with a check they could not end it.
func (g *generator) pinnedMoves(snipers Bitboard) {
	k := &g.p.kind
	for ; snipers != 0; snipers &= snipers - 1 {
		line := between[g.king&63][snipers.first()&63]
		man := line & g.pinned
		if man == 0 || line&g.occupied != man {
			continue
		}
		line |= snipers & -snipers
		from := man.first()
		switch {
		case man&k[chess.Pawn] != 0:
			g.pawnMoves(man, line&g.target)
		case man&k[chess.Bishop] != 0:
			g.toEach(chess.Bishop, from, bishopReach(from, g.occupied)&line)
		case man&k[chess.Rook] != 0:
			g.toEach(chess.Rook, from, rookReach(from, g.occupied)&line)
		case man&k[chess.Queen] != 0:
			g.toEach(chess.Queen, from, (bishopReach(from, g.occupied)|rookReach(from, g.occupied))&line)
		}
	}
}

func (g *generator) pieceMoves(free Bitboard) {
	k := &g.p.kind
	for b := free & k[chess.Knight]; b != 0; b &= b - 1 {
		from := b.first()
		g.toEach(chess.Knight, from, knightReach[from&63]&g.target)
	}
	for b := free & k[chess.Bishop]; b != 0; b &= b - 1 {
		from := b.first()
		g.toEach(chess.Bishop, from, bishopReach(from, g.occupied)&g.target)
	}
	for b := free & k[chess.Rook]; b != 0; b &= b - 1 {
		from := b.first()
		g.toEach(chess.Rook, from, rookReach(from, g.occupied)&g.target)
	}
	for b := free & k[chess.Queen]; b != 0; b &= b - 1 {
		from := b.first()
		g.toEach(chess.Queen, from, (bishopReach(from, g.occupied)|rookReach(from, g.occupied))&g.target)
	}
}

// toEach lists the moves of one piece to each square of reach.
func (g *generator) toEach(kind chess.PieceType, from int, reach Bitboard) {
	list := g.list
	base := Move(from) | Move(kind)<<kindShift
	for b := reach & g.enemy; b != 0; b &= b - 1 {
		list.add(base | Move(b.first())<<toShift | Move(g.p.kindAt(b&-b))<<takenShift)
	}
	for b := reach &^ g.enemy; b != 0; b &= b - 1 {
		list.add(base | Move(b.first())<<toShift)
	}
}

// pawnMoves lists the moves of all pawns of one set at once, en passant aside.
func (g *generator) pawnMoves(pawns, target Bitboard) {
	up, last, third := 8, Rank8, Rank1<<16
	if g.us != 0 {
		up, last, third = -8, Rank1, Rank1<<40
	}
	const base = Move(chess.Pawn) << kindShift
	empty := ^g.occupied
	one := pawns.shift(up) & empty
	two := (one & third).shift(up) & empty & target
	one &= target
	list := g.list
	for b := one &^ last; b != 0; b &= b - 1 {
		to := b.first()
		list.add(base | Move(to-up) | Move(to)<<toShift)
	}
	for b := two; b != 0; b &= b - 1 {
		to := b.first()
		list.add(base | doubleStepFlag | Move(to-2*up) | Move(to)<<toShift)
	}
	for b := one & last; b != 0; b &= b - 1 {
		to := b.first()
		g.promote(base | Move(to-up) | Move(to)<<toShift)
	}
	g.pawnCaptures((pawns&^FileA).shift(up-1)&g.enemy&target, up-1, last)
	g.pawnCaptures((pawns&^FileH).shift(up+1)&g.enemy&target, up+1, last)
}

func (g *generator) pawnCaptures(goals Bitboard, by int, last Bitboard) {
	for b := goals; b != 0; b &= b - 1 {
		to := b.first()
		m := Move(chess.Pawn)<<kindShift | Move(to-by) | Move(to)<<toShift | Move(g.p.kindAt(b&-b))<<takenShift
		if b&-b&last != 0 {
			g.promote(m)
		} else {
			g.list.add(m)
		}
	}
}

func (g *generator) promote(m Move) {
	list := g.list
	list.add(m | Move(chess.Queen)<<promoShift)
	list.add(m | Move(chess.Rook)<<promoShift)
	list.add(m | Move(chess.Bishop)<<promoShift)
	list.add(m | Move(chess.Knight)<<promoShift)
}

func (g *generator) enPassant() {
	p, to := g.p, int(g.p.ep)
	for b := pawnReach[g.us&1^1][to&63] & p.kind[chess.Pawn] & g.own; b != 0; b &= b - 1 {
		if from := b.first(); p.canTakeEnPassant(from, to) {
			g.list.add(Move(from) | Move(to)<<toShift | Move(chess.Pawn)<<kindShift | Move(chess.Pawn)<<takenShift | enPassantFlag)
		}
	}
}
