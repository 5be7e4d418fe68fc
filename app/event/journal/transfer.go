package journal

import (
	"cmp"
	"fmt"
	"slices"

	"wasit/swiss"
)

// PlayerTransferred says that the participant As of another section is the same person as ID, who left this one after he was paired:
// one person, of whom two standings tell.
type PlayerTransferred struct {
	InSection          // which he left
	ID        PlayerID `json:"id"`
	As        PlayerID `json:"as"`
	Worth     []Bye    `json:"worth,omitempty"` // of single rounds before he entered the other section; those not named are worth what was chosen for all
}

func (e PlayerTransferred) nameless() Event { return e }

func (e PlayerTransferred) apply(ed *edit) error {
	if e.ID == e.As {
		return &UnknownError{Section: e.Section, Player: e.As}
	}
	old, err := ed.player(e.Section, e.ID)
	if err != nil {
		return err
	}
	to, err := ed.s.player(e.As)
	if err != nil {
		return err
	}
	now, err := ed.player(to.Section, e.As)
	if err != nil {
		return err
	}
	if old.Was == e.As && now.Now == e.ID && len(e.Worth) == 0 {
		old.Was, old.Now, now.Was, now.Now = 0, e.As, e.ID, 0 // back where he came from
		return nil
	}
	if old.Section == now.Section || old.Now != 0 || now.Was != 0 {
		return &TransferError{Player: e.ID, To: now.Section}
	}
	if len(e.Worth) >= max(1, now.Entered) {
		return &LimitError{"worth", max(0, now.Entered-1), len(e.Worth)}
	}
	worth := slices.Clone(e.Worth)
	slices.SortFunc(worth, func(a, b Bye) int { return cmp.Compare(a.Round, b.Round) })
	for i, b := range worth {
		if !b.Kind.IsValid() || b.Round < 1 || b.Round >= now.Entered || i > 0 && worth[i-1].Round == b.Round {
			return &ByeError{Player: e.As, Round: b.Round, Why: ByeNone}
		}
	}
	old.Now, now.Was, now.Byes = e.As, e.ID, append(worth, now.Byes...)
	return nil
}

// TransferError: the person has left this section for another one already, or the two are the same.
type TransferError struct {
	Player PlayerID
	To     SectionID
}

func (e *TransferError) Error() string {
	return fmt.Sprintf("journal: player %d cannot go to section %d", e.Player, e.To)
}

// TransferPlayer puts a player into another section at any time. Whoever was never paired moves; whoever was is withdrawn here and
// enters there, from the next round on. Missed says what each round that he missed there is worth, empty: as that section says;
// AsScored gives him for each what he scored in the same round here.
type TransferPlayer struct {
	ID       PlayerID
	To       SectionID
	Missed   ByeKind
	AsScored bool
}

func (c TransferPlayer) decide(s State) ([]Event, error) {
	p, err := s.player(c.ID)
	if err != nil || p.Section == c.To {
		return nil, err
	}
	from, err := s.section(p.Section)
	if err != nil {
		return nil, err
	}
	to, err := s.section(c.To)
	if err != nil {
		return nil, err
	}
	if p.Now != 0 || from.Config.System == Team || to.Config.System == Team {
		return nil, &TransferError{c.ID, c.To}
	}
	if to.published() == 0 && from.firstNaming(c.ID) == 0 && s.mayLeave(p) == nil && p.Was == 0 {
		return MovePlayer{c.ID, c.To}.decide(s)
	}
	if was, err := s.player(p.Was); err == nil && was.Section == c.To {
		return c.back(s, p, from, to), nil
	}
	events, err := c.enters(s, p, to)
	if err != nil {
		return nil, err
	}
	as := s.nextPlayer()
	for _, e := range [...]Event{PresenceNoted{InSection{c.To}, []PlayerID{as}, p.Presence}, FeeNoted{InSection{c.To}, []PlayerID{as}, p.Paid}} {
		if note, ok := e.(PresenceNoted); ok && note.Presence != Expected {
			events = append(events, note)
		} else if fee, ok := e.(FeeNoted); ok && fee.Paid {
			events = append(events, fee)
		}
	}
	events = append(events, leaves(p, from)...)
	t := PlayerTransferred{InSection: InSection{p.Section}, ID: c.ID, As: as}
	if c.AsScored && to.published() > 0 {
		for n := 1; n < to.open(); n++ {
			t.Worth = append(t.Worth, Bye{n, s.scoredLike(p, n)})
		}
	}
	return append(events, t), nil
}

// enters is how the player enters the other section.
func (c TransferPlayer) enters(s State, p *Player, to *section) ([]Event, error) {
	if to.published() == 0 {
		return AddPlayer{c.To, p.PlayerInfo}.decide(s)
	}
	return EnterLate{Section: c.To, PlayerInfo: p.PlayerInfo, From: to.open(), Missed: c.Missed}.decide(s)
}

// leaves is how a player who was paired leaves a section.
func leaves(p *Player, from *section) []Event {
	if p.IsWithdrawn() {
		return nil
	}
	return []Event{PlayersWithdrawn{InSection: InSection{from.ID}, Players: []PlayerID{p.ID}, From: from.open()}}
}

// back brings a player back into the section that he came from, as the participant that he was there.
func (c TransferPlayer) back(s State, p *Player, from, to *section) []Event {
	at := to.open()
	if was, err := s.player(p.Was); err == nil && was.IsWithdrawn() {
		at = max(at, was.Out[len(was.Out)-1].From)
	}
	return append(leaves(p, from), PlayersReturned{InSection{c.To}, []PlayerID{p.Was}, at}, PlayerTransferred{InSection: InSection{from.ID}, ID: c.ID, As: p.Was})
}

// scoredLike is the bye that is worth what a player scored in a round: a full point for a win, half a point for a draw, nothing for
// everything else.
func (s State) scoredLike(p *Player, n int) ByeKind {
	r, ok := s.Round(p.Section, n)
	if !ok {
		return Zero
	}
	if r.PAB == p.ID {
		return Full
	}
	for _, b := range r.Boards {
		o := b.Score.White
		switch p.ID {
		case b.White:
		case b.Black:
			o = b.Score.Black
		default:
			continue
		}
		switch o {
		case swiss.Win, swiss.ForfeitWin:
			return Full
		case swiss.Draw:
			return Half
		}
		return Zero
	}
	kind, _ := p.Absence(n)
	return kind
}

// CanTransfer reports whether a player can go to another section.
func (s State) CanTransfer(id PlayerID, to SectionID) bool {
	if s.IsFinished() {
		return false
	}
	_, err := TransferPlayer{ID: id, To: to}.decide(s)
	return err == nil
}

// Entrants are the participants of a section without those who play in another one now: each person of an event is in one.
func (s State) Entrants(id SectionID) []Player {
	return slices.DeleteFunc(s.Players(id), func(p Player) bool { return p.Now != 0 })
}

// Persons counts the people of the event: who went from one section to another is one.
func (s State) Persons() (n int) {
	for _, p := range s.players {
		if p != nil && p.Now == 0 {
			n++
		}
	}
	return n
}
