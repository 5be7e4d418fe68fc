package phrase

import (
	"strconv"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/words/i18n"
	"wasit/app/words/letters"
)

func NameOf(l i18n.Lang, p journal.Player) string {
	if p.Name == "" {
		return l.T(i18n.Nameless, l.Int(int(p.TPN)))
	}
	return p.Name
}

// Listed is the name of a player as a list by the alphabet shows it: the surname first where the list goes by surnames. Teams of a
// section keep their name.
func Listed(l i18n.Lang, system string, p journal.Player) string {
	if p.Name == "" || regulation.SystemOf(system).Teams {
		return NameOf(l, p)
	}
	name := p.Listed(letters.Of(l.Tag()))
	if l == i18n.HR {
		return strings.Replace(name, ", ", " ", 1) // as those who have no name for sorting
	}
	return name
}

// Rated is a title and a rating as lists write them, "GM 2512"; "" for a player who has neither.
func Rated(p journal.PlayerInfo) string {
	if p.Rating == 0 {
		return p.Title
	}
	return strings.TrimSpace(p.Title + " " + strconv.Itoa(p.Rating))
}

// Beside is what lists say of a player next to the name: title and rating, then the school or club.
func Beside(p journal.PlayerInfo) string { return join(Rated(p), p.Club) }

// Numbered is [Beside] after the starting number, where that says something: a draft's explanation speaks of numbers.
func Numbered(l i18n.Lang, p journal.Player) string {
	if p.TPN == 0 {
		return Beside(p.PlayerInfo)
	}
	return join(l.T(textStartNo, l.Int(int(p.TPN))), Beside(p.PlayerInfo))
}

func join(a, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return a + " · " + b
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

// EntrantsName is what those who take part in a section are called: players, or teams.
func EntrantsName(system string) i18n.Text {
	if regulation.SystemOf(system).Teams {
		return i18n.Teams
	}
	return i18n.Players
}

// Entrants counts who takes part in a section: players, or teams.
func Entrants(l i18n.Lang, system string, n int) string {
	if regulation.SystemOf(system).Teams {
		return l.N(i18n.NTeams, n)
	}
	return l.N(i18n.NPlayers, n)
}
