package journal

import (
	"slices"
	"time"

	"wasit/rules"
	"wasit/rules/ruling"
)

// An Incident is an offence with what was added to it.
type Incident struct {
	ID IncidentID `json:"id"`
	At int64      `json:"at"`
	By string     `json:"by,omitzero"`
	Offence
	Penalties []Penalty `json:"penalties,omitempty"`
	Appeal    *Appeal   `json:"appeal,omitzero"` // the last one
}

// An Appeal is a protest against a ruling.
type Appeal struct {
	At       int64  `json:"at"`
	Reason   string `json:"reason"`
	Decided  bool   `json:"decided,omitzero"`
	Stands   bool   `json:"stands,omitzero"` // the ruling
	Decision string `json:"decision,omitzero"`
}

// IsOverturned reports whether the ruling was taken back on appeal: then the incident counts no more.
func (i *Incident) IsOverturned() bool {
	return i.Appeal != nil && i.Appeal.Decided && !i.Appeal.Stands
}

// Laws returns the Laws of a section, with edition and class filled in: by the local rules
// or else the event's first day, and by the time control.
func (s State) Laws(id SectionID) Laws {
	sec, err := s.section(id)
	if err != nil {
		return Laws{}
	}
	return s.filled(sec, sec.Laws)
}

func (s State) filled(sec *section, l Laws) Laws {
	if o := l.overlay(); o != nil && l.Edition == "" {
		l.Edition = o.Base
	}
	if l.Edition == "" {
		l.Edition = rules.Latest().ID
		day := rules.Date{Year: s.info.Start.Year, Month: s.info.Start.Month, Day: s.info.Start.Day}
		if e, ok := rules.EditionAt(day); ok && day.Year != 0 {
			l.Edition = e.ID
		}
	}
	if l.Class == "" {
		l.Class = l.classBy(sec.Config.TimeCode)
	}
	return l
}

// overlay returns the rules of the event on top of the edition, nil if it has none.
func (l Laws) overlay() *rules.Overlay {
	if o := rules.O2SN2013(); l.Overlay == o.ID {
		return &o
	}
	return nil
}

// rules makes the Laws ready for rulings.
func (l Laws) rules() ruling.Rules {
	e, _ := rules.EditionOf(l.Edition) // checked when it was chosen
	class, _ := classOf(l.Class)
	e, o := l.Readings.Read(e, l.overlay(), l.Supervised)
	return ruling.Rules{Edition: e, Overlay: o, Class: class, Supervised: l.Supervised, DefaultTime: time.Duration(l.DefaultMinutes) * time.Minute,
		DefaultSet: l.DefaultSet, QuickplayAnnounced: l.Quickplay, DeviceMilder: l.DeviceMilder}
}

// Incidents returns the incidents of a section, oldest first.
func (s State) Incidents(id SectionID) []Incident {
	sec, err := s.section(id)
	if err != nil {
		return nil
	}
	list := make([]Incident, len(sec.Incidents))
	for i, in := range sec.Incidents {
		list[i] = *in
	}
	return list
}

// RulingOn computes what follows from an incident by the Laws of its section, counting the player's offences of the game
// before it that were ruled on and stand.
func (s State) RulingOn(id SectionID, which IncidentID) (ruling.Ruling, error) {
	return s.RulingUnder(id, which, s.Laws(id))
}

// RulingUnder is [State.RulingOn] under other Laws.
func (s State) RulingUnder(id SectionID, which IncidentID, l Laws) (ruling.Ruling, error) {
	sec, err := s.section(id)
	if err != nil {
		return ruling.Ruling{}, err
	}
	if err := l.check(); err != nil {
		return ruling.Ruling{}, err
	}
	r := sec.rulesOf(l)
	var before []ruling.Kind
	var this *Incident
	for _, in := range sec.Incidents {
		if in.ID == which {
			this = in
		}
	}
	if this == nil || !sec.has(this) {
		return ruling.Ruling{}, &UnknownError{Section: id, Incident: which}
	}
	for _, in := range sec.Incidents {
		if in.Round != this.Round || in.Player != this.Player || !sec.has(in) {
			continue
		}
		c := sec.caseOf(in, before)
		out, err := r.Rule(c)
		if err != nil || in.ID == which {
			return out, err
		}
		if out.Refusal == "" && !in.IsOverturned() {
			before = append(before, in.Offence.Offence)
		}
	}
	return ruling.Ruling{}, &UnknownError{Section: id, Incident: which}
}

// PreviewRuling says what an offence would cost if it were recorded now.
func (s State) PreviewRuling(id SectionID, o Offence) (ruling.Ruling, error) {
	next, err := Fold(s, s.Records(Stamp{At: s.at}, OffenceRecorded{InSection: InSection{id}, Offence: o}))
	if err != nil {
		return ruling.Ruling{}, err
	}
	return next.RulingOn(id, IncidentID(next.Seq()))
}

// has reports whether the game of an incident is still there: a round that was taken back may be paired otherwise.
func (sec *section) has(in *Incident) bool {
	if in.Round < 1 || in.Round > len(sec.Rounds) {
		return false
	}
	pairs := sec.Rounds[in.Round-1].Pairs
	return in.Board >= 1 && in.Board <= len(pairs) && slices.Contains(pairs[in.Board-1][:], in.Player)
}

// mateWord is how a fact says whether the opponent can checkmate; empty: not proven.
func mateWord(v rules.Verdict) string {
	switch v {
	case rules.CanMate:
		return "can"
	case rules.CannotMate:
		return "cannot"
	}
	return ""
}

func (sec *section) caseOf(in *Incident, before []ruling.Kind) ruling.Case {
	c := ruling.Case{Kind: in.Offence.Offence, Offender: ruling.Side(sec.Rounds[in.Round-1].Pairs[in.Board-1][0] == in.Player), Replied: in.Replied, Pressed: !in.Unpressed,
		SameMove: in.SameMove, LateBy: time.Duration(in.LateBy) * time.Second, Before: before}
	if in.Claimed {
		c.By = ruling.Opponent
	}
	switch in.Mate {
	case mateWord(rules.CanMate):
		c.Mate.Verdict = rules.CanMate
	case mateWord(rules.CannotMate):
		c.Mate.Verdict = rules.CannotMate
	}
	return c
}

// SitsOut returns the players who may not play a round because of a penalty, by what was ruled or given in the rounds before.
func (s State) SitsOut(id SectionID, round int) []PlayerID {
	sec, err := s.section(id)
	if err != nil {
		return nil
	}
	if len(sec.Incidents) == 0 {
		return nil
	}
	var list []PlayerID
	for _, in := range s.Ledger(id) {
		if in.IsOverturned() || in.Round >= round {
			continue
		}
		rounds := 0
		if in.Err == nil && in.Ruling.Refusal == "" {
			for _, p := range in.Ruling.Penalties {
				rounds = max(rounds, p.Rounds)
			}
		}
		for _, p := range in.Penalties {
			rounds = max(rounds, p.Rounds)
		}
		if in.Round+rounds >= round {
			list = append(list, in.Player)
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}
