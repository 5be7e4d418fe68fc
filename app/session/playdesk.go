package session

import (
	"strings"
)

// SplitPGN parts a game kept with the event into the tags of its start and its moves without the result.
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
