package roster

import (
	"slices"
	"strings"
)

// blocks joins what is written as one player over several lines, a name and below it facts alone, with an empty line behind:
// "Andi Wijaya", "SDN Tapos 2", "Kelas 5", "12 Maret 2014". Other lines stay as they are.
func (c *chat) blocks(lines []string) [][]string {
	list := make([][]string, 0, len(lines))
	for i := 0; i < len(lines); {
		end := i
		for end < len(lines) && strings.TrimSpace(lines[end]) != "" {
			end++
		}
		if c.isBlock(lines[i:end]) {
			list = append(list, lines[i:end])
			i = end
			continue
		}
		for ; i < min(end+1, len(lines)); i++ {
			list = append(list, lines[i:i+1])
		}
	}
	return list
}

// andAt is the place of the word that joins two names, "Dedi dan Deni"; 0 where there is none.
func andAt(toks []token) int {
	for i := 1; i+1 < len(toks); i++ {
		if t := toks[i]; t.kind == plain && (isOneOf(t.fold, "dan and") || t.text == "i") && countLetters(toks[i-1].text) > 1 && countLetters(toks[i+1].text) > 1 {
			return i
		}
	}
	return 0
}

// isName reports whether words are nothing but a name.
func (c *chat) isName(toks []token) bool {
	p := c.piece(slices.Clone(toks), Row{}, false)
	rests := p.rests()
	return len(rests) == 1 && rests[0].chat == 0 && p.strong == 0 && !p.found()
}

// isTalk reports whether words are talk as a whole, before they are taken apart.
func (c *chat) isTalk(toks []token, row Row, listed bool) bool {
	return c.piece(slices.Clone(toks), row, listed).isChatter(nil)
}

// isBlock reports whether lines are a name and then facts, a day or class among them, each said once.
func (c *chat) isBlock(lines []string) bool {
	if len(lines) < 3 || len(lines) > 7 {
		return false
	}
	facts := [4]int{}
	for i, line := range lines {
		if len(line) > 120 {
			return false
		}
		text, listed := unlisted(plainLine(line))
		if _, _, stamped := unstamped(line); stamped || strings.Contains(text, ":") || listed && i > 0 {
			return false
		}
		toks := tokens(text)
		p := c.piece(toks, Row{}, false)
		rests := p.rests()
		if i == 0 {
			if len(rests) != 1 || rests[0].chat > 0 || p.found() || p.sexAt > 0 {
				return false
			}
			continue
		}
		if len(rests) > 0 || p.isChatter(rests) {
			return false
		}
		for k, has := range []bool{p.school, p.dated, p.class, p.sexAt > 0} {
			facts[k] += boolInt(has)
		}
	}
	return slices.Max(facts[:]) == 1 && facts[1]+facts[2] > 0
}
