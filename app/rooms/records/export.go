package records

import (
	"strconv"
	"strings"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/event/ranking"
	"wasit/app/event/regulation"
	"wasit/app/event/sheet"
	"wasit/app/event/standing"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/swiss/report"
	"wasit/swiss/trf"
)

// handOver lets a file leave: to the share sheet where that was chosen, else to the downloads.
func (m page) handOver(ending, mime string, data []byte) (page, []session.Cmd) {
	return m, []session.Cmd{session.SaveFile{Name: m.fileName() + ending, Type: mime, Data: data, Share: m.Share}}
}

// chooseShare says whether files are offered to the share sheet or saved.
type chooseShare struct{ On bool }

func (msg chooseShare) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Share = msg.On
	return m, nil
}

// exportTRF hands the section over as a tournament report file; ASCII is the older form (TRF16) in the letters that every program
// reads.
type exportTRF struct{ ASCII bool }

func (msg exportTRF) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.IsPractice() {
		return session.Refuse(m, &session.PracticeError{})
	}
	doc, err := federation.RatedReport(m.Event.Kept, m.Event.Section, m.ranks())
	if err != nil {
		return session.Refuse(m, err)
	}
	federation.WithRemarks(doc, m.Event.Kept, m.Event.Section)
	if msg.ASCII {
		data, _ := doc.Encode(trf.WriteOptions{Format: trf.TRF16, ASCII: true})
		return m.handOver("-trf16.trf", "text/plain", data)
	}
	data, _ := doc.Encode(trf.WriteOptions{Format: trf.TRF26})
	return m.handOver(".trf", "text/plain;charset=utf-8", data)
}

// exportPlayOff hands the play-offs at another rate of play over as a report of their own: they are rated on another list.
type exportPlayOff struct{ PlayOff federation.PlayOff }

func (msg exportPlayOff) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.IsPractice() {
		return session.Refuse(m, &session.PracticeError{})
	}
	doc, err := federation.PlayOffReport(m.Event.Kept, m.Event.Section, msg.PlayOff)
	if err != nil {
		return session.Refuse(m, err)
	}
	data, _ := doc.Encode(trf.WriteOptions{Format: trf.TRF26})
	return m.handOver("-play-offs-"+msg.PlayOff.Code()+".trf", "text/plain;charset=utf-8", data)
}

// ranks are the places after the last complete round.
func (m page) ranks() map[swiss.TPN]int {
	t := ranking.Of(m.Event.Kept, m.Event.Section)
	ranks := map[swiss.TPN]int{}
	for _, r := range t.Rows {
		ranks[r.TPN] = r.Rank
	}
	return ranks
}

// exportCSV hands a table over for a spreadsheet.
type exportCSV struct{ Table string }

func (msg exportCSV) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.IsPractice() {
		return session.Refuse(m, &session.PracticeError{})
	}
	src, err := m.tables()
	if err != nil {
		return session.Refuse(m, err)
	}
	table := src.of(msg.Table)
	if len(table) == 0 {
		m.Notice = session.Warn(m.Lang().T(textTableEmpty), m.Lang().T(textTableEmptyDo))
		return m, []session.Cmd{session.Reveal{ID: "notice"}}
	}
	return m.handOver("-"+msg.Table+".csv", "text/csv;charset=utf-8", session.Spreadsheet(m.Lang(), table))
}

// exportXLSX hands all tables over as one workbook.
type exportXLSX struct{}

func (exportXLSX) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.IsPractice() {
		return session.Refuse(m, &session.PracticeError{})
	}
	src, err := m.tables()
	if err != nil {
		return session.Refuse(m, err)
	}
	var sheets []report.Sheet
	for _, t := range tableNames {
		if table := src.of(t.key); len(table) > 0 {
			sheets = append(sheets, report.Sheet{Name: m.Lang().T(t.name), Table: table})
		}
	}
	if legend := src.legend(); len(legend) > 1 {
		sheets = append(sheets, report.Sheet{Name: m.Lang().T(i18n.WizardTieBreaks), Table: legend})
	}
	return m.handOver(".xlsx", xlsxType, report.XLSX(sheets))
}

const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"

// exportPage hands standings, crosstable and all rounds over as one page for a web site: without birth dates, numbers of federations and notes.
type exportPage struct{}

func (exportPage) update(m page, env session.Env) (page, []session.Cmd) {
	if m.IsPractice() {
		return session.Refuse(m, &session.PracticeError{})
	}
	src, err := m.tables()
	if err != nil {
		return session.Refuse(m, err)
	}
	l, info := m.Lang(), m.Event.Kept.Event()
	p := report.Page{Lang: l.Tag(), Title: info.Name, DecimalComma: l != i18n.EN, Made: l.T(textPageMade, l.Day(env.Now)),
		Under: strings.Join(told(info.Place, l.Days([3]int{info.Start.Year, info.Start.Month, info.Start.Day}, [3]int{info.End.Year, info.End.Month, info.End.Day}), src.systemText(), src.sec.TimeControl, officials(l, info)), " · ")}
	if len(m.Event.Kept.Sections()) > 1 {
		p.Title += " – " + src.sec.Name
	}
	add := func(name string, table report.Table) {
		if len(table) > 1 {
			p.Sheets = append(p.Sheets, report.Sheet{Name: name, Table: table})
		}
	}
	add(l.T(i18n.Standings), src.of(tableStandings))
	add(l.T(i18n.WizardTieBreaks), src.legend())
	add(l.T(i18n.StandingsCross), src.of(tableCross))
	add(l.T(m.Kin(i18n.SchoolsTitle)), src.of(tableClubs))
	for n := src.last; n > 0; n-- {
		add(l.T(i18n.RoundN, l.Int(n)), src.pairings(n))
	}
	if regulation.SystemOf(src.sec.System).Teams {
		add(l.T(textTableTeams), withoutLast(src.teams()))
		add(l.T(textTableResults), src.results())
	} else {
		add(l.T(textStartingList), report.Players(src.tour, src.reportWords(), report.PlayerOptions{Club: src.clubOf, Bare: true}))
	}
	return m.handOver(".html", "text/html", report.HTML(p))
}

// officials are the arbiters of the event; empty where nobody told them.
func officials(l i18n.Lang, info journal.EventInfo) string {
	if info.Arbiter == "" {
		return ""
	}
	return l.T(i18n.WizardArbiter) + ": " + strings.Join(append([]string{info.Arbiter}, info.Deputies...), "; ")
}

// withoutLast is a table without its last column, which is not for everybody.
func withoutLast(t report.Table) report.Table {
	for i := range t {
		t[i] = t[i][:len(t[i])-1]
	}
	return t
}

// told leaves out what nobody told.
func told(list ...string) (known []string) {
	for _, s := range list {
		if s != "" {
			known = append(known, s)
		}
	}
	return known
}

// playedBoards are the boards of a round as they stood in the hall, with their results, then who sat at none.
func (m page) playedBoards(round int) report.RoundOptions {
	s, id := m.Event.Kept, m.Event.Section
	r, _ := s.Round(id, round)
	number := func(id journal.PlayerID) swiss.TPN {
		p, _ := s.Player(id)
		return p.TPN
	}
	matches, rows := regulation.Matches(s, id, round), s.Rows(id, round)
	o := report.RoundOptions{Boards: []report.Board{}, Club: m.clubOf, Result: func(i int) string {
		switch score := rows[i].Score; {
		case score.IsZero():
			return ""
		case matches != nil:
			return sheet.MatchScore(m.Lang(), matches[i], score)
		default:
			return scoreText(m.Lang(), score)
		}
	}}
	for _, row := range rows {
		o.Boards = append(o.Boards, report.Board{Number: s.BoardNumber(id, row.Number), White: row.WhitePlayer.TPN, Black: row.BlackPlayer.TPN})
	}
	if r.PAB != 0 {
		o.Boards = append(o.Boards, report.Board{White: number(r.PAB)})
	}
	for _, a := range r.Absent {
		if n := number(a.Player); n != 0 {
			o.Boards = append(o.Boards, report.Board{White: n})
		}
	}
	return o
}

func places(t *standing.Table) []report.Place {
	list := make([]report.Place, len(t.Rows))
	for i, r := range t.Rows {
		list[i] = report.Place{Rank: r.Rank, TPN: r.TPN, Points: r.Points}
		for _, c := range t.Own {
			text := ""
			if c.Text != nil {
				text = c.Text[i]
			} else {
				text = strings.TrimSuffix(swiss.Points(c.Tenths[i]).String(), ".0")
			}
			list[i].Values = append(list[i].Values, text)
		}
		for at, v := range r.Values {
			switch c := t.Codes[at]; {
			case at == 0: // the points
			case c.IsEncounter() && r.Places[at] == 0: // it separated nobody
				list[i].Values = append(list[i].Values, "")
			case c.IsEncounter():
				list[i].Values = append(list[i].Values, strconv.Itoa(r.Places[at]))
			default:
				list[i].Values = append(list[i].Values, v.Decimal(2))
			}
		}
	}
	return list
}

// reportWords are the heads of the tables in the language of the screen.
func (m page) reportWords() report.Words {
	l := m.Lang()
	board, white, black := i18n.Board, i18n.White, i18n.Black
	if regulation.SystemOf(m.KeptSection().System).Teams {
		board, white, black = i18n.MatchWord, i18n.TeamFirst, i18n.TeamSecond
	}
	return report.Words{Rank: l.T(i18n.RankWord), Number: l.T(textNumberWord), Name: l.T(i18n.FieldName), Sex: l.T(i18n.FieldSex),
		Title: l.T(i18n.FieldTitle), Rating: l.T(i18n.FieldRating), Federation: l.T(i18n.FieldFederation), FIDEID: l.T(i18n.FieldFIDE),
		Birth: l.T(i18n.FieldBirth), Club: l.T(m.Kin(i18n.ClubHere)), Male: l.T(i18n.FieldMale), Female: l.T(i18n.FieldFemale),
		Board: l.T(board), White: l.T(white), Black: l.T(black), Points: l.T(i18n.Points), Result: l.T(i18n.Result),
		Round: l.T(i18n.Round), Bye: l.T(i18n.CrossBye), Absent: l.T(i18n.AwayZero)}
}
