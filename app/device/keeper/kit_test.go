package keeper

import (
	"context"
	"fmt"
	"runtime"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"wasit/app/device/store"
	"wasit/app/event/journal"
	"wasit/app/session"
)

// tab is the program in one tab: a loop that takes the answers of its keeper.
type tab struct {
	t    testing.TB
	k    *Keeper
	s    session.Session
	loop chan func()
	said []session.Msg // not looked at yet
	rows []string      // rows of the clock that are on the disk
	ends []*end        // of its channels
}

// tab opens the program. Its loop and its queue of writes end with the test.
func (m *machine) tab() *tab {
	tab := &tab{t: m.t, loop: make(chan func(), 1000)}
	tab.k = New(Loop{
		Post:    func(msg session.Msg) { tab.loop <- func() { tab.take(msg) } },
		Send:    tab.take,
		Then:    func(f func()) { tab.loop <- f },
		Session: func() session.Session { return tab.s },
		RowKept: func(game string, seq int) { tab.rows = append(tab.rows, fmt.Sprint(game, " ", seq)) },
		File:    func(name string) string { return "/at/" + name },
		Version: "7",
	})
	tab.k.browser, tab.k.store, tab.k.opening = m.browser(), m.disk, false
	tab.k.lists.open = func(context.Context) (*store.Lists, error) {
		if m.lists == nil {
			return nil, &store.UnavailableError{Why: store.Refused}
		}
		return m.lists, nil
	}
	tab.s.Device.Name, tab.s.Device.StoreError = "tab", &session.NoStoreError{Why: "absent"}
	go func() {
		for f := range tab.loop {
			f()
		}
	}()
	m.t.Cleanup(func() {
		tab.k.writes.add(runtime.Goexit) // the last write: a test ends with its goroutines
		synctest.Wait()
		close(tab.loop)
	})
	return tab
}

func (tab *tab) take(msg session.Msg) {
	tab.said = append(tab.said, msg)
	if own, ok := msg.(session.Own); ok {
		tab.s, _ = own.Update(tab.s, session.Env{Now: time.Now()})
	}
}

// do performs effects, one after the other and without a pause, and returns what the tab is told by them.
func (tab *tab) do(cmds ...session.Cmd) []session.Msg {
	tab.t.Helper()
	tab.loop <- func() {
		if len(tab.said) > 0 {
			tab.t.Errorf("nobody looked at %s", kinds(tab.said))
		}
		for _, c := range cmds {
			if !tab.k.Perform(c) {
				tab.t.Errorf("%T is not performed", c)
			}
		}
	}
	synctest.Wait()
	return tab.heard()
}

// doShown is do for what the screen tells of before it begins.
func (tab *tab) doShown(c session.Cmd) []session.Msg {
	tab.t.Helper()
	if said := tab.do(c); len(said) > 0 {
		tab.t.Errorf("%s before the screen could tell", kinds(said))
	}
	time.Sleep(paintTime)
	synctest.Wait()
	return tab.heard()
}

// open goes to an event.
func (tab *tab) open(id string) []session.Msg {
	tab.t.Helper()
	tab.s.Route = session.Route{Page: session.PageRound, Event: id}
	tab.s.Event = &session.Event{ID: id, Loading: true}
	return tab.do(session.OpenEvent{ID: id})
}

// heard returns what a tab was told since, and forgets it.
func (tab *tab) heard() []session.Msg {
	said := make(chan []session.Msg)
	tab.loop <- func() {
		said <- tab.said
		tab.said = nil
	}
	return <-said
}

// kept returns the rows of the clock that are on the disk, in order.
func (tab *tab) kept() []string {
	rows := make(chan []string)
	tab.loop <- func() { rows <- slices.Sorted(slices.Values(tab.rows)) }
	return <-rows
}

// one returns the only message of said, which must be an M.
func one[M session.Msg](t testing.TB, said []session.Msg) M {
	t.Helper()
	var none M
	if len(said) != 1 {
		t.Fatalf("%d answers, want one %T: %+v", len(said), none, said)
	}
	msg, ok := said[0].(M)
	if !ok {
		t.Fatalf("answered %T %+v, want %T", said[0], said[0], none)
	}
	return msg
}

// kinds names messages by their types.
func kinds(said []session.Msg) string {
	text := ""
	for _, msg := range said {
		text += fmt.Sprintf("%T ", msg)[len("session."):]
	}
	return text
}

// acts decides commands one act each on a state, and returns what the store is asked to keep.
func acts(t testing.TB, s journal.State, commands ...journal.Command) []session.Append {
	t.Helper()
	var list []session.Append
	for _, c := range commands {
		records, after, err := journal.Decide(s, journal.Stamp{At: 1_763_683_200_000, Device: "tab", By: "Rina"}, c)
		if err != nil {
			t.Fatal(err)
		}
		s = after
		list = append(list, session.Append{ID: after.Event().ID, Records: records, After: after})
	}
	return list
}

// event puts an event of one section and two players on the disk, and returns its state.
func (m *machine) event(id, name string) journal.State {
	m.t.Helper()
	info := journal.CreateEvent{EventInfo: journal.EventInfo{ID: id, Name: name, Place: "Depok"}}
	list := acts(m.t, journal.State{}, info, journal.AddSection{SectionConfig: journal.SectionConfig{Name: "Open", System: "dutch", Rounds: 1}},
		journal.ImportPlayers{Section: 1, Players: []journal.PlayerInfo{{Name: "Ana"}, {Name: "Budi"}}})
	for i, a := range list {
		var err error
		if i == 0 {
			err = m.disk.Create(context.Background(), a.Records, a.After)
		} else {
			err = m.disk.Append(context.Background(), id, a.Records, a.After)
		}
		if err != nil {
			m.t.Fatal(err)
		}
	}
	return list[len(list)-1].After
}

// rename is an act on the event, told apart by its name.
func rename(s journal.State, name string) journal.Command {
	info := s.Event()
	info.Name = name
	return journal.ChangeEvent{EventInfo: info}
}

func (m *machine) stateOf(id string) journal.State {
	m.t.Helper()
	s, err := m.disk.State(context.Background(), id)
	if err != nil {
		m.t.Fatal(err)
	}
	return s
}
