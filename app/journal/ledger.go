package journal

import (
	"fmt"
	"slices"

	"wasit/rules"
	"wasit/rules/ruling"
)

// An IncidentID is the number of the record that noted an offence.
type IncidentID int

// Laws are the Laws of Chess as a section plays them: names and choices, so that other ones give other rulings on the same
// facts. The zero value is the edition of the event's first day and the class of the section's time control.
type Laws struct {
	Edition    string `json:"edition,omitzero"`    // "E23"; empty: by the date
	Overlay    string `json:"overlay,omitzero"`    // "O2SN-2013", or the own ones: "own"
	Class      string `json:"class,omitzero"`      // "standard", "rapid", "blitz"; empty: by the time control
	Supervised bool   `json:"supervised,omitzero"` // enough arbiters for the full rules (A.4, B.2 (E23))
	// DefaultMinutes is how late a player may come (Art. 6.7), valid with DefaultSet.
	DefaultMinutes int  `json:"defaultMinutes,omitzero"`
	DefaultSet     bool `json:"defaultSet,omitzero"`
	Quickplay      bool `json:"quickplay,omitzero"`    // the guidelines of the quickplay finish were announced
	DeviceMilder   bool `json:"deviceMilder,omitzero"` // the arbiter chooses what a device costs (Art. 11.3.2.2)
	// AppealMinutes is how long after the publication a protest or an appeal may come; 0: no limit was announced.
	AppealMinutes int `json:"appealMinutes,omitzero"`
	// Readings are open points of the Laws that the event reads otherwise than usual.
	Readings rules.Readings `json:"readings,omitzero"`
}

func (l Laws) check() error {
	if _, ok := rules.EditionOf(l.Edition); !ok && l.Edition != "" {
		return &ValueError{Field: "laws", Value: l.Edition}
	}
	if l.Overlay != "" && l.Overlay != OwnRules && l.Overlay != rules.O2SN2013().ID {
		return &ValueError{Field: "laws", Value: l.Overlay}
	}
	if _, ok := classOf(l.Class); !ok {
		return &ValueError{Field: "laws", Value: l.Class}
	}
	if l.DefaultMinutes < 0 || l.DefaultMinutes > 1440 {
		return &ValueError{"default-time", fmt.Sprint(l.DefaultMinutes), 0, 1440}
	}
	if l.AppealMinutes < 0 || l.AppealMinutes > 10080 {
		return &ValueError{"appeal-time", fmt.Sprint(l.AppealMinutes), 0, 10080}
	}
	return nil
}

func classOf(name string) (rules.Class, bool) {
	for _, c := range []rules.Class{rules.Standard, rules.Rapid, rules.Blitz} {
		if c.String() == name {
			return c, true
		}
	}
	return rules.Standard, name == ""
}

// LawsChosen says by which Laws a section plays. Rulings on what happened before follow them too.
type LawsChosen struct {
	InSection
	Laws
}

func (e LawsChosen) cleaned() (Event, error) { return e, e.check() }

func (e LawsChosen) nameless() Event { return e }

func (e LawsChosen) apply(ed *edit) error {
	sec, err := ed.section(e.Section)
	if err != nil {
		return err
	}
	sec.Laws = e.Laws
	return nil
}

// An Offence is what happened at a board, as far as a ruling asks.
type Offence struct {
	Round   int         `json:"round"`
	Board   int         `json:"board"`
	Player  PlayerID    `json:"player"`
	Offence ruling.Kind `json:"offence"`
	Claimed bool        `json:"claimed,omitzero"` // by the opponent; else an arbiter saw it
	Replied bool        `json:"replied,omitzero"` // the opponent had made his next move
	// Unpressed says that the clock was not pressed after the act.
	Unpressed bool   `json:"unpressed,omitzero"`
	SameMove  bool   `json:"sameMove,omitzero"` // another fault of a move already ruled on
	LateBy    int    `json:"lateBy,omitzero"`   // seconds
	Mate      string `json:"mate,omitzero"`     // can the opponent checkmate: "can", "cannot", or not proven
	Note      string `json:"note,omitzero"`
}

// OffenceRecorded is an offence. What it costs is computed: [State.RulingOn].
type OffenceRecorded struct {
	InSection
	Offence
}

func (e OffenceRecorded) cleaned() (Event, error) {
	e.Note = CleanText(e.Note)
	switch {
	case !e.Offence.Offence.IsValid():
		return e, &ValueError{Field: "offence", Value: string(e.Offence.Offence)}
	case !slices.Contains([]string{"", "can", "cannot"}, e.Mate):
		return e, &ValueError{Field: "mate", Value: e.Mate}
	case e.LateBy < 0 || e.LateBy > 86400:
		return e, &ValueError{"late", fmt.Sprint(e.LateBy), 0, 86400}
	}
	return e, checkText("note", e.Note, MaxText)
}

// seated returns the section in which a player sits at a board of a published round.
func (ed *edit) seated(id SectionID, round, board int, player PlayerID) (*section, error) {
	r, sec, err := ed.round(id, round)
	if err != nil {
		return nil, err
	}
	if board < 1 || board > len(r.Pairs) || !slices.Contains(r.Pairs[board-1][:], player) {
		return nil, &UnknownError{Section: id, Round: round, Board: board, Player: player}
	}
	if r.Published == 0 {
		return nil, &RoundPhaseError{id, round, Draft, Published}
	}
	return sec, nil
}

func (e OffenceRecorded) nameless() Event {
	e.Note = ""
	return e
}

func (e OffenceRecorded) apply(ed *edit) error {
	sec, err := ed.seated(e.Section, e.Round, e.Board, e.Player)
	if err != nil {
		return err
	}
	sec.Incidents = append(slices.Clip(sec.Incidents), &Incident{ID: IncidentID(ed.rec.Seq), At: ed.rec.At, By: ed.rec.By, Offence: e.Offence})
	return nil
}

// A Penalty is one that an arbiter chose (Art. 12.9).
type Penalty struct {
	Kind    rules.PenaltyKind `json:"kind"`
	Seconds int               `json:"seconds,omitzero"` // to the opponent or off
	Halves  int               `json:"halves,omitzero"`  // of a point
	Rounds  int               `json:"rounds,omitzero"`  // to sit out
	Reason  string            `json:"reason,omitzero"`
}

// PenaltyGiven adds a penalty to an incident.
type PenaltyGiven struct {
	InSection
	Incident IncidentID `json:"incident"`
	Penalty
}

func (e PenaltyGiven) cleaned() (Event, error) {
	e.Reason = CleanText(e.Reason)
	for _, n := range []struct {
		field    string
		got, max int
	}{{"penalty", int(e.Penalty.Kind), int(rules.Expulsion)}, {"seconds", e.Seconds, 86400}, {"halves", e.Halves, 2}, {"rounds", e.Rounds, MaxRounds}} {
		if n.got < 0 || n.got > n.max {
			return e, &ValueError{n.field, fmt.Sprint(n.got), 0, n.max}
		}
	}
	if e.Penalty.Kind == 0 {
		return e, &ValueError{Field: "penalty"}
	}
	return e, checkText("reason", e.Reason, MaxText)
}

func (e PenaltyGiven) nameless() Event {
	e.Reason = ""
	return e
}

func (e PenaltyGiven) apply(ed *edit) error {
	return ed.incident(e.Section, e.Incident, func(i *Incident) error {
		i.Penalties = append(slices.Clip(i.Penalties), e.Penalty)
		return nil
	})
}

// DecisionAppealed is an appeal against the ruling on an incident (Art. 11.10).
type DecisionAppealed struct {
	InSection
	Incident IncidentID `json:"incident"`
	Reason   string     `json:"reason"`
}

func (e DecisionAppealed) cleaned() (Event, error) {
	e.Reason = CleanText(e.Reason)
	return e, checkText("reason", e.Reason, MaxText)
}

func (e DecisionAppealed) nameless() Event {
	e.Reason = ""
	return e
}

func (e DecisionAppealed) apply(ed *edit) error {
	return ed.incident(e.Section, e.Incident, func(i *Incident) error {
		if i.Appeal != nil && !i.Appeal.Decided {
			return &AppealError{e.Section, e.Incident, true}
		}
		i.Appeal = &Appeal{At: ed.rec.At, Reason: e.Reason}
		return nil
	})
}

// AppealDecided ends an appeal. A ruling that does not stand counts no more.
type AppealDecided struct {
	InSection
	Incident IncidentID `json:"incident"`
	Stands   bool       `json:"stands"` // the ruling
	Reason   string     `json:"reason"`
}

func (e AppealDecided) cleaned() (Event, error) {
	e.Reason = CleanText(e.Reason)
	return e, checkText("reason", e.Reason, MaxText)
}

func (e AppealDecided) nameless() Event {
	e.Reason = ""
	return e
}

func (e AppealDecided) apply(ed *edit) error {
	return ed.incident(e.Section, e.Incident, func(i *Incident) error {
		if i.Appeal == nil || i.Appeal.Decided {
			return &AppealError{e.Section, e.Incident, false}
		}
		a := *i.Appeal
		a.Decided, a.Stands, a.Decision = true, e.Stands, e.Reason
		i.Appeal = &a
		return nil
	})
}

// incident changes a copy of an incident.
func (e *edit) incident(id SectionID, which IncidentID, change func(*Incident) error) error {
	sec, err := e.section(id)
	if err != nil {
		return err
	}
	at := slices.IndexFunc(sec.Incidents, func(i *Incident) bool { return i.ID == which })
	if at < 0 {
		return &UnknownError{Section: id, Incident: which}
	}
	c := *sec.Incidents[at]
	if err := change(&c); err != nil {
		return err
	}
	sec.Incidents = slices.Clone(sec.Incidents)
	sec.Incidents[at] = &c
	return nil
}
