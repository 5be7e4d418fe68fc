package report

import (
	"encoding/csv"
	"os"
	"regexp"
	"strings"
	"testing"

	"wasit/swiss"
	"wasit/swiss/trf"
)

func example(t *testing.T) *swiss.Tournament {
	t.Helper()
	data, err := os.ReadFile("../../testdata/trf/example.trf")
	if err != nil {
		t.Fatal(err)
	}
	_, tour, _, err := trf.ReadTournament(data, trf.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return tour
}

var words = Words{Rank: "Rank", Number: "No.", Name: "Name", Sex: "Sex", Title: "Title", Rating: "Rating", Federation: "Fed", FIDEID: "ID", Birth: "Born",
	Club: "Club", Male: "m", Female: "f", Board: "Board", White: "White", Black: "Black", Points: "Pts", Result: "Result", Round: "Rd", Bye: "bye", Absent: "absent",
	Results: map[swiss.Outcome]string{swiss.Win: "1–0", swiss.Draw: "½–½", swiss.Loss: "0–1"}}

// read parses what CSV wrote with the standard library's reader.
func read(t *testing.T, data []byte, comma rune) [][]string {
	t.Helper()
	body, marked := strings.CutPrefix(string(data), mark)
	if !marked {
		t.Error("no UTF-8 mark")
	}
	r := csv.NewReader(strings.NewReader(body))
	r.Comma = comma
	rows, err := r.ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

// Names that a spreadsheet would run, or that break its fields, come back as text.
func TestHostileNames(t *testing.T) {
	for _, name := range []string{"=1+1", "+cmd|' /C calc'!A0", "-2+3", "@SUM(A1)", " =1", "'=1", "\t=1", "＝1+1", "a;b,c", `quo"te`, "two\r\nlines", "|x", "\"=1\""} {
		for _, d := range []Dialect{{}, {Separator: ';', DecimalComma: true}} {
			comma := ','
			if d.Separator != 0 {
				comma = d.Separator
			}
			rows := read(t, CSV(Table{{Text(name), Text("after")}}, d), comma)
			if len(rows) != 1 || len(rows[0]) != 2 || rows[0][1] != "after" {
				t.Errorf("%q breaks its row: %q", name, rows)
			}
			if got := strings.TrimLeft(rows[0][0], " \u00a0\""); got == "" || strings.ContainsAny(got[:1], "=+-@|\t\r\n") || strings.HasPrefix(got, "＝") {
				t.Errorf("%q would run as a formula: %q", name, rows[0][0])
			}
		}
	}
	if got := read(t, CSV(Table{{Text("O'Neil, Zoë"), Text("Ćiro – 2")}}, Dialect{}), ','); got[0][0] != "O'Neil, Zoë" || got[0][1] != "Ćiro – 2" {
		t.Errorf("%q", got)
	}
}

// Numbers stay numbers in each language, negative ones too.
func TestNumbers(t *testing.T) {
	row := Table{{Points(45), Points(-5), Points(40), Int(-3), Decimal("30.25"), Decimal(""), Decimal("=1")}}
	if got := read(t, CSV(row, Dialect{}), ','); strings.Join(got[0], " ") != "4.5 -0.5 4 -3 30.25  '=1" {
		t.Errorf("%q", got)
	}
	if got := read(t, CSV(row, Dialect{Separator: ';', DecimalComma: true}), ';'); strings.Join(got[0], " ") != "4,5 -0,5 4 -3 30,25  '=1" {
		t.Errorf("%q", got)
	}
}

func TestTables(t *testing.T) {
	tour := example(t)
	players := read(t, CSV(Players(tour, words, PlayerOptions{Club: func(n swiss.TPN) string { return "SD " + tour.Player(n).Name[:1] }}), Dialect{}), ',')
	if len(players) != 10 || strings.Join(players[2], "|") != "2|WGM|Birch, Bea|f|2440|FID|1000002|SD B" || players[9][4] != "" {
		t.Errorf("players %q", players)
	}
	if all := string(CSV(Players(tour, words, PlayerOptions{}), Dialect{})); strings.Contains(all, "1990") {
		t.Error("birth dates are written unasked")
	}
	if all := string(CSV(Players(tour, words, PlayerOptions{Birth: true}), Dialect{})); !strings.Contains(all, "1990-05-17") {
		t.Error("birth dates are missing where asked for")
	}
	pairings := read(t, CSV(Pairings(tour, 2, words, RoundOptions{}), Dialect{}), ',')
	if len(pairings) != 6 || strings.Join(pairings[1], "|") != "1|9|Ivy, Ian|1|0–1|1|Aster, Ada|1" || strings.Join(pairings[5], "|") != "|7|Gorse, Gil|0|||bye|" {
		t.Errorf("pairings %q", pairings)
	}
	own := RoundOptions{Boards: []Board{{7, 9, 1}}, Result: func(int) string { return "1½–½" }, Club: func(n swiss.TPN) string { return "SD " + tour.Player(n).Name[:1] }}
	pairings = read(t, CSV(Pairings(tour, 2, words, own), Dialect{}), ',')
	if len(pairings) != 2 || strings.Join(pairings[1], "|") != "7|9|Ivy, Ian|SD I|1|1½–½|1|Aster, Ada|SD A|1" || len(pairings[0]) != 10 {
		t.Errorf("pairings as they were played %q", pairings)
	}
	places := []Place{{1, 2, 20, []string{"1", "4.25"}}, {2, 1, 20, []string{"0", ""}}, {3, 8, 20, nil}}
	standings := read(t, CSV(Standings(tour, places, []string{"DE", "SB"}, words, nil), Dialect{Separator: ';', DecimalComma: true}), ';')
	if strings.Join(standings[0], "|") != "Rank|No.|Title|Name|Rating|Fed|Pts|DE|SB" || strings.Join(standings[1], "|") != "1|2|WGM|Birch, Bea|2440|FID|2|1|4,25" {
		t.Errorf("standings %q", standings)
	}
	cross := read(t, CSV(Crosstable(tour, nil, 2, words), Dialect{}), ',')
	if len(cross) != 10 || strings.Join(cross[1], "|") != "1|Aster, Ada|2510|5w1|9b1|2|1" || cross[9][3] != "U" {
		t.Errorf("crosstable %q", cross)
	}
}

// The list reads as PGN, with the names as they are.
func TestPGN(t *testing.T) {
	ev := Event{Name: `Quo"te \ Slash`, Site: "Springfield", Federation: "CRO", Kind: "swiss", EventDate: swiss.Date{Year: 2026, Month: 11, Day: 20}, Rounds: 5, TimeControl: "5400+30"}
	white := Side{Name: `Birch "B", Bea`, Title: "WGM", FIDEID: "1000002", Fed: "CRO", Team: "ŠK Žabac", Rating: 2440}
	list := []Game{
		{Round: 2, Board: 1, Date: swiss.Date{Year: 2026, Month: 11}, White: white, Black: Side{Name: "Gorse, Gil"}, WhiteOutcome: swiss.Win, BlackOutcome: swiss.Loss},
		{Round: 2, Board: 2, Part: 3, Time: "17:00:00", Black: white, WhiteOutcome: swiss.Draw, BlackOutcome: swiss.Draw, Moves: "1. e4 {[%clk 1:29:55]} e5", Start: [][2]string{{"SetUp", "1"}}},
		{Round: 2, Board: 3, WhiteOutcome: swiss.Loss, BlackOutcome: swiss.Loss},
		{Round: 2, Board: 4, WhiteOutcome: swiss.Pending, BlackOutcome: swiss.Pending}}
	text := string(PGN(ev, list))
	for _, want := range []string{`[Event "Quo\"te \\ Slash"]`, `[White "Birch \"B\", Bea"]`, `[Date "2026.11.??"]`, `[Date "????.??.??"]`, `[Round "2.1"]`, `[Round "2.2.3"]`, `[Result "1-0"]`, `[WhiteElo "2440"]`,
		`[WhiteFideId "1000002"]`, `[WhiteTeam "ŠK Žabac"]`, `[EventDate "2026.11.20"]`, `[EventRounds "5"]`, `[EventCountry "CRO"]`, `[TimeControl "5400+30"]`, `[Time "17:00:00"]`, `[SetUp "1"]`, `[White "?"]`,
		"\r\n\r\n1-0\r\n\r\n", "1. e4 {[%clk 1:29:55]} e5\r\n1/2-1/2\r\n\r\n"} {
		if !strings.Contains(text, want) {
			t.Errorf("%s is missing in\n%s", want, text)
		}
	}
	if n := strings.Count(text, "\r\n*\r\n"); n != 2 {
		t.Errorf("%d games are open, want two: 0–0 has no form in PGN", n)
	}
	tag := regexp.MustCompile(`^\[[A-Za-z]+ "(\\["\\]|[^"\\])*"\]$`)
	for _, line := range strings.Split(strings.TrimSpace(text), "\r\n") {
		if strings.HasPrefix(line, "[") && !tag.MatchString(line) {
			t.Errorf("no tag: %s", line)
		}
	}
}
