//go:build !js

package main

import (
	"strings"
	"testing"
)

// TestTolls: lines of several runs add up to a row for each kind and engine and one line for all; what is lost, and slow starts, are errors.
func TestTolls(t *testing.T) {
	said := `=== RUN   TestDeaths
deaths: {"engine":"chromium","kind":"results","deaths":30,"images":3,"acknowledged":90,"lost":0,"each":2000,"usual":1000,"after":1100}
    deaths_test.go:1: something else
deaths: {"engine":"chromium","kind":"results","deaths":10,"images":1,"acknowledged":10,"lost":0,"each":4000,"usual":1000,"after":1500}
deaths: {"engine":"webkit","kind":"an update","deaths":20,"images":2,"acknowledged":9,"lost":2,"each":1000,"usual":500,"after":1200}
`
	var tolls []toll
	rest, err := readTolls(strings.NewReader(said), func(next toll) error {
		next.stamp = stamp{"1234567", "2026-11-22"}
		tolls = mergeInto(tolls, next, toll.goesOn, toll.add)
		return nil
	})
	if err != nil || len(tolls) != 2 || strings.TrimSpace(rest) != "deaths_test.go:1: something else" {
		t.Fatalf("%d tolls, and %q beside them: %v", len(tolls), rest, err)
	}
	var table strings.Builder
	err = printTolls(&table, tolls)
	for _, want := range []string{"| results | 40 · 100 · 0 | 0 · 0 · 0 |", "| an update | 0 · 0 · 0 | 20 · 9 · 2 |", "| 1.2 | 2.4 |",
		"60 deaths, 109 acknowledged, 2 lost; 6 images opened; 2.0 s a death. 2026-11-22 at 1234567."} {
		if !strings.Contains(table.String(), want) {
			t.Errorf("the table lacks %q:\n%s", want, table.String())
		}
	}
	if err == nil || !strings.Contains(err.Error(), "webkit, an update: 2 acknowledged acts are lost") || !strings.Contains(err.Error(), "2.4 times as long") || strings.Contains(err.Error(), "chromium") {
		t.Errorf("the errors are: %v", err)
	}
}

// TestVerdicts: a scenario holds in an engine where all its tests passed; whatever else is an error that says what the test said.
func TestVerdicts(t *testing.T) {
	said := `{"Action":"output","Test":"TestDay","Output":"day_test.go:1: lost\n"}
{"Action":"fail","Test":"TestDay"}
{"Action":"output","Test":"TestPaperPages/names","Output":"a part\n"}
{"Action":"pass","Test":"TestPaperPages/names"}
{"Action":"pass","Test":"TestPaperPages"}
`
	ended := verdicts{"firefox": {}, "webkit": {"TestDay": verdict{Action: "pass"}, "TestPaperPages": verdict{Action: "skip", said: "no printer"}}}
	if err := readVerdicts(strings.NewReader(said), func(test string, v verdict) error { ended["firefox"][test] = v; return nil }); err != nil {
		t.Fatal(err)
	}
	var table strings.Builder
	err := printScenarios(&table, []scenario{{"a day", []string{"TestDay"}}, {"paper", []string{"TestPaperPages"}}, {"night", []string{"TestNight"}}}, []string{"firefox", "webkit"}, ended)
	for _, want := range []string{"| a day | FAILS | holds |", "| paper | holds | skipped |", "| night | not run | not run |"} {
		if !strings.Contains(table.String(), want) {
			t.Errorf("the table lacks %q:\n%s", want, table.String())
		}
	}
	for _, want := range []string{"firefox, TestDay:\nday_test.go:1: lost", "webkit, TestPaperPages skipped:\nno printer", "did not run to their end: firefox TestNight, webkit TestNight"} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("the errors lack %q: %v", want, err)
		}
	}
}
