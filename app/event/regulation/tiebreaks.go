package regulation

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/swiss/lot"
	"wasit/swiss/tiebreak"
)

// The lists that templates and systems begin with.
var (
	SchoolTieBreaks = []string{"DE", "BH/C1", "BH", "SB"}
	FideTieBreaks   = []string{"BH/C1", "BH", "SB", "DE", "WIN"}
)

// UnratedCounts is what players without rating count as where the organiser declares one for them (C.07 10): the least
// rating that FIDE publishes.
const UnratedCounts = 1400

// TieBreak is one criterion of a ranking, by its TRF26 code.
type TieBreak struct {
	Code        string
	Name, About i18n.Text
	Short       string // as the column of a table is headed
	Article     string // of C.07; empty for a code that is not known
}

// TieBreakOf returns the criterion with code; one that nobody knows is named by its code.
func TieBreakOf(code string) TieBreak {
	list, err := tiebreak.ParseList(code)
	if err == nil && len(list) == 1 {
		if i := slices.IndexFunc(tieBases, func(b tieBase) bool { return b.name == list[0].Name }); i >= 0 {
			return tieBases[i].with(list[0])
		}
	}
	name := i18n.Text{ID: code, EN: code, HR: code}
	return TieBreak{Code: code, Name: name, About: name, Short: code}
}

// TieBreakIn is [TieBreakOf] in a section: of teams the second score is that of the matches where games rank first (C.07 13.1).
func TieBreakIn(c journal.SectionConfig, code string) TieBreak {
	t := TieBreakOf(code)
	if c.System == journal.Team && c.Options.GameFirst && strings.EqualFold(t.Code, "MPvGP") {
		t.Name, t.About, t.Short = textTieMatchPoints, textTieMatchPointsAs, "MP"
	}
	return t
}

// with adds the modifiers of a code to the name and to what it counts.
func (b tieBase) with(c tiebreak.Code) TieBreak {
	t := TieBreak{Code: c.String(), Name: b.title, About: b.about, Short: b.short, Article: c.Article()}
	t = t.reference(c).cut(c)
	if c.Limit != 0 {
		limit := halves(c.Limit)
		t.Name, t.About, t.Short = plus(t.Name, textTieLimit, limit), plus(i18n.Text{}, textTieKoyaLimit, limit), t.Short+limit
	}
	if c.Fore {
		t.Name, t.Short = plus(t.Name, textTieFore), t.Short+"F"
	}
	if c.Played {
		t.Name, t.Short = plus(t.Name, textTiePlayed), t.Short+"P"
	}
	if c.Reverse {
		t.Name, t.Short = plus(t.Name, textTieReverse), t.Short+"R"
		t.About = map[string]i18n.Text{"TPN": textTieGreater, "RTNG": textTieLower}[c.Name]
	}
	if c.Unrated > 0 {
		t.Name = plus(t.Name, textTieUnrated, strconv.Itoa(c.Unrated))
	}
	return t
}

// reference names the score of a team event that a code counts in place of the first one.
func (t TieBreak) reference(c tiebreak.Code) TieBreak {
	switch c.Ref {
	case "MP":
		t.Name, t.Short = plus(t.Name, textTieMatch), t.Short+"m"
	case "GP":
		t.Name, t.Short = plus(t.Name, textTieGame), t.Short+"g"
	}
	return t
}

// cut names what is left out.
func (t TieBreak) cut(c tiebreak.Code) TieBreak {
	switch n := strconv.Itoa(c.Cut + c.Median); {
	case c.Median > 0:
		t.Short += "M" + n
		about := textTieMedianAs
		if c.Median == 1 {
			about = textTieMedianOne
		}
		if t.About = plus(t.About, about, n); c.Name == "BH" && c.Ref == "" {
			t.Name = textTieMedianBH
			if c.Median > 1 {
				t.Name = plus(t.Name, i18n.Text{ID: " {0}", EN: " {0}", HR: " {0}"}, n)
			}
			return t
		}
		t.Name = plus(t.Name, textTieMedian, n)
	case c.Cut > 0:
		name, about := textTieCut, textTieCutAs
		switch {
		case c.Name == "PS" && c.Cut == 1:
			name, about = textTieCutOne, textTieRoundAs
		case c.Name == "PS":
			about = textTieRoundsAs
		case c.Cut == 1:
			name, about = textTieCutOne, textTieCutOneAs
		}
		t.Name, t.About, t.Short = plus(t.Name, name, n), plus(t.About, about, n), t.Short+"-"+n
	}
	return t
}

// plus joins two texts in each language.
func plus(a, b i18n.Text, args ...string) i18n.Text {
	return i18n.Text{ID: a.ID + i18n.ID.T(b, args...), EN: a.EN + i18n.EN.T(b, args...), HR: a.HR + i18n.HR.T(b, args...)}
}

// halves writes a number of half points: "+½", "−1".
func halves(n int) string {
	sign, text := "+", ""
	if n < 0 {
		sign, n = "−", -n
	}
	if n > 1 {
		text = strconv.Itoa(n / 2)
	}
	if n%2 == 1 {
		text += "½"
	}
	return sign + text
}

// TieSetting is what the rules ask of a list of tie-breaks for a section and the players who are in it.
func TieSetting(c journal.SectionConfig, players []journal.Player) tiebreak.Setting {
	s := tiebreak.Setting{Team: c.System == journal.Team, Table: HasGrid(c)}
	s.Rules, _ = tiebreak.ParseRules(c.TieRules)
	if s.Team || len(players) == 0 {
		return s
	}
	s.NoRated = true
	for _, p := range players {
		s.NoRated, s.Unrated = s.NoRated && p.Rating == 0, s.Unrated || p.Rating == 0
	}
	return s
}

// UnratedCount is a way to count players without rating: as rated so, and which number that is.
type UnratedCount struct {
	Rating int
	Is     i18n.Text
}

// UnratedChoices are the ways to count players without rating in tie-breaks on ratings, which the organiser declares before the start (C.07
// 10): a fixed rating, the lowest of those who have one, and their mean.
func UnratedChoices(players []journal.Player) []UnratedCount {
	list := []UnratedCount{{UnratedCounts, textUnratedFixed}}
	lowest, sum, rated := 0, 0, 0
	for _, p := range players {
		if p.Rating == 0 {
			continue
		}
		if sum, rated = sum+p.Rating, rated+1; lowest == 0 || p.Rating < lowest {
			lowest = p.Rating
		}
	}
	if rated == 0 {
		return list
	}
	mean := (2*sum + rated) / (2 * rated)
	for _, c := range []UnratedCount{{lowest, textUnratedLowest}, {mean, textUnratedMean}} {
		if !slices.ContainsFunc(list, func(x UnratedCount) bool { return x.Rating == c.Rating }) {
			list = append(list, c)
		}
	}
	return list
}

// lotTies is the lot of a section's last criterion, counted from the seed of the event after those of its draws.
const lotTies = 300

// TieOptions are how a section is ranked after rounds rounds: its edition and its list. Lots are drawn once the last round is
// complete; before that no tie needs to be broken.
func TieOptions(s journal.State, sec journal.Section, rounds int) (tiebreak.Options, error) {
	o := tiebreak.Options{Rounds: rounds, Predetermined: HasGrid(sec.SectionConfig)}
	var err error
	if o.List, err = tiebreak.ParseList(strings.Join(TieList(sec), ",")); err != nil {
		return o, err
	}
	o.List = tiebreak.List(o.List)
	o.Rules, _ = tiebreak.ParseRules(sec.TieRules)
	if len(sec.Values) > 0 {
		o.Given = make(map[swiss.TPN]int64, len(sec.Values))
	}
	for _, x := range sec.Values {
		if p, ok := s.Player(x.Player); ok && p.TPN > 0 {
			o.Given[p.TPN] = x.Value
		}
	}
	if n := len(o.List); n > 0 && o.List[n-1].Name == tiebreak.Lot && rounds == sec.Rounds {
		o.DrawLots, o.Seed = true, lot.Lot(s.Event().Seed, lotTies+int(sec.ID))
	}
	return o, nil
}

// Placed returns rows without those who were expelled from the event (Art. 12.9.9 (E23)): their games count for the others, and nobody
// stands after them.
func Placed(s journal.State, id journal.SectionID, rows []tiebreak.Row) []tiebreak.Row {
	gone := map[swiss.TPN]bool{}
	for _, who := range s.Expelled(id) {
		if p, ok := s.Player(who); ok && p.Section == id {
			gone[p.TPN] = true
		}
	}
	if len(gone) == 0 {
		return rows
	}
	list, before, ranks := make([]tiebreak.Row, 0, len(rows)), 0, make([]int, 0, len(gone))
	for _, r := range rows {
		if gone[r.TPN] {
			ranks = append(ranks, r.Rank)
			continue
		}
		for before = 0; before < len(ranks) && ranks[before] < r.Rank; before++ {
		}
		r.Rank -= before
		list = append(list, r)
	}
	return list
}

// TieList returns the tie-breaks of a section after the points as they hold: groups have some where none were chosen.
func TieList(sec journal.Section) []string {
	if sec.System != journal.Groups || len(sec.TieBreaks) > 0 {
		return sec.TieBreaks
	}
	return SystemOf(journal.Groups).Suggested
}

// TieOffer is a criterion that may be added to a list, or why not.
type TieOffer struct {
	TieBreak
	Group   tiebreak.Group
	Refused tiebreak.Refusal
}

// TieOffers lists the criteria for a setting, each once without its modifiers. One that stands in the list already, in any
// form, is left out; a direct encounter may come again.
func TieOffers(s tiebreak.Setting, codes []string) []TieOffer {
	has := map[string]bool{}
	for _, code := range codes {
		has[nameOf(code)] = nameOf(code) != "DE"
	}
	var list []TieOffer
	for _, c := range s.Offers(UnratedCounts) {
		if c.Code.Ref != "" || has[c.Code.Name] && c.Refused == tiebreak.Fits {
			continue
		}
		if n := len(list); n == 0 || nameOf(list[n-1].Code) != c.Code.Name {
			list = append(list, TieOffer{TieBreakOf(c.Code.String()), c.Group, c.Refused})
		}
	}
	return list
}

// TieVariants lists the forms of a criterion that fit the setting, that of the list among them: its modifiers (C.07 14), and what players
// without rating count as.
func TieVariants(s tiebreak.Setting, unrated []UnratedCount, code string) []TieBreak {
	var list []TieBreak
	for _, n := range append([]UnratedCount{{Rating: UnratedCounts}}, unrated...) {
		for _, c := range s.Choices(n.Rating) {
			x := TieBreakOf(c.Code.String())
			if c.Code.Name != nameOf(code) || slices.ContainsFunc(list, func(t TieBreak) bool { return t.Code == x.Code }) {
				continue
			}
			if c.Code.Unrated > 0 && n.Is != (i18n.Text{}) {
				x.Name = plus(x.Name, i18n.Text{ID: " ({0})", EN: " ({0})", HR: " ({0})"})
				x.Name = i18n.Text{ID: i18n.ID.T(x.Name, n.Is.ID), EN: i18n.EN.T(x.Name, n.Is.EN), HR: i18n.HR.T(x.Name, n.Is.HR)}
			}
			list = append(list, x)
		}
	}
	if !slices.ContainsFunc(list, func(t TieBreak) bool { return t.Code == code }) {
		list = append([]TieBreak{TieBreakOf(code)}, list...)
	}
	return list
}

// nameOf is the name of a code without its modifiers.
func nameOf(code string) string {
	if list, err := tiebreak.ParseList(code); err == nil && len(list) == 1 {
		return list[0].Name
	}
	return code
}

// TieRefusals says of each code of a list what the rules have against it.
func TieRefusals(s tiebreak.Setting, codes []string) []tiebreak.Refusal {
	list := make([]tiebreak.Code, len(codes))
	for i, code := range codes {
		if one, err := tiebreak.ParseList(code); err == nil && len(one) == 1 {
			list[i] = one[0]
		}
	}
	return s.RefusesList(list)
}

// RefusalText says why a tie-break is kept out; the zero text where it is not.
func RefusalText(r tiebreak.Refusal) i18n.Text {
	return map[tiebreak.Refusal]i18n.Text{tiebreak.RefuseUnknown: textRefuseUnknown, tiebreak.RefuseTable: textRefuseTable, tiebreak.RefuseTeam: textRefuseTeam,
		tiebreak.RefuseSolo: textRefuseSolo, tiebreak.RefuseUnrated: textRefuseUnrated, tiebreak.RefuseEdition: textRefuseEdition,
		tiebreak.RefuseTwice: textRefuseTwice, tiebreak.RefuseLot: textRefuseLot}[r]
}

// TieGroupName is the heading of a chapter of tie-breaks.
func TieGroupName(g tiebreak.Group) i18n.Text {
	return map[tiebreak.Group]i18n.Text{tiebreak.GroupEncounter: textGroupMeetings, tiebreak.GroupOpponents: textGroupScores, tiebreak.GroupOwn: textGroupOwn,
		tiebreak.GroupRatings: textGroupRatings, tiebreak.GroupBoards: textGroupBoards, tiebreak.GroupLots: textGroupLots, tiebreak.GroupOutside: textGroupOutside}[g]
}

// RatingTieBreaks are those of a list of codes that follow from ratings (C.07 10): of little use in an event of several rating periods.
func RatingTieBreaks(codes []string) []string {
	return slices.DeleteFunc(slices.Clone(codes), func(code string) bool {
		list, err := tiebreak.ParseList(code)
		return err != nil || !slices.ContainsFunc(list, tiebreak.Code.IsOfRatings)
	})
}
