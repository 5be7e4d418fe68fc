package learner

import (
	"cmp"
	"encoding/json"
	"slices"
	"strconv"
	"time"

	"wasit/app/books/course"
	"wasit/app/words/letters"
)

// A Standing is a row of the coach's table.
type Standing struct {
	Learner *Learner
	Parts   [6]PartStanding
	Stuck   int // tasks in all parts
}

// A PartStanding is what a learner has done of a part.
type PartStanding struct {
	Done, Lessons int // lessons of which every task is solved
	Begun         bool
	Stuck         []Task // in the order of the course
	At            int64  // when the part was completed, or 0
}

// Complete reports whether every lesson of the part is done: there is a certificate for it.
func (p PartStanding) Complete() bool { return p.Lessons > 0 && p.Done == p.Lessons }

// Table returns the coach's table, those who are stuck most first, then by the alphabet.
func Table(a letters.Alphabet, b *course.Book, learners []*Learner) []Standing {
	table := make([]Standing, 0, len(learners))
	for _, l := range learners {
		table = append(table, standing(b, l))
	}
	slices.SortStableFunc(table, func(x, y Standing) int {
		return cmp.Or(y.Stuck-x.Stuck, a.Compare(x.Learner.Name, y.Learner.Name))
	})
	return table
}

func standing(b *course.Book, l *Learner) Standing {
	s := Standing{Learner: l}
	for i := range min(len(b.Parts), len(s.Parts)) {
		p := &s.Parts[i]
		p.Lessons = len(b.Parts[i].Lessons)
		for _, lesson := range b.Parts[i].Lessons {
			solved, last := 0, int64(0)
			for n := 1; n <= lesson.Count(); n++ {
				t := Task{lesson.Key, n}
				progress := l.tasks[t]
				p.Begun = p.Begun || progress.Tries > 0
				if progress.Solved {
					solved, last = solved+1, max(last, progress.FirstAt)
				}
				if progress.Stuck() {
					p.Stuck = append(p.Stuck, t)
				}
			}
			if solved == lesson.Count() {
				p.Done++
				p.At = max(p.At, last)
			}
		}
		if !p.Complete() {
			p.At = 0
		}
		s.Stuck += len(p.Stuck)
	}
	return s
}

// Solved returns how many tasks of a lesson are solved.
func (l *Learner) Solved(lesson *course.Lesson) (n int) {
	for i := 1; i <= lesson.Count(); i++ {
		if l.tasks[Task{lesson.Key, i}].Solved {
			n++
		}
	}
	return n
}

// Next returns the first lesson in which something is to do, and its first task that is not solved; nil when all is done.
func (l *Learner) Next(b *course.Book) (*course.Lesson, int) {
	for _, lesson := range b.Lessons() {
		for n := 1; n <= lesson.Count(); n++ {
			if !l.tasks[Task{lesson.Key, n}].Solved {
				return lesson, n
			}
		}
	}
	return nil, 0
}

// Cells returns the coach's table for a spreadsheet; head holds the words for the learner and for tasks that stop him.
func Cells(b *course.Book, table []Standing, learner, stuck string) [][]string {
	head := []string{learner}
	for _, p := range b.Parts {
		head = append(head, p.Title)
	}
	cells := [][]string{append(head, stuck)}
	for _, s := range table {
		row := []string{s.Learner.Name}
		for i := range b.Parts {
			row = append(row, strconv.Itoa(s.Parts[i].Done)+"/"+strconv.Itoa(s.Parts[i].Lessons))
		}
		cells = append(cells, append(row, strconv.Itoa(s.Stuck)))
	}
	return cells
}

// exported is a learner as the coach's export holds one.
type exported struct {
	Name    string         `json:"name"`
	Created string         `json:"created"`
	Tasks   []exportedTask `json:"tasks"`
}

type exportedTask struct {
	Lesson string `json:"lesson"`
	Task   int    `json:"task"`
	Solved bool   `json:"solved"`
	Tries  int    `json:"tries"`
	Wrong  int    `json:"wrong"`
	Hints  int    `json:"hints"`
	Last   string `json:"last"`
}

// Export returns everything about the learners for another program, in JSON. The coach alone makes it.
func Export(learners []*Learner) []byte {
	list := make([]exported, 0, len(learners))
	for _, l := range learners {
		e := exported{Name: l.Name, Created: stamp(l.Created), Tasks: []exportedTask{}}
		for _, t := range l.sortedTasks() {
			p := l.tasks[t]
			e.Tasks = append(e.Tasks, exportedTask{t.Lesson, t.Number, p.Solved, p.Tries, p.Wrong, p.Hints, stamp(p.Last)})
		}
		list = append(list, e)
	}
	data, err := json.MarshalIndent(map[string]any{"form": "wasit-learners-1", "learners": list}, "", " ")
	if err != nil {
		panic("learner: " + err.Error()) // strings and numbers can always be written
	}
	return append(data, '\n')
}

func stamp(at int64) string { return time.UnixMilli(at).UTC().Format(time.RFC3339) }
