package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wasit/swiss"
	"wasit/swiss/rating"
	"wasit/swiss/trf"
)

// rates are the names of the rates of play.
var rates = map[string]rating.Control{"standard": rating.Standard, "rapid": rating.Rapid, "blitz": rating.Blitz}

func ratings(s *session, args []string) status {
	f := newOptions(s, "ratings")
	rate := f.String("rate", "standard", "rate of play: standard, rapid or blitz")
	player := f.Int("player", 0, "the games of this player one by one, and what a norm lacks")
	asJSON := f.Bool("json", false, "one JSON object")
	if !f.parse(args, 1) {
		return f.stopped()
	}
	control, known := rates[*rate]
	if !known {
		return s.fail(f.files[0], 0, &inputError{fmt.Errorf("-rate %q: expected standard, rapid or blitz", *rate)}, *asJSON)
	}
	e, err := s.load(f.files[0], f.reading())
	if err == nil && *player != 0 && !e.tour.Has(swiss.TPN(*player)) {
		err = &inputError{fmt.Errorf("-player %d: no such player", *player)}
	}
	if err != nil {
		return s.fail(f.files[0], 0, err, *asJSON)
	}
	list := e.ratings(control)
	switch {
	case *player != 0 && *asJSON:
		s.line(list.of(swiss.TPN(*player)).detailed())
	case *player != 0:
		s.printRating(list.of(swiss.TPN(*player)))
	case *asJSON:
		s.line(map[string]any{"ratings": list})
	default:
		s.printRatings(list)
	}
	return done
}

// rated is what an event means for the rating of one player.
type rated struct {
	TPN     swiss.TPN `json:"tpn"`
	Name    string    `json:"name"`
	Rating  int       `json:"rating"` // 0: unrated
	Games   int       `json:"games"`  // against rated opponents
	Score   float     `json:"score"`
	Average int       `json:"average"`
	Perform int       `json:"performance"`
	Perfect int       `json:"perfect"`
	K       int       `json:"k,omitempty"`
	Sure    bool      `json:"k_sure"` // nothing that is not in the file could change it
	Change  float     `json:"change"`
	First   int       `json:"first_rating,omitempty"` // of an unrated player
	Title   string    `json:"title,omitempty"`        // that the rating after the event brings by itself
	games   []rating.Met
	change  rating.Change
	norms   []rating.Norm
}

// float is a number in hundredths; JSON writes it with its decimals.
type float int

// String writes the number with as few decimals as it has.
func (f float) String() string {
	sign, n := "", int(f)
	if n < 0 {
		sign, n = "-", -n
	}
	text := sign + strconv.Itoa(n/100)
	if n%100 != 0 {
		text += strings.TrimRight(fmt.Sprintf(".%02d", n%100), "0")
	}
	return text
}

// MarshalJSON implements json.Marshaler.
func (f float) MarshalJSON() ([]byte, error) { return []byte(f.String()), nil }

type ratingList []rated

func (l ratingList) of(tpn swiss.TPN) rated {
	for _, r := range l {
		if r.TPN == tpn {
			return r
		}
	}
	return rated{}
}

// ratings works out the event for every player, by the ratings of the file.
func (e *event) ratings(control rating.Control) (list ratingList) {
	kind := e.doc.Kind()
	for _, tpn := range e.tour.TPNs() {
		p := e.tour.Player(tpn)
		r := rated{TPN: tpn, Name: p.Name, Rating: p.Rating, games: rating.Games(e.tour, tpn, e.tour.PairedRounds())}
		games := rating.OfEvent(r.games)
		if perf, ok := rating.Performance(games); ok {
			r.Games, r.Score, r.Average, r.Perform = perf.Games, float(50*perf.Halves), perf.Average, perf.Rating
			r.Perfect, _ = rating.Perfect(games)
		}
		who := rating.Player{Rating: p.Rating, Born: p.Birth.Year}
		if p.Rating == 0 {
			r.First = rating.FirstRating(games).Rating
		} else {
			n := len(rating.ChangeOf(p.Rating, 1, games, control).Parts) // K × n may not exceed 700 (B.02 8.3.3)
			r.K, r.Sure = who.K(e.year(), n)
			r.change = rating.ChangeOf(p.Rating, r.K, games, control)
			r.Change = float(r.change.Gain)
		}
		if control == rating.Standard {
			for i, m := range r.games {
				_, known := trf.FederationCode(m.Federation)
				r.games[i].Outside = m.Federation != "" && !known
			}
			table := kind.System == "roundrobin"
			r.norms = rating.Norms(rating.Candidate{Title: p.Title, Sex: p.Sex, Federation: p.Federation, Table: table, Double: table && kind.Games == 2}, r.games)
			r.Title = rating.ByRating(p.Rating+r.change.Rounded(), p.Title, p.Sex).String()
		}
		list = append(list, r)
	}
	return list
}

// year is that of the event, 0 where no date of the file tells it.
func (e *event) year() int {
	for _, d := range append([]swiss.Date{e.doc.Start, e.doc.End}, e.doc.RoundDates...) {
		if d.Year > 0 {
			return d.Year
		}
	}
	return 0
}

func (s *session) printRatings(list ratingList) {
	unsure := false
	table := [][]string{{"tpn", "", "name", "rating", "games", "score", "average", "performance", "perfect", "K", "change"}}
	for _, r := range list {
		k, change := "", "first rating "+strconv.Itoa(r.First)
		if r.Rating > 0 {
			k, change = strconv.Itoa(r.K), r.Change.String()
		} else if r.First == 0 {
			change = "-"
		}
		if r.Rating > 0 && !r.Sure {
			k, unsure = k+"?", true
		}
		table = append(table, []string{strconv.Itoa(int(r.TPN)), "", r.Name, strconv.Itoa(r.Rating), strconv.Itoa(r.Games), r.Score.String(),
			strconv.Itoa(r.Average), strconv.Itoa(r.Perform), strconv.Itoa(r.Perfect), k, change})
	}
	s.columns(table, 2)
	if slices.ContainsFunc(list, func(r rated) bool { return r.Rating == 0 }) {
		fmt.Fprintln(s.out, "average, performance and perfect are over opponents with a rating; as tie-breaks (C.07 10) they ask for one of everybody, such as ARO/U1400")
	}
	if unsure {
		fmt.Fprintln(s.out, "K? is by rating and age, as far as the file tells: not how many games a player has, nor whether 2400 was reached (B.02 8.3.3)")
	}
}

func (s *session) printRating(r rated) {
	fmt.Fprintf(s.out, "%d %s, rated %d\n\n", r.TPN, r.Name, r.Rating)
	table := [][]string{{"round", "opponent", "", "rating", "score", "difference", "expected", "score less expected"}}
	for _, p := range r.change.Parts {
		capped := ""
		if p.Capped {
			capped = " (counts as 400)"
		}
		table = append(table, []string{strconv.Itoa(p.Round), "", "", strconv.Itoa(p.Opponent), float(50 * p.Halves).String(), strconv.Itoa(p.Difference) + capped,
			float(p.Expected).String(), float(p.Delta).String()})
	}
	for i, m := range r.games {
		for j, p := range r.change.Parts {
			if p.Round == r.games[i].Round {
				table[j+1][1] = strconv.Itoa(int(m.TPN))
			}
		}
	}
	s.columns(table, 2)
	fmt.Fprintf(s.out, "\n%s × K %d = %s (B.02 8.3)\n", float(r.change.Sum), r.K, r.Change)
	fmt.Fprintf(s.out, "average %d, performance %d (B.02 8.1.1), perfect %d (C.07 10.3)\n", r.Average, r.Perform, r.Perfect)
	if r.Title != "" {
		fmt.Fprintf(s.out, "title by rating: %s, once 30 games were rated (B.01 1.3)\n", r.Title)
	}
	for _, n := range r.norms {
		s.printNorm(n)
	}
}

var needTexts = map[rating.Need]string{
	rating.NeedGames: "games", rating.NeedFederations: "other federations", rating.NeedForeigners: "opponents of the own federation, at most",
	rating.NeedMixture: "opponents of one federation, at most", rating.NeedTitled: "titled opponents", rating.NeedSameTitle: "opponents with the title or a higher one",
	rating.NeedAverage: "average of the opponents", rating.NeedPerformance: "performance", rating.NeedScore: "percent of the points",
}

func (s *session) printNorm(n rating.Norm) {
	if n.IsReached() {
		fmt.Fprintf(s.out, "norm of %s: reached, as far as the file tells (B.01 1.4)\n", n.Title)
		return
	}
	fmt.Fprintf(s.out, "norm of %s:\n", n.Title)
	for _, c := range n.Checks {
		if !c.OK {
			fmt.Fprintf(s.out, "  %s: %d, expected %d (B.01 %s)\n", needTexts[c.Need], c.Have, c.Want, c.Need.Article())
		}
	}
}

// detailed is the JSON form of one player.
func (r rated) detailed() any {
	type game struct {
		Round      int       `json:"round"`
		Opponent   swiss.TPN `json:"opponent"`
		Rating     int       `json:"rating"`
		Score      float     `json:"score"`
		Rated      bool      `json:"rated"`
		Difference int       `json:"difference"`
		Expected   float     `json:"expected"`
	}
	type check struct {
		Need    string `json:"need"`
		Article string `json:"article"`
		Have    int    `json:"have"`
		Want    int    `json:"want"`
		OK      bool   `json:"ok"`
	}
	type norm struct {
		Title   string  `json:"title"`
		Reached bool    `json:"reached"`
		Checks  []check `json:"checks"`
	}
	out := struct {
		rated
		Games []game `json:"list"`
		Norms []norm `json:"norms"`
	}{rated: r, Games: []game{}, Norms: []norm{}}
	for _, m := range r.games {
		g := game{Round: m.Round, Opponent: m.TPN, Rating: m.Opponent, Score: float(50 * m.Halves)}
		for _, p := range r.change.Parts {
			if p.Round == m.Round {
				g.Rated, g.Difference, g.Expected = true, p.Difference, float(p.Expected)
			}
		}
		out.Games = append(out.Games, g)
	}
	for _, n := range r.norms {
		row := norm{Title: n.Title.String(), Reached: n.IsReached()}
		for _, c := range n.Checks {
			row.Checks = append(row.Checks, check{needTexts[c.Need], c.Need.Article(), c.Have, c.Want, c.OK})
		}
		out.Norms = append(out.Norms, row)
	}
	return out
}
