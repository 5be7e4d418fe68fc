package e2e

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"wasit/clock"
	"wasit/web/browsertest"
)

// handsOnTime puts the page's clocks, its timers and its time of day into a test's hands: from hands.hold() on time stands until the
// test moves it, and each touch has the instant at which it is made. hands.play does acts on the screen as fingers do and notes what it
// shows; the rows that the clock stores are noted too.
const handsOnTime = `(() => {
	const now = performance.now.bind(performance), set = setTimeout.bind(window), clear = clearTimeout.bind(window), RealDate = Date;
	const waiting = new Map();
	let held = false, at = 0, day = 0, next = 1e6, jumped = Number(sessionStorage.jumped || 0), finger = 1;
	const jump = (ms) => { jumped += ms; sessionStorage.jumped = jumped };
	const wall = () => (held ? day + at : RealDate.now()) + jumped;
	performance.now = () => held ? at : now();
	window.Date = class extends RealDate { constructor(...a) { if (a.length) super(...a); else super(wall()) } static now() { return wall() } };
	window.setTimeout = (f, ms = 0, ...a) => { if (!held) return set(f, ms, ...a); const id = next++; waiting.set(id, { due: at + ms, f: () => f(...a) }); return id };
	window.clearTimeout = (id) => { if (!waiting.delete(id)) clear(id) };
	const add = IDBObjectStore.prototype.add;
	IDBObjectStore.prototype.add = function (value, key) {
		if (typeof value === "string" && (value.includes('"i":') || value.includes('"c":'))) sessionStorage.rows = (sessionStorage.rows || "") + key[0] + "," + String(key[1]).padStart(6, "0") + "\t" + value.trim() + "\n"; // two of one turn may change places
		return add.call(this, value, key);
	};
	const channel = new MessageChannel(), turn = () => new Promise((done) => { channel.port1.onmessage = done; channel.port2.postMessage(0) });
	const due = (to) => { let first; for (const [id, t] of waiting) if (t.due <= to && (!first || t.due < first[1].due)) first = [id, t]; return first };
	const move = (to) => { for (let t; (t = due(to)); ) { waiting.delete(t[0]); at = Math.max(at, t[1].due); t[1].f() } at = Math.max(at, to) };
	const settle = async (holds, what) => { for (let i = 0; !holds(); i++) { if (i > 3000) throw new Error("never: " + what); await turn(); if (i % 4 == 3) move(at + 4) } };
	const by = (id) => document.getElementById(id), rows = () => (sessionStorage.rows || "").split("\n").length - 1;
	const click = async (id) => { await settle(() => by(id), id); by(id).click() };
	const read = (half) => ["a", "b", "c"].map((part) => by(half + "-" + part).textContent).join("/");
	const state = () => by("ck").dataset.state;
	let last, count = 0;
	const shown = () => ({ rows: rows(), since: at - last, known: last !== undefined, white: read("ckw"), black: read("ckb"), run: by("ckw").dataset.run ? "white" : by("ckb").dataset.run ? "black" : "" });
	const acts = {
		async press(a) {
			const e = by((a.side === "white" ? "ckw" : "ckb") + "-press");
			for (const kind of ["pointerdown", "pointerup"]) {
				const p = new PointerEvent(kind, { bubbles: true, cancelable: true, pointerId: finger, pointerType: "touch", width: 20, height: 20, isPrimary: true });
				Object.defineProperty(p, "timeStamp", { value: at });
				e.dispatchEvent(p);
			}
			finger++;
		},
		async wait(a) { for (const to = at + a.ms; at < to; ) { move(Math.min(to, at + 900)); await turn() } },
		async pause() { if (state() !== "running") return; await click("pause"); last = at; await settle(() => state() !== "running", "paused") },
		async resume() { if (state() !== "paused") return; await click("resume"); last = at; await settle(() => state() !== "paused", "resumed") },
		async swap() { if (state() !== "paused") return; await click("swap-turn"); last = at },
		async fix(a) {
			if (state() !== "paused") return;
			await click("fix"); await click("fix-" + a.side + "-sel"); await click(a.key); await click("fix-apply"); last = at;
			await settle(() => !by("sheet") || by("fix-err"), "corrected");
			if (by("fix-err")) { await click("fix-cancel"); await settle(() => !by("sheet"), "left") }
		},
		async sleep(a) { // the device sleeps: no timer runs; its monotonic clock goes on, or stands
			if (a.stands) jump(a.ms); else at += a.ms;
			move(at); await turn(); move(at + 1100);
			for (let i = 0; i < 30 && !by("gap-count"); i++) { await turn(); move(at + 4) }
			if (by("gap-count")) { await click(a.count ? "gap-count" : "gap-skip"); last = at; await settle(() => !by("gap-count"), "answered") }
		},
	};
	window.hands = {
		hold() { at = Math.ceil(now()); day = RealDate.now() - at; held = true },
		jump, move, turn, settle, by, shown, waiting, at: () => at,
		async play(list) {
			const seen = [];
			for (const a of list) {
				const before = rows();
				const made = at;
				const was = by("ck") && [shown().run, state()].join();
				await acts[a.do](a);
				const acted = was !== [shown().run, state()].join();
				if (acted && ["press", "pause", "resume"].includes(a.do)) await settle(() => rows() > before, "kept");
				if (a.do === "swap" && state() === "paused") await settle(() => rows() >= before + 2, "kept");
				for (let i = 0, n = rows(); i < 8; i++) { await turn(); if (rows() !== n) { n = rows(); i = 0 } }
				if (a.do === "press" && acted) last = made;
				if (a.do !== "jump") seen.push(shown());
			}
			return seen;
		},
		async lay(link) {
			if (by("ck") && state() === "running") await acts.pause();
			const go = (to) => { const a = document.createElement("a"); a.href = to; by("root").append(a); a.click(); a.remove() };
			if (by("ck")) { go("/laws"); await settle(() => !by("ck"), "the laws") }
			last = undefined; sessionStorage.rows = "";
			go("/clock#c=" + link);
			await settle(() => by("order-take") || by("ck") && state() === "ready" && rows() > 0, "laid");
			if (by("order-take")) { sessionStorage.rows = ""; await click("order-take"); await settle(() => by("ck") && state() === "ready" && !by("sheet") && rows() > 0, "laid anew") }
			await settle(() => by("ckw-b").textContent !== "", "filled");
			const list = sessionStorage.rows.split("\n"), head = list.findLast((row) => row.includes('"c":'));
			sessionStorage.rows = list.filter((row) => row.startsWith(head.split(",")[0])).join("\n") + "\n";
		},
	};
	acts.jump = async (a) => { jump(a.ms); move(at + 1100); await turn(); if (a.ms > 250) { await click(a.count ? "gap-count" : "gap-skip"); last = at; await settle(() => !by("gap-count"), "answered") } };
})()`

// A handAct is one act on the screen.
type handAct struct {
	Do     string `json:"do"`
	Side   string `json:"side,omitempty"`
	Key    string `json:"key,omitempty"`
	Millis int    `json:"ms,omitempty"`
	Count  bool   `json:"count,omitempty"`
	Stands bool   `json:"stands,omitempty"`
}

// A shownClock is what the screen shows after an act.
type shownClock struct {
	Rows         int
	Since        float64
	Known        bool
	White, Black string
	Run          string
}

// A handScript is a control, acts, and what was seen; kills are places in the acts at which the page is loaded anew.
type handScript struct {
	name    string
	control string
	acts    []handAct
	kill    int // before which act, 0 for never
}

// TestClockScripts plays scripts of touches, pauses, corrections, sleeps, jumps of the time of day and kills on the screen, at instants
// of the test's own, and has the command "clock replay" play the same: the digits and the running side are the same after every act. Each
// method with each kind of disturbance is among them; with WASIT_LONG each with each, with each way of the flag and with a kill, and a
// thousand random ones.
func TestClockScripts(t *testing.T) {
	t.Parallel()
	long := os.Getenv("WASIT_LONG") != ""
	p, home := virtualClock(t)
	scripts, random := matrixScripts(long), 8
	if long {
		random = 1000
	}
	for i := range random {
		scripts = append(scripts, randomScript(i))
	}
	var lines bytes.Buffer
	seen := make([][]shownClock, len(scripts))
	for i, s := range scripts {
		seen[i] = playScript(p, home, s)
		var rows string
		p.Eval(`sessionStorage.rows`, &rows)
		writeScript(t, &lines, s, rows, seen[i])
	}
	looks := compareScripts(t, scripts, seen, replayed(t, lines.Bytes()))
	t.Logf("%d scripts, %d looks at the screen", len(scripts), looks)
	if looks < 5*len(scripts) {
		t.Errorf("only %d looks in %d scripts", looks, len(scripts))
	}
}

// virtualClock is a page whose time is in the test's hands.
func virtualClock(t *testing.T) (p *browsertest.Page, home string) {
	host := browsertest.Serve(t, "")
	p = browsertest.Blank(t)
	p.Language("en")
	p.Size(browsertest.Phone)
	p.Do(chromedp.ActionFunc(func(ctx context.Context) error {
		_, err := page.AddScriptToEvaluateOnNewDocument(handsOnTime).Do(ctx)
		return err
	}))
	p.Allow("requestFullscreen", "navigator.vibrate") // a touch that a program makes does not count for them
	p.Go(host.URL + "clock")
	p.Wait(ready + ` && document.querySelector(".pr") !== null`)
	p.Eval(`hands.hold()`, nil)
	return p, host.URL
}

// inHands calls a function of the page's hands and waits for it.
func inHands(p *browsertest.Page, call string, result any) { p.Eval(`hands.`+call, result) }

func playScript(p *browsertest.Page, home string, s handScript) (seen []shownClock) {
	inHands(p, fmt.Sprintf("lay(%q)", url.QueryEscape(s.control)), nil)
	play := func(list []handAct) {
		text, _ := json.Marshal(list)
		var part []shownClock
		inHands(p, fmt.Sprintf("play(%s)", text), &part)
		seen = append(seen, part...)
	}
	if s.kill == 0 {
		play(s.acts)
		return seen
	}
	play(s.acts[:s.kill])
	p.Reload()
	p.Wait(`document.querySelector("#ck") !== null && document.querySelector("#ckw-b").textContent !== ""`)
	p.Eval(`(hands.hold(), document.querySelector("#gap-count")?.click(), hands.settle(() => !hands.by("gap-count"), "answered"))`, nil)
	play([]handAct{{Do: "resume"}})
	play(s.acts[s.kill:])
	return seen
}

// methodTexts are controls of every method, and of every way in which a period ends.
var methodTexts = []string{"20s", "20s+2", "20s b2", "20s d2", "20s hourglass", "6s byo 3x5", "6s can 8s/3", "6s up", "each 8s", "20s cap 2", "20s refund 2",
	"20s+2 after", "20s+2 from 2", "8s/2+2, 9s+2", "8s/2#+2, 9s+2", "8s/2, 9s d2", "20s v 9s b2"}

// disturbances are what comes between two presses.
var disturbances = [][]handAct{
	{{Do: "pause"}, {Do: "wait", Millis: 5000}, {Do: "resume"}},
	{{Do: "pause"}, {Do: "swap"}, {Do: "resume"}},
	{{Do: "pause"}, {Do: "fix", Side: "white", Key: "fix-step-1"}, {Do: "fix", Side: "black", Key: "fix-step-4"}, {Do: "resume"}},
	{{Do: "pause"}, {Do: "fix", Side: "white", Key: "fix-gain"}, {Do: "resume"}},
	{{Do: "sleep", Millis: 4500, Count: true}, {Do: "resume"}},
	{{Do: "sleep", Millis: 4500}, {Do: "resume"}},
	{{Do: "sleep", Millis: 4500, Stands: true, Count: true}, {Do: "resume"}},
	{{Do: "jump", Millis: -3600_000}},
	{{Do: "wait", Millis: 60_000}},                                                                                       // the flag, or the end of a period
	{{Do: "press", Side: "black"}, {Do: "wait", Millis: 30}, {Do: "press", Side: "white"}, {Do: "press", Side: "black"}}, // the idle half, and a touch that arrives twice
}

// matrixScripts are scripts of every method and disturbance: each of both at least once, or all with all.
func matrixScripts(all bool) (list []handScript) {
	flags := []string{"", "; freeze", "; nofreeze", "; claim"}
	add := func(m, d, f, kill int) {
		control := methodTexts[m] + flags[f]
		if strings.HasSuffix(control, "up; freeze") {
			return
		}
		acts := []handAct{{Do: "press", Side: "black"}, {Do: "wait", Millis: 3300}, {Do: "press", Side: "white"}, {Do: "wait", Millis: 2100}, {Do: "press", Side: "black"}, {Do: "wait", Millis: 1700}}
		k := 0
		if kill > 0 {
			k = len(acts)
		}
		acts = append(acts, disturbances[d]...)
		for i, side := range []string{"white", "black", "white", "black"} {
			acts = append(acts, handAct{Do: "press", Side: side}, handAct{Do: "wait", Millis: 900 + 777*i})
		}
		acts = append(acts, handAct{Do: "wait", Millis: 25_000})
		list = append(list, handScript{name: fmt.Sprintf("%s, disturbance %d, kill %d", control, d, kill), control: control, acts: acts, kill: k})
	}
	for m := range methodTexts {
		for d := range disturbances {
			for f := range flags {
				for kill := range 2 {
					if all || (m%len(disturbances) == d && f == m%len(flags) && kill == 0) || (m == 1 && d == 2 && f == 0 && kill == 1) {
						add(m, d, f, kill)
					}
				}
			}
		}
	}
	return list
}

// randomScript is a script of acts in any order; the same for the same number.
func randomScript(n int) handScript {
	r := rand.New(rand.NewPCG(uint64(n), 24))
	s := handScript{name: fmt.Sprintf("random %d", n), control: methodTexts[r.IntN(len(methodTexts))]}
	side := []string{"white", "black"}
	s.acts = append(s.acts, handAct{Do: "press", Side: "black"})
	turn := 0
	for range 6 + r.IntN(12) {
		s.acts = append(s.acts, handAct{Do: "wait", Millis: 81 + r.IntN(4000)})
		switch k := r.IntN(10); {
		case k < 6:
			s.acts = append(s.acts, handAct{Do: "press", Side: side[turn]})
			turn = 1 - turn
		case k == 6:
			s.acts = append(s.acts, handAct{Do: "press", Side: side[r.IntN(2)]})
		default:
			s.acts = append(s.acts, disturbances[r.IntN(len(disturbances))]...)
		}
	}
	return s
}

var methodWords = map[clock.Method]string{clock.None: "none", clock.Fischer: "fischer", clock.Bronstein: "bronstein", clock.USDelay: "usdelay", clock.Hourglass: "hourglass",
	clock.ByoYomi: "byoyomi", clock.Canadian: "canadian", clock.CountUp: "upcount", clock.PerMove: "permove", clock.Capped: "capped", clock.Refund: "bronstein_nopre"}

// scriptControl is a control as the files of "clock replay" have it.
func scriptControl(c clock.Control) map[string]any {
	side := func(s clock.SideControl) map[string]any {
		var periods []map[string]any
		for _, p := range s.Periods {
			m := map[string]any{"main": p.Main.Milliseconds(), "method": methodWords[p.Method], "add": p.Add.Milliseconds(), "moves": 0}
			if p.ByCounter {
				m["moves"] = p.Moves
			}
			switch p.Method {
			case clock.ByoYomi:
				m["n"] = p.Count
			case clock.Canadian:
				m["block_moves"] = p.Count
			}
			periods = append(periods, m)
		}
		credit := map[clock.FirstCredit]string{clock.BeforeMove1: "before", clock.AfterMove1: "after"}[s.FirstCredit]
		return map[string]any{"periods": periods, "first_credit": credit, "from_move": max(s.FromMove, 1)}
	}
	mode := map[clock.FlagMode]string{clock.Normal: "normal", clock.Claim: "claim"}[c.Flags]
	return map[string]any{"white": side(c.White), "black": side(c.Black), "freeze": c.Freeze, "flag_mode": mode}
}

// scriptEvent is an act of the clock as those files have it.
func scriptEvent(in clock.Input) map[string]any {
	e := map[string]any{"at": in.At.Milliseconds()}
	word, ok := map[clock.Act]string{clock.ActStart: "start", clock.ActPress: "press", clock.ActPause: "pause", clock.ActResume: "resume", clock.ActResumeSide: "resume",
		clock.ActCorrect: "correct", clock.ActTakeBackGain: "take_back", clock.ActWake: "wake"}[in.Act]
	if !ok {
		panic(fmt.Sprintf("an act that the screen has not: %v", in.Act))
	}
	e["do"] = word
	switch in.Act {
	case clock.ActPress, clock.ActResumeSide, clock.ActTakeBackGain:
		e["side"] = in.Side.String()
	case clock.ActCorrect:
		for i, k := range []string{"white", "black"} {
			e[k], e["presses_"+k[:1]], e["period_"+k[:1]] = in.Fix[i].Time.Milliseconds(), in.Fix[i].Presses, in.Fix[i].Period
		}
	case clock.ActWake:
		e["asleep_from"], e["count"] = in.From.Milliseconds(), in.Count
	}
	return e
}

// readInputs reads the acts that the clock stored, and the row of each, counted from 1 with the head.
func readInputs(t *testing.T, name, rows string) (inputs []clock.Input, rowOf []int) {
	t.Helper()
	lines := strings.Split(strings.TrimSpace(rows), "\n")
	slices.Sort(lines) // by the number of the row
	for i, line := range lines {
		_, row, _ := strings.Cut(line, "\t")
		var r struct {
			Input string `json:"i"`
		}
		if err := json.Unmarshal([]byte(row), &r); err != nil || r.Input == "" {
			continue
		}
		raw, err := base64.StdEncoding.DecodeString(r.Input)
		var in clock.Input
		if err == nil {
			err = in.UnmarshalBinary(raw)
		}
		if err != nil {
			t.Fatalf("%s: row %d: %v", name, i, err)
		}
		inputs, rowOf = append(inputs, in), append(rowOf, i+1)
	}
	return inputs, rowOf
}

// writeScript writes the acts that the clock stored, with a sample for each look at the screen.
func writeScript(t *testing.T, out *bytes.Buffer, s handScript, rows string, seen []shownClock) {
	t.Helper()
	control, err := clock.Parse(s.control)
	if err != nil {
		t.Fatalf("%s: %v", s.name, err)
	}
	inputs, rowOf := readInputs(t, s.name, rows)
	events, samples := make([]map[string]any, len(inputs)), []map[string]any{}
	for i, in := range inputs {
		events[i] = scriptEvent(in)
	}
	for _, x := range seen {
		if !x.Known {
			continue
		}
		after := -1
		for i, row := range rowOf {
			if row <= x.Rows {
				after = i
			}
		}
		at := int64(0)
		if after >= 0 {
			at = inputs[after].At.Milliseconds() + int64(x.Since)
		}
		m := map[string]any{"at": at}
		if after >= 0 {
			m["after"] = after
		}
		late := maps.Clone(m)
		late["at"] = at - min(timerLate, int64(x.Since))
		samples = append(samples, m, late)
	}
	if err := json.NewEncoder(out).Encode(map[string]any{"name": s.name, "gate": false, "control": scriptControl(control), "events": events, "expect": samples}); err != nil {
		t.Fatal(err)
	}
}

// timerLate is how late a browser's timer may change a digit, in milliseconds: it counts whole ones, and rounds up.
const timerLate = 2

// A replayedClock is what "clock replay" says of a sample.
type replayedClock struct {
	White, Black int64
	Running      *string
	UpW          *int64 `json:"up_w"`
	UpB          *int64 `json:"up_b"`
}

// replayed has the command play scripts.
func replayed(t *testing.T, scripts []byte) (all [][]replayedClock) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "scripts.jsonl")
	if err := os.WriteFile(file, scripts, 0o600); err != nil {
		t.Fatal(err)
	}
	var errs bytes.Buffer
	command := exec.Command("go", "run", "wasit/clock/cmd/clock", "replay", file)
	command.Stderr = &errs
	out, err := command.Output()
	if err != nil {
		t.Fatalf("clock replay: %v\n%.2000s", err, errs.String())
	}
	for line := range bytes.Lines(out) {
		var r struct {
			Name   string
			Error  string
			Expect []replayedClock
		}
		if err := json.Unmarshal(line, &r); err != nil || r.Error != "" {
			t.Fatalf("clock replay: %s %v %.300s", r.Error, err, line)
		}
		all = append(all, r.Expect)
	}
	return all
}

// compareScripts wants the digits and the running side of every look at the screen to be those of the replay.
func compareScripts(t *testing.T, scripts []handScript, seen [][]shownClock, want [][]replayedClock) (looks int) {
	t.Helper()
	if len(want) != len(scripts) {
		t.Fatalf("%d scripts were replayed, want %d", len(want), len(scripts))
	}
	for i, s := range scripts {
		k := 0
		for look, x := range seen[i] {
			if !x.Known {
				continue
			}
			screen := x.White + " " + x.Black + " " + x.Run
			if now, late := want[i][k].shown(), want[i][k+1].shown(); screen != now && screen != late {
				t.Errorf("%s, look %d: the screen shows %q, the replay %q", s.name, look, screen, now)
				break
			}
			k += 2
			looks++
		}
		if k != len(want[i]) {
			t.Errorf("%s: %d of %d samples were compared", s.name, k, len(want[i]))
		}
	}
	return looks
}

// shown is what a screen shows of it: both times and who runs.
func (r replayedClock) shown() string {
	run := ""
	if r.Running != nil {
		run = *r.Running
	}
	return digits(r.White, r.UpW) + " " + digits(r.Black, r.UpB) + " " + run
}

// digits are a time in milliseconds as the three parts of a half show it.
func digits(ms int64, up *int64) string {
	d := clock.DigitsOf(time.Duration(ms)*time.Millisecond, true)
	if up != nil && ms == 0 {
		d = clock.UpDigitsOf(time.Duration(*up) * time.Millisecond)
	}
	switch {
	case d.Hours > 0:
		return fmt.Sprintf("%d/%02d/%02d", d.Hours, d.Minutes, d.Seconds)
	case d.HasTenth:
		return fmt.Sprintf("%d/%02d/.%d", d.Minutes, d.Seconds, d.Tenth)
	}
	return fmt.Sprintf("%d/%02d/", d.Minutes, d.Seconds)
}

// TestClockDay is a day of one game in the browser, measured against its monotonic clock: an hour's control twice a minute pressed, and at
// the end the time of both sides is what the clock of the page counted, within five milliseconds. An hour of it; a day with WASIT_LONG.
func TestClockDay(t *testing.T) {
	t.Parallel()
	p, _ := virtualClock(t)
	minutes := 60
	if os.Getenv("WASIT_LONG") != "" {
		minutes = 24 * 60
	}
	inHands(p, fmt.Sprintf("lay(%q)", url.QueryEscape("30h")), nil)
	press := func(half string) string { return fmt.Sprintf(`{do:"press",side:%q}`, half) }
	inHands(p, `play([`+press("black")+`])`, nil)
	var from, to float64
	p.Eval(`hands.at()`, &from)
	for range minutes {
		inHands(p, `play([{do:"wait",ms:30007},`+press("white")+`,{do:"wait",ms:29993},`+press("black")+`])`, nil)
	}
	p.Eval(`hands.at()`, &to)
	inHands(p, `play([{do:"pause"}])`, nil)
	var rows string
	p.Eval(`sessionStorage.rows`, &rows)
	inputs, _ := readInputs(t, "a day", rows)
	s, err := clock.New(mustParse(t, "30h"))
	var used [2]time.Duration
	for _, in := range inputs {
		if err == nil {
			s, err = s.Do(in)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	for side := range used {
		used[side] = 30*time.Hour - s.Remaining(clock.Side(side), s.Last())
	}
	passed := time.Duration(to-from) * time.Millisecond
	drift := used[0] + used[1] - passed
	t.Logf("%v of the page's clock, %d presses: drift %v", passed, len(inputs), drift)
	if presses := 2*minutes + 2; len(inputs) != presses {
		t.Errorf("%d acts were kept, want %d", len(inputs), presses)
	}
	if drift.Abs() > 5*time.Millisecond {
		t.Errorf("in %v the clock counted %v more than the page's own", passed, drift)
	}
	if white := time.Duration(minutes) * 30007 * time.Millisecond; (used[0] - white).Abs() > 5*time.Millisecond {
		t.Errorf("White used %v, want %v", used[0], white)
	}
}

func mustParse(t *testing.T, text string) clock.Control {
	t.Helper()
	c, err := clock.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestClockRests counts what wakes the page: above twenty seconds a running clock draws four times a second at most, and one that stands
// waits for fingers alone.
func TestClockRests(t *testing.T) {
	t.Parallel()
	p, _ := virtualClock(t)
	p.Eval(`(() => {
		window.woken = 0; window.drawn = 0;
		const frame = requestAnimationFrame;
		window.requestAnimationFrame = (f) => { woken++; return frame(f) };
		const set = setTimeout, interval = setInterval;
		window.setTimeout = (f, ms, ...a) => set(() => { woken++; f(...a) }, ms);
		window.setInterval = (f, ms, ...a) => interval(() => { woken++; f(...a) }, ms);
		let now = -1;
		new MutationObserver(() => { if (hands.at() !== now) { now = hands.at(); drawn++ } }).observe(document.getElementById("page"), {subtree: true, childList: true, characterData: true, attributes: true});
	})()`, nil)
	inHands(p, fmt.Sprintf("lay(%q)", url.QueryEscape("15+10")), nil)
	inHands(p, `play([{do:"press",side:"black"},{do:"wait",ms:2000}])`, nil)
	var woken, drawn, steady float64
	count := func(ms int) {
		p.Eval(fmt.Sprintf(`(woken = 0, drawn = 0, hands.play([{do:"wait",ms:%d}]))`, ms), nil)
		p.Eval(`woken`, &woken)
		p.Eval(`drawn`, &drawn)
	}
	count(60_000)
	if t.Logf("a minute of a running clock: %v wake-ups, %v drawings", woken, drawn); drawn > 240 || drawn < 59 || woken > 240 {
		t.Errorf("%v wake-ups and %v drawings in a minute", woken, drawn)
	}
	p.Eval(`[...document.querySelectorAll("#ck, #ck *")].flatMap((e) => e.getAnimations({subtree: false})).concat(document.querySelector("#ckw-bar").getAnimations({subtree: true})).filter((a) => !a.effect.getComputedTiming().easing.startsWith("steps") && !a.effect.getKeyframes().every((k) => k.easing.startsWith("steps"))).length`, &steady)
	if steady != 0 {
		t.Errorf("%v movements of the running half are drawn at every frame", steady)
	}
	inHands(p, `play([{do:"pause"},{do:"wait",ms:3000}])`, nil)
	count(3600_000)
	if t.Logf("an hour of a paused clock: %v wake-ups, %v drawings", woken, drawn); woken > 1 || drawn > 0 { // go-app looks around once an hour
		t.Errorf("a clock that stands woke the page %v times in an hour, and drew %v times", woken, drawn)
	}
}
