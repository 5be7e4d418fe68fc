package e2e

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"wasit/web/browsertest"
)

// coach is what a coach's day begins with, in one language: the template of boys' and girls' sections, and a chat whose schools
// are spelled in several ways.
type coach struct {
	lang, template, boys, girls string
	chat, later                 string             // later: a list that comes by another way, with names that stand in the first already
	yes                         string             // the first word of the answer that two names are one school
	school, other               string             // as shown; as misspelled
	held                        browsertest.Screen // the device, as it is held; none: a tablet that lies
}

var coaches = []coach{
	{lang: "id", template: "Antar-sekolah, Pa dan Pi", boys: "Putra", girls: "Putri", school: "SDN Mekarsari 1", other: "SDN Mekersari 1",
		chat: "[07.12, 20/11/2026] Bu Wati: Assalamualaikum pak, peserta dari SDN Mekarsari 1 🙏\nPutra:\n1. Rafi Ahmad kls 5\n2. Dimas Aditya kls 4\nPutri:\n1. Nabila Azzahra kls 5\n2. Siti Khadijah kls 6\nTerima kasih\n" +
			"[07.40, 20/11/2026] Pak Budi: SD Negeri Tugu 7 / Fahri Alamsyah putra 5 / Khadijah Nur putri 5\n" +
			"[08.02, 20/11/2026] Bu Ani: Bayu Pratama L SDN MEKARSARI 01\nCitra Kirana P sdn tugu 07\nEko Prasetyo L SDN Mekersari 1\nmaaf ralat, Rio Febrian ganti Rio Ferdian",
		later: "Nama;L/P;Sekolah\nNabila Az-Zahra;P;SDN Mekarsari 1\nGilang Ramadhan;L;SDN Tugu 7\n", yes: "Ya"},
	{lang: "hr", template: "Dječaci i djevojčice", boys: "Muški", girls: "Ženski", school: "OŠ Vrbani", other: "OŠ Vrbanj",
		chat: "[20.11.2026. 07:12] Marija: Dobar dan, prijavljujemo učenike OŠ Vrbani 🙂\nDječaci:\n1. Ivan Horvat 5. razred\n2. Luka Babić 4.b\nDjevojčice:\n1. Ana Marić 5. razred\n2. Petra Kovač 6.a\nHvala\n" +
			"[20.11.2026. 07:40] Tomislav: OŠ Trnsko / Šime Čavić dječak 5. razred / Lucija Novak djevojčica 5. razred\n" +
			"[20.11.2026. 08:02] Ivana: Marko Jurić M Osnovna škola Vrbani\nDora Knežević Ž OŠ TRNSKO\nNikola Perić M OŠ Vrbanj\nispričavam se, ispravak: Josip Matić umjesto Josip Mateić",
		later: "Ime;Spol;Škola\nAna Maric;Ž;OŠ Vrbani\nFilip Grgić;M;OŠ Trnsko\n", yes: "Da"},
}

// TestCoachMorning walks the first steps of a coach's day: an event of boys and girls, the chat, a file, three by hand, the schools.
func TestCoachMorning(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	days := coaches
	if os.Getenv("WASIT_LONG") != "" { // the first coach's day again, with the tablet upright and on a phone
		tablet, phone := coaches[0], coaches[0]
		tablet.held, phone.held = upright, browsertest.Phone
		days = append([]coach{tablet, phone}, days...)
	}
	for _, c := range days {
		name := c.lang
		if c.held != (browsertest.Screen{}) {
			name += fmt.Sprintf(" %d x %d", c.held.Width, c.held.Height)
		}
		t.Run(name, func(t *testing.T) { coachMorning(t, host, c) })
	}
}

// coachMorning walks them in one language, on one device.
func coachMorning(t *testing.T, host *browsertest.Host, c coach) {
	p := browsertest.Light(t)
	p.Language(c.lang)
	h := &finger{Page: p, t: t, screen: browsertest.Tablet}
	if c.held != (browsertest.Screen{}) {
		h.screen = c.held
	}
	p.Size(h.screen)
	p.Go(host.URL)
	p.Wait(has("new"))
	h.touch("#new")
	p.Wait(has("name"))
	h.touch("label:has(#template-school6x2)")
	p.Wait(`document.getElementById("template-school6x2").checked`)
	p.Fill("#name", "Piala "+c.lang)
	h.touch("#next")
	p.Wait(has("rounds"))
	p.Shot("coach-" + c.lang + "-rules")
	h.touch("label:has(#usual-default-10)")
	p.Wait(`document.getElementById("usual-default-10").checked`)
	h.touch("#next")
	p.Wait(has("create"))
	h.touch("#create")
	p.Wait(has("no-players"))
	h.within("a new event", 7)
	h.touch("#paste")
	p.Wait(has("list"))
	p.Fill("#list", c.chat)
	h.touch("#check")
	p.Wait(has("review"))
	p.LongShot("coach-" + c.lang + "-review")
	asked := 4
	for h.screen == browsertest.Phone && p.Count(`.f-ask[data-kind="school"]`) == 0 { // there one question stands at a time
		before := p.Text("#asks")
		h.touch(".f-ask.is-now [data-code]")
		p.Wait(`document.querySelector("#asks").innerText.trim() !== ` + strconv.Quote(strings.TrimSpace(before)))
		asked++
	}
	if text := p.Text("#asks"); !strings.Contains(text, c.school) || !strings.Contains(text, c.other) {
		t.Errorf("%s: asked %q", c.lang, text)
	}
	h.touch(`.f-ask[data-kind="school"] [data-code="yes"]`)
	p.Wait(`document.querySelector('.f-ask[data-kind="school"]') === null`)
	p.LongShot("coach-" + c.lang + "-review-answered")
	h.touch("#enter")
	h.within("a chat, with one question", asked)
	p.Wait(`document.getElementById("players") !== null || document.getElementById("review")?.dataset.ready === "0"`)
	p.Shot("coach-" + c.lang + "-entered")
	coachByHand(t, h, c)
	if c.lang == "id" {
		coachDay(h)
	}
	sound(t, p, "the players of a coach")
}

// coachByHand adds players by hand and looks at the schools.
func coachByHand(t *testing.T, h *finger, c coach) {
	t.Helper()
	p := h.Page
	p.Show(strings.TrimSuffix(p.Origin(), "/") + coachPath(p, "players"))
	p.Wait(has("players"))
	h.touch("#add-player")
	p.Wait(has("p-name"))
	p.Fill("#p-name", "Zora Zulaikha")
	p.Fill("#p-club", c.school[:6])
	p.Wait(has("p-chip-0"))
	p.Size(browsertest.Phone)
	p.LongShot("coach-" + c.lang + "-chips")
	h.touch("#p-chip-0")
	p.Wait(`document.getElementById("p-club").value.length > 6`)
	p.Click("#save") // too early: who has forgotten the sex is asked
	p.Wait(has("no-sex"))
	p.Shot("coach-" + c.lang + "-no-sex")
	h.touch("label", c.girls)
	p.Wait(`document.getElementById("p-section-2").checked`)
	h.touch("#save")
	p.Wait(`document.getElementById("sheet") === null`)
	h.within("a player by hand", 4)
	p.Click("#filter-clubs")
	p.Wait(has("school-0"))
	p.LongShot("coach-" + c.lang + "-schools")
	p.Click("#school-0")
	p.Wait(has("school-name"))
	p.Fill("#school-name", "Sekolah Baru 1")
	p.Shot("coach-" + c.lang + "-school")
	p.Click("#save-school")
	p.Wait(`document.getElementById("sheet") === null`)
	p.WaitText("Sekolah Baru 1")
	p.Size(h.screen)
}

// coachPath is the address of a page of the event in hand.
func coachPath(p *browsertest.Page, page string) string {
	var path string
	p.Eval(`location.pathname`, &path)
	parts := strings.Split(strings.Trim(path, "/"), "/")
	return "/" + parts[0] + "/" + parts[1] + "/" + page
}

// coachLists are the lists of a coach's day for SD and SMP, boys and girls, as they come: pasted or opened.
var coachLists = []string{"chat.txt", "form.csv", "merged.xlsx", "pdf.txt"}

// TestCoachLists enters four lists into four sections, with the tablet upright and laid down: what is asked is answered as suggested,
// and the touches of the whole morning stay few.
func TestCoachLists(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	for _, screen := range []browsertest.Screen{browsertest.Tablet, upright} {
		p := browsertest.Light(t)
		p.Language("id")
		h := &finger{Page: p, t: t, screen: screen}
		p.Size(screen)
		p.Show(host.URL + "new")
		p.Wait(has("name"))
		h.touch("label:has(#template-levels5)")
		p.Wait(`document.getElementById("template-levels5").checked && document.getElementById("part-3") !== null`)
		p.Fill("#name", "O2SN Depok")
		for _, key := range []string{"#next", "#next", "#create"} {
			h.touch(key)
		}
		p.Wait(has("no-players"))
		h.within("an event of four sections", 4)
		questions, touches := 0, 0
		for i, name := range coachLists {
			data, err := os.ReadFile("../../testdata/registration/coach/" + name)
			if err != nil {
				t.Fatal(err)
			}
			h.touch("#paste")
			p.Wait(has("list"))
			if strings.HasSuffix(name, ".txt") {
				p.Fill("#list", string(data))
				h.touch("#check")
			} else {
				upload(t, p, name, data)
				h.touches++ // the key that opens the file
			}
			p.Wait(has("review"))
			p.Shot(fmt.Sprintf("coach-list-%d-%d", screen.Width, i))
			for range 20 {
				var key string
				p.Eval(`(document.querySelector(".f-ask.is-now .btn--sug") ?? document.querySelector(".f-ask.is-now [data-code]"))?.id ?? ""`, &key)
				if key == "" {
					break
				}
				questions++
				h.touch("#" + key)
				p.Wait(`document.getElementById("` + key + `") === null`)
			}
			p.Wait(asksLeft(0))
			p.Shot(fmt.Sprintf("coach-list-%d-%d-answered", screen.Width, i))
			h.touch("#enter")
			p.Wait(`document.getElementById("players") !== null && document.getElementById("undo") !== null`)
			touches += h.touches
			h.touches = 0
		}
		t.Logf("%d × %d: %d questions, %d touches", screen.Width, screen.Height, questions, touches)
		if most := 40; touches > most {
			t.Errorf("%d touches for four lists, at most %d", touches, most)
		}
		p.Shot(fmt.Sprintf("coach-lists-%d", screen.Width))
		sound(t, p, "the players of four lists")
	}
}
