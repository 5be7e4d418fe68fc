package knockout

import "wasit/swiss"

// Format is how matches are played. The zero value is one game a match, the default ladder, a match for third place.
type Format struct {
	Games         []int // games of a match by round, the last one for all later rounds; empty: 1
	PlayAll       bool  // play games on although the match is decided
	Ladder        []Stage
	SharedThird   bool // no match for third place: two third places
	ByConqueror   bool // inside a shared block, who lost to the better placed comes first
	ByesAsWins    bool // for team tables: a bye counts like a win
	LadderReverse bool // the first ladder game reverses the last colours instead of a coin

	Boards int   // of a match of teams, whose games are boards; 0: players meet
	Ties   []Tie // what decides a drawn match of teams, in order; after them a coin
}

// games returns the games of a match in round r.
func (f Format) games(r int) int {
	if len(f.Games) == 0 {
		return 1
	}
	return max(f.Games[min(r, len(f.Games))-1], 1)
}

func (f Format) ladder() []Stage {
	if len(f.Ladder) == 0 {
		return DefaultLadder()
	}
	return f.Ladder
}

// StageKind is one kind of tie-break.
type StageKind uint8

// The kinds.
const (
	LadderGames StageKind = iota // games with alternating colours
	Armageddon                   // one game: Black wins the tie with a draw
	Lot                          // a coin decides
)

// Stage is one step of the ladder. Ladder games decide only who goes on; they give no points.
type Stage struct {
	Kind             StageKind
	Games            int // LadderGames: how many
	Base, BlackBase  int // minutes; BlackBase 0 means the same for both
	Increment        int // seconds a move
	IncrementFrom    int // the increment starts at this move, 0: from the first
	DecidedByCapRule bool
}

// DefaultLadder is two games of 10+5, two of 3+2, then Armageddon of 5 against 4 minutes.
func DefaultLadder() []Stage {
	return []Stage{{Games: 2, Base: 10, Increment: 5}, {Games: 2, Base: 3, Increment: 2}, armageddon()}
}

// CupLadder is the ladder of FIDE's cups: 25+10, 10+10, 5+3, each twice, then Armageddon.
func CupLadder() []Stage {
	return []Stage{{Games: 2, Base: 25, Increment: 10}, {Games: 2, Base: 10, Increment: 10}, {Games: 2, Base: 5, Increment: 3}, armageddon()}
}

// SchoolLadder is one game of 10 minutes with reversed colours (use it with Format.LadderReverse), then Armageddon.
func SchoolLadder() []Stage { return []Stage{{Games: 1, Base: 10}, armageddon()} }

// NoClockLadder is one game of 15 minutes decided by the round cap of rooms without clocks, then a coin.
func NoClockLadder() []Stage {
	return []Stage{{Games: 1, Base: 15, DecidedByCapRule: true}, {Kind: Lot}}
}

// LadderOf is the ladder that files call by a name, "" the default one; reverse is what Format.LadderReverse has to be with it.
func LadderOf(name string) (ladder []Stage, reverse, known bool) {
	switch name {
	case "":
		return DefaultLadder(), false, true
	case "cup":
		return CupLadder(), false, true
	case "school":
		return SchoolLadder(), true, true
	case "noclock":
		return NoClockLadder(), false, true
	}
	return nil, false, false
}

func armageddon() Stage {
	return Stage{Kind: Armageddon, Games: 1, Base: 5, BlackBase: 4, Increment: 2, IncrementFrom: 61}
}

// Game is one game of a match.
type Game struct {
	Stage        int // 0: the match itself, k: step k of the ladder
	White, Black swiss.TPN
	Results      [2]swiss.Outcome // of White and of Black
}

// points returns what tpn scored in the game, in tenths.
func (g Game) points(tpn swiss.TPN) swiss.Points {
	o := g.Results[0]
	if g.Black == tpn {
		o = g.Results[1]
	}
	return swiss.StandardScoring().Of(o)
}
