package keeper

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"wasit/app/device/bridge"
	"wasit/app/event/journal"
	"wasit/app/event/ratinglist"
	"wasit/app/session"
)

// source is a file with a text.
func source(name, text string) *bridge.Source {
	return bridge.NewSource(name, int64(len(text)), func(from, to int64) ([]byte, error) { return []byte(text[from:to]), nil })
}

// fideFile is a list of n players, Horvat 1 of Croatia, Horvat 2 of Indonesia and so on.
func fideFile(n int) *bridge.Source {
	var b strings.Builder
	b.WriteString("ID Number      Name                Fed Sex SRtng B-day\n")
	for i := range n {
		fmt.Fprintf(&b, "%-15d%-20s%-4s%-4s%-6d%d\n", 14500000+i, fmt.Sprintf("Horvat, I%can %d", 'a'+i%26, i), []string{"CRO", "INA"}[i%2], "M", 1500+i%900, 1990)
	}
	return source("players_list.txt", b.String())
}

// imported is the end of an import, among words of its progress and what is told behind it.
func imported(t *testing.T, said []session.Msg) session.ListImported {
	t.Helper()
	i := slices.IndexFunc(said, func(msg session.Msg) bool { _, ok := msg.(session.ListImported); return ok })
	if i < 0 {
		t.Fatalf("no end of the import: %s", kinds(said))
	}
	return said[i].(session.ListImported)
}

// TestLists: a list is imported, replaced, searched, checked and deleted; another tab sees what is there.
func TestLists(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		tab, other := m.tab(), m.tab()
		m.source = fideFile(3000)
		done := imported(t, tab.do(session.ImportList{Kind: ratinglist.FIDE}))
		if done.Err != nil || done.List.Players != 3000 || done.List.Source != "players_list.txt" {
			t.Fatalf("%+v", done)
		}
		if kept := one[session.ListsLoaded](t, other.do(session.LoadLists{})).Kept; len(kept) != 1 || kept[0].Players != 3000 || kept[0].Kind != ratinglist.FIDE {
			t.Fatalf("%+v", kept)
		}
		search := func(text string) session.ListsFound {
			t.Helper()
			return one[session.ListsFound](t, other.do(session.SearchLists{Text: text}))
		}
		if found := search("14500007"); len(found.Hits) != 1 || found.Hits[0].Entry.Name != "Horvat, Ihan 7" || found.Hits[0].Kind != ratinglist.FIDE {
			t.Errorf("%+v", found)
		}
		if found := search("iban horv"); len(found.Hits) != listHits || !found.More {
			t.Errorf("%+v", found)
		}
		m.source = fideFile(1000)
		if done := imported(t, tab.do(session.ImportList{Kind: ratinglist.FIDE, Federation: "cro"})); done.Err != nil || done.List.Players != 500 || done.Others != 500 || done.List.Federation != "cro" {
			t.Errorf("%+v", done)
		}
		if found := search("14500006"); found.Err != nil || len(found.Hits) != 1 { // what was opened before the other tab replaced the list
			t.Errorf("%+v", found)
		}
		if found := search("14500007"); found.Err != nil || len(found.Hits) != 0 {
			t.Errorf("who is not in the new list is found: %+v", found)
		}
		players := []journal.Player{{ID: 4, PlayerInfo: journal.PlayerInfo{Name: "X", FIDEID: "14500006"}}, {ID: 9, PlayerInfo: journal.PlayerInfo{Name: "Nobody"}}}
		check := one[session.ListsChecked](t, tab.do(session.CheckLists{Kind: ratinglist.FIDE, Players: players}))
		if check.Err != nil || len(check.Matches) != 2 || check.Matches[0].Player != 4 || check.Matches[0].How != ratinglist.ByNumber || check.Matches[1].How != ratinglist.Unlisted {
			t.Errorf("%+v", check)
		}
		if kept := one[session.ListsLoaded](t, tab.do(session.DeleteList{Kind: ratinglist.FIDE})); kept.Kept != nil || kept.Err != nil {
			t.Errorf("%+v", kept)
		}
		if found := search("14500006"); found.Err != nil || found.Hits != nil {
			t.Errorf("in no list %+v is found", found)
		}
	})
}

// TestListsRefuse: what is no list, has nobody of the federation or finds no room leaves the old list, and says why.
func TestListsRefuse(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		tab := m.tab()
		m.source = fideFile(40)
		if done := imported(t, tab.do(session.ImportList{Kind: ratinglist.FIDE})); done.Err != nil {
			t.Fatal(done.Err)
		}
		var form *ratinglist.FormError
		m.source = source("photo.txt", "not a list at all")
		if done := imported(t, tab.do(session.ImportList{Kind: ratinglist.FIDE})); !errors.As(done.Err, &form) {
			t.Errorf("%+v", done)
		}
		var empty *session.ListEmptyError
		m.source = fideFile(40)
		if done := imported(t, tab.do(session.ImportList{Kind: ratinglist.FIDE, Federation: "HRV"})); !errors.As(done.Err, &empty) || empty.Others != 40 {
			t.Errorf("%+v", done)
		}
		if kept := one[session.ListsLoaded](t, tab.do(session.LoadLists{})).Kept; len(kept) != 1 || kept[0].Players != 40 {
			t.Errorf("%+v", kept)
		}
		m.pickErr = bridge.ErrDismissed
		if said := tab.do(session.ImportList{Kind: ratinglist.FIDE}); len(said) != 0 {
			t.Errorf("nothing was chosen: %s", kinds(said))
		}
		m.pickErr, m.lists = nil, nil
		fresh := m.tab()
		m.source = fideFile(40)
		var none *session.NoStoreError
		if done := imported(t, fresh.do(session.ImportList{Kind: ratinglist.FIDE})); !errors.As(done.Err, &none) {
			t.Errorf("without a database %+v", done)
		}
	})
}

// TestImportStops: a running import can be stopped, and leaves the old list; two tabs never import at once.
func TestImportStops(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		tab, other := m.tab(), m.tab()
		m.source = fideFile(40)
		tab.do(session.ImportList{Kind: ratinglist.FIDE})
		m.seats["wasit:lists"] = append(m.seats["wasit:lists"], &fakeSeat{m, "wasit:lists", func(bridge.Role) {}}) // another program writes
		var busy *session.ListBusyError
		if done := imported(t, other.do(session.ImportList{Kind: ratinglist.FIDE})); !errors.As(done.Err, &busy) {
			t.Errorf("%+v", done)
		}
		m.seats["wasit:lists"] = nil
		ctx, cancel := context.WithCancel(context.Background())
		tab.k.lists.stop = cancel
		tab.do(session.StopImport{})
		ended := false
		tab.k.readList(ctx, session.ImportList{Kind: ratinglist.FIDE}, fideFile(3000), tab.s.Lang(), func() { ended = true })
		if done := imported(t, tab.heard()); !done.Stopped || !ended {
			t.Errorf("%+v", done)
		}
		tab.k.lists.stop = nil
		if kept := one[session.ListsLoaded](t, tab.do(session.LoadLists{})).Kept; len(kept) != 1 || kept[0].Players != 40 {
			t.Errorf("%+v", kept)
		}
	})
}

// TestListMonth: a list whose file names its month has it, one that does not is told it; the players of an event are compared with it by
// themselves.
func TestListMonth(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		tab := m.tab()
		m.source = fideFile(40)
		m.source.Name = "standard_nov26frl.txt"
		if done := imported(t, tab.do(session.ImportList{Kind: ratinglist.FIDE})); done.Err != nil || done.List.Month != "2026-11" {
			t.Fatalf("%+v", done)
		}
		m.source = fideFile(40)
		if done := imported(t, tab.do(session.ImportList{Kind: ratinglist.FIDE})); done.Err != nil || done.List.Month != "" {
			t.Fatalf("%+v", done)
		}
		kept := one[session.ListsLoaded](t, tab.do(session.DateList{Kind: ratinglist.FIDE, Month: "2026-12"})).Kept
		if len(kept) != 1 || kept[0].Month != "2026-12" || kept[0].Players != 40 {
			t.Fatalf("%+v", kept)
		}
		judged := one[session.ListsJudged](t, tab.do(session.CheckLists{Kind: ratinglist.FIDE, ByItself: true,
			Players: []journal.Player{{ID: 4, PlayerInfo: journal.PlayerInfo{Name: "Somebody", FIDEID: "14500007"}}}}))
		if judged.Err != nil || len(judged.Matches) != 1 || judged.Matches[0].Player != 4 || judged.Matches[0].How != ratinglist.ByNumber {
			t.Errorf("%+v", judged)
		}
	})
}
