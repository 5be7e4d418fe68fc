package store

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"wasit/app/device/store/engine"
	"wasit/app/device/store/memory"
	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/swiss/lot"
)

// starved is a database with room for a number of writes, whatever they are; plenty is none that counts.
type starved struct {
	engine.Database
	mu   sync.Mutex
	left int
}

const plenty = 1 << 30

func (e *starved) give(n int) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.left = n
}

func (e *starved) take(n int) error {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.left -= n; e.left < 0 {
		return &FullError{errors.New("no room")}
	}
	return nil
}

func (e *starved) Update(ctx context.Context, durable bool, f func(engine.Writer) error) error {
	return e.Database.Update(ctx, durable, func(w engine.Writer) error { return f(starvedWriter{w, e}) })
}

func (e *starved) Add(ctx context.Context, id string, seq int, texts ...string) error {
	if err := e.take(len(texts)); err != nil {
		return err
	}
	return e.Database.Add(ctx, id, seq, texts...)
}

func (e *starved) Act(ctx context.Context, id string, seq int, text, was, head string) error {
	if err := e.take(2); err != nil {
		return err
	}
	return e.Database.Act(ctx, id, seq, text, was, head)
}

type starvedWriter struct {
	engine.Writer
	e *starved
}

func (w starvedWriter) PutHead(id, text string) error {
	if err := w.e.take(1); err != nil {
		return err
	}
	return w.Writer.PutHead(id, text)
}

func (w starvedWriter) PutSnapshot(id, text string) error {
	if err := w.e.take(1); err != nil {
		return err
	}
	return w.Writer.PutSnapshot(id, text)
}

func (w starvedWriter) PutRow(id string, seq int, text string) error {
	if err := w.e.take(1); err != nil {
		return err
	}
	return w.Writer.PutRow(id, seq, text)
}

func (w starvedWriter) PutValue(name, text string) error {
	if err := w.e.take(1); err != nil {
		return err
	}
	return w.Writer.PutValue(name, text)
}

// TestNoRoomAtAnyWrite: the room ends at each single write of a small event's life in turn. What was acknowledged is there, nothing
// else is, and once there is room the same act goes through.
func TestNoRoomAtAnyWrite(t *testing.T) {
	backup := backupOf(t, start(t, On(memory.New()), "other", 4).store, "other")
	for n := 0; ; n += siegeStep {
		s := fresh(t)
		disk := &starved{Database: s.engine, left: n}
		s.engine = disk
		if refused := life(t, s, disk, backup); refused == 0 {
			if n < 20 {
				t.Fatalf("the whole life is %d writes long", n)
			}
			return
		}
	}
}

// life plays an event from its creation to its deletion, each act again where there was no room, and returns how many those were.
func life(t *testing.T, s *Store, disk *starved, other file.Backup) (refused int) {
	ctx := context.Background()
	h := &hall{t: t, store: s, id: "a"}
	must := func(what string, do func() error) {
		t.Helper()
		s.jobs.Wait()
		err := do()
		if err == nil {
			return
		}
		if refused++; !isA[*FullError](err) {
			t.Fatalf("%s: %v", what, err)
		}
		if h.Seq() > 0 {
			h.reads()
		}
		disk.give(plenty)
		if err := do(); err != nil {
			t.Fatalf("%s, with room: %v", what, err)
		}
	}
	players := []journal.PlayerInfo{{Name: "Ana"}, {Name: "Budi"}, {Name: "Citra"}, {Name: "Dodi"}}
	for _, c := range []journal.Command{journal.CreateEvent{EventInfo: journal.EventInfo{ID: "a", Name: "Cup"}}, journal.AddSection{SectionConfig: journal.SectionConfig{Name: "Pa", System: "dutch", Rounds: 1}},
		journal.ImportPlayers{Section: 1, Source: "csv", Players: players}, journal.FixOrder{Section: 1}, journal.DrawColor{Section: 1, Seed: 5},
		journal.PairByHand{Section: 1, Boards: []journal.Pair{{1, 2}, {3, 4}}}, journal.Publish{Section: 1, Time: 1},
		journal.EnterResult{Section: 1, Round: 1, Board: 1, Score: journal.WhiteWins}, journal.EnterResult{Section: 1, Round: 1, Board: 2, Score: journal.BlackWins},
		journal.CloseRound{Section: 1, Time: 2}, journal.FinishEvent{Time: 3}} {
		must(fmt.Sprintf("%T", c), func() error { return h.try(c) })
	}
	must("the settings", func() error { return s.SaveSettings(ctx, []byte(`{"lang":"hr"}`)) })
	must("noting a backup", func() error { return s.NoteBackup(ctx, "a", h.Seq(), 5) })
	must("the crew", func() error { return s.SaveCrew(ctx, "a", []byte("crew")) })
	must("a draft", func() error { return s.SaveDraft(ctx, "players", "half a name") })
	must("a press of the clock", func() error { return s.AppendClock(ctx, "g1", 1, "row") })
	must("restoring", func() error {
		_, err := s.Restore(ctx, other, nil)
		return err
	})
	clean, err := journal.Anonymise(h.records, journal.Stamp{At: 9})
	if err != nil {
		t.Fatal(err)
	}
	must("anonymising", func() error { return s.Replace(ctx, "a", h.Seq(), clean) })
	if state, err := s.State(ctx, "a"); err != nil || !state.IsAnonymous() {
		t.Fatalf("anonymised: %v", err)
	}
	h.State = journal.State{} // another journal by now
	must("deleting", func() error { return s.Delete(ctx, "a") })
	if list, err := s.List(ctx); err != nil || len(list) != 1 || list[0].ID != "other" {
		t.Fatalf("%+v, %v", list, err)
	}
	return refused
}

// spoilAt changes a text somewhere, in one of the ways in which files break.
func spoilAt(g *lot.Generator, text string) string {
	if text == "" {
		return "\x00"
	}
	at := int(g.Draw(uint64(len(text))))
	to := min(len(text), at+1+int(g.Draw(200)))
	switch g.Draw(5) {
	case 0:
		return text[:at] + string(text[at]^byte(1<<g.Draw(7))) + text[at+1:]
	case 1:
		return text[:at] // the end was never written
	case 2:
		return text[:at] + text[to:] // a piece is gone
	case 3:
		return text[:at] + strings.Repeat("\x00", to-at) + text[to:] // a block of zeros
	}
	return text[:to] + text[at:] // a piece is there twice
}

// TestDamagedAtRandom: records, index and snapshot are broken in every way at random. The event opens as far as it goes or says why not,
// what can be read can be saved, and the newest backup brings back the whole event.
func TestDamagedAtRandom(t *testing.T) {
	ctx := context.Background()
	s := fresh(t)
	h := start(t, s, "a", 6)
	h.play()
	h.play()
	s.jobs.Wait()
	good := backupOf(t, s, "a")
	var head, shot, rows string
	if err := s.engine.View(ctx, func(r engine.Reader) (err error) {
		head, _, _ = r.Head("a")
		shot, _, _ = r.Snapshot("a")
		rows, err = r.Rows("a", 0)
		return err
	}); err != nil || shot == "" {
		t.Fatal(err, len(shot))
	}
	seen := map[How]int{}
	for seed := range lot.Seed(siegeSeeds) {
		g := lot.New(seed)
		texts := []string{head, shot, rows}
		which := g.Draw(3)
		texts[which] = spoilAt(g, texts[which])
		s.spoil(t, func(w engine.Writer) error {
			return errors.Join(w.Clear("a", true), w.PutRow("a", 1, texts[2]), w.PutSnapshot("a", texts[1]), w.PutHead("a", texts[0]))
		})
		s = On(s.engine) // as after a start: nothing of it is remembered
		state, err := s.State(ctx, "a")
		if err == nil && state.Seq() != h.Seq() {
			t.Fatalf("seed %d: %d records of %d, and no word of it", seed, state.Seq(), h.Seq())
		}
		saved, err := s.Backup(ctx, 1, "a")
		if b, broken := file.ReadBackup(saved); len(saved) > 0 && (broken != nil || len(b.Events) != 1) || len(saved) == 0 && err == nil {
			t.Fatalf("seed %d: what can be read is saved as %d bytes: %v, %v", seed, len(saved), err, broken)
		}
		done, err := s.Restore(ctx, good, func() string { return fmt.Sprint("copy-", seed) })
		if err != nil {
			t.Fatalf("seed %d: the newest backup: %v", seed, err)
		}
		seen[done[0].How]++
		if state, err := s.State(ctx, done[0].ID); err != nil || state.Seq() != h.Seq() {
			t.Fatalf("seed %d: %s, then %d records of %d, %v", seed, done[0].How, state.Seq(), h.Seq(), err)
		}
		if done[0].ID != "a" {
			s.spoil(t, func(w engine.Writer) error { return w.Clear(done[0].ID, true) })
		}
	}
	if seen[Repaired] == 0 || siegeSeeds > 100 && seen[Kept] == 0 {
		t.Errorf("%v: not every way was gone", seen)
	}
	if seen[Copied] > 0 {
		t.Errorf("%v: what was changed on the disk is believed, and taken for another journal", seen)
	}
}

// TestDamagedEventBesideOthers: one event that is damaged keeps no other one out of a backup of everything.
func TestDamagedEventBesideOthers(t *testing.T) {
	ctx := context.Background()
	s := fresh(t)
	h := start(t, s, "a", 4)
	start(t, s, "b", 4)
	s.spoil(t, func(w engine.Writer) error { return w.PutHead("a", "nonsense") })
	saved, err := s.Backup(ctx, 1)
	var u *UnreadableError
	if b, broken := file.ReadBackup(saved); broken != nil || len(b.Events) != 2 || !errors.As(err, &u) || u.ID != "a" {
		t.Errorf("%d events, %v, %v", len(b.Events), broken, err)
	}
	whole := h.records
	if got, err := s.Readable(ctx, "a"); !isDamaged(err) || len(got) != len(whole) {
		t.Errorf("%d records of %d, %v", len(got), len(whole), err)
	}
	s.spoil(t, func(w engine.Writer) error { return errors.Join(w.Clear("a", false), w.PutRow("a", 1, "\x00")) })
	saved, err = s.Backup(ctx, 1)
	if b, broken := file.ReadBackup(saved); broken != nil || len(b.Events) != 1 || !errors.As(err, &u) || u.ID != "a" {
		t.Errorf("nothing is left of one: %d events, %v, %v", len(b.Events), broken, err)
	}
	if saved, err = s.Backup(ctx, 1, "a"); saved != nil || !errors.As(err, &u) {
		t.Errorf("nothing is left: %d bytes, %v", len(saved), err)
	}
}

// TestClockOfTheDevice: a device whose clock is set back or forward by years between two acts loses none, and their order stays.
func TestClockOfTheDevice(t *testing.T) {
	ctx := context.Background()
	s := fresh(t)
	year := int64(365 * 24 * 3600 * 1000)
	at := []int64{1_763_683_200_000, 1_763_683_200_000 - 20*year, 1_763_683_200_000 + 40*year, 0, -5 * year, 1_763_683_200_000 - 3_600_000}
	state := start(t, s, "a", 4).State
	for i := range 12 {
		records, after, err := journal.Decide(state, journal.Stamp{At: at[i%len(at)], Device: "tab"}, journal.AddNote{Note: journal.Note{Text: fmt.Sprint("note ", i)}})
		if err == nil {
			err = s.Append(ctx, "a", records, after)
		}
		if err != nil {
			t.Fatal(err)
		}
		state = after
	}
	if err := s.NoteBackup(ctx, "a", 3, at[2]); err != nil {
		t.Fatal(err)
	}
	records, err := s.Records(ctx, "a")
	if err != nil || len(records) != state.Seq() {
		t.Fatalf("%d records of %d, %v", len(records), state.Seq(), err)
	}
	if !slices.IsSortedFunc(records, func(a, b journal.Record) int { return a.Seq - b.Seq }) {
		t.Error("the order of the acts went with the clock")
	}
	if again, err := s.State(ctx, "a"); err != nil || again.Seq() != state.Seq() {
		t.Errorf("%d, %v", again.Seq(), err)
	}
	if b := backupOf(t, s, "a"); len(b.Events[0].Records) != state.Seq() {
		t.Error("the backup lacks some")
	}
}

// TestTwelveLargeEvents: a device holds twelve events of 300 players and 11 rounds; each opens as it was, and one that goes takes no
// other along.
func TestTwelveLargeEvents(t *testing.T) {
	ctx := context.Background()
	s := fresh(t)
	h := &hall{t: t, id: "e0"} // without a store: written in one piece
	h.do(journal.CreateEvent{EventInfo: journal.EventInfo{ID: "e0", Name: "Cup"}})
	h.do(journal.AddSection{SectionConfig: journal.SectionConfig{Name: "Pa", System: "dutch", Rounds: 11}})
	list := make([]journal.PlayerInfo, 300)
	for i := range list {
		list[i] = journal.PlayerInfo{Name: fmt.Sprintf("Pemain %03d", i+1), Club: fmt.Sprint("SDN ", i%20), Rating: 2000 - i}
	}
	h.do(journal.ImportPlayers{Section: 1, Source: "csv", Players: list})
	h.do(journal.FixOrder{Section: 1})
	h.do(journal.DrawColor{Section: 1, Seed: 5})
	for range 11 {
		h.play()
	}
	one := file.EventBackup{ID: "e0", Records: h.records, State: h.State}
	for i := range 12 {
		id := fmt.Sprint("e", i)
		copied, err := copyOf(one, id)
		if err != nil {
			t.Fatal(err)
		}
		records, err := file.Decode([]byte(copied.text))
		if err != nil {
			t.Fatal(err)
		}
		state, err := journal.Replay(records)
		if err != nil {
			t.Fatal(err)
		}
		if done, err := s.Restore(ctx, file.Backup{Events: []file.EventBackup{{ID: id, Records: records, State: state}}}, nil); err != nil || done[0].How != Added {
			t.Fatalf("event %d: %v, %v", i, done, err)
		}
	}
	if err := s.Delete(ctx, "e7"); err != nil {
		t.Fatal(err)
	}
	entries, err := s.List(ctx)
	if err != nil || len(entries) != 11 {
		t.Fatalf("%d events, %v", len(entries), err)
	}
	for _, e := range entries {
		if state, err := s.State(ctx, e.ID); err != nil || state.Seq() != h.Seq() || state.PlayerCount() != 300 {
			t.Errorf("%s: %d of %d, %v", e.ID, state.Seq(), h.Seq(), err)
		}
	}
	if saved, err := s.Backup(ctx, 1); err != nil || file.CheckBackupSize(int64(len(saved))) != nil {
		t.Errorf("a backup of everything has %d bytes, %v", len(saved), err)
	}
}
