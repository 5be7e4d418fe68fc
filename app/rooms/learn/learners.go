package learn

import (
	"errors"
	"slices"
	"strconv"

	"wasit/app/books/learner"
	"wasit/app/session"
)

func (msg learnersLoaded) update(m page, env session.Env) (page, []session.Cmd) {
	switch {
	case len(m.Writing) > 0:
		return m, nil // what is being written is newer; it is read again when it is not stored
	case msg.Err != nil:
		m.Known, m.Unkept = true, msg.Err
		return m.open(env)
	}
	m = m.read(msg)
	again := m.Again
	m.Again = nil
	var cmds []session.Cmd
	for _, c := range again {
		var more []session.Cmd
		m, more = m.write(c, env)
		cmds = append(cmds, more...)
	}
	m, more := m.open(env)
	return m, append(cmds, more...)
}

// read takes what the store holds. A learner whose rows are damaged is left out: it can only be deleted.
func (m page) read(msg learnersLoaded) page {
	m.Known, m.Stored, m.Learners, m.Damaged, m.ListFault = true, msg.List, nil, nil, nil
	list, err := learner.ReadList(msg.List)
	if err != nil {
		m.ListFault, m.List = err, learner.List{}
		return m
	}
	m.List = list
	for _, id := range list.IDs {
		l, err := learner.Read(id, msg.Rows[string(id)])
		if err != nil {
			m.Damaged = append(m.Damaged, damaged{id, err})
			continue
		}
		m.Learners = append(m.Learners, l)
	}
	return m
}

// A change is what is to be written about learners; it is plain, so that it can be made once more upon what another tab wrote.
type change struct {
	ID     learner.ID
	Act    learner.Act // of the learner; nil: the list changes
	Added  bool        // a new learner of this name and sign
	Name   string
	Sign   int
	Gone   bool  // the learner is deleted
	At     int64 // milliseconds since 1970
	Before int   // how often another tab was faster
}

// tries bounds how often a change is made again.
const tries = 5

func (msg learnerKept) update(m page, _ session.Env) (page, []session.Cmd) {
	if len(m.Writing) == 0 {
		return m, nil
	}
	c := m.Writing[0]
	m.Writing = slices.Clone(m.Writing[1:])
	switch {
	case msg.Err == nil:
	case msg.Stale && c.Before < tries:
		c.Before++
		m.Again = append(slices.Clone(m.Again), c)
	default:
		m.Unkept, m.Reread = msg.Err, true
	}
	if len(m.Writing) > 0 || len(m.Again) == 0 && !m.Reread {
		return m, nil
	}
	m.Reread = false
	return m, []session.Cmd{session.LoadLearners{}} // what the store holds is what counts
}

// write makes a change and has it stored.
func (m page) write(c change, env session.Env) (page, []session.Cmd) {
	if m.ListFault != nil {
		m.Unkept = m.ListFault // what is not understood is not written over
		return m, nil
	}
	if c.Act == nil {
		return m.writeList(c)
	}
	at := slices.IndexFunc(m.Learners, func(l *learner.Learner) bool { return l.ID == c.ID })
	if at < 0 {
		return m, nil // deleted by another tab
	}
	next, row, err := m.Learners[at].Do(c.Act, c.At, m.Learners)
	if err != nil {
		return m.refuse(err)
	}
	m.Learners = slices.Clone(m.Learners)
	m.Learners[at], m.Unkept = next, nil
	m.Writing = append(slices.Clone(m.Writing), c)
	return m, []session.Cmd{session.KeepLearner{ID: string(c.ID), Seq: next.Rows(), Row: row}}
}

func (m page) writeList(c change) (page, []session.Cmd) {
	keep := session.KeepLearners{Was: m.Stored}
	switch {
	case c.Added:
		l, head, err := learner.New(c.ID, c.Name, c.Sign, c.At, m.Learners)
		if err != nil {
			return m.refuse(err)
		}
		m.Learners, m.List = append(slices.Clone(m.Learners), l), m.List.With(c.ID)
		keep.New, keep.Head = string(c.ID), head
	case !slices.Contains(m.List.IDs, c.ID):
		return m, nil // deleted by another tab
	case c.Gone:
		m.List = m.List.Without(c.ID)
		m.Learners = slices.DeleteFunc(slices.Clone(m.Learners), func(l *learner.Learner) bool { return l.ID == c.ID })
		m.Damaged = slices.DeleteFunc(slices.Clone(m.Damaged), func(d damaged) bool { return d.ID == c.ID })
		keep.Gone = []string{string(c.ID)}
	default:
		m.List.Now = c.ID
	}
	keep.List = m.List.String()
	m.Stored, m.Unkept = keep.List, nil
	m.Writing = append(slices.Clone(m.Writing), c)
	return m, []session.Cmd{keep}
}

// record keeps an act of the learner; without a learner nothing is kept.
func (m page) record(act learner.Act, env session.Env) (page, []session.Cmd) {
	now := m.now()
	if now == nil {
		return m, nil
	}
	return m.write(change{ID: now.ID, Act: act, At: env.Now.UnixMilli()}, env)
}

// refuse says why a learner cannot be added or an act not be kept.
func (m page) refuse(err error) (page, []session.Cmd) {
	l := m.Lang()
	var name *learner.NameError
	var full *learner.FullError
	switch {
	case errors.As(err, &full):
		m.Notice = session.Warn(l.T(textFull), l.T(textFullDo, strconv.Itoa(full.Most)))
	case !errors.As(err, &name):
		return session.Refuse(m, err)
	case name.Why == learner.NameEmpty:
		m.Notice = session.Warn(l.T(textNameEmpty), l.T(textNameEmptyDo))
	case name.Why == learner.NameTwice:
		m.Notice = session.Warn(l.T(textNameTwice), l.T(textNameTwiceDo))
	default:
		m.Notice = session.Warn(l.T(textNameLong), l.T(textNameLongDo, strconv.Itoa(learner.MaxName)))
	}
	return m, []session.Cmd{session.Reveal{ID: "notice"}}
}
