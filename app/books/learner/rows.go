package learner

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wasit/rules/endgame"
	"wasit/swiss/lot"
)

// version grows when older programs would misread what lies in a book.
const version = "1"

// maxRow bounds a row, in bytes.
const maxRow = 400

// A VersionError reports a book that a newer program wrote. Nothing is written over it.
type VersionError struct{ Version string }

func (e *VersionError) Error() string {
	return fmt.Sprintf("learner: the book has version %.10q", e.Version)
}

// A FullError reports a bound that is reached.
type FullError struct{ Most int }

func (e *FullError) Error() string { return fmt.Sprintf("learner: no more than %d", e.Most) }

// A RowError names a row of a book that cannot be read; its head is row 1.
type RowError struct {
	Row int
	Err error
}

func (e *RowError) Error() string { return fmt.Sprintf("learner: row %d: %v", e.Row, e.Err) }

// Unwrap returns what is wrong with the row.
func (e *RowError) Unwrap() error { return e.Err }

// A fieldError names the field of a row whose text is not a value of it.
type fieldError struct{ field, text string }

func (e *fieldError) Error() string { return fmt.Sprintf("learner: %s %.40q", e.field, e.text) }

func number(n int) string { return strconv.Itoa(n) }

func (l *Learner) head() string {
	return strings.Join([]string{version, strconv.FormatInt(l.Created, 10), number(l.Sign), l.Name}, "\t")
}

func (a TaskLeft) fields() []string {
	return []string{"t", a.Task.Lesson, number(a.Task.Number), strconv.FormatUint(uint64(a.Seed), 36), number(a.Wrong), number(a.Hints), string(a.Outcome)}
}

func (a GamePlayed) fields() []string {
	won := "0"
	if a.Won {
		won = "1"
	}
	return []string{"p", a.Ending.String(), number(a.Moves), number(a.Best), won}
}

func (a DrillDone) fields() []string {
	return []string{"d", number(side(a.FromBlack)), number(a.Right), number(a.Wrong)}
}

func (a Renamed) fields() []string { return []string{"n", number(a.Sign), a.Name} }

// line writes an act: what it is, when, then its fields.
func line(a Act, at int64) string {
	f := a.fields()
	return strings.Join(slices.Insert(f, 1, strconv.FormatInt(at, 10)), "\t")
}

// Read reads a book; a damaged one gives an error that names the row, and no learner.
func Read(id ID, rows []string) (*Learner, error) {
	if len(rows) == 0 || len(rows) > MaxRows {
		return nil, &RowError{1, &fieldError{"rows", number(len(rows))}}
	}
	l, err := readHead(id, rows[0])
	if err != nil {
		return nil, &RowError{1, err}
	}
	for i, row := range rows[1:] {
		act, at, err := readAct(row)
		if err != nil {
			return nil, &RowError{i + 2, err}
		}
		l.take(act, at)
	}
	return l, nil
}

func readHead(id ID, row string) (*Learner, error) {
	f := strings.Split(row, "\t")
	if f[0] != version {
		if _, err := strconv.Atoi(f[0]); err == nil {
			return nil, &VersionError{f[0]}
		}
		return nil, &fieldError{"version", f[0]}
	}
	if len(f) != 4 || len(row) > maxRow {
		return nil, &fieldError{"head", row}
	}
	r := reader{f: f[1:]}
	l := (&Learner{ID: id, Created: r.time(), rows: 1}).copied()
	l.Sign = r.number("sign", 0, Signs-1)
	name, err := cleanName(r.next())
	if err != nil {
		return nil, err
	}
	l.Name, l.last = name, l.Created
	return l, r.err
}

// acts are the kinds of rows by their first field, with the number of fields that follow the time.
var acts = map[string]struct {
	fields int
	read   func(*reader) Act
}{
	"t": {6, func(r *reader) Act {
		a := TaskLeft{Task: Task{Lesson: r.key(), Number: r.number("task", 1, MaxTasks)}, Seed: r.seed()}
		a.Wrong, a.Hints, a.Outcome = r.number("wrong", 0, 9999), r.number("hints", 0, 2), Outcome(r.next())
		if a.Outcome != Solved && a.Outcome != Shown && a.Outcome != Stopped {
			r.fail("outcome", string(a.Outcome))
		}
		return a
	}},
	"p": {4, func(r *reader) Act {
		a := GamePlayed{Ending: r.ending(), Moves: r.number("moves", 0, 9999)}
		a.Best, a.Won = r.number("best", 0, a.Moves), r.number("won", 0, 1) == 1
		return a
	}},
	"d": {3, func(r *reader) Act {
		return DrillDone{r.number("side", 0, 1) == 1, r.number("right", 0, 9999), r.number("wrong", 0, 9999)}
	}},
	"n": {2, func(r *reader) Act {
		a := Renamed{Sign: r.number("sign", 0, Signs-1)}
		var err error
		if a.Name, err = cleanName(r.next()); err != nil && r.err == nil {
			r.err = err
		}
		return a
	}},
}

func readAct(row string) (Act, int64, error) {
	f := strings.Split(row, "\t")
	kind, ok := acts[f[0]]
	if !ok || len(f) != kind.fields+2 || len(row) > maxRow {
		return nil, 0, &fieldError{"row", row}
	}
	r := reader{f: f[1:]}
	at := r.time()
	act := kind.read(&r)
	return act, at, r.err
}

// A reader takes fields one by one and keeps the first fault.
type reader struct {
	f   []string
	err error
}

func (r *reader) next() string {
	if len(r.f) == 0 {
		return ""
	}
	text := r.f[0]
	r.f = r.f[1:]
	return text
}

func (r *reader) fail(field, text string) {
	if r.err == nil {
		r.err = &fieldError{field, text}
	}
}

func (r *reader) number(field string, least, most int) int {
	text := r.next()
	n, err := strconv.Atoi(text)
	if err != nil || n < least || n > most || text != number(n) {
		r.fail(field, text)
		return least
	}
	return n
}

// maxTime is the year 9999.
const maxTime = 253402300799999

func (r *reader) time() int64 {
	text := r.next()
	at, err := strconv.ParseInt(text, 10, 64)
	if err != nil || at < 0 || at > maxTime {
		r.fail("time", text)
	}
	return at
}

func (r *reader) seed() lot.Seed {
	text := r.next()
	n, err := strconv.ParseUint(text, 36, 64)
	if err != nil {
		r.fail("seed", text)
	}
	return lot.Seed(n)
}

// key reads the key of a lesson: small letters, digits and lines. One that the course no longer has is kept: an older release
// may know it.
func (r *reader) key() string {
	text := r.next()
	if text == "" || len(text) > 40 || strings.ContainsFunc(text, func(c rune) bool { return (c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '-' }) {
		r.fail("lesson", text)
	}
	return text
}

func (r *reader) ending() endgame.Ending {
	text := r.next()
	for _, e := range endgame.Endings() {
		if e.String() == text {
			return e
		}
	}
	r.fail("ending", text)
	return 0
}

func (l *Learner) sortedTasks() []Task {
	list := make([]Task, 0, len(l.tasks))
	for t := range l.tasks {
		list = append(list, t)
	}
	slices.SortFunc(list, func(a, b Task) int {
		if c := strings.Compare(a.Lesson, b.Lesson); c != 0 {
			return c
		}
		return a.Number - b.Number
	})
	return list
}

func fold(name string) string { return strings.ToLower(name) }
