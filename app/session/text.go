package session

import (
	"strconv"
	"strings"
	"time"
	"wasit/app/event/journal"
	"wasit/app/words/i18n"
	"wasit/clock"
	"wasit/swiss/report"
)

func Number(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

// Whole reads a number from 0 to most; empty is 0.
func Whole(text string, most int) (int, bool) {
	text = journal.Clean(text)
	if text == "" {
		return 0, true
	}
	n, err := strconv.Atoi(text)
	return n, err == nil && n >= 0 && n <= most
}

// TypeNumber adds a figure to a number from least to most that is being typed. One that would leave that range begins again, with the
// figure alone; where that is none either, nothing is typed. n is 0 while what is typed is only the beginning of such a number.
func TypeNumber(typed string, figure, least, most int) (text string, n int, anew bool) {
	text = typed + strconv.Itoa(figure)
	n, err := strconv.Atoi(text)
	if anew = err != nil || !begins(n, least, most); anew {
		text, n = strconv.Itoa(figure), figure
	}
	switch {
	case !begins(n, least, most):
		return "", 0, anew
	case n < least:
		return text, 0, anew
	}
	return text, n, anew
}

// begins reports whether n is a number from least to most, or its first figures are n.
func begins(n, least, most int) bool {
	for low, high := n, n; n > 0 && low <= most; low, high = 10*low, 10*high+9 {
		if high >= least {
			return true
		}
	}
	return false
}

// IsDigits reports whether s is digits alone, at most twelve, or nothing.
func IsDigits(s string) bool {
	return len(s) <= 12 && !strings.ContainsFunc(s, func(r rune) bool { return r < '0' || r > '9' })
}

// IsCode reports whether s is a code of three letters or digits ("INA", "CRO"), or nothing.
func IsCode(s string) bool {
	return s == "" || len(s) == 3 && !strings.ContainsFunc(s, func(r rune) bool { return (r < 'A' || r > 'Z') && (r < '0' || r > '9') })
}

// SplitPGN splits a game kept with the event into the tags of its start and its moves without the result.
func SplitPGN(pgn string) (tags [][2]string, moves string) {
	var lines []string
	for line := range strings.Lines(pgn) {
		line = strings.TrimSpace(line)
		if name, value, ok := strings.Cut(strings.Trim(line, "[]"), " "); ok && strings.HasPrefix(line, "[") {
			switch name {
			case "FEN", "SetUp", "Variant":
				tags = append(tags, [2]string{name, strings.Trim(value, `"`)})
			}
			continue
		}
		if line != "" {
			lines = append(lines, line)
		}
	}
	moves = strings.Join(lines, "\r\n")
	for _, result := range []string{"1-0", "0-1", "1/2-1/2", "*"} {
		if rest, ok := strings.CutSuffix(moves, result); ok {
			moves = strings.TrimSpace(rest)
		}
	}
	return tags, moves
}

// TimeControlTag writes White's time for the PGN tag TimeControl: "40/5400+30:1800+30". What PGN has no sign for is "?".
func TimeControlTag(c clock.Control) string {
	text := ""
	for i, p := range c.White.Periods {
		if i > 0 {
			text += ":"
		}
		if p.Moves > 0 {
			text += strconv.Itoa(p.Moves) + "/"
		}
		text += strconv.Itoa(int(p.Main / time.Second))
		switch {
		case p.Add == 0:
		case p.Method == clock.Fischer:
			text += "+" + strconv.Itoa(int(p.Add/time.Second))
		default:
			return "?"
		}
	}
	return text
}

// ControlFault says what is wrong with the text of a time control, where, and what to write; it is empty for a text that is read.
func ControlFault(l i18n.Lang, err error) string {
	e, ok := err.(*clock.SyntaxError)
	switch {
	case err == nil:
		return ""
	case !ok:
		return err.Error()
	case e.Want == clock.WantPossible:
		return l.T(i18n.ClockOwnBad)
	case e.Want == clock.WantUnambiguousTime:
		return l.T(i18n.ClockOwnUnits, l.Int(e.Column))
	case e.Want == clock.WantMovesOrSeconds:
		return l.T(i18n.ClockOwnSlash, l.Int(e.Column))
	case e.Want == clock.WantMovesOfTime:
		return l.T(i18n.ClockOwnThen, l.Int(e.Column))
	}
	return l.T(i18n.ClockOwnWrong, l.Int(e.Column))
}

// MovesKept says that the moves of a game are kept with the event; board is its number in the hall.
func MovesKept(l i18n.Lang, round, board int) string {
	return l.T(textPlayKeptAt, l.Int(round), l.Int(board))
}

// IsAfter reports whether an instant lies after the last day of registration.
func IsAfter(deadline journal.Date, at time.Time) bool {
	if deadline.IsZero() {
		return false
	}
	y, mo, d := at.Date()
	return y*10000+int(mo)*100+d > deadline.Year*10000+deadline.Month*100+deadline.Day
}

// Spreadsheet is a table as the spreadsheets of a language read it; no text in it runs as a formula.
func Spreadsheet(l i18n.Lang, table report.Table) []byte {
	if l == i18n.EN {
		return report.CSV(table, report.Dialect{})
	}
	return report.CSV(table, report.Dialect{Separator: ';', DecimalComma: true})
}
