package e2e

import (
	"slices"
	"strings"
	"testing"

	"wasit/web/browsertest"
)

// TestClass: a teacher's tablet and three phones without any network between them. One phone opens the question as any phone's camera does,
// by its address, the others read it off the tablet's screen; each shows its answer to the tablet's camera. One changes it. The teacher
// reloads in between, shows the answer, goes on to a question that was prepared, and an answer to the one before is refused in words. At
// the end of the class nothing of a pupil is left.
func TestClass(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	tablet := browsertest.LaunchCamera(t)
	desk := tablet.Page()
	desk.Language("en")
	desk.Size(browsertest.Tablet)
	desk.Go(host.URL + "learn")
	desk.Wait(has("to-class"))
	desk.Click("#to-class")
	desk.Wait(has("begin-class"))
	desk.Fill("#class-name", "5B")
	desk.Click("#begin-class")
	asksClass(desk, "#add-task", "r4rk1/pp1q1p1p/6p1/3N4/8/6Q1/PP3PPP/R5K1 w - - 0 1", "Which square is safe?", "Nf6+\nNb6\nNe7+", "A")
	desk.Wait(has("to-code"))
	desk.Click("#to-code")
	desk.Wait(has("qr-address"))
	address := ""
	desk.Eval(`document.querySelector("#qr-address").getAttribute("aria-label")`, &address)
	shown := desk.PictureOf("#qr-address")

	first := browsertest.Light(t)
	first.Language("hr")
	first.Size(browsertest.Phone)
	first.Go(address)
	givesAnswer(first, "Željko", "#pick-A")
	var phones []*browsertest.Page
	for _, p := range []struct{ name, pick string }{{"Aisyah Humaira", "#pick-C"}, {"Budi", "#pick-A"}} {
		mobile := browsertest.LaunchCamera(t)
		phone := mobile.Page()
		phone.Language("id")
		phone.Size(browsertest.Phone)
		mobile.Sees(shown)
		phone.Go(host.URL + "answer")
		phone.Wait(has("scan-task"))
		phone.Click("#scan-task")
		givesAnswer(phone, p.name, p.pick)
		phones = append(phones, phone)
	}
	reads := func(phone *browsertest.Page, says string) {
		t.Helper()
		film(tablet, phone)
		desk.Wait(has("scan"))
		desk.Click("#scan")
		desk.WaitText(says)
		desk.Shot("class-scan")
		desk.Click("#scan-cancel")
	}
	reads(first, "Željko: A")
	reads(phones[0], "Aisyah Humaira: C")
	desk.Go(host.URL + "class")
	desk.Wait(has("answered"))
	desk.WaitText("2 of 2")
	old := phones[1].PictureOf("#qr")
	reads(phones[1], "Budi: A")
	reads(phones[1], "already counted")
	phones[0].Click("#change-answer")
	phones[0].Wait(has("pick-A"))
	phones[0].Click("#pick-A")
	phones[0].Wait(has("picked"))
	reads(phones[0], "Aisyah Humaira: A")
	desk.WaitText("3 of 3")
	desk.Shot("class-answers")

	desk.Show(host.URL + "class/new")
	desk.Wait(has("add-task"))
	asksClass(desk, "#add-task", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "What now?", "", "")
	desk.Wait(has("show-answer"))
	desk.Click("#show-answer")
	desk.Wait(has("next-task"))
	desk.Shot("class-right")
	desk.Click("#next-task")
	desk.WaitText("What now?")
	tablet.Sees(old)
	desk.Click("#scan")
	desk.WaitText("an answer to an earlier question")
	desk.Click("#scan-cancel")

	// a move on the board
	desk.Wait(has("to-code"))
	desk.Click("#to-code")
	desk.Wait(has("qr-address"))
	desk.Eval(`document.querySelector("#qr-address").getAttribute("aria-label")`, &address)
	first.Go(address)
	first.Wait(has("sq-e2"))
	first.Shot("class-move")
	first.Click("#sq-e2")
	first.Click("#sq-e4")
	first.Wait(has("picked"))
	desk.Click("#class-back")
	reads(first, "Željko: e4")

	desk.Wait(has("to-names"))
	desk.Click("#to-names")
	desk.Wait(has("end-class"))
	desk.Shot("class-names")
	release := desk.Press("#end-class")
	desk.Wait(has("begin-class"))
	release()
	desk.Go(host.URL + "class")
	desk.Wait(has("begin-class"))
	kept := ""
	desk.Eval(everything, &kept)
	if kept == "" || slices.ContainsFunc([]string{"Budi", "Aisyah", "Željko"}, func(name string) bool { return strings.Contains(kept, name) }) {
		t.Errorf("the class is over, and the store holds %.200q", kept)
	}
	for _, p := range append(phones, first, desk) {
		sound(t, p, "a class")
	}
}

// everything is all that the store of the app holds, as text.
const everything = `(async () => { let text = "stores: "; for (const d of await indexedDB.databases()) {
	const db = await new Promise((y, n) => { const r = indexedDB.open(d.name); r.onsuccess = () => y(r.result); r.onerror = n });
	for (const s of db.objectStoreNames) text += s + JSON.stringify(await new Promise((y, n) => { const r = db.transaction(s).objectStore(s).getAll(); r.onsuccess = () => y(r.result); r.onerror = n }));
	db.close() } return text })()`

// asksClass makes a question of a position, with options where there are any.
func asksClass(p *browsertest.Page, add, fen, ask, options, right string) {
	p.Wait(has("from-text"))
	p.Click("#from-text > summary")
	p.Fill("#paste", fen)
	p.Click("#read-paste")
	p.Wait(has("class-board"))
	p.Fill("#ask", ask)
	if options != "" {
		p.Click("label:has(#kind-choice)")
		p.Wait(has("options"))
		p.Fill("#options", options)
		p.Fill("#right", right)
	}
	p.Click(add)
}

// givesAnswer gives a phone its pupil's name and an answer.
func givesAnswer(p *browsertest.Page, name, pick string) {
	p.Wait(has("pupil-name"))
	p.Fill("#pupil-name", name)
	p.Click("#name-pupil")
	p.Wait(`document.querySelector("` + pick + `") !== null`)
	p.Click(pick)
	p.Wait(has("picked"))
}

// TestLearnersEvent: one touch on the coach's page makes a tournament of the learners.
func TestLearnersEvent(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("id")
	p.Size(browsertest.Phone)
	p.Go(host.URL + "learn/who")
	for _, name := range []string{"Ana", "Bimo", "Cici"} {
		p.Wait(has("learner-name"))
		p.Fill("#learner-name", name)
		p.Click("#learner-add")
		p.WaitText(name)
	}
	p.Show(host.URL + "learn/coach")
	p.Wait(has("learners-event"))
	p.Shot("class-coach")
	p.Click("#learners-event")
	p.Wait(`location.pathname.includes("/event/")`)
	p.WaitText("Turnamen murid")
	path := ""
	p.Eval(`location.pathname.split("/").slice(0, 3).join("/")`, &path)
	p.Show(host.URL + path[1:] + "/players")
	for _, name := range []string{"Ana", "Bimo", "Cici"} {
		p.WaitText(name)
	}
	p.Shot("class-event")
	sound(t, p, "a tournament of learners")
}
