package trf

import (
	"errors"
	"os"
	"strings"
	"testing"

	"wasit/rules/charset"
	"wasit/swiss"
)

// The annotated example of the specification.
func TestReadTheExample(t *testing.T) {
	data, err := os.ReadFile("../../testdata/trf/example.trf")
	if err != nil {
		t.Fatal(err)
	}
	d, tour, warns, err := ReadTournament(data, Options{})
	if err != nil || len(warns) > 0 {
		t.Fatal(err, warns)
	}
	p := d.Players[1]
	for name, ok := range map[string]bool{
		"head":      d.Name == "Garden Open" && d.City == "Springfield" && d.Federation == "FID" && d.Arbiter == "Arbiter, Anna",
		"dates":     d.Start == swiss.Date{Year: 2026, Month: 11, Day: 20} && len(d.RoundDates) == 5 && d.RoundDates[2].Day == 21,
		"counts":    d.PlayerCount == 9 && d.RatedCount == 8 && d.Rounds == 5,
		"codes":     d.System == "FIDE_DUTCH" && len(d.TieBreaks) == 4 && d.TieBreaks[0] == "BH/C1" && d.EncodedTime == "5400+30",
		"colour":    d.InitialColor == swiss.White,
		"player 2":  p.TPN == 2 && p.Sex == swiss.Female && p.Title == swiss.WGM && p.Name == "Birch, Bea" && p.Rating == 2440,
		"player 2b": p.FIDEID == "1000002" && p.Birth == swiss.Date{Year: 1994, Month: 1, Day: 2} && p.Points == 20 && p.Rank == 1,
		"round 2":   p.Rounds[1] == swiss.Entry{Outcome: swiss.Win, Opponent: 3, Color: swiss.White},
		"bye":       d.Players[8].Rounds[0] == swiss.Entry{Outcome: swiss.PAB} && d.Players[8].Rating == 0,
		"comment":   len(d.Other) == 1 && strings.HasPrefix(d.Other[0], "### SSSS"),
		"rounds":    tour.PairedRounds() == 2 && tour.TotalRounds() == 5 && tour.Score(2, 2) == 20,
	} {
		if !ok {
			t.Errorf("%s: %+v", name, p)
		}
	}
}

// 250 of the example: Baku points for the first six in rounds 1 to 3; 260: three who may not meet.
func TestReadAccelerationAndForbiddenPairs(t *testing.T) {
	data, err := os.ReadFile("../../testdata/trf/example-baku.trf")
	if err != nil {
		t.Fatal(err)
	}
	_, tour, _, err := ReadTournament(data, Options{})
	if err != nil {
		t.Fatal(err)
	}
	baku := strings.Replace(strings.Split(string(data), "### MMMM")[0], "192 FIDE_DUTCH", "192 FIDE_DUTCH_BAKU", 1)
	_, computed, _, err := ReadTournament([]byte(baku), Options{})
	if err != nil {
		t.Fatal(err)
	}
	for tpn := swiss.TPN(1); tpn <= 9; tpn++ {
		for r, want := range []swiss.Points{10, 10, 5, 0, 0} {
			if tpn > 6 {
				want = 0
			}
			if got := tour.Virtual(tpn, r+1); got != want {
				t.Errorf("player %d, round %d: %v, want %v", tpn, r+1, got, want)
			}
			if got := computed.Virtual(tpn, r+1); got != want {
				t.Errorf("C.04.7: player %d, round %d: %v, want %v", tpn, r+1, got, want)
			}
		}
	}
	if !tour.IsForbidden(1, 5, 3) || tour.IsForbidden(1, 5, 4) || tour.IsForbidden(1, 3, 1) {
		t.Error("260")
	}
}

// lines makes a file of a 001 head for n players and other lines.
func lines(n int, more ...string) string {
	var b strings.Builder
	for i := range n {
		b.WriteString("001    " + string(rune('1'+i)) + "      P" + string(rune('1'+i)) + "\n")
	}
	return b.String() + strings.Join(more, "\n") + "\n"
}

func TestEveryMistakeHasItsPlace(t *testing.T) {
	block := strings.Repeat(" ", 91)
	player := func(n, rest string) string { return "001 " + n + block[8:] + rest }
	for _, c := range []struct {
		name, file string
		kind       ProblemKind
		line, col  int
	}{
		{"no player", "012 Nothing\n", NoPlayers, 1, 1},
		{"number", "001 x1\n", BadNumber, 1, 5},
		{"number 0", "001    0\n", BadNumber, 1, 8},
		{"twice", "001    1\n001    1\n", Duplicate, 2, 8},
		{"tab", "001    1\tA\n", TabInLine, 1, 9},
		{"rating", "001    1" + block[8:48] + "12x4\n", BadNumber, 1, 49},
		{"points", "001    1" + block[8:80] + "1,50\n", BadPoints, 1, 81},
		{"points too large", "001    1" + block[8:79] + "22222\n", BadPoints, 1, 80},
		{"opponent", player("   1", "00x2 w 1") + "\n", BadNumber, 1, 92},
		{"colour", player("   1", "   2 x 1") + "\n", BadText, 1, 97},
		{"result", player("   1", "   2 w Q") + "\n", BadText, 1, 99},
		{"game alone", player("   1", "0000 w W") + "\n", MissingPlayer, 1, 92},
		{"bye with opponent", player("   1", "   2 - U") + "\n", ExtraPlayer, 1, 95},
		{"142", lines(1, "142 five"), BadNumber, 2, 5},
		{"142 and XXR", lines(1, "142 5", "XXR 6"), Duplicate, 3, 5},
		{"152", lines(1, "152 White"), BadText, 2, 5},
		{"152 and XXC", lines(1, "152 W", "XXC black1"), Duplicate, 3, 5},
		{"XXC", lines(1, "XXC blue"), BadText, 2, 5},
		{"162 symbol", lines(1, "162  Q 3.0"), BadText, 2, 6},
		{"162 points", lines(1, "162  W three"), BadPoints, 2, 8},
		{"XXS", lines(1, "XXS W=3 Q=1"), BadText, 2, 9},
		{"XXS by colour", lines(1, "XXS WW=2 BW=3"), NotExpressible, 2, 5},
		{"240 type", lines(1, "240 U 001    1"), BadText, 2, 5},
		{"240 round", lines(1, "240 H 000    1"), BadNumber, 2, 7},
		{"240 stranger", lines(2, "240 H 001    1    7"), UnknownPlayer, 3, 19},
		{"XXZ stranger", lines(1, "XXZ 4"), UnknownPlayer, 2, 5},
		{"250 order", lines(2, "250       1.0 003 001 0001 0002"), BadNumber, 3, 15},
		{"250 twice", lines(2, "250       1.0 001 003 0001 0002", "250       1.0 003 004 0002 0002"), Duplicate, 4, 10},
		{"XXA stranger", lines(1, "XXA    3  1.0"), UnknownPlayer, 2, 5},
		{"260 stranger", lines(2, "260 001 003    1    9"), UnknownPlayer, 3, 21},
		{"XXP stranger", lines(2, "XXP 1 9"), UnknownPlayer, 3, 7},
		{"299 type", lines(1, "299 Q         1.0  001    1"), BadText, 2, 5},
		{"299 slipped", lines(1, "299         -0.5  001    1"), BadText, 2, 13},
		{"round slipped", player("   1", " 0000 - U") + "\n", BadText, 1, 96},
		{"013 stranger", lines(1, "013 "+block[:32]+"   1    9"), UnknownPlayer, 2, 45},
		{"310 number", lines(1, "310 abc"), BadNumber, 2, 5},
		{"330", lines(1, "330 xx 001   1   2"), BadText, 2, 5},
		{"362", lines(1, "362 TX 2.0"), BadText, 2, 5},
		{"no answer", lines(1) + player("   2", "   1 w 1") + "\n", Inconsistent, 3, 92},
		{"stranger", player("   2", "   9 w 1") + "\n", Inconsistent, 1, 92},
		{"both won", player("   1", "   2 w 1") + "\n" + player("   2", "   1 b 1") + "\n", Inconsistent, 1, 92},
		{"same colour", player("   1", "   2 w 1") + "\n" + player("   2", "   1 w 0") + "\n", Inconsistent, 1, 92},
		{"two byes", player("   1", "0000 - U") + "\n" + player("   2", "0000 - U") + "\n", Inconsistent, 2, 92},
		{"more rounds than stated", "142 1\n" + player("   1", "0000 - Z  0000 - Z") + "\n", Inconsistent, 2, 5},
		{"zero byte", "001    1 \x00.", BadEncoding, 1, 10},
	} {
		_, _, _, err := ReadTournament([]byte(c.file), Options{})
		var re *ReadError
		if !errors.As(err, &re) {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		found := false
		for _, p := range re.Problems {
			found = found || p.Kind == c.kind && p.Line == c.line && p.Column == c.col
		}
		if !found || p0(re).String() == "" {
			t.Errorf("%s: want %s at line %d, column %d; got %v", c.name, c.kind, c.line, c.col, re.Problems)
		}
	}
}

func p0(e *ReadError) Problem { return e.Problems[0] }

// All mistakes come together, of form and of content; what merely follows from a broken line does not.
func TestAllMistakesTogether(t *testing.T) {
	block := strings.Repeat(" ", 83)
	file := "142 x\n" +
		"001    1" + block + "   2 w Q\n" +
		"001    2" + block + "   1 b 0\n" + // echo of line 2: not reported
		"001    3" + block + "   4 w 1\n" +
		"001    4" + block + "   3 b 1\n" +
		"240 Q 001    1\n"
	_, _, _, err := ReadTournament([]byte(file), Options{})
	var re *ReadError
	if !errors.As(err, &re) {
		t.Fatal(err)
	}
	var at []int
	for _, p := range re.Problems {
		at = append(at, p.Line)
	}
	if len(at) != 4 || at[0] != 1 || at[1] != 2 || at[2] != 6 || at[3] != 4 {
		t.Errorf("lines %v: %v", at, re.Problems)
	}
}

func TestProblemsAreBounded(t *testing.T) {
	file := strings.Repeat("001 oops\n", 5000)
	_, _, err := readForm([]byte(file), Options{})
	var re *ReadError
	if !errors.As(err, &re) || len(re.Problems) != maxProblems {
		t.Errorf("%v", err)
	}
}

// Doubts that do not stop reading.
func TestWarnings(t *testing.T) {
	block := strings.Repeat(" ", 91)
	for _, c := range []struct {
		name, file string
		kind       ProblemKind
	}{
		{"date", lines(1, "042 yesterday"), BadDate},
		{"day first", lines(1, "042 24/09/2026"), OtherDate},
		{"byte columns", "001    1      \u017di\u017eek" + strings.Repeat(" ", 27) + "1234 CRO\n", ByteColumns},
		{"second name", lines(1, "012 A", "012 B"), Duplicate},
		{"forfeit loss alone", "001    1" + block[8:] + "0000 - -\n", ResultAlone},
		{"old bye", "001    1" + block[8:] + "0000 - =\n", ResultAlone},
		{"points", "001    1" + block[8:80] + " 3.0" + block[84:] + "0000 - U\n", PointsDiffer},
		{"162 X", lines(1, "162  X 0.0"), NotExpressible},
		{"240 beside another bye", "001    1" + block[8:] + "0000 - U\n240 H 001    1\n", ByeDiffers},
		{"Latin-1", "001    1      M\xfcller\n", OtherEncoding},
		{"250 of teams", lines(2, "310   1 A", "310   2 B", "250       1.0 001 001 0001 0001"), TeamGamePoints},
	} {
		_, _, warns, err := ReadTournament([]byte(c.file), Options{})
		if err != nil || len(warns) != 1 || warns[0].Kind != c.kind {
			t.Errorf("%s: %v, %v", c.name, warns, err)
		}
	}
}

func TestEncodings(t *testing.T) {
	for _, c := range []struct {
		name string
		enc  Encoding
		text string
		want string
	}{
		{"UTF-8", Auto, "001    1      Žižek, Ćiro                       1234", "Žižek, Ćiro"},
		{"mark", Auto, "\xef\xbb\xbf001    1      Žižek, Ćiro                       1234", "Žižek, Ćiro"},
		{"1250", charset.Windows1250, "001    1      \x8ei\x9eek, \xc6iro                       1234", "Žižek, Ćiro"},
		{"1252", charset.Windows1252, "001    1      M\xfcller, \x8cuvre                      1234", "Müller, Œuvre"},
		{"UTF-16", Auto, "\xff\xfe0\x000\x001\x00 \x00 \x00 \x00 \x001\x00 \x00 \x00 \x00 \x00 \x00 \x00\x7d\x01i\x00", "Ži"},
		{"DOS", Auto, "001    1      \xe6imi\x86, \xd1ur\xd0a                     1234", "Šimić, Đurđa"},
		{"Cyrillic", Auto, "001    1      \xc8\xe2\xe0\xed\xee\xe2, \xcf\xb8\xf2\xf0                     1234", "Иванов, Пётр"},
		{"fallback", Auto, "001    1      M\xfcller, Ren\xe9                       1234", "Müller, René"},
	} {
		d, _, err := readForm([]byte(c.text), Options{Encoding: c.enc})
		if err != nil || d.Players[0].Name != c.want {
			t.Errorf("%s: %v, %+v", c.name, err, d)
			continue
		}
		if c.name == "UTF-8" && d.Players[0].Rating != 1234 {
			t.Errorf("%s: columns count characters: %+v", c.name, d.Players[0])
		}
	}
	if _, _, err := readForm([]byte("001    1      M\xfcller\n"), Options{Encoding: charset.UTF8}); err == nil {
		t.Error("broken UTF-8 was read as UTF-8")
	}
}

// XXS and BB? give the same table as 162.
func TestScoringDialects(t *testing.T) {
	want := swiss.Scoring{Win: 30, Draw: 10, Loss: 0, ForfeitWin: 30, ForfeitLoss: 0, PAB: 10, FullBye: 30, HalfBye: 10}
	for _, text := range []string{
		"162  W 3.0    D 1.0    L 0.0    A 0.0    P 1.0", "162  P 1.0    W 3.0    D 1.0", "XXS W=3 D=1 PAB=1", "XXS WW=3.0 BW=3.0 WD=1 BD=1 HPB=1 FPB=3 FW=3 PAB=1",
		"BBW 3.0\nBBD 1.0\nBBU 1.0",
	} {
		d, _, err := readForm([]byte(lines(1, text)), Options{})
		if err != nil || d.Scoring.Table != want {
			t.Errorf("%q: %+v, %v", text, d.Scoring, err)
		}
	}
	d, _, err := readForm([]byte(lines(1, "162  W 3.0    D 1.0    A 0.5")), Options{})
	if err != nil || d.Scoring.Table.PAB != 30 || d.Scoring.Table.ForfeitLoss != 5 || d.Scoring.Table.Absence != 5 {
		t.Errorf("P is W by default, A is both: %+v, %v", d.Scoring, err)
	}
}

// The requested byes of 240, of XXZ and of an entry in the round to be paired are the same.
func TestByesOfTheNextRound(t *testing.T) {
	block := strings.Repeat(" ", 83)
	round1 := "001    1" + block + "   2 w 1\n001    2" + block + "   1 b 0\n"
	for name, file := range map[string]string{
		"entry": round1 + "001    3" + block + "0000 - U  0000 - Z\n",
		"240":   round1 + "001    3" + block + "0000 - U\n240 Z 002    3\n",
		"XXZ":   round1 + "001    3" + block + "0000 - U\nXXZ 3\n",
	} {
		_, tour, _, err := ReadTournament([]byte("142 4\n"+file), Options{})
		if err != nil || !tour.IsAbsent(3, 2) || tour.IsAbsent(1, 2) || tour.PairedRounds() != 1 {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// Dates of rounds one to a line, days first, and results that are not known yet.
func TestFormsOfOtherPrograms(t *testing.T) {
	block := strings.Repeat(" ", 83)
	file := "042 24/09/2026\n112 \n132 2026/09/24\n132 2026/09/25 26/09/26\n" +
		"001    1" + block + "   2 w *\n001    2" + block + "   1 b *\n001    3" + block + "0000 - *\n"
	d, tour, _, err := ReadTournament([]byte(file), Options{})
	if err != nil || d.Start != (swiss.Date{Year: 2026, Month: 9, Day: 24}) || len(d.RoundDates) != 3 || d.RoundDates[2].Day != 26 || len(d.Deputies) != 0 {
		t.Fatalf("%v: %+v", err, d)
	}
	if tour.Entry(1, 1).Outcome != swiss.Pending || tour.Entry(3, 1).Outcome != swiss.ZeroBye {
		t.Errorf("%v, %v", tour.Entry(1, 1), tour.Entry(3, 1))
	}
}

// Columns that count bytes are read so where only that makes sense of the line.
func TestByteColumns(t *testing.T) {
	name := "\u017di\u017eek, \u0106iro"
	pad := strings.Repeat(" ", 33-len(name))
	tail := " 1234 CRO 14600000000 2014/05/06  0.0    2     2 w 1"
	file := "001    1      " + name + pad + tail + "\n001    2      B" + strings.Repeat(" ", 32) + strings.Replace(tail, "2 w 1", "1 b 0", 1) + "\n"
	d, tour, warns, err := ReadTournament([]byte(file), Options{})
	if err != nil || tour.PairedRounds() != 1 || d.Players[0].Name != name || d.Players[0].Rating != 1234 || d.Players[0].FIDEID != "14600000000" {
		t.Errorf("%v %v: %+v", err, warns, d)
	}
}

// 299: bonus and penalty, in a round or outside, and a typed award.
func TestAbnormalPoints(t *testing.T) {
	block := strings.Repeat(" ", 83)
	file := "001    1" + block + "   2 w 1\n001    2" + block + "   1 b 0\n" +
		"299          -0.5  000    1\n299           0.5  001    2\n299 L         0.5  001    2\n"
	_, tour, _, err := ReadTournament([]byte(file), Options{})
	if err != nil || tour.Score(1, 1) != 5 || tour.Score(2, 1) != 10 || tour.Award(2, 1) != 10 {
		t.Errorf("%v: %v, %v", err, tour.Score(1, 1), tour.Score(2, 1))
	}
}

// The system: 192, else a code in 092, and the edition of the Dutch rules.
func TestKind(t *testing.T) {
	for _, c := range []struct {
		d    Document
		want Kind
	}{
		{Document{}, Kind{}},
		{Document{System: "FIDE_DUTCH", Type: "FIDE_BURSTEIN"}, Kind{Code: "FIDE_DUTCH", System: "dutch", Edition: "2026", Games: 1}},
		{Document{System: "FIDE_DUTCH", Start: swiss.Date{Year: 2026, Month: 1, Day: 31}}, Kind{Code: "FIDE_DUTCH", System: "dutch", Edition: "2017", Games: 1}},
		{Document{System: new(Document).DutchCode("2026")}, Kind{Code: "FIDE_DUTCH", System: "dutch", Edition: "2026", Games: 1}},
		{Document{System: new(Document).DutchCode("2017")}, Kind{Code: "FIDE_DUTCH_2017", System: "dutch", Edition: "2017", Games: 1}},
		{Document{System: "FIDE_DUTCH_2017_BAKU"}, Kind{Code: "FIDE_DUTCH_2017_BAKU", System: "dutch", Edition: "2017", Baku: true, Games: 1}},
		{Document{Type: "Individual: FIDE_DUTCH_2025"}, Kind{Code: "FIDE_DUTCH_2025", System: "dutch", Edition: "2026", Games: 1}},
		{Document{System: "BERGER_ROUNDROBIN_G4"}, Kind{Code: "BERGER_ROUNDROBIN_G4", System: "roundrobin", Games: 4}},
		{Document{System: "FIDE_DOUBLEROUNDROBIN"}, Kind{Code: "FIDE_DOUBLEROUNDROBIN", System: "roundrobin", Games: 2}},
		{Document{System: "FIDE_DOUBLESWISS"}, Kind{Code: "FIDE_DOUBLESWISS", System: "doubleswiss", Games: 1}},
		{Document{System: "CUSTOM_SWISS"}, Kind{Code: "CUSTOM_SWISS", System: "swiss", Games: 1, Custom: true}},
		{Document{System: "CUSTOM_TEAM_SWISS_MP"}, Kind{Code: "CUSTOM_TEAM_SWISS_MP", System: "team", Games: 1, Team: true, Custom: true, Scores: []string{"MP"}}},
		{Document{Type: "Individual: Swiss-System"}, Kind{}},
	} {
		got := c.d.Kind()
		if got.Code != c.want.Code || got.System != c.want.System || got.Edition != c.want.Edition || got.Baku != c.want.Baku ||
			got.Games != c.want.Games || got.Team != c.want.Team || got.Custom != c.want.Custom || len(got.Scores) != len(c.want.Scores) {
			t.Errorf("%q %q: %+v, want %+v", c.d.System, c.d.Type, got, c.want)
		}
	}
	team := Document{System: "FIDE_TEAM_TYPEB_GP_MP"}
	if k := team.Kind(); k.Type != "B" || k.System != "team" || strings.Join(k.Scores, " ") != "GP MP" || !team.IsTeamEvent() {
		t.Errorf("%+v", k)
	}
}

// The initial colour of a file without one: read backwards from the first round with colours.
func TestInferInitialColor(t *testing.T) {
	block := strings.Repeat(" ", 83)
	for _, c := range []struct {
		name string
		file string
		want swiss.Color
	}{
		{"nobody has played", lines(2), 0},
		{"best player", "001    1" + block + "   2 b 1\n001    2" + block + "   1 w 0\n", swiss.Black},
		{"the first was absent, so the second is number 1", "001    1" + block + "0000 - Z\n001    2" + block + "   3 w 1\n001    3" + block + "   2 b 0\n", swiss.White},
		{"the first had the bye: the second is number 2", "001    1" + block + "0000 - U\n001    2" + block + "   3 w 1\n001    3" + block + "   2 b 0\n", swiss.Black},
		{"stated", "152 W\n001    1" + block + "   2 b 1\n001    2" + block + "   1 w 0\n", swiss.White},
	} {
		_, tour, _, err := ReadTournament([]byte(c.file), Options{})
		if err != nil || tour.InitialColor() != c.want {
			t.Errorf("%s: %v, %v", c.name, tour.InitialColor(), err)
		}
	}
}

// readForm reads a file for its form alone, whatever its records say about each other.
func readForm(data []byte, o Options) (*Document, []Problem, error) {
	r := read(data, o)
	if err := r.errs.err(); err != nil {
		return nil, r.warns.all(), err
	}
	return r.doc, r.warns.all(), nil
}
