package e2e

import (
	"fmt"
	"net/http"
	"os"
	"strconv"
	"testing"

	"wasit/web/browsertest"
)

// taken takes everything out of the inbox, as the app does, and tells names, types and contents.
const taken = `window.wasit.inbox().then((files) => Promise.all(files.map(async (f) => f.name + "|" + f.type + "|" + await f.text()))).then((all) => all.join("\n"))`

// TestShareTarget: what another app shares waits, offline too and through an update, until the app takes it, once.
func TestShareTarget(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "/sub")
	p := browsertest.Open(t, host.URL)
	p.Wait(ready)
	p.Wait(`navigator.serviceWorker.controller`)
	host.Stop()
	p.Eval(`globalThis.share = async (parts) => {
		const form = new FormData();
		for (const [name, part, file] of parts) file ? form.append(name, part, file) : form.append(name, part);
		return (await fetch("`+host.URL+`share", { method: "POST", body: form, redirect: "manual" })).type;
	}`, nil)
	want := func(text string) {
		t.Helper()
		var got string
		if p.Eval(taken, &got); got != text {
			t.Errorf("the inbox holds %q, want %q", got, text)
		}
	}
	want("")
	var answer string
	p.Eval(`share([["title", "Daftar"], ["file", new File(["012 Piala"], "Šibenik 1.trf", { type: "application/x-chess-trf" })], ["file", new File(["a;b"], "b.csv", { type: "text/csv" })]])`, &answer)
	if answer != "opaqueredirect" {
		t.Errorf("the answer is %s, want one that leads to the app", answer)
	}
	want("Šibenik 1.trf|application/x-chess-trf|012 Piala\nb.csv|text/csv|a;b")
	want("")
	p.Eval(`share(Array.from({ length: 21 }, (_, i) => ["file", new File(["x"], i + ".csv")]))`, nil)
	p.Eval(`share([["file", new File([new Uint8Array(65 << 20)], "much.csv")]])`, nil)
	want("") // more than anybody shares
	p.Eval(`share([["title", ""], ["text", "Budi\nSiti"]])`, nil)
	host.Start()
	host.Deploy(1)
	wantCheck(t, p, "waiting")
	accept(p)
	p.Wait(`location.pathname === "/sub/new"`) // the app has taken the list: a new event is made for it
	p.Wait(`document.querySelector("main").textContent.includes("text.txt")`)
	want("")

	p.Go(host.URL + "?open=failed")
	p.Wait(`document.querySelector("#notice") && location.href === "` + host.URL + `"`) // of what could not be kept it is told
	sharedFromElsewhere(t, p, host)
}

// sharedFromElsewhere: a page of another origin can send a file here as another app does. It is looked at, and nothing is stored.
func sharedFromElsewhere(t *testing.T, p *browsertest.Page, host *browsertest.Host) {
	t.Helper()
	other := browsertest.Serve(t, "")
	backup, err := os.ReadFile(backupOf(t, field(4), 3))
	if err != nil {
		t.Fatal(err)
	}
	other.Fault(func(w http.ResponseWriter, r *http.Request) bool {
		if r.URL.Path != "/trap" {
			return false
		}
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprintf(w, `<!doctype html><link rel="icon" href="data:,"><form method="post" enctype="multipart/form-data" action="%sshare"><input type="file" name="file"></form>`, host.URL)
		return true
	})
	p.Visit(other.URL + "trap")
	p.Eval(`(() => { const list = new DataTransfer(); list.items.add(new File([`+strconv.Quote(string(backup))+`], "cup.wasit.txt", {type: "text/plain"}))
		document.querySelector("input").files = list.files; setTimeout(() => document.forms[0].submit()) })()`, nil)
	p.Wait(`location.href.startsWith("` + host.URL + `") && document.getElementById("restore") !== null`)
	p.Click("#no")
	p.Wait(has("empty"))
	invitation, err := os.ReadFile(invitationFile(t, crewEvent(t, "crewforged"), hardCrew[3]))
	if err != nil {
		t.Fatal(err)
	}
	p.Visit(other.URL + "trap")
	p.Eval(`(() => { const list = new DataTransfer(); list.items.add(new File([`+strconv.Quote(string(invitation))+`], "cup.txt", {type: "text/plain"}))
		document.querySelector("input").files = list.files; setTimeout(() => document.forms[0].submit()) })()`, nil)
	p.Wait(`location.href.startsWith("` + host.URL + `")`)
	p.Wait(has("yes")) // a person is asked
	p.Click("#no")
	p.Wait(has("empty"))
}

// TestLaunch: a file that the system opens in the running app is told and taken; an address leads there without a load; the plain
// icon leaves the person where he is.
func TestLaunch(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "/sub")
	p := browsertest.Blank(t)
	p.OnLoad(`Object.defineProperty(window, "launchQueue", { value: { setConsumer(f) { globalThis.launch = f } } })`)
	p.Go(host.URL + "settings")
	p.Eval(`void addEventListener("wasit-inbox", () => { globalThis.told = true })`, nil)
	p.Eval(`launch({ files: [{ getFile: async () => new File(['[Event "Cup"]'], "x.pgn") }], targetURL: "`+host.URL+`?open" })`, nil)
	p.Wait(`globalThis.told && document.querySelector("#notice")`) // games are opened on the board: the app says so
	p.Eval(`launch({ targetURL: "`+host.URL+`clock" })`, nil)
	p.Wait(`location.pathname === "/sub/clock" && globalThis.told`)
	p.Eval(`launch({ targetURL: "`+host.URL+`" })`, nil)
	p.Eval(`launch({})`, nil)
	p.Wait(`location.pathname === "/sub/clock"`)
}
