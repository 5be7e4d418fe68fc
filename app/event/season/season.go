package season

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wasit/app/event/journal"
)

// Rule says what an event is worth.
type Rule string

// The rules.
const (
	ByScore  Rule = "score"  // the points of the games
	ByPlace  Rule = "place"  // points for the place, after [Season.Places]
	ByLadder Rule = "ladder" // who beats a member above takes his place
)

// Bounds of what is kept.
const (
	MaxSeasons = 50
	MaxEvents  = 200
	MaxPlaces  = 100
	MaxAnswers = 500
	MaxReach   = 100
	MaxBytes   = 512 << 10 // of all seasons together
)

// Season is what a person chose for a table over several events.
type Season struct {
	ID      string   `json:"id"`
	Name    string   `json:"name"`
	Events  []string `json:"events,omitempty"` // by identity
	Rule    Rule     `json:"rule"`
	Places  []int    `json:"places,omitempty"` // whole points of place 1, 2, …; no points after them
	Best    int      `json:"best,omitzero"`    // so many events count for a member; 0: all
	Reach   int      `json:"reach,omitzero"`   // of a ladder: places up that a challenge may be; 0: any
	Swap    bool     `json:"swap,omitzero"`    // of a ladder: winner and loser exchange their places
	Women   bool     `json:"women,omitzero"`   // a table of their own
	Born    int      `json:"born,omitzero"`    // one for those born in this year or later
	Below   int      `json:"below,omitzero"`   // one for those rated below this
	Answers []Answer `json:"answers,omitempty"`
	Changed int64    `json:"changed,omitzero"` // Unix milliseconds
}

// Answer says whether two players are one member.
type Answer struct {
	A    string `json:"a"` // keys of persons
	B    string `json:"b"`
	Same bool   `json:"same,omitzero"`
}

// Usual are the points of places that many series give.
var Usual = []int{12, 10, 8, 7, 6, 5, 4, 3, 2, 1}

// An Error reports seasons that cannot be kept or read.
type Error struct{ Why string }

func (e *Error) Error() string { return "season: " + e.Why }

// Check reports what is wrong with a season.
func (s Season) Check() error {
	switch {
	case s.ID == "" || len(s.ID) > 64:
		return &Error{"no identity"}
	case s.Name == "" || len([]rune(s.Name)) > journal.MaxName:
		return &Error{"a name is empty or too long"}
	case s.Rule != ByScore && s.Rule != ByPlace && s.Rule != ByLadder:
		return &Error{fmt.Sprintf("no rule %q", s.Rule)}
	case len(s.Events) > MaxEvents || len(s.Places) > MaxPlaces || len(s.Answers) > MaxAnswers:
		return &Error{"too much in " + s.Name}
	case s.Reach < 0 || s.Reach > MaxReach || s.Best < 0 || s.Best > MaxEvents || s.Born < 0 || s.Born > 2200 || s.Below < 0 || s.Below > journal.MaxRating:
		return &Error{"a number out of bounds in " + s.Name}
	}
	for _, n := range s.Places {
		if n < 0 || n > 1000 {
			return &Error{"points of a place out of bounds in " + s.Name}
		}
	}
	return nil
}

// Decode reads the seasons of a device; no text is none.
func Decode(text []byte) ([]Season, error) {
	if len(text) == 0 {
		return nil, nil
	}
	var list []Season
	if len(text) > MaxBytes {
		return nil, &Error{"too large"}
	}
	if err := json.Unmarshal(text, &list); err != nil {
		return nil, &Error{"not readable"}
	}
	return list, checkAll(list)
}

// Encode writes seasons as one JSON value.
func Encode(list []Season) ([]byte, error) {
	if err := checkAll(list); err != nil {
		return nil, err
	}
	text, err := json.Marshal(list)
	if err == nil && len(text) > MaxBytes {
		err = &Error{"too large"}
	}
	return text, err
}

func checkAll(list []Season) error {
	if len(list) > MaxSeasons {
		return &Error{"too many"}
	}
	seen := map[string]bool{}
	for _, s := range list {
		if err := s.Check(); err != nil {
			return err
		}
		if seen[s.ID] {
			return &Error{"twice the same identity"}
		}
		seen[s.ID] = true
	}
	return nil
}

// Merge adds the seasons of a backup that are not here; of one that is in both, the one changed last stays.
func Merge(here, there []Season) []Season {
	list := slices.Clone(here)
	for _, s := range there {
		i := slices.IndexFunc(list, func(h Season) bool { return h.ID == s.ID })
		switch {
		case i < 0 && len(list) < MaxSeasons:
			list = append(list, s)
		case i >= 0 && s.Changed > list[i].Changed:
			list[i] = s
		}
	}
	return list
}

// ParsePlaces reads "12 10 8"; ok is false for anything else.
func ParsePlaces(text string) (places []int, ok bool) {
	for _, w := range strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == ',' || r == ';' }) {
		n, err := strconv.Atoi(w)
		if err != nil || n < 0 || n > 1000 || len(places) == MaxPlaces {
			return nil, false
		}
		places = append(places, n)
	}
	return places, true
}
