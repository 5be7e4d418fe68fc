package swiss

import "slices"

// TPN is a tournament pairing number: 1 is the strongest (C.04.2 2.2). Zero is no player.
type TPN int

// Sex as a tournament file writes it; zero is not given.
type Sex uint8

// The two sexes of a tournament file.
const (
	Male   Sex = 1
	Female Sex = 2
)

// Title is a FIDE title. The zero value is none; a larger value ranks before a smaller one (C.04.2 2.2).
type Title uint8

// The titles in ascending order of C.04.2 2.2.
const (
	NoTitle Title = iota
	WCM
	WFM
	CM
	WIM
	FM
	WGM
	IM
	GM
)

var titleNames = [...]string{"", "WCM", "WFM", "CM", "WIM", "FM", "WGM", "IM", "GM"}

// String returns the abbreviation, empty for none.
func (t Title) String() string {
	if int(t) < len(titleNames) {
		return titleNames[t]
	}
	return ""
}

// ParseTitle reads an abbreviation such as "WGM"; the empty text is no title.
func ParseTitle(s string) (Title, bool) {
	i := slices.Index(titleNames[:], s)
	return Title(max(i, 0)), i >= 0
}

// Date is a calendar day as tournament files write it; a part that is not known is zero.
type Date struct{ Year, Month, Day int }

// IsZero reports whether nothing is known of d.
func (d Date) IsZero() bool { return d == Date{} }

// Player is one participant with a whole history.
type Player struct {
	TPN        TPN
	Name       string
	Sex        Sex
	Title      Title
	Rating     int // 0: unrated
	Federation string
	FIDEID     string
	Birth      Date
	Class      int // school class, for the initial order; 0: unknown

	Rounds  []Entry  // what happened in round i+1; shorter than the event means Absent
	Virtual []Points // virtual points of round i+1 (acceleration, C.04.7); never in a standing
	Ratings []int    // in round i+1, of an event that lasts several rating periods; 0 or shorter: Rating
	Bonus   Points   // points outside any round (penalty or bonus of the arbiter), may be negative
}

// Entry is one player's part in one round.
type Entry struct {
	Outcome  Outcome
	Opponent TPN    // 0 without one; a forfeit may stand without opponent (team events)
	Color    Color  // the scheduled colour, also of a forfeit; zero without one
	Extra    Points // abnormal points beside the award of Outcome (TRF26 299), may be negative
}

// in returns the entry of round r (from 1), the zero Entry beyond the history.
func (p *Player) in(r int) Entry {
	if r < 1 || r > len(p.Rounds) {
		return Entry{}
	}
	return p.Rounds[r-1]
}

// ratingIn returns the rating that p has in round r (from 1), 0 for none.
func (p *Player) ratingIn(r int) int {
	if r >= 1 && r <= len(p.Ratings) && p.Ratings[r-1] != 0 {
		return p.Ratings[r-1]
	}
	return p.Rating
}

func (p Player) clone() Player {
	p.Rounds = slices.Clone(p.Rounds)
	p.Virtual, p.Ratings = slices.Clone(p.Virtual), slices.Clone(p.Ratings)
	return p
}
