package trf

import (
	"fmt"

	"wasit/swiss"
)

// ProblemKind says what is wrong at a place of a file.
type ProblemKind uint8

// The kinds of problems. Whether one is an error or a warning is said by where it is returned.
const (
	TooLarge       ProblemKind = iota + 1 // the file, its lines, players or rounds exceed a limit: Want holds it
	BadEncoding                           // not a text in the encoding asked for
	OtherEncoding                         // warning: not UTF-8, read as Windows-1252
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
	problemKinds
)

var problemTexts = [problemKinds]string{
	TooLarge: "over the limit", BadEncoding: "unreadable characters", OtherEncoding: "not UTF-8", BadNumber: "bad number",
	BadPoints: "bad points", BadDate: "bad date", BadText: "unknown value", TabInLine: "a tab among columns",
	NoPlayers: "no players", Duplicate: "given twice", UnknownPlayer: "unknown pairing number",
	MissingPlayer: "no opponent", ExtraPlayer: "a bye with an opponent", Inconsistent: "contradiction",
	PointsDiffer: "points differ from the rounds", ResultAlone: "a result without opponent", ByeDiffers: "another bye in 001",
	TeamGamePoints: "match points expected", NotExpressible: "no such value in this form", Truncated: "text cut", ByteColumns: "columns count bytes",
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
	return s
}

// maxProblems bounds what is reported of a file that is wrong throughout.
const maxProblems = 100

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

// report collects problems up to the bound.
type report struct {
	list []Problem
	more int
}

func (r *report) add(p Problem) {
	if len(r.list) == maxProblems {
		r.more++
		return
	}
	if len(p.Got) > 60 {
		p.Got = p.Got[:cut(p.Got, 60)]
	}
	r.list = append(r.list, p)
}

// isFull reports whether nothing more is kept, so that a reader may stop working on a hopeless file.
func (r *report) isFull() bool { return len(r.list) == maxProblems }

func (r *report) err() error {
	if len(r.list) == 0 {
		return nil
	}
	return &ReadError{Problems: r.list, More: r.more}
}
