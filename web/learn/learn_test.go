package learn

import (
	"bytes"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
	"github.com/notnil/chess"

	"wasit/app/books/course"
	"wasit/app/books/lawbook"
	"wasit/rules/board"
	"wasit/rules/endgame"
	"wasit/rules/notation"
	"wasit/swiss/lot"
	"wasit/web/laws"
)

func books(t testing.TB) map[string]*course.Book {
	t.Helper()
	files, err := Build()
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]*course.Book{}
	for _, lang := range laws.Langs {
		if all[lang], err = course.Read(files[Shared], files[Name(lang)]); err != nil {
			t.Fatal(err)
		}
	}
	return all
}

// lawsBook is what the app looks articles up in.
func lawsBook(t *testing.T) *lawbook.Book {
	t.Helper()
	data, err := os.ReadFile("../../testdata/fide/articles.tsv")
	if err != nil {
		t.Fatal(err)
	}
	files, err := laws.Build(data)
	if err != nil {
		t.Fatal(err)
	}
	b, err := lawbook.Read(files["laws-en.txt"])
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestLessons: six parts, short texts, enough to do, in every language.
func TestLessons(t *testing.T) {
	numbers := lawsBook(t)
	for lang, b := range books(t) {
		lessons, tasks := 0, 0
		for _, p := range b.Parts {
			if len(p.Lessons) < 6 || p.Title == "" {
				t.Errorf("%s: part %d has %d lessons", lang, p.Number, len(p.Lessons))
			}
			for _, l := range p.Lessons {
				lessons++
				if n := len(strings.Fields(l.Text)); n > 40 || n < 5 || l.Title == "" {
					t.Errorf("%s: lesson %s %q has %d words", lang, l.Key, l.Title, n)
				}
				if _, in := numbers.ByNumber(l.Article, course.Edition); l.Article != "" && in != course.Edition {
					t.Errorf("lesson %s: no article %q in the newest edition", l.Key, l.Article)
				}
				list, err := b.Tasks(l, course.DefaultSeed)
				if err != nil {
					t.Errorf("%s: %v", lang, err)
				}
				if len(list) < 4 || len(list) > 12 {
					t.Errorf("lesson %s has %d tasks, want 4 to 12", l.Key, len(list))
				}
				tasks += len(list)
			}
		}
		if len(b.Parts) != 6 || lessons < 60 || tasks < 500 {
			t.Errorf("%s: %d parts, %d lessons, %d tasks", lang, len(b.Parts), lessons, tasks)
		}
		t.Logf("%s: %d lessons, %d tasks", lang, lessons, tasks)
	}
}

// TestEveryTask plays every task of every lesson in three languages, on three sheets: the solution is right, everything else
// is wrong and is told why, hints are true, articles exist.
func TestEveryTask(t *testing.T) {
	numbers := lawsBook(t)
	for lang, b := range books(t) {
		for _, l := range b.Lessons() {
			for _, seed := range []lot.Seed{course.DefaultSeed, 2, 20261122} {
				list, err := b.Tasks(l, seed)
				if err != nil {
					t.Fatal(err)
				}
				for i, task := range list {
					c := &check{t, task, lang + " " + l.Key + " " + string(rune('1'+i))}
					c.words()
					if found, in := numbers.ByNumber(task.Article, task.Edition); task.Article != "" && (found == nil || in != task.Edition) {
						c.fault("no article %s in %s", task.Article, task.Edition)
					}
					c.play()
				}
			}
		}
	}
}

type check struct {
	t    *testing.T
	task *course.Task
	name string
}

func (c *check) fault(format string, args ...any) {
	c.t.Helper()
	c.t.Errorf(c.name+" (%s): "+format, append([]any{c.task.Ask}, args...)...)
}

// raw finds a key that has no text, or a place that was not filled.
var raw = regexp.MustCompile(`^[a-z]+\.[\w.]+$|\{\d\}`)

func (c *check) words() {
	for _, text := range append(append([]string{c.task.Ask, c.task.Hints[0], c.task.Hints[1]}, c.task.Options...), c.task.Right) {
		if raw.MatchString(text) || strings.TrimSpace(text) != text {
			c.fault("%q", text)
		}
	}
	if c.task.Ask == "" || c.task.Hints[0] == "" || c.task.Hints[1] == "" {
		c.fault("asked %q, hints %q", c.task.Ask, c.task.Hints)
	}
}

func (c *check) wrong(v course.Verdict) {
	c.t.Helper()
	if v.Right || v.Done || v.Why == "" || raw.MatchString(v.Why) {
		c.fault("a wrong answer is answered %+v", v)
	}
}

func (c *check) play() {
	switch c.task.Kind {
	case course.TapAll, course.TapOne:
		c.tap()
	case course.Move:
		c.move()
	case course.Line:
		c.line()
	case course.Choose:
		c.choose()
	case course.Write, course.Dictate:
		c.write()
	case course.Place:
		if v, wrong := c.task.Put(c.task.Goal()); !v.Done || wrong != 0 {
			c.fault("the goal is answered %+v", v)
		}
		v, wrong := c.task.Put(c.task.Men)
		c.wrong(v)
		if wrong.Count() != len(c.task.Supply) {
			c.fault("%d squares wrong, %d men to put", wrong.Count(), len(c.task.Supply))
		}
	case course.Partner:
		c.partner()
	}
}

var squareNames = regexp.MustCompile(`\b[a-h][1-8]\b`)

// tap touches all squares; those that hints name are among the right ones.
func (c *check) tap() {
	var found board.Bitboard
	right := c.task.Squares()
	for i, sq := range right.Squares() {
		v := c.task.Touch(found, sq)
		if !v.Right || v.Done != (i == right.Count()-1 || c.task.Kind == course.TapOne) {
			c.fault("%v: %+v", sq, v)
		}
		found |= board.Bit(sq)
	}
	for _, sq := range (^right).Squares() {
		c.wrong(c.task.Touch(0, sq))
	}
	for _, name := range squareNames.FindAllString(strings.Join(c.task.Hints[:], " "), -1) {
		if sq := chess.Square(int(name[1]-'1')*8 + int(name[0]-'a')); !right.Has(sq) {
			c.fault("the hints %q name %s", c.task.Hints, name)
		}
	}
}

func (c *check) move() {
	right := map[board.Move]bool{}
	for _, m := range c.task.Moves() {
		right[m] = true
	}
	var list board.MoveList
	legal := c.task.Pos.Moves(&list)
	n := 0
	for _, m := range legal {
		v := c.task.Play(0, m)
		if right[m] {
			n++
			if !v.Done || !v.Right {
				c.fault("%v: %+v", m, v)
			}
			continue
		}
		c.wrong(v)
	}
	if n == 0 || n != len(right) {
		c.fault("%d of %d solutions are legal", n, len(right))
	}
	m := c.task.Moves()[0]
	if !strings.Contains(c.task.Hints[1], m.From().String()) || !strings.Contains(c.task.Hints[0], " "+m.To().String()[:1]) {
		c.fault("the hints %q, the solution %v", c.task.Hints, m)
	}
}

func (c *check) line() {
	for at := 0; at < len(c.task.Moves()); at += 2 {
		v := c.task.Play(at, c.task.Moves()[at])
		if !v.Right || v.Done != (at+2 >= len(c.task.Moves())) {
			c.fault("move %d: %+v", at, v)
		}
	}
	var list board.MoveList
	for _, m := range c.task.Pos.Moves(&list) {
		if next := c.task.Pos.After(m); m != c.task.Moves()[0] && !next.IsCheckmate() {
			c.wrong(c.task.Play(0, m))
		}
	}
}

func (c *check) choose() {
	seen := map[string]bool{}
	for i, o := range c.task.Options {
		if seen[o] || o == "" {
			c.fault("the option %q twice or empty", o)
		}
		seen[o] = true
		if v := c.task.Choose(i); i == c.task.Choice() && !v.Done {
			c.fault("%q: %+v", o, v)
		} else if i != c.task.Choice() {
			c.wrong(v)
		}
	}
	right := c.task.Options[c.task.Choice()]
	for _, h := range c.task.Hints {
		if len(c.task.Options) < 2 || strings.HasSuffix(h, ": "+right) {
			c.fault("options %q, hints %q, right is %q", c.task.Options, c.task.Hints, right)
		}
	}
}

// write writes every move short and long in the language's letters, and each other legal move of the first position wrong.
func (c *check) write() {
	lang, _ := notation.LanguageOf(c.name[:2])
	at := *c.task.Pos
	for i, m := range c.task.Moves() {
		for _, form := range []notation.Form{notation.Long, notation.FIDE} {
			text := notation.Style{Language: lang, Form: form}.Write(&at, m)
			v := c.task.Write(i, text)
			if onlyLong := strings.Contains(v.Why, " ") && !v.Right && form == notation.FIDE; onlyLong {
				continue // the long form is asked for
			}
			if !v.Right || v.Done != (i == len(c.task.Moves())-1) {
				c.fault("%s: %+v", text, v)
			}
		}
		at.Make(m)
	}
	var list board.MoveList
	for _, m := range c.task.Pos.Moves(&list) {
		if m != c.task.Moves()[0] {
			c.wrong(c.task.Write(0, notation.Style{Language: lang}.Write(c.task.Pos, m)))
		}
	}
	c.wrong(c.task.Write(0, ""))
	c.wrong(c.task.Write(0, "xyzzy"))
}

var solvedTables = map[endgame.Ending]*endgame.Table{}

func solved(e endgame.Ending) *endgame.Table {
	if solvedTables[e] == nil {
		b := endgame.NewBuilder(e)
		for !b.Step(endgame.Slice) {
		}
		solvedTables[e] = b.Table()
	}
	return solvedTables[e]
}

// partner plays both sides without a fault from a start as far from mate as the task allows.
func (c *check) partner() {
	tab := solved(c.task.Ending)
	g := lot.New(9)
	pos, ok := tab.Draw(g.Draw, c.task.AtMost()*2/3, c.task.AtMost())
	if !ok {
		c.fault("no start within %d moves", c.task.AtMost())
		return
	}
	line, err := tab.Line(&pos)
	for _, m := range line {
		pos.Make(m)
	}
	if err != nil || !pos.IsCheckmate() || len(line) > 2*c.task.AtMost()-1 {
		c.fault("%d plies, %v, mate %v", len(line), err, pos.IsCheckmate())
	}
}

// TestOffences: the twenty offences of a first tournament are questions, each with a picture of its own and its article.
func TestOffences(t *testing.T) {
	icons, err := os.ReadFile("../static/icons.css")
	if err != nil {
		t.Fatal(err)
	}
	for lang, b := range books(t) {
		n, seen := 0, map[string]bool{}
		for _, key := range []string{"offences-1", "offences-2"} {
			tasks, err := b.Tasks(b.Lesson(key), course.DefaultSeed)
			if err != nil {
				t.Fatal(err)
			}
			for _, task := range tasks {
				n++
				picture := task.Picture
				if task.HasBoard {
					picture = task.Men.String()
				} else if !strings.Contains(string(icons), ".icon-"+picture+" ") {
					t.Errorf("%s: %q has no picture (%q)", lang, task.Ask, picture)
				}
				for _, sq := range task.Marks {
					picture += " " + sq.String()
				}
				if seen[picture] || task.Article == "" || task.Kind != course.Choose {
					t.Errorf("%s: %q: the picture %s, article %q", lang, task.Ask, picture, task.Article)
				}
				seen[picture] = true
			}
		}
		if n != 20 {
			t.Errorf("%s: %d offences", lang, n)
		}
	}
}

// travel is what the files of the course weigh as a host sends them: what a reader of each language fetches, and all three together,
// which the service worker keeps so that the language can be changed without internet.
func travel(t testing.TB) (reader map[string]int, all int) {
	t.Helper()
	files, err := Build()
	if err != nil {
		t.Fatal(err)
	}
	size := func(name string) int {
		var b bytes.Buffer
		w := brotli.NewWriterLevel(&b, 11)
		if _, err := w.Write(files[name]); err != nil || w.Close() != nil {
			t.Fatal(err)
		}
		return b.Len()
	}
	shared := size(Shared)
	reader, all = map[string]int{}, shared
	for _, lang := range laws.Langs {
		own := size(Name(lang))
		reader[lang], all = shared+own, all+own
	}
	return reader, all
}

// TestTravel: what a reader fetches to learn is at most 40 kB.
func TestTravel(t *testing.T) {
	reader, all := travel(t)
	for lang, n := range reader {
		if n > 40_000 {
			t.Errorf("%s: %d bytes travel, at most 40,000", lang, n)
		}
	}
	t.Logf("%v, all languages: %d bytes", reader, all)
}

// BenchmarkTravel reports what the course weighs when it travels.
func BenchmarkTravel(b *testing.B) {
	for b.Loop() {
		reader, all := travel(b)
		for lang, n := range reader {
			b.ReportMetric(float64(n), lang+"-bytes")
		}
		b.ReportMetric(float64(all), "all-bytes")
	}
}

// TestPartOneIsForBeginners: who has never played sees a board before every question, is never sent to the Laws, and no edition
// is named; every sentence is short.
func TestPartOneIsForBeginners(t *testing.T) {
	law := map[string]string{"id": "pasal", "en": "article", "hr": "članak"}
	edition := regexp.MustCompile(`\d{3}|FIDE`)
	for lang, b := range books(t) {
		for _, l := range b.Parts[0].Lessons {
			for seed := course.Seed(1); seed <= 5; seed++ {
				tasks, err := b.Tasks(l, seed)
				if err != nil {
					t.Fatal(err)
				}
				for _, task := range tasks {
					if !task.HasBoard {
						t.Errorf("%s %s: %q without a board", lang, l.Key, task.Ask)
					}
					for _, text := range append([]string{l.Title, l.Text, task.Ask, task.Hints[0], task.Hints[1]}, task.Options...) {
						for _, sentence := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(".?!;:", r) }) {
							if n := len(strings.Fields(sentence)); n > 17 {
								t.Errorf("%s %s: %d words: %q", lang, l.Key, n, sentence)
							}
						}
						if strings.Contains(strings.ToLower(text), law[lang]) || edition.MatchString(strings.ReplaceAll(text, "100", "")) {
							t.Errorf("%s %s: %q", lang, l.Key, text)
						}
					}
				}
			}
		}
	}
}
