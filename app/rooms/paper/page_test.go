package paper

import (
	"fmt"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/sheet"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// centre is the print page of an event of six players and two rounds.
func centre(t *testing.T) *desk {
	d := event(t, 6, 2)
	d.Go(d.Route.In(session.PagePrint).Path())
	return d
}

// drawn writes the groups as they are: what is usually printed now in capitals.
func drawn(list []group) string {
	var parts []string
	for _, g := range list {
		part := fmt.Sprint(i18n.EN.T(g.title, fmt.Sprint(g.round)), ":")
		for _, k := range g.next {
			part += " " + string(k)
		}
		parts = append(parts, part)
	}
	return strings.Join(parts, " | ")
}

// TestGroupsOfSheets: what is needed now stands first, from the start list to the ceremony.
func TestGroupsOfSheets(t *testing.T) {
	l := i18n.EN
	before, after, end := l.T(textPrintBefore), func(n string) string { return l.T(textPrintAfter, n) }, l.T(textPrintCeremony)
	d := centre(t)
	step := func(name, want string) {
		t.Helper()
		if got := drawn(d.m.groups()); got != want {
			t.Errorf("%s:\ngot  %s\nwant %s", name, got, want)
		}
		for _, g := range d.m.groups() {
			for _, k := range g.next {
				if !slices.Contains(g.kinds, k) {
					t.Errorf("%s: %s is to be printed now, but not in its group", name, k)
				}
			}
			for i, k := range g.kinds {
				if !isNamed(k) || slices.Contains(g.kinds[:i], k) {
					t.Errorf("%s: %s has no name, or stands there twice", name, k)
				}
			}
		}
	}
	step("before round 1", before+": list schedule regulation local-rules blank")
	d.Pair()
	step("a draft is on no paper", before+": list schedule regulation local-rules blank")
	d.Publish()
	if kinds := d.m.groups()[0].kinds; !slices.Contains(kinds, sheet.Incidents) || !slices.Contains(d.m.groups()[2].kinds, sheet.Rescue) {
		t.Errorf("without a ranking, what happened stands with round 1 and the rescue sheet before it: %v", kinds)
	}
	step("round 1", "Round 1: round | "+after("0")+": | "+before+": | "+end+":")
	d.Score(journal.WhiteWins)
	d.Close()
	step("after round 1", after("1")+": standings rescue | Round 1: | "+before+": | "+end+":")
	d.Pair()
	d.Publish()
	step("round 2", "Round 2: round | "+after("1")+": | "+before+": | "+end+":")
	d.Score(journal.WhiteWins)
	d.Close()
	d.Did(journal.FinishEvent{Time: 1})
	step("finished", end+": standings prizes record | "+after("2")+": | Round 2: | "+before+":")
}

// TestMessages: a text is offered once it says something.
func TestMessages(t *testing.T) {
	d := centre(t)
	step := func(name, want string) {
		t.Helper()
		var got []string
		for _, x := range d.m.messages() {
			got = append(got, x.key)
			if x.done != (x.key == "club-results") || (x.clubs > 0) == (x.text != "") {
				t.Errorf("%s: %+v", name, x)
			}
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%s: %v, want %s", name, got, want)
		}
	}
	step("before round 1", "")
	d.Pair()
	d.Publish()
	step("paired", "club-texts results")
	d.Score(journal.WhiteWins)
	d.Close()
	step("played", "club-texts club-results results standings")
}

func TestUnderASheet(t *testing.T) {
	l := i18n.EN
	pages := func(n int) string { return l.N(textPrintPages, n) }
	for _, c := range []struct {
		doc  sheet.Document
		want string
	}{
		{sheet.Document{Kind: sheet.Standings, Pages: 2}, pages(2)},
		{sheet.Document{Kind: sheet.Set, Pages: 3}, pages(3) + ": " + l.T(textPrintSetOf)},
		{sheet.Document{Kind: sheet.Boards, Pages: 1}, pages(1)},
		{sheet.Document{Kind: sheet.Boards, Pages: 1, Large: true}, pages(1) + ", " + l.T(textPrintBig)},
		{sheet.Document{Kind: sheet.Names, Pages: 2, Ranges: []string{"A–K", "L–Z"}}, pages(2) + ": A–K, L–Z"},
		{sheet.Document{Kind: sheet.Names, Pages: 1, Ranges: []string{"A–Z"}}, pages(1)},
		{sheet.Document{Kind: sheet.Names, Pages: 7, Ranges: []string{"A"}}, pages(7)},
		{sheet.Document{Kind: sheet.Slips, Pages: 1}, pages(1) + ", " + l.T(textPrintSix)},
		{sheet.Document{Kind: sheet.Slips, Pages: 1, Protocols: true}, pages(1) + ", " + l.T(textPrintSign)},
		{sheet.Document{Kind: sheet.Cards, Pages: 1}, pages(1) + ", " + l.T(textPrintCut, "8")},
		{sheet.Document{Kind: sheet.Tables, Pages: 1}, pages(1) + ", " + l.T(textPrintCut, "4")},
		{sheet.Document{Kind: sheet.Rescue, Pages: 1}, pages(1) + ", " + l.T(textPrintByHand)},
		{sheet.Document{Kind: sheet.Record, Pages: 1}, pages(1) + ", " + l.T(textPrintWhole)},
	} {
		if got := under(l, c.doc); got != c.want {
			t.Errorf("%s: %q, want %q", c.doc.Kind, got, c.want)
		}
	}
}

func TestTitleOfASheet(t *testing.T) {
	cup, swiss := newDesk(t), event(t, 4, 2)
	cup.Open(4, false, func(c *journal.SectionConfig) { c.System, c.Edition, c.TieBreaks = journal.Knockout, "", nil })
	for _, c := range []struct {
		d    *desk
		doc  sheet.Document
		want i18n.Text
	}{
		{swiss, sheet.Document{Kind: sheet.Cross}, i18n.PrintCross}, {cup, sheet.Document{Kind: sheet.Cross}, i18n.BracketView},
		{swiss, sheet.Document{Kind: sheet.Slips}, i18n.PrintSlips}, {cup, sheet.Document{Kind: sheet.Slips, Protocols: true}, i18n.PrintProtocols},
	} {
		c.d.m.Settings.Lang = i18n.HR
		if got := c.d.m.title(c.doc); got != c.want.HR {
			t.Errorf("%+v: %q, want %q", c.doc, got, c.want.HR)
		}
	}
}

// TestRoundOnPaper: only what is published can be printed; an older round can be chosen, and a round that is gone cannot.
func TestRoundOnPaper(t *testing.T) {
	d := centre(t)
	step := func(name string, chosen, want int, all ...int) {
		t.Helper()
		d.Send(chooseRound{chosen})
		if got := d.m.shownRound(); got != want || !slices.Equal(d.m.publishedRounds(), all) {
			t.Errorf("%s: round %d of %v, want %d", name, got, d.m.publishedRounds(), want)
		}
	}
	step("nothing is paired", 1, 0)
	d.Pair()
	step("a draft", 1, 0)
	d.Publish()
	step("published", 0, 1, 1)
	d.Score(journal.Drawn)
	d.Close()
	d.Pair()
	step("the second is a draft", 2, 1, 1)
	d.Publish()
	step("the last one", 0, 2, 1, 2)
	step("the first one", 1, 1, 1, 2)
	step("one that is not there", 7, 2, 1, 2)
}

// TestTimesOfTheHall belong to their round, and a text that is no time is said at its field.
func TestTimesOfTheHall(t *testing.T) {
	d := centre(t)
	for text, want := range map[[2]string]string{{"", ""}: "", {"09:40", "9.55"}: "", {" ", ""}: "", {"9", ""}: "start", {"09:40", "25:00"}: "deadline", {"x", "y"}: "start"} {
		d.Send(typeTimes{text[0], text[1]})
		if got := d.m.hallTimes().Bad(); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
	d.Send(typeTimes{"09:40", "09:55"})
	if got := d.m.hallTimes(); got.Start != "09:40" {
		t.Errorf("typed: %+v", got)
	}
	d.Pair()
	d.Publish()
	if got := d.m.hallTimes(); got.Start != "" || got.Deadline != "" {
		t.Errorf("the times of another round: %+v", got)
	}
}

// isNamed reports whether a sheet has a name.
func isNamed(k sheet.Kind) bool {
	_, ok := names[k]
	_, kin := kinNames[k]
	return ok || kin
}

// TestPictures: every sheet has a picture of its own, drawn by a rule of the style sheet.
func TestPictures(t *testing.T) {
	css, err := os.ReadFile("../../../web/static/components.css")
	if err != nil {
		t.Fatal(err)
	}
	for _, kind := range append(slices.Collect(maps.Keys(names)), slices.Collect(maps.Keys(kinNames))...) {
		if !regexp.MustCompile(`\.leaf__pic--`+string(kind)+`[^a-z-]`).Match(css) && cut[kind] == 0 {
			t.Errorf("%s looks like any other sheet", kind)
		}
	}
}

// TestNoSheetSaysWhy: a sheet that is not there says what it lacks; that of local rules lacks no pairing, and leads to the laws.
func TestNoSheetSaysWhy(t *testing.T) {
	d := centre(t)
	to := d.Route.In(session.PagePrint)
	for kind, says := range map[sheet.Kind]string{sheet.LocalRules: i18n.EN.T(textPrintNoLocalT), sheet.Slips: i18n.EN.T(textPrintNoSheetT)} {
		to.Sheet = string(kind)
		d.Go(to.Path())
		d.Says(string(kind), says)
		if leads := strings.Contains(d.Said(), i18n.LawsInForce.EN); leads != (kind == sheet.LocalRules) {
			t.Errorf("%s: leads to the laws: %v", kind, leads)
		}
	}
}
