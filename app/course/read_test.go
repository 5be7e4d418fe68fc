package course

import (
	"errors"
	"strings"
	"testing"
)

// A small course of one lesson in one language.
const (
	smallShared = "wasit-learn-1\nl\t1\trook\t3.3\t8/8/8/8/3R4/8/8/8\td1 d2\n" +
		"t\trook\tgen\t\t\tman\t3,R\t\t\nt\trook\tmove\tmate\t6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\tmate\t\t\t\nq\trook\t1\t3.3\t\t\nm\tlegal\tLegall\te4 e5\n"
	smallWords = "wasit-learn-1\thr\np\t1\tPloča\nl\trook\tTop\tTop ide ravno.\ns\task.mate\tMat\ns\task.moves\tKamo smije {0} na {1}?\n" +
		"s\tman.R\ttop\nq\t1\tKako? / Ravno / Koso\ng\trook\tTop\tFigura.\t1\nh\twhat\tŠto\tJedan¶Dva\n"
)

func small(t testing.TB) *Book {
	t.Helper()
	b, err := Read([]byte(smallShared), []byte(smallWords))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestRead(t *testing.T) {
	b := small(t)
	l := b.Lesson("rook")
	if l == nil || l.Title != "Top" || l.Article != "3.3" || !l.HasDiagram || len(l.Marks) != 2 || b.Lesson("queen") != nil || len(b.Lessons()) != 1 {
		t.Fatalf("%+v", l)
	}
	tasks, err := b.Tasks(l, 5)
	if err != nil || len(tasks) != 5 || l.Count() != 5 {
		t.Fatal(len(tasks), l.Count(), err)
	}
	if b.Language.Code != "hr" || b.Terms[0].Word != "Top" || !b.Terms[0].Head || len(b.Pages[0].Paragraphs) != 2 || len(b.Games[0].Moves) != 2 {
		t.Errorf("%+v", b)
	}
	if tasks[4].Options[tasks[4].Choice()] != "Ravno" || tasks[0].Ask[:4] != "Kamo" {
		t.Errorf("%q %q", tasks[4].Options, tasks[0].Ask)
	}
}

// TestReadRefuses: a damaged file gives an error with its file and line, and no book.
func TestReadRefuses(t *testing.T) {
	for name, files := range map[string][2]string{
		"nothing":             {"", ""},
		"another form":        {strings.Replace(smallShared, "learn-1", "learn-2", 1), smallWords},
		"a field too few":     {strings.Replace(smallShared, "\td1 d2\n", "\n", 1), smallWords},
		"no language":         {smallShared, strings.Replace(smallWords, "\thr", "\txx", 1)},
		"an unknown kind":     {smallShared + "z\t1\n", smallWords},
		"a lesson's words":    {smallShared, strings.Replace(smallWords, "l\trook", "l\tbook", 1)},
		"a lesson twice":      {smallShared + "l\t1\trook\t\t\t\n", smallWords},
		"no such part":        {strings.Replace(smallShared, "l\t1\trook", "l\t2\trook", 1), smallWords},
		"a diagram":           {strings.Replace(smallShared, "3R4/", "3R5/", 1), smallWords},
		"marks":               {strings.Replace(smallShared, "d1 d2", "d1 i9", 1), smallWords},
		"a task of no lesson": {smallShared + "t\tx\tgen\t\t\t\t\t\t\n", smallWords},
		"a question unasked":  {smallShared, strings.Replace(smallWords, "q\t1\tKako? / Ravno / Koso", "q\t1\tKako?", 1)},
		"a game's moves":      {strings.Replace(smallShared, "e4 e5", "e4 e4", 1), smallWords},
		"not UTF-8":           {smallShared, smallWords + "s\tx\t\xff\n"},
		"too long":            {smallShared + strings.Repeat("l", MaxBytes), smallWords},
		"too many lines":      {smallShared, smallWords + strings.Repeat("s\ta\tb\n", maxLines)},
	} {
		b, err := Read([]byte(files[0]), []byte(files[1]))
		var fault *FormError
		if !errors.As(err, &fault) || b != nil {
			t.Errorf("%s: %v %v", name, b != nil, err)
		}
	}
}

// TestRowsThatCannotBe: a row that names no rule, no square or no move is an error of its lesson.
func TestRowsThatCannotBe(t *testing.T) {
	for _, row := range []string{
		"tap\tx\t8/8/8/8/8/8/8/8\tsquare:i9", "tap\tx\t8/8/8/8/8/8/8/8\tnothing", "tap\tx\t8/8/8/8/8/8/8/8\tfile:x", "tap\tx\t8/8/8/8/8/8/8/8\tpinned:w",
		"tap\tx\t8/8/8/8/8/8/8/8\tchecker", "tap\tx\t8/8/8/8/8/8/8/8\tstart:R", "move\tx\t8/8/8/8/8/8/8/8\tmate", "move\tx\t4k3/8/8/8/8/8/8/4K3 w - - 0 1\tmate",
		"move\tx\t4k3/8/8/8/8/8/8/4K3 w - - 0 1\tsan:Qd4", "choose\tx\t\tnothing", "choose\tx\t\tcan:short", "choose\tx\t\tletter:P", "partner\tx\t\tKRR",
		"place\tx\t\twX,q", "dictate\tx\t\tnone", "gen\t\t\tnothing", "dance\tx\t\t", "line\tx\t4k3/8/8/8/8/8/8/4K3 w - - 0 1\t", "write\tx\t4k3/8/8/8/8/8/8/4K3 w - - 0 1\tshort:Ra1",
		"place\tx\t\twX", "line\tx\t\te4", "gen\t\t\tman", "tap\tx\t9/8/8/8/8/8/8/8\tsquare:a1", "move\tx\t8/8/8/8/8/8/8/8 w - - 0 1\tany",
	} {
		args := ""
		if strings.HasPrefix(row, "gen") {
			args = "3"
		}
		shared := "wasit-learn-1\nl\t1\trook\t\t\t\nt\trook\t" + row + "\t" + args + "\t\t\n"
		b, err := Read([]byte(shared), []byte(smallWords))
		if err != nil {
			t.Fatalf("%q: %v", row, err)
		}
		if tasks, err := b.Tasks(b.Lesson("rook"), 1); err == nil || tasks != nil {
			t.Errorf("%q: %d tasks", row, len(tasks))
		}
	}
}

// FuzzRead: whatever is fetched, reading and drawing never panic.
func FuzzRead(f *testing.F) {
	f.Add([]byte(smallShared), []byte(smallWords))
	f.Fuzz(func(_ *testing.T, shared, lang []byte) {
		b, err := Read(shared, lang)
		if err != nil {
			return
		}
		for _, l := range b.Lessons() {
			_, _ = b.Tasks(l, 3)
		}
	})
}
