package e2e

import (
	"fmt"
	"strings"
	"testing"

	"wasit/web/browsertest"
)

// newEvent makes an event through the wizard and stands on its page of players.
func newEvent(p *browsertest.Page, url, name string) {
	p.Go(url + "new")
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
	p := browsertest.Blank(t)
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
	p.Wait(`document.getElementById("similar") !== null`)
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
	if got := p.Text("#sum-open b"); got != "5" {
		t.Errorf("%s lines to look at, want 5 (a name of the event among them)", got)
	}
	p.Click("#row-7-4-date0") // 15 July
	p.Click("#row-20-3-f")
	p.Click("#row-30-5-none")
	p.Click("#row-41-10-other")
	p.Click("#row-0-10-skip")
	p.Wait(`document.querySelector("#sum-open b").textContent === "0"`)
	p.Click("#enter")
	p.Wait(`document.getElementById("players") !== null && document.getElementById("undo") !== null`)
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
	p.Fill("#p-rating", "abc")
	p.Click("#save")
	p.Wait(`document.getElementById("p-rating-err") !== null`)
	p.Fill("#p-rating", "1234")
	p.Click("#save")
	p.Wait(`document.getElementById("sheet") === null`)
	p.WaitText("1234")
}
