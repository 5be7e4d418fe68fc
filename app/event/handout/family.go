package handout

import (
	"time"

	"wasit/app/event/family"
	"wasit/app/event/journal"
	"wasit/app/event/sheet"
	"wasit/app/words/i18n"
)

// Families tells the address by which the family of a player follows, below the page that takes it; nil where the event has no codes for
// families.
func Families(s journal.State, page string) func(journal.PlayerID) string {
	if secret, _ := s.FamilyCodes(); secret == nil {
		return nil
	}
	return func(id journal.PlayerID) string {
		c, _ := family.ChildOf(s, id) // there are codes
		return page + "#" + c.Code()
	}
}

// News tells the addresses that hold a round for those families, as [sheet.Source.News] says; nil like [Families]. The round is looked at
// when the first of them is asked for.
func News(l i18n.Lang, s journal.State, section journal.SectionID, round int, now time.Time, page string) func(map[journal.PlayerID]bool, int) []sheet.Link {
	if secret, _ := s.FamilyCodes(); secret == nil {
		return nil
	}
	var all *family.News
	return func(players map[journal.PlayerID]bool, letters int) (links []sheet.Link) {
		if all == nil {
			n, _ := family.NewsOf(s, section, round, now) // there are codes
			all = &n
		}
		n := *all
		if players != nil {
			n = n.Only(players)
		}
		for _, part := range n.Codes(letters - len(page) - 1) {
			links = append(links, sheet.Link{Holds: holds(l, part.News), Address: page + "#" + part.Code})
		}
		return links
	}
}

// holds says which boards news has.
func holds(l i18n.Lang, n family.News) string {
	first, last, alone := 0, 0, false
	for _, line := range n.Lines {
		if line.Board == 0 {
			alone = true
			continue
		}
		if last = line.Board; first == 0 {
			first = line.Board
		}
	}
	boards := l.Int(first)
	if last != first {
		boards += "–" + l.Int(last)
	}
	switch {
	case first == 0:
		return l.T(textNobody)
	case alone:
		return l.T(textAndMore, boards)
	}
	return l.T(textBoards, boards)
}
