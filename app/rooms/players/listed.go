package players

import (
	"slices"
	"strings"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/event/ratinglist"
	"wasit/app/session"
)

// listedFields are those of a player's form that stand folded away where nobody needs them.
var listedFields = []string{"federation", "fideID", "natID", "standard", "rapid", "blitz", "national", "k"}

// showsListed reports whether the form shows at once what federations list of a player: where it is said of him or of others in the
// event, and where a field of it is at fault. A school event has none of it.
func (m page) showsListed(d playerDialog) bool {
	if slices.ContainsFunc(d.Faults, func(f string) bool { return slices.Contains(listedFields, f) }) || d.Find != "" || d.Took != "" {
		return true
	}
	if info, _ := d.Form.Info(d.Old); isListed(info) {
		return true
	}
	return slices.ContainsFunc(m.Section().Entered(), func(p journal.Player) bool { return isListed(p.PlayerInfo) })
}

// isRated reports whether a rating list may know players of the section: one of them has a rating, a title or a number, or the event
// is to be rated.
func (m page) isRated() bool {
	return m.Event.Ahead.Event().Papers.Rated || m.rollNow().known
}

// isListed reports whether a federation's list is known to have a player.
func isListed(p journal.PlayerInfo) bool {
	return p.FIDEID != "" || p.NationalID != "" || p.Ratings != (journal.Ratings{})
}

// findSet searches the rating lists for what is typed.
type findSet struct{ Text string }

// findLetters is the fewest letters that start a search.
const findLetters = 2

func (msg findSet) update(m page, _ session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(playerDialog)
	if !ok {
		return m, nil
	}
	d.Find, d.Took = msg.Text, ""
	m.Dialog = d
	if len([]rune(strings.TrimSpace(msg.Text))) < findLetters {
		d.Found = session.ListsFound{}
		m.Dialog = d
		return m, nil
	}
	return m, []session.Cmd{session.SearchLists{Text: msg.Text}}
}

// findName searches for the name in the form.
type findName struct{}

func (findName) update(m page, env session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(playerDialog)
	if !ok {
		return m, nil
	}
	m, cmds := findSet{Text: d.Form.Name}.update(m, env)
	return m, append(cmds, session.Focus{ID: "p-find"})
}

// listsFound brings who is found. What was typed since then is being searched for.
type listsFound session.ListsFound

func (msg listsFound) update(m page, _ session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(playerDialog)
	if !ok || msg.Text != d.Find {
		return m, nil
	}
	d.Found = session.ListsFound(msg)
	m.Dialog = d
	return m, nil
}

// takeListed fills the form with what a list says of a player. A whole name that is typed stays; a part of the name is filled up.
type takeListed struct{ Hit int }

func (msg takeListed) update(m page, _ session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(playerDialog)
	if !ok || msg.Hit < 0 || msg.Hit >= len(d.Found.Hits) {
		return m, nil
	}
	hit := d.Found.Hits[msg.Hit]
	info, _ := d.Form.Info(d.Old)
	if info.Name == "" || d.ID == 0 && isPart(info.Name, hit.Entry.Name) {
		info.Name, info.SortName = personName(respelled(hit.Entry.Name, info.Name))
	}
	control := federation.RatingColumn(m.Section().Section)
	info = ratinglist.Take(info, hit.Entry, ratinglist.Use{Kind: hit.Kind, Month: m.monthOf(hit.Kind), Control: control})
	roster := d.Form.Roster
	d.Form = formOf(m.Lang(), info)
	d.Form.Roster, d.Faults = roster, nil
	d.Find, d.Found, d.Took = "", session.ListsFound{}, hit.Entry.Name
	d.Similar = m.similar(d)
	m.Dialog = d
	m, cmds := m.typed(d)
	return m, append(cmds, session.Focus{ID: "took"})
}

// monthOf is the month of a list of this device.
func (m page) monthOf(kind ratinglist.Kind) ratinglist.Month {
	for _, l := range m.Lists.Kept {
		if l.Kind == kind {
			return l.Month
		}
	}
	return ""
}

// useListed makes a rating of another list the one that counts: a player without one in the main list may have it there.
type useListed struct{ Field string }

func (msg useListed) update(m page, _ session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(playerDialog)
	if !ok {
		return m, nil
	}
	for _, x := range d.Form.otherRatings() {
		if x.field == msg.Field {
			d.Form.Rating, d.Form.Counted = x.value, counted{x.value, x.source}
			m.Dialog = d
			m, cmds := m.typed(d)
			return m, append(cmds, session.Focus{ID: "p-rating"})
		}
	}
	return m, nil
}

// nameWords are the words of a name, folded as names are compared.
func nameWords(name string) []string {
	return strings.FieldsFunc(journal.FoldName(name), func(r rune) bool { return r == ' ' || r == ',' })
}

// isPart reports whether what was typed is only a part of a listed name: fewer words, or the beginnings of them.
func isPart(typed, listed string) bool {
	words, all := nameWords(typed), nameWords(listed)
	whole := 0
	for _, w := range words {
		at := slices.IndexFunc(all, func(of string) bool { return strings.HasPrefix(of, w) })
		if at < 0 {
			return false
		}
		if all[at] == w {
			whole++
		}
		all = slices.Delete(all, at, at+1)
	}
	return len(all) > 0 || whole < len(words)
}

// respelled is a listed name with the words that were typed spelled as they were: lists write Zagar for Žagar.
func respelled(listed, typed string) string {
	parts := strings.FieldsFunc(typed, func(r rune) bool { return r == ' ' || r == ',' })
	words := strings.Fields(listed)
	for i, word := range words {
		bare := strings.TrimSuffix(word, ",")
		for _, own := range parts {
			if journal.FoldName(own) == journal.FoldName(bare) {
				words[i] = own + word[len(bare):]
			}
		}
	}
	return strings.Join(words, " ")
}

// personName is a name of a list as it is spoken, and as it is sorted.
func personName(listed string) (name, sort string) {
	surname, given, parted := strings.Cut(listed, ",")
	surname, given = strings.TrimSpace(surname), strings.TrimSpace(given)
	if !parted || given == "" || surname == "" {
		return strings.Trim(listed, ", "), ""
	}
	return given + " " + surname, surname + ", " + given
}
