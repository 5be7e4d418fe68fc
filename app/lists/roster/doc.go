// Package roster reads lists of players that come from elsewhere: CSV files of any spreadsheet, pasted lines, and messages
// in free order ([Chat]). It
// understands, it does not invent: what is doubtful is a [Doubt] for a person to settle, and nothing is dropped unseen.
//
// Reading has three steps, each pure: [Decode] turns bytes into text, [Split] text into cells, [Read] cells into rows of
// players by a [Mapping] from columns to fields, which [Guess] proposes and a person may change.
package roster

import (
	"wasit/app/lists/alike"
	"wasit/app/lists/lexicon"
	"wasit/swiss"
)

// Limits, checked before anything is allocated.
const (
	MaxBytes   = 20 << 20
	MaxRows    = 2000
	MaxColumns = 64
	MaxName    = 120 // code points
)

// Entrant is one player as a list gives him.
type Entrant struct {
	Name       string // as written
	SortName   string // "Surname, Given", where the list tells them apart
	Sex        swiss.Sex
	Birth      swiss.Date
	Rating     int
	Title      swiss.Title
	Club       string // club or school
	Federation string
	FIDEID     string
	NationalID string
	Rapid      int // ratings beside the one that counts
	Blitz      int
	National   int
	K          int
	Before     [4]int // in earlier events: games with White, with Black, rounds attended, rounds
	Class      int    // number of the school class; ClassText has its letter and stream
	ClassText  string // "7B", "11 IPA 2"
	Group      string // age group: "U12"
	Nickname   string
	NISN       string // number of a pupil in the register of his country, and
	NIS        string // in that of his school: they never travel further than a birth date does
	Team       string // of an event of teams
	Board      string // in the team: "1" to "8", "R1" for the first reserve
	Age        int    // in years, where the day of birth is not said
	Level      Level  // of a heading, where the school does not say it
}

// Row is one player of the list, or a line that is nobody's ([Row.Skip]), and what was understood of it.
type Row struct {
	Line    int    // in the file, from 1: where the player stands
	Lines   []int  // further lines that speak of the player: corrections, answers, remarks
	Source  string // the text of all these lines, the first one first
	Entrant Entrant
	Doubts  []Doubt
	Spans   []lexicon.Span // what the pieces of the source were taken for; of messages alone
	Skip    bool           // no player, or settled by a person: do not enter
	Into    int            // settled by a person: the section of the event it enters; 0: as the event says

	Section    string   // name of the proposed section; "" where it must be asked, or nobody said what sections there are
	Changes    []Change // what later lines made of the player: to be shown as proposals
	Withdrawn  bool     // does not come: to be shown struck out; [Row.Skip] is set too
	ReplacedBy int      // line of who comes instead, 0 for nobody
	Replaces   int      // line of whose place the player takes, 0 for nobody's
	Note       string   // a remark that stands beside the player, to be shown
	Apart      bool     // somebody of the same name stands before him with a number or a school of his own: a person says whether they are one
}

// Change is what a later line of a document says of a player who stood in it before.
type Change struct {
	Field    Field  // Name, Sex, Birth, Class, Club, Rating
	From, To string // as a person reads them; From is "" where the fact was missing
	Line     int    // where it was said, 0 where a rule proposes it: small letters of a name
	Source   string // the words of it
}

// DoubtKind says what is unclear about a row.
type DoubtKind uint8

// The doubts.
const (
	DoubtName       DoubtKind = iota + 1 // no name, or nothing but digits
	DoubtLongName                        // longer than MaxName, was cut
	DoubtSex                             // not understood
	DoubtDate                            // no such day, or not understood
	DoubtYear                            // too young or too old to be meant
	DoubtRating                          // not a rating
	DoubtTitle                           // not a title
	DoubtClass                           // not a class
	DoubtSameInList                      // same name and club as another line: Text is that line
	DoubtSameHere                        // already in the section
	DoubtCells                           // more cells than the other lines
	DoubtRest                            // words of the line that nobody understood
	DoubtClub                            // perhaps the club: it stands where others have it, or in brackets
	DoubtSplit                           // name and school stood together and were parted by a guess
	DoubtGone                            // struck out, or said to be cancelled
	DoubtSameBirth                       // same club and day of birth as another line
	DoubtBornHere                        // same club and day of birth as somebody in the event
	DoubtSection                         // does not belong into the section that the list is for; set by the caller
	DoubtFederation                      // no code of three letters
	DoubtFIDE                            // no number
	DoubtNote                            // a remark that a person must read: Text
	DoubtForm                            // the name may stand in another case than the nominative
	DoubtReference                       // "ditto" that points to nothing
	DoubtDay                             // the list writes some days first and some months first: Dates are both readings
	DoubtPlaying                         // a reserve, or somebody who perhaps comes
	DoubtTeam                            // stands in two teams, Text is the other
	DoubtWhich                           // a later line fits several players: Text is the line
	DoubtAge                             // class and age, or class and kind of school do not go together
	DoubtHidden                          // the row is hidden in its workbook: Text is the name
	DoubtSaidSex                         // the document says of him, in the words Text, a sex that no row has taken,
	DoubtSaidBirth                       // a day of birth,
	DoubtSaidClass                       // a class,
	DoubtSaidRating                      // a rating,
	DoubtSaidClub                        // or a school
	DoubtNoClub                          // nothing says his school or club, where nearly all others have one
	DoubtSameBoard                       // another of the team has his board: Text is the name
	DoubtLineUp                          // the line-up of his team may be another: Text is the line that is doubtful
	DoubtShortName                       // one word, where the other names of the list have more
	DoubtOddName                         // a word of the name is elsewhere none
	DoubtOddClub                         // the school holds words that schools do not
	DoubtLeft                            // a number or a word of his line that nothing explains: Text
	DoubtNoSex                           // nothing says his sex, where nearly all others have one,
	DoubtNoBirth                         // his year of birth,
	DoubtNoClass                         // or his class
	DoubtUnread                          // the line stands in a list and was not understood: Text
)

// Doubt is one open question of a row. Text is the piece of the source it is about.
type Doubt struct {
	Kind  DoubtKind
	Text  string
	Other int          // line of the other row, for DoubtSameInList and DoubtSameBirth
	Dates []swiss.Date // readings of a date that a person can choose from
}

// Section is a section of the event that a list is read for, as far as it says who enters it. The zero value of a bound is
// open.
type Section struct {
	Name                 string
	Sex                  swiss.Sex // 0: both play together
	Level                Level     // of the schools that may send players
	BirthFrom, BirthTo   int       // years of birth, both ends included
	ClassFrom, ClassTo   int       // school classes, both ends included
	RatingFrom, RatingTo int       // both ends included
	Teams                bool      // a section of teams
	Boards               int       // of a team
}

// Level is the kind of school that a section is for, or that a pupil goes to.
type Level = alike.Level

// The levels, as [alike.Level] has them.
const (
	AnyLevel  = alike.AnyLevel
	SD        = alike.SD
	SMP       = alike.SMP
	SMA       = alike.SMA
	Primary   = alike.Primary
	Secondary = alike.Secondary
)
