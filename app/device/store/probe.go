package store

import (
	"context"
	"errors"
	"strconv"
	"time"

	"wasit/app/device/store/engine"
)

// probeKey names the value that a probe writes.
const probeKey = "probe"

// ErrProbe says that the store gave back something else than was written.
var ErrProbe = errors.New("store: read something else than was written")

// Probe writes n small values, each in one strict transaction as a result is, reads each back, and returns how long a write
// took in the mean. Nothing of it stays but an empty value.
func (s *Store) Probe(ctx context.Context, n int) (mean time.Duration, err error) {
	var took time.Duration
	for i := range n {
		want := "probe " + strconv.Itoa(i)
		begun := time.Now()
		if err := s.engine.Update(ctx, true, func(w engine.Writer) error { return w.PutValue(probeKey, want) }); err != nil {
			return 0, err
		}
		took += time.Since(begun)
		got := ""
		if err := s.engine.View(ctx, func(r engine.Reader) (err error) {
			got, _, err = r.Value(probeKey)
			return err
		}); err != nil {
			return 0, err
		}
		if got != want {
			return 0, ErrProbe
		}
	}
	err = s.engine.Update(ctx, false, func(w engine.Writer) error { return w.PutValue(probeKey, "") })
	return took / time.Duration(max(1, n)), err
}
