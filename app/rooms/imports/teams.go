package imports

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/lists/roster"
)

// squad is a team of a list with those of its players who can enter.
type squad struct {
	name, captain string
	rows          []int
}

// squads are the teams of a list, in its order; rows are those that enter a section of teams. A row that names no team is one itself.
func (m page) squads(rows []int) []squad {
	var list []squad
	for _, i := range rows {
		name := m.Rows[i].Entrant.Team
		k := slices.IndexFunc(list, func(s squad) bool { return name != "" && journal.FoldName(s.name) == journal.FoldName(name) })
		if k < 0 {
			s := squad{name: name}
			for _, t := range m.Teams {
				if journal.FoldName(t.Name) == journal.FoldName(name) {
					s.captain = t.Captain
				}
			}
			list, k = append(list, s), len(list)
		}
		list[k].rows = append(list[k].rows, i)
	}
	for k := range list {
		slices.SortStableFunc(list[k].rows, func(a, b int) int { return cmp.Compare(boardOf(m.Rows[a].Entrant), boardOf(m.Rows[b].Entrant)) })
	}
	return list
}

// boardOf orders the players of a team: the boards, reserves after them, then who has none.
func boardOf(e roster.Entrant) int {
	const reserve, none = 100, 1000
	text, isReserve := strings.CutPrefix(strings.ToUpper(e.Board), "R")
	n, err := strconv.Atoi(text)
	switch {
	case err != nil && isReserve:
		return reserve
	case err != nil:
		return none
	case isReserve:
		return reserve + n
	}
	return n
}

// enterTeams are the acts that enter the teams of a list with their players in board order. A team that stands in the section gets
// those whom it has not; first is the number of the next player.
func (m page) enterTeams(id journal.SectionID, rows []int, first journal.PlayerID) []journal.Command {
	var infos []journal.PlayerInfo
	var rosters []journal.Command
	for _, s := range m.squads(rows) {
		members := make([]journal.Member, len(s.rows))
		for k, i := range s.rows {
			members[k] = memberOf(m.Rows[i].Entrant)
		}
		if s.name == "" { // a list of teams, without their players
			infos = append(infos, m.entrant(m.Rows[s.rows[0]]))
			continue
		}
		if there, ok := m.teamHere(id, s.name); ok {
			rosters = append(rosters, journal.SetRoster{Team: there.ID, Players: joined(there.Roster, members)})
			continue
		}
		info := journal.PlayerInfo{Name: s.name}
		if s.captain != "" {
			info.Remark = m.Lang().T(textCaptain, s.captain)
		}
		rosters = append(rosters, journal.SetRoster{Team: first + journal.PlayerID(len(infos)), Players: members})
		infos = append(infos, info)
	}
	if len(infos) == 0 {
		return rosters
	}
	return append([]journal.Command{journal.ImportPlayers{Section: id, Source: m.source(), Players: infos}}, rosters...)
}

// memberOf is a player of a team.
func memberOf(e roster.Entrant) journal.Member {
	return journal.Member{Name: e.Name, Rating: e.Rating, Sex: e.Sex, Title: e.Title.String(), Federation: e.Federation, FIDEID: e.FIDEID, Birth: journal.Date(e.Birth)}
}

// teamHere is the team of a name that stands in a section.
func (m page) teamHere(id journal.SectionID, name string) (journal.Player, bool) {
	for _, p := range m.Event.Ahead.Players(id) {
		if journal.FoldName(p.Name) == journal.FoldName(name) {
			return p, true
		}
	}
	return journal.Player{}, false
}

// joined are the players of a team with those added whom it has not.
func joined(now, more []journal.Member) []journal.Member {
	list := slices.Clone(now)
	for _, x := range more {
		if !slices.ContainsFunc(list, func(y journal.Member) bool { return journal.FoldName(x.Name) == journal.FoldName(y.Name) }) {
			list = append(list, x)
		}
	}
	return list
}

// ofTeams reports whether the participants of a section are teams.
func (m page) ofTeams(id journal.SectionID) bool {
	sec, _ := m.Event.Ahead.In(id)
	return regulation.SystemOf(sec.System).Teams
}
