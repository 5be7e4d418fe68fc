package imports

import (
	"bytes"
	"encoding/csv"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/swiss"
	"wasit/swiss/tiebreak"
	"wasit/swiss/trf"
)

const goldenDutch = "../../../testdata/golden/dutch"

// goldens lists report files of the Dutch system; a sample, or all with WASIT_LONG.
func goldens(t *testing.T) []string {
	t.Helper()
	f, err := os.Open(filepath.Join(goldenDutch, "index.csv"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	step := 11
	if os.Getenv("WASIT_LONG") != "" {
		step = 1
	}
	var files []string
	for i, r := range rows[1:] {
		if i%step == 0 && !strings.Contains(r[0], "/") {
			files = append(files, r[0])
		}
	}
	if len(files) < 20 {
		t.Fatalf("only %d files", len(files))
	}
	return files
}

// emptyEvent stands on the page of players of a fresh event.
func emptyEvent(t *testing.T) *desk {
	t.Helper()
	d := event(t, 0, 5)
	d.Go(d.Route.In(session.PagePlayers).Path())
	return d
}

func (d *desk) open(name string, data []byte) {
	d.t.Helper()
	d.send(session.Picked{Purpose: session.FileList, Name: name, Data: data})
}

func golden(t *testing.T, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(goldenDutch, name))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// TestTakeOver takes whole tournaments over: every entry of every round and the whole standing agree with the file.
func TestTakeOver(t *testing.T) {
	for _, name := range goldens(t) {
		t.Run(name, func(t *testing.T) {
			data := golden(t, name)
			_, want, _, err := trf.ReadTournament(data, trf.Options{})
			if err != nil {
				t.Fatal(err)
			}
			d := emptyEvent(t)
			d.open(name, data)
			if d.m.Route.Page != session.PageImport || d.m.TRF == nil {
				t.Fatalf("the review is not open: %v", d.m.Err)
			}
			if take := d.m.TRF; !take.Possible {
				if take.Why == federation.FaultVirtual || take.Why == federation.FaultNothing {
					return // said, and proved by TestTakeOverRefuses
				}
				t.Fatalf("not possible: %d", take.Why)
			}
			d.send(takeOverFile{})
			d.NoNotice("taking over")
			sec, _ := d.m.Event.Kept.Section(d.m.Event.Section)
			got, err := d.m.Event.Kept.Tournament(sec.ID, sec.Round)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(played(want), played(got)); diff != "" {
				t.Errorf("entries (-file +event)\n%s", diff)
			}
			if diff := cmp.Diff(ranking(t, want), ranking(t, got)); diff != "" {
				t.Errorf("standing (-file +event)\n%s", diff)
			}
			if again, err := journal.Replay(d.Log); err != nil || again.Seq() != d.m.Event.Kept.Seq() {
				t.Errorf("the journal does not replay: %v", err)
			}
		})
	}
}

func played(t *swiss.Tournament) [][]swiss.Entry {
	var all [][]swiss.Entry
	for _, tpn := range t.TPNs() {
		var rounds []swiss.Entry
		for n := 1; n <= t.PairedRounds(); n++ {
			rounds = append(rounds, t.Entry(tpn, n))
		}
		all = append(all, rounds)
	}
	return all
}

func ranking(t *testing.T, e *swiss.Tournament) []string {
	t.Helper()
	rows, err := tiebreak.Standings(e, tiebreak.Options{List: tiebreak.DefaultList(), Rounds: e.PairedRounds()})
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	for _, r := range rows {
		lines = append(lines, strings.Join([]string{session.Number(r.Rank), session.Number(int(r.TPN)), r.Points.String()}, " "))
	}
	return lines
}

// TestGoOn cuts the last round off a file, takes it over and pairs that round: the pairs are those of the file.
func TestGoOn(t *testing.T) {
	for _, name := range goldens(t) {
		t.Run(name, func(t *testing.T) {
			data := golden(t, name)
			_, want, _, err := trf.ReadTournament(data, trf.Options{})
			if err != nil {
				t.Fatal(err)
			}
			last := want.PairedRounds()
			if last < 2 {
				return
			}
			d := emptyEvent(t)
			d.open(name, unplay(data, last))
			if take := d.m.TRF; take != nil && take.Why == federation.FaultVirtual {
				return
			}
			if d.m.TRF == nil || !d.m.TRF.Possible || d.m.TRF.Played != last-1 {
				t.Fatalf("not ready: %+v %v", d.m.TRF, d.m.Err)
			}
			d.send(takeLeft{false}) // the file says itself who stays away
			for d.m.TRF.Rounds < want.TotalRounds() {
				d.send(takeRounds{d.m.TRF.Rounds + 1})
			}
			d.send(takeOverFile{})
			d.NoNotice("taking over")
			d.Pair()
			d.NoNotice("pairing")
			sec, _ := d.m.Event.Kept.Section(d.m.Event.Section)
			if sec.Round != last || sec.Phase != journal.Draft {
				t.Fatalf("round %d is %v", sec.Round, sec.Phase)
			}
			if diff := cmp.Diff(pairsOf(want, last), d.pairs(last)); diff != "" {
				t.Errorf("round %d (-file +event)\n%s", last, diff)
			}
		})
	}
}

// unplay empties a round of the players' lines, but for requested byes, and leaves later rounds out.
func unplay(data []byte, round int) []byte {
	column := 91 + 10*(round-1)
	lines := bytes.SplitAfter(bytes.ReplaceAll(data, []byte("\r\n"), []byte("\n")), []byte("\n"))
	if len(lines) == 1 {
		lines = bytes.SplitAfter(data, []byte("\r"))
	}
	var out []byte
	for _, line := range lines {
		text := strings.TrimRight(string(line), "\r\n")
		if strings.HasPrefix(text, "001 ") && len(text) > column {
			cell := text[column:min(len(text), column+8)]
			text = text[:column]
			if end := strings.TrimSpace(cell); strings.HasPrefix(end, "0000") && strings.ContainsAny(end[len(end)-1:], "HFZ") {
				text += cell
			}
		}
		out = append(append(out, text...), '\n')
	}
	return out
}

func pairsOf(t *swiss.Tournament, n int) []string {
	var list []string
	for _, p := range boardsOf(t, n) {
		list = append(list, session.Number(int(p.White))+"-"+session.Number(int(p.Black)))
	}
	return list
}

func (d *desk) pairs(n int) []string {
	var list []string
	for _, r := range d.m.Event.Kept.Rows(d.m.Event.Section, n) {
		list = append(list, session.Number(int(r.WhitePlayer.TPN))+"-"+session.Number(int(r.BlackPlayer.TPN)))
	}
	return list
}

// TestTakeOverRefuses names what stands against taking over all of a file; the players can still be taken.
func TestTakeOverRefuses(t *testing.T) {
	data := golden(t, "c161001_0009p_05r.trf")
	for _, c := range []struct {
		name string
		data []byte
		full bool
		why  federation.Fault
	}{
		{"points outside the table", append(bytes.Clone(data), "299           1.0  000    1\n"...), false, federation.FaultAward},
		{"a section with players", data, true, federation.FaultTaken},
		{"no rounds", unplay(data, 1), false, federation.FaultNothing},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := emptyEvent(t)
			if c.full {
				d.Did(journal.AddPlayer{Section: d.m.Event.Section, PlayerInfo: journal.PlayerInfo{Name: "Somebody"}})
			}
			before := d.m.Event.Kept.Seq()
			d.open("file.trf", c.data)
			take := d.m.TRF
			if take == nil || take.Why != c.why || take.Possible || take.Whole {
				t.Fatalf("got %+v, %v", take, d.m.Err)
			}
			d.send(takeWhole{true})
			d.send(takeOverFile{})
			if d.m.Event.Kept.Seq() != before {
				t.Error("something was recorded")
			}
			d.send(importEnter{})
			if got := d.m.Event.Kept.PlayerCount(); got < 9 {
				t.Errorf("%d players after entering the players alone", got)
			}
		})
	}
}

// TestTakeOverOpenRound leaves a round without all results open, so that they can be entered.
func TestTakeOverOpenRound(t *testing.T) {
	data := golden(t, "c161001_0009p_05r.trf")
	for old, open := range map[string]string{"     9 w 1\r001": "     9 w  \r001", "     1 b 0\r\r092": "     1 b  \r\r092"} {
		data = bytes.Replace(data, []byte(old), []byte(open), 1)
	}
	d := emptyEvent(t)
	d.open("file.trf", data)
	if d.m.TRF == nil {
		t.Fatal(d.m.Err)
	}
	d.send(takeOverFile{})
	d.NoNotice("taking over")
	if d.SectionNow().Phase != journal.Published || d.m.Route.Page != session.PageRound {
		t.Fatalf("the round is %v, the page %v", d.SectionNow().Phase, d.m.Route.Page)
	}
	if missing := d.m.Event.Kept.MissingBoards(d.m.Event.Section, 5); len(missing) != 1 {
		t.Errorf("missing boards: %v", missing)
	}
}

// boardsOf returns the pairs of a round in board order.
func boardsOf(t *swiss.Tournament, n int) []swiss.Pair {
	var pairs []swiss.Pair
	for _, tpn := range t.TPNs() {
		if e := t.Entry(tpn, n); e.Opponent != 0 && e.Color == swiss.White {
			pairs = append(pairs, swiss.Pair{White: tpn, Black: e.Opponent})
		}
	}
	t.SortBoards(pairs, n)
	return pairs
}
