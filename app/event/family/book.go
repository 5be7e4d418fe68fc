package family

import (
	"encoding/json"
	"slices"
	"time"

	"wasit/app/event/journal"
)

// MostFollowed is how many children a phone follows.
const MostFollowed = 12

// Followed is a child that a phone follows, with the newest that was read of it: its line alone, of no other child more than the opponent.
type Followed struct {
	Code    string `json:"code"`              // of the child
	Name    string `json:"name,omitempty"`    // as the last news has it; "" before the first
	Section string `json:"section,omitempty"` // likewise
	News    string `json:"news,omitempty"`    // a code; "" before the first
	Read    int64  `json:"read,omitempty"`    // when that was read, Unix milliseconds
	Void    bool   `json:"void,omitempty"`    // the event has made its codes again: this one no longer counts
}

// Child returns what the code says; ok is false where it cannot be read.
func (f Followed) Child() (c Child, ok bool) {
	child, _, err := Read(f.Code)
	if err != nil || child == nil {
		return Child{}, false
	}
	return *child, true
}

// Latest returns the newest that was read of the child, and its seat; ok is false before the first.
func (f Followed) Latest() (n News, seat int, ok bool) {
	child, there := f.Child()
	_, news, err := Read(f.News)
	if !there || err != nil || news == nil {
		return News{}, 0, false
	}
	line, seat, ok := news.Find(child)
	if !ok {
		return News{}, 0, false
	}
	return news.Alone(line), seat, true
}

// Book is what a phone keeps of the children that it follows, in the order in which they came. It is a value.
type Book struct {
	List []Followed `json:"list"`
}

// ReadBook reads what [Book.Data] wrote; what cannot be read is left out.
func ReadBook(data []byte) (b Book) {
	if json.Unmarshal(data, &b) != nil {
		return Book{}
	}
	b.List = slices.DeleteFunc(b.List, func(f Followed) bool {
		_, ok := f.Child()
		return !ok
	})
	b.List = b.List[:min(len(b.List), MostFollowed)]
	return b
}

// Data writes the book; empty where nobody is followed.
func (b Book) Data() []byte {
	if len(b.List) == 0 {
		return nil
	}
	data, err := json.Marshal(b)
	if err != nil {
		return nil // texts and numbers alone
	}
	return data
}

// Added says what became of a child's code.
type Added uint8

// What became of it.
const (
	Follows  Added = iota // from now on
	Known                 // it was followed already
	NoRoom                // for one more
	Replaced              // its event has made its codes again since
)

// Add follows one more child.
func (b Book) Add(c Child) (Book, Added) {
	for _, f := range b.List {
		other, _ := f.Child()
		switch {
		case other == c:
			return b, Known
		case other.Event == c.Event && other.Turn > c.Turn:
			return b, Replaced
		}
	}
	if len(b.List) >= MostFollowed {
		return b, NoRoom
	}
	b.List = append(slices.Clip(b.List), Followed{Code: c.Code()})
	return b.voided(c.Event, c.Turn), Follows
}

// voided marks the codes of an event that were made before turn.
func (b Book) voided(event Tag, turn int) Book {
	b.List = slices.Clone(b.List)
	for i, f := range b.List {
		if c, _ := f.Child(); c.Event == event && c.Turn < turn {
			b.List[i].Void = true
		}
	}
	return b
}

// Without follows child i no longer.
func (b Book) Without(i int) Book {
	if i >= 0 && i < len(b.List) {
		b.List = slices.Delete(slices.Clone(b.List), i, i+1)
	}
	return b
}

// Verdict is what news says to a phone: each list holds children of its book.
type Verdict struct {
	Found   []int // their lines were read
	Older   []int // they stand in it, and the phone knows newer
	Missing []int // of the event, and not in these lines
	Strange []int // the same, but their names are: namesakes, or nobody of the event made it
	Void    []int // their codes were made again
}

// IsOfNobody reports that nobody whom the phone follows is at the event.
func (v Verdict) IsOfNobody() bool {
	return len(v.Found)+len(v.Older)+len(v.Missing)+len(v.Strange)+len(v.Void) == 0
}

// Take reads news: what is newer of a child takes the place of what was known.
func (b Book) Take(n News, at time.Time) (Book, Verdict) {
	var v Verdict
	b.List = slices.Clone(b.List)
	for i, f := range b.List {
		c, _ := f.Child()
		switch line, seat, ok := n.Find(c); {
		case c.Event != n.Event:
		case c.Turn < n.Turn:
			v.Void = append(v.Void, i)
			b.List[i].Void = true
		case !ok && c.Turn == n.Turn && n.names(f.Name):
			v.Strange = append(v.Strange, i)
		case !ok:
			v.Missing = append(v.Missing, i)
		default:
			l := n.Lines[line]
			if known, _, has := f.Latest(); has && (n.IsBefore(known) || l.Why == Moved && l.Seats[1].Name == known.Section) {
				v.Older = append(v.Older, i)
				continue
			}
			v.Found = append(v.Found, i)
			b.List[i].Name, b.List[i].Section = l.Seats[seat].Name, n.Section
			b.List[i].News, b.List[i].Read = n.Alone(line).code(), at.UnixMilli()
		}
	}
	return b, v
}

// From is the book with what the facts of an event say now, where the device holds it; without the codes of an event nothing changes.
func (b Book) From(s journal.State, now time.Time) Book {
	tag := TagOf(s.Event().ID)
	if !slices.ContainsFunc(b.List, func(f Followed) bool { c, _ := f.Child(); return c.Event == tag }) {
		return b
	}
	for _, sec := range s.Sections() {
		n, ok := NewsOf(s, sec.ID, sec.Round, now)
		if ok {
			b, _ = b.Take(n, now)
		}
	}
	return b
}

// IsAt reports whether the child is at an event.
func (f Followed) IsAt(event string) bool {
	c, ok := f.Child()
	return ok && c.Event == TagOf(event)
}

// names reports that a seat bears a name.
func (n News) names(name string) bool {
	return name != "" && slices.ContainsFunc(n.Lines, func(l Line) bool { return l.Seats[0].Name == name || l.Seats[1].Name == name })
}
