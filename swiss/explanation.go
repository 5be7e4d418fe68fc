package swiss

// Explanation says why a round was paired as it was, as data: app/words/i18n turns it into sentences. One kind serves every
// system; what a system does not know stays empty.
type Explanation struct {
	Brackets []BracketWhy
	Boards   []BoardWhy
	PAB      *PABWhy
	Ranking  []RankWhy `json:",omitempty"` // of a system that pairs down a ranking of its own
}

// RankWhy is one player of the ranking by which a round was paired.
type RankWhy struct {
	TPN   TPN
	Place int
	Value int    // what a win against this player is worth
	Score string // with one decimal
}

// BracketWhy tells how one bracket was paired.
type BracketWhy struct {
	Score     Points // of its residents
	Role      BracketRole
	Residents []TPN
	MovedDown []TPN   // from higher brackets, in order
	MovedUp   []TPN   // from lower scoregroups, where the system floats upwards
	Floaters  []TPN   // who left it for the next one
	Choices   []Trial // alternatives that lost, and by which criterion
	Values    []Value // what the chosen candidate reaches in each criterion, in order of priority
}

// BracketRole is a special part that a bracket plays in its round.
type BracketRole string

// The roles.
const (
	OrdinaryBracket    BracketRole = ""
	PenultimateBracket BracketRole = "penultimate" // paired so that the round can be completed below it (C.04.3 until January 2026, A.9)
	CollapsedBracket   BracketRole = "collapsed"   // several scoregroups joined into the last bracket (the same)
	LastBracket        BracketRole = "last"
)

// Value is what a candidate reaches in one criterion; smaller is better. Two values compare by the number, then by the
// list, element by element, a list that begins another being the smaller.
type Value struct {
	Criterion string // "C5"
	Value     int
	List      []Points // scores or score differences, descending, where the criterion is a list
}

// TrialKind says what an alternative would have done.
type TrialKind string

// The kinds of alternatives.
const (
	TryOther TrialKind = ""      // another candidate
	TryMeet  TrialKind = "meet"  // the two Players meet
	TryStay  TrialKind = "stay"  // the player floats not, but is paired in this bracket
	TryLeave TrialKind = "leave" // the player floats from this bracket
	TryKeep  TrialKind = "keep"  // no resident is exchanged between the halves
	TryJoin  TrialKind = "join"  // the player floats up into this bracket
)

// Trial is an alternative to the chosen candidate and the first criterion in which it is worse. Without Pairs and
// Floaters there is no such candidate at all: Criterion is the absolute one in the way.
type Trial struct {
	Kind      TrialKind
	Players   []TPN
	Pairs     []Pair // what it would have paired differently, colours as they would have been
	Floaters  []TPN  // who would have floated instead
	Criterion string // "C6", "C12", … of the Dutch system, "C.04.4.1 C7" of others; "order" where only the order decides
	Article   string
	Mine      int // the value of the chosen candidate in that criterion, where it is a number
	Theirs    int // and of the alternative
	MyList    []Points
	TheirList []Points
}

// BoardWhy tells why a board has its colours.
type BoardWhy struct {
	Pair        Pair
	Rule        string // the colour rule that decided, by article: "5.2.1"
	Preferences [2]Preference
	Decided     int // 0: White's wish decided, 1: Black's
}

// Preference is a colour preference (C.04.3 1.7).
type Preference struct {
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
	Needed   []TPN  // players who come first for it and may, but without whom the others cannot all be paired
	Article  string // the rule that decided
	Unplayed int    // unplayed rounds of the receiver [C9]
}
