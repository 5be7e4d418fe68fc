// Package lesson is a pupil's way through one lesson: the task that is asked, what stands on the board, what was answered and
// how. It is a value without a screen: every act of the pupil gives the next one, and says what is to be kept of it.
package lesson

import (
	"github.com/notnil/chess"

	"wasit/app/books/course"
	"wasit/app/books/learner"
	"wasit/rules/board"
)

// A Phase says what the page shows below the board.
type Phase uint8

// The phases of a task, and of a lesson that is done.
const (
	Asking   Phase = iota
	Right          // with the next task to come
	Wrong          // with the wrong move still on the board: try again, or see the solution
	Shown          // the solution
	Finished       // all tasks are behind
)

// A Mark is what the strip of the lesson shows for a task.
type Mark uint8

// The marks.
const (
	Open   Mark = iota
	Clean       // solved at the first try
	Solved      // after a wrong answer or a hint
	Helped      // the solution was shown
)

// A Run is a lesson under way.
type Run struct {
	Book   *course.Book
	Lesson *course.Lesson
	Seed   course.Seed
	Tasks  []*course.Task
	Marks  []Mark
	At     int  // the task, from 0
	Free   bool // tasks beside the lessons, of which nothing is kept

	Phase Phase
	Why   string // said to the last answer, or ""
	Hints int    // shown of this task, 0 to 2
	Wrong int    // answers to this task

	Men    course.Men      // on the board now
	Pos    *board.Position // the same as a position, where it is one
	Last   board.Move      // made last on the board, or 0
	After  board.Move      // what the other side would answer to the wrong move on the board, or 0
	Found  board.Bitboard  // right squares touched
	Missed board.Bitboard  // wrong squares touched, or on which pieces are put wrongly

	// Report is what is to be kept: set by the act after which the task is solved, shown or stopped, and by no other.
	Report *learner.TaskLeft

	played int // moves of a line or a dictation, replies included
}

// Start opens a lesson at a task, counted from 1, with the sheet of a seed.
func Start(b *course.Book, l *course.Lesson, seed course.Seed, at int) (Run, error) {
	tasks, err := b.Tasks(l, seed)
	if err != nil {
		return Run{}, err
	}
	r := Run{Book: b, Lesson: l, Seed: seed, Tasks: tasks, Marks: make([]Mark, len(tasks)), At: max(0, min(at, len(tasks))-1)}
	return r.ask(), nil
}

// Practise opens tasks beside the lessons; l gives them a name.
func Practise(b *course.Book, l *course.Lesson, tasks []*course.Task) Run {
	r := Run{Book: b, Lesson: l, Tasks: tasks, Marks: make([]Mark, len(tasks)), Free: true}
	return r.ask()
}

// Task returns the task that is asked.
func (r Run) Task() *course.Task { return r.Tasks[min(r.At, len(r.Tasks)-1)] }

// ask sets the board up for the task.
func (r Run) ask() Run {
	r.Phase, r.Why, r.Hints, r.Wrong, r.Last, r.Found, r.Missed, r.Report, r.played = Asking, "", 0, 0, 0, 0, 0, nil, 0
	return r.restore()
}

func (r Run) restore() Run {
	t := r.Task()
	r.Men, r.Pos, r.Last, r.After, r.played = t.Men, nil, 0, 0, 0
	if t.Pos != nil {
		pos := *t.Pos
		r.Pos = &pos
	}
	return r
}

// make plays a move on the board.
func (r Run) make(m board.Move) Run {
	pos := r.Pos.After(m)
	r.Pos, r.Last = &pos, m
	for sq := range r.Men {
		r.Men[sq] = pos.PieceAt(chess.Square(sq))
	}
	return r
}

// answered takes a verdict on an answer that does not end the task by being wrong.
func (r Run) answered(v course.Verdict) Run {
	r.Why, r.Report = v.Why, nil
	switch {
	case !v.Right:
		r.Wrong++
	case v.Done:
		return r.left(Right, learner.Solved)
	}
	return r
}

// left ends the task.
func (r Run) left(phase Phase, outcome learner.Outcome) Run {
	r.Phase = phase
	r.Report = &learner.TaskLeft{Task: learner.Task{Lesson: r.Lesson.Key, Number: r.At + 1}, Seed: r.Seed, Wrong: r.Wrong, Hints: r.Hints, Outcome: outcome}
	if r.Free {
		r.Report = nil
	}
	marks := append([]Mark(nil), r.Marks...)
	switch {
	case outcome != learner.Solved:
		marks[r.At] = Helped
	case r.Wrong == 0 && r.Hints == 0:
		marks[r.At] = Clean
	default:
		marks[r.At] = Solved
	}
	r.Marks = marks
	return r
}

// Hint shows the next hint, and nothing when both are shown.
func (r Run) Hint() Run {
	if r.Phase == Asking || r.Phase == Wrong {
		r.Hints, r.Report = min(r.Hints+1, 2), nil
	}
	return r
}

// Retry takes a wrong move back.
func (r Run) Retry() Run {
	if r.Phase != Wrong {
		return r
	}
	r.Phase, r.Why, r.Report = Asking, "", nil
	return r.restore()
}

// Solution shows what is right: squares, pieces or the move on the board.
func (r Run) Solution() Run {
	if r.Phase != Asking && r.Phase != Wrong {
		return r
	}
	r = r.restore()
	t := r.Task()
	switch t.Kind {
	case course.TapAll, course.TapOne:
		r.Found = t.Squares()
	case course.Move, course.Write:
		r = r.make(t.Moves()[0])
	case course.Line:
		for _, m := range t.Moves() {
			r = r.make(m)
		}
	case course.Place:
		r.Men = t.Goal()
	}
	r.Missed, r.Why = 0, t.Solution()
	return r.left(Shown, learner.Shown)
}

// Next goes on to the next task, or finishes the lesson.
func (r Run) Next() Run {
	if r.Phase != Right && r.Phase != Shown {
		return r
	}
	if r.At++; r.At == len(r.Tasks) {
		r.At, r.Phase, r.Report = r.At-1, Finished, nil
		return r
	}
	return r.ask()
}

// Stop leaves the lesson: a task that was begun and not solved is kept as such.
func (r Run) Stop() Run {
	if r.Phase == Asking && r.Wrong == 0 && r.Hints == 0 || r.Phase != Asking && r.Phase != Wrong {
		r.Report = nil
		return r
	}
	marks := r.Marks
	r = r.left(r.Phase, learner.Stopped)
	r.Marks = marks
	return r
}
