package standings

import (
	"wasit/app/event/journal"
	"wasit/swiss"
)

// whyBelow says in one sentence, for a parent who asks, why a row stands below the one above it although both have the same points; empty
// where the points separate them.
func (m page) whyBelow(tpn swiss.TPN) string {
	t, l := m.Event.Table, m.Lang()
	at := t.Place(tpn)
	if at < 1 || len(t.Codes) == 0 || t.Rows[at-1].Points != t.Rows[at].Points || t.GroupOf(at-1) != t.GroupOf(at) {
		return ""
	}
	above := m.nameOf(t.Rows[at-1].TPN)
	ties := t.Columns(l)[len(t.Own):]
	for i := 1; i < len(t.Codes); i++ {
		his, mine := t.ValueOf(l, at-1, i), t.ValueOf(l, at, i)
		code := t.Codes[i]
		switch {
		case his == mine:
		case code.IsEncounter() && m.won(t.Rows[at-1].TPN, tpn):
			return l.T(textWhyWon, above)
		case code.IsEncounter():
			return l.T(textWhyEncounter, above)
		default:
			return l.T(textWhyTie, above, ties[i-1].Name, his, m.nameOf(tpn), mine)
		}
	}
	if t.Rows[at-1].Rank == t.Rows[at].Rank {
		return l.T(textWhyShared, above)
	}
	return l.T(textWhyOther, above)
}

// won reports that a player has won a game against another, and lost none.
func (m page) won(a, b swiss.TPN) bool {
	won := false
	sec := m.KeptSection()
	for n := 1; n <= sec.Round; n++ {
		for _, r := range sec.Rows(n) {
			score := r.Score
			switch {
			case r.WhitePlayer.TPN == a && r.BlackPlayer.TPN == b:
			case r.WhitePlayer.TPN == b && r.BlackPlayer.TPN == a:
				score = score.Reversed()
			default:
				continue
			}
			if score != journal.WhiteWins {
				return false
			}
			won = true
		}
	}
	return won
}
