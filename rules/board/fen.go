package board

import (
	"strconv"
	"strings"

	"github.com/notnil/chess"
)

// ParseFEN reads a position in Forsyth-Edwards notation with six fields, or four when the counters are left out (0 and 1).
// Castling letters of files (Shredder-FEN, "HAha") make the position one of Chess960; with K, Q, k, q king and rooks must
// stand as in standard chess. A position that breaks the Laws is refused with a *[FENError] that holds every reason.
//
// An en passant square is accepted wherever a pawn can just have passed it, and forgotten unless a capture there is legal.
func ParseFEN(fen string) (Position, error) { return parseFEN(fen, false) }

// ParseChess960 reads a position of Chess960: in Shredder-FEN, or in X-FEN, where K, Q, k, q stand for the outermost rook on
// that side of the king. It accepts standard positions too, and castling is then written the Chess960 way.
func ParseChess960(fen string) (Position, error) { return parseFEN(fen, true) }

const maxFEN = 200 // longest text looked at; a real FEN has fewer than 100 characters

type fenReader struct {
	p        Position
	err      *FENError
	strict   bool // K, Q, k, q for the standard squares only
	placed   bool // the board was read well enough to judge the other fields by it
	turnRead bool
}

func parseFEN(fen string, chess960 bool) (Position, error) {
	r := fenReader{err: &FENError{FEN: clip(fen)}, strict: !chess960}
	r.p.ep = noSquare
	r.p.fullmove = 1
	r.p.chess960 = chess960
	if len(fen) > maxFEN {
		r.fail(TooLong, FieldAll, 0, "")
		return Position{}, r.err
	}
	fields, at := splitFields(fen)
	if len(fields) != 4 && len(fields) != 6 {
		r.fail(FieldCount, FieldAll, 0, strconv.Itoa(len(fields)))
	}
	for i, read := range []func(string, int){r.board, r.turn, r.castling, r.enPassant, r.halfmove, r.fullmove} {
		if i < len(fields) {
			read(fields[i], at[i])
		}
	}
	if r.turnRead && !r.err.spoilsKings() && r.placed {
		r.checkOpponent()
	}
	if len(r.err.Problems) > 0 {
		return Position{}, r.err
	}
	r.p.key = r.p.computeKey()
	return r.p, nil
}

// splitFields cuts at spaces and gives each field's column, counted from 1.
func splitFields(fen string) (fields []string, at []int) {
	for i := 0; i < len(fen); {
		if fen[i] == ' ' {
			i++
			continue
		}
		end := strings.IndexByte(fen[i:], ' ')
		if end < 0 {
			end = len(fen) - i
		}
		fields, at = append(fields, fen[i:i+end]), append(at, i+1)
		i += end
	}
	return fields, at
}

func (r *fenReader) fail(reason FENReason, field FENField, column int, text string) {
	r.err.Problems = append(r.err.Problems, FENProblem{Reason: reason, Field: field, Column: column, Text: clip(text), Square: chess.NoSquare})
}

func (r *fenReader) failAt(reason FENReason, field FENField, sq int) {
	r.err.Problems = append(r.err.Problems, FENProblem{Reason: reason, Field: field, Square: chess.Square(sq)})
}

const fenLetters = "KQRBNPkqrbnp" // in the order of chess.Piece

func (r *fenReader) board(text string, column int) {
	ranks := strings.Split(text, "/")
	if len(ranks) != 8 {
		r.fail(RankCount, FieldBoard, column, strconv.Itoa(len(ranks)))
		return
	}
	problems := len(r.err.Problems)
	for i, rank := range ranks {
		r.rank(rank, 7-i, column)
		column += len(rank) + 1
	}
	if r.placed = len(r.err.Problems) == problems; r.placed {
		r.checkMen()
	}
}

func (r *fenReader) rank(text string, rank, column int) {
	file, digit := 0, false
	for i, c := range text {
		if c >= '1' && c <= '8' {
			if digit {
				r.fail(AdjacentDigits, FieldBoard, column+i, text)
			}
			file, digit = file+int(c-'0'), true
			continue
		}
		digit = false
		piece := strings.IndexRune(fenLetters, c)
		if piece < 0 {
			r.fail(UnknownLetter, FieldBoard, column+i, string(c))
		} else if file < 8 {
			r.p.men[piece/6] |= 1 << (rank<<3 | file)
			r.p.kind[piece%6+1] |= 1 << (rank<<3 | file)
		}
		file++
	}
	if file != 8 {
		r.fail(RankLength, FieldBoard, column, text)
	}
}

func (r *fenReader) turn(text string, column int) {
	switch text {
	case "w":
	case "b":
		r.p.turn = 1
	default:
		r.fail(BadTurn, FieldTurn, column, text)
		return
	}
	r.turnRead = true
}

func (r *fenReader) enPassant(text string, column int) {
	if text == "-" {
		return
	}
	if len(text) != 2 || text[0] < 'a' || text[0] > 'h' || text[1] != '3' && text[1] != '6' {
		r.fail(BadEnPassant, FieldEnPassant, column, text)
		return
	}
	if r.placed && r.turnRead {
		r.checkEnPassant(int(text[0]-'a')+8*int(text[1]-'1'), column, text)
	}
}

func (r *fenReader) halfmove(text string, column int) {
	r.p.halfmove = uint16(r.number(text, FieldHalfmove, column, 0, 9999))
}

func (r *fenReader) fullmove(text string, column int) {
	r.p.fullmove = uint32(r.number(text, FieldFullmove, column, 1, 99999))
}

func (r *fenReader) number(text string, field FENField, column, low, high int) int {
	n, err := strconv.ParseUint(text, 10, 32)
	if err != nil || int(n) < low || int(n) > high {
		r.fail(BadNumber, field, column, text)
		return low
	}
	return int(n)
}
