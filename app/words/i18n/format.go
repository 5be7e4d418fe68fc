package i18n

import (
	"strconv"
	"strings"
	"time"
)

// Int writes a whole number; Indonesian and Croatian group thousands with a dot, English with a comma.
func (l Lang) Int(n int) string {
	s := strconv.Itoa(n)
	sign := ""
	if n < 0 {
		sign, s = "−", s[1:]
	}
	mark := "."
	if l == EN || l == Pseudo {
		mark = ","
	}
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + mark + s[i:]
	}
	return sign + s
}

// Tenths writes a number of tenths, the unit of a score: 4½ in Indonesian, 4.5 in English, 4,5 in Croatian.
func (l Lang) Tenths(n int) string {
	sign := ""
	if n < 0 {
		sign, n = "−", -n
	}
	whole, tenth := n/10, n%10
	switch {
	case tenth == 0:
		return sign + strconv.Itoa(whole)
	case l == ID && tenth == 5 && whole == 0:
		return sign + "½"
	case l == ID && tenth == 5:
		return sign + strconv.Itoa(whole) + "½"
	}
	return sign + strconv.Itoa(whole) + l.DecimalMark() + strconv.Itoa(tenth)
}

// Quarters writes a number of quarters with the signs ¼ ½ ¾, as Indonesian sheets do.
func (l Lang) Quarters(n int) string {
	whole := strconv.Itoa(n / 4)
	if n < 4 && n > 0 {
		whole = ""
	}
	return whole + [...]string{"", "¼", "½", "¾"}[n%4]
}

// DecimalMark returns the decimal separator.
func (l Lang) DecimalMark() string {
	if l == EN || l == Pseudo {
		return "."
	}
	return ","
}

// Decimal writes value/scale (scale a power of ten) with its decimals, zeros at the end dropped.
func (l Lang) Decimal(value, scale int64) string {
	sign := ""
	if value < 0 {
		sign, value = "−", -value
	}
	whole, frac := value/scale, value%scale
	if frac == 0 {
		return sign + strconv.FormatInt(whole, 10)
	}
	digits := strings.TrimRight(strconv.FormatInt(scale+frac, 10)[1:], "0")
	return sign + strconv.FormatInt(whole, 10) + l.DecimalMark() + digits
}

// Clock writes a time of day: 09.30 in Indonesian, 09:30 elsewhere.
func (l Lang) Clock(t time.Time) string { return t.Format("15" + l.clockMark() + "04") }

// ClockOn is [Lang.Clock], after the day where t is not on the day of now.
func (l Lang) ClockOn(t, now time.Time) string {
	if now = now.In(t.Location()); t.Year() == now.Year() && t.YearDay() == now.YearDay() {
		return l.Clock(t)
	}
	return l.Day(t) + ", " + l.Clock(t)
}

// ClockSeconds is [Lang.Clock] with seconds.
func (l Lang) ClockSeconds(t time.Time) string {
	return t.Format("15" + l.clockMark() + "04" + l.clockMark() + "05")
}

func (l Lang) clockMark() string {
	if l == ID {
		return "."
	}
	return ":"
}

var months = [...][12]string{
	ID: {"Januari", "Februari", "Maret", "April", "Mei", "Juni", "Juli", "Agustus", "September", "Oktober", "November", "Desember"},
	EN: {"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"},
}

// Date writes a day: 20 November 2026, 20 Nov 2026, 20. 11. 2026.
func (l Lang) Date(year, month, day int) string {
	if year == 0 || month < 1 || month > 12 || day < 1 {
		if year == 0 {
			return ""
		}
		return strconv.Itoa(year)
	}
	y, d := strconv.Itoa(year), strconv.Itoa(day)
	switch l {
	case ID:
		return d + " " + months[ID][month-1] + " " + y
	case HR:
		return d + ". " + strconv.Itoa(month) + ". " + y + "."
	}
	return d + " " + months[EN][month-1] + " " + y
}

// Month writes a month of a year: November 2026, Nov 2026, 11. 2026.
func (l Lang) Month(year, month int) string {
	if month < 1 || month > 12 {
		return l.Date(year, 0, 0)
	}
	if l == HR {
		return strconv.Itoa(month) + ". " + strconv.Itoa(year) + "."
	}
	names := months[EN]
	if l == ID {
		names = months[ID]
	}
	return names[month-1] + " " + strconv.Itoa(year)
}

// Days writes the days from one date to another, both as year, month and day: "21–22 November 2026" where they share the month.
func (l Lang) Days(from, to [3]int) string {
	last := l.Date(to[0], to[1], to[2])
	switch {
	case from == to || to[0] == 0:
		return l.Date(from[0], from[1], from[2])
	case from[0] != to[0] || from[1] != to[1] || from[1] == 0 || from[2] == 0:
		return l.Date(from[0], from[1], from[2]) + " – " + last
	case l == HR:
		return strconv.Itoa(from[2]) + ". – " + last
	}
	return strconv.Itoa(from[2]) + "–" + last
}

// Day is [Lang.Date] of t's calendar day.
func (l Lang) Day(t time.Time) string { return l.Date(t.Year(), int(t.Month()), t.Day()) }

// List joins items with commas and a final word for "and".
func (l Lang) List(items []string) string {
	if len(items) < 2 {
		return strings.Join(items, "")
	}
	last := len(items) - 1
	return strings.Join(items[:last], ", ") + " " + l.T(And) + " " + items[last]
}

// Bytes writes a size: 12 kB, 3 MB.
func (l Lang) Bytes(n int64) string {
	switch {
	case n < 1000:
		return l.Int(int(n)) + " B"
	case n < 1_000_000:
		return l.Int(int((n+500)/1000)) + " kB"
	}
	return l.Int(int((n+500_000)/1_000_000)) + " MB"
}
