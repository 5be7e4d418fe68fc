package i18n

import (
	"strconv"
	"strings"
	"time"
)

var (
	spokenHours   = Plural{"{0} jam", "{0} hour", "{0} hours", "{0} sat", "{0} sata", "{0} sati"}
	spokenMinutes = Plural{"{0} menit", "{0} minute", "{0} minutes", "{0} minuta", "{0} minute", "{0} minuta"}
	spokenSeconds = Plural{"{0} detik", "{0} second", "{0} seconds", "{0} sekunda", "{0} sekunde", "{0} sekundi"}
)

// Spoken writes a time in words, as it is read out. It rounds up, as the digits do.
func (l Lang) Spoken(left time.Duration) string {
	n := int((left + time.Second - 1) / time.Second)
	var parts []string
	if n >= 3600 {
		parts = append(parts, l.N(spokenHours, n/3600))
	}
	if m := n / 60 % 60; m > 0 {
		parts = append(parts, l.N(spokenMinutes, m))
	}
	if s := n % 60; s > 0 || n == 0 {
		parts = append(parts, l.N(spokenSeconds, s))
	}
	return strings.Join(parts, " ")
}

// SpokenClock is [Lang.Spoken] with the side.
func (l Lang) SpokenClock(white bool, left time.Duration) string {
	side := l.T(Black)
	if white {
		side = l.T(White)
	}
	return side + ", " + l.Spoken(left)
}

// Duration writes a time as clocks do: 0:07, 12:34, 1:02:38; below a second with tenths. It rounds up.
func (l Lang) Duration(d time.Duration) string {
	sign := ""
	if d < 0 {
		sign, d = "−", -d
	}
	if d > 0 && d < time.Second {
		return sign + "0" + l.DecimalMark() + strconv.Itoa(max(1, int(d/(100*time.Millisecond))))
	}
	n := int((d + time.Second - 1) / time.Second)
	two := func(n int) string { return string([]byte{byte('0' + n/10), byte('0' + n%10)}) }
	if n >= 3600 {
		return sign + strconv.Itoa(n/3600) + ":" + two(n/60%60) + ":" + two(n%60)
	}
	return sign + strconv.Itoa(n/60) + ":" + two(n%60)
}

// LongDuration writes a time as a clock of the hall shows it, always with hours: 0:23:41.
func (l Lang) LongDuration(d time.Duration) string {
	n := int(d / time.Second)
	two := func(n int) string { return string([]byte{byte('0' + n/10), byte('0' + n%10)}) }
	return strconv.Itoa(n/3600) + ":" + two(n/60%60) + ":" + two(n%60)
}
