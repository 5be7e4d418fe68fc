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
	s = numberedMonth(atTime().ReplaceAllString(halfDay().ReplaceAllString(Clean(s), "$1"), " $1"))
	return len(s) >= 10 && numbersIn(s) >= 5 && strings.Trim(s, "0123456789/.-:, ") == ""
}

// halfDay is a time with its half of the day behind it, and clock a time alone.
var (
	halfDay = Pattern(`(?i)(\d{1,2}[.:]\d\d)\s?[ap]\.?m\.?$`)
	clock   = Pattern(`^\d{1,2}[.:]\d\d(?:[.:]\d\d)?$`)
)

// IsClock reports whether a text is a time and nothing else.
func IsClock(s string) bool {
	return clock().MatchString(halfDay().ReplaceAllString(Clean(s), "$1"))
}

// Headed takes apart the head of a message in the other orders in which messengers write it, which is told by its day and time: "Rina — 11/16/2026
// 4:05 PM" on a line of its own, "Rina (16.11.2026 18:05): …", "2026-11-16 18:05 Rina: …". At is where the message begins.
func Headed(line string) (at int, sender string, ok bool) {
	if m := whoThenTime().FindStringSubmatchIndex(line); m != nil {
		if stamp := line[m[4]:m[5]]; (IsStamp(dayWord().ReplaceAllString(stamp, "1.1.2000 "))) && (line[m[3]] == '(' || line[m[3]+1] == '(' || m[1] == len(line)) {
			return m[1], Clean(line[m[2]:m[3]]), true
		}
	}
	if m := timeThenWho().FindStringSubmatchIndex(line); m != nil && IsStamp(line[m[2]:m[3]]) {
		return m[1], Clean(line[m[4]:m[5]]), true
	}
	return 0, "", false
}

// The heads of messages whose day and time stand behind or before who wrote, and the words for a day.
var (
	whoThenTime = Pattern(`^\s*([^\s—–(:,][^—–(:]{0,50}?)\s(?:[—–]\s|\()([^()]{5,40}?)(?:\):\s*|\s*$)`)
	timeThenWho = Pattern(`^\s*(\d{4}-\d\d-\d\d[T ]\d{1,2}:\d\d(?::\d\d)?)\s+([^:]{1,50}):\s`)
	dayWord     = Pattern(`(?i)^(?:today|yesterday|danas|jučer|hari ini|kemarin|heute|gestern|\p{L}+day)\s*(?:at|u|pukul|jam|um)?,?\s*`)
)

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
