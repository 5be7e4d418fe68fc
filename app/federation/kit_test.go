package federation_test

import (
	"wasit/app/journal"
	"wasit/swiss/lot"
)

// enterLast enters the results that are missing.
func (h *hall) enterLast(n int, g *lot.Generator) {
	h.t.Helper()
	for len(h.s.MissingBoards(1, n)) > 0 {
		h.board(n, h.s.MissingBoards(1, n)[0], g)
	}
}

// lineups gives some teams another line-up than the order of their list.
func (h *hall) lineups(n int) {
	h.t.Helper()
	sec, _ := h.s.Section(1)
	for i, team := range h.s.Players(1) {
		if len(team.Roster) == 0 || (i+n)%2 == 0 || h.s.BoardOf(1, n, team.ID) == 0 {
			continue
		}
		line := h.s.LineupOf(1, n, team.ID)
		switch {
		case len(team.Roster) > sec.Boards():
			line[len(line)-1] = sec.Boards() + 1 // a reserve
		case (i+n)%3 == 0:
			line[0] = 0 // nobody on the first board
		default:
			line[0], line[1] = line[1], line[0]
		}
		h.do(journal.SetLineup{Section: 1, Round: n, Lineup: journal.Lineup{Team: team.ID, Players: line}})
	}
}
