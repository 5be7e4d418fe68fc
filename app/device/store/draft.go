package store

import (
	"context"

	"wasit/app/device/store/engine"
)

// draftKey is the name under which a draft stands.
func draftKey(kind string) string { return "draft:" + kind }

// Draft returns what SaveDraft stored last of a kind, "" where there is none.
func (s *Store) Draft(ctx context.Context, kind string) (text string, err error) {
	err = s.engine.View(ctx, func(r engine.Reader) error {
		text, _, err = r.Value(draftKey(kind))
		return err
	})
	return text, err
}

// SaveDraft stores what is typed and not finished, in place of what was there. It does not wait for the disk: the browser keeps it
// when a tab is ended.
func (s *Store) SaveDraft(ctx context.Context, kind, text string) error {
	return s.engine.Update(ctx, false, func(w engine.Writer) error { return w.PutValue(draftKey(kind), text) })
}
