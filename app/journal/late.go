package journal

import (
	"cmp"
	"fmt"
	"slices"

	"wasit/swiss"
)

// PlayerEnteredLate enters a player after round 1 was published, from round From on. He gets the pairing number that fits
// his strength, those behind him move one down (C.04.2 2.4, 2.5).
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
