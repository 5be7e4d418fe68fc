package shell

import (
	"encoding/csv"
	"fmt"
	"strings"
	"testing"
	"wasit/app/event/journal"
	"wasit/app/event/standing"
	"wasit/app/session"
	"wasit/app/view"
)

// TestGroupsAreRankedApart: the leaders of groups are their winners, and a rank is one among the players of a group.
func TestGroupsAreRankedApart(t *testing.T) {
	d := eventOf(t, journal.Groups, 9, 0)
	d.drawn(1)
	d.play(1)
	d.tap("close")
	d.goTo(session.PageStandings)
	table := d.m.Event.Table
	seen := map[string]int{}
	for i, r := range table.Rows {
		if seen[table.GroupOf(i)]++; table.Among(r.TPN) >= 9 {
			t.Errorf("player %d is ranked among %d", r.TPN, table.Among(r.TPN))
		}
	}
	for i, r := range table.Rows {
		if table.Among(r.TPN) != seen[table.GroupOf(i)] {
			t.Errorf("player %d of group %s is ranked among %d, want %d", r.TPN, table.GroupOf(i), table.Among(r.TPN), seen[table.GroupOf(i)])
		}
	}
	led := map[string]bool{}
	for _, i := range table.Leaders() {
		if led[table.GroupOf(i)] = true; table.Rows[i].Rank != 1 {
			t.Errorf("rank %d leads", table.Rows[i].Rank)
		}
	}
	if len(seen) < 2 || len(led) != len(seen) {
		t.Errorf("%d groups, %d of them have a leader", len(seen), len(led))
	}
	if s := (&standing.Table{Rows: table.Rows}); len(s.Leaders()) != 3 || s.GroupOf(0) != "" || s.Among(1) != 9 {
		t.Error("elsewhere the first three lead, among all")
	}
}

// TestOpenedBeforeRanked: whoever opens an event does not wait for its standing: the page is drawn without what stands below the first
// screen, and then as a whole. From then on the standing follows the journal at once.
func TestOpenedBeforeRanked(t *testing.T) {
	d := closedRound(t)
	overview := d.m.Route.In(session.PageOverview).Path()
	d.send(Navigated{"/"})
	d.send(Navigated{overview})
	first := view.New(d.m.Lang(), "")
	first.Brief = true
	d.m.render(first, 0)
	if d.m.Event.Table != nil || !first.IsCut() || strings.Contains(d.html(), `id="leaders"`) {
		t.Errorf("ranked before the first drawing: %t; the rest is asked for: %t", d.m.Event.Table != nil, first.IsCut())
	}
	d.send(restDue{})
	second := view.New(d.m.Lang(), "")
	second.Brief = true
	d.m.render(second, 0)
	if !strings.Contains(d.html(), `id="leaders"`) || second.IsCut() {
		t.Errorf("no leaders on the whole page; it is cut: %t", second.IsCut())
	}
	d.did(journal.AddNote{Note: journal.Note{Text: "x"}})
	if d.m.Event.Table.Of != d.m.Event.Kept.ID() {
		t.Error("the standing stays behind the journal")
	}
}

// TestBoardsOfTheHall: tables and games leave with the numbers that the boards had in the hall, results without signs that a
// spreadsheet reckons with, and the school beside each name.
func TestBoardsOfTheHall(t *testing.T) {
	d := event(t, 8, 3)
	d.did(journal.FixTable{Player: 1, Table: 4})
	d.drawn(1)
	rows := d.m.Event.Kept.Rows(1, 1)
	if w, b := rows[3].WhitePlayer.ID, rows[3].BlackPlayer.ID; w != 1 && b != 1 {
		t.Fatalf("player 1 does not sit at table 4: %+v", rows[3])
	}
	for _, score := range []journal.Score{journal.BlackForfeits, journal.WhiteWins, journal.Drawn, journal.BlackWins} {
		d.result(score)
	}
	d.readLog()
	d.tap("csv-pairings")
	text, _ := strings.CutPrefix(string(d.cmds[len(d.cmds)-1].(session.SaveFile).Data), "\uFEFF")
	list, err := csv.NewReader(strings.NewReader(text)).ReadAll()
	if err != nil || len(list) != 5 {
		t.Fatalf("%v: %q", err, text)
	}
	for i, want := range []string{"White wins by forfeit", "1–0", "½–½", "0–1"} {
		line := []string{fmt.Sprint(i + 1), fmt.Sprint(rows[i].WhitePlayer.TPN), rows[i].WhitePlayer.Name, rows[i].WhitePlayer.Club, "0", want, "0",
			rows[i].BlackPlayer.Name, rows[i].BlackPlayer.Club, fmt.Sprint(rows[i].BlackPlayer.TPN)}
		if strings.Join(list[i+1], "|") != strings.Join(line, "|") {
			t.Errorf("board %d: %q, want %q", i+1, list[i+1], line)
		}
	}
	d.tap("pgn")
	games := string(d.cmds[len(d.cmds)-1].(session.SaveFile).Data)
	for _, row := range rows[1:] {
		if want := fmt.Sprintf("[Round \"1.%d\"]\r\n[White \"%s\"]", row.Number, row.WhitePlayer.Name); !strings.Contains(games, want) {
			t.Errorf("lacks %s in %s", want, games)
		}
	}
	d.tap("csv-standings")
	if text := string(d.cmds[len(d.cmds)-1].(session.SaveFile).Data); !strings.Contains(text, rows[0].WhitePlayer.Club) {
		t.Errorf("standings without schools: %s", text)
	}
}
