package players

import (
	"slices"
	"strconv"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/swiss/rating"
)

// rated is what a federation's rating officer reckons from the games of one player.
type rated struct {
	list     string // journal.RatedStandard …; empty where nothing tells it
	own      int    // his rating in it
	met      []rating.Met
	change   rating.Change
	sure     bool // K is known, not concluded
	first    rating.First
	result   rating.Result
	perfect  int
	has      bool // result and perfect
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
	if x.result, x.has = rating.Performance(games); !x.has {
		return x, false
	}
	x.perfect, _ = rating.Perfect(games)
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
		x.norms = rating.Norms(rating.Candidate{Title: title, Sex: p.Sex, Federation: p.Federation,
			Double: sec.System == journal.RoundRobin && sec.Options.Cycles == 2}, x.met)
	}
	return x, true
}

// metBy lists the games of a player over the board with the ratings of his opponents in list. Of a knock-out those of play-offs are
// left out: they are another rate of play.
func (m page) metBy(p journal.Player, sec journal.Section, list string) []rating.Met {
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
	r := x.result
	list := []string{l.T(textRatedAverage, strconv.Itoa(r.Sum), strconv.Itoa(r.Games), strconv.Itoa(r.Average)),
		l.T(textRatedTPR, l.Tenths(5*r.Halves), strconv.Itoa(r.Games), strconv.Itoa(r.Percent), signed(r.Dp), strconv.Itoa(r.Rating)),
		l.T(textRatedPTP, strconv.Itoa(x.perfect))}
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
