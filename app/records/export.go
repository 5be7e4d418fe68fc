package records

import (
	"strings"

	"wasit/app/federation"
	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/phrase"
	"wasit/app/regulation"
	"wasit/app/session"
	"wasit/app/sheet"
	"wasit/app/standing"
	"wasit/swiss"
	"wasit/swiss/report"
)

// exportCSV hands a table over for a spreadsheet: "standings", "crosstable", "pairings" or "players".
type exportCSV struct{ Table string }

func (msg exportCSV) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.IsPractice() {
		return session.Refuse(m, &session.PracticeError{})
	}
	s, id := m.Event.Kept, m.Event.Section
	sec, _ := s.Section(id)
	tour, err := s.Tournament(id, sec.Round)
	if err != nil {
		return session.Refuse(m, err)
	}
	words := m.reportWords()
	t := standing.Standings(s, id)
	if t.Err != nil {
		return session.Refuse(m, t.Err)
	}
	var table report.Table
	switch msg.Table {
	case "players":
		table = report.Players(tour, words, report.PlayerOptions{Club: m.clubOf})
	case "pairings":
		table = report.Pairings(tour, sec.Round, words, m.playedBoards(sec.Round))
	case "crosstable":
		table = report.Crosstable(tour, places(t), t.Rounds, words)
	default:
		var heads []string
		for _, c := range t.Columns(m.Lang()) {
			heads = append(heads, c.Short)
		}
		table = report.Standings(tour, places(t), heads, words, m.clubOf)
	}
	name := session.FileName(s.Event().Name, sec.Name, len(s.Sections()) > 1) + "-" + msg.Table + ".csv"
	return m, []session.Cmd{session.SaveFile{Name: name, Type: "text/csv;charset=utf-8", Data: session.Spreadsheet(m.Lang(), table)}}
}

// exportPGN hands the games over as PGN: those of the last paired round with the names filled in, and all moves kept.
type exportPGN struct{}

func (exportPGN) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.IsPractice() {
		return session.Refuse(m, &session.PracticeError{})
	}
	s, id := m.Event.Kept, m.Event.Section
	sec, _ := s.Section(id)
	tour, err := s.Tournament(id, sec.Round)
	if err != nil {
		return session.Refuse(m, err)
	}
	info := s.Event()
	day := swiss.Date(info.Start)
	var data []byte
	for round := 1; round <= sec.Round; round++ { // of earlier rounds the games whose moves are kept, of the last one all
		data = append(data, report.PGN(tour, round, report.Event{Boards: m.playedBoards(round).Boards, Name: info.Name, Site: info.Place, Date: day, EventDate: day, TimeControl: sec.TimeCode,
			NameOf: func(tpn swiss.TPN) string {
				p, _ := s.PlayerByTPN(id, tpn)
				return federation.ListName(p.PlayerInfo)
			},
			Moves: func(board int) ([][2]string, string) { return session.SplitPGN(s.Moves(id, round, board)) }, Entered: round < sec.Round})...)
	}
	return m, []session.Cmd{session.SaveFile{Name: session.FileName(info.Name, sec.Name, len(s.Sections()) > 1) + ".pgn", Type: "application/vnd.chess-pgn", Data: data}}
}

// clubOf is the school or club of a player of the section in hand.
func (m page) clubOf(tpn swiss.TPN) string {
	p, _ := m.Event.Kept.PlayerByTPN(m.Event.Section, tpn)
	return p.Club
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
		case score.White.IsForfeit() || score.Black.IsForfeit():
			return phrase.ScoreName(m.Lang(), score) // signs would be taken for a formula
		default:
			return phrase.ScoreText(score)
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
		for _, v := range r.Values[min(1, len(r.Values)):] {
			list[i].Values = append(list[i].Values, v.Decimal(2))
		}
	}
	return list
}

// reportWords are the heads of the tables in the language of the screen.
func (m page) reportWords() report.Words {
	l := m.Lang()
	return report.Words{Rank: l.T(i18n.RankWord), Number: l.T(textNumberWord), Name: l.T(i18n.FieldName), Sex: l.T(i18n.FieldSex),
		Title: l.T(i18n.FieldTitle), Rating: l.T(i18n.FieldRating), Federation: l.T(i18n.FieldFederation), FIDEID: l.T(i18n.FieldFIDE),
		Birth: l.T(i18n.FieldBirth), Club: l.T(i18n.FieldClub), Male: l.T(i18n.FieldMale), Female: l.T(i18n.FieldFemale),
		Board: l.T(i18n.Board), White: l.T(i18n.White), Black: l.T(i18n.Black), Points: l.T(i18n.Points), Result: l.T(i18n.Result),
		Round: l.T(i18n.Round), Bye: l.T(i18n.CrossBye), Absent: l.T(i18n.AwayZero)}
}
