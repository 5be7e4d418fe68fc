package lexicon

import (
	"strings"

	"wasit/swiss"
)

// explained is a letter or a sign that a text explains, and its words: "d = dječak/boy", "男 (boy)".
var explained = Pattern(`(?:(?:^|[,;:/(|•\s])(\p{L}{1,2})\s*=|(?:^|[,;/(|•]\s?)(\p{L}{1,2})\s?[:→])\s*([\p{L}²]+(?:[\s/.-]+[\p{L}²]+)*)|([^\P{L}\p{Latin}]{1,2})\s*\(([\p{L}/ -]+)\)`)

// Legend is what a line says that letters and signs of its text mean, folded: "d = dječak/boy, c = curica/girl". It must explain both
// sexes, each by words of its own; nil for any other line.
func Legend(line string) map[string]swiss.Sex {
	found := map[string]swiss.Sex{}
	sexes := map[swiss.Sex]bool{}
	for _, m := range explained().FindAllStringSubmatch(line, -1) {
		key, sex := Fold(m[1]+m[2]+m[4]), sexOfWords(m[3]+m[5])
		if sex == 0 || key == "" || found[key] != 0 && found[key] != sex {
			continue
		}
		found[key], sexes[sex] = sex, true
	}
	if len(sexes) < 2 {
		return nil
	}
	return found
}

// Legends are the legends of all lines of a text.
func Legends(lines []string) map[string]swiss.Sex {
	all := map[string]swiss.Sex{}
	for _, line := range lines {
		for key, sex := range Legend(line) {
			all[key] = sex
		}
	}
	return all
}

// sexOfWords is the sex that the first word for one says.
func sexOfWords(text string) swiss.Sex {
	for w := range strings.FieldsFuncSeq(text, func(r rune) bool { return strings.ContainsRune(" /.-²", r) }) {
		if w = Fold(w); len(w) < 3 {
			continue
		}
		if sex := ColumnSexes()[w]; sex != 0 {
			return sex
		}
		switch s := Lexicons()[""][w]; {
		case s&Male != 0:
			return swiss.Male
		case s&Female != 0:
			return swiss.Female
		}
	}
	return 0
}
