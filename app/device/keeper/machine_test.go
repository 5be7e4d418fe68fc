package keeper

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"wasit/app/device/bridge"
	"wasit/app/device/store"
	"wasit/app/device/store/memory"
	"wasit/app/event/journal"
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
	source  *bridge.Source               // the same, read in pieces
	lists   *store.Lists                 // the rating lists
	pickErr error                        // or why nothing came
	limit   int64                        // that the picker was given
	saved   []bridge.File                // downloads
	shared  []bridge.Message             // what the share sheet took
	copied  []string                     // on the clipboard
	power   func() (bridge.Power, error) // battery
	stored  bridge.Files                 // files of the app
	kept    func() (bool, error)         // whether the browser keeps the store
	fetched func(address string) ([]byte, error)
	picks   *fakeFolder  // the folder that the person picks; nil: the browser has no picker
	chosen  *fakeFolder  // the one that the browser keeps
	trace   bridge.Trace // in the local storage
	done    []string     // what else was asked for
}

// on runs a test on a machine in a bubble of time.
func on(t *testing.T, test func(t *testing.T, m *machine)) {
	synctest.Test(t, func(t *testing.T) {
		test(t, &machine{t: t, disk: &disk{Store: store.On(memory.New()), refuse: map[string]error{}}, lists: store.ListsOn(memory.NewBlocks()), seats: map[string][]*fakeSeat{},
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
	lost   error         // why a state that is read ends early
}

func (d *disk) State(ctx context.Context, id string) (journal.State, error) {
	state, err := d.Store.State(ctx, id)
	return state, cmp.Or(err, d.lost)
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

func (d *disk) Append(ctx context.Context, id string, records []journal.Record, after journal.State, place ...[]byte) error {
	if err := d.refusal("Append"); err != nil {
		return err
	}
	return d.Store.Append(ctx, id, records, after, place...)
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

func (d *disk) SaveCrew(ctx context.Context, id string, text []byte) error {
	if err := d.refusal("SaveCrew"); err != nil {
		return err
	}
	return d.Store.SaveCrew(ctx, id, text)
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
		pickSource: func(accept string, then func(*bridge.Source, error)) { go then(m.source, m.pickErr) },
		canShare:   func(string) bool { return m.shares },
		share: func(msg bridge.Message, then func(error)) {
			if m.refusal == nil {
				m.shared = append(m.shared, msg)
			}
			go then(m.refusal)
		},
		sign: m.sign,
		shrink: func(picture []byte, side int, then func(string, error)) {
			if len(picture) == 0 || picture[0] != 0x89 {
				go then("", bridge.ErrRefused)
				return
			}
			go then(fmt.Sprintf("data:image/png;base64,small%d", side), nil)
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
		canChoose:    func() bool { return m.picks != nil },
		chooseFolder: func(then func(folder, error)) {
			if m.refusal == nil {
				m.chosen = m.picks
			}
			go then(m.picks, m.refusal)
		},
		keptFolder: func(then func(folder, error)) {
			if m.chosen == nil {
				go then(nil, nil)
				return
			}
			go then(m.chosen, nil)
		},
		forgetFolder: func(then func(error)) { m.chosen = nil; go then(nil) },
		trace:        func() bridge.Trace { return m.trace },
		leaveTrace:   func(t bridge.Trace) error { m.trace = t; return nil },
	}
}

func (m *machine) note(what string) { m.done = append(m.done, what) }
