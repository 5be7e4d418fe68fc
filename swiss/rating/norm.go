package rating

import (
	"slices"
	"strings"

	"wasit/swiss"
)

// level is what a norm asks for (B.01 1.4.5 to 1.4.8).
type level struct {
	title   swiss.Title
	women   bool          // for women alone (B.01 0.3.1)
	counts  []swiss.Title // titles of opponents of which a third is needed
	floor   int           // to which one opponent is raised (1.4.6)
	average int           // of the opponents (1.4.8a)
	perform int           // performance (1.4.8)
}

var levels = []level{
	{swiss.GM, false, []swiss.Title{swiss.GM}, 2200, 2380, 2600},
	{swiss.IM, false, []swiss.Title{swiss.GM, swiss.IM}, 2050, 2230, 2450},
	{swiss.WGM, true, []swiss.Title{swiss.GM, swiss.IM, swiss.WGM}, 2000, 2180, 2400},
	{swiss.WIM, true, []swiss.Title{swiss.GM, swiss.IM, swiss.WGM, swiss.WIM}, 1850, 2030, 2250},
}

// Need is what a norm asks for.
type Need uint8

// The needs, each with its article.
const (
	NeedGames       Need = iota + 1 // 1.4.1: nine games
	NeedFederations                 // 1.4.3: opponents of two federations other than the own
	NeedForeigners                  // 1.4.4: at most three fifths of the opponents from the own federation
	NeedMixture                     // 1.4.4: at most two thirds of the opponents from one federation
	NeedTitled                      // 1.4.5a: half of the opponents with a title above CM and WCM
	NeedSameTitle                   // 1.4.5b–e: a third, at least three, with the title or a higher one
	NeedAverage                     // 1.4.8a: the average of the opponents
	NeedPerformance                 // 1.4.8
	NeedScore                       // 1.4.8b: 35 percent
	needs
)

var needArticles = [needs]string{NeedGames: "1.4.1", NeedFederations: "1.4.3", NeedForeigners: "1.4.4", NeedMixture: "1.4.4",
	NeedTitled: "1.4.5a", NeedSameTitle: "1.4.5", NeedAverage: "1.4.8a", NeedPerformance: "1.4.8", NeedScore: "1.4.8b"}

// Article returns the article of B.01: "1.4.8a".
func (n Need) Article() string {
	if n < needs {
		return needArticles[n]
	}
	return ""
}

// Check is one need of a norm: what there is and what is asked. Of NeedForeigners and NeedMixture Want is the most, of all others
// the least.
type Check struct {
	Need       Need
	Have, Want int
	OK         bool
}

// Norm is how a result stands beside the norm of a title.
type Norm struct {
	Title  swiss.Title
	Result Result    // with one opponent raised (1.4.6)
	Raised swiss.TPN // whose rating was raised; 0: nobody's
	Checks []Check   // all of them, in the order of the articles
	Halves int       // the least score, in half points, that performs well enough against these opponents; -1: none does
}

// IsReached reports whether every need is met.
func (n Norm) IsReached() bool {
	for _, c := range n.Checks {
		if !c.OK {
			return false
		}
	}
	return len(n.Checks) > 0
}

// Candidate is who plays for a norm.
type Candidate struct {
	Title      swiss.Title
	Sex        swiss.Sex
	Federation string
	// Exempt says that the event is one of those of 1.4.3a–d, for which the federations of the opponents do not matter.
	Exempt bool
	// Double says that the event is a double round robin: half of the players need the title (1.4.5f).
	Double bool
	// Table says that the event is a round robin: games against an unrated player without a point are not included (1.4.2b).
	Table bool
}

// Included returns the games that count for a norm: not those against players of no federation of FIDE (1.4.2a), nor in a round
// robin those against unrated players who score zero against rated ones (1.4.2b).
func (c Candidate) Included(met []Met) []Met {
	return slices.DeleteFunc(slices.Clone(met), func(m Met) bool { return m.Outside || c.Table && m.Scoreless })
}

// normGames is the least number of games (1.4.1a), unrated what an unrated opponent counts as (1.4.6).
const (
	normGames = 9
	unrated   = 1400
)

// Norms compares games with the norms of all titles that the candidate has not, the highest first. Games must be those of
// the whole event; byes and forfeits are not among them, and of the others those that 1.4.2 leaves out do not count.
func Norms(c Candidate, met []Met) []Norm {
	var list []Norm
	met = c.Included(met)
	for _, l := range levels {
		if !l.isOpenTo(c) {
			continue
		}
		if n := l.norm(c, met); n.Result.Games > 0 {
			list = append(list, n)
		}
	}
	return list
}

// isOpenTo reports whether the title is above what the candidate holds. Beside the women's titles those of CM and FM are lower
// ones of the other kind.
func (l level) isOpenTo(c Candidate) bool {
	if !l.women {
		return c.Title < l.title
	}
	lower := c.Title < swiss.WIM || c.Title == swiss.FM || c.Title == swiss.WIM && l.title == swiss.WGM
	return c.Sex == swiss.Female && lower
}

func (l level) norm(c Candidate, met []Met) Norm {
	n := Norm{Title: l.title, Halves: -1}
	lowest := -1
	for i, m := range met {
		if m.rating() < l.floor && (lowest < 0 || m.rating() < met[lowest].rating()) {
			lowest = i
		}
	}
	for i, m := range met {
		rating := m.rating()
		if i == lowest {
			rating, n.Raised = l.floor, m.TPN
		}
		n.Result.Games, n.Result.Halves, n.Result.Sum = n.Result.Games+1, n.Result.Halves+m.Halves, n.Result.Sum+rating
	}
	if n.Result.Games == 0 {
		return n
	}
	n.Result.perform(roundHalfUp(n.Result.Sum, n.Result.Games))
	n.Checks = l.checks(c, met, n.Result)
	for halves := range 2*n.Result.Games + 1 {
		r := n.Result
		r.Halves = halves
		if r.perform(r.Average); r.Rating >= l.perform && r.Percent >= leastPercent {
			n.Halves = halves
			break
		}
	}
	return n
}

// leastPercent is the least score of any norm (1.4.8b).
const leastPercent = 35

func (m Met) rating() int {
	if m.Opponent == 0 {
		return unrated
	}
	return m.Opponent
}

func (l level) checks(c Candidate, met []Met, r Result) []Check {
	n := r.Games
	least := func(need Need, have, want int) Check { return Check{need, have, want, have >= want} }
	most := func(need Need, have, want int) Check { return Check{need, have, want, have <= want} }
	list := []Check{least(NeedGames, n, normGames)}
	if !c.Exempt {
		own, foreign, largest := federations(c.Federation, met)
		list = append(list, least(NeedFederations, foreign, 2), most(NeedForeigners, own, 3*n/5), most(NeedMixture, largest, 2*n/3))
	}
	titled, same := l.titles(met)
	third := max(3, (n+2)/3)
	if c.Double {
		third = (n + 1) / 2
	}
	return append(list, least(NeedTitled, titled, (n+1)/2), least(NeedSameTitle, same, third), least(NeedAverage, r.Average, l.average),
		least(NeedPerformance, r.Rating, l.perform), least(NeedScore, r.Percent, leastPercent))
}

// federations counts the opponents of the own federation, the other federations, and the opponents of the most frequent one.
// Players under the flag of FIDE belong to none (1.4.2a).
func federations(own string, met []Met) (mine, others, largest int) {
	count := map[string]int{}
	for _, m := range met {
		if code := strings.ToUpper(m.Federation); code != "" && code != "FID" {
			count[code]++
		}
	}
	for code, n := range count {
		largest = max(largest, n)
		if code != strings.ToUpper(own) {
			others++
		}
	}
	return count[strings.ToUpper(own)], others, largest
}

// titles counts the opponents with a title, and those with one that the norm asks for.
func (l level) titles(met []Met) (titled, same int) {
	for _, m := range met {
		if m.Title != swiss.NoTitle && m.Title != swiss.CM && m.Title != swiss.WCM {
			titled++
		}
		for _, t := range l.counts {
			if m.Title == t {
				same++
			}
		}
	}
	return titled, same
}

// Rated is a title that a rating brings by itself, published or not, once 30 games were rated (B.01 1.3).
type Rated struct {
	Title swiss.Title
	From  int // the rating
	women bool
}

var byRating = []Rated{{swiss.FM, 2300, false}, {swiss.CM, 2200, false}, {swiss.WFM, 2100, true}, {swiss.WCM, 2000, true}}

// RatedTitles lists the titles by rating that are above the one held, the highest first (B.01 1.3).
func RatedTitles(held swiss.Title, sex swiss.Sex) []Rated {
	var list []Rated
	for _, t := range byRating {
		if held < t.Title && (!t.women || sex == swiss.Female) {
			list = append(list, t)
		}
	}
	return list
}

// ByRating returns the highest title above the one held that a rating brings by itself; NoTitle where there is none.
func ByRating(rating int, held swiss.Title, sex swiss.Sex) swiss.Title {
	for _, t := range RatedTitles(held, sex) {
		if rating >= t.From {
			return t.Title
		}
	}
	return swiss.NoTitle
}
