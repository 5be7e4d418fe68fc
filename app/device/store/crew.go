package store

import (
	"context"
	"strings"

	"wasit/app/device/store/engine"
)

// crewKey is the name under which the place of this device at an event stands among the values.
func crewKey(id string) string { return "crew:" + id }

// Crew returns what SaveCrew stored last for an event, nil before that.
func (s *Store) Crew(ctx context.Context, id string) (text []byte, err error) {
	err = s.engine.View(ctx, func(r engine.Reader) error {
		t, ok, err := r.Value(crewKey(id))
		if err != nil || !ok {
			return err
		}
		text, err = placeText(t)
		return err
	})
	return text, err
}

// placeText is the place of a device as it was stored; one from before there were sums is taken as it is.
func placeText(stored string) ([]byte, error) {
	text, cut := unsummed(stored)
	if cut {
		return nil, &UnavailableError{Why: Damaged}
	}
	return []byte(strings.TrimSuffix(text, "\n")), nil
}

// Crews returns what SaveCrew stored for each of the events given; those that it never stored anything for are left out.
func (s *Store) Crews(ctx context.Context, ids []string) (texts map[string][]byte, err error) {
	err = s.engine.View(ctx, func(r engine.Reader) error {
		texts = map[string][]byte{}
		for _, id := range ids {
			t, ok, err := r.Value(crewKey(id))
			if err != nil {
				return err
			}
			if text, broken := placeText(t); ok && t != "" && broken == nil { // of the others, opening the event tells
				texts[id] = text
			}
		}
		return nil
	})
	return texts, err
}

// SaveCrew stores the place of this device at an event, one JSON value. It is on the disk when it returns.
func (s *Store) SaveCrew(ctx context.Context, id string, text []byte) error {
	return s.engine.Update(ctx, true, func(w engine.Writer) error { return putCrew(w, id, [][]byte{text}) })
}

// putCrew writes it in the transaction of something else, where there is one.
func putCrew(w engine.Writer, id string, place [][]byte) error {
	for _, text := range place {
		if err := w.PutValue(crewKey(id), summed(string(text)+"\n")); err != nil {
			return err
		}
	}
	return nil
}
