package main

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"wasit/swiss"
	"wasit/swiss/swisstest"
)

// Each system is found by the code in the file, or by name, and its answers come out in the form of the command line.
func TestPairEverySystem(t *testing.T) {
	for _, system := range []string{"dubov", "burstein", "lim", "doubleswiss", "team"} {
		cases := swisstest.Golden(t, "../../../testdata/golden/other", system)
		files, args := map[string]string{}, []string{"pair", "-json"}
		for i := 0; i < len(cases); i += 6 {
			files[cases[i].File], args = string(cases[i].Data), append(args, cases[i].File)
		}
		named, _, _ := run(t, files, append(args, "-system", system)...)
		found, errs, _ := run(t, files, args...)
		if named != found || errs != "" {
			t.Errorf("%s by name and by the file:\n%s%s%s", system, named, found, errs)
		}
		lines := strings.Split(strings.TrimSpace(found), "\n")
		for i, line := range lines {
			c := cases[6*i]
			var p paired
			if err := json.Unmarshal([]byte(line), &p); err != nil || p.File != c.File || c.Pairs != nil && p.Round != c.Round {
				t.Errorf("%s: %v in %s", c.File, err, line)
				continue
			}
			for _, list := range [][][2]swiss.TPN{p.Pairs, c.Pairs} {
				slices.SortFunc(list, func(a, b [2]swiss.TPN) int { return slices.Compare(a[:], b[:]) })
			}
			if !c.Ambiguous && (!slices.Equal(p.Pairs, c.Pairs) || p.Bye != c.Bye) {
				t.Errorf("%s: %s, want %v bye %d", c.File, line, c.Pairs, c.Bye)
			}
		}
	}
}

func TestMatchFilesThatAreWrong(t *testing.T) {
	for file, want := range map[string]string{
		`{"system": "chess"}`:                          "doubleswiss",
		"{\n  \"system\": \"team\",\n  \"rounds\": x}": "line 3",
		`{"system": "team", "rounds": 3, "units": []}`: "no players",
	} {
		out, errs, st := run(t, map[string]string{"f": file}, "pair", "f")
		if st != badInput || out != "" || !strings.Contains(errs, want) {
			t.Errorf("%s: status %d, %q, want %q", file, st, errs, want)
		}
	}
	if _, errs, st := run(t, map[string]string{"f": `{"system": "team", "rounds": 3, "units": []}`}, "pair", "-system", "dutch", "f"); st != badInput || !strings.Contains(errs, "team") {
		t.Errorf("status %d, %q", st, errs)
	}
}
