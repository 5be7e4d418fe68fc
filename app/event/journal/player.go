package journal

import (
	"slices"
)

// PlayerAdded enters a player.
type PlayerAdded struct {
	InSection
	ID PlayerID `json:"id"`
	PlayerInfo
}

func (e PlayerAdded) cleaned() (Event, error) {
	i, err := e.PlayerInfo.cleaned()
	return PlayerAdded{InSection{e.Section}, e.ID, i}, err
}

func (e PlayerAdded) nameless() Event {
	e.PlayerInfo = e.PlayerInfo.nameless(e.ID)
	return e
}

func (e PlayerAdded) apply(ed *edit) error {
	return ed.enter(&Player{ID: e.ID, Section: e.Section, PlayerInfo: e.PlayerInfo})
}

func (e *edit) enter(list ...*Player) error {
	if n := e.s.PlayerCount() + len(list); n > MaxPlayers {
		return &LimitError{"players", MaxPlayers, n}
	}
	players := make([]*Player, len(e.s.players), len(e.s.players)+len(list))
	copy(players, e.s.players)
	for _, p := range list {
		sec, err := e.section(p.Section)
		if err != nil {
			return err
		}
		if int(p.ID) != len(players)+1 || p.ID > 10*MaxPlayers {
			return &UnknownError{Section: p.Section, Player: p.ID}
		}
		if p.Name == "" {
			return &TextError{"name", MaxName, 0}
		}
		p.At = e.rec.At
		sec.players++
		players = append(players, p)
	}
	e.s.players, e.ownList = players, true
	return nil
}

// PlayersImported enters many players in one fact; the first gets ID First, the others follow.
type PlayersImported struct {
	InSection
	First   PlayerID     `json:"first"`
	Source  string       `json:"source,omitzero"` // "csv", "trf", "paste", or a file name
	Players []PlayerInfo `json:"players"`
}

func (e PlayersImported) cleaned() (Event, error) {
	e.Source = Clean(e.Source)
	if err := checkText("source", e.Source, MaxName); err != nil {
		return e, err
	}
	if len(e.Players) > MaxPlayers {
		return e, &LimitError{"players", MaxPlayers, len(e.Players)}
	}
	e.Players = slices.Clone(e.Players)
	for i, p := range e.Players {
		var err error
		if e.Players[i], err = p.cleaned(); err != nil {
			return e, &ImportError{Row: i + 1, Err: err}
		}
	}
	return e, nil
}

func (e PlayersImported) nameless() Event {
	players := make([]PlayerInfo, len(e.Players))
	for i, p := range e.Players {
		players[i] = p.nameless(e.First + PlayerID(i))
	}
	e.Players, e.Source = players, ""
	return e
}

func (e PlayersImported) apply(ed *edit) error {
	list := make([]*Player, len(e.Players))
	for i, info := range e.Players {
		list[i] = &Player{ID: e.First + PlayerID(i), Section: e.Section, PlayerInfo: info}
	}
	return ed.enter(list...)
}

// PlayerChanged gives a player other data. Pairing numbers stay (C.04.2 2.3; see [FixOrder]).
type PlayerChanged struct {
	InSection
	ID PlayerID `json:"id"`
	PlayerInfo
}

func (e PlayerChanged) cleaned() (Event, error) {
	i, err := e.PlayerInfo.cleaned()
	return PlayerChanged{InSection{e.Section}, e.ID, i}, err
}

func (e PlayerChanged) nameless() Event {
	e.PlayerInfo = e.PlayerInfo.nameless(e.ID)
	return e
}

func (e PlayerChanged) apply(ed *edit) error {
	p, err := ed.player(e.Section, e.ID)
	if err != nil {
		return err
	}
	if e.Name == "" {
		return &TextError{"name", MaxName, 0}
	}
	p.PlayerInfo = e.PlayerInfo
	return nil
}

// PlayerMoved puts a player who was never paired into another section.
type PlayerMoved struct {
	InSection           // from
	ID        PlayerID  `json:"id"`
	To        SectionID `json:"to"`
}

func (e PlayerMoved) nameless() Event { return e }

func (e PlayerMoved) apply(ed *edit) error {
	to, err := ed.section(e.To)
	if err != nil {
		return err
	}
	to.players++
	if err := ed.leave(e.Section, e.ID); err != nil {
		return err
	}
	p, err := ed.player(e.Section, e.ID)
	if err != nil {
		return err
	}
	p.Section, p.TPN, p.Entered, p.Missed, p.Byes, p.Out = e.To, 0, 0, "", nil, nil
	return nil
}

// PlayerRemoved takes a player who was never paired off the list.
type PlayerRemoved struct {
	InSection
	ID PlayerID `json:"id"`
}

func (e PlayerRemoved) nameless() Event { return e }

func (e PlayerRemoved) apply(ed *edit) error {
	if err := ed.leave(e.Section, e.ID); err != nil {
		return err
	}
	ed.own()
	if was := ed.s.players[e.ID-1].Was; was != 0 {
		if old, err := ed.s.player(was); err == nil {
			old, err := ed.player(old.Section, was)
			if err != nil {
				return err
			}
			old.Now = 0
		}
	}
	ed.s.players[e.ID-1] = nil
	return nil
}

// leave takes a player out of the count, the pairing numbers and the forbidden pairs of his section; those after him move up.
func (e *edit) leave(id SectionID, who PlayerID) error {
	p, err := e.s.playerIn(id, who)
	if err != nil {
		return err
	}
	sec, err := e.section(id)
	if err != nil {
		return err
	}
	if r := sec.firstNaming(who); r > 0 {
		return &PlayerPairedError{who, r}
	}
	sec.players--
	sec.Forbidden = withoutPlayer(sec.Forbidden, who)
	if p.TPN == 0 {
		return nil
	}
	return e.renumber(id, p.TPN+1, -1)
}

func (s State) nextPlayer() PlayerID { return PlayerID(len(s.players) + 1) }

// AddPlayer enters a player before round 1 is published; later [EnterLate] is needed.
type AddPlayer struct {
	Section SectionID
	PlayerInfo
}

func (c AddPlayer) decide(s State) ([]Event, error) {
	if err := s.canAdd(c.Section); err != nil {
		return nil, err
	}
	return []Event{PlayerAdded{InSection{c.Section}, s.nextPlayer(), c.PlayerInfo}}, nil
}

func (s State) canAdd(id SectionID) error {
	sec, err := s.section(id)
	if err != nil {
		return err
	}
	if sec.published() > 0 {
		return &LateEntryError{id, len(sec.Rounds) + 1}
	}
	return nil
}

// ImportPlayers enters a list in one act.
type ImportPlayers struct {
	Section SectionID
	Source  string
	Players []PlayerInfo
}

func (c ImportPlayers) decide(s State) ([]Event, error) {
	if err := s.canAdd(c.Section); err != nil {
		return nil, err
	}
	if len(c.Players) == 0 {
		return nil, nil
	}
	return []Event{PlayersImported{InSection{c.Section}, s.nextPlayer(), c.Source, slices.Clone(c.Players)}}, nil
}

// ChangePlayer gives a player other data.
type ChangePlayer struct {
	ID PlayerID
	PlayerInfo
}

func (c ChangePlayer) decide(s State) ([]Event, error) {
	p, err := s.player(c.ID)
	if err != nil {
		return nil, err
	}
	info, err := c.PlayerInfo.cleaned()
	if err != nil || info == p.PlayerInfo {
		return nil, err
	}
	return []Event{PlayerChanged{InSection{p.Section}, c.ID, info}}, nil
}

// MovePlayer puts a player who was never paired into another section that has not begun.
type MovePlayer struct {
	ID PlayerID
	To SectionID
}

func (c MovePlayer) decide(s State) ([]Event, error) {
	p, err := s.player(c.ID)
	if err != nil || p.Section == c.To {
		return nil, err
	}
	if p.Was != 0 {
		return nil, &TransferError{c.ID, c.To} // see [TransferPlayer]
	}
	if err := s.canAdd(c.To); err != nil {
		return nil, err
	}
	if err := s.mayLeave(p); err != nil {
		return nil, err
	}
	return []Event{PlayerMoved{InSection{p.Section}, c.ID, c.To}}, nil
}

// RemovePlayer takes a player who was never paired off the list; who was paired is withdrawn instead.
type RemovePlayer struct{ ID PlayerID }

func (c RemovePlayer) decide(s State) ([]Event, error) {
	p, err := s.player(c.ID)
	if err != nil {
		return nil, err
	}
	if err := s.mayLeave(p); err != nil {
		return nil, err
	}
	return []Event{PlayerRemoved{InSection{p.Section}, c.ID}}, nil
}

// mayLeave refuses to take a player out of a table or bracket that was drawn, though he may be free in its first rounds:
// the numbers of the others would move.
func (s State) mayLeave(p *Player) error {
	sec, err := s.section(p.Section)
	if err != nil {
		return err
	}
	if sec.Config.IsTable() && len(sec.Rounds) > 0 {
		return &PlayerPairedError{Player: p.ID, Round: 1}
	}
	return nil
}
