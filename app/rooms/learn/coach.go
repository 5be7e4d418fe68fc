package learn

import (
	"wasit/app/books/course"
	"wasit/app/books/learner"
	"wasit/app/session"
	"wasit/app/words/letters"
	"wasit/swiss/report"
)

// typeName is the name of a learner as it is typed, pickSign the man that stands for him.
type (
	typeName struct{ Name string }
	pickSign struct{ Sign int }
)

func (msg typeName) update(m page, _ session.Env) (page, []session.Cmd) {
	m.NewName = msg.Name
	return m, nil
}

func (msg pickSign) update(m page, _ session.Env) (page, []session.Cmd) {
	m.NewSign = msg.Sign
	return m, nil
}

// addLearner adds the learner whose name was typed, who is learning now.
type addLearner struct{}

func (addLearner) update(m page, env session.Env) (page, []session.Cmd) {
	was := len(m.Learners)
	m, cmds := m.write(change{ID: learner.ID(session.NewID(env.Random)), Added: true, Name: m.NewName, Sign: m.NewSign, At: env.Now.UnixMilli()}, env)
	if len(m.Learners) == was {
		return m, cmds
	}
	m.NewName, m.NewSign = "", len(m.Learners)%learner.Signs
	return m, append(cmds, session.Blank{ID: "learner-name"})
}

// saveLearner gives the learner whose page is open the name and the sign that were typed and picked.
type saveLearner struct{ ID learner.ID }

func (msg saveLearner) update(m page, env session.Env) (page, []session.Cmd) {
	m.Notice = nil
	m, cmds := m.write(change{ID: msg.ID, Act: learner.Renamed{Name: m.NewName, Sign: m.NewSign}, At: env.Now.UnixMilli()}, env)
	if m.Notice != nil || m.Unkept != nil {
		return m, cmds
	}
	return m, append(cmds, session.Navigate{To: session.LearnRoute(pageCoach), Replace: true})
}

// chooseLearner says who learns now.
type chooseLearner struct{ ID learner.ID }

func (msg chooseLearner) update(m page, env session.Env) (page, []session.Cmd) {
	m.Run = nil
	m, cmds := m.write(change{ID: msg.ID}, env)
	return m, append(cmds, session.Navigate{To: session.LearnRoute("")})
}

// deleteLearner deletes a learner with everything that was kept.
type deleteLearner struct{ ID learner.ID }

func (msg deleteLearner) update(m page, env session.Env) (page, []session.Cmd) {
	m.Asked = ""
	m, cmds := m.write(change{ID: msg.ID, Gone: true}, env)
	if m.Route.Sheet == pageCoach {
		return m, cmds
	}
	return m, append(cmds, session.Navigate{To: session.LearnRoute(pageCoach), Replace: true})
}

// askDelete asks a keyboard once more before a learner is deleted; "" takes the question back.
type askDelete struct{ ID learner.ID }

func (msg askDelete) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Asked = msg.ID
	return m, nil
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
	return m.open(env)
}
