package swiss

import (
	"cmp"
	"maps"
	"slices"
)

// Tournament is a checked event: every opponent exists and answers, every result fits. It does not change; a caller may
// share it between goroutines.
type Tournament struct {
	d      Draft
	order  []TPN // ascending
	index  map[TPN]int
	played int // number of rounds with a pairing
}

// NewTournament checks players, rounds and TotalRounds together and reports every defect in one *DraftError. The draft
// is copied; the Tournament does not alias it.
func NewTournament(d Draft) (*Tournament, error) {
	if d.Scoring == (Scoring{}) {
		d.Scoring = standardScoring
	}
	c := &checker{defects: newDefects(len(d.Players)), d: &d}
	if list := c.check(); len(list) > 0 {
		return nil, &DraftError{Defects: list}
	}
	t := &Tournament{d: d.Clone(), index: c.index, order: slices.Sorted(maps.Keys(c.index))}
	for i := range t.d.Players {
		p := &t.d.Players[i]
		for r := len(p.Rounds); r > t.played; r-- {
			if p.in(r).Outcome.IsPaired() {
				t.played = r
			}
		}
	}
	return t, nil
}

// Clone returns a copy of d that shares no memory with it.
func (d Draft) Clone() Draft {
	players := make([]Player, len(d.Players))
	for i, p := range d.Players {
		players[i] = p.clone()
	}
	forbidden := make([]Forbidden, len(d.Forbidden))
	for i, f := range d.Forbidden {
		forbidden[i] = Forbidden{f.First, f.Last, slices.Clone(f.Players)}
	}
	d.Players, d.Forbidden = players, forbidden
	return d
}

// Draft returns a copy of the checked event, to be changed and checked again.
func (t *Tournament) Draft() Draft { return t.d.Clone() }

// TotalRounds returns the declared number of rounds, 0 if none was declared.
func (t *Tournament) TotalRounds() int { return t.d.TotalRounds }

// PairedRounds returns the last round in which anybody was paired (a game, a forfeit or the PAB); requested byes alone
// do not make a round.
func (t *Tournament) PairedRounds() int { return t.played }

// LastPairable returns the last round that can be paired now: the one after the paired rounds, and beyond it where whole
// rounds are passed over because everybody has a requested bye.
func (t *Tournament) LastPairable() int {
	round := t.played + 1
	for len(t.order) > 0 && !slices.ContainsFunc(t.order, func(tpn TPN) bool { return !t.Entry(tpn, round).Outcome.IsRequestedAbsence() }) {
		round++
	}
	return round
}

// Scoring returns the points of each outcome.
func (t *Tournament) Scoring() Scoring { return t.d.Scoring }

// InitialColor returns the colour drawn before round 1, zero if it was not drawn.
func (t *Tournament) InitialColor() Color { return t.d.InitialColor }

// TPNs returns every pairing number, ascending. The slice is the caller's.
func (t *Tournament) TPNs() []TPN { return slices.Clone(t.order) }

// Len returns the number of players.
func (t *Tournament) Len() int { return len(t.order) }

// Has reports whether tpn takes part.
func (t *Tournament) Has(tpn TPN) bool { _, ok := t.index[tpn]; return ok }

// RatingIn returns the rating that a player has in round r (from 1), 0 for none and for nobody.
func (t *Tournament) RatingIn(tpn TPN, r int) int {
	if i, ok := t.index[tpn]; ok {
		return t.d.Players[i].ratingIn(r)
	}
	return 0
}

// Player returns a copy of a player; the zero Player if tpn does not take part.
func (t *Tournament) Player(tpn TPN) Player {
	if i, ok := t.index[tpn]; ok {
		return t.d.Players[i].clone()
	}
	return Player{}
}

// player returns the stored player for reading; nil if tpn does not take part.
func (t *Tournament) player(tpn TPN) *Player {
	if i, ok := t.index[tpn]; ok {
		return &t.d.Players[i]
	}
	return nil
}

// Entry returns a player's part in round (from 1); the zero Entry (Absent) where nothing is recorded.
func (t *Tournament) Entry(tpn TPN, round int) Entry {
	if p := t.player(tpn); p != nil {
		return p.in(round)
	}
	return Entry{}
}

// Award returns the points that tpn got in round, abnormal points included.
func (t *Tournament) Award(tpn TPN, round int) Points {
	e := t.Entry(tpn, round)
	return t.d.Scoring.Of(e.Outcome) + e.Extra
}

// Score returns the points of tpn after the first rounds rounds, with bonus and penalty points and without virtual ones.
func (t *Tournament) Score(tpn TPN, rounds int) Points {
	p := t.player(tpn)
	if p == nil {
		return 0
	}
	sum := p.Bonus
	for r := 1; r <= rounds; r++ {
		e := p.in(r)
		sum += t.d.Scoring.Of(e.Outcome) + e.Extra
	}
	return sum
}

// Virtual returns the virtual points of tpn while round is paired (C.04.7).
func (t *Tournament) Virtual(tpn TPN, round int) Points {
	if p := t.player(tpn); p != nil && round >= 1 && round <= len(p.Virtual) {
		return p.Virtual[round-1]
	}
	return 0
}

// PairingScore returns the score by which tpn is paired in round: the points of the rounds before it plus its virtual
// points of that round.
func (t *Tournament) PairingScore(tpn TPN, round int) Points {
	return t.Score(tpn, round-1) + t.Virtual(tpn, round)
}

// HaveMet reports whether a and b have played each other before round; forfeits are no meeting (C.04.2 3.5).
func (t *Tournament) HaveMet(a, b TPN, round int) bool {
	p := t.player(a)
	if p == nil {
		return false
	}
	for r := 1; r < round; r++ {
		if e := p.in(r); e.Opponent == b && e.Outcome.IsPlayed() {
			return true
		}
	}
	return false
}

// IsForbidden reports whether a and b may not meet in round by a forbidden pair (TRF26 260; no FIDE rule).
func (t *Tournament) IsForbidden(a, b TPN, round int) bool {
	return isForbidden(t.d.Forbidden, a, b, round)
}

func isForbidden(sets []Forbidden, a, b TPN, round int) bool {
	for _, f := range sets {
		if round >= f.First && (f.Last == 0 || round <= f.Last) && slices.Contains(f.Players, a) && slices.Contains(f.Players, b) {
			return true
		}
	}
	return false
}

// Forbidden returns the forbidden pairs. The slice and its lists are the caller's.
func (t *Tournament) Forbidden() []Forbidden { return t.d.Clone().Forbidden }

// Colors returns the colours of the games tpn played before round, oldest first. Unplayed rounds leave no gap (C.04.2 3.4).
func (t *Tournament) Colors(tpn TPN, round int) []Color {
	p := t.player(tpn)
	if p == nil {
		return nil
	}
	var h []Color
	for r := 1; r < round && r <= len(p.Rounds); r++ {
		if e := p.in(r); e.Outcome.IsPlayed() {
			h = append(h, e.Color)
		}
	}
	return h
}

// IsAbsent reports whether tpn is out of the pairing of round by a requested bye recorded for it.
func (t *Tournament) IsAbsent(tpn TPN, round int) bool {
	return t.Entry(tpn, round).Outcome.IsRequestedAbsence()
}

// Before returns the event as it stood when round was to be paired: rounds from round on are dropped, save the requested
// byes of round itself. So a finished event can be paired again round by round.
func (t *Tournament) Before(round int) *Tournament {
	d := t.d.Clone()
	for i := range d.Players {
		p := &d.Players[i]
		if len(p.Rounds) < round {
			continue
		}
		e := p.Rounds[round-1]
		p.Rounds = p.Rounds[:round-1]
		if e.Outcome.IsRequestedAbsence() {
			p.Rounds = append(p.Rounds, Entry{Outcome: e.Outcome, Extra: e.Extra})
		}
	}
	before, err := NewTournament(d)
	if err != nil {
		panic("swiss: a checked tournament without its last rounds is wrong: " + err.Error()) // our own invariant
	}
	return before
}

// Pair is one board: who has White, who has Black.
type Pair struct{ White, Black TPN }

// SortBoards orders the pairs of round for the boards: score of the higher ranked player, sum of both scores, pairing
// number of the higher ranked player (C.04.2 3.6). Scores are pairing scores.
func (t *Tournament) SortBoards(pairs []Pair, round int) {
	type key struct {
		top, sum Points
		tpn      TPN
	}
	keyOf := func(p Pair) key {
		w, b := t.PairingScore(p.White, round), t.PairingScore(p.Black, round)
		high := p.White
		if b > w || b == w && p.Black < p.White {
			high = p.Black
		}
		return key{max(w, b), w + b, high}
	}
	slices.SortFunc(pairs, func(a, b Pair) int {
		x, y := keyOf(a), keyOf(b)
		return cmp.Or(cmp.Compare(y.top, x.top), cmp.Compare(y.sum, x.sum), cmp.Compare(x.tpn, y.tpn))
	})
}
