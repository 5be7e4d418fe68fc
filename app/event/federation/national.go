package federation

import (
	"cmp"
	"slices"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/rules"
	"wasit/swiss"
	"wasit/swiss/trf"
)

// RatingListOf is the list on which a section is rated: as declared, else as its time control says (Laws A.1, B.1); empty where neither
// tells.
func RatingListOf(sec journal.Section) string {
	return cmp.Or(sec.Rating.List, ProposedList(sec.TimeCode))
}

// ProposedList is the rating list of a time control, written as record 222; empty where it is not known.
func ProposedList(timeCode string) string {
	t, ok := ledger.GameTime(timeCode)
	if !ok {
		return ""
	}
	e := rules.Latest()
	return map[rules.Class]string{rules.Standard: journal.RatedStandard, rules.Rapid: journal.RatedRapid, rules.Blitz: journal.RatedBlitz}[e.Class(t, 0)]
}

// RatingColumn is which of FIDE's ratings counts in a section: 0 standard, 1 rapid, 2 blitz; standard where nothing tells.
func RatingColumn(sec journal.Section) int {
	return max(0, slices.Index([]string{journal.RatedStandard, journal.RatedRapid, journal.RatedBlitz}, RatingListOf(sec)))
}

// listed is the rating of a player in one of FIDE's lists.
func listed(p journal.PlayerInfo, list string) int {
	switch list {
	case journal.RatedRapid:
		return p.Ratings.Rapid
	case journal.RatedBlitz:
		return p.Ratings.Blitz
	}
	return p.Ratings.Standard
}

func setListed(p *journal.PlayerInfo, list string, rating int) {
	switch list {
	case journal.RatedRapid:
		p.Ratings.Rapid = rating
	case journal.RatedBlitz:
		p.Ratings.Blitz = rating
	default:
		p.Ratings.Standard = rating
	}
}

// FIDERating is the rating of record 001: that of FIDE's list where it is known; a rating that is the national one is none of FIDE.
func FIDERating(p journal.PlayerInfo, list string) int {
	switch n := listed(p, list); {
	case n != 0:
		return n
	case p.Rating == p.Ratings.National:
		return 0
	}
	return p.Rating
}

// A rankMethod says which of two ratings makes the starting order (172).
type rankMethod struct {
	code    string
	counted func(fide, national int) int
}

// otherMethod is record 172 where no word of it fits; the note says then what counted.
const otherMethod = "OTHER"

// rankMethods are the words of record 172.
var rankMethods = []rankMethod{
	{"FIDON", func(fide, national int) int { return cmp.Or(fide, national) }},
	{"NIDOF", func(fide, national int) int { return cmp.Or(national, fide) }},
	{"FIDE", func(fide, _ int) int { return fide }},
	{"NRO", func(_, national int) int { return national }},
	{"HBFN", func(fide, national int) int { return max(fide, national) }},
	{"LBFN", func(fide, national int) int {
		if fide == 0 || national == 0 {
			return max(fide, national)
		}
		return min(fide, national)
	}},
}

// counted is the rating that a player was ordered by; an unknown method takes FIDE's first.
func counted(method string, fide, national int) int {
	for _, m := range rankMethods {
		if m.code == method {
			return m.counted(fide, national)
		}
	}
	return cmp.Or(fide, national)
}

// nationals adds the national rating records and what they need to the report of players; people are those of d.Players.
func (r *reporter) nationals(d *trf.Document, people []journal.PlayerInfo) {
	home, _ := trf.FederationCode(r.s.Event().Federation)
	for i, p := range people {
		if p.NationalID == "" && p.Ratings.National == 0 {
			continue
		}
		own, _ := trf.FederationCode(p.Federation)
		code := cmp.Or(home, own) // the list is that of the organiser's federation, whoever plays in it
		if code == "" {
			continue
		}
		row := &d.Players[i]
		d.National = append(d.National, trf.National{Code: code, TPN: row.TPN, Sex: p.Sex, Name: ListName(p), Rating: p.Ratings.National,
			Federation: own, ID: p.NationalID, Birth: row.Birth})
	}
	if len(d.National) == 0 {
		return
	}
	slices.SortFunc(d.National, func(a, b trf.National) int { return cmp.Compare(a.TPN, b.TPN) })
	d.RankFederation, d.RankMethod = cmp.Or(home, d.National[0].Code), otherMethod
	for _, m := range rankMethods {
		fits := true
		for i, p := range people {
			fits = fits && p.Rating == m.counted(d.Players[i].Rating, p.Ratings.National)
		}
		if fits {
			d.RankMethod = m.code
			return
		}
	}
	r.noteRatings(d, people)
}

// noteRatings writes down the ratings that counted where no word of record 172 says how they came about.
func (r *reporter) noteRatings(d *trf.Document, people []journal.PlayerInfo) {
	n := note{Ratings: map[swiss.TPN]int{}}
	for i, p := range people {
		if p.Rating != counted(otherMethod, d.Players[i].Rating, p.Ratings.National) {
			n.Ratings[d.Players[i].TPN] = p.Rating
		}
	}
	d.Other = append(d.Other, n.text())
}

// withNational gives players the national ratings of the file, and the rating that counted by record 172, where the person who looked
// them over left that of record 001.
func (take *Takeover) withNational(people map[swiss.TPN]journal.PlayerInfo, list string) {
	d := take.Document
	written := map[swiss.TPN]int{}
	for i := range d.Players {
		written[d.Players[i].TPN] = d.Players[i].Rating
	}
	for _, n := range d.National {
		p, ok := people[n.TPN]
		if !ok {
			continue
		}
		p.NationalID, p.Ratings.National = text(n.ID), min(max(n.Rating, 0), journal.MaxRating)
		fide := written[n.TPN]
		if p.Rating == fide {
			setListed(&p, list, fide)
			p.Rating = counted(d.RankMethod, fide, p.Ratings.National)
		}
		people[n.TPN] = p
	}
	if d.RankMethod != otherMethod {
		return
	}
	for tpn, rating := range readRatings(d) {
		if p, ok := people[tpn]; ok && rating >= 0 && rating <= journal.MaxRating {
			setListed(&p, list, written[tpn])
			p.Rating = rating
			people[tpn] = p
		}
	}
}

// LostNationals is how many national ratings of the file the event will not have: those of the players of teams, and of numbers that
// nobody has.
func (take *Takeover) LostNationals() (n int) {
	for _, r := range take.Document.National {
		if take.system() == journal.Team || !take.Event.Has(r.TPN) {
			n++
		}
	}
	return n
}
