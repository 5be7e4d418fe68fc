package sheet

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/event/regulation"
	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/swiss/trf"
)

// ratingReport is what a federation asks for beside the report file, for signature: the event, who took part by federation, the days of
// the rounds, and every player with number, federation and result. It holds what the file holds, but for the births.
func ratingReport(in info) (Document, bool) {
	if !in.State.Event().Papers.Rated {
		return Document{}, false
	}
	ranks := map[swiss.TPN]int{}
	if in.Ranking != nil {
		for _, p := range in.Ranking.Places {
			ranks[p.TPN] = p.Rank
		}
	}
	doc, err := federation.RatedReport(in.State, in.Section, ranks)
	if err != nil {
		doc = &trf.Document{} // no numbers yet: the list of players is still to come
	}
	h := head{title: in.l.T(i18n.RatedTitle), sub: in.placeAndDay()}
	list := append(in.ratedEvent(), in.ratedPlay()...)
	if len(doc.Players) > 0 {
		list = append(list, in.heading(in.l.T(i18n.Players), in.ratedCounts(doc))...)
	}
	list = append(list, in.heading(in.l.T(textRatedRounds), in.ratedDays())...)
	list = append(list, in.signatures(in.officers()...))
	return Document{Title: h.title, leaves: append(in.flow(h, list), in.ratedTable(doc).leaves(in, head{title: h.title, sub: in.l.T(i18n.Players)})...)}, true
}

// given is a term, left out where nobody told it.
func (in info) given(name, text string) []piece {
	if text == "" {
		return nil
	}
	return []piece{in.term(name, text)}
}

// ratedEvent are the event and its officials. What a report needs and nobody told is a line to write on.
func (in info) ratedEvent() []piece {
	e, blank := in.State.Event(), in.l.T(textRecBlank)
	list := []piece{in.term(in.l.T(textRatedEvent), in.ratedName()), in.term(in.l.T(i18n.WizardPlace), cmp.Or(e.Place, blank)),
		in.term(in.l.T(i18n.WizardDate), cmp.Or(in.days(), blank)), in.term(in.l.T(i18n.FieldFederation), cmp.Or(e.Federation, blank)),
		in.term(in.l.T(i18n.RatedCode), cmp.Or(in.section.Rating.Code, blank)), in.term(in.l.T(i18n.RatedOrganizer), cmp.Or(e.Organizer, blank))}
	list = append(list, in.given(in.l.T(i18n.RatedContact), e.Papers.Contact)...)
	list = append(list, in.term(in.l.T(i18n.WizardArbiter), cmp.Or(in.officialText(e.Arbiter, e.Papers.Arbiter), blank)))
	var deputies []string
	for i, name := range e.Deputies {
		var licence journal.License
		if i < len(e.Papers.Deputies) {
			licence = e.Papers.Deputies[i]
		}
		deputies = append(deputies, in.officialText(name, licence))
	}
	if len(deputies) > 0 {
		list = append(list, in.term(in.l.T(i18n.RatedDeputy), deputies...))
	}
	return list
}

// ratedName is the event, with its section where there are several: each is rated by itself.
func (in info) ratedName() string {
	if in.several {
		return in.State.Event().Name + " – " + in.section.Name
	}
	return in.State.Event().Name
}

// officialText is an arbiter with title and FIDE ID.
func (in info) officialText(name string, l journal.License) string {
	if l.Title != "" && name != "" {
		name = l.Title + " " + name
	}
	if l.FIDEID != "" && name != "" {
		name += ", " + in.l.T(i18n.FieldFIDE) + " " + l.FIDEID
	}
	return name
}

// ratedPlay is by what the section is played.
func (in info) ratedPlay() []piece {
	blank := in.l.T(textRecBlank)
	return []piece{
		in.term(in.l.T(textRegSystem), strings.TrimPrefix(in.System+", ", ", ")+in.l.N(textNRounds, in.section.Rounds)),
		in.term(in.l.T(i18n.WizardTime), cmp.Or(in.timeControl(), blank)),
		in.term(in.l.T(i18n.RatedList), cmp.Or(phrase.RatingList(in.l, federation.RatingListOf(in.section)), blank)),
	}
}

// ratedCounts says how many played, of whom how many are rated, titled and women, and by federation.
func (in info) ratedCounts(doc *trf.Document) []piece {
	titled, women, by := 0, 0, map[string]int{}
	for _, p := range doc.Players {
		if p.Title != swiss.NoTitle {
			titled++
		}
		if p.Sex == swiss.Female {
			women++
		}
		by[cmp.Or(codeOf(p.Federation), "–")]++
	}
	codes := slices.Sorted(maps.Keys(by))
	slices.SortStableFunc(codes, func(a, b string) int { return by[b] - by[a] })
	for i, code := range codes {
		codes[i] = code + " " + in.l.Int(by[code])
	}
	return []piece{
		in.term(in.l.T(textRatedAll), in.l.Int(doc.PlayerCount)),
		in.term(in.l.T(textRatedRated), in.l.Int(doc.RatedCount)),
		in.term(in.l.T(textRatedTitled), in.l.Int(titled)),
		in.term(in.l.T(textRatedWomen), in.l.Int(women)),
		in.term(in.l.T(textRatedBy), strings.Join(codes, ", ")),
	}
}

// ratedDays are when the rounds are played, as far as it is said.
func (in info) ratedDays() []piece {
	var list []piece
	for n := 1; n <= in.section.Rounds; n++ {
		d := in.State.RoundDay(in.Section, n)
		text := in.l.Date(d.Date.Year, d.Date.Month, d.Date.Day)
		if d.Start > 0 {
			text = strings.TrimSpace(text + " " + regulation.HallText(d.Start))
		}
		if text != "" {
			list = append(list, in.term(in.l.T(i18n.RoundN, in.l.Int(n)), text))
		}
	}
	return list
}

// ratedTable are the players as the report has them.
func (in info) ratedTable(doc *trf.Document) table {
	const number, title, fed, id, rating, points, place mm = 12, 15, 14, 24, 16, 15, 12
	t := table{widths: []markup{"w12", "", "w15", "w14", "w24", "w16", "w15", "w12"}, note: in.l.T(textRatedNote),
		heads: []column{{"n", in.l.T(textSheetNumber)}, {"", in.l.T(textSheetName)}, {"", in.l.T(i18n.FieldTitle)}, {"", in.l.T(textSheetFederation)},
			{"n", in.l.T(i18n.FieldFIDE)}, {"n", in.l.T(textSheetRating)}, {"n", in.l.T(i18n.Points)}, {"n", in.l.T(textRatedRank)}}}
	room := leafWidth - number - title - fed - id - rating - points - place - 3
	for _, p := range doc.Players {
		rank := ""
		if p.Rank > 0 {
			rank = in.l.Int(p.Rank)
		}
		t.rows = append(t.rows, row{lines: lines(p.Name, tableSize, room, in.bold), cells: []string{in.l.Int(int(p.TPN)), p.Name, p.Title.String(), codeOf(p.Federation),
			p.FIDEID, noZero(p.Rating), in.points(p.Points), rank}})
	}
	return t
}

func noZero(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}
