package records

import (
	"fmt"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/swiss/report"
	"wasit/swiss/trf"
)

// exportPGN hands the games of all published rounds over as PGN: heads with what is known of players and rounds, and the moves that are
// kept, with the times of the clock where the board noted them.
type exportPGN struct{}

func (exportPGN) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.IsPractice() {
		return session.Refuse(m, &session.PracticeError{})
	}
	src, err := m.tables()
	if err != nil {
		return session.Refuse(m, err)
	}
	info := m.Event.Kept.Event()
	ev := report.Event{Name: info.Name, Site: info.Place, EventDate: swiss.Date(info.Start), Rounds: src.sec.Rounds, TimeControl: src.sec.TimeCode,
		Kind: regulation.SystemOf(src.sec.System).PGN}
	ev.Federation, _ = trf.FederationCode(info.Federation)
	var list []report.Game
	for n := 1; n <= src.last; n++ {
		list = append(list, m.pgnGames(src.sec, n)...)
	}
	return m.handOver(".pgn", "application/vnd.chess-pgn", report.PGN(ev, list))
}

// pgnGames are the games of a round that are none without play.
func (m page) pgnGames(sec journal.Section, round int) (list []report.Game) {
	s := m.Event.Kept
	day := s.RoundDay(sec.ID, round)
	info := s.Event()
	if day.Date.IsZero() && (info.End.IsZero() || info.End == info.Start) {
		day.Date = info.Start
	} else if day.Date.IsZero() {
		day.Date.Year = info.Start.Year
	}
	clock := clockOf(day)
	for _, g := range federation.Games(s, sec.ID, round) {
		if g.Score.White.IsForfeit() || g.Score.Black.IsForfeit() {
			continue
		}
		day, clock := day, clock
		if own, ok := s.OwnMatchDay(sec.ID, round, g.Board); ok && !regulation.SystemOf(sec.System).Bracket { // postponed
			day, clock = own, clockOf(own)
		}
		x := report.Game{Round: round, Board: s.BoardNumber(sec.ID, g.Board), Part: g.Part, Date: swiss.Date(day.Date), Time: clock, White: side(g.White), Black: side(g.Black),
			WhiteOutcome: g.Score.White, BlackOutcome: g.Score.Black}
		if g.Part == 0 {
			x.Start, x.Moves = session.SplitPGN(s.Moves(sec.ID, round, g.Board))
		}
		list = append(list, x)
	}
	return list
}

// clockOf is the hour of a day as PGN writes it; empty where nobody said it.
func clockOf(day journal.RoundDay) string {
	if day.Start == 0 {
		return ""
	}
	return fmt.Sprintf("%02d:%02d:00", day.Start/60, day.Start%60)
}

func side(p federation.Sitting) report.Side {
	return report.Side{Name: p.Name, Title: p.Title.String(), FIDEID: p.FIDEID, Fed: p.Federation, Team: p.Team, Rating: p.Rating}
}

// exportList hands the players over as a list for Swiss-Manager, which reads it from a spreadsheet.
type exportList struct{}

func (exportList) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.IsPractice() {
		return session.Refuse(m, &session.PracticeError{})
	}
	var list []report.Listed
	sec := m.KeptSection()
	for _, p := range sec.Entered() {
		if !regulation.SystemOf(sec.System).Teams {
			list = append(list, listed(p.PlayerInfo))
			continue
		}
		for _, x := range p.Roster {
			list = append(list, listed(journal.PlayerInfo{Name: x.Name, Title: x.Title, Sex: x.Sex, Federation: x.Federation, Club: p.Name, Birth: x.Birth,
				FIDEID: x.FIDEID, Rating: x.Rating}))
		}
	}
	return m.handOver("-swiss-manager.xlsx", xlsxType, report.XLSX([]report.Sheet{{Name: i18n.Players.EN, Table: report.PlayerList(list)}}))
}

// listed is a player of that list.
func listed(p journal.PlayerInfo) report.Listed {
	code, ok := trf.FederationCode(p.Federation)
	if !ok {
		code = p.Federation
	}
	international := p.Ratings.Standard
	if international == 0 && p.Rating != p.Ratings.National {
		international = p.Rating
	}
	return report.Listed{NationalID: p.NationalID, Name: federation.ListName(p), Title: p.Title, Sex: p.Sex, Fed: code, Club: p.Club, BirthYear: p.Birth.Year,
		National: p.Ratings.National, International: international, FIDEID: p.FIDEID, K: p.Ratings.K}
}
