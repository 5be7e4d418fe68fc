package journal

import (
	"slices"

	"wasit/swiss"
	"wasit/swiss/lot"
)

// InitialOrderFixed gives the pairing numbers: Players[0] is number 1 (C.04.2 2.2).
type InitialOrderFixed struct {
	InSection
	Players []PlayerID `json:"players"`
	Rule    Order      `json:"rule,omitzero"`   // with the seed of the lot
	ByHand  bool       `json:"byHand,omitzero"` // the arbiter arranged them
	Reason  string     `json:"reason,omitzero"` // of a correction after round 1 (C.04.2 2.3)
}

func (e InitialOrderFixed) cleaned() (Event, error) {
	e.Reason = CleanText(e.Reason)
	if err := e.Rule.check(); err != nil {
		return e, err
	}
	return e, checkText("reason", e.Reason, MaxText)
}

func (e InitialOrderFixed) nameless() Event {
	e.Reason = ""
	return e
}

func (e InitialOrderFixed) apply(ed *edit) error {
	sec, err := ed.section(e.Section)
	if err != nil {
		return err
	}
	if err := isArrangement(ed.s.members(e.Section), e.Players, e.Section); err != nil {
		return err
	}
	changed := false
	for i, id := range e.Players {
		p, err := ed.player(e.Section, id)
		if err != nil {
			return err
		}
		changed = changed || p.TPN != swiss.TPN(i+1)
		p.TPN = swiss.TPN(i + 1)
	}
	sec.Ordered = true
	if changed && sec.published() > 0 {
		sec.mark(Mark{Why: MarkRenumbered, Rounds: sec.paired(), Seq: ed.rec.Seq})
	}
	return nil
}

// isArrangement checks that ids names every player of a section once.
func isArrangement(members []*Player, ids []PlayerID, id SectionID) error {
	left := make(map[PlayerID]bool, len(members))
	for _, p := range members {
		left[p.ID] = true
	}
	var wrong []PlayerID
	for _, p := range ids {
		if !left[p] {
			wrong = append(wrong, p)
		}
		delete(left, p)
	}
	for _, p := range members {
		if left[p.ID] {
			wrong = append(wrong, p.ID)
		}
	}
	if len(wrong) > 0 {
		return &OrderError{Section: id, Players: wrong}
	}
	return nil
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
		if _, err := ed.s.playerIn(e.Section, id); err != nil {
			return err
		}
	}
	sec.Lots = append(slices.Clone(sec.Lots), e.Lot)
	return nil
}

// Forbidden is a set of players of whom no two may meet in rounds First to Last; Last 0: to the end (TRF26 260).
type Forbidden struct {
	First   int        `json:"first,omitzero"`
	Last    int        `json:"last,omitzero"`
	Players []PlayerID `json:"players"`
}

// ForbiddenSet replaces the forbidden pairs of a section. They are no FIDE rule.
type ForbiddenSet struct {
	InSection
	Sets []Forbidden `json:"sets"`
}

func (e ForbiddenSet) nameless() Event { return e }

func (e ForbiddenSet) apply(ed *edit) error {
	sec, err := ed.section(e.Section)
	if err != nil {
		return err
	}
	if len(e.Sets) > MaxPlayers {
		return &LimitError{"forbidden pairs", MaxPlayers, len(e.Sets)}
	}
	for _, f := range e.Sets {
		if f.First < 0 || f.Last < 0 || f.Last != 0 && f.Last < f.First || len(f.Players) < 2 {
			return &ValueError{Field: "forbidden"}
		}
		for _, id := range f.Players {
			if _, err := ed.s.playerIn(e.Section, id); err != nil {
				return err
			}
		}
	}
	sec.Forbidden = e.Sets
	return nil
}

// withoutPlayer returns sets lacking who, and without sets of fewer than two.
func withoutPlayer(sets []Forbidden, who PlayerID) []Forbidden {
	var left []Forbidden
	for _, f := range sets {
		f.Players = slices.DeleteFunc(slices.Clone(f.Players), func(id PlayerID) bool { return id == who })
		if len(f.Players) > 1 {
			left = append(left, f)
		}
	}
	return left
}
