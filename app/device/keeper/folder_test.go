package keeper

import (
	"errors"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"wasit/app/device/bridge"
	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/app/session"
)

// fakeFolder is a folder outside the browser.
type fakeFolder struct {
	asks  bool // the browser wants the person to be asked
	no    bool // who says no
	full  error
	held  chan struct{} // whether it may be written is said once this is closed; nil: at once
	slow  time.Duration // a file takes so long
	files []bridge.File
}

func (f *fakeFolder) Name() string { return "Cadangan" }

func (f *fakeFolder) MayWrite(ask bool, then func(bool, error)) {
	if ask && !f.no {
		f.asks = false
	}
	go func() {
		if f.held != nil {
			<-f.held
		}
		then(!f.asks, nil)
	}()
}

func (f *fakeFolder) Write(file bridge.File, then func(error)) {
	go func() {
		time.Sleep(f.slow)
		if f.full == nil {
			f.files = append(f.files, file)
		}
		then(f.full)
	}()
}

// finds lets the keeper look for a folder, as it does once the store is open.
func (tab *tab) finds() {
	tab.loop <- tab.k.findFolder
	synctest.Wait()
	tab.heard()
}

// did performs effects, each once the one before is done; what they say is not looked at.
func (tab *tab) did(cmds ...session.Cmd) {
	tab.t.Helper()
	for _, c := range cmds {
		tab.do(c)
	}
}

// oneRound plays one round of an event of [machine.event], and closes it in an act of its own.
func oneRound(t *testing.T, was journal.State) (before []session.Cmd, closing session.Cmd) {
	list := acts(t, was, journal.FixOrder{Section: 1}, journal.DrawColor{Section: 1, Seed: 5}, journal.PairByHand{Section: 1, Boards: []journal.Pair{{1, 2}}},
		journal.Publish{Section: 1, Time: 1}, journal.EnterResult{Section: 1, Round: 1, Board: 1, Score: journal.WhiteWins},
		journal.CloseRound{Section: 1, Time: 2})
	for _, a := range list[:len(list)-1] {
		before = append(before, a)
	}
	return before, list[len(list)-1]
}

// TestFolder: a folder that was chosen once gets each closed round by itself, in a file of its own; nothing is written before that.
func TestFolder(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		was := m.event("a", "Piala Merdeka")
		m.picks = &fakeFolder{}
		tab := m.tab()
		tab.finds()
		if tab.s.Device.Folder.State != session.FolderOffered {
			t.Fatalf("%+v", tab.s.Device.Folder)
		}
		before, closing := oneRound(t, was)
		tab.did(before...)
		tab.did(session.ChooseFolder{})
		if tab.s.Device.Folder != (session.Folder{State: session.FolderReady, Name: "Cadangan"}) || len(m.picks.files) != 1 || m.unsaved()["a"] != 0 {
			t.Fatalf("%+v, %d files, %v in none", tab.s.Device.Folder, len(m.picks.files), m.unsaved())
		}
		time.Sleep(time.Minute)
		said := tab.do(closing)
		if kinds(said) != "Appended DeviceChanged EventsListed " || len(m.picks.files) != 2 || m.unsaved()["a"] != 0 {
			t.Fatalf("said %q, %d files, %v in none", kinds(said), len(m.picks.files), m.unsaved())
		}
		first, second := m.picks.files[0], m.picks.files[1]
		if !strings.HasPrefix(first.Name, "Piala-Merdeka-00008-2000") || first.Name >= second.Name {
			t.Errorf("%s is not the newest of %s", second.Name, first.Name)
		}
		if b, err := file.ReadBackup(second.Data); err != nil || b.Events[0].State.Next(1).Step != journal.StepFinish {
			t.Errorf("the newest: %v, step %v", err, b.Events[0].State.Next(1).Step)
		}
		tab.did(session.LeaveFolder{})
		if tab.s.Device.Folder.State != session.FolderOffered || m.chosen != nil {
			t.Errorf("left: %+v", tab.s.Device.Folder)
		}
	})
}

// TestFolderAsksAgain: a browser that wants the person to be asked again gets nothing written until then; what was missed is
// written once it is allowed.
func TestFolderAsksAgain(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		was := m.event("a", "Cup")
		m.picks = &fakeFolder{asks: true, no: true}
		m.chosen = m.picks
		tab := m.tab()
		tab.finds()
		if tab.s.Device.Folder != (session.Folder{State: session.FolderAsks, Name: "Cadangan"}) {
			t.Fatalf("%+v", tab.s.Device.Folder)
		}
		before, closing := oneRound(t, was)
		tab.did(append(before, closing, session.AllowFolder{})...)
		if len(m.picks.files) != 0 || tab.s.Device.Folder.State != session.FolderAsks {
			t.Fatalf("who said no has %d files, %+v", len(m.picks.files), tab.s.Device.Folder)
		}
		m.picks.no = false
		tab.did(session.AllowFolder{})
		if len(m.picks.files) != 1 || tab.s.Device.Folder.State != session.FolderReady || m.unsaved()["a"] != 0 {
			t.Errorf("%d files, %+v, %v in none", len(m.picks.files), tab.s.Device.Folder, m.unsaved())
		}
	})
}

// TestFolderAnswersLate: what a folder says after another was chosen is not taken for the other's word.
func TestFolderAnswersLate(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		held := make(chan struct{})
		m.picks = &fakeFolder{asks: true, held: held}
		tab := m.tab()
		tab.finds()
		tab.did(session.ChooseFolder{})
		m.picks = &fakeFolder{}
		tab.did(session.ChooseFolder{})
		close(held)
		synctest.Wait()
		if said := tab.heard(); len(said) > 0 || tab.s.Device.Folder.State != session.FolderReady {
			t.Errorf("the folder of before said %s: %+v", kinds(said), tab.s.Device.Folder)
		}
	})
}

// TestFolderThatIsGone: what cannot be written is told, counts as in no backup, and holds up no result meanwhile.
func TestFolderThatIsGone(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		was := m.event("a", "Cup")
		gone := errors.New("NotFoundError")
		m.picks = &fakeFolder{full: gone, slow: time.Hour}
		m.chosen = m.picks
		tab := m.tab()
		tab.finds()
		before, closing := oneRound(t, was)
		tab.did(append(before, closing)...)
		unsaved := m.unsaved()["a"]
		after := acts(t, m.stateOf("a"), rename(m.stateOf("a"), "Cup 2"))[0]
		if got := one[session.Appended](t, tab.do(after)); got.ID != "a" {
			t.Fatalf("%+v", got)
		}
		time.Sleep(2 * time.Hour)
		tab.heard()
		if last := tab.s.Index.Events; len(last) != 1 || last[0].Unsaved == 0 {
			t.Errorf("the index says %+v", last)
		}
		if got := tab.s.Device.Folder; got.State != session.FolderBroken || !errors.Is(got.Err, gone) || m.unsaved()["a"] <= unsaved {
			t.Errorf("%+v, %v in no backup", got, m.unsaved())
		}
	})
}

// TestBackupWithWhatCameLater: what is recorded while the share sheet is open is in no file.
func TestBackupWithWhatCameLater(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		was := m.event("a", "Cup")
		tab := m.tab()
		m.shares = true
		var leave func(error)
		tab.k.browser.share = func(_ bridge.Message, then func(error)) { leave = then }
		tab.do(session.BackupEvent{ID: "a", Share: true})
		tab.did(acts(t, was, rename(was, "Cup 2"))[0])
		leave(nil)
		one[session.BackedUp](t, tab.do())
		if m.unsaved()["a"] != 1 {
			t.Errorf("%v in no backup, want the one that came later", m.unsaved())
		}
	})
}
