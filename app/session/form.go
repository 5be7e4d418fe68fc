package session

import (
	"strconv"
	"strings"

	"wasit/app/journal"
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

func IsDigits(s string) bool {
	return len(s) <= 12 && !strings.ContainsFunc(s, func(r rune) bool { return r < '0' || r > '9' })
}

// IsCode reports whether s is a code of three letters or digits ("INA", "CRO"), or nothing.
func IsCode(s string) bool {
	return s == "" || len(s) == 3 && !strings.ContainsFunc(s, func(r rune) bool { return (r < 'A' || r > 'Z') && (r < '0' || r > '9') })
}
