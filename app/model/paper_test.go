package model

import (
	"slices"
	"strings"
	"testing"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/sheet"
)

// TestWording: the organiser's words are recorded for the language of the paper, used, and given up again.
func TestWording(t *testing.T) {
	d := event(t, 6, 3)
	d.drawn(1)
	d.send(PublishRound{})
	d.send(Navigated{d.m.Route.In(PagePrint).Path()})
	d.send(PrintLanguage{"id"})
	d.send(OpenWording{Of: sheet.WordingClubs, Many: ChatWordings})
	if got := d.m.Dialog.(WordingDialog); got.Text != i18n.FormClubs.ID || len(got.Many) != 4 {
		t.Fatalf("the app's text comes first: %+v", got)
	}
	d.send(OpenWording{Of: sheet.WordingResults})
	d.send(OpenWording{Of: sheet.WordingClubs})
	d.send(TypeWording{"Yth. {sekolah}\n{partai}\nPanitia"})
	d.send(SaveWording{})
	if got := d.m.Event.Kept.Wording("chat-clubs:id"); got != "Yth. {sekolah}\n{partai}\nPanitia" {
		t.Fatalf("recorded %q", got)
	}
	d.send(OpenClubTexts{})
	chats := d.m.Dialog.(ClubTexts).Chats
	if len(chats) == 0 || !strings.HasPrefix(chats[0].Text, "Yth. ") || !strings.HasSuffix(chats[0].Text, "\nPanitia\n") {
		t.Fatalf("texts %q", chats)
	}
	d.send(PrintLanguage{"hr"})
	d.send(OpenClubTexts{})
	if text := d.m.Dialog.(ClubTexts).Chats[0].Text; !strings.HasPrefix(text, "*Cup – ") {
		t.Errorf("another language keeps its own text: %q", text)
	}
	d.send(PrintLanguage{"id"})
	d.send(OpenWording{Of: sheet.WordingClubs, Many: ChatWordings})
	d.send(SaveWording{Own: true})
	if got := d.m.Event.Kept.Wording("chat-clubs:id"); got != "" {
		t.Errorf("the app's own text again: %q", got)
	}
	line := d.m.LogLine(d.log[len(d.log)-1])
	if !strings.Contains(line, "Pairings by school") {
		t.Errorf("log line %q", line)
	}
}

// TestWall: pairings turn until all results are in, then results and standing; an older timer turns nothing; leaving lets
// the screen go dark.
func TestWall(t *testing.T) {
	d := event(t, 60, 3)
	d.send(Navigated{d.m.Route.In(PageScreen).Path()})
	if s := d.m.WallSlideNow(); s.Boards != nil || s.Table != nil || len(d.m.Wall.Slides) != 1 {
		t.Fatalf("before round 1: %+v", s)
	}
	d.send(Navigated{d.m.Route.In(PageRound).Path()})
	d.send(PairNext{})
	d.send(Draw{})
	d.send(Navigated{d.m.Route.In(PageScreen).Path()})
	if d.m.WallSlideNow().Boards != nil {
		t.Fatal("a draft is on the wall")
	}
	d.did(journal.Publish{Section: 1, Time: d.now.UnixMilli()})
	if n := len(d.m.Wall.Slides); n != 3 || d.m.WallSlideNow().To != WallBoards || !d.m.Wall.Bar {
		t.Fatalf("30 boards on %d slides", n)
	}
	first := d.m.Wall.N
	for want := range []int{1, 2, 0} {
		d.send(TurnWall{d.m.Wall.N})
		if got := (want + 1) % 3; d.m.Wall.Slide != got || d.m.Wall.Bar {
			t.Errorf("slide %d, want %d; controls %t", d.m.Wall.Slide, got, d.m.Wall.Bar)
		}
	}
	d.send(TurnWall{first})
	if d.m.Wall.Slide != 0 {
		t.Error("an old timer turned the wall")
	}
	d.send(WallStop{})
	if last, ok := d.cmds[len(d.cmds)-1].(After); ok && last.Msg == (TurnWall{d.m.Wall.N}) {
		t.Error("a stopped wall has a timer")
	}
	d.send(WallStop{})
	d.send(WallFaster{})
	if d.m.Wall.Seconds != wallSeconds-wallStep || d.cmds[len(d.cmds)-1] != (After{(wallSeconds - wallStep) * 1000, TurnWall{d.m.Wall.N}}) {
		t.Errorf("%d seconds, %v", d.m.Wall.Seconds, d.cmds[len(d.cmds)-1])
	}
	before := len(d.cmds)
	d.send(Navigated{d.m.Route.In(PageRound).Path()})
	if !slices.Contains(d.cmds[before:], Cmd(KeepAwake{false})) || d.m.Wall.On {
		t.Error("the screen stays on after the wall was left")
	}
	d.play(1)
	d.send(Navigated{d.m.Route.In(PageScreen).Path()})
	if n := len(d.m.Wall.Slides); n != 3+5 || d.m.Wall.Slides[3].Table == nil {
		t.Fatalf("results and standing of 60 on %d slides", n)
	}
	d.send(WallChoose{WallStandings})
	if n := len(d.m.Wall.Slides); n != 5 || d.m.WallSlideNow().To != WallRanks {
		t.Errorf("standing on %d slides", n)
	}
	d.send(WallSection{7})
	if d.m.WallSlideNow().Boards != nil {
		t.Error("a section that is not there shows something")
	}
}
