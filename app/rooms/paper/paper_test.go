package paper

import (
	"strings"
	"testing"
	"time"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/event/sheet"
	"wasit/app/session"
)

// TestWording: the organiser's words are recorded for the language of the paper, used, and given up again.
func TestWording(t *testing.T) {
	d := event(t, 6, 3)
	d.Pair()
	d.Publish()
	d.Go(d.Route.In(session.PagePrint).Path())
	d.Send(chooseLanguage{"id"})
	d.Send(openWording{Of: sheet.WordingClubs, Many: chatWordings})
	if got := d.m.Dialog.(wordingDialog); got.Text == "" || strings.HasPrefix(got.Text, "Yth.") || len(got.Many) != 4 {
		t.Fatalf("the app's text comes first: %+v", got)
	}
	d.Send(openWording{Of: sheet.WordingResults})
	d.Send(openWording{Of: sheet.WordingClubs})
	d.Send(typeWording{"Yth. {sekolah}\n{partai}\nPanitia"})
	d.Send(saveWording{})
	if got := d.m.Event.Kept.Wording("chat-clubs:id"); got != "Yth. {sekolah}\n{partai}\nPanitia" {
		t.Fatalf("recorded %q", got)
	}
	d.Send(openClubTexts{})
	chats := d.m.Dialog.(clubTexts).Chats
	if len(chats) == 0 || !strings.HasPrefix(chats[0].Text, "Yth. ") || !strings.HasSuffix(chats[0].Text, "\nPanitia\n") {
		t.Fatalf("texts %q", chats)
	}
	d.Send(chooseLanguage{"hr"})
	d.Send(openClubTexts{})
	if text := d.m.Dialog.(clubTexts).Chats[0].Text; !strings.HasPrefix(text, "*Cup – ") {
		t.Errorf("another language keeps its own text: %q", text)
	}
	d.Send(chooseLanguage{"id"})
	d.Send(openWording{Of: sheet.WordingClubs, Many: chatWordings})
	d.Send(saveWording{Own: true})
	if got := d.m.Event.Kept.Wording("chat-clubs:id"); got != "" {
		t.Errorf("the app's own text again: %q", got)
	}
}

// TestPaperOfTwoSections: sheets of the whole event count both sections, those of one section name it.
func TestPaperOfTwoSections(t *testing.T) {
	d := event(t, 6, 1)
	d.Did(journal.AddSection{SectionConfig: journal.SectionConfig{Name: "Pi", System: "dutch", Edition: "2026", Rounds: 1}})
	d.Did(journal.ImportPlayers{Section: 2, Players: []journal.PlayerInfo{{Name: "Ani", Club: "School 1"}, {Name: "Tia", Club: "School 9"}}})
	for sec, boards := range map[journal.SectionID][]journal.Pair{1: {{1, 2}, {3, 4}, {5, 6}}, 2: {{7, 8}}} {
		d.Did(journal.FixOrder{Section: sec})
		d.Did(journal.DrawColor{Section: sec, Seed: 1})
		d.Did(journal.PairByHand{Section: sec, Boards: boards})
		d.Did(journal.Publish{Section: sec, Time: d.Time.UnixMilli()})
		for b := range boards {
			d.Did(journal.EnterResult{Section: sec, Round: 1, Board: b + 1, Score: journal.WhiteWins})
		}
		d.Did(journal.CloseRound{Section: sec, Time: d.Time.UnixMilli()})
	}
	d.Did(journal.DrawLots{Section: 1, For: journal.LotForPrize, Players: []journal.PlayerID{1, 2, 3, 4, 5, 6}, Seed: 7})
	d.Go(d.m.Route.In(session.PagePrint).Path() + "/medals")
	d.Send(chooseLanguage{"en"})
	html := d.html()
	if !strings.Contains(html, "School 9") || strings.Contains(html, "hd__sec") {
		t.Errorf("the medal table lacks the other section, or names one: %s", html)
	}
	d.Go(d.m.Route.In(session.PagePrint).Path() + "/record")
	for _, w := range []string{"Ani (School 1)", "Pi: 2 players", "6 players"} {
		if !strings.Contains(d.html(), w) {
			t.Errorf("the record lacks %q", w)
		}
	}
	d.Go(d.m.Route.In(session.PagePrint).Path() + "/prizes")
	if !strings.Contains(d.html(), "hd__sec") || strings.Contains(d.html(), "Ani") {
		t.Error("the prize list of a section names another, or not its own")
	}
}

// TestSourceOfSheet: a sheet for which not everything was computed is the same as with all of it.
func TestSourceOfSheet(t *testing.T) {
	d := event(t, 14, 3)
	for _, n := range []journal.Score{journal.WhiteWins, journal.Drawn} {
		d.Pair()
		d.Publish()
		for b := 1; b <= 7; b++ {
			d.Did(journal.EnterResult{Section: 1, Round: d.Event.Kept.NextRound(1) - 1, Board: b, Score: n})
		}
		d.Did(journal.CloseRound{Section: 1, Time: d.Time.UnixMilli()})
	}
	d.Go(d.Route.In(session.PagePrint).Path())
	whole := d.m.Source
	some := 0
	for _, kind := range []sheet.Kind{sheet.Set, sheet.Boards, sheet.Dense, sheet.Names, sheet.Slips, sheet.Notice, sheet.StartList, sheet.Tables,
		sheet.Blank, sheet.Standings, sheet.Ranks, sheet.Cross, sheet.Rescue} {
		if kind.ShowsAwards() {
			t.Errorf("%s: is everything computed for it now?", kind)
		}
		d.Go(d.Route.In(session.PagePrint).Path() + "/" + string(kind))
		if d.m.Source.Schools != nil || !kind.ShowsRanking() && d.m.Source.Ranking != nil {
			t.Errorf("%s: more was computed than it shows", kind)
		}
		whole.Printed = d.m.Source.Printed // the minute at the foot
		if got := d.html(); got != sheet.NewPress(whole).HTML(kind) {
			t.Errorf("%s differs", kind)
		} else if got != "" {
			some++
		}
	}
	if some < 12 {
		t.Errorf("%d sheets were compared", some)
	}
}

// TestStartOnPaper: the sheets name the start that the hall announced.
func TestStartOnPaper(t *testing.T) {
	d := event(t, 8, 3)
	d.Pair()
	d.Publish()
	d.Did(journal.SetHall{Section: 1, Hall: journal.Hall{Start: 9*60 + 30, Length: 40, Pause: 10}})
	d.Go(d.Route.In(session.PagePrint).Path())
	if start := d.m.Source.Start; start.Hour() != 9 || start.Minute() != 30 {
		t.Errorf("on paper: %v", start)
	}
}

// TestTypeMeasured: the device is asked for the widths of its letters until it has told them, and wider ones are laid out anew.
func TestTypeMeasured(t *testing.T) {
	d := event(t, 40, 3)
	d.m.CertRead = true // what certificates carry is here
	d.Go(d.Route.In(session.PagePrint).Path() + "/list")
	before := d.html()
	var wide sheet.Type
	for i := range wide.Regular {
		wide.Regular[i], wide.Bold[i] = 3, 3
	}
	d.Send(TypeMeasured{Type: &wide})
	if before == "" || d.html() == before {
		t.Error("the leaves are as before")
	}
	p, cmds := page{d.m.Session, d.m.Model}.arrived(session.Env{Now: d.Time})
	if len(cmds) != 0 || p.letters != &wide {
		t.Errorf("asked again: %v", cmds)
	}
	p.letters = nil
	if _, cmds = p.arrived(session.Env{Now: d.Time}); len(cmds) != 1 || cmds[0] != (session.MeasureType{}) {
		t.Errorf("asked %v", cmds)
	}
}

// TestKnownTimesAreShown: the times that stand on the sheets stand in the fields too; what is typed comes before them, and the field of a
// round of which nothing is known is empty.
func TestKnownTimesAreShown(t *testing.T) {
	d := event(t, 6, 2)
	d.Did(journal.ChooseLaws{Section: 1, Laws: ledger.Laws{Edition: "E23", DefaultSet: true, DefaultMinutes: 15}})
	d.Pair()
	d.Publish()
	d.Go(d.Route.In(session.PagePrint).Path())
	if got := d.m.knownTimes(); got != (hallTimes{}) {
		t.Errorf("nothing is known: %+v", got)
	}
	at := time.Date(2026, 11, 20, 8, 0, 0, 0, d.Time.Location())
	d.Did(journal.StartRound{Section: 1, Time: at.UnixMilli()})
	d.m = d.m.refreshed()
	if got := d.m.knownTimes(); got.Start != "08:00" || got.Deadline != "08:15" {
		t.Errorf("the start is announced: %+v", got)
	}
	d.Send(typeTimes{Start: "09:30"})
	d.m = d.m.refreshed()
	if got := d.m.knownTimes(); got.Start != "09:30" || got.Deadline != "09:45" {
		t.Errorf("another is typed: %+v", got)
	}
}
