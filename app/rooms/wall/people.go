package wall

import (
	"cmp"
	"slices"
	"unicode/utf8"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/words/letters"
)

// Rows of a slide of names, in two columns, and of one of who is awaited.
const (
	slideNames   = 20
	slideAwaited = 8
)

// called is a player of a round as somebody looks for the own name: where to go, and with which pieces.
type called struct {
	player journal.Player
	listed string // the name as lists of the language have it
	board  int    // as its number in the hall; 0: none
	white  bool
	bye    bool
}

// nameSlides are the players of a round by the alphabet.
func (m page) nameSlides(all slide, free []freeRow) (slides []slide) {
	var list []called
	for _, r := range all.Boards {
		n := m.Event.Kept.BoardNumber(all.Section, r.Number)
		list = append(list, called{player: r.WhitePlayer, board: n, white: true}, called{player: r.BlackPlayer, board: n})
	}
	for _, f := range free {
		list = append(list, called{player: f.Player, bye: f.Bye})
	}
	for i := range list {
		list[i].listed = m.listed(list[i].player)
	}
	alphabet := letters.Of(m.Lang().Tag())
	letters.Sort(alphabet, list, func(c *called) string { return cmp.Or(c.player.Listed(alphabet), c.listed) }, func(c *called) int { return int(c.player.ID) })
	for from := 0; from < len(list); from += slideNames {
		x := all
		x.From, x.To = from, min(from+slideNames, len(list))
		x.Names = list[x.From:x.To]
		slides = append(slides, x)
	}
	return slides
}

// listed is a player's name as lists of the language have it.
func (m page) listed(p journal.Player) string {
	sec, _ := m.Event.Kept.In(p.Section)
	return phrase.Listed(m.Lang(), sec.System, p)
}

// awaited are the players of the sections on the wall who are not in the hall, of all who are expected: who said that he stays away is not.
func (m page) awaited() (list []journal.Player, all int) {
	s := m.Event.Kept
	for _, sec := range s.Sections() {
		if m.Model.Section != 0 && m.Model.Section != sec.ID {
			continue
		}
		players := s.Players(sec.ID)
		journal.SortByName(letters.Of(m.Lang().Tag()), players)
		for _, p := range players {
			if p.IsWithdrawn() || p.Now != 0 || p.IsOut(s.NextRound(sec.ID)) {
				continue
			}
			if all++; p.Presence != journal.Present {
				list = append(list, p)
			}
		}
	}
	return list, all
}

// isCheckIn reports that people come in now: nothing is published, and somebody is in the hall already.
func (m page) isCheckIn() bool {
	s := m.Event.Kept
	here := false
	for _, sec := range s.Sections() {
		if sec.Round > 0 && (sec.Round > 1 || sec.Phase >= journal.Published) {
			return false
		}
		here = here || slices.ContainsFunc(s.Players(sec.ID), func(p journal.Player) bool { return p.Presence == journal.Present })
	}
	return here
}

// awaitedSlides are who is awaited, section by section.
func (m page) awaitedSlides() []slide {
	list, all := m.awaited()
	base := slide{Expected: all}
	if len(list) == 0 {
		return []slide{base}
	}
	var slides []slide
	pages := (len(list) + slideAwaited - 1) / slideAwaited
	most := (len(list) + pages - 1) / pages
	for from := 0; from < len(list); from += most {
		x := base
		x.From, x.To = from, min(from+most, len(list))
		x.Awaited, x.Missing = list[x.From:x.To], len(list)
		slides = append(slides, x)
	}
	return slides
}

// longest is the number of letters of the longest name of a slide.
func (m page) longest(s slide) (n int) {
	for _, c := range s.Names {
		n = max(n, utf8.RuneCountInString(c.listed)+6) // half of the width is theirs, without the points
	}
	for _, p := range s.Awaited {
		n = max(n, utf8.RuneCountInString(m.listed(p)))
	}
	return n
}
