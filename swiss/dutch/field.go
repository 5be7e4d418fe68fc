package dutch

import (
	"cmp"
	"slices"

	"wasit/swiss"
	"wasit/swiss/matching"
)

// player is one participant of the round with everything the rules ask about the past.
type player struct {
	tpn      swiss.TPN
	score    swiss.Points // pairing score (1.5)
	pref     swiss.ColorHistory
	colors   []swiss.Color
	f1, f2   swiss.Float // float of the previous round, and of the one before
	unplayed int         // rounds without a game
	mayBye   bool        // [C2]
	top      bool        // topscorer (1.8)
	parity   int         // 5.2.5
}

// field is the round to be paired. Players stand in ranking order (1.2) and are named by their place in it.
type field struct {
	ed       *Edition
	t        *swiss.Tournament
	round    int
	pause    func() // gives the caller its turn; may be nil
	last     bool
	players  []player
	legal    *matching.Graph // C1 and C3; the vertex after the last player is the PAB, joined to nobody at first
	pabScore swiss.Points    // [C5], where the edition fixes it
	groups   []int           // first player of each scoregroup, and the number of players at the end
	alike    int             // see alike
}

// breathe gives the caller its turn once in a few rows of a table.
func (f *field) breathe(row int) {
	if row%16 == 0 && f.pause != nil {
		f.pause()
	}
}

// maximum returns an empty matching of g that gives the caller its turn.
func (f *field) maximum(g *matching.Graph) *matching.Maximum {
	m := matching.NewMaximum(g)
	m.Pause = f.pause
	return m
}

// pabVertex is the vertex of the pairing-allocated bye.
func (f *field) pabVertex() int { return len(f.players) }

func (f *field) odd() bool { return len(f.players)%2 == 1 }

// newField collects the players of the round.
func newField(s *System, t *swiss.Tournament, round int, pause func()) *field {
	f := &field{ed: &s.Edition, pause: pause, t: t, round: round, last: round == t.TotalRounds(), alike: cmp.Or(s.tuning.alike, alike)}
	parity := 0
	for _, tpn := range t.TPNs() {
		absent := t.IsAbsent(tpn, round)
		if !absent || takenIntoAccount(t, tpn, round) {
			parity++
		}
		if absent {
			continue
		}
		p := f.newPlayer(tpn)
		p.parity = parity
		if s.ParityByTPN {
			p.parity = int(tpn)
		}
		f.players = append(f.players, p)
	}
	slices.SortFunc(f.players, func(a, b player) int {
		return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(a.tpn, b.tpn))
	})
	for i := range f.players {
		if i == 0 || f.players[i].score != f.players[i-1].score {
			f.groups = append(f.groups, i)
		}
	}
	f.groups = append(f.groups, len(f.players))
	f.link()
	return f
}

// takenIntoAccount reports whether tpn was paired or given the PAB in an earlier round.
func takenIntoAccount(t *swiss.Tournament, tpn swiss.TPN, round int) bool {
	for r := 1; r < round; r++ {
		if t.Entry(tpn, r).Outcome.IsPaired() {
			return true
		}
	}
	return false
}

func (f *field) newPlayer(tpn swiss.TPN) player {
	t, scoring := f.t, f.t.Scoring()
	p := player{tpn: tpn, score: t.PairingScore(tpn, f.round), colors: t.Colors(tpn, f.round), mayBye: true}
	p.pref = swiss.ColorHistoryOf(p.colors)
	p.f1 = t.FloatOf(tpn, f.round-1, f.ed.Floats)
	p.f2 = t.FloatOf(tpn, f.round-2, f.ed.Floats)
	p.unplayed = f.round - 1 - len(p.colors)
	for r := 1; r < f.round; r++ {
		o := t.Entry(tpn, r).Outcome
		if o == swiss.PAB || o == swiss.ForfeitWin || f.ed.BarByAward && !o.IsPlayed() && t.Award(tpn, r) >= scoring.Win {
			p.mayBye = false
		}
	}
	if f.last {
		p.top = 2*t.Score(tpn, f.round-1) > swiss.Points(f.round-1)*scoring.Win
	}
	return p
}

// link builds the graph of the pairs that C1, C3 and the forbidden pairs leave.
func (f *field) link() {
	n := len(f.players)
	f.legal = matching.NewGraph(n + 1)
	place := make(map[swiss.TPN]int, n)
	var bar [3]matching.Bits // per colour: who wants it absolutely and is no topscorer
	for c := range bar {
		bar[c] = matching.NewBits(n + 1)
	}
	everybody := matching.NewBits(n + 1)
	for i, p := range f.players {
		place[p.tpn] = i
		everybody.Add(i)
		if p.pref.Strength == swiss.Absolute && !p.top {
			bar[p.pref.Color].Add(i)
		}
	}
	for i, p := range f.players {
		row := f.legal.Row(i)
		copy(row, everybody)
		if p.pref.Strength == swiss.Absolute && !p.top {
			for k, w := range bar[p.pref.Color] {
				row[k] &^= w
			}
		}
		row.Drop(i)
	}
	for i, p := range f.players {
		for r := 1; r < f.round; r++ {
			if e := f.t.Entry(p.tpn, r); e.Outcome.IsPlayed() {
				if j, here := place[e.Opponent]; here {
					f.legal.Cut(i, j)
				}
			}
		}
	}
	f.cutForbidden(place)
}

func (f *field) cutForbidden(place map[swiss.TPN]int) {
	for _, x := range f.t.Forbidden() {
		if f.round < x.First || x.Last != 0 && f.round > x.Last {
			continue
		}
		for k, a := range x.Players {
			i, here := place[a]
			for _, b := range x.Players[k+1:] {
				if j, too := place[b]; here && too {
					f.legal.Cut(i, j)
				}
			}
		}
	}
}
