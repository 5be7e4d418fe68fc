package notation

import (
	"strconv"
	"strings"

	"github.com/notnil/chess"

	"wasit/rules/board"
)

const white = chess.White

func (r *reader) top() *frame { return &r.frames[len(r.frames)-1] }

// last returns the last move of the line being read, or nil.
func (f *frame) last() *Node {
	if n := len(f.line.Moves); n > 0 {
		return &f.line.Moves[n-1]
	}
	return nil
}

// token takes the next token of the movetext.
func (r *reader) token(t token) *PGNError {
	switch t.kind {
	case tokFault:
		return r.fail(t.at, t.fault, t.text, nil)
	case tokComment:
		return r.comment(t)
	case tokOpen:
		return r.open(t)
	case tokClose:
		return r.close(t)
	case tokNAG:
		return r.nag(t)
	case tokNumber:
		r.number(t)
		return nil
	case tokResult:
		if len(r.frames) > 1 {
			return r.fail(r.top().opened, PGNOpenVariation, "(", nil)
		}
		r.result = t
		return nil
	case tokText:
		return r.text(t)
	}
	return r.fail(t.at, PGNToken, t.text, nil)
}

func (r *reader) comment(t token) *PGNError {
	if len(t.text) > maxComment { // one to the end of a line
		return r.fail(t.at, PGNLimit, t.text, nil)
	}
	f := r.top()
	node := f.last()
	text := commentText(t)
	if node == nil {
		if text != "" {
			f.line.Comments = append(f.line.Comments, text)
		}
		return r.limit(len(f.line.Comments), t)
	}
	if !node.HasClock {
		if left, clock, ok := cutClock(text); ok {
			node.HasClock, node.Clock, text = true, clock, left
		}
	}
	switch {
	case text == "":
	case text == drawOffer && node.Move != 0:
		node.DrawOffer = true
	default:
		node.Comments = append(node.Comments, text)
	}
	return r.limit(len(node.Comments), t)
}

// commentText is a comment on one line.
func commentText(t token) string {
	return strings.TrimSpace(strings.ReplaceAll(t.text, "\n", " "))
}

func (r *reader) limit(n int, t token) *PGNError {
	if n > maxNodeParts {
		return r.fail(t.at, PGNLimit, t.text, nil)
	}
	return nil
}

func (r *reader) open(t token) *PGNError {
	f := r.top()
	switch {
	case f.last() == nil:
		return r.fail(t.at, PGNVariationFirst, t.text, nil)
	case len(r.frames) > maxDepth:
		return r.fail(t.at, PGNLimit, t.text, nil)
	}
	r.frames = append(r.frames, frame{pos: f.before, opened: t.at})
	return nil
}

func (r *reader) close(t token) *PGNError {
	n := len(r.frames)
	if n == 1 {
		return r.fail(t.at, PGNCloseVariation, t.text, nil)
	}
	line := r.frames[n-1].line
	r.frames = r.frames[:n-1]
	if len(line.Moves)+len(line.Comments) == 0 {
		return nil
	}
	node := r.top().last()
	node.Variations = append(node.Variations, line)
	return r.limit(len(node.Variations), t)
}

func (r *reader) nag(t token) *PGNError {
	n, err := strconv.ParseUint(t.text, 10, 8)
	if err != nil {
		return r.fail(t.at, PGNToken, "$"+t.text, nil)
	}
	return r.addNAG(uint8(n), t)
}

func (r *reader) addNAG(n uint8, t token) *PGNError {
	node := r.top().last()
	if node == nil {
		return r.fail(t.at, PGNToken, t.text, nil)
	}
	if n != 0 {
		node.NAGs = append(node.NAGs, n)
	}
	return r.limit(len(node.NAGs), t)
}

// number compares a move number with the position; a wrong one may betray a missing move.
func (r *reader) number(t token) {
	f := r.top()
	want := f.pos.FullmoveNumber()
	n, err := strconv.Atoi(t.text)
	if err != nil || n != want {
		r.remark(t.at, RemarkMoveNumber, t.text)
	}
}

// assessments are the numbers of PGN for signs that stand alone behind a move.
var assessments = map[string]uint8{
	"=": 10, "∞": 13, "+=": 14, "⩲": 14, "=+": 15, "⩱": 15, "+/-": 16, "±": 16, "-/+": 17, "∓": 17, "+-": 18, "+−": 18, "-+": 19, "−+": 19, "N": 146,
}

// text takes a move, or signs that stand apart from it.
func (r *reader) text(t token) *PGNError {
	if isNullMove(t.text) {
		return r.nullMove(t)
	}
	if node := r.top().last(); node != nil {
		if n, ok := assessments[t.text]; ok {
			return r.addNAG(n, t)
		}
		s := scanner{text: t.text}
		if len(t.text) <= MaxMoveLength && !isMoveStart(t.text[0]) || t.text == "e.p." || t.text == "ep" {
			if _, fault := s.signs(); fault == 0 {
				node.DrawOffer = node.DrawOffer || s.form.offer
				return r.addNAG(s.form.glyph, t)
			}
		}
	}
	return r.move(t)
}

func isMoveStart(b byte) bool {
	return b >= 'a' && b <= 'h' || b >= 'A' && b <= 'Z' || b >= '0' && b <= '9'
}

func (r *reader) move(t token) *PGNError {
	f := r.top()
	reading, err := Parse(&f.pos, t.text, English)
	if t.value != "" { // d2 - d4 before two moves with a dash between them
		if whole, wrong := Parse(&f.pos, t.value, English); wrong == nil {
			reading, err, r.skip = whole, nil, t.at+len(t.value)
		}
	}
	if err != nil {
		return r.fail(t.at, PGNMove, t.text, err)
	}
	if reading.Odd != 0 {
		r.remark(t.at, RemarkSigns, t.text)
	}
	node := Node{Move: reading.Move, DrawOffer: reading.DrawOffer}
	if reading.Glyph != 0 {
		node.NAGs = []uint8{reading.Glyph}
	}
	return r.add(t, node, f.pos.After(reading.Move))
}

func (r *reader) add(t token, node Node, after board.Position) *PGNError {
	if r.plies++; r.plies > maxPlies {
		return r.fail(t.at, PGNLimit, t.text, nil)
	}
	f := r.top()
	f.line.Moves = append(f.line.Moves, node)
	f.before, f.pos = f.pos, after
	return nil
}

func isNullMove(text string) bool {
	switch text {
	case "--", "Z0", "@@@@", "0000", "null":
		return true
	}
	return false
}

func (r *reader) nullMove(t token) *PGNError {
	if len(r.frames) == 1 {
		return r.fail(t.at, PGNNullMove, t.text, nil)
	}
	after, ok := pass(&r.top().pos)
	if !ok {
		return r.fail(t.at, PGNMove, t.text, nil)
	}
	return r.add(t, Node{}, after)
}

// pass returns the position with the other player to move; false where that leaves a king to be taken.
func pass(pos *board.Position) (board.Position, bool) {
	fields := strings.Fields(pos.FEN())
	fields[3] = "-"
	fields[4] = strconv.Itoa(pos.HalfmoveClock() + 1)
	if fields[1] == "w" {
		fields[1] = "b"
	} else {
		fields[1] = "w"
		fields[5] = strconv.Itoa(pos.FullmoveNumber() + 1)
	}
	parse := board.ParseFEN
	if pos.Chess960() {
		parse = board.ParseChess960
	}
	after, err := parse(strings.Join(fields, " "))
	return after, err == nil
}
