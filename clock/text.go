package clock

import (
	"strconv"
	"strings"
	"time"
)

// String returns the text of a control, which [Parse] reads back:
//
//	90/40+30, 30+30      90 minutes for 40 moves, then 30 minutes, 30 seconds more for each move
//	90/40#+30, 30+30     the same, but the 40th press ends the period instead of its time
//	5 v 4+2 from 61      White 5 minutes; Black 4 and from move 61 two seconds for each
//	5 d2 · 25 b10        delay that waits, delay with credit in advance (Bronstein)
//	10 byo 3x30          byo-yomi; "60 can 5m/20" Canadian, "manual" after it: reloaded by hand
//	1 hourglass · 25 up · each 10 · 3 cap 2 · 3 refund 2
//
// Main times are minutes, amounts seconds, unless a unit says otherwise: 30s, 1m30s, 1h30, 1:30:00. After the periods of
// a side "after" gives the first increment with the first press and "from 61" names the first move with one. After ";"
// stand freeze or nofreeze where unusual, claim, and "low 20" for the alert. A field that a method does not use is left
// out, and an increment of zero reads back as none.
func (c Control) String() string {
	var b strings.Builder
	b.WriteString(c.White.String())
	if !c.White.Equal(c.Black) {
		b.WriteString(" v " + c.Black.String())
	}
	if c.Flags == Claim {
		b.WriteString("; claim")
	}
	switch usual := c.FreezeByDefault(); {
	case c.Freeze && !usual:
		b.WriteString("; freeze")
	case !c.Freeze && usual:
		b.WriteString("; nofreeze")
	}
	if c.Low > 0 {
		b.WriteString("; low " + secondsText(c.Low))
	}
	return b.String()
}

func (s SideControl) String() string {
	parts := make([]string, len(s.Periods))
	for i, p := range s.Periods {
		parts[i] = p.String()
	}
	text := strings.Join(parts, ", ")
	if s.FirstCredit == AfterMove1 {
		text += " after"
	}
	if s.FromMove > 1 {
		text += " from " + strconv.Itoa(s.FromMove)
	}
	return text
}

func (p Period) String() string {
	text := mainText(p.Main)
	if p.Main == 0 && p.Moves == 0 && (p.Method.hasOvertime() || p.Method == CountUp) {
		text = ""
	}
	if p.Moves > 0 {
		if minutes := p.Main / time.Minute; p.Main%time.Minute == 0 && minutes <= mostBareMinutes && (p.isOpen() || p.maySwap() || p.withoutMethod().isFraction()) {
			text += "m" // what Parse would not know to be minutes
		}
		text += "/" + strconv.Itoa(p.Moves)
		if p.ByCounter {
			text += "#"
		}
	}
	if word := p.methodText(); word != "" && p.Method != Fischer && text != "" {
		return text + " " + word
	} else {
		return text + word
	}
}

// withoutMethod is a period as it is when its moves are read.
func (p Period) withoutMethod() Period {
	p.Method = None
	return p
}

// methodText is the method with its amount.
func (p Period) methodText() string {
	amount := secondsText(p.Add)
	switch p.Method {
	case Fischer:
		return "+" + amount
	case Bronstein:
		return "b" + amount
	case USDelay:
		return "d" + amount
	case Hourglass:
		return "hourglass"
	case ByoYomi:
		return "byo " + strconv.Itoa(p.Count) + "x" + amount
	case Canadian:
		if p.Manual {
			return "can " + mainTextAsAmount(p.Add) + "/" + strconv.Itoa(p.Count) + " manual"
		}
		return "can " + mainTextAsAmount(p.Add) + "/" + strconv.Itoa(p.Count)
	case CountUp:
		return "up"
	case PerMove:
		return "each " + amount
	case Capped:
		return "cap " + amount
	case Refund:
		return "refund " + amount
	}
	return ""
}

// mainText is a time with minutes as the unit that need not be said.
func mainText(d time.Duration) string {
	minutes, rest := d/time.Minute, d%time.Minute
	switch {
	case rest == 0 && minutes > mostBareMinutes:
		return strconv.Itoa(int(minutes)) + "m"
	case rest == 0:
		return strconv.Itoa(int(minutes))
	case minutes == 0:
		return secondsText(rest) + "s"
	}
	return strconv.Itoa(int(minutes)) + "m" + secondsText(rest) + "s"
}

func mainTextAsAmount(d time.Duration) string {
	if d%time.Minute == 0 {
		return strconv.Itoa(int(d/time.Minute)) + "m"
	}
	return secondsText(d)
}

// secondsText is a time in seconds without the unit.
func secondsText(d time.Duration) string {
	text := strconv.FormatInt(int64(d/time.Second), 10)
	if rest := d % time.Second / ms; rest > 0 {
		decimals := strconv.FormatInt(int64(1000+rest), 10)[1:]
		text += "." + strings.TrimRight(decimals, "0")
	}
	return text
}

// MarshalText returns [Control.String] of a control without defects.
func (c Control) MarshalText() ([]byte, error) {
	if err := c.Check(); err != nil {
		return nil, err
	}
	return []byte(c.String()), nil
}

// UnmarshalText is [ParseWritten].
func (c *Control) UnmarshalText(b []byte) error {
	d, err := ParseWritten(string(b))
	if err == nil {
		*c = d
	}
	return err
}
