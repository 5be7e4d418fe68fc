package main

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"
	"testing"
)

// askRule calls rules rule with a text on standard input.
func askRule(stdin string, args ...string) (out, errs string, status int) {
	var o, e bytes.Buffer
	status = run(append([]string{"rule"}, args...), streams{strings.NewReader(stdin), &o, &e})
	return o.String(), e.String(), status
}

// TestRule: an incident of the arguments, and lines of JSON with one that cannot be read.
func TestRule(t *testing.T) {
	for _, c := range []struct {
		name string
		args []string
		want string
	}{
		{"7.5.5 E23", []string{"-prior", "1 illegal move", "-fen", "8/8/3k4/8/3r4/8/4B3/4K3 b - - 0 60", "-color", "black", "illegal_move"},
			"time 0, cards 0, result draw, game_over; Art. 7.5.5, 7.5.1; may raise: arbiter or player\n"},
		{"O2SN 8", []string{"-ruleset", "O2SN-2013", "-class", "rapid", "-by", "player", "illegal_move"},
			"time 0, cards 2, result none, before_illegal; Art. O2SN 8, A.4c, 7.4b, 7.4a; may raise: player\n"},
		{"6.7.2 E23", []string{"-event", "default=15m", "-fact", "late=10m", "-fact", "opponent_late=12m", "both_absent"},
			"time 0, cards 0, result none, loses_time; Art. 6.7.2; may raise: arbiter\n"},
	} {
		if out, errs, status := askRule("", c.args...); out != c.want || status != 0 {
			t.Errorf("%s: %q %q %d", c.name, out, errs, status)
		}
	}
	out, errs, status := askRule(`{"id":"a","ruleset":"E18","class":"rapid","claimant":"player","color":"black","kind":"wrong_setup","facts":{"moves":15,"misplaced":"rook"}}
{"id":"b","ruleset":"E99","kind":"late"}
{"id":"c","kind":"score_asked","class":"blitz","supervised":true,"facts":{"request":6}}
{"id":"d","kind":"both_kings_in_check","prior":"1 illegal move","fen":"4k2R/8/8/8/8/8/4r3/4K3 b - - 0 40"}
`, "-")
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if status != 2 || !strings.Contains(errs, "line 2") || len(lines) != 4 || !strings.Contains(lines[1], "error") {
		t.Fatalf("%d %s %s", status, errs, out)
	}
	for i, want := range map[int]ruled{0: {Time: "0", Article: []string{"A.4.1.2"}, MayRaise: "nobody any more", Repair: "play_on"}, 2: {Time: "arbiter", Article: []string{"B.2.3", "11.5"}},
		3: {Time: "0", Result: "loss", Article: []string{"7.5.5"}}} {
		var got ruled
		if err := json.Unmarshal([]byte(lines[i]), &got); err != nil || got.Time != want.Time || !slices.Equal(got.Article[:len(want.Article)], want.Article) ||
			want.Repair != "" && (got.Repair != want.Repair || got.MayRaise != want.MayRaise || got.Castling == nil || !got.Castling.Rook) {
			t.Errorf("line %d: %+v %v", i, got, err)
		}
	}
	if out, _, status := askRule("", "-help"); status != 0 || !strings.Contains(out, "both_absent") || !strings.Contains(out, "opponent_late") {
		t.Errorf("help: %d %s", status, out)
	}
	for _, args := range [][]string{{}, {"nonsense"}, {"-class", "slow", "late"}, {"-fact", "late=soon", "late"}, {"-prior", "x", "late"}, {"-fen", "x", "late"},
		{"-color", "green", "late"}, {"-by", "cat", "late"}, {"-event", "rain", "late"}, {"-fact", "late", "late"}, {"-event", "default=1", "late"}} {
		if _, errs, status := askRule("", args...); status != 2 || errs == "" {
			t.Errorf("%v: status %d, %q", args, status, errs)
		}
	}
}

// TestRuleNoKind: a kind that there is not is named with the nearest, in JSON too.
func TestRuleNoKind(t *testing.T) {
	out, errs, status := askRule("", "-json", "ilegal_move")
	if want := `{"error":"no kind \"ilegal_move\"; did you mean \"illegal_move\"? (rules help rule lists all)"}` + "\n"; out != want || status != 2 {
		t.Errorf("status %d, %q, want %q", status, out, want)
	}
	if want := "rules rule: no kind"; !strings.HasPrefix(errs, want) {
		t.Errorf("%q, want %q first", errs, want)
	}
}

// FuzzRule: whatever is typed, each line has an answer or an error, and nothing else happens.
func FuzzRule(f *testing.F) {
	f.Add(`{"ruleset":"E18","class":"rapid","kind":"wrong_setup","facts":{"moves":15,"misplaced":"rook"}}`)
	f.Add(`{"ruleset":"O2SN-2013/E23","prior":"2K","kind":"both_kings_in_check","fen":"4k2R/8/8/8/8/8/4r3/4K3 b - - 0 40"}`)
	f.Add(`{"kind":"no_recording","facts":{"left":"4m59s","increment":"29s"},"event":"default=1h draw_from=never"}`)
	f.Add(`{"kind":"quickplay_claim","prior":"illegal_move,two_hands","facts":{"count":1e300,"left":null}}`)
	f.Fuzz(func(t *testing.T, line string) {
		if strings.Contains(line, "fen") && len(line) > 300 || strings.ContainsAny(line, "\n\r") {
			return
		}
		var out, errs bytes.Buffer
		status := run([]string{"rule", "-"}, streams{strings.NewReader(line), &out, &errs})
		if status == 0 && errs.Len() > 0 || status != 0 && status != 2 || strings.TrimSpace(line) != "" && len(line) < maxLine && out.Len() == 0 {
			t.Fatalf("%q: status %d, %q, %q", line, status, out.String(), errs.String())
		}
	})
}
