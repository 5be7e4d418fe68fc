package e2e

import (
	"testing"

	"wasit/web/browsertest"
)

// handsOnTime puts the page's clocks, its timers and its time of day into a test's hands: from hands.hold() on time stands until the
// test moves it, and each touch has the instant at which it is made. hands.play does acts on the screen as fingers do and notes what it
// shows; the rows that the clock stores are noted too. A page that is loaded anew has its time in the test's hands from its first line
// on: else a busy machine would need so long to load it that the clock asked whether that counts.
const handsOnTime = `(() => {
	const now = performance.now.bind(performance), set = setTimeout.bind(window), clear = clearTimeout.bind(window), RealDate = Date;
	const waiting = new Map();
	let held = false, at = 0, day = 0, next = 1e6, jumped = Number(sessionStorage.jumped || 0), finger = 1;
	const jump = (ms) => { jumped += ms; sessionStorage.jumped = jumped };
	const wall = () => (held ? day + at : RealDate.now()) + jumped;
	performance.now = () => held ? at : now();
	if (sessionStorage.killed) { held = true; day = Number(sessionStorage.killed); sessionStorage.removeItem("killed") }
	window.Date = class extends RealDate { constructor(...a) { if (a.length) super(...a); else super(wall()) } static now() { return wall() } };
	window.setTimeout = (f, ms = 0, ...a) => { if (!held) return set(f, ms, ...a); const id = next++; waiting.set(id, { due: at + ms, f: () => f(...a) }); return id };
	window.clearTimeout = (id) => { if (!waiting.delete(id)) clear(id) };
	const add = IDBObjectStore.prototype.add;
	IDBObjectStore.prototype.add = function (value, key) {
		const known = !Array.isArray(key) ? "" : key[0] + "," + String(key[1]).padStart(6, "0") + "\t"; // a store that is late is offered a row again
		if (known && typeof value === "string" && (value.includes('"i":') || value.includes('"c":')) && !(sessionStorage.rows || "").includes(known)) sessionStorage.rows = (sessionStorage.rows || "") + known + value.split("\n")[0] + "\n"; // without its sum; two of one turn may change places
		return add.call(this, value, key);
	};
	const begin = IDBDatabase.prototype.transaction, open = new Set();
	IDBDatabase.prototype.transaction = function (...a) {
		const tx = begin.apply(this, a);
		open.add(tx);
		for (const end of ["complete", "abort"]) tx.addEventListener(end, () => open.delete(tx));
		return tx;
	};
	const channel = new MessageChannel(), turn = () => new Promise((done) => { channel.port1.onmessage = done; channel.port2.postMessage(0) });
	const due = (to) => { let first; for (const [id, t] of waiting) if (t.due <= to && (!first || t.due < first[1].due)) first = [id, t]; return first };
	const move = (to) => { for (let t; (t = due(to)); ) { waiting.delete(t[0]); at = Math.max(at, t[1].due); t[1].f() } at = Math.max(at, to) };
	const settle = async (holds, what) => { for (let i = 0, from = now(); !holds(); i++) {
		if (now() - from > 60000) throw new Error("never: " + what + (by("gap-count") ? ", for the clock asks what counts" : ""));
		if (i < 2000) await turn(); else await new Promise((done) => set(done, 5)); // a busy device: its disk is waited for
		if (i % 4 == 3) move(at + 4);
	} };
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
		async wait(a) { for (const to = at + a.ms; at < to; ) { move(Math.min(to, at + 900)); await turn(); while (a.disk && open.size) await turn() } }, // disk: as quick as a disk is
		async pause() { if (state() !== "running") return; await click("pause"); last = at; await settle(() => state() !== "running", "paused") },
		async resume() { if (state() !== "paused") return; await click("resume"); last = at; await settle(() => state() !== "paused", "resumed") },
		async swap() { if (state() !== "paused") return; await click("swap-turn"); last = at },
		async fix(a) {
			if (state() !== "paused") return;
			await click("fix"); await click("fix-" + a.side + "-sel"); await settle(() => by("fix-" + a.side + "-sel").getAttribute("aria-pressed") === "true", "chosen"); if (by(a.key)) await click(a.key); // nothing gained: no key
			 await click("fix-apply"); last = at;
			await settle(() => !by("sheet") || by("fix-err"), "corrected");
			if (by("fix-err")) { await click("fix-cancel"); await settle(() => !by("sheet"), "left") }
		},
		async sleep(a) { // the device sleeps: no timer runs; its monotonic clock goes on, or stands
			const runs = state() === "running";
			if (a.stands) jump(a.ms); else at += a.ms;
			move(at); await turn(); move(at + 1100);
			if (runs) await settle(() => by("gap-count"), "asked"); // with the next sign of life
			if (by("gap-count")) { await click(a.count ? "gap-count" : "gap-skip"); last = at; await settle(() => !by("gap-count"), "answered") }
		},
	};
	window.hands = {
		hold() { at = Math.ceil(now()); day = RealDate.now() - at; held = true },
		kill(gone) { sessionStorage.killed = day + at + gone }, // the page that is loaded next begins so many milliseconds from now
		async revived(count) {
			await settle(() => by("ck") && by("ckw-b").textContent !== "", "read again");
			if (by("gap-count")) { await click(count ? "gap-count" : "gap-skip"); await settle(() => !by("gap-count"), "answered") }
		},
		jump, move, turn, settle, by, shown, waiting, at: () => at,
		async play(list) {
			const seen = [];
			for (const a of list) {
				const before = rows();
				const made = at, counted = last;
				const was = by("ck") && [shown().run, state()].join();
				await acts[a.do](a);
				const done = { press: () => shown().run !== "", pause: () => state() === "paused", resume: () => state() === "running" }[a.do]; // a flag may fall in that moment
				const acted = was !== [shown().run, state()].join() && (!done || done());
				if (acted && done) await settle(() => rows() > before, "kept");
				if (!acted && done) last = counted;
				if (a.do === "swap" && state() === "paused") await settle(() => rows() >= before + 2, "kept");
				for (let i = 0; i < 9000 && rows() > before && Number(by("ck")?.dataset.kept || 0) < rows(); i++) await (i < 2000 ? turn() : new Promise((done) => set(done, 2))); // the disk has it before time goes on
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

// virtualClock is a page whose time is in the test's hands.
func virtualClock(t *testing.T) *browsertest.Page {
	host := browsertest.Serve(t, "")
	p := browsertest.Blank(t)
	p.Language("en")
	p.Size(browsertest.Phone)
	p.OnLoad(handsOnTime)
	p.Allow("requestFullscreen", "navigator.vibrate") // a touch that a program makes does not count for them
	p.Go(host.URL + "clock")
	p.Wait(ready + ` && document.querySelector(".pr") !== null`)
	p.Eval(`hands.hold()`, nil)
	return p
}

// inHands calls a function of the page's hands and waits for it.
func inHands(p *browsertest.Page, call string, result any) { p.Eval(`hands.`+call, result) }
