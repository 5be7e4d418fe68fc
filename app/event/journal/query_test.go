package journal

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"wasit/app/words/letters"
	"wasit/swiss"
)

// TestScoresAreThoseOfSwiss: the results a board can have here are exactly those that swiss accepts side by side.
func TestScoresAreThoseOfSwiss(t *testing.T) {
	for w := range swiss.Outcome(20) {
		for b := range swiss.Outcome(20) {
			d := swiss.Draft{TotalRounds: 1, Players: []swiss.Player{
				{TPN: 1, Rounds: []swiss.Entry{{Outcome: w, Opponent: 2, Color: swiss.White}}},
				{TPN: 2, Rounds: []swiss.Entry{{Outcome: b, Opponent: 1, Color: swiss.Black}}},
			}}
			_, err := swiss.NewTournament(d)
			if ok := err == nil && (w.IsPlayed() || w.IsForfeit()); ok != (Score{w, b}).IsValid() {
				t.Errorf("%v beside %v: swiss %t, journal %t", w, b, ok, !ok)
			}
		}
	}
	for _, s := range Scores() {
		text, err := s.MarshalText()
		var back Score
		if err != nil || back.UnmarshalText(text) != nil || back != s || s.Reversed().Reversed() != s || !s.Reversed().IsValid() {
			t.Errorf("%v: %q %v", s, text, back)
		}
	}
	for s, want := range map[Score]swiss.Color{WhiteWins: swiss.White, BlackForfeits: swiss.White, WhiteForfeits: swiss.Black,
		Drawn: 0, BothForfeit: 0, WhiteHalf: 0, Adjourned: 0} {
		if s.Winner() != want {
			t.Errorf("winner of %s: %v", s, s.Winner())
		}
	}
}

func TestNextStep(t *testing.T) {
	h := open(t, 1, 2)
	want := func(step Step, round int, boards ...int) {
		t.Helper()
		if n := h.Next(1); n.Step != step || n.Round != round || !slices.Equal(n.Boards, boards) {
			t.Errorf("%+v, want %s of round %d, boards %v", n, step, round, boards)
		}
	}
	want(StepPlayers, 1)
	h.do(ImportPlayers{1, "", field(4)})
	want(StepOrder, 1)
	h.do(FixOrder{Section: 1})
	want(StepColor, 1)
	h.do(DrawColor{Section: 1, Color: swiss.Black})
	want(StepPair, 1)
	h.do(AddPlayer{1, PlayerInfo{Name: "Z"}})
	want(StepOrder, 1)
	h.do(FixOrder{Section: 1})
	h.pair()
	want(StepPublish, 1)
	h.do(Publish{1, hour})
	want(StepResults, 1, 1, 2, 3)
	h.do(EnterResult{1, 1, 2, Drawn})
	want(StepResults, 1, 1, 3)
	h.results(1)
	want(StepClose, 1)
	h.do(CloseRound{Section: 1, Time: hour})
	want(StepPair, 2)
	h.play()
	want(StepFinish, 2)
	h.do(FinishEvent{Time: hour})
	want(StepDone, 2)
	if sec, _ := h.Section(1); sec.Color != swiss.Black || !sec.ByHand || sec.Players != 6 || sec.Phase != Closed {
		t.Errorf("%+v", sec)
	}
}

func warned(h *hall) map[WarningKind]Warning {
	m := map[WarningKind]Warning{}
	for _, w := range h.DraftWarnings(1) {
		m[w.Kind] = w
	}
	return m
}

func TestDraftWarnings(t *testing.T) {
	h := open(t, 7, 6)
	for i, name := range []string{"Budi Santoso", "Budi Wijaya", "Ana", "Ana", "Eko", "Tia", "Rio"} {
		h.do(ChangePlayer{PlayerID(i + 1), PlayerInfo{Name: name, Club: []string{"SDN 1", "sdn 1", "", "", "x", "y", "z"}[i]}})
	}
	h.start()
	h.do(NotePresence{[]PlayerID{6}, Missing})
	h.do(RequestBye{[]PlayerID{5}, 1, Zero})
	h.do(NotePresence{[]PlayerID{5}, Present})
	h.do(Forbid{1, []Forbidden{{Players: []PlayerID{6, 7}}}})
	h.do(PairByHand{1, []Pair{{1, 2}, {3, 4}, {6, 7}}, 0})
	got := warned(h)
	for kind, board := range map[WarningKind]int{WarnSameClub: 1, WarnMissing: 3, WarnForbidden: 3, WarnPresentBye: 0} {
		if w, ok := got[kind]; !ok || w.Board != board {
			t.Errorf("%s: %+v", kind, w)
		}
	}
	if w := got[WarnUnchecked]; !slices.Equal(slices.Sorted(slices.Values(w.Players)), []PlayerID{1, 2, 3, 4, 7}) {
		t.Errorf("others were noted at the check-in: %+v", w)
	}
	if _, ok := got[WarnSameName]; !ok || len(got) != 6 {
		t.Errorf("%+v", got)
	}
	if h.IsStale(1) {
		t.Error("nothing changed since the pairing")
	}
	h.do(EditPairing{1, []Pair{{1, 2}, {3, 4}}, 7, ""})
	h.do(AddPlayer{1, PlayerInfo{Name: "New"}})
	if w := warned(h)[WarnUnpaired]; !slices.Equal(w.Players, []PlayerID{8}) || !h.IsStale(1) {
		t.Errorf("6 stays away by the arbiter's wish, 8 came: %+v", h.DraftWarnings(1))
	}
	h.do(RemovePlayer{8})
	h.do(Publish{1, hour})
	h.do(EnterResult{1, 1, 1, BlackForfeits})
	h.do(EnterResult{1, 1, 2, WhiteWins})
	h.do(CloseRound{Section: 1, Time: hour})
	h.do(PairByHand{1, []Pair{{1, 2}, {3, 4}, {5, 6}}, 7})
	got = warned(h)
	if w := got[WarnRematch]; w.Board != 2 || w.Round != 1 {
		t.Errorf("C.04.2 3.5: board 1 was a forfeit, board 2 a game: %+v", w)
	}
	if w := got[WarnNoShow]; w.Round != 1 || !slices.Equal(w.Players, []PlayerID{2}) {
		t.Errorf("2 did not come to round 1 and is paired again: %+v", w)
	}
	if w := got[WarnUnchecked]; slices.Contains(w.Players, 3) {
		t.Errorf("3 has played, so he is here: %+v", w)
	}
	if w := got[WarnSecondBye]; w.Round != 1 || !slices.Equal(w.Players, []PlayerID{7}) {
		t.Errorf("C.04.1 4: %+v", w)
	}
	h.do(CorrectResult{1, 1, 1, Drawn, "salah papan"})
	if w := warned(h)[WarnStale]; w.Round != 1 || !h.IsStale(1) {
		t.Errorf("%+v", w)
	}
}

func TestSecondByeAfterForfeitWin(t *testing.T) { // C.04.1 4
	h := open(t, 3, 4)
	h.start()
	h.do(PairByHand{1, []Pair{{1, 2}}, 3})
	h.do(Publish{1, hour})
	h.do(EnterResult{1, 1, 1, WhiteForfeits})
	h.do(CloseRound{Section: 1, Time: hour})
	h.do(PairByHand{1, []Pair{{3, 1}}, 2})
	if w := warned(h)[WarnSecondBye]; w.Round != 1 {
		t.Errorf("a forfeit win counts: %+v", h.DraftWarnings(1))
	}
	h.do(EditPairing{1, []Pair{{3, 2}}, 1, ""})
	if w, ok := warned(h)[WarnSecondBye]; ok {
		t.Errorf("the loser of a forfeit may have the bye: %+v", w)
	}
}

func TestColorWarnings(t *testing.T) {
	h := open(t, 8, 6)
	h.start()
	opponents := [][]Pair{{{1, 2}, {3, 4}, {5, 6}, {7, 8}}, {{1, 3}, {2, 4}, {5, 7}, {6, 8}}, {{1, 4}, {3, 2}, {8, 5}, {7, 6}}}
	for n, boards := range opponents {
		h.do(PairByHand{1, boards, 0})
		var got []PlayerID
		for _, w := range h.DraftWarnings(1) {
			if w.Kind == WarnColor {
				got = append(got, w.Players...)
			}
		}
		want := map[int][]PlayerID{2: {1, 4}}[n] // C.04.1 7: White for the third time; Black for the third time
		if !slices.Equal(got, want) {
			t.Errorf("round %d: %v, want %v", n+1, got, want)
		}
		h.do(Publish{1, hour})
		for b := range boards {
			h.do(EnterResult{1, n + 1, b + 1, Drawn})
		}
		h.do(CloseRound{Section: 1, Time: hour})
	}
}

func TestLateEntryBesideAPublishedRound(t *testing.T) {
	h := open(t, 5, 4)
	h.start()
	h.pair()
	h.do(Publish{1, hour})
	h.do(EnterResult{1, 1, 1, WhiteWins})
	r, _ := h.CurrentRound(1)
	h.do(EnterLate{Section: 1, PlayerInfo: PlayerInfo{Name: "Late"}, From: 1})
	late := PlayerID(6)
	refuse[*ReasonError](h, AddBoard{1, Pair{r.PAB, late}, ""})
	h.do(AddBoard{1, Pair{r.PAB, late}, "terlambat"})
	now, _ := h.CurrentRound(1)
	if now.PAB != 0 || len(now.Boards) != 3 || now.Boards[0].Score != WhiteWins || !now.Boards[2].ByHand || now.Boards[2].Black != late {
		t.Errorf("%+v", now)
	}
	for i, b := range r.Boards {
		if now.Boards[i].White != b.White || now.Boards[i].ByHand {
			t.Errorf("board %d moved", i+1)
		}
	}
	h.do(EnterLate{Section: 1, PlayerInfo: PlayerInfo{Name: "Later"}, From: 1, Missed: Half})
	if tour, err := h.Tournament(1, 1); err != nil || tour.Entry(7, 1).Outcome != swiss.ZeroBye {
		t.Errorf("entered for round 1, without a game in it: %v", err)
	}
	h.results(1)
	h.do(CloseRound{Section: 1, Time: hour})
	if e := refuse[*PresenceError](h, EnterLate{Section: 1, PlayerInfo: PlayerInfo{Name: "Too late"}, From: 1}); e.Round != 1 {
		t.Error(e)
	}
	h.do(EnterLate{Section: 1, PlayerInfo: PlayerInfo{Name: "Half"}, From: 3, Missed: Half})
	tour, err := h.ForPairing(1, 2)
	if err != nil {
		t.Fatal(err)
	}
	if tpn := tpnOf(h, 8); !tour.IsAbsent(tpn, 2) || tour.Score(tpn, 1) != swiss.HalfPoint || h.Points(1, 1)[8] != swiss.HalfPoint {
		t.Errorf("not yet there in round 2, half a point for round 1: %v", tour.Player(tpn))
	}
}

func TestLateEntryGetsTheNumberOfHisStrength(t *testing.T) { // C.04.2 2.4
	for _, c := range []struct {
		name  string
		order Order
		info  PlayerInfo
		want  swiss.TPN
	}{
		{"rating", Order{}, PlayerInfo{Name: "X", Rating: 1885}, 3},
		{"equal rating, title", Order{}, PlayerInfo{Name: "X", Rating: 1880, Title: "CM"}, 3},
		{"equal rating, alphabet behind", Order{}, PlayerInfo{Name: "Z", Rating: 1880}, 4},
		{"equal rating, alphabet before", Order{}, PlayerInfo{Name: "Ana", Rating: 1880}, 3},
		{"unrated", Order{}, PlayerInfo{Name: "Ana"}, 6},
		{"equal rating, lot", Order{Keys: []OrderKey{ByLot}, Seed: 5}, PlayerInfo{Name: "Ana", Rating: 1880}, 4},
		{"all by lot", Order{IgnoreRatings: true, Keys: []OrderKey{ByLot}, Seed: 5}, PlayerInfo{Name: "Ana", Rating: 2500}, 6},
		{"class", Order{IgnoreRatings: true, Keys: []OrderKey{ByClass}}, PlayerInfo{Name: "Z", Class: 6}, 1},
		{"as listed", Order{IgnoreRatings: true, Keys: []OrderKey{ByEntry}}, PlayerInfo{Name: "Ana", Rating: 2500}, 6},
	} {
		h := open(t, 5, 4)
		sec, _ := h.Section(1)
		sec.SectionConfig.Order = c.order
		h.do(ChangeSection{Section: 1, SectionConfig: sec.SectionConfig})
		h.start()
		before := h.Players(1)
		h.play()
		h.do(EnterLate{Section: 1, PlayerInfo: c.info})
		p, _ := h.Player(6)
		if p.TPN != c.want {
			t.Errorf("%s: number %d, want %d", c.name, p.TPN, c.want)
		}
		for _, old := range before {
			now, _ := h.Player(old.ID)
			if want := old.TPN + map[bool]swiss.TPN{true: 1}[old.TPN >= c.want]; now.TPN != want {
				t.Errorf("%s: %d became %d", c.name, old.TPN, now.TPN)
			}
		}
	}
}

func TestInitialOrderByLot(t *testing.T) { // formats.md 8.2
	h := newHall(t)
	h.do(CreateEvent{EventInfo{ID: "x", Name: "Cup"}})
	h.do(AddSection{SectionConfig{Name: "A", System: "dutch", Rounds: 3, Order: Order{Keys: []OrderKey{ByLot}, Seed: 20261120}}})
	for _, p := range []PlayerInfo{{Name: "Ahmad"}, {Name: "Bayu", Rating: 1450}, {Name: "Citra"}, {Name: "Dian", Rating: 1502}, {Name: "Eko"}, {Name: "Farah"}} {
		h.do(AddPlayer{1, p})
	}
	h.do(FixOrder{Section: 1})
	h.do(DrawColor{Section: 1, Seed: 20261120})
	var names []string
	for _, p := range h.Players(1) {
		names = append(names, p.Name)
	}
	if diff := cmp.Diff([]string{"Dian", "Bayu", "Eko", "Farah", "Citra", "Ahmad"}, names); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
	if sec, _ := h.Section(1); sec.Color != swiss.White {
		t.Errorf("formats.md 8.3: seed 20261120 gives White, got %v", sec.Color)
	}
}

func TestEffectOf(t *testing.T) {
	h := open(t, 6, 4)
	h.start()
	h.play()
	h.play()
	h.pair()
	e, err := h.EffectOf(1, 1, 2)
	if err != nil || !slices.Equal(e.Later, []int{2, 3}) || !e.Draft || !e.Reason || len(e.History) != 1 {
		t.Errorf("%+v %v", e, err)
	}
	if _, err := h.EffectOf(1, 1, 9); !isA[*UnknownError](err) {
		t.Error(err)
	}
}

func TestTally(t *testing.T) {
	h := open(t, 19, 4)
	h.start()
	h.do(RequestBye{[]PlayerID{19}, 1, Zero})
	h.pair()
	h.do(Publish{1, hour})
	for i, s := range []Score{WhiteWins, BlackWins, Drawn, BlackForfeits, BothForfeit, WhiteHalf, Adjourned, BothLose} {
		h.do(EnterResult{1, 1, i + 1, s})
	}
	want := Tally{Boards: 9, Missing: 1, White: 1, Black: 1, Draws: 1, Forfeits: 1, BothForfeit: 1, Unusual: 2, Adjourned: 1, Absent: 1}
	if diff := cmp.Diff(want, h.Tally(1, 1)); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
}

func TestSuggestRounds(t *testing.T) { // formats.md 8.4
	for n, want := range map[int][3]int{2: {1, 1, 1}, 3: {2, 2, 2}, 4: {2, 3, 3}, 5: {3, 4, 4}, 6: {3, 5, 5}, 8: {3, 5, 7}, 9: {4, 6, 8},
		16: {4, 6, 8}, 17: {5, 7, 9}, 32: {5, 7, 9}, 33: {6, 8, 10}, 64: {6, 8, 10}, 65: {7, 9, 11}, 128: {7, 9, 11},
		129: {8, 10, 12}, 256: {8, 10, 12}, 257: {9, 11, 13}, 512: {9, 11, 13}, 513: {10, 12, 14}, 1024: {10, 12, 14}} {
		for p := 1; p <= 3; p++ {
			if got := SuggestRounds(n, p); got.Places != want[p-1] || got.Winner != want[0] {
				t.Errorf("%d players, %d places: %+v, want %d", n, p, got, want[p-1])
			}
		}
	}
	if s := SuggestRounds(8, 1); !s.RoundRobin || s.RunOut {
		t.Errorf("%+v", s)
	}
	if s := SuggestRounds(10, 2); !s.RunOut || s.RoundRobin {
		t.Errorf("%+v", s)
	}
	if (SuggestRounds(1, 1) != Suggestion{}) {
		t.Error("one player needs no rounds")
	}
}

func TestClean(t *testing.T) {
	for in, want := range map[string]string{
		"Budi Santoso": "Budi Santoso", "  a\t b \u00a0c ": "a b c", "\u202eevil\u2066": "evil", "a\u200bb": "ab",
		"Đurđica Žužić": "Đurđica Žužić", "نام\u200cنام": "نام\u200cنام", "a\x00\x07b": "ab", "\xff": "", "": "", "<b>&": "<b>&",
	} {
		if got := Clean(in); got != want || Clean(got) != got {
			t.Errorf("Clean(%q) = %q, want %q", in, got, want)
		}
	}
	if got := CleanText("a \n\n b\r\nc"); got != "a\nb\nc" {
		t.Errorf("%q", got)
	}
	if got := FoldName("ŽELJKO Ćosić"); got != "zeljko cosic" {
		t.Errorf("%q", got)
	}
}

// TestByName: a list follows the alphabet of its language, by surname in Croatian, and by the name for sorting where one is given.
func TestByName(t *testing.T) {
	names := []PlayerInfo{{Name: "Ante Žanić"}, {Name: "Zec, Iva"}, {Name: "Maja Čović"}, {Name: "Luka Cvitan"}, {Name: "Ana Ljubić"}, {Name: "Ivo Lukić"},
		{Name: "Đuro Đurić"}, {Name: "Dino Džaja"}, {Name: "Ena Dujić"}, {Name: "Pelé", SortName: "Arantes"}}
	for a, want := range map[letters.Alphabet]string{
		letters.Croatian: "Pelé, Luka Cvitan, Maja Čović, Ena Dujić, Dino Džaja, Đuro Đurić, Ivo Lukić, Ana Ljubić, Zec, Iva, Ante Žanić",
		letters.English:  "Ana Ljubić, Ante Žanić, Pelé, Dino Džaja, Đuro Đurić, Ena Dujić, Ivo Lukić, Luka Cvitan, Maja Čović, Zec, Iva",
	} {
		var players []Player
		for i, info := range names {
			players = append(players, Player{ID: PlayerID(i + 1), PlayerInfo: info})
		}
		SortByName(a, players)
		var got []string
		for _, p := range players {
			got = append(got, p.Name)
		}
		if strings.Join(got, ", ") != want {
			t.Errorf("alphabet %d: %v", a, got)
		}
	}
}

// TestAnyTextComesBack: what is stored is what is read, whatever was typed.
func TestAnyTextComesBack(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		typed := rapid.OneOf(rapid.String(), rapid.StringOfN(rapid.RuneFrom([]rune("aÀ \t\n\u00a0\u202e\u200b\u200d\U000E0041\u2028\ufeff")), 0, 300, -1)).Draw(rt, "text")
		name, text := Clean(typed), CleanText(typed)
		if Clean(name) != name || CleanText(text) != text {
			rt.Fatalf("cleaning %q twice gives something else", typed)
		}
		h := newHall(t)
		h.do(CreateEvent{EventInfo{ID: "x", Name: "Cup"}})
		records, _, err := Decide(h.State, Stamp{Device: typed, By: strings.Repeat(typed, 40)}, AddNote{Note{Text: typed}})
		if err != nil {
			return // empty or too long
		}
		for _, r := range records {
			by := Stamp{r.At, r.Device, r.By}
			if again, err := by.Cleaned(); err != nil || again != by {
				rt.Fatalf("%+v is cleaned to %+v, %v", by, again, err)
			}
			if diff := cmp.Diff(r, reread(t, []Record{r})[0]); diff != "" {
				rt.Fatalf("mismatch (-want +got)\n%s", diff)
			}
		}
	})
}

func TestSimilar(t *testing.T) {
	h := open(t, 3, 3)
	h.do(ChangePlayer{2, PlayerInfo{Name: "Željko Horvat", Club: "ŠK Zagreb", Birth: Date{2014, 5, 6}}})
	for _, c := range []struct {
		info PlayerInfo
		want []PlayerID
	}{
		{PlayerInfo{Name: "zeljko  horvat"}, []PlayerID{2}},
		{PlayerInfo{Name: "Z. Horvat", Club: "šk zagreb", Birth: Date{2014, 5, 6}}, []PlayerID{2}},
		{PlayerInfo{Name: "Z. Horvat", Club: "other", Birth: Date{2014, 5, 6}}, nil},
		{PlayerInfo{}, nil},
	} {
		if got := h.Similar(c.info); !slices.Equal(got, c.want) {
			t.Errorf("%+v: %v, want %v", c.info, got, c.want)
		}
	}
}

// TestOneSchoolAlone: where all are of one school, or a table pairs, nobody is warned that two of it meet.
func TestOneSchoolAlone(t *testing.T) {
	for name, clubs := range map[string][4]string{"a club evening": {"ŠK", "ŠK", "ŠK", "ŠK"}, "two schools": {"A", "A", "A", "B"}} {
		h := open(t, 4, 3)
		for i, club := range clubs {
			h.do(ChangePlayer{PlayerID(i + 1), PlayerInfo{Name: string(rune('A' + i)), Club: club}})
		}
		h.start()
		h.do(PairByHand{1, []Pair{{1, 2}, {3, 4}}, 0})
		if _, warned := warned(h)[WarnSameClub]; warned != (name == "two schools") {
			t.Errorf("%s: warned %v", name, warned)
		}
	}
	h := open(t, 0, 3)
	h.do(AddSection{SectionConfig{Name: "Table", System: RoundRobin, Rounds: 1}})
	h.do(ImportPlayers{2, "csv", []PlayerInfo{{Name: "A", Club: "X"}, {Name: "B", Club: "X"}, {Name: "C", Club: "X"}, {Name: "D", Club: "Y"}}})
	h.do(FixOrder{Section: 2})
	table, err := h.ForPairing(2, 1)
	if err != nil {
		t.Fatal(err)
	}
	h.do(PairRound{2, fixture(table, 1), "test", Apart{}}) // two of X meet in any pairing
	for _, w := range h.DraftWarnings(2) {
		if w.Kind == WarnSameClub {
			t.Errorf("a table cannot be otherwise: %+v", w)
		}
	}
}

// Scores returns every result that a board can have (C.04.2 3, TRF result codes).
func Scores() []Score {
	all := make([]Score, len(scores))
	for i, row := range scores {
		all[i] = row.score
	}
	return all
}
