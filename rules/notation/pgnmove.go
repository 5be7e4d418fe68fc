package notation

import (
	"strconv"
	"strings"
	"unicode/utf8"

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
	case tokMarkup:
		r.remark(t.at, RemarkTextSkipped, t.text)
		return nil
	case tokOpen:
		return r.open(t)
	case tokClose:
		return r.close(t)
	case tokNAG:
		return r.nag(t)
	case tokNumber:
		if move := fromFigures(t.text); move != "" {
			if _, err := Parse(&r.top().pos, move, r.lang); err == nil {
				return r.move(token{kind: tokText, at: t.at, text: move})
			}
		}
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
	if t.fault != "" {
		r.remark(t.at, t.fault, t.text)
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
	if n == 1 { // what it closed never began; the moves before it were those of the game
		r.remark(t.at, RemarkTextSkipped, t.text)
		return nil
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
		r.remark(t.at, RemarkTextSkipped, "$"+t.text)
		return nil
	}
	return r.addNAG(uint8(n), t)
}

// addNAG hangs a NAG on the move before it; one that begins a line, as "better is" does in a variation, belongs to the first move.
func (r *reader) addNAG(n uint8, t token) *PGNError {
	f := r.top()
	node := f.last()
	if node == nil {
		if n != 0 {
			f.nags = append(f.nags, n)
		}
		return r.limit(len(f.nags), t)
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

// fromFigures returns a move of correspondence chess, files and ranks as figures and a fifth for what a pawn becomes, in letters: 5254 is
// e2e4. It returns "" for any other number.
func fromFigures(text string) string {
	if len(text) != 4 && len(text) != 5 || strings.Trim(text, "12345678") != "" {
		return ""
	}
	b := []byte(text[:4])
	b[0] += 'a' - '1'
	b[2] += 'a' - '1'
	if len(text) == 4 {
		return string(b)
	}
	if text[4] > '4' {
		return ""
	}
	return string(b) + "qrbn"[text[4]-'1':][:1]
}

// text takes a move, or signs that stand apart from it.
func (r *reader) text(t token) *PGNError {
	if t.text == "" {
		return nil // nothing but signs that nobody sees
	}
	if isNullMove(t.text) {
		return r.nullMove(t)
	}
	if node := r.top().last(); node != nil {
		if rest, nags := cutAssessments(t.text); rest == "" && len(nags) > 0 {
			node.NAGs = append(node.NAGs, nags...)
			return r.limit(len(node.NAGs), t)
		}
		if !isMoveStart(t.text[0]) || t.text == "e.p." || t.text == "ep" {
			if done, err := r.signs(node, t); done {
				return err
			}
		}
	}
	return r.move(t)
}

// signs takes signs that stand after a move with a space before them; done is false where the text is something else.
func (r *reader) signs(node *Node, t token) (done bool, err *PGNError) {
	rest, nags := cutAssessments(t.text)
	s := scanner{text: rest}
	if len(rest) > MaxMoveLength {
		return false, nil
	}
	if _, fault := s.signs(); fault != 0 {
		return false, nil
	}
	node.NAGs = append(node.NAGs, nags...)
	node.DrawOffer = node.DrawOffer || s.form.offer
	if s.form.glyph != 0 {
		node.NAGs = append(node.NAGs, s.form.glyph)
	}
	return true, r.limit(len(node.NAGs), t)
}

func isMoveStart(b byte) bool {
	return b >= 'a' && b <= 'h' || b >= 'A' && b <= 'Z' || b >= '0' && b <= '9'
}

func (r *reader) move(t token) *PGNError {
	f := r.top()
	text, nags := cutAssessments(t.text)
	reading, err := Parse(&f.pos, text, r.lang)
	if t.value != "" { // d2 - d4 before two moves with a dash between them
		if whole, wrong := Parse(&f.pos, t.value, r.lang); wrong == nil {
			reading, err, r.skip, nags = whole, nil, t.at+len(t.value), nil
		}
	}
	if move, found := strings.CutSuffix(text, "N"); err != nil && found && len(move) > 1 && move[len(move)-1] > '1' && move[len(move)-1] < '8' {
		if short, wrong := Parse(&f.pos, move, r.lang); wrong == nil { // a novelty, where nothing is promoted
			reading, err, nags = short, nil, append(nags, 146)
		}
	}
	if err != nil {
		if node := f.last(); node != nil { // "dis+", "check" after a move
			if done, bad := r.signs(node, t); done {
				return bad
			}
		}
		other, ok := otherCase(&f.pos, text, r.lang)
		if !ok {
			return r.fail(t.at, PGNMove, t.text, err)
		}
		r.remark(t.at, RemarkCase, t.text)
		reading = other
	}
	if reading.Odd != 0 {
		r.remark(t.at, RemarkSigns, t.text)
	}
	node := Node{Move: reading.Move, DrawOffer: reading.DrawOffer, NAGs: f.nags}
	f.nags = nil
	if reading.Glyph != 0 {
		node.NAGs = append(node.NAGs, reading.Glyph)
	}
	node.NAGs = append(node.NAGs, nags...)
	return r.add(t, node, f.pos.After(reading.Move))
}

// otherCase reads a move whose piece stands in a small letter or whose squares in capitals: nf3, E4, NF3. A file is read so only where
// the board allows one move; a move that is typed is never (see inSmall).
func otherCase(pos *board.Position, text string, lang Language) (Reading, bool) {
	_, w := utf8.DecodeRuneInString(text)
	small := strings.ToLower(text)
	for _, other := range [...]string{strings.ToUpper(text[:w]) + small[w:], small} {
		if other == text || other == small && (text[0] < 'A' || text[0] > 'H') {
			continue
		}
		if reading, err := Parse(pos, other, lang); err == nil {
			return reading, true
		}
	}
	return Reading{}, false
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
		r.remark(t.at, RemarkNullMove, t.text)
		r.null = tail{begun: true, at: t.at}
		return nil
	}
	after, ok := pass(&r.top().pos)
	if !ok {
		return r.fail(t.at, PGNMove, t.text, nil)
	}
	return r.add(t, Node{}, after)
}

// behindNull takes what follows a null move of the game itself.
func (r *reader) behindNull(t token) {
	switch t.kind {
	case tokComment:
		if text := commentText(t); text != "" {
			r.null.comments = append(r.null.comments, text)
		}
	case tokNAG, tokNumber:
	default:
		r.null.moves = true
	}
}

// endNull keeps what follows a null move of the game itself as comments: those that stand there, or where moves go on, all of it.
func (r *reader) endNull() {
	if !r.null.begun {
		return
	}
	list := r.null.comments
	if r.null.moves {
		end := len(r.lexer.text)
		if r.result.text != "" {
			end = r.result.at
		} else if n := len(r.toks); n > 0 {
			end = min(end, r.lexer.lineEnd(r.toks[n-1].at))
		}
		text := strings.NewReplacer("{", "(", "}", ")").Replace(r.lexer.text[r.null.at:end])
		list = []string{strings.Join(strings.Fields(text), " ")}
	}
	f := &r.frames[0]
	if node := f.last(); node != nil {
		node.Comments = append(node.Comments, list...)
	} else {
		f.line.Comments = append(f.line.Comments, list...)
	}
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
