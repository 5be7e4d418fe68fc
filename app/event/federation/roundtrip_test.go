package federation_test

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/swiss"
	"wasit/swiss/knockout"
	"wasit/swiss/lot"
	"wasit/swiss/trf"
)

// again takes a report over into an empty event.
func again(t testing.TB, data []byte) journal.State {
	t.Helper()
	doc, tour, warnings, err := trf.ReadTournament(data, trf.Options{})
	if err != nil || len(warnings) > 0 {
		t.Fatalf("%v %v\n%s", err, warnings, data)
	}
	h := &hall{t: t}
	info := federation.Info(doc, "file.trf", "?")
	info.ID = "e2"
	h.do(journal.CreateEvent{EventInfo: info}, journal.AddSection{SectionConfig: journal.SectionConfig{Name: "A", System: journal.Dutch, Edition: "2026", Rounds: 1}})
	sec, _ := h.s.Section(1)
	take := federation.NewTakeover(doc, tour)
	take.Left = false
	if fault := take.Fault(sec, journal.MaxPlayers); fault != federation.Fits {
		t.Fatalf("cannot be taken over: %v\n%s", fault, data)
	}
	var people []journal.PlayerInfo
	for _, p := range doc.Players {
		people = append(people, journal.PlayerInfo{Name: p.Name, Sex: p.Sex, Birth: journal.Date(p.Birth), Rating: p.Rating, Title: p.Title.String(),
			Federation: p.Federation, FIDEID: p.FIDEID})
	}
	facts, err := take.Facts(h.s, sec, people, "file.trf", 1_763_683_200_000)
	if err != nil {
		t.Fatalf("%v\n%s", err, data)
	}
	records := h.s.Records(journal.Stamp{At: 1_763_683_200_000}, facts...)
	text, err := file.Encode(records)
	if err != nil {
		t.Fatal(err)
	}
	if records, err = file.Decode(text); err != nil { // as the store will read them
		t.Fatal(err)
	}
	if h.s, err = journal.Fold(h.s, records); err != nil {
		t.Fatal(err)
	}
	return h.s
}

func report(t testing.TB, s journal.State, id journal.SectionID) []byte {
	t.Helper()
	return reportRanked(t, s, id, hasPlaces(t, s, id))
}

// hasPlaces reports whether a section can be ranked: a bracket of older rules cannot.
func hasPlaces(t testing.TB, s journal.State, id journal.SectionID) bool {
	t.Helper()
	_, err := federation.Ranks(s, id)
	var bracket *knockout.Error
	if err != nil && !errors.As(err, &bracket) {
		t.Fatal(err)
	}
	return err == nil
}

// reportRanked reports a section, with the places of its players where they are asked for.
func reportRanked(t testing.TB, s journal.State, id journal.SectionID, places bool) []byte {
	t.Helper()
	ranks, err := map[swiss.TPN]int(nil), error(nil)
	if places {
		ranks, err = federation.Ranks(s, id)
	}
	if err != nil {
		t.Fatal(err)
	}
	doc, err := federation.Report(s, id, ranks)
	if err != nil {
		t.Fatal(err)
	}
	data, warnings := doc.Encode(trf.WriteOptions{})
	if len(warnings) > 0 {
		t.Fatal(warnings)
	}
	return data
}

// roundTrip reports a section, takes the report over and reports again.
func roundTrip(t testing.TB, s journal.State, id journal.SectionID) string {
	t.Helper()
	first := report(t, s, id)
	taken := again(t, first)
	if diff := cmp.Diff(strings.Split(string(first), "\r\n"), strings.Split(string(reportRanked(t, taken, 1, hasPlaces(t, s, id))), "\r\n")); diff != "" {
		t.Fatalf("the second report differs (-first +second)\n%s", diff)
	}
	return string(first)
}

var systems = []struct {
	name, code string // code: what 192 says
	n          int
	c          journal.SectionConfig
}{
	{"Dutch", "FIDE_DUTCH", 11, journal.SectionConfig{System: journal.Dutch, Rounds: 5}},
	{"Dutch 2017", "FIDE_DUTCH_2017", 11, journal.SectionConfig{System: journal.Dutch, Edition: "2017", Rounds: 5}},
	{"Dutch, Baku", "FIDE_DUTCH_BAKU", 17, journal.SectionConfig{System: journal.Dutch, Rounds: 7, Options: journal.SystemOptions{Baku: true}}},
	{"Dutch, other points", "FIDE_DUTCH", 10, journal.SectionConfig{System: journal.Dutch, Rounds: 5,
		Scoring: swiss.Scoring{Win: 30, Draw: 10, ForfeitWin: 30, PAB: 30, FullBye: 30, HalfBye: 10}}},
	{"Dubov", "FIDE_DUBOV", 11, journal.SectionConfig{System: journal.Dubov, Rounds: 5}},
	{"Dubov, Baku", "FIDE_DUBOV_BAKU", 12, journal.SectionConfig{System: journal.Dubov, Rounds: 5, Options: journal.SystemOptions{Baku: true}}},
	{"Burstein", "FIDE_BURSTEIN", 12, journal.SectionConfig{System: journal.Burstein, Rounds: 5}},
	{"Lim", "CUSTOM_SWISS", 12, journal.SectionConfig{System: journal.Lim, Rounds: 5}},
	{"Keizer", "CUSTOM_SWISS", 9, journal.SectionConfig{System: journal.Keizer, Rounds: 6, HalfByes: -1, Options: journal.SystemOptions{Keizer: journal.KeizerClubs, Ratio: 4}}},
	{"round robin", "BERGER_ROUNDROBIN", 8, journal.SectionConfig{System: journal.RoundRobin, Rounds: 7}},
	{"round robin of 7", "BERGER_ROUNDROBIN", 7, journal.SectionConfig{System: journal.RoundRobin, Rounds: 7}},
	{"double round robin", "FIDE_DOUBLEROUNDROBIN", 6, journal.SectionConfig{System: journal.RoundRobin, Rounds: 10, Options: journal.SystemOptions{Cycles: 2}}},
	{"double round robin in table order", "BERGER_DOUBLEROUNDROBIN", 6, journal.SectionConfig{System: journal.RoundRobin, Rounds: 10, Options: journal.SystemOptions{Cycles: 2, KeepOrder: true}}},
	{"three cycles in table order", "BERGER_ROUNDROBIN_G3", 4, journal.SectionConfig{System: journal.RoundRobin, Rounds: 9, Options: journal.SystemOptions{Cycles: 3, KeepOrder: true}}},
	{"three cycles", "CUSTOM_ROUNDROBIN", 4, journal.SectionConfig{System: journal.RoundRobin, Rounds: 9, Options: journal.SystemOptions{Cycles: 3}}},
	{"groups", "CUSTOM_ROUNDROBIN", 10, journal.SectionConfig{System: journal.Groups, Rounds: 5}},
	{"Scheveningen", "FIDE_SCHEVENINGEN", 8, journal.SectionConfig{System: journal.Scheveningen, Rounds: 4}},
	{"Scheveningen twice", "FIDE_SCHEVENINGEN_G2", 6, journal.SectionConfig{System: journal.Scheveningen, Rounds: 6, Options: journal.SystemOptions{Cycles: 2}}},
	{"knock-out", "CUSTOM_KNOCKOUT", 8, journal.SectionConfig{System: journal.Knockout, Rounds: 3}},
	{"knock-out, two games", "CUSTOM_KNOCKOUT", 11, journal.SectionConfig{System: journal.Knockout, Rounds: 4, Options: journal.SystemOptions{Games: 2, Ladder: journal.LadderSchool}}},
	{"knock-out, drawn", "CUSTOM_KNOCKOUT", 12, journal.SectionConfig{System: journal.Knockout, Rounds: 4, Options: journal.SystemOptions{Drawn: true, Games: 2, SharedThird: true}}},
	{"Double-Swiss", "FIDE_DOUBLESWISS", 9, journal.SectionConfig{System: journal.DoubleSwiss, Rounds: 4}},
	{"Double-Swiss, Baku", "FIDE_DOUBLESWISS_BAKU", 12, journal.SectionConfig{System: journal.DoubleSwiss, Rounds: 5, Options: journal.SystemOptions{Baku: true}}},
	{"teams", "FIDE_TEAM_TYPEA_MP_GP", 7, journal.SectionConfig{System: journal.Team, Rounds: 4}},
	{"teams in a double table, in its order", "BERGER_TEAM_DOUBLEROUNDROBIN_MP_GP", 4, journal.SectionConfig{System: journal.Team, Rounds: 6, Options: journal.SystemOptions{Table: true, Cycles: 2, KeepOrder: true}}},
	{"teams, type B, three boards", "FIDE_TEAM_TYPEB_MP_GP", 8, journal.SectionConfig{System: journal.Team, Rounds: 4, Options: journal.SystemOptions{Boards: 3, Wishes: journal.TeamTypeB}}},
	{"teams, Baku", "FIDE_TEAM_MP_GP_BAKU", 12, journal.SectionConfig{System: journal.Team, Rounds: 5, Options: journal.SystemOptions{Baku: true, Wishes: journal.TeamNoWishes}}},
}

// TestEverySystemComesBack: the report of every system, after every round, open and closed, becomes an event with the same
// report.
func TestEverySystemComesBack(t *testing.T) {
	for _, c := range systems {
		t.Run(c.name, func(t *testing.T) {
			h := open(t, c.c, field(c.n))
			if c.c.System == journal.Team {
				h.rosters()
			}
			h.dated(c.c.Rounds)
			h.start()
			g := lot.New(lot.Seed(c.n))
			sec, _ := h.s.Section(1)
			text := ""
			for n := 1; n <= sec.Rounds; n++ {
				if !sec.IsTable() && n == 2 {
					h.do(journal.RequestBye{Players: []journal.PlayerID{2}, Round: 3, Bye: journal.Half}, journal.RequestBye{Players: []journal.PlayerID{5}, Round: 4, Bye: journal.Zero})
				}
				h.pair()
				if c.c.System == journal.Team {
					h.lineups(n)
				}
				roundTrip(t, h.s, 1)
				if r, _ := h.s.Round(1, n); len(r.Boards) > 1 {
					h.enter(n, 1, g)
					roundTrip(t, h.s, 1)
				}
				h.enterLast(n, g)
				h.close()
				text = roundTrip(t, h.s, 1)
			}
			golden(t, c.name, text)
			for _, line := range []string{"192 " + c.code, "032 CRO", "102 Anić, Ana (14500001)", "112 Babić, Boris (14500002)", "112 Cvitan, Cvita"} {
				if !strings.Contains(text, line+"\r\n") {
					t.Errorf("no line %q in\n%s", line, text)
				}
			}
		})
	}
}

var update = flag.Bool("update", false, "write the golden reports")

// golden compares a report with the file of its name; package main of swiss checks the same files.
func golden(t *testing.T, name, text string) {
	t.Helper()
	path := "../../../testdata/trf/report/" + strings.NewReplacer(" ", "-", ",", "").Replace(name) + ".trf"
	if *update {
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(strings.Split(string(want), "\r\n"), strings.Split(text, "\r\n")); diff != "" {
		t.Errorf("%s: mismatch (-want +got)\n%s", path, diff)
	}
}

func TestGoldenJournalsComeBack(t *testing.T) {
	files, err := filepath.Glob("../../../testdata/journal/v*/*.jsonl")
	if err != nil || len(files) == 0 {
		t.Fatal("no golden journals", err)
	}
	for _, path := range files {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		records, err := file.Decode(text)
		if err != nil {
			t.Fatal(err)
		}
		s, err := journal.Replay(records)
		if err != nil {
			t.Fatal(err)
		}
		for _, sec := range s.Sections() {
			if !sec.Ordered || sec.Round == 0 {
				continue
			}
			t.Run(fmt.Sprint(filepath.Base(path), sec.ID), func(t *testing.T) { roundTrip(t, s, sec.ID) })
		}
	}
}

// TestRatedOpenComesBack: an accelerated open with a forbidden pair, byes, a withdrawal and return, late entries that move the
// numbers, and a correction.
func TestRatedOpenComesBack(t *testing.T) {
	for _, late := range []int{2100, 1400} { // above and below the border of the acceleration
		h := open(t, journal.SectionConfig{System: journal.Dutch, Rounds: 7, Options: journal.SystemOptions{Baku: true}, Missed: journal.Half}, field(18))
		h.do(journal.Forbid{Section: 1, Sets: []journal.Forbidden{{First: 1, Last: 3, Players: []journal.PlayerID{1, 10}}, {First: 1, Players: []journal.PlayerID{4, 5, 6}}}})
		h.start()
		g := lot.New(lot.Seed(late))
		for n := 1; n <= 7; n++ {
			switch n {
			case 2:
				h.do(journal.EnterLate{Section: 1, PlayerInfo: journal.PlayerInfo{Name: "Kasni, Karlo", Rating: late, Federation: "AUT"}, From: 2})
			case 3:
				h.do(journal.Withdraw{Players: []journal.PlayerID{3}}, journal.RequestBye{Players: []journal.PlayerID{8}, Round: 5, Bye: journal.Full})
			case 5:
				h.do(journal.Return{Players: []journal.PlayerID{3}}, journal.Withdraw{Players: []journal.PlayerID{12}})
			}
			h.enter(h.pair(), 0, g)
			h.close()
			roundTrip(t, h.s, 1)
		}
		h.do(journal.Confirmed{Command: journal.CorrectResult{Section: 1, Round: 6, Board: 2, Score: journal.BothLose, Reason: "swapped"}, Level: journal.Deviation, Reason: "swapped"})
		text := roundTrip(t, h.s, 1)
		if !strings.Contains(text, "192 FIDE_DUTCH_BAKU") || !strings.Contains(text, "250 ") || !strings.Contains(text, "260 001 003 ") {
			t.Error(text)
		}
	}
}
