package ratings

import (
	"slices"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// countBy makes another rating count in the section in hand.
type countBy struct{ Counts string }

func (msg countBy) update(m page, env session.Env) (page, []session.Cmd) {
	sec, ok := m.Event.Ahead.In(m.Event.Section)
	if !ok || msg.Counts == sec.Rating.Counts || !slices.Contains(journal.RatingCounts, msg.Counts) {
		return m, nil
	}
	sec.Rating.Counts = msg.Counts
	list := []journal.Command{journal.DeclareRating{Section: sec.ID, Rating: sec.Rating}}
	list = append(list, m.counted(sec.Section)...)
	text := m.Lang().T(i18n.RatingCounts[msg.Counts])
	return session.Offered(m, env, m.Lang().N(textCountsSet, len(list)-1)+" "+text, list...)
}

// countAgain gives the players of the section who came later, or were changed, the rating that counts.
type countAgain struct{}

func (countAgain) update(m page, env session.Env) (page, []session.Cmd) {
	sec := m.Section()
	list := m.counted(sec.Section)
	if len(list) == 0 {
		return m, nil
	}
	return session.Offered(m, env, m.Lang().N(textCountsSet, len(list))+" "+phrase.RatingCounts(m.Lang(), sec.Rating.Counts), list...)
}

// counted are the changes that make the rating of a section's choice count for each of its players.
func (m page) counted(sec journal.Section) (list []journal.Command) {
	for _, p := range m.Event.Ahead.Players(sec.ID) {
		if info := federation.Counted(sec, p.PlayerInfo); info.Rating != p.Rating {
			list = append(list, journal.ChangePlayer{ID: p.ID, PlayerInfo: info})
		}
	}
	return list
}
