package standings

import (
	"strconv"

	"wasit/app/event/regulation"
	"wasit/app/event/standing"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// crossRow is everybody's rounds in one row of the crosstable.
type crossRow struct {
	place, name, points string
	cells               []cell // by round
}

// cell is one round of one player.
type cell struct {
	opponent int // his place, 0 where there was none
	white    bool
	sign     string // the result, or why there was no game
}

// crossRows are the first n rows of the crosstable.
func (m page) crossRows(n int) []crossRow {
	t, l := m.Event.Table, m.Lang()
	place := map[swiss.TPN]int{}
	for i, r := range t.Rows {
		place[r.TPN] = i + 1
	}
	list := make([]crossRow, n)
	for i, r := range t.Rows[:n] {
		x := crossRow{place: strconv.Itoa(i + 1), name: m.nameOf(r.TPN), points: l.Tenths(int(r.Points)), cells: make([]cell, t.Rounds)}
		for n := range x.cells {
			x.cells[n] = cellOf(l, t, r.TPN, n+1, place)
		}
		list[i] = x
	}
	return list
}

func cellOf(l i18n.Lang, t *standing.Table, tpn swiss.TPN, n int, place map[swiss.TPN]int) cell {
	e := t.Tournament.Entry(tpn, n)
	if e.Opponent == 0 {
		return cell{sign: bye(l, t.System, e.Outcome)}
	}
	c := cell{opponent: place[e.Opponent], white: e.Color == swiss.White, sign: e.Outcome.Sign()}
	if regulation.SystemOf(t.System).MatchScores && !e.Outcome.IsForfeit() {
		c.sign = l.Tenths(int(t.Tournament.Award(tpn, n))) // of the match
	}
	return c
}

// bye writes a round without an opponent.
func bye(l i18n.Lang, system string, o swiss.Outcome) string {
	if regulation.SystemOf(system).OwnPoints && o == swiss.FullBye {
		return l.T(i18n.CrossClub)
	}
	if regulation.SystemOf(system).OwnPoints && o == swiss.HalfBye {
		return l.T(i18n.CrossExcused)
	}
	switch o {
	case swiss.PAB:
		return l.T(i18n.CrossBye)
	case swiss.HalfBye:
		return "½"
	case swiss.FullBye, swiss.ForfeitWin:
		return "+"
	}
	return "–"
}
