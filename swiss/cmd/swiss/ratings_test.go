package main

import (
	"encoding/json"
	"os"
	"strings"
	"testing"
)

func TestRatings(t *testing.T) {
	out, errs, st := run(t, nil, "ratings", example)
	for _, want := range []string{"performance", "Aster, Ada", "Ivy, Ian"} {
		if st != done || errs != "" || !strings.Contains(out, want) {
			t.Errorf("status %d, %q is missing in %s%s", st, want, out, errs)
		}
	}
	data, err := os.ReadFile(example)
	if err != nil {
		t.Fatal(err)
	}
	drawn := strings.NewReplacer("0009 b 1", "0009 b =", "0001 w 0", "0001 w =").Replace(string(data)) // 9 is unrated: (2510 + 3600) / 3, .50
	if out, _, st := run(t, map[string]string{"f": drawn}, "ratings", "f"); st != done || !strings.Contains(out, "first rating 2037") {
		t.Errorf("status %d\n%s", st, out)
	}
	// 1 (2510) beat 5 (2250) with White: PD(260) is .82; 9 is unrated: not rated. K 10: 1.8.
	if out, _, st = run(t, nil, "ratings", "-player", "1", example); st != done || !strings.Contains(out, "0.18 × K 10 = 1.8 (B.02 8.3)") {
		t.Errorf("status %d\n%s", st, out)
	}
	out, _, st = run(t, nil, "ratings", "-player", "3", example)
	for _, want := range []string{"norm of GM:", "games: 2, expected 9 (B.01 1.4.1)", "performance: 2320, expected 2600 (B.01 1.4.8)"} {
		if st != done || !strings.Contains(out, want) {
			t.Errorf("status %d, %q is missing in\n%s", st, want, out)
		}
	}
	out, _, st = run(t, nil, "ratings", "-json", example)
	var all struct {
		Ratings []struct {
			TPN    int
			Change json.Number
		}
	}
	if err := json.Unmarshal([]byte(out), &all); err != nil || st != done || len(all.Ratings) != 9 || all.Ratings[0].Change != "1.8" {
		t.Errorf("status %d, %v: %s", st, err, out)
	}
	out, _, st = run(t, nil, "ratings", "-json", "-player", "3", example)
	var one struct {
		TPN   int
		List  []struct{ Rated bool }
		Norms []struct{ Checks []struct{ Article string } }
	}
	if err := json.Unmarshal([]byte(out), &one); err != nil || st != done || one.TPN != 3 || len(one.List) != 2 || len(one.Norms) != 1 || len(one.Norms[0].Checks) != 9 {
		t.Errorf("status %d, %v: %s", st, err, out)
	}
	for _, args := range []string{"ratings -rate slow " + example, "ratings -player 99 " + example, "ratings none"} {
		if out, errs, st := run(t, nil, strings.Fields(args)...); st != badInput || out != "" || errs == "" {
			t.Errorf("%s: status %d, %q %q", args, st, out, errs)
		}
	}
}

func TestHundredths(t *testing.T) {
	for n, want := range map[float]string{0: "0", 5: "0.05", 50: "0.5", 100: "1", -5: "-0.05", -150: "-1.5", 1234: "12.34"} {
		if got := n.String(); got != want {
			t.Errorf("%d hundredths are %s, want %s", int(n), got, want)
		}
	}
}
