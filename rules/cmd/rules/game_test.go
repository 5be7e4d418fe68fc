package main

import (
	"encoding/csv"
	"encoding/json"
	"os"
	"strconv"
	"strings"
	"testing"
)

// TestGameGolden runs the first golden games through the command and compares every field printed.
func TestGameGolden(t *testing.T) {
	const games = 40
	data, err := os.ReadFile("../../../testdata/golden/games.pgn")
	if err != nil {
		t.Fatal(err)
	}
	pgn := strings.Join(strings.SplitAfter(string(data), "\n\n")[:2*games], "")
	f, err := os.Open("../../../testdata/golden/games.csv")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	for id, column := range map[string]string{"E23": "result_2023", "E18": "result_2018"} {
		status, out, errs := answer(pgn, "game", "-edition", id, "-json", "-")
		lines := strings.Split(strings.TrimSpace(out), "\n")
		if status != 0 || len(lines) != games {
			t.Fatalf("status %d, %d lines, %s", status, len(lines), errs)
		}
		for i, line := range lines {
			var got map[string]any
			if err := json.Unmarshal([]byte(line), &got); err != nil {
				t.Fatal(err)
			}
			for j, name := range rows[0] {
				want := rows[i+1][j]
				switch {
				case name == "game" || strings.HasSuffix(name, "_ply"):
					n, present := got[name].(float64)
					if present != (want != "") || present && strconv.Itoa(int(n)) != want {
						t.Errorf("%s, game %d: %s is %v, want %q", id, i+1, name, got[name], want)
					}
				case name == column:
					if got["result"] != want || got["article"] == nil {
						t.Errorf("%s, game %d: %v by %v, want %s", id, i+1, got["result"], got["article"], want)
					}
				}
			}
		}
	}
}

func TestGame(t *testing.T) {
	const (
		mate   = "[Event \"a\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n"
		broken = "[Event \"b\"]\n\n1. e4 e5 2. Ke3 1-0\n\n"
	)
	for _, c := range []struct {
		name, in string
		args     []string
		status   int
		out      string
	}{
		{"mate", mate, []string{"-json", "-"}, 0, `{"game":1,"result":"0-1","article":"5.1.1","mate_ply":4}` + "\n"},
		{"mate in E09", mate, []string{"-json", "-edition", "E09", "-"}, 0, `{"game":1,"result":"0-1","article":"5.1a","mate_ply":4}` + "\n"},
		{"words", mate, []string{"-"}, 0, "1 0-1 Art. 5.1.1, mate after 4\n"},
		{"broken games are answered, the rest goes on", mate + broken + mate, []string{"-json", "-"}, 2,
			`{"game":1,"result":"0-1","article":"5.1.1","mate_ply":4}` + "\n" +
				`{"game":2,"error":"notation: line 7, column 13: move \"Ke3\": notation: move \"Ke3\" (en): no man reaches the square"}` + "\n" +
				`{"game":3,"result":"0-1","article":"5.1.1","mate_ply":4}` + "\n"},
		{"resigned in E23", "1. e4 1-0", []string{"-json", "-"}, 0, `{"game":1,"result":"1-0","article":"5.1.2"}` + "\n"},
		{"on time", "[Termination \"time forfeit\"]\n\n1. e4 1-0", []string{"-json", "-"}, 0, `{"game":1,"result":"1-0","article":"6.9"}` + "\n"},
		{"agreed", "1. e4 e5 1/2-1/2", []string{"-json", "-"}, 0, `{"game":1,"result":"1/2-1/2","article":"5.2.3"}` + "\n"},
		{"agreed too early", "1. e4 1/2-1/2", []string{"-json", "-"}, 0, `{"game":1,"result":"1/2-1/2","laws":"*"}` + "\n"},
		{"a claim that the board does not prove", "[Termination \"threefold repetition\"]\n\n1. e4 e5 1/2-1/2", []string{"-json", "-"}, 0, `{"game":1,"result":"1/2-1/2","laws":"*"}` + "\n"},
		{"a claim with the next move", "[Termination \"threefold repetition\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 1/2-1/2", []string{"-json", "-"}, 0,
			`{"game":1,"result":"1/2-1/2","article":"9.2.1"}` + "\n"},
		{"unfinished", "1. e4 *", []string{"-json", "-"}, 0, `{"game":1,"result":"*"}` + "\n"},
		{"moves after the end are read", "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. f3 e5 10. g4 Qh4# 0-1", []string{"-json", "-"}, 0,
			`{"game":1,"result":"0-1","laws":"1/2-1/2","article":"9.6.1","threefold_ply":8,"fivefold_ply":16,"mate_ply":20}` + "\n"},
		{"the same in words", "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. f3 0-1", []string{"-"}, 0,
			"1 0-1 (by the Laws 1/2-1/2 Art. 9.6.1), threefold after 8, fivefold after 16\n"},
		{"an edition asked for", "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. f3 0-1", []string{"-edition", "E23", "-"}, 0,
			"1 1/2-1/2 (recorded 0-1) Art. 9.6.1, threefold after 8, fivefold after 16\n"},
		{"five times before that ended a game", "[Date \"1995.05.12\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. f3 0-1", []string{"-"}, 0,
			"1 0-1 Art. 5.1b, threefold after 8\n"},
		{"the result in the tag alone", "[Result \"1-0\"]\n\n1. e4 *", []string{"-"}, 0, "1 1-0 Art. 5.1.2 [line 3: tag Result differs \"1-0\"]\n"},
		{"won on time by him who is to move", "[Result \"1-0\"]\n[Termination \"moss won on time\"]\n\n1. e4 e5 1-0", []string{"-"}, 0, "1 1-0 Art. 6.9\n"},
		{"decided by an arbiter", "[Termination \"rules infraction\"]\n\n1. e4 1-0", []string{"-json", "-"}, 0, `{"game":1,"result":"1-0"}` + "\n"},
		{"no game", "", []string{"-"}, 2, ""},
		{"no file", "", []string{"missing.pgn"}, 2, ""},
		{"no argument", "", nil, 2, ""},
		{"no such edition", mate, []string{"-edition", "E97", "-"}, 2, ""},
	} {
		status, out, errs := answer(c.in, append([]string{"game"}, c.args...)...)
		if status != c.status || out != c.out {
			t.Errorf("%s: status %d, %q, %q; want %d, %q", c.name, status, out, errs, c.status, c.out)
		}
		if (status == 0) != (errs == "") {
			t.Errorf("%s: status %d with errors %q", c.name, status, errs)
		}
	}
}
