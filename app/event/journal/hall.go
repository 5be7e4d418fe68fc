package journal

import (
	"fmt"
	"slices"
)

// Hall says how the rounds of a section go on in the hall.
type Hall struct {
	// Length is how many minutes a round takes as a rule, for the forecast; 0: from the time control.
	Length int     `json:"length,omitzero"`
	Pause  int     `json:"pause,omitzero"`  // minutes between two rounds
	Start  int     `json:"start,omitzero"`  // announced start of round 1, in minutes of the day; 0: none
	Apart  int     `json:"apart,omitzero"`  // so many first rounds keep players of one school apart while possible; no FIDE rule
	Cap    CapRule `json:"cap,omitzero"`    // where games are played without clocks
	First  int     `json:"first,omitzero"`  // the number of board 1, where several sections share the numbers of a hall; 0: 1
	Clocks int     `json:"clocks,omitzero"` // that the section has, for the forecast; 0: one for each board

	// What is still played when the cap strikes: by default the move begun, and Black's answer to White's. How many moves are
	// usual is UNVERIFIED.
	Stop  bool `json:"stop,omitzero"`  // nothing: games stop at once
	More  int  `json:"more,omitzero"`  // so many moves of each side
	Quiet bool `json:"quiet,omitzero"` // captures that threaten already may be played out before the count, three half-moves at most
}

func (h Hall) check() error {
	for _, n := range [...]struct {
		field    string
		got, max int
	}{{"length", h.Length, 1440}, {"pause", h.Pause, 1440}, {"start", h.Start, 1439}, {"rounds", h.Apart, MaxRounds}, {"moves", h.More, 50}, {"board", h.First, MaxPlayers}, {"clocks", h.Clocks, MaxPlayers}} {
		if n.got < 0 || n.got > n.max {
			return &ValueError{Field: n.field, Value: fmt.Sprint(n.got), Least: 0, Max: n.max}
		}
	}
	return h.Cap.check()
}

// HallSet says how the rounds of a section go on in the hall, from now on.
type HallSet struct {
	InSection
	Hall
}

func (e HallSet) cleaned() (Event, error) { return e, e.check() }

func (e HallSet) nameless() Event { return e }

func (e HallSet) apply(ed *edit) error {
	sec, err := ed.section(e.Section)
	if err != nil {
		return err
	}
	sec.Hall = e.Hall
	return nil
}

// SetHall says how the rounds of a section go on in the hall.
type SetHall struct {
	Section SectionID
	Hall
}

func (c SetHall) decide(s State) ([]Event, error) {
	sec, err := s.section(c.Section)
	if err != nil || sec.Hall == c.Hall {
		return nil, err
	}
	return []Event{HallSet{InSection{c.Section}, c.Hall}}, nil
}

// RoundStarted is the signal to begin, at Time (Unix milliseconds): the clocks of the round run from here, also those of
// who has not come (Art. 6.7.1). Said again it corrects the time.
type RoundStarted struct {
	InSection
	Round int   `json:"round"`
	Time  int64 `json:"time"`
}

func (e RoundStarted) nameless() Event { return e }

func (e RoundStarted) apply(ed *edit) error {
	r, _, err := ed.round(e.Section, e.Round)
	if err != nil {
		return err
	}
	if e.Time <= 0 {
		return &ValueError{Field: "time", Value: fmt.Sprint(e.Time)}
	}
	if p := r.phase(); p == Draft {
		return &RoundPhaseError{e.Section, e.Round, p, Published}
	}
	r.Started = e.Time
	return nil
}

// StartRound gives the signal to begin the last round.
type StartRound struct {
	Section SectionID
	Time    int64
}

func (c StartRound) decide(s State) ([]Event, error) {
	sec, err := s.section(c.Section)
	if err != nil {
		return nil, err
	}
	if len(sec.Rounds) == 0 {
		return nil, &RoundPhaseError{c.Section, 1, NoRound, Published}
	}
	return []Event{RoundStarted{InSection{c.Section}, len(sec.Rounds), c.Time}}, nil
}

// TableFixed gives a player the same table in every round, such as one that a wheelchair reaches: a number of the hall. 0: any table.
type TableFixed struct {
	InSection
	Player PlayerID `json:"player"`
	Table  int      `json:"table,omitzero"`
}

func (e TableFixed) nameless() Event { return e }

func (e TableFixed) apply(ed *edit) error {
	if e.Table < 0 || e.Table > MaxPlayers {
		return &ValueError{Field: "table", Value: fmt.Sprint(e.Table), Least: 1, Max: MaxPlayers}
	}
	p, err := ed.player(e.Section, e.Player)
	if err != nil {
		return err
	}
	p.Table = e.Table
	return nil
}

// FixTable gives a player the same table in every round to come.
type FixTable struct {
	Player PlayerID
	Table  int
}

func (c FixTable) decide(s State) ([]Event, error) {
	p, err := s.player(c.Player)
	if err != nil || p.Table == c.Table {
		return nil, err
	}
	return []Event{TableFixed{InSection{p.Section}, c.Player, c.Table}}, nil
}

// seated moves the pairs of players with a fixed table there; the others keep their order. A table beyond the last board
// is the last; where two want one table the stronger pair sits there and the other next to it.
func (s State) seated(boards []Pair) []Pair {
	type wish struct {
		pair  Pair
		table int
	}
	var wishes []wish
	var rest []Pair
	for _, pair := range boards {
		table := 0
		for _, id := range pair {
			p, err := s.player(id)
			if err != nil || p.Table == 0 {
				continue
			}
			if at := max(s.boardAt(p), 1); table == 0 || at < table {
				table = at
			}
		}
		if table == 0 {
			rest = append(rest, pair)
			continue
		}
		wishes = append(wishes, wish{pair, table})
	}
	slices.SortStableFunc(wishes, func(a, b wish) int { return a.table - b.table })
	list := rest
	for _, w := range wishes {
		at := min(w.table-1, len(list))
		for at < len(list) && slices.ContainsFunc(wishes, func(o wish) bool { return o.pair == list[at] }) {
			at++
		}
		list = slices.Insert(list, at, w.pair)
	}
	return list
}

// boardAt is the board of his section at which a player with a fixed table sits.
func (s State) boardAt(p *Player) int {
	sec, err := s.section(p.Section)
	if err != nil {
		return p.Table
	}
	return sec.Hall.BoardAt(p.Table)
}

// ApartGroups returns the schools and clubs of which several players take part in round, where the section keeps them
// apart in it: the largest first.
func (s State) ApartGroups(id SectionID, round int) [][]PlayerID {
	sec, err := s.section(id)
	if err != nil || round > sec.Hall.Apart || sec.Config.IsTable() {
		return nil
	}
	return s.SchoolsOf(id, round)
}

// SchoolsOf returns the schools and clubs of which several players take part in round, the largest first.
func (s State) SchoolsOf(id SectionID, round int) [][]PlayerID {
	places, keyOf := map[string]int{}, s.SchoolKeys()
	var groups [][]PlayerID
	for _, p := range s.sorted(id) {
		key := keyOf(p.Club)
		if _, away := p.Absence(round); away || key == "" || p.TPN == 0 {
			continue
		}
		i, known := places[key]
		if !known {
			i = len(groups)
			places[key], groups = i, append(groups, nil)
		}
		groups[i] = append(groups[i], p.ID)
	}
	groups = slices.DeleteFunc(groups, func(g []PlayerID) bool { return len(g) < 2 })
	slices.SortStableFunc(groups, func(a, b []PlayerID) int { return len(b) - len(a) })
	return groups
}

// Released returns groups, the largest first, after n players were let go, each time the last one of the largest group:
// so many may meet somebody of their school where all of it cannot be kept apart. The argument is unchanged.
func Released(groups [][]PlayerID, n int) [][]PlayerID {
	groups = slices.Clone(groups)
	for ; n > 0 && len(groups) > 0; n-- {
		largest := 0
		for i, g := range groups {
			if len(g) > len(groups[largest]) {
				largest = i
			}
		}
		if len(groups[largest]) < 2 {
			break // nobody is kept apart any more
		}
		groups[largest] = groups[largest][:len(groups[largest])-1]
	}
	return groups
}

// Number returns the number that a board of the section bears in the hall. In the journal the first board of every section is 1.
func (h Hall) Number(board int) int { return board + max(h.First, 1) - 1 }

// BoardAt returns the board that bears a number in the hall; it is less than 1 for a number before the section's first.
func (h Hall) BoardAt(number int) int { return number - max(h.First, 1) + 1 }

// BoardNumber is [Hall.Number] for a section of the event; 0, which is no board, stays 0.
func (s State) BoardNumber(id SectionID, board int) int {
	sec, err := s.section(id)
	if err != nil || board < 1 {
		return board
	}
	return sec.Hall.Number(board)
}

// BoardNumbers are the numbers of several boards of a section; the argument is unchanged.
func (s State) BoardNumbers(id SectionID, boards []int) []int {
	list := make([]int, len(boards))
	for i, b := range boards {
		list[i] = s.BoardNumber(id, b)
	}
	return list
}

// ProposeFirst returns the number at which the boards of a section would stand after those of the sections before it; clash reports
// that some of the numbers in use are theirs now. A section is taken to need a board for every two players, so that a latecomer has one
// too.
func (s State) ProposeFirst(id SectionID) (first int, clash bool) {
	own, err := s.section(id)
	if err != nil {
		return 0, false
	}
	from, to := own.Hall.Number(1), own.Hall.Number(s.boardsUsed(own))
	first = 1
	for _, sec := range s.sections {
		if sec.ID == id {
			break
		}
		if n := sec.boards(); n > 0 {
			last := sec.Hall.Number(n)
			first = max(first, last+1)
			clash = clash || from <= sec.Hall.Number(s.boardsUsed(sec)) && sec.Hall.Number(1) <= to
		}
	}
	return first, clash
}

// boardsUsed is how many boards of a section are in use: those of the round that is paired, before it those of who takes part.
func (s State) boardsUsed(sec *section) int {
	if rounds := len(sec.Rounds); rounds > 0 {
		return len(sec.Rounds[rounds-1].Pairs)
	}
	n := 0
	for _, p := range s.members(sec.ID) {
		if !p.IsOut(sec.next()) {
			n++
		}
	}
	return (n + 1) / 2
}

// boards is how many boards a section needs, as far as is known.
func (sec *section) boards() int {
	n := (sec.players + 1) / 2
	if rounds := len(sec.Rounds); rounds > 0 {
		n = max(n, len(sec.Rounds[rounds-1].Pairs))
	}
	return n
}
