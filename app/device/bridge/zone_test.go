package bridge

import (
	"testing"
	"time"
	_ "time/tzdata"
)

// TestZone: every instant around now has the hour that the device's clock showed or will show, whatever the season of today.
func TestZone(t *testing.T) {
	for _, name := range []string{"Europe/Zagreb", "Asia/Jakarta", "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca", "UTC"} {
		want, err := time.LoadLocation(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, now := range []time.Time{time.Date(2026, 11, 28, 12, 0, 0, 0, time.UTC), time.Date(2026, 7, 10, 12, 0, 0, 0, time.UTC)} {
			got, err := zoneOf(now, func(at time.Time) int { _, offset := at.In(want).Zone(); return offset })
			if err != nil {
				t.Fatal(err)
			}
			for at := now.AddDate(-7, 0, 0); at.Before(now.AddDate(2, 0, 0)); at = at.Add(7*time.Hour + 13*time.Minute) {
				if a, b := at.In(got).Format(time.DateTime), at.In(want).Format(time.DateTime); a != b {
					t.Fatalf("%s, seen on %s: %s, want %s", name, now.Format(time.DateOnly), a, b)
				}
			}
			local := time.Date(2026, 7, 10, 18, 30, 0, 0, got)
			if !local.Equal(time.Date(2026, 7, 10, 18, 30, 0, 0, want)) {
				t.Errorf("%s: 18:30 is %s", name, local.UTC())
			}
		}
	}
}
