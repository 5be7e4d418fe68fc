package sheet

import (
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// TestClubResults: each school hears of its own players once all results are in: the player's own result first, points, rank.
func TestClubResults(t *testing.T) {
	players := []journal.PlayerInfo{{Name: "Budi", Club: "SDN 1"}, {Name: "*Andi*", Club: "SDN 5"}, {Name: "Sita", Club: "SDN 1"}, {Name: "Rani", Club: "SDN 5"}, {Name: "Tono"}}
	h := open(t, 3, players)
	h.start()
	h.pair()
	if ClubResultChats(h.source(i18n.ID)) != nil {
		t.Error("results before they are in")
	}
	for _, b := range h.MissingBoards(1, 1) {
		h.do(journal.EnterResult{Section: 1, Round: 1, Board: b, Score: journal.BlackWins})
	}
	s := h.source(i18n.ID)
	chats := ClubResultChats(s)
	if len(chats) != 3 || chats[2].For != "Tanpa sekolah atau klub" {
		t.Fatalf("texts for %v", chats)
	}
	all := ""
	for _, c := range chats {
		all += c.Text
	}
	round, _ := h.Round(1, 1)
	for _, b := range round.Boards {
		white, black := chatSafe.Replace(h.name(b.White)), chatSafe.Replace(h.name(b.Black))
		for _, w := range []string{"• " + white + " 0–1 " + black, "• " + black + " 1–0 " + white} {
			if strings.Count(all, w) != 1 {
				t.Errorf("lacks %q in %s", w, all)
			}
		}
	}
	for _, w := range []string{"*O2SN Kecamatan Tapos 2026 – Pa – Hasil babak 1*\nSDN 1:\n", " – angka 1, peringkat ", "bye, 1 angka – angka 1"} {
		if !strings.Contains(all, w) {
			t.Errorf("lacks %q in %s", w, all)
		}
	}
	if strings.Contains(all, "*Andi") {
		t.Error("a name acts as markup")
	}
}

// TestChatForms: the organiser's form is filled with what strangers typed, without their signs or links, in his language alone.
func TestChatForms(t *testing.T) {
	h := open(t, 3, []journal.PlayerInfo{{Name: "{sekolah}", Club: "*SDN* http://x.example"}, {Name: "Andi"}})
	h.start()
	h.play()
	for of, form := range map[string]string{WordingClubs: "_Kepada_ {sekolah}\n{partai}\n{jam}\n{tidak ada}", WordingResults: "{round}: {daftar}", WordingStandings: "{daftar}\nPanitia"} {
		h.do(journal.SetWording{Wording: journal.Wording{Of: WordingOf(of, i18n.ID), Text: form}})
	}
	s := h.source(i18n.ID)
	text := ClubChats(s)[0].Text
	if !strings.HasPrefix(text, "_Kepada_ ∗SDN∗ http:/ /x.example\n• {sekolah} – papan 1") || !strings.HasSuffix(text, "{tidak ada}\n") {
		t.Errorf("text %q", text)
	}
	if text := ResultsChat(s); !strings.HasPrefix(text, "1: 1. ") {
		t.Errorf("results %q", text)
	}
	if text := StandingsChat(s); !strings.HasPrefix(text, "1. ") || !strings.HasSuffix(text, "\nPanitia\n") {
		t.Errorf("standings %q", text)
	}
	for _, of := range []string{WordingClubs, WordingDone, WordingResults, WordingStandings, WordingRecord, WordingRecordEnd} {
		for _, l := range i18n.All() {
			if own := OwnWording(of, l); own == "" || of != WordingRecordEnd && !strings.Contains(strings.Join(Inserts(of, l), " "), own[strings.Index(own, "{"):strings.Index(own, "}")+1]) {
				t.Errorf("%s, %s: the app's own form %q uses a name that is not offered", of, l.Tag(), own)
			}
		}
	}
}

// TestLongChat: a list that a messenger would cut ends in time, at a line, and says how many are missing.
func TestLongChat(t *testing.T) {
	list := field(1200)
	for i := range list {
		list[i].Name += strings.Repeat(" Kusumo", 9)
	}
	h := open(t, 3, list)
	h.start()
	h.play()
	text := StandingsChat(h.source(i18n.EN))
	if n := len([]rune(text)); n > 62_000 || n < 50_000 {
		t.Errorf("%d letters", n)
	}
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	if want := "… and " + i18n.EN.Int(1200-(len(lines)-2)) + " more, see the list in the hall"; lines[len(lines)-1] != want {
		t.Errorf("ends in %q, want %q", lines[len(lines)-1], want)
	}
}

// TestChatNames: emoji stay, a mark of writing direction never reaches a text.
func TestChatNames(t *testing.T) {
	h := open(t, 3, []journal.PlayerInfo{{Name: "Budi \U0001F600", Club: "SDN 1"}, {Name: "Ana\u202E\u200F tset", Club: "SDN\u2066 5"}})
	h.start()
	h.pair()
	all := ResultsChat(h.source(i18n.EN))
	for _, c := range ClubChats(h.source(i18n.EN)) {
		all += c.Text
	}
	if !strings.Contains(all, "Budi \U0001F600") || !strings.Contains(all, "Ana tset") || strings.ContainsAny(all, "\u202E\u200F\u2066") {
		t.Errorf("texts %q", all)
	}
}
