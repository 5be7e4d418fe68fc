package e2e

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/web/browsertest"
)

// TestDay is the coach's day: open once with internet, then a Swiss of six rounds with 56 pupils without it, on a device
// whose browser is killed twice; then the files that leave it are checked by the command lines.
func TestDay(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	device := browsertest.Launch(t)
	d := &day{t: t, device: device, host: host}
	d.open()
	d.p.Wait(`document.querySelector("#offline.stat--ok") !== null`)
	host.Stop()
	d.register()
	d.otherEvent()

	d.round(1, 28, 0)
	d.lateEntry("Pendatang Baru")
	d.round(2, 28, 29) // 57 players: one bye
	d.withdraw("Siti Santoso")
	d.roundWithAKill(3, 28)
	d.wrongResult(4, 28)
	d.badFiles()
	d.publish(5)
	d.enter(5, 1, 9, 0)
	d.correctOld(4) // one round later: round 5 stays as it was paired
	d.enter(5, 10, 28, 0)
	d.closeRound()
	d.round(6, 28, 0)
	d.p.Wait(has("finish"))
	d.p.Click("#finish")
	d.p.Wait(has("standings"))
	d.compare(57, 6, 5)
	d.removeNames("Siti Santoso")
	d.p.Show(strings.TrimSuffix(d.other, "round") + "standings")
	d.p.Wait(has("standings"))
	d.compare(32, 4, 0)
}

type day struct {
	t      *testing.T
	device *browsertest.Browser
	host   *browsertest.Host
	p      *browsertest.Page
	other  string // address of the second event
}

func (d *day) open() {
	d.p = d.device.Page()
	d.p.Language("id")
	d.p.Size(browsertest.Tablet)
	d.p.Go(d.host.URL)
	d.p.Wait(`document.querySelector("#empty, #events, .lead") !== null`)
}

// register makes the event and enters 56 pupils.
func (d *day) register() {
	p := d.p
	newEvent(p, d.host.URL, "O2SN Kecamatan Tapos 2026")
	d.importSchool()
}

// importSchool enters 56 pupils from a CSV file on the page of players, answering what is doubtful, and goes to the rounds.
func (d *day) importSchool() {
	p := d.p
	p.Click("#paste")
	p.Wait(has("list"))
	file := filepath.Join(d.t.TempDir(), "peserta.csv")
	if err := os.WriteFile(file, []byte(school56()), 0o600); err != nil {
		d.t.Fatal(err)
	}
	p.Upload(func() { p.Click("#open-file") }, file)
	p.Wait(has("review"))
	settle(p, 3, "9/date0", "22/f", "32/none")
	p.Click("#enter")
	p.Wait(has("players"))
	p.Click(".nav a", "Babak")
}

// round pairs, publishes, enters every result and closes; forfeit is a board decided by W.O., 0 for none.
func (d *day) round(n, boards, forfeit int) {
	d.publish(n)
	d.enter(n, 1, boards, min(forfeit, boards))
	d.closeRound()
}

func (d *day) closeRound() {
	d.p.Wait(has("all-in"))
	d.p.Click("#close")
	d.p.Wait(`document.getElementById("all-in") === null`)
}

func (d *day) publish(n int) {
	p := d.p
	p.Wait(has("pair"))
	p.Click("#pair")
	if n == 1 {
		p.Wait(has("draw"))
		p.Click("#draw")
	}
	p.Wait(has("publish"))
	publish(p)
	p.Wait(has("key-w"))
}

func (d *day) enter(n, from, to, forfeit int) {
	p := d.p
	for b := from; b <= to; b++ {
		p.Wait(fmt.Sprintf(`/\b%d\b/.test(document.querySelector("#now .now__no").firstChild.textContent)`, b))
		if b == forfeit {
			p.Click("#key-wo")
			p.Wait(has("score-0"))
			p.Click("#score-0") // White wins by forfeit
			continue
		}
		p.Click([]string{"#key-w", "#key-d", "#key-b"}[(b*7+n*3)%3])
	}
}

func (d *day) lateEntry(name string) {
	p := d.p
	p.Click(".nav a", "Pemain")
	p.Wait(has("add-player"))
	p.Click("#add-player")
	p.Wait(has("p-name"))
	p.Fill("#p-name", name)
	p.Click("#save")
	p.Wait(`document.getElementById("sheet") === null`)
	p.Click(".nav a", "Babak")
}

func (d *day) withdraw(name string) {
	p := d.p
	p.Click(".nav a", "Pemain")
	p.Wait(has("search"))
	p.Fill("#search", name)
	p.Wait(`document.querySelectorAll("#players tbody tr").length === 1`)
	p.Click(".rowlink")
	p.Wait(has("withdraw"))
	p.Click("#withdraw")
	p.Wait(has("return"))
	p.Click(".nav a", "Babak")
}

// roundWithAKill ends the browser's processes in the middle of the round, right behind a touch whose write is on its way.
// Whatever the screen had acknowledged is there afterwards.
func (d *day) roundWithAKill(n, boards int) {
	d.publish(n)
	d.enter(n, 1, 13, 0)
	d.acknowledged(13)
	d.p.Eval(`document.getElementById("key-w").click()`, nil)
	d.device.Kill()
	d.device.Start()
	d.open()
	d.p.Click("#continue")
	d.p.Wait(has("key-w"))
	var at string
	d.p.Eval(`document.querySelector("#now .now__no").firstChild.textContent`, &at)
	board, err := strconv.Atoi(strings.TrimSpace(regexp.MustCompile(`\D`).ReplaceAllString(at, "")))
	if err != nil || board != 14 && board != 15 {
		d.t.Fatalf("after the kill %q is in hand: thirteen results were acknowledged, the fourteenth was on its way", at)
	}
	d.enter(n, board, boards, 0)
	d.closeRound()
}

// acknowledged waits until the screen says that the result of a board is stored.
func (d *day) acknowledged(board int) {
	d.p.Wait(fmt.Sprintf(`/\b%d\b/.test(document.querySelector("#echo .echo__k")?.textContent) && document.querySelector("#echo .icon-check") !== null`, board))
}

// wrongResult enters a result on the wrong side, finds it before the next pairing and enters the right one.
func (d *day) wrongResult(n, boards int) {
	p := d.p
	d.publish(n)
	d.enter(n, 1, boards, 0)
	p.Wait(has("all-in"))
	p.Click("#b3")
	p.Wait(`/\b3\b/.test(document.querySelector("#now .now__no").firstChild.textContent)`)
	p.Click("#key-w")
	d.acknowledged(3)
	p.Click("#close")
	p.Wait(`document.getElementById("all-in") === null`)
}

// correctOld finds a wrong result when the next round is paired already and being played.
func (d *day) correctOld(round int) {
	p := d.p
	p.Click(".nav a", "Pemain")
	p.Wait(has("p1"))
	p.Click("#p1 .rowlink")
	p.Wait(has("correct-" + strconv.Itoa(round)))
	p.Click("#correct-" + strconv.Itoa(round))
	p.Wait(has("effect"))
	var other string
	p.Eval(`(() => { const now = [...document.querySelectorAll("#sheet p")].map((t) => t.innerText).find((t) => /1–0|0–1|½–½/.test(t)); return now.includes("1–0") ? "0–1" : "1–0" })()`, &other)
	p.Click("#sheet label", other)
	p.Click("#correct")
	p.Wait(has("reason-err"))
	p.Fill("#reason", "Slip terbaca terbalik")
	p.Click("#correct")
	p.Wait(`document.getElementById("sheet") === null`)
	p.Click(".nav a", "Babak")
	p.Wait(has("key-w"))
}

// compare takes TRF and backup off the device and has the command line read them; the journal has to name the round that was
// paired before a correction, 0 for none.
func (d *day) compare(players, rounds, named int) {
	p := d.p
	var shown []string
	p.Eval(`[...document.querySelectorAll("#standings tbody tr")].map((r) => r.querySelector(".rank").innerText + " " + r.querySelector(".name").innerText)`, &shown)
	p.Click(".nav a", "Data")
	p.Wait(has("trf"))
	name, document := p.Download(func() { p.Click("#trf") })
	if !strings.HasSuffix(name, ".trf") {
		d.t.Errorf("the report is named %q", name)
	}
	path := filepath.Join(d.t.TempDir(), "event.trf")
	if err := os.WriteFile(path, document, 0o600); err != nil {
		d.t.Fatal(err)
	}
	_, saved := p.Download(func() { p.Click("#backup") })
	backup, err := file.ReadBackup(saved)
	if err != nil {
		d.t.Fatal(err)
	}
	state := backup.Events[0].State
	d.check(path, state, rounds, named)
	d.standings(path, state, players, shown)
}

// check recomputes every round; only rounds that the journal names as paired on other data may differ.
func (d *day) check(path string, s journal.State, rounds, corrected int) {
	named := map[int]bool{}
	for _, m := range s.Marks(1) {
		for _, r := range m.Rounds {
			named[r] = true
		}
	}
	if corrected != 0 && !named[corrected] {
		d.t.Errorf("round %d was paired before a correction and the journal names %v", corrected, named)
	}
	out, err := exec.Command("go", "run", "wasit/swiss/cmd/swiss", "check", path).CombinedOutput()
	var exit *exec.ExitError
	if err != nil && !(errors.As(err, &exit) && exit.ExitCode() == 1) {
		d.t.Fatalf("swiss check: %v\n%s", err, out)
	}
	for _, m := range regexp.MustCompile(`(?m)\.trf: round (\d+): `).FindAllStringSubmatch(string(out), -1) {
		if n, _ := strconv.Atoi(m[1]); !named[n] {
			d.t.Errorf("round %d differs from a recomputation and the journal does not say why:\n%s", n, out)
		}
	}
	if !strings.Contains(string(out), fmt.Sprintf("of %d rounds", rounds)) {
		d.t.Errorf("swiss check read no %d rounds:\n%s", rounds, out)
	}
}

// standings compares the ranking of the command line with the one on the screen.
func (d *day) standings(path string, s journal.State, players int, shown []string) {
	sec, _ := s.Section(1)
	out, err := exec.Command("go", "run", "wasit/swiss/cmd/swiss", "standings", "-json", "-tiebreaks", "PTS,"+strings.Join(sec.TieBreaks, ","), path).Output()
	if err != nil {
		d.t.Fatalf("swiss standings: %v", err)
	}
	var table struct {
		Standings []struct{ TPN, Rank int }
	}
	if err := json.Unmarshal(out, &table); err != nil {
		d.t.Fatal(err)
	}
	if len(table.Standings) != players || len(shown) != players {
		d.t.Fatalf("%d players in the report, %d on the screen, want %d", len(table.Standings), len(shown), players)
	}
	names := map[int]string{}
	for _, p := range s.Players(1) {
		names[int(p.TPN)] = p.Name
	}
	for i, row := range table.Standings {
		if want := fmt.Sprintf("%d %s", row.Rank, names[row.TPN]); shown[i] != want {
			d.t.Errorf("place %d on the screen is %q, the command line says %q", i+1, shown[i], want)
		}
	}
}

// removeNames anonymises the event; no name is left in the store, in the log, or in another tab.
func (d *day) removeNames(name string) {
	p := d.p
	stored := `new Promise((done) => { const open = indexedDB.open("wasit"); open.onsuccess = () => { const all = [], db = open.result;
		const names = [...db.objectStoreNames], t = db.transaction(names); t.oncomplete = () => { db.close(); done(all.some((text) => text.includes("` + name + `"))) };
		for (const n of names) t.objectStore(n).getAll().onsuccess = (e) => { for (const v of e.target.result) all.push(v instanceof Uint8Array ? new TextDecoder().decode(v) : JSON.stringify(v)) } } })`
	p.Wait(stored)
	q := p.Tab()
	q.Language("id")
	var url string
	p.Eval(`location.href`, &url)
	q.Go(strings.TrimSuffix(url, "data") + "players")
	q.WaitText(name)
	p.Click("#anonymise")
	p.Wait(has("yes"))
	p.Click("#yes")
	p.Wait(`document.getElementById("anonymise") === null && !document.body.innerText.includes("` + name + `")`)
	p.Wait(`!(await ` + stored + `)`)
	q.Wait(`!document.body.innerText.includes("` + name + `")`)
	q.Close()
}
