package keeper

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"wasit/app/device/bridge"
	"wasit/app/device/store"
	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

var errFull = &store.FullError{Err: errors.New("quota")}

func TestEventIsCreatedListedOpenedAndDeleted(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		tab := m.tab()
		first := acts(t, journal.State{}, journal.CreateEvent{EventInfo: journal.EventInfo{ID: "a", Name: "Cup", Place: "Depok"}})[0]
		if got := one[session.EventCreated](t, tab.do(session.CreateEvent{ID: first.ID, Records: first.Records, After: first.After})); got.ID != "a" {
			t.Errorf("created %q", got.ID)
		}
		if got := one[session.Failed](t, tab.do(session.CreateEvent{ID: first.ID, Records: first.Records, After: first.After})); got.Err == nil {
			t.Error("the same event was created twice")
		}
		list := one[session.EventsListed](t, tab.do(session.ListEvents{}))
		if len(list.Events) != 1 || list.Events[0].Name != "Cup" || list.Events[0].Place != "Depok" || list.Err != nil {
			t.Errorf("listed %+v", list)
		}
		opened := one[session.EventOpened](t, tab.open("a"))
		if opened.ID != "a" || !opened.Writer || opened.State.Seq() != 1 {
			t.Errorf("opened %q, writer %v, record %d", opened.ID, opened.Writer, opened.State.Seq())
		}
		if log := one[session.LogLoaded](t, tab.do(session.LoadLog{ID: "a"})); len(log.Records) != 1 || log.Err != nil {
			t.Errorf("log %+v", log)
		}
		if got := one[session.EventDeleted](t, tab.do(session.DeleteEvent{ID: "a"})); got.ID != "a" {
			t.Errorf("deleted %q", got.ID)
		}
		if list := one[session.EventsListed](t, tab.do(session.ListEvents{})); len(list.Events) != 0 {
			t.Errorf("still listed: %+v", list.Events)
		}
		tab.do(session.CloseEvent{ID: "a"})
		failed := one[session.EventFailed](t, tab.open("a"))
		if gone := (*session.GoneError)(nil); !errors.As(failed.Err, &gone) || gone.ID != "a" {
			t.Errorf("opening what was deleted: %v", failed.Err)
		}
		m.disk.refuses("List", &store.UnavailableError{Why: store.Shut})
		if list := one[session.EventsListed](t, tab.do(session.ListEvents{})); !isNoStore(list.Err, "shut") {
			t.Errorf("listing on a closed store: %v", list.Err)
		}
	})
}

func isNoStore(err error, why string) bool {
	none, ok := err.(*session.NoStoreError)
	return ok && none.Why == why
}

// TestAppendThatFails: the act is refused, and so is what was decided behind it; what is really there is read.
func TestAppendThatFails(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		was := m.event("a", "Cup")
		tab := m.tab()
		tab.open("a")
		m.disk.refuses("Append", errFull)
		list := acts(t, was, rename(was, "Cup 2"), journal.AddSection{SectionConfig: journal.SectionConfig{Name: "Girls", System: "dutch", Rounds: 5}})
		said := tab.do(list[0])
		if kinds(said) != "AppendFailed EventOpened " {
			t.Fatalf("answers: %s", kinds(said))
		}
		if full := (*session.FullError)(nil); !errors.As(said[0].(session.AppendFailed).Err, &full) {
			t.Errorf("said %v", said[0].(session.AppendFailed).Err)
		}
		if now := said[1].(session.EventOpened); now.State.Event().Name != "Cup" || now.State.Seq() != was.Seq() {
			t.Errorf("read %q at %d", now.State.Event().Name, now.State.Seq())
		}
		m.disk.refuses("Append", nil)
		said = tab.do(list[1])
		if readonly := (*session.ReadOnlyError)(nil); len(said) == 0 || kinds(said[:1]) != "AppendFailed " || !errors.As(said[0].(session.AppendFailed).Err, &readonly) {
			t.Fatalf("the act behind it: %s", kinds(said))
		}
		if now := m.stateOf("a"); now.Seq() != was.Seq() {
			t.Errorf("the store stands at %d, not %d", now.Seq(), was.Seq())
		}
		if got := one[session.Appended](t, tab.do(list[0])); got.Seq != was.Seq()+1 {
			t.Errorf("with room again: kept up to %d", got.Seq)
		}
	})
}

// TestAppendBesideAnotherTab: one tab writes, the other follows; taking over turns that round, and what the old writer still
// had on its hands is refused.
func TestAppendBesideAnotherTab(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		was := m.event("a", "Cup")
		writer, reader := m.tab(), m.tab()
		writer.open("a")
		if said := reader.open("a"); kinds(said) != "WriterChanged EventOpened " || said[1].(session.EventOpened).Writer {
			t.Fatalf("the second tab: %s", kinds(said))
		}
		next := acts(t, was, rename(was, "Cup 2"))
		if said := writer.do(next[0]); kinds(said) != "Appended " {
			t.Fatalf("the writer: %s", kinds(said))
		}
		if got := one[session.EventOpened](t, reader.heard()); got.State.Event().Name != "Cup 2" || got.Writer {
			t.Errorf("the reader sees %q, writer %v", got.State.Event().Name, got.Writer)
		}
		if got := one[session.EventOpened](t, reader.do(session.TakeOver{ID: "a"})); !got.Writer || got.State.Event().Name != "Cup 2" {
			t.Errorf("after taking over: %+v", got.Writer)
		}
		if got := one[session.WriterChanged](t, writer.heard()); got.Writer || got.ID != "a" {
			t.Errorf("who wrote before is told %+v", got)
		}
		fresh := acts(t, next[0].After, rename(was, "Cup 3"))[0]
		reader.do(fresh)
		if got := one[session.EventOpened](t, writer.heard()); got.State.Event().Name != "Cup 3" || got.Writer {
			t.Errorf("now the first tab follows: %q", got.State.Event().Name)
		}
		stale := acts(t, next[0].After, rename(was, "Mine"))[0]
		if said := writer.do(stale); kinds(said) != "AppendFailed EventOpened " || said[1].(session.EventOpened).State.Event().Name != "Cup 3" {
			t.Errorf("an act on what is no longer there: %s", kinds(said))
		}
		reader.do(session.CloseEvent{ID: "a"})
		if got := one[session.EventOpened](t, writer.heard()); !got.Writer {
			t.Error("the one that is left does not write")
		}
		reader.do(session.CloseEvent{ID: "a"})
		if said := append(reader.do(session.TakeOver{ID: "a"}), writer.heard()...); len(said) > 0 {
			t.Errorf("taking over what was left: %s", kinds(said))
		}
	})
}

// TestAppendWithoutLocks: in a browser without locks the store itself stops the second writer.
func TestAppendWithoutLocks(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		m.noLocks = true
		was := m.event("a", "Cup")
		one1, two := m.tab(), m.tab()
		for _, tab := range []*tab{one1, two} {
			if got := one[session.EventOpened](t, tab.open("a")); !got.Writer {
				t.Fatal("a tab that knows of no other reads only")
			}
		}
		one1.do(acts(t, was, rename(was, "One"))[0])
		said := two.do(acts(t, was, rename(was, "Two"))[0])
		if kinds(said) != "AppendFailed EventOpened " || said[1].(session.EventOpened).State.Event().Name != "One" {
			t.Errorf("the second writer: %s", kinds(said))
		}
	})
}

// TestWritesKeepTheirOrder: quick acts are stored one behind the other, and the lock is given back behind them all.
func TestWritesKeepTheirOrder(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		was := m.event("a", "Cup")
		first, second := m.tab(), m.tab()
		first.open("a")
		second.open("a")
		second.heard()
		var commands []journal.Command
		for i := range 50 {
			commands = append(commands, rename(was, fmt.Sprintf("Cup %02d", i)))
		}
		var cmds []session.Cmd
		for _, a := range acts(t, was, commands...) {
			cmds = append(cmds, a)
		}
		said := first.do(append(cmds, session.CloseEvent{ID: "a"})...)
		if len(said) != len(commands) {
			t.Fatalf("%d answers to %d acts: %s", len(said), len(commands), kinds(said))
		}
		for i, msg := range said {
			if got, ok := msg.(session.Appended); !ok || got.Seq != was.Seq()+i+1 {
				t.Fatalf("answer %d: %T %+v", i, msg, msg)
			}
		}
		followed := second.heard()
		last, ok := followed[len(followed)-1].(session.EventOpened)
		if !ok || !last.Writer || last.State.Event().Name != "Cup 49" {
			t.Errorf("the next writer begins with %+v", last.State.Event())
		}
		for _, msg := range followed[:len(followed)-1] {
			if got, ok := msg.(session.EventOpened); ok && got.Writer && got.State.Seq() != last.State.Seq() {
				t.Errorf("wrote while acts were still on their way, at %d", got.State.Seq())
			}
		}
	})
}

func TestSettings(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		tab := m.tab()
		want := session.Settings{Lang: i18n.HR, Theme: "dark", Contrast: true, Person: "Rina", Device: "AB3", Set: true, OwnMoves: true}
		if said := tab.do(session.SaveSettings{Settings: want}); len(said) > 0 {
			t.Fatalf("saving said %s", kinds(said))
		}
		data, err := m.disk.Settings(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if got, err := decodeSettings(data); got != want || err != nil {
			t.Errorf("kept %+v, want %+v; %v", got, want, err)
		}
		m.disk.refuses("SaveSettings", errFull)
		got := one[session.Failed](t, tab.do(session.SaveSettings{Settings: session.Settings{Lang: i18n.ID}}))
		if full := (*session.FullError)(nil); !errors.As(got.Err, &full) {
			t.Errorf("a full disk says %v", got.Err)
		}
	})
	if got, err := decodeSettings([]byte(`{"Version":1,"Person":"Budi","Lang":"xx"}`)); err != nil || got.Lang != i18n.EN || got.Person != "Budi" {
		t.Errorf("an unknown language: %+v, %v", got, err)
	}
	if _, err := decodeSettings([]byte("{")); err == nil {
		t.Error("broken settings were read")
	}
}

// TestWithoutStore: what needs the store is refused in words, what does not is not.
func TestWithoutStore(t *testing.T) {
	for _, c := range []struct {
		cmd  session.Cmd
		want string
	}{
		{session.ListEvents{}, "EventsListed "}, {session.OpenEvent{ID: "a"}, "EventFailed "}, {session.CreateEvent{ID: "a"}, "Failed "},
		{session.Append{ID: "a"}, "Failed "}, {session.BackupEvent{}, "Failed "}, {session.RestoreBackup{}, "Failed "}, {session.DeleteEvent{ID: "a"}, "Failed "},
		{session.CloseEvent{ID: "a"}, ""}, {session.SaveSettings{}, ""},
		{session.OpenBook{Book: session.ClockBook}, "BookOpened "}, {session.OpenGame{Book: session.ClockBook}, "Failed "}, {session.KeepClock{}, ""}, {session.OpenBook{Book: session.BoardBook}, "BookOpened "}, {session.KeepPlay{}, ""},
	} {
		on(t, func(t *testing.T, m *machine) {
			tab := m.tab()
			tab.k.store = nil
			said := tab.do(c.cmd)
			if kinds(said) != c.want {
				t.Errorf("%T: %q, want %q", c.cmd, kinds(said), c.want)
			}
			for _, msg := range said {
				if !isNoStore(errorOf(msg), "absent") {
					t.Errorf("%T says %v", c.cmd, errorOf(msg))
				}
			}
		})
	}
}

// errorOf is the error that a message brings.
func errorOf(msg session.Msg) error {
	switch msg := msg.(type) {
	case session.EventsListed:
		return msg.Err
	case session.EventFailed:
		return msg.Err
	case session.Failed:
		return msg.Err
	case session.BookOpened:
		return msg.Err
	}
	return nil
}

func TestErrorsOfTheStore(t *testing.T) {
	other := errors.New("other")
	for _, c := range []struct{ err, want error }{
		{nil, nil}, {other, other}, {errFull, &session.FullError{Err: errFull}}, {&store.GoneError{ID: "a"}, &session.GoneError{ID: "a"}},
		{fmt.Errorf("around: %w", &store.GoneError{ID: "a"}), &session.GoneError{ID: "a"}},
		{&store.UnavailableError{Why: store.Blocked}, &session.NoStoreError{Why: "blocked"}}, {&store.ConflictError{ID: "a"}, &session.ReadOnlyError{}},
	} {
		if got := asModelError(c.err); fmt.Sprintf("%T %v", got, got) != fmt.Sprintf("%T %v", c.want, c.want) {
			t.Errorf("%v: %T %v, want %T %v", c.err, got, got, c.want, c.want)
		}
	}
}

// TestHomeLinesFurthestRound: a line of the home page counts the furthest round, and misses results only where a round is being played.
func TestHomeLinesFurthestRound(t *testing.T) {
	entry := store.Entry{ID: "a", Name: "Cup", Seq: 30, SavedSeq: 20, SavedAt: 1_000, Changed: 2_000, Sections: []store.SectionEntry{
		{ID: 1, Name: "Boys", Players: 9, Round: 2, Rounds: 5, Phase: journal.Published, Missing: 3},
		{ID: 2, Name: "Girls", Players: 7, Round: 4, Rounds: 6, Phase: journal.Published, Missing: 2},
		{ID: 3, Name: "Open", Players: 5, Round: 1, Rounds: 9, Phase: journal.Draft, Missing: 2}}}
	got := homeLines([]store.Entry{entry, {ID: "b"}})
	if a := got[0]; a.Round != 4 || a.Rounds != 6 || a.Missing != 5 || a.Unsaved != 10 || !a.Saved.Equal(time.UnixMilli(1_000)) || !a.Changed.Equal(time.UnixMilli(2_000)) {
		t.Errorf("%+v", a)
	}
	var missing []int
	for _, s := range got[0].Sections {
		missing = append(missing, s.Missing)
	}
	if !slices.Equal(missing, []int{3, 2, 0}) {
		t.Errorf("missing by section %v", missing)
	}
	if b := got[1]; !b.Saved.IsZero() || b.Round != 0 || len(b.Sections) != 0 {
		t.Errorf("an event that was never saved: %+v", b)
	}
}

// TestDrafts: of drafts that come while the store is busy the last one is written; an empty one ends it.
func TestDrafts(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		tab := m.tab()
		keep := func(text string) session.Cmd {
			return session.KeepDraft{Kind: session.DraftWizard, Data: []byte(text)}
		}
		tab.do(keep("a"), keep("ab"), keep("abc"), session.KeepDraft{Kind: session.DraftWizard, Data: make([]byte, session.MaxDraft+1)})
		for _, want := range []string{"abc", ""} {
			said := tab.do(session.LoadDraft{Kind: session.DraftWizard})
			if len(said) != 1 || string(said[0].(session.DraftLoaded).Data) != want {
				t.Errorf("read %+v, want %q", said, want)
			}
			tab.do(keep(""))
		}
	})
}

// TestDraftsGoWithTheEvent: what was typed of players goes with an event that is deleted.
func TestDraftsGoWithTheEvent(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		tab := m.tab()
		tab.do(create(acts(t, journal.State{}, journal.CreateEvent{EventInfo: journal.EventInfo{ID: "a", Name: "Cup"}})[0]))
		tab.do(session.KeepDraft{Kind: session.DraftImport, Data: []byte("names")}, session.KeepDraft{Kind: session.DraftWizard, Data: []byte("cup")})
		tab.do(session.DeleteEvent{ID: "a"})
		if got := one[session.DraftLoaded](t, tab.do(session.LoadDraft{Kind: session.DraftImport})); len(got.Data) != 0 {
			t.Errorf("%s is left", got.Data)
		}
		if got := one[session.DraftLoaded](t, tab.do(session.LoadDraft{Kind: session.DraftWizard})); string(got.Data) != "cup" {
			t.Errorf("the form of another event: %q", got.Data)
		}
	})
}

// TestSchoolsOfEarlierEvents: the schools of the last events are offered, but for the one in hand and practices.
func TestSchoolsOfEarlierEvents(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		tab := m.tab()
		for _, id := range []string{"a", "b", "c"} {
			for i, act := range acts(t, journal.State{}, journal.CreateEvent{EventInfo: journal.EventInfo{ID: id, Name: id, Practice: id == "c"}},
				journal.AddSection{SectionConfig: journal.SectionConfig{Name: "Pa", System: "dutch", Rounds: 3}},
				journal.AddPlayer{Section: 1, PlayerInfo: journal.PlayerInfo{Name: "Adi", Club: "SDN " + id}},
				journal.CompareSchools{A: "SDN " + id + "x", B: "SDN " + id, Same: true}) {
				if i == 0 {
					tab.do(create(act))
				} else {
					tab.open(id)
					tab.do(session.Append(act))
				}
			}
		}
		got := one[session.SchoolsLoaded](t, tab.do(session.LoadSchools{Except: "a"}))
		if !slices.Equal(got.Names, []string{"SDN b"}) || len(got.Decisions) != 1 || got.Except != "a" {
			t.Errorf("schools %+v", got)
		}
	})
}

// TestSchoolsOfFiveEvents: schools are offered of the last five events beside the one in hand, not of a sixth.
func TestSchoolsOfFiveEvents(t *testing.T) {
	var entries []store.Entry
	for _, id := range []string{"a", "b", "c", "d", "e", "f", "g"} {
		entries = append(entries, store.Entry{ID: id})
	}
	var got []string
	for _, e := range lastEvents(entries, "b") {
		got = append(got, e.ID)
	}
	if !slices.Equal(got, []string{"a", "c", "d", "e", "f"}) {
		t.Errorf("the schools of %v", got)
	}
}

// asked is a store that notes which events were read.
type asked struct {
	database
	events []string
}

func (a *asked) State(ctx context.Context, id string) (journal.State, error) {
	a.events = append(a.events, id)
	return a.database.State(ctx, id)
}

// TestReadAhead: while somebody looks at the home page the event that is running is read; from the page of an event none is.
func TestReadAhead(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		tab := m.tab()
		tab.do(create(acts(t, journal.State{}, journal.CreateEvent{EventInfo: journal.EventInfo{ID: "a", Name: "Cup", Place: "Depok"}})[0]))
		reads := &asked{database: tab.k.store}
		tab.k.store = reads
		tab.do(session.ListEvents{})
		if len(reads.events) != 0 {
			t.Error("the event was read before the list was painted")
		}
		time.Sleep(time.Second)
		synctest.Wait()
		if !slices.Equal(reads.events, []string{"a"}) {
			t.Errorf("read ahead: %v", reads.events)
		}
		tab.open("a")
		reads.events = nil
		tab.do(session.ListEvents{})
		time.Sleep(time.Second)
		synctest.Wait()
		if len(reads.events) != 0 {
			t.Errorf("beside an open event %v was read", reads.events)
		}
	})
}

// TestDamagedEvent: an event that is damaged on the disk opens as far as it can be read, to look at only, and is written again once a
// backup has brought back the rest.
func TestDamagedEvent(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		was := m.event("a", "Cup")
		tab := m.tab()
		tab.do(session.BackupEvent{})
		newest := m.saved[0].Data
		tab.heard()
		m.disk.lost = &store.DamagedError{ID: "a", Want: was.Seq(), Have: was.Seq()}
		opened := one[session.EventOpened](t, tab.open("a"))
		damaged := (*session.DamagedError)(nil)
		if !errors.As(opened.Fault, &damaged) || damaged.Want != was.Seq() || opened.State.Seq() != was.Seq() || tab.s.Event.CanWrite() {
			t.Fatalf("%+v, may write: %v", opened.Fault, tab.s.Event.CanWrite())
		}
		if title, text := session.FaultWords(i18n.EN, tab.s.Event); !strings.Contains(title, "not be read whole") || !strings.Contains(text, "3 of 3") {
			t.Errorf("said: %s %s", title, text)
		}
		m.disk.lost = &file.VersionError{}
		tab.do(session.CloseEvent{ID: "a"})
		if got := one[session.EventOpened](t, tab.open("a")); got.Fault == nil || !tab.s.Event.IsNewer() || tab.s.Event.CanWrite() {
			t.Errorf("of a newer program: %+v", got.Fault)
		}
		m.disk.lost = nil
		tab.do(session.CloseEvent{ID: "a"})
		if got := one[session.EventOpened](t, tab.open("a")); got.Fault != nil || !tab.s.Event.CanWrite() {
			t.Errorf("whole again: %+v", got.Fault)
		}
		if one[session.Restored](t, tab.doShown(session.RestoreBackup{Data: newest})); m.stateOf("a").Seq() != was.Seq() {
			t.Error("it is not here")
		}
	})
}

// create is the effect that stores an act as a new event.
func create(a session.Append) session.CreateEvent {
	return session.CreateEvent{ID: a.ID, Records: a.Records, After: a.After}
}

// TestReadAsReader: what was read while another tab wrote may lack its last acts. It never makes this tab the writer, though the seat has
// come to it meanwhile; nor does what was read as the writer where the seat has gone.
func TestReadAsReader(t *testing.T) {
	for _, c := range []struct{ asked, now bridge.Role }{{bridge.Reader, bridge.Writer}, {bridge.Writer, bridge.Reader}, {bridge.Writer, bridge.Writer}} {
		on(t, func(t *testing.T, m *machine) {
			m.event("a", "Cup")
			tab := m.tab()
			s := &eventLock{role: c.asked}
			tab.loop <- func() {
				tab.k.locks["a"] = s
				tab.k.read("a", s)
				s.role = c.now // before it has been read
			}
			synctest.Wait()
			if opened := one[session.EventOpened](t, tab.heard()); opened.Writer != (c.asked == c.now) {
				t.Errorf("read as %v, now %v: writer %v", c.asked, c.now, opened.Writer)
			}
		})
	}
}
