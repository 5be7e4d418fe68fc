package sheet

import (
	"strconv"
	"strings"
	"testing"

	"wasit/app/words/i18n"
	"wasit/web/learn/learntest"
)

// TestLessonSheets: every lesson that can be done with a pencil has a sheet in three languages, each task once with its number,
// six a leaf, and all solutions on the last leaf alone.
func TestLessonSheets(t *testing.T) {
	for _, l := range i18n.All() {
		b := learntest.Book(t, l.Tag())
		made := 0
		for _, lesson := range b.Lessons() {
			html, pages, err := Lesson{l, b, lesson, 7, "22 Nov 2026"}.Make()
			if err != nil {
				t.Fatal(err)
			}
			numbers, tasks, _ := b.Sheet(lesson, 7)
			if len(tasks) == 0 {
				if pages != 0 || html != "" {
					t.Errorf("%s: %d pages of nothing", lesson.Key, pages)
				}
				continue
			}
			made++
			if want := (len(tasks)+5)/6 + 1; pages != want || strings.Count(html, `class="leafbox"`) != want {
				t.Errorf("%s: %d pages for %d tasks", lesson.Key, pages, len(tasks))
			}
			asked, solved, _ := strings.Cut(html, `class="ltsol"`)
			if strings.Count(asked, `class="lt"`) != len(tasks) || strings.Count(solved, "<li") != len(tasks) || strings.Contains(html, "style=") {
				t.Errorf("%s: %d tasks on the sheet, %d solutions", lesson.Key, strings.Count(asked, `class="lt"`), strings.Count(solved, "<li"))
			}
			for i, task := range tasks {
				if !strings.Contains(solved, `value="`+strconv.Itoa(numbers[i])+`"`) || task.Solution() == "" {
					t.Errorf("%s %d: no solution", lesson.Key, numbers[i])
				}
			}
		}
		if made < 90 {
			t.Errorf("%v: only %d lessons on paper", l, made)
		}
	}
}

// TestDiagram: the board stands with a1 at the lower left for White and at the upper right for Black, dark.
func TestDiagram(t *testing.T) {
	b := learntest.Book(t, i18n.EN.Tag())
	for key, corner := range map[string]string{"names": `x="6" y="71"`, "names-black": `x="76" y="1"`} {
		html, _, err := Lesson{i18n.EN, b, b.Lesson(key), 1, ""}.Make()
		if err != nil || !strings.Contains(html, corner+` width="10" height="10" fill="#c8c8c8"`) {
			t.Errorf("%s: a1 is not dark at %s, %v", key, corner, err)
		}
	}
	html, _, _ := Lesson{i18n.EN, b, b.Lesson("mate-1"), 1, ""}.Make()
	if !strings.Contains(html, "♖") || !strings.Contains(html, "♚") || !strings.Contains(html, `aria-label="6k1/5ppp/8/8/8/8/8/R5K1"`) {
		t.Error("men are missing")
	}
}

// TestCertificatesOfParts: a leaf for each, names escaped, a part that there is not left out.
func TestCertificatesOfParts(t *testing.T) {
	for _, l := range i18n.All() {
		b := learntest.Book(t, l.Tag())
		html, pages := CertificatesOfParts(l, b, []PartDone{{"Rizky <b>", 1, "22. 11."}, {"Citra", 6, ""}, {"Niemand", 7, ""}})
		if pages != 2 || strings.Count(html, `class="cert"`) != 2 || !strings.Contains(html, "Rizky &lt;b&gt;") || !strings.Contains(html, b.Parts[5].Title) || strings.Contains(html, "paper.") {
			t.Errorf("%v: %d pages", l, pages)
		}
	}
}
