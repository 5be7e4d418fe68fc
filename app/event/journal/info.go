package journal

import (
	"slices"

	"wasit/swiss/lot"
)

// EventInfo is what an event says of itself.
type EventInfo struct {
	ID         string      `json:"id"` // random, given by the device: names the event in the store and in backups
	Name       string      `json:"name"`
	Place      string      `json:"place,omitzero"`
	Federation string      `json:"federation,omitzero"` // three letters
	Start      Date        `json:"start,omitzero"`
	End        Date        `json:"end,omitzero"`
	Deadline   Date        `json:"deadline,omitzero"`  // last day of registration
	Arbiter    string      `json:"arbiter,omitzero"`   // chief arbiter
	Deputies   []string    `json:"deputies,omitempty"` // deputy arbiters
	Organizer  string      `json:"organizer,omitzero"`
	Language   string      `json:"language,omitzero"`    // of sheets and texts: "id", "en", "hr"
	Zone       string      `json:"zone,omitzero"`        // time zone name for sheets
	Template   string      `json:"template,omitzero"`    // code of the template it was made from
	Seed       lot.Seed    `json:"seed,omitzero,string"` // the event's generator of lots (lot.Lot)
	Practice   bool        `json:"practice,omitzero"`    // made to train helpers: never a real event, and none can become one
	Papers     EventPapers `json:"papers,omitzero"`      // of an event that is to be rated
}

func (i EventInfo) cleaned() (EventInfo, error) {
	i = i.withoutBlanks()
	for _, f := range []struct {
		name string
		text *string
	}{{"id", &i.ID}, {"name", &i.Name}, {"place", &i.Place}, {"federation", &i.Federation}, {"arbiter", &i.Arbiter},
		{"organizer", &i.Organizer}, {"language", &i.Language}, {"zone", &i.Zone}, {"template", &i.Template}} {
		*f.text = Clean(*f.text)
		if err := checkText(f.name, *f.text, MaxName); err != nil {
			return i, err
		}
	}
	for _, d := range i.Deputies {
		if err := checkText("deputies", d, MaxName); err != nil {
			return i, err
		}
	}
	if len(i.Deputies) > MaxDeputies {
		return i, &LimitError{"deputies", MaxDeputies, len(i.Deputies)}
	}
	var err error
	if i.Papers, err = i.Papers.cleaned(len(i.Deputies)); err != nil {
		return i, err
	}
	if !i.Start.IsValid() || !i.End.IsValid() || !i.Deadline.IsValid() {
		return i, &DateError{i.Start.String() + " " + i.End.String() + " " + i.Deadline.String()}
	}
	return i, needText("name", i.Name)
}

// MaxDeputies is how many deputy arbiters an event may have.
const MaxDeputies = 50

// withoutBlanks leaves out deputies without a name, and their licences with them.
func (i EventInfo) withoutBlanks() EventInfo {
	names, licences := i.Deputies, i.Papers.Deputies
	i.Deputies, i.Papers.Deputies = nil, nil
	for k, name := range names {
		if name = Clean(name); name == "" {
			continue
		}
		if i.Deputies = append(i.Deputies, name); k < len(licences) {
			i.Papers.Deputies = append(i.Papers.Deputies, licences[k])
		}
	}
	return i
}

// nameless keeps the event's own words, and drops the numbers of its people.
func (i EventInfo) nameless() EventInfo {
	i.Papers = i.Papers.nameless()
	return i
}

// EventCreated begins a journal.
type EventCreated struct {
	EventInfo
}

func (EventCreated) In() SectionID { return 0 }

func (e EventCreated) cleaned() (Event, error) {
	info, err := e.EventInfo.cleaned()
	if err == nil {
		err = needText("id", info.ID)
	}
	return EventCreated{info}, err
}

func (e EventCreated) nameless() Event { return EventCreated{e.EventInfo.nameless()} }

func (e EventCreated) apply(ed *edit) error {
	ed.s.created, ed.s.info = true, e.EventInfo
	return nil
}

// EventChanged gives the event other data; its ID stays.
type EventChanged struct {
	EventInfo
}

func (EventChanged) In() SectionID { return 0 }

func (e EventChanged) cleaned() (Event, error) {
	info, err := e.EventInfo.cleaned()
	return EventChanged{info}, err
}

func (e EventChanged) nameless() Event { return EventChanged{e.EventInfo.nameless()} }

func (e EventChanged) apply(ed *edit) error {
	id, practice := ed.s.info.ID, ed.s.info.Practice
	ed.s.info = e.EventInfo
	ed.s.info.ID, ed.s.info.Practice = id, practice
	return nil
}

// CreateEvent begins an event; ID and Seed are drawn by the device.
type CreateEvent struct{ EventInfo }

func (c CreateEvent) decide(s State) ([]Event, error) {
	if s.created {
		return nil, &EventStateError{EventPresent}
	}
	return []Event{EventCreated(c)}, nil
}

// ChangeEvent gives the event other data.
type ChangeEvent struct{ EventInfo }

func (c ChangeEvent) decide(s State) ([]Event, error) {
	c.ID, c.Seed = s.info.ID, s.info.Seed // the lots drawn from it stay repeatable
	return []Event{EventChanged(c)}, nil
}

// A Note is a remark in the log.
type Note struct {
	Section SectionID `json:"section,omitzero"`
	Round   int       `json:"round,omitzero"`
	Board   int       `json:"board,omitzero"`
	Player  PlayerID  `json:"player,omitzero"`
	Text    string    `json:"text"`
}

// NoteAdded writes a remark into the log.
type NoteAdded struct{ Note }

func (e NoteAdded) In() SectionID { return e.Section }

func (e NoteAdded) cleaned() (Event, error) {
	e.Text = CleanText(e.Text)
	return e, checkText("note", e.Text, MaxText)
}

func (e NoteAdded) nameless() Event {
	e.Text, e.Player = "", 0
	return e
}

func (e NoteAdded) apply(ed *edit) error {
	notes := make([]Note, len(ed.s.notes), len(ed.s.notes)+1)
	copy(notes, ed.s.notes)
	ed.s.notes = append(notes, e.Note)
	return nil
}

// AddNote writes a remark into the log.
type AddNote struct{ Note }

func (c AddNote) decide(State) ([]Event, error) {
	if CleanText(c.Text) == "" {
		return nil, &TextError{"note", MaxText, 0}
	}
	return []Event{NoteAdded(c)}, nil
}

// Wording is what the organiser writes on sheets and in texts in place of the app's own words.
type Wording struct {
	Of   string `json:"of"` // a code of the text: "record"
	Text string `json:"text"`
}

// maxWordings is how many texts an event may have words of its own for.
const maxWordings = 60

// WordingChanged gives a text the organiser's words; an empty one is the app's own again.
type WordingChanged struct{ Wording }

func (WordingChanged) In() SectionID { return 0 }

func (e WordingChanged) cleaned() (Event, error) {
	e.Of, e.Text = Clean(e.Of), CleanText(e.Text)
	if err := checkText("wording", e.Of, MaxName); err != nil {
		return e, err
	}
	if err := needText("wording", e.Of); err != nil {
		return e, err
	}
	return e, checkText("wording", e.Text, MaxText)
}

func (e WordingChanged) nameless() Event {
	e.Text = ""
	return e
}

func (e WordingChanged) apply(ed *edit) error {
	list := slices.DeleteFunc(slices.Clone(ed.s.wordings), func(w Wording) bool { return w.Of == e.Of })
	if e.Text != "" {
		list = append(list, e.Wording)
	}
	if len(list) > maxWordings {
		return &LimitError{"wordings", maxWordings, len(list)}
	}
	ed.s.wordings = list
	return nil
}

// SetWording gives a text other words. It may be done after the event is finished: it changes no result.
type SetWording struct{ Wording }

func (c SetWording) decide(s State) ([]Event, error) {
	if s.nameless {
		return nil, &EventStateError{EventAnonymous}
	}
	if CleanText(c.Text) == s.Wording(c.Of) {
		return nil, nil
	}
	return []Event{WordingChanged(c)}, nil
}

// Wording returns the organiser's words for a text, "" where the app's own hold.
func (s State) Wording(of string) string {
	for _, w := range s.wordings {
		if w.Of == of {
			return w.Text
		}
	}
	return ""
}

// Wordings returns all of the organiser's words. The slice is the caller's.
func (s State) Wordings() []Wording { return slices.Clone(s.wordings) }
