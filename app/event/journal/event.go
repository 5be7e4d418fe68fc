package journal

import (
	"encoding"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"wasit/app/event/journal/term"
	"wasit/app/words/letters"
	"wasit/swiss"
)

// Kind names a type of event in the journal, for ever.
type Kind string

// An Event is a past-tense fact with plain fields. The types of this package are all there are: see the table of kinds.
type Event interface {
	// In returns the section it concerns, 0 for the event as a whole.
	In() SectionID
	// nameless returns the fact without personal data and free text.
	nameless() Event
	// apply changes e, which holds a copy of the state. It checks that the fact fits the structure of the state; whether
	// it was wise was decided before, by Decide.
	apply(e *edit) error
}

// InSection is what every fact about one section begins with.
type InSection struct {
	Section SectionID `json:"section"`
}

// In names the section that the fact concerns; it is part of [Event].
func (i InSection) In() SectionID { return i.Section }

// A cleaner is a fact that holds texts, or values to be checked before it is read or recorded.
type cleaner interface {
	// cleaned returns the fact with its texts normalised, or the text or value that cannot be stored.
	cleaned() (Event, error)
}

func clean(e Event) (Event, error) {
	if c, ok := e.(cleaner); ok {
		return c.cleaned()
	}
	return e, nil
}

// Record is one line of the journal: a fact, who recorded it where and when.
type Record struct {
	Seq     int    // from 1, without gaps
	Act     int    // Seq of the first record of the same act; an act is stored whole or not at all
	At      int64  // Unix milliseconds, given by the device
	Device  string // short name of the device or tab
	By      string // person, empty if unknown
	Version int    // of the event's kind
	Event   Event
}

// Kind returns the name of the fact.
func (r Record) Kind() Kind { return kindOf(r.Event) }

// Section returns the section that the fact concerns, 0 for the event as a whole.
func (r Record) Section() SectionID { return r.Event.In() }

// private is a fact that holds what does not travel to devices which only score, check in or show.
type private interface {
	// public returns the fact without birth dates, remarks and notes; names stay.
	public() Event
}

// Public returns the record as it may travel to a device that only scores, checks in or shows.
func (r Record) Public() Record {
	if p, ok := r.Event.(private); ok {
		r.Event = p.public()
	}
	return r
}

// Stamp is who records when and where.
type Stamp struct {
	At     int64 // Unix milliseconds
	Device string
	By     string
}

// Cleaned returns by with its names normalised; *TextError if one is longer than [MaxName].
func (by Stamp) Cleaned() (Stamp, error) {
	by.Device, by.By = Clean(by.Device), Clean(by.By)
	for _, text := range []string{by.Device, by.By} {
		if err := checkText("by", text, MaxName); err != nil {
			return by, err
		}
	}
	return by, nil
}

// Records numbers events as one act after s. Names of device and person are cleaned and cut to [MaxName].
func (s State) Records(by Stamp, events ...Event) []Record { return s.records(s.seq+1, by, events) }

func (s State) records(act int, by Stamp, events []Event) []Record {
	device, person := shortened(by.Device), shortened(by.By)
	records := make([]Record, len(events))
	for i, e := range events {
		records[i] = Record{Seq: s.seq + 1 + i, Act: act, At: by.At, Device: device, By: person,
			Version: rowOf(e).version(), Event: e}
	}
	return records
}

// Limits of an event (design.md §7), checked before anything is stored or computed.
const (
	MaxBytes    = 20 << 20 // of a journal or a backup
	MaxPlayers  = 2000     // in one event, all sections together
	MaxSections = 40
	MaxRounds   = term.MaxRounds
	MaxRecords  = 200_000
	MaxName     = 120  // code points of a name or any other short text
	MaxText     = 2000 // code points of a note or a reason
)

// The words that the journal shares with its ledger.
type (
	// SectionID names a section of an event for ever, from 1. Zero is the event as a whole.
	SectionID = term.SectionID
	// PlayerID names a participant for ever, from 1 in order of entry, whatever the pairing number becomes. Zero is nobody.
	PlayerID = term.PlayerID
	// An IncidentID is the number of the record that noted an offence, a claim or a protest.
	IncidentID = term.IncidentID
	// UnknownError: a section, player, round or board that is not there. The fields that matter are not zero.
	UnknownError = term.UnknownError
	// ValueError: a number, choice or code outside what is possible.
	ValueError = term.ValueError
)

// Pair is one board: White first.
type Pair [2]PlayerID

// White returns who has the white pieces.
func (p Pair) White() PlayerID { return p[0] }

// Black returns who has the black pieces.
func (p Pair) Black() PlayerID { return p[1] }

// Has reports whether id sits at this board.
func (p Pair) Has(id PlayerID) bool { return id != 0 && (p[0] == id || p[1] == id) }

// ByeKind is what a player gets for a round in which he is not paired by his own wish or absence.
type ByeKind string

// The kinds of requested byes (TRF26 240). The pairing-allocated bye is not requested and stands with its round.
const (
	Zero ByeKind = "zero" // absent, withdrawn, not yet entered
	Half ByeKind = "half" // half-point bye
	Full ByeKind = "full" // full-point bye
	// Free is no wish: a table or bracket has no game for the player in this round, and it gives no points.
	Free ByeKind = "free"
)

// IsValid reports whether k is one of the three kinds.
func (k ByeKind) IsValid() bool { return k == Zero || k == Half || k == Full }

// Outcome returns the outcome that k means; an unknown kind is a zero-point bye.
func (k ByeKind) Outcome() swiss.Outcome {
	switch k {
	case Half:
		return swiss.HalfBye
	case Full:
		return swiss.FullBye
	}
	return swiss.ZeroBye
}

// Date is a calendar day; a part that is not known is zero. Text form: 2014-03-02, 2014-00-00, empty.
type Date swiss.Date

// IsZero reports whether nothing is known.
func (d Date) IsZero() bool { return d == Date{} }

// IsValid reports whether d is empty or could be in a calendar.
func (d Date) IsValid() bool {
	if d.Year == 0 {
		return d.IsZero()
	}
	if d.Year < 1800 || d.Year > 2300 || d.Month < 0 || d.Month > 12 || d.Day < 0 || d.Month == 0 && d.Day != 0 {
		return false
	}
	days := [...]int{31, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31}[d.Month]
	if d.Month == 2 && (d.Year%4 != 0 || d.Year%100 == 0 && d.Year%400 != 0) {
		days = 28
	}
	return d.Day <= days
}

// String returns the text form.
func (d Date) String() string {
	if d.IsZero() {
		return ""
	}
	return fmt.Sprintf("%04d-%02d-%02d", d.Year, d.Month, d.Day)
}

// MarshalText writes the text form.
func (d Date) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// UnmarshalText reads the text form and nothing else.
func (d *Date) UnmarshalText(b []byte) error {
	*d = Date{}
	if len(b) == 0 {
		return nil
	}
	v, ok := parseDate(b)
	if !ok || !v.IsValid() {
		return &DateError{Text: string(b)}
	}
	*d = v
	return nil
}

func parseDate(b []byte) (Date, bool) {
	if len(b) != len("2014-03-02") || b[4] != '-' || b[7] != '-' {
		return Date{}, false
	}
	var n [3]int
	for i, part := range [3][]byte{b[:4], b[5:7], b[8:]} {
		for _, c := range part {
			if c < '0' || c > '9' {
				return Date{}, false
			}
			n[i] = n[i]*10 + int(c-'0')
		}
	}
	return Date{Year: n[0], Month: n[1], Day: n[2]}, true
}

var _ interface {
	encoding.TextMarshaler
	encoding.TextUnmarshaler
} = (*Date)(nil)

// Clean returns a name as it may be stored: control and direction characters removed, every run of white space one
// space, none at the ends. It does not shorten; see [MaxName].
func Clean(s string) string {
	if isClean(s) {
		return s
	}
	return normalised(s, false)
}

// CleanText is Clean for notes and reasons: line ends stay.
func CleanText(s string) string {
	if isClean(s) {
		return s
	}
	return normalised(s, true)
}

// isClean is the quick answer for the usual text: printable ASCII without double spaces.
func isClean(s string) bool {
	last := byte(' ')
	for i := range len(s) {
		c := s[i]
		if c < ' ' || c >= 0x7f || c == ' ' && last == ' ' {
			return false
		}
		last = c
	}
	return s == "" || last != ' '
}

func normalised(s string, lines bool) string {
	var b strings.Builder
	b.Grow(len(s))
	gap := rune(0) // white space waiting for a letter after it
	for _, r := range s {
		switch {
		case lines && r == '\n':
			gap = '\n'
		case unicode.IsSpace(r):
			if gap == 0 {
				gap = ' '
			}
		case isHidden(r):
		default:
			if gap != 0 && b.Len() > 0 {
				b.WriteRune(gap)
			}
			gap = 0
			b.WriteRune(r)
		}
	}
	return b.String()
}

// isHidden reports characters that change how a text is shown without being seen. The joiners U+200C and U+200D stay:
// names in several scripts need them.
func isHidden(r rune) bool {
	switch {
	case unicode.IsControl(r), r == utf8.RuneError,
		r == 0x00AD, r == 0x061C, r == 0x180E, r == 0x200B, r == 0x200E, r == 0x200F,
		r >= 0x2028 && r <= 0x202E, r >= 0x2060 && r <= 0x206F, r == 0xFEFF,
		r >= 0xFFF0 && r <= 0xFFFB, r >= 0xE0000 && r <= 0xE0FFF:
		return true
	}
	return false
}

// checkText reports a text of more than limit code points.
func checkText(field, s string, limit int) error {
	if len(s) > limit && utf8.RuneCountInString(s) > limit {
		return &TextError{Field: field, Limit: limit, Got: utf8.RuneCountInString(s)}
	}
	return nil
}

// shortened cleans a name and cuts it where refusing it would stop an act that has nothing to do with it.
func shortened(s string) string {
	s = Clean(s)
	n := 0
	for i := range s {
		if n++; n > MaxName {
			return Clean(s[:i])
		}
	}
	return s
}

func needText(field, s string) error {
	if s == "" {
		return &TextError{Field: field, Limit: MaxName, Got: 0}
	}
	return checkText(field, s, MaxName)
}

// FoldName returns what the initial order and the search compare: lower case without the marks of Latin letters (formats.md 8.1).
// Screens and paper list names by the alphabet of their language instead: [SortByName].
func FoldName(s string) string {
	if letters.IsASCII(s) {
		return strings.ToLower(s) // nearly every name, twenty times as fast
	}
	return strings.Map(func(r rune) rune {
		if letters.IsMark(r) {
			return -1
		}
		return letters.Plain(r)
	}, s)
}
