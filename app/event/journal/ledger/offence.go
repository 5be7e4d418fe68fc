package ledger

import (
	"slices"

	"wasit/app/event/journal/term"
	"wasit/rules"
	"wasit/rules/ruling"
)

// An Offence is what happened at a board, as far as a ruling asks.
type Offence struct {
	Round   int           `json:"round"`
	Board   int           `json:"board"`
	Player  term.PlayerID `json:"player"`
	Offence ruling.Kind   `json:"offence"`
	Claimed bool          `json:"claimed,omitzero"` // by the opponent; else an arbiter saw it
	Replied bool          `json:"replied,omitzero"` // the opponent had made his next move
	// Unpressed says that the clock was not pressed after the act.
	Unpressed bool   `json:"unpressed,omitzero"`
	SameMove  bool   `json:"sameMove,omitzero"` // another fault of a move already ruled on
	LateBy    int    `json:"lateBy,omitzero"`   // seconds; of two absent players White
	Mate      string `json:"mate,omitzero"`     // can the opponent checkmate: "can", "cannot", or not proven
	Note      string `json:"note,omitzero"`

	OtherLateBy int `json:"otherLateBy,omitzero"` // seconds that Black came late, where both were absent
	// Ran is how many seconds the opponent's clock ran while the offender put back pieces that he had knocked over.
	Ran       int  `json:"ran,omitzero"`
	Request   int  `json:"request,omitzero"`   // number of this wish to see the record; 0: there were more than the Laws allow
	Short     bool `json:"short,omitzero"`     // the player has had less than five minutes left in the period (Art. 8.4)
	Increment int  `json:"increment,omitzero"` // seconds a move, where recording is asked about
	Ended     bool `json:"ended,omitzero"`     // the game was over before it was raised
	Mended    bool `json:"mended,omitzero"`    // the reply put an end to both kings in check, or to the pawn on the last rank
}

// Check reports an offence, verdict or number that is not known.
func (o Offence) Check() error {
	switch {
	case !o.Offence.IsValid():
		return &term.ValueError{Field: "offence", Value: string(o.Offence)}
	case !slices.Contains([]string{"", "can", "cannot"}, o.Mate):
		return &term.ValueError{Field: "mate", Value: o.Mate}
	}
	for _, n := range []struct {
		field    string
		got, max int
	}{{"late", o.LateBy, maxSeconds}, {"late", o.OtherLateBy, maxSeconds}, {"ran", o.Ran, maxSeconds}, {"request", o.Request, maxRequests},
		{"increment", o.Increment, 3600}} {
		if err := term.CheckNumber(n.field, n.got, 0, n.max); err != nil {
			return err
		}
	}
	return nil
}

// maxSeconds bounds a time of an incident to a day, maxRequests how often somebody asks to see the record.
const (
	maxSeconds  = 86400
	maxRequests = 99
)

// A Penalty is one that an arbiter chose (Art. 12.9).
type Penalty struct {
	Kind    rules.PenaltyKind `json:"kind"`
	Seconds int               `json:"seconds,omitzero"` // to the opponent or off
	Halves  int               `json:"halves,omitzero"`  // of a point
	Rounds  int               `json:"rounds,omitzero"`  // to sit out
	Reason  string            `json:"reason,omitzero"`
}

// Check reports a penalty or number that is not possible.
func (p Penalty) Check() error {
	for _, n := range []struct {
		field    string
		got, max int
	}{{"penalty", int(p.Kind), int(rules.Expulsion)}, {"seconds", p.Seconds, maxSeconds}, {"halves", p.Halves, 2}, {"rounds", p.Rounds, term.MaxRounds}} {
		if err := term.CheckNumber(n.field, n.got, 0, n.max); err != nil {
			return err
		}
	}
	if p.Kind == 0 {
		return &term.ValueError{Field: "penalty"}
	}
	return nil
}

// An Incident is an offence with what was added to it.
type Incident struct {
	ID term.IncidentID `json:"id"`
	At int64           `json:"at"`
	By string          `json:"by,omitzero"`
	Offence
	Penalties []Penalty `json:"penalties,omitempty"`
	Appeal    *Appeal   `json:"appeal,omitzero"` // the last one
	Under     *Under    `json:"under,omitzero"`  // by what it was ruled on, where the section plays by other Laws now
}

// An Appeal is a protest against a ruling.
type Appeal struct {
	At       int64  `json:"at"`
	Reason   string `json:"reason"`
	Decided  bool   `json:"decided,omitzero"`
	Stands   bool   `json:"stands,omitzero"` // the ruling
	Decision string `json:"decision,omitzero"`
}

// IsOverturned reports whether the ruling was taken back on appeal: then the incident no longer counts.
func (i *Incident) IsOverturned() bool {
	return i.Appeal != nil && i.Appeal.Decided && !i.Appeal.Stands
}

// RecordOffence notes an offence.
func (l *Ledger) RecordOffence(by Entry, o Offence) {
	l.Incidents = append(slices.Clip(l.Incidents), &Incident{ID: by.ID, At: by.At, By: by.By, Offence: o})
}

// GivePenalty adds a penalty to an incident.
func (l *Ledger) GivePenalty(which term.IncidentID, p Penalty) error {
	return l.change(which, func(i *Incident) error {
		i.Penalties = append(slices.Clip(i.Penalties), p)
		return nil
	})
}

// Appeal protests against the ruling on an incident; *AppealError if an appeal is open.
func (l *Ledger) Appeal(by Entry, which term.IncidentID, reason string) error {
	return l.change(which, func(i *Incident) error {
		if i.Appeal != nil && !i.Appeal.Decided {
			return &AppealError{which, true}
		}
		i.Appeal = &Appeal{At: by.At, Reason: reason}
		return nil
	})
}

// DecideAppeal ends an appeal: the ruling stands, or no longer counts. *AppealError if none is open.
func (l *Ledger) DecideAppeal(which term.IncidentID, stands bool, reason string) error {
	return l.change(which, func(i *Incident) error {
		if i.Appeal == nil || i.Appeal.Decided {
			return &AppealError{which, false}
		}
		a := *i.Appeal
		a.Decided, a.Stands, a.Decision = true, stands, reason
		i.Appeal = &a
		return nil
	})
}

// change changes a copy of an incident.
func (l *Ledger) change(which term.IncidentID, change func(*Incident) error) error {
	at := slices.IndexFunc(l.Incidents, func(i *Incident) bool { return i.ID == which })
	if at < 0 {
		return &term.UnknownError{Incident: which}
	}
	c := *l.Incidents[at]
	if err := change(&c); err != nil {
		return err
	}
	l.Incidents = slices.Clone(l.Incidents)
	l.Incidents[at] = &c
	return nil
}
