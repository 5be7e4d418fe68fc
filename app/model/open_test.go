package model

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/roster"
	"wasit/swiss"
	"wasit/swiss/trf"
)

// home stands on the home page of a device.
func home(t *testing.T) *desk {
	t.Helper()
	d := newDesk(t)
	d.send(Navigated{"/"})
	d.cmds = nil
	return d
}

func (d *desk) openAny(name string, data []byte) {
	d.t.Helper()
	d.send(Picked{Purpose: FileAny, Name: name, Data: data})
}

// made reports whether anything was asked of the store but the list of events.
func (d *desk) made() bool {
	for _, c := range d.cmds {
		switch c.(type) {
		case CreateEvent, Append, RestoreBackup:
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
		more, err := filepath.Glob("../../testdata/golden/" + dir + "/*.trf*")
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
			if d.m.Route.Page != PageOpen || !d.m.Event.IsDraft() {
				t.Fatalf("stands on page %v", d.m.Route.Page)
			}
			if err != nil {
				if d.m.Import.Err == nil {
					t.Error("the errors are not shown")
				}
				return
			}
			take := d.m.Import.TRF
			if take == nil {
				t.Fatal(d.m.Import.Err)
			}
			if !take.Possible {
				if take.Why == TakeoverTaken || take.Why == TakeoverLimits {
					t.Errorf("not possible: %d", take.Why)
				}
				return
			}
			found := d.m.Found()
			d.send(TakeOverFile{})
			d.noNotice("making the event")
			whole++
			sec, _ := d.m.Event.Kept.Section(d.m.Event.Section)
			if take.Played == 0 || d.m.Route.Page != PageRound || d.m.Event.IsDraft() || d.m.Notice == nil {
				t.Fatalf("stands on page %v", d.m.Route.Page)
			}
			if info := d.m.Event.Kept.Event(); doc.Name != "" && info.Name != journal.Clean(doc.Name) || info.Start != journal.Date(doc.Start) {
				t.Errorf("the event is %+v", info)
			}
			if doc.Scoring.Set && sec.Scoring != doc.Scoring.Table || sec.Rounds != take.Rounds || sec.Options.Baku != hasVirtual(want.Draft()) {
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
			if again, err := journal.Replay(d.log); err != nil || again.Seq() != d.m.Event.Kept.Seq() {
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
	if d.m.Import.TRF == nil || d.m.Import.TRF.Whole || len(d.m.Import.Rows) != 2 {
		t.Fatalf("%+v %v", d.m.Import.TRF, d.m.Import.Err)
	}
	d.send(ImportEnter{})
	d.noNotice("entering")
	if d.m.Route.Page != PageImport || len(d.m.Import.Rows) != 1 || d.m.Import.Rows[0].Entrant.Name != "Kos, Mia" {
		t.Fatalf("the line with a question is gone: page %v, %+v", d.m.Route.Page, d.m.Import.Rows)
	}
	d.send(Settle{Row: 0, Kind: roster.DoubtYear})
	d.send(ImportEnter{})
	sec, _ := d.m.Event.Kept.Section(d.m.Event.Section)
	if sec.Players != 2 || sec.System != journal.Dubov || sec.Rounds != 7 || strings.Join(sec.TieBreaks, " ") != "BH SB" || sec.TimeControl != "90+30" {
		t.Errorf("the section is %+v", sec.SectionConfig)
	}
	if info := d.m.Event.Kept.Event(); info.Name != "Klupski kup" || info.Place != "Zagreb" || info.Arbiter != "Ana Anić" {
		t.Errorf("the event is %+v", info)
	}
}

// TestOpenList opens a list of players from the home page: the wizard makes the event, then the list is reviewed.
func TestOpenList(t *testing.T) {
	d := home(t)
	d.openAny("peserta.csv", []byte("Nama;L/P;Sekolah\nBudi;L;SDN 1\nSiti;P;SDN 2\nEko;x;SDN 2\n"))
	w := d.m.Wizard
	if d.m.Route.Page != PageWizard || w.List == nil || w.List.Ready != 2 || w.List.Open != 1 || w.List.Male != 1 || w.Expected != 3 || d.made() {
		t.Fatalf("page %v, %+v", d.m.Route.Page, w)
	}
	d.send(WizardSet{"name", "Piala"})
	d.send(WizardCreate{})
	d.noNotice("creating")
	if d.m.Route.Page != PageImport || len(d.m.Import.Rows) != 3 || d.m.Import.File != "peserta.csv" || d.m.Event.Kept.PlayerCount() != 0 {
		t.Fatalf("page %v, %+v", d.m.Route.Page, d.m.Import)
	}
	d.send(ImportEnter{})
	if got := d.m.Event.Kept.PlayerCount(); got != 2 {
		t.Errorf("%d players", got)
	}
}

// TestOpenLeft forgets what was opened when its pages are left.
func TestOpenLeft(t *testing.T) {
	for name, data := range map[string][]byte{"a.trf": golden(t, "c161001_0009p_05r.trf"), "a.csv": []byte("Nama;L/P\nBudi;L\nSiti;P\n")} {
		d := home(t)
		d.openAny(name, data)
		d.send(Navigated{"/"})
		if d.m.Event != nil || d.m.Import.Data != nil || d.m.Wizard.List != nil {
			t.Errorf("%s is still held", name)
		}
		d.send(Navigated{"/new"})
		d.send(WizardSet{"name", "Cup"})
		d.send(WizardCreate{})
		if d.m.Route.Page != PagePlayers || d.m.Event.Kept.PlayerCount() != 0 {
			t.Errorf("%s came along: page %v", name, d.m.Route.Page)
		}
		d.send(Navigated{"/open"})
		if d.m.Route.Page != PageHome {
			t.Errorf("an address without a file shows page %v", d.m.Route.Page)
		}
	}
}

// TestOpenOther: backups go to be restored, games are sent to the board, and what nobody can read says why and where; in no
// case is anything stored.
func TestOpenOther(t *testing.T) {
	d := home(t)
	d.openAny("x.wasit.txt", []byte("\uFEFF{\"wasit\":\"backup\"}"))
	if got, ok := d.cmds[len(d.cmds)-1].(ReadBackup); !ok || len(got.Data) == 0 {
		t.Errorf("a backup is not read: %v", d.cmds)
	}
	broken := bytes.Replace(golden(t, "c161001_0009p_05r.trf"), []byte("001    2"), []byte("001    1"), 1)
	for _, c := range []struct {
		name string
		data []byte
		err  error
		want string
	}{
		{"games", []byte("[Event \"Cup\"]\n\n1. e4 *"), nil, i18n.OpenGames.EN},
		{"too large", nil, roster.ErrTooLarge, "20 MB"},
		{"a spreadsheet", []byte("PK\x03\x04\x00\x00sheet"), nil, "Save the sheet as CSV"},
		{"nothing", nil, nil, i18n.FileEmpty.EN},
		{"blanks", []byte("\n \n\t\n"), nil, i18n.FileEmpty.EN},
		{"too many lines", bytes.Repeat([]byte("Budi;L\n"), 2100), nil, "2,000"},
		{"a broken report", broken, nil, "Given twice"},
		{"a report cut off", golden(t, "c161001_0009p_05r.trf")[:700], nil, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := home(t)
			d.send(Picked{Purpose: FileAny, Name: "f", Data: c.data, Err: c.err})
			shown := ""
			if n := d.m.Notice; n != nil {
				shown = n.Title + " " + n.Text
			}
			if d.m.Import.Err != nil {
				n, places := ImportFault(i18n.EN, d.m.Import.Err)
				shown += fmt.Sprint(*n, places)
			}
			if shown == "" || !strings.Contains(shown, c.want) {
				t.Errorf("says %q, want %q", shown, c.want)
			}
			d.send(TakeOverFile{})
			d.send(ImportEnter{})
			if d.made() {
				t.Error("something was stored")
			}
		})
	}
}

// TestOpenTwice: a finger that bounces makes one event.
func TestOpenTwice(t *testing.T) {
	d := home(t)
	d.openAny("f.trf", golden(t, "c161001_0009p_05r.trf"))
	m, first, env := d.m, []Cmd(nil), Env{Now: d.now}
	m, first = TakeOverFile{}.Update(m, env)
	if _, second := (TakeOverFile{}).Update(m, env); len(first) != 1 || len(second) != 0 {
		t.Errorf("%d and %d effects", len(first), len(second))
	}
	m, _ = Failed{&FullError{os.ErrClosed}}.Update(m, env)
	if _, third := (TakeOverFile{}).Update(m, env); len(third) != 1 || m.Notice == nil {
		t.Error("after a refusal it cannot be tried again")
	}
	d.send(Navigated{"/new"})
	d.send(WizardSet{"name", "Cup"})
	m, one := WizardCreate{}.Update(d.m, env)
	if _, two := (WizardCreate{}).Update(m, env); len(one) != 1 || len(two) != 0 {
		t.Errorf("the wizard: %d and %d effects", len(one), len(two))
	}
}

// TestCopyFrom begins a new event like an earlier one, from the form for new events.
func TestCopyFrom(t *testing.T) {
	d := event(t, 5, 4)
	id := d.m.Event.ID
	d.send(Navigated{"/new"})
	d.send(CopyFrom{id})
	if c, ok := d.m.Dialog.(CopyDialog); !ok || !c.Players || d.m.Route.Page != PageOverview || d.m.Event.ID != id {
		t.Fatalf("page %v, %+v", d.m.Route.Page, d.m.Dialog)
	}
	d.send(CopySet{"name", "Next year"})
	d.send(CopyEvent{})
	if d.m.Event.ID == id || d.m.Event.Kept.PlayerCount() != 5 || d.m.Event.Kept.Event().Name != "Next year" {
		t.Errorf("%+v", d.m.Event.Kept.Event())
	}
	d.send(Navigated{d.m.Route.In(PageOverview).Path()})
	if d.m.Dialog != nil {
		t.Error("the dialog opens again")
	}
}

// TestOpenLeftOut names what a report holds and the event will not: its system, tie-breaks and lines that nobody knows here.
func TestOpenLeftOut(t *testing.T) {
	d := home(t)
	d.openAny("f.trf", []byte("012 Cup\r\n042 2025/11/20\r\n192 CUSTOM_SWISS\r\n202 XYZ,BH\r\nABC something\r\n"+
		report001(1, "m", "Horvat, Ivan", "2100", "2001/02/03")+report001(2, "w", "Kos, Mia", "", "2010")))
	take := d.m.Import.TRF
	if take == nil {
		t.Fatal(d.m.Import.Err)
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
		if d.m.Import.TRF == nil || !d.m.Import.TRF.Possible {
			t.Fatalf("%+v %v", d.m.Import.TRF, d.m.Import.Err)
		}
		if left := d.m.Import.TRF.LeftOut(i18n.EN); len(left) != map[string]int{journal.RoundRobin: 0, journal.Dutch: 1}[want] {
			t.Errorf("left out: %v", left)
		}
		d.send(TakeOverFile{})
		d.noNotice("making the event")
		d.send(PairNext{})
		d.noNotice("pairing")
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
	if take := d.m.Import.TRF; take == nil || !take.Possible {
		t.Fatalf("%+v %v", take, d.m.Import.Err)
	}
	d.send(TakeOverFile{})
	d.noNotice("making the event")
	if sec, _ := d.m.Event.Kept.Section(d.m.Event.Section); !sec.Options.Baku || sec.System != journal.Dutch {
		t.Errorf("the regulation is %+v", sec.SectionConfig)
	}
}

func hasVirtual(d swiss.Draft) bool {
	return slices.ContainsFunc(d.Players, func(p swiss.Player) bool {
		return slices.ContainsFunc(p.Virtual, func(v swiss.Points) bool { return v != 0 })
	})
}
