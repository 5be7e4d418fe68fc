package setup

import (
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/ranking"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// TestPointsChoice: what is written out is read however it is written, and refused where a win is not worth most.
func TestPointsChoice(t *testing.T) {
	bye := func(s swiss.Scoring, p swiss.Points) swiss.Scoring { s.PAB = p; return s }
	for text, want := range map[string]swiss.Scoring{"3 1 0": threePoints, "2 – 1 – 0": swiss.ScoringOf(20, 10, 0), "1/½/0": swiss.StandardScoring(), "1,5; 0,5; 0; 1": bye(swiss.ScoringOf(15, 5, 0), 10),
		"3-1½-0": swiss.ScoringOf(30, 15, 0)} {
		if got, ok := (pointsChoice{Key: pointsOwn, Text: text}).scoring(); !ok || got != want {
			t.Errorf("%q: %+v, %t", text, got, ok)
		}
	}
	for _, text := range []string{"", "3 1", "0 1 3", "1 1 1", "3 1 0 1 1", "a b c", "1 0.55 0", "-1 -2 -3"} {
		if got, ok := (pointsChoice{Key: pointsOwn, Text: text}).scoring(); ok {
			t.Errorf("%q is taken as %+v", text, got)
		}
	}
	for _, s := range []swiss.Scoring{{}, threePoints, swiss.ScoringOf(20, 10, 0), bye(threePoints, 10)} {
		p := pointsOf(i18n.HR, s)
		if got, ok := p.scoring(); !ok || got != s {
			t.Errorf("%+v comes back as %+v (%+v)", s, got, p)
		}
	}
}

// TestPointsOfASection: the points chosen are those of the standings, can be changed until round 1 is public, and a system with its own
// asks for none.
func TestPointsOfASection(t *testing.T) {
	d := newDesk(t)
	d.Go("/new")
	for _, set := range []wizardSet{{"name", "Cup"}, {"expected", "4"}, {"rounds", "2"}, {"points", pointsOwn}, {"own-points", "3 1 0"}} {
		d.send(set)
	}
	d.send(wizardCreate{})
	d.Did(journal.ImportPlayers{Section: 1, Players: []journal.PlayerInfo{{Name: "A", Rating: 2100}, {Name: "B", Rating: 2000}, {Name: "C", Rating: 1900}, {Name: "D", Rating: 1800}}})
	if got := d.SectionNow().Scoring; got != threePoints {
		t.Fatalf("scoring %+v", got)
	}
	d.Go(d.Route.In(session.PageRules).Path())
	if p := d.m.Points; p.Key != pointsThree {
		t.Errorf("the form shows %+v", p)
	}
	d.send(wizardSet{"points", pointsOwn})
	d.send(wizardSet{"own-points", "none"})
	d.send(wizardSave{})
	if !d.m.Points.Bad {
		t.Error("no number was taken")
	}
	d.send(wizardSet{"own-points", "4 2 1 2"})
	d.send(wizardSave{})
	d.NoNotice("saving")
	d.Pair()
	d.Publish()
	d.Did(journal.EnterResult{Section: 1, Round: 1, Board: 1, Score: journal.WhiteWins})
	d.Did(journal.EnterResult{Section: 1, Round: 1, Board: 2, Score: journal.Drawn})
	d.Close()
	var points []swiss.Points
	for _, r := range ranking.Of(d.Event.Kept, 1).Rows {
		points = append(points, r.Points)
	}
	if len(points) != 4 || points[0] != 40 || points[1] != 20 || points[2] != 20 || points[3] != 10 {
		t.Errorf("points %v", points)
	}
	for code, want := range map[string]bool{journal.RoundRobin: true, journal.Keizer: false, journal.Team: false, journal.Knockout: false} {
		if w := (Model{Choice: regulation.SystemChoice{Code: code}}); w.HasPoints() != want {
			t.Errorf("%s asks for points: %t", code, !want)
		}
	}
}
