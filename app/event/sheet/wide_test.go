package sheet

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/app/event/journal/ledger"
	"wasit/app/event/phrase"
	"wasit/app/event/regulation"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// ratedHall is a rated open of n players with titles, federations and FIDE IDs, after rounds rounds.
func ratedHall(t *testing.T, n, rounds int) *hall {
	players := field(n)
	for i := range players {
		p := &players[i]
		p.SortName, p.Federation, p.FIDEID, p.Rating = "Šarić"+string(rune('A'+i%26))+", Željko", "HRV", fmt.Sprint(14500000+i), 2500-11*i
		if i%4 == 1 {
			p.Federation = "SLO"
		}
		if i%5 == 0 {
			p.Title = "IM"
		}
	}
	h := open(t, rounds, players)
	info := h.Event()
	info.Federation, info.Papers = "CRO", journal.EventPapers{Rated: true}
	h.do(journal.FilePapers{Info: info})
	h.do(journal.DeclareRating{Section: 1, Rating: journal.Rating{List: journal.RatedStandard, Code: "428817"}})
	h.start()
	for range rounds {
		h.play()
	}
	return h
}

// ten is the source with ten tie-breaks, as a rated open has them.
func (h *hall) ten(l i18n.Lang) Source {
	s := h.source(l)
	s.Ranking.Criteria = nil
	for _, short := range []string{"DE", "BH-1", "BH", "SB", "WIN", "BPG", "BWG", "PS", "ARO", "TPR"} {
		s.Ranking.Criteria = append(s.Ranking.Criteria, Criterion{Short: short, Name: short})
	}
	for i := range s.Ranking.Places {
		s.Ranking.Places[i].Values = []string{"", "50,0", "53,0", "46,25", "7", "5", "4", "41,0", "2413", "2774"}
	}
	return s
}

// TestWide: the lying standings hold title, rating, federation, every tie-break and the rating change of everybody, each player
// once, and no column is wider than the leaf.
func TestWide(t *testing.T) {
	for _, n := range []int{8, 40, 65} {
		h := ratedHall(t, n, 3)
		for _, l := range i18n.All() {
			s := h.ten(l)
			d, ok := Make(Wide, s)
			if !ok {
				t.Fatal("no sheet")
			}
			in := newInfo(s)
			for _, f := range []fullStyle{lyingStyle, denseStyle} {
				sum := 0.0
				for _, c := range in.fullColumns(f) {
					sum += c.width
					for i, p := range s.Ranking.Places {
						if text := c.cell(i, p, in.byNumber[p.TPN]); c.class == "nmw" && !unbroken(text, f.size, c.width-f.pad, in.bold) {
							t.Errorf("%d %s, %s: %q is cut in %.1f mm", n, l.Tag(), f.class, text, c.width)
						}
					}
				}
				if sum > f.width+.1 {
					t.Errorf("%d %s, %s: columns of %.1f mm", n, l.Tag(), f.class, sum)
				}
			}
			html := d.HTML()
			for _, want := range []string{"FED", "Rtg±", "IM", "CRO", "SLO", "leafbox--l", "C.07"} {
				if !strings.Contains(html, want) {
					t.Errorf("%d %s: no %q", n, l.Tag(), want)
				}
			}
			for _, c := range s.Ranking.Criteria {
				if !strings.Contains(html, ">"+c.Short+"</th>") {
					t.Errorf("%d %s: no column %s", n, l.Tag(), c.Short)
				}
			}
			if rows := strings.Count(html, "<tr>") - d.Pages; rows != n {
				t.Errorf("%d %s: %d rows", n, l.Tag(), rows)
			}
		}
	}
}

// TestWhichRatingOnPaper: which rating stands for whom is said once on the starting list and on each of the standings.
func TestWhichRatingOnPaper(t *testing.T) {
	h := ratedHall(t, 12, 2)
	h.do(journal.DeclareRating{Section: 1, Rating: journal.Rating{List: journal.RatedStandard, Code: "428817", Counts: journal.CountNationalFirst}})
	for _, l := range i18n.All() {
		which := phrase.RatingCounts(l, journal.CountNationalFirst)
		for _, kind := range []Kind{StartList, Standings, Ranks, Wide} {
			d := h.make(kind, l)
			if n := strings.Count(words(d.HTML()), which); which == "" || n != d.Pages {
				t.Errorf("%s %s: %q stands %d times on %d leaves", kind, l.Tag(), which, n, d.Pages)
			}
		}
	}
}

// TestPeriodsOnPaper: where ratings changed between rounds, each of the standings says on each leaf which of them counts; the starting list,
// which has those of the start, and an event of one rating do not.
func TestPeriodsOnPaper(t *testing.T) {
	h := ratedHall(t, 12, 2)
	said := func(l i18n.Lang, kind Kind, want i18n.Text, leaves int) {
		t.Helper()
		if n := strings.Count(words(h.make(kind, l).HTML()), l.T(want)); n != leaves {
			t.Errorf("%s %s: %q stands %d times, want %d", kind, l.Tag(), l.T(want), n, leaves)
		}
	}
	for _, l := range i18n.All() {
		said(l, Standings, textSheetPeriods, 0)
	}
	info := h.Event()
	info.Papers.Lasts = journal.LastingLong
	h.do(journal.FilePapers{Info: info})
	h.do(journal.RatePeriod{Section: 1, Period: journal.Period{Round: 2, Ratings: []journal.PlayerRating{{Player: 3, Rating: 2222}}}})
	for periods, want := range map[string]i18n.Text{journal.PeriodsEach: textSheetPeriods, journal.PeriodsFirst: textSheetPeriodFirst} {
		h.do(journal.DeclareRating{Section: 1, Rating: journal.Rating{List: journal.RatedStandard, Periods: periods}})
		for _, l := range i18n.All() {
			for _, kind := range []Kind{Standings, Ranks, Wide} {
				said(l, kind, want, h.make(kind, l).Pages)
			}
			said(l, StartList, want, 0)
		}
	}
}

// TestEncountersOnPaper: behind the lying standings stands who met whom of those whom a direct encounter parted, with its article: two on
// a line, more in a table whose cells are theirs, many without cells; each name fits, and no leaf is overfull.
func TestEncountersOnPaper(t *testing.T) {
	h := ratedHall(t, 40, 3)
	s := h.ten(i18n.HR)
	met := func(from, n int) (e Encounter) {
		e.Short, e.Article = "DE", "6.2"
		for i := range n {
			r := Met{TPN: s.Ranking.Places[from+i].TPN, Sum: fmt.Sprintf("%d,5", n-i)}
			for j := range n {
				r.Cells = append(r.Cells, map[bool]string{true: "×", false: fmt.Sprintf("c%d.%d", i, j)}[i == j])
			}
			e.Rows = append(e.Rows, r)
		}
		return e
	}
	plain, _ := Make(Wide, s)
	s.Ranking.Encounters = func() []Encounter { return []Encounter{met(0, 2), met(2, 3), met(5, 14), met(5, 30)} }
	d, _ := Make(Wide, s)
	if d.Pages <= plain.Pages {
		t.Fatalf("%d pages, %d without encounters", d.Pages, plain.Pages)
	}
	in := newInfo(s)
	text := words(d.html(d.leaves[plain.Pages:]))
	name := func(i int) string { return in.name(in.byNumber[s.Ranking.Places[i].TPN]) }
	for _, want := range []string{fmt.Sprintf("%d. %s – %d. %s: c0.1–c1.0 (DE, C.07 6.2)", s.Ranking.Places[0].Rank, name(0), s.Ranking.Places[1].Rank, name(1)),
		fmt.Sprintf("Mjesta %d–%d: DE, C.07 6.2", s.Ranking.Places[2].Rank, s.Ranking.Places[4].Rank), "c2.1", "c13.12", "30,5", textEncounters.HR} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in %s", want, text)
		}
	}
	if strings.Contains(text, "c29.28") {
		t.Error("thirty columns on an upright leaf")
	}
	for _, p := range in.encounters() {
		if p.height > leafHeight*.8 {
			t.Errorf("a piece of %.0f mm", p.height)
		}
	}
}

// TestLegend: the note under standings with everything names each column by its short form, ends each sentence, and speaks of rating changes
// where there are some.
func TestLegend(t *testing.T) {
	for _, system := range []string{journal.Dutch, journal.Keizer, journal.Groups} {
		h := open(t, 3, field(6))
		info := h.Event()
		info.Papers.Rated = true
		h.do(journal.FilePapers{Info: info})
		h.do(journal.DeclareRating{Section: 1, Rating: journal.Rating{List: journal.RatedStandard}})
		h.do(journal.ChangeSection{Section: 1, SectionConfig: journal.SectionConfig{Name: "Pa", System: system, Edition: "2026", Rounds: 3}})
		h.start()
		for _, l := range i18n.All() {
			s := h.source(l)
			s.Ranking = &Ranking{Criteria: []Criterion{{Short: "Val", Name: "the value"}, {Short: "SB", Name: "Sonneborn-Berger"}}}
			for _, p := range h.Players(1) {
				s.Ranking.Places = append(s.Ranking.Places, Place{Rank: 1, TPN: p.TPN, Values: []string{"1", "2"}})
			}
			note := newInfo(s).under(newInfo(s).wideNote(newInfo(s).fullColumns(lyingStyle)))
			for _, want := range []string{"Val", "the value", "Sonneborn-Berger"} {
				if !strings.Contains(note, want) {
					t.Errorf("%s %s: no %q in %q", system, l.Tag(), want, note)
				}
			}
			if of, _, _ := strings.Cut(textSheetRatingOf.EN, "{0}"); strings.Contains(note, "Rtg±") || l == i18n.EN && strings.Contains(note, of) {
				t.Errorf("%s %s: rating changes before a game: %q", system, l.Tag(), note)
			}
		}
	}
}

// TestRecordNamesSchools: the minutes do not call the best school and the best player "Place 1" alike.
func TestRecordNamesSchools(t *testing.T) {
	h := open(t, 3, field(8))
	h.do(journal.ChoosePrizes{Section: 1, Prizes: journal.Prizes{List: []journal.Prize{{Places: 1}, {Team: 2, Places: 1}}}})
	h.start()
	h.play()
	for _, l := range i18n.All() {
		text := words(h.make(Record, l).HTML())
		if first := l.T(textAwardPlaceN, "1"); strings.Count(text, first) != 1 || !strings.Contains(text, l.T(i18n.SchoolsTitle.School)+" 1") {
			t.Errorf("%s: %s", l.Tag(), text)
		}
	}
}

// TestEvenDecimals: the numbers of a column of the standings have as many decimals as that which has most, points too; in Indonesian, where
// fractions are signs, and without any fraction they stay.
func TestEvenDecimals(t *testing.T) {
	h := ratedHall(t, 4, 1)
	values := [][]string{{"1", "12", ""}, {"", "12,5", "–"}, {"2", "11,25", "7"}, {"", "9¾", "7"}}
	s := h.source(i18n.HR)
	s.Ranking.Criteria = []Criterion{{Short: "DE"}, {Short: "SB"}, {Short: "WIN"}}
	for i := range s.Ranking.Places {
		s.Ranking.Places[i].Values, s.Ranking.Places[i].Points = values[i], []swiss.Points{20, 15, 10, 0}[i]
	}
	in := newInfo(s)
	want := [][]string{{"1", "12,00", ""}, {"", "12,50", "–"}, {"2", "11,25", "7"}, {"", "9¾", "7"}}
	for i, p := range in.Ranking.Places {
		if !slices.Equal(p.Values, want[i]) {
			t.Errorf("%q, want %q", p.Values, want[i])
		}
		if got := in.total(p.Points); got != []string{"2,0", "1,5", "1,0", "0,0"}[i] {
			t.Errorf("place %d: %s points", i+1, got)
		}
	}
	if s.Ranking.Places[0].Values[1] != "12" {
		t.Error("the source is changed")
	}
	s.Lang = i18n.ID
	if in := newInfo(s); in.total(20) != "2" || in.total(15) != "1½" {
		t.Errorf("in Indonesian %s and %s", in.total(20), in.total(15))
	}
}

// TestUprightHasAll: the upright standings name every tie-break with its value too, two in a column where a line is too short.
func TestUprightHasAll(t *testing.T) {
	h := ratedHall(t, 20, 3)
	for _, kind := range []Kind{Standings, Ranks} {
		s := h.ten(i18n.HR)
		d, _ := Make(kind, s)
		html := d.HTML()
		head := html[strings.Index(html, "<thead"):strings.Index(html, "</thead>")]
		for _, c := range s.Ranking.Criteria {
			if !strings.Contains(head, ">"+c.Short+"<") {
				t.Errorf("%s: no %s in %s", kind, c.Short, head)
			}
		}
	}
}

// TestChanges: every player stands in the list of rating changes once, with what federation.Reckon says.
func TestChanges(t *testing.T) {
	h := ratedHall(t, 12, 3)
	d, ok := Make(Changes, h.source(i18n.EN))
	if !ok {
		t.Fatal("no sheet")
	}
	html := d.HTML()
	if rows := strings.Count(html, "<tr>") - d.Pages; rows != 12 {
		t.Errorf("%d rows", rows)
	}
	in := newInfo(h.source(i18n.EN))
	for tpn := swiss.TPN(1); tpn <= 12; tpn++ {
		p := in.byNumber[tpn]
		if x, ok := federation.Reckon(h.State, p); ok && !strings.Contains(html, in.tenthsSigned(x.Change.Gain)) {
			t.Errorf("no %s of %s", in.tenthsSigned(x.Change.Gain), p.Name)
		}
		if !strings.Contains(html, p.FIDEID) {
			t.Errorf("no %s", p.FIDEID)
		}
	}
	for n, want := range map[int]string{2234: "+22.3", -96: "−1.0", 0: "0.0", -4: "0.0", 5: "+0.1"} {
		if got := in.tenthsSigned(n); got != want {
			t.Errorf("%d: %s, want %s", n, got, want)
		}
	}
}

// TestChangesOfTeams: of a rated team event every player of every list stands among the rating changes once, who did not play with dashes;
// equal players who beat each other gain and lose ten points (B.02 8.3: K 20), and who has no rating makes a first one.
func TestChangesOfTeams(t *testing.T) {
	h := open(t, 3, field(4))
	h.do(journal.ChangeSection{Section: 1, SectionConfig: journal.SectionConfig{Name: "Pa", System: journal.Team, Edition: "2026", Rounds: 3, Options: journal.SystemOptions{Boards: 2}}})
	info := h.Event()
	info.Federation, info.Papers = "CRO", journal.EventPapers{Rated: true}
	h.do(journal.FilePapers{Info: info})
	h.do(journal.DeclareRating{Section: 1, Rating: journal.Rating{List: journal.RatedStandard}})
	for i, p := range h.Players(1) {
		born := journal.Date{Year: 1990}
		roster := []journal.Member{{Name: fmt.Sprintf("First%d, Ana", i), Rating: 2000, Title: "FM", Federation: "HRV", FIDEID: fmt.Sprint(14500000 + i), Birth: born},
			{Name: fmt.Sprintf("Second%d, Ana", i), Rating: []int{0, 1800, 1800, 1800}[i], Birth: born}, {Name: fmt.Sprintf("Reserve%d, Ana", i), Rating: 1700, Birth: born}}
		h.do(journal.SetRoster{Team: p.ID, Players: roster})
	}
	h.start()
	h.pair()
	for b := range 2 {
		for _, score := range []journal.Score{journal.WhiteWins, journal.Drawn} {
			step, err := regulation.Step(h.State, 1, 1, b+1, score)
			if err != nil {
				t.Fatal(err)
			}
			h.do(step)
		}
	}
	h.do(journal.CloseRound{Section: 1, Time: 1_763_700_000_000})
	for _, l := range i18n.All() {
		html := h.make(Changes, l).HTML()
		for i := range 4 {
			for _, name := range []string{"First", "Second", "Reserve"} {
				if n := strings.Count(html, fmt.Sprintf("%s%d, Ana", name, i)); n != 1 {
					t.Errorf("%s: %s%d stands %d times", l.Tag(), name, i, n)
				}
			}
		}
		if n := strings.Count(html, ">+10"+l.DecimalMark()+"0<"); n != 2 || strings.Count(html, ">−10"+l.DecimalMark()+"0<") != 2 {
			t.Errorf("%s: %d players of board 1 gain ten points: %s", l.Tag(), n, words(html))
		}
		if !strings.Contains(html, "→ ") || !strings.Contains(html, "FM First0, Ana") || !strings.Contains(html, "CRO") {
			t.Errorf("%s: no first rating, title or federation: %s", l.Tag(), words(html))
		}
	}
	h.do(journal.DeclareRating{Section: 1, Rating: journal.Rating{}})
	if _, ok := Make(Changes, h.source(i18n.EN)); ok {
		t.Error("rating changes of an event that goes to no list")
	}
}

// TestNormsSheet: the facts of the event stand on it, and without a norm it says so; a section that is not rated by FIDE has none.
func TestNormsSheet(t *testing.T) {
	h := ratedHall(t, 12, 3)
	for _, l := range i18n.All() {
		d, ok := Make(Norms, h.source(l))
		if !ok {
			t.Fatal("no sheet")
		}
		for _, want := range []string{"CRO 9, SLO 3", l.T(textNormsOutside, "3"), "IM 3", l.T(textNormsNone), "428817"} {
			if !strings.Contains(d.HTML(), want) {
				t.Errorf("%s: no %q", l.Tag(), want)
			}
		}
	}
	h.do(journal.DeclareRating{Section: 1, Rating: journal.Rating{List: journal.RatedRapid}})
	if _, ok := Make(Norms, h.source(i18n.EN)); ok {
		t.Error("norms of rapid play")
	}
}

// TestRecordCourse: late entry, withdrawal, forfeit, byes, taken-off pairings with their reason, reversed colours, a protest and its
// decision stand in the minutes; reversed colours are not called pairing by hand.
func TestRecordCourse(t *testing.T) {
	h := open(t, 4, field(8))
	h.start()
	h.play()
	h.do(journal.ReverseColors{Section: 1, Round: 1, Board: 1, Reason: "seen after round 1"})
	h.do(journal.EnterLate{Section: 1, PlayerInfo: journal.PlayerInfo{Name: "Late Larisa", Rating: 1500}})
	h.do(journal.RequestBye{Players: []journal.PlayerID{3}, Round: 2, Bye: journal.Zero})
	h.do(journal.Withdraw{Players: []journal.PlayerID{5}, Reason: "ill"})
	h.pair()
	h.do(journal.Unpublish{Section: 1, Reason: "a board was wrong"})
	h.do(journal.Publish{Section: 1, Time: 1_763_700_000_000})
	r, _ := h.Round(1, 2)
	for _, b := range r.Boards {
		h.do(journal.EnterResult{Section: 1, Round: 2, Board: b.Number, Score: journal.BlackForfeits})
	}
	h.do(journal.LodgeProtest{Section: 1, Protest: ledger.Protest{Round: 2, Board: 1, About: ledger.AboutOther, By: "Kevin", Text: "the clock was wrong"}})
	for _, l := range i18n.All() {
		d, ok := Make(Record, h.source(l))
		if !ok {
			t.Fatal("no record")
		}
		text := words(d.HTML())
		for _, want := range []string{"seen after round 1", "Late Larisa", "ill", "a board was wrong", l.T(textRecCourse), phrase.ScoreInText(journal.BlackForfeits), "the clock was wrong"} {
			if !strings.Contains(text, want) {
				t.Errorf("%s: no %q in %s", l.Tag(), want, text)
			}
		}
		if strings.Contains(text, l.T(i18n.MarkByHand)) {
			t.Errorf("%s: reversed colours are called pairing by hand", l.Tag())
		}
	}
}

// goldenKinds are all kinds of facts: the golden journals hold every one.
func goldenKinds(t *testing.T) map[journal.Kind]bool {
	t.Helper()
	names, err := filepath.Glob("../../../testdata/journal/v1/*.jsonl")
	if err != nil || len(names) == 0 {
		t.Fatalf("golden journals: %v, %v", names, err)
	}
	seen := map[journal.Kind]bool{}
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		records, err := file.Decode(text)
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range records {
			seen[r.Kind()] = true
		}
	}
	return seen
}

// TestMinutesTellEveryKind: each kind of fact stands in the minutes, or why it does not: what the tables, the course of the rounds, the
// report of the boards or the prizes tell is not told twice, and what only the device or the paper needs is none of the event.
func TestMinutesTellEveryKind(t *testing.T) {
	elsewhere := map[string][]journal.Kind{
		"the head and the winners": {journal.KindEventCreated, journal.KindEventChanged, journal.KindSectionAdded, journal.KindSectionRemoved, journal.KindPapersFiled,
			journal.KindRatingDeclared, journal.KindRoundsDated, journal.KindMatchesDated, journal.KindPrizesChosen, journal.KindEventAnonymised},
		"the starting list": {journal.KindPlayerAdded, journal.KindPlayersImported, journal.KindPlayerRemoved},
		"the course of the rounds": {journal.KindByeRequested, journal.KindByeCancelled, journal.KindRoundPaired, journal.KindDraftDiscarded, journal.KindRoundPublished,
			journal.KindResultCleared, journal.KindGameEntered, journal.KindLineupSet, journal.KindRoundClosed, journal.KindResultsCarried, journal.KindModeEntered},
		"the departures": {journal.KindRoundsCompared, journal.KindHallSet, journal.KindSchoolsCompared, journal.KindRemarksCarried},
		"the report of the boards": {journal.KindOffenceRecorded, journal.KindPenaltyGiven, journal.KindDecisionAppealed, journal.KindAppealDecided,
			journal.KindClaimHeard, journal.KindProtestLodged, journal.KindProtestDecided},
		"the prints of the keys": {journal.KindCertificatesSigned, journal.KindCertificateRevoked},
		"what was taken back":    {journal.KindReverted},
		"the hall and the devices": {journal.KindFeeNoted, journal.KindPresenceNoted, journal.KindCheckInClosed, journal.KindTableFixed, journal.KindRoundStarted, journal.KindResultChecked,
			journal.KindWordingChanged, journal.KindMovesKept, journal.KindDeviceInvited, journal.KindDeviceDismissed, journal.KindRequestTaken, journal.KindDeskTaken,
			journal.KindDeviceJoined, journal.KindDeviceMarked, journal.KindDisputeSettled, journal.KindCallAnswered, journal.KindCallEnded, journal.KindFamilyCodesMade},
	}
	why := map[journal.Kind]string{}
	for where, kinds := range elsewhere {
		for _, k := range kinds {
			why[k] = where
		}
	}
	for k := range goldenKinds(t) {
		_, told := deedTexts[k]
		told = told || k == journal.KindNoteAdded || k == journal.KindInitialColorDrawn || k == journal.KindLotDrawn
		if told == (why[k] != "") {
			t.Errorf("%s: told %v, and stands in %q", k, told, why[k])
		}
	}
}

// TestMinutesLeaveNothingOut: what was changed after round 1, lots, notes, postponed games and an end that was none stand in the minutes, each
// with its reason and whom it concerns; what was done before round 1 does not.
func TestMinutesLeaveNothingOut(t *testing.T) {
	h := open(t, 4, field(8))
	h.do(journal.ChangePlayer{ID: 8, PlayerInfo: journal.PlayerInfo{Name: "Before Boris"}})
	h.start()
	h.play()
	sec, _ := h.Section(1)
	c := sec.SectionConfig
	c.Rounds = 3
	for _, id := range []journal.PlayerID{2, 3} {
		p, _ := h.Player(id)
		p.PlayerInfo.Rating = 1777
		h.do(journal.ChangePlayer{ID: id, PlayerInfo: p.PlayerInfo})
	}
	for _, c := range []journal.Command{journal.ChangeSection{Section: 1, SectionConfig: c, Reason: "the hall closes early"},
		journal.Forbid{Section: 1, Sets: []journal.Forbidden{{Players: []journal.PlayerID{1, 4}}}},
		journal.AddNote{Note: journal.Note{Section: 1, Round: 1, Board: 2, Text: "the lights went out"}},
		journal.AddNote{Note: journal.Note{Text: "the mayor spoke"}}} {
		h.do(c)
	}
	h.pair()
	r, _ := h.Round(1, 2)
	for _, b := range r.Boards {
		score := journal.WhiteWins
		if b.Number == 1 {
			score = journal.Adjourned
		}
		h.do(journal.EnterResult{Section: 1, Round: 2, Board: b.Number, Score: score})
	}
	h.do(journal.CloseRound{Section: 1, Time: 1_763_700_000_000})
	h.do(journal.CorrectResult{Section: 1, Round: 2, Board: 1, Score: journal.Drawn, Reason: "played on Monday"})
	h.do(journal.FinishEvent{Early: true})
	h.do(journal.ReopenEvent{Reason: "a game was missing"})
	two, _ := h.Player(2)
	three, _ := h.Player(3)
	for _, l := range i18n.All() {
		in := newInfo(h.source(l))
		text := strings.Join(strings.Fields(words(h.make(Record, l).HTML())), " ")
		sec, _ := h.Section(1)
		for _, want := range []string{in.colorDrawn(sec), l.T(textDeedRules) + " – the hall closes early", l.T(textDeedForbidden), "the lights went out", "the mayor spoke",
			l.T(textRecWhere, "1", "2") + ": " + l.T(textDeedNote, "the lights went out"), "played on Monday", l.T(i18n.LogEnded), l.T(textDeedGoesOn) + " – a game was missing",
			l.T(textDeedData, "", "", in.name(two)+"; "+in.name(three))} {
			if !strings.Contains(text, want) {
				t.Errorf("%s: no %q in %s", l.Tag(), want, text)
			}
		}
		postponed, _, _ := strings.Cut(l.T(textDeedPostponed, "2", "1", ""), ", ")
		if !strings.Contains(text, postponed) || strings.Contains(text, l.T(textDeedData, "", "", "Before Boris")) {
			t.Errorf("%s: no %q, or what came before round 1, in %s", l.Tag(), postponed, text)
		}
	}
}

// TestPapersOfARatedOpen: each paper that an arbiter hands in of an open of 300 holds its columns, everybody once with his longest name,
// and place and days of the event in its head.
func TestPapersOfARatedOpen(t *testing.T) {
	players := longField(300)
	for i := range players {
		p := &players[i]
		p.SortName, p.Federation, p.FIDEID, p.Rating = p.Name, []string{"HRV", "SLO", "DEU"}[i%3], fmt.Sprint(14500000+i), 2500-5*i
		p.Title = []string{"", "IM", "WFM"}[i%3]
	}
	h := open(t, 3, players)
	info := h.Event()
	info.Place, info.Federation, info.Papers = "Koprivnica", "CRO", journal.EventPapers{Rated: true}
	info.Start, info.End = journal.Date{Year: 2026, Month: 10, Day: 3}, journal.Date{Year: 2026, Month: 10, Day: 11}
	h.do(journal.FilePapers{Info: info})
	h.do(journal.DeclareRating{Section: 1, Rating: journal.Rating{List: journal.RatedStandard, Code: "428817"}})
	h.start()
	for range 3 {
		h.play()
	}
	for _, l := range i18n.All() {
		s := h.ten(l)
		in := newInfo(s)
		for kind, heads := range map[Kind][]string{
			Wide:      {l.T(textSheetNumber), l.T(textSheetName), "FED", l.T(textSheetRtg), l.T(i18n.Points), "DE", "BH-1", "SB", "ARO", "TPR", l.T(textSheetRtg) + "±"},
			Standings: {l.T(textSheetNumber), l.T(textSheetName), l.T(textSheetRating), l.T(i18n.Points)},
			Ranks:     {l.T(textSheetNumber), l.T(textSheetName), "FED", l.T(textSheetRtg), l.T(i18n.Points), "DE", "BH-1", "TPR", l.T(textSheetRtg) + "±"},
			StartList: {l.T(textSheetNumber), l.T(textSheetName), l.T(textSheetFederation), l.T(textSheetRating)},
			Changes:   {l.T(textSheetNumber), l.T(i18n.FieldFIDE), "FED", l.T(textSheetRtg), "W−We", "K", "±"},
			Cross:     {l.T(textSheetNumber), l.T(textSheetName), "1", "2", "3", l.T(i18n.Points)},
			Rating:    {l.T(textSheetName), l.T(i18n.FieldFIDE)},
		} {
			d, ok := Make(kind, s)
			if !ok {
				t.Fatalf("no %s", kind)
			}
			html := d.HTML()
			for _, head := range heads {
				if !regexp.MustCompile(`<th[^>]*>([^<]*<br>)*` + regexp.QuoteMeta(head) + `(<br>[^<]*)*</th>`).MatchString(html) {
					t.Errorf("%s %s: no column %q", kind, l.Tag(), head)
				}
			}
			if text := words(html); !strings.Contains(text, in.placeAndDay()) {
				t.Errorf("%s %s: no %q", kind, l.Tag(), in.placeAndDay())
			}
			for _, p := range h.Players(1) {
				if n := strings.Count(html, p.Name+"<"); n != 1 {
					t.Errorf("%s %s: %s stands %d times", kind, l.Tag(), p.Name, n)
				}
			}
		}
		if text := words(h.make(StartList, l).HTML()); strings.Contains(text, "HRV") || strings.Count(text, "CRO") != 100 {
			t.Errorf("%s: the starting list has not the codes of FIDE", l.Tag())
		}
		cross := words(h.make(Cross, l).HTML())
		for _, part := range []string{"IM 2495 SLO", "WFM 2490 GER", "2500 CRO"} {
			if !strings.Contains(cross, part) {
				t.Errorf("%s: the crosstable lacks %q", l.Tag(), part)
			}
		}
	}
}

// TestNormOnPaper: who makes a norm stands on the norm list with each of his opponents, as form IT1 asks: round, name, number, federation,
// rating, title and score, and each need with its article; the norm is that of the calculation.
func TestNormOnPaper(t *testing.T) {
	players := field(16)
	for i := range players {
		p := &players[i]
		p.SortName, p.Name, p.FIDEID, p.Rating = fmt.Sprintf("Šarić%c, Ana", 'A'+i), fmt.Sprintf("Ana Šarić%c", 'A'+i), fmt.Sprint(14500000+i), 2560-8*i
		p.Ratings.Standard, p.Federation, p.Title = p.Rating, []string{"HRV", "SLO", "AUT", "HUN"}[i%4], []string{"GM", "IM"}[i%2]
	}
	who := &players[15]
	who.Rating, who.Ratings.Standard, who.Title = 2440, 2440, "IM"
	h := open(t, 9, players)
	info := h.Event()
	info.Federation, info.Papers = "CRO", journal.EventPapers{Rated: true}
	h.do(journal.FilePapers{Info: info})
	h.do(journal.DeclareRating{Section: 1, Rating: journal.Rating{List: journal.RatedStandard, Code: "428817"}})
	h.start()
	for n := 1; n <= 9; n++ {
		h.pair()
		r, _ := h.Round(1, n)
		for _, b := range r.Boards {
			score := journal.Drawn
			switch journal.PlayerID(16) {
			case b.White:
				score = journal.WhiteWins
			case b.Black:
				score = journal.BlackWins
			}
			h.do(journal.EnterResult{Section: 1, Round: n, Board: b.Number, Score: score})
		}
		h.do(journal.CloseRound{Section: 1, Time: 1_795_000_000_000})
	}
	p, _ := h.Player(16)
	x, ok := federation.Reckon(h.State, p)
	if !ok || len(x.Met) != 9 {
		t.Fatalf("%v, %d games", ok, len(x.Met))
	}
	for _, l := range i18n.All() {
		text := strings.Join(strings.Fields(words(h.make(Norms, l).HTML())), " ")
		made := 0
		for _, n := range x.Norms {
			if openNeeds(n) > 0 {
				continue
			}
			made++
			if want := n.Title.String() + ": " + p.Name; !strings.Contains(text, want) {
				t.Errorf("%s: no %q in %s", l.Tag(), want, text)
			}
			for _, c := range n.Checks {
				if want := strings.Join(strings.Fields("✓ "+phrase.NormNeed(l, c)), " "); !strings.Contains(text, want) {
					t.Errorf("%s: no %q", l.Tag(), want)
				}
			}
		}
		if made == 0 || strings.Contains(text, l.T(textNormsNone)) {
			t.Fatalf("%s: %d norms, %+v", l.Tag(), made, x.Norms)
		}
		for _, g := range x.Met {
			q, _ := h.PlayerByTPN(1, g.TPN)
			want := fmt.Sprintf("%d %s (%s) %s %d %s %s", g.Round, q.Name, q.FIDEID, federationOf(q), q.Rating, q.Title, l.Tenths(5*g.Halves))
			if !strings.Contains(text, want) {
				t.Errorf("%s: no %q in %s", l.Tag(), want, text)
			}
		}
	}
}

// normTeams is an event of ten teams of two boards over nine rounds, of whose last team the first board, an FM, wins all but lost games.
func normTeams(t *testing.T, lost int) *hall {
	t.Helper()
	h := open(t, 9, field(10))
	h.do(journal.ChangeSection{Section: 1, SectionConfig: journal.SectionConfig{Name: "Pa", System: journal.Team, Edition: "2026", Rounds: 9, Options: journal.SystemOptions{Boards: 2}}})
	info := h.Event()
	info.Federation, info.Papers = "CRO", journal.EventPapers{Rated: true}
	h.do(journal.FilePapers{Info: info})
	h.do(journal.DeclareRating{Section: 1, Rating: journal.Rating{List: journal.RatedStandard, Code: "428817"}})
	for i, p := range h.Players(1) {
		first := journal.Member{Name: fmt.Sprintf("Ana Šarić%c", 'A'+i), Rating: 2500 - 5*i, Title: []string{"GM", "IM"}[i%2], Federation: []string{"HRV", "SLO", "AUT", "HUN"}[i%4], FIDEID: fmt.Sprint(14500000 + i)}
		if i == 9 {
			first.Title = "FM"
		}
		h.do(journal.SetRoster{Team: p.ID, Players: []journal.Member{first, {Name: fmt.Sprintf("Eva Perić%c", 'A'+i), Rating: 2100 + i, Federation: "CRO"}}})
	}
	h.start()
	for n := 1; n <= 9; n++ {
		h.pair()
		r, _ := h.Round(1, n)
		for _, b := range r.Boards {
			first := journal.Drawn
			switch {
			case b.White == 10 && n > lost:
				first = journal.WhiteWins
			case b.Black == 10 && n > lost:
				first = journal.BlackWins
			case b.White == 10 || b.Black == 10:
				first = journal.BothForfeit
			}
			for _, score := range []journal.Score{first, journal.Drawn} {
				step, err := regulation.Step(h.State, 1, n, b.Number, score)
				if err != nil {
					t.Fatal(err)
				}
				h.do(step)
			}
		}
		h.do(journal.CloseRound{Section: 1, Time: 1_795_000_000_000})
	}
	return h
}

// TestNormOfATeam: a player of a team makes a norm as well (B.01 1.4): it stands on the norm list with the players of the other teams whom
// he met, and the facts of the event count players, not teams. A game that was forfeited is none (1.4.2): with eight of nine the norm lacks one
// need.
func TestNormOfATeam(t *testing.T) {
	h := normTeams(t, 0)
	hero := regulation.Individuals(h.State, 1)[0]
	x, ok := federation.ReckonMember(h.State, section(h), hero)
	if !ok || hero.Member.Name != "Ana ŠarićJ" || len(x.Met) != 9 || !slices.Contains(x.Reached(), swiss.IM) {
		t.Fatalf("%v %+v: %d games, %v", ok, hero.Member, len(x.Met), x.Reached())
	}
	team := func(tpn swiss.TPN) string { p, _ := h.PlayerByTPN(1, tpn); return p.Name }
	for _, l := range i18n.All() {
		text := strings.Join(strings.Fields(words(h.make(Norms, l).HTML())), " ")
		for _, a := range hero.Met {
			want := fmt.Sprintf("%d %s (%s) (%s) %s %d %s %s", a.Round, a.Member.Name, team(a.Team), a.Member.FIDEID, codeOf(a.Member.Federation), a.Member.Rating, a.Member.Title, l.Tenths(5*a.Halves))
			if !strings.Contains(text, want) {
				t.Errorf("%s: no %q in %s", l.Tag(), want, text)
			}
		}
		for _, want := range []string{"IM: Ana ŠarićJ (" + team(hero.Team) + ")", "20 (" + l.T(textNormsOutside, "7") + ")"} {
			if !strings.Contains(text, want) {
				t.Errorf("%s: no %q in %s", l.Tag(), want, text)
			}
		}
	}
	h = normTeams(t, 1)
	x, _ = federation.ReckonMember(h.State, section(h), regulation.Individuals(h.State, 1)[0])
	if text := words(h.make(Norms, i18n.EN).HTML()); len(x.Met) != 8 || len(x.Reached()) > 0 || !strings.Contains(text, i18n.EN.T(textNormsNone)) || !strings.Contains(text, i18n.EN.T(textNormsNear)) {
		t.Errorf("a game forfeited: %d games, %v: %s", len(x.Met), x.Reached(), text)
	}
}

func section(h *hall) journal.Section { sec, _ := h.Section(1); return sec }
