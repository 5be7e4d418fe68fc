package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wasit/web/browsertest"
)

// newEvent makes an event through the wizard and stands on its page of players.
func newEvent(p *browsertest.Page, url, name string) {
	p.Show(url + "new")
	p.Wait(`document.getElementById("name") !== null`)
	p.Fill("#name", name)
	p.Click("#next")
	p.Wait(`document.getElementById("rounds") !== null`)
	p.Click("#next")
	p.Wait(`document.getElementById("create") !== null`)
	p.Click("#create")
	p.Wait(`document.getElementById("no-players") !== null`)
}

// school56 is a list of 56 as a school writes it, with four lines that need an answer.
func school56() string {
	given := []string{"Budi", "Siti", "Andi", "Dewi", "Eko", "Fajar", "Gita", "Hadi", "Indah", "Joko", "Kartika", "Lestari", "Made", "Nur"}
	family := []string{"Santoso", "Wijaya", "Pratama", "Nugraha"}
	var b strings.Builder
	b.WriteString("No;Nama Lengkap;L/P;Tanggal Lahir;Asal Sekolah\n")
	for i := range 56 {
		sex, birth := "LP"[i%2:i%2+1], fmt.Sprintf("%02d/%02d/2015", i%28+1, i%12+1)
		name := given[i%14] + " " + family[i/14]
		switch i {
		case 7:
			name = "Raden Mas Aryo Bimo Kusumonegoro Wicaksono"
			birth = "07-15-2014"
		case 20:
			sex = "x"
		case 30:
			birth = "2025"
		case 41:
			name = "Budi Santoso"
		}
		fmt.Fprintf(&b, "%d;%s;%s;%s;SDN Tapos %d\n", i+1, name, sex, birth, i%3+1)
	}
	return b.String()
}

// TestPlayers pastes a list of 56, answers what is doubtful, enters it, changes one, and finds one.
func TestPlayers(t *testing.T) {
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("id")
	p.Size(browsertest.Phone)
	newEvent(p, host.URL, "O2SN Kecamatan Tapos")
	p.Shot("players-empty")
	p.Click("#add-player")
	p.Wait(`document.getElementById("p-name") !== null`)
	p.LongShot("player-new")
	p.Fill("#p-name", "Budi Santoso")
	p.Fill("#p-club", "SDN Tapos 9")
	p.Click("#save-next")
	p.Wait(`document.getElementById("added") !== null && document.getElementById("p-name").value === "" && document.getElementById("p-club").value === "SDN Tapos 9"`)
	p.Fill("#p-name", "budi santoso")
	p.Wait(`document.getElementById("alike") !== null`)
	p.Shot("player-similar")
	p.Click("#sheet .sheet__head .btn")
	p.Wait(`document.getElementById("sheet") === null`)

	p.Click("#paste")
	p.Wait(`document.getElementById("list") !== null`)
	p.Shot("import-box")
	p.Fill("#list", school56())
	p.Click("#check")
	p.Wait(`document.getElementById("review") !== null`)
	p.Shot("import-review")
	p.LongShot("import-review-long")
	p.Click("#reading summary")
	p.LongShot("import-reading")
	p.Size(browsertest.Tablet)
	p.Shot("import-review-tablet")
	p.Wait(asksLeft(5))                                           // a name of the event among them
	settle(p, 5, "9/date0", "22/f", "32/none", "43/ok", "2/skip") // the first: 15 July
	p.Click("#enter")
	p.Wait(`document.getElementById("players") !== null`)
	p.Shot("players-tablet")
	p.Size(browsertest.Phone)
	p.Shot("players-phone")
	p.Fill("#search", "kusumo")
	p.Wait(`document.querySelectorAll("#players tbody tr").length === 1`)
	p.Click(".rowlink")
	p.Wait(`document.getElementById("player") !== null`)
	p.Shot("player-page")
	p.Click("#edit")
	p.Wait(`document.getElementById("p-rating") !== null`)
	p.Eval(`document.getElementById("p-rating").scrollIntoView({block: "center"})`, nil)
	p.Fill("#p-rating", "abc")
	p.Click("#save")
	p.Wait(`document.getElementById("p-rating-err") !== null`)
	p.Eval(`document.getElementById("p-rating").scrollIntoView({block: "center"})`, nil)
	p.Shot("player-form-fault")
	p.Fill("#p-rating", "1234")
	p.Click("#save")
	p.Wait(`document.getElementById("sheet") === null`)
	p.WaitText("1234")
}

// asksLeft holds while a review has so many open questions, enters while so many names can enter.
func asksLeft(n int) string {
	return fmt.Sprintf(`document.getElementById("review")?.dataset.open === "%d"`, n)
}

func enters(n int) string {
	return fmt.Sprintf(`document.getElementById("review")?.dataset.ready === "%d"`, n)
}

// settle answers the open questions of a review one by one: "7/date0" is the answer date0 to the question about line 7.
func settle(p *browsertest.Page, open int, answers ...string) {
	p.Eval(`document.getElementById("unfold")?.click()`, nil)
	p.Wait(`document.getElementById("unfold") === null`)
	for _, answer := range answers {
		line, code, _ := strings.Cut(answer, "/")
		p.Click(`.f-ask[data-lines="` + line + `"] [data-code="` + code + `"]`)
		open--
		p.Wait(asksLeft(open))
	}
}

// upload picks a file on the page of players.
func upload(t *testing.T, p *browsertest.Page, name string, data []byte) {
	t.Helper()
	file := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(file, data, 0o600); err != nil {
		t.Fatal(err)
	}
	p.Upload(func() { p.Click("#open-file") }, file)
}

// TestTakeOverFile opens a tournament report of another program, takes it over with its rounds, and looks at a player.
func TestTakeOverFile(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	data, err := os.ReadFile("../../testdata/golden/dutch/c161018_0032p_04r.trf")
	if err != nil {
		t.Fatal(err)
	}
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("en")
	p.Size(browsertest.Phone)
	newEvent(p, host.URL, "Club Open")
	upload(t, p, "broken.trf", []byte(strings.Replace(string(data), "2348", "23x8", 1)+"001 zz\n"))
	p.Wait(`document.getElementById("problems") !== null`)
	p.Shot("trf-broken")
	p.Click("#again")
	upload(t, p, "open.trf", data)
	p.Wait(`document.getElementById("takeover") !== null`)
	p.LongShot("trf-review")
	p.Click("#take-over-file")
	p.Wait(`document.getElementById("notice") !== null && location.pathname.endsWith("/round")`)
	p.Shot("trf-taken")
	p.Click(".nav a", "Players")
	p.Wait(`document.getElementById("players") !== null`)
	p.Size(browsertest.Tablet)
	p.Shot("trf-players-tablet")
	p.Dark(true)
	p.Shot("trf-players-tablet-dark")
	p.Click("#p1 .rowlink")
	p.Wait(`document.querySelectorAll("#rounds li").length === 4`)
	p.Shot("player-games-tablet-dark")
	p.Dark(false)
	p.Shot("player-games-tablet")
	p.Size(browsertest.Phone)
	p.LongShot("player-games-phone")
	p.Click("#correct-2")
	p.Wait(`document.getElementById("effect") !== null`)
	p.Shot("player-correct")
	p.Click("#sheet .sheet__head .btn")
}

// TestForeignLists opens lists in another encoding, hostile ones, and files that are no lists.
func TestForeignLists(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("hr")
	p.Size(browsertest.Phone)
	newEvent(p, host.URL, "Školski kup")
	for name, data := range map[string][]byte{"tablica.xlsx": []byte("PK\x03\x04\x00\x00"), "otvoreno.csv": []byte("Ime;Klub\n\"Ana;X\n"), "prazno.csv": []byte("\n")} {
		upload(t, p, name, data)
		p.Wait(`document.getElementById("import-failed") !== null`)
		p.WaitText(name)
		p.Click("#again")
		p.Wait(`document.getElementById("list") !== null`)
	}
	upload(t, p, "popis.csv", []byte("Prezime;Ime;Spol;Klub\n\xC8avi\xE6;\x8Aime;m;\x8AK \xD0akovo\nHorvat;Ana;\x9E;O\x8A Vrbani\n"))
	p.WaitText("Šime Čavić")
	p.WaitText("ŠK Đakovo")
	p.Shot("hr-1250")
	p.Click("#reading summary")
	p.Select("#encoding", "Windows-1252")
	p.WaitText("Èavi")
	p.Select("#encoding", "Windows-1250")
	p.WaitText("Šime Čavić")
	p.Click("#enter")
	p.Wait(`document.getElementById("players") !== null`)

	long := strings.Repeat("𝕏", 60) + " " + strings.Repeat("W", 59)
	p.Click("#paste")
	p.Wait(`document.getElementById("list") !== null`)
	p.Fill("#list", "Ime;Klub\n<img src=x onerror=alert(1)>;A\n<script>window.broken=1</script> Ana;B\nzlo\u202Egnp.exe;C\n"+long+";D\nRaden Mas Aryo Bimo Kusumonegoro Wicaksono;E\n")
	p.Click("#check")
	p.Wait(`document.getElementById("review") !== null`)
	p.LongShot("hostile-review")
	p.Click("#again") // as messages these are no names; in the column of names they are
	p.Wait(`document.getElementById("list") !== null`)
	p.Fill("#list", "Ime;Klub\n<img src=x onerror=alert(1)>;\n<script>window.broken=1</script> Ana;\nzlo\u202Egnp.exe;\n"+long+";\nRaden Mas Aryo Bimo Kusumonegoro Wicaksono;\n")
	p.Click("#check")
	p.Wait(enters(5))
	p.Click("#enter")
	p.Wait(`document.querySelectorAll("#players tbody tr").length === 7`)
	p.LongShot("hostile-list")
	var wide bool
	p.Eval(`document.documentElement.scrollWidth > innerWidth`, &wide)
	if wide {
		t.Error("a long name makes the page scroll sideways")
	}
	p.Fill("#search", "onerror")
	p.Wait(`document.querySelectorAll("#players tbody tr").length === 1`)
	p.Click(".rowlink", "Onerror=Alert(1)>")
	p.Wait(`/onerror=alert\(1\)>/i.test(document.getElementById("player").textContent)`)
	p.Shot("hostile-player")
	var broken bool
	p.Eval(`!!window.broken || document.querySelector("main img, main script") !== null`, &broken)
	if broken {
		t.Error("a name became part of the page")
	}
}
