package sheet

import (
	"slices"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
	"wasit/app/words/letters"
)

// Registered is what is registered of one school or club.
type Registered struct {
	Club    string // empty: players without one
	Players []journal.Player
}

// Clubs groups the players of an event by school, by the alphabet of a language; those without one come last. Within a school they stand
// by section, then by name.
func Clubs(s journal.State, l i18n.Lang) []Registered {
	alphabet := letters.Of(l.Tag())
	var list []Registered
	at, names, keyOf := map[string]int{}, s.SchoolNames(), s.SchoolKeys()
	for _, sec := range s.Sections() {
		players := s.Entrants(sec.ID)
		journal.SortByName(alphabet, players)
		for _, p := range players {
			key := keyOf(p.Club)
			i, ok := at[key]
			if !ok {
				i = len(list)
				at[key] = i
				list = append(list, Registered{Club: names[key]})
			}
			list[i].Players = append(list[i].Players, p)
		}
	}
	slices.SortFunc(list, func(a, b Registered) int {
		if (a.Club == "") != (b.Club == "") {
			return strings.Compare(b.Club, a.Club)
		}
		return alphabet.Compare(a.Club, b.Club)
	})
	return list
}

// Confirmation is the text that a school gets back: who is registered in which section, what is missing, and until when it
// can be mended, where that day is not past. It names no day of birth, because such texts are passed on.
func Confirmation(s journal.State, l i18n.Lang, r Registered, past bool, lacks func(journal.Player) []string) Chat {
	info := s.Event()
	club := r.Club
	if club == "" {
		club = l.T(textChatNoClub)
	}
	var b strings.Builder
	b.WriteString("*" + chatSafe.Replace(info.Name) + " – " + l.T(i18n.Registration) + "*\n")
	b.WriteString(chatSafe.Replace(club) + ": " + l.N(i18n.NPlayers, len(r.Players)) + "\n")
	sections := s.Sections()
	var last journal.SectionID
	n := 0
	var missing []string
	for _, p := range r.Players {
		if p.Section != last {
			last, n = p.Section, 0
			if i := slices.IndexFunc(sections, func(sec journal.Section) bool { return sec.ID == p.Section }); i >= 0 && len(sections) > 1 {
				b.WriteString("\n" + chatSafe.Replace(sections[i].Name) + "\n")
			}
		}
		n++
		b.WriteString(l.Int(n) + ". " + chatSafe.Replace(p.Name))
		if p.Class > 0 {
			b.WriteString(" (" + l.T(i18n.ClassN, l.Int(p.Class)) + ")")
		}
		b.WriteString("\n")
		if words := lacks(p); len(words) > 0 {
			missing = append(missing, "• "+chatSafe.Replace(p.Name)+": "+strings.Join(words, ", "))
		}
	}
	if len(missing) > 0 {
		b.WriteString("\n" + l.T(textConfirmMissing) + "\n" + strings.Join(missing, "\n") + "\n")
	}
	b.WriteString("\n" + l.T(textConfirmCheck))
	if d := info.Deadline; !d.IsZero() && !past {
		b.WriteString(" " + l.T(textConfirmUntil, l.Date(d.Year, d.Month, d.Day)))
	}
	b.WriteString("\n")
	return Chat{For: club, Text: b.String()}
}
