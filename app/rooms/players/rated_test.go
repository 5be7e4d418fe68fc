package players

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/ranking"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// ratedEvent is an event of standard play in which everybody is rated on FIDE's list, played to the end.
func ratedEvent(t *testing.T, n, rounds int, change func(i int, p *journal.PlayerInfo)) *desk {
	d := event(t, n, rounds)
	c := d.SectionNow().SectionConfig
	c.TimeCode = "5400+30"
	d.Did(journal.ChangeSection{Section: 1, SectionConfig: c})
	for i, p := range d.Event.Kept.Players(1) {
		info := p.PlayerInfo
		info.Rating, info.Federation, info.Birth.Year = 2400-40*i, []string{"INA", "CRO", "SLO"}[i%3], 1980
		if change != nil {
			change(i, &info)
		}
		info.Ratings.Standard = info.Rating
		d.Did(journal.ChangePlayer{ID: p.ID, PlayerInfo: info})
	}
	for range rounds {
		d.Closed()
	}
	return d
}

// TestRatedPlayer FIDE B.02 8.3, C.07 10: the page of a player gives his opponents' ratings, the average, the performances and the
// change, so that each can be done again by hand.
func TestRatedPlayer(t *testing.T) {
	d := ratedEvent(t, 6, 3, nil)
	p, _ := d.Event.Kept.PlayerByTPN(1, 1)
	x, ok := d.m.rated(p)
	if !ok || x.List != journal.RatedStandard || x.Own != 2400 || len(x.Met) != 3 || !x.complete || x.Change.K != 10 || x.Sure {
		t.Fatalf("%v, %+v", ok, x)
	}
	sum, gain := 0, 0
	for i, r := range x.rows(d.m, p) {
		g := x.Met[i]
		q, _ := d.Event.Kept.PlayerByTPN(1, g.TPN)
		if sum += q.Rating; !strings.HasSuffix(r.name, fmt.Sprintf(" (%d)", q.Rating)) || r.difference != fmt.Sprintf("%+d", 2400-q.Rating) || r.expected == "" {
			t.Errorf("round %d: %+v against %d", i+1, r, q.Rating)
		}
		gain += 50*g.Halves - x.Change.Parts[i].Expected
	}
	if x.Change.Gain != 10*gain || x.ties[0].Value.String() != fmt.Sprint((2*sum+3)/6) {
		t.Errorf("change %d of %d, average %d of %d", x.Change.Gain, gain, x.ties[0].Value, sum)
	}
	lines := strings.Join(x.lines(i18n.EN), "\n")
	for _, want := range []string{fmt.Sprintf("%d ÷ 3 = %s (C.07 10.1)", sum, x.ties[0].Value), "(B.02 8.1.1)", "(C.07 10.3)", "K 10 × ", "(B.02 8.3)", "K = 10, by rating and age (B.02 8.3.3)"} {
		if !strings.Contains(lines, want) {
			t.Errorf("%q is missing in %s", want, lines)
		}
	}
}

// TestRatedLimits: 400 points, unrated opponents, a K of the list and forfeits.
func TestRatedLimits(t *testing.T) {
	d := ratedEvent(t, 4, 1, func(i int, p *journal.PlayerInfo) {
		p.Rating = []int{2300, 2280, 1800, 0}[i]
		p.Ratings.K = []int{20, 0, 0, 0}[i]
	})
	p, _ := d.Event.Kept.PlayerByTPN(1, 1)
	q, _ := d.Event.Kept.PlayerByTPN(1, 3)
	x, _ := d.m.rated(p)
	if rows := x.rows(d.m, p); rows[0].difference != "+500*" || rows[0].expected != "0.92" || !slices.Contains(x.lines(i18n.EN), i18n.EN.T(textRatedCapped)) || !x.Sure {
		t.Errorf("B.02 8.3.1: %+v, %q", rows, x.lines(i18n.EN))
	}
	if y, ok := d.m.rated(q); !ok || y.Own != 1800 {
		t.Errorf("his opponent: %+v", y)
	}
	second, _ := d.Event.Kept.PlayerByTPN(1, 2)
	if _, ok := d.m.rated(second); ok {
		t.Error("he met the unrated player alone: nothing to reckon")
	}
	unrated, _ := d.Event.Kept.PlayerByTPN(1, 4)
	if y, ok := d.m.rated(unrated); !ok || y.First.Games != 1 || y.rows(d.m, unrated)[0].delta != "" || !strings.Contains(strings.Join(y.lines(i18n.HR), " "), "B.02 8.2") {
		t.Errorf("a first rating (B.02 8.2): %v, %+v", ok, y)
	}
}

// TestNormHints FIDE B.01 1.4: each need with what there is and what is asked, and its article; the titles by rating.
func TestNormHints(t *testing.T) {
	d := ratedEvent(t, 10, 9, func(i int, p *journal.PlayerInfo) {
		p.Title = []string{"", "GM", "IM", "IM", "FM", "FM", "WGM", "FM", "", ""}[i]
		p.Sex = swiss.Female
	})
	p, _ := d.Event.Kept.PlayerByTPN(1, 5) // the one without title comes behind those with one
	for _, q := range d.Event.Kept.Players(1) {
		if q.Title == "" && q.Rating == 2400 {
			p = q
		}
	}
	x, ok := d.m.rated(p)
	if !ok || len(x.Norms) != 4 {
		t.Fatalf("%v, %+v", ok, x.Norms)
	}
	var all []string
	for _, n := range x.normTexts(i18n.EN) {
		if len(n.checks) != 9 || n.score == "" {
			t.Errorf("%+v", n)
		}
		for _, c := range n.checks {
			all = append(all, fmt.Sprint(n.title, " ", c.ok, " ", c.text))
		}
	}
	for _, want := range []string{"GM true Games: 9, needed 9 (B.01 1.4.1)", "GM false Opponents with this title or a higher one: 1, needed 3 (B.01 1.4.5)", "IM true Opponents with this title or a higher one: 3, needed 3 (B.01 1.4.5)"} {
		if !slices.Contains(all, want) {
			t.Errorf("%q is missing in %q", want, all)
		}
	}
	if titles := x.titleTexts(i18n.EN); len(titles) != 4 || !titles[0].ok || !strings.HasPrefix(titles[0].text, "FM by rating 2300") {
		t.Errorf("titles by rating: %+v", titles)
	}
	to := d.m.Route.In(session.PagePlayer)
	to.Player = int(p.ID)
	d.Go(to.Path())
	d.Says("the page", "Rating in this tournament List: Standard", "Games: 9, needed 9 (B.01 1.4.1)")
}

// TestOneAverageOnEveryPage C.07 10: the average and the performance of a player's page are those of the standing, whatever it says of
// players without rating.
func TestOneAverageOnEveryPage(t *testing.T) {
	for _, c := range []struct {
		codes   []string
		unrated int
		says    string
	}{
		{[]string{"ARO", "TPR", "PTP"}, 0, "No average and no performance"},
		{[]string{"ARO/U1400", "TPR/U1400", "PTP/U1400"}, 1400, "Players without rating count as 1400"},
		{[]string{"ARO/U1200", "TPR/U1200", "PTP/U1200"}, 1200, "Players without rating count as 1200"},
		{[]string{"DE", "ARO/C1/U1000"}, 1000, "count as 1000"},
	} {
		d := ratedEvent(t, 6, 3, func(i int, p *journal.PlayerInfo) {
			if i == 5 {
				p.Rating = 0
			}
		})
		d.Did(journal.ChangeTieBreaks{Section: 1, TieBreaks: c.codes, Reason: "unrated"})
		table := ranking.Of(d.Event.Kept, 1)
		seen := false
		for _, p := range d.Event.Kept.Players(1) {
			x, ok := d.m.rated(p)
			if !ok {
				continue
			}
			lines := strings.Join(x.lines(i18n.EN), "\n")
			if !strings.Contains(lines, c.says) {
				t.Errorf("%v: %q is missing in %s", c.codes, c.says, lines)
			}
			row, _ := table.Row(p.TPN)
			if len(c.codes) == 3 && c.unrated > 0 {
				seen = true
				for i, want := range []string{"= %s (C.07 10.1)", ": %s (C.07 10.2)", ": %s (C.07 10.3)"} {
					if want = fmt.Sprintf(want, row.Values[i+1]); !strings.Contains(lines, want) {
						t.Errorf("%v, player %d: %q is missing in %s", c.codes, p.TPN, want, lines)
					}
				}
			}
		}
		if len(c.codes) == 3 && c.unrated > 0 && !seen {
			t.Error("nobody was compared")
		}
	}
}

// TestNormsOfATeam: the page of a team shows of each of its players how the games stand beside the norms (B.01 1.4).
func TestNormsOfATeam(t *testing.T) {
	d := newDesk(t)
	d.Open(2, false, func(c *journal.SectionConfig) {
		c.System, c.Rounds, c.TimeCode, c.Options = journal.Team, 1, "5400+30", journal.SystemOptions{Boards: 2}
	})
	for i, p := range d.Event.Kept.Players(1) {
		d.Did(journal.SetRoster{Team: p.ID, Players: []journal.Member{{Name: fmt.Sprint("First ", i), Rating: 2400 + i, Title: "FM", Federation: "CRO"}, {Name: fmt.Sprint("Second ", i), Rating: 2300, Federation: "SLO"}}})
	}
	d.Pair()
	d.Publish()
	for _, score := range []journal.Score{journal.WhiteWins, journal.WhiteForfeits} { // who forfeits has no game
		step, err := regulation.Step(d.Event.Kept, 1, 1, 1, score)
		if err != nil {
			t.Fatal(err)
		}
		d.Did(step)
	}
	to := d.m.Route.In(session.PagePlayer)
	to.Player = 1
	d.Go(to.Path())
	d.Says("the page of a team", "First 0", "Games: 1, needed 9 (B.01 1.4.1)")
	if strings.Contains(d.Said(), ": Second 0") {
		t.Error("who forfeited has games that make a norm")
	}
}
