package journal

import "slices"

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
