package seasons

import (
	"wasit/app/event/season"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/swiss/report"
)

// exportCSV saves the table that is shown.
type exportCSV struct{}

func (exportCSV) update(m page, _ session.Env) (page, []session.Cmd) {
	s, ok := m.current()
	if !ok {
		return m, nil
	}
	b := m.book(s)
	members, _ := b.Members()
	l := m.Lang()
	head := []report.Cell{report.Text(l.T(textRank)), report.Text(l.T(i18n.FieldName)), report.Text(l.T(i18n.FieldClub)), report.Text(l.T(i18n.FieldFIDE)), report.Text(l.T(i18n.FieldRating))}
	if s.Rule == season.ByLadder {
		return m, []session.Cmd{session.SaveFile{Name: session.FileName(s.Name, "", false) + ".csv", Type: "text/csv;charset=utf-8", Data: session.Spreadsheet(l, ladderTable(l, head, s.Table(members, m.category(s))))}}
	}
	for _, e := range b.Events {
		head = append(head, report.Text(e.Name))
	}
	head = append(head, report.Text(l.T(textTotal)), report.Text(l.T(textEvents)), report.Text(l.T(textGames)), report.Text(l.T(textWhites)), report.Text(l.T(textCame)), report.Text(l.T(textRounds)))
	table := report.Table{head}
	for _, r := range s.Table(members, m.category(s)) {
		table = append(table, csvRow(r, len(b.Events)))
	}
	return m, []session.Cmd{session.SaveFile{Name: session.FileName(s.Name, "", false) + ".csv", Type: "text/csv;charset=utf-8", Data: session.Spreadsheet(l, table)}}
}

// ladderTable is a ladder: places now and at the start, and who may be challenged.
func ladderTable(l i18n.Lang, head []report.Cell, rows []season.Row) report.Table {
	for _, t := range []i18n.Text{textStart, textChallenges, textEvents, textGames, textWhites, textCame, textRounds} {
		head = append(head, report.Text(l.T(t)))
	}
	table := report.Table{head}
	for _, r := range rows {
		table = append(table, []report.Cell{report.Int(r.Rank), report.Text(r.Member.Name), report.Text(r.Member.Club), report.Text(r.Member.FIDEID), report.Text(session.Number(r.Member.Rating)),
			report.Int(r.Ladder.Start), report.Text(challenges(r)), report.Int(len(r.Worth)), report.Int(r.Played), report.Int(r.Whites), report.Int(r.Came), report.Int(r.Rounds)})
	}
	return table
}

// csvRow has a cell for each event: empty where the member did not play.
func csvRow(r season.Row, events int) []report.Cell {
	row := []report.Cell{report.Int(r.Rank), report.Text(r.Member.Name), report.Text(r.Member.Club), report.Text(r.Member.FIDEID), report.Text(session.Number(r.Member.Rating))}
	for n := range events {
		cell := report.Text("")
		var sum swiss.Points
		for _, w := range r.Worth {
			if w.Event == n {
				sum += w.Points
				cell = report.Points(sum)
			}
		}
		row = append(row, cell)
	}
	return append(row, report.Points(r.Total), report.Int(len(r.Worth)), report.Int(r.Played), report.Int(r.Whites), report.Int(r.Came), report.Int(r.Rounds))
}

// newEvent begins an event with the members of the season, in its order: the list waits for the event that the wizard makes.
type newEvent struct{}

func (newEvent) update(m page, _ session.Env) (page, []session.Cmd) {
	s, ok := m.current()
	if !ok {
		return m, nil
	}
	members, _ := m.book(s).Members()
	data := season.List(s.Table(members, m.category(s)))
	return m, []session.Cmd{session.Tell{Msg: session.Picked{Purpose: session.FileAny, Name: s.Name + ".csv", Data: data}}}
}

// category is the one that is shown: the season may not have it any more.
func (m page) category(s season.Season) season.Category {
	for _, c := range s.Categories() {
		if c == m.Category {
			return c
		}
	}
	return season.Everybody
}
