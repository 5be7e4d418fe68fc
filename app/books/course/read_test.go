package course

import (
	"errors"
	"strings"
	"testing"
)

// A small course of one lesson in one language.
const (
	smallShared = "wasit-learn-2\nk\task.mate ask.moves man.R\nw\trook zeitnot duel check\t1\np\nl\trook\t3.3\t8/8/8/8/3R4/8/8/8\td1 d2\n" +
		"t\tgen\t\t\tman\t3,R\t\t\nt\tmove\tmate\t6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\tmate\t\t\t\nq\t3.3\t\t\nm\tlegal\tLegall\te4 e5\n"
	smallWords = "wasit-learn-2\thr\np\tPloča\nl\tTop\tTop ide ravno.\ns\tMat\ns\tKamo smije {0} na {1}?\n" +
		"s\ttop\nq\tKako? / Ravno / Koso\ng\tTop\tFigura.\ng\tcajtnot\tMalo vremena.\ng\tdžul\tIzmišljeno.\ng\tdvoboj\tDvoje.\nh\twhat\tŠto\tJedan¶Dva\n"
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
	if b.Language.Code != "hr" || b.Terms[0].Word != "Top" || !b.Terms[0].Head || b.Terms[1].Word != "cajtnot" || b.Terms[2].Word != "dvoboj" || b.Terms[2].Key != "check" || len(b.Pages[0].Paragraphs) != 2 || len(b.Games[0].Moves) != 2 {
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
		"another form":        {strings.Replace(smallShared, "learn-2", "learn-1", 1), smallWords},
		"a field too few":     {strings.Replace(smallShared, "\td1 d2\n", "\n", 1), smallWords},
		"no language":         {smallShared, strings.Replace(smallWords, "\thr", "\txx", 1)},
		"an unknown kind":     {smallShared + "z\t1\n", smallWords},
		"a lesson's words":    {smallShared, strings.Replace(smallWords, "l\tTop\tTop ide ravno.\n", "", 1)},
		"a lesson twice":      {smallShared + "l\trook\t\t\t\n", smallWords + "l\tx\ty\n"},
		"no such part":        {strings.Replace(smallShared, "\np\n", "\n", 1), strings.Replace(smallWords, "p\tPloča\n", "", 1)},
		"a diagram":           {strings.Replace(smallShared, "3R4/", "3R5/", 1), smallWords},
		"marks":               {strings.Replace(smallShared, "d1 d2", "d1 i9", 1), smallWords},
		"a task of no lesson": {strings.Replace(smallShared, "p\n", "p\nt\tgen\t\t\t\t\t\t\n", 1), smallWords},
		"a question unasked":  {smallShared, strings.Replace(smallWords, "q\tKako? / Ravno / Koso", "q\tKako?", 1)},
		"a game's moves":      {strings.Replace(smallShared, "e4 e5", "e4 e4", 1), smallWords},
		"a text too many":     {smallShared, smallWords + "s\tx\n"},
		"a text too few":      {smallShared, strings.Replace(smallWords, "s\ttop\n", "", 1)},
		"a term too few":      {smallShared, strings.Replace(smallWords, "g\tTop\tFigura.\n", "", 1)},
		"head words":          {strings.Replace(smallShared, "check\t1", "check\t9", 1), smallWords},
		"not UTF-8":           {smallShared, smallWords + "s\t\xff\n"},
		"too long":            {smallShared + strings.Repeat("l", MaxBytes), smallWords},
		"too many lines":      {smallShared, smallWords + strings.Repeat("s\ta\n", maxLines)},
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
		shared := "wasit-learn-2\np\nl\trook\t\t\t\nt\t" + row + "\t" + args + "\t\t\n"
		b, err := Read([]byte(shared), []byte("wasit-learn-2\thr\np\tPloča\nl\tTop\tTop ide ravno.\n"))
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
