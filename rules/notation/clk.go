package notation

import (
	"fmt"
	"strconv"
	"strings"
	"time"
)

// cutClock takes the first [%clk h:mm:ss] out of a comment.
func cutClock(text string) (rest string, clock time.Duration, ok bool) {
	start := strings.Index(text, "[%clk")
	if start < 0 {
		return text, 0, false
	}
	end := strings.IndexByte(text[start:], ']')
	if end < 0 {
		return text, 0, false
	}
	clock, ok = parseClock(strings.TrimSpace(text[start+len("[%clk") : start+end]))
	if !ok {
		return text, 0, false
	}
	before, after := strings.TrimSpace(text[:start]), strings.TrimSpace(text[start+end+1:])
	if before != "" && after != "" {
		before += " "
	}
	return before + after, clock, true
}

// parseClock reads h:mm:ss or mm:ss with up to nine decimals, of which three are kept.
func parseClock(text string) (time.Duration, bool) {
	parts := strings.Split(text, ":")
	if len(parts) != 2 && len(parts) != 3 {
		return 0, false
	}
	seconds, decimals, _ := strings.Cut(parts[len(parts)-1], ".")
	parts[len(parts)-1] = seconds
	var total time.Duration
	for i, p := range parts {
		n, err := strconv.ParseUint(p, 10, 16)
		if err != nil || n > 999 || i > 0 && n > 59 {
			return 0, false
		}
		total = total*60 + time.Duration(n)*time.Second
	}
	if decimals == "" {
		return total, true
	}
	if _, err := strconv.ParseUint(decimals, 10, 64); err != nil || len(decimals) > 9 {
		return 0, false
	}
	milli, err := strconv.Atoi((decimals + "00")[:3])
	return total + time.Duration(milli)*time.Millisecond, err == nil
}

// formatClock writes a time as h:mm:ss, with milliseconds where there are any. Below zero it is zero.
func formatClock(d time.Duration) string {
	d = max(d, 0).Truncate(time.Millisecond)
	s := int64(d / time.Second)
	text := fmt.Sprintf("%d:%02d:%02d", s/3600, s/60%60, s%60)
	if milli := int64(d % time.Second / time.Millisecond); milli != 0 {
		text += fmt.Sprintf(".%03d", milli)
	}
	return text
}
