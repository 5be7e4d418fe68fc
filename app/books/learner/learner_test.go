package learner

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"wasit/app/words/letters"
	"wasit/rules/endgame"
	"wasit/web/learn/learntest"
)

// A desk is a device with its store of rows.
type desk struct {
	t     *testing.T
	all   []*Learner
	books map[ID][]string
}

func (d *desk) add(name string, sign int) *Learner {
	d.t.Helper()
	id := ID(fmt.Sprintf("l%d", len(d.all)+1))
	l, row, err := New(id, name, sign, 1000, d.all)
	if err != nil {
		d.t.Fatal(err)
	}
	d.all = append(d.all, l)
	d.books[id] = []string{row}
	return l
}

// do lets learner i act, stores the row, and compares with what is read from the store.
func (d *desk) do(i int, act Act, at int64) *Learner {
	d.t.Helper()
	before := d.all[i]
	rows := before.Rows()
	l, row, err := before.Do(act, at, d.all)
	if err != nil {
		d.t.Fatal(err)
	}
	d.all[i] = l
	d.books[l.ID] = append(d.books[l.ID], row)
	read, err := Read(l.ID, d.books[l.ID])
	if err != nil || fmt.Sprintf("%+v", read) != fmt.Sprintf("%+v", l) {
		d.t.Fatalf("read %+v, %v, want %+v", read, err, l)
	}
	if before.Rows() != rows || l.Rows() != rows+1 || len(d.books[l.ID]) != l.Rows() {
		d.t.Fatalf("rows %d, before %d", l.Rows(), before.Rows())
	}
	return l
}

func newDesk(t *testing.T) *desk { return &desk{t: t, books: map[ID][]string{}} }

// TestDay follows two pupils: what they do is in the coach's table, and the store gives the same back.
func TestDay(t *testing.T) {
	b := learntest.Book(t, "id")
	d := newDesk(t)
	d.add("Muhammad Rizky Ramadhan", 0)
	d.add("Citra  Dewi ", 4)
	if d.all[1].Name != "Citra Dewi" {
		t.Errorf("%q", d.all[1].Name)
	}
	for _, lesson := range b.Parts[0].Lessons {
		for n := 1; n <= lesson.Count(); n++ {
			d.do(0, TaskLeft{Task{lesson.Key, n}, 1, 0, 0, Solved}, 2000)
		}
	}
	escape := Task{"escape", 4}
	d.do(1, TaskLeft{escape, 7, 3, 2, Shown}, 3000)
	d.do(1, GamePlayed{endgame.KRK, 12, 9, true}, 4000)
	d.do(1, GamePlayed{endgame.KRK, 50, 1, false}, 4500)
	d.do(1, DrillDone{true, 24, 1}, 5000)
	d.do(1, DrillDone{true, 20, 0}, 6000)

	table := Table(letters.English, b, d.all)
	if table[0].Learner.Name != "Citra Dewi" || table[0].Stuck != 1 || table[0].Parts[2].Stuck[0] != escape || !table[0].Parts[2].Begun {
		t.Errorf("%+v", table[0])
	}
	first := table[1].Parts[0]
	if !first.Complete() || first.Done != len(b.Parts[0].Lessons) || first.At != 2000 || table[1].Parts[1].Begun || table[1].Parts[1].Complete() {
		t.Errorf("%+v", table[1].Parts)
	}
	rizky, citra := d.all[0], d.all[1]
	if lesson, n := rizky.Next(b); lesson != b.Parts[1].Lessons[0] || n != 1 {
		t.Errorf("next is %v, %d", lesson, n)
	}
	if p := citra.Partner(endgame.KRK); p != (Partner{2, 1, 12, 9, 4500}) || citra.Partner(endgame.KQK) != (Partner{}) {
		t.Errorf("%+v", p)
	}
	if citra.Drill(true) != (Drill{2, 24, 6000}) || citra.Drill(false) != (Drill{}) || citra.Last() != 6000 {
		t.Errorf("%+v %d", citra.Drill(true), citra.Last())
	}

	d.do(1, TaskLeft{escape, 7, 0, 0, Solved}, 7000)
	if again := d.all[1].Task(escape); again.Stuck() || !again.Solved || again.Wrong != 3 || again.Tries != 2 || again.FirstAt != 7000 {
		t.Errorf("%+v", again)
	}
	cells := Cells(b, Table(letters.English, b, d.all), "Murid", "Tersendat")
	if len(cells) != 3 || len(cells[0]) != 8 || cells[2][1] != fmt.Sprintf("%d/%d", first.Done, first.Lessons) {
		t.Errorf("%q", cells)
	}
	var x struct {
		Form     string
		Learners []exported
	}
	if err := json.Unmarshal(Export(d.all), &x); err != nil || len(x.Learners) != 2 || x.Form != "wasit-learners-1" || x.Learners[1].Tasks[0].Wrong != 3 {
		t.Errorf("%+v %v", x, err)
	}
}

// TestNames: forty learners, each told apart by the name.
func TestNames(t *testing.T) {
	d := newDesk(t)
	d.add("Ana", 1)
	var fault *NameError
	for name, why := range map[string]NameFault{"  ": NameEmpty, strings.Repeat("x", 41): NameTooLong, "a\x00b": NameSigns, "ANA": NameTwice} {
		if _, _, err := New("x", name, 0, 1, d.all); !errors.As(err, &fault) || fault.Why != why {
			t.Errorf("%q: %v, want %s", name, err, why)
		}
	}
	if _, _, err := New("x", "Bo", Signs, 1, d.all); err == nil {
		t.Error("a sign that there is not")
	}
	if l := d.do(0, Renamed{"ana Š.", 11}, 9); l.Name != "ana Š." || l.Sign != 11 {
		t.Errorf("%+v", l)
	}
	for i := len(d.all); i < MaxLearners; i++ {
		d.add(fmt.Sprintf("Murid %d", i), i%Signs)
	}
	var full *FullError
	if _, _, err := New("x", "Satu lagi", 0, 1, d.all); !errors.As(err, &full) || full.Most != MaxLearners {
		t.Error(err)
	}
	if _, _, err := d.all[0].Do(Renamed{"Murid 5", 1}, 10, d.all); !errors.As(err, &fault) {
		t.Error(err)
	}
}

// TestReadRefuses: a damaged or hostile book gives an error that names the row.
func TestReadRefuses(t *testing.T) {
	head := "1\t1000\t0\tAna"
	for _, rows := range [][]string{
		{}, {""}, {"x\t1\t0\tAna"}, {"1\t1000\t12\tAna"}, {"1\t-5\t0\tAna"}, {"1\t1000\t0\t"}, {"1\t1000\t0"},
		{head, "t\t1\tescape\t0\t1\t0\t0\ts"}, {head, "t\t1\tescape\t41\t1\t0\t0\ts"}, {head, "t\t1\tEsc ape\t1\t1\t0\t0\ts"},
		{head, "t\t1\tescape\t1\t1\t0\t3\ts"}, {head, "t\t1\tescape\t1\t1\t-1\t0\ts"}, {head, "t\t1\tescape\t1\t1\t0\t0\tx"},
		{head, "t\t1\tescape\t1\t1\t0\t0"}, {head, "p\t1\tKRR\t1\t1\t1"}, {head, "p\t1\tKRK\t3\t4\t1"}, {head, "d\t1\t2\t1\t1"},
		{head, "n\t1\t0\t\x01"}, {head, "z\t1"}, {head, "t\t99999999999999999999\tescape\t1\t1\t0\t0\ts"}, {head, "d\t1\t1\t+1\t1"},
		{head, strings.Repeat("n", 500)},
	} {
		var fault *RowError
		if l, err := Read("x", rows); !errors.As(err, &fault) || l != nil || len(rows) > 0 && fault.Row != len(rows) {
			t.Errorf("%q: %v %v", rows, l, err)
		}
	}
	var newer *VersionError
	if _, err := Read("x", []string{"2\t1000\t0\tAna"}); !errors.As(err, &newer) {
		t.Error(err)
	}
	if _, err := Read("x", []string{head, "t\t5\tgone-lesson\t1\t1\t0\t0\ts"}); err != nil {
		t.Errorf("a lesson of another release: %v", err)
	}
}

// TestActsThatCannotBeStored are refused before the learner changes.
func TestActsThatCannotBeStored(t *testing.T) {
	d := newDesk(t)
	l := d.add("Ana", 1)
	for _, act := range []Act{TaskLeft{Task{"Ä", 1}, 1, 0, 0, Solved}, TaskLeft{Task{"escape", 1}, 1, 0, 0, "x"}, TaskLeft{Task{"a\tb", 1}, 1, 0, 0, Solved},
		GamePlayed{endgame.KRK, 1, 2, true}, DrillDone{false, -1, 0}, Renamed{"", 1}} {
		if next, row, err := l.Do(act, 1, d.all); err == nil || next != nil || row != "" {
			t.Errorf("%+v: %v %q", act, next, row)
		}
	}
	if _, _, err := l.Do(DrillDone{}, -1, d.all); err == nil {
		t.Error("a time before 1970")
	}
}

func TestList(t *testing.T) {
	var l List
	for _, id := range []ID{"a", "b", "c"} {
		l = l.With(id)
	}
	l = l.Without("c")
	if l.Now != "" || len(l.IDs) != 2 || l.With("d").Now != "d" {
		t.Errorf("%+v", l)
	}
	l.Now = "b"
	if read, err := ReadList(l.String() + "\n"); err != nil || read.String() != l.String() {
		t.Errorf("%+v %v", read, err)
	}
	if read, err := ReadList(""); err != nil || len(read.IDs) != 0 {
		t.Error(read, err)
	}
	for _, bad := range []string{"x", "1", "1\tz\ta b", "1\t\ta a", "1\t\t" + strings.Repeat("x", 41), "1\t\t" + ids(41)} {
		if read, err := ReadList(bad); err == nil {
			t.Errorf("%q: %+v", bad, read)
		}
	}
	var newer *VersionError
	if _, err := ReadList("7\ta\ta"); !errors.As(err, &newer) {
		t.Error(err)
	}
}

func ids(n int) string {
	var list []string
	for i := range n {
		list = append(list, fmt.Sprint("i", i))
	}
	return strings.Join(list, " ")
}

// FuzzRead: whatever lies in the store, reading never panics, and what is read can be gone on with.
func FuzzRead(f *testing.F) {
	f.Add("1\t1000\t0\tAna\nt\t1\tescape\t1\t1\t0\t0\ts\np\t2\tKRK\t9\t4\t1\nd\t3\t0\t9\t1\nn\t4\t3\tBo")
	f.Add("2\t\t\t")
	f.Fuzz(func(t *testing.T, text string) {
		l, err := Read("x", strings.Split(text, "\n"))
		if err != nil {
			return
		}
		if next, _, err := l.Do(DrillDone{false, 3, 0}, 5, []*Learner{l}); err != nil || next.Rows() != l.Rows()+1 {
			t.Fatal(err)
		}
		if !json.Valid(Export([]*Learner{l})) {
			t.Fatal("the export is no JSON")
		}
	})
}
