package rating

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"
)

func lines(t *testing.T, name string) []string {
	t.Helper()
	data, err := os.ReadFile("../../testdata/rating/" + name)
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	for line := range strings.Lines(string(data)) {
		if line = strings.TrimSpace(line); !strings.HasPrefix(line, "#") {
			list = append(list, line)
		}
	}
	return list
}

func number(t *testing.T, s string) int {
	t.Helper()
	n, err := strconv.Atoi(s)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// TestTables compares every entry of both tables, and both sides of every limit, with the regulation (B.02 8.1.1, 8.1.2).
func TestTables(t *testing.T) {
	dps, pds := 0, 0
	for _, line := range lines(t, "tables.txt") {
		f := strings.Fields(line)
		if f[0] == "dp" {
			dps++
			if got := Difference(number(t, f[1])); got != number(t, f[2]) {
				t.Errorf("B.02 8.1.1: dp(%s) = %d, want %s", f[1], got, f[2])
			}
			continue
		}
		pds++
		last := 3000
		if f[2] != "-" {
			last = number(t, f[2])
		}
		for d := number(t, f[1]); d <= last; d++ {
			if high, low := Expected(d), Expected(-d); high != number(t, f[3]) || d > 3 && low != 100-high {
				t.Errorf("B.02 8.1.2: PD(%d) = %d and %d, want %s", d, high, low, f[3])
			}
		}
	}
	if dps != 101 || pds != 51 {
		t.Errorf("%d and %d entries, want 101 and 51", dps, pds)
	}
}

// TestCases: rating changes, performances and first ratings worked out by another program from the printed tables.
func TestCases(t *testing.T) {
	controls := map[string]Control{"standard": Standard, "rapid": Rapid, "blitz": Blitz}
	list := lines(t, "cases.csv")
	for _, line := range list {
		f := strings.Split(line, ",")
		t.Run(f[0], func(t *testing.T) {
			var games []Game
			for i, word := range strings.Fields(f[4]) {
				opponent, result, _ := strings.Cut(word, ":")
				games = append(games, Game{Round: i + 1, Opponent: number(t, opponent), Halves: map[string]int{"1": 2, "=": 1, "0": 0}[result]})
			}
			c := ChangeOf(number(t, f[2]), number(t, f[3]), games, controls[f[1]])
			got := []string{strconv.Itoa(c.Sum), strconv.Itoa(c.Gain), strconv.Itoa(c.Rounded()), "-", "-", "-", "-", "-", "-"}
			if r, ok := Performance(games); ok {
				perfect, _ := Perfect(games)
				for i, n := range []int{r.Average, r.Percent, r.Dp, r.Rating, perfect} {
					got[3+i] = strconv.Itoa(n)
				}
			}
			if first := FirstRating(games); f[2] == "0" && first.Rating > 0 {
				got[8] = strconv.Itoa(first.Rating)
			}
			if want := f[5:]; fmt.Sprint(got) != fmt.Sprint(want) {
				t.Errorf("got %v, want %v", got, want)
			}
		})
	}
	if len(list) < 200 {
		t.Errorf("only %d cases", len(list))
	}
}

func TestK(t *testing.T) {
	for _, c := range []struct {
		name string
		p    Player
		n    int
		k    int
		sure bool
	}{
		{"8.3.3 as listed", Player{Rating: 1800, Listed: 40}, 9, 40, true},
		{"8.3.3 new to the list", Player{Rating: 1800, Games: 29, Born: 1980}, 9, 40, true},
		{"8.3.3 under 2400", Player{Rating: 2399, Games: 30, Born: 1980}, 9, 20, true},
		{"8.3.3 2400 reached", Player{Rating: 2400, Games: 100, Born: 1980}, 9, 10, true},
		{"8.3.3 2400 was reached", Player{Rating: 2350, Games: 100, Reached2400: true}, 9, 10, true},
		{"8.3.3 until the end of the year of the 18th birthday", Player{Rating: 2299, Games: 100, Born: 2008}, 9, 40, true},
		{"8.3.3 the year after", Player{Rating: 2299, Games: 100, Born: 2007}, 9, 20, true},
		{"8.3.3 young with 2300", Player{Rating: 2300, Games: 100, Born: 2010}, 9, 20, true},
		{"8.3.3 nothing known", Player{Rating: 1800}, 9, 20, false},
		{"8.3.3 games known, birth not", Player{Rating: 1800, Games: 50}, 9, 20, false},
		{"8.3.3 17 × 40 does not exceed 700", Player{Rating: 1800, Listed: 40}, 17, 40, true},
		{"8.3.3 18 × 40 exceeds 700", Player{Rating: 1800, Listed: 40}, 18, 38, true},
		{"8.3.3 71 × 10 exceeds 700", Player{Rating: 2500, Listed: 10}, 71, 9, true},
	} {
		if k, sure := c.p.K(2026, c.n); k != c.k || sure != c.sure {
			t.Errorf("%s: K %d, %v, want %d, %v", c.name, k, sure, c.k, c.sure)
		}
	}
}

func TestRounded(t *testing.T) {
	for gain, want := range map[int]int{0: 0, 49: 0, 50: 1, 149: 1, 150: 2, -49: 0, -50: -1, -149: -1, -150: -2} { // B.02 8.3.4
		if got := (Change{Gain: gain}).Rounded(); got != want {
			t.Errorf("%d hundredths are %d, want %d", gain, got, want)
		}
	}
}

func TestFirstRatingIsPublished(t *testing.T) {
	game := Game{Opponent: 1500, Halves: 1}
	for _, c := range []struct {
		name   string
		games  []Game
		rating int
		enough bool
	}{
		{"7.1.4 four games", []Game{game, game, game, game}, 1600, false},
		{"7.1.4 five games", []Game{game, game, game, game, game}, 1586, true},
		{"8.2.1 no point", []Game{{Opponent: 1500}, {Opponent: 1500}}, 0, false},
		{"8.2.3 at most 2200", []Game{{Opponent: 2400, Halves: 2}, {Opponent: 2400, Halves: 2}, {Opponent: 2400, Halves: 2}, {Opponent: 2400, Halves: 2}, {Opponent: 2400, Halves: 2}}, 2200, true},
		{"only rated opponents", []Game{{Halves: 2}}, 0, false},
		{"games of less than a move do not count", []Game{{Opponent: 1500, Halves: 2, Short: true}}, 0, false},
	} {
		if f := FirstRating(c.games); f.Rating != c.rating || f.Enough != c.enough {
			t.Errorf("%s: %+v, want %d, %v", c.name, f, c.rating, c.enough)
		}
	}
}
