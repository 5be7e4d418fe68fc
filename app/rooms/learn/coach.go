package learn

import (
	"time"

	"wasit/app/books/course"
	"wasit/app/books/learner"
	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/words/letters"
	"wasit/swiss/lot"
	"wasit/swiss/report"
)

// typeName is the name of a learner as it is typed, pickSign the piece that stands for him.
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

// makeEvent makes a tournament of the learners and opens it. Their names alone go there; all else of the event can be changed until round 1.
type makeEvent struct{}

// learnersRounds is how many rounds such a tournament has at most; few players have fewer opponents.
const learnersRounds = 5

func (makeEvent) update(m page, env session.Env) (page, []session.Cmd) {
	if len(m.Learners) < 2 {
		return m, nil
	}
	l := m.Lang()
	info := journal.EventInfo{ID: session.NewID(env.Random), Name: l.T(textTournamentName), Language: l.Tag(), Template: "school5", Seed: lot.Seed(env.Lot)}
	if err := info.Start.UnmarshalText([]byte(env.Now.Format(time.DateOnly))); err != nil {
		return session.Refuse(m, err)
	}
	info.End = info.Start
	section := regulation.School(l)
	section.Rounds = min(learnersRounds, len(m.Learners)-1)
	section.Order = journal.Order{Keys: []journal.OrderKey{journal.ByLot}, Seed: lot.Lot(info.Seed, 1)}
	var players []journal.PlayerInfo
	for _, who := range m.Learners {
		players = append(players, journal.PlayerInfo{Name: who.Name})
	}
	return session.Create(m, env, []journal.Command{journal.CreateEvent{EventInfo: info}, journal.AddSection{SectionConfig: section},
		journal.ImportPlayers{Section: 1, Source: "learners", Players: players}})
}

// drawSheet takes another sheet: the seed is drawn, and shown on it.
type drawSheet struct{}

func (drawSheet) update(m page, env session.Env) (page, []session.Cmd) {
	m.Seed, m.Run = course.Seed(env.Random%1_000_000+2), nil
	return m.open(env)
}
