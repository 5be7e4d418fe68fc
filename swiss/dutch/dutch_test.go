package dutch_test

import (
	"context"
	"errors"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/swiss"
	"wasit/swiss/dutch"
	"wasit/swiss/lot"
	"wasit/swiss/simulate"
	"wasit/swiss/swisstest"
)

// event reads a small tournament: a line for each player, a word for each round: opponent, colour, result ("4w=", "3b1",
// "5w+"), or a bye ("-U", "-H", "-F", "-Z").
func event(t *testing.T, rounds int, initial swiss.Color, lines ...string) swiss.Draft {
	t.Helper()
	d := swiss.Draft{TotalRounds: rounds, InitialColor: initial}
	outcomes := map[byte]swiss.Outcome{'1': swiss.Win, '=': swiss.Draw, '0': swiss.Loss, '+': swiss.ForfeitWin, '-': swiss.ForfeitLoss,
		'U': swiss.PAB, 'H': swiss.HalfBye, 'F': swiss.FullBye, 'Z': swiss.ZeroBye}
	colors := map[byte]swiss.Color{'w': swiss.White, 'b': swiss.Black}
	for i, line := range lines {
		p := swiss.Player{TPN: swiss.TPN(i + 1)}
		for _, word := range strings.Fields(line) {
			e := swiss.Entry{Outcome: outcomes[word[len(word)-1]]}
			if word[0] != '-' {
				n, err := strconv.Atoi(word[:len(word)-2])
				if err != nil {
					t.Fatal(err)
				}
				e.Opponent, e.Color = swiss.TPN(n), colors[word[len(word)-2]]
			}
			p.Rounds = append(p.Rounds, e)
		}
		d.Players = append(d.Players, p)
	}
	return d
}

func mustTournament(t *testing.T, d swiss.Draft) *swiss.Tournament {
	t.Helper()
	tour, err := swiss.NewTournament(d)
	if err != nil {
		t.Fatal(err)
	}
	return tour
}

func boards(p *swiss.Pairing) string {
	var b strings.Builder
	for _, x := range p.Pairs {
		b.WriteString(strconv.Itoa(int(x.White)) + "-" + strconv.Itoa(int(x.Black)) + " ")
	}
	if p.PAB != 0 {
		b.WriteString("bye " + strconv.Itoa(int(p.PAB)))
	}
	return strings.TrimSpace(b.String())
}

var (
	new26 = dutch.System{}
	old17 = dutch.System{Edition: dutch.Edition2017()}
)

func TestWorkedExamples(t *testing.T) {
	example := []string{"5w1 9b1", "6b1 3w1", "7w1 2b0", "8b0 6w0", "1b0 8w0", "2w0 4b1", "3b0 -U", "4w1 5b1", "-U 1w0"}
	editions := []string{"4w= 3b1 2w1", "5b1 6w1 1b0", "6w0 1w0 4b1", "1b= 5w0 3w0", "2w0 4b1 6b=", "3b1 2b0 5w="}
	lowest := []string{"4w1 2b1", "5b1 1w0", "6w1 4b1", "1b0 3w0 -Z", "2w0 6b1", "3b0 5w0"}
	missed := []string{"3w1", "4b1", "1b0", "2w0", "-Z"}
	for _, c := range []struct {
		name   string
		system dutch.System
		rounds int
		lines  []string
		round  int
		want   string
	}{
		{"C.04.3 [C14] worked example", new26, 5, example, 3, "8-2 1-3 7-9 6-5 bye 4"},
		{"C.04.3 C.12 worked example 2017", old17, 5, example, 3, "8-2 1-3 7-9 6-5 bye 4"},
		{"C.04.3 [C8] the look-ahead completes the round", new26, 5, editions, 4, "5-1 2-3 6-4"},
		{"C.04.3 A.9 the look-ahead does not, 2017", old17, 5, editions, 4, "6-1 2-4 5-3"},
		{"C.04.3 [C5] the leaders do not meet for the sake of the bye", new26, 3, lowest, 3, "1-5 3-2 bye 6"},
		{"C.04.3 [C9] who has missed a round has not the bye", new26, 3, missed, 2, "2-1 3-5 bye 4"},
	} {
		d := event(t, c.rounds, swiss.White, c.lines...)
		got, err := c.system.Pair(context.Background(), mustTournament(t, d), c.round, swiss.Watch{})
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
		} else if b := boards(got); b != c.want {
			t.Errorf("%s: %s, want %s", c.name, b, c.want)
		}
	}
}

func TestFirstRound(t *testing.T) {
	for n, want := range map[int]string{2: "1-2", 5: "1-3 4-2 bye 5", 8: "1-5 6-2 3-7 8-4"} {
		d := swiss.Draft{TotalRounds: 5, InitialColor: swiss.White, Players: make([]swiss.Player, n)}
		for i := range d.Players {
			d.Players[i].TPN = swiss.TPN(i + 1)
		}
		got, err := new26.Pair(context.Background(), mustTournament(t, d), 1, swiss.Watch{})
		if err != nil || boards(got) != want {
			t.Errorf("%d players: %s, %v, want %s", n, boards(got), err, want)
		}
	}
}

// 5.2.5: the parity counts who has been taken into account, or the pairing number itself.
func TestParityOfLatePlayers(t *testing.T) {
	d := event(t, 5, swiss.White, "-Z", "", "", "", "")
	tour := mustTournament(t, d)
	for s, want := range map[dutch.System]string{{}: "2-4 5-3", {ParityByTPN: true}: "4-2 3-5"} {
		got, err := s.Pair(context.Background(), tour, 1, swiss.Watch{})
		if err != nil || boards(got) != want {
			t.Errorf("by pairing number %v: %s, %v, want %s", s.ParityByTPN, boards(got), err, want)
		}
	}
}

// 1.4.3: whether a PAB worth nothing is a downfloat is left to a switch; C14 shows it.
func TestFloatOfAWorthlessBye(t *testing.T) {
	d := event(t, 5, swiss.White, "4w1 2b=", "5b0 1w=", "-U 4b1", "1b0 3w0", "2w1 -H")
	d.Scoring = swiss.StandardScoring()
	d.Scoring.PAB = 0
	d.Players[4].Rounds[1] = swiss.Entry{Outcome: swiss.ZeroBye}
	tour := mustTournament(t, d)
	always := dutch.Edition2026()
	always.Floats.PABByPoints = false
	for _, s := range []dutch.System{{}, {Edition: always}} {
		p, err := s.Pair(context.Background(), tour, 3, swiss.Watch{})
		if err != nil {
			t.Fatal(err)
		}
		want := swiss.NoFloat
		if !s.Edition.Floats.PABByPoints && s.Edition.Code != "" {
			want = swiss.Downfloat
		}
		rule := dutch.Edition2026().Floats
		if s.Edition.Code != "" {
			rule = s.Edition.Floats
		}
		if got := tour.FloatOf(3, 1, rule); got != want {
			t.Errorf("%+v: float %v, want %v", rule, got, want)
		}
		swisstest.Complete(t, tour, p)
	}
}

func TestRequestErrors(t *testing.T) {
	played := func() swiss.Draft { return event(t, 3, swiss.White, "3w1", "4b1", "1b0", "2w0") }
	for _, c := range []struct {
		need  swiss.Need
		round int
		spoil func(d *swiss.Draft)
	}{
		{swiss.NeedTotalRounds, 2, func(d *swiss.Draft) { d.TotalRounds = 0 }},
		{swiss.NeedInitialColor, 2, func(d *swiss.Draft) { d.InitialColor = 0 }},
		{swiss.NeedRoundInEvent, 4, func(*swiss.Draft) {}},
		{swiss.NeedRoundInEvent, 0, func(*swiss.Draft) {}},
		{swiss.NeedEarlierRound, 3, func(*swiss.Draft) {}},
		{swiss.NeedPlayers, 2, func(d *swiss.Draft) {
			for i := range 4 {
				d.Players[i].Rounds = append(d.Players[i].Rounds, swiss.Entry{Outcome: swiss.ZeroBye})
			}
		}},
	} {
		d := played()
		c.spoil(&d)
		_, err := new26.Pair(context.Background(), mustTournament(t, d), c.round, swiss.Watch{})
		var request *swiss.RequestError
		if !errors.As(err, &request) || request.Need != c.need || request.Round != c.round {
			t.Errorf("%v, want the need of %s", err, c.need)
		}
	}
}

// Bad states: the reason and the players come with the answer.
func TestNoPairingSaysWhy(t *testing.T) {
	club := func(d swiss.Draft, tpns ...swiss.TPN) swiss.Draft {
		d.Forbidden = []swiss.Forbidden{{Players: tpns}}
		return d
	}
	for _, c := range []struct {
		name   string
		d      swiss.Draft
		round  int
		reason swiss.NoPairingReason
		want   []swiss.TPN
	}{
		{"two players alone who have met", event(t, 3, swiss.White, "2w1", "1b0"), 2, swiss.NoOpponent, []swiss.TPN{1, 2}},
		{"nobody eligible for the bye", event(t, 3, swiss.White, "2w+ -U", "1b- -F", "-U -F"), 3, swiss.NoBye, nil},
		{"forbidden pairs leave two players one opponent", club(event(t, 3, swiss.White, "", "", "", ""), 1, 2, 3), 1, swiss.NoMatching, []swiss.TPN{1, 2}},
		{"one player barred from all others", swiss.Draft{TotalRounds: 3, InitialColor: swiss.White,
			Players:   []swiss.Player{{TPN: 1}, {TPN: 2}, {TPN: 3}, {TPN: 4}},
			Forbidden: []swiss.Forbidden{{Players: []swiss.TPN{1, 2}}, {Players: []swiss.TPN{1, 3}}, {Players: []swiss.TPN{1, 4}}}},
			1, swiss.NoOpponent, []swiss.TPN{1}},
	} {
		for _, s := range []dutch.System{new26, old17} {
			_, err := s.Pair(context.Background(), mustTournament(t, c.d), c.round, swiss.Watch{})
			var no *swiss.NoPairingError
			if !errors.As(err, &no) || no.Reason != c.reason || !slices.Equal(no.Players, c.want) {
				if s == old17 && c.reason == swiss.NoBye {
					continue // a full-point bye did not bar then
				}
				t.Errorf("%s, %s: %+v, want %s %v", c.name, s.Code(), no, c.reason, c.want)
			}
		}
	}
}

func TestCancel(t *testing.T) {
	tour, err := simulate.Run(context.Background(), simulate.Config{Players: 60, Rounds: 9, Seed: 1, Draws: 300}, firstRounds{new26, 4})
	if err != nil {
		t.Fatal(err)
	}
	yields, last := 0, 0
	_, err = new26.Pair(context.Background(), tour, 5, swiss.Watch{
		Yield: func() { yields++ },
		Progress: func(done, total int) {
			if total != 60 || done <= last {
				t.Errorf("progress %d of %d after %d", done, total, last)
			}
			last = done
		},
	})
	if err != nil || yields < 10 || last != 60 {
		t.Fatalf("%v, %d yields, progress %d", err, yields, last)
	}
	for stop := 1; stop <= yields; stop += 1 + yields/20 {
		ctx, cancel := context.WithCancel(context.Background())
		n := 0
		p, err := new26.Pair(ctx, tour, 5, swiss.Watch{Yield: func() {
			if n++; n == stop {
				cancel()
			}
		}})
		if !errors.Is(err, context.Canceled) || p != nil {
			t.Fatalf("stopped at yield %d of %d: %v, %v", stop, yields, p, err)
		}
	}
}

// The order in which players are entered does not matter, and the tournament is not touched.
func TestInputOrderDoesNotMatter(t *testing.T) {
	g := lot.New(8)
	for k := range 20 {
		tour, err := simulate.Run(context.Background(), simulate.Config{Players: 10 + k, Rounds: 7, Seed: lot.Seed(k), Draws: 300, HalfByes: 60, Forfeits: 60, ZeroByes: 40}, firstRounds{new26, 4})
		if err != nil {
			t.Fatal(err)
		}
		round := tour.PairedRounds() + 1
		want, err := new26.Pair(context.Background(), tour, round, swiss.Watch{})
		before := tour.Draft()
		shuffled := tour.Draft()
		lot.Shuffle(g, shuffled.Players)
		got, err2 := new26.Pair(context.Background(), mustTournament(t, shuffled), round, swiss.Watch{})
		if diff := cmp.Diff(want, got); diff != "" || (err == nil) != (err2 == nil) {
			t.Errorf("shuffled (-want +got): %v %v\n%s", err, err2, diff)
		}
		if diff := cmp.Diff(before, tour.Draft()); diff != "" {
			t.Errorf("the tournament has changed:\n%s", diff)
		}
	}
}

// Larger fields than the enumeration can do: what every pairing keeps, and the same answer when every bracket is looked
// at together with all players below.
func TestShortcutsGiveTheSamePairing(t *testing.T) {
	rounds := 0
	for k := range samples(30, 1000) {
		c := simulate.Config{Players: 10 + k*7%31, Rounds: 4 + k%8, Seed: lot.Seed(1000 + k), Draws: k * 37 % 700, HalfByes: 40, Forfeits: 50, ZeroByes: 30, Withdrawals: 20, LateEntries: 100, Baku: k%4 == 0}
		for _, s := range []dutch.System{new26, old17} {
			tour, err := simulate.Run(context.Background(), c, s)
			if err != nil {
				t.Fatal(err)
			}
			for r := 1; r <= tour.PairedRounds(); r++ {
				before := tour.Before(r)
				want, err := s.Pair(context.Background(), before, r, swiss.Watch{})
				if err != nil {
					t.Fatal(err)
				}
				got, err := dutch.Thorough(s).Pair(context.Background(), before, r, swiss.Watch{})
				if err != nil || boards(got) != boards(want) {
					t.Fatalf("%s, seed %d, round %d: %s, %v, want %s", s.Code(), c.Seed, r, boards(got), err, boards(want))
				}
				swisstest.Complete(t, before, want)
				if r < c.Rounds {
					swisstest.AbsoluteColors(t, want)
				}
				rounds++
			}
		}
	}
	if rounds < samples(300, 300) {
		t.Errorf("only %d rounds", rounds)
	}
}

// Somebody alone has the bye, and a round that everybody missed does not stop the next.
func TestNearlyNobody(t *testing.T) {
	away := swiss.Entry{Outcome: swiss.HalfBye}
	d := event(t, 3, swiss.White, "", "", "")
	for i := range d.Players {
		d.Players[i].Rounds = []swiss.Entry{away}
	}
	d.Players[0].Rounds = append(d.Players[0].Rounds, away)
	d.Players[1].Rounds = append(d.Players[1].Rounds, away)
	p, err := new26.Pair(context.Background(), mustTournament(t, d), 2, swiss.Watch{})
	if err != nil {
		t.Fatal(err)
	}
	if len(p.Pairs) != 0 || p.PAB != 3 {
		t.Errorf("pairs %v, bye %d; want no pair and the bye for 3", p.Pairs, p.PAB)
	}
}
