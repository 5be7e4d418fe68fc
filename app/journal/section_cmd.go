package journal

import "slices"

// AddSection adds a section; it gets the next number.
type AddSection struct{ SectionConfig }

func (c AddSection) decide(s State) ([]Event, error) {
	return []Event{SectionAdded{InSection{s.lastSection() + 1}, c.SectionConfig}}, nil
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
