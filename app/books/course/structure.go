package course

import (
	"github.com/notnil/chess"

	"wasit/rules/board"
)

// attacked returns the pieces of c, the king aside, that an enemy attacks.
func (s *scene) attacked(c chess.Color) (set board.Bitboard) {
	for _, sq := range (s.men.of(c) &^ s.men.pieces(c, chess.King)).Squares() {
		if s.men.attackers(sq, c.Other()) != 0 {
			set |= board.Bit(sq)
		}
	}
	return set
}

// loose returns the pieces of c, the king aside, that no piece of c defends.
func (s *scene) loose(c chess.Color) (set board.Bitboard) {
	for _, sq := range (s.men.of(c) &^ s.men.pieces(c, chess.King)).Squares() {
		if s.men.attackers(sq, c) == 0 {
			set |= board.Bit(sq)
		}
	}
	return set
}

// hanging returns the pieces of c that are attacked and not defended.
func (s *scene) hanging(c chess.Color) board.Bitboard { return s.attacked(c) & s.loose(c) }

// pinned returns the pieces of c that stand alone between their king and an enemy that would attack it.
func (s *scene) pinned(c chess.Color) (set board.Bitboard) {
	kings := s.men.pieces(c, chess.King)
	if kings == 0 {
		return 0
	}
	king := kings.First()
	for _, sq := range (s.men.of(c) &^ kings).Squares() {
		without := s.men
		without[sq] = chess.NoPiece
		if s.men.attackers(king, c.Other()) == 0 && without.attackers(king, c.Other()) != 0 {
			set |= board.Bit(sq)
		}
	}
	return set
}

func fileOf(sq chess.Square) board.Bitboard { return board.FileA << uint(sq.File()) }

// besides returns the files next to that of sq.
func besides(sq chess.Square) (files board.Bitboard) {
	if sq.File() > chess.FileA {
		files |= fileOf(sq) >> 1
	}
	if sq.File() < chess.FileH {
		files |= fileOf(sq) << 1
	}
	return files
}

// ahead returns the ranks before sq as c sees them.
func ahead(c chess.Color, sq chess.Square) board.Bitboard {
	if c == chess.White {
		return ^board.Bitboard(0) << (8 * (uint(sq.Rank()) + 1))
	}
	return 1<<(8*uint(sq.Rank())) - 1
}

func (s *scene) pawnsWhere(c chess.Color, ok func(sq chess.Square, own, enemy board.Bitboard) bool) (set board.Bitboard) {
	own, enemy := s.men.pieces(c, chess.Pawn), s.men.pieces(c.Other(), chess.Pawn)
	for _, sq := range own.Squares() {
		if ok(sq, own&^board.Bit(sq), enemy) {
			set |= board.Bit(sq)
		}
	}
	return set
}

// doubled returns the pawns of c that share a file with another.
func (s *scene) doubled(c chess.Color) board.Bitboard {
	return s.pawnsWhere(c, func(sq chess.Square, own, _ board.Bitboard) bool { return own&fileOf(sq) != 0 })
}

// isolated returns the pawns of c without a neighbour on the files beside.
func (s *scene) isolated(c chess.Color) board.Bitboard {
	return s.pawnsWhere(c, func(sq chess.Square, own, _ board.Bitboard) bool { return own&besides(sq) == 0 })
}

// passed returns the pawns of c that no enemy pawn can stop or take on their way.
func (s *scene) passed(c chess.Color) board.Bitboard {
	return s.pawnsWhere(c, func(sq chess.Square, _, enemy board.Bitboard) bool {
		return enemy&(fileOf(sq)|besides(sq))&ahead(c, sq) == 0
	})
}

// backward returns the pawns of c whose neighbours have all gone ahead and whose next square an enemy pawn guards.
func (s *scene) backward(c chess.Color) board.Bitboard {
	return s.pawnsWhere(c, func(sq chess.Square, own, enemy board.Bitboard) bool {
		next := sq + 8
		if c == chess.Black {
			next = sq - 8
		}
		return own&besides(sq) != 0 && own&besides(sq)&^ahead(c, sq) == 0 && board.PawnReach(c, next)&enemy != 0
	})
}

// outposts returns the squares in the enemy's half that a pawn of c guards and that no enemy pawn can ever attack.
func (s *scene) outposts(c chess.Color) (set board.Bitboard) {
	half := board.Rank1<<24 | board.Rank1<<32 | board.Rank1<<40
	if c == chess.Black {
		half = board.Rank1<<16 | board.Rank1<<24 | board.Rank1<<32
	}
	enemy := s.men.pieces(c.Other(), chess.Pawn)
	for _, pawn := range s.men.pieces(c, chess.Pawn).Squares() {
		for _, sq := range (s.men.attacks(pawn) & half).Squares() {
			if enemy&besides(sq)&ahead(c, sq) == 0 && s.men[sq].Type() != chess.Pawn {
				set |= board.Bit(sq)
			}
		}
	}
	return set
}

// openFiles returns the squares of the files without a pawn.
func (s *scene) openFiles() (set board.Bitboard) {
	pawns := s.men.pieces(chess.White, chess.Pawn) | s.men.pieces(chess.Black, chess.Pawn)
	for file := chess.FileA; file <= chess.FileH; file++ {
		if f := board.FileA << uint(file); f&pawns == 0 {
			set |= f
		}
	}
	return set
}

// badBishops returns the bishops of c that most of c's own pawns hem in: more of them stand on the bishop's colour than on the other.
func (s *scene) badBishops(c chess.Color) (set board.Bitboard) {
	pawns := s.men.pieces(c, chess.Pawn)
	light := (pawns & board.LightSquares).Count()
	dark := pawns.Count() - light
	bishops := s.men.pieces(c, chess.Bishop)
	if light > dark {
		set |= bishops & board.LightSquares
	}
	if dark > light {
		set |= bishops &^ board.LightSquares
	}
	return set
}
