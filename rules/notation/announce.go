package notation

import (
	"strings"

	"github.com/notnil/chess"

	"wasit/rules/board"
)

// Words are what a move is announced with (App. D.2.1 (E23)), in one language.
type Words struct {
	Files       [8]string // a to h
	Ranks       [8]string // 1 to 8
	Pieces      [7]string // by chess.PieceType
	CastleShort string
	CastleLong  string
}

// AppendixD holds the words of App. D.2.1 (E23). The names of files are its suggestion; the numbers are German unless the
// arbiter decides otherwise, and the organiser may adapt the rest (App. D.1): then a face gives its own Words.
var AppendixD = Words{
	Files:       [8]string{"Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"},
	Ranks:       [8]string{"eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"},
	Pieces:      [7]string{chess.King: "König", chess.Queen: "Dame", chess.Rook: "Turm", chess.Bishop: "Läufer", chess.Knight: "Springer", chess.Pawn: "Bauer"},
	CastleShort: "Kurze Rochade",
	CastleLong:  "Lange Rochade",
}

// Announce returns the announcement of m, which must be legal in pos, word by word: the piece, unless it is a pawn; the file
// a capturing pawn comes from, or as much of the square of departure as App. C.10 wants; the square; and the piece chosen on
// promotion, which App. D.2.1 requires.
func (w *Words) Announce(pos *board.Position, m board.Move) []string {
	if m.IsCastling() {
		if m.IsKingside() {
			return []string{w.CastleShort}
		}
		return []string{w.CastleLong}
	}
	var list []string
	from, to := m.From(), m.To()
	if m.Piece() == chess.Pawn {
		if m.IsCapture() {
			list = append(list, w.Files[from.File()&7])
		}
	} else {
		list = append(list, w.Pieces[m.Piece()])
		file, rank := departure(pos, m)
		if file {
			list = append(list, w.Files[from.File()&7])
		}
		if rank {
			list = append(list, w.Ranks[from.Rank()&7])
		}
	}
	list = append(list, w.Files[to.File()&7], w.Ranks[to.Rank()&7])
	if kind := m.Promotion(); kind != chess.NoPieceType {
		list = append(list, w.Pieces[kind])
	}
	return list
}

// Say returns the announcement of m as one text for a voice.
func (w *Words) Say(pos *board.Position, m board.Move) string {
	return strings.Join(w.Announce(pos, m), " ")
}
