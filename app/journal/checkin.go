package journal

import "fmt"

// PresenceNoted says who is in the hall at the check-in.
type PresenceNoted struct {
	InSection
	Players  []PlayerID `json:"players"`
	Presence Presence   `json:"presence,omitzero"`
}

func (e PresenceNoted) nameless() Event { return e }

func (e PresenceNoted) apply(ed *edit) error {
	if e.Presence != Expected && e.Presence != Present && e.Presence != Missing {
		return &ValueError{Field: "presence", Value: string(e.Presence)}
	}
	return ed.eachPlayer(e.Section, e.Players, func(p *Player) error {
		p.Presence = e.Presence
		return nil
	})
}

// FeeNoted says who has paid the entry fee, or that it is open after all.
type FeeNoted struct {
	InSection
	Players []PlayerID `json:"players"`
	Paid    bool       `json:"paid,omitzero"`
}

func (e FeeNoted) nameless() Event { return e }

func (e FeeNoted) apply(ed *edit) error {
	return ed.eachPlayer(e.Section, e.Players, func(p *Player) error {
		p.Paid = e.Paid
		return nil
	})
}

// CheckInClosed ends the check-in before Round. What becomes of those who are not in the hall stands in the other facts of
// the same act.
type CheckInClosed struct {
	InSection
	Round int   `json:"round"`
	Time  int64 `json:"time"` // Unix milliseconds
}

func (e CheckInClosed) nameless() Event { return e }

func (e CheckInClosed) apply(ed *edit) error {
	sec, err := ed.section(e.Section)
	if err != nil {
		return err
	}
	if err := checkRound(e.Round); err != nil {
		return err
	}
	if e.Time <= 0 {
		return &ValueError{Field: "time", Value: fmt.Sprint(e.Time)}
	}
	sec.CheckIn = CheckIn{e.Round, e.Time}
	return nil
}

// CheckIn is when the check-in before a round was closed last; Round 0: never.
type CheckIn struct {
	Round int   `json:"round"`
	Time  int64 `json:"time"`
}

// NoteFee says who has paid the entry fee. Whoever has that state already is left out.
type NoteFee struct {
	Players []PlayerID
	Paid    bool
}

func (c NoteFee) decide(s State) ([]Event, error) {
	return s.perSection(c.Players,
		func(_ *section, p *Player) (bool, error) { return p.Paid != c.Paid, nil },
		func(sec *section, players []PlayerID) Event {
			return FeeNoted{InSection: InSection{sec.ID}, Players: players, Paid: c.Paid}
		})
}

// CloseCheckIn ends the check-in before the next round: Away get a zero-point bye in it, Withdraw leave the event.
// Everybody else takes part.
type CloseCheckIn struct {
	Section  SectionID
	Time     int64
	Away     []PlayerID
	Withdraw []PlayerID
}

func (c CloseCheckIn) decide(s State) ([]Event, error) {
	sec, err := s.section(c.Section)
	if err != nil {
		return nil, err
	}
	n := len(sec.Rounds) + 1
	if n > sec.Config.Rounds {
		return nil, &AllRoundsError{c.Section, sec.Config.Rounds}
	}
	var events []Event
	if len(c.Away) > 0 {
		if events, err = (RequestBye{Players: c.Away, Round: n, Bye: Zero}).decide(s); err != nil {
			return nil, err
		}
	}
	if len(c.Withdraw) > 0 {
		more, err := Withdraw{Players: c.Withdraw, From: n}.decide(s)
		if err != nil {
			return nil, err
		}
		events = append(events, more...)
	}
	return append(events, CheckInClosed{InSection{c.Section}, n, c.Time}), nil
}

// Arrive notes players as present. Those who got a zero-point bye for the next round because they had not come when the
// check-in before it was closed take part in it after all.
type Arrive struct{ Players []PlayerID }

func (c Arrive) decide(s State) ([]Event, error) {
	events, err := NotePresence{c.Players, Present}.decide(s)
	if err != nil {
		return nil, err
	}
	back, err := s.perSection(c.Players,
		func(sec *section, p *Player) (bool, error) {
			kind, ok := p.ByeIn(sec.next())
			return ok && kind == Zero && sec.CheckIn.Round == sec.next(), nil
		},
		func(sec *section, players []PlayerID) Event {
			return ByeCancelled{InSection: InSection{sec.ID}, Players: players, Round: sec.next()}
		})
	if err != nil {
		return nil, err
	}
	return append(events, back...), nil
}

// NotePresence says who is in the hall. Whoever has that state already is left out.
type NotePresence struct {
	Players  []PlayerID
	Presence Presence
}

func (c NotePresence) decide(s State) ([]Event, error) {
	return s.perSection(c.Players,
		func(_ *section, p *Player) (bool, error) { return p.Presence != c.Presence, nil },
		func(sec *section, players []PlayerID) Event {
			return PresenceNoted{InSection: InSection{sec.ID}, Players: players, Presence: c.Presence}
		})
}
