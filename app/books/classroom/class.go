package classroom

import (
	"cmp"
	"slices"

	"wasit/rules/notation"
)

// A PupilID is drawn by lot on a phone, once for each class: two pupils of one name are two. It has 48 bits.
type PupilID uint64

// MaxPupil masks what is drawn for a [PupilID].
const MaxPupil PupilID = 1<<48 - 1

// A Pupil is a phone that has answered, with the name that was typed there.
type Pupil struct {
	ID   PupilID
	Name string
}

// A Given is the answer of a phone to a task.
type Given struct {
	Pupil PupilID
	Turn  int // counts the answers of the phone to the task, from 1
	Pick  string
}

// An Asked is a task of a class with its answers.
type Asked struct {
	Task
	Shown bool    `json:",omitempty"`
	Given []Given `json:",omitempty"`
}

// A Class is what the teacher's device knows. It is a value: what it holds is never written in place.
type Class struct {
	Key    Key
	Name   string
	Keep   bool    `json:",omitempty"` // names stay when the class ends
	At     int     // the task in hand, by its place in Tasks; len(Tasks): none
	Tasks  []Asked `json:",omitempty"`
	Pupils []Pupil `json:",omitempty"`
}

// Now is the task in hand; ok is false where there is none.
func (c Class) Now() (a Asked, ok bool) {
	if c.At >= len(c.Tasks) {
		return a, false
	}
	return c.Tasks[c.At], true
}

// Add puts a task after those that are there. *Error: [Full], or what is wrong with the task.
func (c Class) Add(t Task) (Class, error) {
	if why := t.Fault(); why != "" {
		return c, refused(why)
	}
	if len(c.Tasks) >= MaxTasks {
		return c, refused(Full)
	}
	c.Tasks = append(slices.Clip(c.Tasks), Asked{Task: t})
	if _, err := c.questionAt(len(c.Tasks) - 1).Bytes(); err != nil {
		return c, err
	}
	return c, nil
}

// Show shows the solution of the task in hand: no answer is taken any more.
func (c Class) Show() Class {
	return c.turn(func(a Asked) Asked {
		a.Shown = true
		return a
	})
}

// turn returns the class with the task in hand as f makes it.
func (c Class) turn(f func(Asked) Asked) Class {
	if a, ok := c.Now(); ok {
		c.Tasks = slices.Clone(c.Tasks)
		c.Tasks[c.At] = f(a)
	}
	return c
}

// Next goes on to the next task, or to none.
func (c Class) Next() Class {
	c.At = min(c.At+1, len(c.Tasks))
	return c
}

// Question is what the phones are asked now; ok is false without a task in hand.
func (c Class) Question() (q Question, ok bool) {
	if c.At >= len(c.Tasks) {
		return q, false
	}
	return c.questionAt(c.At), true
}

func (c Class) questionAt(i int) Question {
	a := c.Tasks[i]
	q := Question{Key: c.Key, Class: c.Name, Number: i + 1, Of: len(c.Tasks), Task: a.Task, Shown: a.Shown}
	if !a.Shown {
		q.Right = nil
	}
	return q
}

// Take counts the answer of a phone; the last one of each phone counts. *Error.
func (c Class) Take(r Reply) (Class, error) {
	a, ok := c.Now()
	switch {
	case r.Class != c.Key.Tag():
		return c, refused(Other)
	case r.Number < c.At+1:
		return c, refused(Old)
	case !ok || r.Number > c.At+1:
		return c, refused(Early)
	}
	at := slices.IndexFunc(a.Given, func(g Given) bool { return g.Pupil == r.Pupil })
	switch {
	case at >= 0 && a.Given[at].Turn == r.Turn && a.Given[at].Pick == r.Pick:
		return c, refused(Double)
	case a.Shown:
		return c, refused(Late)
	case at >= 0 && a.Given[at].Turn >= r.Turn:
		return c, refused(Stale)
	case !a.Check(r.Pick):
		return c, refused(Illegal)
	}
	next, err := c.join(r.Pupil, r.Name)
	if err != nil {
		return c, err
	}
	given := Given{Pupil: r.Pupil, Turn: r.Turn, Pick: r.Pick}
	return next.turn(func(a Asked) Asked {
		if a.Given = slices.Clone(a.Given); at >= 0 {
			a.Given[at] = given
		} else {
			a.Given = append(a.Given, given)
		}
		return a
	}), nil
}

// join notes a phone with the name that was typed there. *Error: [Full] or [Nameless].
func (c Class) join(id PupilID, name string) (Class, error) {
	if name = Clean(name, MaxName); name == "" {
		return c, refused(Nameless)
	}
	i := slices.IndexFunc(c.Pupils, func(p Pupil) bool { return p.ID == id })
	switch {
	case i >= 0 && c.Pupils[i].Name == name:
		return c, nil
	case i < 0 && len(c.Pupils) >= MaxPupils:
		return c, refused(Full)
	}
	if c.Pupils = slices.Clone(c.Pupils); i >= 0 {
		c.Pupils[i].Name = name
	} else {
		c.Pupils = append(c.Pupils, Pupil{ID: id, Name: name})
	}
	return c, nil
}

// Remove takes a pupil out with all answers: a phone that was tried, or a name that is none.
func (c Class) Remove(id PupilID) Class {
	c.Pupils = slices.DeleteFunc(slices.Clone(c.Pupils), func(p Pupil) bool { return p.ID == id })
	c.Tasks = slices.Clone(c.Tasks)
	for i := range c.Tasks {
		c.Tasks[i].Given = slices.DeleteFunc(slices.Clone(c.Tasks[i].Given), func(g Given) bool { return g.Pupil == id })
	}
	return c
}

// Ended is what stays when the class ends: its name, and its pupils where they are kept, under a new key.
func (c Class) Ended(key Key) Class {
	next := Class{Key: key, Name: c.Name, Keep: c.Keep}
	if c.Keep {
		next.Pupils = c.Pupils
	}
	return next
}

// A Share is an answer with those who gave it.
type Share struct {
	Pick   string
	Pupils []Pupil
	Right  bool
}

// Shares are the answers to the task in hand: the options in their order, moves by how many played them.
func (c Class) Shares() (list []Share) {
	a, _ := c.Now()
	for i := range a.Options {
		list = append(list, Share{Pick: Letter(i), Right: a.IsRight(Letter(i))})
	}
	for _, p := range c.Pupils {
		g := slices.IndexFunc(a.Given, func(g Given) bool { return g.Pupil == p.ID })
		if g < 0 {
			continue
		}
		pick := a.Given[g].Pick
		i := slices.IndexFunc(list, func(s Share) bool { return s.Pick == pick })
		if i < 0 {
			i, list = len(list), append(list, Share{Pick: pick, Right: a.IsRight(pick)})
		}
		list[i].Pupils = append(list[i].Pupils, p)
	}
	if len(a.Options) == 0 {
		slices.SortStableFunc(list, func(s, t Share) int {
			return cmp.Or(cmp.Compare(len(t.Pupils), len(s.Pupils)), cmp.Compare(s.Pick, t.Pick))
		})
	}
	return list
}

// Answered is how many have answered the task in hand.
func (c Class) Answered() int {
	a, _ := c.Now()
	return len(a.Given)
}

// Missing are the pupils who have not.
func (c Class) Missing() (list []Pupil) {
	a, _ := c.Now()
	for _, p := range c.Pupils {
		if !slices.ContainsFunc(a.Given, func(g Given) bool { return g.Pupil == p.ID }) {
			list = append(list, p)
		}
	}
	return list
}

// stuckAfter is how many of the last solved tasks a pupil must have failed to count as stuck.
const stuckAfter = 2

// Stuck are the pupils who answered wrongly, or not at all, each of the last two tasks whose solution was shown.
func (c Class) Stuck() (list []Pupil) {
	var judged []Asked
	for _, a := range c.Tasks[:min(c.At+1, len(c.Tasks))] {
		if a.Shown && len(a.Right) > 0 {
			judged = append(judged, a)
		}
	}
	if len(judged) < stuckAfter {
		return nil
	}
	for _, p := range c.Pupils {
		if !slices.ContainsFunc(judged[len(judged)-stuckAfter:], func(a Asked) bool {
			return slices.ContainsFunc(a.Given, func(g Given) bool { return g.Pupil == p.ID && a.IsRight(g.Pick) })
		}) {
			list = append(list, p)
		}
	}
	return list
}

// Say is a pick as the class reads it: an option's text, a move in the letters of a language.
func (t Task) Say(pick string, l notation.Language) string {
	if i, ok := t.Option(pick); ok {
		return t.Options[i]
	}
	if m, ok := t.Move(pick); ok {
		pos, _ := t.Position()
		return notation.Style{Language: l}.Write(&pos, m)
	}
	return pick
}
