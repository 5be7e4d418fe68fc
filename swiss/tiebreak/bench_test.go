package tiebreak

import (
	"testing"

	"wasit/swiss"
	"wasit/swiss/lot"
)

// large is an event of n players with some byes and forfeits, paired by rank among neighbours: not a legal pairing, but
// the same work for tie-breaks.
func large(t testing.TB, n, rounds int) *swiss.Tournament {
	t.Helper()
	g := lot.New(7)
	d := swiss.Draft{TotalRounds: rounds, InitialColor: swiss.White}
	for i := range n {
		d.Players = append(d.Players, swiss.Player{TPN: swiss.TPN(i + 1), Rating: 2600 - i})
	}
	for r := range rounds {
		order := make([]int, n)
		for i := range order {
			order[i] = i
		}
		lot.Shuffle(g, order)
		for i := range d.Players {
			d.Players[i].Rounds = append(d.Players[i].Rounds, swiss.Entry{Outcome: swiss.ZeroBye})
		}
		for i := 0; i+1 < n; i += 2 {
			a, b := &d.Players[order[i]], &d.Players[order[i+1]]
			results := [][2]swiss.Outcome{{swiss.Win, swiss.Loss}, {swiss.Draw, swiss.Draw}, {swiss.Loss, swiss.Win}, {swiss.Win, swiss.Loss}, {swiss.ForfeitWin, swiss.ForfeitLoss}, {swiss.HalfBye, swiss.ZeroBye}}
			k := g.Draw(40)
			if k > 5 {
				k %= 3
			}
			x, y := swiss.Entry{Outcome: results[k][0]}, swiss.Entry{Outcome: results[k][1]}
			if k < 5 {
				x.Opponent, y.Opponent, x.Color, y.Color = b.TPN, a.TPN, swiss.White, swiss.Black
			}
			a.Rounds[r], b.Rounds[r] = x, y
		}
	}
	tour, err := swiss.NewTournament(d)
	if err != nil {
		t.Fatal(err)
	}
	return tour
}

// everyCode is each combination that an approved program must know for individuals (9.2).
const everyCode = "PTS,DE,DE/P,BPG,BWG,REP,STD,SB,SB/C1,SB/C2,SB/P,SB/C1/P,SB/C2/P,ARO,ARO/C1,ARO/C2,ARO/M1,ARO/M2,TPR,PTP,APRO,APPO,RTNG," +
	"RTNG/R,WIN,WON,PS,PS/C1,PS/C2,TPN,TPN/R,BH,BH/C1,BH/C2,BH/M1,BH/M2,BH/P,BH/C1/P,BH/C2/P,BH/M1/P,BH/M2/P," +
	"FB,FB/C1,FB/C2,FB/M1,FB/M2,FB/P,FB/C1/P,FB/C2/P,FB/M1/P,FB/M2/P,AOB,AOB/F,KS,KS/L+1,KS/L-2"

// budget is what all tie-breaks of 1,000 players × 11 rounds may take, native, in milliseconds.
const budget = 25

func BenchmarkAllTieBreaks1000x11(b *testing.B) {
	tour := large(b, 1000, 11)
	list, err := ParseList(everyCode)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, err := Standings(tour, Options{List: list}); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(b.Elapsed().Seconds()*1000/float64(b.N), "ms")
	b.ReportMetric(budget, "budget-ms")
}

func BenchmarkUsualList300x11(b *testing.B) {
	tour := large(b, 300, 11)
	for b.Loop() {
		if _, err := Standings(tour, Options{}); err != nil {
			b.Fatal(err)
		}
	}
}

// The values of every code, computed together, are those of each computed alone: the shared columns change nothing.
func TestSharedColumnsChangeNothing(t *testing.T) {
	tour := large(t, 60, 9)
	list, err := ParseList(everyCode)
	if err != nil {
		t.Fatal(err)
	}
	together := newEngine(newField(tour, 9, false), Rules2026)
	for _, c := range list {
		a := together.valuesOf(c)
		b := newEngine(newField(tour, 9, false), Rules2026).valuesOf(c)
		for p := range a {
			if a[p].Cmp(b[p]) != 0 {
				t.Fatalf("%s of %d: %v together, %v alone", c, p+1, a[p], b[p])
			}
		}
	}
	if n := len(together.cols); n < 50 {
		t.Errorf("only %d columns are kept", n)
	}
}
