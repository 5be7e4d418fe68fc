package store

import (
	"fmt"
	"hash/crc32"
	"strconv"
	"strings"
)

// sumMark begins the line that follows a stored text and tells whether the text was changed since: no record begins so.
const sumMark = "#"

// summed returns lines as they are stored: with their length and their sum after them. They find damage, not a forger.
func summed(text string) string {
	return fmt.Sprintf("%s%s%x %08x\n", text, sumMark, len(text), crc32.ChecksumIEEE([]byte(text)))
}

// unsummed returns texts that were stored one after the other as they were before, up to the first that has changed since; cut reports that
// there is one. A text that a program from before sums stored, without one, is taken as it is.
func unsummed(rows string) (text string, cut bool) {
	if !strings.Contains(rows, sumMark) {
		return rows, false
	}
	var b strings.Builder
	b.Grow(len(rows))
	begun := 0 // of what no sum stands behind yet
	for at := 0; at < len(rows); {
		end := len(rows)
		if i := strings.IndexByte(rows[at:], '\n'); i >= 0 {
			end = at + i + 1
		}
		if line := rows[at:end]; strings.HasPrefix(line, sumMark) {
			if !fits(rows[begun:at], line) {
				return b.String(), true
			}
			b.WriteString(rows[begun:at])
			begun = end
		}
		at = end
	}
	b.WriteString(rows[begun:]) // without a sum
	return b.String(), false
}

// fits reports whether a sum is that of the end of a text; what stands before that has none.
func fits(text, line string) bool {
	length, sum, ok := strings.Cut(strings.TrimSuffix(strings.TrimPrefix(line, sumMark), "\n"), " ")
	n, err := strconv.ParseUint(length, 16, 32)
	want, err2 := strconv.ParseUint(sum, 16, 32)
	if !ok || err != nil || err2 != nil || n > uint64(len(text)) {
		return false
	}
	return crc32.ChecksumIEEE([]byte(text[uint64(len(text))-n:])) == uint32(want)
}

// whole returns a text that was stored alone; ok is false where it has changed since, or never had a sum.
func whole(stored string) (text string, ok bool) {
	text, cut := unsummed(stored)
	return text, !cut && len(text) < len(stored)
}
