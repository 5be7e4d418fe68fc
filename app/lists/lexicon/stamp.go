package lexicon

import (
	"strconv"
	"strings"
)

// Unstamped takes off what a messenger's export puts before a message, "[12/03/26 20.15] Rina: " or "12/03/2026 20.15 - Rina: ",
// and returns who wrote it; ok is false for a line without.
func Unstamped(s string) (body, sender string, ok bool) {
	t := Clean(s)
	if who, stamp, found := strings.Cut(t, ", ["); found {
		stamp, message, closed := strings.Cut(stamp, "]")
		if closed && IsStamp(stamp) {
			return strings.TrimLeft(message, ": "), who, true // the other order: "Rina, [12/03/2026 20.15]", then the message
		}
	}
	rest, bracket := strings.CutPrefix(numberedMonth(t), "[")
	i := 0
	for i < len(rest) && strings.IndexByte("0123456789/.-:, ", rest[i]) >= 0 {
		i++
	}
	for at := 0; !bracket; { // "17/11/2026 19:00 - 0813-0000-4545: ", whom nobody has in his contacts
		k := strings.Index(rest[at:i], " - ")
		if k < 0 {
			break
		}
		if at += k + 1; numbersIn(rest[:at]) >= 5 {
			i = at
			break
		}
	}
	stamp := rest[:i]
	after := rest[i:]
	if ampm := strings.ToUpper(after); strings.HasPrefix(ampm, "AM") || strings.HasPrefix(ampm, "PM") {
		after = strings.TrimLeft(after[2:], " ")
	}
	switch {
	case numbersIn(stamp) < 5 && !(bracket && numbersIn(stamp) == 4 && strings.HasPrefix(after, "]")) || stamp[0] < '0' || stamp[0] > '9':
		return s, "", false // a day, and a time
	case bracket && numbersIn(stamp) == 4 && len(stamp) >= 9: // a day without its year
		after = strings.TrimLeft(after[1:], " ")
	case strings.Count(stamp, "/")+strings.Count(stamp, ".")+strings.Count(stamp, "-") < 3 && !strings.ContainsAny(stamp, ":") || len(stamp) < 10:
		return s, "", false
	case bracket && strings.HasPrefix(after, "]"):
		after = strings.TrimLeft(after[1:], " ")
	case !bracket && (strings.Contains(stamp, " - ") || strings.HasPrefix(after, "- ")):
		after = strings.TrimPrefix(after, "- ")
	default:
		return s, "", false
	}
	if who, message, found := strings.Cut(after, ": "); found {
		if i := strings.LastIndexByte(message, '<'); i > 0 && strings.HasSuffix(message, ">") { // "<This message was edited>"
			message = message[:i]
		}
		return message, who, true
	}
	if who, alone := strings.CutSuffix(after, ":"); alone {
		return "", who, true
	}
	return after, "", true
}

// IsStamp reports whether a text is a day and a time and nothing else, its month in letters or not.
func IsStamp(s string) bool {
	s = numberedMonth(atTime().ReplaceAllString(s, " $1"))
	return len(s) >= 10 && numbersIn(s) >= 5 && strings.Trim(s, "0123456789/.-:, ") == ""
}

// atTime is the word before the time of a stamp.
var atTime = Pattern(`,?\s(?:at|um|u|pukul|pk\.|jam)\s(\d{1,2}[.:]\d\d)`)

// A day with its month in letters, as some messengers write it before the time.
var (
	dayMonth = Pattern(`^(\[?)(\d{1,2})\.?[ -](\p{L}{3,10})\.?,?[ -](\d{4})([., ]+\d{1,2}[:.]\d\d)`)
	monthDay = Pattern(`^(\[?)(\p{L}{3,10})\.? (\d{1,2}),? (\d{4})([., ]+\d{1,2}[:.]\d\d)`)
)

// numberedMonth writes the day of a stamp with the number of its month: "10. stu 2026. 20:11 - Ivana: ".
func numberedMonth(s string) string {
	m, day, month := dayMonth().FindStringSubmatch(s), 2, 3
	if m == nil {
		m, day, month = monthDay().FindStringSubmatch(s), 3, 2
	}
	if m == nil || MonthNames()[Fold(m[month])] == 0 {
		return s
	}
	return m[1] + m[day] + "." + strconv.Itoa(MonthNames()[Fold(m[month])]) + "." + m[4] + m[5] + s[len(m[0]):]
}

// numbersIn counts the runs of digits in a text.
func numbersIn(s string) int {
	n, in := 0, false
	for i := range len(s) {
		digit := s[i] >= '0' && s[i] <= '9'
		if digit && !in {
			n++
		}
		in = digit
	}
	return n
}
