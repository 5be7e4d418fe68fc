package roster

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"wasit/swiss"
)

// TestRecombined reads documents whose lines were lost, cut off, mixed with those of others, shuffled and strewn with signs. Whatever comes
// of them, reading ends, every question is about a row, and every row names a line of the text.
func TestRecombined(t *testing.T) {
	var texts [][]string
	for _, pattern := range []string{"*.txt", "*.csv", "open/*.txt"} {
		files, err := filepath.Glob("../../../testdata/documents/" + pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			texts = append(texts, strings.Split(string(data), "\n"))
		}
	}
	n := 300
	if os.Getenv("WASIT_LONG") != "" {
		n = 6000
	}
	o := Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}, Sections: []Section{{Name: "SD Putra", Sex: swiss.Male, Level: SD}, {Name: "U12", BirthFrom: 2015}, {Name: "Teams", Teams: true, Boards: 4}}}
	for seed := range uint64(n) {
		rnd := rand.New(rand.NewPCG(seed, 1))
		text := recombined(rnd, texts[rnd.IntN(len(texts))], texts[rnd.IntN(len(texts))])
		d := readGuarded(t, seed, text, o)
		lines := strings.Count(text, "\n") + 1
		for _, r := range d.Rows {
			if r.Line < 0 || r.Line > lines {
				t.Errorf("seed %d: line %d of %d", seed, r.Line, lines)
			}
		}
		for _, q := range d.Questions {
			if slices.ContainsFunc(q.Rows, func(k int) bool { return k < 0 || k >= len(d.Rows) || d.Rows[k].Skip }) {
				t.Errorf("seed %d: question %+v about no row", seed, q)
			}
		}
	}
}

// readGuarded reads a text, and names the seed of one that breaks the reader.
func readGuarded(t *testing.T, seed uint64, text string, o Options) Document {
	t.Helper()
	defer func() {
		if broken := recover(); broken != nil {
			t.Errorf("seed %d breaks the reader: %v\n%s", seed, broken, text)
		}
	}()
	d, err := ReadText(text, o)
	if err != nil {
		return Document{}
	}
	return d
}

// strewn are signs that may stand anywhere in what people write.
var strewn = []string{"?", " ? ", ".", " . ", ":", ",", "(", ")", " ?? !", "\"", "=", "+", "1", "~", "*", "—", "\t", " ", "bukan", "ne", "not"}

// recombined changes every second or third line of a document, with lines of another.
func recombined(rnd *rand.Rand, lines, others []string) string {
	var list []string
	for _, line := range lines {
		switch letters := []rune(line); rnd.IntN(12) {
		case 0: // lost
		case 1:
			list = append(list, others[rnd.IntN(len(others))])
		case 2:
			list = append(list, string(letters[:rnd.IntN(len(letters)+1)]))
		case 3:
			at := rnd.IntN(len(letters) + 1)
			list = append(list, string(letters[:at])+strewn[rnd.IntN(len(strewn))]+string(letters[at:]))
		case 4:
			words := strings.Fields(line)
			rnd.Shuffle(len(words), func(i, k int) { words[i], words[k] = words[k], words[i] })
			list = append(list, strings.Join(words, " "))
		default:
			list = append(list, line)
		}
	}
	return strings.Join(list, "\n")
}
