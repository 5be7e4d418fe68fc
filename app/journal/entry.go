package journal

import (
	"cmp"
	"fmt"
	"slices"

	"wasit/swiss"
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
	for _, id := range e.Players {
		p, err := ed.player(e.Section, id)
		if err != nil {
			return err
		}
		if p.IsWithdrawn() || len(p.Out) > 0 && p.Out[len(p.Out)-1].Back > e.From {
			return &PresenceError{id, e.From, true}
		}
		p.Out = append(slices.Clone(p.Out), Span{From: e.From})
	}
	return nil
}

func checkRound(r int) error {
	if r < 1 || r > MaxRounds+1 {
		return &ValueError{"round", fmt.Sprint(r), 1, MaxRounds}
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
	for _, id := range e.Players {
		p, err := ed.player(e.Section, id)
		if err != nil {
			return err
		}
		if !p.IsWithdrawn() || e.From < p.Out[len(p.Out)-1].From {
			return &PresenceError{id, e.From, false}
		}
		p.Out = slices.Clone(p.Out)
		if last := &p.Out[len(p.Out)-1]; last.From == e.From {
			p.Out = p.Out[:len(p.Out)-1] // he missed no round
		} else {
			last.Back = e.From
		}
	}
	return nil
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
	for _, id := range e.Players {
		p, err := ed.player(e.Section, id)
		if err != nil {
			return err
		}
		byes := append(p.byesBut(e.Round), Bye{e.Round, e.Bye})
		slices.SortFunc(byes, func(a, b Bye) int { return cmp.Compare(a.Round, b.Round) })
		p.Byes = byes
	}
	return nil
}

func (p *Player) byesBut(round int) []Bye {
	return slices.DeleteFunc(slices.Clone(p.Byes), func(b Bye) bool { return b.Round == round })
}

// ByeCancelled takes requested byes back.
type ByeCancelled struct {
	InSection
	Players []PlayerID `json:"players"`
	Round   int        `json:"round"`
}

func (e ByeCancelled) nameless() Event { return e }

func (e ByeCancelled) apply(ed *edit) error {
	for _, id := range e.Players {
		p, err := ed.player(e.Section, id)
		if err != nil {
			return err
		}
		if _, ok := p.ByeIn(e.Round); !ok {
			return &ByeError{Player: id, Round: e.Round, Why: ByeNone}
		}
		p.Byes = p.byesBut(e.Round)
	}
	return nil
}

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
	for _, id := range e.Players {
		p, err := ed.player(e.Section, id)
		if err != nil {
			return err
		}
		p.Presence = e.Presence
	}
	return nil
}

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
		return &ValueError{"tpn", fmt.Sprint(e.TPN), 1, n + 1}
	}
	if err := ed.renumber(e.Section, e.TPN, 1); err != nil {
		return err
	}
	if int(e.TPN) <= n {
		sec.mark(Mark{Why: MarkRenumbered, Rounds: sec.paired(), Seq: ed.rec.Seq, Player: e.ID})
	}
	return ed.enter(&Player{ID: e.ID, Section: e.Section, PlayerInfo: e.PlayerInfo, TPN: e.TPN, Entered: e.From, Missed: e.Missed})
}
