package notation

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"wasit/rules/board"
	"wasit/rules/charset"
)

// A Collection is what a PGN file holds. A broken game does not disturb the others.
type Collection struct {
	Games    []Game
	Broken   []Broken
	More     int              // games after the first [ReadOptions.Most], which were counted and not read
	Encoding charset.Encoding // of the file
	BadBytes int              // bytes that are no letters of the file's encoding
}

// ReadOptions say what is known of a file beside its bytes. The zero value reads a file as the standard has it.
type ReadOptions struct {
	// Language is that of the person who brings the file: its letters of the pieces are tried where the English ones do not make a
	// game, and before those of all other languages.
	Language Language
	Legacy   charset.Encoding // the page of the person's region, for a file that is no Unicode; "" is Windows-1252
	Most     int              // how many games are read, broken ones included; 0: all
}

// A Broken is a game that could not be read, as it stands in the file.
type Broken struct {
	Number int // in the file, counted from 1
	Line   int // where it begins
	Tags   []Tag
	Text   string
	Moves  []board.Move // those of the game itself up to the fault
	Err    *PGNError
}

// ReadPGN reads every game of a PGN file. The error, a *[PGNError], is for a file that is too large or holds no game at all;
// games that are broken are in the Collection with their own errors.
func ReadPGN(data []byte) (Collection, error) { return ReadGames(data, ReadOptions{}) }

// ReadGames reads the games of a PGN file as [ReadPGN] does, with what is known beside it.
func ReadGames(data []byte, o ReadOptions) (Collection, error) {
	if len(data) > MaxPGN {
		return Collection{}, &PGNError{Line: 1, Column: 1, Fault: PGNTooLarge}
	}
	encoding := charset.Detect(data, o.Legacy)
	text, bad := charset.Decode(data, encoding, o.Legacy)
	c := Collection{Encoding: encoding, BadBytes: bad}
	l := &lexer{text: unquoted(strings.ReplaceAll(strings.ReplaceAll(text, "\r\n", "\n"), "\r", "\n"))}
	var toks []token
	for number := 1; ; number++ {
		s := split{lexer: l, toks: toks[:0]}
		if !s.game() {
			break
		}
		toks = s.toks
		if number > maxGames {
			line, col := l.place(s.start)
			return Collection{}, &PGNError{Line: line, Column: col, Fault: PGNTooLarge}
		}
		if o.Most > 0 && number > o.Most {
			c.More++
			continue
		}
		c.read(s, number, o.Language)
	}
	if len(c.Games)+len(c.Broken) == 0 {
		return Collection{}, &PGNError{Line: 1, Column: 1, Fault: PGNEmpty}
	}
	return c, nil
}

// read makes a game of the tokens of one. PGN is English; where that makes no game the letters of other languages are tried, first
// those of the person who brought it, then all others if they agree on what was played.
func (c *Collection) read(s split, number int, own Language) {
	l := s.lexer
	line, _ := l.place(s.start)
	try := func(lang Language) (*reader, *PGNError) {
		r := &reader{lexer: l, toks: s.toks, lang: lang, game: Game{Number: number, Line: line}}
		return r, r.read()
	}
	r, err := try(English)
	if err != nil && err.Fault == PGNMove {
		if other, ok := tryLanguages(own, try); ok {
			r, err = other, nil
		}
	}
	if err != nil {
		c.Broken = append(c.Broken, Broken{Number: number, Line: line, Tags: r.game.Tags, Moves: r.game.Moves(),
			Text: strings.TrimSpace(l.text[s.start:l.pos]), Err: err})
		return
	}
	c.Games = append(c.Games, r.game)
}

// tryLanguages reads a game with letters other than English ones; ok is false where none fit, or where two languages that the
// person does not speak make different games of them.
func tryLanguages(own Language, try func(Language) (*reader, *PGNError)) (found *reader, ok bool) {
	if own != (Language{}) && own != English {
		if r, err := try(own); err == nil {
			r.remark(0, RemarkLetters, own.Letters())
			return r, true
		}
	}
	for _, lang := range languages {
		if lang == English || lang == own {
			continue
		}
		r, err := try(lang)
		if err != nil {
			continue
		}
		if found != nil && !slices.Equal(found.game.Moves(), r.game.Moves()) {
			return nil, false
		}
		if found == nil {
			r.remark(0, RemarkLetters, lang.Letters())
			found = r
		}
	}
	return found, found != nil
}

// A split finds where a game ends: after its termination marker, before the tags of the next, or at the end of the file.
type split struct {
	lexer *lexer
	toks  []token
	tags  int
	start int
}

// game collects the tokens of the next game; it reports false at the end of the file. Comments after the last game say
// nothing about any and are passed over.
func (s *split) game() bool {
	l := s.lexer
	body := false // something other than tags and comments was seen
	moves, depth := false, 0
	for {
		t := s.token(moves && depth == 0, body)
		if len(s.toks) == 0 {
			s.start = t.at
		}
		switch t.kind {
		case tokEnd:
			return body || s.tags > 0
		case tokTag:
			if s.beginsNext(t, body) {
				l.pos = t.at
				return true
			}
			s.tags++
		case tokOddTag:
			if body && behindEmptyLine(l.text, t.at) {
				l.pos = t.at
				return true
			}
			if body {
				t.kind, t.fault = tokFault, PGNTag
			}
		case tokComment, tokMarkup:
		case tokOpen:
			body = true
			depth++
		case tokClose:
			depth--
		case tokNumber:
			if moves && depth == 0 && s.beginsAgain(t) {
				l.pos = t.at
				return true
			}
			body = true
		default:
			body = true
			moves = moves || t.kind == tokText
		}
		if len(s.toks) == maxTokens && t.kind != tokResult {
			s.toks[maxTokens-1] = token{kind: tokFault, at: t.at, text: t.text, fault: PGNLimit}
			continue // the rest is passed over up to where the game ends
		}
		s.toks = append(s.toks, t)
		if t.kind == tokFault && t.fault == PGNOpenComment {
			s.recover()
			return true
		}
		if t.kind == tokResult {
			if l.isInVariation() { // "(12. Nd2 Ke7 1-0)": how the game went that is quoted there
				s.toks[len(s.toks)-1] = token{kind: tokComment, at: t.at, text: t.text}
				continue
			}
			s.trailing()
			return true
		}
	}
}

// token is the next one of the lexer, or words that are an aside: before the game, or after its last move.
func (s *split) token(moves, body bool) token {
	l := s.lexer
	t := l.next()
	if t.kind == tokText && moves == body {
		if end := l.prose(t.at, moves); end > t.at {
			l.pos = end
			return token{kind: tokComment, at: t.at, text: strings.TrimSpace(l.text[t.at:end]), fault: RemarkAside}
		}
	}
	return t
}

// beginsAgain reports whether the first number of a game stands after an empty line: games that nobody gave tags or results. With three
// dots it goes on with the move of Black.
func (s *split) beginsAgain(t token) bool {
	rest := s.lexer.text[t.at+len(t.text):]
	return t.text == "1" && behindEmptyLine(s.lexer.text, t.at) && !strings.HasPrefix(rest, "..") && !strings.HasPrefix(rest, "…")
}

// beginsNext reports whether a tag belongs to the game that follows: moves came before it, or the same tag did and an empty
// line since.
func (s *split) beginsNext(t token, body bool) bool {
	if body {
		return true
	}
	if s.tags > maxTags {
		return false
	}
	for _, o := range s.toks {
		if o.kind == tokTag && o.text == t.text {
			return t.text == "Event" || behindEmptyLine(s.lexer.text, t.at)
		}
	}
	return false
}

// isInVariation reports whether a closing bracket follows.
func (l *lexer) isInVariation() bool {
	at := l.blanks(l.pos)
	return at < len(l.text) && l.text[at] == ')'
}

// trailing takes comments on the line of the termination marker into the game, and words: "1-0 (Black resigns)".
func (s *split) trailing() {
	l := s.lexer
	for {
		from := l.pos
		t := l.next()
		first, _ := utf8.DecodeRuneInString(l.text[min(t.at, len(l.text)):])
		if t.kind == tokOpen || t.kind == tokText && isWord(t.text) || t.kind == tokResult && unicode.IsLetter(first) {
			l.pos = l.lineEnd(t.at)
			t = token{kind: tokComment, at: t.at, text: strings.Trim(l.text[t.at:l.pos], "() ")}
		}
		if t.kind != tokComment || strings.Contains(l.text[from:t.at], "\n") {
			l.pos = from
			return
		}
		t.fault = "" // words after a result are as good as a comment
		marker := len(s.toks) - 1
		s.toks = append(s.toks, s.toks[marker])
		s.toks[marker] = t
	}
}

// isWord reports a text of letters alone, longer than a sign of annotators.
func isWord(text string) bool {
	return utf8.RuneCountInString(text) > 2 && strings.IndexFunc(text, func(r rune) bool { return !unicode.IsLetter(r) }) < 0
}

func behindEmptyLine(text string, at int) bool {
	before := strings.TrimRight(text[max(0, at-80):at], " \t")
	before, found := strings.CutSuffix(before, "\n")
	return found && strings.HasSuffix(strings.TrimRight(before, " \t"), "\n")
}

// recover moves the lexer to the next tags after an empty line, or to the tag Event on any line, or to the end.
func (s *split) recover() {
	l := s.lexer
	if l.pos < len(l.text) && l.text[l.pos] == '[' {
		return // the fault ended where the next game begins
	}
	rest := l.text[l.pos:]
	next := nextGame(rest)
	if n := strings.Index(rest, "\n[Event "); n >= 0 && (next < 0 || n < next) {
		next = n + 1
	}
	if next < 0 {
		next = len(rest)
	}
	l.pos += next
}

// A reader makes a game of the tokens of one.
type reader struct {
	lexer  *lexer
	toks   []token
	lang   Language
	game   Game
	frames []frame
	plies  int
	skip   int // the byte after a move of several tokens
	result token
	null   tail // of the game itself, from a null move on
}

// A tail is what stands in the main line from a null move on, which is no move of a game: some programs end a game with one to hang
// a last comment on it.
type tail struct {
	begun    bool
	at       int
	comments []string
	moves    bool // more than comments stand there
}

// A frame is a line being read.
type frame struct {
	line   Line
	nags   []uint8        // in front of the move that comes next
	before board.Position // before the last move
	pos    board.Position
	opened int // byte of the bracket
}

func (r *reader) fail(at int, f PGNFault, text string, cause error) *PGNError {
	line, column := r.lexer.place(at)
	return &PGNError{Line: line, Column: column, Fault: f, Text: clip(text), Cause: cause}
}

func (r *reader) remark(at int, f PGNFault, text string) {
	if len(r.game.Remarks) < maxRemarks {
		line, _ := r.lexer.place(at)
		r.game.Remarks = append(r.game.Remarks, Remark{Line: line, Fault: f, Text: clip(text)})
	}
}

func (r *reader) read() *PGNError {
	rest, err := r.tags()
	if err != nil {
		return err
	}
	r.frames = []frame{{line: r.game.Main, pos: r.game.Start}}
	for _, t := range rest {
		if t.at < r.skip {
			continue // a part of the move before it
		}
		if r.null.begun && t.kind != tokResult {
			r.behindNull(t)
			continue
		}
		if err := r.token(t); err != nil {
			r.game.Main = r.frames[0].line // what was read up to the fault
			return err
		}
	}
	r.endNull()
	r.game.Main = r.frames[0].line
	if n := len(r.frames); n > 1 {
		return r.fail(r.frames[n-1].opened, PGNOpenVariation, "(", nil)
	}
	return r.finish()
}

// tags reads the tag section and the start position.
func (r *reader) tags() (rest []token, err *PGNError) {
	fen, variantAt, fenAt := "", 0, 0
	rest = r.toks
	for len(rest) > 0 && (rest[0].kind == tokTag || rest[0].kind == tokOddTag || rest[0].kind == tokComment && moreTags(rest)) {
		t := rest[0]
		rest = rest[1:]
		if t.fault != "" {
			r.remark(t.at, t.fault, r.lexer.text[t.at:r.lexer.lineEnd(t.at)])
		}
		if t.kind == tokOddTag {
			continue
		}
		if t.kind != tokTag {
			if text := commentText(t); text != "" {
				r.game.Main.Comments = append(r.game.Main.Comments, text)
			}
			continue
		}
		if _, twice := r.game.Tag(t.text); twice {
			r.remark(t.at, RemarkDuplicateTag, t.text)
		}
		if len(r.game.Tags) == maxTags {
			return nil, r.fail(t.at, PGNLimit, t.text, nil)
		}
		r.game.Tags = append(r.game.Tags, Tag{t.text, t.value})
		switch t.text {
		case "FEN":
			fen, fenAt = t.value, t.at
		case "Variant":
			variantAt = t.at
		}
	}
	name, _ := r.game.Tag("Variant")
	chess960, known := variant(name)
	if !known {
		return nil, r.fail(variantAt, PGNVariant, name, nil)
	}
	return rest, r.setUp(fen, fenAt, chess960)
}

// moreTags reports whether a tag follows the comments at the head of toks.
func moreTags(toks []token) bool {
	for _, t := range toks {
		if t.kind != tokComment {
			return t.kind == tokTag || t.kind == tokOddTag
		}
	}
	return false
}

func (r *reader) setUp(fen string, at int, chess960 bool) *PGNError {
	parse := board.ParseFEN
	if chess960 {
		parse = board.ParseChess960
	}
	if fen == "" {
		r.game.Start = board.Start()
		if !chess960 {
			return nil
		}
		fen = r.game.Start.FEN()
	}
	pos, err := parse(fen)
	if err != nil {
		mended, wrong := parse(MendFEN(fen))
		if wrong != nil {
			mended, wrong = parse(withoutStaleRights(MendFEN(fen), parse))
		}
		if wrong != nil {
			return r.fail(at, PGNFEN, fen, err)
		}
		r.remark(at, RemarkFEN, fen)
		pos = mended
	}
	r.game.Start = pos
	return nil
}

// finish decides the result and compares it with the board. The marker after the moves is the result, unless it leaves open what
// the tag says; a game without either is open.
func (r *reader) finish() *PGNError {
	said, hasTag := r.game.Tag("Result")
	tag := resultText(said)
	marker := resultText(r.result.text)
	end := 0
	if n := len(r.toks); n > 0 {
		end = r.toks[n-1].at
	}
	switch {
	case marker != "":
		if hasTag && tag != marker {
			r.remark(r.result.at, RemarkResultTag, said)
		}
		if marker == "*" && tag != "" {
			marker = tag
		}
	case tag == "":
		marker = "*"
		r.remark(end, RemarkNoResult, said)
	default:
		marker = tag
		r.remark(end, RemarkNoMarker, tag)
	}
	r.game.Result = marker
	if want := boardResult(&r.frames[0].pos); want != "" && want != marker {
		r.remark(end, RemarkAgainstBoard, marker)
	}
	return nil
}

// boardResult returns the result that mate or stalemate on the board gives, or "".
func boardResult(pos *board.Position) string {
	switch {
	case pos.HasMove():
		return ""
	case !pos.InCheck():
		return "1/2-1/2"
	case pos.Turn() == white:
		return "0-1"
	}
	return "1-0"
}
