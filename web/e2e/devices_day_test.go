package e2e

import (
	"os"
	"strconv"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/web/browsertest"
)

// crewDay is an event with a desk, two scorers and an arbiter's phone that becomes the desk.
type crewDay struct {
	t    *testing.T
	host *browsertest.Host
	desk *browsertest.Page // of today
}

func (d *crewDay) at(p *browsertest.Page, page string) {
	p.Show(d.host.URL + "event/e2etestevent/" + page)
}

// invited has a new phone take the invitation for a duty; boards are those of a scorer, "" for all.
func (d *crewDay) invited(duty, first, last string) *browsertest.Page {
	p := browsertest.Light(d.t)
	p.Language("en")
	p.Size(browsertest.Phone)
	p.Go(d.host.URL + "join")
	p.Wait(has("open-invite"))
	takes(p, "#open-invite", d.invitation(duty, first, last))
	p.Wait(has("waits"))
	return p
}

func (d *crewDay) invitation(duty, first, last string) string {
	d.at(d.desk, "devices")
	d.desk.Wait(has("invite"))
	d.desk.Click("#invite")
	d.desk.Wait(has("duty-" + duty))
	d.desk.Click("label:has(#duty-" + duty + ")")
	if first != "" {
		d.desk.Wait(has("first"))
		d.desk.Fill("#first", first)
		d.desk.Fill("#last", last)
		d.desk.Wait(has("make-code"))
		d.desk.Click("#make-code")
	}
	return handed(d.t, d.desk)
}

// enter gives n boards their results on a scorer's phone.
func (d *crewDay) enter(p *browsertest.Page, n int) {
	d.at(p, "devices")
	for i := range n {
		p.Wait(has("key-w"))
		was := p.Count(".res--miss")
		p.Click([]string{"#key-w", "#key-d", "#key-b"}[i%3])
		p.Wait(`document.querySelectorAll(".res--miss").length === ` + strconv.Itoa(was-1))
	}
}

// exchange brings what waits on a phone to the desk, and the answer back.
func (d *crewDay) exchange(p *browsertest.Page) {
	d.at(p, "devices")
	p.Wait(has("send"))
	p.Click("#send")
	sent := handed(d.t, p)
	d.at(d.desk, "devices")
	d.desk.Wait(has("take-in"))
	takes(d.desk, "#take-in", sent)
	d.desk.Wait(has("sheet"))
	takes(p, "#take-in", handed(d.t, d.desk))
	p.Wait(`document.querySelector(".wait--ok") !== null`)
	d.closeSheet()
}

func (d *crewDay) closeSheet() {
	d.desk.Click("#sheet .btn--icon")
	d.desk.Wait(`document.getElementById("sheet") === null`)
}

// news brings a phone up to the desk.
func (d *crewDay) news(p *browsertest.Page, nth int) {
	d.at(d.desk, "devices")
	d.desk.Wait(has("crew"))
	d.desk.Eval(`document.querySelectorAll("[id^=mate-]")[`+strconv.Itoa(nth)+`].click()`, nil)
	d.desk.Wait(has("device-answer"))
	d.desk.Click("#device-answer")
	d.desk.Wait(has("save-code"))
	answer := handed(d.t, d.desk)
	d.closeSheet()
	d.at(p, "devices/desk")
	p.Wait(has("take-in"))
	takes(p, "#take-in", answer)
	p.Wait(has("notice"))
}

// TestDevicesDay: two scorers and an arbiter's phone, a desk that is killed with a result that nobody else has, the phone that becomes
// the desk, and the old one that comes back: every result that a scorer saw as at the desk is in the journal, none twice.
func TestDevicesDay(t *testing.T) {
	if os.Getenv("WASIT_LONG") == "" {
		t.Skip("a long test")
	}
	t.Parallel()
	host := browsertest.Serve(t, "")
	tablet := browsertest.Launch(t)
	d := &crewDay{t: t, host: host, desk: tablet.Page()}
	d.desk.Language("en")
	d.desk.Size(browsertest.Tablet)
	d.desk.Go(host.URL)
	restoreBackup(d.desk, backupFile(t, eventWith(t, "e2etestevent", "Otvoreno prvenstvo Ivanić-Grada", field(14), journal.SectionConfig{Name: "Pa", System: "dutch", Edition: "2026", Rounds: 3, TieBreaks: []string{"BH"}, TieRules: "2026"},
		journal.FixOrder{Section: 1}, journal.DrawColor{Section: 1, Seed: 3}, journal.PairByHand{Section: 1, Boards: turned(14, 1)}, journal.Publish{Section: 1, Time: madeAt.At})))
	ana, bo := d.invited("scorer", "1", "4"), d.invited("scorer", "5", "7")
	judge := d.invited("arbiter", "", "")

	d.enter(ana, 4)
	d.exchange(ana)
	d.news(judge, 2)
	d.enter(bo, 2) // not yet at the desk
	d.at(d.desk, "round")
	d.desk.Wait(has("key-b"))
	d.desk.Click("#b7")
	d.desk.Click("#key-b") // nobody else has it
	d.desk.Wait(`document.querySelector("#echo .icon-check") !== null`)
	tablet.Kill()

	d.at(judge, "devices")
	judge.Wait(has("become"))
	judge.Click("#become")
	judge.Wait(has("take-desk"))
	judge.Shot("devices-take")
	release := judge.Press("#take-desk")
	judge.Wait(has("crew"))
	release()
	judge.Shot("devices-new-desk")
	d.desk = judge
	for i, p := range []*browsertest.Page{ana, bo} {
		d.at(judge, "devices")
		judge.Wait(has("crew"))
		judge.Eval(`document.querySelectorAll("[id^=code-]")[`+strconv.Itoa(i)+`].click()`, nil)
		invitation := handed(t, judge)
		d.at(p, "devices/desk")
		p.Wait(has("take-in"))
		takes(p, "#take-in", invitation)
		p.Wait(has("yes")) // another desk: a person is asked
		p.Click("#yes")
		p.WaitText("This device helps now")
	}
	d.enter(bo, 1)
	d.exchange(bo)

	tablet.Start()
	old := tablet.Page()
	old.Size(browsertest.Tablet)
	old.Go(host.URL + "join")
	old.Wait(has("open-invite"))
	takes(old, "#open-invite", d.invitation("arbiter", "", ""))
	old.Wait(has("yes"))
	old.Click("#yes")
	old.Wait(has("only-here"))
	old.Shot("devices-only-here")
	old.Click("#only-show")
	old.Wait(has("left"))
	old.Shot("devices-left")
	old.Click("#drop-0")
	old.Wait(`document.getElementById("left") === null`)

	d.at(judge, "data")
	judge.Wait(has("backup"))
	_, saved := judge.Download(func() { judge.Click("#backup") })
	backup, err := file.ReadBackup(saved)
	if err != nil {
		t.Fatal(err)
	}
	state := backup.Events[0].State
	round, _ := state.Round(1, 1)
	want := []journal.Score{journal.WhiteWins, journal.Drawn, journal.BlackWins, journal.WhiteWins, journal.WhiteWins, journal.Drawn, journal.WhiteWins}
	for i, b := range round.Boards {
		if b.Score != want[i] || b.Entries != 1 {
			t.Errorf("board %d has %s, entered %d times", b.Number, b.Score, b.Entries)
		}
	}
	if epoch, _ := state.Epoch(); epoch != 1 {
		t.Errorf("epoch %d", epoch)
	}
}
