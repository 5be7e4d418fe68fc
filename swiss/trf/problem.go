package trf

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wasit/swiss"
)

// ProblemKind says what is wrong at a place of a file.
type ProblemKind uint8

// The kinds of problems. Whether one is an error or a warning is said by where it is returned.
const (
	TooLarge       ProblemKind = iota + 1 // the file, its lines, players or rounds exceed a limit: Want holds it
	BadEncoding                           // not a text in the encoding asked for
	OtherEncoding                         // warning: not UTF-8; Got is what it is read as
	BadNumber                             // Want: the range
	BadPoints                             // Want: the form
	BadDate                               // warning: the date is left out
	BadText                               // a word or letter that is not one of those in Want
	TabInLine                             // a tab stands where columns count
	NoPlayers                             // no 001 record
	Duplicate                             // a pairing number, or a value given twice
	UnknownPlayer                         // a pairing number that no 001 record has
	MissingPlayer                         // a game without an opponent
	ExtraPlayer                           // a bye with an opponent
	Inconsistent                          // the records contradict each other: Defect says how
	PointsDiffer                          // warning: the points stated are not the sum of the rounds
	ResultAlone                           // warning: a result without opponent was read as a bye or an absence
	ByeDiffers                            // warning: 240 and 001 disagree; 001 holds
	TeamGamePoints                        // warning: virtual points of teams stand in the game point column
	NotExpressible                        // the value has no form in what is written or read: Want says which
	ByteColumns                           // warning: the columns count bytes, not characters
	Truncated                             // warning: the text is longer than its field
	BetweenColumns                        // a character stands where a record has a blank; a warning where its field is clear
	CountDiffers                          // warning: the number of players or teams stated is not that of the records
	TeamsDiffer                           // the records of teams contradict each other
	TeamPlayer                            // warning: a player stands in 300 and in no 310; taken for the team of 300
	TeamBoards                            // warning: teams without numbers; the boards are read as an individual event
	ForEverybody                          // warning: 299 without numbers holds for all
	NoLetters                             // warning: letters without a form in ASCII
	OtherDate                             // warning: a date in another form than that of the standard, read all the same
	UnknownResult                         // warning: a sign that is no result; the game is read as one whose result is not known
	problemKinds
)

var problemTexts = [problemKinds]string{
	TooLarge: "over the limit", BadEncoding: "unreadable characters", OtherEncoding: "not UTF-8", BadNumber: "bad number",
	BadPoints: "bad points", BadDate: "bad date", BadText: "unknown value", TabInLine: "a tab among columns",
	NoPlayers: "no players", Duplicate: "given twice", UnknownPlayer: "unknown pairing number",
	MissingPlayer: "no opponent", ExtraPlayer: "a bye with an opponent", Inconsistent: "contradiction",
	PointsDiffer: "points differ from the rounds", ResultAlone: "a result without opponent", ByeDiffers: "another bye in 001",
	TeamGamePoints: "match points expected", NotExpressible: "no such value in this form", Truncated: "text cut", ByteColumns: "columns count bytes",
	BetweenColumns: "a character between two columns", CountDiffers: "the number stated is not that of the records",
	TeamsDiffer: "the records of teams contradict each other", TeamPlayer: "a player of a line-up who is in no team",
	TeamBoards: "a team event without team numbers", ForEverybody: "no numbers",
	NoLetters: "letters without a form in ASCII", OtherDate: "a date in another form",
	UnknownResult: "no result; read as not known",
}

// String returns a short English description for logs; screens take their words from the kind.
func (k ProblemKind) String() string {
	if k > 0 && k < problemKinds {
		return problemTexts[k]
	}
	return "unknown problem"
}

// Problem is one mistake or doubt and its place. Line and Column count from 1, in characters; 0 where there is none.
type Problem struct {
	Kind         ProblemKind
	Line, Column int
	Code         string       // of the record
	Got          string       // what stands there
	Want         string       // what was expected
	Defect       swiss.Defect // of Inconsistent
	More         int          // how many further ones of its kind and record were left out of a list of warnings
	MoreLines    []int        // the lines on which they stand
}

func (p Problem) String() string {
	s := p.Kind.String()
	if p.Line > 0 {
		s = fmt.Sprintf("line %d, column %d: %s", p.Line, p.Column, s)
	}
	if p.Code != "" {
		s += " in record " + p.Code
	}
	if p.Kind == Inconsistent {
		s += ": " + p.Defect.String()
	}
	if p.Got != "" {
		s += fmt.Sprintf(": %q", p.Got)
	}
	if p.Want != "" {
		s += ", expected " + p.Want
	}
	if p.More > 0 {
		s += fmt.Sprintf(" (and %d more like it", p.More)
		if lines := Ranges(p.MoreLines); lines != "" {
			s += ", lines " + lines
		}
		s += ")"
	}
	return s
}

// Ranges writes ascending numbers with runs drawn together: "3-7, 9".
func Ranges(numbers []int) string {
	var b strings.Builder
	for i := 0; i < len(numbers); {
		j := i
		for j+1 < len(numbers) && numbers[j+1] == numbers[j]+1 {
			j++
		}
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(strconv.Itoa(numbers[i]))
		if j > i {
			b.WriteString("-" + strconv.Itoa(numbers[j]))
		}
		i = j + 1
	}
	return b.String()
}

// maxProblems bounds what is reported of a file that is wrong throughout, and fewWarnings how many warnings of one kind
// and record are listed singly; where a program writes the same fault into every line, a few are enough.
const (
	maxProblems = 100
	fewWarnings = 3
)

// A ReadError lists every mistake of a file, at most 100; More counts the others that were seen.
type ReadError struct {
	Problems []Problem
	More     int
}

func (e *ReadError) Error() string {
	if len(e.Problems) == 1 && e.More == 0 {
		return "trf: " + e.Problems[0].String()
	}
	return fmt.Sprintf("trf: %s (and %d more)", e.Problems[0], len(e.Problems)-1+e.More)
}

// report collects problems up to the bound. What exceeds a limit is reported once.
type report struct {
	list []Problem
	more int
}

func (r *report) add(p Problem) {
	if p.Kind == TooLarge && slices.ContainsFunc(r.list, func(q Problem) bool { return q.Kind == TooLarge && q.Code == p.Code && q.Want == p.Want }) {
		return
	}
	if len(r.list) == maxProblems {
		r.more++
		return
	}
	r.list = append(r.list, p.short())
}

// short is the problem with no more of the file in it than a message needs.
func (p Problem) short() Problem {
	if len(p.Got) > 60 {
		p.Got = p.Got[:cut(p.Got, 60)]
	}
	return p
}

// isFull reports whether nothing more is kept, so that a reader may stop working on a hopeless file.
func (r *report) isFull() bool { return len(r.list) == maxProblems }

func (r *report) err() error {
	if len(r.list) == 0 {
		return nil
	}
	return &ReadError{Problems: r.list, More: r.more}
}

// doubts collects warnings: of each kind and record the first ones, and of all others their number and lines, so that no
// kind hides another.
type doubts struct {
	list  []Problem
	count map[doubtKind]int
	last  map[doubtKind]int // place in list of the last one kept
}

type doubtKind struct {
	kind ProblemKind
	code string
}

func (d *doubts) add(p Problem) {
	if d.count == nil {
		d.count, d.last = map[doubtKind]int{}, map[doubtKind]int{}
	}
	k := doubtKind{p.Kind, p.Code}
	d.count[k]++
	limit := maxProblems
	if p.Kind == ResultAlone {
		limit = fewWarnings
	}
	if d.count[k] <= limit {
		d.last[k] = len(d.list)
		d.list = append(d.list, p.short())
		return
	}
	last := &d.list[d.last[k]]
	last.More++
	if n := len(last.MoreLines); p.Line > 0 && (n == 0 || last.MoreLines[n-1] != p.Line) {
		last.MoreLines = append(last.MoreLines, p.Line)
	}
}

// all returns the warnings, each with the lines of those that it stands for.
func (d *doubts) all() []Problem {
	for i := range d.list {
		lines := d.list[i].MoreLines
		slices.Sort(lines)
		d.list[i].MoreLines = slices.Compact(lines)
	}
	return d.list
}
