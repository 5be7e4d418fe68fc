package store

import (
	"context"
	"strings"

	"wasit/app/device/store/engine"
)

// A Book is what the chess clock or the board keeps: an index as one value, and each game as rows of its own, the first its head.
// Index and rows are text that the caller encodes, a row one line. Rows stand among the records of events under a prefix that no
// event's identity has.
type Book string

// The books.
const (
	ClockBook Book = "clock"
	BoardBook Book = "play"
)

// seen is where the last sign of life of a book stands.
func (b Book) seen() string { return string(b) + "-seen" }

// game is the name under which the rows of a game stand.
func (b Book) game(id string) string { return string(b) + ":" + id }

// BookIndex returns what SaveBookIndex stored last, and for the clock what SaveClockSeen did; "" before that.
func (s *Store) BookIndex(ctx context.Context, b Book) (index, seen string, err error) {
	err = s.engine.View(ctx, func(r engine.Reader) error {
		if index, _, err = r.Value(string(b)); err != nil {
			return err
		}
		seen, _, err = r.Value(b.seen())
		return err
	})
	return index, seen, err
}

// SaveBookIndex stores the index of a book. Games named in gone are deleted with it.
func (s *Store) SaveBookIndex(ctx context.Context, b Book, index string, gone ...string) error {
	return s.engine.Update(ctx, true, func(w engine.Writer) error {
		for _, id := range gone {
			if err := w.Clear(b.game(id), false); err != nil {
				return err
			}
		}
		return w.PutValue(string(b), index)
	})
}

// BookGame returns the rows of a game, in order; none where there is no such game. In the place of a row that was changed since it was stored
// stands "", which is no row of any book.
func (s *Store) BookGame(ctx context.Context, b Book, id string) (rows []string, err error) {
	var text string
	err = s.engine.View(ctx, func(r engine.Reader) error {
		text, err = r.Rows(b.game(id), 0)
		return err
	})
	for line := range strings.Lines(text) {
		row := strings.TrimSuffix(line, "\n")
		last := len(rows) - 1
		switch {
		case last < 0 || !strings.HasPrefix(line, sumMark):
			rows = append(rows, row)
		case !fits(rows[last]+"\n", line):
			rows[last] = ""
		}
	}
	return rows, err
}

// SaveClockSeen stores the sign of life of a running clock. It is not worth a wait for the disk.
func (s *Store) SaveClockSeen(ctx context.Context, seen string) error {
	return s.engine.Update(ctx, false, func(w engine.Writer) error { return w.PutValue(ClockBook.seen(), seen) })
}

// AppendClock stores row number seq of a game of the clock, from 1, in one strict transaction that begins before AppendClock
// waits for anything. A row that is there already is never replaced: the transaction fails.
func (s *Store) AppendClock(ctx context.Context, game string, seq int, row string) error {
	return s.engine.Add(ctx, ClockBook.game(game), seq, summed(row+"\n"))
}

// AppendPlay stores rows of a game on the board in one strict transaction, the first under number seq, from 1. A row that is
// there already is never replaced: the transaction fails, and nothing is stored.
func (s *Store) AppendPlay(ctx context.Context, game string, seq int, rows ...string) error {
	lines := make([]string, len(rows))
	for i, row := range rows {
		lines[i] = summed(row + "\n")
	}
	return s.engine.Add(ctx, BoardBook.game(game), seq, lines...)
}
