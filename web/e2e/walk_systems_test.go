package e2e

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/web/browsertest"
)

// walked is one event that is walked through by hand: what the new-event steps are told, and what its rules allow.
type walked struct {
	name    string
	system  string
	players int
	set     func(p *browsertest.Page) // the settings of the system
	late    bool                      // takes somebody after round 1
	byes    bool                      // knows requested byes with points
	table   string                    // the id of its picture
}

var walks = []walked{
	{"keizer", journal.Keizer, 7, keizerValues, true, true, "crosstable"},
	{"roundrobin", journal.RoundRobin, 6, nil, false, false, "grid-0"},
	{"knockout", journal.Knockout, 7, nil, false, false, "bracket"},
	{"double", journal.RoundRobin, 5, func(p *browsertest.Page) { p.Click(`label:has(#cycles-2)`) }, true, false, "grid-0"},
	{"groups", journal.Groups, 8, nil, false, false, "grid-0"},
	{"match2", journal.Knockout, 4, func(p *browsertest.Page) { p.Click(`[aria-labelledby="games-label"] button:last-child`) }, false, false, "bracket"},
	{"scheveningen", journal.Scheveningen, 8, nil, false, false, "grid-0"},
	{"doubleswiss", journal.DoubleSwiss, 8, nil, true, true, "crosstable"},
	{"dubov", journal.Dubov, 8, nil, true, true, "crosstable"},
	{"burstein", journal.Burstein, 8, nil, true, true, "crosstable"},
	{"lim", journal.Lim, 8, nil, true, true, "crosstable"},
	{"baku", journal.Dutch, 10, func(p *browsertest.Page) { p.Click(`label:has(#baku)`) }, true, true, "crosstable"},
	{"team", journal.Team, 5, func(p *browsertest.Page) {
		for n := 3; n >= 2; n-- {
			p.Wait(has("boards"))
			p.Click(`[aria-labelledby="boards-label"] button:first-child`)
			p.Wait(fmt.Sprintf(`document.getElementById("boards").value === "%d"`, n))
		}
	}, true, true, "crosstable"},
}

// TestWalkSystems walks whole events on a phone, chosen in the new-event steps: a bye, a forfeit, a correction, a late entry
// and a withdrawal as far as the rules of the system go, the reason of a pairing, tables and prints. The long run walks
// every system, the usual one Keizer's, which differs most from a Swiss; TestTableAndBracket plays a round robin and a knock-out by hand,
// TestEverySystemInTheBrowser the others.
func TestWalkSystems(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	list := walks[:1]
	if os.Getenv("WASIT_LONG") != "" {
		list = walks
	}
	if only := os.Getenv("WASIT_WALK"); only != "" {
		list = nil
		for _, w := range walks {
			if strings.Contains(","+only+",", ","+w.name+",") {
				list = append(list, w)
			}
		}
	}
	host := browsertest.Serve(t, "")
	p := browsertest.OpenLight(t, host.URL)
	p.Size(browsertest.Phone)
	for i, w := range list {
		walk{t, p, host, w, []string{"", "hr", "id"}[i%3]}.run()
	}
}

type walk struct {
	t    *testing.T
	p    *browsertest.Page
	host *browsertest.Host
	walked
	lang string
}

func (w walk) run() {
	p := w.p
	w.create()
	w.wish()
	rounds := w.rounds()
	for n := 1; n <= rounds; n++ {
		w.round(n)
		switch n {
		case 1:
			w.correct()
			w.enterLate()
		case 2:
			if rounds > 2 {
				w.withdraw()
			}
		}
	}
	p.Wait(has("finish"))
	p.LongShot(w.name + "-end")
	p.Click("#finish")
	p.Wait(has("standings"))
	w.tables()
	w.print()
}

// create chooses the system, which says in a sentence when it suits, and enters the players.
func (w walk) create() {
	p := w.p
	p.Show(w.host.URL + "new")
	p.Wait(has("name"))
	p.Fill("#name", "Event of "+w.name)
	p.Click("#next")
	p.Wait(has("expected"))
	p.Fill("#expected", fmt.Sprint(w.players))
	p.Wait(fmt.Sprintf(`document.getElementById("expected").dataset.is === "=%d"`, w.players)) // drawn: a suggestion may stand above the choices now
	p.Eval(`document.getElementById("more-rules").open = true`, nil)
	if p.Count("#rare #system-"+w.system) > 0 {
		p.Eval(`document.getElementById("rare").open = true`, nil)
	}
	choice := fmt.Sprintf(`label:has(#system-%s)`, w.system)
	p.Click(choice)
	p.Wait(fmt.Sprintf(`document.getElementById("system-%s").checked`, w.system))
	if text := p.Text(choice + " .under"); len(text) < 20 {
		w.t.Errorf("%s: no sentence says when to choose it: %q", w.name, text)
	}
	fixed := w.table != "crosstable"                                                                                                                      // the field gives the number of rounds
	p.Wait(fmt.Sprintf(`(document.getElementById("system-rounds") !== null) === %[1]v && (document.getElementById("rounds") === null) === %[1]v`, fixed)) // drawn
	if w.set != nil {
		w.set(p)
	}
	for n := 5; n >= 4 && !fixed; n-- { // six are suggested; five teams cannot meet so often
		p.Click(`[aria-labelledby="rounds-label"] button:first-child`)
		p.Wait(fmt.Sprintf(`document.getElementById("rounds").value === "%d"`, n))
	}
	p.LongShot(w.name + "-wizard")
	p.Click("#next")
	p.Wait(has("create"))
	p.Click("#create")
	p.Wait(`document.querySelector("#paste") !== null`)
	p.Click("#paste")
	p.Wait(has("list"))
	lines := []string{"Nama;Sekolah;Rating"}
	for i, player := range field(w.players) {
		lines = append(lines, fmt.Sprintf("%s;%s;%d", player.Name, []string{"SDN Tapos 2", "ŠK Đakovo"}[i%2], 1900-20*i))
	}
	p.Fill("#list", strings.Join(lines, "\n"))
	p.Click("#check")
	p.Wait(asksLeft(0))
	p.Click("#enter")
	p.Wait(has("players"))
}

// rounds is how many the event has.
func (w walk) rounds() int {
	var n int
	w.nav("round")
	w.p.Wait(has("pair"))
	w.p.Eval(`Number(document.body.innerText.match(/\b1 (?:of|dari|od) (\d+)/)?.[1] ?? 0)`, &n)
	if n == 0 {
		w.t.Fatalf("%s: the round page does not say how many rounds there are: %s", w.name, w.p.Text("body"))
	}
	return n
}

func (w walk) nav(page string) {
	w.p.Click(fmt.Sprintf(`.nav a[href$="/%s"]`, page))
	w.p.Wait(fmt.Sprintf(`location.pathname.includes("/%s")`, page))
}

// open shows the page of the i-th player of the list.
func (w walk) open(i int) {
	w.nav("players")
	w.p.Wait(has("players"))
	w.p.Click(fmt.Sprintf("#players tbody tr:nth-child(%d) .rowlink", i))
	w.p.Wait(has("player"))
}

// wish asks for a bye in round 2: in points where the system knows them, else only as an absence.
func (w walk) wish() {
	p := w.p
	w.open(3)
	p.Click("#ask-bye")
	p.Wait(has("grant"))
	p.Click("label:has(#bye-round-2)")
	if n := p.Count(`[name="bye-kind"]`); w.byes != (n > 1) {
		w.t.Errorf("%s: %d kinds of byes are offered", w.name, n)
	}
	p.Shot(w.name + "-bye")
	p.Click("#grant")
	p.Wait(`document.querySelector("#grant-beyond") !== null || document.getElementById("sheet") === null`)
	if p.Count("#grant-beyond") > 0 { // the regulation grants none; the arbiter may change it
		p.Shot(w.name + "-bye-beyond")
		p.Click("#grant-beyond")
	}
	p.Wait(`document.getElementById("sheet") === null && document.getElementById("drop-bye-2") !== null`)
	if w.system == journal.Knockout || w.system == journal.Team { // there everybody plays on
		p.Click("#drop-bye-2")
		p.Wait(has("ask-bye") + ` && !` + has("drop-bye-2"))
	}
}

// round plays round n; board 1 of the first is forfeited.
func (w walk) round(n int) {
	p := w.p
	w.nav("round")
	p.Wait(has("pair"))
	if n == 2 {
		p.Shot(w.name + "-coming")
	}
	p.Click("#pair")
	if n == 1 {
		p.Wait(has("draw"))
		p.Shot(w.name + "-draw")
		p.Click("#draw")
	}
	p.Wait(has("publish"))
	if n <= 2 {
		p.LongShot(fmt.Sprintf("%s-draft-%d", w.name, n))
		p.Click("#b1")
		p.Wait(has("why-own"))
		p.Wait(`document.getElementById("why-own").innerText.length > 20`)
		p.Shot(fmt.Sprintf("%s-why-%d", w.name, n))
		p.Click("#sheet .sheet__head .btn")
		p.Wait(`document.getElementById("sheet") === null`)
	}
	publish(p)
	p.Wait(`document.querySelector("#keys, #choose, #all-in") !== null`)
	const stands = `document.getElementById("all-in") !== null ? "" : [...document.querySelectorAll("#now .now__no, #now .now__match, #choose p")].map((e) => e.firstChild.textContent).join(" ")`
	for k := 0; ; k++ {
		var before string
		if p.Eval(stands, &before); before == "" {
			break
		}
		var at int
		p.Eval(`document.getElementById("choose-a") !== null ? 3 : Number(document.querySelector("#now .now__no").firstChild.textContent.match(/\d+/)[0])`, &at)
		switch {
		case p.Count("#choose-a") > 0:
			p.Shot(w.name + "-choose")
			p.Tap("#choose-a")
		case n == 1 && k == 1 && at > 1:
			p.Click("#key-wo")
			p.Wait(has("score-0"))
			p.Shot(w.name + "-forfeits")
			p.Click("#score-0")
		default:
			p.Tap([]string{"#key-w", "#key-b", "#key-d"}[(k+n)%3])
		}
		p.Wait(fmt.Sprintf(`document.getElementById("sheet") === null && (%s) !== %q`, stands, before))
	}
	if n == 1 {
		p.LongShot(w.name + "-results")
	}
	p.Click("#close")
	p.Wait(`document.getElementById("all-in") === null`)
}

// correct changes the result of a board of the closed round 1, with a reason.
func (w walk) correct() {
	p := w.p
	w.nav("round")
	p.Click(".seg--rounds a", "1")
	p.Wait(`location.pathname.endsWith("/round/1")`)
	p.Shot(w.name + "-correct")
	if w.system == journal.Knockout || w.system == journal.DoubleSwiss || w.system == journal.Team {
		return // a match goes game by game; the page says how to take one back
	}
	p.Click("#b1")
	p.Wait(has("effect"))
	p.Click("#sheet label", "½–½")
	if p.Count("#reason") > 0 {
		p.Fill("#reason", "Slip")
	}
	p.Click("#correct")
	p.Wait(`document.getElementById("sheet") === null`)
}

// enterLate enters somebody after round 1; a table or bracket says with its rule why not.
func (w walk) enterLate() {
	p := w.p
	w.nav("players")
	p.Wait(has("add-player"))
	p.Click("#add-player")
	p.Wait(has("p-name"))
	p.Fill("#p-name", "Zlatko Naknadni")
	if w.system == journal.Dubov {
		p.Fill("#p-rating", "1500")
	}
	if w.system == journal.Team {
		p.Fill("#p-roster", "Hana\nIvo")
	}
	p.Click("#save")
	p.Wait(`document.querySelector("#sheet") === null || document.querySelector("#refused") !== null`)
	p.Shot(w.name + "-late")
	refused := p.Count("#refused") > 0
	if refused == w.late {
		w.t.Errorf("%s: a late entry is refused: %v", w.name, refused)
	}
	if refused {
		if text := p.Text("#refused"); !strings.Contains(text, "C.05") && w.system == journal.RoundRobin {
			w.t.Errorf("%s: the refusal names no rule: %q", w.name, text)
		}
		p.Click("#sheet .sheet__head .btn")
		p.Wait(`document.getElementById("sheet") === null`)
	}
}

// withdraw takes the last player of the list out.
func (w walk) withdraw() {
	p := w.p
	w.open(2)
	p.Click("#withdraw")
	p.Wait(has("return"))
	p.Shot(w.name + "-withdrawn")
}

// tables looks at the standings, the arithmetic of the first, and every other view of the section.
func (w walk) tables() {
	p := w.p
	p.LongShot(w.name + "-standings")
	if p.Count("#standings tbody button") > 0 {
		p.Click("#standings tbody button")
		p.Wait(`document.querySelector(".arithmetic") !== null`)
		p.LongShot(w.name + "-arithmetic")
	}
	for _, view := range []string{"crosstable", "schools"} {
		link := `a.seg__o[href$="/` + view + `"]`
		if p.Count(link) == 0 {
			continue
		}
		p.Click(link)
		p.Wait(fmt.Sprintf(`document.querySelector('%s')?.ariaCurrent != null`, link))
		p.LongShot(w.name + "-" + view)
		if view == "crosstable" {
			p.Wait(has(w.table))
			p.Size(browsertest.Tablet)
			p.Dark(true)
			p.Shot(w.name + "-" + view + "-dark")
			p.Dark(false)
			p.Size(browsertest.Phone)
		}
	}
}

// print prints the sheets of the system.
func (w walk) print() {
	p := w.p
	var url string
	p.Eval(`location.href`, &url)
	p.Show(url[:strings.Index(url, "/event/")] + strings.Join(strings.SplitN(url[strings.Index(url, "/event/"):], "/", 4)[:3], "/") + "/print")
	p.Wait(has("leaf-list"))
	for _, kind := range []string{"standings", "crosstable", "regulation", "boards", "slips", "rescue"} {
		if p.Count("#leaf-"+kind) == 0 {
			w.t.Errorf("%s: no sheet %s", w.name, kind)
			continue
		}
		onPaper(p, w.t, "walk-"+w.name, kind)
		backToSheets(p)
	}
}

// keizerValues changes a few of the values.
func keizerValues(p *browsertest.Page) {
	p.Wait(has("keizer-more"))
	p.Click("#keizer-more summary")
	p.Wait(`document.getElementById("keizer-more").open`)
	p.LongShot("keizer-defaults")
	p.Select("#share-loss", "1/10")
	p.Wait(has("preset"))
	p.Select("#share-club", "=10")
	p.Wait(has("points-club"))
	p.Fill("#points-club", "12")
	p.Click("label:has(#top-fixed)")
	p.Wait(has("top-value"))
}
