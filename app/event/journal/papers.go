package journal

import (
	"reflect"
	"slices"
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

// PapersFiled gives an event what its federation asks for. Unlike [EventChanged] it may stand behind the end of the event.
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
