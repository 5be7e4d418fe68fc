package keeper

import (
	"errors"
	"slices"
	"testing"

	"wasit/app/session"
)

// TestLearners: what two tabs write about learners is stored in order; the tab that did not know of it is told so, and reads again.
func TestLearners(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {

		first, other := m.tab(), m.tab()
		if said := first.do(session.KeepLearners{List: "1\ta\ta", New: "a", Head: "1\t5\t0\tAna"}); one[session.LearnerKept](t, said).Err != nil {
			t.Fatalf("%+v", said)
		}
		for _, c := range []struct {
			tab   *tab
			cmd   session.Cmd
			stale bool
		}{
			{first, session.KeepLearner{ID: "a", Seq: 2, Row: "d\t6\t0\t4\t1"}, false},
			{other, session.KeepLearner{ID: "a", Seq: 2, Row: "d\t6\t0\t9\t9"}, true},
			{other, session.KeepLearners{Was: "", List: "1\tb\tb", New: "b", Head: "1\t5\t0\tBimo"}, true},
			{other, session.KeepLearner{ID: "a", Seq: 3, Row: "d\t7\t0\t5\t0"}, false},
			{first, session.KeepLearners{Was: "1\ta\ta", List: "1\t\ta"}, false},
		} {
			if kept := one[session.LearnerKept](t, c.tab.do(c.cmd)); kept.Stale != c.stale || (kept.Err != nil) != c.stale {
				t.Errorf("%+v: %+v", c.cmd, kept)
			}
		}
		loaded := one[session.LearnersLoaded](t, other.do(session.LoadLearners{}))
		if loaded.Err != nil || loaded.List != "1\t\ta" || !slices.Equal(loaded.Rows["a"], []string{"1\t5\t0\tAna", "d\t6\t0\t4\t1", "d\t7\t0\t5\t0"}) {
			t.Errorf("%+v", loaded)
		}
	})
}

// TestLearnersWithoutStore: what cannot be kept is said each time.
func TestLearnersWithoutStore(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		tab := m.tab()
		tab.k.store = nil
		var none *session.NoStoreError
		if kept := one[session.LearnerKept](t, tab.do(session.KeepLearner{ID: "a", Seq: 2, Row: "x"})); !errors.As(kept.Err, &none) || kept.Stale {
			t.Errorf("%+v", kept)
		}
		if loaded := one[session.LearnersLoaded](t, tab.do(session.LoadLearners{})); !errors.As(loaded.Err, &none) {
			t.Errorf("%+v", loaded)
		}
	})
}
