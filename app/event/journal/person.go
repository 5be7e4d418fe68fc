package journal

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"time"

	"wasit/app/lists/alike"
	"wasit/app/words/letters"
	"wasit/swiss"
)

// PlayerInfo is what is known of a person.
type PlayerInfo struct {
	Name       string    `json:"name"`               // as written
	SortName   string    `json:"sort,omitzero"`      // for the alphabet; empty: Name
	Sex        swiss.Sex `json:"sex,omitzero"`       // 1 male, 2 female
	Birth      Date      `json:"birth,omitzero"`     // personal: on no sheet unless chosen
	Rating     int       `json:"rating,omitzero"`    // 0: unrated
	Title      string    `json:"title,omitzero"`     // "WGM"
	Club       string    `json:"club,omitzero"`      // or school
	Federation string    `json:"fed,omitzero"`       // three letters
	FIDEID     string    `json:"fideID,omitzero"`    // digits
	NationalID string    `json:"natID,omitzero"`     // number in the list of his federation
	Ratings    Ratings   `json:"listed,omitzero"`    // as federations list them; what counts here is Rating
	Class      int       `json:"class,omitzero"`     // school class, for the initial order
	ClassText  string    `json:"classText,omitzero"` // the class with its letter and stream: "7B", "11 IPA 2"; as personal as Birth
	NIS        string    `json:"nis,omitzero"`       // number of the pupil at his school; as personal as Birth
	NISN       string    `json:"nisn,omitzero"`      // number of the pupil in the country; as personal as Birth
	Remark     string    `json:"remark,omitzero"`    // for the desk
	Before     Before    `json:"before,omitzero"`    // in earlier events of his season
	Source     Source    `json:"source,omitzero"`    // where Rating and Ratings are from
}

// The lists that a rating is of.
const (
	SourceFIDE     = "fide"
	SourceNational = "national"
	SourceHand     = "hand" // typed by a person
)

// Source says where the ratings of a player are from: empty where they came with the list of players.
type Source struct {
	Rating   string `json:"rating,omitzero"` // of the rating that counts: SourceFIDE and so on
	FIDE     string `json:"fide,omitzero"`   // the month of the list that the ratings of FIDE were taken from, "2026-11"
	National string `json:"nat,omitzero"`    // likewise of the national one
}

func (s Source) check() error {
	if !slices.Contains([]string{"", SourceFIDE, SourceNational, SourceHand}, s.Rating) {
		return &ValueError{Field: "source", Value: s.Rating}
	}
	for _, month := range []string{s.FIDE, s.National} {
		if _, err := time.Parse("2006-01", month); month != "" && err != nil {
			return &ValueError{Field: "source", Value: month}
		}
	}
	return nil
}

// Before is what a player did in earlier events of a season whose members entered this one.
type Before struct {
	White    int `json:"w,omitzero"` // games over the board with White
	Black    int `json:"b,omitzero"`
	Attended int `json:"came,omitzero"` // rounds in which he was there
	Of       int `json:"of,omitzero"`   // rounds of those events
}

// MaxBefore bounds each of the numbers of [Before].
const MaxBefore = 9999

// Check refuses what cannot have been.
func (b Before) Check() error {
	for _, n := range [...]int{b.White, b.Black, b.Attended, b.Of} {
		if n < 0 || n > MaxBefore {
			return &ValueError{Field: "before", Value: fmt.Sprint(n), Least: 0, Max: MaxBefore}
		}
	}
	if b.Attended > b.Of {
		return &ValueError{Field: "before", Value: fmt.Sprint(b.Attended), Least: 0, Max: b.Of}
	}
	return nil
}

// Ratings are what federations list of a player, 0 where they list none. The event is paired by [PlayerInfo].Rating alone, which is
// one of them or none.
type Ratings struct {
	Standard int `json:"std,omitzero"` // of FIDE, as are rapid and blitz
	Rapid    int `json:"rapid,omitzero"`
	Blitz    int `json:"blitz,omitzero"`
	National int `json:"nat,omitzero"`
	K        int `json:"k,omitzero"` // development coefficient of the rating that counts (FIDE B.02)
}

// MaxRating and MaxK bound what a rating and its coefficient can be.
const (
	MaxRating = 4000
	MaxK      = 99
)

// cleaned refuses ratings that no list has.
func (r Ratings) cleaned() error {
	for _, f := range [...]struct {
		name     string
		n, limit int
	}{{"standard", r.Standard, MaxRating}, {"rapid", r.Rapid, MaxRating}, {"blitz", r.Blitz, MaxRating}, {"national", r.National, MaxRating}, {"k", r.K, MaxK}} {
		if f.n < 0 || f.n > f.limit {
			return &ValueError{Field: f.name, Value: fmt.Sprint(f.n), Least: 0, Max: f.limit}
		}
	}
	return nil
}

// NextPlayer returns the ID that the next player to enter gets.
func (s State) NextPlayer() PlayerID { return s.nextPlayer() }

// ClassName returns the school class with its letter and stream, where they are known.
func (i PlayerInfo) ClassName() string {
	switch {
	case i.ClassText != "":
		return i.ClassText
	case i.Class != 0:
		return strconv.Itoa(i.Class)
	}
	return ""
}

// Alphabetical returns what the initial order compares and report files hold.
func (i PlayerInfo) Alphabetical() string {
	if i.SortName != "" {
		return i.SortName
	}
	return i.Name
}

// Listed returns the name as lists of the alphabet have it: the name for sorting, where one is given.
func (i PlayerInfo) Listed(a letters.Alphabet) string {
	if i.SortName != "" {
		return i.SortName
	}
	return a.Listed(i.Name)
}

// SortByName orders players as a list of the alphabet has them; those of the same name stand in order of entry.
func SortByName(a letters.Alphabet, list []Player) {
	letters.Sort(a, list, func(p *Player) string { return p.Listed(a) }, func(p *Player) int { return int(p.ID) })
}

func (i PlayerInfo) cleaned() (PlayerInfo, error) {
	for _, f := range [...]struct {
		name string
		text *string
	}{{"name", &i.Name}, {"sort-name", &i.SortName}, {"title", &i.Title}, {"club", &i.Club}, {"federation", &i.Federation},
		{"fide-id", &i.FIDEID}, {"national-id", &i.NationalID}, {"remark", &i.Remark}, {"class", &i.ClassText},
		{"nis", &i.NIS}, {"nisn", &i.NISN}} {
		*f.text = Clean(*f.text)
		if err := checkText(f.name, *f.text, MaxName); err != nil {
			return i, err
		}
	}
	if i.Rating < 0 || i.Rating > MaxRating {
		return i, &ValueError{Field: "rating", Value: fmt.Sprint(i.Rating), Least: 0, Max: MaxRating}
	}
	if err := cmp.Or(i.Ratings.cleaned(), i.Before.Check(), i.Source.check()); err != nil {
		return i, err
	}
	if i.Class < 0 || i.Class > 99 {
		return i, &ValueError{Field: "class", Value: fmt.Sprint(i.Class), Least: 0, Max: 99}
	}
	if i.Sex > swiss.Female {
		return i, &ValueError{Field: "sex", Value: fmt.Sprint(i.Sex)}
	}
	if _, ok := swiss.ParseTitle(i.Title); !ok {
		return i, &ValueError{Field: "title", Value: i.Title}
	}
	if !i.Birth.IsValid() {
		return i, &DateError{i.Birth.String()}
	}
	return i, nil
}

// Player is one participant: the person and his part in the event. Its slices are shared: read only.
type Player struct {
	ID      PlayerID  `json:"id"`
	Section SectionID `json:"section"`
	PlayerInfo
	At      int64     `json:"at,omitzero"`      // when he was entered, Unix milliseconds
	TPN     swiss.TPN `json:"tpn,omitzero"`     // 0 before the order is fixed
	Entered int       `json:"entered,omitzero"` // first round he takes part in; 0: from the start
	Missed  ByeKind   `json:"missed,omitzero"`  // what the rounds before Entered are worth; empty: zero points
	Byes    []Bye     `json:"byes,omitempty"`   // requested, by round
	Out     []Span    `json:"out,omitempty"`    // withdrawals, oldest first

	NoHalfByes bool `json:"noHalfByes,omitzero"` // no half-point bye is granted to him

	Roster   []Member `json:"roster,omitempty"`  // of a team, in board order
	Presence Presence `json:"presence,omitzero"` // at the check-in
	Paid     bool     `json:"paid,omitzero"`     // the entry fee
	Table    int      `json:"table,omitzero"`    // fixed for every round; 0: any
	Was      PlayerID `json:"was,omitzero"`      // the same person in the section that he left after he was paired
	Now      PlayerID `json:"now,omitzero"`      // the same person in the section that he left for
}

// Bye is a requested bye.
type Bye struct {
	Round int     `json:"round"`
	Kind  ByeKind `json:"kind"`
}

// Span is a withdrawal: from round From until before round Back; Back 0: for good.
type Span struct {
	From int `json:"from"`
	Back int `json:"back,omitzero"`
}

// Presence is the state of a player at the check-in.
type Presence string

// The three states.
const (
	Expected Presence = ""
	Present  Presence = "present"
	Missing  Presence = "absent"
)

// IsOut reports whether the player is withdrawn in round.
func (p *Player) IsOut(round int) bool {
	for _, s := range p.Out {
		if round >= s.From && (s.Back == 0 || round < s.Back) {
			return true
		}
	}
	return false
}

// IsWithdrawn reports whether the player left and has not returned.
func (p *Player) IsWithdrawn() bool { return len(p.Out) > 0 && p.Out[len(p.Out)-1].Back == 0 }

// HasEntered reports whether the player's part in the event has begun by round.
func (p *Player) HasEntered(round int) bool { return round >= p.Entered }

// ByeIn returns the bye requested for round.
func (p *Player) ByeIn(round int) (ByeKind, bool) {
	for _, b := range p.Byes {
		if b.Round == round {
			return b.Kind, true
		}
	}
	return "", false
}

// Absence returns what the player gets in round when he is not to be paired in it: withdrawn, not yet entered, or by a
// requested bye. ok is false if he is to be paired.
func (p *Player) Absence(round int) (kind ByeKind, ok bool) {
	switch {
	case p.IsOut(round):
		return Zero, true
	case !p.HasEntered(round):
		if kind, said := p.ByeIn(round); said && p.Was != 0 {
			return kind, true
		}
		if p.Missed == Half {
			return Half, true
		}
		return Zero, true
	}
	return p.ByeIn(round)
}

func (i PlayerInfo) swiss() swiss.Player {
	title, _ := swiss.ParseTitle(i.Title)
	return swiss.Player{Name: i.Alphabetical(), Sex: i.Sex, Title: title, Rating: i.Rating, Federation: i.Federation,
		FIDEID: i.FIDEID, Birth: swiss.Date(i.Birth), Class: i.Class}
}

// Similar returns the players who may be the same person as info: the same folded name, a name of the same school or of none that
// is like it, or the same birth date and school.
func (s State) Similar(info PlayerInfo) []PlayerID {
	if s.nameless {
		return nil
	}
	var ids []PlayerID
	key := s.SchoolKeys()
	name, club := FoldName(Clean(info.Name)), key(info.Club)
	for _, p := range s.players {
		if p == nil {
			continue
		}
		if p.Now != 0 {
			continue // he is found where he plays
		}
		k := key(p.Club)
		sameDay := !info.Birth.IsZero() && info.Birth == p.Birth && club == k
		near := (club == k || club == "" || k == "") && alike.Persons(info.Name, p.Name) != alike.Different
		if name != "" && (FoldName(p.Name) == name || near) || sameDay {
			ids = append(ids, p.ID)
		}
	}
	return ids
}
