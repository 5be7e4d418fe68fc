package imports

import (
	"reflect"
	"slices"

	"wasit/app/event/journal"
	"wasit/app/lists/roster"
	"wasit/app/session"
)

// past is the review before a change.
type past struct {
	Key      string // of the question that was answered; empty for a mend
	Rows     []roster.Row
	Asked    []bool
	Compared []journal.CompareSchools
	Unsure   bool
}

// mostPast is how many changes of the review can be undone.
const mostPast = 60

// remembered returns m ready for a change that can be undone.
func (m page) remembered() page { return m.rememberedAs("") }

// rememberedAs returns m ready for the answer to a question.
func (m page) rememberedAs(key string) page {
	list := append(slices.Clone(m.Past), past{key, m.Rows, m.Asked, m.Compared, m.Map.Unsure})
	m.Past = list[max(0, len(list)-mostPast):]
	return m
}

// undoMend takes the last change of the review back.
type undoMend struct{}

func (undoMend) update(m page, _ session.Env) (page, []session.Cmd) {
	if len(m.Past) == 0 {
		return m, nil
	}
	last := m.Past[len(m.Past)-1]
	m.Past = slices.Clone(m.Past[:len(m.Past)-1])
	m.Rows, m.Asked, m.Compared, m.Map.Unsure, m.Chosen, m.Apart = last.Rows, last.Asked, last.Compared, last.Unsure, 0, nil
	m = m.forgotten(last.Key).withQuestions()
	if len(m.Past) == 0 {
		return m, []session.Cmd{session.Focus{ID: "main"}} // the key is gone
	}
	return m, nil
}

// undoAnswer takes the answer to one question back. What was answered or edited since stays.
type undoAnswer struct{ Key string }

func (msg undoAnswer) update(m page, env session.Env) (page, []session.Cmd) {
	k := m.answerAt(msg.Key)
	switch {
	case k < 0:
		return m, nil
	case k == len(m.Past)-1:
		return undoMend{}.update(m, env)
	}
	before, after := m.Past[k], m.Past[k+1]
	list := slices.Clone(m.Past)
	for i := k + 1; i < len(list); i++ {
		list[i].Rows = without(list[i].Rows, before.Rows, after.Rows)
		list[i].Compared = unsaid(list[i].Compared, before.Compared, after.Compared)
		list[i].Unsure = list[i].Unsure || before.Unsure
	}
	m.Rows = without(m.Rows, before.Rows, after.Rows)
	m.Compared = unsaid(m.Compared, before.Compared, after.Compared)
	m.Map.Unsure = m.Map.Unsure || before.Unsure && !after.Unsure
	m.Past = slices.Delete(list, k, k+1)
	return m.forgotten(msg.Key).withQuestions(), nil
}

// answerAt is the place among the changes of the answer to a question, -1 where it cannot be taken back: too long ago, or rows were
// split or joined since.
func (im Model) answerAt(key string) int {
	for k := len(im.Past) - 1; k >= 0; k-- {
		if len(im.Past[k].Rows) != len(im.Rows) {
			return -1
		}
		if im.Past[k].Key == key && key != "" {
			return k
		}
	}
	return -1
}

// forgotten no longer shows a question as answered.
func (m page) forgotten(key string) page {
	m.Answered = slices.DeleteFunc(slices.Clone(m.Answered), func(a answered) bool { return a.Key == key })
	return m
}

// without are rows without one change, that from before to after; what was changed otherwise since stays.
func without(rows, before, after []roster.Row) []roster.Row {
	list := slices.Clone(rows)
	for i := range list {
		r, b, a := &list[i], before[i], after[i]
		takeBackFields(&r.Entrant, b.Entrant, a.Entrant)
		if r.Skip == a.Skip {
			r.Skip = b.Skip
		}
		if r.Withdrawn == a.Withdrawn {
			r.Withdrawn = b.Withdrawn
		}
		if r.Into == a.Into {
			r.Into = b.Into
		}
		r.Doubts = unsaid(r.Doubts, b.Doubts, a.Doubts)
		r.Changes = unsaid(r.Changes, b.Changes, a.Changes)
	}
	return list
}

// takeBackFields gives those facts their value of before that a change gave them and nothing has changed since.
func takeBackFields(now *roster.Entrant, before, after roster.Entrant) {
	n, b, a := reflect.ValueOf(now).Elem(), reflect.ValueOf(before), reflect.ValueOf(after)
	for i := range n.NumField() {
		if n.Field(i).Interface() == a.Field(i).Interface() {
			n.Field(i).Set(b.Field(i))
		}
	}
}

// unsaid is a list without what a change added to it, and with what it took out.
func unsaid[T any](now, before, after []T) []T {
	has := func(list []T, x T) bool {
		return slices.ContainsFunc(list, func(y T) bool { return reflect.DeepEqual(x, y) })
	}
	var list []T
	for _, x := range now {
		if !has(after, x) || has(before, x) {
			list = append(list, x)
		}
	}
	for _, x := range before {
		if !has(after, x) && !has(list, x) {
			list = append(list, x)
		}
	}
	return list
}
