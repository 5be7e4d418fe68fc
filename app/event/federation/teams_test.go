package federation_test

import (
	"os"
	"path/filepath"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/swiss"
	"wasit/swiss/trf"
)

// TestTeamPoints: the match and game points of every round that a file tells are those of the event that is made of it.
func TestTeamPoints(t *testing.T) {
	files, err := filepath.Glob("../../../testdata/trf/report/teams*.trf")
	if err != nil || len(files) == 0 {
		t.Fatal(err)
	}
	for _, path := range files {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		take, h, sec := taken(t, string(data))
		doc := take.Document
		people := make([]journal.PlayerInfo, len(doc.Players))
		for i, p := range doc.Players {
			people[i] = journal.PlayerInfo{Name: p.Name, Rating: p.Rating}
		}
		facts, err := take.Facts(h.s, sec, people, path, 1)
		if err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		if h.s, err = journal.Fold(h.s, h.s.Records(journal.Stamp{At: 1}, facts...)); err != nil {
			t.Fatal(err)
		}
		samePoints(t, path, doc, h.s)
	}
}

// samePoints compares the matches of an event with those of a document.
func samePoints(t *testing.T, file string, doc *trf.Document, s journal.State) {
	t.Helper()
	sec, _ := s.Section(1)
	event, err := regulation.TeamEvent(s, 1, sec.Round)
	if err != nil {
		t.Fatal(err)
	}
	histories, err := doc.TeamHistories()
	if err != nil {
		t.Fatal(err)
	}
	for i, team := range histories {
		for r, m := range team.Rounds {
			got := event.Teams[i].Matches[r]
			if got.MP != m.MP || got.GP != m.GP || got.Opponent != swiss.TPN(m.Opponent) {
				t.Errorf("%s: team %d, round %d: %+v, want %+v", file, team.Number, r+1, got, m)
			}
		}
	}
}
