package tiebreak

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"wasit/swiss"
	"wasit/swiss/lot"
)

// event builds a tournament from a table: a line a player, with the rating and the rounds as "opponent colour result".
func event(t testing.TB, total int, table string) *swiss.Tournament {
	t.Helper()
	return scored(t, total, swiss.Scoring{}, table)
}

// scored is event with other points for the results.
func scored(t testing.TB, total int, points swiss.Scoring, table string) *swiss.Tournament {
	t.Helper()
	letters := map[byte]swiss.Outcome{'1': swiss.Win, '=': swiss.Draw, '0': swiss.Loss, '+': swiss.ForfeitWin, '-': swiss.ForfeitLoss,
		'U': swiss.PAB, 'F': swiss.FullBye, 'H': swiss.HalfBye, 'Z': swiss.ZeroBye, '?': swiss.Pending}
	d := swiss.Draft{TotalRounds: total, InitialColor: swiss.White, Scoring: points}
	for i, line := range strings.Split(strings.TrimSpace(table), "\n") {
		words := strings.Fields(line)
		p := swiss.Player{TPN: swiss.TPN(i + 1)}
		p.Rating, _ = strconv.Atoi(words[0])
		for _, w := range words[1:] {
			e := swiss.Entry{Outcome: letters[w[len(w)-1]]}
			if at := strings.IndexAny(w, "wb"); at > 0 {
				n, err := strconv.Atoi(w[:at])
				if err != nil {
					t.Fatal(err)
				}
				e.Opponent, e.Color = swiss.TPN(n), map[byte]swiss.Color{'w': swiss.White, 'b': swiss.Black}[w[at]]
			}
			p.Rounds = append(p.Rounds, e)
		}
		d.Players = append(d.Players, p)
	}
	tour, err := swiss.NewTournament(d)
	if err != nil {
		t.Fatal(err)
	}
	return tour
}

// The worked example: eight players, four rounds, with every kind of unplayed round.
const worked = `
2210 5w1 2b= 4w1 7w0
2150 6b1 1w= 3b1 4w=
2080 7w= 4b0 2w0 5b1
2015 8b+ 3w1 1b0 2b=
1950 1b0 6w1 7b0 3w0
1875 2w0 5b0 8w= Z
1820 3b= H 5w1 1b1
1760 4w- U 6b= H`

// 8.1 to 8.9 of the specification, under the rules of 2026.
func TestWorkedExample(t *testing.T) {
	want := `
PTS BH BH/C1 BH/C2 BH/M1 SB SB/C1 FB AOB PS PS/C1 WIN WON BPG BWG REP STD ARO TPR PTP
2.5 9.5 8.5 6 5.5 5 4 9.5 7.88 7.5 6.5 2 2 1 0 4 2.5 1984 2079 2082
3 7.5 6.5 5 4 5 4 7.5 8.63 8 7 2 2 2 2 4 3 2045 2238 2251
1.5 9.5 8.5 6 5.5 2.5 1.5 9.5 7.88 3 2.5 1 1 2 1 4 1.5 1984 1897 1883
2.5 9 7.5 5.5 4.5 5 3.5 9 8.83 7.5 6.5 2 1 2 0 4 2.5 2147 2147 2147
1 8 7 5.5 4 1 0 7.5 8.13 3 3 1 1 2 0 4 1 1996 1803 1774
0.5 6.5 6 5 3 1 1 7 7.5 1 1 0 0 1 0 3 0.5 1953 1680 1633
3 7 5 4 2.5 5.25 4.25 7.5 9 6.5 6 2 2 2 1 3 3 2080 2353 2373
2 7 5 3 3 3.5 3 7 6.5 4.5 4.5 1 0 1 0 2 2 1875 1875 1872`
	compareTable(t, event(t, 4, worked), Rules2026, want)
}

// compareTable compares values with a table whose first line names the codes and whose others are the players in order.
func compareTable(t *testing.T, tour *swiss.Tournament, rules Rules, table string) {
	t.Helper()
	lines := strings.Split(strings.TrimSpace(table), "\n")
	e := newEngine(newField(tour, tour.PairedRounds(), false), rules)
	for i, name := range strings.Fields(lines[0]) {
		list, err := ParseList(name)
		if err != nil {
			t.Fatal(err)
		}
		col := e.valuesOf(list[0])
		for p, line := range lines[1:] {
			if got, want := col[p].String(), strings.Fields(line)[i]; got != want {
				t.Errorf("%s of %d under %s: %s, want %s", name, p+1, rules, got, want)
			}
		}
	}
}

// 8.9: what the edition of 2024 has otherwise; 8.4: forfeits as played.
func TestWorkedExampleOfOtherRules(t *testing.T) {
	tour := event(t, 4, worked)
	for _, c := range []struct {
		rules Rules
		code  string
		tpn   int
		want  string
	}{
		{Rules2024, "BH", 4, "9.5"}, {Rules2024, "BH", 7, "8"}, {Rules2024, "SB", 4, "5.5"}, {Rules2024, "SB", 7, "5.75"},
		{Rules2024, "FB", 4, "9.5"}, {Rules2024, "FB", 7, "8"}, {Rules2024, "BH/C1", 4, "8"}, {Rules2024, "SB/C1", 4, "4"},
		{Rules2024, "BH", 1, "9.5"}, {Rules2024, "BH/C1", 7, "5"},
		{Rules2026, "BH/P", 8, "7.5"}, {Rules2026, "BH/C1/P", 8, "5.5"}, {Rules2026, "DE", 1, "1"}, {Rules2026, "DE", 4, "2"},
		{Rules2026, "DE", 2, "0"}, {Rules2026, "TPN", 3, "3"}, {Rules2026, "RTNG", 3, "2080"}, {Rules2026, "ABH", 6, "1"},
	} {
		list, err := ParseList(c.code)
		if err != nil {
			t.Fatal(err)
		}
		e := newEngine(newField(tour, 4, false), c.rules)
		if got := e.valuesOf(list[0])[c.tpn-1].String(); got != c.want {
			t.Errorf("%s of %d under %s: %s, want %s", c.code, c.tpn, c.rules, got, c.want)
		}
	}
}

// 8.10: a cut with two voluntary unplayed rounds takes the higher of the lowest such contribution and the least
// significant value (16.5).
func TestCutWithTwoUnplayedRounds(t *testing.T) {
	parts := func(lost bool) []Part {
		return []Part{{Round: 1, Score: 10, Amount: 50}, {Round: 2, Score: 20, Amount: 100, VUR: true}, {Round: 3, Score: 25, VUR: lost}, {Round: 4, Score: 15, Amount: 150}}
	}
	for _, c := range []struct {
		name string
		lost bool
		n    int
		want int64
	}{{"SB/C1", true, 1, 250}, {"SB/C2", true, 2, 100}, {"played loss, SB/C1", false, 1, 200}, {"played loss, SB/C2", false, 2, 150}} {
		list := parts(c.lost)
		cut(list, c.n, 0, true)
		a := Arithmetic{Unit: 100}
		a.sum(list)
		if a.Value.num != c.want {
			t.Errorf("16.5 %s: %d, want %d", c.name, a.Value.num, c.want)
		}
	}
}

// 16.6: the regulations of an event may say otherwise.
func TestPolicy(t *testing.T) {
	tour := event(t, 4, worked)
	for _, c := range []struct {
		policy Policy
		code   string
		tpn    int
		want   string
	}{
		{Policy{}, "BH", 7, "7"}, {Policy{Uncapped: true}, "BH", 7, "8"}, {Policy{Unadjusted: true}, "ABH", 6, "0.5"},
		{Policy{PlainCut: true}, "BH/C1", 7, "6"}, {Policy{PlainCut: true}, "BH", 7, "7"},
	} {
		list, _ := ParseList(c.code)
		if got := newEngineWith(newField(tour, 4, false), Rules2026, c.policy).valuesOf(list[0])[c.tpn-1].String(); got != c.want {
			t.Errorf("%+v: %s of %d is %s, want %s", c.policy, c.code, c.tpn, got, c.want)
		}
	}
}

// 3.3: more cuts than values leave nothing.
func TestMoreCutsThanValues(t *testing.T) {
	tour := event(t, 2, "0 2w1 3b1\n0 1b0 4w1\n0 4w1 1w0\n0 3b0 2b0")
	e := newEngine(newField(tour, 2, false), Rules2026)
	for _, code := range []string{"BH/C3", "BH/M1", "SB/C2", "PS/C5"} {
		list, _ := ParseList(code)
		if v := e.column(list[0])[0]; !v.Defined() || v.num != 0 {
			t.Errorf("%s: %v", code, v)
		}
	}
}

// 6.3: who is first whatever the missing games would bring is first; nothing else is decided.
func TestDirectEncounterWithMissingGames(t *testing.T) {
	for _, c := range []struct {
		name, table string
		want        string
	}{
		{"6.3 A beat both others, who have not met", "0 2w1 3b1 U\n0 1b0 U H\n0 U 1w0 H", "1 0 0"},
		{"6.3 A beat B, C has met neither", "0 2w1 H H\n0 1b0 H U\n0 H H H", "0 0 0"},
	} {
		tour := event(t, 9, c.table)
		f := newField(tour, tour.PairedRounds(), false)
		e := newEngine(f, Rules2026)
		order := e.encounter([]int{0, 1, 2}, 0, false)
		first := len(order) > 1 && len(order[0]) == 1 && order[0][0] == 0 && len(order[1]) == 2
		if first != (c.want == "1 0 0") {
			t.Errorf("%s: %v", c.name, order)
		}
	}
}

// The table of an encounter shows who met whom, what followed and by which article, "nothing" included.
func TestEncounterIsExplained(t *testing.T) {
	tour := event(t, 4, worked)
	list, _ := ParseList("PTS,DE")
	for _, c := range []struct {
		tpn               swiss.TPN
		decided, complete bool
		article           string
		after             int
	}{{1, true, true, "6.2", 1}, {4, true, true, "6.2", 1}, {2, false, false, "6.3", 2}} {
		parts, err := Explain(tour, Options{List: list}, c.tpn)
		if err != nil {
			t.Fatal(err)
		}
		a := parts[1]
		if e := a.Encounter; e == nil || e.Decided != c.decided || e.Complete != c.complete || a.Article != c.article || a.TiedBefore != 2 || a.TiedAfter != c.after {
			t.Errorf("%d: %+v %+v", c.tpn, a, a.Encounter)
		}
	}
	if parts, _ := Explain(tour, Options{List: list}, 5); parts[1].Encounter != nil || parts[1].TiedBefore != 1 {
		t.Errorf("nobody was tied with 5: %+v", parts[1])
	}
	if _, err := Explain(tour, Options{List: list}, 99); err == nil {
		t.Error("player 99 was explained")
	}
}

// TestEncounters: the groups that encounters parted are those whose places the standing gives, from the top, each with its table.
func TestEncounters(t *testing.T) {
	for _, codes := range []string{"PTS,DE", "DE,BH", "BH/C1,DE", "DE,SB,DE/P", "WIN,DE,BH"} {
		list, err := ParseList(codes)
		if err != nil {
			t.Fatal(err)
		}
		tour := event(t, 4, worked)
		parted, err := Encounters(tour, Options{List: list})
		if err != nil {
			t.Fatal(err)
		}
		rows, err := Standings(tour, Options{List: list})
		if err != nil {
			t.Fatal(err)
		}
		for i, c := range List(list) {
			places := map[swiss.TPN]int{}
			for _, p := range parted {
				if p.Code != c {
					continue
				}
				if !p.Encounter.Decided || len(p.Encounter.Players) < 2 {
					t.Errorf("%s: %+v", codes, p.Encounter)
				}
				place := 1
				for _, group := range p.Encounter.Groups {
					for _, tpn := range group {
						places[tpn] = place
					}
					place += len(group)
				}
			}
			for _, r := range rows {
				if r.Places[i] != places[r.TPN] {
					t.Errorf("%s: %d has place %d in the standing, %d in its table", codes, r.TPN, r.Places[i], places[r.TPN])
				}
			}
		}
	}
	if _, err := Encounters(event(t, 4, worked), Options{Rounds: 9}); err == nil {
		t.Error("a standing after round 9 of 4")
	}
}

// 6.1.2: two who met twice are compared by the average; a forfeit between them counts with /P only (6.1.1).
func TestDirectEncounterAveragesAndForfeits(t *testing.T) {
	tour := event(t, 4, "0 2w1 3w0 2b0 3b=\n0 1b0 4w0 1w1 4w+\n0 4w0 1b1 4w0 1w=\n0 3b1 2b1 3b1 2b-")
	e := newEngine(newField(tour, 4, false), Rules2026)
	if order := e.encounter([]int{0, 1}, 0, false); len(order) != 1 {
		t.Errorf("1–1 over two games: %v", order)
	}
	if order := e.encounter([]int{0, 2}, 0, false); len(order) != 2 || order[0][0] != 2 {
		t.Errorf("6.1.2: 3 scored 1½ of 2 against 1: %v", order)
	}
	if order := e.encounter([]int{1, 3}, 0, false); len(order) != 2 || order[0][0] != 3 {
		t.Errorf("6.1.1: the forfeit does not count: %v", order)
	}
	if order := e.encounter([]int{1, 3}, 0, true); len(order) != 1 {
		t.Errorf("/P: one win each: %v", order)
	}
}

// T6: a standing before the last round is made as if the event ended there.
func TestStandingsBeforeTheLastRound(t *testing.T) {
	tour := event(t, 4, worked)
	list, _ := ParseList("BH,WIN")
	rows, err := Standings(tour, Options{Rounds: 2, List: list})
	if err != nil {
		t.Fatal(err)
	}
	var shorter []string
	for _, line := range strings.Split(strings.TrimSpace(worked), "\n") {
		shorter = append(shorter, strings.Join(strings.Fields(line)[:3], " "))
	}
	want, err := Standings(event(t, 2, strings.Join(shorter, "\n")), Options{List: list})
	if err != nil {
		t.Fatal(err)
	}
	for i := range rows {
		if rows[i].TPN != want[i].TPN || rows[i].Rank != want[i].Rank || rows[i].Values[1] != want[i].Values[1] {
			t.Errorf("row %d: %+v, want %+v", i, rows[i], want[i])
		}
	}
	if _, err := Standings(tour, Options{Rounds: 5}); err == nil {
		t.Error("a standing after a round that was not paired")
	}
}

// A game without result gives no points and its round is not complete.
func TestPendingGames(t *testing.T) {
	tour := event(t, 3, "0 2w1 3b?\n0 1b0 4w=\n0 4w1 1w?\n0 3b0 2b=")
	if n := CompleteRounds(tour); n != 1 {
		t.Errorf("complete rounds: %d", n)
	}
	rows, err := Standings(tour, Options{Rounds: 2})
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range rows {
		if open := row.TPN == 1 || row.TPN == 3; row.Pending != open || open && row.Points != swiss.Point {
			t.Errorf("%+v", row)
		}
	}
}

// What stays tied is drawn by one seeded stream from the top, and marked.
func TestLots(t *testing.T) {
	tour := event(t, 1, "0 2w=\n0 1b=\n0 4w=\n0 3b=")
	list, _ := ParseList("PTS")
	drawn := []swiss.TPN{1, 2, 3, 4}
	lot.Shuffle(lot.New(20261120), drawn)
	for range 3 {
		rows, err := Standings(tour, Options{List: list, DrawLots: true, Seed: 20261120})
		if err != nil {
			t.Fatal(err)
		}
		var order []swiss.TPN
		for i, row := range rows {
			order = append(order, row.TPN)
			if row.Rank != i+1 || !row.Drawn {
				t.Errorf("%+v", row)
			}
		}
		if !slices.Equal(order, drawn) {
			t.Errorf("%v, the lot says %v", order, drawn)
		}
	}
	if rows, _ := Standings(tour, Options{List: list}); rows[3].Rank != 1 || rows[3].Drawn {
		t.Errorf("without a lot ties stay: %+v", rows[3])
	}
}

func TestParseList(t *testing.T) {
	list, err := ParseList("pts, de ,BH-C1,GE,bh:gp/c1/p,KS/L+1,KS/L-2,OTHER_fun,TPR/U1400,SSSC/F/K4,tpn/r")
	if err != nil {
		t.Fatal(err)
	}
	var words []string
	for _, c := range list {
		words = append(words, c.String())
	}
	if got, want := strings.Join(words, ","), "PTS,DE,BH/C1,REP,BH:GP/C1/P,KS/L+1,KS/L-2,OTHER_FUN,TPR/U1400,SSSC/K4/F,TPN/R"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	for _, bad := range []string{"XX", "BH/Q1", "BH/C", "BH/C0", "DE/C1", "BH:XX", "WIN:MP:GP", "BH/C1/M1", "TPR/U", "PS/M1", "/", "BH/C99999"} {
		if _, err := ParseList(bad); err == nil {
			t.Errorf("%q was read", bad)
		}
	}
}

func TestNamedOrders(t *testing.T) {
	names := map[string]bool{}
	for _, o := range Orders {
		if names[o.Name] || o.Codes()[0].Name != "PTS" {
			t.Errorf("%+v", o)
		}
		names[o.Name] = true
	}
}

func TestRulesAt(t *testing.T) {
	for _, c := range []struct {
		day  swiss.Date
		want Rules
	}{{swiss.Date{}, Rules2026}, {swiss.Date{Year: 2026, Month: 3, Day: 1}, Rules2026}, {swiss.Date{Year: 2026, Month: 2, Day: 28}, Rules2024},
		{swiss.Date{Year: 2024, Month: 7, Day: 31}, Rules2023}} {
		if got := RulesAt(c.day); got != c.want {
			t.Errorf("%v: %v", c.day, got)
		}
	}
}

// Exact comparison and rounding of fractions.
func TestValue(t *testing.T) {
	if value(1, 3).Cmp(value(2, 6)) != 0 || value(-1, 3).Cmp(value(-1, 2)) != 1 || value(1<<60, 3).Cmp(value(1<<60+1, 3)) != -1 || (Value{}).Cmp(value(-5, 1)) != -1 {
		t.Error("comparison")
	}
	for v, want := range map[Value]string{{43125, 1000}: "43.13", {-5, 10}: "-0.5", {7, 1}: "7", {1, 3}: "0.33", {-1, 200}: "0", {}: ""} {
		if got := v.String(); got != want {
			t.Errorf("%v: %q, want %q", v, got, want)
		}
	}
}

// TestStandingWithoutDraws: where a draw is worth nothing, a round without a game and without points is no half of a standing point (7.7);
// a draw that was played is one.
func TestStandingWithoutDraws(t *testing.T) {
	points := swiss.Scoring{Win: 10, PAB: 10, FullBye: 10, ForfeitWin: 10}
	tour := scored(t, 2, points, `
2000 2w= 3b1
1900 1b= Z
1800 Z 1w0`)
	compareTable(t, tour, Rules2026, `PTS STD
1 1.5
0 0.5
0 0`)
}

// newEngine is an engine of the rules alone, without a policy of the event.
func newEngine(f *field, rules Rules) *engine { return newEngineWith(f, rules, Policy{}) }
