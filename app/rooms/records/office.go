package records

import (
	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/app/words/letters"
	"wasit/swiss"
	"wasit/swiss/report"
)

// exportOffice hands the players of all sections over for the education office: with class, date of birth and numbers of the pupil,
// which no other file but the backup has.
type exportOffice struct{}

func (exportOffice) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.IsPractice() {
		return session.Refuse(m, &session.PracticeError{})
	}
	table := m.office()
	if len(table) == 1 {
		m.Notice = session.Warn(m.Lang().T(textTableEmpty), m.Lang().T(textTableEmptyDo))
		return m, []session.Cmd{session.Reveal{ID: "notice"}}
	}
	return m.handOver("-office.csv", "text/csv;charset=utf-8", session.Spreadsheet(m.Lang(), table))
}

// office lists the players section by section, in the order of the alphabet.
func (m page) office() report.Table {
	l := m.Lang()
	table := report.Table{texts([]string{l.T(textOfficeSection), l.T(i18n.FieldName), l.T(i18n.FieldSex), l.T(i18n.FieldClub), l.T(i18n.FieldClass),
		l.T(i18n.FieldBirth), l.T(i18n.FieldNIS), l.T(i18n.FieldNISN)})}
	for _, sec := range m.Event.Kept.Sections() {
		if regulation.SystemOf(sec.System).Teams {
			continue // its players are teams
		}
		players := m.Event.Kept.Players(sec.ID)
		journal.SortByName(letters.Of(l.Tag()), players)
		for _, p := range players {
			sex := map[swiss.Sex]string{swiss.Male: l.T(i18n.FieldMale), swiss.Female: l.T(i18n.FieldFemale)}[p.Sex]
			table = append(table, texts([]string{sec.Name, p.Name, sex, p.Club, p.ClassName(), p.Birth.String(), p.NIS, p.NISN}))
		}
	}
	return table
}
