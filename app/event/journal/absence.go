package journal

import (
	"cmp"
	"fmt"
	"slices"
)

// PlayersWithdrawn takes players out of the pairing from round From on.
type PlayersWithdrawn struct {
	InSection
	Players []PlayerID `json:"players"`
	From    int        `json:"from"`
	Reason  string     `json:"reason,omitzero"`
}

func (e PlayersWithdrawn) cleaned() (Event, error) {
	e.Reason = CleanText(e.Reason)
	return e, checkText("reason", e.Reason, MaxText)
}

func (e PlayersWithdrawn) nameless() Event {
	e.Reason = ""
	return e
}

func (e PlayersWithdrawn) apply(ed *edit) error {
	if err := checkRound(e.From); err != nil {
		return err
	}
	return ed.eachPlayer(e.Section, e.Players, func(p *Player) error {
		if p.IsWithdrawn() || len(p.Out) > 0 && p.Out[len(p.Out)-1].Back > e.From {
			return &PresenceError{p.ID, e.From, true}
		}
		p.Out = append(slices.Clone(p.Out), Span{From: e.From})
		return nil
	})
}

func checkRound(r int) error {
	if r < 1 || r > MaxRounds+1 {
		return &ValueError{Field: "round", Value: fmt.Sprint(r), Least: 1, Max: MaxRounds}
	}
	return nil
}

// PlayersReturned brings withdrawn players back from round From on.
type PlayersReturned struct {
	InSection
	Players []PlayerID `json:"players"`
	From    int        `json:"from"`
}

func (e PlayersReturned) nameless() Event { return e }

func (e PlayersReturned) apply(ed *edit) error {
	if err := checkRound(e.From); err != nil {
		return err
	}
	return ed.eachPlayer(e.Section, e.Players, func(p *Player) error {
		if !p.IsWithdrawn() || e.From < p.Out[len(p.Out)-1].From {
			return &PresenceError{p.ID, e.From, false}
		}
		p.Out = slices.Clone(p.Out)
		if last := &p.Out[len(p.Out)-1]; last.From == e.From {
			p.Out = p.Out[:len(p.Out)-1] // he missed no round
		} else {
			last.Back = e.From
		}
		return nil
	})
}

// ByeRequested grants players a bye of Kind in round.
type ByeRequested struct {
	InSection
	Players []PlayerID `json:"players"`
	Round   int        `json:"round"`
	Bye     ByeKind    `json:"bye"`
}

func (e ByeRequested) nameless() Event { return e }

func (e ByeRequested) apply(ed *edit) error {
	if !e.Bye.IsValid() {
		return &ValueError{Field: "bye", Value: string(e.Bye)}
	}
	if err := checkRound(e.Round); err != nil {
		return err
	}
	return ed.eachPlayer(e.Section, e.Players, func(p *Player) error {
		byes := append(p.byesBut(e.Round), Bye{e.Round, e.Bye})
		slices.SortFunc(byes, func(a, b Bye) int { return cmp.Compare(a.Round, b.Round) })
		p.Byes = byes
		return nil
	})
}

func (p *Player) byesBut(round int) []Bye {
	return slices.DeleteFunc(slices.Clone(p.Byes), func(b Bye) bool { return b.Round == round })
}

// HalfByesBarred says that players get no half-point bye, or that they may have one again. Byes that were granted before stay.
type HalfByesBarred struct {
	InSection
	Players []PlayerID `json:"players"`
	Again   bool       `json:"again,omitzero"` // they may have one again
}

func (e HalfByesBarred) nameless() Event { return e }

func (e HalfByesBarred) apply(ed *edit) error {
	return ed.eachPlayer(e.Section, e.Players, func(p *Player) error {
		p.NoHalfByes = !e.Again
		return nil
	})
}

// BarHalfByes says that players get no half-point bye, or that they may have one again.
type BarHalfByes struct {
	Players []PlayerID
	Again   bool
}

func (c BarHalfByes) decide(s State) ([]Event, error) {
	return s.perSection(c.Players,
		func(_ *section, p *Player) (bool, error) { return p.NoHalfByes == c.Again, nil },
		func(sec *section, players []PlayerID) Event {
			return HalfByesBarred{InSection{sec.ID}, players, c.Again}
		})
}

// ByeCancelled takes requested byes back.
type ByeCancelled struct {
	InSection
	Players []PlayerID `json:"players"`
	Round   int        `json:"round"`
}

func (e ByeCancelled) nameless() Event { return e }

func (e ByeCancelled) apply(ed *edit) error {
	return ed.eachPlayer(e.Section, e.Players, func(p *Player) error {
		if _, ok := p.ByeIn(e.Round); !ok {
			return &ByeError{Player: p.ID, Round: e.Round, Why: ByeNone}
		}
		p.Byes = p.byesBut(e.Round)
		return nil
	})
}

// each groups a list of players by section, checks them and leaves doubles out.
func (s State) each(ids []PlayerID) (map[SectionID][]*Player, []SectionID, error) {
	groups := map[SectionID][]*Player{}
	var order []SectionID
	seen := map[PlayerID]bool{}
	for _, id := range ids {
		p, err := s.player(id)
		if err != nil {
			return nil, nil, err
		}
		if seen[id] {
			continue
		}
		seen[id] = true
		if groups[p.Section] == nil {
			order = append(order, p.Section)
		}
		groups[p.Section] = append(groups[p.Section], p)
	}
	return groups, order, nil
}

// perSection decides one fact for each section of the players whom takes accepts; none where it accepts nobody.
func (s State) perSection(ids []PlayerID, takes func(*section, *Player) (bool, error), fact func(*section, []PlayerID) Event) ([]Event, error) {
	groups, order, err := s.each(ids)
	if err != nil {
		return nil, err
	}
	var events []Event
	for _, id := range order {
		sec, err := s.section(id)
		if err != nil {
			return nil, err
		}
		var taken []PlayerID
		for _, p := range groups[id] {
			ok, err := takes(sec, p)
			if err != nil {
				return nil, err
			}
			if ok {
				taken = append(taken, p.ID)
			}
		}
		if len(taken) > 0 {
			events = append(events, fact(sec, taken))
		}
	}
	return events, nil
}

// next is the round that is not paired yet.
func (sec *section) next() int { return len(sec.Rounds) + 1 }

// open is the first round that is not published: the draft, else the next one. Who leaves is not paired from it on
// (C.04.2 3).
func (sec *section) open() int {
	if n := len(sec.Rounds); n > 0 && sec.Rounds[n-1].phase() == Draft {
		return n
	}
	return sec.next()
}

// fromOpen refuses a round that is published already; 0 stands for the first open one.
func (sec *section) fromOpen(round int) error {
	if round := cmp.Or(round, sec.open()); round < sec.open() {
		return &LaterRoundError{sec.ID, round, sec.open() - 1}
	}
	return nil
}

// OpenRound returns the first round of a section that is not published: a draft, else the round to be paired next. What
// players ask for still counts in it.
func (s State) OpenRound(id SectionID) int {
	sec, err := s.section(id)
	if err != nil {
		return 0
	}
	return sec.open()
}

// NextRound returns the round that is not paired yet: 1 in a fresh section.
func (s State) NextRound(id SectionID) int {
	sec, err := s.section(id)
	if err != nil {
		return 0
	}
	return sec.next()
}

// Withdraw takes players out from round From on; 0: from the first round that is not published. A draft that names them is
// to be paired again.
type Withdraw struct {
	Players []PlayerID
	From    int
	Reason  string
}

func (c Withdraw) decide(s State) ([]Event, error) {
	return s.perSection(c.Players,
		func(sec *section, _ *Player) (bool, error) { return true, sec.fromOpen(c.From) },
		func(sec *section, players []PlayerID) Event {
			return PlayersWithdrawn{InSection: InSection{sec.ID}, Players: players, From: cmp.Or(c.From, sec.open()), Reason: c.Reason}
		})
}

// Return brings withdrawn players back from round From on; 0: from the first round that is not published. Who was to leave
// later has missed nothing: he plays on.
type Return struct {
	Players []PlayerID
	From    int
}

func (c Return) decide(s State) ([]Event, error) {
	var events []Event
	for _, id := range c.Players {
		found, err := s.perSection([]PlayerID{id},
			func(sec *section, p *Player) (bool, error) {
				if p.Now != 0 {
					return false, &TransferError{p.ID, p.Section}
				}
				return true, sec.fromOpen(c.From)
			},
			func(sec *section, players []PlayerID) Event {
				from := cmp.Or(c.From, sec.open())
				if p, _ := s.player(id); c.From == 0 && p.IsWithdrawn() {
					from = max(from, p.Out[len(p.Out)-1].From)
				}
				return PlayersReturned{InSection: InSection{sec.ID}, Players: players, From: from}
			})
		if err != nil {
			return nil, err
		}
		if n := len(events); n > 0 && len(found) == 1 {
			last, e := events[n-1].(PlayersReturned), found[0].(PlayersReturned)
			if last.Section == e.Section && last.From == e.From {
				if !slices.Contains(last.Players, id) {
					last.Players = append(last.Players, id)
					events[n-1] = last
				}
				continue
			}
		}
		events = append(events, found...)
	}
	return events, nil
}

// RequestBye grants players a bye in a round that is not published yet; Round 0: the first such. Half-point byes obey the limits
// of the section.
type RequestBye struct {
	Players []PlayerID
	Round   int
	Bye     ByeKind
}

func (c RequestBye) decide(s State) ([]Event, error) {
	return s.perSection(c.Players,
		func(sec *section, p *Player) (bool, error) {
			round := cmp.Or(c.Round, sec.open())
			if round > sec.Config.Rounds {
				return false, &ValueError{Field: "round", Value: fmt.Sprint(round), Least: 1, Max: sec.Config.Rounds}
			}
			return true, sec.mayBye(p, round, c.Bye)
		},
		func(sec *section, players []PlayerID) Event {
			return ByeRequested{InSection: InSection{sec.ID}, Players: players, Round: cmp.Or(c.Round, sec.open()), Bye: c.Bye}
		})
}

func (sec *section) mayBye(p *Player, round int, kind ByeKind) error {
	if round < sec.open() {
		return &ByeError{Player: p.ID, Round: round, Why: ByePaired}
	}
	if sec.Config.IsTable() && kind != Zero {
		return sec.refuse(FaultBye)
	}
	if kind != Half {
		return nil
	}
	if p.NoHalfByes {
		return &ByeError{Player: p.ID, Round: round, Why: ByeBarred}
	}
	if round > sec.Config.Rounds-sec.Config.NoByesLast {
		return &ByeError{Player: p.ID, Round: round, Why: ByeLastRound}
	}
	had := 0
	for _, b := range p.byesBut(round) {
		if b.Kind == Half {
			had++
		}
	}
	if limit := sec.Config.HalfByes; limit >= 0 && had >= limit {
		return &ByeError{Player: p.ID, Round: round, Why: ByeLimit, Limit: limit}
	}
	return nil
}

// CancelBye takes a requested bye back while its round is not published.
type CancelBye struct {
	Players []PlayerID
	Round   int
}

func (c CancelBye) decide(s State) ([]Event, error) {
	return s.perSection(c.Players,
		func(sec *section, p *Player) (bool, error) {
			if c.Round < sec.open() {
				return false, &ByeError{Player: p.ID, Round: c.Round, Why: ByePaired}
			}
			return true, nil
		},
		func(sec *section, players []PlayerID) Event {
			return ByeCancelled{InSection: InSection{sec.ID}, Players: players, Round: c.Round}
		})
}
