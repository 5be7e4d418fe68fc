package lineup

import (
	"regexp"

	"wasit/app/lists/lexicon"
)

// captainLegend explains a sign that stands beside the captains of a list: "* captain", "† = kapten".
var captainLegend = lexicon.Pattern(`(?i)^\s*[(\[]?\s*([*†‡^°+#!§¹]{1,3})\s*[)\]]?\s*(?:=|:|–|-|means|marks|is|je|berarti|adalah)?\s*(?:the\s+|our\s+|tanda\s+)?(?:team\s+)?(?:captains?|capt|skippers?|kapten(?:\s+(?:tim|regu))?|kapetani?|kapetanica|mannschaftsführer)\.?\s*$`)

// withoutMarks writes "(c)" for the sign by which a list marks its captains, and drops the line that explains it.
func withoutMarks(lines []string) []string {
	mark := ""
	for _, line := range lines {
		if m := captainLegend().FindStringSubmatch(line); m != nil {
			mark = m[1]
		}
	}
	if mark == "" {
		return lines
	}
	behind := regexp.MustCompile(`(\p{L}[\p{L}'’.-]*|\d|\))\s*[(\[]?` + regexp.QuoteMeta(mark) + `[)\]]?(\s|[,;|]|$)`)
	plain := make([]string, len(lines))
	for i, line := range lines {
		if !captainLegend().MatchString(line) {
			plain[i] = behind.ReplaceAllString(line, "$1 (c)$2")
		}
	}
	return plain
}

// ratingFirst is a player whose rating stands before his name: "#1  2098  Magnus Tolliver".
var ratingFirst = lexicon.Pattern(`^(\s*#?\s*(?:\p{L}{0,8}\.?\s?)?\d{1,2}\s*[.):–-]?\s+)\(?([1-9]\d{2,3})\)?\s*[,;–-]?\s+(\p{Lu}\p{L}[^;|\t0-9]*)$`)

// smallNumber is a Roman number or letter in small print that counts the lines of a list: "ii. Clare Stopford".
var smallNumber = lexicon.Pattern(`^\s*[(]?(i{1,3}|iv|v|vi|vii|viii|[a-h])\s*[.):]\s*(\p{Lu}.*)$`)

// numberedRows writes the number of a board as a list does where small Roman numbers or letters count its lines, and a rating behind the name.
func numberedRows(lines []string) []string {
	plain := make([]string, len(lines))
	for i, line := range lines {
		plain[i] = ratingFirst().ReplaceAllString(line, "$1$3 $2")
	}
	for i := 0; i < len(lines); i++ {
		n := 0
		for roman := range 2 {
			if k := countedRows(plain[i:], roman == 1); k > n {
				n = k
			}
		}
		if n < 3 {
			continue
		}
		for k := range n {
			m := smallNumber().FindStringSubmatch(plain[i+k])
			plain[i+k] = numeral(k+1) + ". " + m[2]
		}
		i += n - 1
	}
	return plain
}

// countedRows is how many lines from the first on are counted from one.
func countedRows(lines []string, roman bool) int {
	for k, line := range lines {
		m := smallNumber().FindStringSubmatch(line)
		if m == nil || roman && lexicon.Romans[m[1]] != k+1 || !roman && m[1] != string(rune('a'+k)) || len(people(m[2])) > 1 {
			return k
		}
	}
	return len(lines)
}

func numeral(n int) string { return string(rune('0' + n)) }

// Written writes the lines of a list before their words are learnt: without signs of its own.
func Written(lines []string) []string { return numberedRows(withoutMarks(lines)) }
