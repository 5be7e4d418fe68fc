package scenarios

import (
	"context"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/scenario"
	"wasit/app/session"
	"wasit/app/session/sessiontest"
	"wasit/app/view"
	"wasit/app/view/viewtest"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// desk is a helper's desk on this page.
type desk struct {
	*sessiontest.Host
	viewtest.Reader
	m page
}

// newDesk opens the page in the last of two rounds of a section of n players, with all boards open.
func newDesk(t testing.TB, n int) *desk {
	d := &desk{}
	d.Host, d.Reader = viewtest.Desk(t, &d.m, &d.m.Session, nil, Msg.update, d.draw)
	d.Open(n, true, func(c *journal.SectionConfig) { c.Rounds = 2 })
	d.Route = d.Route.In(session.PageScenarios)
	d.Says("before the last round", "once the last round is published")
	d.Pair()
	d.Publish()
	d.Score(journal.WhiteWins)
	d.Close()
	d.Pair()
	d.Publish()
	return d
}

func (d *desk) draw(v *view.V) app.UI { return Render(v, d.m.Session, d.m.Model) }

// TestOnlyByTheSwitch: nothing is shown before the organiser says so, in no other section, and not before the last round.
func TestOnlyByTheSwitch(t *testing.T) {
	d := newDesk(t, 4)
	d.Says("waits for the organiser", "Show it once all boards have begun", "!can still be first")
	d.Send(tell{})
	if len(d.m.On.Event) > 0 {
		t.Error("it is shown by asking for its text")
	}
	d.Touch("show")
	d.Says("shown", "can still be first", "By points")
	d.m.On.Section = 2
	d.Says("another section", "!can still be first")
}

// TestWhatAPlayerNeeds: the sentence says what a win, a draw and a loss leave, the text to send says it of the player who is asked about, in
// every language.
func TestWhatAPlayerNeeds(t *testing.T) {
	d := newDesk(t, 4)
	d.Touch("show")
	d.Says("a win takes it", "2 players can still be first", "Win: first.", "Boards that decide the first place: 1. The first three: 2.")
	c, err := d.m.scene()
	if err != nil {
		t.Fatal(err)
	}
	for _, lang := range i18n.All() {
		d.Settings.Lang = lang
		for _, p := range c.Players {
			d.m.Player = p.ID
			text := d.m.text(c)
			for own := range p.Own {
				if !strings.Contains(text, lang.T(textOwn[own])+": ") {
					t.Errorf("%s: of player %d the text says nothing of %s: %q", lang.Tag(), p.ID, lang.T(textOwn[own]), text)
				}
			}
		}
		d.m.Player = 0
		if text := d.m.text(c); !strings.Contains(text, d.m.title(c)) || strings.Count(text, "\n") != 1+len(c.Reach(1))+1 {
			t.Errorf("%s: %q", lang.Tag(), text)
		}
	}
}

// TestNeedsInWords: every set of results of another board has its words.
func TestNeedsInWords(t *testing.T) {
	d := newDesk(t, 4)
	w, r, b := scenario.WhiteWins, scenario.Drawn, scenario.BlackWins
	for want, list := range map[string][]scenario.Result{"White wins board 1": {w}, "board 1 drawn": {r}, "Black wins board 1": {b},
		"Black does not win board 1": {w, r}, "White does not win board 1": {r, b}, "board 1 not drawn": {w, b}} {
		if got := d.m.need(scenario.Need{Board: 1, Results: list}); got != want {
			t.Errorf("%v: %q, want %q", list, got, want)
		}
	}
	many := scenario.Case{Places: scenario.Range{Best: 1, Worst: 4}, Needs: make([]scenario.Need, 3), Tie: true}
	if got, want := d.m.way(many), "3 other boards must help, then the tie-breaks"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestRankedOutcomes: all outcomes are ranked on request, with how far it is and a way to stop it; a result that comes in makes it old.
func TestRankedOutcomes(t *testing.T) {
	d := newDesk(t, 4)
	d.Touch("show", "rank")
	d.Says("being ranked", "Outcomes: 0 of 1", "Stop")
	c, err := scenario.Of(d.Event.Ahead, 1)
	if err != nil {
		t.Fatal(err)
	}
	exact, err := c.Exactly(context.Background(), swiss.Watch{})
	if err != nil {
		t.Fatal(err)
	}
	d.m.Session, _ = session.SceneProgress{Of: c.Of, Done: 4, Total: 9}.Update(d.m.Session, d.Env())
	d.Says("on its way", "Outcomes: 4 of 9")
	d.m.Session, _ = session.SceneRanked{Of: c.Of, Scene: exact}.Update(d.m.Session, d.Env())
	d.Says("ranked", "All outcomes are ranked", "!By points")
	d.Did(journal.EnterResult{Section: 1, Round: 2, Board: 2, Score: journal.Drawn})
	d.Says("a result came", "By points", "!All outcomes")
	before := d.m.Event.Ranking
	d.m.Session, _ = session.SceneRanked{Scene: exact}.Update(d.m.Session, d.Env())
	if d.m.Event.Ranking != before {
		t.Error("a ranking that nobody waits for is taken")
	}
}

// TestSceneIsHeld: a scene is computed once for a state, and anew when a result comes in or another section is looked at.
func TestSceneIsHeld(t *testing.T) {
	d := newDesk(t, 4)
	held := Refresh(d.m.Session, d.m.Model)
	if again := Refresh(d.m.Session, held); len(held.seen.scene.Open) != 2 || &again.seen.scene.Open[0] != &held.seen.scene.Open[0] {
		t.Errorf("%d open boards, computed twice", len(held.seen.scene.Open))
	}
	d.Score(journal.WhiteWins)
	if after := Refresh(d.m.Session, held); len(after.seen.scene.Open) != 0 {
		t.Errorf("%d open boards after the results", len(after.seen.scene.Open))
	}
	d.m.Event.Section = 2
	if other := Refresh(d.m.Session, held); other.seen.err == nil {
		t.Error("a scene of a section that is not there")
	}
}

// TestNormsInReach: what a norm takes stands below the places, and in the text of the player, in each language; without norms nothing does.
func TestNormsInReach(t *testing.T) {
	d := newDesk(t, 4)
	d.Touch("show")
	d.Says("no norm", "!Norms in reach")
	d.m.Model = Refresh(d.m.Session, d.m.Model)
	d.m.seen.scene.Norms = []scenario.Norm{{Player: 1, Title: swiss.IM, Least: scenario.Draw, Sure: true}, {Player: 2, Title: swiss.WGM, Least: scenario.Win}}
	d.Says("two norms", "Norms in reach", "a draw is enough for the norm of IM.", "the norm of WGM takes a win, unless an unrated opponent’s result")
	for _, lang := range i18n.All() {
		d.Settings.Lang, d.m.Player = lang, 1
		if text, want := d.m.text(d.m.seen.scene), lang.T(textNormWith[scenario.Draw], "IM"); !strings.Contains(text, want) || strings.Contains(text, "WGM") {
			t.Errorf("%s: %q, want %q", lang.Tag(), text, want)
		}
	}
}
