//go:build !js

package e2e

import (
	"context"
	"io"
	"net"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"wasit/web/browsertest"
	"wasit/web/relay"
)

// A laptop is a relay with its page.
type laptop struct {
	*browsertest.Page
	url, dir string
}

// startRelay starts a relay and opens its page.
func startRelay(t *testing.T, lang string) *laptop {
	t.Helper()
	free, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	addr := free.Addr().String()
	if err := free.Close(); err != nil {
		t.Fatal(err)
	}
	l := &laptop{Page: browsertest.Blank(t), url: "http://" + addr + "/", dir: t.TempDir()}
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() {
		ended <- relay.Start(ctx, relay.Options{Dir: l.dir, Addr: addr, Lang: lang, Loopback: true}, io.Discard)
	}()
	t.Cleanup(func() {
		cancel()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	})
	l.Size(browsertest.Tablet)
	for began := time.Now(); l.TryVisit(l.url) != nil; {
		if time.Since(began) > time.Minute {
			t.Fatal("the relay's page does not come")
		}
	}
	return l
}

// takes brings a file to the laptop.
func (l *laptop) takes(file string) {
	l.Wait(has("file"))
	l.Upload(func() { l.Click("label:has(#file)") }, file)
}

// code is the file of the code that the page shows for somebody, newer than what was there.
func (l *laptop) code(t *testing.T, had map[string]bool) string {
	t.Helper()
	for began := time.Now(); time.Since(began) < time.Minute; {
		names, err := filepath.Glob(filepath.Join(l.dir, "codes", "*.txt"))
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			if info, err := os.Stat(name); err == nil && !had[stamped(name, info)] && info.Size() > 0 {
				return name
			}
		}
	}
	t.Fatal("no code came")
	return ""
}

// codes are those that are in the folder.
func (l *laptop) codes(t *testing.T) map[string]bool {
	t.Helper()
	had := map[string]bool{}
	names, err := filepath.Glob(filepath.Join(l.dir, "codes", "*.txt"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		if info, err := os.Stat(name); err == nil {
			had[stamped(name, info)] = true
		}
	}
	return had
}

func stamped(name string, info os.FileInfo) string {
	return name + " " + strconv.FormatInt(info.ModTime().UnixNano(), 10)
}

// arbiterFile is the desk's invitation of an arbiter's device.
func arbiterFile(t *testing.T, desk *browsertest.Page, host *browsertest.Host) string {
	t.Helper()
	desk.Show(host.URL + "event/e2etestevent/devices")
	desk.Wait(has("nobody"))
	desk.Click("#invite")
	desk.Wait(has("duty-arbiter"))
	desk.Click("label:has(#duty-arbiter)")
	return handed(t, desk)
}

// joinsDesk has the laptop take an invitation, and the desk its answer.
func (l *laptop) joinsDesk(t *testing.T, desk *browsertest.Page, invitation string) {
	t.Helper()
	had := l.codes(t)
	l.takes(invitation)
	answer := l.code(t, had)
	l.Shot("relay-answer")
	takes(desk, "#scan-reply", answer)
	desk.WaitText("is linked")
	l.Wait(`document.querySelector("#state .stat--ok") !== null`)
}

// invites has the laptop invite a scorer's phone for some boards, which links to it by files.
func (l *laptop) invites(t *testing.T, host *browsertest.Host, lang, name string, first, last int) *browsertest.Page {
	t.Helper()
	had, up := l.codes(t), l.Count("#list .relay__link--up")
	l.Wait(has("name"))
	l.Fill("#name", name)
	l.Select("#duty", "scorer")
	l.Fill("#first", strconv.Itoa(first))
	l.Fill("#last", strconv.Itoa(last))
	l.Click(".relay__invite button")
	code := l.code(t, had)
	l.WaitText(name)
	l.Wait(`document.querySelector("#show img").naturalWidth > 100`)
	l.Shot("relay-invites")
	phone := browsertest.Light(t)
	phone.Language(lang)
	phone.Size(browsertest.Phone)
	phone.Go(host.URL)
	joins(phone, host, code)
	phone.Wait(`document.querySelector("#reply, #to-reply") !== null`)
	if phone.Count("#to-reply") > 0 {
		phone.Click("#to-reply")
	}
	phone.Wait(has("save-reply"))
	saved, reply := phone.Download(func() { phone.Click("#save-reply") })
	file := filepath.Join(t.TempDir(), saved)
	if err := os.WriteFile(file, reply, 0o600); err != nil {
		t.Fatal(err)
	}
	l.takes(file)
	l.Wait(`document.querySelectorAll("#list .relay__link--up").length === ` + strconv.Itoa(up+1))
	return phone
}

// TestRelay: a laptop joins the desk's tablet by two files, invites a phone, and passes on what it enters; all three see the result. What is no
// message is refused in the language of the page.
func TestRelay(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	desk := browsertest.Blank(t)
	desk.Language("en")
	desk.Size(browsertest.Tablet)
	desk.Go(host.URL)
	restoreBackup(desk, backupFile(t, smallEvent(t)))
	l := startRelay(t, "id")
	l.Shot("relay-empty")
	invitation := arbiterFile(t, desk, host)
	nothing := filepath.Join(t.TempDir(), "daftar.txt")
	if err := os.WriteFile(nothing, []byte("Ana;Budi"), 0o600); err != nil {
		t.Fatal(err)
	}
	l.takes(nothing)
	l.WaitText("Tidak ada pesan Wasit di dalamnya")
	l.joinsDesk(t, desk, invitation)
	phone := l.invites(t, host, "hr", "HP Bu Ratna", 1, 4)
	phone.Show(host.URL + "event/e2etestevent/devices")
	phone.Wait(has("key-w"))
	phone.Click("#key-w")
	phone.Wait(`document.querySelector(".res--wait") === null`)
	desk.Show(host.URL + "event/e2etestevent/round")
	desk.Wait(`document.querySelector("#b1 .res").textContent.includes("1–0")`)
	l.Shot("relay-day")
	l.Dark(true)
	l.Size(browsertest.Phone)
	l.LongShot("relay-phone")
	l.copies(t, func(text string) bool { return strings.Contains(text, "Wali Kota") })
}

// copies waits until the laptop's copy of the event holds something: it hears of that from the desk, and then writes it.
func (l *laptop) copies(t *testing.T, holds func(text string) bool) {
	t.Helper()
	for late := time.Now().Add(time.Minute); ; <-time.After(50 * time.Millisecond) {
		text, err := os.ReadFile(filepath.Join(l.dir, "relay.wasit.txt"))
		switch {
		case err != nil:
			t.Fatal(err)
		case holds(string(text)):
			return
		case time.Now().After(late):
			t.Fatalf("the laptop's copy lacks what the event has: %s", text[max(0, len(text)-500):])
		}
	}
}

// TestRelayDay: a tablet, a laptop that passes on and three phones play two rounds. What the phones enter is at the desk, what the desk
// publishes on the phones; a phone that is closed in between has everything when it comes back.
func TestRelayDay(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	desk := browsertest.Light(t)
	desk.Language("en")
	desk.Size(browsertest.Tablet)
	desk.Go(host.URL)
	restoreBackup(desk, backupFile(t, smallEvent(t)))
	l := startRelay(t, "id")
	l.joinsDesk(t, desk, arbiterFile(t, desk, host))
	boards := [][2]int{{1, 3}, {4, 5}, {6, 7}}
	phones := make([]*browsertest.Page, len(boards))
	for i, b := range boards {
		phones[i] = l.invites(t, host, []string{"id", "en", "hr"}[i], "HP "+strconv.Itoa(i+1), b[0], b[1])
		phones[i].Show(host.URL + "event/e2etestevent/devices")
	}
	desk.Show(host.URL + "event/e2etestevent/round")
	for round := 1; round <= 2; round++ {
		for i, p := range phones {
			for board := boards[i][0]; board <= boards[i][1]; board++ {
				p.Wait(has("b"+strconv.Itoa(board)) + ` && ` + has("key-w"))
				left := p.Count(".res--miss")
				p.Click([]string{"#key-w", "#key-d", "#key-b"}[(board+round)%3])
				p.Wait(`document.querySelectorAll(".res--miss").length === ` + strconv.Itoa(left-1) + ` && document.querySelector(".res--wait") === null`)
			}
		}
		desk.Wait(has("close"))
		if round == 2 {
			break
		}
		desk.Click("#close")
		desk.Wait(has("pair"))
		desk.Click("#pair")
		desk.Wait(has("publish"))
		publish(desk)
		for i, p := range phones {
			p.Wait(`document.querySelectorAll(".res--miss").length === ` + strconv.Itoa(boards[i][1]-boards[i][0]+1))
		}
	}
	l.Shot("relay-three-phones")
	l.copies(t, func(text string) bool {
		return strings.Count(text, `"result"`)+strings.Count(text, "result-entered") >= 14
	})
}
