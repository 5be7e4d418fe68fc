package regulation

import (
	"wasit/app/event/journal"
	"wasit/swiss"
	"wasit/swiss/berger"
)

// Varma draws the numbers of a round robin by C.05 Annex 2 from the seed of its order: players of one school, or of one
// federation where nobody has a school, do not meet in the last three rounds; late lists who does all the same. ok is
// false where that was not asked for, or for fewer than 9 and more than 24 players.
func Varma(s journal.State, id journal.SectionID) (order []journal.PlayerID, late []berger.LateMeeting, ok bool) {
	sec, _ := s.Section(id)
	if sec.System != journal.RoundRobin || !sec.Order.Varma {
		return nil, nil, false
	}
	members := s.Players(id)
	players := make([]swiss.Player, len(members))
	schools, key := false, s.SchoolKeys()
	for i, p := range members {
		players[i] = swiss.Player{TPN: swiss.TPN(i + 1), Name: journal.FoldName(p.Name), Federation: key(p.Club)}
		schools = schools || p.Club != ""
	}
	for i, p := range members {
		if !schools {
			players[i].Federation = p.Federation
		}
	}
	draw, ok := berger.Varma(players, sec.Order.Seed)
	if !ok {
		return nil, nil, false
	}
	for _, seat := range draw.Seats {
		order = append(order, members[seat-1].ID)
	}
	return order, draw.Late, true
}
