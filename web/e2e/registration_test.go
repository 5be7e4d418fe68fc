package e2e

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wasit/web/browsertest"
)

// TestTwoSections makes an event of two sections, looks at its pages on phone and tablet, and switches between them.
func TestTwoSections(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Blank(t)
	p.Language("id")
	p.Size(browsertest.Phone)
	p.Show(host.URL + "new")
	p.Wait(has("name"))
	p.Fill("#name", "O2SN Kecamatan Tapos 2026")
	p.Click("label", "Antar-sekolah, Pa dan Pi")
	p.Wait(`document.getElementById("template-school6x2").checked`)
	p.LongShot("wizard-two")
	p.Click("#next")
	p.Wait(has("rounds"))
	p.Click("#next")
	p.Wait(has("create"))
	p.LongShot("wizard-two-check")
	p.Click("#create")
	p.Wait(has("no-players"))
	p.Shot("two-players-empty")
	p.Click("#section")
	p.Wait(`location.pathname.includes("/s2/") && document.getElementById("section").textContent.includes("Pi")`)
	p.Shot("two-girls")
	p.Click(".nav a", "Lainnya")
	p.Wait(`document.getElementById("tools") !== null`)
	p.LongShot("two-overview")
	p.Click(".ovtool", "Kelompok")
	p.Wait(has("add-section"))
	p.Shot("sections-phone")
	sound(t, p, "sections")
	p.Click("#add-section")
	p.Wait(has("sec-name"))
	p.Fill("#sec-name", "Pa U10")
	p.Click("label", "Putra")
	p.Fill("#sec-from", "2016")
	p.Shot("section-form")
	sound(t, p, "the form of a section")
	p.Click("#save")
	p.Wait(`document.getElementById("sheet") === null && document.getElementById("section-3") !== null`)
	p.Size(browsertest.Tablet)
	p.Shot("sections-tablet")
	p.Dark(true)
	p.Shot("sections-tablet-dark")
	p.Dark(false)
	p.Size(browsertest.Phone)
	p.Click("#section")
	p.Wait(has("to-section-3"))
	p.Shot("sections-choose")
	sound(t, p, "the list of sections")
	p.Click("#to-section-3")
	p.Wait(`location.pathname.includes("/s3/") && document.getElementById("section").textContent.includes("U10")`)
	p.Shot("sections-third")
	p.Show(host.URL + "ready")
	p.Wait(`document.querySelector(".lamp.is-lit") !== null && document.getElementById("checked").textContent !== ""`)
	if got := p.Text("#check-writing"); !strings.Contains(got, "20 hasil") {
		t.Errorf("the test of writing says %q", got)
	}
	p.LongShot("ready-phone")
	sound(t, p, "readiness")
	p.Size(browsertest.Tablet)
	p.Shot("ready-tablet")
	p.Dark(true)
	p.Shot("ready-tablet-dark")
	p.Dark(false)
	openFromHome(t, p, host.URL)
}

// openFromHome opens files from the home page: a broken report and a picture change nothing, a tournament report becomes an
// event with its rounds, a list of players goes through the wizard.
func openFromHome(t *testing.T, p *browsertest.Page, url string) {
	t.Helper()
	golden, err := os.ReadFile("../../testdata/golden/dutch/c161002_0039p_11r.trf")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	open := func(name string, data []byte) {
		t.Helper()
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, data, 0o600); err != nil {
			t.Fatal(err)
		}
		p.Go(url)
		p.Wait(has("events"))
		p.Upload(func() { p.Click("#open-backup") }, path)
	}
	p.Size(browsertest.Phone)
	open("rusak.trf", bytes.Replace(golden, []byte("001    2"), []byte("001    1"), 1))
	p.Wait(has("problems"))
	p.LongShot("open-broken")
	sound(t, p, "a broken report")
	open("foto.csv", []byte("PK\x03\x04\x00\x00"))
	p.WaitText("Tabel Excel di berkas ini tidak terbaca")
	open("piala.trf", golden)
	p.Wait(has("opened"))
	p.LongShot("open-report")
	sound(t, p, "a tournament report")
	p.Size(browsertest.Tablet)
	p.Shot("open-report-tablet")
	p.Dark(true)
	p.Shot("open-report-tablet-dark")
	p.Dark(false)
	p.Size(browsertest.Phone)
	p.Click("#take-over-file")
	p.Wait(`location.pathname.endsWith("/round") && document.getElementById("notice") !== null && document.querySelector("main h1") !== null`)
	p.Shot("open-report-made")
	open("peserta.csv", []byte("Nama;L/P;Sekolah\nBudi Santoso;L;SDN Tapos 2\nSiti Aminah;P;SDN Tapos 2\nEko;x;SDN Tapos 3\n"))
	p.Wait(has("brought"))
	p.LongShot("open-list")
	p.Fill("#name", "Piala Tapos")
	p.Click("#next")
	p.Wait(has("rounds"))
	p.LongShot("open-list-rules")
	p.Click("#next")
	p.Wait(has("create"))
	p.Click("#create")
	p.Wait(has("review"))
	p.Shot("open-list-review")
	p.Click("#enter")
	p.Wait(enters(0))
	p.Go(url)
	p.Wait(has("events"))
	if n := p.Count("#events li"); n != 3 {
		t.Errorf("%d events on the home page, want 3", n)
	}
	p.LongShot("open-home")
}

// message is what a school sends, with a mistake of each kind.
const message = `Assalamualaikum bu Rina 🙏
Berikut peserta dari SDN Tapos 2:
1. Andi Wijaya kls 5 lhr 12-3-2014 L
2. Siti Nurhaliza P kls 4 lahir 3 Mei 2015
3. Raden Mas Aryo Bimo Kusumonegoro Wicaksono (L) 07-15-2014
4. Muhammad Rizki (Kiki) L
~5. Budi L~
6. Dewi Lestari P
Terima kasih`

// TestRegistration pastes a message of a school into an event of two sections, mends it, enters it, and sends the school its
// confirmation.
func TestRegistration(t *testing.T) {
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("id")
	p.Size(browsertest.Phone)
	p.Show(host.URL + "new")
	p.Wait(has("name"))
	p.Fill("#name", "O2SN Kecamatan Tapos 2026")
	p.Click("label", "Antar-sekolah, Pa dan Pi")
	p.Wait(`document.getElementById("template-school6x2").checked`)
	p.Click("#next")
	p.Wait(has("rounds"))
	p.Click("#next")
	p.Wait(has("create"))
	p.Click("#create")
	p.Wait(has("no-players"))
	p.Click("#paste")
	p.Wait(has("list"))
	p.Fill("#list", message)
	p.Click("#check")
	p.Wait(has("review"))
	p.LongShot("message-review")
	sound(t, p, "the review of a message")
	p.Size(browsertest.Tablet)
	p.Shot("message-review-tablet")
	p.Size(browsertest.Phone)
	settle(p, 2, "3/date0", "5/date0") // 12 March, for another date has its month first; 15 July; who is struck out is asked nothing
	p.Click("#enter")
	p.Wait(`document.getElementById("players") !== null && document.querySelectorAll("#players tbody tr").length === 3`)
	p.Click("#section")
	p.Wait(`document.querySelectorAll("#players tbody tr").length === 2`)
	p.Shot("message-girls")
	p.Click("#registration")
	p.Wait(has("school-0"))
	p.Click("#school-0-open")
	p.Wait(`document.querySelector("#school-0 details").open`)
	p.LongShot("registration")
	sound(t, p, "registration")
	for _, want := range []string{"*O2SN Kecamatan Tapos 2026", "1. Andi Wijaya (Kelas 5)", "Pi\n1. Dewi Lestari"} {
		if text := p.Text("#school-0-text"); !strings.Contains(text, want) {
			t.Errorf("%q is not in %q", want, text)
		}
	}
	p.Click("#school-0-copy")
	p.Wait(`document.getElementById("notice") !== null`)
	p.Size(browsertest.Tablet)
	p.Shot("registration-tablet")
	p.Dark(true)
	p.Shot("registration-tablet-dark")
	p.Dark(false)
	p.Click(".nav a", "Ringkasan")
	p.Wait(has("copy-event"))
	p.Shot("two-overview-tablet")
	p.Click("#copy-event")
	p.Wait(has("copy-name"))
	p.Shot("copy-event")
	sound(t, p, "the copy of an event")
	p.Fill("#copy-name", "Piala Kecamatan 2027")
	p.Click("#copy-do")
	p.Wait(`document.getElementById("players") !== null && document.querySelectorAll("#players tbody tr").length === 3`)
	p.WaitText("Piala Kecamatan 2027")
	practise(t, p, host.URL)
}

// practise begins a day of practice, finds the child who is registered twice, publishes a round and looks at its slips.
func practise(t *testing.T, p *browsertest.Page, url string) {
	t.Helper()
	p.Size(browsertest.Phone)
	p.Go(url)
	p.Wait(has("events"))
	p.Click("#start-practice")
	p.Wait(has("task-double"))
	p.LongShot("practice-phone")
	sound(t, p, "practice")
	p.Click("#task-go")
	p.Wait(has("filter-doubtful"))
	p.Click("#filter-doubtful")
	p.Wait(`document.querySelectorAll("#players tbody tr").length === 2`)
	p.Click(".rowlink", "Andi Widjaya")
	p.Wait(has("remove"))
	p.Click("#remove")
	p.Wait(`location.pathname.endsWith("/players") && document.getElementById("filter-doubtful") !== null`)
	p.Click("#practice")
	p.Wait(`document.getElementById("task") !== null && document.getElementById("task").textContent.includes("Umumkan")`)
	p.Click("#task-go")
	draftFirst(p)
	p.Shot("practice-draft")
	publish(p)
	p.Wait(has("b1"))
	p.Click("#practice")
	p.Wait(has("slips"))
	p.Click("#help")
	p.Wait(`document.querySelectorAll("#slips .badge .icon-check").length === 4`)
	p.Size(browsertest.Tablet)
	p.LongShot("practice-tablet")
	p.Dark(true)
	p.Shot("practice-tablet-dark")
	p.Dark(false)
	p.Go(url)
	p.Wait(has("practices"))
	if n := p.Count("#events li"); n != 2 {
		t.Errorf("%d real events on the home page, want 2", n)
	}
	p.LongShot("home-practice")
}

// sound reports what the audit finds on the page.
func sound(t *testing.T, p *browsertest.Page, page string) {
	t.Helper()
	for _, fault := range p.Faults() {
		t.Errorf("%s: %s", page, fault)
	}
}
