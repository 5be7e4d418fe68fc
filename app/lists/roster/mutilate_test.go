package roster

import (
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"wasit/app/lists/lexicon"
)

// mutilations destroy something that a document says, as a hurried copy does: what is left may be less, and must not be something else
// that nobody is asked about. Most is how many of a thousand players may be silently wrong: what is reached today.
var mutilations = []struct {
	name   string
	change func(lines []string) []string
	most   int
}{
	{"headings dropped", dropHeadings, 31},
	{"lines joined", joinLines, 81},
	{"line ends cut off", cutEnds, 43},
	{"cells swapped", swapCells, 18},
	{"signs dropped", dropSigns, 29},
	{"numbers dropped", dropNumbers, 24},
	{"every tenth line lost", loseLines, 37},
}

func dropHeadings(lines []string) []string {
	var kept []string
	for _, line := range lines {
		if text := strings.Trim(line, " *=#:-"); text != "" && len(strings.Fields(text)) < 6 && !strings.ContainsAny(text, ",;\t|") && !itemMark().MatchString(line) && !strings.ContainsAny(text, "0123456789") {
			continue
		}
		kept = append(kept, line)
	}
	return kept
}

func joinLines(lines []string) []string {
	var list []string
	for i := 0; i < len(lines); i++ {
		if i%7 == 3 && i+1 < len(lines) && strings.TrimSpace(lines[i+1]) != "" {
			list = append(list, lines[i]+" "+lines[i+1])
			i++
			continue
		}
		list = append(list, lines[i])
	}
	return list
}

func cutEnds(lines []string) []string {
	var list []string
	for i, line := range lines {
		if words := strings.Fields(line); i%5 == 2 && len(words) > 3 && !strings.Contains(line, `"`) {
			line = line[:strings.LastIndex(line, words[len(words)-1])]
		}
		list = append(list, line)
	}
	return list
}

func swapCells(lines []string) []string {
	var list []string
	for i, line := range lines {
		for _, sep := range []string{"\t", ";", "|", ","} {
			if cells := strings.Split(line, sep); i%5 == 3 && len(cells) > 2 {
				cells[1], cells[2] = cells[2], cells[1]
				line = strings.Join(cells, sep)
				break
			}
		}
		list = append(list, line)
	}
	return list
}

var betweenWords = regexp.MustCompile(`[,;:()–—|/]`)

func dropSigns(lines []string) []string {
	var list []string
	for i, line := range lines {
		if i%6 == 1 {
			line = betweenWords.ReplaceAllString(line, " ")
		}
		list = append(list, line)
	}
	return list
}

func dropNumbers(lines []string) []string {
	var list []string
	for i, line := range lines {
		if m := itemMark().FindStringSubmatch(line); m != nil && i%4 == 1 {
			line = m[3]
		}
		list = append(list, line)
	}
	return list
}

func loseLines(lines []string) []string {
	var list []string
	for i, line := range lines {
		if i%10 != 6 {
			list = append(list, line)
		}
	}
	return list
}

// TestMutilated: of what was destroyed little is silently taken for something else.
func TestMutilated(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob("../../../testdata/documents/*.json")
	if err != nil || len(files) == 0 {
		t.Fatal("no documents", err)
	}
	type original struct {
		w     wanted
		lines []string
		read  Document
	}
	var all []original
	for _, file := range files {
		w := readWanted(t, file)
		if strings.Contains(file, ".merged.") || filepath.Ext(w.File) == ".xlsx" {
			continue
		}
		text := readFile(t, filepath.Join(filepath.Dir(file), w.File))
		all = append(all, original{w, strings.Split(text, "\n"), readWritten(t, w, text)})
	}
	for _, m := range mutilations {
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			silent, asked, players := 0, 0, 0
			for _, doc := range all {
				after := readWritten(t, doc.w, strings.Join(m.change(slices.Clone(doc.lines)), "\n"))
				for _, r := range doc.read.Rows {
					if !r.Skip {
						players++
					}
				}
				wrong := contradictions(doc.read, after)
				silent += len(wrong)
				asked += len(after.Questions)
				for _, text := range wrong {
					t.Log(doc.w.ID, text)
				}
			}
			t.Logf("%d players, %d silently wrong, %d questions", players, silent, asked)
			if silent*1000 > players*m.most {
				t.Errorf("%d of %d players are silently wrong, at most %d in a thousand", silent, players, m.most)
			}
		})
	}
}

// contradictions are the players of the second reading who are nobody's of the first, or have another fact, with no question about them.
func contradictions(before, after Document) []string {
	truth := map[string]*Row{}
	for i := range before.Rows {
		if r := &before.Rows[i]; !r.Skip {
			truth[nameKey(r.Entrant.Name)] = r
		}
	}
	var wrong []string
	for i, r := range after.Rows {
		if r.Skip || len(after.askedOf(i)) > 0 {
			continue
		}
		o := truth[nameKey(r.Entrant.Name)]
		switch {
		case o == nil:
			wrong = append(wrong, "nobody: "+r.Entrant.Name)
		case differs(r.Entrant, o.Entrant):
			wrong = append(wrong, factsText(*o)+" became "+r.Entrant.Name+" "+factsText(r))
		}
	}
	return wrong
}

// differs reports whether a fact that is said is another.
func differs(e, o Entrant) bool {
	return e.Class > 0 && e.Class != o.Class || e.Birth.Year > 0 && e.Birth.Year != o.Birth.Year || e.Rating > 0 && e.Rating != o.Rating || e.Sex != 0 && o.Sex != 0 && e.Sex != o.Sex ||
		e.Club != "" && lexicon.Fold(e.Club) != lexicon.Fold(o.Club) || e.Board != "" && e.Board != o.Board
}
