package journal

import (
	"cmp"
	"math"
	"slices"
	"sort"
	"strings"

	"wasit/app/event/journal/ledger"
	"wasit/rules/ruling"
	"wasit/swiss"
	"wasit/swiss/lot"
)

// Section is what a screen needs of a section. Its slices are shared: read only.
type Section struct {
	ID SectionID
	SectionConfig
	Players   int
	Ordered   bool        // pairing numbers were given
	Color     swiss.Color // initial colour, zero before it is drawn
	ColorSeed lot.Seed    // 0 if it was thrown by hand
	ByHand    bool
	Round     int   // the last paired round, 0 before the first
	Phase     Phase // of that round
	Forbidden []Forbidden
	Virtual   []Acceleration // virtual points as a report gave them; empty: by the method of Options, or none
	Lots      []Lot
	CheckIn   CheckIn
	Hall      Hall
	Rating    Rating
	Days      []RoundDay // of round i+1
	Values    []GivenValue
	Periods   []Period // of ratings, ascending; empty: one rating throughout
}

// Sections returns the sections in order of creation.
func (s State) Sections() []Section {
	list := make([]Section, 0, len(s.sections))
	for _, sec := range s.sections {
		v, _ := s.Section(sec.ID)
		list = append(list, v)
	}
	return list
}

// Section returns one section.
func (s State) Section(id SectionID) (Section, bool) {
	sec, err := s.section(id)
	if err != nil {
		return Section{}, false
	}
	v := Section{ID: id, SectionConfig: sec.Config, Players: sec.players, Ordered: sec.Ordered, Color: sec.Color,
		ColorSeed: sec.ColorSeed, ByHand: sec.ByHand, Round: len(sec.Rounds), Forbidden: sec.Forbidden, Virtual: sec.Virtual, Lots: sec.Lots,
		CheckIn: sec.CheckIn, Hall: sec.Hall, Rating: sec.Rating, Days: sec.Days, Values: sec.Values, Periods: sec.Periods}
	if v.Round > 0 {
		v.Phase = sec.Rounds[v.Round-1].phase()
	}
	return v, true
}

// SectionView is a section that knows its state: what is asked of it needs neither the state nor the section's number again.
type SectionView struct {
	Section
	state State
}

// In returns the view of one section; of one that is not there, a view of nothing and false.
func (s State) In(id SectionID) (SectionView, bool) {
	sec, ok := s.Section(id)
	return SectionView{Section: sec, state: s}, ok
}

// RoundAt returns round n.
func (v SectionView) RoundAt(n int) (Round, bool) { return v.state.Round(v.ID, n) }

// Rows returns the table of a round.
func (v SectionView) Rows(n int) []Row { return v.state.Rows(v.ID, n) }

// Missing returns the boards of a round without result, ascending.
func (v SectionView) Missing(n int) []int { return v.state.MissingBoards(v.ID, n) }

// Entered returns the participants by pairing number: [State.Players].
func (v SectionView) Entered() []Player { return v.state.Players(v.ID) }

// ByNumber returns who has a pairing number.
func (v SectionView) ByNumber(tpn swiss.TPN) (Player, bool) { return v.state.PlayerByTPN(v.ID, tpn) }

// BoardNumber returns the number of a board in the hall.
func (v SectionView) BoardNumber(board int) int { return v.state.BoardNumber(v.ID, board) }

// Checked returns how far the verification of a round is.
func (v SectionView) Checked(n int) Checked { return v.state.Checked(v.ID, n) }

// Proposals returns the results that rulings gave in a round and that nobody has entered.
func (v SectionView) Proposals(n int) []Proposal { return v.state.Proposals(v.ID, n) }

// Postponed lists the games that are put off, round by round.
func (v SectionView) Postponed() []Postponed { return v.state.Postponed(v.ID) }

// Next returns the next right action.
func (v SectionView) Next() Next { return v.state.Next(v.ID) }

// Prizes returns the prizes, and whether somebody chose them.
func (v SectionView) Prizes() (p Prizes, chosen bool) { return v.state.Prizes(v.ID) }

// Laws returns the Laws, with edition and class filled in.
func (v SectionView) Laws() ledger.Laws { return v.state.Laws(v.ID) }

// Rules returns the Laws ready for rulings.
func (v SectionView) Rules() ruling.Rules { return v.state.Rules(v.ID) }

// Player returns a participant.
func (s State) Player(id PlayerID) (Player, bool) {
	p, err := s.player(id)
	if err != nil {
		return Player{}, false
	}
	return *p, true
}

// Players returns the participants of a section by pairing number, those without one behind, in order of entry.
func (s State) Players(id SectionID) []Player {
	members := s.sorted(id)
	list := make([]Player, len(members))
	for i, p := range members {
		list[i] = *p
	}
	return list
}

// PlayerCount returns the number of participants of the whole event.
func (s State) PlayerCount() (n int) {
	for _, sec := range s.sections {
		n += sec.players
	}
	return n
}

func (s State) sorted(id SectionID) []*Player {
	members := s.members(id)
	keys := make([]int, len(members)) // number and place: figures sort several times faster than players
	for i, p := range members {
		number := int(p.TPN)
		if number == 0 {
			number = math.MaxInt32
		}
		keys[i] = number<<32 | i
	}
	sort.Ints(keys)
	list := make([]*Player, len(members))
	for i, key := range keys {
		list[i] = members[key&math.MaxUint32]
	}
	return list
}

func byNumber(a, b *Player) int {
	if (a.TPN == 0) != (b.TPN == 0) {
		return cmp.Compare(b.TPN, a.TPN)
	}
	return cmp.Or(cmp.Compare(a.TPN, b.TPN), cmp.Compare(a.ID, b.ID))
}

func idsOf(list []*Player) []PlayerID {
	ids := make([]PlayerID, len(list))
	for i, p := range list {
		ids[i] = p.ID
	}
	return ids
}

// PlayerByTPN returns who has a pairing number in a section.
func (s State) PlayerByTPN(id SectionID, tpn swiss.TPN) (Player, bool) {
	for _, p := range s.players {
		if p != nil && p.Section == id && p.TPN == tpn && tpn != 0 {
			return *p, true
		}
	}
	return Player{}, false
}

// Round is one paired round as a screen shows it. Absent is shared: read only.
type Round struct {
	Section   SectionID
	Number    int
	Phase     Phase
	System    string
	Engine    string
	Boards    []Board
	PAB       PlayerID
	Absent    []Absence
	PairedAt  int64
	Published int64 // Unix milliseconds, 0 while a draft
	Closed    int64
	Seq       int   // of the record that paired it
	Started   int64 // the signal to begin, 0 before it
	Apart     Apart
	Schools   [][]PlayerID // that a drawn knock-out keeps apart; nil: as they are named; shared: read only
	Made      []Pair       // what was drafted where the arbiter changed it; shared: read only
	MadePAB   PlayerID
}

// Board is one board of a round.
type Board struct {
	Number       int
	White, Black PlayerID
	Score        Score
	Seq          int   // record of the result, 0 without one
	At           int64 // when it was entered
	Entries      int   // how often a result was entered; above 1 it was replaced or corrected
	Corrected    bool
	ByHand       bool // paired by the arbiter
}

// Round returns round n of a section.
func (s State) Round(id SectionID, n int) (Round, bool) {
	sec, err := s.section(id)
	if err != nil {
		return Round{}, false
	}
	r, err := sec.round(n)
	if err != nil {
		return Round{}, false
	}
	v := Round{Section: id, Number: n, Phase: r.phase(), System: r.System, Engine: r.Engine, PAB: r.PAB, Absent: r.Absent,
		PairedAt: r.At, Published: r.Published, Closed: r.Closed, Seq: r.Seq, Started: r.Started,
		Apart: r.Apart, Schools: r.Schools, Made: r.Made, MadePAB: r.MadePAB, Boards: make([]Board, len(r.Pairs))}
	for i, p := range r.Pairs {
		b := Board{Number: i + 1, White: p[0], Black: p[1], ByHand: slices.Contains(r.ByHand, i+1)}
		if res := r.Results[i]; res != nil {
			b.Score, b.Seq, b.At, b.Corrected = res.Score, res.Seq, res.At, res.Corrected
			for ; res != nil; res = res.Prev {
				b.Entries++
			}
		}
		v.Boards[i] = b
	}
	return v, true
}

// CurrentRound returns the last paired round of a section.
func (s State) CurrentRound(id SectionID) (Round, bool) {
	sec, err := s.section(id)
	if err != nil {
		return Round{}, false
	}
	return s.Round(id, len(sec.Rounds))
}

// BoardOf returns the board of a player in round n, 0 without one.
func (s State) BoardOf(id SectionID, n int, who PlayerID) int {
	_, r, err := s.roundOf(id, n)
	if err != nil {
		return 0
	}
	board, _ := r.find(who)
	return board
}

// MissingBoards returns the boards of round n without result, ascending.
func (s State) MissingBoards(id SectionID, n int) []int {
	_, r, err := s.roundOf(id, n)
	if err != nil {
		return nil
	}
	return r.missing()
}

// BoardCount returns how many boards round n has.
func (s State) BoardCount(id SectionID, n int) int {
	_, r, err := s.roundOf(id, n)
	if err != nil {
		return 0
	}
	return len(r.Pairs)
}

// Tally counts the results of a round.
type Tally struct {
	Boards, Missing                int
	White, Black, Draws            int // over the board
	Forfeits, BothForfeit, Unusual int // + −, − −; ½–0 and 0–0 over the board
	Adjourned                      int
	Absent                         int
}

// Tally counts the results of round n.
func (s State) Tally(id SectionID, n int) Tally {
	round, _ := s.Round(id, n)
	t := Tally{Boards: len(round.Boards), Absent: len(round.Absent)}
	for _, b := range round.Boards {
		w, l := b.Score.White, b.Score.Black
		switch {
		case b.Score.IsZero():
			t.Missing++
		case w == swiss.Pending:
			t.Adjourned++
		case w == swiss.ForfeitLoss && l == swiss.ForfeitLoss:
			t.BothForfeit++
		case w.IsForfeit():
			t.Forfeits++
		case b.Score.Winner() == swiss.White:
			t.White++
		case b.Score.Winner() == swiss.Black:
			t.Black++
		case w == l && (w == swiss.Draw || w == swiss.ShortDraw):
			t.Draws++
		default:
			t.Unusual++
		}
	}
	return t
}

// Row is a line of the table of a round: a board with both players and their points before the round.
type Row struct {
	Board
	WhitePlayer, BlackPlayer Player
	WhitePoints, BlackPoints swiss.Points
}

// Rows returns the table of round n.
func (s State) Rows(id SectionID, n int) []Row {
	round, ok := s.Round(id, n)
	if !ok {
		return nil
	}
	points := s.Points(id, n-1)
	rows := make([]Row, len(round.Boards))
	for i, b := range round.Boards {
		rows[i] = Row{Board: b, WhitePoints: points[b.White], BlackPoints: points[b.Black]}
		rows[i].WhitePlayer, _ = s.Player(b.White)
		rows[i].BlackPlayer, _ = s.Player(b.Black)
	}
	return rows
}

// Points returns the points of every player of a section after round upTo, with those carried from an earlier stage. A board
// without result and an adjourned game count nothing yet; nor do, in a round robin, the games of who left before half of his (C.05).
func (s State) Points(id SectionID, upTo int) map[PlayerID]swiss.Points {
	sec, err := s.section(id)
	if err != nil {
		return nil
	}
	award := sec.scoring()
	members := s.members(id)
	places := s.places(members)
	sums, annulled := make([]swiss.Points, len(members)), s.annulled(sec, members)
	for n := 1; n <= min(upTo, len(sec.Rounds)); n++ {
		sec.Rounds[n-1].entries(n, sec, members, places, func(i int, e entry) {
			if e.outcome != swiss.Pending && !annulled[members[i].ID] && !annulled[e.opponent] {
				sums[i] += award.Of(e.outcome) + e.extra
			}
		})
	}
	points := make(map[PlayerID]swiss.Points, len(members))
	for i, p := range members {
		points[p.ID] = sums[i]
	}
	for _, g := range s.CarriedGames(id) {
		if g.Score.White != swiss.Pending && !annulled[g.White] && !annulled[g.Black] {
			points[g.White] += award.Of(g.Score.White)
			points[g.Black] += award.Of(g.Score.Black)
		}
	}
	return points
}

// annulled are those who left a round robin before half of their games were played: no result against them counts, for anybody (C.05).
func (s State) annulled(sec *section, members []*Player) map[PlayerID]bool {
	var gone map[PlayerID]bool
	for _, p := range members {
		if sec.Config.IsRoundRobin() && p.IsWithdrawn() && p.TPN > 0 {
			if gone == nil {
				gone = map[PlayerID]bool{}
			}
			gone[p.ID] = true
		}
	}
	if gone == nil {
		return nil
	}
	played := map[PlayerID]int{}
	for _, r := range sec.Rounds {
		for i, pair := range r.Pairs {
			if r.score(i + 1).White.IsPlayed() {
				played[pair[0]]++
				played[pair[1]]++
			}
		}
	}
	scheduled := s.scheduled(sec, members)
	for _, g := range s.CarriedGames(sec.ID) {
		for _, id := range []PlayerID{g.White, g.Black} {
			scheduled[id]++
			if g.Score.White.IsPlayed() {
				played[id]++
			}
		}
	}
	for id := range gone {
		gone[id] = 2*played[id] < scheduled[id]
	}
	return gone
}

// scheduled is how many games everybody has in the table of a round robin; those who met in an earlier stage do not meet again.
func (s State) scheduled(sec *section, members []*Player) map[PlayerID]int {
	group := map[PlayerID]int{}
	for i, list := range s.CarriedGroups(sec.ID) {
		for _, id := range list {
			group[id] = i + 1
		}
	}
	games := map[PlayerID]int{}
	for _, p := range members {
		for _, q := range members {
			if p != q && p.TPN > 0 && q.TPN > 0 && (group[p.ID] == 0 || group[p.ID] != group[q.ID]) {
				games[p.ID] += max(sec.Config.Options.Cycles, 1)
			}
		}
	}
	return games
}

// IsOfClubs reports whether the event is one of clubs rather than of schools: by the template that it was made from, else by whether
// anybody has a rating.
func (s State) IsOfClubs() bool {
	switch kind := s.info.Template; {
	case strings.HasPrefix(kind, "club"), strings.HasPrefix(kind, "open"):
		return true
	case strings.HasPrefix(kind, "school"), s.info.Practice:
		return false
	}
	return slices.ContainsFunc(s.players, func(p *Player) bool { return p != nil && p.Rating > 0 })
}
