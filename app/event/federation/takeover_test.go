package federation_test

import (
	"bytes"
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/swiss"
	"wasit/swiss/lot"
	"wasit/swiss/tiebreak"
	"wasit/swiss/trf"
)

// written is a golden report with some of its text replaced.
func written(t *testing.T, name string, replace ...string) string {
	t.Helper()
	data, err := os.ReadFile("../../../testdata/trf/report/" + name + ".trf")
	if err != nil {
		t.Fatal(err)
	}
	text := string(data)
	for i := 0; i < len(replace); i += 2 {
		if !strings.Contains(text, replace[i]) {
			t.Fatalf("%s: no %q", name, replace[i])
		}
		text = strings.Replace(text, replace[i], replace[i+1], 1)
	}
	return text
}

// taken looks at a report, for an empty section.
func taken(t *testing.T, text string) (federation.Takeover, *hall, journal.Section) {
	t.Helper()
	doc, tour, _, err := trf.ReadTournament([]byte(text), trf.Options{})
	if err != nil {
		t.Fatal(err)
	}
	h := &hall{t: t}
	h.do(journal.CreateEvent{EventInfo: event}, journal.AddSection{SectionConfig: journal.SectionConfig{Name: "A", System: journal.Dutch, Edition: "2026", Rounds: 1}})
	sec, _ := h.s.Section(1)
	return federation.NewTakeover(doc, tour), h, sec
}

func TestFaults(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       federation.Fault
	}{
		{"as it was written", written(t, "Dutch-Baku"), federation.Fits},
		{"acceleration of another kind", written(t, "Dutch-Baku", "250       1.0 001 002", "250       1.0 001 001"), federation.Fits},
		{"points outside the table", written(t, "Dutch") + "299           1.0  000    1\r\n", federation.FaultAward},
		{"teams by game points", written(t, "teams", "FIDE_TEAM_TYPEA_MP_GP", "FIDE_TEAM_TYPEA_GP_MP"), federation.Fits},
		{"teams, three points of a match", written(t, "teams", "352 WBWB", "352 WBWB\r\n362 TW 3.0   TD 1.0   TL 0.0"), federation.Fits},
		{"teams, other points of a match", written(t, "teams", "352 WBWB", "352 WBWB\r\n362 TW 4.0   TD 1.0   TL 0.0"), federation.FaultAward},
		{"teams, a match lost is worth a point", written(t, "teams", "352 WBWB", "352 WBWB\r\n362 TW 3.0   TD 2.0   TL 1.0"), federation.FaultAward},
		{"teams, another bye", written(t, "teams", "320  1.0", "320  2.0"), federation.FaultAward},
		{"teams with the same colour on all boards", written(t, "teams", "352 WBWB", "352 WWWW"), federation.FaultTeams},
		{"teams accelerated by nobody's rule", written(t, "teams-Baku", "_MP_GP_BAKU", "_MP_GP"), federation.FaultVirtual},
		{"two games against two opponents", written(t, "Double-Swiss", "192 FIDE_DOUBLESWISS", "192 FIDE_DUBOV"), federation.Fits},
		{"single games as a Double-Swiss", written(t, "Dutch", "192 FIDE_DUTCH", "192 FIDE_DOUBLESWISS"), federation.FaultResult},
	} {
		take, _, sec := taken(t, c.text)
		if got := take.Fault(sec, journal.MaxPlayers); got != c.want {
			t.Errorf("%s: %d, want %d", c.name, got, c.want)
		}
	}
	take, _, sec := taken(t, written(t, "Dutch"))
	if got := take.Fault(sec, 3); got != federation.FaultLimits {
		t.Errorf("no room: %d", got)
	}
	sec.Players = 1
	if got := take.Fault(sec, journal.MaxPlayers); got != federation.FaultTaken {
		t.Errorf("a section with players: %d", got)
	}
}

// TestNoteIsNotTrusted: what a comment says is checked like anything else.
func TestNoteIsNotTrusted(t *testing.T) {
	for name, text := range map[string]string{
		"impossible options": written(t, "Keizer", `"ratio":4`, `"ratio":99`),
		"an unknown ladder":  written(t, "knock-out-two-games", `"ladder":"school"`, `"ladder":"snakes"`),
	} {
		take, h, sec := taken(t, text)
		_, err := take.Facts(h.s, sec, make([]journal.PlayerInfo, len(take.Document.Players)), "f", 1)
		var value *journal.ValueError
		if !errors.As(err, &value) {
			t.Errorf("%s: %v", name, err)
		}
	}
	for name, text := range map[string]string{
		"no JSON":          written(t, "Keizer", `### wasit {`, `### wasit {{`),
		"another system":   written(t, "Keizer", `"system":"keizer"`, `"system":"chess"`),
		"columns of a lot": written(t, "knock-out", `"columns":[`, `"columns":[999,`),
	} {
		take, _, _ := taken(t, text)
		if c := take.Config(journal.SectionConfig{}); c.System != journal.Dutch {
			t.Errorf("%s: taken for %s", name, c.System)
		}
	}
}

func TestOtherSystem(t *testing.T) {
	for name, want := range map[string]string{"Dutch": "", "round-robin-of-7": "", "Lim": "", "teams": "", "knock-out": "", "Keizer": "", "groups": ""} {
		take, _, _ := taken(t, written(t, name))
		if got := take.OtherSystem(); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
	take, _, _ := taken(t, written(t, "round-robin", "192 BERGER_ROUNDROBIN", "192 FIDE_SCHILLER"))
	if got := take.OtherSystem(); got != "FIDE_SCHILLER" {
		t.Errorf("%q", got)
	}
	take, _, _ = taken(t, written(t, "Dutch", "202 BH/C1,DE", "202 BH/C1,COIN,DE"))
	if got := take.UnknownTieBreaks(); len(got) != 1 || got[0] != "COIN" {
		t.Errorf("%v", got)
	}
}

// TestRanks: every system has places for everybody after its last round, and none before the first.
func TestRanks(t *testing.T) {
	for _, c := range systems {
		t.Run(c.name, func(t *testing.T) {
			h := open(t, c.c, field(c.n))
			h.start()
			if ranks, err := federation.Ranks(h.s, 1); err != nil || len(ranks) > 0 {
				t.Errorf("before round 1: %v, %v", ranks, err)
			}
			g := lot.New(1)
			sec, _ := h.s.Section(1)
			for range sec.Rounds {
				h.enter(h.pair(), 0, g)
				h.close()
			}
			ranks, err := federation.Ranks(h.s, 1)
			if err != nil || len(ranks) != c.n {
				t.Fatalf("%v, %v", ranks, err)
			}
			for tpn := swiss.TPN(1); int(tpn) <= c.n; tpn++ {
				if ranks[tpn] < 1 || ranks[tpn] > c.n {
					t.Errorf("player %d has place %d", tpn, ranks[tpn])
				}
			}
		})
	}
}

func TestInfo(t *testing.T) {
	for code, want := range map[string]string{"HRV": "CRO", "cro": "CRO", "HR": "CRO", "GBR": "GBR", "Croatia": "", "": "", "12A": ""} {
		d := &trf.Document{Federation: code, Arbiter: "Anić, Ana (14500001)", Deputies: []string{"B (IA)", "C (1)"}}
		info := federation.Info(d, "dir/Open 7.trf", "other")
		if info.Federation != want || info.Name != "dir/Open 7" || info.Arbiter != "Anić, Ana" || info.Papers.Rated != (want != "") {
			t.Errorf("%q: %+v", code, info)
		}
	}
	info := federation.Info(&trf.Document{Arbiter: "Anić, Ana (14500001)", Deputies: []string{"B (IA)", "C (1)", "D (123456789012)"}}, "", "other")
	ids := []journal.License{{}, {FIDEID: "1"}, {}} // twelve digits are no FIDE ID
	if info.Arbiter != "Anić, Ana" || info.Papers.Arbiter.FIDEID != "14500001" || !slices.Equal(info.Deputies, []string{"B (IA)", "C", "D (123456789012)"}) ||
		!slices.Equal(info.Papers.Deputies, ids) {
		t.Errorf("%+v", info)
	}
	if info := federation.Info(&trf.Document{}, "", "other"); info.Name != "other" {
		t.Errorf("%+v", info)
	}
}

// TestOwnTieBreaks: lots come back from a report; what another event defined itself is left out and named.
func TestOwnTieBreaks(t *testing.T) {
	h := open(t, journal.SectionConfig{System: journal.Dutch, Rounds: 3}, field(6))
	h.do(journal.ChangeTieBreaks{Section: 1, TieBreaks: []string{"BH/C1", tiebreak.Lot}, Rules: "2026"})
	h.start()
	h.enter(h.pair(), 0, lot.New(1))
	h.close()
	data := report(t, h.s, 1)
	if sec, _ := again(t, data).Section(1); !slices.Equal(sec.TieBreaks, []string{"BH/C1", tiebreak.Lot}) {
		t.Errorf("tie-breaks %q", sec.TieBreaks)
	}
	doc, tour, _, err := trf.ReadTournament(bytes.ReplaceAll(data, []byte(tiebreak.Lot), []byte("OTHER_COIN")), trf.Options{})
	if err != nil {
		t.Fatal(err)
	}
	take := federation.NewTakeover(doc, tour)
	if got := take.Config(journal.SectionConfig{}).TieBreaks; !slices.Equal(got, []string{"BH/C1"}) || !slices.Equal(take.UnknownTieBreaks(), []string{"OTHER_COIN"}) {
		t.Errorf("kept %q, unknown %q", got, take.UnknownTieBreaks())
	}
}
