package paper

import (
	"slices"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/sheet"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// TestCopyState: the key of a text says when it lies on the clipboard, and when it lies there because it could not be shared.
func TestCopyState(t *testing.T) {
	d := centre(t)
	for _, c := range []struct {
		name   string
		notice *session.Notice
		want   copyState
	}{
		{"nothing was copied", nil, copyState{"copy", textPrintCopy, ""}},
		{"another text was", &session.Notice{Copied: "other"}, copyState{"copy", textPrintCopy, ""}},
		{"it was copied", &session.Notice{Copied: "text"}, copyState{"check", textPrintCopied, ""}},
		{"in place of sharing", &session.Notice{Copied: "text", Title: i18n.CopiedInstead.EN}, copyState{"check", textPrintCopied, i18n.CopiedInstead.EN}},
	} {
		d.m.Notice = c.notice
		if got := d.m.copyState("text"); got != c.want {
			t.Errorf("%s: %+v", c.name, got)
		}
	}
}

// TestTextsPage sends the texts of schools from their sheet, and their results after the round.
func TestTextsPage(t *testing.T) {
	d := centre(t)
	d.Pair()
	d.Publish()
	d.Touch("club-texts")
	chats := d.m.Dialog.(clubTexts)
	d.Says("the pairings of schools", "School 0", "Player 01", "Round 1", "Copy")
	d.Touch("copy-club-0")
	if got := d.Cmds[len(d.Cmds)-1]; got != (session.CopyText{Text: chats.Chats[0].Text}) {
		t.Errorf("copied %+v", got)
	}
	d.Touch("share-club-1")
	if got := d.Cmds[len(d.Cmds)-1]; got != (session.ShareText{Title: chats.Chats[1].For, Text: chats.Chats[1].Text}) {
		t.Errorf("shared %+v", got)
	}
	d.m.Notice = &session.Notice{Kind: "ok", Title: i18n.CopiedInstead.EN, Copied: chats.Chats[1].Text}
	d.Says("it could not be shared", i18n.CopiedInstead.EN, "Copied")
	d.Touch("close")
	d.m.Notice = nil
	d.Score(journal.WhiteWins)
	d.Close()
	d.Touch("club-results")
	d.Says("the results of schools", textPrintClubsDone.School.EN, "School 0")
	d.Touch("close", "copy-standings")
	if got := d.Cmds[len(d.Cmds)-1]; got != (session.CopyText{Text: sheet.StandingsChat(d.m.Source)}) {
		t.Errorf("copied %+v", got)
	}
}

// TestWordingForm: which texts there are to choose from, how the one in hand is named, and what can be inserted.
func TestWordingForm(t *testing.T) {
	for _, c := range []struct {
		name   string
		dialog wordingDialog
		names  []string
		label  string
		help   string
	}{
		{"the texts for chats, in Croatian", wordingDialog{Of: sheet.WordingResults, Many: chatWordings, Lang: i18n.HR},
			[]string{sheet.WordingName(i18n.EN, sheet.WordingClubs), sheet.WordingName(i18n.EN, sheet.WordingDone), sheet.WordingName(i18n.EN, sheet.WordingResults), sheet.WordingName(i18n.EN, sheet.WordingStandings)},
			sheet.WordingName(i18n.EN, sheet.WordingResults) + " – Hrvatski", "What stands in braces"},
		{"the regulation has no inserts", wordingDialog{Of: sheet.WordingRules, Many: []string{sheet.WordingRules}, Lang: i18n.ID},
			[]string{sheet.WordingName(i18n.EN, sheet.WordingRules)}, sheet.WordingName(i18n.EN, sheet.WordingRules) + " – Bahasa Indonesia", textWordFree.EN},
	} {
		f := c.dialog.form(i18n.EN)
		if !slices.Equal(f.names, c.names) || f.label != c.label || !strings.HasPrefix(f.help, c.help) || strings.Contains(f.help, "{0}") {
			t.Errorf("%s: %+v", c.name, f)
		}
	}
}

// TestWordingPage edits the words of a text by the keys of its sheet, and gives them up again.
func TestWordingPage(t *testing.T) {
	d := centre(t)
	d.Pair()
	d.Publish()
	d.Touch("edit-texts")
	d.Enter("wording-of", sheet.WordingResults)
	own := d.m.Dialog.(wordingDialog).Text
	d.Enter("wording", "Our words")
	d.Touch("wording-save")
	key := sheet.WordingOf(sheet.WordingResults, d.m.SheetLang)
	if got := d.Event.Kept.Wording(key); got != "Our words" {
		t.Errorf("recorded %q", got)
	}
	d.Touch("edit-texts")
	d.Enter("wording-of", sheet.WordingResults)
	if got := d.m.Dialog.(wordingDialog).Text; got != "Our words" {
		t.Errorf("opened with %q", got)
	}
	d.Touch("wording-own")
	if got := d.Event.Kept.Wording(key); got != "" || own == "" {
		t.Errorf("the app's own text again: %q", got)
	}
}

// TestTextsOverSections: the texts of schools hold every section whose round is on the wall, once it is there and until it is played; the
// section in hand alone where that is asked for.
func TestTextsOverSections(t *testing.T) {
	d := newDesk(t)
	d.OpenTwo(4)
	for id := range journal.PlayerID(8) {
		p, _ := d.Event.Ahead.Player(id + 1)
		p.Club = "SDN Tugu 7"
		d.Did(journal.ChangePlayer{ID: p.ID, PlayerInfo: p.PlayerInfo})
	}
	d.Pair()
	d.Publish()
	d.Go("/event/" + d.Event.ID + "/print")
	text := func(done, all bool) string {
		t.Helper()
		chats := d.m.chats(done, all)
		if len(chats) != 1 {
			t.Fatalf("%d texts for one school", len(chats))
		}
		return chats[0].Text
	}
	if got := text(false, true); strings.Contains(got, "Girls") || !strings.Contains(got, "Boys") {
		t.Errorf("the girls are not paired:\n%s", got)
	}
	d.Go("/event/" + d.Event.ID + "/s2/round")
	d.Pair()
	if chats := d.m.chats(false, true); len(chats) != 1 {
		t.Errorf("a draft is on no text")
	}
	d.Publish()
	d.Go("/event/" + d.Event.ID + "/s2/print")
	if got := text(false, true); !strings.Contains(got, "*Boys*") || !strings.Contains(got, "*Girls*") {
		t.Errorf("both play:\n%s", got)
	}
	if got := text(false, false); strings.Contains(got, "Boys") {
		t.Errorf("the girls alone:\n%s", got)
	}
	d.Touch("club-texts", "texts-own")
	if !d.m.Dialog.(clubTexts).Own {
		t.Error("the section in hand was asked for")
	}
	d.Touch("close")
	texts := d.Route.In(session.PagePrint)
	texts.Sheet = session.SheetTexts
	d.Go(texts.Path())
	if _, open := d.m.Dialog.(clubTexts); !open {
		t.Fatal("the address of the texts opens them")
	}
	d.Touch("close")
	if d.m.Dialog != nil || d.Route.Sheet != "" {
		t.Errorf("closed, the address is still that of the texts: %+v", d.Route)
	}
	d.Send(session.ChooseSection{ID: 1})
	if d.m.Dialog != nil {
		t.Error("another section opens again what was closed")
	}
	d.Send(session.ChooseSection{ID: 2})
	d.Score(journal.WhiteWins)
	d.Close()
	d.Go("/event/" + d.Event.ID + "/print")
	if got := text(false, true); strings.Contains(got, "Girls") {
		t.Errorf("what the girls have played is no news:\n%s", got)
	}
}
