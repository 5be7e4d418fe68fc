package view

import (
	"errors"
	"strings"
	"testing"
	"time"

	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/app/session"
	"wasit/app/words/i18n"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// TestDeviceBanners: what a person must know about the device, the gravest of each kind alone.
func TestDeviceBanners(t *testing.T) {
	running := session.EventEntry{ID: "a", Name: "Cup", Round: 2, Unsaved: 5}
	with := func(e session.EventEntry, set func(*session.EventEntry)) session.EventEntry {
		set(&e)
		return e
	}
	for _, c := range []struct {
		name   string
		device session.Device
		events []session.EventEntry
		want   string
	}{
		{"nothing to say", session.Device{Known: true, Persistent: true}, nil, ""},
		{"an update", session.Device{Update: true}, nil, "update"},
		{"never during a round", session.Device{Update: true}, []session.EventEntry{{Missing: 2}}, ""},
		{"a finished event is no round", session.Device{Update: true}, []session.EventEntry{{Missing: 2, Finished: true}}, "update"},
		{"another tab took the update", session.Device{Update: true, Replaced: true}, nil, "replaced"},
		{"an iPad keeps data only when installed", session.Device{Apple: true, CanInstall: true}, nil, "install"},
		{"the browser stores nothing until it is started again", session.Device{Known: true, Persistent: true, Miscounted: true}, nil, "miscounted"},
		{"installed", session.Device{Apple: true, Installed: true}, nil, ""},
		{"can be installed", session.Device{CanInstall: true}, nil, "install"},
		{"the browser may clear the store", session.Device{Known: true}, []session.EventEntry{{ID: "a"}}, "keep"},
		{"there is nothing to lose", session.Device{Known: true}, nil, ""},
		{"the browser does not tell", session.Device{}, []session.EventEntry{{ID: "a"}}, ""},
		{"records in no backup", session.Device{}, []session.EventEntry{running}, "backup-age backup-lead"},
		{"the folder asks again", session.Device{Folder: session.Folder{State: session.FolderAsks, Name: "SD"}}, nil, "folder-asks allow-folder"},
		{"the folder is gone", session.Device{Folder: session.Folder{State: session.FolderBroken, Name: "SD"}}, []session.EventEntry{running}, "folder-broken choose-folder"},
		{"all is in a backup", session.Device{}, []session.EventEntry{with(running, func(e *session.EventEntry) { e.Unsaved = 0 })}, ""},
		{"before round 1", session.Device{}, []session.EventEntry{with(running, func(e *session.EventEntry) { e.Round = 0 })}, ""},
		{"finished", session.Device{}, []session.EventEntry{with(running, func(e *session.EventEntry) { e.Finished = true })}, ""},
		{"a practice", session.Device{}, []session.EventEntry{with(running, func(e *session.EventEntry) { e.Practice = true })}, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			var m session.Session
			m.Device, m.Index.Events = c.device, c.events
			v := New(i18n.EN, "")
			if got := ids(v.DeviceBanners(m)); got != c.want {
				t.Errorf("%q, want %q", got, c.want)
			}
		})
	}
}

// TestBackupBannerNamesTheMostUnsaved: of several running events the one with the most to lose.
func TestBackupBannerNamesTheMostUnsaved(t *testing.T) {
	var m session.Session
	m.Index.Events = []session.EventEntry{{ID: "a", Name: "Cup", Round: 1, Unsaved: 3}, {ID: "b", Name: "Open", Round: 1, Unsaved: 9}, {ID: "c", Name: "Blitz", Round: 1, Unsaved: 9}}
	v := New(i18n.EN, "")
	lacks(t, html(v.DeviceBanners(m)...), []string{"Open", v.T(i18n.HomeNoBackup)}, "Cup", "Blitz")
	if got, ok := v.ActOf("backup-lead"); !ok || got != (session.Ask{Cmd: session.BackupEvent{ID: "b"}}) {
		t.Errorf("the key saves %+v", got)
	}
	m.Index.Events[1].Saved = time.Date(2026, 11, 20, 7, 5, 0, 0, time.Local)
	lacks(t, html(v.DeviceBanners(m)...), []string{v.Clock(m.Index.Events[1].Saved)}, v.T(i18n.HomeNoBackup))
}

// TestAlerts: what must be said on every page of an event.
func TestAlerts(t *testing.T) {
	for _, c := range []struct {
		name string
		set  func(*session.Session)
		want string
	}{
		{"all is well", func(*session.Session) {}, ""},
		{"the disk refused", func(m *session.Session) { m.Event.Unsaved = errors.New("x") }, "unsaved"},
		{"another tab writes", func(m *session.Session) { m.Event.Writer = false }, "reader take-over"},
		{"still being read", func(m *session.Session) { m.Event.Loading, m.Event.Writer = true, false }, ""},
		{"could not be opened", func(m *session.Session) { m.Event.Failed, m.Event.Writer = errors.New("x"), false }, ""},
		{"damaged", func(m *session.Session) {
			m.Event.Fault, m.Event.Writer = &session.DamagedError{Have: 2, Want: 5}, false
		}, "fault save-readable fault-backup open-newest"},
		{"of a newer program", func(m *session.Session) { m.Event.Fault, m.Event.Writer = &file.VersionError{}, false }, "fault"},
		{"a backup of an event whose desk is another device", func(m *session.Session) { leadElsewhere(m, 7) }, "only-reads only-reads-lead"},
		{"the old desk, which never had an invitation", func(m *session.Session) { leadElsewhere(m, 7); m.Event.Crew.Backup = false }, "only-reads only-reads-lead"},
		{"a copy that was kept when its task ended", func(m *session.Session) {
			leadElsewhere(m, 7)
			m.Event.Crew.Me, m.Event.Crew.Backup = 5, true
		}, "only-reads only-reads-lead"},
		{"the desk after it has moved", func(m *session.Session) { leadElsewhere(m, 7); m.Event.Crew.Me = 7 }, ""},
		{"an arbiter's device asks the desk", func(m *session.Session) { leadElsewhere(m, 7); m.Event.Crew.Me = 5 }, ""},
		{"where it becomes the desk", func(m *session.Session) { leadElsewhere(m, 7); m.Route.Page = session.PageDevices }, ""},
		{"a refusal", func(m *session.Session) { m.Notice = &session.Notice{Kind: "bad"} }, "notice"},
		{"a backup on the Data page stands there", func(m *session.Session) {
			m.Notice, m.Route.Page = &session.Notice{Kind: "ok", Backup: true}, session.PageData
		}, ""},
		{"elsewhere it is said", func(m *session.Session) { m.Notice = &session.Notice{Kind: "ok", Backup: true} }, "notice"},
	} {
		t.Run(c.name, func(t *testing.T) {
			h := event(t, 2)
			c.set(h.Session)
			v := New(i18n.EN, "")
			list := v.alerts(*h.Session)
			if stays := v.stays(*h.Session); stays != nil {
				list = append(list, stays)
			}
			if got := ids(list); got != c.want {
				t.Errorf("%q, want %q", got, c.want)
			}
		})
	}
	h := event(t, 2)
	v := New(i18n.EN, "")
	h.Event.Unsaved = &session.FullError{Err: errors.New("quota")}
	lacks(t, html(v.alerts(*h.Session)...), []string{v.T(i18n.UnsavedFull)}, v.T(i18n.UnsavedText))
	if got := ids(v.alerts(session.Session{})); got != "" {
		t.Errorf("without an event: %q", got)
	}
}

// leadElsewhere has another device become the desk of the open event, beside one of an arbiter.
func leadElsewhere(m *session.Session, desk journal.DeviceID) {
	s := m.Event.Kept
	for _, c := range []journal.Command{journal.InviteDevice{Device: journal.Device{ID: desk, Name: "HP Bu Sari", Duty: journal.DutyArbiter}},
		journal.InviteDevice{Device: journal.Device{ID: 5, Name: "HP Pak Joko", Duty: journal.DutyArbiter}}, journal.TakeDesk{ID: desk}} {
		_, after, err := journal.Decide(s, journal.Stamp{At: 9}, c)
		if err != nil {
			panic(err)
		}
		s = after
	}
	m.Event.Kept, m.Event.Ahead = s, s
}

// TestOnlyReads: a copy that can only be read names the desk and offers to become it in place of acts that would be refused.
func TestOnlyReads(t *testing.T) {
	for _, lang := range i18n.All() {
		for _, page := range []session.Page{session.PageRound, session.PagePlayers, session.PageCheckIn, session.PageImport, session.PagePrint, session.PageData} {
			h := event(t, 2)
			leadElsewhere(h.Session, 7)
			h.Session.Route.Page = page
			v := New(lang, "")
			got := html(v.EventPage(*h.Session, "", Page{Act: []app.UI{v.Button(Button{Text: "Pair", ID: "pair"})}}))
			lacks(t, got, []string{"HP Bu Sari", `id="only-reads-lead"`, session.TakeDesk(h.Event.ID).Path()})
			if acts, kept := strings.Contains(got, `id="become-desk"`), strings.Contains(got, `id="pair"`); acts == kept || acts != recorded(page) {
				t.Errorf("%v: offers to become the desk %t, to pair %t", page, acts, kept)
			}
		}
	}
}

// TestPageBehindASheet is out of reach: for a finger, the tabulator and a screen reader.
func TestPageBehindASheet(t *testing.T) {
	v := New(i18n.EN, "")
	lacks(t, html(v.Page(session.Session{}, Page{})), []string{`href="#main"`, `id="main"`, `id="dialog"`}, "inert", `role="dialog"`, `class="act"`)
	sheet := v.Sheet(Sheet{Title: "Why", Close: v.Act("close", session.CloseDialog{})})
	lacks(t, html(v.Page(session.Session{}, Page{Sheet: sheet})), []string{`inert="true"`, `role="dialog"`, `aria-modal="true"`, `aria-labelledby="sheet-title"`, `id="sheet-title"`})
	reason := session.Session{Dialog: session.ReasonDialog{For: "reopen", Needed: true}}
	lacks(t, html(New(i18n.HR, "").Page(reason, Page{})), []string{`inert="true"`, i18n.RoundReopen.HR, i18n.ReasonMissing.HR, `aria-invalid="true"`})
	other := New(i18n.EN, "")
	other.Others = func() app.UI { return app.P().ID("others") }
	lacks(t, html(other.Page(session.Session{Dialog: 7}, Page{})), []string{`id="others"`, `inert="true"`})
	lacks(t, html(New(i18n.EN, "").Page(session.Session{Dialog: 7}, Page{})), nil, "inert")
	lacks(t, html(other.Page(session.Session{}, Page{})), nil, `id="others"`)
}

// TestSheetSaysThatAnotherTabWrites: it hides what the page says.
func TestSheetSaysThatAnotherTabWrites(t *testing.T) {
	v := New(i18n.EN, "")
	lacks(t, html(v.Sheet(Sheet{Title: "T"})), nil, "sheet-reader", "sheet__foot")
	v.Reader = true
	lacks(t, html(v.Sheet(Sheet{Title: "T", Foot: []app.UI{app.P()}})), []string{`id="sheet-reader"`, `id="sheet-take-over"`, "sheet__foot"})
	if got, ok := v.ActOf("sheet-take-over"); !ok || got != (session.TakeOverWriting{}) {
		t.Errorf("the key of the sheet sends %v", got)
	}
}

// TestUndoBar stands in the page's own bar, on a phone too.
func TestUndoBar(t *testing.T) {
	undo := &session.UndoBar{Text: "Entered", Act: session.UndoLast{}}
	for _, c := range []struct {
		undo *session.UndoBar
		act  bool
		want string
	}{{nil, false, ""}, {nil, true, `class="act"`}, {undo, false, `class="act"`}, {undo, true, `class="act"`}} {
		v := New(i18n.EN, "")
		var p Page
		if c.act {
			p.Act = []app.UI{app.P()}
		}
		got := html(v.Page(session.Session{Undo: c.undo}, p))
		if c.want == "" {
			lacks(t, got, nil, `class="act`)
			continue
		}
		lacks(t, got, []string{c.want})
		if _, ok := v.ActOf("undo"); ok != (c.undo != nil) {
			t.Errorf("undo offered: %v", ok)
		}
	}
}

func TestFrameOfAPage(t *testing.T) {
	v := New(i18n.EN, "")
	got := html(v.Page(session.Session{}, Page{Focus: true, Practice: true, Read: true, Bar: Bar{Brand: AppName, Saved: "07:05"},
		Nav: &Nav{Label: "Menu", Items: []NavItem{{Text: "A", Href: "/a", Here: true, Where: "wide"}, {Text: "B", Href: "/b"}}}}))
	lacks(t, got, []string{"app--focus", "app--practice", "main--read", `aria-label="Menu"`, `id="saved"`, "07:05", `class="nav__wide"`, `href="/b"`}, "app--rail", "main--flush", "bar__title")
	if strings.Count(got, "aria-current") != 1 {
		t.Errorf("one place is here: %s", got)
	}
	lacks(t, html(v.Page(session.Session{}, Page{Bar: Bar{Title: "Cup", Sub: "Round 1"}})), []string{"<b>Cup</b><span>Round 1</span>"}, `id="saved"`, "<nav")
}

// TestEventPage: bar and navigation of an open event.
func TestEventPage(t *testing.T) {
	for _, c := range []struct {
		name  string
		set   func(*session.Session)
		want  []string
		wants []string
	}{
		{"one section", func(*session.Session) {}, []string{"<b>Cup</b>", `id="saved"`, `href="/"`}, []string{`id="section"`, `id="practice"`}},
		{"not stored", func(m *session.Session) { m.Event.Unsaved = errors.New("x") }, []string{`id="unsaved"`}, []string{`id="saved"`}},
		{"never stored", func(m *session.Session) { m.Event.Saved = time.Time{} }, nil, []string{`id="saved"`}},
	} {
		t.Run(c.name, func(t *testing.T) {
			h := event(t, 2)
			c.set(h.Session)
			lacks(t, html(New(i18n.EN, "").EventPage(*h.Session, "sub", Page{})), c.want, c.wants...)
		})
	}
	h := event(t, 2, "Girls")
	v := New(i18n.EN, "")
	lacks(t, html(New(i18n.EN, "").EventPage(*h.Session, "", Page{Focus: true, Rail: true})), []string{`id="to-overview"`, `btn--tabs`, `btn--rail`}) // a task takes the tabs of a phone, not its way
	lacks(t, html(v.EventPage(*h.Session, "", Page{})), []string{`id="section"`}, `role="dialog"`, `aria-haspopup`)
	if got, ok := v.ActOf("section"); !ok || got != (session.ChooseSection{ID: 2}) {
		t.Errorf("with two sections the chip goes over to the other: %v", got)
	}
	h = event(t, 2, "Girls", "Open")
	v = New(i18n.EN, "")
	lacks(t, html(v.EventPage(*h.Session, "", Page{})), []string{`aria-haspopup="dialog"`})
	if got, ok := v.ActOf("section"); !ok || got != (session.ListSections{}) {
		t.Errorf("with three it opens their list: %v", got)
	}
	h.Dialog = session.SectionList{}
	v = New(i18n.EN, "")
	got := html(v.EventPage(*h.Session, "", Page{}))
	lacks(t, got, []string{`role="dialog"`, `id="to-section-3"`})
	if strings.Count(got, `aria-current="true"`) != 1 {
		t.Errorf("one section is in hand: %s", got)
	}
	if got, ok := v.ActOf("to-section-3"); !ok || got != (session.ChooseSection{ID: 3}) {
		t.Errorf("the third: %v", got)
	}
}

// TestNavOfAnEvent: pages below a place mark that place.
func TestNavOfAnEvent(t *testing.T) {
	h := event(t, 2)
	for page, want := range map[session.Page]i18n.Text{session.PageRound: i18n.Round, session.PageCheckIn: i18n.Players, session.PageWishes: i18n.Players,
		session.PageCrosstable: i18n.Standings, session.PagePrizes: i18n.Standings, session.PageArbiter: i18n.DeskNav} {
		m := *h.Session
		m.Route.Page = page
		for _, item := range New(i18n.EN, "").eventNav(m).Items {
			if item.Where != "phone" && item.Here != (item.Text == want.EN) {
				t.Errorf("%v: %q is here: %v", page, item.Text, item.Here)
			}
		}
	}
	for _, item := range New(i18n.EN, "").MainNav(session.PageClock).Items {
		if item.Here != (item.Icon == "clock") {
			t.Errorf("on the clock %q is here: %v", item.Text, item.Here)
		}
	}
}

func TestOpening(t *testing.T) {
	v := New(i18n.ID, "")
	var m session.Session
	m.Event = &session.Event{ID: "a", Loading: true}
	lacks(t, html(v.Opening(m)), []string{`class="skel skel--told"`, i18n.LoadingEvent.ID + "</p>"}, "open-failed")
	m.Event = &session.Event{ID: "a", Failed: &session.GoneError{ID: "a"}}
	title, text := session.OpenFailure(i18n.ID, m.Event.Failed)
	lacks(t, html(v.Opening(m)), []string{`id="open-failed"`, `role="alert"`, title, text}, `class="skel`)
}

// TestBecomes says of each event of a backup what restoring does, and which of two is newer.
func TestBecomes(t *testing.T) {
	early, late := time.UnixMilli(1_000), time.UnixMilli(2_000)
	when := func(t time.Time) string { return map[time.Time]string{early: "EARLY", late: "LATE"}[t] }
	entry := func(at time.Time) *session.EventEntry { return &session.EventEntry{Changed: at} }
	played := func(at time.Time, round int, phase journal.Phase) *session.EventEntry {
		return &session.EventEntry{Changed: at, Sections: []session.SectionStatus{{Round: round, Rounds: 5, Phase: phase}}}
	}
	v := New(i18n.EN, "")
	said := v.T(i18n.LookChanged, "EARLY")
	for _, c := range []struct {
		line session.RestoreLine
		want string
	}{
		{session.RestoreLine{How: session.RestoreAdds}, v.T(i18n.LookAdds)},
		{session.RestoreLine{How: session.RestoreExtends, Seq: 9, At: 4, Here: entry(early)}, v.T(i18n.LookExtends, "5")},
		{session.RestoreLine{How: session.RestoreRepairs}, v.T(i18n.LookRepairs)},
		{session.RestoreLine{How: session.RestoreKeeps, Seq: 9, At: 9, Here: entry(early)}, v.T(i18n.LookSame)},
		{session.RestoreLine{How: session.RestoreKeeps, Seq: 9, At: 12, Here: entry(early)}, v.T(i18n.LookOlder, said)},
		{session.RestoreLine{How: session.RestoreCopies, Event: *entry(late), Here: entry(early)}, v.T(i18n.LookCopies, said) + " " + v.T(i18n.LookNewer)},
		{session.RestoreLine{How: session.RestoreCopies, Event: *entry(early), Here: entry(late)}, v.T(i18n.LookCopies, v.T(i18n.LookChanged, "LATE")) + " " + v.T(i18n.LookThis)},
		{session.RestoreLine{How: session.RestoreCopies, Event: *entry(early), Here: entry(early)}, v.T(i18n.LookCopies, said)},
		{session.RestoreLine{How: session.RestoreCopies, Event: *played(early, 3, journal.Closed), Here: played(late, 2, journal.Draft)},
			v.T(i18n.LookCopies, v.T(i18n.LookChanged, "LATE")) + " " + v.T(i18n.LookRounds, "3", "1")},
		{session.RestoreLine{How: session.RestoreCopies, Event: *played(late, 3, journal.Published), Here: played(early, 2, journal.Closed)},
			v.T(i18n.LookCopies, said) + " " + v.T(i18n.LookRounds, "3", "2") + " " + v.T(i18n.LookNewer)},
		{session.RestoreLine{How: session.RestoreCopies, Event: *played(early, 2, journal.Draft), Here: played(late, 1, journal.Closed)},
			v.T(i18n.LookCopies, v.T(i18n.LookChanged, "LATE")) + " " + v.T(i18n.LookThis)},
		{session.RestoreLine{How: session.RestoreAdds, Twin: entry(early)}, v.T(i18n.LookAdds) + " " + v.T(i18n.LookTwin, said)},
	} {
		if got := v.becomes(c.line, when); got != c.want {
			t.Errorf("%+v: %q, want %q", c.line, got, c.want)
		}
	}
	for how, offers := range map[session.RestoreHow]bool{session.RestoreAdds: true, session.RestoreKeeps: false} {
		v := New(i18n.EN, "")
		html(v.restore(session.RestoreDialog{Events: []session.RestoreLine{{How: how}}}))
		if _, ok := v.ActOf("restore"); ok != offers {
			t.Errorf("%s: restoring is offered: %v", how, ok)
		}
	}
}

// TestTimeOfTheHall: how long the round has run, or what is left to the cap; and what is left to the forfeit time.
func TestTimeOfTheHall(t *testing.T) {
	const minute = 60_000
	for _, c := range []struct {
		name             string
		now, walkOver    int64
		cap              int64
		main, toWalkOver string
		over             bool
	}{
		{"running", 90_500, 0, 0, "1:30", "", false},
		{"over an hour", 61*minute + 1, 0, 0, "1:01:00", "", false},
		{"to the forfeit time, rounded up", 90_500, 10 * minute, 0, "1:30", "8:30", false},
		{"it has passed", 10 * minute, 10 * minute, 0, "10:00", "", false},
		{"left to the cap, rounded up", 90_500, 0, 10 * minute, "8:30", "", false},
		{"the cap has struck", 11 * minute, 0, 10 * minute, "1:00", "", true},
		{"at the very moment", 10 * minute, 0, 10 * minute, "0:00", "", true},
	} {
		t.Run(c.name, func(t *testing.T) {
			const start = 1_000_000
			clock := &hallClock{Lang: i18n.EN, Started: start, now: time.UnixMilli(start + c.now)}
			if c.walkOver > 0 {
				clock.WalkOver = start + c.walkOver
			}
			if c.cap > 0 {
				clock.Cap = start + c.cap
			}
			main, second, _ := strings.Cut(html(clock.Render()), `id="hall-wo"`)
			lacks(t, main, []string{">" + c.main + "<"})
			if strings.Contains(main, "stat--over") != c.over || (c.toWalkOver == "") != (second == "") {
				t.Errorf("%s | %s", main, second)
			}
			lacks(t, second, []string{c.toWalkOver})
		})
	}
}

// TestHallInTheBar shows nothing once all is in, and the plan before the signal.
func TestHallInTheBar(t *testing.T) {
	v := New(i18n.EN, "")
	h := event(t, 4)
	if v.hall(*h.Session) != nil {
		t.Error("a time before the round is published")
	}
	h.Pair()
	h.Publish()
	if v.hall(*h.Session) != nil {
		t.Error("a time that nobody announced")
	}
	h.Did(journal.SetHall{Section: 1, Hall: journal.Hall{Start: 9*60 + 30, Length: 40}})
	h.Session.Now = h.Time
	lacks(t, html(v.hall(*h.Session)), []string{`id="hall-planned"`, v.Clock(time.Date(2026, 11, 20, 9, 30, 0, 0, time.UTC))})
	h.Score(journal.Drawn)
	if v.hall(*h.Session) != nil {
		t.Error("a time after the last result")
	}
}

// TestSavedIsTrue: neither the tick nor its hidden word "Saved" stands there while an act is on its way to the store.
func TestSavedIsTrue(t *testing.T) {
	for _, writes := range []bool{false, true} {
		v := New(i18n.EN, "")
		drawn := html(v.bar(Bar{Saved: "10:42:07", Writes: writes}, nil, nil, nil))
		if got := strings.Contains(drawn, "stat--wait"); got != writes {
			t.Errorf("writes %v: the tick is hidden: %v", writes, got)
		}
		if got := !strings.Contains(drawn, v.T(i18n.Saved)); got != writes {
			t.Errorf("writes %v: the word is hidden: %v", writes, got)
		}
	}
}

// standing counts how often it was put into the page.
type standing struct {
	app.Compo
	began *int
}

func (s *standing) OnInit()        { *s.began++ }
func (s *standing) Render() app.UI { return app.P().Text("it stands") }

// noticed is a page below a notice, or without one.
type noticed struct {
	app.Compo
	Notice bool
	began  *int
}

func (n *noticed) Render() app.UI {
	s := session.Session{}
	if n.Notice {
		s.Notice = &session.Notice{Title: "heard"}
	}
	return New(i18n.EN, "").Page(s, Page{Main: []app.UI{app.H1().Text("page"), app.Ul(), &standing{began: n.began}}})
}

// TestNoticeMovesNothing: what stands on a page stays when a notice above it comes or goes. go-app compares by place: else all of the page
// would be made anew.
func TestNoticeMovesNothing(t *testing.T) {
	e, began := app.NewTestEngine(), 0
	for _, notice := range []bool{false, true, false} {
		if err := e.Load(&noticed{Notice: notice, began: &began}); err != nil {
			t.Fatal(err)
		}
	}
	if began != 1 {
		t.Errorf("what stands below a notice was made %d times", began)
	}
}

// TestMoreIsNotHereTwice: a device that helps has the devices among the tabs of a phone; there the tab of the rest is not marked too.
func TestMoreIsNotHereTwice(t *testing.T) {
	h := event(t, 2)
	for _, helps := range []bool{false, true} {
		m, e := *h.Session, *h.Session.Event
		m.Route.Page, m.Event = session.PageDevices, &e
		if helps {
			leadElsewhere(&m, 7)
			m.Event.Crew.Me = 5
		}
		var here []string
		for _, item := range New(i18n.EN, "").eventNav(m).Items {
			if item.Here && item.Where != "wide" {
				here = append(here, item.Text)
			}
		}
		if len(here) != 1 {
			t.Errorf("helps %t: a phone marks %q", helps, here)
		}
	}
}

// TestButtonOfAComponent: a component that is drawn apart from its page has no tables of it, and its keys are drawn all the same.
func TestButtonOfAComponent(t *testing.T) {
	v := &V{Lang: i18n.HR}
	for _, b := range []Button{{Text: "a", Act: "a"}, {Text: "b", Icon: "back", Only: true, ID: "b", Act: "b"}, {Text: "c", Class: "btn--go btn--main", Act: "c"}, {Text: "d", Hold: "d"}} {
		if text := app.HTMLString(v.Button(b)); !strings.Contains(text, b.Text) {
			t.Errorf("%+v: %s", b, text)
		}
	}
}
