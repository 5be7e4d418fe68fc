package shell

import (
	"testing"

	"wasit/app/event/journal"
	"wasit/app/session"
)

// keysOnly drives the page by the keyboard alone and counts the keys that enter no result.
type keysOnly struct {
	*device
	pressed int
}

// press presses a key that is no result.
func (k *keysOnly) press(name string) {
	k.t.Helper()
	k.pressed++
	k.key(name)
	k.noNotice(name)
}

// TestTenKeys: in every system a round goes from its pairing to its end by the keyboard, with at most ten keys beside those of the results,
// with the draw of round 1 and the sheets that open on the way.
func TestTenKeys(t *testing.T) {
	for _, c := range []struct {
		system  string
		players int
		rounds  int
		set     [][2]string
	}{{journal.Dutch, 12, 3, nil}, {journal.Dubov, 10, 3, nil}, {journal.Burstein, 10, 3, nil}, {journal.Lim, 10, 3, nil}, {journal.RoundRobin, 6, 0, nil}, {journal.Keizer, 8, 3, nil},
		{journal.Knockout, 8, 0, nil}, {journal.Groups, 8, 0, nil}, {journal.Dutch, 11, 3, nil}, {journal.Scheveningen, 6, 0, nil}, {journal.DoubleSwiss, 8, 3, nil},
		{journal.Team, 7, 3, nil}, {journal.Team, 4, 0, [][2]string{{"table", "true"}}}, {journal.Team, 4, 0, [][2]string{{"table", "cup"}}}} {
		name := c.system
		if c.set != nil {
			name += " " + c.set[0][1]
		}
		t.Run(name, func(t *testing.T) {
			k := &keysOnly{device: eventOf(t, c.system, c.players, c.rounds, c.set...)}
			if c.system == journal.Team {
				for i := range c.players {
					k.did(journal.SetRoster{Team: journal.PlayerID(i + 1), Players: rosterOf(i, 5)})
				}
			}
			k.goTo(session.PageRound)
			for n := 1; n <= 2; n++ {
				k.round(n)
				if k.pressed > 10 {
					t.Errorf("round %d: %d keys beside the results", n, k.pressed)
				}
			}
		})
	}
}

// round plays a round by keys: the blue action, and where there is none a result, until the round is closed. Results are entered twice: the
// second time against the slips, or read back where they are matches.
func (k *keysOnly) round(n int) {
	k.t.Helper()
	k.pressed = 0
	for results := 0; k.section().Round < n || k.phase() != journal.Closed; {
		page := k.page()
		one, entering := page.KeyOf("1")
		_, blue := page.KeyOf("g")
		yes, reading := page.ActOf("read-yes")
		switch {
		case reading: // a result is confirmed
			results++
			k.send(yes)
		case entering && (!blue || k.phase() == journal.Published):
			results++
			k.send(one)
			k.noNotice("a result")
		case blue:
			k.press("g")
		default:
			k.press("Escape")
		}
		if k.pressed > 20 || results > 100 {
			k.t.Fatalf("round %d is %v on %s after %d keys and %d results", n, k.phase(), k.m.Route.Path(), k.pressed, results)
		}
	}
}
