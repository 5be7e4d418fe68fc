package main

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"wasit/swiss"
	"wasit/swiss/lot"
)

// matchUnit is a unit of an event of matches in the making.
type matchUnit struct {
	TPN     int              `json:"tpn"`
	Name    string           `json:"name"`
	History []map[string]any `json:"history"`
}

func matchText(t *testing.T, head map[string]any, units []matchUnit) string {
	t.Helper()
	head["units"] = units
	text, err := json.Marshal(head)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// playMatches adds a round with random results.
func playMatches(system string, units []matchUnit, p paired, g *lot.Generator) {
	add := func(n swiss.TPN, e map[string]any) { units[n-1].History = append(units[n-1].History, e) }
	for _, pair := range p.Pairs {
		gp := int(g.Draw(9)) * 5 // of four boards
		mp := func(gp int) int { return map[bool]int{gp > 20: 20, gp == 20: 10}[true] }
		a := map[string]any{"kind": "match", "opponent": pair[1], "colour": "w", "mp": mp(gp), "gp": gp}
		b := map[string]any{"kind": "match", "opponent": pair[0], "colour": "b", "mp": mp(40 - gp), "gp": 40 - gp}
		if system == "doubleswiss" {
			results := [][2]string{{"1", "0"}, {"=", "="}, {"0", "1"}, {"+", "-"}}
			x, y := results[g.Draw(4)], results[g.Draw(3)]
			a = map[string]any{"kind": "match", "opponent": pair[1], "colour": "w", "games": []string{x[0], y[0]}}
			b = map[string]any{"kind": "match", "opponent": pair[0], "colour": "b", "games": []string{x[1], y[1]}}
		}
		add(pair[0], a)
		add(pair[1], b)
	}
	if p.Bye != 0 {
		add(p.Bye, map[string]any{"kind": "PAB", "mp": 10, "gp": 20})
	}
}

// An event of matches from round to round: the check finds no difference, and finds the one that is made; every round can
// be paired and explained again.
func TestMatchEventFromRoundToRound(t *testing.T) {
	for _, system := range []string{"doubleswiss", "team"} {
		g := lot.New(5)
		head := map[string]any{"system": system, "rounds": 5, "initial": "b"}
		units := make([]matchUnit, 9)
		for i := range units {
			units[i] = matchUnit{TPN: i + 1, Name: fmt.Sprint("Unit ", i+1)}
		}
		var lines []string
		for range 4 {
			text := matchText(t, head, units)
			out, errs, st := run(t, map[string]string{"f": text}, "pair", "-json", "f")
			var p paired
			if err := json.Unmarshal([]byte(out), &p); err != nil || st != done || errs != "" {
				t.Fatalf("%s: status %d %v %s%s", system, st, err, out, errs)
			}
			lines = append(lines, out)
			playMatches(system, units, p, g)
		}
		files := map[string]string{"f": matchText(t, head, units)}
		if out, _, st := run(t, files, "pair", "-all", "-json", "f"); st != done || out != strings.Join(lines, "") {
			t.Errorf("%s: status %d, all rounds again:\n%s", system, st, out)
		}
		if out, _, _ := run(t, files, "pair", "-round", "3", "-json", "f"); out != lines[2] {
			t.Errorf("%s: round 3 again: %s", system, out)
		}
		if out, errs, st := run(t, files, "check", "f"); st != done || errs != "" || !strings.HasSuffix(out, "participants\nf: "+system+"-2026: 0 of 4 rounds differ\n") {
			t.Errorf("%s: check says %d\n%s%s", system, st, out, errs)
		}
		if out, _, st := run(t, files, "explain", "-round", "2", "f"); st != done || !strings.HasPrefix(out, system+"-2026, round 2\n") {
			t.Errorf("%s: status %d\n%s", system, st, out)
		}
		e := units[0].History[1]
		other := units[e["opponent"].(swiss.TPN)-1].History[1]
		e["colour"], other["colour"] = other["colour"], e["colour"]
		files["f"] = matchText(t, head, units)
		out, _, st := run(t, files, "check", "f")
		if st != differs || !strings.Contains(out, "f: round 2: computed ") || !strings.Contains(out, ", the file has ") || strings.Contains(out, "round 1:") {
			t.Errorf("%s: status %d\n%s", system, st, out)
		}
	}
}

// Four teams after two rounds: 1 beats 2 by 3-1 and draws with 3; 3 beats 4 by 2½-1½; 2 and 4 draw 2-2.
const fourTeams = `{"system": "team", "rounds": 3, "initial": "w", "primary": "PRIMARY", "units": [
 {"tpn": 1, "name": "Merah", "history": [{"kind": "match", "opponent": 2, "colour": "w", "mp": 20, "gp": 30}, {"kind": "match", "opponent": 3, "colour": "b", "mp": 10, "gp": 20}]},
 {"tpn": 2, "name": "Putih", "history": [{"kind": "match", "opponent": 1, "colour": "b", "mp": 0, "gp": 10}, {"kind": "match", "opponent": 4, "colour": "w", "mp": 10, "gp": 20}]},
 {"tpn": 3, "name": "Hijau", "history": [{"kind": "match", "opponent": 4, "colour": "b", "mp": 20, "gp": 25}, {"kind": "match", "opponent": 1, "colour": "w", "mp": 10, "gp": 20}]},
 {"tpn": 4, "name": "Biru", "history": [{"kind": "match", "opponent": 3, "colour": "w", "mp": 0, "gp": 15}, {"kind": "match", "opponent": 2, "colour": "b", "mp": 10, "gp": 20}]}]}`

// Three players of a Double-Swiss after two rounds: 1 beats 2 by 1½-½, 3 has the bye (1½); 1 and 3 share 1-1, 2 has it.
const threePlayers = `{"system": "doubleswiss", "rounds": 2, "initial": "w", "units": [
 {"tpn": 1, "name": "Adi", "history": [{"kind": "match", "opponent": 2, "colour": "w", "games": ["1", "="]}, {"kind": "match", "opponent": 3, "colour": "b", "games": ["1", "0"]}]},
 {"tpn": 2, "name": "Bima", "history": [{"kind": "match", "opponent": 1, "colour": "b", "games": ["0", "="]}, {"kind": "PAB"}]},
 {"tpn": 3, "name": "Citra", "history": [{"kind": "PAB"}, {"kind": "match", "opponent": 1, "colour": "w", "games": ["0", "1"]}]}]}`

func TestStandingsOfMatches(t *testing.T) {
	for name, c := range map[string]struct{ file, args, want string }{
		"match points": {strings.Replace(fourTeams, "PRIMARY", "mp", 1), "-tiebreaks PTS,MPvGP,BH",
			`{"tpn":1,"rank":1,"points":3,"tiebreaks":{"PTS":3,"MPvGP":5,"BH":4}},{"tpn":3,"rank":2,"points":3,"tiebreaks":{"PTS":3,"MPvGP":4.5,"BH":4}},{"tpn":4,"rank":3,"points":1,"tiebreaks":{"PTS":1,"MPvGP":3.5,"BH":4}},{"tpn":2,"rank":4,"points":1,"tiebreaks":{"PTS":1,"MPvGP":3,"BH":4}}`},
		"game points": {strings.Replace(fourTeams, "PRIMARY", "gp", 1), "-tiebreaks PTS,MPvGP",
			`{"tpn":1,"rank":1,"points":5,"tiebreaks":{"PTS":5,"MPvGP":3}},{"tpn":3,"rank":2,"points":4.5,"tiebreaks":{"PTS":4.5,"MPvGP":3}},{"tpn":4,"rank":3,"points":3.5,"tiebreaks":{"PTS":3.5,"MPvGP":1}},{"tpn":2,"rank":4,"points":3,"tiebreaks":{"PTS":3,"MPvGP":1}}`},
		"after a round": {strings.Replace(fourTeams, "PRIMARY", "mp", 1), "-round 1 -tiebreaks PTS",
			`{"tpn":1,"rank":1,"points":2,"tiebreaks":{"PTS":2}},{"tpn":3,"rank":1,`},
		"double-Swiss": {threePlayers, "-tiebreaks PTS,SB",
			`{"tpn":1,"rank":1,"points":2.5,"tiebreaks":{"PTS":2.5,`},
	} {
		args := append(append([]string{"standings", "-json"}, strings.Fields(c.args)...), "f")
		if out, errs, st := run(t, map[string]string{"f": c.file}, args...); st != done || errs != "" || !strings.Contains(out, c.want) {
			t.Errorf("%s: status %d\n%s%swant %s", name, st, out, errs, c.want)
		}
	}
	out, errs, st := run(t, map[string]string{"f": threePlayers}, "standings", "-json", "-tiebreaks", "PTS,BH", "f")
	var s struct{ Standings []struct{ Points float64 } }
	if err := json.Unmarshal([]byte(out), &s); err != nil || st != done || len(s.Standings) != 3 || s.Standings[0].Points != 2.5 || s.Standings[1].Points != 2.5 || s.Standings[2].Points != 2 {
		t.Errorf("status %d, %v\n%s%s", st, err, out, errs)
	}
	if out, _, st := run(t, map[string]string{"f": threePlayers}, "standings", "f"); st != done || !strings.Contains(out, "Citra") {
		t.Errorf("status %d\n%s", st, out)
	}
	if out, _, st := run(t, map[string]string{"f": fourTeams[:strings.Index(fourTeams, "\n")] + `]}`}, "standings", "f"); st != badInput || out != "" {
		t.Errorf("no teams: status %d\n%s", st, out)
	}
}

// An event that is over is no mistake.
func TestOver(t *testing.T) {
	file := strings.Replace(strings.Replace(fourTeams, "PRIMARY", "mp", 1), `"rounds": 3, `, `"rounds": 2, `, 1)
	out, errs, st := run(t, map[string]string{"f": file}, "pair", "f")
	if want := "f: all 2 rounds are paired; \"rounds\" states their number\n"; st != differs || out != "" || errs != want {
		t.Errorf("status %d, %q %q, want %q", st, out, errs, want)
	}
}

// Mistakes are told with their place and what to do.
func TestMistakesInMatchFiles(t *testing.T) {
	team := strings.Replace(fourTeams, "PRIMARY", "mp", 1)
	for name, c := range map[string]struct{ file, args, want string }{
		"contradiction":     {strings.Replace(team, `"mp": 0, "gp": 15`, `"mp": 0, "gp": 15`+`, "x": 1`, 1), "check -system dubov", `system "dubov": the file says "team"`},
		"other opponent":    {strings.Replace(team, `"opponent": 3, "colour": "b"`, `"opponent": 4, "colour": "b"`, 1), "check", "round 2"},
		"colour":            {strings.Replace(team, `"colour": "w"`, `"colour": "x"`, 1), "standings", `unit 1, round 1: colour: expected "w" or "b"`},
		"no place":          {strings.Replace(team, `{"tpn": 2`, `{"tpn" 2`, 1), "standings", "line 3, column "},
		"edition":           {team, "check -edition 2024", `edition "2024" of team: expected 2026`},
		"round":             {team, "pair -round 4", "round 4: expected 1 to 3"},
		"round of standing": {team, "standings -round 3", "-round 3: expected 1 to 2"},
		"boards":            {team, "standings -tiebreaks PTS,BC", "no points board by board"},
		"unknown team":      {team, "standings -explain 9", "9"},
		"initial colour":    {strings.Replace(team, `"initial": "w", `, "", 1), "pair", `"initial" states the colour`},
	} {
		out, errs, st := run(t, map[string]string{"f": c.file}, append(strings.Fields(c.args), "f")...)
		if st != badInput || out != "" || !strings.Contains(errs, c.want) || !strings.HasPrefix(errs, "f: ") {
			t.Errorf("%s: status %d, %q %q, want %q", name, st, out, errs, c.want)
		}
	}
}
