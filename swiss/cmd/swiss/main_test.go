package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strings"
	"testing"

	"wasit/swiss"
)

const golden = "../../../testdata/golden/tiebreaks/"

// run calls the command line; names in files stand for their texts, others are read from disk.
func run(t *testing.T, files map[string]string, args ...string) (out, errs string, st status) {
	t.Helper()
	var o, e bytes.Buffer
	s := &session{out: &o, err: &e, open: func(name string) (io.ReadCloser, error) {
		if text, ok := files[name]; ok {
			return io.NopCloser(strings.NewReader(text)), nil
		}
		return os.Open(name)
	}}
	st = s.main(args)
	return o.String(), e.String(), st
}

func TestStatusOfEachMistake(t *testing.T) {
	files := map[string]string{
		"text":  "once upon a time\n",
		"bad":   "001    1 m    A\n001    1 m    B                                  99x9\n",
		"three": "001    1      A\n001    2      B\n",
		"two":   "XXR 3\nXXC white1\n001    1      A\n001    2      B\n",
	}
	for _, c := range []struct {
		args []string
		want status
		says string
	}{
		{nil, badInput, "usage"},
		{[]string{"help"}, done, ""},
		{[]string{"pair", "-h"}, done, "-edition"},
		{[]string{"pair"}, badInput, "FILE is missing"},
		{[]string{"pair", "no-such-file"}, badInput, "no-such-file"},
		{[]string{"pair", ".", "two"}, badInput, "directory"},
		{[]string{"pair", "-round", "0", "two"}, badInput, "-round 0"},
		{[]string{"explain", "-round", "-1", "two"}, badInput, "-round -1"},
		{[]string{"standings", "-round", "0", "two"}, badInput, "-round 0"},
		{[]string{"pair", "-system", "magic", "two"}, badInput, "magic"},
		{[]string{"pair", "-system", "roundrobin", "-round", "7", "two"}, badInput, "expected 1 to 1"},
		{[]string{"pair", "-system", "roundrobin", "-edition", "1999", "two"}, badInput, "1999"},
		{[]string{"pair", "three"}, badInput, "record 142 (or XXR)"},
		{[]string{"check", "text"}, badInput, "line 1, column 1: no players in record"},
		{[]string{"check", "bad"}, badInput, "line 2, column"},
		{[]string{"standings", "-rules", "1999", "two"}, badInput, "2026, 2024 or 2023"},
		{[]string{"standings", "-tiebreaks", "PTS,XYZ", "two"}, badInput, "XYZ"},
		{[]string{"standings", "-explain", "9", "two"}, badInput, "no such player"},
		{[]string{"standings", "two"}, done, ""},
		{[]string{"convert", "two"}, badInput, "trf16 or trf26"},
		{[]string{"convert", "-to", "trf26", "-encoding", "latin9", "two"}, badInput, "latin9"},
		{[]string{"convert", "-to", "trf26", "two"}, done, ""},
	} {
		out, errs, st := run(t, files, c.args...)
		if st != c.want || !strings.Contains(errs+out, strings.TrimSuffix(c.says, " in record")) {
			t.Errorf("swiss %q: status %d, want %d; said %q, want %q in it", c.args, st, c.want, errs, c.says)
		}
	}
}

// A file that fails leaves the others alone, and the worst status counts.
func TestPairJSONGoesOnAfterAFailure(t *testing.T) {
	files := map[string]string{"bad": "nothing\n", "two": "XXR 3\n001    1      A\n001    2      B\n001    3      C\n"}
	out, _, st := run(t, files, "pair", "-json", "-system", "roundrobin", "bad", "two")
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if st != badInput || len(lines) != 2 {
		t.Fatalf("status %d, output %q", st, out)
	}
	var fail failure
	var p paired
	if err := json.Unmarshal([]byte(lines[0]), &fail); err != nil || fail.File != "bad" || fail.Error == "" {
		t.Errorf("%q: %v", lines[0], err)
	}
	if err := json.Unmarshal([]byte(lines[1]), &p); err != nil || p.File != "two" || p.Round != 1 || len(p.Pairs) != 1 {
		t.Errorf("%q: %v", lines[1], err)
	}
}

func TestStandingsJSON(t *testing.T) {
	out, errs, st := run(t, nil, "standings", "-json", "-tiebreaks", "PTS,DE,BH-C1,ARO,AOB", golden+"dutch001.trf")
	var got struct {
		Standings []struct {
			TPN, Rank int
			Points    float64
			TieBreaks map[string]*float64
		}
	}
	if err := json.Unmarshal([]byte(out), &got); err != nil || st != done || len(got.Standings) != 36 {
		t.Fatalf("status %d, %v, %s", st, err, errs)
	}
	for _, row := range got.Standings {
		if row.TPN == 3 && (row.Points != 4 || *row.TieBreaks["BH/C1"] != 15 || row.TieBreaks["ARO"] != nil || *row.TieBreaks["AOB"] != 13.9) {
			t.Errorf("player 3: %+v", row)
		}
	}
}

func TestLotsShowTheirSeed(t *testing.T) {
	out, _, st := run(t, nil, "standings", "-tiebreaks", "PTS", "-lots", "2026 1120", golden+"rr003.trf")
	if st != done || !strings.Contains(out, "by lot, seed 20261120: ") {
		t.Errorf("status %d\n%s", st, out)
	}
	if _, errs, st := run(t, nil, "standings", "-lots", "many", golden+"rr003.trf"); st != badInput || !strings.Contains(errs, "digits") {
		t.Errorf("status %d, %s", st, errs)
	}
}

// A code comes back as it was asked for where only the order of its modifiers differs, else as TRF26 writes it.
func TestSpellingOfCodes(t *testing.T) {
	out, _, _ := run(t, nil, "standings", "-json", "-tiebreaks", "bh/p/c1,BH-C2,GE,aro/u1400/c1", golden+"dutch010.trf")
	for _, want := range []string{`"bh/p/c1":`, `"BH/C2":`, `"REP":`, `"aro/u1400/c1":`} {
		if !strings.Contains(out, want) {
			t.Errorf("%s is missing in %.200s", want, out)
		}
	}
}

func TestEditionOfTheTieBreaks(t *testing.T) {
	for rules, want := range map[string]string{"2026": `"BH":44.5`, "2024": `"BH":50`} {
		out, _, _ := run(t, nil, "standings", "-json", "-rules", rules, "-tiebreaks", "BH", golden+"dutch010.trf")
		if !strings.Contains(out, `{"tpn":1,"rank":`) || !strings.Contains(out, want+"}") {
			t.Errorf("rules %s: %q not in %s", rules, want, out)
		}
	}
}

func TestConvertThereAndBack(t *testing.T) {
	first, _, _ := run(t, nil, "convert", "-to", "trf26", golden+"score002.trf")
	old, errs, st := run(t, map[string]string{"f": first}, "convert", "-to", "trf16", "f")
	if st != done || !strings.Contains(old, "XXS W=3.0") || strings.Contains(old, "\r\n162") {
		t.Fatalf("status %d, %s\n%s", st, errs, old)
	}
	if again, _, _ := run(t, map[string]string{"f": old}, "convert", "-to", "trf26", "f"); again != first {
		t.Errorf("there and back:\n%s\n%s", first, again)
	}
}

func TestExplainShowsEveryPart(t *testing.T) {
	out, _, st := run(t, nil, "standings", "-explain", "11", "-tiebreaks", "DE,BH/C1,AOB,TPR,PTP,KS", golden+"dutch010.trf")
	for _, want := range []string{"Petit11", "nothing decided", "16.4.2", "voluntary unplayed round (16.5)", "+50 for 57 percent", "average of 7", "least rating"} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is missing", want)
		}
	}
	asJSON, _, _ := run(t, nil, "standings", "-json", "-explain", "11", "-tiebreaks", "DE,BH/C1", golden+"dutch010.trf")
	var v struct{ Values []jsonValueParts }
	if err := json.Unmarshal([]byte(asJSON), &v); err != nil || st != done || len(v.Values) != 3 || len(v.Values[2].Parts) != 9 {
		t.Errorf("%v: %s", err, asJSON)
	}
}

// TestLimit: more than the usual number of players only where the caller says so, and never more than four digits hold.
func TestLimit(t *testing.T) {
	var text strings.Builder
	text.WriteString("142 5\n152 W\n")
	for i := range swiss.MaxPlayers + 1 {
		fmt.Fprintf(&text, "001 %4d      Player %d\n", i+1, i+1)
	}
	files := map[string]string{"large": text.String()}
	for _, c := range []struct {
		limit string
		want  status
		says  string
	}{{"", badInput, "at most 2000 players"}, {"2001", done, ""}, {"0", badInput, "expected 1 to 9999"}, {"10000", badInput, "expected 1 to 9999"}} {
		args := []string{"pair", "large"}
		if c.limit != "" {
			args = append(args, "-limit", c.limit)
		}
		out, errs, st := run(t, files, args...)
		if st != c.want || !strings.Contains(errs, c.says) || st == done && !strings.HasPrefix(out, "1001\n") {
			t.Errorf("-limit %q: status %d, want %d; said %q, want %q in it", c.limit, st, c.want, errs, c.says)
		}
	}
	if _, errs, st := run(t, nil, "generate", "-players", "2001", "-rounds", "1"); st != badInput || !strings.Contains(errs, "2 to 2000") {
		t.Errorf("generate without -limit: status %d, said %q", st, errs)
	}
	if out, errs, st := run(t, nil, "generate", "-players", "2001", "-rounds", "1", "-limit", "2001"); st != done || strings.Count(out, "\n001 ") != 2001 {
		t.Errorf("generate -limit 2001: status %d, said %q", st, errs)
	}
}
