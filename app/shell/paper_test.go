package shell

import (
	"slices"
	"strings"
	"testing"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/session"
	"wasit/app/sheet"
	"wasit/app/standing"
)

// TestWording: the organiser's words are recorded for the language of the paper, used, and given up again.
func TestWording(t *testing.T) {
	d := event(t, 6, 3)
	d.drawn(1)
	d.tap("publish")
	d.goTo(session.PagePrint)
	d.send(paper.printLanguage{"id"})
	d.send(paper.openWording{Of: sheet.WordingClubs, Many: paper.chatWordings})
	if got := d.m.Dialog.(paper.wordingDialog); got.Text != sheet.textFormClubs.ID || len(got.Many) != 4 {
		t.Fatalf("the app's text comes first: %+v", got)
	}
	d.send(paper.openWording{Of: sheet.WordingResults})
	d.send(paper.openWording{Of: sheet.WordingClubs})
	d.send(paper.typeWording{"Yth. {sekolah}\n{partai}\nPanitia"})
	d.send(paper.saveWording{})
	if got := d.m.Event.Kept.Wording("chat-clubs:id"); got != "Yth. {sekolah}\n{partai}\nPanitia" {
		t.Fatalf("recorded %q", got)
	}
	d.send(paper.openClubTexts{})
	chats := d.m.Dialog.(paper.clubTexts).Chats
	if len(chats) == 0 || !strings.HasPrefix(chats[0].Text, "Yth. ") || !strings.HasSuffix(chats[0].Text, "\nPanitia\n") {
		t.Fatalf("texts %q", chats)
	}
	d.send(paper.printLanguage{"hr"})
	d.send(paper.openClubTexts{})
	if text := d.m.Dialog.(paper.clubTexts).Chats[0].Text; !strings.HasPrefix(text, "*Cup – ") {
		t.Errorf("another language keeps its own text: %q", text)
	}
	d.send(paper.printLanguage{"id"})
	d.send(paper.openWording{Of: sheet.WordingClubs, Many: paper.chatWordings})
	d.send(paper.saveWording{Own: true})
	if got := d.m.Event.Kept.Wording("chat-clubs:id"); got != "" {
		t.Errorf("the app's own text again: %q", got)
	}
	line := records.logLine(d.m, d.log[len(d.log)-1])
	if !strings.Contains(line, "Pairings by school") {
		t.Errorf("log line %q", line)
	}
}

// TestWall: pairings turn until all results are in, then results and standing; an older timer turns nothing; leaving lets
// the screen go dark.
func TestWall(t *testing.T) {
	d := event(t, 60, 3)
	d.goTo(session.PageScreen)
	if s := wall.wallSlideNow(d.m); s.Boards != nil || s.Table != nil || len(d.m.Wall.Slides) != 1 {
		t.Fatalf("before round 1: %+v", s)
	}
	d.goTo(session.PageRound)
	d.tap("pair", "draw")
	d.goTo(session.PageScreen)
	if wall.wallSlideNow(d.m).Boards != nil {
		t.Fatal("a draft is on the wall")
	}
	d.did(journal.Publish{Section: 1, Time: d.now.UnixMilli()})
	if n := len(d.m.Wall.Slides); n != 3 || wall.wallSlideNow(d.m).To != wall.wallBoards || !d.m.Wall.Bar {
		t.Fatalf("30 boards on %d slides", n)
	}
	first := d.m.Wall.N
	for want := range []int{1, 2, 0} {
		d.send(wall.turnWall{d.m.Wall.N})
		if got := (want + 1) % 3; d.m.Wall.Slide != got || d.m.Wall.Bar {
			t.Errorf("slide %d, want %d; controls %t", d.m.Wall.Slide, got, d.m.Wall.Bar)
		}
	}
	d.send(wall.turnWall{first})
	if d.m.Wall.Slide != 0 {
		t.Error("an old timer turned the wall")
	}
	d.send(wall.wallNext{Back: true})
	if d.m.Wall.Slide != 2 {
		t.Errorf("before the first slide comes slide %d, not the last", d.m.Wall.Slide)
	}
	d.send(wall.wallNext{})
	d.send(wall.wallStop{})
	if last, ok := d.cmds[len(d.cmds)-1].(session.After); ok && last.Msg == (wall.turnWall{d.m.Wall.N}) {
		t.Error("a stopped wall has a timer")
	}
	d.send(wall.wallStop{})
	d.send(wall.wallFaster{})
	if d.m.Wall.Seconds != wall.wallSeconds-wall.wallStep || d.cmds[len(d.cmds)-1] != (session.After{Millis: (wall.wallSeconds - wall.wallStep) * 1000, Msg: wall.turnWall{d.m.Wall.N}}) {
		t.Errorf("%d seconds, %v", d.m.Wall.Seconds, d.cmds[len(d.cmds)-1])
	}
	before := len(d.cmds)
	d.goTo(session.PageRound)
	if !slices.Contains(d.cmds[before:], session.Cmd(session.KeepAwake{On: false})) || d.m.Wall.On {
		t.Error("the screen stays on after the wall was left")
	}
	d.play(1)
	d.goTo(session.PageScreen)
	if n := len(d.m.Wall.Slides); n != 3+5 || d.m.Wall.Slides[3].Table == nil {
		t.Fatalf("results and standing of 60 on %d slides", n)
	}
	d.send(wall.wallChoose{wall.wallPairings})
	d.did(journal.CloseRound{Section: 1, Time: d.now.UnixMilli()})
	d.goTo(session.PageRound)
	d.tap("pair")
	d.goTo(session.PageScreen)
	d.send(wall.wallNext{})
	d.did(journal.Publish{Section: 1, Time: d.now.UnixMilli()})
	if s := wall.wallSlideNow(d.m); s.Round.Number != 2 || s.From != 0 {
		t.Errorf("a round was published, the wall shows round %d from board %d on", s.Round.Number, s.From+1)
	}
	d.send(wall.wallChoose{wall.wallStandings})
	if n := len(d.m.Wall.Slides); n != 5 || wall.wallSlideNow(d.m).To != wall.wallRanks {
		t.Errorf("standing on %d slides", n)
	}
	d.send(wall.wallSection{7})
	if wall.wallSlideNow(d.m).Boards != nil {
		t.Error("a section that is not there shows something")
	}
}

// TestPrizesPage: prizes are chosen, moved and taken back; a shared rank waits for the end and for a lot whose seed is shown
// first; the result is shown once it is stored.
func TestPrizesPage(t *testing.T) {
	d := event(t, 6, 1)
	d.goTo(session.PagePrizes)
	if prizes.given(d.m) != nil {
		t.Fatal("winners before round 1")
	}
	d.send(prizes.openPrize{session.NewRow})
	for field, value := range map[string]string{"name": "U12", "bornFrom": "dua", "places": "2", "medals": "true", "sex": "2"} {
		d.send(prizes.prizeSet{field, value})
	}
	d.send(prizes.savePrize{})
	if got := d.m.Dialog.(prizes.prizeDialog); !slices.Equal(got.Faults, []string{"bornFrom"}) {
		t.Fatalf("no number: %+v", got)
	}
	d.send(prizes.prizeSet{"bornFrom", "1800"})
	d.send(prizes.savePrize{})
	if d.m.Notice == nil || d.m.Dialog == nil {
		t.Fatal("a year that cannot be was accepted")
	}
	d.send(prizes.prizeSet{"bornFrom", "2014"})
	d.send(prizes.savePrize{})
	p, chosen := d.m.Event.Kept.Prizes(1)
	if !chosen || len(p.List) != 2 || p.List[1].Name != "U12" || p.List[1].BornFrom != 2014 || p.List[1].Places != 2 || d.m.Dialog != nil || d.m.Undo == nil {
		t.Fatalf("prizes %+v", p)
	}
	if text := standing.PrizeText(i18n.EN, p.List[1]); text != "girls and women, born 2014 or later" {
		t.Errorf("category %q", text)
	}
	d.send(prizes.prizeUp{1})
	d.send(prizes.prizesOneEach{false})
	if p, _ = d.m.Event.Kept.Prizes(1); p.List[0].Name != "U12" || !p.Several {
		t.Errorf("moved: %+v", p)
	}
	d.send(session.UndoLast{})
	d.send(prizes.openPrize{0})
	d.send(prizes.savePrize{Drop: true})
	if p, _ = d.m.Event.Kept.Prizes(1); len(p.List) != 1 || p.Several {
		t.Errorf("dropped: %+v", p)
	}
	d.goTo(session.PageRound)
	d.drawn(1)
	for _, b := range []int{1, 2, 3} {
		d.did(journal.EnterResult{Section: 1, Round: 1, Board: b, Score: journal.WhiteWins})
	}
	d.tap("close")
	d.goTo(session.PagePrizes)
	g := prizes.given(d.m)[0]
	if len(g.Tied) != 1 || len(g.Tied[0]) != 3 || !g.Awards[0].Tied {
		t.Fatalf("three winners share the first place: %+v", g)
	}
	d.send(prizes.openLot{journal.LotForPrize, g.Tied[0]})
	lot := d.m.Dialog.(prizes.lotDialog)
	if _, ok := prizes.lotDrawn(d.m, lot); ok || lot.Seed == "" {
		t.Fatalf("before the draw: %+v", lot)
	}
	d.send(prizes.lotSeed{"x"})
	d.send(prizes.drawLot{})
	if !d.m.Dialog.(prizes.lotDialog).Bad {
		t.Error("a seed without digits was accepted")
	}
	d.send(prizes.lotSeed{"2026 1121"})
	d.lazy = true
	d.send(prizes.drawLot{})
	if _, ok := prizes.lotDrawn(d.m, d.m.Dialog.(prizes.lotDialog)); ok {
		t.Error("the result shows before it is stored")
	}
	d.lazy = false
	d.send(d.late[len(d.late)-1])
	drawn, ok := prizes.lotDrawn(d.m, d.m.Dialog.(prizes.lotDialog))
	if !ok || len(drawn) != 3 {
		t.Fatalf("drawn %v", drawn)
	}
	d.send(session.CloseDialog{})
	g = prizes.given(d.m)[0]
	if len(g.Tied) != 0 || g.Awards[0].Player != drawn[0] || g.Awards[2].Player != drawn[2] {
		t.Errorf("awarded %+v, drawn %v", g.Awards, drawn)
	}
	d.send(session.AskReason{For: "annul-lot", N: 1})
	d.send(session.GiveReason{})
	if !d.m.Dialog.(session.ReasonDialog).Needed {
		t.Error("a lot is annulled without a reason")
	}
	d.send(session.TypeReason{Text: "Too early"})
	d.send(session.GiveReason{})
	if g = prizes.given(d.m)[0]; len(g.Tied) != 1 || d.m.Dialog != nil {
		t.Errorf("awarded by an annulled lot: %+v", g)
	}
	d.send(prizes.openLot{journal.LotForPrize, g.Tied[0]})
	d.send(prizes.lotSeed{"2026 1121"})
	d.send(prizes.drawLot{})
	d.send(session.CloseDialog{})
	if g = prizes.given(d.m)[0]; len(g.Tied) != 0 || g.Awards[0].Player != drawn[0] {
		t.Errorf("drawn again with the same seed: %+v, before %v", g.Awards, drawn)
	}
	d.send(prizes.exportAwards{})
	file := d.cmds[len(d.cmds)-1].(session.SaveFile)
	first, _ := d.m.Event.Kept.Player(drawn[0])
	if !strings.Contains(string(file.Data), ",1,"+first.Name+",") {
		t.Errorf("names for certificates:\n%s", file.Data)
	}
}

// TestPaperOfTwoSections: sheets of the whole event count both sections, those of one section name it.
func TestPaperOfTwoSections(t *testing.T) {
	d := event(t, 6, 1)
	d.did(journal.AddSection{SectionConfig: journal.SectionConfig{Name: "Pi", System: "dutch", Edition: "2026", Rounds: 1}})
	d.did(journal.ImportPlayers{Section: 2, Players: []journal.PlayerInfo{{Name: "Ani", Club: "School 1"}, {Name: "Tia", Club: "School 9"}}})
	for sec, boards := range map[journal.SectionID][]journal.Pair{1: {{1, 2}, {3, 4}, {5, 6}}, 2: {{7, 8}}} {
		d.did(journal.FixOrder{Section: sec})
		d.did(journal.DrawColor{Section: sec, Seed: 1})
		d.did(journal.PairByHand{Section: sec, Boards: boards})
		d.did(journal.Publish{Section: sec, Time: d.now.UnixMilli()})
		for b := range boards {
			d.did(journal.EnterResult{Section: sec, Round: 1, Board: b + 1, Score: journal.WhiteWins})
		}
		d.did(journal.CloseRound{Section: sec, Time: d.now.UnixMilli()})
	}
	d.did(journal.DrawLots{Section: 1, For: journal.LotForPrize, Players: []journal.PlayerID{1, 2, 3, 4, 5, 6}, Seed: 7})
	d.send(Navigated{d.m.Route.In(session.PagePrint).Path() + "/medals"})
	d.send(paper.printLanguage{"en"})
	html := d.m.Paper.HTML
	if !strings.Contains(html, "School 9") || strings.Contains(html, "hd__sec") {
		t.Errorf("the medal table lacks the other section, or names one: %s", html)
	}
	d.send(Navigated{d.m.Route.In(session.PagePrint).Path() + "/record"})
	for _, w := range []string{"Ani (School 1)", "Pi: 2 players", "6 players"} {
		if !strings.Contains(d.m.Paper.HTML, w) {
			t.Errorf("the record lacks %q", w)
		}
	}
	d.send(Navigated{d.m.Route.In(session.PagePrint).Path() + "/prizes"})
	if !strings.Contains(d.m.Paper.HTML, "hd__sec") || strings.Contains(d.m.Paper.HTML, "Ani") {
		t.Error("the prize list of a section names another, or not its own")
	}
}
