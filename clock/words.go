package clock

import (
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"
)

// Words by which people write a control, in the languages that Wasit speaks and those of their neighbours. A longer phrase stands before
// a shorter one that it begins with.
var (
	vsWords      = []string{"vs.", "vs", "v"}
	labelWords   = []string{"time control:", "time control", "kontrol waktu:", "kontrol waktu", "tempo:", "tempo", "bedenkzeit:", "bedenkzeit", "cadence:", "cadence", "blitz:", "blitz", "rapid:", "rapid", "standard:", "standard", "classical:", "classical", "klasik", "cepat", "kilat", "standar", "ubrzani", "brzopotezni", "klasični", "schnellschach", "klassisch", "rapide", "fischer"}
	gameWords    = []string{"for the whole game", "for the entire game", "for the rest of the game", "for the rest", "for the game", "for all the moves", "for all moves", "per game", "per player", "to the end of the game", "to the end", "to end", "untuk seluruh partai", "untuk sisa partai", "untuk sisa", "per partai", "per pemain", "hingga selesai", "sampai selesai", "za cijelu partiju", "po partiji", "po igraču", "po igracu", "do kraja partije", "do kraja", "za ostatak partije", "für die ganze partie", "für den rest der partie", "für den rest", "pro spieler", "pro partie", "sudden death", "guillotine"}
	endWords     = append([]string{"e", "end", "game", "rest", "player", "partai", "partiju", "partie", "spieler", "igraču", "pemain"}, gameWords...)
	thenWords    = []string{"and then", "followed by", "then", "lalu", "kemudian", "zatim", "onda", "danach", "dann", "puis", "luego", "después", "poi", "daarna", "depois"}
	forWords     = []string{"for the first", "for", "untuk", "za prvih", "za", "für", "fur", "pour", "para", "per", "voor"}
	inWords      = []string{"in", "dalam", "u", "en", "em"}
	moveWords    = []string{"moves", "move", "mvs", "langkah", "poteza", "poteze", "potez", "züge", "zügen", "zuege", "coups", "jugadas", "movimientos", "mosse", "zetten", "lances"}
	plusWords    = []string{"with an increment of", "with increment of", "with increment", "with a bonus of", "plus", "fischer", "with", "and", "increment of", "increment", "inc", "ditambah", "dengan tambahan", "tambahan", "tambah", "dengan", "dan", "i", "uz dodatak od", "s dodatkom od", "uz dodatak", "uz", "plus", "und", "mit", "avec", "et", "con", "com", "met", "más", "più"}
	perMoveWords = []string{"increment per move", "increment for each move", "increment", "more for each move", "bonus per move", "for each move", "for every move", "per move", "each move", "a move", "/move", "/ move", "added per move", "tiap langkah", "setiap langkah", "per langkah", "/langkah", "po potezu", "za svaki potez", "/potez", "pro zug", "/zug", "par coup", "/coup", "por jugada", "por movimiento", "a mossa", "per mossa", "per zet", "por lance"}
	firstWords   = []string{"starting from move one", "starting from move 1", "starting with move 1", "starting at move 1", "from the first move", "from the first", "from move one", "from move 1", "sejak langkah pertama", "mulai langkah pertama", "sejak langkah 1", "mulai langkah 1", "od prvog poteza", "od 1. poteza", "od poteza 1", "ab zug 1", "ab dem ersten zug", "dès le premier coup"}
	delayWords   = []string{"delay per move", "delay", "jeda", "odgode"}
	delayOfWords = []string{"a delay of", "delay of", "jeda", "odgodu od", "zadršku od"}
	countsWords  = []string{"before the clock counts each move", "before each move", "sebelum jam berjalan di tiap langkah", "prije svakog poteza"}
)

// methodWords are the names of the methods, in the order in which they are tried.
var methodWords = []struct {
	method Method
	names  []string
}{
	{Hourglass, []string{"hourglass", "jam pasir", "pješčani sat"}},
	{ByoYomi, []string{"byo-yomi", "byoyomi", "byo"}},
	{Canadian, []string{"canadian", "kanada", "kanadski", "can"}},
	{CountUp, []string{"counts up", "hitung maju", "broji unaprijed", "up"}},
	{PerMove, []string{"each move", "each", "tiap langkah", "po potezu"}},
	{Capped, []string{"at most", "paling banyak", "najviše", "cap"}},
	{Refund, []string{"refund", "kembali", "natrag", "back"}},
	{Bronstein, []string{"bronstein", "b"}},
	{USDelay, []string{"us delay", "simple delay", "delay", "tunda sederhana", "tunda", "jednostavna zadrška", "zadrška", "d"}},
}

// The options and what stands after the periods, each with the names that the app gives it.
var (
	afterWords    = []string{"after the move", "after", "setelah langkah", "nakon poteza"}
	fromWords     = []string{"from move", "from", "mulai langkah", "od poteza"}
	manualWords   = []string{"manual", "by hand", "dengan tangan", "ručno"}
	freezeWords   = []string{"freeze", "stops at a flag", "berhenti di bendera", "staje na zastavici"}
	nofreezeWords = []string{"nofreeze", "runs on", "jalan terus", "ide dalje"}
	claimWords    = []string{"claim", "klaim", "na zahtjev"}
)

// words takes one of some phrases if it comes next and ends there. Between the words of a phrase one space or more may stand.
func (p *parser) words(phrases []string) bool {
	if p.err != nil {
		return false
	}
	p.skip()
	for _, phrase := range phrases {
		if n, ok := beginsWith(p.text[p.pos:], phrase); ok {
			p.pos += n
			return true
		}
	}
	return false
}

// beginsWith reports whether a text begins with a phrase that ends at the end of a word, and how long it is.
func beginsWith(text, phrase string) (length int, ok bool) {
	rest := text
	for {
		word, more, several := strings.Cut(phrase, " ")
		if !strings.HasPrefix(rest, word) {
			return 0, false
		}
		if rest = rest[len(word):]; !several {
			break
		}
		trimmed := strings.TrimLeft(rest, spaces)
		if len(trimmed) == len(rest) {
			return 0, false
		}
		rest, phrase = trimmed, more
	}
	last, _ := utf8.DecodeLastRuneInString(phrase)
	next, _ := utf8.DecodeRuneInString(rest)
	return len(text) - len(rest), !unicode.IsLetter(last) || !unicode.IsLetter(next) || rest == ""
}

// movesFirst reads a period that begins with its moves: 40 moves in 90 minutes, as Americans write it (40/90, SD/30) and in PGN, there in
// seconds (40/5400). It takes nothing where there is none.
func (p *parser) movesFirst(out *Period) bool {
	p.skip()
	at := p.pos
	if p.err != nil || !digit(p.peek(0)) {
		return false
	}
	if p.isOfPGN() {
		p.seconds = true
	}
	moves := p.number(WantNumber)
	switch {
	case p.err != nil:
	case p.words(moveWords) && (p.words(inWords) || p.sign("/") || p.sign(":") || p.sign(",")),
		(p.seconds || p.american) && p.sign("/") && digit(p.peek(0)):
		out.Moves, out.Main = moves, p.mainTime()
		p.noHours(at, *out)
		return true
	}
	p.pos, p.err = at, nil
	return false
}

// noHours refuses the few minutes that a number without its unit would be in the American way: 40/2, SD/1 is of the days of hours.
func (p *parser) noHours(at int, out Period) {
	if p.err == nil && p.american && out.Main < 5*time.Minute && digit(p.text[p.pos-1]) {
		p.pos = at
		p.fail(WantUnambiguousTime)
	}
}

// hasSuddenDeath reports whether a period is named as Americans name their last one.
func (p *parser) hasSuddenDeath() bool {
	for _, field := range strings.FieldsFunc(p.text, func(r rune) bool { return strings.ContainsRune(" ,;+", r) }) {
		if name := strings.TrimRight(field, "0123456789"); name == "sd" || name == "sd/" {
			return true
		}
	}
	return false
}

// isOfPGN reports whether a period is written as in the tag TimeControl of a PGN file and in a tournament report: 40/5400+30.
func (p *parser) isOfPGN() bool {
	moves, rest, _ := strings.Cut(p.text[p.pos:], "/")
	n := 0
	for n < len(rest) && digit(rest[n]) {
		n++
	}
	return strings.Trim(moves, "0123456789") == "" && (n == 4 || n == 5) && whole(rest[:n])%60 == 0 && strings.TrimLeft(rest[n:], "+:0123456789/ ") == ""
}

func whole(digits string) int {
	n, _ := strconv.Atoi(digits)
	return n
}

// game takes the name of a period that lasts to the end of the game: G/60, SD/30.
func (p *parser) game() bool {
	at := p.pos
	if p.words([]string{"game", "g", "sd", "sudden death"}) {
		p.sign("/")
		if p.skip(); digit(p.peek(0)) {
			return true
		}
	}
	p.pos = at
	return false
}

// atGame reports whether game would take something.
func (p *parser) atGame() bool {
	at := p.pos
	ok := p.game()
	p.pos = at
	return ok
}

// atOvertime reports whether a method comes that may stand without a main time.
func (p *parser) atOvertime() bool {
	at := p.pos
	defer func() { p.pos = at }()
	for _, m := range methodWords {
		if (m.method.hasOvertime() || m.method == CountUp || m.method == PerMove) && p.method(m.names) {
			return true
		}
	}
	return false
}

// movesBehind reads the moves after a main time: 90/40, 90 minutes for 40 moves.
func (p *parser) movesBehind(out *Period) {
	bare := p.pos > 0 && digit(p.text[p.pos-1])
	at := p.pos
	if p.sign("/") {
		if p.words(endWords) {
			return
		}
		if p.peek(0) == '0' && bare {
			p.fail(WantMovesOrSeconds)
		}
		out.Moves = p.number(WantNumber)
		out.ByCounter = p.sign("#")
		named := p.words(moveWords) || p.word("m")
		if minutes := int(out.Main / time.Minute); bare && !named && out.maySwap() {
			p.pos = at - len(strconv.Itoa(minutes))
			p.fail(WantMovesOrSeconds)
		} else if bare && !named && out.isFraction() && !p.written {
			p.pos = at - len(strconv.Itoa(minutes))
			p.fail(WantUnambiguousTime)
		}
		return
	}
	if p.words(forWords) {
		if p.skip(); digit(p.peek(0)) {
			if moves := p.number(WantNumber); p.words(moveWords) {
				out.Moves = moves
				return
			}
		}
	}
	p.pos = at
}

// isOpen reports whether the moves of a period may be seconds as well, where it stands alone: 15/10.
func (p Period) isOpen() bool {
	return p.Moves > 0 && p.Moves <= mostSeconds && p.Method == None && !p.ByCounter
}

// maySwap reports whether the two numbers of a period are rather moves and minutes than minutes and moves: 40/90.
func (p Period) maySwap() bool {
	return p.Main >= 20*time.Minute && p.Main <= time.Hour && p.Main%time.Minute == 0 && p.Moves >= 60 && !p.ByCounter
}

// isFraction reports whether the two numbers of a period are rather a part of a minute than minutes and moves: 1/2+1.
func (p Period) isFraction() bool {
	return p.Main%time.Minute == 0 && p.Main > 0 && p.Main < time.Duration(p.Moves)*time.Minute && p.Moves < fewestMoves && p.Method == None && !p.ByCounter
}

// mostSeconds is the longest increment that is usual.
const mostSeconds = 30

// isBareSlash reports whether a period that begins at a place is two numbers with a slash between them.
func (p *parser) isBareSlash(at int) bool {
	first, second, ok := strings.Cut(p.text[at:p.pos], "/")
	return ok && strings.Trim(first+second, "0123456789 ") == ""
}

// atAny reports whether one of some signs comes next.
func (p *parser) atAny(signs ...string) bool {
	p.skip()
	for _, s := range signs {
		if strings.HasPrefix(p.text[p.pos:], s) {
			return true
		}
	}
	return false
}
