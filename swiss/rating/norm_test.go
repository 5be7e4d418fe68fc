package rating

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/swiss"
)

// field is n opponents of one rating, the first of them titled, from four federations.
func field(n, rating, titled int, title swiss.Title, halves ...int) []Met {
	list := make([]Met, n)
	for i := range list {
		list[i] = Met{Game: Game{Round: i + 1, Opponent: rating, Halves: 1}, TPN: swiss.TPN(i + 10), Federation: []string{"CRO", "SLO", "HUN", "SRB"}[i%4]}
		if i < titled {
			list[i].Title = title
		}
		if i < len(halves) {
			list[i].Halves = halves[i]
		}
	}
	return list
}

func failed(n Norm) (list []Need) {
	for _, c := range n.Checks {
		if !c.OK {
			list = append(list, c.Need)
		}
	}
	return list
}

func norm(t *testing.T, c Candidate, met []Met, title swiss.Title) Norm {
	t.Helper()
	for _, n := range Norms(c, met) {
		if n.Title == title {
			return n
		}
	}
	t.Fatalf("no norm of %v", title)
	return Norm{}
}

func TestNorms(t *testing.T) {
	man := Candidate{Title: swiss.FM, Sex: swiss.Male, Federation: "CRO"}
	wins := []int{2, 2, 2, 2, 2, 2}
	one := func(f func([]Met)) []Met {
		met := field(9, 2380, 5, swiss.IM, wins...)
		f(met)
		return met
	}
	for _, c := range []struct {
		name string
		c    Candidate
		met  []Met
		want []Need
	}{
		{"1.4 all there", man, one(func([]Met) {}), nil},
		{"1.4.1 eight games", man, field(8, 2380, 5, swiss.IM, wins...), []Need{NeedGames}},
		{"1.4.3 one other federation", man, one(func(m []Met) {
			for i := range m {
				m[i].Federation = []string{"CRO", "SLO"}[i%2]
			}
		}), []Need{NeedFederations}},
		{"1.4.4 six of nine from the own", man, one(func(m []Met) {
			for i := range 6 {
				m[i].Federation = "CRO"
			}
			m[6].Federation, m[7].Federation, m[8].Federation = "SLO", "HUN", "SRB"
		}), []Need{NeedForeigners}},
		{"1.4.4 seven of nine from another", man, one(func(m []Met) {
			for i := range m {
				m[i].Federation = "SLO"
			}
			m[0].Federation, m[1].Federation = "HUN", "AUT"
		}), []Need{NeedMixture}},
		{"1.4.2a FIDE's flag is no federation", man, one(func(m []Met) {
			for i := range m {
				m[i].Federation = "FID"
			}
			m[0].Federation, m[1].Federation = "HUN", "AUT"
		}), nil},
		{"1.4.3a–d exempt", Candidate{Title: swiss.FM, Federation: "CRO", Exempt: true}, one(func(m []Met) {
			for i := range m {
				m[i].Federation = "CRO"
			}
		}), nil},
		{"1.4.5a four titled of nine", man, one(func(m []Met) { m[4].Title = swiss.CM }), []Need{NeedTitled}},
		{"1.4.5c two IMs, four FMs", man, one(func(m []Met) {
			for i := range 6 {
				m[i].Title = swiss.FM
			}
			m[0].Title, m[1].Title = swiss.IM, swiss.GM
		}), []Need{NeedSameTitle}},
		{"1.4.8 half of the points", man, field(9, 2380, 5, swiss.IM), []Need{NeedPerformance}},
		{"1.4.8a average of 2229", man, field(9, 2229, 5, swiss.IM, 2, 2, 2, 2, 2, 2, 2, 2, 2), []Need{NeedAverage}},
		{"1.4.8b a third of the points against strong ones", man, field(9, 2700, 9, swiss.GM, 1, 1, 1, 1, 1, 1, 0, 0, 0), []Need{NeedScore}},
	} {
		if diff := cmp.Diff(c.want, failed(norm(t, c.c, c.met, swiss.IM))); diff != "" {
			t.Errorf("%s: not met (-want +got)\n%s", c.name, diff)
		}
	}
}

// TestRaised: the lowest opponent below the floor, and no other, is raised (B.01 1.4.6).
func TestRaised(t *testing.T) {
	met := field(9, 2400, 5, swiss.GM)
	met[3].Opponent, met[4].Opponent = 1900, 0
	n := norm(t, Candidate{Title: swiss.FM}, met, swiss.IM)
	if want := 7*2400 + 1900 + 2050; n.Raised != met[4].TPN || n.Result.Sum != want { // the unrated one counts as 1400 and is the lowest
		t.Errorf("raised %d, sum %d, want %d and %d", n.Raised, n.Result.Sum, met[4].TPN, want)
	}
	if n = norm(t, Candidate{Title: swiss.FM}, field(9, 2200, 5, swiss.GM), swiss.GM); n.Raised != 0 {
		t.Errorf("raised %d, who has the floor", n.Raised)
	}
}

// TestNeededScore: against 2380 on average a GM norm takes 7 of 9 (p .78, dp 220), an IM norm 5½ (.61, 80).
func TestNeededScore(t *testing.T) {
	met := field(9, 2380, 5, swiss.GM)
	c := Candidate{Title: swiss.FM}
	if gm, im := norm(t, c, met, swiss.GM), norm(t, c, met, swiss.IM); gm.Halves != 14 || im.Halves != 11 {
		t.Errorf("%d and %d half points, want 14 and 11", gm.Halves, im.Halves)
	}
	if n := norm(t, c, field(9, 1700, 5, swiss.GM), swiss.GM); n.Halves != -1 {
		t.Errorf("%d half points against 1700: 800 above is not 2600", n.Halves)
	}
}

func TestWhichNorms(t *testing.T) {
	met := field(9, 2300, 5, swiss.GM)
	for _, c := range []struct {
		title swiss.Title
		sex   swiss.Sex
		want  []swiss.Title
	}{
		{swiss.NoTitle, swiss.Male, []swiss.Title{swiss.GM, swiss.IM}}, {swiss.IM, swiss.Male, []swiss.Title{swiss.GM}}, {swiss.GM, swiss.Male, nil},
		{swiss.NoTitle, swiss.Female, []swiss.Title{swiss.GM, swiss.IM, swiss.WGM, swiss.WIM}},
		{swiss.FM, swiss.Female, []swiss.Title{swiss.GM, swiss.IM, swiss.WGM, swiss.WIM}}, {swiss.WIM, swiss.Female, []swiss.Title{swiss.GM, swiss.IM, swiss.WGM}},
		{swiss.WGM, swiss.Female, []swiss.Title{swiss.GM, swiss.IM}}, {swiss.IM, swiss.Female, []swiss.Title{swiss.GM}},
	} {
		var got []swiss.Title
		for _, n := range Norms(Candidate{Title: c.title, Sex: c.sex}, met) {
			got = append(got, n.Title)
		}
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%v %d (-want +got)\n%s", c.title, c.sex, diff)
		}
	}
}

func TestByRating(t *testing.T) {
	for _, c := range []struct {
		rating int
		held   swiss.Title
		sex    swiss.Sex
		want   swiss.Title
	}{
		{2299, 0, swiss.Male, swiss.CM}, {2300, 0, swiss.Male, swiss.FM}, {2300, swiss.CM, swiss.Male, swiss.FM}, {2300, swiss.FM, swiss.Male, 0},
		{2199, 0, swiss.Male, 0}, {2199, 0, swiss.Female, swiss.WFM}, {2000, 0, swiss.Female, swiss.WCM}, {2000, swiss.WCM, swiss.Female, 0}, {1999, 0, swiss.Female, 0},
	} {
		if got := ByRating(c.rating, c.held, c.sex); got != c.want {
			t.Errorf("%d, %v: %v, want %v", c.rating, c.held, got, c.want)
		}
	}
}

func TestArticles(t *testing.T) {
	for n := Need(1); n < needs; n++ {
		if n.Article() == "" {
			t.Errorf("need %d has no article", n)
		}
	}
}

func TestGamesOfAnEvent(t *testing.T) {
	tour, err := swiss.NewTournament(swiss.Draft{TotalRounds: 4, Players: []swiss.Player{
		{TPN: 1, Rating: 2000, Rounds: []swiss.Entry{{Outcome: swiss.Win, Opponent: 2, Color: swiss.White}, {Outcome: swiss.ForfeitWin, Opponent: 2, Color: swiss.Black}, {Outcome: swiss.ShortDraw, Opponent: 2, Color: swiss.White}, {Outcome: swiss.HalfBye}}},
		{TPN: 2, Rating: 1900, Title: swiss.CM, Federation: "CRO", Rounds: []swiss.Entry{{Outcome: swiss.Loss, Opponent: 1, Color: swiss.Black}, {Outcome: swiss.ForfeitLoss, Opponent: 1, Color: swiss.White}, {Outcome: swiss.ShortDraw, Opponent: 1, Color: swiss.Black}, {Outcome: swiss.ZeroBye}}},
	}})
	if err != nil {
		t.Fatal(err)
	}
	want := []Met{{Game: Game{Round: 1, Opponent: 1900, Halves: 2}, TPN: 2, Title: swiss.CM, Federation: "CRO"},
		{Game: Game{Round: 3, Opponent: 1900, Halves: 1, Short: true}, TPN: 2, Title: swiss.CM, Federation: "CRO"}}
	got := Games(tour, 1, 4)
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
	if c := ChangeOf(2000, 20, OfEvent(got), Standard); len(c.Parts) != 1 || c.Gain != 20*(100-64) {
		t.Errorf("%+v", c)
	}
}
