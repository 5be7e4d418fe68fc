package scheveningen

import (
	"errors"
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"wasit/swiss"
)

var row = regexp.MustCompile(`R(\d+)((?:\s+\d+[+-])+)`)

func TestPublishedTables(t *testing.T) {
	data, err := os.ReadFile("../../testdata/scheveningen/tables.txt")
	if err != nil {
		t.Fatal(err)
	}
	n, rows := 0, 0
	for _, line := range strings.Split(string(data), "\n") {
		if strings.HasPrefix(line, "#") || strings.TrimSpace(line) == "" {
			continue
		}
		if line[0] != ' ' {
			fmt.Sscan(line, &n)
		}
		for _, m := range row.FindAllStringSubmatch(line, -1) {
			var r int
			fmt.Sscan(m[1], &r)
			var got []string
			for _, c := range Round(n, r, false) {
				got = append(got, fmt.Sprint(c.Opponent)+map[bool]string{true: "+", false: "-"}[c.AWhite])
			}
			if want := strings.Fields(m[2]); strings.Join(got, " ") != strings.Join(want, " ") {
				t.Errorf("n=%d R%d: %v, want %v", n, r, got, want)
			}
			rows++
		}
	}
	if rows != 77 { // 2 + … + 12
		t.Errorf("%d rows compared, want 77", rows)
	}
}

// TestProperties: S1 to S3 for every table and formula.
func TestProperties(t *testing.T) {
	for n := 1; n <= 32; n++ {
		whole := n%4 == 2 && n > 10
		met := map[[2]int]bool{}
		colors := make([][]bool, 2*n)
		for r := 1; r <= n; r++ {
			white := 0
			seen := map[int]bool{}
			for k, c := range Round(n, r, false) {
				if seen[c.Opponent] || c.Opponent < 1 || c.Opponent > n {
					t.Fatalf("n=%d R%d: %v", n, r, c)
				}
				seen[c.Opponent], met[[2]int{k, c.Opponent}] = true, true
				colors[k] = append(colors[k], c.AWhite)
				colors[n+c.Opponent-1] = append(colors[n+c.Opponent-1], !c.AWhite)
				if c.AWhite {
					white++
				}
			}
			want := n / 2
			if n%2 == 1 {
				want += r % 2 // A has one White more in odd rounds
			}
			if n != 2 && !whole && white != want {
				t.Errorf("S2: n=%d R%d: A has %d Whites, want %d", n, r, white, want)
			}
		}
		if len(met) != n*n {
			t.Errorf("S1: n=%d: %d pairs", n, len(met))
		}
		for k, c := range colors {
			whites := 0
			for i, w := range c {
				if w {
					whites++
				}
				if i >= 2 && w == c[i-1] && w == c[i-2] {
					t.Errorf("S3: n=%d player %d: three in a row", n, k)
				}
			}
			if d := 2*whites - n; d < -1 || d > 1 {
				t.Errorf("S2: n=%d player %d: %d Whites", n, k, whites)
			}
		}
	}
	for _, c := range Round(4, 2, true) {
		if c.AWhite {
			t.Error("team colours: A has Black in even rounds")
		}
	}
	if Round(4, 5, false) != nil || Round(0, 1, false) != nil || Round(4, 0, false) != nil {
		t.Error("out of range must give nothing")
	}
}

func draft(n int) swiss.Draft {
	var d swiss.Draft
	for i := range n {
		d.Players = append(d.Players, swiss.Player{TPN: swiss.TPN(i + 1)})
	}
	return d
}

// TestWorkedExample is the match of three boards with its totals.
func TestWorkedExample(t *testing.T) {
	s := System{A: []swiss.TPN{1, 2, 3}, B: []swiss.TPN{4, 5, 6}}
	d := draft(6)
	results := [][]string{{"1-4 1-0", "2-5 =", "6-3 0-1"}, {"5-1 0-1", "2-6 1-0", "4-3 ="}, {"1-6 1-0", "4-2 =", "3-5 1-0"}}
	for r, games := range results {
		tour, err := swiss.NewTournament(d)
		if err != nil {
			t.Fatal(err)
		}
		p, err := s.Pair(t.Context(), tour, r+1, swiss.Watch{})
		if err != nil || len(p.Pairs) != 3 {
			t.Fatal(p, err)
		}
		for i, g := range games {
			players, result, _ := strings.Cut(g, " ")
			if got := fmt.Sprintf("%d-%d", p.Pairs[i].White, p.Pairs[i].Black); got != players {
				t.Errorf("R%d board %d: %s, want %s", r+1, i+1, got, players)
			}
			w, b := swiss.Draw, swiss.Draw
			switch result {
			case "1-0":
				w, b = swiss.Win, swiss.Loss
			case "0-1":
				w, b = swiss.Loss, swiss.Win
			}
			white, black := &d.Players[p.Pairs[i].White-1], &d.Players[p.Pairs[i].Black-1]
			white.Rounds = append(white.Rounds, swiss.Entry{Outcome: w, Opponent: black.TPN, Color: swiss.White})
			black.Rounds = append(black.Rounds, swiss.Entry{Outcome: b, Opponent: white.TPN, Color: swiss.Black})
		}
	}
	tour, err := swiss.NewTournament(d)
	if err != nil {
		t.Fatal(err)
	}
	if got := s.Total(tour, 3, 20, 10, 0); got != (Totals{75, 15, 60, 0}) {
		t.Errorf("%+v", got)
	}
	for tpn, want := range map[swiss.TPN]swiss.Points{1: 30, 2: 20, 3: 25, 4: 10, 5: 5, 6: 0} {
		if got := tour.Score(tpn, 3); got != want {
			t.Errorf("player %d: %v, want %v", tpn, got, want)
		}
	}
}

func TestUnequalTeamsAndCycles(t *testing.T) {
	tour, err := swiss.NewTournament(draft(5))
	if err != nil {
		t.Fatal(err)
	}
	s := System{A: []swiss.TPN{1, 2, 3}, B: []swiss.TPN{4, 5}, Cycles: 2}
	met, rest := map[swiss.Pair]int{}, map[swiss.TPN]int{}
	for r := 1; r <= s.Rounds(); r++ {
		p, err := s.Pair(t.Context(), tour, r, swiss.Watch{})
		if err != nil {
			t.Fatal(err)
		}
		for _, pair := range p.Pairs {
			met[pair]++
		}
		for _, tpn := range p.Rest {
			rest[tpn]++
		}
	}
	if len(met) != 12 || rest[1] != 2 || rest[2] != 2 || rest[3] != 2 || len(rest) != 3 {
		t.Errorf("each pair with both colours, one of A free a round: %v %v", met, rest)
	}
	for _, bad := range []System{{A: []swiss.TPN{1, 2}, B: []swiss.TPN{3, 4}}, {A: []swiss.TPN{1, 2, 3}, B: []swiss.TPN{4, 4}},
		{A: []swiss.TPN{1, 2, 3}, B: []swiss.TPN{4, 9}}} {
		var te *TeamError
		if _, err := bad.Pair(t.Context(), tour, 1, swiss.Watch{}); !errors.As(err, &te) {
			t.Errorf("%v: %v", bad, err)
		}
	}
	var need *swiss.RequestError
	if _, err := s.Pair(t.Context(), tour, 7, swiss.Watch{}); !errors.As(err, &need) {
		t.Error(err)
	}
}
