// Package endgame knows the endings that a pupil must learn to win against a bare king, and plays both sides of them without a
// fault. Its tables are computed on the device by retrograde analysis, in slices, so that a page can show progress and let go.
//
//	Ending   Men                    Longest win   Draws by
//	KQK      king and queen         10 moves      stalemate, a lost queen
//	KRK      king and rook          16            stalemate, a lost rook
//	KBBK     king and two bishops   19            bishops of one color, stalemate, a lost bishop
//	KBNK     king, bishop, knight   33            stalemate, a lost piece
//	KPK      king and pawn          28            everything else; the pawn may become a queen or a rook
//
// The longest win counts the winner's moves to mate with the winner to move. Distances are plies (half-moves) to mate with best
// play of both sides; [Value.InTime] adds the fifty moves of Art. 9.3.
//
// A table is a byte for each position with the bare king to move: 4.2 million for four pieces. The positions that differ only in
// the square of one piece stand side by side in a word of 64 bits, so that one operation serves 64 of them. Positions with the
// stronger side to move need no table: their value is that of their best move.
package endgame

import "github.com/notnil/chess"

// An Ending names the pieces of an ending; the stronger side may be White or Black.
type Ending uint8

// The endings, from the easiest.
const (
	KQK Ending = iota
	KRK
	KPK
	KBBK
	KBNK
	count
)

// Endings lists them.
func Endings() []Ending { return []Ending{KQK, KRK, KPK, KBBK, KBNK} }

// String returns the usual name, such as "KRK".
func (e Ending) String() string { return material[e].name }

// Longest returns the greatest number of moves that the stronger side, to move, needs to mate.
func (e Ending) Longest() int { return material[e].longest }

// material says what the stronger side has beside its king. The piece indexed by the bits of a word is bit; cell, where there is
// one, is part of the index of the word.
var material = [count]struct {
	name      string
	cell, bit chess.PieceType
	longest   int
}{
	KQK:  {"KQK", chess.NoPieceType, chess.Queen, 10},
	KRK:  {"KRK", chess.NoPieceType, chess.Rook, 16},
	KPK:  {"KPK", chess.NoPieceType, chess.Pawn, 28},
	KBBK: {"KBBK", chess.Bishop, chess.Bishop, 19},
	KBNK: {"KBNK", chess.Bishop, chess.Knight, 33},
}
