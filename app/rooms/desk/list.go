package desk

import (
	"slices"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/event/phrase"
	"wasit/app/words/i18n"
	"wasit/app/words/letters"
	"wasit/rules"
	"wasit/rules/ruling"
)

// offenceRow is one offence that can be chosen, with what it would cost the player in hand now.
type offenceRow struct {
	Kind   ruling.Kind
	Name   string
	Under  string // article, who may raise it, and what it costs
	Cards  int    // that it gives
	Often  bool
	NoRule bool // none in this edition and class
}

// knocks are one offence on the list: how many pieces, and when, is asked next.
var knocks = []ruling.Kind{ruling.KnockFewBefore, ruling.KnockManyBefore, ruling.KnockFewAfter, ruling.KnockManyAfter}

// isKnock reports whether k is about pieces knocked over.
func isKnock(k ruling.Kind) bool { return slices.Contains(knocks, k) }

// knockIs says how many pieces such an offence is about, and whether the clock was pressed over them.
func knockIs(k ruling.Kind) (many, pressed bool) {
	i := slices.Index(knocks, k)
	return i&1 != 0, i&2 != 0
}

// knockOf returns the offence of pieces knocked over.
func knockOf(many, pressed bool) ruling.Kind {
	i := 0
	if many {
		i++
	}
	if pressed {
		i += 2
	}
	return knocks[i]
}

// often returns the offences of every day, by frequency. Of phones the one that loses stands among them: one that sounds where a
// device may be carried switched off (12.3b (E09)), later any.
func often(e *rules.Edition) []ruling.Kind {
	phone := ruling.Device
	if e.DeviceMaySleep {
		phone = ruling.DeviceSounds
	}
	return []ruling.Kind{ruling.IllegalMove, ruling.TwoHands, ruling.EmptyPress, ruling.ClockHandling, ruling.NoRecording,
		ruling.KnockFewBefore, ruling.OpenCheck, ruling.PromotionIncomplete, ruling.TouchRefused, ruling.Late, phone, ruling.Disturbing}
}

// offenceRows returns the offences that contain what is looked for, the frequent ones first.
func (m page) offenceRows() []offenceRow {
	find := lookedFor(m.Find)
	laws := m.Section().Rules()
	often := often(&laws.Edition)
	var first, rest, none []offenceRow
	for _, k := range append(slices.Clone(often), ruling.Kinds()...) {
		if isKnock(k) && k != ruling.KnockFewBefore || slices.ContainsFunc(first, func(r offenceRow) bool { return r.Kind == k }) ||
			slices.ContainsFunc(none, func(r offenceRow) bool { return r.Kind == k }) || slices.ContainsFunc(rest, func(r offenceRow) bool { return r.Kind == k }) {
			continue
		}
		row, ok := m.offenceRow(k, find)
		switch {
		case !ok:
		case row.NoRule:
			none = append(none, row)
		case slices.Contains(often, k):
			row.Often = true
			first = append(first, row)
		default:
			rest = append(rest, row)
		}
	}
	return append(append(first, rest...), none...)
}

// offenceRow says what an offence would cost; ok is false if it does not contain every word looked for.
func (m page) offenceRow(k ruling.Kind, find []string) (row offenceRow, ok bool) {
	l := m.Lang()
	usual := m.usualOffence(k, m.Now)
	if k == ruling.Late || k == ruling.BothAbsent { // the list says what it costs to come too late
		usual.LateBy = (m.Section().Laws().DefaultMinutes + 1) * 60
		usual.OtherLateBy = usual.LateBy
	}
	r, err := m.preview(usual)
	if err != nil {
		return row, false
	}
	laws := m.Section().Rules()
	row = offenceRow{Kind: k, Name: l.T(i18n.Offences[string(k)]), Cards: phrase.Cards(&laws, k), NoRule: r.Refusal == ruling.NoSuchRule}
	if isKnock(k) {
		row.Name = l.T(textDeskKnock)
		if laws.Overlay != nil && !row.NoRule {
			row.Cards = 0
		}
	}
	under := []string{phrase.Raise(l, &r)}
	if act, ok := textCardActs[string(k)]; ok && row.Cards > 0 {
		under = append([]string{l.T(act)}, under...)
	}
	if r.Article != "" {
		under = append([]string{r.Article}, under...)
	}
	switch {
	case isKnock(k) && phrase.Cards(&laws, ruling.KnockManyAfter) > 0:
		under = append(under, l.T(textDeskKnockCards))
	case row.Cards == 0:
		under = append(under, phrase.Short(l, &r, 0))
	}
	row.Under = strings.Join(under, " · ")
	words := letters.Strip(row.Name + " " + r.Article + " " + l.T(i18n.OffenceWords[string(k)]))
	return row, !slices.ContainsFunc(find, func(w string) bool { return !isAmong(w, words) })
}

// longEnding is how many letters of a word may be an ending: "talks" finds "talk", "dipegang" does not find "di".
const longEnding = 3

// isAmong reports that a word that is looked for stands in words, whole, as a part, or with another ending.
func isAmong(find, words string) bool {
	return strings.Contains(words, find) || slices.ContainsFunc(strings.Fields(words), func(w string) bool {
		return len(w) > longEnding && len(find)-len(w) <= longEnding && strings.HasPrefix(find, w)
	})
}

// lookedFor are the words of a text that an offence must contain.
func lookedFor(text string) []string {
	all := strings.Fields(letters.Strip(text))
	list := slices.DeleteFunc(slices.Clone(all), func(w string) bool { return slices.Contains(small, w) })
	if len(list) == 0 {
		return all // somebody has only begun to type
	}
	return list
}

// openFacts returns which facts would change the ruling in hand: only these are asked.
func (m page) openFacts() []offenceFact {
	now, err := m.preview(m.Offence)
	if err != nil {
		return nil
	}
	flips := []func(*ledger.Offence){
		func(o *ledger.Offence) { o.Replied = !o.Replied },
		func(o *ledger.Offence) { o.Mended = !o.Mended },
		func(o *ledger.Offence) { o.Unpressed = !o.Unpressed },
		func(o *ledger.Offence) { o.SameMove = !o.SameMove },
		func(o *ledger.Offence) { o.Short = !o.Short },
		func(o *ledger.Offence) { o.Increment = longIncrement - min(o.Increment, longIncrement) },
		func(o *ledger.Offence) { o.Ended = !o.Ended },
		func(o *ledger.Offence) {
			if o.Mate = map[string]string{"": "cannot", "can": "cannot"}[o.Mate]; o.Mate == "" {
				o.Mate = "can"
			}
		},
	}
	earlier := m.Event.Ahead.CardsInRound(m.Event.Section, m.shownRound())[m.Player].Offences > 0
	sec := m.Section()
	var list []offenceFact
	for i, flip := range flips {
		switch f := offenceFact(i); {
		case f == factSameMove && !earlier, f == factIncrement && sec.TimeCode != "", f == factEnded && !m.hasResult() && !m.Offence.Ended:
			continue
		}
		o := m.Offence
		flip(&o)
		if other, err := m.preview(o); err == nil && !sameRuling(&now, &other) {
			list = append(list, offenceFact(i))
		}
	}
	return list
}

// hasResult reports whether the board in hand has its result, so that the game may have ended before.
func (m page) hasResult() bool {
	_, rows := m.boardRows()
	return m.Board >= 1 && m.Board <= len(rows) && !rows[m.Board-1].Score.IsZero()
}

// sameRuling reports whether two rulings ask for the same.
func sameRuling(a, b *ruling.Ruling) bool {
	return a.Refusal == b.Refusal && a.Result == b.Result && a.Open == b.Open && a.Count == b.Count && a.Cards.Cards == b.Cards.Cards &&
		a.Restore == b.Restore && a.Queen == b.Queen && a.Stands == b.Stands && a.OnMove == b.OnMove && a.PutBack == b.PutBack &&
		a.ClockRan == b.ClockRan && len(a.Discretion) == len(b.Discretion) && slices.Equal(a.Penalties, b.Penalties) && a.Article == b.Article
}

// foundPlayer are players of the round whose name or school contains what is looked for.
type foundPlayer struct {
	Board  int
	White  bool
	Player journal.Player
}

// foundPlayers returns at most ten.
func (m page) foundPlayers() []foundPlayer {
	find := strings.Fields(letters.Strip(m.Find))
	if len(find) == 0 {
		return nil
	}
	_, rows := m.boardRows()
	var list []foundPlayer
	for _, r := range rows {
		for i, p := range []journal.Player{r.WhitePlayer, r.BlackPlayer} {
			name := letters.Strip(m.Name(p) + " " + p.Club)
			if len(list) < 10 && !slices.ContainsFunc(find, func(w string) bool { return !strings.Contains(name, w) }) {
				list = append(list, foundPlayer{r.Number, i == 0, p})
			}
		}
	}
	return list
}
