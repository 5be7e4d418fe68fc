package clock

import (
	"fmt"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"
)

// MaxText is the longest text that [Parse] reads, in bytes.
const MaxText = 1000

// A Want names what a text should have had at a place.
type Want uint8

const (
	WantTime            Want = iota // a time such as 90, 30s, 1h30 or 1:30:00
	WantUnambiguousTime             // 1:30 may be an hour and a half or a minute and a half
	WantWholeTime                   // a time of whole milliseconds, not too long
	WantNumber                      // a number from 1 to MaxMoves
	WantMethod                      // a method, the next period, the other side, an option or the end
	WantPeriodCount                 // byo-yomi as 3x30
	WantBlock                       // a Canadian block as 5m/20
	WantOption                      // freeze, nofreeze, claim or low
	WantSideOption                  // after or from only once, after the last period
	WantEnd                         // nothing more
	WantShort                       // at most MaxText bytes
	WantPossible                    // a control without the defects of the wrapped [*ControlError]
	WantMovesOrSeconds              // 15/10 may be ten seconds a move or ten moves; 40/90 has two readings as well
	WantMovesOfTime                 // a second time after a plus, and nobody says after how many moves it comes
	wants
)

var wantText = [wants]string{"a time such as 90, 30s, 1h30 or 1:30:00", "a time that says its units: 1h30 or 1m30",
	"a time of whole milliseconds within the limits", "a number from 1 to 999", `a method, ",", "v", ";" or the end`,
	"byo-yomi as 3x30", "a block as 5m/20", "freeze, nofreeze, claim or low", `"after" and "from" once, after the last period`,
	"nothing more", "a shorter text", "a possible control", "15+10 for seconds or 15m/10 for moves",
	"the moves after which this time comes: 90/40+30"}

func (w Want) String() string { return wantText[min(w, wants-1)] }

// A SyntaxError says where a text of a control goes wrong and what was expected there. Column counts characters from 1.
type SyntaxError struct {
	Column int
	Found  string // the rest of the word there, empty at the end
	Want   Want
	Err    error // a [*ControlError] with WantPossible
}

func (e *SyntaxError) Error() string {
	text := fmt.Sprintf("clock: control: column %d: expected %v", e.Column, e.Want)
	if e.Found != "" {
		text += fmt.Sprintf(", found %q", e.Found)
	}
	if e.Err != nil {
		text += ": " + e.Err.Error()
	}
	return text
}

func (e *SyntaxError) Unwrap() error { return e.Err }

// Parse reads the text of a control; [Control.String] says how it is written. Capitals, spaces, "x" or "×", "v" or "vs",
// "," or "->" or "→" between periods, "+" or "|" before an increment, ' and " (or ”) or words in several languages for minutes and
// seconds are all the same to it; after a space an increment with its unit needs no sign (5m 3s). Methods may be written out (delay,
// bronstein, byo-yomi), and half a minute may have the comma of many languages: 1,5+2. Read are sentences too (90 minutes for 40
// moves, then 30 minutes, with 30 seconds more for each move from the first), the American way (40/90, SD/30; G/60 d5), a time after
// a plus (90/40+30+30) and the seconds of PGN (40/5400+30:1800+30). What has two readings, as 5,3 and 15/10, is refused.
// The control is checked; every error is a [*SyntaxError].
func Parse(text string) (Control, error) { return parse(text, false) }

// ParseWritten is [Parse] for a text that [Control.String] wrote, of this version or an earlier one, and for one that Parse read then:
// a main time without its unit is in minutes, be they many or a move or two long.
func ParseWritten(text string) (Control, error) { return parse(text, true) }

func parse(text string, written bool) (Control, error) {
	if len(text) > MaxText {
		return Control{}, &SyntaxError{Column: MaxText + 1, Want: WantShort}
	}
	p := &parser{text: strings.ToLower(strings.ToValidUTF8(text, "\uFFFD")), written: written}
	c := p.control()
	if p.err != nil {
		return Control{}, p.err
	}
	if err := c.Check(); err != nil {
		d := err.(*ControlError).Defects[0]
		p.pos = p.starts[d.Side][max(d.Period-1, 0)]
		p.fail(WantPossible)
		p.err.Err = err
		return Control{}, p.err
	}
	return c, nil
}

// A parser reads from left to right. After the first failure it reads nothing more.
type parser struct {
	text   string
	pos    int
	err    *SyntaxError
	starts [2][MaxPeriods]int // where the periods begin, for defects

	written  bool // by a program: no number without its unit is in seconds
	american bool // a period is called SD: in those before it the moves stand first
	seconds  bool // main times are in seconds, as in PGN, and periods are separated by colons
	chained  bool // periods are joined by a plus
	behind   bool // the last period is an amount with the words for each move after it
}

func (p *parser) control() (c Control) {
	named, at := p.words([]string{"fischer"}), p.pos
	p.words(labelWords)
	p.american = p.hasSuddenDeath()
	c.White = p.side(White)
	if named && p.err == nil && c.White.Periods[0].Add == 0 { // "Fischer 3 s" is what each move gets, and no main time
		p.pos = at
		p.fail(WantMovesOrSeconds)
	}
	p.starts[Black] = p.starts[White]
	if p.words(vsWords) || p.sign(": ") {
		c.Black = p.side(Black)
	} else {
		c.Black = c.White
		c.Black.Periods = append([]Period(nil), c.White.Periods...)
	}
	freeze, said := false, false
	for p.sign(";") {
		var each Period
		switch {
		case p.words(nofreezeWords):
			freeze, said = false, true
		case p.words(freezeWords):
			freeze, said = true, true
		case p.words(claimWords):
			c.Flags = Claim
		case p.word("low"):
			c.Low = p.time(time.Second)
		case p.forEachMove(&each):
			c.White.addToAll(each)
			c.Black.addToAll(each)
		default:
			p.fail(WantOption)
		}
	}
	p.sign(".")
	if p.skip(); p.err == nil && p.pos < len(p.text) {
		p.fail(WantMethod)
	}
	if c.Freeze = freeze; !said {
		c.Freeze = c.FreezeByDefault()
	}
	return c
}

func (p *parser) side(side Side) (s SideControl) {
	p.chained = false
	for {
		p.skip()
		if n := len(s.Periods); n < MaxPeriods {
			p.starts[side][n] = p.pos
		}
		next := p.period()
		if n := len(s.Periods); n > 0 && p.behind && s.Periods[n-1].Method == None { // then 30 minutes, 30 seconds per move
			s.addToAll(Period{Method: Fischer, Add: next.Add})
			break
		}
		s.Periods = append(s.Periods, next)
		if p.err != nil || !p.another(&s) {
			break
		}
	}
	if p.err == nil && (p.chained || p.american) {
		s.addToAll(s.Periods[len(s.Periods)-1])
	}
	if only := s.Periods[0]; p.err == nil && len(s.Periods) == 1 && only.isOpen() && p.isBareSlash(p.starts[side][0]) {
		p.pos = p.starts[side][0]
		p.fail(WantMovesOrSeconds)
	}
	for p.err == nil {
		switch {
		case p.words(firstWords):
			s.addToAll(s.Periods[len(s.Periods)-1])
		case s.FirstCredit == BeforeMove1 && p.words(afterWords):
			s.FirstCredit = AfterMove1
		case s.FromMove == 0 && p.words(fromWords):
			s.FromMove = p.number(WantNumber)
		case p.words(labelWords):
		default:
			return s
		}
	}
	return s
}

// addToAll gives the increment or the delay of a period to all periods that have none.
func (s *SideControl) addToAll(each Period) {
	if each.Method != Fischer && each.Method != Bronstein && each.Method != USDelay {
		return
	}
	for i := range s.Periods {
		if s.Periods[i].Method == None {
			s.Periods[i].Method, s.Periods[i].Add = each.Method, each.Add
		}
	}
}

// another takes what stands between two periods, if another one comes. An amount after a comma is for every period: 40/90, SD/30, +30.
func (p *parser) another(s *SideControl) bool {
	if p.words(thenWords) {
		return true
	}
	at := p.pos
	if p.sign(",") {
		p.words(thenWords)
		if each := (Period{}); p.forEachMove(&each) {
			s.addToAll(each)
			return false
		}
		return true
	}
	switch last := s.Periods[len(s.Periods)-1]; {
	case p.sign("->"), p.sign("→"), p.seconds && p.sign(":"):
		return true
	case p.american && last.Moves > 0:
		if !p.sign(";") {
			return p.atGame()
		}
		if !p.atGame() {
			p.pos = at
			return false
		}
		return true
	case last.Moves > 0 && last.Method == None && p.plus():
		p.chained = true
		return true
	}
	return false
}

func (p *parser) period() (out Period) {
	if p.words(methodWords[0].names) { // hourglass 5
		out.Method, out.Main = Hourglass, p.time(time.Minute)
		return out
	}
	if !p.movesFirst(&out) {
		at := p.pos
		named := p.game()
		if !p.atOvertime() {
			out.Main = p.mainTime()
		}
		if named {
			p.noHours(at, out)
		}
		p.movesBehind(&out)
	}
	p.words(gameWords)
	for _, m := range methodWords {
		at := p.pos
		if p.method(m.names) {
			if p.skip(); m.method == PerMove && out.Main > 0 && !digit(p.peek(0)) {
				p.pos = at // 30 seconds each move
				continue
			}
			out.Method = m.method
			p.amount(&out)
			return out
		}
	}
	switch {
	case p.words(perMoveWords) && out.Main > 0 && out.Moves == 0: // 30 seconds per move
		p.behind = true
		out.Method, out.Add, out.Main = PerMove, out.Main, 0
	case p.atTimeBehindPlus():
		if out.Moves == 0 {
			p.fail(WantMovesOfTime)
		}
	case !p.forEachMove(&out):
		p.addSeconds(&out)
	}
	return out
}

// forEachMove reads an increment or a delay after its sign or word.
func (p *parser) forEachMove(out *Period) bool {
	switch delay := methodWords[len(methodWords)-1]; {
	case p.method(delay.names):
		out.Method, out.Add = USDelay, p.time(time.Second)
		return true
	case !p.plus():
		return false
	case p.atCount():
		out.Method = ByoYomi
		p.amount(out)
		return true
	}
	p.sign("/") // inc/5
	delay := p.words(delayOfWords)
	if out.Add = p.time(time.Second); delay {
		out.Method = USDelay
	} else if out.Add > 0 {
		out.Method = Fischer
	}
	p.suffix(out)
	return true
}

// suffix reads the words after an amount for each move.
func (p *parser) suffix(out *Period) {
	if p.words(delayWords) && out.Method == Fischer {
		out.Method = USDelay
	}
	_ = p.words(perMoveWords) || p.words(countsWords)
}

// plus takes a sign or word before an increment.
func (p *parser) plus() bool {
	if p.sign("+") || p.sign("|") {
		return true
	}
	taken := false
	for p.words(plusWords) {
		taken = true
	}
	return taken
}

// atTimeBehindPlus reports whether a plus comes and after it no amount for each move but another time: one with its hours or minutes,
// with its moves, or with a further plus.
func (p *parser) atTimeBehindPlus() bool {
	at := p.pos
	defer func() { p.pos = at }()
	if !p.plus() || p.atCount() || p.seconds {
		return false
	}
	p.skip()
	start := p.pos
	if !digit(p.peek(0)) {
		return false
	}
	d := p.time(time.Second)
	if p.err != nil {
		p.err = nil
		return false
	}
	unit := strings.TrimLeft(p.text[start:p.pos], "0123456789. ")
	return d >= time.Minute && unit != "" || p.atAny("+", "|", "/") && !p.words(perMoveWords)
}

// mainTime reads a main time, in which a comma may stand for the decimal point: half a minute as 0,5. Other digits there may be another
// period as well.
func (p *parser) mainTime() time.Duration {
	p.skip()
	start, n := p.pos, 0
	for digit(p.peek(n)) {
		n++
	}
	if half := "½"; n <= 2 && strings.HasPrefix(p.text[start+n:], half) {
		whole, _ := strconv.Atoi(p.text[start : start+n])
		p.pos = start + n + len(half)
		return time.Duration(whole)*time.Minute + 30*time.Second
	}
	if n == 0 || n > 2 || p.peek(n) != ',' || !digit(p.peek(n+1)) || digit(p.peek(n+2)) {
		return p.minutes()
	}
	if half := p.peek(n+1) == '5'; !half {
		p.fail(WantUnambiguousTime)
		return 0
	}
	whole, _ := p.decimal(time.Minute)
	p.pos = start + n + len(",5")
	return whole.value + 30*time.Second
}

// minutes reads a main time in minutes, or in seconds where PGN has it so. A number that would be many hours is more likely one of seconds.
func (p *parser) minutes() time.Duration {
	if p.seconds {
		return p.time(time.Second)
	}
	start := p.pos
	d := p.time(time.Minute)
	most := time.Duration(mostBareMinutes)
	if p.written {
		most = mostWrittenMinutes
	}
	if d > most*time.Minute && strings.Trim(p.text[start:p.pos], "0123456789") == "" {
		p.pos = start
		p.fail(WantUnambiguousTime)
	}
	return d
}

// mostBareMinutes are the most minutes that a main time without its unit may have: 180+2 and 300 are seconds, as servers and PGN write
// them, or hours. Programs wrote more until they said the unit.
const (
	mostBareMinutes    = 150
	mostWrittenMinutes = 600
)

// fewestMoves are the fewest moves of a period that may stand bare after its minutes: 1/2+1 begins with half a minute.
const fewestMoves = 10

// atCount reports whether periods of byo-yomi come next: 3x30.
func (p *parser) atCount() bool {
	p.skip()
	n := 0
	for digit(p.peek(n)) {
		n++
	}
	rest := p.text[p.pos+n:]
	return n > 0 && (strings.HasPrefix(rest, "x") || strings.HasPrefix(rest, "×"))
}

// addSeconds reads an increment of which only the unit says what it is: 5m 3s, 10 min 5 s. Without a space it belongs to the main time.
func (p *parser) addSeconds(out *Period) {
	start := p.pos
	if p.err != nil || !digit(p.peek(0)) || out.Main == 0 || digit(p.text[start-1]) {
		return
	}
	add := p.time(time.Second)
	if end := p.pos - 1; p.err != nil || digit(p.text[end]) || add >= time.Minute {
		p.pos, p.err = start, nil // it is no increment; what it is the caller says
		return
	}
	if add > 0 { // as with a sign: no increment is none, in whatever words
		out.Method, out.Add = Fischer, add
	}
	p.suffix(out)
}

// amount reads what stands after the name of a method.
func (p *parser) amount(out *Period) {
	switch out.Method {
	case Hourglass, CountUp:
	case ByoYomi:
		out.Count = p.number(WantPeriodCount)
		if !p.sign("x") && !p.sign("×") {
			p.fail(WantPeriodCount)
		}
		out.Add = p.time(time.Second)
	case Canadian:
		out.Add = p.time(time.Second)
		if !p.sign("/") {
			p.fail(WantBlock)
		}
		out.Count = p.number(WantBlock)
		out.Manual = p.words(manualWords)
	default:
		out.Add = p.time(time.Second)
	}
}

// fail notes the first failure at the present place.
func (p *parser) fail(want Want) {
	if p.err != nil {
		return
	}
	p.skip()
	found, _, _ := strings.Cut(p.text[p.pos:], " ")
	if r := []rune(found); len(r) > 20 {
		found = string(r[:20])
	}
	p.err = &SyntaxError{Column: utf8.RuneCountInString(p.text[:p.pos]) + 1, Found: found, Want: want}
}
