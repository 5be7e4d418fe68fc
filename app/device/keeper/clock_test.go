package keeper

import (
	"errors"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"wasit/app/session"
)

// row is row n of a game of the clock.
func row(n int) session.KeepClock {
	return session.KeepClock{ID: "g", Seq: n, Row: string(rune('a' + n))}
}

// after lets the time of the test's bubble go on, in which nothing waits, and returns what the tab was told meanwhile.
func (tab *tab) after(d time.Duration) []session.Msg {
	time.Sleep(d)
	synctest.Wait()
	return tab.heard()
}

func TestClockRowsAreKept(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		tab := m.tab()
		for n := 1; n <= 3; n++ {
			if said := tab.do(row(n)); len(said) > 0 {
				t.Fatalf("row %d: said %s", n, kinds(said))
			}
		}
		if !slices.Equal(tab.kept(), []string{"g 1", "g 2", "g 3"}) {
			t.Errorf("on the disk: %v", tab.kept())
		}
		if got := one[session.GameOpened](t, tab.do(session.OpenGame{Book: session.ClockBook, ID: "g"})); !slices.Equal(got.Rows, []string{"b", "c", "d"}) || got.ID != "g" {
			t.Errorf("read %+v", got)
		}
		if got := one[session.GameOpened](t, tab.do(session.OpenGame{Book: session.ClockBook, ID: "g", Past: true})); len(got.Rows) != 3 {
			t.Errorf("of the past: %+v", got)
		}
		tab.do(session.KeepIndex{Book: session.ClockBook, Index: "list", Gone: []string{"g"}}, session.KeepClockSeen{Seen: "now"})
		got := one[session.BookOpened](t, tab.do(session.OpenBook{Book: session.ClockBook}))
		if got.Index != "list" || got.Seen != "now" || got.Err != nil {
			t.Errorf("%+v", got)
		}
		if got := one[session.GameOpened](t, tab.do(session.OpenGame{Book: session.ClockBook, ID: "g"})); len(got.Rows) != 0 {
			t.Errorf("a game that is gone: %v", got.Rows)
		}
	})
}

// TestClockRowIsOfferedAgain: a full disk is said once, and once more when all rows are in.
func TestClockRowIsOfferedAgain(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		tab := m.tab()
		m.disk.refuses("AppendClock", errFull)
		for n := 1; n <= 2; n++ {
			got := one[session.ClockKept](t, tab.do(row(n)))
			if full := (*session.FullError)(nil); !errors.As(got.Err, &full) || got.ID != "g" {
				t.Fatalf("row %d: %+v", n, got)
			}
		}
		if said := tab.after(12 * time.Second); len(said) > 0 || len(tab.kept()) > 0 {
			t.Errorf("while the disk is full: %s, kept %v", kinds(said), tab.kept())
		}
		m.disk.refuses("AppendClock", nil)
		if got := one[session.ClockKept](t, tab.after(6*time.Second)); got.Err != nil {
			t.Errorf("with room again: %v", got.Err)
		}
		if !slices.Equal(tab.kept(), []string{"g 1", "g 2"}) {
			t.Errorf("on the disk: %v", tab.kept())
		}
	})
}

// TestClockRowThatIsThere: a row that another wrote is never replaced; the keeper stops asking, and goes on saying so.
func TestClockRowThatIsThere(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		tab := m.tab()
		tab.do(row(1))
		m.disk.offered()
		again := session.KeepClock{ID: "g", Seq: 1, Row: "mine"}
		if got := one[session.ClockKept](t, tab.do(again)); got.Err == nil {
			t.Error("a row was replaced in silence")
		}
		said := tab.after(time.Minute)
		if asked := m.disk.offered(); len(said) > 0 || len(asked) != clockTries {
			t.Errorf("said %s, asked %d times", kinds(said), len(asked))
		}
		if said := tab.do(row(2)); len(said) > 0 {
			t.Errorf("the next row says that all is well: %s", kinds(said))
		}
		if got := one[session.GameOpened](t, tab.do(session.OpenGame{Book: session.ClockBook, ID: "g"})); !slices.Equal(got.Rows, []string{"b", "c"}) {
			t.Errorf("on the disk: %v", got.Rows)
		}
	})
}

// TestSlowDisk: a row that takes long is late, until it is in.
func TestSlowDisk(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		tab := m.tab()
		m.disk.slow = clockLate + time.Second
		if said := tab.do(row(1)); len(said) > 0 {
			t.Fatalf("at once: %s", kinds(said))
		}
		if got := one[session.ClockKept](t, tab.after(clockLate)); !isNoStore(got.Err, "silent") {
			t.Errorf("after a while: %v", got.Err)
		}
		if len(tab.kept()) > 0 {
			t.Errorf("kept already: %v", tab.kept())
		}
		if got := one[session.ClockKept](t, tab.after(time.Second)); got.Err != nil || !slices.Equal(tab.kept(), []string{"g 1"}) {
			t.Errorf("at last: %v, kept %v", got.Err, tab.kept())
		}
	})
}

// TestOneTabHasTheClock: as with the board, another tab says where it is, and takes it over when asked.
func TestOneTabHasTheClock(t *testing.T) {
	for _, c := range []struct {
		name           string
		load, takeOver session.Cmd
		loaded, away   string
	}{
		{"clock", session.OpenBook{Book: session.ClockBook}, session.TakeBook{Book: session.ClockBook}, "BookOpened ", "BookElsewhere "},
		{"board", session.OpenBook{Book: session.BoardBook}, session.TakeBook{Book: session.BoardBook}, "BookOpened ", "BookElsewhere "},
	} {
		t.Run(c.name, func(t *testing.T) {
			on(t, func(t *testing.T, m *machine) {
				first, second := m.tab(), m.tab()
				if said := first.do(c.load); kinds(said) != c.loaded {
					t.Errorf("the first tab: %s", kinds(said))
				}
				if said := first.do(c.load); len(said) > 0 {
					t.Errorf("asked again: %s", kinds(said))
				}
				if said := second.do(c.takeOver); len(said) > 0 {
					t.Errorf("taking over what was never asked for: %s", kinds(said))
				}
				if said := second.do(c.load); kinds(said) != c.away {
					t.Errorf("the second tab: %s", kinds(said))
				}
				if said := second.do(c.takeOver); kinds(said) != c.loaded || kinds(first.heard()) != c.away {
					t.Errorf("after taking over: %s", kinds(said))
				}
			})
			on(t, func(t *testing.T, m *machine) {
				m.noLocks = true
				for range 2 {
					if said := m.tab().do(c.load); kinds(said) != c.loaded {
						t.Errorf("without locks: %s", kinds(said))
					}
				}
			})
		})
	}
}
