package journal

import (
	"slices"

	"wasit/swiss"
	"wasit/swiss/lot"
)

// OrderKey is a step of the initial order among those without a rating.
type OrderKey string

// The keys, as swiss.OrderKey.
const (
	ByClass    OrderKey = "class"
	ByAge      OrderKey = "age"
	ByAlphabet OrderKey = "alphabet"
	ByLot      OrderKey = "lot"
	ByEntry    OrderKey = "entry"
)

var orderKeys = map[OrderKey]swiss.OrderKey{
	ByClass: swiss.ByClass, ByAge: swiss.ByAge, ByAlphabet: swiss.ByAlphabet, ByLot: swiss.ByLot, ByEntry: swiss.ByEntry,
}

// Order says how pairing numbers are given. The zero value is C.04.2 2.2: rating, title, alphabet.
type Order struct {
	IgnoreRatings bool       `json:"ignoreRatings,omitzero"`
	Keys          []OrderKey `json:"keys,omitempty"`
	Seed          lot.Seed   `json:"seed,omitzero,string"` // for ByLot
	Varma         bool       `json:"varma,omitzero"`       // round robin: the restricted drawing of C.05 Annex 2, by school
}

// IsZero reports whether o is the order of C.04.2 2.2.
func (o Order) IsZero() bool { return !o.IgnoreRatings && len(o.Keys) == 0 && o.Seed == 0 && !o.Varma }

// IsLike reports whether o and p order alike but for the seed.
func (o Order) IsLike(p Order) bool {
	return o.IgnoreRatings == p.IgnoreRatings && o.Varma == p.Varma && slices.Equal(o.Keys, p.Keys)
}

func (o Order) rule() swiss.OrderRule {
	r := swiss.OrderRule{IgnoreRatings: o.IgnoreRatings, Seed: o.Seed, Fold: FoldName}
	for _, k := range o.Keys {
		r.Keys = append(r.Keys, orderKeys[k])
	}
	return r
}

func (o Order) check() error {
	if len(o.Keys) > len(orderKeys) {
		return &LimitError{"keys", len(orderKeys), len(o.Keys)}
	}
	for _, k := range o.Keys {
		if _, ok := orderKeys[k]; !ok {
			return &ValueError{Field: "order", Value: string(k)}
		}
	}
	return nil
}

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
	sec.Ordered, sec.Arranged = true, e.ByHand || e.Rule.Varma
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
		list[i].Rating, _ = seedRating(sec.Config, p)
	}
	ids := make([]PlayerID, len(members))
	for place, i := range swiss.OrderPlayers(list, sec.Config.Order.rule()) {
		ids[place] = members[i].ID
	}
	return ids
}

// OrderIsStale reports whether the numbers of a section are no longer those of its rule, because ratings, titles, names or
// the rule changed, and may still follow: until round 1 is published (C.04.2 2.2). Numbers that were arranged by hand or
// drawn from envelopes stand.
func (s State) OrderIsStale(id SectionID) bool {
	sec, err := s.section(id)
	return err == nil && sec.published() == 0 && s.ordersElse(sec)
}

// OrderMayFollow reports the same of a section whose round 1 is published and round 4 not paired yet: the numbers may be
// corrected, with a reason (C.04.2 2.3).
func (s State) OrderMayFollow(id SectionID) bool {
	sec, err := s.section(id)
	return err == nil && sec.published() > 0 && len(sec.Rounds) < 4 && !sec.Config.IsTable() && !s.finished && s.ordersElse(sec)
}

// ordersElse reports whether the rule of a section orders its players otherwise than their numbers do.
func (s State) ordersElse(sec *section) bool {
	if !sec.Ordered || sec.Arranged {
		return false
	}
	moved := false
	for i, who := range s.ordered(sec) {
		n := s.tpn(who)
		if n == 0 {
			return false // somebody is not numbered yet: that comes first
		}
		moved = moved || n != swiss.TPN(i+1)
	}
	return moved
}

// SeedRating returns the rating by which a participant is ordered: his own; of a team without one the average of the best
// boards of its list, a half upward, averaged then. Who is not rated counts nothing in it.
func (s State) SeedRating(id PlayerID) (rating int, averaged bool) {
	p, err := s.player(id)
	if err != nil {
		return 0, false
	}
	sec, err := s.section(p.Section)
	if err != nil {
		return p.Rating, false
	}
	return seedRating(sec.Config, p)
}

func seedRating(c SectionConfig, p *Player) (rating int, averaged bool) {
	if c.System != Team || p.Rating > 0 {
		return p.Rating, false
	}
	sum, n := 0, 0
	for _, m := range p.Roster[:min(len(p.Roster), c.Boards())] {
		if m.Rating > 0 {
			sum, n = sum+m.Rating, n+1
		}
	}
	if n == 0 {
		return 0, false
	}
	return (2*sum + n) / (2 * n), true
}

// Forbid replaces the forbidden pairs of a section.
type Forbid struct {
	Section SectionID
	Sets    []Forbidden
}

func (c Forbid) decide(s State) ([]Event, error) {
	sec, err := s.section(c.Section)
	if err != nil {
		return nil, err
	}
	sets := make([]Forbidden, len(c.Sets))
	for i, f := range c.Sets {
		f.Players = slices.Clone(f.Players)
		sets[i] = sec.since(f)
	}
	return []Event{ForbiddenSet{InSection{c.Section}, sets}}, nil
}

// since returns a set of forbidden pairs that holds from the round in which it can hold first: one that is new was not known to
// the rounds that are published, and no report may claim it of them.
func (sec *section) since(f Forbidden) Forbidden {
	for _, known := range sec.Forbidden {
		if slices.Equal(known.Players, f.Players) {
			return f
		}
	}
	if next := sec.published() + 1; next > 1 && next > f.First && (f.Last == 0 || f.Last >= next) {
		f.First = next
	}
	return f
}

// renumber adds d to every pairing number of a section from from on.
func (e *edit) renumber(id SectionID, from swiss.TPN, d swiss.TPN) error {
	for _, p := range e.s.members(id) {
		if p.TPN >= from {
			c, err := e.player(id, p.ID)
			if err != nil {
				return err
			}
			c.TPN += d
		}
	}
	return nil
}
