package records

import (
	"strings"

	"wasit/app/event/award"
	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/event/ranking"
	"wasit/app/event/regulation"
	"wasit/app/event/standing"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/swiss/report"
	"wasit/swiss/team"
)

// The tables that leave the device.
const (
	tablePlayers   = "players"
	tableStandings = "standings"
	tableCross     = "crosstable"
	tablePairings  = "pairings"
	tableResults   = "results"
	tableClubs     = "clubs"
	tableTeams     = "teams"
)

// tableNames are their names, in the order of a workbook.
var tableNames = []struct {
	key  string
	name i18n.Text
}{{tablePlayers, i18n.Players}, {tableStandings, i18n.Standings}, {tableCross, i18n.StandingsCross}, {tablePairings, textTablePairings}, {tableResults, textTableResults},
	{tableClubs, textTableClubs}, {tableTeams, textTableTeams}}

// source is what the tables of the section in hand are made of.
type source struct {
	page
	sec   journal.Section
	last  int // the last published round
	tour  *swiss.Tournament
	table *standing.Table
}

// tables opens the source of the tables; it fails before the numbers are given.
func (m page) tables() (source, error) {
	s, id := m.Event.Kept, m.Event.Section
	src := source{page: m}
	src.sec = m.KeptSection().Section
	if src.last = src.sec.Round; src.last > 0 && src.sec.Phase < journal.Published {
		src.last--
	}
	var err error
	if src.tour, err = s.Tournament(id, src.last); err != nil {
		return src, err
	}
	src.table = ranking.Of(s, id)
	return src, src.table.Err
}

// of makes a table; one without rows is not to be shown.
func (src source) of(key string) report.Table {
	words := src.reportWords()
	switch key {
	case tablePlayers:
		return report.Players(src.tour, words, report.PlayerOptions{Club: src.clubOf})
	case tableCross:
		if src.table.Event != nil {
			words.Match = src.boardPoints
		}
		return report.Crosstable(src.tour, places(src.table), src.table.Rounds, words)
	case tablePairings:
		return src.pairings(src.last)
	case tableResults:
		return src.results()
	case tableClubs:
		return src.clubs()
	case tableTeams:
		return src.teams()
	}
	var heads []string
	for _, c := range src.table.Columns(src.Lang()) {
		heads = append(heads, c.Short)
	}
	return report.Standings(src.tour, places(src.table), heads, words, src.clubOf)
}

// boardPoints are what the boards of a match gave a team.
func (src source) boardPoints(tpn swiss.TPN, round int) string {
	for _, team := range src.table.Event.Teams {
		if team.TPN == tpn && round <= len(team.Matches) {
			return src.Lang().Tenths(int(team.Matches[round-1].GP))
		}
	}
	return ""
}

// legend names the columns of the tie-breaks.
func (src source) legend() report.Table {
	var table report.Table
	for _, c := range src.table.Columns(src.Lang()) {
		table = append(table, texts([]string{c.Short, c.Name}))
	}
	if len(table) == 0 {
		return nil
	}
	return append(report.Table{texts([]string{src.Lang().T(i18n.WizardTieBreaks), ""})}, table...)
}

// pairings is one round as it stood in the hall.
func (src source) pairings(round int) report.Table {
	if round == 0 {
		return nil
	}
	return report.Pairings(src.tour, round, src.reportWords(), src.playedBoards(round))
}

// results are all games of the published rounds, one below the other.
func (src source) results() report.Table {
	l, match := src.Lang(), src.sec.IsMatch()
	head := []string{l.T(i18n.Round), l.T(i18n.Board)}
	if regulation.SystemOf(src.sec.System).Teams {
		head[1] = l.T(i18n.MatchWord)
	}
	if match {
		head = append(head, l.T(textTablePart))
	}
	head = append(head, l.T(i18n.White), l.T(i18n.FieldRating), l.T(i18n.Result), l.T(i18n.FieldRating), l.T(i18n.Black))
	table := report.Table{texts(head)}
	for n := 1; n <= src.last; n++ {
		for _, g := range federation.Games(src.Event.Kept, src.sec.ID, n) {
			row := []report.Cell{report.Int(n), report.Int(src.Event.Kept.BoardNumber(src.sec.ID, g.Board))}
			if match {
				row = append(row, report.Int(g.Part))
			}
			table = append(table, append(row, report.Text(g.White.Name), rating(g.White.Rating), report.Text(scoreText(l, g.Score)), rating(g.Black.Rating), report.Text(g.Black.Name)))
		}
	}
	if len(table) == 1 {
		return nil
	}
	return table
}

func rating(n int) report.Cell {
	if n == 0 {
		return report.Text("")
	}
	return report.Int(n)
}

// scoreText writes a result without signs that would be taken for a formula.
func scoreText(l i18n.Lang, score journal.Score) string {
	switch {
	case score.IsZero():
		return ""
	case score.White.IsForfeit() || score.Black.IsForfeit():
		return phrase.ScoreName(l, score)
	}
	return phrase.ScoreText(score)
}

func texts(list []string) []report.Cell {
	cells := make([]report.Cell, len(list))
	for i, s := range list {
		cells[i] = report.Text(s)
	}
	return cells
}

// clubs are the schools or clubs by their best players; none where nobody has one.
func (src source) clubs() report.Table {
	s, l := src.Event.Kept, src.Lang()
	names := map[swiss.TPN]string{}
	for _, p := range s.WithSchoolNames(s.Players(src.sec.ID)) {
		names[p.TPN] = p.Club
	}
	list := team.Schools(src.table.Rows, func(tpn swiss.TPN) string { return names[tpn] }, award.BestOf(s, src.sec))
	if len(list) == 0 || regulation.SystemOf(src.sec.System).Teams {
		return nil
	}
	table := report.Table{texts([]string{l.T(i18n.RankWord), l.T(src.Kin(i18n.ClubHere)), l.T(i18n.Points), l.T(i18n.Players)})}
	for _, x := range list {
		var who []string
		for _, tpn := range x.Counted {
			who = append(who, src.tour.Player(tpn).Name)
		}
		table = append(table, []report.Cell{report.Int(x.Rank), report.Text(x.Name), report.Points(x.Points), report.Text(strings.Join(who, ", "))})
	}
	return table
}

// teams are the players of the teams in board order.
func (src source) teams() report.Table {
	l := src.Lang()
	table := report.Table{texts([]string{l.T(textTableTeam), l.T(i18n.Board), l.T(i18n.FieldName), l.T(i18n.FieldTitle), l.T(i18n.FieldRating), l.T(i18n.FieldFederation), l.T(i18n.FieldFIDE)})}
	for _, p := range src.Event.Kept.Players(src.sec.ID) {
		for i, m := range p.Roster {
			table = append(table, []report.Cell{report.Text(p.Name), report.Int(i + 1), report.Text(m.Name), report.Text(m.Title), rating(m.Rating), report.Text(m.Federation), report.Text(m.FIDEID)})
		}
	}
	if len(table) == 1 {
		return nil
	}
	return table
}

// clubOf is the school or club of a player of the section in hand.
func (m page) clubOf(tpn swiss.TPN) string {
	p, _ := m.KeptSection().ByNumber(tpn)
	return p.Club
}

// fileName names a file of the section in hand, without its ending.
func (m page) fileName() string {
	s := m.Event.Kept
	sec, _ := s.In(m.Event.Section)
	return session.FileName(s.Event().Name, sec.Name, len(s.Sections()) > 1)
}

// systemText names the pairing system.
func (src source) systemText() string {
	return src.Lang().T(regulation.SystemOf(src.sec.System).Name)
}
