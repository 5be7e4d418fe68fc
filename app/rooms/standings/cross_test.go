package standings

import (
	"fmt"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// TestCrosstablePage: each system shows everybody's games in its own way, none before round 1.
func TestCrosstablePage(t *testing.T) {
	d := event(t, 4, 3)
	d.at(session.PageCrosstable)
	d.Says("before round 1", "Standings begin when round 1 is complete.", "!Name and club")
	d.Closed()
	d.at(session.PageCrosstable)
	row := d.m.crossRows(2)[0]
	if len(d.m.crossRows(2)) != 2 || row.place != "1" || row.points != "1" || len(row.cells) != 1 || row.cells[0].sign != "1" || !row.cells[0].white || row.cells[0].opponent < 3 {
		t.Errorf("the first of four, who won with White: %+v", row)
	}
	d.Says("a Swiss", "After round 1", fmt.Sprintf("1 %s %d 1 1", row.name, row.cells[0].opponent), "Crosstable")
}

// TestGrid: everybody against everybody in order of rank; the diagonal is the same player.
func TestGrid(t *testing.T) {
	d := plays(t, 4, journal.SectionConfig{System: journal.RoundRobin, Rounds: 3, TieBreaks: []string{"DE", "SB"}})
	if d.m.grids() != nil {
		t.Error("a grid without a standing")
	}
	d.Closed()
	d.Closed()
	d.at(session.PageCrosstable)
	list := d.m.grids()
	if len(list) != 1 || list[0].title != "" || len(list[0].cols) != 4 {
		t.Fatalf("%+v", list)
	}
	met := 0
	for i, r := range list[0].rows {
		if list[0].cols[i] != r.name || !r.cells[i].Self {
			t.Errorf("row %d is not column %d: %+v", i, i, r)
		}
		for j, c := range r.cells {
			back := list[0].rows[j].cells[i].Text
			if c.Text == "" {
				continue
			}
			if met++; map[string]string{"1": "0", "0": "1"}[c.Text] != back {
				t.Errorf("%d against %d: %q and %q", i+1, j+1, c.Text, back)
			}
		}
	}
	if first := list[0].rows[0]; met != 8 || first.points != "2" {
		t.Errorf("%d cells of four games; the first has %s", met, first.points)
	}
	d.Says("the page", "Berger grid", list[0].rows[0].name)
}

// TestGroups: a grid for each group, named by its letter.
func TestGroups(t *testing.T) {
	d := plays(t, 6, journal.SectionConfig{System: journal.Groups, Rounds: 3, Options: journal.SystemOptions{Groups: 2}})
	d.Closed()
	d.at(session.PageCrosstable)
	var titles []string
	for _, g := range d.m.grids() {
		titles = append(titles, fmt.Sprint(g.title, " of ", len(g.rows)))
	}
	if got := strings.Join(titles, ", "); got != "Group A of 3, Group B of 3" {
		t.Error(got)
	}
	d.Says("the page", "Group A", "Group B", "!Standings begin")
}

// TestScheveningen: a grid for each team, and above the table what the teams have together.
func TestScheveningen(t *testing.T) {
	d := plays(t, 0, journal.SectionConfig{System: journal.Scheveningen, Rounds: 3, TieBreaks: []string{"WIN"}})
	var list []journal.PlayerInfo
	for i := range 6 {
		list = append(list, journal.PlayerInfo{Name: fmt.Sprintf("P%d", i+1), Club: []string{"Red", "Blue"}[i%2]})
	}
	d.Did(journal.ImportPlayers{Section: 1, Players: list})
	d.at(session.PageStandings)
	if got := d.m.teamScore(); got != "" {
		t.Errorf("before round 1: %q", got)
	}
	d.Pair()
	d.Publish()
	for b, score := range []journal.Score{journal.WhiteWins, journal.Drawn, journal.Drawn} {
		d.Did(journal.EnterResult{Section: 1, Round: 1, Board: b + 1, Score: score})
	}
	d.Close()
	table := d.at(session.PageStandings)
	score := map[string]swiss.Points{}
	for _, r := range table.Rows {
		p, _ := d.Event.Kept.PlayerByTPN(1, r.TPN)
		score[p.Club] += r.Points
	}
	want := fmt.Sprintf("Blue – Red: %s–%s", i18n.EN.Tenths(int(score["Blue"])), i18n.EN.Tenths(int(score["Red"])))
	if got := d.m.teamScore(); got != want || score["Blue"]+score["Red"] != 30 {
		t.Errorf("%q, want %q", got, want)
	}
	d.Says("the page", want)
	d.at(session.PageCrosstable)
	if g := d.m.grids(); len(g) != 2 || g[0].title != "Blue" || g[1].title != "Red" || len(g[0].rows) != 3 {
		t.Errorf("%+v", g)
	}
}

// TestLeavers C.05: who left after less than half of his games is annulled, after half they count; each is said in words.
func TestLeavers(t *testing.T) {
	for _, c := range []struct {
		name   string
		rounds int
		want   i18n.Text
	}{{"after one of three games", 1, i18n.LeftAnnulled}, {"after two of three games", 2, i18n.LeftCounts}} {
		d := plays(t, 4, journal.SectionConfig{System: journal.RoundRobin, Rounds: 3})
		for range c.rounds {
			d.Closed()
		}
		d.at(session.PageCrosstable)
		if got := d.m.leavers(); got != nil {
			t.Errorf("%s: nobody left: %v", c.name, got)
		}
		d.Did(journal.Withdraw{Players: []journal.PlayerID{2}, From: c.rounds + 1})
		d.at(session.PageCrosstable)
		want := i18n.EN.T(c.want, "Player 02", fmt.Sprint(c.rounds), "3")
		if got := d.m.leavers(); len(got) != 1 || got[0] != want {
			t.Errorf("%s: %v, want %q", c.name, got, want)
		}
		d.Says(c.name, want)
	}
}

// TestCup: the bracket with its scores, winners and open places.
func TestCup(t *testing.T) {
	d := plays(t, 4, journal.SectionConfig{System: journal.Knockout, Rounds: 2})
	d.at(session.PageCrosstable)
	d.Says("before the draw", "The bracket begins with the draw of round 1.")
	d.Pair()
	d.Publish()
	d.at(session.PageCrosstable)
	d.Says("drawn", "Semi-finals", "Final to be decided to be decided", "Third place", "!won")
	r, _ := d.Event.Ahead.Round(1, 1)
	for _, b := range r.Boards {
		d.Did(journal.EnterGame{Section: 1, Round: 1, Board: b.Number, Score: journal.WhiteWins, White: b.White, Result: journal.WhiteWins})
	}
	d.Close()
	d.at(session.PageCrosstable)
	winner, _ := d.Event.Kept.Player(r.Boards[0].White)
	d.Says("round 1 is played", winner.Name+" won 1", "!to be decided")
	d.at(session.PageStandings)
	d.Says("the table", "Won", winner.Name, "!Tie-break order")
}
