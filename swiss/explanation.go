package swiss

// Explanation says why a round was paired as it was, as data: app/i18n turns it into sentences. One kind serves every
// system; what a system does not know stays empty.
type Explanation struct {
	Brackets []BracketWhy
	Boards   []BoardWhy
	PAB      *PABWhy
}

// BracketWhy tells how one bracket was paired.
type BracketWhy struct {
	Score     Points // of its residents
	Residents []TPN
	MovedDown []TPN   // from higher brackets, in order
	MovedUp   []TPN   // from lower scoregroups, where the system floats upwards
	Floaters  []TPN   // who left it for the next one
	Choices   []Trial // alternatives that lost, and by which criterion
	Values    []Value // what the chosen candidate reaches in each criterion, in order of priority
}

// Value is what a candidate reaches in one criterion; smaller is better.
type Value struct {
	Criterion string // "C5"
	Value     int
}

// Trial is an alternative to the chosen candidate and the first criterion in which it is worse.
type Trial struct {
	Pairs     []Pair // what it would have paired differently, colours as they would have been
	Floaters  []TPN  // who would have floated instead
	Criterion string // "C6", "C12", …; "order" where only the generation order decides
	Article   string
	Mine      int // the value of the chosen candidate in that criterion, where it is a number
	Theirs    int // and of the alternative
}

// BoardWhy tells why a board has its colours.
type BoardWhy struct {
	Pair    Pair
	Rule    string // the colour rule that decided, by article: "5.2.1"
	Wishes  [2]Wish
	Decided int // 0: White's wish decided, 1: Black's
}

// Wish is a colour preference (C.04.3 1.7).
type Wish struct {
	Color    Color
	Strength Strength
}

// Strength of a colour preference.
type Strength uint8

// The strengths in ascending order.
const (
	NoPreference Strength = iota
	Mild
	Strong
	Absolute
)

// PABWhy tells why the bye went where it went.
type PABWhy struct {
	TPN      TPN
	Score    Points
	Barred   []TPN  // players with the same or a lower score who may not have it [C2]
	Article  string // the rule that decided
	Unplayed int    // unplayed rounds of the receiver [C9]
}
