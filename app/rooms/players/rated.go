package players

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/event/ranking"
	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/swiss/rating"
	"wasit/swiss/tiebreak"
)

// rated is what a federation's rating officer reckons from the games of one player.
type rated struct {
	federation.Reckoned
	ties     []tiebreak.Arithmetic // ARO, TPR and PTP as the standing counts them (C.07 10); none of a section of matches
	unrated  int                   // what opponents without rating count as there, by the list of tie-breaks; 0: nothing
	complete bool                  // all rounds of the event are in it
}

// rated reckons the ratings of a player from the rounds that are public; ok is false where nobody he met has a rating, and for a team.
func (m page) rated(p journal.Player) (x rated, ok bool) {
	if x.Reckoned, ok = federation.Reckon(m.Event.Kept, p); !ok {
		return x, false
	}
	sec, _ := m.Event.Kept.In(p.Section)
	x.ties, x.unrated = m.performances(p, sec.Section)
	x.complete = sec.Round == sec.Rounds && sec.Phase == journal.Closed
	return x, true
}

// performances are the tie-breaks on ratings of a player, after the rounds of the standing and by its rules, so that no page has
// another average than the standing. unrated is the rating that the list of tie-breaks gives to players without one.
func (m page) performances(p journal.Player, sec journal.Section) (ties []tiebreak.Arithmetic, unrated int) {
	codes, err := tiebreak.ParseList(strings.Join(sec.TieBreaks, ","))
	if sec.IsMatch() || err != nil {
		return nil, 0
	}
	for _, c := range codes {
		unrated = cmp.Or(unrated, c.Unrated)
	}
	t := ranking.Of(m.Event.Kept, sec.ID)
	if t.Whole == nil || t.Rounds == 0 {
		return nil, unrated
	}
	o := t.Options
	o.List = []tiebreak.Code{{Name: "PTS"}, {Name: "ARO", Unrated: unrated}, {Name: "TPR", Unrated: unrated}, {Name: "PTP", Unrated: unrated}}
	if ties, err = tiebreak.Explain(t.Whole, o, p.TPN); err != nil {
		return nil, unrated
	}
	return ties[1:], unrated
}

// ratedRow is a game in the table of ratings.
type ratedRow struct{ round, name, score, difference, expected, delta string }

// rows are the games, each with what it gives; of an unrated player without expectation.
func (x rated) rows(m page, p journal.Player) []ratedRow {
	l := m.Lang()
	parts := map[int]rating.Part{}
	for i, g := range x.Met {
		for _, part := range x.Change.Parts {
			if part.Game == g.Game {
				parts[i] = part
			}
		}
	}
	list := make([]ratedRow, len(x.Met))
	for i, g := range x.Met {
		q, _ := m.Event.Kept.PlayerByTPN(p.Section, g.TPN)
		r := ratedRow{round: strconv.Itoa(g.Round), name: m.Name(q), score: l.Tenths(5 * g.Halves)}
		if g.Title != swiss.NoTitle {
			r.name = g.Title.String() + " " + r.name
		}
		if g.Opponent > 0 {
			r.name += " (" + strconv.Itoa(g.Opponent) + ")"
		} else {
			r.name += " (" + l.T(textRatedNone) + ")"
		}
		if part, ok := parts[i]; ok && x.Own > 0 {
			r.difference, r.expected, r.delta = signed(cmp.Or(g.Own, x.Own)-g.Opponent), l.Decimal(int64(part.Expected), 100), signedHundredths(l, part.Delta)
			if part.Capped {
				r.difference += "*"
			}
		}
		list[i] = r
	}
	return list
}

// signed writes a whole number with its sign.
func signed(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}

func signedHundredths(l i18n.Lang, n int) string {
	if n < 0 {
		return l.Decimal(int64(n), 100)
	}
	return "+" + l.Decimal(int64(n), 100)
}

// listName is the rating list that the section is rated on.
func (x rated) listName(l i18n.Lang) string { return phrase.RatingList(l, x.List) }

// lines are average, performances, and change or first rating, each with its arithmetic and article.
func (x rated) lines(l i18n.Lang) []string {
	list := x.tieLines(l)
	if x.Own == 0 {
		return append(list, x.firstLines(l)...)
	}
	c := x.Change
	if len(c.Parts) == 0 {
		return append(list, l.T(textRatedNoGame))
	}
	list = append(list, l.T(textRatedChange, strconv.Itoa(c.K), signedHundredths(l, c.Sum), signedHundredths(l, c.Gain), signed(c.Rounded())))
	if !x.Sure {
		list = append(list, l.T(textRatedKGuess, strconv.Itoa(c.K)))
	}
	if slices.ContainsFunc(c.Parts, func(p rating.Part) bool { return p.Capped }) {
		list = append(list, l.T(textRatedCapped))
	}
	if len(c.Parts) < len(x.Met) {
		list = append(list, l.N(textRatedLeftOut, len(x.Met)-len(c.Parts)))
	}
	return list
}

// tieLines are the tie-breaks on ratings, and the rule for opponents without one.
func (x rated) tieLines(l i18n.Lang) []string {
	if len(x.ties) == 0 {
		return nil
	}
	average, performance, perfect := x.ties[0], x.ties[1], x.ties[2]
	if average.Dropped {
		return []string{l.T(textRatedDropped)}
	}
	if !average.Value.Defined() {
		return nil // no game over the board
	}
	var sum, points int64
	for _, part := range average.Parts {
		sum += part.Amount
	}
	for _, g := range performance.Parts {
		switch g.Outcome {
		case swiss.Win, swiss.ShortWin:
			points += 10
		case swiss.Draw, swiss.ShortDraw:
			points += 5
		}
	}
	games := l.Int(int(average.Count))
	list := []string{l.T(textRatedAverage, strconv.FormatInt(sum, 10), games, average.Value.String()),
		l.T(textRatedTPR, l.Tenths(int(points)), games, strconv.FormatInt(performance.Percent, 10), signed(int(performance.Plus)), performance.Value.String()),
		l.T(textRatedPTP, perfect.Value.String())}
	if x.unrated > 0 {
		list = append(list, l.T(textRatedUnrated, strconv.Itoa(x.unrated)))
	}
	return list
}

// firstLines are what an unrated player's games make of a first rating.
func (x rated) firstLines(l i18n.Lang) []string {
	f := x.First
	if f.Games == 0 {
		return []string{l.T(textRatedFirstNone)}
	}
	list := []string{l.T(textRatedFirst, strconv.Itoa(f.Sum), strconv.Itoa(f.Games+2), strconv.Itoa(f.Percent), signed(f.Dp), strconv.Itoa(f.Rating))}
	if !f.Enough {
		list = append(list, l.T(textRatedFirstFew))
	}
	return list
}
