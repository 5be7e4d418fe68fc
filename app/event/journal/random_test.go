package journal

import (
	"fmt"
	"os"
	"testing"

	"pgregory.net/rapid"

	"wasit/swiss"
	"wasit/swiss/lot"
)

// TestAnyCommands: whatever is commanded, Decide answers or refuses, what it decides applies, and the journal gives the
// same state when it is replayed, read back from text, or folded behind a snapshot.
func TestAnyCommands(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		h := open(t, rapid.IntRange(0, 7).Draw(rt, "players"), 3)
		if rapid.Bool().Draw(rt, "started") && h.PlayerCount() > 2 {
			h.start()
			h.pair()
		}
		at := rapid.IntRange(1, 40).Draw(rt, "snapshot")
		var shot string
		for range rapid.IntRange(1, 60).Draw(rt, "commands") {
			before := h.State
			text := snap(t, before)
			if _, err := h.try(anyCommand(h.State).Draw(rt, "command")); err != nil && err.Error() == "" {
				rt.Fatal("a refusal without text")
			}
			if snap(t, before) != text {
				rt.Fatal("the old state changed")
			}
			queries(h.State)
			if h.Seq() >= at && shot == "" {
				shot = snap(t, h.State)
			}
		}
		checkJournal(rt, h, shot)
	})
}

func checkJournal(rt *rapid.T, h *hall, shot string) {
	want := snap(h.t, h.State)
	records := reread(h.t, h.records)
	s, err := Replay(records)
	if err != nil {
		rt.Fatal(err)
	}
	if got := snap(h.t, s); got != want {
		rt.Fatalf("replayed: %s\nwant %s", got, want)
	}
	if shot == "" {
		return
	}
	s, err = unsnap(shot)
	if err != nil {
		rt.Fatal(err)
	}
	s, err = Fold(s, records[s.seq:])
	if re, ok := err.(*RecordError); ok && re.Kind == KindReverted {
		return // takes back what the snapshot holds: replay all
	}
	if err != nil || snap(h.t, s) != want {
		rt.Fatalf("behind the snapshot: %v", err)
	}
}

// queries asks everything a screen asks; it must not panic.
func queries(s State) {
	for _, sec := range s.Sections() {
		if n := len(s.Players(sec.ID)); n != sec.Players {
			panic(fmt.Sprintf("section %d counts %d players and has %d", sec.ID, sec.Players, n))
		}
	}
	s.Notes()
	s.CanUndo()
	s.Similar(PlayerInfo{Name: "Pemain 001"})
	for _, id := range []SectionID{0, 1, 2} {
		s.Next(id)
		s.Marks(id)
		s.DraftWarnings(id)
		s.IsStale(id)
		s.LastResult(id)
		s.CurrentRound(id)
		s.LastCheck(id)
		s.ApartGroups(id, 1)
		n := s.NextRound(id)
		s.ForPairing(id, n)
		for r := range n + 2 {
			s.Rows(id, r)
			s.Tally(id, r)
			s.Checked(id, r)
			s.CapOn(id, r, 1)
			s.Tournament(id, r)
			s.EffectOf(id, r, 1)
		}
	}
}

func anyCommand(s State) *rapid.Generator[Command] {
	return rapid.Custom(func(t *rapid.T) Command {
		sec := SectionID(rapid.SampledFrom([]int{1, 1, 1, 1, 2, 0}).Draw(t, "section"))
		who := rapid.Custom(func(t *rapid.T) PlayerID { return PlayerID(rapid.IntRange(0, 9).Draw(t, "id")) })
		list := rapid.SliceOfN(who, 0, 3).Draw(t, "players")
		one := who.Draw(t, "player")
		round, board := rapid.IntRange(0, 4).Draw(t, "round"), rapid.IntRange(0, 4).Draw(t, "board")
		info := PlayerInfo{Name: rapid.StringN(0, 5, -1).Draw(t, "name"), Rating: rapid.IntRange(-1, 2500).Draw(t, "rating")}
		reason := rapid.SampledFrom([]string{"", "salah"}).Draw(t, "reason")
		score := rapid.SampledFrom(append(Scores(), Score{})).Draw(t, "score")
		config := SectionConfig{Name: "B", System: "dutch", Rounds: round, HalfByes: 1}
		bye := rapid.SampledFrom([]ByeKind{Zero, Half, Full, ""}).Draw(t, "bye")
		pairs := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) Pair { return Pair{who.Draw(t, "w"), who.Draw(t, "b")} }), 0, 4)
		return rapid.SampledFrom([]func() Command{
			func() Command { return AddPlayer{sec, info} },
			func() Command { return ImportPlayers{sec, "csv", []PlayerInfo{info, info}} },
			func() Command { return ChangePlayer{one, info} },
			func() Command { return MovePlayer{one, sec} },
			func() Command { return TransferPlayer{one, sec, bye, board > 2} },
			func() Command { return RemovePlayer{one} },
			func() Command { return EnterLate{sec, info, round, bye} },
			func() Command { return Withdraw{list, round, reason} },
			func() Command { return Return{list, round} },
			func() Command { return RequestBye{list, round, bye} },
			func() Command { return CancelBye{list, round} },
			func() Command { return NotePresence{list, Present} },
			func() Command { return Forbid{sec, []Forbidden{{round, board, list}}} },
			func() Command { return FixOrder{sec, nil, reason} },
			func() Command { return FixOrder{sec, list, reason} },
			func() Command { return DrawColor{Section: sec, Seed: lot.Seed(board)} },
			func() Command { return DrawLots{sec, "tie", list, 5} },
			func() Command { return SetWording{Wording{"record", "kata"}} },
			func() Command {
				return FilePapers{EventInfo{Arbiter: reason, Papers: EventPapers{Rated: true, Contact: reason}}}
			},
			func() Command { return DeclareRating{sec, Rating{List: RatedRapid, Code: reason}} },
			func() Command { return DateRounds{sec, []RoundDay{{Date{2026, round, board}, board}}} },
			func() Command {
				return ChoosePrizes{sec, Prizes{List: []Prize{{Places: 2, TwoThirds: true}}}}
			},
			func() Command { return PairByHand{sec, pairs.Draw(t, "pairs"), one} },
			func() Command { return fixtureCommand(s, sec) },
			func() Command { return EditPairing{sec, pairs.Draw(t, "pairs"), one, reason} },
			func() Command { return SwapPlayers{sec, one, PlayerID(board), reason} },
			func() Command { return AddBoard{sec, Pair{one, PlayerID(board)}, reason} },
			func() Command { return DiscardDraft{sec} },
			func() Command { return Publish{sec, hour} },
			func() Command { return Unpublish{sec, reason} },
			func() Command { return EnterResult{sec, s.NextRound(sec) - 1, board, score} },
			func() Command { return EnterResult{sec, s.NextRound(sec) - 1, board, WhiteWins} },
			func() Command { return CorrectResult{sec, round, board, score, reason} },
			func() Command { return ClearResult{sec, round, board} },
			func() Command { return ReverseColors{sec, round, board, reason} },
			func() Command { return CloseRound{Section: sec, Time: hour} },
			func() Command { return ReopenRound{sec, reason} },
			func() Command { return FinishEvent{hour, reason != ""} },
			func() Command { return ReopenEvent{reason} },
			func() Command { return AddSection{config} },
			func() Command { return ChangeSection{sec, config, reason} },
			func() Command { return RemoveSection{sec} },
			func() Command { return ChangeTieBreaks{sec, []string{"DE"}, "", reason} },
			func() Command { return Arrive{list} },
			func() Command { return NotePresence{list, Missing} },
			func() Command { return NoteFee{list, reason == ""} },
			func() Command { return CloseCheckIn{sec, hour, list, []PlayerID{one}} },
			func() Command { return FixTable{one, board} },
			func() Command { return SetHall{sec, Hall{Pause: round, Apart: board}} },
			func() Command { return StartRound{sec, hour} },
			func() Command { return CheckResult{sec, board, score, CheckBlind} },
			func() Command {
				return DecideCap{Section: sec, Board: board, White: Army{Pawns: round}, Score: score, Reason: reason}
			},
			func() Command { return AddNote{Note{Text: reason}} },
			func() Command { return Undo{} },
			func() Command { return Undo{sec, rapid.IntRange(0, max(1, s.Seq())).Draw(t, "seq")} },
		}).Draw(t, "kind")()
	})
}

func fixtureCommand(s State, sec SectionID) Command {
	n := s.NextRound(sec)
	tour, err := s.ForPairing(sec, n)
	if err != nil {
		return PairRound{Section: sec}
	}
	return PairRound{sec, fixture(tour, n), "test", Apart{}}
}

// TestAnyFacts: facts that nobody decided, in any order, give a state or an error that names the record.
func TestAnyFacts(t *testing.T) {
	all := day(t).records
	rapid.Check(t, func(rt *rapid.T) {
		var s State
		if rapid.Bool().Draw(rt, "begun") {
			s, _ = Replay(all[:rapid.IntRange(0, len(all)).Draw(rt, "at")])
		}
		for range rapid.IntRange(1, 40).Draw(rt, "facts") {
			r := all[rapid.IntRange(0, len(all)-1).Draw(rt, "fact")]
			r.Seq, r.Act = s.Seq()+1, s.Seq()+1
			if e, ok := r.Event.(Reverted); ok {
				e.Seq = rapid.IntRange(-1, s.Seq()+1).Draw(rt, "reverted")
				r.Event = e
			}
			next, err := Apply(s, r)
			if re, ok := err.(*RecordError); err != nil && (!ok || re.Seq != r.Seq || re.Kind != r.Kind()) {
				rt.Fatalf("the error does not name the record: %v", err)
			}
			s = next
			queries(s)
		}
	})
}

// TestManyCommands is the soak of TestAnyCommands: longer events, driven towards their end.
func TestManyCommands(t *testing.T) {
	events := 3
	if os.Getenv("WASIT_LONG") == "1" {
		events = 300
	}
	for seed := range events {
		g := lot.New(lot.Seed(seed))
		h := open(t, 3+int(g.Draw(30)), 5)
		h.start()
		for h.NextRound(1) <= 5 {
			h.pair()
			n := h.NextRound(1) - 1
			h.do(Publish{1, hour})
			for _, b := range h.MissingBoards(1, n) {
				h.do(EnterResult{1, n, b, Scores()[g.Draw(16)]})
				if g.Draw(5) == 0 {
					h.do(Undo{1, h.Seq()})
				}
			}
			for _, b := range h.MissingBoards(1, n) {
				h.do(EnterResult{1, n, b, Drawn})
			}
			h.do(CloseRound{Section: 1, Time: hour})
			if g.Draw(2) == 0 && n < 5 {
				h.do(EnterLate{Section: 1, PlayerInfo: PlayerInfo{Name: "Late", Rating: int(g.Draw(2000))}})
			}
			if who := PlayerID(1 + g.Draw(3)); g.Draw(4) == 0 && n < 5 {
				if p, _ := h.Player(who); p.IsWithdrawn() {
					h.do(Return{Players: []PlayerID{who}})
				} else {
					h.do(Withdraw{Players: []PlayerID{who}})
				}
			}
		}
		s, err := Replay(h.records)
		if err != nil {
			t.Fatal(err)
		}
		if snap(t, s) != snap(t, h.State) || snap(t, forget(t, h.records)) != snap(t, s) {
			t.Fatalf("event %d: another state after replay", seed)
		}
		var sum swiss.Points
		tour, err := s.Tournament(1, 5)
		if err != nil {
			t.Fatal(err)
		}
		points := s.Points(1, 5)
		for _, p := range s.Players(1) {
			want := tour.Score(p.TPN, 5)
			for r := 1; r <= 5; r++ {
				if tour.Entry(p.TPN, r).Outcome == swiss.Pending {
					want -= swiss.HalfPoint // a draw for the pairing alone
				}
			}
			if sum += points[p.ID]; points[p.ID] != want {
				t.Fatalf("event %d: %s has %v points, the tournament says %v", seed, p.Name, points[p.ID], want)
			}
		}
		if sum == 0 {
			t.Fatalf("event %d: nobody scored", seed)
		}
	}
}
