package course

import (
	"slices"
	"strings"
	"testing"

	"wasit/swiss/lot"
)

// half reads a number in wholes and halves, doubled.
func half(text string) (n int) {
	for _, r := range strings.TrimSuffix(text, "½") {
		n = n*10 + int(r-'0')
	}
	n *= 2
	if strings.HasSuffix(text, "½") {
		n++
	}
	return n
}

// TestTieBreaksAddUp: the answer is what a child adds up from the table that is shown.
func TestTieBreaksAddUp(t *testing.T) {
	b := small(t)
	for _, name := range []string{"buchholz", "sonneborn"} {
		list, err := b.generate(name, 20, "", lot.New(3))
		if err != nil {
			t.Fatal(err)
		}
		for _, task := range list {
			sum := 0 // of quarters
			for _, row := range task.Table[1:] {
				share := map[string]int{"1": 2, "½": 1, "0": 0}[row[2]]
				if name == "buchholz" {
					share = 2
				}
				sum += half(row[1]) * share
			}
			if got := half(task.Options[task.Choice()]); 2*got != sum || len(task.Table) != 5 || len(task.Options) != 3 {
				t.Errorf("%s %v: %q, want %d quarters", name, task.Table, task.Options, sum)
			}
		}
	}
}

// TestMeetings: the answer has not been met before, and no wrong answer is as near in points and new.
func TestMeetings(t *testing.T) {
	b := small(t)
	list, err := b.generate("meet", 12, "", lot.New(3))
	if err != nil {
		t.Fatal(err)
	}
	for _, task := range list {
		points, met := map[string]int{}, map[string]string{}
		for _, row := range task.Table[1:] {
			points[row[0]], met[row[0]] = half(row[1]), row[2]
		}
		right := task.Options[task.Choice()]
		who := slices.IndexFunc(task.Table, func(row []string) bool { return strings.Contains(task.Ask, row[0]) })
		if who < 0 { // the small course has no text with the name
			continue
		}
		asked := task.Table[who][0]
		for _, o := range task.Options {
			fits := !strings.Contains(met[o], asked) && abs(points[o]-points[asked]) <= abs(points[right]-points[asked])
			if fits != (o == right) {
				t.Errorf("%s: %s fits %v, right is %s, %v", task.Ask, o, fits, right, task.Table)
			}
		}
	}
	byes, err := b.generate("bye", 12, "", lot.New(3))
	if err != nil || len(byes) != 12 {
		t.Fatal(err)
	}
}
