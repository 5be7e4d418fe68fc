package journal

import (
	"slices"

	"wasit/swiss"
	"wasit/swiss/lot"
)

// FixOrder gives the pairing numbers by the section's rule, or as Players stand. Before round 1 is published it may be
// repeated; after that it is a correction with a reason, possible until round 4 is paired (C.04.2 2.3).
type FixOrder struct {
	Section SectionID
	Players []PlayerID // arranged by hand; empty: by the rule of the section
	Reason  string
}

func (c FixOrder) decide(s State) ([]Event, error) {
	sec, err := s.section(c.Section)
	if err != nil {
		return nil, err
	}
	switch n := len(sec.Rounds); {
	case n >= 4, sec.Config.IsTable() && sec.published() > 0: // the numbers are the table
		return nil, &OrderError{Section: c.Section, Fixed: true}
	case sec.published() > 0 && CleanText(c.Reason) == "":
		return nil, &ReasonError{KindInitialOrderFixed}
	case n > 0 && sec.Rounds[n-1].Published == 0:
		return nil, &RoundPhaseError{c.Section, n, Draft, NoRound}
	}
	e := InitialOrderFixed{InSection: InSection{c.Section}, Players: slices.Clone(c.Players), Rule: sec.Config.Order,
		ByHand: len(c.Players) > 0, Reason: c.Reason}
	if len(e.Players) == 0 {
		e.Players = s.ordered(sec)
	}
	return []Event{e}, nil
}

// DrawOrder gives the pairing numbers as a restricted lot of the section's rule drew them (C.05 Annex 2).
type DrawOrder struct {
	Section SectionID
	Players []PlayerID
}

func (c DrawOrder) decide(s State) ([]Event, error) {
	events, err := FixOrder{Section: c.Section, Players: c.Players}.decide(s)
	if err != nil {
		return nil, err
	}
	e := events[0].(InitialOrderFixed)
	e.ByHand = false
	return []Event{e}, nil
}

// ordered returns the players of a section in the initial order of its rule.
func (s State) ordered(sec *section) []PlayerID {
	members := s.members(sec.ID)
	list := make([]swiss.Player, len(members))
	for i, p := range members {
		list[i] = p.PlayerInfo.swiss()
	}
	ids := make([]PlayerID, len(members))
	for place, i := range swiss.OrderPlayers(list, sec.Config.Order.rule()) {
		ids[place] = members[i].ID
	}
	return ids
}

// DrawColor draws the initial colour from Seed, or records a coin thrown in the hall (Color). It may be repeated until
// round 1 is published; every draw stays in the log.
type DrawColor struct {
	Section SectionID
	Seed    lot.Seed
	Color   swiss.Color // thrown by hand; zero: drawn from Seed
}

func (c DrawColor) decide(s State) ([]Event, error) {
	sec, err := s.section(c.Section)
	if err != nil {
		return nil, err
	}
	if sec.published() > 0 {
		return nil, &ColorError{c.Section, true}
	}
	if n := len(sec.Rounds); n > 0 {
		return nil, &RoundPhaseError{c.Section, n, Draft, NoRound}
	}
	e := InitialColorDrawn{InSection: InSection{c.Section}, Color: c.Color, Seed: c.Seed, ByHand: c.Color != 0}
	if e.ByHand {
		e.Seed = 0
	} else {
		e.Color = swiss.Color(1 + lot.New(c.Seed).Coin())
	}
	return []Event{e}, nil
}

// DrawLots draws an order of players from Seed. Their order in the command does not matter: the base order is that of
// the pairing numbers, then of entry.
type DrawLots struct {
	Section SectionID
	For     string
	Players []PlayerID
	Seed    lot.Seed
}

func (c DrawLots) decide(s State) ([]Event, error) {
	for _, id := range c.Players {
		if _, err := s.playerIn(c.Section, id); err != nil {
			return nil, err
		}
	}
	l := Lot{For: c.For, Seed: c.Seed, Drawn: c.Players}
	_, l.Drawn = s.Redraw(l)
	return []Event{LotDrawn{InSection{c.Section}, l}}, nil
}

// Redraw draws the players of a lot once more from its seed: the order before the draw, which is that of the pairing numbers,
// then of entry, and the order drawn.
func (s State) Redraw(l Lot) (from, drawn []PlayerID) {
	var list []*Player
	for _, id := range l.Drawn {
		if p, err := s.player(id); err == nil {
			list = append(list, p)
		}
	}
	slices.SortFunc(list, byNumber)
	from = idsOf(list)
	drawn = slices.Clone(from)
	lot.Shuffle(lot.New(l.Seed), drawn)
	return from, drawn
}

// Forbid replaces the forbidden pairs of a section.
type Forbid struct {
	Section SectionID
	Sets    []Forbidden
}

func (c Forbid) decide(State) ([]Event, error) {
	sets := make([]Forbidden, len(c.Sets))
	for i, f := range c.Sets {
		f.Players = slices.Clone(f.Players)
		sets[i] = f
	}
	return []Event{ForbiddenSet{InSection{c.Section}, sets}}, nil
}
