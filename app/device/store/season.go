package store

import (
	"bytes"
	"context"

	"wasit/app/device/store/engine"
)

// seasonsKey names the tables over several events among the values.
const seasonsKey = "seasons"

// Seasons returns what SaveSeasons stored last, nil before that.
func (s *Store) Seasons(ctx context.Context) (text []byte, err error) {
	err = s.engine.View(ctx, func(r engine.Reader) error {
		t, ok, err := r.Value(seasonsKey)
		if ok {
			text = []byte(t)
		}
		return err
	})
	return text, err
}

// SaveSeasons stores the seasons in place of was: where that is no longer there, nothing is stored (*ConflictError).
func (s *Store) SaveSeasons(ctx context.Context, was, text []byte) error {
	return s.engine.Update(ctx, true, func(w engine.Writer) error {
		now, _, err := w.Value(seasonsKey)
		if err != nil {
			return err
		}
		if !bytes.Equal([]byte(now), was) {
			return &ConflictError{ID: seasonsKey}
		}
		return w.PutValue(seasonsKey, string(text))
	})
}
