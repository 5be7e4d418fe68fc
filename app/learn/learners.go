package learn

import (
	"errors"
	"slices"
	"strconv"

	"wasit/app/course"
	"wasit/app/learner"
	"wasit/app/letters"
	"wasit/app/session"
	"wasit/swiss/report"
)

func (msg learnersLoaded) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Known = true
	if msg.Err != nil {
		m.Unkept = msg.Err
		return m.open()
	}
	list, err := learner.ReadList(msg.List)
	if err != nil {
		m.Unkept = err
		return m.open()
	}
	m.List, m.Learners = list, nil
	for _, id := range list.IDs {
		l, err := learner.Read(id, msg.Rows[string(id)])
		if err != nil {
			m.Unkept = err // the others are shown
			continue
		}
		m.Learners = append(m.Learners, l)
	}
	return m.open()
}

func (msg learnerKept) update(m page, _ session.Env) (page, []session.Cmd) {
	if msg.Err == nil {
		return m, nil
	}
	m.Unkept = msg.Err
	return m, []session.Cmd{session.LoadLearners{}} // what the store holds is what counts
}

// typeName is the name of a new learner as it is typed.
type typeName struct{ Name string }

func (msg typeName) update(m page, _ session.Env) (page, []session.Cmd) {
	m.NewName = msg.Name
	return m, nil
}

// addLearner adds the learner whose name was typed, who is learning now.
type addLearner struct{}

func (addLearner) update(m page, env session.Env) (page, []session.Cmd) {
	id := learner.ID(session.NewID(env.Random))
	l, row, err := learner.New(id, m.NewName, len(m.Learners)%learner.Signs, env.Now.UnixMilli(), m.Learners)
	if err != nil {
		return m.refuse(err)
	}
	m.Learners, m.List, m.NewName, m.Unkept = append(slices.Clone(m.Learners), l), m.List.With(id), "", nil
	return m, []session.Cmd{session.KeepLearner{ID: string(id), Seq: 1, Rows: []string{row}}, session.KeepLearners{List: m.List.String()}, session.Blank{ID: "learner-name"}}
}

// chooseLearner says who learns now.
type chooseLearner struct{ ID learner.ID }

func (msg chooseLearner) update(m page, _ session.Env) (page, []session.Cmd) {
	m.List.Now, m.Run = msg.ID, nil
	return m, []session.Cmd{session.KeepLearners{List: m.List.String()}, session.Navigate{To: session.LearnRoute("")}}
}

// deleteLearner deletes a learner with everything that was kept.
type deleteLearner struct{ ID learner.ID }

func (msg deleteLearner) update(m page, _ session.Env) (page, []session.Cmd) {
	m.List, m.Asked = m.List.Without(msg.ID), ""
	m.Learners = slices.DeleteFunc(slices.Clone(m.Learners), func(l *learner.Learner) bool { return l.ID == msg.ID })
	return m, []session.Cmd{session.KeepLearners{List: m.List.String(), Gone: []string{string(msg.ID)}}}
}

// askDelete asks a keyboard once more before a learner is deleted; "" takes the question back.
type askDelete struct{ ID learner.ID }

func (msg askDelete) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Asked = msg.ID
	return m, nil
}

// record keeps an act of the learner; without a learner nothing is kept.
func (m page) record(act learner.Act, env session.Env) (page, []session.Cmd) {
	now := m.now()
	if now == nil {
		return m, nil
	}
	next, row, err := now.Do(act, env.Now.UnixMilli(), m.Learners)
	if err != nil {
		return m.refuse(err)
	}
	m.Learners = slices.Clone(m.Learners)
	m.Learners[slices.Index(m.Learners, now)] = next
	return m, []session.Cmd{session.KeepLearner{ID: string(next.ID), Seq: next.Rows(), Rows: []string{row}}}
}

// exportTable saves the coach's table for a spreadsheet, exportAll everything for another program.
type (
	exportTable struct{}
	exportAll   struct{}
)

func (exportTable) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Book == nil {
		return m, nil
	}
	var table report.Table
	for _, row := range learner.Cells(m.Book, learner.Table(letters.Of(m.Lang().Tag()), m.Book, m.Learners), m.Lang().T(textLearner), m.Lang().T(textStuck)) {
		cells := make([]report.Cell, len(row))
		for i, text := range row {
			cells[i] = report.Text(text)
		}
		table = append(table, cells)
	}
	return m, []session.Cmd{session.SaveFile{Name: "learners.csv", Type: "text/csv;charset=utf-8", Data: session.Spreadsheet(m.Lang(), table)}}
}

func (exportAll) update(m page, _ session.Env) (page, []session.Cmd) {
	return m, []session.Cmd{session.SaveFile{Name: "learners.json", Type: "application/json", Data: learner.Export(m.Learners)}}
}

// drawSheet takes another sheet: the seed is drawn, and shown on it.
type drawSheet struct{}

func (drawSheet) update(m page, env session.Env) (page, []session.Cmd) {
	m.Seed, m.Run = course.Seed(env.Random%1_000_000+2), nil
	return m.open()
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
