package main

import (
	"bytes"
	"fmt"
	"os"
	"strings"
	"testing"

	"wasit/swiss/dutch"
	"wasit/swiss/lot"
)

const example = "../../../testdata/trf/example.trf"

func TestExplainTheExample(t *testing.T) {
	for _, c := range []struct {
		args []string
		want []string
		not  string
	}{
		{[]string{"-round", "3"}, []string{
			"1 paired here (1-2, floating 8): C14: downfloaters of the last round floating again, 1 instead of 0",
			"6 with 4: C1: they have met", "bye: 4 with 0.0 points (C.04.3 [C5])", "1-3 by 5.2.4"}, ""},
		{[]string{"-board", "2"}, []string{"1-3", "moved down: 1"}, "8-2 by"},
		{[]string{"-pair", "1,9"}, []string{"C1: they have met"}, "bracket"},
		{[]string{"-pair", "9,7"}, []string{"7 with 9: so it is"}, "bracket"},
		{[]string{"-pair", "1,2"}, []string{"1 with 2 (1-2, floating 8): C14"}, "bracket"},
		{[]string{"-pair", "7,0"}, []string{"7 floating: C2: may not have the bye"}, "bracket"},
		{[]string{"-json", "-round", "2"}, []string{`"rule":"5.2.1"`}, "paired here"},
		{[]string{"-system", "keizer", "-round", "3"}, []string{"keizer, round 3", "worth", "gap=3", "by K"}, "C.04"},
		{[]string{"-system", "keizer", "-edition", "clubs", "-json", "-round", "3"}, []string{`"ranking":[{"tpn":`, `"criterion":"gap"`}, "ranking before"},
		{[]string{"-system", "keizer", "-round", "3", "-pair", "1,9"}, []string{"1 with 9: gap: they met too few rounds ago, 0 instead of 3"}, "ranking before"},
		{[]string{"-edition", "2017", "-round", "3"}, []string{"dutch-2017", "C.12"}, "C14"},
	} {
		out, errs, st := run(t, nil, append(append([]string{"explain"}, c.args...), example)...)
		for _, want := range c.want {
			if !strings.Contains(out, want) {
				t.Errorf("%q: %q is missing in\n%s", c.args, want, out)
			}
		}
		if st != done || errs != "" || c.not != "" && strings.Contains(out, c.not) {
			t.Errorf("%q: status %d, %s\n%s", c.args, st, errs, out)
		}
	}
	for _, args := range [][]string{{"-round", "9"}, {"-board", "77"}, {"-pair", "1"}, {"-pair", "1,99"}, {"-pair", "4,4"}, {"-system", "dubov", "-pair", "1,2"}} {
		if _, errs, st := run(t, nil, append(append([]string{"explain"}, args...), example)...); st != badInput || errs == "" {
			t.Errorf("%q: status %d, %s", args, st, errs)
		}
	}
}

// Every criterion of the Dutch system has words.
func TestEveryCriterionHasAMeaning(t *testing.T) {
	for _, e := range []dutch.Edition{dutch.Edition2026(), dutch.Edition2017()} {
		for _, c := range append(e.Criteria(), "order", "forbidden") {
			if meaning(c) == c {
				t.Errorf("%s has none", c)
			}
		}
	}
}

func TestCheckExplainsDifferences(t *testing.T) {
	data, err := os.ReadFile(example)
	if err != nil {
		t.Fatal(err)
	}
	// In round 1 boards 1 and 2 have exchanged their second players, and board 3 its colours.
	file := strings.NewReplacer(
		"2.0    1  0005 w 1", "2.0    1  0006 w 1", "2.0    1  0006 b 1  0003", "2.0    1  0005 b 1  0003",
		"0.0    8  0001 b 0", "0.0    8  0002 w 0", "1.0    4  0002 w 0", "1.0    4  0001 b 0",
		"1.0    4  0007 w 1", "1.0    4  0007 b 1", "1.0    4  0003 b 0", "1.0    4  0003 w 0").Replace(string(data))
	out, errs, st := run(t, map[string]string{"f": file}, "check", "f")
	for _, want := range []string{"not 1 with 6 (1-6 5-2, floating 9): order", "not 2 with 5 (1-6 5-2, floating 9): order", "colours: 3-7 by 5.2.5"} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is missing: status %d\n%s%s", want, st, out, errs)
		}
	}
}

// Random tournaments of every kind, written and read again, pass the checker.
func TestGeneratedTournamentsPassTheChecker(t *testing.T) {
	count := 30
	if os.Getenv("WASIT_LONG") == "1" {
		count = 5000
	}
	g := lot.New(5)
	pick := func(values ...string) string { return values[g.Draw(uint64(len(values)))] }
	for k := range count {
		args := []string{"generate", "-seed", fmt.Sprint(k), "-players", fmt.Sprint(2 + g.Draw(50)), "-rounds", fmt.Sprint(1 + g.Draw(9)),
			"-draws", pick("0", "200", "600"), "-forfeits", pick("0", "0", "5%", "20%"), "-half-byes", pick("0", "0", "6%"), "-full-byes", pick("0", "0", "3%"),
			"-zero-byes", pick("0", "0", "10%"), "-withdrawals", pick("0", "2%"), "-late", pick("0", "10%"),
			"-edition", pick("2026", "2026", "2017"), "-win", "1", "-baku=" + pick("true", "false", "false")}
		if pick("", "", "", "", "3-1-0") != "" && args[len(args)-1] == "-baku=false" {
			args = append(args, "-win", "3", "-draw", "1", "-loss", "0", "-pab", pick("0", "1", "3"))
		}
		file, errs, st := run(t, nil, args...)
		if st != done {
			t.Fatalf("%q: status %d, %s", args, st, errs)
		}
		again, _, _ := run(t, nil, args...)
		out, errs, st := run(t, map[string]string{"f": file}, "check", "f")
		if st != done || errs != "" || again != file {
			t.Fatalf("%q: status %d, same again: %v\n%s%s\n%s", args, st, again == file, out, errs, bytes.ReplaceAll([]byte(file), []byte("\r"), nil))
		}
	}
	for _, args := range [][]string{{"-players", "1"}, {"-rounds", "0"}, {"-draws", "1001"}, {"-seed", "x"}, {"-win", "a"}, {"-edition", "1999"}, {"file"}} {
		if _, errs, st := run(t, nil, append([]string{"generate"}, args...)...); st != badInput || errs == "" {
			t.Errorf("generate %q: status %d, %s", args, st, errs)
		}
	}
	if _, errs, st := run(t, nil, "generate", "-system", "nosuch"); st != badInput || !strings.Contains(errs, "expected one of burstein, ") || !strings.Contains(errs, "team") {
		t.Errorf("systems: %s", errs)
	}
}
