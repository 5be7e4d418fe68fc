package imports

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/lists/roster"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/swiss/trf"
)

// made reports whether anything was asked of the store but the list of events.
func (d *desk) made() bool {
	for _, c := range d.Cmds {
		switch c.(type) {
		case session.CreateEvent, session.Append, session.RestoreBackup:
			return true
		}
	}
	return false
}

// TestOpenReports opens report files from the home page: each becomes a new event whose entries, standing and regulations
// are those of the file, or says why only its players can be taken. Before a person says so nothing is stored.
func TestOpenReports(t *testing.T) {
	files := goldens(t)
	for i, name := range files {
		files[i] = filepath.Join(goldenDutch, name)
	}
	for _, dir := range []string{"other", "tiebreaks", "dutch-2017"} {
		more, err := filepath.Glob("../../../testdata/golden/" + dir + "/*.trf*")
		if err != nil {
			t.Fatal(err)
		}
		step := 1
		if os.Getenv("WASIT_LONG") == "" {
			step = 1 + len(more)/12
		}
		for i := 0; i < len(more); i += step {
			files = append(files, more[i])
		}
	}
	whole := 0
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			doc, want, _, err := trf.ReadTournament(data, trf.Options{})
			d := home(t)
			d.openAny(filepath.Base(file), data)
			if d.made() {
				t.Fatal("something was stored before a person said so")
			}
			if d.m.Route.Page != session.PageOpen || !d.m.Event.IsDraft() {
				t.Fatalf("stands on page %v", d.m.Route.Page)
			}
			if err != nil {
				if d.m.Err == nil {
					t.Error("the errors are not shown")
				}
				return
			}
			take := d.m.TRF
			if take == nil {
				t.Fatal(d.m.Err)
			}
			if !take.Possible {
				if take.Why == federation.FaultTaken || take.Why == federation.FaultLimits {
					t.Errorf("not possible: %d", take.Why)
				}
				return
			}
			found := d.m.found()
			for _, line := range found { // what the file does not hold is not said to stand in it
				held, asked := map[string]bool{textOpenPoints.EN: doc.Scoring.Set, i18n.WizardTieBreaks.EN: len(doc.TieBreaks) > len(take.UnknownTieBreaks()),
					i18n.WizardTime.EN: doc.TimeControl != ""}[line.Word]
				if asked && strings.Contains(line.Text, "not in the file") == held {
					t.Errorf("in the file %v, and the page says %q", held, line.Text)
				}
			}
			d.send(takeOverFile{})
			d.takeAnyway()
			d.NoNotice("making the event")
			whole++
			sec, _ := d.m.Event.Kept.Section(d.m.Event.Section)
			if take.Played == 0 || d.m.Route.Page != session.PageRound || d.m.Event.IsDraft() || d.m.Notice == nil {
				t.Fatalf("stands on page %v", d.m.Route.Page)
			}
			if info := d.m.Event.Kept.Event(); doc.Name != "" && info.Name != journal.Clean(doc.Name) || info.Start != journal.Date(doc.Start) {
				t.Errorf("the event is %+v", info)
			}
			if doc.Scoring.Set && sec.Scoring != doc.Scoring.Table || sec.Rounds != take.Rounds || (sec.Options.Baku || len(sec.Virtual) > 0) != hasVirtual(want.Draft()) {
				t.Errorf("the regulation is %+v", sec.SectionConfig)
			}
			got, err := d.m.Event.Kept.Tournament(sec.ID, sec.Round)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(played(want), played(got)); diff != "" {
				t.Errorf("entries (-file +event)\n%s\nfound %v", diff, found)
			}
			if diff := cmp.Diff(ranking(t, want), ranking(t, got)); diff != "" {
				t.Errorf("standing (-file +event)\n%s", diff)
			}
			if again, err := journal.Replay(d.Log); err != nil || again.Seq() != d.m.Event.Kept.Seq() {
				t.Errorf("the journal does not replay: %v", err)
			}
		})
	}
	if whole < 20 {
		t.Errorf("only %d events were made", whole)
	}
}

// report001 is a player's line without rounds.
func report001(tpn int, sex, name, rating, birth string) string {
	return fmt.Sprintf("001 %4d %s%3s %-33s %4s %3s %11s %-10s %4s %4d\r\n", tpn, sex, "", name, rating, "CRO", "", birth, "0.0", tpn)
}

// TestOpenPlayersOnly makes an event of a report without rounds: its players, and the regulations that it states.
func TestOpenPlayersOnly(t *testing.T) {
	d := home(t)
	d.openAny("file.trf", []byte("012 Klupski kup\r\n022 Zagreb\r\n042 2026/11/20\r\n102 Ana Anić\r\n122 90+30\r\n142 7\r\n192 FIDE_DUBOV\r\n202 BH,SB\r\n"+
		report001(1, "m", "Horvat, Ivan", "2100", "2001/02/03")+report001(2, " ", "Kos, Mia", "", "2025")))
	if d.m.TRF == nil || d.m.TRF.Whole || len(d.m.Rows) != 2 {
		t.Fatalf("%+v %v", d.m.TRF, d.m.Err)
	}
	d.send(importEnter{})
	d.NoNotice("entering")
	if d.m.Route.Page != session.PageImport || len(d.m.Rows) != 1 || d.m.Rows[0].Entrant.Name != "Kos, Mia" {
		t.Fatalf("the line with a question is gone: page %v, %+v", d.m.Route.Page, d.m.Rows)
	}
	d.send(settle{Row: 0, Kind: roster.DoubtYear})
	d.send(importEnter{})
	sec, _ := d.m.Event.Kept.Section(d.m.Event.Section)
	if sec.Players != 2 || sec.System != journal.Dubov || sec.Rounds != 7 || strings.Join(sec.TieBreaks, " ") != "BH SB" || sec.TimeControl != "90+30" {
		t.Errorf("the section is %+v", sec.SectionConfig)
	}
	if info := d.m.Event.Kept.Event(); info.Name != "Klupski kup" || info.Place != "Zagreb" || info.Arbiter != "Ana Anić" {
		t.Errorf("the event is %+v", info)
	}
}

// TestOpenOther: backups go to be restored, games are sent to the board, and what nobody can read says why and where; in no
// case is anything stored.
func TestOpenOther(t *testing.T) {
	d := home(t)
	d.openAny("x.wasit.txt", []byte("\uFEFF{\"wasit\":\"backup\"}"))
	if got, ok := d.Cmds[len(d.Cmds)-1].(session.ReadBackup); !ok || len(got.Data) == 0 {
		t.Errorf("a backup is not read: %v", d.Cmds)
	}
	broken := bytes.Replace(golden(t, "c161001_0009p_05r.trf"), []byte("001    2"), []byte("001    1"), 1)
	for _, c := range []struct {
		name string
		data []byte
		err  error
		want string
	}{
		{"games", []byte("[Event \"Cup\"]\n\n1. e4 *"), nil, "holds games (PGN)"},
		{"too large", nil, roster.ErrTooLarge, "20 MB"},
		{"a spreadsheet", []byte("PK\x03\x04\x00\x00sheet"), nil, "no workbook"},
		{"nothing", nil, nil, textFileEmpty.EN},
		{"blanks", []byte("\n \n\t\n"), nil, textFileEmpty.EN},
		{"too many lines", bytes.Repeat([]byte("Budi;L\n"), 2100), nil, "2,000"},
		{"a broken report", broken, nil, "Given twice"},
		{"a report cut off", golden(t, "c161001_0009p_05r.trf")[:700], nil, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := home(t)
			d.send(session.Picked{Purpose: session.FileAny, Name: "f", Data: c.data, Err: c.err})
			shown := ""
			if n := d.m.Notice; n != nil {
				shown = n.Title + " " + n.Text
			}
			if d.m.Err != nil {
				n, places := importFault(i18n.EN, d.m.Err)
				shown += fmt.Sprint(*n, places)
			}
			if shown == "" || !strings.Contains(shown, c.want) {
				t.Errorf("says %q, want %q", shown, c.want)
			}
			d.send(takeOverFile{})
			d.send(importEnter{})
			if d.made() {
				t.Error("something was stored")
			}
		})
	}
}

// TestOpenLeftOut names what a report holds and the event will not: its system, tie-breaks and lines that nobody knows here.
func TestOpenLeftOut(t *testing.T) {
	d := home(t)
	d.openAny("f.trf", []byte("012 Cup\r\n042 2025/11/20\r\n192 CUSTOM_SWISS\r\n202 XYZ,BH\r\nABC something\r\n"+
		report001(1, "m", "Horvat, Ivan", "2100", "2001/02/03")+report001(2, "w", "Kos, Mia", "", "2010")))
	take := d.m.TRF
	if take == nil {
		t.Fatal(d.m.Err)
	}
	got := strings.Join(take.LeftOut(i18n.EN), "\n")
	for _, want := range []string{"CUSTOM_SWISS", "XYZ", "ABC"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q does not name %q", got, want)
		}
	}
	if strings.Contains(got, "BH") {
		t.Errorf("%q names a tie-break that is known", got)
	}
	sec, _ := d.m.Event.Ahead.Section(d.m.Event.Section)
	if sec.Edition != "2017" || strings.Join(sec.TieBreaks, " ") != "BH" {
		t.Errorf("the regulation is %+v", sec.SectionConfig)
	}
}

// TestOpenRoundRobin: a report of a Berger table goes on as one, any other table does not.
func TestOpenRoundRobin(t *testing.T) {
	line := func(tpn int, name string, rounds ...string) string {
		return strings.TrimRight(report001(tpn, "m", name, "", ""), "\r\n") + "  " + strings.Join(rounds, "  ") + "\r\n"
	}
	file := func(first string) []byte {
		return []byte("012 Cup\r\n142 3\r\n192 BERGER_ROUNDROBIN\r\n" + strings.ReplaceAll(line(1, "A", first)+line(2, "B", "   3 w ="), "0.0", "0.5") +
			strings.ReplaceAll(line(3, "C", "   2 b ="), "0.0", "0.5") + strings.ReplaceAll(line(4, "D", "   1 "+map[string]string{"   4 w =": "b", "   4 b =": "w"}[first]+" ="), "0.0", "0.5"))
	}
	for first, want := range map[string]string{"   4 w =": journal.RoundRobin, "   4 b =": journal.Dutch} {
		d := home(t)
		d.openAny("f.trf", file(first))
		if d.m.TRF == nil || !d.m.TRF.Possible {
			t.Fatalf("%+v %v", d.m.TRF, d.m.Err)
		}
		if left := d.m.TRF.LeftOut(i18n.EN); len(left) != map[string]int{journal.RoundRobin: 0, journal.Dutch: 1}[want] {
			t.Errorf("left out: %v", left)
		}
		d.send(takeOverFile{})
		d.NoNotice("making the event")
		d.Pair()
		d.NoNotice("pairing")
		sec, _ := d.m.Event.Kept.Section(d.m.Event.Section)
		if sec.System != want || sec.Round != 2 {
			t.Errorf("%s goes on as %s, round %d", first, sec.System, sec.Round)
		}
		if pairs := fmt.Sprint(d.pairs(2)); want == journal.RoundRobin && pairs != "[4-3 1-2]" {
			t.Errorf("round 2 of the table is %s", pairs)
		}
	}
}

// TestOpenBaku: a report that is accelerated by C.04.7 goes on so, one with other virtual points cannot.
func TestOpenBaku(t *testing.T) {
	d := home(t)
	d.openAny("f.trf", append([]byte("192 FIDE_DUTCH_BAKU\r"), golden(t, "c161001_0009p_05r.trf")...))
	if take := d.m.TRF; take == nil || !take.Possible {
		t.Fatalf("%+v %v", take, d.m.Err)
	}
	d.send(takeOverFile{})
	d.NoNotice("making the event")
	if sec, _ := d.m.Event.Kept.Section(d.m.Event.Section); !sec.Options.Baku || sec.System != journal.Dutch {
		t.Errorf("the regulation is %+v", sec.SectionConfig)
	}
}

// TestOpenTwice: a finger that bounces makes one event; after a refusal it can be tried again.
func TestOpenTwice(t *testing.T) {
	d := home(t)
	d.openAny("f.trf", golden(t, "c161001_0009p_05r.trf"))
	m, first := takeOverFile{}.update(d.m, d.Env())
	m, second := takeOverFile{}.update(m, d.Env())
	if len(first) != 1 || len(second) != 0 {
		t.Errorf("%d and %d effects", len(first), len(second))
	}
	for len(first) == 1 { // the rounds are compared, then the event is made
		asked, ok := first[0].(session.CompareRound)
		if !ok {
			break
		}
		p, err := asked.System.Pair(context.Background(), asked.Tournament, asked.Round, swiss.Watch{})
		m, first = (roundCompared{Asked: asked, Pairing: p, Err: err}).update(m, d.Env())
	}
	if m, second = (takeOverFile{}).update(m, d.Env()); len(first) != 1 || len(second) != 0 {
		t.Errorf("%d and %d effects of making it", len(first), len(second))
	}
	m.Session, _ = session.Failed{Err: &session.FullError{Err: os.ErrClosed}}.Update(m.Session, d.Env())
	if m, third := (takeOverFile{}).update(m, d.Env()); len(third) != 1 || m.Notice == nil {
		t.Error("after a refusal it cannot be tried again")
	}
}

func hasVirtual(d swiss.Draft) bool {
	return slices.ContainsFunc(d.Players, func(p swiss.Player) bool {
		return slices.ContainsFunc(p.Virtual, func(v swiss.Points) bool { return v != 0 })
	})
}
