package standings

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/standing"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/swiss/tiebreak"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// TestTabs: the second view is what the system makes of everybody's games; schools need somebody with a school.
func TestTabs(t *testing.T) {
	for _, c := range []struct {
		system  string
		schools bool
		want    []i18n.Text
	}{
		{journal.Dutch, true, []i18n.Text{i18n.StandingsTable, i18n.StandingsCross, i18n.SchoolsView.School, i18n.PrizesTitle}},
		{journal.Dutch, false, []i18n.Text{i18n.StandingsTable, i18n.StandingsCross, i18n.PrizesTitle}},
		{journal.RoundRobin, false, []i18n.Text{i18n.StandingsTable, i18n.StandingsGrid, i18n.PrizesTitle}},
		{journal.Knockout, false, []i18n.Text{i18n.StandingsTable, i18n.BracketView, i18n.PrizesTitle}},
	} {
		d := newDesk(t)
		d.Open(0, false, func(s *journal.SectionConfig) { s.System, s.Edition, s.TieBreaks = c.system, "", nil })
		club := " "
		if c.schools {
			club = "SDN 1"
		}
		d.Did(journal.ImportPlayers{Section: 1, Players: []journal.PlayerInfo{{Name: "Ana"}, {Name: "Budi", Club: club}}})
		var got []i18n.Text
		for _, tab := range view.TabsOf(d.m.Session) {
			got = append(got, tab.Name)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s, schools %v: %v", c.system, c.schools, got)
		}
	}
}

// TestCrossCells: opponents by place, colours and results as played; the two cells of a game say the same.
func TestCrossCells(t *testing.T) {
	d := event(t, 5, 3)
	d.Closed()
	d.Closed()
	table := d.ranked()
	place := map[swiss.TPN]int{}
	for i, r := range table.Rows {
		place[r.TPN] = i + 1
	}
	byes := 0
	for i, r := range table.Rows {
		var points swiss.Points
		for n := 1; n <= 2; n++ {
			c := cellOf(i18n.EN, table, r.TPN, n, place)
			points += map[string]swiss.Points{"1": swiss.Point, "½": swiss.HalfPoint, i18n.CrossBye.EN: swiss.Point}[c.sign]
			if c.opponent == 0 {
				byes++
				if c.sign != i18n.CrossBye.EN {
					t.Errorf("place %d, round %d: %q", i+1, n, c.sign)
				}
				continue
			}
			other := cellOf(i18n.EN, table, table.Rows[c.opponent-1].TPN, n, place)
			if other.opponent != i+1 || other.white == c.white || other.sign == c.sign || c.white != (c.sign == "1") {
				t.Errorf("place %d against %d in round %d, White won every game: %+v, %+v", i+1, c.opponent, n, c, other)
			}
		}
		if points != r.Points {
			t.Errorf("place %d: cells give %v, the table has %v", i+1, points, r.Points)
		}
	}
	if byes != 2 {
		t.Errorf("%d byes in two rounds of five", byes)
	}
}

func TestByeInACell(t *testing.T) {
	for _, c := range []struct {
		system  string
		outcome swiss.Outcome
		want    string
	}{
		{journal.Dutch, swiss.PAB, i18n.CrossBye.HR}, {journal.Dutch, swiss.HalfBye, "½"}, {journal.Dutch, swiss.FullBye, "+"}, {journal.Dutch, swiss.ForfeitWin, "+"},
		{journal.Dutch, swiss.ZeroBye, "–"}, {journal.Keizer, swiss.FullBye, i18n.CrossClub.HR}, {journal.Keizer, swiss.HalfBye, i18n.CrossExcused.HR}, {journal.Keizer, swiss.PAB, i18n.CrossBye.HR},
	} {
		if got := bye(i18n.HR, c.system, c.outcome); got != c.want {
			t.Errorf("%s, %v: %q, want %q", c.system, c.outcome, got, c.want)
		}
	}
}

// TestSources: each term of a tie-break says where it comes from, what was adjusted, and why it was cut (C.07).
func TestSources(t *testing.T) {
	d := event(t, 4, 3)
	d.Closed()
	name := d.m.Name(func() journal.Player { p, _ := d.Event.Kept.PlayerByTPN(1, 2); return p }())
	l := i18n.EN
	for _, c := range []struct {
		name string
		part tiebreak.Part
		want string
	}{
		{"from an opponent", tiebreak.Part{Opponent: 2, Source: tiebreak.FromOpponent, Score: 15, Real: 15}, name + ": 1.5"},
		{"his score adjusted", tiebreak.Part{Opponent: 2, Source: tiebreak.FromOpponent, Score: 15, Real: 20, Article: "16.3"}, name + ": 1.5 (" + l.T(textSumAdjusted, "2", "16.3") + ")"},
		{"against him", tiebreak.Part{Opponent: 2, Source: tiebreak.FromDummy + 9}, name},
		{"a dummy", tiebreak.Part{Source: tiebreak.FromDummy, Score: 10, Article: "16.4"}, l.T(textSumDummy, "1", "16.4")},
		{"unplayed", tiebreak.Part{Round: 2, Source: tiebreak.FromDummy + 9}, l.T(textSumUnplayed)},
		{"in no round", tiebreak.Part{Source: tiebreak.FromRound}, l.T(textSumWhole)},
		{"a strong opponent (C.07 9.2)", tiebreak.Part{Round: 1, Opponent: 2, Source: tiebreak.FromRound, Limit: 20, Score: 25}, name + ": 2.5"},
		{"expected of his rating (C.07 10.3)", tiebreak.Part{Round: 1, Opponent: 2, Source: tiebreak.FromExpectation, Rating: 1850}, name + ": 1850"},
		{"the lowest is cut", tiebreak.Part{Opponent: 2, Source: tiebreak.FromDummy + 9, Cut: tiebreak.CutLow}, name + " · " + l.T(textSumCutLow)},
		{"the highest is cut", tiebreak.Part{Opponent: 2, Source: tiebreak.FromDummy + 9, Cut: tiebreak.CutHigh}, name + " · " + l.T(textSumCutHigh)},
		{"below the limit", tiebreak.Part{Opponent: 2, Source: tiebreak.FromDummy + 9, Cut: tiebreak.BelowLimit}, name + " · " + l.T(textSumBelow)},
	} {
		if got := d.m.source(c.part); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
	board := tiebreak.Part{Round: 3, Opponent: 2}
	for code, want := range map[string]string{"BC": l.T(i18n.EchoBoard, "3"), "TBR": l.T(i18n.EchoBoard, "3"), "BBE": l.T(i18n.EchoBoard, "3"), "BH": name} {
		if got := d.m.termText(tiebreak.Arithmetic{Code: tiebreak.Code{Name: code}}, board); !strings.HasPrefix(got, want) {
			t.Errorf("%s: %q, want %q", code, got, want)
		}
	}
}

// TestArithmetic opens and closes the sum under a row.
func TestArithmetic(t *testing.T) {
	d := event(t, 6, 3)
	d.Send(toggleArithmetic{TPN: 1})
	if d.Event.Open != nil {
		t.Error("opened without a table")
	}
	d.Closed()
	table := d.ranked()
	d.Send(toggleArithmetic{TPN: table.Rows[0].TPN})
	if o := d.Event.Open; len(o) != 1 || o[0].TPN != table.Rows[0].TPN || len(o[0].Parts) != len(table.Codes) {
		t.Fatalf("%+v", o)
	}
	d.Send(toggleArithmetic{TPN: table.Rows[1].TPN})
	if o := d.Event.Open; len(o) != 2 || o[1].TPN != table.Rows[1].TPN {
		t.Errorf("another row opens beside it: %+v", o)
	}
	d.Send(toggleArithmetic{TPN: table.Rows[1].TPN})
	if o := d.Event.Open; len(o) != 1 || o[0].TPN != table.Rows[0].TPN {
		t.Errorf("touched again it closes: %+v", o)
	}
}

// TestOrderOfTieBreaks: after the first publication a change needs its reason.
func TestOrderOfTieBreaks(t *testing.T) {
	d := event(t, 4, 3)
	d.Send(openTies{})
	if dialog := d.m.Dialog.(tieDialog); dialog.Late || !slices.Equal(dialog.Codes, d.SectionNow().TieBreaks) {
		t.Fatalf("before round 1: %+v", dialog)
	}
	first := d.SectionNow().TieBreaks
	d.Send(tieMove{I: 0, By: 1})
	d.Send(tieMove{Add: "WIN"})
	d.Send(tieSave{})
	want := append([]string{first[1], first[0]}, append(slices.Clone(first[2:]), "WIN")...)
	if got := d.SectionNow().TieBreaks; !slices.Equal(got, want) || d.m.Dialog != nil {
		t.Errorf("recorded %v, want %v", got, want)
	}
	d.Closed()
	d.Send(openTies{})
	d.Send(tieMove{I: 0})
	d.Send(tieSave{})
	if dialog, ok := d.m.Dialog.(tieDialog); !ok || !dialog.Late || !dialog.Needed || !slices.Equal(d.SectionNow().TieBreaks, want) {
		t.Errorf("changed without a reason: %+v", d.m.Dialog)
	}
	d.Send(tieReason{"agreed with all"})
	d.Send(tieSave{})
	if got := d.SectionNow().TieBreaks; !slices.Equal(got, want[1:]) {
		t.Errorf("recorded %v, want %v", got, want[1:])
	}
}

// TestManyRows: a long standing is drawn in parts.
func TestManyRows(t *testing.T) {
	d := event(t, 2, 3)
	table := &standing.Table{Section: 1}
	for i := range 500 {
		table.Rows = append(table.Rows, tiebreak.Row{TPN: swiss.TPN(i + 1), Rank: i + 1})
	}
	d.Event.Table = table
	for more, want := range map[int]int{0: 120, 1: 420, 2: 500} {
		d.m.More = more
		v := view.New(i18n.EN, "")
		html := app.HTMLString(Render(v, d.m.Session))
		if got := len(regexp.MustCompile(`id="s[0-9]`).FindAllString(html, -1)); got != want {
			t.Errorf("more %d: %d rows, want %d", more, got, want)
		}
		if _, ok := v.ActOf("more"); ok != (want < 500) {
			t.Errorf("more %d: more is offered: %v", more, ok)
		}
	}
}

// TestRoundsOfACup are named by what is at stake.
func TestRoundsOfACup(t *testing.T) {
	var got []string
	m := page{session.Session{}}
	m.Settings.Lang = i18n.EN
	for r := 1; r <= 5; r++ {
		got = append(got, m.cupRound(r, 5))
	}
	want := []string{i18n.EN.T(textCupOf, "32"), i18n.EN.T(textCupOf, "16"), textCupQuarter.EN, textCupSemi.EN, textCupFinal.EN}
	if !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// TestBracket: byes, open places and winners of a knock-out of three.
func TestBracket(t *testing.T) {
	d := newDesk(t)
	d.Open(3, true, func(c *journal.SectionConfig) {
		c.System, c.Edition, c.TieBreaks, c.Rounds = journal.Knockout, "", nil, 2
	})
	if d.m.bracket() != nil {
		t.Error("a bracket before the draw")
	}
	d.Pair()
	rounds := d.m.bracket()
	if len(rounds) != 2 || len(rounds[0].Matches) != 2 {
		t.Fatalf("%+v", rounds)
	}
	var got []string
	for _, round := range rounds {
		for _, x := range round.Matches {
			for _, s := range x.Sides {
				got = append(got, fmt.Sprint(s.TPN, s.Bye))
			}
		}
	}
	if len(got) < 6 || !slices.Contains(got, "0 true") || got[5] != "0 false" {
		t.Errorf("sides %v", got)
	}
}

// TestWithdrawnInTheTable: who has withdrawn is marked behind the name, from then on and in the final standing; who came back is not, and
// who asked for a bye is none.
func TestWithdrawnInTheTable(t *testing.T) {
	d := event(t, 6, 3)
	d.Closed()
	marked := func(id journal.PlayerID) bool {
		table := d.ranked()
		p, _ := d.Event.Kept.Player(id)
		for i, r := range table.Rows {
			if r.TPN == p.TPN {
				return strings.HasSuffix(d.m.row(i, nil).under, d.m.Lang().T(i18n.AwayWithdrawn))
			}
		}
		t.Fatalf("player %d is not in the table", id)
		return false
	}
	d.Did(journal.Withdraw{Players: []journal.PlayerID{1, 2}, From: 2})
	d.Did(journal.RequestBye{Players: []journal.PlayerID{3}, Round: 2, Bye: journal.Zero})
	for id, want := range map[journal.PlayerID]bool{1: true, 2: true, 3: false, 4: false} {
		if got := marked(id); got != want {
			t.Errorf("after round 1, player %d: marked is %v", id, got)
		}
	}
	d.Did(journal.Return{Players: []journal.PlayerID{2}, From: 2})
	if marked(2) || !marked(1) {
		t.Error("who came back is marked, or who left is not")
	}
}
