// Package lineup writes the lines of team lists in one form, before they are read: captains send them with signs of their own, and
// with words for boards, captains and reserves in any language. A word that comes again tells by its place what it means.
package lineup

import (
	"regexp"
	"strconv"
	"strings"
	"unicode"

	"wasit/app/lists/lexicon"
)

// signs surround the headings of lists and tables, and begin their items.
const signs = " \t<>*=#~_|«»►▶•●■◆♟♞♔♚┃▪·✅☑"

// Undecorated is a line without the signs around it: ">> ALDERMOOR <<", "| 1 | Ana Kos |".
func Undecorated(line string) string {
	if strings.Contains(line, "\t") {
		return strings.Trim(line, " ") // a row of cells, or their heads: "#\tNama"
	}
	line = strings.Trim(line, signs)
	if strings.HasPrefix(line, "[") && strings.HasSuffix(line, "]") {
		line = strings.Trim(line, "[] ") // "[ASHDOWN COLLEGE]"
	}
	for _, dash := range []string{"- ", "– ", "— ", "-- ", "--- "} {
		if rest, ok := strings.CutPrefix(line, dash); ok {
			line = strings.TrimRight(strings.TrimLeft(rest, signs), " -–—")
			break
		}
	}
	return line
}

// Words are what the words of one list mean, as their places tell.
type Words struct {
	boards   map[string]bool // stand before numbers that count: "Tisch 1", "Tisch 2"
	captains map[string]bool // stand before a name, below a line that can name a team: "Skipper: Roy Bassett"
	reserves map[string]bool // stand before a name with a rating, below the boards: "Bench: Una Mottram 1399"
	firsts   map[string]bool // stand before who plays on the first board: "Top board: Carl Osei 2012"
	teams    map[string]bool // stand before what can only be the name of a team: "Klub: Topolnik"
	spares   map[string]bool // stand before the numbers of rows that go on below the boards: "S1", "SUB1"
}

// labelled splits a line at its label: at most three words, a colon, and what they are about.
var labelled = lexicon.Pattern(`^(\p{L}[\p{L}.'’ -]{0,28}?)\s*[:=]\s*(\S.*)$`)

// counted splits a line at a word and a number before a name.
var counted = lexicon.Pattern(`^(\p{L}{1,9})\.?\s?(\d{1,2})\b\s*[-.):;,–—=|\t]*\s*(\p{L}.*|[(\[?].*)$`)

// rated finds a rating.
var rated = lexicon.Pattern(`\b(?:[1-9]\d{2}|[12]\d{3})\b`)

// numbered finds the number with which a board begins.
var numbered = lexicon.Pattern(`^\d{1,2}\b\s*[-.):;,–—=|\t]*\s*\p{L}`)

// Learn finds what the words of a list mean. Known tells the labels that need no finding.
func Learn(lines []string, known func(line string) bool) Words {
	w := Words{map[string]bool{}, map[string]bool{}, map[string]bool{}, map[string]bool{}, map[string]bool{}, map[string]bool{}}
	w.learnBoards(lines)
	votes := map[string]*[4]int{} // for captain, reserve, team, first board
	above := ""
	for i, line := range lines {
		if line = Undecorated(line); line == "" {
			above = ""
			continue
		}
		if m := parts(labelled(), line); m != nil && !known(line) && len(strings.Fields(m[1])) < 4 && !w.boards[lexicon.Fold(m[1])] {
			key := lexicon.Fold(m[1])
			if votes[key] == nil {
				votes[key] = &[4]int{}
			}
			votes[key][w.vote(m[2], above, below(lines[i+1:]))]++
		}
		above = line
	}
	for key, v := range votes {
		most := max(v[0], v[1], v[2])
		if v[3] > 1 && v[3] > most {
			w.firsts[key] = true
			continue
		}
		switch {
		case v[0]+v[1]+v[2] < 2 || most < 2:
		case v[0] == most:
			w.captains[key] = true
		case v[1] == most:
			w.reserves[key] = true
		default:
			w.teams[key] = true
		}
	}
	return w
}

// vote tells what a label may mean at one of its places: 0 a captain, 1 reserves, 2 a team, 3 the first board.
func (w *Words) vote(rest, above, next string) int {
	switch {
	case rated().MatchString(rest) && !rated().MatchString(above) && !w.isBoard(above):
		return 3 // the first board, by whatever word
	case rated().MatchString(rest):
		return 1
	case above != "" && !w.isBoard(above) && !rated().MatchString(above):
		return 0
	case w.isBoard(next) || strings.Contains(next, ":"):
		return 2
	}
	return 0
}

// below is the next line that says something.
func below(lines []string) string {
	for _, line := range lines {
		if line = Undecorated(line); line != "" {
			return line
		}
	}
	return ""
}

// learnBoards finds the words that stand before numbers which count from line to line.
func (w *Words) learnBoards(lines []string) {
	runs := map[string]int{}
	word, last, row, above := "", 0, false, "" // of the line above; row: it is that of a player behind the first
	for _, line := range lines {
		line = Undecorated(line)
		m := parts(counted(), line)
		if m == nil {
			if spare := parts(uncounted(), line); spare != nil && last > 1 && alike(line, above) {
				w.spares[lexicon.Fold(spare[1])] = true
			}
			word, last, row, above = "", 0, isRow(line), line
			continue
		}
		above = line
		n, _ := strconv.Atoi(m[2])
		key := lexicon.Fold(m[1])
		switch {
		case key == word && n == last+1:
			runs[key]++
		case n == 1 && row && isRow(line):
			w.spares[key] = true
		}
		word, last, row = key, n, n > 1 && isRow(line)
	}
	for key, n := range runs {
		w.boards[key] = n > 1 && !w.spares[key]
	}
}

// uncounted splits a line at a word without a number before a name: "Cd - Egi Firmansyah - kls VIII".
var uncounted = lexicon.Pattern(`^(\p{L}{1,8})\.?\s*[-:–—=|]\s*(\p{Lu}.*)$`)

// alike reports whether two lines are cut by the same signs, at least two of them.
func alike(a, b string) bool {
	for _, sign := range []string{" - ", " – ", "=", "|", ";", "/"} {
		if n := strings.Count(a, sign); n > 1 && n == strings.Count(b, sign) {
			return true
		}
	}
	return false
}

// isRow reports whether a line is that of a player with facts: a number of a board, and a rating or cells behind it.
func isRow(line string) bool {
	return (numbered().MatchString(line) || counted().MatchString(line)) && (rated().MatchString(line) || strings.Count(line, ";") > 1)
}

// isBoard reports whether a line is a player with the number of his board.
func (w *Words) isBoard(line string) bool {
	m := parts(counted(), line)
	return numbered().MatchString(line) || m != nil && w.boards[lexicon.Fold(m[1])]
}

// Plain writes a line as those lists do that use common words: "1. Ana Kos", "Captain: Ana Kos", "Reserve: Ana Kos", "Team: Topolnik".
func (w *Words) Plain(line string) string {
	line = Undecorated(line)
	if m := parts(counted(), line); m != nil && w.boards[lexicon.Fold(m[1])] {
		return m[2] + ". " + m[3]
	}
	m := parts(labelled(), line)
	if m == nil {
		return line
	}
	switch key := lexicon.Fold(m[1]); {
	case w.firsts[key]:
		return "1. " + m[2]
	case w.captains[key]:
		return "Captain: " + m[2]
	case w.reserves[key]:
		return "Reserve: " + m[2]
	case w.teams[key]:
		return "Team: " + m[2]
	}
	return line
}

// Spare writes the label of a reserve as those lists do that use common words, "R1": for rows without heads of their columns.
func (w *Words) Spare(line string) string {
	if m := parts(counted(), Undecorated(line)); m != nil && w.spares[lexicon.Fold(m[1])] {
		return "R" + line[strings.Index(line, m[2]):]
	}
	if m := parts(uncounted(), Undecorated(line)); m != nil && w.spares[lexicon.Fold(m[1])] {
		return "Reserve: " + m[2]
	}
	return line
}

// IsOpen reports whether what stands on a board says that nobody plays there yet: words in small letters without a number, in a list
// that writes its names with capitals.
func IsOpen(text string) bool {
	letters := false
	for _, r := range text {
		if unicode.IsUpper(r) || unicode.IsDigit(r) {
			return false
		}
		letters = letters || unicode.IsLetter(r)
	}
	return letters
}

func parts(p *regexp.Regexp, line string) []string { return p.FindStringSubmatch(line) }
