package clock

import (
	"strings"
	"time"
)

const spaces = " \t\u00a0\u202f"

// skip passes over spaces.
func (p *parser) skip() {
	rest := p.text[p.pos:]
	p.pos += len(rest) - len(strings.TrimLeft(rest, spaces))
}

// sign takes a sign if it comes next.
func (p *parser) sign(s string) bool {
	if p.err != nil {
		return false
	}
	p.skip()
	if !strings.HasPrefix(p.text[p.pos:], s) {
		return false
	}
	p.pos += len(s)
	return true
}

// word takes a word if it comes next and ends there.
func (p *parser) word(s string) bool {
	if !p.atWord(s) {
		return false
	}
	p.pos += len(s)
	return true
}

// method takes one of the names of a method; its amount may follow without a space.
func (p *parser) method(names []string) bool {
	return p.words(names)
}

// atWord reports whether one of the words comes next. Digits may follow a word, letters may not.
func (p *parser) atWord(words ...string) bool {
	if p.err != nil {
		return false
	}
	p.skip()
	for _, w := range words {
		if strings.HasPrefix(p.text[p.pos:], w) && !letter(p.peek(len(w))) {
			return true
		}
	}
	return false
}

// peek returns the byte some places on, 0 past the end.
func (p *parser) peek(n int) byte {
	if p.pos+n >= len(p.text) {
		return 0
	}
	return p.text[p.pos+n]
}

func letter(b byte) bool { return b >= 'a' && b <= 'z' || b >= 0x80 }
func digit(b byte) bool  { return b >= '0' && b <= '9' }

// number reads a whole number from 1 to MaxMoves.
func (p *parser) number(want Want) int {
	p.skip()
	n, start := 0, p.pos
	for digit(p.peek(0)) && n <= MaxMoves {
		n = n*10 + int(p.peek(0)-'0')
		p.pos++
	}
	if p.err != nil || n < 1 || n > MaxMoves {
		p.pos = start
		p.fail(want)
		return 0
	}
	return n
}

// A timeUnit is a unit and the one that a number without unit has after it: 1h30 is an hour and 30 minutes.
type timeUnit struct {
	name     string
	length   time.Duration
	smaller  time.Duration
	maySpace bool
}

var timeUnits = []timeUnit{
	{"ms", ms, 0, false}, {"min", time.Minute, time.Second, true}, {"m", time.Minute, time.Second, true},
	{"mins", time.Minute, time.Second, true}, {"minutes", time.Minute, time.Second, true}, {"menit", time.Minute, time.Second, true},
	{"mnt", time.Minute, time.Second, true}, {"minuta", time.Minute, time.Second, true}, {"minute", time.Minute, time.Second, true},
	{"minuten", time.Minute, time.Second, true}, {"minutos", time.Minute, time.Second, true}, {"minuto", time.Minute, time.Second, true},
	{"minuti", time.Minute, time.Second, true}, {"minutna", time.Minute, time.Second, true},
	{"hours", time.Hour, time.Minute, true}, {"hour", time.Hour, time.Minute, true}, {"stunden", time.Hour, time.Minute, true},
	{"stunde", time.Hour, time.Minute, true}, {"std", time.Hour, time.Minute, true}, {"heures", time.Hour, time.Minute, true},
	{"heure", time.Hour, time.Minute, true}, {"horas", time.Hour, time.Minute, true}, {"hora", time.Hour, time.Minute, true},
	{"ore", time.Hour, time.Minute, true}, {"uur", time.Hour, time.Minute, true}, {"sati", time.Hour, time.Minute, true},
	{"h", time.Hour, time.Minute, true}, {"jam", time.Hour, time.Minute, true}, {"sat", time.Hour, time.Minute, true}, {"sata", time.Hour, time.Minute, true},
	{"sec", time.Second, 0, true}, {"secs", time.Second, 0, true}, {"seconds", time.Second, 0, true}, {"s", time.Second, 0, true},
	{"detik", time.Second, 0, true}, {"dtk", time.Second, 0, true}, {"sek", time.Second, 0, true}, {"sekundi", time.Second, 0, true},
	{"sekunde", time.Second, 0, true}, {"second", time.Second, 0, true}, {"sekunden", time.Second, 0, true}, {"seconden", time.Second, 0, true},
	{"secondes", time.Second, 0, true}, {"segundos", time.Second, 0, true}, {"segundo", time.Second, 0, true}, {"secondi", time.Second, 0, true},
	{"seg", time.Second, 0, true}, {"sekunda", time.Second, 0, true},
	{"''", time.Second, 0, true}, {"’’", time.Second, 0, true}, {"′′", time.Second, 0, true}, {"´´", time.Second, 0, true}, {"´", time.Minute, time.Second, true}, {"\"", time.Second, 0, true}, {"″", time.Second, 0, true}, {"”", time.Second, 0, true},
	{"'", time.Minute, time.Second, true}, {"′", time.Minute, time.Second, true}, {"’", time.Minute, time.Second, true},
}

// time reads a time. A number without unit is in the given one.
func (p *parser) time(unit time.Duration) time.Duration {
	p.skip()
	start := p.pos
	if p.err == nil && !digit(p.peek(0)) {
		p.fail(WantTime)
	}
	if !p.seconds {
		if n := p.colons(); n != 0 || p.err != nil {
			return n
		}
	}
	var sum time.Duration
	for p.err == nil && digit(p.peek(0)) && unit > 0 {
		part, ok := p.decimal(unit)
		u := timeUnit{}
		for _, u = range timeUnits {
			if p.unit(u) {
				p.pos = part.start
				part, ok = p.decimal(u.length)
				p.unit(u)
				break
			}
			u = timeUnit{}
		}
		if sum += part.value; !ok || sum > MaxTime {
			p.pos = start
			p.fail(WantWholeTime)
			return 0
		}
		if unit = u.smaller; unit == time.Minute && p.minutesFollow() { // 1 h 30 min
			continue
		}
		if unit > 0 && !digit(p.peek(0)) {
			break
		}
	}
	return sum
}

// minutesFollow passes over the space between hours and minutes.
func (p *parser) minutesFollow() bool {
	at := p.pos
	p.skip()
	start := p.pos
	for digit(p.peek(0)) {
		p.pos++
	}
	if p.pos > start && p.pos <= start+2 {
		for _, u := range timeUnits {
			if u.length == time.Minute && p.unit(u) {
				p.pos = start
				return true
			}
		}
	}
	p.pos = at
	return false
}

func (p *parser) unit(u timeUnit) bool {
	at := p.pos
	if u.maySpace {
		p.skip()
	}
	if _, sand := beginsWith(p.text[p.pos:], "jam pasir"); sand { // the hourglass
		p.pos = at
		return false
	}
	if strings.HasPrefix(p.text[p.pos:], u.name) && (u.name[0] < 'a' || !letter(p.peek(len(u.name)))) {
		p.pos += len(u.name)
		return true
	}
	p.pos = at
	return false
}

type decimal struct {
	start int
	value time.Duration
}

// decimal reads a number with up to three decimals as a multiple of unit. ok is false where it is too large or finer
// than a millisecond.
func (p *parser) decimal(unit time.Duration) (d decimal, ok bool) {
	d.start = p.pos
	whole, fraction, scale := int64(0), int64(0), int64(1)
	ok = true
	for ; digit(p.peek(0)); p.pos++ {
		if whole = whole*10 + int64(p.peek(0)-'0'); whole > 1e9 {
			whole, ok = 1e9, false
		}
	}
	if p.peek(0) == '.' && digit(p.peek(1)) {
		for p.pos++; digit(p.peek(0)); p.pos++ {
			if scale *= 10; scale > 1000 {
				scale, ok = 1000, false
				continue
			}
			fraction = fraction*10 + int64(p.peek(0)-'0')
		}
	}
	if whole > int64(MaxTime/unit) {
		return d, false
	}
	d.value = time.Duration(whole)*unit + time.Duration(fraction)*unit/time.Duration(scale)
	return d, ok && d.value%ms == 0 && time.Duration(fraction)*unit%time.Duration(scale) == 0
}

// colons reads h:mm:ss. With one colon only, h:mm and m:ss cannot be told apart. It reads nothing where there is none.
func (p *parser) colons() time.Duration {
	start := p.pos
	var part [3]int64
	for i := range part {
		for ; digit(p.peek(0)) && part[i] < 1e6; p.pos++ {
			part[i] = part[i]*10 + int64(p.peek(0)-'0')
		}
		if p.peek(0) != ':' || !digit(p.peek(1)) || i == 2 {
			switch {
			case i == 0:
				p.pos = start
				return 0
			case i == 1:
				p.pos = start
				p.fail(WantUnambiguousTime)
				return 0
			}
			break
		}
		p.pos++
	}
	sum := time.Duration(part[0])*time.Hour + time.Duration(part[1])*time.Minute + time.Duration(part[2])*time.Second
	if part[1] > 59 || part[2] > 59 || sum > MaxTime {
		p.pos = start
		p.fail(WantWholeTime)
		return 0
	}
	return sum
}
