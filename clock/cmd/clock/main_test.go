package main

import (
	"bytes"
	"encoding/json"
	"os"
	"strings"
	"testing"
)

const golden = "../../../testdata/golden/clock/scripts.jsonl"

// Every script of the golden set: the vectors of the regulation and random games over all methods.
func TestReplayGoldenScripts(t *testing.T) {
	var out, errs bytes.Buffer
	if status := run([]string{"replay", golden}, nil, &out, &errs); status != statusDone || errs.Len() > 0 {
		t.Fatalf("status %d\n%s", status, errs.String())
	}
	file, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	scripts, printed := bytes.Split(bytes.TrimSpace(file), []byte("\n")), bytes.Split(bytes.TrimSpace(out.Bytes()), []byte("\n"))
	if len(scripts) != len(printed) || len(scripts) < 87 {
		t.Fatalf("%d scripts, %d answers", len(scripts), len(printed))
	}
	states := 0
	for i := range scripts { // compared here without the command's own comparison
		var want, got struct {
			Name   string
			Expect []json.RawMessage
		}
		if json.Unmarshal(scripts[i], &want) != nil || json.Unmarshal(printed[i], &got) != nil || want.Name != got.Name || len(want.Expect) != len(got.Expect) {
			t.Fatalf("script %d: %s", i+1, printed[i])
		}
		for j := range want.Expect {
			if states++; canonical(t, want.Expect[j]) != canonical(t, got.Expect[j]) {
				t.Errorf("%s, expect[%d]:\n%s\n%s", want.Name, j, want.Expect[j], got.Expect[j])
			}
		}
	}
	if states < 2468 {
		t.Errorf("%d states", states)
	}
}

// canonical writes an object with sorted keys.
func canonical(t *testing.T, raw json.RawMessage) string {
	var fields map[string]any
	if err := json.Unmarshal(raw, &fields); err != nil {
		t.Fatal(err)
	}
	b, err := json.Marshal(fields)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

const (
	control5 = `"control":{"white":{"periods":[{"main":300000,"method":"none"}]},"black":{"periods":[{"main":300000,"method":"none"}]}}`
	press    = `{"name":"a",` + control5 + `,"events":[{"at":0,"do":"start"},{"at":1000,"do":"press","side":"white"}],"expect":[{"at":1000,"after":1,"white":WHITE,"accepted":true}]}`
)

func TestReplayReportsDifferences(t *testing.T) {
	for _, c := range []struct {
		script string
		status int
		report string
	}{
		{strings.Replace(press, "WHITE", "299001", 1), statusDifferent, "expect[0] at 1000: white is 299000, expected 299001"},
		{strings.Replace(strings.Replace(press, `"white":WHITE`, `"black":1`, 1), `"name"`, `"gate":false,"name"`, 1), statusDone, "black is 300000, expected 1"},
		{strings.Replace(press, `"white":WHITE`, `"delay_w":5`, 1), statusDifferent, "delay_w is absent, expected 5"},
		{strings.Replace(press, `"white":WHITE`, `"white":299000`, 1), statusDifferent, "black is 300000, expected absent"},
	} {
		var out, errs bytes.Buffer
		status := run([]string{"replay", "-"}, strings.NewReader(c.script), &out, &errs)
		if status != c.status || !strings.Contains(errs.String(), c.report) || !strings.HasPrefix(out.String(), `{"name":"a","expect":[{"at":1000,"white":299000,`) {
			t.Errorf("status %d, want %d\n%s%s", status, c.status, out.String(), errs.String())
		}
	}
}

// A script without samples is answered with the state after each event.
func TestReplayWithoutSamples(t *testing.T) {
	script := "\ufeff" + `{"name":"b",` + control5 + `,"events":[{"at":5,"do":"press","side":"black"},{"at":1000,"do":"press","side":"black"}]}`
	var out, errs bytes.Buffer
	status := run([]string{"replay", "-"}, strings.NewReader(script), &out, &errs)
	if status != statusDone || strings.Count(out.String(), `"after"`) != 2 || !strings.Contains(out.String(), `"after":1,"accepted":false`) {
		t.Errorf("status %d\n%s%s", status, out.String(), errs.String())
	}
}

func TestReplayClaim(t *testing.T) {
	script := `{"name":"c",` + strings.Replace(control5, `"control":{`, `"control":{"flag_mode":"claim",`, 1) +
		`,"events":[{"at":0,"do":"start"},{"at":300000,"do":"claim","side":"black"},{"at":300000,"do":"resume"},{"at":300001,"do":"claim","side":"white"}]}`
	var out, errs bytes.Buffer
	status := run([]string{"replay", "-"}, strings.NewReader(script), &out, &errs)
	if status != statusDone || !strings.Contains(out.String(), `"after":1,"claim":"win"`) || !strings.Contains(out.String(), `"claim":"rejected"`) || strings.Contains(out.String(), `"flag":"`) {
		t.Errorf("status %d\n%s%s", status, out.String(), errs.String())
	}
}

func TestReplayRefusesBadInput(t *testing.T) {
	for _, c := range []struct{ script, report string }{
		{"\n{\"name\": tru}", "-:2:13: expected a script in JSON"},
		{`{"name":7}`, `-:1:9: expected string for "name"`},
		{`{"name":"x"}`, `-:1:1: expected a "control"`},
		{`{"name":"x"`, "expected a whole script"},
		{`{"name":"x",` + control5 + `} {}`, "expected the end of the line"},
		{`{"name":"x","control":{"white":{"periods":[{"method":"zz"}]}}}`, `method "zz"`},
		{`{"name":"x","control":{"white":{"periods":[]}}}`, "no period"},
		{`{"name":"x","control":{"flag_mode":"loud"}}`, `flag_mode "loud"`},
		{`{"name":"x",` + control5 + `,"events":[{"at":0,"do":"jump"}]}`, `events[0]: do "jump"`},
		{`{"name":"x",` + control5 + `,"events":[{"at":0,"do":"press"}]}`, `expected a "side"`},
		{`{"name":"x",` + control5 + `,"events":[{"at":-1,"do":"start"}]}`, "at -1"},
		{`{"name":"x",` + control5 + `,"events":[{"at":5,"do":"start"},{"at":4,"do":"pause"}]}`, "events[1]: clock: instant"},
		{`{"name":"x",` + control5 + `,"events":[{"at":5,"do":"start"},{"at":4,"do":"press","side":"white"}]}`, "events[1]: clock: instant"},
		{`{"name":"x",` + control5 + `,"events":[{"at":0,"do":"wake"}]}`, `"asleep_from"`},
		{`{"name":"x",` + control5 + `,"expect":[{"at":0,"after":0}]}`, "expect[0]"},
		{`{"name":"x",` + control5 + `,"events":[{"at":0,"do":"correct","white":-9223372036854775808}]}`, "events[0]: clock: white: time"},
	} {
		var out, errs bytes.Buffer
		if status := run([]string{"replay", "-"}, strings.NewReader(c.script), &out, &errs); status != statusBadInput || !strings.Contains(errs.String(), c.report) {
			t.Errorf("%s\nstatus %d: %s", c.script, status, errs.String())
		}
	}
	for _, args := range [][]string{nil, {"replay"}, {"play", golden}, {"replay", "no such file"}, {"replay", "."}} {
		var errs bytes.Buffer
		if status := run(args, nil, &bytes.Buffer{}, &errs); status != statusBadInput || errs.Len() == 0 {
			t.Errorf("%v: status %d", args, status)
		}
	}
}

// A script that cannot be played does not stop the others; the worst status counts. A refused act changes nothing.
func TestReplayGoesOn(t *testing.T) {
	bad := `{"name":"bad",` + control5 + `,"events":[{"at":0,"do":"jump"}]}`
	odd := `{"name":"odd",` + control5 + `,"events":[{"at":0,"do":"pause"},{"at":1,"do":"start"},{"at":2,"do":"take_back","side":"white"}]}`
	var out, errs bytes.Buffer
	status := run([]string{"replay", "-"}, strings.NewReader(bad+"\n"+odd+"\n"), &out, &errs)
	if status != statusBadInput || !strings.Contains(out.String(), `{"name":"bad","error":"clock: -:1:1: bad: events[0]`) ||
		!strings.Contains(out.String(), `{"name":"odd","expect":[{"at":0,`) || strings.Count(errs.String(), "refused") != 2 {
		t.Errorf("status %d\n%s%s", status, out.String(), errs.String())
	}
}
