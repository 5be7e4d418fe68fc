package journal

import "slices"

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

// Similar returns the players who may be the same person as info: the same folded name, or the same birth date and club.
func (s State) Similar(info PlayerInfo) []PlayerID {
	var ids []PlayerID
	name, club := FoldName(Clean(info.Name)), FoldName(Clean(info.Club))
	for _, p := range s.players {
		if p == nil || s.nameless {
			continue
		}
		sameDay := !info.Birth.IsZero() && info.Birth == p.Birth && club == FoldName(p.Club)
		if name != "" && FoldName(p.Name) == name || sameDay {
			ids = append(ids, p.ID)
		}
	}
	return ids
}
