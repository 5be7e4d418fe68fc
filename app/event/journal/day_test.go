package journal

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/swiss"
)

// TestDay runs an event with everything that happens on a real day, and then the same from its journal.
func TestDay(t *testing.T) {
	h := day(t)
	for name, decode := range map[string]func() (State, error){
		"replayed": func() (State, error) { return Replay(h.records) },
		"through text": func() (State, error) {
			records := reread(t, h.records)
			if diff := cmp.Diff(h.records, records); diff != "" {
				t.Errorf("records through text: mismatch (-want +got)\n%s", diff)
			}
			return Replay(records)
		},
	} {
		s, err := decode()
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if diff := cmp.Diff(snap(t, h.State), snap(t, s)); diff != "" {
			t.Errorf("%s: mismatch (-want +got)\n%s", name, diff)
		}
	}
	for at := 1; at < len(h.records); at++ { // a snapshot after any record serves as well as the whole journal
		s, err := Replay(h.records[:at])
		if err != nil {
			t.Fatal(err)
		}
		s, err = unsnap(snap(t, s))
		if err != nil {
			t.Fatalf("snapshot after record %d: %v", at, err)
		}
		s, err = Fold(s, h.records[at:])
		if err != nil {
			if re := err.(*RecordError); re.Kind == KindReverted {
				continue // takes back what the snapshot holds already: the caller replays all
			}
			t.Fatalf("behind a snapshot after record %d: %v", at, err)
		}
		if snap(t, s) != snap(t, h.State) {
			t.Fatalf("another state behind a snapshot after record %d", at)
		}
	}
}

func day(t testing.TB) *hall {
	h := open(t, 13, 5)
	h.do(ChangePlayer{3, PlayerInfo{Name: "Élodie  Čović\u202e", SortName: "Čović Élodie", Rating: 1877, Class: 6, Title: "WFM"}})
	h.do(AddPlayer{1, PlayerInfo{Name: "Budi Santoso", Club: "SDN Tapos 2"}})
	h.do(Undo{})
	h.do(ChangeEvent{EventInfo{Name: "O2SN Kec. Tapos", Place: "Depok", Start: Date{2026, 11, 21}, Arbiter: "Hendra", Deputies: []string{"Sari"}}})
	h.do(AddSection{SectionConfig{Name: "Pi", System: "dutch", Edition: "2026", Rounds: 3, TieBreaks: []string{"DE"}}})
	h.do(AddPlayer{1, PlayerInfo{Name: "Putri", Sex: swiss.Female}})
	h.do(MovePlayer{14, 2})
	h.do(RemovePlayer{14})
	h.do(RemoveSection{2})
	h.do(ChangeSection{Section: 1, SectionConfig: SectionConfig{Name: "Putra", System: "dutch", Edition: "2026", Rounds: 5,
		HalfByes: 1, NoByesLast: 1, Scoring: swiss.ScoringOf(10, 5, 0), TimeControl: "25 menit", TimeCode: "1500", WalkOver: 15}})
	h.do(RequestBye{Players: []PlayerID{6}, Round: 2, Bye: Zero})
	h.do(CancelBye{[]PlayerID{6}, 2})
	h.do(RequestBye{Players: []PlayerID{5}, Round: 2, Bye: Half})
	h.do(NotePresence{[]PlayerID{1, 2, 3}, Present})
	h.do(Forbid{1, []Forbidden{{Players: []PlayerID{1, 7}}}})
	h.start()
	h.play()
	h.do(EnterLate{Section: 1, PlayerInfo: PlayerInfo{Name: "Tono", Rating: 1855}})
	h.pair()
	h.do(SwapPlayers{1, 8, 9, "keluarga"})
	h.do(Publish{1, 3 * hour})
	h.do(Unpublish{1, "salah cetak"})
	h.do(Publish{1, 3 * hour})
	h.do(EnterResult{1, 2, 5, WhiteWins})
	h.do(ClearResult{1, 2, 5})
	h.do(EnterResult{1, 2, 1, WhiteWins})
	h.do(EnterResult{1, 2, 2, BlackForfeits})
	h.do(EnterResult{1, 2, 1, Drawn})
	h.do(EnterResult{1, 2, 3, BothForfeit})
	h.do(Undo{1, h.Seq() - 1}) // the draw on board 1
	h.do(EnterResult{1, 2, 4, Adjourned})
	h.results(2)
	h.do(CloseRound{Section: 1, Time: 4 * hour})
	h.do(ReopenRound{1, "belum diperiksa"})
	h.do(CloseRound{Section: 1, Time: 4 * hour, Checked: true})
	h.do(Withdraw{Players: []PlayerID{12}, Reason: "sakit"})
	h.pair()
	h.do(CorrectResult{1, 1, 2, BlackWins, "tertukar"})
	h.do(DiscardDraft{1})
	h.play()
	h.do(CorrectResult{1, 2, 4, WhiteWins, ""})
	h.do(CorrectResult{1, 1, 1, Drawn, "kertas dibaca salah"})
	h.do(Return{Players: []PlayerID{12}})
	h.play()
	h.do(ReverseColors{1, 4, 1, "jam di sisi salah"})
	h.play()
	h.do(ChangeTieBreaks{1, []string{"BH/C1", "BH", "SB", "DE"}, "2026", "lupa diisi"})
	h.do(DrawLots{1, "tie", []PlayerID{4, 2, 9}, 99})
	h.do(AddNote{Note{Section: 1, Text: "protes ditolak\nart. 9"}})
	h.do(FinishEvent{Time: 9 * hour})
	h.do(ReopenEvent{"salah medali"})
	h.do(FinishEvent{Time: 10 * hour})
	return h
}

func TestDayAsData(t *testing.T) {
	h := day(t)
	if p, _ := h.Player(3); p.Name != "Élodie Čović" {
		t.Errorf("name: %q, want without double space and direction character", p.Name)
	}
	if h.PlayerCount() != 14 {
		t.Errorf("players: %d, want 13 and the late entry; the undone one is gone", h.PlayerCount())
	}
	late, _ := h.PlayerByTPN(1, 6)
	if late.Name != "Tono" || late.Entered != 2 {
		t.Errorf("C.04.2 2.4: number 6 is %+v, want Tono, entered in round 2", late)
	}
	r2, _ := h.Round(1, 2)
	if b := r2.Boards[0]; b.Score != WhiteWins || b.Entries != 1 {
		t.Errorf("round 2 board 1: %v after %d entries, want the undone draw gone", b.Score, b.Entries)
	}
	tour, err := h.Tournament(1, 5)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name  string
		who   PlayerID
		round int
		want  swiss.Outcome
	}{
		{"late entry before he came", late.ID, 1, swiss.ZeroBye},
		{"requested half-point bye", 5, 2, swiss.HalfBye},
		{"withdrawn", 12, 3, swiss.ZeroBye},
	} {
		p, _ := h.Player(c.who)
		if e := tour.Entry(p.TPN, c.round); e.Outcome != c.want || e.Opponent != 0 {
			t.Errorf("%s: %+v, want %v", c.name, e, c.want)
		}
	}
	points := h.Points(1, 5)
	for _, p := range h.Players(1) {
		if points[p.ID] != tour.Score(p.TPN, 5) {
			t.Errorf("%s has %v, the tournament says %v", p.Name, points[p.ID], tour.Score(p.TPN, 5))
		}
	}
	if e := tour.Entry(tpnOf(h, 12), 4); !e.Outcome.IsPaired() {
		t.Errorf("returned player in round 4: %+v", e)
	}
}

func tpnOf(h *hall, id PlayerID) swiss.TPN { p, _ := h.Player(id); return p.TPN }

// TestMarks: exactly the rounds paired on other data are named, with their cause.
func TestMarks(t *testing.T) {
	h := day(t)
	var got []string
	for _, m := range h.Marks(1) {
		for _, r := range m.Rounds {
			got = append(got, string(m.Why)+" "+string(rune('0'+r)))
		}
	}
	want := []string{"renumbered 1", "by-hand 2", "adjourned 3", "corrected 2", "corrected 2", "corrected 3", "by-hand 4", "reversed 5"}
	slices.Sort(got)
	slices.Sort(want)
	// The correction before round 3 was published marks round 2 only: the draft of round 3 was dropped. The reversal of
	// round 4 came before round 5 was paired.
	want = slices.DeleteFunc(want, func(s string) bool { return s == "reversed 5" })
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
}

func TestOldStatesStayValid(t *testing.T) {
	h := open(t, 9, 4)
	var states []State
	var texts []string
	keep := func() { states, texts = append(states, h.State), append(texts, snap(t, h.State)) }
	keep()
	h.start()
	keep()
	for range 3 {
		h.pair()
		keep()
		h.do(Publish{1, hour})
		n := h.NextRound(1) - 1
		for _, b := range h.MissingBoards(1, n) {
			h.do(EnterResult{1, n, b, WhiteWins})
			keep()
		}
		h.do(ReverseColors{1, n, 1, ""})
		keep()
		h.do(CloseRound{Section: 1, Time: hour})
		h.do(EnterLate{Section: 1, PlayerInfo: PlayerInfo{Name: "Late", Rating: 1850 + n}})
		keep()
	}
	for i, s := range states {
		if snap(t, s) != texts[i] {
			t.Fatalf("state %d changed after it was left behind", i)
		}
	}
}
