package sheet

import (
	"strings"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// recordPairing lists where pairings departed from the rules of the system: forbidden pairs, schools kept apart, boards
// changed by hand.
func (in info) recordPairing() []piece {
	var list []piece
	for _, part := range in.all() {
		sec, ok := in.State.Section(part.Section)
		if !ok {
			continue
		}
		add := func(text string) {
			if in.several {
				text = sec.Name + ": " + text
			}
			list = append(list, in.paragraphs(text)...)
		}
		for _, f := range sec.Forbidden {
			names := make([]string, len(f.Players))
			for i, id := range f.Players {
				names[i] = in.name(in.player(id))
			}
			add(in.l.T(i18n.LogForbid, strings.Join(names, ", ")))
		}
		rounds := map[journal.MarkWhy][]string{}
		for _, k := range in.State.Marks(sec.ID) {
			if k.Why == journal.MarkByHand && in.State.OnlyReversed(sec.ID, k.Round) {
				continue // the course of the event tells it
			}
			rounds[k.Why] = append(rounds[k.Why], in.l.Int(k.Round))
		}
		for _, k := range []struct {
			why  journal.MarkWhy
			text i18n.Text
		}{{journal.MarkApart, i18n.MarkApart}, {journal.MarkByHand, i18n.MarkByHand}} {
			if n := rounds[k.why]; len(n) > 0 {
				add(in.l.N(i18n.MarkRounds, len(n), in.l.List(n)) + in.l.T(k.text))
			}
		}
	}
	return list
}
