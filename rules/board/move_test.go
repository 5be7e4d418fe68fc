package board

import (
	"errors"
	"testing"

	"github.com/notnil/chess"
)

func TestParseMove(t *testing.T) {
	tests := []struct {
		name, fen, text, want string
		from, to              chess.Square
		castling              bool
	}{
		{"standard castling", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1", "e1g1", chess.E1, chess.G1, true},
		{"standard castling as king takes rook", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1a1", "e1c1", chess.E1, chess.C1, true},
		{"Chess960 castling", "r3k2r/8/8/8/8/8/8/R3K2R b HAha - 0 1", "e8h8", "e8h8", chess.E8, chess.G8, true},
		{"Chess960 castling by the king's goal", "r3k2r/8/8/8/8/8/8/R3K2R b HAha - 0 1", "e8c8", "e8a8", chess.E8, chess.C8, true},
		{"Chess960: the king's move goes first", "4k3/8/8/8/8/8/8/5K1R w H - 0 1", "f1g1", "f1g1", chess.F1, chess.G1, false},
		{"Chess960: king beside its goal castles by the rook", "4k3/8/8/8/8/8/8/5K1R w H - 0 1", "f1h1", "f1h1", chess.F1, chess.G1, true},
		{"Chess960: only the rook moves", "4k3/8/8/8/8/8/8/6KR w H - 0 1", "g1h1", "g1h1", chess.G1, chess.G1, true},
		{"promotion", "8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7a8n", "a7a8n", chess.A7, chess.A8, false},
		{"en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", "e5d6", chess.E5, chess.D6, false},
	}
	for _, test := range tests {
		p := mustParse(t, test.fen)
		m, err := p.ParseMove(test.text)
		if err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		if m.String() != test.want || m.From() != test.from || m.To() != test.to || m.IsCastling() != test.castling {
			t.Errorf("%s: %v from %v to %v castling %v", test.name, m, m.From(), m.To(), m.IsCastling())
		}
	}
}

func TestMoveFacts(t *testing.T) {
	p := mustParse(t, "4k3/8/8/3pP3/8/8/8/R3K2R w KQ d6 0 2")
	m, err := p.ParseMove("e5d6")
	if err != nil || m.Piece() != chess.Pawn || m.Captured() != chess.Pawn || !m.IsEnPassant() || !m.IsCapture() {
		t.Errorf("%v %v: wrong facts", m, err)
	}
	m, err = p.ParseMove("e1c1")
	from, to := m.CastlingRook()
	if err != nil || m.Piece() != chess.King || m.IsKingside() || from != chess.A1 || to != chess.D1 {
		t.Errorf("%v %v: rook %v to %v", m, err, from, to)
	}
	next := p.After(m)
	if next.PieceAt(chess.C1) != chess.WhiteKing || next.PieceAt(chess.D1) != chess.WhiteRook || next.CastlingRooks(chess.White) != 0 {
		t.Errorf("castled to %s", next.FEN())
	}
}

func TestParseMoveRefused(t *testing.T) {
	p := Start()
	for _, test := range []struct {
		text   string
		syntax bool
	}{
		{"", true}, {"e4", true}, {"e2e9", true}, {"e7e8k", true}, {"E2E4", true}, {"e2-e4", true},
		{"e2e5", false}, {"e7e5", false}, {"e2e4q", false}, {"e1g1", false},
	} {
		_, err := p.ParseMove(test.text)
		var refused *MoveError
		if !errors.As(err, &refused) || refused.Syntax != test.syntax {
			t.Errorf("%q: %v", test.text, err)
		}
	}
}

// TestSpecialMoves has each rule of castling and en passant on both sides of its limit.
func TestSpecialMoves(t *testing.T) {
	tests := []struct {
		name, fen, move string
		legal           bool
	}{
		{"Art. 3.8.2.2 (E23) king in check", "4r1k1/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", false},
		{"Art. 3.8.2.2 (E23) king crosses an attacked square", "5rk1/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", false},
		{"Art. 3.8.2.2 (E23) king reaches an attacked square", "k5r1/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", false},
		{"Art. 3.8.2.2 (E23) only the rook is attacked", "k6r/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", true},
		{"Art. 3.8.2.2 (E23) only the rook crosses an attacked square", "1r4k1/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", true},
		{"Art. 3.8.2.2 (E23) a man between king and rook", "6k1/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1", false},
		{"Art. 3.8.2.1 (E23) right lost", "6k1/8/8/8/8/8/8/R3K2R w K - 0 1", "e1c1", false},
		{"Guidelines II.3.2.7 (E23) the rook shielded the king", "4k3/8/8/8/8/8/8/rRK5 w B - 0 1", "c1b1", false},
		{"Guidelines II.3.2.7 (E23) nothing behind the rook", "4k3/8/8/8/8/8/8/1RK5 w B - 0 1", "c1b1", true},
		{"Guidelines II.3.2.7 (E23) a man on the rook's goal", "4k3/8/8/8/8/8/8/1RKN4 w B - 0 1", "c1b1", false},
		{"Art. 3.7.3.1 (E23) either of two pawns", "6k1/8/8/3PpP2/8/8/8/5K2 w - e6 0 2", "f5e6", true},
		{"Art. 3.9.2 (E23) the pinned one of two", "5rk1/8/8/3PpP2/8/8/8/5K2 w - e6 0 2", "f5e6", false},
		{"Art. 3.7.3.1 (E23) the free one of two", "5rk1/8/8/3PpP2/8/8/8/5K2 w - e6 0 2", "d5e6", true},
		{"Art. 3.9.2 (E23) both pawns leave the rank", "6k1/8/8/r2pP2K/8/8/8/8 w - d6 0 2", "e5d6", false},
	}
	for _, test := range tests {
		p := mustParse(t, test.fen)
		_, err := p.ParseMove(test.move)
		if (err == nil) != test.legal {
			t.Errorf("%s: %v, want legal %v", test.name, err, test.legal)
		}
	}
}
