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
	"wasit/swiss/trf"
)

// rated is what a federation's rating officer reckons from the games of one player.
type rated struct {
	list     string // journal.RatedStandard …; empty where nothing tells it
	own      int    // his rating in it
	met      []rating.Met
	change   rating.Change
	sure     bool // K is known, not concluded
	first    rating.First
	ties     []tiebreak.Arithmetic // ARO, TPR and PTP as the standing counts them (C.07 10); none of a section of matches
	unrated  int                   // what opponents without rating count as there, by the list of tie-breaks; 0: nothing
	norms    []rating.Norm
	titles   []rating.Rated // that a rating brings (FIDE B.01 1.3)
	complete bool           // all rounds of the event are in it
}

// controls are the rating lists as the regulations of FIDE tell them apart.
var controls = map[string]rating.Control{journal.RatedStandard: rating.Standard, journal.RatedRapid: rating.Rapid, journal.RatedBlitz: rating.Blitz}

// rated reckons the ratings of a player from the rounds that are public; ok is false where nobody he met has a rating, and for a team.
func (m page) rated(p journal.Player) (x rated, ok bool) {
	s := m.Event.Kept
	sec, _ := s.Section(p.Section)
	if sec.System == journal.Team {
		return x, false
	}
	x.list = federation.RatingListOf(sec)
	x.own, x.met = federation.FIDERating(p.PlayerInfo, x.list), m.metBy(p, sec, x.list)
	games := rating.OfEvent(x.met)
	if _, has := rating.Performance(games); !has {
		return x, false
	}
	x.ties, x.unrated = m.performances(p, sec)
	control := controls[x.list]
	who := rating.Player{Rating: x.own, Listed: p.Ratings.K, Born: p.Birth.Year}
	x.change = rating.ChangeOf(x.own, 1, games, control)
	if k, sure := who.K(s.Event().Start.Year, len(x.change.Parts)); x.own > 0 {
		x.change, x.sure = rating.ChangeOf(x.own, k, games, control), sure
	} else {
		x.first = rating.FirstRating(games)
	}
	x.complete = sec.Round == sec.Rounds && sec.Phase == journal.Closed
	title, _ := swiss.ParseTitle(p.Title)
	if control == rating.Standard && x.list != "" {
		x.titles = rating.RatedTitles(title, p.Sex)
		table := sec.System == journal.RoundRobin
		x.norms = rating.Norms(rating.Candidate{Title: title, Sex: p.Sex, Federation: p.Federation, Table: table, Double: table && sec.Options.Cycles == 2}, x.met)
	}
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

// scoresAgainstRated reports whether somebody has points against players of a list over the board (FIDE B.01 1.4.2b).
func (m page) scoresAgainstRated(q journal.Player, sec journal.Section, list string) bool {
	return slices.ContainsFunc(m.games(q, sec, list), func(g rating.Met) bool { return g.Opponent > 0 && g.Halves > 0 })
}

// metBy lists the games of a player over the board, and of each opponent what norms ask.
func (m page) metBy(p journal.Player, sec journal.Section, list string) []rating.Met {
	met := m.games(p, sec, list)
	for i := range met {
		g := &met[i]
		_, known := trf.FederationCode(g.Federation)
		g.Outside = g.Federation != "" && !known
		if q, ok := m.Event.Kept.PlayerByTPN(sec.ID, g.TPN); ok && g.Opponent == 0 {
			g.Scoreless = !m.scoresAgainstRated(q, sec, list)
		}
	}
	return met
}

// games lists the games of a player over the board with the ratings of his opponents in list. Of a knock-out those of play-offs are
// left out: they are another rate of play.
func (m page) games(p journal.Player, sec journal.Section, list string) []rating.Met {
	s := m.Event.Kept
	var met []rating.Met
	add := func(round int, white, black journal.PlayerID, score journal.Score) {
		other, mine := black, score.White
		if p.ID == black {
			other, mine = white, score.Black
		}
		q, _ := s.Player(other)
		g := rating.Met{Game: rating.Game{Round: round, Opponent: federation.FIDERating(q.PlayerInfo, list)}, TPN: q.TPN, Federation: q.Federation}
		g.Title, _ = swiss.ParseTitle(q.Title)
		switch mine {
		case swiss.Win, swiss.ShortWin:
			g.Halves = 2
		case swiss.Draw, swiss.ShortDraw:
			g.Halves = 1
		}
		g.Short = mine == swiss.ShortWin || mine == swiss.ShortDraw || mine == swiss.ShortLoss
		if mine.IsPlayed() && mine != swiss.Pending {
			met = append(met, g)
		}
	}
	for n := 1; n <= sec.Round; n++ {
		r, _ := s.Round(sec.ID, n)
		for _, b := range r.Boards {
			switch {
			case b.White != p.ID && b.Black != p.ID, n == sec.Round && sec.Phase == journal.Draft:
			case !sec.IsMatch():
				add(n, b.White, b.Black, b.Score)
			default:
				for i, step := range stepsOf(s.Steps(sec.ID, n), b.Number) {
					if black := b.White + b.Black - step.White; sec.System != journal.Knockout || i < max(sec.Options.Games, 1) {
						add(n, step.White, black, step.Score)
					}
				}
			}
		}
	}
	return met
}

// stepsOf are the games of one board.
func stepsOf(steps []journal.MatchStep, board int) []journal.MatchStep {
	return slices.DeleteFunc(slices.Clone(steps), func(s journal.MatchStep) bool { return s.Board != board || s.White == 0 })
}

// ratedRow is a game in the table of ratings.
type ratedRow struct{ round, name, score, difference, expected, delta string }

// rows are the games, each with what it gives; of an unrated player without expectation.
func (x rated) rows(m page, p journal.Player) []ratedRow {
	l := m.Lang()
	parts := map[int]rating.Part{}
	for i, g := range x.met {
		for _, part := range x.change.Parts {
			if part.Game == g.Game {
				parts[i] = part
			}
		}
	}
	list := make([]ratedRow, len(x.met))
	for i, g := range x.met {
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
		if part, ok := parts[i]; ok && x.own > 0 {
			r.difference, r.expected, r.delta = signed(x.own-g.Opponent), l.Decimal(int64(part.Expected), 100), signedHundredths(l, part.Delta)
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
func (x rated) listName(l i18n.Lang) string { return phrase.RatingList(l, x.list) }

// lines are average, performances, and change or first rating, each with its arithmetic and article.
func (x rated) lines(l i18n.Lang) []string {
	list := x.tieLines(l)
	if x.own == 0 {
		return append(list, x.firstLines(l)...)
	}
	c := x.change
	if len(c.Parts) == 0 {
		return append(list, l.T(textRatedNoGame))
	}
	list = append(list, l.T(textRatedChange, strconv.Itoa(c.K), signedHundredths(l, c.Sum), signedHundredths(l, c.Gain), signed(c.Rounded())))
	if !x.sure {
		list = append(list, l.T(textRatedKGuess, strconv.Itoa(c.K)))
	}
	if slices.ContainsFunc(c.Parts, func(p rating.Part) bool { return p.Capped }) {
		list = append(list, l.T(textRatedCapped))
	}
	if len(c.Parts) < len(x.met) {
		list = append(list, l.N(textRatedLeftOut, len(x.met)-len(c.Parts)))
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
	f := x.first
	if f.Games == 0 {
		return []string{l.T(textRatedFirstNone)}
	}
	list := []string{l.T(textRatedFirst, strconv.Itoa(f.Sum), strconv.Itoa(f.Games+2), strconv.Itoa(f.Percent), signed(f.Dp), strconv.Itoa(f.Rating))}
	if !f.Enough {
		list = append(list, l.T(textRatedFirstFew))
	}
	return list
}
