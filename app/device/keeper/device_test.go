package keeper

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"testing/synctest"

	"wasit/app/books/lawbook"
	"wasit/app/books/manual"
	"wasit/app/device/bridge"
	"wasit/app/device/store"
	"wasit/app/lists/roster"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

func TestPickedFile(t *testing.T) {
	csv := bridge.File{Name: "list.csv", Data: []byte("Ana\n")}
	on(t, func(t *testing.T, m *machine) {
		for _, c := range []struct {
			data    string
			err     error
			address string
		}{{"\x89PNG", nil, "data:image/png;base64,small360"}, {"<svg>", nil, ""}, {"", bridge.ErrRefused, ""}} {
			m.files, m.pickErr = []bridge.File{{Name: "logo", Data: []byte(c.data)}}, c.err
			got := one[session.PicturePicked](t, m.tab().do(session.PickFile{Purpose: session.FileLogo}))
			if got.Address != c.address || (got.Err == nil) != (c.address != "") {
				t.Errorf("%q: %+v", c.data, got)
			}
		}
	})
	for _, c := range []struct {
		name  string
		files []bridge.File
		err   error
		want  session.Picked
		none  bool
	}{
		{"one file", []bridge.File{csv}, nil, session.Picked{Purpose: session.FileBackup, Name: "list.csv", Data: csv.Data}, false},
		{"the first of two", []bridge.File{csv, {Name: "b"}}, nil, session.Picked{Purpose: session.FileBackup, Name: "list.csv", Data: csv.Data}, false},
		{"too large", nil, &bridge.TooLargeError{Name: "film.mp4", Size: 1 << 40, Limit: roster.MaxBytes}, session.Picked{Purpose: session.FileBackup, Err: roster.ErrTooLarge}, false},
		{"unreadable", nil, bridge.ErrRefused, session.Picked{Purpose: session.FileBackup, Err: bridge.ErrRefused}, false},
		{"closed", nil, bridge.ErrDismissed, session.Picked{}, true},
		{"nothing chosen", nil, nil, session.Picked{}, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			on(t, func(t *testing.T, m *machine) {
				m.files, m.pickErr = c.files, c.err
				said := m.tab().do(session.PickFile{Purpose: session.FileBackup, Accept: ".csv"})
				if m.limit != roster.MaxBytes {
					t.Errorf("the picker reads up to %d bytes", m.limit)
				}
				if c.none {
					if len(said) > 0 {
						t.Errorf("said %s", kinds(said))
					}
					return
				}
				if len(c.files) > 1 { // the others are named
					if left, ok := said[len(said)-1].(session.LeftUnopened); !ok || len(left.Names) != 1 || left.Names[0] != "b" {
						t.Errorf("of the second: %+v", said)
					}
					said = said[:1]
				}
				got := one[session.Picked](t, said)
				if got.Name != c.want.Name || string(got.Data) != string(c.want.Data) || got.Purpose != c.want.Purpose || !errors.Is(got.Err, c.want.Err) {
					t.Errorf("got %+v, want %+v", got, c.want)
				}
			})
		})
	}
}

// TestSharedText: where sharing fails the text is copied, and the words say which of the two it was.
func TestSharedText(t *testing.T) {
	for _, c := range []struct {
		name          string
		refusal       error
		copyFails     bool
		shared, copid int
		want          string
	}{
		{"shared", nil, false, 1, 0, ""},
		{"closed by the person", bridge.ErrDismissed, false, 0, 0, ""},
		{"refused", bridge.ErrRefused, false, 0, 1, "TextCopied "},
		{"not there", &bridge.MissingError{API: "navigator.share"}, false, 0, 1, "TextCopied "},
		{"no clipboard either", bridge.ErrRefused, true, 0, 0, "CopyRefused "},
	} {
		t.Run(c.name, func(t *testing.T) {
			on(t, func(t *testing.T, m *machine) {
				m.refusal, m.noLocks = c.refusal, c.copyFails
				said := m.tab().do(session.ShareText{Title: "Round 1", Text: "1. Ana – Budi"})
				if len(m.shared) != c.shared || len(m.copied) != c.copid || kinds(said) != c.want {
					t.Fatalf("%d shared, %d copied, said %q", len(m.shared), len(m.copied), kinds(said))
				}
				if c.want == "TextCopied " && one[session.TextCopied](t, said) != (session.TextCopied{Text: "1. Ana – Budi", Said: i18n.CopiedInstead}) {
					t.Errorf("said %+v", said[0])
				}
			})
		})
	}
	on(t, func(t *testing.T, m *machine) {
		if got := one[session.TextCopied](t, m.tab().do(session.CopyText{Text: "x"})); got.Said != i18n.Copied || !slices.Equal(m.copied, []string{"x"}) {
			t.Errorf("copied %q, said %v", m.copied, got.Said)
		}
	})
}

func TestSavedFile(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		tab := m.tab()
		tab.do(session.SaveFile{Name: "a.trf", Type: "text/plain", Data: []byte("012")})
		if len(m.saved) != 1 || m.saved[0].Name != "a.trf" || m.saved[0].Type != "text/plain" || string(m.saved[0].Data) != "012" {
			t.Errorf("saved %+v", m.saved)
		}
		m.refusal = bridge.ErrRefused
		if got := one[session.Failed](t, tab.do(session.SaveFile{Name: "b"})); !errors.Is(got.Err, bridge.ErrRefused) {
			t.Errorf("said %v", got.Err)
		}
		tab.do(session.AcceptUpdate{}, session.Reload{})
		if !slices.Equal(m.done, []string{"update", "reload"}) {
			t.Errorf("done %v", m.done)
		}
	})
}

// TestStorage: only what the browser tells is claimed.
func TestStorage(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		tab := m.tab()
		m.kept = func() (bool, error) { return true, nil }
		got := one[session.DeviceChanged](t, tab.do(session.KeepStorage{})).Device
		if !got.Known || !got.Persistent || got.Usage != 3 || got.Quota != 10 || got.Name != "tab" {
			t.Errorf("%+v", got)
		}
		m.kept = func() (bool, error) { return false, &bridge.MissingError{API: "storage"} }
		if said := tab.do(session.KeepStorage{}); len(said) > 0 {
			t.Errorf("a browser that does not tell: %s", kinds(said))
		}
	})
}

func TestReadyCheck(t *testing.T) {
	full := func() (bridge.Power, error) { return bridge.Power{Level: .866, Charging: true}, nil }
	silent := func() (bridge.Power, error) { return bridge.Power{}, &bridge.MissingError{API: "battery"} }
	for _, c := range []struct {
		name    string
		power   func() (bridge.Power, error)
		noStore bool
		want    session.Power
	}{
		{"a battery that tells", full, false, session.Power{Known: true, Percent: 87, Charging: true}},
		{"one that does not", silent, false, session.Power{}},
		{"no store", full, true, session.Power{Known: true, Percent: 87, Charging: true}},
	} {
		t.Run(c.name, func(t *testing.T) {
			on(t, func(t *testing.T, m *machine) {
				m.power, m.stored = c.power, bridge.Files{Total: 9, Missing: []string{"a.css"}}
				tab := m.tab()
				if c.noStore {
					tab.k.store = nil
				}
				said := tab.doShown(session.CheckReady{Writes: 3, Mend: true})
				i := slices.IndexFunc(said, func(msg session.Msg) bool { _, ok := msg.(session.ReadyChecked); return ok })
				if i < 0 {
					t.Fatalf("said %s", kinds(said))
				}
				got := said[i].(session.ReadyChecked)
				if got.Power != c.want || got.Files.Total != 9 || !slices.Equal(got.Files.Missing, []string{"a.css"}) || !slices.Equal(m.done, []string{"files true"}) {
					t.Errorf("%+v; done %v", got, m.done)
				}
				if c.noStore != isNoStore(got.Err, "absent") || !c.noStore && got.Err != nil {
					t.Errorf("the test of writing says %v", got.Err)
				}
			})
		})
	}
}

func TestLawsAreFetched(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		tab := m.tab()
		var asked []string
		m.fetched = func(address string) ([]byte, error) {
			asked = append(asked, address)
			return nil, bridge.ErrUnsupported
		}
		if got := one[session.LawsRead](t, tab.do(session.ReadLaws{Lang: i18n.HR})); !errors.Is(got.Err, bridge.ErrUnsupported) || got.Lang != i18n.HR || got.Book != nil {
			t.Errorf("not there: %+v", got)
		}
		if !slices.Equal(asked, []string{"/at/web/laws-hr.txt"}) {
			t.Errorf("asked for %v", asked)
		}
		m.fetched = func(string) ([]byte, error) { return []byte("<html>not found</html>"), nil }
		_, want := lawbook.Read([]byte("<html>not found</html>"))
		if got := one[session.LawsRead](t, tab.do(session.ReadLaws{Lang: i18n.EN})); got.Err == nil || got.Err.Error() != want.Error() {
			t.Errorf("another file in its place: %v, want %v", got.Err, want)
		}
	})
}

// TestManualIsFetched: the manual of a language comes from beside the program; what is none is not taken for it.
func TestManualIsFetched(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		tab := m.tab()
		var asked []string
		answer, fault := manual.Write("id", [][3]string{{"byes", "id", "# Bye\nteks\n"}}), error(nil)
		m.fetched = func(address string) ([]byte, error) {
			asked = append(asked, address)
			return answer, fault
		}
		if got := one[session.ManualRead](t, tab.do(session.ReadManual{Lang: i18n.ID})); got.Err != nil || got.Lang != i18n.ID || got.Book.Chapter("byes") == nil {
			t.Errorf("there: %+v", got)
		}
		if !slices.Equal(asked, []string{"/at/web/manual-id.txt"}) {
			t.Errorf("asked for %v", asked)
		}
		answer = []byte("<html>not found</html>")
		if got := one[session.ManualRead](t, tab.do(session.ReadManual{Lang: i18n.EN})); got.Err == nil || got.Book != nil {
			t.Errorf("another file in its place: %+v", got)
		}
		fault = bridge.ErrUnsupported
		if got := one[session.ManualRead](t, tab.do(session.ReadManual{Lang: i18n.EN})); !errors.Is(got.Err, bridge.ErrUnsupported) || got.Book != nil {
			t.Errorf("not there: %+v", got)
		}
	})
}

// TestOpen: a native program has no store; it says so, keeps the settings it has, and gives the device a name.
func TestOpen(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		tab := m.tab()
		tab.k.store = nil
		var now session.Settings
		var named bool
		var failed error
		go tab.k.Open(session.Settings{Lang: i18n.HR}, func(s session.Settings, n bool, err error) { now, named, failed = s, n, err })
		synctest.Wait()
		if named || len(now.Device) != 3 || now.Lang != i18n.HR || !isNoStore(failed, string(store.Absent)) {
			t.Errorf("settings %+v, named %v, %v", now, named, failed)
		}
		if said := strings.Replace(kinds(tab.heard()), "DeviceChanged ", "", 1); said != "" {
			t.Errorf("said %s", said)
		}
		if got := one[session.EventsListed](t, tab.do(session.ListEvents{})); got.Err == nil {
			t.Error("events are listed without a store")
		}
	})
}

// TestBeforeTheStore: what is asked of the store before the browser has answered waits, and is then done or refused in words.
func TestBeforeTheStore(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		tab := m.tab()
		tab.k.store, tab.k.opening = nil, true
		early := []session.Cmd{session.RestoreBackup{}, session.OpenGame{Book: session.ClockBook}, session.LoadLearners{}}
		if said := tab.do(early...); len(said) > 0 {
			t.Errorf("said before: %s", kinds(said))
		}
		go tab.k.Open(session.Settings{}, func(session.Settings, bool, error) {})
		synctest.Wait()
		refused := 0
		for _, msg := range tab.heard() {
			if isNoStore(errorOf(msg), "absent") {
				refused++
			}
		}
		if refused != 2 { // errorOf knows nothing of learners
			t.Errorf("%d refused", refused)
		}
		if said := tab.do(session.RestoreBackup{}); !isNoStore(errorOf(said[0]), "absent") {
			t.Errorf("said after: %s", kinds(said))
		}
	})
}
