package store

import "context"

// The chess clock keeps its list of games, presets and choices as one value, and each game as rows of its own: row 1 is the
// game's head, every further row an act. Rows are lines that the caller encodes. They stand among the records of events
// under a prefix that no event's identity has.
const (
	clockKey     = "clock"
	clockSeenKey = "clock-seen"
	clockPrefix  = "clock:"
)

// ClockIndex returns what SaveClockIndex stored last, and what SaveClockSeen stored last; "" before that.
func (s *Store) ClockIndex(ctx context.Context) (index, seen string, err error) {
	err = s.engine.view(ctx, func(r reader) error {
		if index, _, err = r.value(clockKey); err != nil {
			return err
		}
		seen, _, err = r.value(clockSeenKey)
		return err
	})
	return index, seen, err
}

// SaveClockIndex stores the list of games, presets and choices. Games named in gone are deleted with it.
func (s *Store) SaveClockIndex(ctx context.Context, index string, gone ...string) error {
	return s.saveList(ctx, clockKey, clockPrefix, index, gone)
}

// SaveClockSeen stores the sign of life of a running clock. It is not worth a wait for the disk.
func (s *Store) SaveClockSeen(ctx context.Context, seen string) error {
	return s.engine.update(ctx, false, func(w writer) error { return w.putValue(clockSeenKey, seen) })
}

// ClockGame returns the rows of a game, in order; none where there is no such game.
func (s *Store) ClockGame(ctx context.Context, game string) ([]string, error) {
	return s.lines(ctx, clockPrefix+game)
}

// AppendClock stores row number seq of a game, from 1, in one strict transaction that begins before AppendClock waits for
// anything. A row that is there already is never replaced: the transaction fails.
func (s *Store) AppendClock(ctx context.Context, game string, seq int, row string) error {
	return s.engine.add(ctx, clockPrefix+game, seq, row+"\n")
}
