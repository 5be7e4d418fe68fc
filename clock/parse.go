package clock

import (
	"fmt"
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
	wants
)

var wantText = [wants]string{"a time such as 90, 30s, 1h30 or 1:30:00", "a time that says its units: 1h30 or 1m30",
	"a time of whole milliseconds within the limits", "a number from 1 to 999", `a method, ",", "v", ";" or the end`,
	"byo-yomi as 3x30", "a block as 5m/20", "freeze, nofreeze, claim or low", `"after" and "from" once, after the last period`,
	"nothing more", "a shorter text", "a possible control"}

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
// "," or "->" or "→" between periods, "+" or "|" before an increment, ' and " (or ”) or words in three languages for minutes and seconds
// are all the same to it; after a space an increment with its unit needs no sign (5m 3s). Methods may be written out (delay,
// bronstein, byo-yomi), G/60 is 60, and half a minute may have the comma of many languages: 1,5+2. What a comma without a space
// leaves open, as 5,3 does, is refused. The control is checked; every error is a [*SyntaxError].
func Parse(text string) (Control, error) {
	if len(text) > MaxText {
		return Control{}, &SyntaxError{Column: MaxText + 1, Want: WantShort}
	}
	p := &parser{text: strings.ToLower(strings.ToValidUTF8(text, "\uFFFD"))}
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
}

func (p *parser) control() (c Control) {
	c.White = p.side(White)
	p.starts[Black] = p.starts[White]
	if p.word("vs") || p.word("v") {
		c.Black = p.side(Black)
	} else {
		c.Black = c.White
		c.Black.Periods = append([]Period(nil), c.White.Periods...)
	}
	freeze, said := false, false
	for p.sign(";") {
		switch {
		case p.word("freeze"):
			freeze, said = true, true
		case p.word("nofreeze"):
			freeze, said = false, true
		case p.word("claim"):
			c.Flags = Claim
		case p.word("low"):
			c.Low = p.time(time.Second)
		default:
			p.fail(WantOption)
		}
	}
	if p.skip(); p.err == nil && p.pos < len(p.text) {
		p.fail(WantMethod)
	}
	if c.Freeze = freeze; !said {
		c.Freeze = c.FreezeByDefault()
	}
	return c
}

func (p *parser) side(side Side) (s SideControl) {
	for {
		p.skip()
		if n := len(s.Periods); n < MaxPeriods {
			p.starts[side][n] = p.pos
		}
		s.Periods = append(s.Periods, p.period())
		if p.err != nil || !p.sign(",") && !p.sign("->") && !p.sign("→") {
			break
		}
	}
	for p.err == nil {
		switch {
		case s.FirstCredit == BeforeMove1 && p.word("after"):
			s.FirstCredit = AfterMove1
		case s.FromMove == 0 && p.word("from"):
			s.FromMove = p.number(WantNumber)
		default:
			return s
		}
	}
	return s
}

func (p *parser) period() (out Period) {
	game := p.sign("g/") // the whole game in so much time, as in America
	if p.word("hourglass") {
		out.Method, out.Main = Hourglass, p.time(time.Minute)
		return out
	}
	if !p.atWord("byo", "can", "up", "each") {
		out.Main = p.mainTime()
	}
	if at := p.pos; game && p.sign(";") && !p.atWord("d", "delay", "inc") {
		p.pos = at // an option
	}
	if p.sign("/") {
		out.Moves = p.number(WantNumber)
		out.ByCounter = p.sign("#")
	}
	for _, m := range []struct {
		name   string
		method Method
	}{{"hourglass", Hourglass}, {"byo-yomi", ByoYomi}, {"byoyomi", ByoYomi}, {"byo", ByoYomi}, {"canadian", Canadian}, {"can", Canadian},
		{"up", CountUp}, {"each", PerMove}, {"cap", Capped}, {"refund", Refund}, {"bronstein", Bronstein}, {"b", Bronstein},
		{"delay", USDelay}, {"d", USDelay}} {
		if p.method(m.name) {
			out.Method = m.method
			p.amount(&out)
			return out
		}
	}
	if p.sign("+") || p.sign("|") || p.method("inc") {
		if p.atCount() {
			out.Method = ByoYomi
			p.amount(&out)
			return out
		}
		if out.Add = p.time(time.Second); out.Add > 0 {
			out.Method = Fischer
		}
		return out
	}
	p.addSeconds(&out)
	return out
}

// mainTime reads a main time, in which a comma may stand for the decimal point: half a minute as 0,5. Other digits there may be another
// period as well.
func (p *parser) mainTime() time.Duration {
	p.skip()
	start, n := p.pos, 0
	for digit(p.peek(n)) {
		n++
	}
	if n == 0 || n > 2 || p.peek(n) != ',' || !digit(p.peek(n+1)) || digit(p.peek(n+2)) {
		return p.time(time.Minute)
	}
	if half := p.peek(n+1) == '5'; !half {
		p.fail(WantUnambiguousTime)
		return 0
	}
	whole, _ := p.decimal(time.Minute)
	p.pos = start + n + len(",5")
	return whole.value + 30*time.Second
}

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
		out.Manual = p.word("manual")
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
