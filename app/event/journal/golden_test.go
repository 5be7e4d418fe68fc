package journal_test

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
)

var update = flag.Bool("update", false, "write the golden journals that this release has not yet")

// golden is the folder of this release's journals. Folders of older releases stay and are read for ever.
const golden = "../../../testdata/journal/v1"

func TestGoldenJournals(t *testing.T) {
	if *update {
		writeGolden(t)
	}
	files, err := filepath.Glob("../../../testdata/journal/v*/*.jsonl")
	if err != nil || len(files) == 0 {
		t.Fatalf("no golden journals: %v", err)
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		records, err := file.Decode(text)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if again, err := file.Encode(records); err != nil || !bytes.Equal(again, text) {
			t.Errorf("%s: written again it has other bytes, %v", name, err)
		}
		s, err := journal.Replay(records)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		want, err := os.ReadFile(strings.TrimSuffix(name, ".jsonl") + ".want")
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(string(want), summary(s)); diff != "" {
			t.Errorf("%s: mismatch (-want +got)\n%s", name, diff)
		}
		behindSnapshots(t, name, records, s)
	}
}

// behindSnapshots opens the journal as the store does: from a snapshot, and from the beginning where that does not fit.
func behindSnapshots(t *testing.T, name string, records []journal.Record, want journal.State) {
	t.Helper()
	used := 0
	for at := 1; at <= len(records); at++ {
		s, err := journal.Replay(records[:at])
		if err != nil {
			t.Fatal(err)
		}
		if s, err = file.DecodeSnapshot(snap(t, s)); err != nil {
			t.Fatalf("%s: snapshot after record %d: %v", name, at, err)
		}
		if s, err = journal.Fold(s, records[at:]); err != nil {
			continue
		}
		used++
		if !bytes.Equal(snap(t, s), snap(t, want)) {
			t.Fatalf("%s: another state behind a snapshot after record %d", name, at)
		}
	}
	if used < len(records)/2 {
		t.Errorf("%s: only %d of %d snapshots could be used", name, used, len(records))
	}
}

func TestGoldenJournalsHoldEveryKind(t *testing.T) {
	seen := map[journal.Kind]bool{}
	for _, name := range []string{"day", "anonymised", "ledger", "match", "team", "hall", "prizes", "claims", "protests", "local", "moves", "annulled", "schools", "crew", "disputes", "calls", "hands", "papers", "ratings", "stages", "accelerated", "transfers", "fide", "taken", "late", "periods", "certificates", "families"} {
		text, err := os.ReadFile(filepath.Join(golden, name+".jsonl"))
		if err != nil {
			t.Fatal(err)
		}
		records, err := file.Decode(text)
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range records {
			seen[r.Kind()] = true
		}
	}
	for _, k := range journal.Kinds() {
		if !seen[k] {
			t.Errorf("no golden record of kind %s", k)
		}
	}
}

// summary is what an event comes down to: it must be the same in every later release.
func summary(s journal.State) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s, %s, %d records, finished %t, anonymous %t\n", s.Event().Name, s.Event().Place, s.Seq(), s.IsFinished(), s.IsAnonymous())
	for _, sec := range s.Sections() {
		fmt.Fprintf(&b, "%s: %s, round %d of %d %s, first %s, tie-breaks %v\n", sec.Name, sec.System, sec.Round, sec.Rounds, sec.Phase, sec.Color, sec.TieBreaks)
		points := s.Points(sec.ID, sec.Round)
		for _, p := range s.Players(sec.ID) {
			fmt.Fprintf(&b, "%3d %s, %s, %d, %s: %v\n", p.TPN, p.Name, p.Club, p.Rating, p.Birth, points[p.ID])
			if p.Was != 0 || p.Now != 0 {
				fmt.Fprintf(&b, "    was %d, now %d, missed %q, byes %v, out %v\n", p.Was, p.Now, p.Missed, p.Byes, p.Out)
			}
			if p.NationalID != "" || p.Ratings != (journal.Ratings{}) {
				fmt.Fprintf(&b, "    listed %q %+v\n", p.NationalID, p.Ratings)
			}
		}
		for n := 1; n <= sec.Round; n++ {
			r, _ := s.Round(sec.ID, n)
			fmt.Fprintf(&b, "round %d:", n)
			for _, board := range r.Boards {
				fmt.Fprintf(&b, " %d-%d %s", board.White, board.Black, board.Score)
			}
			fmt.Fprintf(&b, " bye %d absent %v\n", r.PAB, r.Absent)
		}
		for _, in := range s.Incidents(sec.ID) {
			r, err := s.RulingOn(sec.ID, in.ID)
			fmt.Fprintf(&b, "incident %d: round %d board %d player %d %s: Art. %s (%s) %s, %d of %d, cards %d, %d penalties, overturned %t, %v\n", in.ID,
				in.Round, in.Board, in.Player, in.Offence.Offence, r.Article, r.Edition, r.Result, r.Count, r.ToLose, r.Cards.Cards,
				len(in.Penalties), in.IsOverturned(), err)
		}
		if sec.Rating != (journal.Rating{}) || len(sec.Days) > 0 {
			rated := struct{ List, Code string }{sec.Rating.List, sec.Rating.Code}
			fmt.Fprintf(&b, "rated %+v, days %+v\n", rated, sec.Days)
			if sec.Rating.Counts != "" {
				fmt.Fprintf(&b, "counts %s\n", sec.Rating.Counts)
			}
		}
		for _, p := range sec.Periods {
			fmt.Fprintf(&b, "ratings from round %d: %v, long %t, %d days, counts %q\n", p.Round, p.Ratings, s.IsLong(), s.Days(), sec.Rating.Periods)
		}
		for _, g := range s.CarriedGames(sec.ID) {
			fmt.Fprintf(&b, "carried from round %d: %d-%d %s\n", g.Round, g.White, g.Black, g.Score)
		}
		for match := 1; match <= 2; match++ {
			if day, own := s.OwnMatchDay(sec.ID, 1, match); own {
				fmt.Fprintf(&b, "match %d of round 1 on %+v\n", match, day)
			}
		}
		if sec.Options.Values != (journal.KeizerValues{}) {
			options, _ := json.Marshal(sec.Options)
			fmt.Fprintf(&b, "Keizer: %s\n", options)
		}
		groupSummary(&b, s, sec)
		hallSummary(&b, s, sec)
		for _, p := range s.Protests(sec.ID) {
			fmt.Fprintf(&b, "protest %d: round %d board %d %s from %q: %q, late %t, decided %t, accepted %t\n", p.ID, p.Round, p.Board, p.About, p.By, p.Text,
				s.IsLate(sec.ID, p), p.DecidedAt != 0, p.Accepted)
		}
		for _, c := range s.Claims(sec.ID) {
			step, err := s.HeardStep(sec.ID, c)
			fmt.Fprintf(&b, "claim %d: round %d board %d player %d %s %v: %s Art. %s, %v\n", c.ID, c.Round, c.Board, c.Player, c.Claim.Claim, c.Answers, step.Decision, step.Article, err)
		}
		for n := 1; n <= sec.Round; n++ {
			r, _ := s.Round(sec.ID, n)
			for _, board := range r.Boards {
				if pgn := s.Moves(sec.ID, n, board.Number); pgn != "" {
					fmt.Fprintf(&b, "moves of round %d board %d: %q\n", n, board.Number, pgn)
				}
			}
		}
		for _, m := range s.Marks(sec.ID) {
			fmt.Fprintf(&b, "rounds %v: %s by record %d\n", m.Rounds, m.Why, m.Seq)
		}
		if m := s.Mode(sec.ID); m != (journal.Mode{}) {
			fmt.Fprintf(&b, "FIDE mode %+v\n", m)
		}
		for _, line := range s.CarriedRemarks(sec.ID) {
			fmt.Fprintf(&b, "carried remark %q\n", line)
		}
		for _, r := range s.Remarks(sec.ID) {
			fmt.Fprintf(&b, "remark %+v\n", r)
		}
	}
	if e := s.Event(); !reflect.ValueOf(e.Papers).IsZero() {
		papers := struct {
			Rated    bool
			Arbiter  journal.License
			Deputies []journal.License
			Contact  string
		}{e.Papers.Rated, e.Papers.Arbiter, e.Papers.Deputies, e.Papers.Contact}
		fmt.Fprintf(&b, "papers %+v of %q, %q, %q, organised by %q in %s\n", papers, e.Arbiter, e.Deputies, e.Federation, e.Organizer, e.Place)
	}
	for _, d := range s.Crew() {
		taken, refused := s.Requests(d.ID)
		fmt.Fprintf(&b, "device %d %s: %s, section %d, boards %d to %d, %d requests, refused %v\n", d.ID, d.Name, d.Duty, d.Section, d.First, d.Last, taken, refused)
	}
	if epoch, desk := s.Epoch(); epoch > 0 {
		fmt.Fprintf(&b, "desk %d in epoch %d\n", desk, epoch)
	}
	for _, school := range s.Schools() {
		if len(s.SchoolDecisions()) > 0 {
			fmt.Fprintf(&b, "school %s: %d players, %q\n", school.Name, school.Players, school.Spellings)
		}
	}
	return b.String()
}

// hallSummary is what the facts of the hall come down to, where there are any.
func hallSummary(b *strings.Builder, s journal.State, sec journal.Section) {
	if sec.Hall != (journal.Hall{}) || sec.CheckIn.Round > 0 {
		fmt.Fprintf(b, "hall %+v, check-in %+v\n", struct {
			Length, Pause, Apart int
			Cap                  journal.CapRule
		}{sec.Hall.Length, sec.Hall.Pause, sec.Hall.Apart, sec.Hall.Cap}, sec.CheckIn)
	}
	if sec.Hall.Start > 0 {
		fmt.Fprintf(b, "round 1 starts at minute %d of the day\n", sec.Hall.Start)
	}
	for _, p := range s.Players(sec.ID) {
		if p.Paid || p.Table > 0 {
			fmt.Fprintf(b, "player %d %q paid %t table %d\n", p.ID, p.Presence, p.Paid, p.Table)
		}
	}
	for n := 1; n <= sec.Round; n++ {
		r, _ := s.Round(sec.ID, n)
		if c := s.Checked(sec.ID, n); r.Started > 0 || len(c.Done)+len(c.Differ) > 0 {
			fmt.Fprintf(b, "round %d started %d, made %v, checked %d, differ %v, left %v\n", n, r.Started, r.Made, len(c.Done), c.Differ, c.Left)
		}
		for _, board := range r.Boards {
			if c, ok := s.CapOn(sec.ID, n, board.Number); ok {
				fmt.Fprintf(b, "board %d capped: %+v\n", board.Number, c)
			}
		}
	}
}

func writeGolden(t *testing.T) {
	t.Helper()
	if err := os.MkdirAll(golden, 0o755); err != nil {
		t.Fatal(err)
	}
	for name, records := range journal.Halls(t) {
		if _, err := os.Stat(filepath.Join(golden, name+".jsonl")); err == nil {
			continue
		}
		text, err := file.Encode(records)
		if err != nil {
			t.Fatal(err)
		}
		s, err := journal.Replay(records)
		if err != nil {
			t.Fatal(err)
		}
		for ext, data := range map[string][]byte{".jsonl": text, ".want": []byte(summary(s))} {
			if err := os.WriteFile(filepath.Join(golden, name+ext), data, 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// groupSummary is what sections by sex and age come down to, where there are any.
func groupSummary(b *strings.Builder, s journal.State, sec journal.Section) {
	if sec.Group == (journal.Group{}) {
		return
	}
	info := s.Event()
	fmt.Fprintf(b, "group {Sex:%d BornFrom:%d BornTo:%d}, deadline %s, practice %t\n", sec.Sex, sec.BornFrom, sec.BornTo, info.Deadline, info.Practice)
	if rest := (journal.Group{Sex: sec.Sex, BornFrom: sec.BornFrom, BornTo: sec.BornTo}); rest != sec.Group {
		fmt.Fprintf(b, "  of %s, classes %d to %d, ratings %d to %d\n", sec.Level, sec.ClassFrom, sec.ClassTo, sec.RatingFrom, sec.RatingTo)
	}
	for _, p := range s.Players(sec.ID) {
		fmt.Fprintf(b, "player %d entered at %d, misfit %q\n", p.ID, p.At, sec.Misfit(p.PlayerInfo))
	}
}

func snap(t testing.TB, s journal.State) []byte {
	t.Helper()
	text, err := file.EncodeSnapshot(s)
	if err != nil {
		t.Fatal(err)
	}
	return text
}
