package roster

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"wasit/app/lists/lexicon"
	"wasit/rules/charset"
)

// perturbation writes a document otherwise, as another program or another hand does: what it says stays the same.
type perturbation struct {
	name   string
	change func(text string) string
	of     []int // the families that it is for, nil for all
	folded bool  // names are compared without regard to capitals
}

var (
	itemStart  = regexp.MustCompile(`(?m)^(\s*)\d{1,3}[.)] +(\p{L})`)
	afterItem  = regexp.MustCompile(`(?m)^(\s*\d{1,3}[.)]) +(\p{L})`)
	emptyLines = regexp.MustCompile(`\n[ \t]*\n`)
)

var perturbations = []perturbation{
	{name: "line ends of Windows", change: func(s string) string { return strings.ReplaceAll(s, "\n", "\r\n") }},
	{name: "line ends of old Macs", change: func(s string) string { return strings.ReplaceAll(s, "\n", "\r") }},
	{name: "byte order mark", change: func(s string) string { return "\ufeff" + s }},
	{name: "blanks at line ends", change: func(s string) string { return strings.ReplaceAll(s, "\n", "  \n") }},
	{name: "no last line end", change: func(s string) string { return strings.TrimRight(s, "\n") }},
	{name: "lines in front and behind", change: func(s string) string { return "\n\n" + s + "\n\n\n" }},
	{name: "blanks that do not break", change: func(s string) string { return strings.ReplaceAll(s, " ", "\u00a0") }},
	{name: "narrow blanks that do not break", change: func(s string) string { return strings.ReplaceAll(s, " ", "\u202f") }},
	{name: "double blanks", change: func(s string) string { return strings.ReplaceAll(s, " ", "  ") }, of: []int{1, 2, 3, 4, 5, 9, 11, 12}},
	{name: "empty lines doubled", change: func(s string) string { return emptyLines.ReplaceAllString(s, "\n\n\n") }},
	{name: "empty lines between all", change: func(s string) string { return strings.ReplaceAll(s, "\n", "\n\n") }, of: []int{1, 2, 3, 4, 5, 8, 9, 12}},
	{name: "tab behind the number", change: func(s string) string { return afterItem.ReplaceAllString(s, "$1\t$2") }, of: []int{1, 2, 3, 4, 5, 9, 11, 12}},
	{name: "indented", change: func(s string) string { return "  " + strings.ReplaceAll(s, "\n", "\n  ") }, of: []int{4, 5, 9, 10, 12}},
	{name: "bracket behind the number", change: func(s string) string { return itemNumber.ReplaceAllString(s, "$1) $2") }, of: []int{1, 2, 3, 4, 5, 9, 11, 12}},
	{name: "points for numbers", change: func(s string) string { return itemStart.ReplaceAllString(s, "$1• $2") }, of: []int{4, 12}},
	{name: "dashes for numbers", change: func(s string) string { return itemStart.ReplaceAllString(s, "$1- $2") }, of: []int{4, 12}},
	{name: "typographic signs", change: func(s string) string {
		return strings.NewReplacer("'", "’", " - ", " – ", "...", "…").Replace(s)
	}, of: []int{4, 5, 9, 10, 11, 12}},
	{name: "decomposed letters", change: decomposed},
	{name: "invisible signs", change: func(s string) string { return strings.ReplaceAll(s, ": ", ":\u200e ") }, of: []int{1, 2, 3}},
	{name: "capitals", change: strings.ToUpper, of: []int{5}, folded: true},
	{name: "names in capitals", change: func(s string) string { return itemText.ReplaceAllStringFunc(s, strings.ToUpper) }, of: []int{4}, folded: true},
	{name: "semicolons for tabs", change: func(s string) string { return strings.ReplaceAll(s, "\t", ";") }, of: []int{8}},
	{name: "strokes for tabs", change: func(s string) string { return strings.ReplaceAll(s, "\t", " | ") }, of: []int{8}},
}

var itemText = regexp.MustCompile(`(?m)^\s*(?:\d{1,3}[.)]|[•-]) +\p{Lu}\p{L}+(?: \p{Lu}\p{L}*)*`)

var itemNumber = regexp.MustCompile(`(?m)^(\s*\d{1,3})[.)] +(\p{Lu})`)

// decomposed writes letters with marks as two signs, as Macs name files.
func decomposed(s string) string {
	return strings.NewReplacer("č", "c\u030c", "ć", "c\u0301", "š", "s\u030c", "ž", "z\u030c", "Č", "C\u030c", "Ć", "C\u0301", "Š", "S\u030c", "Ž", "Z\u030c",
		"é", "e\u0301", "ü", "u\u0308", "ö", "o\u0308", "ä", "a\u0308", "á", "a\u0301", "ő", "o\u030b").Replace(s)
}

// TestPerturbed: a document that is written otherwise is read as before, or asks; nothing changes in silence. A short run takes every
// third document, others for each change.
func TestPerturbed(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob("../../../testdata/documents/*.json")
	if err != nil || len(files) == 0 {
		t.Fatal("no documents", err)
	}
	type original struct {
		w    wanted
		text string
		d    Document
	}
	var all []original
	for _, file := range files {
		w := readWanted(t, file)
		if strings.Contains(file, ".merged.") || filepath.Ext(w.File) == ".xlsx" {
			continue
		}
		text := readFile(t, filepath.Join(filepath.Dir(file), w.File))
		all = append(all, original{w, text, readWritten(t, w, text)})
	}
	for k, p := range perturbations {
		t.Run(p.name, func(t *testing.T) {
			t.Parallel()
			changed := 0
			for i, doc := range all {
				text := p.change(doc.text)
				if p.of != nil && !slices.Contains(p.of, doc.w.Family) || text == doc.text {
					continue
				}
				if changed++; testing.Short() && (i+k)%3 > 0 {
					continue
				}
				for _, fault := range differences(doc.d, readWritten(t, doc.w, text), p.folded) {
					t.Errorf("%s: %s", doc.w.ID, fault)
				}
			}
			if changed == 0 {
				t.Error("changes no document")
			}
		})
	}
}

func readFile(t *testing.T, file string) string {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// readWritten reads the text of a document as the app does.
func readWritten(t *testing.T, w wanted, text string) Document {
	t.Helper()
	text, err := Decode([]byte(text), charset.UTF8)
	if err != nil {
		t.Fatal(w.ID, err)
	}
	if w.As == "open" {
		c, err := Split(text)
		if err != nil {
			t.Fatal(w.ID, err)
		}
		return ReadCells(c, Guess(c), w.options())
	}
	d, err := ReadText(text, w.options())
	if err != nil {
		t.Fatal(w.ID, err)
	}
	return d
}

// differences are the players of two readings that differ with no question about them.
func differences(a, b Document, folded bool) []string {
	key := func(e Entrant) string {
		if folded {
			return lexicon.Fold(e.Name)
		}
		return nameKey(strings.ReplaceAll(e.Name, "’", "'"))
	}
	rows := func(d Document) (order []string, of map[string]int) {
		of = map[string]int{}
		for i, r := range d.Rows {
			if r.Skip || r.Withdrawn {
				continue
			}
			k := key(r.Entrant)
			for of[k] > 0 {
				k += "+"
			}
			of[k] = i + 1
			order = append(order, k)
		}
		return order, of
	}
	var faults []string
	inA, ofA := rows(a)
	inB, ofB := rows(b)
	for _, k := range inA {
		i := ofB[k]
		if i == 0 {
			faults = append(faults, "lost "+k)
			continue
		}
		before, after := factsText(a.Rows[ofA[k]-1]), factsText(b.Rows[i-1])
		if folded {
			before, after = lexicon.Fold(before), lexicon.Fold(after)
		}
		if before != after && len(b.askedOf(i-1)) == 0 {
			faults = append(faults, fmt.Sprintf("%s: %s became %s", k, before, after))
		}
	}
	for _, k := range inB {
		if ofA[k] == 0 {
			faults = append(faults, "new "+k)
		}
	}
	return faults
}

func factsText(r Row) string {
	e := r.Entrant
	return strings.ReplaceAll(fmt.Sprintf("%s|%s|%s|%s|%d|%s|%s %s", sexText(e.Sex), e.Club, classText(e), dateText(e.Birth), e.Rating, r.Section, e.Team, e.Board), "’", "'")
}
