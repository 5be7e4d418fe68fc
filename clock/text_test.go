package clock

import (
	"errors"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

func minutes(n int) time.Duration { return time.Duration(n) * time.Minute }
func seconds(n int) time.Duration { return time.Duration(n) * time.Second }

func TestParseReadsWhatPeopleType(t *testing.T) {
	five := Period{Main: minutes(5)}
	for _, c := range []struct {
		text  string
		white []Period
		black []Period // nil: as White
		from  int
		after bool
	}{
		{text: "5", white: []Period{five}},
		{text: "5+0", white: []Period{five}},
		{text: " 5 + 3 ", white: []Period{{Main: minutes(5), Method: Fischer, Add: seconds(3)}}},
		{text: "25 d10", white: []Period{{Main: minutes(25), Method: USDelay, Add: seconds(10)}}},
		{text: "25B10", white: []Period{{Main: minutes(25), Method: Bronstein, Add: seconds(10)}}},
		{text: "90/40+30, 30+30", white: []Period{
			{Main: minutes(90), Moves: 40, Method: Fischer, Add: seconds(30)}, {Main: minutes(30), Method: Fischer, Add: seconds(30)}}},
		{text: "1h30/40#+30 → 0:30:00+30s", white: []Period{
			{Main: minutes(90), Moves: 40, ByCounter: true, Method: Fischer, Add: seconds(30)}, {Main: minutes(30), Method: Fischer, Add: seconds(30)}}},
		{text: "90'+30''", white: []Period{{Main: minutes(90), Method: Fischer, Add: seconds(30)}}},
		{text: "90 min + 30 sec", white: []Period{{Main: minutes(90), Method: Fischer, Add: seconds(30)}}},
		{text: "5m 3s", white: []Period{{Main: minutes(5), Method: Fischer, Add: seconds(3)}}},
		{text: "10 menit 5 detik", white: []Period{{Main: minutes(10), Method: Fischer, Add: seconds(5)}}},
		{text: "2 sata + 30 sekundi", white: []Period{{Main: minutes(120), Method: Fischer, Add: seconds(30)}}},
		{text: "3|2", white: []Period{{Main: minutes(3), Method: Fischer, Add: seconds(2)}}},
		{text: "0.5+1", white: []Period{{Main: seconds(30), Method: Fischer, Add: seconds(1)}}},
		{text: "1,5+2", white: []Period{{Main: seconds(90), Method: Fischer, Add: seconds(2)}}},
		{text: "0,5+1", white: []Period{{Main: seconds(30), Method: Fischer, Add: seconds(1)}}},
		{text: "2,5", white: []Period{{Main: seconds(150)}}},
		{text: "90,30", white: []Period{{Main: minutes(90)}, {Main: minutes(30)}}},
		{text: "90+30,30+30", white: []Period{{Main: minutes(90), Method: Fischer, Add: seconds(30)}, {Main: minutes(30), Method: Fischer, Add: seconds(30)}}},
		{text: "90’+30’’", white: []Period{{Main: minutes(90), Method: Fischer, Add: seconds(30)}}},
		{text: "15′ + 10′′", white: []Period{{Main: minutes(15), Method: Fischer, Add: seconds(10)}}},
		{text: "5 delay 3", white: []Period{{Main: minutes(5), Method: USDelay, Add: seconds(3)}}},
		{text: "3 bronstein 2", white: []Period{{Main: minutes(3), Method: Bronstein, Add: seconds(2)}}},
		{text: "G/60;d5", white: []Period{{Main: minutes(60), Method: USDelay, Add: seconds(5)}}},
		{text: "G/60 d5", white: []Period{{Main: minutes(60), Method: USDelay, Add: seconds(5)}}},
		{text: "G/5;inc3", white: []Period{{Main: minutes(5), Method: Fischer, Add: seconds(3)}}},
		{text: "10+3x30", white: []Period{{Main: minutes(10), Method: ByoYomi, Count: 3, Add: seconds(30)}}},
		{text: "10 byo-yomi 3x30", white: []Period{{Main: minutes(10), Method: ByoYomi, Count: 3, Add: seconds(30)}}},
		{text: "hourglass 5", white: []Period{{Main: minutes(5), Method: Hourglass}}},
		{text: "1m30s", white: []Period{{Main: seconds(90)}}},
		{text: "1m30", white: []Period{{Main: seconds(90)}}},
		{text: "10 byo 3 × 30", white: []Period{{Main: minutes(10), Method: ByoYomi, Count: 3, Add: seconds(30)}}},
		{text: "60 can 5m/20 manual", white: []Period{{Main: minutes(60), Method: Canadian, Count: 20, Add: minutes(5), Manual: true}}},
		{text: "each 10", white: []Period{{Method: PerMove, Add: seconds(10)}}},
		{text: "up", white: []Period{{Method: CountUp}}},
		{text: "3 cap 2", white: []Period{{Main: minutes(3), Method: Capped, Add: seconds(2)}}},
		{text: "3 refund 2", white: []Period{{Main: minutes(3), Method: Refund, Add: seconds(2)}}},
		{text: "5 VS 3", white: []Period{five}, black: []Period{{Main: minutes(3)}}},
		{text: "5+3 after from 41", white: []Period{{Main: minutes(5), Method: Fischer, Add: seconds(3)}}, from: 41, after: true},
	} {
		got, err := Parse(c.text)
		if err != nil {
			t.Errorf("%q: %v", c.text, err)
			continue
		}
		want := Even(c.white...)
		if c.black != nil {
			want.Black.Periods = c.black
		}
		for _, side := range []*SideControl{&want.White, &want.Black} {
			side.FromMove = c.from
			if c.after {
				side.FirstCredit = AfterMove1
			}
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%q mismatch (-want +got):\n%s", c.text, diff)
		}
	}
}

// TestParseAsks: what has two readings is not guessed.
func TestParseAsks(t *testing.T) {
	for want, texts := range map[Want][]string{
		WantUnambiguousTime: {"5,3", "1,2+2", "10,4+5", "5400+30", "900", "3600+0", "40/2, SD/1", "0:10+5", "300", "600+0", "180+2", "151", "1/2+1", "1/4", "3/4 + 2", "G/300", "300+3 v 5+3"},
		WantMovesOrSeconds:  {"3/2", "5/0", "15/10", "25 / 10", "90/30", "40/90", "40/100, 20/50, 15+30", "20/60", "Fischer 3 s", "fischer 5", "Fischer 3 detik"},
		WantMovesOfTime:     {"90+30+30s", "60+30+30", "10'+5'", "90 minutes and 30 minutes", "90+30/40"},
	} {
		for _, text := range texts {
			var wrong *SyntaxError
			if c, err := Parse(text); !errors.As(err, &wrong) || wrong.Want != want {
				t.Errorf("%q: %v, %v; want %v", text, c, err, want)
			}
		}
	}
}

// TestParseWritten: what programs wrote before is read as minutes; what is written now says its unit where Parse would ask.
func TestParseWritten(t *testing.T) {
	for text, want := range map[string]string{"300": "300m", "600+0": "600m", "180+2": "180m+2", "1/2+1": "1m/2+1", "150+30": "150+30", "90/40+30, 30+30": "90/40+30, 30+30", "599+3 v 5+3": "599m+3 v 5+3"} {
		c, err := ParseWritten(text)
		if err != nil || c.String() != want {
			t.Errorf("%q: %v, %v; want %s", text, c, err, want)
			continue
		}
		if again, err := Parse(c.String()); err != nil || !again.White.Equal(c.White) || !again.Black.Equal(c.Black) {
			t.Errorf("%q is read as %v, %v", c.String(), again, err)
		}
		var stored Control
		if err := stored.UnmarshalText([]byte(text)); err != nil || stored.String() != want {
			t.Errorf("%q stored: %v, %v", text, stored, err)
		}
	}
}

// TestParseReadsSentences: a control in words, in the American way, in PGN's, and with a plus before its next time.
func TestParseReadsSentences(t *testing.T) {
	for want, texts := range map[string][]string{
		"90/40+30, 30+30": {
			"90 minutes for 40 moves, then 30 minutes for the rest of the game, with 30 seconds more for each move from the first.",
			"90 menit untuk 40 langkah, lalu 30 menit untuk sisa partai, dengan tambahan 30 detik tiap langkah sejak langkah pertama",
			"90 minuta za 40 poteza, zatim 30 minuta do kraja partije, uz dodatak od 30 sekundi po potezu od prvog poteza",
			"40 moves in 90 minutes, then 30 minutes, 30 seconds per move from move 1", "90 min/40 moves + 30 min + 30 sec", "90/40+30+30",
			"90'/40 + 30' + 30\"", "90 min/40 Züge + 30 min/Rest + 30 s/Zug", "40/90, SD/30; +30", "40/90 SD/30 +30", "40/5400+30:1800+30",
		},
		"90/40, 30":               {"40/90, SD/30", "40/90 SD/30", "40/90;SD/30", "40 langkah dalam 90 menit, lalu 30 menit", "40 poteza u 90 minuta, zatim 30 minuta", "90 min/40 + 30 min"},
		"100/40+30, 50/20+30, 15": {"100/40+30, 50/20+30, 15"}, // without words the last one has no increment
		"120/40, 60":              {"2h/40 + 1h", "40 moves in 2 hours, then 1 hour", "40/7200:3600"},
		"120/40 d5, 60 d5":        {"40/120, SD/60; d5", "40/120 SD/60 delay 5"},
		"90+30":                   {"90m for the game plus 30s per move", "G/90; +30", "G/90 inc 30", "90 + 30 sek/potez", "1h 30 min + 30 sec", "Standard: 90+30", "1:30:00+30"},
		"25 d5":                   {"25+5 delay", "25 minutes for the whole game, with a delay of 5 seconds before the clock counts each move", "25 menit untuk seluruh partai, dengan jeda 5 detik sebelum jam berjalan di tiap langkah", "25 minuta za cijelu partiju, uz odgodu od 5 sekundi prije svakog poteza"},
		"each 30":                 {"30 seconds per move", "30 detik tiap langkah", "tiap langkah 30", "po potezu 30"},
		"5 v 3":                   {"5 : 3", "5 vs. 3"},
		"5 hourglass":             {"5 jam pasir", "5 pješčani sat"},
		"5 d3":                    {"5 simple delay 3 s", "5 tunda sederhana 3 detik", "5 menit tunda 3", "5 jednostavna zadrška 3 s", "5 zadrška 3", "5 delay 3"},
		"5+3":                     {"5 Fischer 3", "5 min Fischer 3 s", "5 menit Fischer 3 detik", "Fischer 5+3"},
		"3+2":                     {"Blitz 3+2", "3 min + 2 s Fischer", "3 + 2 s/move", "3 Minuten + 2 Sekunden pro Zug"},
		"1m30s+2":                 {"1½+2", "1,5+2"},
	} {
		for _, text := range texts {
			if c, err := Parse(text); err != nil || c.String() != want {
				t.Errorf("%q: %v, %v; want %s", text, c, err, want)
			}
		}
	}
}

// TestTextNamesItsUnits: what Parse would ask about is written with its unit.
func TestTextNamesItsUnits(t *testing.T) {
	for _, text := range []string{"15m/10", "3m/2", "40m/90, 30", "900m", "1800m+30"} {
		if c, err := Parse(text); err != nil || c.String() != text {
			t.Errorf("%q: %v, %v", text, c, err)
		}
	}
}

func TestParseOptions(t *testing.T) {
	c, err := Parse("15+10; claim; low 20")
	if err != nil || c.Flags != Claim || c.Freeze || c.Low != seconds(20) {
		t.Errorf("claim: %+v, %v", c, err)
	}
	for text, freeze := range map[string]bool{"5": false, "5+3": true, "5; freeze": true, "5+3; nofreeze": false, "5 v 3+2": true} {
		if c, err := Parse(text); err != nil || c.Freeze != freeze {
			t.Errorf("%q: freeze %v, %v", text, c.Freeze, err)
		}
	}
}

func TestParseSaysWhereAndWhatWasExpected(t *testing.T) {
	for _, c := range []struct {
		text   string
		column int
		want   Want
	}{
		{"", 1, WantTime},
		{"abc", 1, WantTime},
		{"5+", 3, WantTime},
		{"5 x", 3, WantMethod},
		{"1:30/40", 1, WantUnambiguousTime},
		{"90/", 4, WantNumber},
		{"90/0", 4, WantMovesOrSeconds},
		{"90m/0", 5, WantNumber},
		{"90/1000", 4, WantNumber},
		{"5+3 5", 5, WantMethod},
		{"5 3", 3, WantMethod},
		{"5 min 3", 7, WantMethod},
		{"1h 30", 4, WantMethod},
		{"5m 90s", 4, WantMethod},
		{"5, ", 4, WantTime},
		{"10 byo 30", 10, WantPeriodCount},
		{"10 can 30", 10, WantBlock},
		{"5; froze", 4, WantOption},
		{"5; ", 4, WantOption},
		{"0.0001", 1, WantWholeTime},
		{"99999999999999999999", 1, WantWholeTime},
		{"5 v", 4, WantTime},
		{"0", 1, WantPossible},
		{"5, 6, 7, 8, 9, 10", 1, WantPossible},
		{"5 hourglass, 3", 1, WantPossible},
		{"5, 3 cap 2, 7", 4, WantPossible},
		{"5 v 3 hourglass", 5, WantPossible},
		{"5 → d5", 5, WantTime},
	} {
		_, err := Parse(c.text)
		var e *SyntaxError
		if !errors.As(err, &e) || e.Column != c.column || e.Want != c.want {
			t.Errorf("%q: %v, want column %d: %v", c.text, err, c.column, c.want)
		}
	}
}

func TestTextOfAControlReadsBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		want := drawControl(t)
		text := want.String()
		got, err := Parse(text)
		if err != nil {
			t.Fatalf("%q: %v", text, err)
		}
		if !want.Equal(got) {
			t.Fatalf("%q read back as %q\n%s", text, got, cmp.Diff(want, got))
		}
	})
}

func FuzzParse(f *testing.F) {
	for _, p := range Presets() {
		f.Add(p.Text)
	}
	f.Add("1:30/40 → 0:30; claim")
	f.Add("1h30m15.250s/40#+0.5 after from 3 v up; low 20; freeze")
	f.Fuzz(func(t *testing.T, text string) {
		c, err := Parse(text)
		if err != nil {
			if e := (*SyntaxError)(nil); !errors.As(err, &e) || e.Column < 1 {
				t.Fatalf("%q: %v", text, err)
			}
			return
		}
		if again, err := Parse(c.String()); err != nil || !again.Equal(c) {
			t.Fatalf("%q printed as %q reads back as %q, %v", text, c, again, err)
		}
		if _, err := New(c); err != nil {
			t.Fatalf("%q: %v", text, err)
		}
	})
}

func TestPresetsArePossible(t *testing.T) {
	seen := map[PresetGroup]int{}
	for _, p := range Presets() {
		seen[p.Group]++
		c, ok := p.Control()
		if ok == (p.Hall > 0) {
			t.Errorf("%+v: control %v", p, ok)
		}
		if ok && c.String() != p.Text {
			t.Errorf("%q is printed as %q", p.Text, c)
		}
	}
	want := map[PresetGroup]int{GroupSchool: 9, GroupBlitz: 5, GroupRapid: 6, GroupStandard: 7, GroupClubHR: 4, GroupDelay: 4,
		GroupArmageddon: 1, GroupOdds: 3, GroupCasual: 6}
	if diff := cmp.Diff(want, seen); diff != "" {
		t.Errorf("number of presets in each group mismatch (-want +got):\n%s", diff)
	}
}

// App. A.1 (E23) and App. B.1 (E23).
func TestClassCountsSixtyIncrements(t *testing.T) {
	for text, want := range map[string]Class{
		"30+30": Standard, "15+10": Rapid, "5+5": Blitz, "10": Blitz, "10+1": Rapid, "60": Standard, "59": Rapid, "3+2": Blitz,
		"25 d10": Rapid, "90/40+30, 30+30": Standard, "5+2 from 61 v 4+2 from 61": Blitz, "1 hourglass": Unclassified,
		"10 v 15": Unclassified, "each 10": Blitz, "10 byo 3x30": Rapid, "up": Unclassified, "58+2": Standard, "58+2 from 2": Rapid,
		"60 can 5m/20": Standard, "20/30+60, 10": Standard, "20/29+60, 10": Rapid,
	} {
		c, err := Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := c.Class(); got != want {
			t.Errorf("%q is %v, want %v", text, got, want)
		}
	}
}
