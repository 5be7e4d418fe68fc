package session

import "fmt"

// A Book is what a room keeps of its games on this device: an index that says what there is, and each game as rows after its head.
// One tab has a book at a time; the others say where it is.
type Book string

// The books. Their names stand in the store and never change.
const (
	ClockBook Book = "clock"
	BoardBook Book = "play"
)

// OpenBook reads a book's index, once this tab has the book; BookOpened or BookElsewhere comes back.
type OpenBook struct{ Book Book }

// PeekBook reads a book's index without taking the book: BookPeeked comes back where that could be read.
type PeekBook struct{ Book Book }

// TakeBook brings a book from another tab into this one.
type TakeBook struct{ Book Book }

// OpenGame reads the rows of a game; GameOpened comes back.
type OpenGame struct {
	Book Book
	ID   string
	Past bool // it is only to be looked at
}

// KeepIndex stores a book's index, without the games named in Gone.
type KeepIndex struct {
	Book  Book
	Index string
	Gone  []string
}

func (OpenBook) cmd() {}

func (PeekBook) cmd() {}

func (TakeBook) cmd() {}

func (OpenGame) cmd() {}

func (KeepIndex) cmd() {}

// BookOpened brings a book's index, and of the clock the last sign of life.
type BookOpened struct {
	Book        Book
	Index, Seen string
	Err         error
}

// BookPeeked brings the index of a book that this tab may not have.
type BookPeeked struct {
	Book  Book
	Index string
}

// BookElsewhere says that another tab has the book: this one shows where it is, and keeps nothing.
type BookElsewhere struct{ Book Book }

// GameOpened brings the rows of a game.
type GameOpened struct {
	Book Book
	ID   string
	Past bool // as in OpenGame
	Rows []string
	Err  error
}

// OfBook is an answer about a book; it is for the room that keeps it.
type OfBook interface{ Of() Book }

func (msg BookPeeked) Of() Book { return msg.Book }

func (msg BookOpened) Of() Book { return msg.Book }

func (msg BookElsewhere) Of() Book { return msg.Book }

func (msg GameOpened) Of() Book { return msg.Book }

// A Shelf is what a room knows of its book. E is its line of one game.
type Shelf[E interface{ GameID() string }] struct {
	Loaded    bool
	Elsewhere bool  // another tab has the book
	Failed    error // the store cannot be used, or what it holds cannot be read: nothing is written over it
	Games     []E   // newest first
}

// MaxGames is how many games a book takes in from files. What is played here is kept beyond it: no game goes but by a person's hand.
const MaxGames = 200

// Room returns how many games of a file the book still takes in.
func (s Shelf[E]) Room() int { return max(MaxGames-len(s.Games), 0) }

// WithGame puts e first, in the place of what was known of the same game.
func (s Shelf[E]) WithGame(e E) Shelf[E] {
	next := s.WithoutGame(e.GameID())
	next.Games = append([]E{e}, next.Games...)
	return next
}

// WithoutGame takes a game out of the list.
func (s Shelf[E]) WithoutGame(id string) Shelf[E] {
	games := make([]E, 0, len(s.Games)+1)
	for _, e := range s.Games {
		if e.GameID() != id {
			games = append(games, e)
		}
	}
	s.Games = games
	return s
}

// A BookVersionError says that a newer program wrote what this one would misread. Nothing is written over it.
type BookVersionError struct {
	Book    Book
	Version string
}

func (e *BookVersionError) Error() string {
	return fmt.Sprintf("session: the book %q has version %s", e.Book, e.Version)
}

// A RowError names a row of a game that cannot be read; its head is row 0.
type RowError struct {
	Book Book
	Row  int
	Err  error
}

func (e *RowError) Error() string {
	return fmt.Sprintf("session: row %d of a game in the book %q: %v", e.Row, e.Book, e.Err)
}

// Unwrap returns what is wrong with the row.
func (e *RowError) Unwrap() error { return e.Err }
