package matchevent

import (
	"errors"
	"strings"
	"testing"

	"wasit/swiss"
)

const twoTeams = `{"system": "team", "rounds": 3, "initial": "w", "primary": "mp", "secondary": "gp", "colour_preferences": "B",
 "pab": {"mp": 10, "gp": 20},
 "units": [
  {"tpn": 1, "history": [{"kind":"match","opponent":2,"colour":"w","mp":20,"gp":25}], "virtual": [20, 10]},
  {"tpn": 2, "history": [{"kind":"match","opponent":1,"colour":"b","mp":0,"gp":15}], "absent": "H"}
 ]}`

func TestRead(t *testing.T) {
	f, err := Read([]byte(twoTeams))
	if err != nil {
		t.Fatal(err)
	}
	m, err := f.Matches()
	if err != nil {
		t.Fatal(err)
	}
	if f.Round != 2 || f.System != Team || !f.Secondary || f.Preferences != "B" || f.Draft.InitialColor != swiss.White {
		t.Errorf("%+v", f)
	}
	if mp, gp := m.Score(1, 1); mp != 20 || gp != 25 || m.PairingScore(1, 2) != 30 || m.Entry(2, 2).Kind != swiss.MatchHalfBye {
		t.Errorf("%v %v %v", mp, gp, m.Entry(2, 2))
	}
	games, err := Read([]byte(strings.Replace(twoTeams, `"primary": "mp", "secondary": "gp"`, `"primary": "gp"`, 1)))
	if err != nil {
		t.Fatal(err)
	}
	if e := games.Draft.Units[0].Rounds[0]; e.Primary != 25 || e.Secondary != 20 || games.Secondary {
		t.Errorf("game points as primary score: %+v", e)
	}
}

func double(games1, games2 string) string {
	return `{"system":"doubleswiss","rounds":3,"initial":"b","pab":15,"units":[
{"tpn":1,"history":[{"kind":"match","opponent":2,"colour":"w","games":` + games1 + `}]},
{"tpn":2,"history":[{"kind":"match","opponent":1,"colour":"b","games":` + games2 + `}]},
{"tpn":3,"history":[{"kind":"PAB"}]},{"tpn":4,"history":[{"kind":"F"}]},{"tpn":5,"history":[{"kind":"H"}],"absent":"Z"}]}`
}

func TestTwoGames(t *testing.T) { // C.04.5 1
	for _, c := range []struct {
		a, b      string
		kind      swiss.MatchKind
		points    swiss.Points
		uncolored bool
	}{
		{`["1","="]`, `["0","="]`, swiss.PlayedMatch, 15, false},
		{`["+","1"]`, `["-","0"]`, swiss.PlayedMatch, 20, false},
		{`["+","-"]`, `["-","+"]`, swiss.PlayedMatch, 10, true},
		{`["+","+"]`, `["-","-"]`, swiss.ForfeitMatchWin, 20, false},
		{`["-","-"]`, `["-","-"]`, swiss.ForfeitMatchLoss, 0, false},
	} {
		f, err := Read([]byte(double(c.a, c.b)))
		if err != nil {
			t.Fatal(c.a, err)
		}
		if _, err := f.Matches(); err != nil {
			t.Error(c.a, err)
		}
		e := f.Draft.Units[0].Rounds[0]
		if e.Kind != c.kind || e.Primary != c.points || e.Uncolored != c.uncolored {
			t.Errorf("%s: %+v", c.a, e)
		}
		for i, want := range []swiss.Points{15, 20, 10} {
			if got := f.Draft.Units[2+i].Rounds[0].Primary; got != want {
				t.Errorf("bye %d gives %v, want %v", i, got, want)
			}
		}
	}
}

func TestReadErrors(t *testing.T) {
	for name, c := range map[string]struct {
		text, field string
		line        int
	}{
		"no JSON":         {"{\n\"system\": \"team\",\n oops}", "JSON", 3},
		"wrong type":      {"{\"system\": \"team\",\n\"rounds\": \"five\"}", "rounds", 2},
		"system":          {`{"system":"dutch"}`, "system", 0},
		"initial":         {strings.Replace(twoTeams, `"initial": "w"`, `"initial": "x"`, 1), "initial", 0},
		"primary":         {strings.Replace(twoTeams, `"primary": "mp"`, `"primary": "xx"`, 1), "primary", 0},
		"secondary":       {strings.Replace(twoTeams, `"secondary": "gp"`, `"secondary": "mp"`, 1), "secondary", 0},
		"preferences":     {strings.Replace(twoTeams, `"B"`, `"C"`, 1), "colour_preferences", 0},
		"pab of teams":    {strings.Replace(twoTeams, `{"mp": 10, "gp": 20}`, `7`, 1), "pab", 0},
		"kind":            {strings.Replace(twoTeams, `"match"`, `"bye"`, 1), "kind", 0},
		"colour":          {strings.Replace(twoTeams, `"colour":"w"`, `"colour":"red"`, 1), "colour", 0},
		"absent":          {strings.Replace(twoTeams, `"absent": "H"`, `"absent": "PAB"`, 1), "absent", 0},
		"short history":   {strings.Replace(twoTeams, `"virtual"`, `"x":0},{"tpn":3,"history":[],"virtual"`, 1), "history", 0},
		"one game":        {double(`["1"]`, `["0","="]`), "games", 0},
		"unknown result":  {double(`["1","2"]`, `["0","="]`), "games", 0},
		"disagreement":    {double(`["1","="]`, `["1","="]`), "games", 0},
		"pab of a double": {strings.Replace(double(`["1","="]`, `["0","="]`), `"pab":15`, `"pab":{}`, 1), "pab", 0},
	} {
		_, err := Read([]byte(c.text))
		var fe *FileError
		if !errors.As(err, &fe) || fe.Field != c.field || fe.Line != c.line || fe.Want == "" || fe.Error() == "" {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := Read(make([]byte, maxFile+1)); err == nil {
		t.Error("a file above the limit")
	}
}

func FuzzRead(f *testing.F) {
	f.Add([]byte(twoTeams))
	f.Add([]byte(double(`["1","="]`, `["0","="]`)))
	f.Fuzz(func(t *testing.T, data []byte) {
		file, err := Read(data)
		if err != nil {
			return
		}
		if m, err := file.Matches(); err == nil && len(m.TPNs()) != len(file.Draft.Units) {
			t.Error("a checked event lost units")
		}
	})
}
