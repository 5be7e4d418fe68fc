package classroom

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wasit/rules/notation"
)

// fork is the position of a knight's fork: three checks by d5, one of them wins.
const fork = "r4rk1/pp1q1p1p/6p1/3N4/8/6Q1/PP3PPP/R5K1 w - - 0 1"

var testKey = Key{1, 2, 3}

// classOf is a class with tasks in it.
func classOf(t testing.TB, tasks ...Task) Class {
	t.Helper()
	c := Class{Key: testKey, Name: "5B"}
	for _, task := range tasks {
		next, err := c.Add(task)
		if err != nil {
			t.Fatal(err)
		}
		c = next
	}
	return c
}

// reply is an answer of pupil n, as a phone with the code of the class makes it.
func reply(c Class, n, number, turn int, pick string) Reply {
	return Reply{Class: c.Key.Tag(), Pupil: PupilID(n), Name: fmt.Sprintf("Murid %d", n), Number: number, Turn: turn, Pick: pick}
}

func take(t testing.TB, c Class, r Reply) Class {
	t.Helper()
	next, err := c.Take(r)
	if err != nil {
		t.Fatalf("%+v: %v", r, err)
	}
	return next
}

// TestShares: of thirty answers each is counted once, moves stand by how many played them, options in their order, and who did not answer
// is told. A pupil who changes the answer is counted with the last one.
func TestShares(t *testing.T) {
	c := classOf(t, Task{Ask: "Garpu", FEN: fork, Right: []string{"d5f6"}}, Task{Ask: "Warna?", Options: []string{"hitam", "putih"}, Right: []string{"A"}})
	for n := 1; n <= 30; n++ {
		pick := "d5e7"
		if n%3 == 0 {
			pick = "d5f6"
		}
		c = take(t, c, reply(c, n, 1, 1, pick))
	}
	c = take(t, c, reply(c, 1, 1, 2, "d5f6"))
	list := c.Shares()
	if len(list) != 2 || list[0].Pick != "d5e7" || len(list[0].Pupils) != 19 || len(list[1].Pupils) != 11 || !list[1].Right || list[0].Right || c.Answered() != 30 {
		t.Errorf("%+v", list)
	}
	id, _ := notation.LanguageOf("id")
	if got := c.Tasks[0].Say("d5f6", id); got != "Kf6+" {
		t.Errorf("the move is written %q", got)
	}
	c = c.Show().Next()
	c = take(t, c, reply(c, 2, 2, 1, "B"))
	list = c.Shares()
	if len(list) != 2 || list[0].Pick != "A" || len(list[0].Pupils) != 0 || len(list[1].Pupils) != 1 || len(c.Missing()) != 29 {
		t.Errorf("%+v, %d missing", list, len(c.Missing()))
	}
	if len(c.Stuck()) != 0 {
		t.Error("after one shown task nobody is stuck")
	}
	c = c.Show()
	if stuck := c.Stuck(); len(stuck) != 19 || stuck[0].ID != 2 || slices.ContainsFunc(stuck, func(p Pupil) bool { return p.ID%3 == 0 || p.ID == 1 }) {
		t.Errorf("stuck: %+v", stuck)
	}
}

// TestRefusals: what is late, double, older, of another class, of another task, illegal, nameless or too much is refused for its own
// reason, and the class is as before.
func TestRefusals(t *testing.T) {
	c := classOf(t, Task{Ask: "Garpu", FEN: fork}, Task{Ask: "?", Options: []string{"a", "b"}}, Task{Ask: "?", Options: []string{"a", "b"}}).Next()
	c = take(t, c, reply(c, 1, 2, 5, "A"))
	full, shown := c, c.Show()
	for n := 2; n <= MaxPupils; n++ {
		full = take(t, full, reply(c, n, 2, 1, "B"))
	}
	other, nameless := reply(c, 2, 2, 1, "A"), reply(c, 2, 2, 1, "A")
	other.Class[0]++
	nameless.Name = " \u200e\t"
	for _, test := range []struct {
		name string
		c    Class
		r    Reply
		want Reason
	}{
		{"late", shown, reply(c, 2, 2, 1, "A"), Late},
		{"double", c, reply(c, 1, 2, 5, "A"), Double},
		{"double, shown meanwhile", shown, reply(c, 1, 2, 5, "A"), Double},
		{"an older one of the same phone", c, reply(c, 1, 2, 4, "B"), Stale},
		{"the same turn with another answer", c, reply(c, 1, 2, 5, "B"), Stale},
		{"another class", c, other, Other},
		{"the task before", c, reply(c, 2, 1, 1, "d5f6"), Old},
		{"a task that was not asked", c, reply(c, 2, 3, 1, "A"), Early},
		{"no task in hand", c.Next().Next(), reply(c, 2, 4, 1, "A"), Early},
		{"no option", c, reply(c, 2, 2, 1, "C"), Illegal},
		{"a move where options are asked", c, reply(c, 2, 2, 1, "d5f6"), Illegal},
		{"no answer", c, reply(c, 2, 2, 1, ""), Illegal},
		{"nameless", c, nameless, Nameless},
		{"full", full, reply(c, 99, 2, 1, "A"), Full},
	} {
		was := string(test.c.Text())
		next, err := test.c.Take(test.r)
		if ReasonOf(err) != test.want || string(next.Text()) != was || string(test.c.Text()) != was {
			t.Errorf("%s: %v, want %s", test.name, err, test.want)
		}
	}
	if _, err := full.Take(reply(c, 1, 2, 6, "B")); err != nil {
		t.Errorf("a full class takes no new answer of its own pupil: %v", err)
	}
}

// TestLegal: an answer is a move only by the Laws: castling through check, a pinned piece, a promotion without its piece are none.
func TestLegal(t *testing.T) {
	for _, test := range []struct {
		fen, pick string
		want      bool
	}{
		{fork, "d5f6", true}, {fork, "d5f7", false}, {fork, "g8h8", false}, {fork, "d5", false}, {fork, "A", false},
		{"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1h1", false},
		{"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", true},
		{"4k3/8/8/8/8/5r2/8/4K2R w K - 0 1", "e1g1", false},
		{"4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1", "e2d3", false},
		{"8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7a8q", true},
		{"8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7a8", false},
		{"8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7a8k", false},
	} {
		if got := (Task{FEN: test.fen}).Check(test.pick); got != test.want {
			t.Errorf("%s in %s: %t", test.pick, test.fen, got)
		}
	}
}

// TestTasks: what cannot be answered, or fits no code, is no task.
func TestTasks(t *testing.T) {
	long := strings.Repeat("č", MaxAsk)
	for _, test := range []struct {
		name string
		task Task
		want Reason
	}{
		{"a move", Task{FEN: fork}, ""},
		{"a question", Task{Ask: "Ya?", Options: []string{"ya", "tidak"}}, ""},
		{"nothing", Task{}, Empty},
		{"no options, no board", Task{Ask: "Apa?"}, Empty},
		{"options without a question", Task{FEN: fork, Options: []string{"a", "b"}}, Empty},
		{"mate on the board", Task{FEN: "R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1"}, Empty},
		{"no position", Task{FEN: "8/8/8/8/8/8/8/8 w - - 0 1"}, Broken},
		{"one option", Task{Ask: "?", Options: []string{"a"}}, Broken},
		{"an empty option", Task{Ask: "?", Options: []string{"a", ""}}, Broken},
		{"seven", Task{Ask: "?", Options: []string{"a", "b", "c", "d", "e", "f", "g"}}, Broken},
		{"long", Task{Ask: long + "č", FEN: fork}, Broken},
		{"a wrong solution", Task{FEN: fork, Right: []string{"d5d6"}}, Broken},
		{"more than a code holds", Task{Ask: long, FEN: fork, Options: []string{"ččččččččččččččč", "čččččččččč", "čččččččččč", "čččč"}}, Long},
	} {
		if _, err := (Class{Key: testKey, Name: "5B"}).Add(test.task); ReasonOf(err) != test.want || (test.want == "") != (err == nil) {
			t.Errorf("%s: %v, want %q", test.name, err, test.want)
		}
	}
}

// TestEnd: when the class ends nothing of a pupil stays but where the teacher said so, and codes of before are of another class.
func TestEnd(t *testing.T) {
	c := take(t, classOf(t, Task{FEN: fork}), reply(classOf(t), 1, 1, 1, "d5f6"))
	over := c.Ended(Key{9})
	if len(over.Pupils)+len(over.Tasks) != 0 || strings.Contains(string(over.Text()), "Murid") {
		t.Errorf("%s", over.Text())
	}
	c.Keep = true
	if over = c.Ended(Key{9}); len(over.Pupils) != 1 || len(over.Tasks) != 0 {
		t.Errorf("%s", over.Text())
	}
	if _, err := over.Take(reply(c, 1, 1, 2, "d5f6")); ReasonOf(err) != Other {
		t.Error(err)
	}
	if gone := c.Remove(1); len(gone.Pupils)+gone.Answered() != 0 || c.Answered() != 1 {
		t.Error("a pupil who was taken out is still there")
	}
}

// TestKept: a class and a phone are read back as they were, and what is damaged or newer is not.
func TestKept(t *testing.T) {
	c := take(t, classOf(t, Task{Ask: "x", FEN: fork, Right: []string{"d5f6"}}), reply(classOf(t), 1, 1, 1, "d5f6")).Show()
	back, err := ReadClass(c.Text())
	if err != nil || string(back.Text()) != string(c.Text()) {
		t.Errorf("%v\n%s\n%s", err, back.Text(), c.Text())
	}
	for _, bad := range []string{"", "x", `{"V":1}`, `{"V":1,"Class":{}}`, strings.Replace(string(c.Text()), `"At":0`, `"At":7`, 1), strings.Replace(string(c.Text()), `"Turn":1,"Pick":"d5f6"`, `"Turn":1,"Pick":"d5d6"`, 1),
		strings.Replace(string(c.Text()), `"ID":1`, `"ID":2`, 1)} {
		if _, err := ReadClass([]byte(bad)); ReasonOf(err) != Broken {
			t.Errorf("%s: %v", bad, err)
		}
	}
	if _, err := ReadClass([]byte(`{"V":2}`)); ReasonOf(err) != Newer {
		t.Error(err)
	}
	q, _ := c.Question()
	p, err := Phone{Name: "Ana", Lot: [16]byte{4}}.Ask(q)
	if err != nil {
		t.Fatal(err)
	}
	if back, err := ReadPhone(p.Text()); err != nil || string(back.Text()) != string(p.Text()) {
		t.Error(err)
	}
}
