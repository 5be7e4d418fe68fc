package journal

import (
	"fmt"
	"slices"

	"wasit/swiss"
)

// SectionConfig is the regulation of one section: one list of players, one ranking.
type SectionConfig struct {
	Name        string        `json:"name"`                // "Pa", "U12", "Open"
	System      string        `json:"system"`              // "dutch"
	Edition     string        `json:"edition,omitzero"`    // "2026"
	Rounds      int           `json:"rounds"`              // declared before the start (C.04.1 1)
	Scoring     swiss.Scoring `json:"scoring,omitzero"`    // zero: 1, ½, 0
	TieBreaks   []string      `json:"tieBreaks,omitempty"` // after the points, TRF26 codes: "BH/C1", "DE"
	TieRules    string        `json:"tieRules,omitzero"`   // edition of C.07: "2026"
	Order       Order         `json:"order,omitzero"`
	TimeControl string        `json:"timeControl,omitzero"` // as text for sheets
	TimeCode    string        `json:"timeCode,omitzero"`    // TRF26 222: "5400+30"
	WalkOver    int           `json:"walkOver,omitzero"`    // minutes after the start at which a missing player loses
	Missed      ByeKind       `json:"missed,omitzero"`      // what rounds before a late entry are worth; empty: zero points
	HalfByes    int           `json:"halfByes,omitzero"`    // requested half-point byes granted to a player; -1: no limit
	NoByesLast  int           `json:"noByesLast,omitzero"`  // so many last rounds without half-point byes
	Options     SystemOptions `json:"options,omitzero"`
	BestOf      int           `json:"bestOf,omitzero"` // players of a school that count in the ranking of schools; 0: four
	Group                     // whom it is for
}

func (c SectionConfig) cleaned() (SectionConfig, error) {
	for _, f := range []struct {
		name string
		text *string
	}{{"section", &c.Name}, {"system", &c.System}, {"edition", &c.Edition}, {"tie-break", &c.TieRules},
		{"time-control", &c.TimeControl}, {"time-control", &c.TimeCode}} {
		*f.text = Clean(*f.text)
		if err := checkText(f.name, *f.text, MaxName); err != nil {
			return c, err
		}
	}
	if err := c.check(); err != nil {
		return c, err
	}
	return c, needText("section", c.Name)
}

func (c SectionConfig) check() error {
	for _, n := range []struct {
		field           string
		got, least, max int
	}{{"rounds", c.Rounds, 1, MaxRounds}, {"walk-over", c.WalkOver, 0, 1440}, {"half-byes", c.HalfByes, -1, MaxRounds},
		{"last-rounds", c.NoByesLast, 0, MaxRounds}, {"best", c.BestOf, 0, MaxPlayers}} {
		if n.got < n.least || n.got > n.max {
			return &ValueError{Field: n.field, Value: fmt.Sprint(n.got), Least: n.least, Max: n.max}
		}
	}
	if c.System == "" {
		return &ValueError{Field: "system"}
	}
	if err := c.Group.check(); err != nil {
		return err
	}
	if c.Missed != "" && c.Missed != Zero && c.Missed != Half {
		return &ValueError{Field: "missed", Value: string(c.Missed)}
	}
	if err := checkScoring(c.Scoring); err != nil {
		return err
	}
	if err := checkTieBreaks(c.TieBreaks); err != nil {
		return err
	}
	if err := c.Options.check(); err != nil {
		return err
	}
	return c.Order.check()
}

// checkScoring asks swiss, so that there is one opinion of what is possible.
func checkScoring(s swiss.Scoring) error {
	_, err := swiss.NewTournament(swiss.Draft{Scoring: s, Players: []swiss.Player{{TPN: 1}}})
	if err != nil {
		return &ValueError{Field: "scoring", Value: fmt.Sprintf("%v/%v/%v", s.Win, s.Draw, s.Loss)}
	}
	return nil
}

// checkTieBreaks checks the form of the codes; which of them exist is known to swiss/tiebreak.
func checkTieBreaks(codes []string) error {
	if len(codes) > 20 {
		return &LimitError{"tie-breaks", 20, len(codes)}
	}
	for _, c := range codes {
		ok := c != "" && len(c) <= 20
		for i := range len(c) {
			b := c[i]
			ok = ok && (b >= 'A' && b <= 'Z' || i > 0 && b == 'v' || b >= '0' && b <= '9' || i > 0 && (b == '/' || b == '+' || b == '-' || b == ':' || b == '_'))
		}
		if !ok {
			return &ValueError{Field: "tie-break", Value: c}
		}
	}
	return nil
}

// SectionAdded adds a section.
type SectionAdded struct {
	InSection
	SectionConfig
}

func (e SectionAdded) cleaned() (Event, error) {
	c, err := e.SectionConfig.cleaned()
	return SectionAdded{InSection{e.Section}, c}, err
}

func (e SectionAdded) nameless() Event { return e }

func (e SectionAdded) apply(ed *edit) error {
	if len(ed.s.sections) >= MaxSections {
		return &LimitError{"sections", MaxSections, len(ed.s.sections) + 1}
	}
	if e.Section < 1 || e.Section <= ed.s.lastSection() {
		return &UnknownError{Section: e.Section}
	}
	list := slices.Clone(ed.s.sections)
	ed.s.sections = append(list, &section{ID: e.Section, Config: e.SectionConfig})
	return nil
}

func (s State) lastSection() SectionID {
	if len(s.sections) == 0 {
		return 0
	}
	return s.sections[len(s.sections)-1].ID
}

// SectionChanged gives a section another regulation.
type SectionChanged struct {
	InSection
	SectionConfig
	Reason string `json:"reason,omitzero"`
}

func (e SectionChanged) cleaned() (Event, error) {
	c, err := e.SectionConfig.cleaned()
	e.SectionConfig, e.Reason = c, CleanText(e.Reason)
	if err == nil {
		err = checkText("reason", e.Reason, MaxText)
	}
	return e, err
}

func (e SectionChanged) nameless() Event {
	e.Reason = ""
	return e
}

func (e SectionChanged) apply(ed *edit) error {
	sec, err := ed.section(e.Section)
	if err != nil {
		return err
	}
	if e.Rounds < len(sec.Rounds) {
		return &ValueError{Field: "rounds", Value: fmt.Sprint(e.Rounds), Least: len(sec.Rounds), Max: MaxRounds}
	}
	sec.Config = e.SectionConfig
	if sec.Mode.State == ModeIn && sec.isPlaceholder() && sec.Config.obstacle() != "" {
		sec.Mode = Mode{}
	}
	return nil
}

// SectionRemoved takes an empty section away.
type SectionRemoved struct {
	InSection
}

func (e SectionRemoved) nameless() Event { return e }

func (e SectionRemoved) apply(ed *edit) error {
	if _, err := ed.s.section(e.Section); err != nil {
		return err
	}
	if m := ed.s.members(e.Section); len(m) > 0 {
		return &ConfigError{e.Section, "players"}
	}
	ed.s.sections = slices.DeleteFunc(slices.Clone(ed.s.sections), func(s *section) bool { return s.ID == e.Section })
	return nil
}

// TieBreaksChanged sets the tie-breaks. After round 1 was published it has a reason, and Late is the number of rounds
// then published: the list should have been announced before the start (C.07 4.1).
type TieBreaksChanged struct {
	InSection
	TieBreaks []string `json:"tieBreaks"`
	Rules     string   `json:"rules,omitzero"`
	Late      int      `json:"late,omitzero"`
	Reason    string   `json:"reason,omitzero"`
}

func (e TieBreaksChanged) cleaned() (Event, error) {
	e.Reason, e.Rules = CleanText(e.Reason), Clean(e.Rules)
	if err := checkTieBreaks(e.TieBreaks); err != nil {
		return e, err
	}
	if err := checkText("tie-break", e.Rules, MaxName); err != nil {
		return e, err
	}
	return e, checkText("reason", e.Reason, MaxText)
}

func (e TieBreaksChanged) nameless() Event {
	e.Reason = ""
	return e
}

func (e TieBreaksChanged) apply(ed *edit) error {
	sec, err := ed.section(e.Section)
	if err != nil {
		return err
	}
	sec.Config.TieBreaks, sec.Config.TieRules = e.TieBreaks, e.Rules
	return nil
}

// AddSection adds a section; it gets the next number.
type AddSection struct{ SectionConfig }

// NextSection returns the id that the next section will have.
func (s State) NextSection() SectionID { return s.lastSection() + 1 }

func (c AddSection) decide(s State) ([]Event, error) {
	return []Event{SectionAdded{InSection{s.NextSection()}, c.SectionConfig}}, nil
}

// ChangeSection gives a section another regulation. Once round 1 was published, system, edition and scoring are fixed
// (C.04.1) and another number of rounds needs a reason; its tie-breaks are changed by [ChangeTieBreaks].
type ChangeSection struct {
	Section SectionID
	SectionConfig
	Reason string
}

func (c ChangeSection) decide(s State) ([]Event, error) {
	sec, err := s.section(c.Section)
	if err != nil {
		return nil, err
	}
	if sec.published() > 0 {
		old := sec.Config
		for _, f := range []struct {
			field string
			same  bool
		}{{"system", old.System == c.System}, {"edition", old.Edition == c.Edition}, {"options", old.Options == c.Options}, {"scoring", old.Scoring == c.Scoring},
			{"tie-break", slices.Equal(old.TieBreaks, c.TieBreaks) && old.TieRules == c.TieRules}} {
			if !f.same {
				return nil, &ConfigError{c.Section, f.field}
			}
		}
		if old.Rounds != c.Rounds && CleanText(c.Reason) == "" {
			return nil, &ReasonError{KindSectionChanged}
		}
	}
	c.TieBreaks, c.Order.Keys = slices.Clone(c.TieBreaks), slices.Clone(c.Order.Keys)
	return []Event{SectionChanged{InSection{c.Section}, c.SectionConfig, c.Reason}}, nil
}

// RemoveSection takes an empty section away.
type RemoveSection struct{ Section SectionID }

func (c RemoveSection) decide(State) ([]Event, error) {
	return []Event{SectionRemoved{InSection{c.Section}}}, nil
}

// ChangeTieBreaks sets the tie-breaks in order; after round 1 was published it needs a reason.
type ChangeTieBreaks struct {
	Section   SectionID
	TieBreaks []string
	Rules     string
	Reason    string
}

func (c ChangeTieBreaks) decide(s State) ([]Event, error) {
	sec, err := s.section(c.Section)
	if err != nil {
		return nil, err
	}
	late := sec.published()
	if late > 0 && CleanText(c.Reason) == "" {
		return nil, &ReasonError{KindTieBreaksChanged}
	}
	return []Event{TieBreaksChanged{InSection{c.Section}, slices.Clone(c.TieBreaks), c.Rules, late, c.Reason}}, nil
}

// published returns how many rounds of the section were published.
func (sec *section) published() int {
	n := len(sec.Rounds)
	for n > 0 && sec.Rounds[n-1].Published == 0 {
		n--
	}
	return n
}
