package main

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"wasit/swiss"
	"wasit/swiss/swisstest"
	"wasit/swiss/trf"
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

// sixPlayers is an event of six as a file; rounds are the cells of each player, two teams of three where asked for.
func sixPlayers(code string, teams bool, rounds ...string) string {
	d := trf.Document{Name: "Six", Rounds: 5, InitialColor: swiss.White, System: code}
	if teams {
		d.Teams = []trf.Team{{Number: 1, Name: "A", Players: []swiss.TPN{1, 3, 5}}, {Number: 2, Name: "B", Players: []swiss.TPN{2, 4, 6}}}
	}
	outcomes := map[byte]swiss.Outcome{'1': swiss.Win, '=': swiss.Draw, '0': swiss.Loss, '+': swiss.ForfeitWin, '-': swiss.ForfeitLoss, 'Z': swiss.ZeroBye}
	for i := range 6 {
		p := trf.Player{TPN: swiss.TPN(i + 1), Name: "Player " + string(rune('A'+i)), Rating: 2000 - i}
		for _, cell := range strings.Fields(append(rounds, "", "", "", "", "", "")[i]) { // such as 4w1
			e := swiss.Entry{Outcome: outcomes[cell[2]]}
			if cell[0] != '0' {
				e.Opponent, e.Color = swiss.TPN(cell[0]-'0'), map[byte]swiss.Color{'w': swiss.White, 'b': swiss.Black}[cell[1]]
			}
			p.Rounds = append(p.Rounds, e)
		}
		d.Players = append(d.Players, p)
	}
	text, _ := d.Encode(trf.WriteOptions{})
	return string(text)
}

// Tables and brackets follow from the players of the file.
func TestPairTables(t *testing.T) {
	cup := []string{"0-Z 4w= 3b1", "0-Z 3b0 4w1", "6w1 2w1 1w0", "5b1 1b= 2b0", "4w0 0-Z 0-Z", "3b0 0-Z 0-Z"}
	until := func(n int) (rounds []string) {
		for _, line := range cup {
			rounds = append(rounds, strings.Join(strings.Fields(line)[:n], " "))
		}
		return rounds
	}
	for name, c := range map[string]struct{ args, file, want string }{
		"round robin":                {"-system berger", sixPlayers("", false), `[[1,6],[2,5],[3,4]],"bye":0`},
		"double, by the file":        {"", sixPlayers("FIDE_DOUBLEROUNDROBIN", false), `[[1,6],[2,5],[3,4]]`},
		"groups of three":            {"-system groups:2", sixPlayers("", false), `[[4,5],[3,6]]`},
		"three groups":               {"-system groups:3", sixPlayers("", false), `[[1,6],[2,5],[3,4]]`},
		"Scheveningen":               {"-system scheveningen", sixPlayers("", true), `[[1,2],[3,4],[6,5]]`},
		"knock-out, round 1":         {"-system knockout", sixPlayers("", false), `"round":1,"pairs":[[5,4],[6,3]],"bye":0`},
		"knock-out by the file":      {"-round 2", sixPlayers("CUSTOM_KNOCKOUT", false, until(2)...), `"round":2,"pairs":[[4,1],[2,3]]`},
		"a draw and who went on":     {"-round 3", sixPlayers("CUSTOM_KNOCKOUT", false, until(3)...), `"round":3,"pairs":[[1,3],[4,2]]`},
		"a draw that decides not":    {"", sixPlayers("CUSTOM_KNOCKOUT", false, until(2)...), `1-4 is drawn, and no later game says who goes on`},
		"another pair than drawn":    {"-round 2", sixPlayers("CUSTOM_KNOCKOUT", false, "6w1", "5w1", "4w1", "3b0", "2b0", "1b0"), `the bracket has 4-5`},
		"after the final":            {"", sixPlayers("CUSTOM_KNOCKOUT", false, until(3)...), `"error":"all 3 rounds are paired; record 142 (or XXR) states their number"`},
		"no teams":                   {"-system scheveningen", sixPlayers("", false), `expected two records 310`},
		"more groups than players":   {"-system groups:9", sixPlayers("", false), `N from 1 to 6`},
		"a system that is not known": {"-system chess", sixPlayers("", false), `expected one of burstein`},
	} {
		out, _, _ := run(t, map[string]string{"f": c.file}, append(append([]string{"pair", "-json"}, strings.Fields(c.args)...), "f")...)
		if !strings.Contains(out, c.want) {
			t.Errorf("%s: %s, want %s", name, out, c.want)
		}
	}
}

// Events of matches are explained like the others.
func TestExplainMatches(t *testing.T) {
	for system, want := range map[string]string{"team": "C.04.6 4.3.", "doubleswiss": "C.04.5 4.3."} {
		joined := false
		for _, c := range swisstest.Golden(t, "../../../testdata/golden/other", system)[:40] {
			if c.Pairs == nil {
				continue
			}
			out, errs, st := run(t, map[string]string{"f": string(c.Data)}, "explain", "f")
			if st != done || errs != "" || !strings.HasPrefix(out, system+"-2026, round ") || !strings.Contains(out, want) || strings.Contains(out, "C7: C.04") {
				t.Fatalf("%s: status %d %s\n%s", c.File, st, errs, out)
			}
			joined = joined || strings.Contains(out, " floating up (floating ")
			asJSON, _, st := run(t, map[string]string{"f": string(c.Data)}, "explain", "-json", "f")
			var p jsonPairing
			if err := json.Unmarshal([]byte(asJSON), &p); err != nil || st != done || len(p.Boards) != len(c.Pairs) || strings.Contains(asJSON, "null") {
				t.Fatalf("%s: status %d, %v\n%s", c.File, st, err, asJSON)
			}
		}
		if !joined {
			t.Errorf("%s: no floater is weighed against another in 40 rounds", system)
		}
	}
	c := swisstest.Golden(t, "../../../testdata/golden/other", "team")[0]
	for _, args := range [][]string{{"-pair", "1,2"}, {"-board", "99"}, {"-system", "dubov"}, {"-round", "99"}, {"-round", "-1"}, {"-edition", "2017"}} {
		if out, errs, st := run(t, map[string]string{"f": string(c.Data)}, append(append([]string{"explain"}, args...), "f")...); st != badInput || out != "" || errs == "" {
			t.Errorf("%v: status %d, %q, %q", args, st, out, errs)
		}
	}
}
