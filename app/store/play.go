package store

import (
	"context"
	"strings"
)

// Games on the board are kept as those of the clock are: one list, and each game as rows, its head first. Rows are lines
// that the caller encodes.
const (
	playKey    = "play"
	playPrefix = "play:"
)

// PlayIndex returns what SavePlayIndex stored last, "" before that.
func (s *Store) PlayIndex(ctx context.Context) (index string, err error) {
	err = s.engine.view(ctx, func(r reader) error {
		index, _, err = r.value(playKey)
		return err
	})
	return index, err
}

// SavePlayIndex stores the list of games. Games named in gone are deleted with it.
func (s *Store) SavePlayIndex(ctx context.Context, index string, gone ...string) error {
	return s.saveList(ctx, playKey, playPrefix, index, gone)
}

// PlayGame returns the rows of a game, in order; none where there is no such game.
func (s *Store) PlayGame(ctx context.Context, game string) ([]string, error) {
	return s.lines(ctx, playPrefix+game)
}

// AppendPlay stores rows of a game in one strict transaction, the first under number seq, from 1. A row that is there already
// is never replaced: the transaction fails, and nothing is stored.
func (s *Store) AppendPlay(ctx context.Context, game string, seq int, rows ...string) error {
	return s.engine.update(ctx, true, func(w writer) error {
		for i, row := range rows {
			if err := w.putRow(playPrefix+game, seq+i, row+"\n"); err != nil {
				return err
			}
		}
		return nil
	})
}

// saveList stores a list of games under its key, and deletes the games that are not in it any more.
func (s *Store) saveList(ctx context.Context, key, prefix, list string, gone []string) error {
	return s.engine.update(ctx, true, func(w writer) error {
		for _, game := range gone {
			if err := w.clear(prefix+game, false); err != nil {
				return err
			}
		}
		return w.putValue(key, list)
	})
}

// lines returns the rows that stand under a name, in order.
func (s *Store) lines(ctx context.Context, name string) (rows []string, err error) {
	var text string
	err = s.engine.view(ctx, func(r reader) error {
		text, err = r.rows(name, 0)
		return err
	})
	for line := range strings.Lines(text) {
		rows = append(rows, strings.TrimSuffix(line, "\n"))
	}
	return rows, err
}
