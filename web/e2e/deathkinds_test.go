package e2e

import (
	"cmp"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"

	"wasit/app/event/journal"
	"wasit/clock"
	"wasit/web/browsertest"
)

// A mortal is a kind of act in the middle of which browsers are killed.
type mortal struct {
	name  string
	page  string // below the event, or of the app with a slash before it
	setup func(d *device)

	// act is JavaScript: one act from its number n, up to what the screen then says; gives the act's label. Kinds that load the page anew
	// have drive instead, which acts beside the test until the browser is dead.
	act   string
	drive func(d *device, dead <-chan struct{})
	serve func(d *device, w http.ResponseWriter, kind, name string) bool // what the acts ask of the host
	lives time.Duration                                                  // the longest time to a death; 0: 400 ms

	// facts are the labels of the acts that a store holds, in their order, or what is there by half; look finds them out otherwise.
	facts func(stored) ([]string, error)
	look  func(d *device, p *browsertest.Page) []string
}

func (m mortal) span() time.Duration { return cmp.Or(m.lives, 400*time.Millisecond) }

// mortals are the kinds. A label names what the screen acknowledged, so that it can be looked for in the store.
var mortals = []mortal{
	{name: "results", page: "round", setup: (*device).publishFirst, facts: records(resultLabel), act: `
		const board = 1 + n % 6, key = "wdb"[(Math.floor(n / 6) + board) % 3], shows = (text) => new RegExp("\\b" + board + "\\b").test(text);
		await reach(() => shows($("#now .now__no")?.firstChild.textContent), "#b" + board);
		await tap("#key-" + key);
		await until(() => shows($("#echo .echo__k")?.textContent) && $("#echo .icon-check"));
		return board + key`},
	{name: "check-in", page: "checkin", facts: records(presenceLabel), act: `
		const id = 1 + n % 12, row = await there("#p" + id), before = row.querySelector(".state").className;
		row.click();
		await until(() => $("#p" + id + " .state").className !== before);
		return String(id)`},
	{name: "registration", page: "players", facts: records(playerLabel), act: `
		const word = (k) => [...String(k % 1000).padStart(3, "0")].map((figure) => ["ba", "ku", "ri", "to", "me", "na", "si", "lo", "pu", "da"][figure]).join("");
		const name = word(7919 * n) + " " + word(7687 * n + 271); // the app asks about names that resemble others
		await reach(() => $("#p-name"), "#add-player");
		await fill("#p-name", name);
		await tap("#save");
		await until(() => !$("#sheet") && [...document.querySelectorAll("#players .name")].some((e) => e.textContent.includes(name)));
		return name`},
	{name: "publishing", page: "round", setup: (*device).draft, facts: records(publicationLabel), act: `
		if (await until(() => $("#pair, #draw, #publish") ? "free" : $("#unpublish-now, #key-more") ? "published" : "") === "free") {
			await reach(() => $("#start-now"), "#draw", "#publish", "#pair"); // a draft is no fact
			return "published";
		}
		await reach(() => $("#reason"), "#unpublish-now", "#unpublish", "#key-more");
		await fill("#reason", "ke " + n);
		await reach(() => !$("#reason") && $("#publish"), "#give-reason");
		return "withdrawn"`},
	{name: "rulings", page: "arbiter/offence", setup: (*device).publishFirst, facts: rulings, act: `
		const board = 1 + n % 6;
		await reach(() => $("#board-no")?.textContent.trim() === String(board), "#desk-other", "#figure-" + board);
		await reach(() => $("#of-disturbing"), "#take-w", "#desk-next");
		await reach(() => $("#penalty"), "#penalty-1", "#of-disturbing");
		await reach(() => $("#recorded .icon-check"), "#desk-record");
		return String(board)`},
	{name: "restoring", page: "/", setup: (*device).eventToCopy, serve: (*device).serveBackup, lives: 600 * time.Millisecond, look: (*device).restored, act: `
		const name = "copy" + String(n).padStart(6, "0"), text = await (await fetch("/backup/" + name)).blob(), files = new DataTransfer();
		await there("#open-backup");
		browsertest.catchPicker();
		const picker = await reach(() => browsertest.picker, "#open-backup");
		files.items.add(new File([text], "wasit.txt"));
		picker.files = files.files;
		picker.dispatchEvent(new Event("change"));
		await reach(() => !$("#sheet") && $("#main").innerText.includes(name), "#restore");
		picker.remove();
		return name`},
	{name: "an update", page: "settings", setup: (*device).builds, lives: 4 * time.Second, drive: (*device).updates, look: (*device).updated},
	{name: "clock presses", page: "/clock", setup: (*device).startClock, facts: rowsOf("clock", pressLabel), act: `
		for (;;) {
			await reach(() => $("#ckw[data-run], #ckb[data-run]") && !$("#gap-skip"), "#gap-skip", "#resume"); // what ran while it was dead does not count
			await until(() => performance.now() > (window.guarded ?? 0)); // a touch that comes twice is one
			const half = $("#ckw[data-run], #ckb[data-run]"), rows = +($("#ck").dataset.kept ?? 0);
			const finger = (type) => ($("#" + half.id + "-press") ?? $("#ck")).dispatchEvent(new PointerEvent(type, { pointerId: 1, pointerType: "touch", bubbles: true, clientX: 100, clientY: 100, width: 20, height: 20 }));
			finger("pointerdown");
			finger("pointerup");
			if (await until(() => $("#gap-skip") ? "asked" : !half.matches("[data-run]")) === "asked") continue;
			window.guarded = performance.now() + ` + strconv.Itoa(int(clock.TouchGuard.Milliseconds())+10) + `;
			await until(() => +$("#ck").dataset.kept > rows); // and nothing is on its way
			return $("#ck").dataset.kept;
		}`},
	{name: "moves on the board", page: "/board", facts: rowsOf("play", moveLabel), act: `
		const count = () => document.querySelectorAll('[id^="ply-"]').length, ply = n + 1, move = moves[ply - 1], from = move.slice(0, 2), to = move.slice(2);
		await until(() => $("#sq-e1") && count() === n); // the kept game is there
		await reach(() => $("#sq-" + from + ".s"), "#sq-" + from);
		await reach(() => count() >= ply && $("#kept"), "#sq-" + to);
		return move`},
	{name: "requests", page: "/event/helped/round", setup: (*device).scores, look: (*device).asked, act: `
		const board = 1 + n % 7, key = "wdb"[(Math.floor(n / 7) + board) % 3];
		await reach(() => new RegExp("\\b" + board + "\\b").test($("#now .now__no")?.firstChild.textContent), "#b" + board);
		await tap("#key-" + key);
		await until(() => $("#b" + board + " .res--wait")?.textContent.startsWith({ w: "1–", d: "½", b: "0" }[key]));
		return board + key`},
	{name: "joining", page: "/join", serve: (*device).serveInvitation, lives: 2 * time.Second, look: (*device).joined, act: joining + `return name`},
	{name: "taking over", page: "/join", serve: (*device).serveInvitation, lives: 4 * time.Second, look: (*device).tookOver, act: joining + `
		goappNav("/event/" + name + "/devices/take");
		await reach(() => $("#crew"), "#yes", "#take-desk");
		return name`},
}

// The labels of what a journal or book holds, for each kind.
func resultLabel(e journal.Event) string {
	if r, ok := e.(journal.ResultEntered); ok {
		return strconv.Itoa(r.Board) + map[journal.Score]string{journal.WhiteWins: "w", journal.Drawn: "d", journal.BlackWins: "b"}[r.Score]
	}
	return ""
}

func presenceLabel(e journal.Event) string {
	if p, ok := e.(journal.PresenceNoted); ok {
		return strconv.Itoa(int(p.Players[0]))
	}
	return ""
}

func playerLabel(e journal.Event) string {
	p, _ := e.(journal.PlayerAdded)
	return p.Name
}

func publicationLabel(e journal.Event) string {
	switch e.(type) {
	case journal.RoundPublished:
		return "published"
	case journal.RoundUnpublished:
		return "withdrawn"
	}
	return ""
}

// rulings are the boards of the offences; one without the penalty that was chosen with it is half a ruling.
func rulings(s stored) (labels []string, _ error) {
	journalled := s.events["e2etestevent"]
	for i, r := range journalled {
		e, ok := r.Event.(journal.OffenceRecorded)
		if !ok {
			continue
		}
		if i+1 == len(journalled) {
			return nil, errors.New("an offence stands without its penalty")
		}
		if _, ok := journalled[i+1].Event.(journal.PenaltyGiven); !ok {
			return nil, fmt.Errorf("behind an offence stands %T, not its penalty", journalled[i+1].Event)
		}
		labels = append(labels, strconv.Itoa(e.Board))
	}
	return labels, nil
}

func pressLabel(n int, row string) (string, error) {
	var r struct{ I string }
	if err := json.Unmarshal([]byte(row), &r); err != nil || n == 1 {
		return "", err // the first row is the head
	}
	text, err := base64.StdEncoding.DecodeString(r.I)
	if err != nil {
		return "", err
	}
	var in clock.Input
	if err := in.UnmarshalBinary(text); err != nil || in.Act != clock.ActPress {
		return "", err
	}
	return strconv.Itoa(n), nil
}

func moveLabel(n int, row string) (string, error) {
	if n == 1 {
		return "", nil
	}
	f := strings.Split(row, "\t")
	if len(f) < 3 || len(f[2]) < 4 {
		return "", errors.New("no move of a game")
	}
	return f[2][:4], nil
}
