package shell

import (
	"fmt"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/ranking"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/swiss"
)

// TestTeamsByOtherRules plays whole events of teams by round robin, once and twice, with 3, 1, 0 and by game points first, in a Swiss and
// in a table: what leaves is read as the same event, and the command line pairs and ranks it the same.
func TestTeamsByOtherRules(t *testing.T) {
	for _, c := range []struct {
		name  string
		teams int
		set   [][2]string
	}{
		{"round robin of six", 6, [][2]string{{"table", "true"}}},
		{"double round robin of five", 5, [][2]string{{"table", "true"}, {"cycles", "2"}}},
		{"round robin, 3-1-0, game points first", 4, [][2]string{{"table", "true"}, {"match-win", "3"}, {"game-first", "true"}}},
		{"Swiss, 3-1-0", 7, [][2]string{{"match-win", "3"}}},
		{"Swiss, game points first", 8, [][2]string{{"game-first", "true"}, {"boards", "3"}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := newDesk(t)
			d.wizard(journal.Team, c.teams, 5, append(c.set, [2]string{"order", "rating"})...)
			for i := range c.teams {
				d.did(journal.AddPlayer{Section: 1, PlayerInfo: journal.PlayerInfo{Name: fmt.Sprintf("ŠK Grad %d", i+1), Federation: "CRO"}})
				d.did(journal.SetRoster{Team: journal.PlayerID(i + 1), Players: rosterOf(i, 5)})
			}
			d.goTo(session.PageRound)
			for n := 1; n <= d.section().Rounds; n++ {
				d.drawn(n)
				d.key("Escape")
				d.play(n)
				d.tap("close")
				d.noNotice("closing")
				d.ranked(n)
			}
			d.send(session.FinishEvent{})
			d.noNotice("finishing")
			d.countsTeams()
			d.rating(d.section().Rounds, 2)
			d.whole(t)
		})
	}
}

// TestATeamLeavesARoundRobin C.05: a team that leaves before half of its matches counts for nobody, on the boards neither; later every
// board of its matches is forfeited.
func TestATeamLeavesARoundRobin(t *testing.T) {
	for _, c := range []struct {
		after  int // round
		counts bool
	}{{1, false}, {2, false}, {4, true}} {
		d := newDesk(t)
		d.wizard(journal.Team, 6, 0, [2]string{"table", "true"}, [2]string{"order", "rating"}, [2]string{"boards", "3"})
		for i := range 6 {
			d.did(journal.AddPlayer{Section: 1, PlayerInfo: journal.PlayerInfo{Name: fmt.Sprintf("ŠK Grad %d", i+1), Rating: 2000 - i}})
		}
		d.goTo(session.PageRound)
		for n := 1; n <= 5; n++ {
			d.drawn(n)
			d.key("Escape")
			d.play(n)
			d.tap("close")
			d.noNotice("closing")
			if n == c.after {
				d.did(journal.Withdraw{Players: []journal.PlayerID{2}})
				d.goTo(session.PageRound)
			}
		}
		gone, _ := d.m.Event.Kept.Player(2)
		event, err := regulation.TeamEvent(d.m.Event.Kept, 1, 5)
		if err != nil {
			t.Fatal(err)
		}
		var games swiss.Points
		for _, team := range event.Teams {
			for _, m := range team.Matches {
				if m.Opponent == gone.TPN || team.TPN == gone.TPN {
					games += m.GP
				}
			}
		}
		want := swiss.Points(0)
		if c.counts {
			want = 2 * 5 * 3 * swiss.HalfPoint
		}
		if games != want {
			t.Errorf("after round %d: %v game points in the matches of who left, want %v", c.after, games, want)
		}
		if row, _ := ranking.Of(d.m.Event.Kept, 1).Row(gone.TPN); !c.counts && row.Points != 0 {
			t.Errorf("after round %d: who left has %v points", c.after, row.Points)
		}
	}
}

// countsTeams adds up every match again: the points of the table are those of the rules that were chosen.
func (d *device) countsTeams() {
	d.t.Helper()
	sec := d.section()
	mp, gp := map[swiss.TPN]swiss.Points{}, map[swiss.TPN]swiss.Points{}
	for n := 1; n <= sec.Round; n++ {
		r, _ := d.m.Event.Kept.Round(1, n)
		list := regulation.Matches(d.m.Event.Kept, 1, n)
		for i, b := range r.Boards {
			for side, id := range []journal.PlayerID{b.White, b.Black} {
				p, _ := d.m.Event.Kept.Player(id)
				own, other := list[i].Points[side], list[i].Points[1-side]
				gp[p.TPN] += own
				switch {
				case own > other:
					mp[p.TPN] += swiss.Points(max(sec.Options.MatchWin, 2)) * swiss.Point
				case own == other:
					mp[p.TPN] += swiss.Point
				}
			}
		}
		if p, ok := d.m.Event.Kept.Player(r.PAB); ok {
			mp[p.TPN], gp[p.TPN] = mp[p.TPN]+swiss.Point, gp[p.TPN]+swiss.Points(sec.Boards())*swiss.HalfPoint
		}
	}
	for _, row := range ranking.Of(d.m.Event.Kept, 1).Rows {
		want := mp[row.TPN]
		if sec.Options.GameFirst {
			want = gp[row.TPN]
		}
		if row.Points != want {
			d.t.Errorf("team %d has %v points, %v match points and %v game points were scored", row.TPN, row.Points, mp[row.TPN], gp[row.TPN])
		}
	}
}
