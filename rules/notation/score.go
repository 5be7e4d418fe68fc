package notation

import (
	"errors"
	"strings"

	"wasit/rules/board"
)

// A Score is what is read of moves that were typed or copied from a scoresheet, as far as they can be read.
type Score struct {
	Readings  []Reading
	Texts     []string         // of each move, as written
	Positions []board.Position // the start, and the one after each move
	Rest      string           // from the first move that cannot be read, "" where all were
	Fault     *MoveError       // why it cannot; nil where all were read
}

// ReadScore reads the moves of a game or a part of it in language lang, or in the first of others in which a move can be read. Numbers,
// results and comments are passed over; spaces may stand beside dashes and x, and signs apart from their move: "1. d2 – d4 d7 – d5
// 2. c2 - c4 d5 x c4 … 5. 0 – 0 skak". The board decides whether a dash joins two squares or two moves.
func ReadScore(start board.Position, text string, lang Language, others ...Language) Score {
	r := scoreReader{lexer: lexer{text: divided.Replace(text)}, langs: append([]Language{lang}, others...)}
	r.out.Positions = []board.Position{start}
	for {
		t := r.lexer.next()
		switch {
		case t.kind == tokEnd:
			return r.out
		case t.at < r.skip, t.kind == tokNumber, t.kind == tokComment, t.kind == tokNAG, t.kind == tokResult, t.kind == tokMarkup:
		case t.kind == tokText && r.take(t):
		default:
			return r.stop(t)
		}
	}
}

// divided makes spaces of what people put between moves.
var divided = strings.NewReplacer("…", ".", "(e.p.)", "e.p.", "\r", " ", ",", " ", ";", " ", "|", " ")

// A scoreReader reads one score.
type scoreReader struct {
	lexer lexer
	langs []Language
	skip  int // the byte after a move of several tokens
	fault *MoveError
	out   Score
}

func (r *scoreReader) now() *board.Position { return &r.out.Positions[len(r.out.Positions)-1] }

// take reads a move, or signs that stand apart from the one before; false: neither.
func (r *scoreReader) take(t token) bool {
	r.fault = nil
	for _, text := range []string{t.value, t.text, firstFields(r.lexer.text[t.at:], 3)} { // d2 - d4 before two moves with a dash between them
		if text != "" && r.move(text) {
			r.skip = t.at + len(text)
			return true
		}
	}
	if n := len(r.out.Readings); n > 0 {
		s := scanner{text: t.text}
		if _, f := s.signs(); f == 0 {
			last := &r.out.Readings[n-1]
			last.DrawOffer = last.DrawOffer || s.form.offer
			return true
		}
	}
	return false
}

// firstFields returns the first n words of a text with what stands between them, "" where a line has fewer: "N - KB3".
func firstFields(text string, n int) string {
	at := 0
	for range n {
		at += blanks(text[at:])
		word := strings.IndexAny(text[at:], " \t\n")
		if word < 0 {
			word = len(text) - at
		}
		if word == 0 {
			return ""
		}
		at += word
	}
	return text[:at]
}

// move plays a text that one of the languages reads.
func (r *scoreReader) move(text string) bool {
	for _, lang := range r.langs {
		reading, err := Parse(r.now(), text, lang)
		var wrong *MoveError
		if errors.As(err, &wrong) {
			if r.fault == nil || text != r.fault.Text && !strings.Contains(text, " ") {
				r.fault = wrong // the shorter text's, in the first language
			}
			continue
		}
		r.out.Readings, r.out.Texts = append(r.out.Readings, reading), append(r.out.Texts, text)
		r.out.Positions = append(r.out.Positions, r.now().After(reading.Move))
		return true
	}
	return false
}

// stop ends the reading at a token that is no move.
func (r *scoreReader) stop(t token) Score {
	if r.out.Fault = r.fault; r.fault == nil {
		r.out.Fault = &MoveError{Text: t.text, Fault: FaultSyntax, Language: r.langs[0], Position: *r.now()}
	}
	r.out.Rest = r.lexer.text[t.at:]
	return r.out
}
