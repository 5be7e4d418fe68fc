package journal

import (
	"cmp"
	"fmt"
	"slices"

	"wasit/swiss"
)

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

// PlayerEnteredLate enters a player after round 1 was published, from round From on. He gets the pairing number that fits
// his strength, those after him move one down (C.04.2 2.4, 2.5).
type PlayerEnteredLate struct {
	InSection
	ID PlayerID `json:"id"`
	PlayerInfo
	TPN    swiss.TPN `json:"tpn"`
	From   int       `json:"from"`
	Missed ByeKind   `json:"missed,omitzero"` // what the rounds before From are worth; empty: zero points
}

func (e PlayerEnteredLate) cleaned() (Event, error) {
	i, err := e.PlayerInfo.cleaned()
	e.PlayerInfo = i
	return e, err
}

func (e PlayerEnteredLate) nameless() Event {
	e.PlayerInfo = e.PlayerInfo.nameless(e.ID)
	return e
}

func (e PlayerEnteredLate) apply(ed *edit) error {
	if err := checkRound(e.From); err != nil {
		return err
	}
	if e.Missed != "" && e.Missed != Zero && e.Missed != Half {
		return &ValueError{Field: "missed", Value: string(e.Missed)}
	}
	sec, err := ed.section(e.Section)
	if err != nil {
		return err
	}
	n := len(ed.s.members(e.Section))
	if e.TPN < 1 || int(e.TPN) > n+1 {
		return &ValueError{Field: "tpn", Value: fmt.Sprint(e.TPN), Least: 1, Max: n + 1}
	}
	if err := ed.renumber(e.Section, e.TPN, 1); err != nil {
		return err
	}
	if int(e.TPN) <= n {
		sec.mark(Mark{Why: MarkRenumbered, Rounds: sec.paired(), Seq: ed.rec.Seq, Player: e.ID})
	}
	return ed.enter(&Player{ID: e.ID, Section: e.Section, PlayerInfo: e.PlayerInfo, TPN: e.TPN, Entered: e.From, Missed: e.Missed})
}

// EnterLate enters a player after round 1 was published. From may be the round that is being played: then he has no game
// in it until [EditPairing] or [AddBoard] gives him one. 0: from the next round. Missed empty: as the section says.
type EnterLate struct {
	Section SectionID
	PlayerInfo
	From   int
	Missed ByeKind
}

func (c EnterLate) decide(s State) ([]Event, error) {
	sec, err := s.section(c.Section)
	if err != nil {
		return nil, err
	}
	if sec.published() == 0 {
		return nil, &OrderError{Section: c.Section}
	}
	if !s.hasSeat(sec) {
		return nil, sec.refuse(FaultLateEntry)
	}
	from := cmp.Or(c.From, len(sec.Rounds)+1)
	if from < len(sec.Rounds) || from == len(sec.Rounds) && sec.Rounds[from-1].phase() == Closed {
		return nil, &PresenceError{Round: from}
	}
	if from > sec.Config.Rounds {
		return nil, &AllRoundsError{c.Section, sec.Config.Rounds}
	}
	info, err := c.PlayerInfo.cleaned()
	if err != nil {
		return nil, err
	}
	missed := c.Missed
	if missed == "" {
		missed = sec.Config.Missed
	}
	return []Event{PlayerEnteredLate{InSection{c.Section}, s.nextPlayer(), info, s.fittingTPN(sec, info), from, missed}}, nil
}

// fittingTPN returns the pairing number that fits the strength of a new player (C.04.2 2.4): after everybody who is at
// least as strong. Where a lot ordered the equals he comes last among them.
func (s State) fittingTPN(sec *section, info PlayerInfo) swiss.TPN {
	if sec.Config.IsTable() {
		return swiss.TPN(len(s.members(sec.ID)) + 1) // the free seat; nobody else moves (C.05)
	}
	rule := sec.Config.Order.rule()
	lots := slices.Index(rule.Keys, swiss.ByLot)
	if lots >= 0 {
		rule.Keys = rule.Keys[:lots]
	}
	late := info.swiss()
	ahead := 0
	for _, p := range s.members(sec.ID) {
		pair := []swiss.Player{p.PlayerInfo.swiss(), late}
		if lots >= 0 {
			pair[0].Name, pair[1].Name = "", "" // the alphabet must not decide what the lot did: the order of entry does
		}
		if swiss.OrderPlayers(pair, rule)[0] == 0 {
			ahead++
		}
	}
	return swiss.TPN(ahead + 1)
}
