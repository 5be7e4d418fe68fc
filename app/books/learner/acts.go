package learner

import (
	"wasit/rules/endgame"
	"wasit/swiss/lot"
)

// An Act is something a learner did. It is stored as a row and changes the learner.
type Act interface {
	apply(l *Learner, at int64)
	fields() []string
}

// An Outcome is how a task was left.
type Outcome string

// Outcomes.
const (
	Solved  Outcome = "s"
	Shown   Outcome = "a" // the solution was shown
	Stopped Outcome = "g" // left unsolved
)

// A TaskLeft is a task that was begun and left.
type TaskLeft struct {
	Task    Task
	Seed    lot.Seed
	Wrong   int
	Hints   int // 0 to 2
	Outcome Outcome
}

func (a TaskLeft) apply(l *Learner, at int64) {
	p := l.tasks[a.Task]
	p.Tries++
	p.Wrong += a.Wrong
	p.Hints += a.Hints
	p.Last, p.Seed = at, a.Seed
	p.Clean = a.Outcome == Solved && a.Wrong == 0
	if a.Outcome == Solved && !p.Solved {
		p.Solved, p.FirstAt = true, at
	}
	l.tasks[a.Task] = p
}

// A GamePlayed is a game against the perfect partner.
type GamePlayed struct {
	Ending      endgame.Ending
	Moves, Best int // of the learner, and those than which none was better
	Won         bool
}

func (a GamePlayed) apply(l *Learner, at int64) {
	p := l.partners[a.Ending]
	p.Games++
	p.Last = at
	if a.Won {
		p.Won, p.Moves, p.Best = p.Won+1, a.Moves, a.Best
	}
	l.partners[a.Ending] = p
}

// A DrillDone is a minute of touching squares.
type DrillDone struct {
	FromBlack    bool
	Right, Wrong int
}

func (a DrillDone) apply(l *Learner, at int64) {
	d := &l.drills[side(a.FromBlack)]
	d.Times++
	d.Best, d.Last = max(d.Best, a.Right), at
}

// A Renamed gives another name or sign.
type Renamed struct {
	Name string
	Sign int
}

func (a Renamed) apply(l *Learner, _ int64) { l.Name, l.Sign = a.Name, a.Sign }

// New makes a learner and the first row of the book. The others are those of the device: their number is bounded, and two with
// one name could not be told apart.
func New(id ID, name string, sign int, at int64, others []*Learner) (*Learner, string, error) {
	if len(others) >= MaxLearners {
		return nil, "", &FullError{MaxLearners}
	}
	l := (&Learner{ID: id, Created: at, last: at, rows: 1}).copied()
	renamed, err := l.rename(Renamed{name, sign}, others)
	if err != nil {
		return nil, "", err
	}
	renamed.apply(l, at)
	return l, l.head(), nil
}

// Do returns the learner after an act and the row that stores it; l stays as it is.
func (l *Learner) Do(act Act, at int64, others []*Learner) (*Learner, string, error) {
	if l.rows >= MaxRows {
		return nil, "", &FullError{MaxRows}
	}
	if r, ok := act.(Renamed); ok {
		renamed, err := l.rename(r, others)
		if err != nil {
			return nil, "", err
		}
		act = renamed
	}
	row := line(act, at)
	if _, _, err := readAct(row); err != nil { // what could not be read again is not stored
		return nil, "", err
	}
	next := l.copied()
	next.take(act, at)
	return next, row, nil
}

// rename checks a new name and sign.
func (l *Learner) rename(r Renamed, others []*Learner) (Renamed, error) {
	name, err := cleanName(r.Name)
	if err != nil {
		return r, err
	}
	for _, o := range others {
		if o.ID != l.ID && fold(o.Name) == fold(name) {
			return r, &NameError{name, NameTwice}
		}
	}
	if r.Sign < 0 || r.Sign >= Signs {
		return r, &fieldError{"sign", r.fields()[1]}
	}
	return Renamed{name, r.Sign}, nil
}

func (l *Learner) take(act Act, at int64) {
	act.apply(l, at)
	l.rows++
	l.last = max(l.last, at)
}
