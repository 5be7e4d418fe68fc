package sheet

import (
	"regexp"
	"strings"
	"testing"
	"time"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/event/phrase"
	"wasit/app/words/i18n"
	"wasit/rules"
	"wasit/rules/ruling"
	"wasit/swiss"
)

// TestRegulation: the sheet says what the section plays by, and leaves a line where nothing was chosen.
func TestRegulation(t *testing.T) {
	h := open(t, 6, field(10))
	for name, c := range map[string]struct {
		laws ledger.Laws
		l    i18n.Lang
		want []string
	}{
		"E23, standard": {ledger.Laws{Edition: "E23"}, i18n.EN, []string{"in force from 1 Jan 2023", "gives the opponent 2 more min; number 2 loses the game (7.5.5)",
			"15 minutes after the start loses by forfeit (6.7.1)", "who is found with one loses (11.3.2.2)", "win 1, draw 0.5, loss 0, bye 1", "1. Points", "2. Buchholz: Sum of opponents", "3. Sonneborn-Berger", "a lot drawn in public",
			"Winners, Pa: 3 places", "Round 1 starts at ____"}},
		"E23, rapid": {ledger.Laws{Edition: "E23", Class: "rapid"}, i18n.EN, []string{"gives the opponent 1 more min; number 2 loses the game (A.5.2)"}},
		"E14, blitz": {ledger.Laws{Edition: "E14", Class: "blitz", DeviceMilder: true}, i18n.EN, []string{"first completed illegal move loses the game (B.4)", "the arbiter decides the penalty (11.3b)"}},
		"cards":      {ledger.Laws{Edition: "E09", Overlay: "O2SN-2013", Class: "rapid"}, i18n.ID, []string{"2 kartu kuning (O2SN 8)", "3 kartu dalam satu partai", "(6.6a)"}},
		"Croatian":   {ledger.Laws{Edition: "E23"}, i18n.HR, []string{"na snazi od 1. 1. 2023.", "tehničkom sastanku", "bez ograničenja"}},
	} {
		h.do(journal.ChooseLaws{Section: 1, Laws: c.laws})
		s := h.source(c.l)
		s.Criteria = []Criterion{{"BH", "Buchholz", "Sum of opponents"}, {Short: "SB", Name: "Sonneborn-Berger"}}
		d, ok := Make(Regulation, s)
		text := words(d.HTML())
		for _, w := range c.want {
			if !ok || !strings.Contains(strings.ToLower(text), strings.ToLower(w)) {
				t.Errorf("%s: lacks %q in %s", name, w, text)
			}
		}
	}
	h.do(journal.SetHall{Section: 1, Hall: journal.Hall{Apart: 2, Start: 570, Length: 45, Pause: 10, Cap: journal.CapRule{Minutes: 40, Margin: 3, Level: journal.LevelBlack}}})
	h.do(journal.ChoosePrizes{Section: 1, Prizes: journal.Prizes{List: []journal.Prize{{Places: 3, TwoThirds: true}, {Name: "U10", Places: 1}, {Name: "Team", Team: 4, Places: 1}}}})
	h.do(journal.ChooseLaws{Section: 1, Laws: ledger.Laws{Edition: "E23", AppealMinutes: 20}})
	s := h.source(i18n.EN)
	s.Length, s.All = 45*time.Minute, []Part{{Section: 1, System: "Swiss", For: "boys and men"}}
	d, _ := Make(Regulation, s)
	text := words(d.HTML())
	for _, w := range []string{"stopped after 40 min and decided: Count the pieces (queen 9, rook 5, bishop 3, knight 3, pawn 1); Points of material that win: 3; If level: Black wins",
		"while possible in the first 2 rounds; no rule of FIDE", "Winners, Pa: 3 places, Third place twice (two bronzes)", "U10: 1 place", "Team: schools, players that count: 4, 1 place", "One prize a player",
		"For  boys and men ", "Time control  No clocks ", "A completed illegal move is taken back; number 2 loses", "Round 1 starts at 09:30", "A round takes about 45 min, the break 10 min", "at most 20 min after the results are published"} {
		if !strings.Contains(text, w) {
			t.Errorf("lacks %q in %s", w, text)
		}
	}
	if !strings.Contains(text, "if that is White, Black makes one too") || strings.Contains(text, "half-moves") {
		t.Errorf("the last moves: %s", text)
	}
	h.do(journal.SetHall{Section: 1, Hall: journal.Hall{More: 5, Quiet: true, Cap: journal.CapRule{Minutes: 40}}})
	if text := words(h.make(Regulation, i18n.EN).HTML()); !strings.Contains(text, "Each side makes 5 more moves. Before the count") {
		t.Errorf("more moves, quiet: %s", text)
	}
	if strings.Contains(text, "White&#39;s clock") {
		t.Error("games without clocks have clocks to start")
	}
	if d.Pages != 1 {
		t.Errorf("an ordinary event takes %d pages", d.Pages)
	}
	h.do(journal.SetHall{Section: 1})
	h.do(journal.SetWording{Wording: journal.Wording{Of: WordingOf(WordingRules, i18n.ID), Text: "Pemain membawa jam.\n<b>Seragam</b> sekolah."}})
	if text := words(h.make(Regulation, i18n.ID).HTML()); !strings.Contains(text, "Pemain membawa jam.") || !strings.Contains(text, "&lt;b&gt;Seragam") {
		t.Errorf("lacks the organiser's provisions: %s", text)
	}
	if text := words(h.make(Regulation, i18n.EN).HTML()); strings.Contains(text, "Pemain membawa jam.") {
		t.Error("provisions of another language")
	}
}

// TestRecord: the official record names every section's winners and the incidents, in the organiser's words.
func TestRecord(t *testing.T) {
	h := open(t, 2, schoolField(9))
	h.start()
	h.play()
	h.do(journal.SetHall{Section: 1, Hall: journal.Hall{Apart: 2}})
	h.do(journal.Forbid{Section: 1, Sets: []journal.Forbidden{{Players: []journal.PlayerID{8, 9}}}})
	h.keepApart = journal.Apart{Kept: 2}
	h.play()
	h.draw()
	round, _ := h.Round(1, 2)
	h.do(journal.RecordOffence{Section: 1, Offence: ledger.Offence{Round: 2, Board: 1, Player: round.Boards[0].White, Offence: "illegal_move", Claimed: true}})
	h.do(journal.HearClaim{Section: 1, Claim: ledger.Claim{Round: 2, Board: 2, Player: round.Boards[1].White, Claim: ruling.ClaimThreefold, Answers: []ruling.Answer{"yes", "no", "on_board", "yes"}}})
	s := h.source(i18n.ID)
	d, _ := Make(Record, s)
	text := words(d.HTML())
	for _, w := range []string{"bertempat di ____________, telah selesai dilaksanakan O2SN Kecamatan Tapos 2026 dengan 9 peserta", "Pa: 9 pemain, 2 babak", "Juara 3",
		"Babak 2, papan 1,", "Langkah tidak sah: lawan +2 mnt (7.5.1)", "Babak 2, papan 2, " + h.name(round.Boards[1].White) + ": Klaim", "Pairing yang menyimpang dari aturan", "Pasangan terlarang: " + h.name(8) + ", " + h.name(9), "Babak 2: sekolah yang sama dipisahkan; bukan aturan FIDE", "Wasit kepala", "Saksi"} {
		if !strings.Contains(text, w) {
			t.Errorf("lacks %q in %s", w, text)
		}
	}
	first := s.Given[0].Awards[0]
	if !strings.Contains(text, h.name(first.Player)+" (") {
		t.Error("lacks the winner")
	}
	h.do(journal.SetWording{Wording: journal.Wording{Of: WordingOf(WordingRecord, i18n.ID), Text: "Hasil {acara} di {place}: {peserta} anak. {lain}"}})
	if text := words(h.make(Record, i18n.ID).HTML()); !strings.Contains(text, "Hasil O2SN Kecamatan Tapos 2026 di ____________: 9 anak. {lain}") {
		t.Errorf("the organiser's words are not used: %s", text)
	}
}

func (h *hall) name(id journal.PlayerID) string { p, _ := h.Player(id); return p.Name }

// TestExpand: values are put in once, and a line whose values are all unknown goes.
func TestExpand(t *testing.T) {
	inserts := []insert{{textInsertEvent, "{section}"}, {textInsertSection, "Pa"}, {textInsertTimes, ""}}
	for text, want := range map[string]string{
		"{acara} {event} {natjecanje}":   "{section} {section} {section}",
		"{section}, {x}, { acara}, {":    "Pa, {x}, { acara}, {",
		"a\n{times}\nb":                  "a\nb",
		"a\n{times} {section}\nb":        "a\n Pa\nb",
		"no fields\n\nan empty line too": "no fields\n\nan empty line too",
		"{{section}}":                    "{Pa}",
	} {
		if got := expand(text, inserts); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// TestBlank: the set before the event has a form, a crosstable, slips and a card for each player, and works without any.
func TestBlank(t *testing.T) {
	h := open(t, 6, nil)
	d, ok := Make(Blank, h.source(i18n.ID))
	if !ok || d.Pages != 4 {
		t.Errorf("nobody entered: %d pages", d.Pages)
	}
	if strings.Contains(words(d.HTML()), "#") {
		t.Error("a form names nobody as a player")
	}
	h = open(t, 6, schoolField(10))
	if d := h.make(Blank, i18n.ID); d.Pages != 5 || strings.Count(d.HTML(), `class="pcard"`) != 12 || strings.Count(d.HTML(), `class="slip"`) != 6 {
		t.Errorf("ten players: %d pages", d.Pages)
	}
	if d := h.make(Tables, i18n.ID); d.Pages != 2 || strings.Count(d.HTML(), "tablenr__n") != 5 {
		t.Errorf("ten players: %d pages of table numbers", d.Pages)
	}
	if d := h.make(Cards, i18n.ID); d.Pages != 2 {
		t.Errorf("ten players: %d pages of cards", d.Pages)
	}
	if html := open(t, 6, field(202)).make(Tables, i18n.ID).HTML(); strings.Count(html, "tablenr__n--long") != 2 {
		t.Error("numbers of three digits are as large as those of two")
	}
}

// TestPrizeSheets: every place of every category stands on the prize list; certificates wait for the last round and for lots.
func TestPrizeSheets(t *testing.T) {
	players := schoolField(12)
	for i := range players {
		players[i].Sex = swiss.Sex(1 + i%2)
	}
	h := open(t, 2, players)
	h.do(journal.ChoosePrizes{Section: 1, Prizes: journal.Prizes{List: []journal.Prize{{Places: 3, TwoThirds: true, Medals: true},
		{Name: "Putri", Group: journal.Group{Sex: swiss.Female}, Places: 2}, {Name: "Veteran", Group: journal.Group{BornTo: 1960}, Places: 1}}}})
	h.start()
	h.play()
	h.draw()
	if _, ok := Make(Certificates, h.source(i18n.ID)); ok {
		t.Error("certificates before the last round")
	}
	h.play()
	s := h.source(i18n.ID)
	s.Ranking.Final = true
	text := words(h.make(PrizeList, i18n.ID).HTML())
	for _, g := range s.Given {
		for _, a := range g.Awards {
			if got := strings.Count(text, " "+h.name(a.Player)+" "); got != 1 {
				t.Errorf("%q stands %d times", h.name(a.Player), got)
			}
		}
	}
	for _, w := range []string{"1. Emas", "3. Perunggu", "Putri", "Veteran", "Belum ada yang memenuhi syarat", "Undian (benih 20261121)"} {
		if !strings.Contains(text, w) {
			t.Errorf("lacks %q in %s", w, text)
		}
	}
	if d, ok := Make(Certificates, s); !ok || d.Pages != 6 {
		t.Errorf("%d certificates for 6 awards", d.Pages)
	}
}

// TestRegulationAnnounces: the sheet names the article of each point that the Laws want stated before the event, in each edition and
// class ([rules.Edition.Announcements]).
func TestRegulationAnnounces(t *testing.T) {
	for _, e := range rules.Editions() {
		for code, class := range map[string]rules.Class{"5400": rules.Standard, "1500": rules.Rapid, "300": rules.Blitz} {
			h := &hall{t: t}
			h.do(journal.CreateEvent{EventInfo: journal.EventInfo{ID: "e", Name: "O2SN", Seed: 7}})
			h.do(journal.AddSection{SectionConfig: journal.SectionConfig{Name: "Pa", System: "dutch", Edition: "2026", Rounds: 5, TimeControl: code, TimeCode: code}})
			h.do(journal.ChooseLaws{Section: 1, Laws: ledger.Laws{Edition: e.ID, ReportLeaving: true}})
			for _, l := range i18n.All() {
				text := words(h.make(Regulation, l).HTML())
				for _, a := range e.Announcements(class) {
					if !strings.Contains(text, "("+a.Article+")") {
						t.Errorf("%s %s %s: lacks %s (%s) in %s", l.Tag(), e.ID, class, a.Rule, a.Article, text)
					}
				}
			}
		}
	}
}

// TestRegulationFollows: what a setting takes away or adds goes from the sheet or comes.
func TestRegulationFollows(t *testing.T) {
	clock, both := "White&#39;s clock is started, also where White is not present (6.6)", "White&#39;s clock is started (6.6)"
	for name, c := range map[string]struct {
		time, code  string
		laws        ledger.Laws
		want, never []string
	}{
		"nothing said": {want: []string{"Time control  ____"}, never: []string{"White&#39;s clock", "Class of play"}},
		"no clocks":    {time: "No clocks", want: []string{"is taken back; number 2 loses"}, never: []string{"White&#39;s clock", "more min", "Class of play"}},
		"rapid, full rules": {time: "15+10", code: "900+10", laws: ledger.Laws{Supervised: true, Quickplay: true},
			want: []string{clock, "15 min + 10 s", "Class of play: Rapid", "full rules (A.4)", "the full rules of competition (A.6)", "last two minutes were announced (III.2.1)", "1 more min; number 2 loses the game (7.5.5)"}},
		"zero default":       {time: "90+30", code: "5400+30", laws: ledger.Laws{DefaultSet: true}, want: []string{both, "when the round starts loses by forfeit", "Class of play: Standard", "without the arbiter (9.1.1)"}, never: []string{clock, "last two minutes"}},
		"a reading":          {time: "3+2", code: "180+2", laws: ledger.Laws{Edition: "E23", Class: "blitz", Supervised: true, Readings: rules.BlitzTwoMinutes}, want: []string{"2 penalty minutes, not 1", "gives the opponent 2 more min"}},
		"phones of 2009":     {laws: ledger.Laws{Edition: "E09"}, want: []string{"Completely switched off", "whose phone sounds loses", "(12.3b)", "(9.1a)"}, never: []string{"who is found with one", "A.6"}},
		"phones in bags":     {laws: ledger.Laws{Edition: "E23", BagAllowed: true, ReportLeaving: true}, want: []string{"who is found with one loses (11.3.2.2)", "may stay in a bag (11.3.2.1)", "while not on move (11.2.4)"}},
		"phones off in 2009": {laws: ledger.Laws{Edition: "E09"}, want: []string{"Completely switched off", "(12.3b)"}, never: []string{"not even"}},
		"no phones in 2009":  {laws: ledger.Laws{Edition: "E09", DeviceOffBanned: true}, want: []string{"not even switched off", "or draws if the opponent cannot mate (12.3b)"}, never: []string{"Completely"}},
		"off in 2023":        {laws: ledger.Laws{Edition: "E23", DeviceOffBanned: true}, never: []string{"not even"}},
		"no bags in 2009":    {laws: ledger.Laws{Edition: "E09", BagAllowed: true, ReportLeaving: true, DeviceMilder: true}, want: []string{"the arbiter decides the penalty (12.3b)"}, never: []string{"in a bag", "11.2.4"}},
		"Chess960":           {laws: ledger.Laws{Chess960: true}, want: []string{"a start position drawn for each round"}},
		"draws":              {laws: ledger.Laws{Edition: "E23", DrawFrom: 30}, want: []string{"from move 30 (9.1.1)"}, never: []string{"may be agreed without"}},
		"no draws":           {laws: ledger.Laws{Edition: "E18", DrawFrom: rules.NoAgreement}, want: []string{"only with the arbiter&#39;s consent (9.1.1)"}},
		"O2SN at the limit":  {time: "10+5", code: "600+5", laws: ledger.Laws{Overlay: "O2SN-2013"}, want: []string{"Class of play: Rapid", "played as rapid, with cards", "Yellow cards: 2 (O2SN 8)"}},
		"O2SN by the letter": {time: "15", code: "900", laws: ledger.Laws{Overlay: "O2SN-2013", Readings: rules.LimitOutside}, want: []string{"Class of play: Blitz", "is not rapid: blitz, without cards"}, never: []string{"yellow cards (O2SN", "offences by cards"}},
	} {
		h := &hall{t: t}
		h.do(journal.CreateEvent{EventInfo: journal.EventInfo{ID: "e", Name: "O2SN", Seed: 7}})
		h.do(journal.AddSection{SectionConfig: journal.SectionConfig{Name: "Pa", System: "dutch", Edition: "2026", Rounds: 5, TimeControl: c.time, TimeCode: c.code}})
		h.do(journal.ChooseLaws{Section: 1, Laws: c.laws})
		text := words(h.make(Regulation, i18n.EN).HTML())
		for _, w := range c.want {
			if !strings.Contains(text, w) {
				t.Errorf("%s: lacks %q in %s", name, w, text)
			}
		}
		for _, w := range c.never {
			if strings.Contains(text, w) {
				t.Errorf("%s: says %q in %s", name, w, text)
			}
		}
	}
}

// TestBoardsNameTheStart: the list on the wall names the position from which all games of the round begin (Guidelines II (E23)).
func TestBoardsNameTheStart(t *testing.T) {
	h := open(t, 3, field(8))
	h.start()
	h.do(journal.ChooseLaws{Section: 1, Laws: ledger.Laws{Chess960: true}})
	h.pair()
	n, _ := h.StartNumber(1, 1)
	for _, l := range i18n.All() {
		text := words(h.make(Boards, l).HTML())
		if want := l.T(i18n.LawsStart) + " " + phrase.StartText(l, n); !strings.Contains(strings.Join(strings.Fields(text), " "), want) {
			t.Errorf("%s: lacks %q in %s", l.Tag(), want, text)
		}
	}
}

// TestEverySheetHasItsDay: each sheet of an event with place and days says them in its head; a sheet of a round that has a day of its own
// says that.
func TestEverySheetHasItsDay(t *testing.T) {
	h := open(t, 4, field(12))
	info := h.Event()
	info.Place, info.Start, info.End = "Depok", journal.Date{Year: 2026, Month: 11, Day: 20}, journal.Date{Year: 2026, Month: 11, Day: 22}
	h.do(journal.ChangeEvent{EventInfo: info})
	h.start()
	h.play()
	h.pair()
	own := journal.RoundDay{Date: journal.Date{Year: 2026, Month: 11, Day: 21}}
	for _, dated := range []bool{false, true} {
		if dated {
			h.do(journal.DateRounds{Section: 1, Days: []journal.RoundDay{{}, own}})
		}
		for _, l := range i18n.All() {
			s := h.source(l)
			in := newInfo(s)
			for _, kind := range []Kind{Boards, Dense, Names, Notice, Standings, Ranks, Wide, Cross, Rescue, StartList, Regulation, PrizeList, Schools, Record, Codes, Blank} {
				d, ok := Make(kind, s)
				if !ok {
					t.Fatalf("no %s", kind)
				}
				want := in.placeAndDay()
				if dated && (kind == Boards || kind == Dense || kind == Names || kind == Notice) {
					want = phrase.Day(l, own)
				}
				if text := words(d.HTML()); !strings.Contains(text, want) {
					t.Errorf("%s, %s, dated %v: no %q in %.300s", kind, l.Tag(), dated, want, text)
				}
			}
		}
	}
}

// TestLocalRulesLeaf: an event with rules of its own has them as a leaf for the technical meeting, in each class of play and language;
// without cards for its time, or without such rules, there is none.
func TestLocalRulesLeaf(t *testing.T) {
	own := ledger.LocalRules{Name: "Kota", ToLose: [3]int{3, 2, 2}, Offences: []ledger.LocalOffence{
		{Offence: "illegal_move", Cards: [3]int{1, 1, 0}, Opponent: true}, {Offence: "late", SitOut: true, Arbiter: true}, {Offence: "two_hands", Cards: [3]int{0, 0, 1}, Arbiter: true, Opponent: true},
		{Offence: "disturbing", Minutes: [3]int{3, 0, 0}, TimeOff: true, Arbiter: true}}, SayCheck: true, Brings: ledger.BringsWhite, Deposit: "50 €"}
	for name, c := range map[string]struct {
		code        string
		laws        ledger.Laws
		lang        i18n.Lang
		want, never []string
	}{
		"O2SN rapid": {"1800+0", ledger.Laws{Overlay: "O2SN-2013"}, i18n.ID, []string{"Pelanggaran dan kartu", "Butir", "wasit atau lawan", "lawan saja", "3 kartu menjadi kartu merah",
			"tidak main di babak berikut", "hanya berlaku bila pemain mengklaimnya (O2SN 3)", "Kedua bendera jatuh berarti remis (O2SN 5)", "sesudah masing-masing 3 langkah (O2SN rapid 2)", "Catur FIDE 2009"}, nil},
		"O2SN standard":     {"5400+30", ledger.Laws{Overlay: "O2SN-2013"}, i18n.EN, []string{"lose the game: 4", "opponent only", "sits out the next round"}, []string{"cannot be claimed", "brings set and clock", "50 €"}},
		"O2SN, no cards":    {"600+0", ledger.Laws{Overlay: "O2SN-2013"}, i18n.EN, nil, nil},
		"none":              {"5400+30", ledger.Laws{}, i18n.EN, nil, nil},
		"own, standard":     {"5400+30", ledger.Laws{Overlay: ledger.OwnRules, Edition: "E23"}, i18n.HR, []string{"Kota", "poraz: 3", "samo protivnik", "−3 min", "ne igra sljedeće kolo", "mora reći „šah”", "Bijeli donosi garnituru", "Polog za žalbu: 50 €", "Pravilima šaha iz 2023"}, []string{"zastavic"}},
		"own, blitz":        {"180+2", ledger.Laws{Overlay: ledger.OwnRules, Edition: "E23"}, i18n.EN, []string{"lose the game: 2", "sits out", "Two hands used"}, []string{"opponent only", " min"}},
		"own, but not used": {"180+2", ledger.Laws{Edition: "E23"}, i18n.EN, nil, nil},
	} {
		h := &hall{t: t}
		h.do(journal.CreateEvent{EventInfo: journal.EventInfo{ID: "e", Name: "SMP", Seed: 7}})
		h.do(journal.AddSection{SectionConfig: journal.SectionConfig{Name: "Pa", System: "dutch", Edition: "2026", Rounds: 5, TimeCode: c.code}})
		h.do(journal.SetLocalRules{Section: 1, Rules: own})
		h.do(journal.ChooseLaws{Section: 1, Laws: c.laws})
		d, ok := Make(LocalRules, h.source(c.lang))
		if ok != (c.want != nil) {
			t.Errorf("%s: a leaf: %v", name, ok)
		}
		if !ok {
			continue
		}
		if regulation, ok := Make(Regulation, h.source(c.lang)); !ok || strings.Contains(words(regulation.HTML()), "50 €") != (c.laws.Overlay == ledger.OwnRules) {
			t.Errorf("%s: the regulation says of a deposit what does not hold", name)
		}
		for _, cell := range regexp.MustCompile(`<td class="?n"?>([^<]*)`).FindAllStringSubmatch(d.HTML(), -1) {
			if strings.Contains(cell[1], " ") {
				t.Errorf("%s: %q stands in a column of numbers, whose lines do not break", name, cell[1])
			}
		}
		text := words(d.HTML())
		for _, w := range c.want {
			if !strings.Contains(text, w) {
				t.Errorf("%s: lacks %q in %s", name, w, text)
			}
		}
		for _, w := range c.never {
			if strings.Contains(text, w) {
				t.Errorf("%s: says %q in %s", name, w, text)
			}
		}
		if d.Pages != 1 {
			t.Errorf("%s: %d pages", name, d.Pages)
		}
	}
}

// TestOwnMinutesOnTheRegulation: where the event's own rules give minutes for an illegal move, the regulation says those and not the Laws'.
func TestOwnMinutesOnTheRegulation(t *testing.T) {
	for _, c := range []struct {
		cards, minutes [3]int
		off            bool
		want, never    string
	}{
		{[3]int{}, [3]int{5, 0, 0}, false, "+5 min for the opponent (Kota 1)", "7.5.5"},
		{[3]int{}, [3]int{4, 0, 0}, true, "−4 min (Kota 1)", "7.5.5"},
		{[3]int{1, 0, 0}, [3]int{3, 0, 0}, false, "+3 min for the opponent", "7.5.5"},
		{[3]int{}, [3]int{0, 5, 0}, false, "(7.5.5)", "Kota 1"},
	} {
		h := &hall{t: t}
		h.do(journal.CreateEvent{EventInfo: journal.EventInfo{ID: "e", Name: "SMP", Seed: 7}})
		h.do(journal.AddSection{SectionConfig: journal.SectionConfig{Name: "Pa", System: "dutch", Edition: "2026", Rounds: 5, TimeCode: "5400+30"}})
		h.do(journal.SetLocalRules{Section: 1, Rules: ledger.LocalRules{Name: "Kota", ToLose: [3]int{3, 3, 3}, Offences: []ledger.LocalOffence{
			{Offence: "illegal_move", Cards: c.cards, Minutes: c.minutes, TimeOff: c.off, Arbiter: true}}}})
		h.do(journal.ChooseLaws{Section: 1, Laws: ledger.Laws{Overlay: ledger.OwnRules, Edition: "E23"}})
		if text := words(h.make(Regulation, i18n.EN).HTML()); !strings.Contains(text, c.want) || strings.Contains(text, c.never) {
			t.Errorf("%v %v: wants %q and not %q: %s", c.cards, c.minutes, c.want, c.never, text)
		}
	}
}
