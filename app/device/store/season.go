package store

import (
	"bytes"
	"context"
)

// seasonsKey names the tables over several events among the values.
const seasonsKey = "seasons"

// Seasons returns what SaveSeasons stored last, nil before that.
func (s *Store) Seasons(ctx context.Context) (text []byte, err error) {
	err = s.engine.view(ctx, func(r reader) error {
		t, ok, err := r.value(seasonsKey)
		if ok {
			text = []byte(t)
		}
		return err
	})
	return text, err
}

// SaveSeasons stores the seasons in place of was: where that is no longer there, nothing is stored (*ConflictError).
func (s *Store) SaveSeasons(ctx context.Context, was, text []byte) error {
	return s.engine.update(ctx, true, func(w writer) error {
		now, _, err := w.value(seasonsKey)
		if err != nil {
			return err
		}
		if !bytes.Equal([]byte(now), was) {
			return &ConflictError{ID: seasonsKey}
		}
		return w.putValue(seasonsKey, string(text))
	})
}
