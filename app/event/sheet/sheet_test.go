package sheet

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"pgregory.net/rapid"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
	"wasit/app/words/letters"
)

// tags is what may stand between < and > on a sheet; anything else came from a text.
var tags = regexp.MustCompile(`</?[a-z0-9]+( class="[-a-z0-9_ ]+")?( (lang|aria-label|role|colspan|viewBox|d)="[^"<>]*")*>`)

// words returns the text of a sheet, a space for each tag.
func words(html string) string { return tags.ReplaceAllString(html, " ") }

// leafTexts returns the text of each leaf.
func leafTexts(d Document) []string {
	return strings.Split(words(strings.ReplaceAll(d.HTML(), `<div class="leafbox">`, "\f")), "\f")[1:]
}

// TestEverybodyOnce: however many players, every one of them stands exactly once on each list, every board on each list by
// board, and no leaf is higher than paper.
func TestEverybodyOnce(t *testing.T) {
	sizes := []int{2, 3, 9, 13, 40, 56, 57, 91, 150, 300}
	if os.Getenv("WASIT_LONG") != "" {
		for n := 2; n <= 340; n++ {
			sizes = append(sizes, n)
		}
	}
	for _, n := range sizes {
		h := open(t, 6, field(n))
		if n > 8 {
			h.do(journal.RequestBye{Players: []journal.PlayerID{3}, Round: 1, Bye: journal.Half})
		}
		h.start()
		h.play()
		for _, kind := range []Kind{Boards, Dense, Names, Standings, StartList, Cards, Cross, Blank, Rescue} {
			once(t, h, kind, n)
		}
		slips := h.make(Slips, i18n.ID)
		round, _ := h.Round(1, 1)
		if want := (len(round.Boards) + 5) / 6; slips.Pages != want {
			t.Errorf("%d boards: %d leaves of slips, want %d", len(round.Boards), slips.Pages, want)
		}
		html := slips.HTML()
		for b := 1; b <= len(round.Boards); b++ {
			if got := strings.Count(html, "<b>"+strconv.Itoa(b)+"</b>"); got != 1 {
				t.Errorf("board %d has %d slips", b, got)
			}
		}
	}
}

func once(t *testing.T, h *hall, kind Kind, n int) {
	d := h.make(kind, i18n.ID)
	text := words(d.HTML())
	for _, p := range h.Players(1) {
		got := strings.Count(text, " "+p.Name+" ") + strings.Count(text, " "+p.Name+":")
		want := 1
		if kind == Names && h.BoardOf(1, 1, p.ID) > 0 || kind == Blank {
			want = 2 // once more as an opponent; in the crosstable and on a card
		}
		if got != want {
			t.Errorf("%s of %d players: %q stands %d times, want %d", kind, n, p.Name, got, want)
		}
	}
	for i := range d.Pages {
		if kind == Cards || kind == Blank {
			break // to be cut: no number of a page
		}
		if !strings.Contains(text, fmt.Sprintf("halaman %d dari %d", i+1, d.Pages)) {
			t.Errorf("%s: page %d of %d is missing", kind, i+1, d.Pages)
		}
	}
}

// TestDeal: every row once, in order, no leaf overfull, as few leaves as needed where breaks are free.
func TestDeal(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := rows{room: 200, most: rapid.IntRange(0, 30).Draw(t, "most")}
		r.heights = rapid.SliceOfN(rapid.Float64Range(5, 40), 1, 200).Draw(t, "heights")
		ends := r.deal()
		start, greedy, height, count := 0, 1, 0.0, 0
		for _, h := range r.heights {
			if height+h > r.room || r.most > 0 && count == r.most {
				greedy, height, count = greedy+1, 0, 0
			}
			height, count = height+h, count+1
		}
		for _, end := range ends {
			sum := 0.0
			for _, h := range r.heights[start:end] {
				sum += h
			}
			if end <= start || sum > r.room+1e-9 || r.most > 0 && end-start > r.most {
				t.Fatalf("leaf of rows %d–%d is %.1f high", start, end, sum)
			}
			start = end
		}
		if start != len(r.heights) || len(ends) != greedy {
			t.Fatalf("%d of %d rows on %d leaves, want %d", start, len(r.heights), len(ends), greedy)
		}
	})
	rapid.Check(t, func(t *rapid.T) {
		r := rows{room: 200, most: rapid.IntRange(0, 30).Draw(t, "most"), filled: true}
		r.heights = rapid.SliceOfN(rapid.Float64Range(5, 40), 1, 200).Draw(t, "heights")
		start := 0
		ends := r.deal()
		for i, end := range ends {
			sum := 0.0
			for _, h := range r.heights[start:end] {
				sum += h
			}
			if end <= start || sum > r.room+1e-9 || r.most > 0 && end-start > r.most {
				t.Fatalf("leaf of rows %d–%d is %.1f high", start, end, sum)
			}
			if i < len(ends)-2 && sum+r.heights[end] <= r.room && (r.most == 0 || end-start < r.most) {
				t.Fatalf("leaf of rows %d–%d is not filled", start, end)
			}
			start = end
		}
		if start != len(r.heights) {
			t.Fatalf("%d of %d rows", start, len(r.heights))
		}
	})
	if got := (rows{heights: []mm{500, 3}, room: 200}).deal(); len(got) != 2 || got[0] != 1 {
		t.Errorf("a row higher than a leaf: %v", got)
	}
}

// TestDensity: 28 boards with schools stand in large type on two leaves of 14; 150 boards in the smaller type.
func TestDensity(t *testing.T) {
	short := field(56)
	for i := range short {
		short[i].Name = "Budi " + strconv.Itoa(i+1)
	}
	h := open(t, 6, short)
	h.start()
	h.pair()
	d := h.make(Boards, i18n.ID)
	if !d.Large || d.Pages != 2 {
		t.Errorf("28 boards: large %v on %d leaves", d.Large, d.Pages)
	}
	for i, text := range leafTexts(d) {
		if want := fmt.Sprintf("Papan %d–%d dari 28", 1+14*i, 14+14*i); !strings.Contains(text, want) {
			t.Errorf("leaf %d lacks %q", i+1, want)
		}
	}
	if d := h.make(Dense, i18n.ID); d.Pages != 1 || strings.Contains(words(d.HTML()), "Papan 1–28") {
		t.Errorf("28 boards dense on %d leaves, or the only leaf names a part of the boards", d.Pages)
	}
	h = open(t, 6, field(300))
	h.start()
	h.pair()
	if d := h.make(Boards, i18n.ID); d.Large {
		t.Error("150 boards are not set in the largest type")
	}
}

// TestLetterRanges: leaves by name break between letters where they can, and say from where to where.
func TestLetterRanges(t *testing.T) {
	h := open(t, 6, field(56))
	h.start()
	h.pair()
	ranges := h.make(Names, i18n.ID).Ranges
	if joined := strings.Join(ranges, " | "); !regexp.MustCompile(`^A – [A-Z]( \| [A-Z] – [A-Z])* \| [A-Z] – Z$`).MatchString(joined) || len(ranges) < 3 || len(ranges) > 4 {
		t.Errorf("ranges %v", ranges)
	}
	list := []called{{key: "rafi"}, {key: "rama"}, {key: "ratna"}, {key: "rio"}}
	if a, b := letterRange(letters.English, list, 0, 2), letterRange(letters.English, list, 2, 4); a != "R – Ram" || b != "Rat – R" {
		t.Errorf("inside a letter: %q, %q", a, b)
	}
	list = []called{{key: "Kovač Ana"}, {key: "Lukić Ivo"}, {key: "Ljubić Eva"}, {key: "Džaja Luka"}}
	if a, b := letterRange(letters.Croatian, list, 0, 2), letterRange(letters.Croatian, list, 2, 4); a != "K – L" || b != "Lj – Dž" {
		t.Errorf("letters of two signs: %q, %q", a, b)
	}
}

// TestPaperAlphabet: leaves by name stand in the alphabet of their language, as the screen has it.
func TestPaperAlphabet(t *testing.T) {
	players := []journal.PlayerInfo{{Name: "Ivo Žanić", Club: "ŠK Čazma"}, {Name: "Eva Zec", Club: "ŠK Zabok"}, {Name: "Ana Ćorić", Club: "ŠK Ludbreg"}, {Name: "Jan Čović", Club: "ŠK Ljubuški"},
		{Name: "Luka Cvitan", Club: "ŠK Cista"}, {Name: "Ema Ljubić", Club: "ŠK Đakovo"}, {Name: "Noa Lukić", Club: "ŠK Dubrava"}, {Name: "Lea Njirić", Club: "ŠK Šibenik"}}
	h := open(t, 6, players)
	h.start()
	h.pair()
	for lang, want := range map[i18n.Lang]string{
		i18n.HR: "Luka Cvitan, Jan Čović, Ana Ćorić, Noa Lukić, Ema Ljubić, Lea Njirić, Eva Zec, Ivo Žanić",
		i18n.ID: "Ana Ćorić, Ema Ljubić, Eva Zec, Ivo Žanić, Jan Čović, Lea Njirić, Luka Cvitan, Noa Lukić",
	} {
		src := h.source(lang)
		in := newInfo(src)
		r, _ := in.round()
		var got []string
		for _, c := range in.calledOut(r) {
			got = append(got, c.p.Name)
		}
		if strings.Join(got, ", ") != want {
			t.Errorf("%s: %v", lang.Tag(), got)
		}
	}
	var clubs []string
	for _, c := range Clubs(h.State, i18n.HR) {
		clubs = append(clubs, strings.TrimPrefix(c.Club, "ŠK "))
	}
	if got := strings.Join(clubs, " "); got != "Cista Čazma Dubrava Đakovo Ludbreg Ljubuški Šibenik Zabok" {
		t.Errorf("clubs: %s", got)
	}
	chats := ClubChats(h.source(i18n.HR))
	if len(chats) != 8 || chats[1].For != "ŠK Čazma" || chats[5].For != "ŠK Ljubuški" {
		t.Errorf("chats: %v", chats)
	}
}

var hostile = []string{`<script>alert(1)</script>`, `"><img src=x onerror=alert(1)>`, `' onmouseover='x`, `</section></div>`, `&lt;b&gt;`,
	`<!--`, `]]>`, `javascript:alert(1)`, "A\u202eB", strings.Repeat("W", journal.MaxName), strings.Repeat("ab ", 39), "*bold* _x_ ~y~", "=HYPERLINK(1)", "名前", "😀😀"}

// TestHostileNames: nothing that a stranger types becomes markup, on any sheet.
func TestHostileNames(t *testing.T) {
	var players []journal.PlayerInfo
	for i, name := range hostile {
		players = append(players, journal.PlayerInfo{Name: name, Club: hostile[(i+3)%len(hostile)]})
	}
	h := &hall{t: t}
	h.do(journal.CreateEvent{EventInfo: journal.EventInfo{ID: "e", Name: hostile[1], Seed: 7, Zone: hostile[0]}})
	for range 2 {
		h.do(journal.AddSection{SectionConfig: journal.SectionConfig{Name: hostile[2], System: "dutch", Edition: "2026", Rounds: 5}})
	}
	h.do(journal.ImportPlayers{Section: 1, Players: players})
	h.start()
	h.play()
	h.draw()
	h.pair()
	for _, kind := range kinds {
		html := h.make(kind, i18n.EN).HTML()
		rest := words(html)
		if strings.ContainsAny(rest, "<>") || strings.Contains(html, "style=") || !utf8.ValidString(html) {
			t.Errorf("%s: text became markup: %.300s", kind, rest[max(0, strings.IndexAny(rest, "<>")-40):])
		}
		if !slices.Contains([]Kind{Notice, Tables, Regulation, MedalTable, Schools, Record, PrizeList, Codes}, kind) && !strings.Contains(rest, "&lt;script&gt;alert(1)&lt;/script&gt;") {
			t.Errorf("%s does not show the name as it was typed", kind)
		}
	}
}

// TestWriter: text and attribute values are escaped whatever they hold.
func TestWriter(t *testing.T) {
	w := &Writer{}
	w.openWith("p", "x", attr{"lang", `"><b a='`})
	w.text(`<&"'>`)
	w.end("p")
	if got, want := w.String(), `<p class="x" lang="&#34;&gt;&lt;b a=&#39;">&lt;&amp;&#34;&#39;&gt;</p>`; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// TestNoBirthDate: children's birth dates stand on no sheet and in no text.
func TestNoBirthDate(t *testing.T) {
	h := open(t, 6, field(20))
	h.start()
	h.play()
	h.draw()
	for _, l := range i18n.All() {
		all := ResultsChat(h.source(l)) + StandingsChat(h.source(l))
		for _, c := range ClubChats(h.source(l)) {
			all += c.Text
		}
		for _, kind := range kinds {
			all += h.make(kind, l).HTML()
		}
		if strings.Contains(all, "2014") {
			t.Errorf("%s: the year of birth is shown", l.Tag())
		}
	}
}

// TestDraftStaysPrivate: what is not published is on no sheet.
func TestDraftStaysPrivate(t *testing.T) {
	h := open(t, 6, field(10))
	if _, ok := Make(StartList, h.source(i18n.ID)); !ok {
		t.Error("no starting list before the order is fixed")
	}
	h.start()
	h.play()
	s := h.source(i18n.ID)
	h.do(journal.PairByHand{Section: 1, Boards: []journal.Pair{{1, 4}, {2, 3}, {5, 6}, {7, 8}, {9, 10}}})
	s.State, s.Round = h.State, 2
	for _, kind := range []Kind{Boards, Dense, Names, Slips, Notice} {
		if _, ok := Make(kind, s); ok {
			t.Errorf("%s shows a draft", kind)
		}
	}
	if ClubChats(s) != nil || ResultsChat(s) != "" {
		t.Error("a text shows a draft")
	}
	if d, _ := Make(Rescue, s); strings.Contains(words(d.HTML()), "Papan 1–5") {
		t.Error("the rescue sheet shows a draft")
	}
	if _, ok := Make("nonsense", s); ok {
		t.Error("an unknown sheet was made")
	}
}

// TestRescue: the sheet to go on by hand names colours due, opponents, byes and has a form with a line for each board.
func TestRescue(t *testing.T) {
	h := open(t, 6, field(57))
	h.start()
	h.play()
	h.play()
	round, _ := h.Round(1, 1)
	text := words(h.make(Rescue, i18n.EN).HTML())
	for _, want := range []string{"After round 2", "bye round 1", "bye round 2", "Pairing round 3 by hand", "Version", "! means compulsory", "page 1 of"} {
		if !strings.Contains(strings.ToLower(text), strings.ToLower(want)) {
			t.Errorf("lacks %q", want)
		}
	}
	tour, err := h.Tournament(1, 2)
	if err != nil {
		t.Fatal(err)
	}
	one, _ := h.Player(round.Boards[0].White)
	met := fmt.Sprintf(" %d, %d ", tour.Entry(one.TPN, 1).Opponent, tour.Entry(one.TPN, 2).Opponent)
	if !strings.Contains(text, met) {
		t.Errorf("player %d: opponents %q are missing", one.TPN, met)
	}
	if got := strings.Count(h.make(Rescue, i18n.EN).HTML(), `<td class="no">`); got != 29 {
		t.Errorf("the form has %d lines for 57 players, want 29", got)
	}
	h.pair()
	open := words(h.make(Rescue, i18n.EN).HTML())
	for _, want := range []string{"Round 3: by board", "Pairing round 4 by hand"} {
		if !strings.Contains(open, want) {
			t.Errorf("while round 3 is played it lacks %q", want)
		}
	}
}

// TestHeads: event, section, round, times, version; the section stands large where there are two.
func TestHeads(t *testing.T) {
	h := open(t, 6, field(10))
	h.start()
	h.pair()
	for l, want := range map[i18n.Lang][]string{
		i18n.ID: {"Babak 1: menurut papan", "Mulai  10.40 WIB", "Batas W.O.  10.55 WIB", "Dicetak 20/11/2026 10.36 WIB ", "2026, Pa · versi "},
		i18n.EN: {"Round 1: by board", "Start  10:40", "Forfeit at  10:55", "Printed 20/11/2026 10:36 ", "2026, Pa · version "},
		i18n.HR: {"1. kolo: po pločama", "Početak  10:40", "Bez borbe u  10:55", "Ispisano 20. 11. 2026. 10:36 ", "2026, Pa · verzija "},
	} {
		text := words(h.make(Boards, l).HTML())
		for _, w := range append(want, "O2SN Kecamatan Tapos 2026", strconv.Itoa(h.Seq())) {
			if !strings.Contains(text, w) {
				t.Errorf("%s: lacks %q in %.400s", l.Tag(), w, text)
			}
		}
		if strings.Contains(h.make(Boards, l).HTML(), "hd__sec") {
			t.Error("the only section stands large")
		}
	}
	s := h.source(i18n.ID)
	h.do(journal.AddSection{SectionConfig: journal.SectionConfig{Name: "Pi", System: "dutch", Edition: "2026", Rounds: 5}})
	s.State = h.State
	if d, _ := Make(Boards, s); !strings.Contains(d.HTML(), `<span class="hd__sec">Pa</span>`) {
		t.Error("of two sections the sheet does not name its own")
	}
}

// TestLots: the seed of the lots stands on the starting list.
func TestLots(t *testing.T) {
	h := open(t, 6, field(10))
	if text := words(h.make(StartList, i18n.EN).HTML()); !strings.Contains(text, "Numbers are given before round 1") {
		t.Error("without numbers the list does not say so")
	}
	h.start()
	if text := words(h.make(StartList, i18n.EN).HTML()); !strings.Contains(text, "drawn with seed 20261120") {
		t.Errorf("no seed in %.300s", text[len(text)-300:])
	}
}

// TestChats: the texts have the form of the screens' specification, with names that cannot act as markup.
func TestChats(t *testing.T) {
	players := []journal.PlayerInfo{{Name: "Budi", Club: "SDN Tapos 2"}, {Name: "Andi", Club: "SDN 5"}, {Name: "Sita", Club: "sdn tapos 2"}, {Name: "*Rani*"}, {Name: "Tono http://x.example"}}
	h := open(t, 6, players)
	h.start()
	h.pair()
	s := h.source(i18n.ID)
	chats := ClubChats(s)
	if len(chats) != 3 || chats[0].For != "SDN 5" || chats[1].For != "SDN Tapos 2" || chats[2].For != "Tanpa sekolah atau klub" {
		t.Fatalf("texts for %v", chats)
	}
	for _, want := range []string{"*O2SN Kecamatan Tapos 2026 – Pa – Babak 1*\nSDN Tapos 2:\n• Budi – papan ", " – lawan ", "• Sita – ", "Mulai sekitar 10.40 WIB. Batas WO 10.55.\n"} {
		if !strings.Contains(chats[1].Text, want) {
			t.Errorf("lacks %q:\n%s", want, chats[1].Text)
		}
	}
	guess := s
	guess.Start, guess.Default, guess.Expected, guess.Lang = time.Time{}, time.Time{}, s.Start, i18n.HR
	if text := ClubChats(guess)[1].Text; !strings.Contains(text, "– 1. kolo*") || !strings.Contains(text, "ploča ") || !strings.Contains(text, ", bijeli – protiv ") ||
		!strings.HasSuffix(text, "Početak oko 10:40.\n") {
		t.Errorf("before the start is known:\n%s", text)
	}
	all := chats[2].Text + ResultsChat(s)
	if strings.Contains(all, "*Rani") || strings.Contains(all, "http://") || !strings.Contains(all, "∗Rani∗") {
		t.Errorf("markup or a link from a name:\n%s", all)
	}
	if !strings.Contains(ResultsChat(s), "(belum)") || StandingsChat(s) != "" {
		t.Errorf("before the results:\n%s%s", ResultsChat(s), StandingsChat(s))
	}
	for _, b := range h.MissingBoards(1, 1) {
		h.do(journal.EnterResult{Section: 1, Round: 1, Board: b, Score: journal.BlackForfeits})
	}
	s = h.source(i18n.ID)
	if text := ResultsChat(s); !strings.Contains(text, "  + −  ") || strings.Contains(text, "belum") {
		t.Errorf("results:\n%s", text)
	}
	if text := StandingsChat(s); !strings.HasPrefix(text, "*O2SN Kecamatan Tapos 2026 – Pa – Klasemen setelah babak 1*\n1. ") || strings.Count(text, "\n") != 6 {
		t.Errorf("standings:\n%s", text)
	}
}

func BenchmarkAll300(b *testing.B) {
	h := open(b, 9, field(300))
	h.start()
	for range 3 {
		h.play()
	}
	s := h.source(i18n.ID)
	for b.Loop() {
		for _, kind := range kinds {
			d, _ := Make(kind, s)
			_ = d.HTML()
		}
	}
}

// TestSlipCode: a slip carries the code that opens the clock of its board, where there is an address for it; none stands on a blank one.
// TestLongNamesOnSlips: whatever names an event, its section and its players have, those on a slip leave the boxes of the results free, with
// and without a code; the name of the event is shortened behind a word, never that of a player.
func TestLongNamesOnSlips(t *testing.T) {
	players := longField(8)
	players[0].Name, players[1].Name = "Wiratmaja Mangkuwidjojo Hadiningrat Sumowidagdo-Kartawidjaja Prawirodirdjo", "Krishnamoorthy Venkatasubramanian"
	h := open(t, 3, players)
	info := h.Event()
	info.Name = "42. međunarodni memorijalni turnir velemajstora Mladena Palca i Krunoslava Huleka"
	h.do(journal.ChangeEvent{EventInfo: info})
	h.start()
	h.pair()
	for _, coded := range []bool{false, true} {
		for _, l := range i18n.All() {
			s := h.source(l)
			if coded {
				s.Clock = func(int) string { return "https://example.org/clock#c=15" }
			}
			in := newInfo(s)
			html := h.make(Slips, l).HTML()
			for _, row := range h.Rows(1, 1) {
				most := in.slipTitleLines(row)
				room := in.slipRoom(row, most)
				event, _ := in.slipTitle(row, most)
				if begun, cut := strings.CutSuffix(event, " …"); !cut || !strings.HasPrefix(info.Name, begun+" ") || lines(event, slipText, in.slipTitleWidth(row), in.regular) > slipLines {
					t.Errorf("%s: the event is called %q", l.Tag(), event)
				}
				for _, p := range []journal.Player{row.WhitePlayer, row.BlackPlayer} {
					if high := block(p.Name, slipText, slipColumn, in.bold); high > room {
						t.Errorf("%s, code %v: %q takes %.1f mm of %.1f", l.Tag(), coded, p.Name, high, room)
					}
					if !strings.Contains(html, p.Name+"<") {
						t.Errorf("%s: no %q", l.Tag(), p.Name)
					}
				}
			}
		}
	}
}

func TestSlipCode(t *testing.T) {
	h := open(t, 3, field(8))
	h.start()
	h.pair()
	in := h.source(i18n.EN)
	plain, _ := Make(Slips, in)
	if strings.Contains(plain.HTML(), "<svg") {
		t.Error("a code without an address")
	}
	in.Clock = func(board int) string {
		return "https://example.org/wasit/clock#c=15%2B10&p=ev.1.1." + strconv.Itoa(board)
	}
	coded, _ := Make(Slips, in)
	html := coded.HTML()
	if got := strings.Count(html, "<svg"); got != 4 {
		t.Errorf("%d codes on 4 slips", got)
	}
	if !strings.Contains(html, `aria-label="Clock of board 4"`) {
		t.Error("the code does not say what it is")
	}
}
