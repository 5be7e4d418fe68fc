package journal

import (
	"cmp"
	"fmt"
	"slices"

	"wasit/swiss"
)

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

// fromOpen refuses a round that is paired already; 0 stands for the next.
func (sec *section) fromOpen(round int) error {
	if round := cmp.Or(round, sec.next()); round < sec.next() {
		return &LaterRoundError{sec.ID, round, sec.next() - 1}
	}
	return nil
}

// NextRound returns the round that is not paired yet: 1 in a fresh section.
func (s State) NextRound(id SectionID) int {
	sec, err := s.section(id)
	if err != nil {
		return 0
	}
	return sec.next()
}

// Withdraw takes players out from round From on; 0: from the next round that is not paired.
type Withdraw struct {
	Players []PlayerID
	From    int
	Reason  string
}

func (c Withdraw) decide(s State) ([]Event, error) {
	return s.perSection(c.Players,
		func(sec *section, _ *Player) (bool, error) { return true, sec.fromOpen(c.From) },
		func(sec *section, players []PlayerID) Event {
			return PlayersWithdrawn{InSection: InSection{sec.ID}, Players: players, From: cmp.Or(c.From, sec.next()), Reason: c.Reason}
		})
}

// Return brings withdrawn players back from round From on; 0: from the next round that is not paired.
type Return struct {
	Players []PlayerID
	From    int
}

func (c Return) decide(s State) ([]Event, error) {
	return s.perSection(c.Players,
		func(sec *section, _ *Player) (bool, error) { return true, sec.fromOpen(c.From) },
		func(sec *section, players []PlayerID) Event {
			return PlayersReturned{InSection: InSection{sec.ID}, Players: players, From: cmp.Or(c.From, sec.next())}
		})
}

// RequestBye grants players a bye in a round that is not paired yet; Round 0: the next. Half-point byes obey the limits
// of the section.
type RequestBye struct {
	Players []PlayerID
	Round   int
	Bye     ByeKind
}

func (c RequestBye) decide(s State) ([]Event, error) {
	return s.perSection(c.Players,
		func(sec *section, p *Player) (bool, error) {
			round := cmp.Or(c.Round, sec.next())
			if round > sec.Config.Rounds {
				return false, &ValueError{"round", fmt.Sprint(round), 1, sec.Config.Rounds}
			}
			return true, sec.mayBye(p, round, c.Bye)
		},
		func(sec *section, players []PlayerID) Event {
			return ByeRequested{InSection: InSection{sec.ID}, Players: players, Round: cmp.Or(c.Round, sec.next()), Bye: c.Bye}
		})
}

func (sec *section) mayBye(p *Player, round int, kind ByeKind) error {
	if round <= len(sec.Rounds) {
		return &ByeError{Player: p.ID, Round: round, Why: ByePaired}
	}
	if sec.Config.IsTable() && kind != Zero {
		return sec.refuse(FaultBye)
	}
	if kind != Half {
		return nil
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

// CancelBye takes a requested bye back while its round is not paired.
type CancelBye struct {
	Players []PlayerID
	Round   int
}

func (c CancelBye) decide(s State) ([]Event, error) {
	return s.perSection(c.Players,
		func(sec *section, p *Player) (bool, error) {
			if c.Round < sec.next() {
				return false, &ByeError{Player: p.ID, Round: c.Round, Why: ByePaired}
			}
			return true, nil
		},
		func(sec *section, players []PlayerID) Event {
			return ByeCancelled{InSection: InSection{sec.ID}, Players: players, Round: c.Round}
		})
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

// fittingTPN returns the pairing number that fits the strength of a new player (C.04.2 2.4): behind everybody who is at
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

func (i PlayerInfo) swiss() swiss.Player {
	title, _ := swiss.ParseTitle(i.Title)
	return swiss.Player{Name: i.Alphabetical(), Sex: i.Sex, Title: title, Rating: i.Rating, Federation: i.Federation,
		FIDEID: i.FIDEID, Birth: swiss.Date(i.Birth), Class: i.Class}
}
