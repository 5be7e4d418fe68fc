package journal

import (
	"fmt"
	"slices"

	"wasit/swiss"
	"wasit/swiss/lot"
)

// Lot is a draw of lots: who came out in which order, repeatable by its seed.
type Lot struct {
	For   string     `json:"for"` // what was drawn: a code such as "tie"
	Seed  lot.Seed   `json:"seed,string"`
	Drawn []PlayerID `json:"drawn"` // in drawn order

	Annulled bool   `json:"annulled,omitzero"` // by a later fact, [LotAnnulled]: it decides nothing
	Why      string `json:"why,omitzero"`
}

// LotDrawn records a draw of lots among players, such as those still tied at the end (C.07 4.2).
type LotDrawn struct {
	InSection
	Lot
}

func (e LotDrawn) cleaned() (Event, error) {
	e.For, e.Annulled, e.Why = Clean(e.For), false, ""
	return e, checkText("for", e.For, MaxName)
}

func (e LotDrawn) nameless() Event {
	e.Why = ""
	return e
}

func (e LotDrawn) apply(ed *edit) error {
	sec, err := ed.section(e.Section)
	if err != nil {
		return err
	}
	for _, id := range e.Drawn {
		if err := ed.s.draws(e.Section, e.For, id); err != nil {
			return err
		}
	}
	sec.Lots = append(slices.Clone(sec.Lots), e.Lot)
	return nil
}

// LotAnnulled takes a draw of lots back that was made by mistake: it stays in the log with its seed, and decides nothing any
// more. Regulations know no second draw of the same lot, so the reason is part of the fact.
type LotAnnulled struct {
	InSection
	Lot    int    `json:"lot"` // which of the section's draws, from 1 in the order in which they were drawn
	Reason string `json:"reason"`
}

func (e LotAnnulled) cleaned() (Event, error) {
	e.Reason = CleanText(e.Reason)
	return e, checkText("reason", e.Reason, MaxText)
}

func (e LotAnnulled) nameless() Event {
	e.Reason = ""
	return e
}

func (e LotAnnulled) apply(ed *edit) error {
	sec, err := ed.section(e.Section)
	if err != nil {
		return err
	}
	if e.Lot < 1 || e.Lot > len(sec.Lots) || sec.Lots[e.Lot-1].Annulled {
		return &UnknownError{Section: e.Section}
	}
	sec.Lots = slices.Clone(sec.Lots)
	sec.Lots[e.Lot-1].Annulled, sec.Lots[e.Lot-1].Why = true, e.Reason
	return nil
}

// AnnulLot annuls draw Lot of a section, from 1. Like the draw itself it is public and cannot be undone; another draw may follow.
type AnnulLot struct {
	Section SectionID
	Lot     int
	Reason  string
}

func (c AnnulLot) decide(State) ([]Event, error) {
	if CleanText(c.Reason) == "" {
		return nil, &ReasonError{KindLotAnnulled}
	}
	return []Event{LotAnnulled{InSection{c.Section}, c.Lot, c.Reason}}, nil
}

// DrawLots draws an order of players from Seed. Their order in the command does not matter: the base order is that of
// the pairing numbers, then of entry. A tie is drawn once: asked again, the lot that decided it answers, with its own seed, until
// it is annulled.
type DrawLots struct {
	Section SectionID
	For     string
	Players []PlayerID
	Seed    lot.Seed
}

func (c DrawLots) decide(s State) ([]Event, error) {
	for _, id := range c.Players {
		if err := s.draws(c.Section, c.For, id); err != nil {
			return nil, err
		}
	}
	l := Lot{For: c.For, Seed: c.Seed, Drawn: c.Players}
	if before, drawn := s.lotOver(c); drawn {
		l.Seed, l.Drawn = before.Seed, before.Drawn
	}
	_, l.Drawn = s.Redraw(l)
	return []Event{LotDrawn{InSection{c.Section}, l}}, nil
}

// lotOver finds the lot that has decided already among the players of c.
func (s State) lotOver(c DrawLots) (l Lot, drawn bool) {
	sec, err := s.section(c.Section)
	if err != nil {
		return Lot{}, false
	}
	for _, before := range slices.Backward(sec.Lots) {
		missing := func(id PlayerID) bool { return !slices.Contains(before.Drawn, id) }
		if before.For == c.For && !before.Annulled && !slices.ContainsFunc(c.Players, missing) {
			return before, true
		}
	}
	return Lot{}, false
}

// draws checks that a player takes part in a lot of a section: those who stand for their schools may be of any.
func (s State) draws(id SectionID, kind string, player PlayerID) error {
	if kind == LotForTeam {
		_, err := s.player(player)
		return err
	}
	_, err := s.playerIn(id, player)
	return err
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

// GivenValue is a value of a player that was calculated elsewhere, in hundredths.
type GivenValue struct {
	Player PlayerID `json:"player"`
	Value  int64    `json:"value"`
}

// MaxGiven bounds a given value either way.
const MaxGiven = 100_000_000

// ValuesGiven are the values of the criterion that is calculated elsewhere, or by which the arbiter orders who is still tied: more is
// better. They replace those that were given before.
type ValuesGiven struct {
	InSection
	Values []GivenValue `json:"values,omitempty"`
	Reason string       `json:"reason"`
}

func (e ValuesGiven) cleaned() (Event, error) {
	e.Reason = CleanText(e.Reason)
	if len(e.Values) > MaxPlayers {
		return e, &LimitError{"values", MaxPlayers, len(e.Values)}
	}
	for _, x := range e.Values {
		if x.Value < -MaxGiven || x.Value > MaxGiven {
			return e, &ValueError{Field: "value", Value: fmt.Sprint(x.Value), Least: -MaxGiven, Max: MaxGiven}
		}
	}
	return e, checkText("reason", e.Reason, MaxText)
}

func (e ValuesGiven) nameless() Event {
	e.Reason = ""
	return e
}

func (e ValuesGiven) apply(ed *edit) error {
	sec, err := ed.section(e.Section)
	if err != nil {
		return err
	}
	seen := map[PlayerID]bool{}
	for _, x := range e.Values {
		if _, err := ed.s.playerIn(e.Section, x.Player); err != nil || seen[x.Player] {
			return &UnknownError{Section: e.Section, Player: x.Player}
		}
		seen[x.Player] = true
	}
	sec.Values = e.Values
	return nil
}

// GiveValues gives the values of the criterion that is calculated elsewhere, with where they are from or why the arbiter orders so.
type GiveValues struct {
	Section SectionID
	Values  []GivenValue
	Reason  string
}

func (c GiveValues) decide(s State) ([]Event, error) {
	sec, err := s.section(c.Section)
	if err != nil || slices.Equal(sec.Values, c.Values) {
		return nil, err
	}
	if CleanText(c.Reason) == "" {
		return nil, &ReasonError{KindValuesGiven}
	}
	return []Event{ValuesGiven{InSection{c.Section}, slices.Clone(c.Values), c.Reason}}, nil
}

// InitialColorDrawn says which colour the first player gets in round 1 (C.04.3 5.1).
type InitialColorDrawn struct {
	InSection
	Color  swiss.Color `json:"color"` // 1 White, 2 Black
	Seed   lot.Seed    `json:"seed,omitzero,string"`
	ByHand bool        `json:"byHand,omitzero"` // a coin thrown in the hall
}

func (e InitialColorDrawn) nameless() Event { return e }

func (e InitialColorDrawn) apply(ed *edit) error {
	if e.Color != swiss.White && e.Color != swiss.Black {
		return &ValueError{Field: "color", Value: e.Color.String()}
	}
	sec, err := ed.section(e.Section)
	if err != nil {
		return err
	}
	sec.Color, sec.ColorSeed, sec.ByHand = e.Color, e.Seed, e.ByHand
	return nil
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
