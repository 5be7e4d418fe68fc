package store

import "context"

// LearnBook is the book of those who learn: the list is its index, and each learner's rows are a game of it.
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

// AppendLearner stores rows of a learner as AppendPlay stores those of a game.
func (s *Store) AppendLearner(ctx context.Context, id string, seq int, rows ...string) error {
	return s.appendRows(ctx, LearnBook, id, seq, rows)
}
