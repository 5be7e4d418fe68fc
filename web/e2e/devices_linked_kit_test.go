package e2e

import (
	"strconv"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/web/browsertest"
)

// A mate is a device of an event: a browser of its own, with a camera.
type mate struct {
	*browsertest.Page
	browser *browsertest.Browser
	touches int // keys that a person touched
}

func newMate(t testing.TB, host *browsertest.Host, lang string, size browsertest.Screen) *mate {
	t.Helper()
	b := browsertest.LaunchCamera(t)
	m := &mate{Page: b.Page(), browser: b}
	m.Language(lang)
	m.Size(size)
	m.Go(host.URL)
	return m
}

// touch touches a key when it is there.
func (m *mate) touch(id string) {
	m.Wait(has(id))
	m.Click("#" + id)
	m.touches++
}

// A linkedHall is a desk and devices beside it, whose cameras see each other's screens.
type linkedHall struct {
	t    testing.TB
	host *browsertest.Host
	path string // of the event
	desk *mate
}

// newHall is the desk of an event.
func newHall(t testing.TB, event file.EventBackup) *linkedHall {
	t.Helper()
	h := &linkedHall{t: t, host: browsertest.Serve(t, ""), path: "event/" + event.ID + "/"}
	h.desk = newMate(t, h.host, "en", browsertest.Tablet)
	restoreBackup(h.desk.Page, backupFile(t, event))
	return h
}

func (h *linkedHall) at(m *mate, page string) {
	h.t.Helper()
	m.Show(h.host.URL + h.path + page)
}

// joins has a new device read the invitation for a duty off the desk's screen, and links it.
func (h *linkedHall) joins(lang, duty, first, last string) *mate {
	h.t.Helper()
	m := newMate(h.t, h.host, lang, browsertest.Phone)
	h.at(h.desk, "devices")
	h.desk.touch("invite")
	h.desk.Wait(has("duty-" + duty))
	h.desk.Click("label:has(#duty-" + duty + ")")
	h.desk.touches++
	if first != "" {
		h.desk.Wait(has("first"))
		h.desk.Fill("#first", first)
		h.desk.Fill("#last", last)
		h.desk.touch("make-code")
	}
	h.desk.Wait(has("qr"))
	film(m.browser, h.desk.Page)
	m.touch("join")
	m.touch("open-invite")
	m.Wait(`document.querySelector("#reply, #to-reply") !== null`)
	h.answered(m)
	return m
}

// linkAgain links a device that has its invitation once more.
func (h *linkedHall) linkAgain(m *mate, nth int) {
	h.t.Helper()
	h.at(h.desk, "devices")
	h.desk.Wait(has("crew"))
	h.desk.Eval(`document.querySelectorAll("[id^=mate-]")[`+strconv.Itoa(nth)+`].click()`, nil)
	h.desk.touch("device-link")
	h.desk.Wait(has("qr"))
	film(m.browser, h.desk.Page)
	h.at(m, "devices/desk")
	m.touch("take-in")
	h.answered(m)
}

// answered has the desk read the second code of a link.
func (h *linkedHall) answered(m *mate) {
	h.t.Helper()
	m.Wait(`document.querySelector("#reply, #to-reply") !== null`)
	if m.Count("#to-reply") > 0 {
		m.touch("to-reply")
	}
	m.Wait(has("reply"))
	film(h.desk.browser, m.Page)
	h.desk.touch("scan-reply")
	h.desk.Wait(`document.querySelector("#camera, #linking, #notice") !== null`)
	h.desk.Wait(`document.querySelector("#camera") === null`) // it has read the answer
	h.desk.WaitText("is linked")
	m.Wait(`document.getElementById("reply") === null`)
}

// result enters the result of the next board on a scorer's phone, and waits until it is at the desk.
func (h *linkedHall) result(m *mate, key string) {
	h.t.Helper()
	was := m.Count(".res--miss")
	m.touch(key)
	m.Wait(`document.querySelectorAll(".res--miss").length === ` + strconv.Itoa(was-1) + ` && document.querySelector(".res--wait") === null`)
}

// backupNow is the event as a device has it.
func (h *linkedHall) backupNow(m *mate) journal.State {
	h.t.Helper()
	h.at(m, "data")
	m.Wait(has("backup"))
	_, saved := m.Download(func() { m.Click("#backup") })
	backup, err := file.ReadBackup(saved)
	if err != nil {
		h.t.Fatal(err)
	}
	return backup.Events[0].State
}

// smallEvent is a published round of 14 players.
func smallEvent(t testing.TB) file.EventBackup {
	t.Helper()
	return eventWith(t, "e2etestevent", "Piala Wali Kota", field(14), journal.SectionConfig{Name: "Pa", System: "dutch", Edition: "2026", Rounds: 3, TieBreaks: []string{"BH"}, TieRules: "2026"},
		journal.FixOrder{Section: 1}, journal.DrawColor{Section: 1, Seed: 3}, journal.PairByHand{Section: 1, Boards: turned(14, 1)}, journal.Publish{Section: 1, Time: madeAt.At})
}

// handover makes an arbiter's phone the desk, from its page of results and back to it.
func (h *linkedHall) handover(m *mate) {
	h.t.Helper()
	m.touch("devices")
	m.touch("become")
	m.Wait(has("take-desk"))
	release := m.Press("#take-desk")
	m.touches++
	m.Wait(has("crew"))
	release()
	m.Click(`a[href$="/round"]`)
	m.touches++
	m.Wait(has("key-b"))
}
