package journal

import (
	"cmp"
	"slices"

	"wasit/app/lists/alike"
)

// maxSchools is how many pairs of spellings of schools may be decided on in an event.
const maxSchools = 1000

// SchoolsCompared is what somebody said about two spellings: that they mean one school, or that they do not. A is the one that
// is from now on a spelling of B.
type SchoolsCompared struct {
	A    string `json:"a"`
	B    string `json:"b"`
	Same bool   `json:"same,omitzero"`
}

// In says that it concerns the event as a whole.
func (SchoolsCompared) In() SectionID { return 0 }

func (e SchoolsCompared) cleaned() (Event, error) {
	e.A, e.B = Clean(e.A), Clean(e.B)
	for _, name := range []string{e.A, e.B} {
		if err := checkText("club", name, MaxName); err != nil {
			return e, err
		}
	}
	return e, nil
}

func (e SchoolsCompared) nameless() Event {
	e.A, e.B = "", ""
	return e
}

func (e SchoolsCompared) apply(ed *edit) error {
	list := ed.s.schools.Decide(e.A, e.B, e.Same)
	if len(list) > maxSchools {
		return &LimitError{"schools", maxSchools, len(list)}
	}
	ed.s.schools = list
	return nil
}

// CompareSchools records what somebody said about two spellings of schools.
type CompareSchools struct {
	A, B string
	Same bool
}

func (c CompareSchools) decide(s State) ([]Event, error) {
	if s.nameless {
		return nil, &EventStateError{EventAnonymous}
	}
	if slices.Equal(s.schools.Decide(c.A, c.B, c.Same), s.schools) {
		return nil, nil
	}
	return []Event{SchoolsCompared(c)}, nil
}

// RenameSchool gives every player of a school, in all sections and however it was spelled, its name as To. Where To is another
// school of the event, the two are one from now on.
type RenameSchool struct{ From, To string }

func (c RenameSchool) decide(s State) ([]Event, error) {
	to := Clean(c.To)
	if err := needText("club", to); err != nil {
		return nil, err
	}
	key := s.SchoolKeys()
	from, joins := key(c.From), false
	if from == "" {
		return nil, &TextError{"club", MaxName, 0}
	}
	var list []Event
	for _, p := range s.players {
		if p == nil {
			continue
		}
		k := key(p.Club)
		joins = joins || k == key(to) && k != from
		if k == from && p.Club != to {
			info := p.PlayerInfo
			info.Club = to
			list = append(list, PlayerChanged{InSection{p.Section}, p.ID, info})
		}
	}
	if joins {
		list = append([]Event{SchoolsCompared{c.From, to, true}}, list...)
	}
	return list, nil
}

// SchoolKeys returns what tells one school or club from another, however it is spelled: [alike.SchoolKey], with what was said
// in this event about spellings that are only similar. It is empty for a name without letter and number. The function
// remembers names: it is for one pass over the players, by one goroutine.
func (s State) SchoolKeys() func(club string) string {
	known := map[string]string{}
	return func(club string) string {
		key, ok := known[club]
		if !ok {
			key = s.schools.Key(club)
			known[club] = key
		}
		return key
	}
}

// SchoolDecisions returns what was said in this event about spellings of schools. The slice is shared: read only.
func (s State) SchoolDecisions() alike.Decisions { return s.schools }

// SchoolName is one school or club of an event.
type SchoolName struct {
	Key       string   // as SchoolKeys
	Name      string   // the spelling by which it is shown
	Spellings []string // all that its players have, each once, in order of entry
	Players   int
}

// Schools returns the schools and clubs of the event, by their folded names.
func (s State) Schools() []SchoolName {
	var list []SchoolName
	written := map[string][]string{}
	at, key := map[string]int{}, s.SchoolKeys()
	for _, p := range s.players {
		if p == nil || key(p.Club) == "" {
			continue
		}
		k := key(p.Club)
		i, ok := at[k]
		if !ok {
			i = len(list)
			at[k], list = i, append(list, SchoolName{Key: k})
		}
		list[i].Players++
		if !slices.Contains(list[i].Spellings, p.Club) {
			list[i].Spellings = append(list[i].Spellings, p.Club)
		}
		written[k] = append(written[k], p.Club)
	}
	folded := make(map[string]string, len(list))
	for i := range list {
		list[i].Name = alike.Spelling(written[list[i].Key])
		folded[list[i].Key] = FoldName(list[i].Name)
	}
	slices.SortFunc(list, func(a, b SchoolName) int {
		return cmp.Or(cmp.Compare(folded[a.Key], folded[b.Key]), cmp.Compare(a.Key, b.Key))
	})
	return list
}

// SchoolNames returns the spelling by which a school is shown, for each key of [State.SchoolKeys].
func (s State) SchoolNames() map[string]string {
	names := map[string]string{}
	for _, school := range s.Schools() {
		names[school.Key] = school.Name
	}
	return names
}

// WithSchoolNames returns players with the one name by which their school is shown, however it was typed: where these are equal
// but for case and accents, the schools are. The argument is unchanged.
func (s State) WithSchoolNames(players []Player) []Player {
	names, key := s.SchoolNames(), s.SchoolKeys()
	list := slices.Clone(players)
	for i := range list {
		if name := names[key(list[i].Club)]; name != "" {
			list[i].Club = name
		}
	}
	return list
}

// SchoolQuestions lists the pairs of schools of the event that may be one, and of which nobody has said so yet, in the light of
// what was said in earlier events.
func (s State) SchoolQuestions(earlier alike.Decisions) []alike.Question {
	var names []string
	for _, school := range s.Schools() {
		names = append(names, school.Name)
	}
	return s.schools.Questions(names, earlier)
}
