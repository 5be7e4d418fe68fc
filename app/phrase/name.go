package phrase

import (
	"strings"
	"wasit/app/i18n"
	"wasit/app/journal"
)

func NameOf(l i18n.Lang, p journal.Player) string {
	if p.Name == "" {
		return l.T(i18n.Nameless, l.Int(int(p.TPN)))
	}
	return p.Name
}

// ApartText says how many schools the pairing of a round kept apart.
func ApartText(l i18n.Lang, a journal.Apart) string {
	text := ""
	if a.Kept > 0 {
		text = l.N(textApartDone, a.Kept) + "."
	}
	if a.Met > 0 {
		text = strings.TrimSpace(text + " " + l.N(textApartMet, a.Met))
	}
	return text
}

// Entrants counts who takes part in a section: players, or teams.
func Entrants(l i18n.Lang, system string, n int) string {
	if system == journal.Team {
		return l.N(i18n.NTeams, n)
	}
	return l.N(i18n.NPlayers, n)
}
