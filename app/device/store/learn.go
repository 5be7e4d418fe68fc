package store

import (
	"context"

	"wasit/app/device/store/engine"
)

// LearnBook is the book of those who learn: the list is its index, and each learner's rows are a game of it. Several tabs may
// write it: each write says what it stands on, and is refused with a ConflictError where another tab was faster.
const LearnBook Book = "learn"

// Learners returns the list of the book and the rows of each learner that ids finds in it.
func (s *Store) Learners(ctx context.Context, ids func(list string) []string) (list string, rows map[string][]string, err error) {
	if list, _, err = s.BookIndex(ctx, LearnBook); err != nil {
		return "", nil, err
	}
	rows = map[string][]string{}
	for _, id := range ids(list) {
		if rows[id], err = s.BookGame(ctx, LearnBook, id); err != nil {
			return "", nil, err
		}
	}
	return list, rows, nil
}

// AppendLearner stores row number seq of a learner, from 2. It must be the next one: else nothing is stored.
func (s *Store) AppendLearner(ctx context.Context, id string, seq int, row string) error {
	return s.engine.Update(ctx, true, func(w engine.Writer) error {
		before, err := w.HasRow(LearnBook.game(id), seq-1)
		if err != nil {
			return err
		}
		taken, err := w.HasRow(LearnBook.game(id), seq)
		if err != nil {
			return err
		}
		if taken || !before {
			return &ConflictError{ID: id, Want: seq - 1}
		}
		return w.PutRow(LearnBook.game(id), seq, summed(row+"\n"))
	})
}

// A LearnList is a new list of those who learn.
type LearnList struct {
	Was, List string
	New, Head string   // a learner who comes with it, and the first row; "" without one
	Gone      []string // learners whose rows are deleted with it
}

// SaveLearners stores a new list in place of the one that it was made of: where that is no longer there, nothing is stored.
func (s *Store) SaveLearners(ctx context.Context, l LearnList) error {
	return s.engine.Update(ctx, true, func(w engine.Writer) error {
		now, _, err := w.Value(string(LearnBook))
		if err != nil {
			return err
		}
		if now != l.Was {
			return &ConflictError{ID: string(LearnBook)}
		}
		for _, id := range l.Gone {
			if err := w.Clear(LearnBook.game(id), false); err != nil {
				return err
			}
		}
		if l.New != "" {
			if err := w.PutRow(LearnBook.game(l.New), 1, summed(l.Head+"\n")); err != nil {
				return err
			}
		}
		return w.PutValue(string(LearnBook), l.List)
	})
}
