package course

import (
	"errors"
	"strings"

	"github.com/notnil/chess"

	"wasit/rules/board"
	"wasit/rules/notation"
)

// whyWrong says what is wrong with a legal move that is not asked for, as exactly as the position tells, and with what the other
// side answers, where that is the reason.
func (t *Task) whyWrong(m board.Move) (why string, after board.Move) {
	next := t.Pos.After(m)
	if t.rule == "mate" {
		if why, after = t.whyNoMate(&next); why != "" {
			return why, after
		}
	}
	if t.rule != "pat" && next.IsStalemate() {
		return t.book.text("why.pat"), 0
	}
	if by := taker(&next, m.To()); by != 0 && values[m.Piece()] > values[by.Piece()] || by != 0 && next.Attackers(m.To(), t.Pos.Turn()) == 0 {
		return t.book.text("why.taken", t.book.write(&next, by, notation.FIDE)), by
	}
	return t.book.text("why.move"), 0
}

// whyNoMate says how the other side gets out.
func (t *Task) whyNoMate(next *board.Position) (why string, after board.Move) {
	var list board.MoveList
	moves := next.Moves(&list)
	switch {
	case next.IsStalemate():
		return t.book.text("why.pat"), 0
	case !next.InCheck():
		return t.book.text("why.nocheck"), 0
	case len(moves) > 0:
		return t.book.text("why.escape", t.book.write(next, moves[0], notation.FIDE)), moves[0]
	}
	return "", 0
}

// taker returns a move that takes the piece on sq, by the least piece, or 0.
func taker(pos *board.Position, sq chess.Square) (least board.Move) {
	var list board.MoveList
	for _, m := range pos.Moves(&list) {
		if m.IsCapture() && m.To() == sq && (least == 0 || worth(m) < worth(least)) {
			least = m
		}
	}
	return least
}

func worth(m board.Move) int {
	if m.Piece() == chess.King {
		return 100
	}
	return values[m.Piece()]
}

// WhyNoPiece says why nothing on sq can be taken in hand, or "" where a piece of the side to move stands there.
func (b *Book) WhyNoPiece(pos *board.Position, sq chess.Square) string {
	switch there := pos.PieceAt(sq); {
	case there == chess.NoPiece:
		return b.text("touch.first")
	case there.Color() != pos.Turn():
		return b.text("illegal.turn")
	}
	return ""
}

// WhyIllegal says why the piece on from may not go to to, or "" where it may.
func (b *Book) WhyIllegal(pos *board.Position, from, to chess.Square) string {
	man := pos.PieceAt(from)
	if man == chess.NoPiece || man.Color() != pos.Turn() {
		return b.text("illegal.turn")
	}
	var list board.MoveList
	for _, m := range pos.Moves(&list) {
		if m.From() == from && m.To() == to {
			return ""
		}
	}
	men := menOf(pos)
	switch {
	case men[to] != chess.NoPiece && men[to].Color() == man.Color():
		return b.text("illegal.own")
	case man.Type() == chess.King && from.Rank() == to.Rank() && abs(int(from.File())-int(to.File())) == 2:
		return b.text("illegal.castling")
	case men.Reach(from).Has(to) && pos.InCheck():
		return b.text("illegal.check")
	case men.Reach(from).Has(to) && man.Type() == chess.King:
		return b.text("illegal.king")
	case men.Reach(from).Has(to):
		return b.text("illegal.pinned")
	}
	return b.text("illegal." + manLetter(man.Type()))
}

// Write judges a written move; played are the moves of a dictation written before. A move that is meant right is right in
// every form that App. C allows; Why then shows the form of our tables where it is another.
func (t *Task) Write(played int, text string) Verdict {
	at := *t.Pos
	if played >= len(t.moves) {
		return Verdict{Done: true}
	}
	for _, m := range t.moves[:played] {
		at.Make(m)
	}
	want := t.moves[played]
	ours := t.book.write(&at, want, t.form())
	r, err := notation.Parse(&at, text, t.book.Language)
	switch {
	case err != nil:
		return Verdict{Why: t.book.whyUnread(err)}
	case r.Move != want:
		return Verdict{Why: t.book.text("why.other", t.book.write(&at, r.Move, notation.FIDE))}
	case t.Long && !strings.Contains(text, want.From().String()) && !want.IsCastling():
		return Verdict{Why: t.book.text("why.long")}
	}
	v := Verdict{Right: true, Done: played == len(t.moves)-1}
	if strings.TrimSpace(text) != ours {
		v.Why = t.book.text("why.form", ours)
	}
	return v
}

// form is how a move is to be written.
func (t *Task) form() notation.Form {
	if t.Long {
		return notation.Long
	}
	return notation.FIDE
}

// whyUnread says what is wrong with a written move.
func (b *Book) whyUnread(err error) string {
	var fault *notation.MoveError
	if errors.As(err, &fault) {
		return b.text(faultKey(fault.Fault), fault.Text)
	}
	return err.Error()
}

var faultKeys = map[notation.Fault]string{
	notation.FaultEmpty: "fault.empty", notation.FaultTooLong: "fault.syntax", notation.FaultSyntax: "fault.syntax",
	notation.FaultLetter: "fault.letter", notation.FaultNoMan: "fault.noman", notation.FaultUnreachable: "fault.reach",
	notation.FaultOwnMan: "illegal.own", notation.FaultKingExposed: "fault.king", notation.FaultCastling: "illegal.castling",
	notation.FaultPawnCapture: "fault.pawn", notation.FaultAmbiguous: "fault.which", notation.FaultNoPromotion: "fault.promotion",
	notation.FaultNotPromotion: "fault.notpromotion",
}

func faultKey(f notation.Fault) string {
	if key, ok := faultKeys[f]; ok {
		return key
	}
	return "fault.syntax"
}
