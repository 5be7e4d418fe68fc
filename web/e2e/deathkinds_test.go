package e2e

import (
	"strconv"

	"wasit/app/journal"
)

// A mortal is a kind of act in the middle of which browsers are killed.
type mortal struct {
	name string
	page string // below the event, or of the app with a slash before it
	act  string // JavaScript: one act from its number n, up to what the screen then says; gives the act's label
	// facts are the labels of the acts that a journal holds, in their order; nil where the rows of a book are counted
	facts func(records []journal.Record) []string
	setup func(d *deaths)
}

// mortals are the kinds. A label names what the screen acknowledged, so that it can be looked for in the store.
var mortals = []mortal{
	{name: "results", page: "/round", setup: (*deaths).publishFirst, facts: results, act: `
		const board = 1 + n % 6, key = "wdb"[(Math.floor(n / 6) + board) % 3];
		await tap("#b" + board);
		await until(() => new RegExp("\\b" + board + "\\b").test($("#now .now__no")?.firstChild.textContent));
		await tap("#key-" + key);
		await until(() => new RegExp("\\b" + board + "\\b").test($("#echo .echo__k")?.textContent) && $("#echo .icon-check"));
		return board + key`},
	{name: "check-in", page: "/checkin", facts: presences, act: `
		const id = 1 + n % 12, row = await there("#p" + id), before = row.querySelector(".state").className;
		row.click();
		await until(() => $("#p" + id + " .state").className !== before);
		return String(id)`},
	{name: "registration", page: "/players", facts: added, act: `
		const name = "Peserta " + n;
		await tap("#add-player");
		await fill("#p-name", name);
		await tap("#save");
		await until(() => !$("#sheet") && [...document.querySelectorAll("#players .name")].some((e) => e.textContent.includes(name)));
		return name`},
	{name: "publishing", page: "/round", setup: (*deaths).draft, facts: publications, act: `
		await until(() => $("#pair, #publish, #unpublish-now, #key-more"));
		if ($("#pair")) await tap("#pair"); // a draft is no fact
		await until(() => $("#draw, #publish, #unpublish-now, #key-more"));
		if ($("#draw")) await tap("#draw");
		await until(() => $("#publish, #unpublish-now, #key-more"));
		if ($("#publish")) {
			await tap("#publish");
			await there("#start-now");
			return "published";
		}
		if (!$("#unpublish-now")) {
			await tap("#key-more");
			await tap("#unpublish");
		} else await tap("#unpublish-now");
		await fill("#reason", "ke " + n);
		await tap("#give-reason");
		await there("#publish");
		return "withdrawn"`},
	{name: "rulings", page: "/arbiter/appeals", setup: (*deaths).publishFirst, facts: protests, act: `
		await tap("#protest");
		await fill("#protest-text", "Protes " + n);
		await fill("#protest-from", "SDN Tapos 2");
		await tap("#protest-do");
		await until(() => !$("#sheet") && $("#protests")?.textContent.includes("Protes " + n));
		return "Protes " + n`},
	{name: "clock presses", page: "/clock", setup: (*deaths).startClock, act: `
		if (!window.settled) { await sleep(400); window.settled = true } // it asks what to count once it has read the game
		if ($("#gap-skip")) await tap("#gap-skip");
		await until(() => !$("#gap-skip"));
		if ($("#resume")) await tap("#resume");
		const half = await there("#ckw[data-run], #ckb[data-run]"), rows = +$("#ck").dataset.kept;
		await sleep(90); // a touch that comes twice counts once
		(await there("#" + half.id + "-press")).dispatchEvent(new PointerEvent("pointerdown", { pointerId: 1, pointerType: "touch", bubbles: true, clientX: 100, clientY: 100, width: 20, height: 20 }));
		$("#" + half.id + "-press")?.dispatchEvent(new PointerEvent("pointerup", { pointerId: 1, pointerType: "touch", bubbles: true, clientX: 100, clientY: 100 }));
		await until(() => +$("#ck").dataset.kept > rows);
		return $("#ck").dataset.kept`},
	{name: "moves on the board", page: "/board", act: `
		const count = () => document.querySelectorAll('[id^="ply-"]').length, ply = count() + 1;
		const [from, to] = [["f6", "g8"], ["g1", "f3"], ["g8", "f6"], ["f3", "g1"]][ply % 4];
		await tap("#sq-" + from);
		await there("#sq-" + from + ".s");
		await tap("#sq-" + to);
		await until(() => count() >= ply && $("#kept"));
		return String(ply)`},
}

// The labels of what a journal holds, for each kind.
func results(records []journal.Record) (labels []string) {
	keys := map[journal.Score]string{journal.WhiteWins: "w", journal.Drawn: "d", journal.BlackWins: "b"}
	for _, r := range records {
		if e, ok := r.Event.(journal.ResultEntered); ok {
			labels = append(labels, strconv.Itoa(e.Board)+keys[e.Score])
		}
	}
	return labels
}

func presences(records []journal.Record) (labels []string) {
	for _, r := range records {
		if e, ok := r.Event.(journal.PresenceNoted); ok {
			labels = append(labels, strconv.Itoa(int(e.Players[0])))
		}
	}
	return labels
}

func added(records []journal.Record) (labels []string) {
	for _, r := range records {
		if e, ok := r.Event.(journal.PlayerAdded); ok {
			labels = append(labels, e.Name)
		}
	}
	return labels
}

func publications(records []journal.Record) (labels []string) {
	for _, r := range records {
		switch r.Event.(type) {
		case journal.RoundPublished:
			labels = append(labels, "published")
		case journal.RoundUnpublished:
			labels = append(labels, "withdrawn")
		}
	}
	return labels
}

func protests(records []journal.Record) (labels []string) {
	for _, r := range records {
		if e, ok := r.Event.(journal.ProtestLodged); ok {
			labels = append(labels, e.Text)
		}
	}
	return labels
}
