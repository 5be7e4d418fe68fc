package keeper

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"wasit/app/bridge"
	"wasit/app/journal"
	"wasit/app/session"
	"wasit/app/store"
)

// machine is a device with a store and a browser that tests play: several tabs share its locks and channels.
type machine struct {
	t     testing.TB
	disk  *disk
	seats map[string][]*fakeSeat // by name; the first one writes
	heard map[string][]*fakeChannel

	noLocks bool                         // a browser without Web Locks and channels
	shares  bool                         // files can be shared
	refusal error                        // of share sheet, clipboard and saving
	files   []bridge.File                // what the person picks
	pickErr error                        // or why nothing came
	limit   int64                        // that the picker was given
	saved   []bridge.File                // downloads
	shared  []bridge.Message             // what the share sheet took
	copied  []string                     // on the clipboard
	power   func() (bridge.Power, error) // battery
	stored  bridge.Files                 // files of the app
	kept    func() (bool, error)         // whether the browser keeps the store
	fetched func(address string) ([]byte, error)
	done    []string // what else was asked for
}

// on runs a test on a machine in a bubble of time.
func on(t *testing.T, test func(t *testing.T, m *machine)) {
	synctest.Test(t, func(t *testing.T) {
		test(t, &machine{t: t, disk: &disk{Store: store.NewMemory(), refuse: map[string]error{}}, seats: map[string][]*fakeSeat{},
			heard: map[string][]*fakeChannel{}, kept: func() (bool, error) { return false, nil }})
	})
}

// disk is a store that can be made to refuse, by the name of the method.
type disk struct {
	*store.Store
	mu     sync.Mutex
	refuse map[string]error
	slow   time.Duration // a row of the clock takes so long
	asked  []string      // rows offered, refused or not
}

// refuses makes a method answer err, or nil again.
func (d *disk) refuses(method string, err error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.refuse[method] = err
}

// offered returns the rows that the store was asked to keep since, and forgets them.
func (d *disk) offered() []string {
	d.mu.Lock()
	defer d.mu.Unlock()
	list := d.asked
	d.asked = nil
	return list
}

func (d *disk) refusal(method string, rows ...string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.asked = append(d.asked, rows...)
	return d.refuse[method]
}

func (d *disk) Append(ctx context.Context, id string, records []journal.Record, after journal.State) error {
	if err := d.refusal("Append"); err != nil {
		return err
	}
	return d.Store.Append(ctx, id, records, after)
}

func (d *disk) AppendClock(ctx context.Context, game string, seq int, row string) error {
	time.Sleep(d.slow)
	if err := d.refusal("AppendClock", row); err != nil {
		return err
	}
	return d.Store.AppendClock(ctx, game, seq, row)
}

func (d *disk) AppendPlay(ctx context.Context, game string, seq int, rows ...string) error {
	if err := d.refusal("AppendPlay", rows...); err != nil {
		return err
	}
	return d.Store.AppendPlay(ctx, game, seq, rows...)
}

func (d *disk) SaveSettings(ctx context.Context, text []byte) error {
	if err := d.refusal("SaveSettings"); err != nil {
		return err
	}
	return d.Store.SaveSettings(ctx, text)
}

func (d *disk) List(ctx context.Context) ([]store.Entry, error) {
	if err := d.refusal("List"); err != nil {
		return nil, err
	}
	return d.Store.List(ctx)
}

func (d *disk) Backup(ctx context.Context, made int64, ids ...string) ([]byte, error) {
	if err := d.refusal("Backup"); err != nil {
		return nil, err
	}
	return d.Store.Backup(ctx, made, ids...)
}

type fakeSeat struct {
	m       *machine
	name    string
	changed func(bridge.Role)
}

// TakeOver writes at once; who wrote reads on.
func (s *fakeSeat) TakeOver() {
	queue := s.m.seats[s.name]
	if queue[0] == s {
		return
	}
	old := queue[0]
	queue = slices.DeleteFunc(queue, func(x *fakeSeat) bool { return x == s })
	s.m.seats[s.name] = append([]*fakeSeat{s}, queue...)
	old.changed(bridge.Reader)
	s.changed(bridge.Writer)
}

// Leave lets the next one write.
func (s *fakeSeat) Leave() {
	queue := s.m.seats[s.name]
	first := len(queue) > 0 && queue[0] == s
	queue = slices.DeleteFunc(queue, func(x *fakeSeat) bool { return x == s })
	s.m.seats[s.name] = queue
	if first && len(queue) > 0 {
		queue[0].changed(bridge.Writer)
	}
}

type fakeChannel struct {
	m     *machine
	name  string
	heard func(string)
}

func (c *fakeChannel) Say(text string) {
	for _, other := range c.m.heard[c.name] {
		if other != c {
			other.heard(text)
		}
	}
}

func (c *fakeChannel) Close() {
	c.m.heard[c.name] = slices.DeleteFunc(c.m.heard[c.name], func(x *fakeChannel) bool { return x == c })
}

// browser is the machine's, as one tab sees it.
func (m *machine) browser() browser {
	return browser{
		takeSeat: func(name string, changed func(bridge.Role)) (seat, error) {
			if m.noLocks {
				return nil, &bridge.MissingError{API: "locks"}
			}
			s := &fakeSeat{m, name, changed}
			m.seats[name] = append(m.seats[name], s)
			role := bridge.Reader
			if len(m.seats[name]) == 1 {
				role = bridge.Writer
			}
			changed(role)
			return s, nil
		},
		join: func(name string, heard func(string)) (channel, error) {
			if m.noLocks {
				return nil, &bridge.MissingError{API: "BroadcastChannel"}
			}
			c := &fakeChannel{m, name, heard}
			m.heard[name] = append(m.heard[name], c)
			return c, nil
		},
		save: func(f bridge.File) error {
			if m.refusal == nil {
				m.saved = append(m.saved, f)
			}
			return m.refusal
		},
		pick: func(c bridge.Choice, then func([]bridge.File, error)) {
			m.limit = c.Limit
			go then(m.files, m.pickErr)
		},
		canShare: func(string) bool { return m.shares },
		share: func(msg bridge.Message, then func(error)) {
			if m.refusal == nil {
				m.shared = append(m.shared, msg)
			}
			go then(m.refusal)
		},
		copyText: func(text string, then func(error)) {
			if !m.noLocks {
				m.copied = append(m.copied, text)
				go then(nil)
				return
			}
			go then(bridge.ErrRefused)
		},
		fetch: func(address string, _ int, then func([]byte, error)) {
			data, err := m.fetched(address)
			go then(data, err)
		},
		battery: func(then func(bridge.Power, error)) { go func() { then(m.power()) }() },
		storedFiles: func(mend bool, then func(bridge.Files, error)) {
			m.note(fmt.Sprint("files ", mend))
			go then(m.stored, nil)
		},
		persist:      func(then func()) { m.note("persist"); go then() },
		persisted:    func(context.Context) (bool, error) { return m.kept() },
		space:        func(context.Context) (bridge.Space, error) { return bridge.Space{Used: 3, Quota: 10}, nil },
		acceptUpdate: func() { m.note("update") },
		reload:       func() { m.note("reload") },
	}
}

func (m *machine) note(what string) { m.done = append(m.done, what) }

// tab is the program in one tab: a loop that takes the answers of its keeper.
type tab struct {
	t    testing.TB
	k    *Keeper
	s    session.Session
	loop chan func()
	said []session.Msg // not looked at yet
	rows []string      // rows of the clock that are on the disk
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
	tab.k.browser, tab.k.store = m.browser(), m.disk
	tab.s.Device.Name, tab.s.Device.StoreError = "tab", &session.NoStoreError{Why: "absent"}
	go func() {
		for f := range tab.loop {
			f()
		}
	}()
	m.t.Cleanup(func() {
		close(tab.k.writes)
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
