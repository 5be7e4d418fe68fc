package journal

import (
	"cmp"
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"time"
)

// License is what a federation knows of an official beside the name.
type License struct {
	Title  string `json:"title,omitzero"` // "IA", "FA", "NA", or of another kind
	FIDEID string `json:"fideID,omitzero"`
}

func (l License) cleaned(field string) (License, error) {
	l.Title = Clean(l.Title)
	if err := checkText(field, l.Title, MaxName); err != nil {
		return l, err
	}
	id, err := cleanID(field, l.FIDEID)
	l.FIDEID = id
	return l, err
}

// MaxFIDEID is the longest FIDE ID that a report has room for (TRF26, record 001).
const MaxFIDEID = 11

// cleanID cleans a FIDE ID; *ValueError where it is not of digits alone.
func cleanID(field, id string) (string, error) {
	id = Clean(id)
	if len(id) > MaxFIDEID {
		return id, &TextError{Field: field, Limit: MaxFIDEID, Got: len(id)}
	}
	for _, c := range id {
		if c < '0' || c > '9' {
			return id, &ValueError{Field: field, Value: id}
		}
	}
	return id, nil
}

// EventPapers is what a federation asks of an event that is to be rated, beside its name, place, days and people.
type EventPapers struct {
	Rated    bool      `json:"rated,omitzero"` // the event is to be sent to a rating list
	Arbiter  License   `json:"arbiter,omitzero"`
	Deputies []License `json:"deputies,omitempty"` // in the order of EventInfo.Deputies
	Lasts    Lasting   `json:"lasts,omitzero"`     // whether it lasts longer than [LongEvent]
	Contact  string    `json:"contact,omitzero"`   // whom the federation may ask: telephone or e-mail
}

// cleaned checks the papers of an event with so many deputies.
func (p EventPapers) cleaned(deputies int) (_ EventPapers, err error) {
	if p.Arbiter, err = p.Arbiter.cleaned("arbiter-id"); err != nil {
		return p, err
	}
	if p.Lasts < LastingByDates || p.Lasts > LastingShort {
		return p, &ValueError{Field: "lasts"}
	}
	if p.Contact = Clean(p.Contact); len(p.Deputies) > deputies {
		return p, &LimitError{"deputies", deputies, len(p.Deputies)}
	}
	p.Deputies = slices.Clone(p.Deputies)
	for i := range p.Deputies {
		if p.Deputies[i], err = p.Deputies[i].cleaned("deputy-id"); err != nil {
			return p, err
		}
	}
	for n := len(p.Deputies); n > 0 && p.Deputies[n-1] == (License{}); n-- {
		p.Deputies = p.Deputies[:n-1]
	}
	if len(p.Deputies) == 0 {
		p.Deputies = nil
	}
	return p, checkText("contact", p.Contact, MaxName)
}

// nameless keeps that the event was rated, and how long it was.
func (p EventPapers) nameless() EventPapers { return EventPapers{Rated: p.Rated, Lasts: p.Lasts} }

// PapersFiled gives an event what its federation asks for. Unlike [EventChanged] it may stand after the end of the event.
type PapersFiled struct {
	EventPapers
	Federation  string   `json:"federation,omitzero"`
	Organizer   string   `json:"organizer,omitzero"`
	Place       string   `json:"place,omitzero"`
	ArbiterName string   `json:"arbiterName,omitzero"`
	DeputyNames []string `json:"deputyNames,omitempty"`
	Start       Date     `json:"start,omitzero"`
	End         Date     `json:"end,omitzero"`
}

func (PapersFiled) In() SectionID { return 0 }

// on returns an event with these papers.
func (e PapersFiled) on(info EventInfo) EventInfo {
	info.Federation, info.Organizer, info.Place, info.Arbiter = e.Federation, e.Organizer, e.Place, e.ArbiterName
	info.Deputies, info.Start, info.End, info.Papers = e.DeputyNames, e.Start, e.End, e.EventPapers
	return info
}

// papersOf is the fact that leaves an event as it is.
func papersOf(i EventInfo) PapersFiled {
	return PapersFiled{EventPapers: i.Papers, Federation: i.Federation, Organizer: i.Organizer, Place: i.Place, ArbiterName: i.Arbiter,
		DeputyNames: i.Deputies, Start: i.Start, End: i.End}
}

func (e PapersFiled) cleaned() (Event, error) {
	info := e.on(EventInfo{Name: "?"})
	info, err := info.cleaned()
	return papersOf(info), err
}

func (e PapersFiled) nameless() Event {
	e.EventPapers = e.EventPapers.nameless()
	return e
}

func (e PapersFiled) apply(ed *edit) error {
	ed.s.info = e.on(ed.s.info)
	return nil
}

// FilePapers gives the event the papers of Info: federation, place, days, organiser, arbiters and [EventPapers]; the rest of Info is
// not looked at. It may be done after the event is finished: it changes no result.
type FilePapers struct{ Info EventInfo }

func (c FilePapers) decide(s State) ([]Event, error) {
	if s.nameless {
		return nil, &EventStateError{EventAnonymous}
	}
	e, err := papersOf(c.Info).cleaned()
	if err != nil || reflect.DeepEqual(e, papersOf(s.info)) {
		return nil, err
	}
	return []Event{e}, nil
}

// The lists on which a game can be rated (FIDE B.02).
const (
	RatedStandard = "standard"
	RatedRapid    = "rapid"
	RatedBlitz    = "blitz"
)

// Rating says on which list a section is rated, and by which code the federation knows it.
type Rating struct {
	List string `json:"list,omitzero"` // RatedStandard, RatedRapid, RatedBlitz; empty: as the time control says
	Code string `json:"code,omitzero"` // the number that the federation gave the event

	Counts string `json:"counts,omitzero"` // which rating of a player counts, CountFIDE and so on; empty: as entered

	Periods string `json:"periods,omitzero"` // which of several ratings of a player counts: PeriodsEach, PeriodsFirst
}

// Which of two ratings counts: for numbers, pairing and tie-breaks alike (TRF26 172).
const (
	CountFIDE          = "fide"
	CountNational      = "national"
	CountHigher        = "higher"
	CountFIDEFirst     = "fide-first"     // FIDE's, else the national one
	CountNationalFirst = "national-first" // the national one, else FIDE's
)

// RatingCounts are the choices, the first of them as entered.
var RatingCounts = []string{"", CountFIDE, CountNational, CountHigher, CountFIDEFirst, CountNationalFirst}

// RatingDeclared gives a section its rating list and its code.
type RatingDeclared struct {
	InSection
	Rating
}

func (e RatingDeclared) cleaned() (Event, error) {
	if !slices.Contains([]string{"", RatedStandard, RatedRapid, RatedBlitz}, e.List) {
		return e, &ValueError{Field: "rating-list", Value: e.List}
	}
	if !slices.Contains(RatingCounts, e.Counts) {
		return e, &ValueError{Field: "rating-counts", Value: e.Counts}
	}
	if e.Periods != PeriodsEach && e.Periods != PeriodsFirst {
		return e, &ValueError{Field: "rating-periods", Value: e.Periods}
	}
	e.Code = Clean(e.Code)
	return e, checkText("event-code", e.Code, MaxName)
}

func (e RatingDeclared) nameless() Event { return e }

func (e RatingDeclared) apply(ed *edit) error {
	sec, err := ed.section(e.Section)
	if err == nil {
		sec.Rating = e.Rating
	}
	return err
}

// DeclareRating gives a section its rating list and its code. It may be done after the event is finished.
type DeclareRating struct {
	Section SectionID
	Rating
}

func (c DeclareRating) decide(s State) ([]Event, error) {
	sec, err := s.section(c.Section)
	if err != nil || sec.Rating == c.Rating {
		return nil, err
	}
	if s.finished && sec.Rating.Periods != c.Periods {
		return nil, &EventStateError{EventOver} // tie-breaks follow from it
	}
	return []Event{RatingDeclared{InSection{c.Section}, c.Rating}}, nil
}

// Lasting says whether an event lasts longer than [LongEvent]: then its players can have another rating in later rounds.
type Lasting int8

// What can be said of it.
const (
	LastingByDates Lasting = iota // as its dates say
	LastingLong
	LastingShort
)

// LongEvent is how many days an event has at most whose games are all rated by the rating at its start (FIDE B.02).
const LongEvent = 30

// IsLong reports whether the event lasts longer than [LongEvent]: as it is marked, else by its dates.
func (s State) IsLong() bool {
	switch s.info.Papers.Lasts {
	case LastingLong:
		return true
	case LastingShort:
		return false
	}
	return s.Days() > LongEvent
}

// Days is how many days the event takes from the first known day to the last, both included; 0 where no day is known.
func (s State) Days() int {
	dates := []Date{s.info.Start, s.info.End}
	for _, sec := range s.sections {
		for _, d := range sec.Days {
			dates = append(dates, d.Date)
		}
	}
	dates = slices.DeleteFunc(dates, func(d Date) bool { return d.Day == 0 })
	if len(dates) == 0 {
		return 0
	}
	day := func(d Date) time.Time { return time.Date(d.Year, time.Month(d.Month), d.Day, 0, 0, 0, 0, time.UTC) }
	byDay := func(a, b Date) int { return day(a).Compare(day(b)) }
	first, last := slices.MinFunc(dates, byDay), slices.MaxFunc(dates, byDay)
	return int(day(last).Sub(day(first)).Hours())/24 + 1
}

// PlayerRating is the rating of a player from some round on.
type PlayerRating struct {
	Player PlayerID `json:"p"`
	Rating int      `json:"r"` // 0: none of this round, that of the period before holds on
}

// Period is a rating period within an event: what players are rated in the rounds from Round on, until the next period. That of the start
// is [PlayerInfo].Rating.
type Period struct {
	Round   int            `json:"round"`
	Ratings []PlayerRating `json:"ratings"`
}

func (p Period) check() error {
	if p.Round < 2 || p.Round > MaxRounds {
		return &ValueError{Field: "rounds", Value: strconv.Itoa(p.Round), Least: 2, Max: MaxRounds}
	}
	if len(p.Ratings) > MaxPlayers {
		return &LimitError{"players", MaxPlayers, len(p.Ratings)}
	}
	for _, r := range p.Ratings {
		if r.Rating < 0 || r.Rating > MaxRating {
			return &ValueError{Field: "rating", Value: fmt.Sprint(r.Rating), Least: 0, Max: MaxRating}
		}
	}
	return nil
}

// of returns the rating that the period gives to a player, 0 for none.
func (p Period) of(id PlayerID) int {
	i := slices.IndexFunc(p.Ratings, func(r PlayerRating) bool { return r.Player == id })
	if i < 0 {
		return 0
	}
	return p.Ratings[i].Rating
}

// with returns the period with other ratings over its own.
func (p Period) with(list []PlayerRating) Period {
	p.Ratings = slices.DeleteFunc(slices.Clone(p.Ratings), func(r PlayerRating) bool {
		return slices.ContainsFunc(list, func(x PlayerRating) bool { return x.Player == r.Player })
	})
	for _, r := range list {
		if r.Rating != 0 {
			p.Ratings = append(p.Ratings, r)
		}
	}
	return p
}

// PeriodRated gives players other ratings from a round on. The pairing numbers and the pairing keep the rating of the start.
type PeriodRated struct {
	InSection
	Period
}

// Players are those whom the period rates otherwise.
func (p Period) Players() []PlayerID {
	ids := make([]PlayerID, len(p.Ratings))
	for i, r := range p.Ratings {
		ids[i] = r.Player
	}
	return ids
}

func (e PeriodRated) cleaned() (Event, error) { return e, e.check() }

func (e PeriodRated) nameless() Event { return e }

func (e PeriodRated) apply(ed *edit) error {
	sec, err := ed.section(e.Section)
	if err != nil {
		return err
	}
	for _, r := range e.Ratings {
		if _, err := ed.s.playerIn(e.Section, r.Player); err != nil {
			return err
		}
	}
	at, known := slices.BinarySearchFunc(sec.Periods, e.Round, func(p Period, round int) int { return cmp.Compare(p.Round, round) })
	sec.Periods = slices.Clone(sec.Periods)
	if !known {
		sec.Periods = slices.Insert(sec.Periods, at, Period{Round: e.Round})
	}
	if sec.Periods[at] = sec.Periods[at].with(e.Ratings); len(sec.Periods[at].Ratings) == 0 {
		sec.Periods = slices.Delete(sec.Periods, at, at+1)
	}
	return nil
}

// RatePeriod gives players other ratings from a round on, in an event that lasts longer than [LongEvent]. It may be done after the rounds
// were played, and changes no result.
type RatePeriod struct {
	Section SectionID
	Period
}

func (c RatePeriod) decide(s State) ([]Event, error) {
	sec, err := s.section(c.Section)
	if err != nil {
		return nil, err
	}
	if !s.IsLong() || sec.Config.IsMatch() || c.Round > sec.Config.Rounds {
		return nil, &ValueError{Field: "rounds", Value: strconv.Itoa(c.Round), Least: 2, Max: sec.Config.Rounds}
	}
	return []Event{PeriodRated{InSection{c.Section}, Period{c.Round, slices.Clone(c.Ratings)}}}, nil
}

// The ratings of a section that count where it has several of a player.
const (
	PeriodsEach  = ""      // in each round that of its period
	PeriodsFirst = "first" // that of the start throughout
)

// ratings returns what a player is rated in each round, nil where that is one rating throughout.
func (sec *section) ratings(id PlayerID) []int {
	if len(sec.Periods) == 0 || sec.Rating.Periods != PeriodsEach {
		return nil
	}
	list, now := make([]int, sec.Config.Rounds), 0
	for n, k := 1, 0; n <= len(list); n++ {
		for ; k < len(sec.Periods) && sec.Periods[k].Round <= n; k++ {
			now = cmp.Or(sec.Periods[k].of(id), now)
		}
		list[n-1] = now
	}
	if now == 0 {
		return nil
	}
	return list
}

// RatingIn returns the rating of a player that counts in a round of his section: that of its period where one was given, which own says,
// else that of the start.
func (s State) RatingIn(id PlayerID, round int) (rating int, own bool) {
	p, err := s.player(id)
	if err != nil {
		return 0, false
	}
	sec, err := s.section(p.Section)
	if err != nil {
		return p.Rating, false
	}
	if list := sec.ratings(id); round >= 1 && round <= len(list) && list[round-1] != 0 {
		return list[round-1], true
	}
	return p.Rating, false
}
