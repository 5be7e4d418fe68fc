package main

import (
	"cmp"
	"flag"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"

	"wasit/swiss"
	"wasit/swiss/lot"
	"wasit/swiss/simulate"
	"wasit/swiss/tiebreak"
	"wasit/swiss/trf"
)

// settings are the parameters of a drawn tournament, as texts: those given, and those drawn for the ones left out.
type settings struct {
	flags  *pairFlags
	seed   string
	unset  string
	given  map[string]*string
	values map[string]string
}

// parameter is one of them: what it is without a word where nothing is drawn, and how it is drawn otherwise.
type parameter struct {
	name, about, fixed string
	draw               func(d *drawing) string
}

// parameters are all, in the order in which they are drawn; one may look at those before it.
var parameters = []parameter{
	{"players", "number of players, or A-B", "30", (*drawing).field},
	{"rounds", "number of rounds, or A-B", "7", (*drawing).rounds},
	{"win", "points for a win", "1", func(d *drawing) string {
		d.scoring = strings.Split(d.oneOf("1-0.5-0", "1-0.5-0", "1-0.5-0", "1-0.5-0", "1-0.5-0", "1-0.5-0", "3-1-0", "3-2-1"), "-")
		return d.scoring[0]
	}},
	{"draw", "points for a draw (default: half of a win given alone)", "0.5", func(d *drawing) string { return d.scoring[1] }},
	{"loss", "points for a loss", "0", func(d *drawing) string { return d.scoring[2] }},
	{"pab", "points for the pairing-allocated bye: at most a win, and what results can give", "", (*drawing).pab},
	{"colour", "initial colour: white or black", "", func(d *drawing) string { return d.oneOf("white", "black") }},
	{"top", "rating of the first player, the others STEP below each other", "", func(*drawing) string { return "" }},
	{"step", "how many points each player is below the one before him (with -top)", "20", func(*drawing) string { return "20" }},
	{"sigma", "how far ratings spread about that (with -top)", "0", func(*drawing) string { return "0" }},
	{"highest", "highest rating", "2400", func(d *drawing) string {
		return d.oneOf("2400", "2400", "2400", "2400", "2400", "2400", "2400", "1500")
	}},
	{"lowest", "lowest rating", "1200", func(d *drawing) string {
		return map[bool]string{true: "1500", false: "1400"}[d.of["highest"] == "1500"]
	}},
	{"ratings", "ratings one by one, 2400,2350,…, or a file of them; 0 is none", "", func(*drawing) string { return "" }},
	{"equal", "all players have the highest rating: yes or no", "no", func(*drawing) string { return "no" }},
	{"unrated-players", "AMOUNT of players without rating", "0", func(d *drawing) string {
		return d.oneOf("0", "0", "0", "0", "0", "0", "5%", "100%")
	}},
	{"draws", "draws in 1000 games between equals; fewer as the ratings part", "300", func(d *drawing) string { return strconv.Itoa(100 + int(d.g.Draw(500))) }},
	{"full-byes", "AMOUNT of full-point byes", "0", func(d *drawing) string { return d.halfOf(20) }},
	{"half-byes", "AMOUNT of half-point byes", "0", func(d *drawing) string { return d.halfOf(50) }},
	{"zero-byes", "AMOUNT of zero-point byes", "0", func(d *drawing) string { return d.halfOf(50) }},
	{"forfeits", "AMOUNT of games won by forfeit", "0", func(d *drawing) string { return d.halfOf(50) }},
	{"double-forfeits", "AMOUNT of games lost by both", "0", func(d *drawing) string { return d.halfOf(10) }},
	{"odd-results", "AMOUNT of ½-0, 0-½ and 0-0", "0", func(d *drawing) string { return d.halfOf(10) }},
	{"unrated", "AMOUNT of games of less than a move", "0", func(d *drawing) string {
		if d.g.Draw(8) > 0 {
			return "0"
		}
		return d.percent(10)
	}},
	{"late", "AMOUNT of late entries", "0", func(d *drawing) string { return d.halfOf(100) }},
	{"withdrawals", "AMOUNT of withdrawals, after each round", "0", func(d *drawing) string { return d.halfOf(50) }},
	{"baku", "accelerated by the Baku method (C.04.7): yes or no", "no", (*drawing).baku},
	{"forbidden", "AMOUNT of forbidden pairs: P% of players, R: from round R on", "0", func(d *drawing) string {
		if d.g.Draw(8) > 0 {
			return "0"
		}
		return strconv.Itoa(1 + int(d.g.Draw(3)))
	}},
	{"tiebreaks", "codes in order, such as BH/C1,BH,SB (records 202, 212 and the places of 001)", "TPN", (*drawing).tieBreaks},
}

func newSettings(f *pairFlags) *settings {
	t := &settings{flags: f, given: map[string]*string{}}
	f.StringVar(&t.seed, "seed", "", "the seed: with the same values it gives the same tournament (default: the system's, printed)")
	f.StringVar(&t.unset, "unset", "random", "what is not given: random, drawn for each tournament, or fixed")
	for _, p := range parameters {
		text := p.about
		if p.fixed != "" {
			text += fmt.Sprintf(" (fixed: %s)", p.fixed)
		}
		value := new(string)
		if t.given[p.name] = value; p.name == "equal" {
			f.BoolFunc(p.name, text, func(s string) error { *value = s; return nil })
			continue
		}
		f.StringVar(value, p.name, "", text)
	}
	return t
}

func (t *settings) isGiven(name string) (given bool) {
	t.flags.Visit(func(f *flag.Flag) { given = given || f.Name == name })
	return given
}

// drawing draws the values of one tournament.
type drawing struct {
	g       *lot.Generator
	of      map[string]string // the values so far
	scoring []string          // win, draw and loss as drawn
	playable
}

func (d *drawing) oneOf(words ...string) string { return words[d.g.Draw(uint64(len(words)))] }

// logUniform draws a number so that each doubling is as likely as the next.
func (d *drawing) logUniform(low, high int) int {
	var steps [][2]int
	for ; low <= high; low *= 2 {
		steps = append(steps, [2]int{low, min(2*low-1, high)})
	}
	s := steps[d.g.Draw(uint64(len(steps)))]
	return s[0] + int(d.g.Draw(uint64(s[1]-s[0]+1)))
}

// percent draws up to perMille, written in percent.
func (d *drawing) percent(perMille int) string {
	n := 1 + int(d.g.Draw(uint64(perMille)))
	return fmt.Sprintf("%d.%d%%", n/10, n%10)
}

// halfOf is nothing in half of the tournaments, and up to perMille in the others.
func (d *drawing) halfOf(perMille int) string {
	text := d.percent(perMille)
	if d.g.Coin() == 0 {
		return "0"
	}
	return text
}

func (d *drawing) players() int { n, _ := strconv.Atoi(d.of["players"]); return n }

func (d *drawing) rounds() string {
	n := 4 + int(d.g.Draw(8))
	if d.playable.rounds != nil {
		return strconv.Itoa(d.playable.rounds(d.players()))
	}
	return strconv.Itoa(max(1, min(n, d.players()/max(d.boards, 1)/2)))
}

// field draws how many players there are: whole teams, and two of the same number where they meet each other.
func (d *drawing) field() string {
	n := d.logUniform(8, cmp.Or(d.most, 120)) * max(d.boards, 1)
	if d.even {
		n += n % 2
	}
	return strconv.Itoa(n)
}

// pab draws a win, a draw or nothing.
func (d *drawing) pab() string {
	return d.oneOf(d.of["win"], d.of["win"], d.of["win"], d.of["draw"], "0")
}

func (d *drawing) baku() string {
	if d.g.Draw(4) > 0 || d.players() < 24 || d.of["win"] != "1" || d.of["draw"] != "0.5" || d.of["loss"] != "0" {
		return "no"
	}
	return "yes"
}

// tieBreaks draws one to four codes of C.07 that fit.
func (d *drawing) tieBreaks() string {
	rated := d.of["unrated-players"] == "0" && !slices.Contains(strings.Split(d.of["ratings"], ","), "0")
	setting := tiebreak.Setting{Table: (&trf.Document{System: d.code}).Kind().IsPredetermined(), Team: d.boards > 0, Unrated: !rated,
		NoRated: d.of["unrated-players"] == "100%" || d.games > 1} // the matches of a Double-Swiss are not rated
	choices := setting.Choices(1400)
	choices = slices.DeleteFunc(choices, func(c tiebreak.Choice) bool {
		return c.Code.Name == tiebreak.Lot || c.Code.Name == "TPN" || c.Code.Name == "RTNG"
	})
	lot.Shuffle(d.g, choices)
	var codes []string
	for _, c := range choices[:1+d.g.Draw(4)] {
		codes = append(codes, c.Code.String())
	}
	return strings.Join(codes, ",")
}

// fill sets every value: as given, else drawn or fixed. Each is drawn whether it is given or not, so that a tournament is repeated by its
// seed and the values that were printed.
func (t *settings) fill(seed lot.Seed, p playable) error {
	if t.unset != "random" && t.unset != "fixed" {
		return fmt.Errorf("-unset %q: expected random or fixed", t.unset)
	}
	d := &drawing{g: lot.New(lot.Lot(seed, 1)), of: map[string]string{}, playable: p}
	fixed := p.fixed()
	for _, p := range parameters {
		drawn := p.draw(d)
		only, isFixed := fixed[p.name]
		switch value := *t.given[p.name]; {
		case isFixed && t.isGiven(p.name) && value != only:
			return fmt.Errorf("-%s %s: expected %q, for this system leaves no other choice", p.name, value, only)
		case isFixed:
			d.of[p.name] = only
		case t.isGiven(p.name):
			d.of[p.name] = value
		case t.unset == "fixed":
			d.of[p.name] = p.fixed
		default:
			d.of[p.name] = drawn
		}
		if low, high, ok := strings.Cut(d.of[p.name], "-"); ok && (p.name == "players" || p.name == "rounds") {
			a, errA := strconv.Atoi(low)
			b, errB := strconv.Atoi(high)
			if errA != nil || errB != nil || a > b {
				return fmt.Errorf("-%s %q: expected a number, or A-B with A at most B", p.name, d.of[p.name])
			}
			d.of[p.name] = strconv.Itoa(a + int(d.g.Draw(uint64(b-a+1))))
		}
	}
	t.values = d.of
	return t.fits(p)
}

// fixed are the values that a system leaves no choice of.
func (p playable) fixed() map[string]string {
	all := map[string]string{}
	set := func(when bool, value string, names ...string) {
		for _, name := range names {
			if when {
				all[name] = value
			}
		}
	}
	set(p.whole, "0", "full-byes", "half-byes", "zero-byes", "late", "withdrawals", "forbidden")
	set(!p.baku, "no", "baku")
	set(p.decided, "0", "draws", "double-forfeits", "odd-results", "unrated")
	set(p.usual, "1", "win", "pab")
	set(p.usual, "0.5", "draw")
	set(p.usual, "0", "loss")
	set(p.rated, "0", "unrated-players")
	set(p.unranked, "", "tiebreaks")
	return all
}

// fits makes the numbers of players and rounds those of the system, or says why those that were given cannot be.
func (t *settings) fits(p playable) error {
	number := map[string]int{}
	for _, name := range []string{"players", "rounds"} {
		n, err := strconv.Atoi(t.values[name])
		if err != nil {
			return fmt.Errorf("-%s %q: expected a number, or A-B", name, t.values[name])
		}
		number[name] = n
	}
	step := cmp.Or(p.boards, 1)
	if p.even {
		step = 2
	}
	players := (number["players"] + step - 1) / step * step
	switch {
	case players == number["players"] && players >= 2*p.boards:
	case t.isGiven("players") && p.even:
		return fmt.Errorf("-players %d: expected an even number, for two teams of the same size meet", number["players"])
	case t.isGiven("players"):
		return fmt.Errorf("-players %d: expected whole teams of %d, two or more", number["players"], p.boards)
	}
	t.values["players"] = strconv.Itoa(players)
	if p.rounds == nil || players < 2 {
		return nil
	}
	most := p.rounds(players)
	if t.isGiven("rounds") && number["rounds"] > most {
		return fmt.Errorf("-rounds %d: expected at most %d with %d players", number["rounds"], most, players)
	}
	t.values["rounds"] = strconv.Itoa(min(number["rounds"], most))
	return nil
}

// text writes the system and the values as options, which make the same tournament again with its seed.
func (t *settings) text() string {
	words := []string{"-system " + cmp.Or(*t.flags.system, "dutch")}
	if edition := *t.flags.edition; edition != "" {
		words = append(words, "-edition "+edition)
	}
	for _, p := range parameters {
		switch v := t.values[p.name]; {
		case v == "":
		case p.name == "equal": // may stand alone
			words = append(words, "-equal="+v)
		default:
			words = append(words, "-"+p.name+" "+v)
		}
	}
	return strings.Join(words, " ")
}

// config turns the values of a tournament into what is played.
func (t *settings) config(seed lot.Seed, p playable) (c simulate.Config, list []tiebreak.Code, err error) {
	if err = t.fill(seed, p); err != nil {
		return c, nil, err
	}
	c.Seed = seed
	for name, n := range map[string]*int{"players": &c.Players, "rounds": &c.Rounds, "highest": &c.Highest, "lowest": &c.Lowest, "draws": &c.Draws} {
		if *n, err = strconv.Atoi(t.values[name]); err != nil {
			return c, nil, fmt.Errorf("-%s %q: expected a number", name, t.values[name])
		}
	}
	if c.Games = p.games; c.Games > 1 { // counted in columns of the report
		c.Rounds *= c.Games
	}
	if c.Highest < c.Lowest && !t.isGiven("lowest") {
		c.Lowest = c.Highest
	}
	for name, a := range map[string]*simulate.Amount{"unrated-players": &c.UnratedPlayers, "full-byes": &c.Full, "half-byes": &c.Half, "zero-byes": &c.Zero,
		"forfeits": &c.Walkovers, "double-forfeits": &c.BothForfeit, "odd-results": &c.Odd, "unrated": &c.Short, "late": &c.Late, "withdrawals": &c.Withdrawn, "forbidden": &c.Forbidden} {
		if *a, err = amountOf(t.values[name]); err != nil {
			return c, nil, fmt.Errorf("-%s %w", name, err)
		}
	}
	if c.Scoring, err = t.scoring(); err != nil {
		return c, nil, err
	}
	if list, err = tiebreak.ParseList(t.values["tiebreaks"]); err != nil {
		return c, nil, fmt.Errorf("-tiebreaks: %w", err)
	}
	return c, list, t.rest(&c)
}

// rest reads the values that are no numbers.
func (t *settings) rest(c *simulate.Config) (err error) {
	yes := map[string]bool{"yes": true, "true": true, "no": false, "false": false}
	for name, is := range map[string]*bool{"baku": &c.Baku, "equal": new(bool)} {
		value, known := yes[t.values[name]]
		if !known {
			return fmt.Errorf("-%s %q: expected yes or no", name, t.values[name])
		}
		if *is = value; name == "equal" && value {
			c.Lowest = c.Highest
		}
	}
	switch t.values["colour"] {
	case "":
	case "white":
		c.Color = swiss.White
	case "black":
		c.Color = swiss.Black
	default:
		return fmt.Errorf("-colour %q: expected white or black", t.values["colour"])
	}
	if t.values["top"] != "" {
		return t.stepped(c)
	}
	c.Ratings, err = ratingsOf(t.values["ratings"])
	return err
}

// ratingsOf reads ratings one by one, or from a file.
func ratingsOf(text string) (list []int, err error) {
	if text == "" {
		return nil, nil
	}
	if data, failed := os.ReadFile(text); failed == nil {
		text = string(data)
	}
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == ' ' || r == '\n' || r == '\r' || r == '\t' }) {
		n, err := strconv.Atoi(word)
		if err != nil || n < 0 || n > 4000 {
			return nil, fmt.Errorf("-ratings %q: expected ratings, or a file of them", word)
		}
		list = append(list, n)
	}
	return list, nil
}

// scoring reads the points for a win, a draw and a loss, and those of the pairing-allocated bye: no more than a win, and a sum that
// results can give.
func (t *settings) scoring() (s swiss.Scoring, err error) {
	if t.isGiven("win") && !t.isGiven("draw") { // the others follow from a win that is given alone
		win, err := swiss.ParsePoints(t.values["win"])
		if err != nil {
			return s, fmt.Errorf("-win: %w", err)
		}
		t.values["draw"], t.values["loss"] = (win / 2).String(), "0"
		if t.isGiven("loss") {
			t.values["loss"] = *t.given["loss"]
		}
		if !t.isGiven("pab") {
			t.values["pab"] = win.String()
		}
	}
	points := map[string]swiss.Points{}
	for _, name := range []string{"win", "draw", "loss"} {
		if points[name], err = swiss.ParsePoints(t.values[name]); err != nil {
			return s, fmt.Errorf("-%s: %w", name, err)
		}
	}
	win, draw, loss := points["win"], points["draw"], points["loss"]
	if win <= loss || draw < loss || win < draw || 2*draw > win+loss {
		return s, fmt.Errorf("-win %s -draw %s -loss %s: expected win above draw and loss, and two draws worth no more than a win and a loss", win, draw, loss)
	}
	s = swiss.ScoringOf(win, draw, loss)
	if t.isGiven("win") && !t.isGiven("pab") && t.values["pab"] != "" && t.values["pab"] != win.String() {
		t.values["pab"] = win.String()
	}
	if t.values["pab"] != "" {
		if s.PAB, err = swiss.ParsePoints(t.values["pab"]); err != nil {
			return s, fmt.Errorf("-pab: %w", err)
		}
	}
	if s.PAB != win && s.PAB != draw && s.PAB != loss && s.PAB != 0 {
		return s, fmt.Errorf("-pab %s: expected the points of a win, a draw, a loss, or none", s.PAB)
	}
	return s, nil
}

// stepped are ratings by a first one, a step and a spread.
func (t *settings) stepped(c *simulate.Config) error {
	var n [3]int
	for i, name := range []string{"top", "step", "sigma"} {
		var err error
		if n[i], err = strconv.Atoi(t.values[name]); err != nil || n[i] < 0 || n[i] > 4000 {
			return fmt.Errorf("-%s %q: expected 0 to 4000", name, t.values[name])
		}
	}
	g := lot.New(lot.Lot(c.Seed, 2))
	for i := range c.Players {
		spread := -6000
		for range 12 { // the sum of twelve even draws has the deviation of one
			spread += int(g.Draw(1001))
		}
		c.Ratings = append(c.Ratings, min(max(n[0]-i*n[1]+spread*n[2]/1000, 1), 4000))
	}
	return nil
}
