package e2e

import (
	"cmp"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"wasit/app/event/phrase"
	"wasit/app/words/i18n"
	"wasit/rules"
	"wasit/rules/ruling"
	"wasit/web/browsertest"
)

// An incident is a line of the list: under which Laws, what happened, and the article and consequence that follow.
type incident struct {
	laws, class, kind string
	words             []string
	article           string
}

// incidents reads the list, ordered so that the Laws change seldom.
func incidents(t *testing.T) []incident {
	t.Helper()
	text, err := os.ReadFile("../../testdata/laws/incidents.tsv")
	if err != nil {
		t.Fatal(err)
	}
	var list []incident
	for line := range strings.Lines(string(text)) {
		f := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if !strings.HasPrefix(line, "#") && len(f) == 6 {
			list = append(list, incident{f[0], f[1], f[2], strings.Fields(f[3]), f[4]})
		}
	}
	if len(list) < 60 {
		t.Fatalf("%d incidents", len(list))
	}
	slices.SortStableFunc(list, func(a, b incident) int {
		return cmp.Or(cmp.Compare(a.laws, b.laws), cmp.Compare(a.class, b.class), cmp.Compare(a.announced(), b.announced()))
	})
	return list
}

func (in *incident) says(word string) bool { return slices.Contains(in.words, word) }

// value is what stands after a word and "=", "" if nothing does.
func (in *incident) value(word string) string {
	for _, w := range in.words {
		if v, ok := strings.CutPrefix(w, word+"="); ok {
			return v
		}
	}
	return ""
}

func (in *incident) announced() string {
	return fmt.Sprint(in.says("announced"), in.says("milder"), in.value("default"))
}

// choices are the keys of the page of the Laws that this incident needs, by the name of the choice.
func (in *incident) choices() map[string]string {
	edition, overlay, _ := strings.Cut(in.laws, "+")
	class, full, _ := strings.Cut(in.class, " ")
	if overlay != "" {
		overlay = rules.O2SN2013().ID
	}
	return map[string]string{"edition": edition, "overlay": cmp.Or(overlay, "none"), "class": class, "default": cmp.Or(in.value("default"), "none"),
		"full": strconv.FormatBool(full == "full"), "quickplay": strconv.FormatBool(in.says("announced")), "milder": strconv.FormatBool(in.says("milder"))}
}

// ruling is what rules/ruling says, given what the same player did before.
func (in *incident) ruling(t *testing.T, white bool) ruling.Ruling {
	t.Helper()
	edition, overlay, _ := strings.Cut(in.laws, "+")
	class, full, _ := strings.Cut(in.class, " ")
	r := ruling.Rules{Edition: editionOf(t, edition), Supervised: full == "full", QuickplayAnnounced: in.says("announced"), DeviceMilder: in.says("milder")}
	r.Class = map[string]rules.Class{"rapid": rules.Rapid, "blitz": rules.Blitz}[class]
	if overlay != "" {
		o := rules.O2SN2013()
		r.Overlay = &o
	}
	if n, err := strconv.Atoi(in.value("default")); err == nil {
		r.DefaultSet, r.DefaultTime = true, time.Duration(n)*time.Minute
	}
	c := ruling.Case{Kind: ruling.Kind(in.kind), Offender: ruling.Side(white), Replied: in.says("replied"), Pressed: !in.says("before-press"), SameMove: in.says("same-move"),
		Mate: rules.Proof{Verdict: rules.CanMate}}
	if in.says("claimed") {
		c.By = ruling.Opponent
	}
	switch {
	case in.says("cannot-mate"):
		c.Mate.Verdict = rules.CannotMate
	case in.says("mate?"):
		c.Mate.Verdict = rules.NotProven
	}
	c.LateBy, _ = time.ParseDuration(in.value("late"))
	for _, k := range in.before() {
		c.Before = append(c.Before, ruling.Kind(k))
	}
	out, err := r.Rule(c)
	if err != nil || out.Article != in.article {
		t.Fatalf("%+v: Art. %s, %v", in, out.Article, err)
	}
	return out
}

func (in *incident) before() []string {
	if s := in.value("after"); s != "" {
		return strings.Split(s, ",")
	}
	return nil
}

// hand drives the page from inside, without a round trip for each touch: it touches what is in sight with nothing above it.
const hand = `window.hand = {
	async until(f, what) {
		const end = performance.now() + 50000;
		for (let answer;;) {
			if ((answer = await f()) === true) return;
			if (performance.now() > end) throw new Error(what + ": " + answer);
			await new Promise((done) => setTimeout(done, 2));
		}
	},
	async tap(selector) {
		await this.until(async () => {
			const e = browsertest.find(selector, "");
			if (!e) return "not there";
			const b = e.getBoundingClientRect();
			if (b.top < 0 || b.bottom > innerHeight) e.scrollIntoView({ block: "center", behavior: "instant" });
			const c = e.getBoundingClientRect();
			const hit = document.elementFromPoint(c.left + c.width / 2, c.top + c.height / 2);
			if (!hit || !e.contains(hit)) {
				e.scrollIntoView({ block: "center", behavior: "instant" }); // a bar at the edge lies above it
				return "covered by " + hit?.outerHTML.slice(0, 120);
			}
			(hit.click ? hit : e).click(); // a drawing has no click of its own
			return true;
		}, "cannot touch " + selector);
	},
	there(id) { return this.until(() => document.getElementById(id) !== null, id); },
	gone(id) { return this.until(() => document.getElementById(id) === null, id + " stays"); },
	shows(id) { const e = document.getElementById(id); return e?.matches("input") ? e.value : e?.textContent.trim(); },
	says(id, text) { return this.until(() => this.shows(id) === text || this.shows(id), id + " is not " + text); },
	// set chooses a radio or a switch; fits says whether the page around it is drawn anew, too.
	set(id, on, fits) {
		return this.until(async () => {
			const e = document.getElementById(id);
			if (!e) return "not there";
			if (e.checked !== on) {
				await this.tap("label:has(#" + id + ")");
				return "touched";
			}
			await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
			return document.getElementById(id)?.checked === on && fits() && document.querySelector("#saved") !== null;
		}, id + " is not " + on);
	},
	// facts ticks what the page asks, until it shows what is to be done.
	facts(ticks, late, todo) {
		return this.until(async () => {
			for (const id in ticks) {
				const e = document.getElementById(id);
				if (!e || e.checked === ticks[id]) continue;
				await this.tap("label:has(#" + id + ")");
				return id;
			}
			const was = this.shows("late");
			if (late && was && Number(was) !== late) {
				await this.tap(".stepper:has(#late) button:" + (Number(was) < late ? "last" : "first") + "-child");
				await this.until(() => this.shows("late") !== was, "late");
				return "late";
			}
			const shown = () => [...document.querySelectorAll("#todo > li")].map((e) => e.textContent.trim()).join("\n");
			const before = shown();
			if (before !== todo) return before;
			await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
			return shown() === todo && Object.keys(ticks).every((id) => (document.getElementById(id)?.checked ?? ticks[id]) === ticks[id]);
		}, "what is to be done is not " + todo);
	},
}`

// act runs steps of the hand in one go.
func act(p *browsertest.Page, steps ...string) {
	p.Eval(`(async () => { `+strings.Join(steps, "\n")+` })()`, nil)
}

func tap(selector string) string { return fmt.Sprintf("await hand.tap(%q);", selector) }
func there(id string) string     { return fmt.Sprintf("await hand.there(%q);", id) }
func gone(id string) string      { return fmt.Sprintf("await hand.gone(%q);", id) }

// choose sets the Laws on their page as far as they differ from those that are set, and comes back to the first question.
func choose(p *browsertest.Page, want, has map[string]string) {
	steps := []string{tap("#desk-back"), tap("#tool-laws"), there("laws")}
	for _, name := range []string{"overlay", "edition", "class", "default", "full", "quickplay", "milder"} {
		if want[name] == has[name] || name == "quickplay" && want["edition"] == "E09" { // there it holds unannounced
			continue
		}
		has[name] = want[name]
		id, on := name, want[name]
		if on != "true" && on != "false" {
			id, on = name+"-"+on, "true"
		}
		full := has["class"] != "standard" && has["class"] != "none" // asked there alone
		steps = append(steps, fmt.Sprintf(`await hand.set(%q, %s, () => (document.getElementById("full") !== null) === %t);`, id, on, full))
	}
	act(p, append(steps, tap(`a[href$="/arbiter"].btn`), tap("#offence"), there("board-no"))...)
}

// take types a board number, takes a player of it and an offence.
func take(board int, white bool, kind string) []string {
	var steps []string
	for i, figure := range strconv.Itoa(board) {
		steps = append(steps, tap("#figure-"+string(figure)), fmt.Sprintf(`await hand.says("board-no", %q);`, strconv.Itoa(board)[:i+1]))
	}
	steps = append(steps, tap("#desk-next"), tap(map[bool]string{true: "#take-w", false: "#take-b"}[white]))
	if !strings.HasPrefix(kind, "knock") {
		return append(steps, tap("#of-"+kind), there("desk-record"))
	}
	return append(steps, tap("#of-"+string(ruling.KnockFewBefore)), there("desk-record"),
		tap(fmt.Sprintf("label:has(#knock-%t)", strings.Contains(kind, "gt2"))), tap(fmt.Sprintf("label:has(#knocked-%t)", strings.Contains(kind, "after"))))
}

var recordIt = []string{tap("#desk-record"), there("recorded")}
var another = []string{tap("#desk-other"), gone("recorded"), there("board-no")}

// record enters an incident on the screen and compares what it asks for with the ruling, before it is recorded and after.
func record(t *testing.T, p *browsertest.Page, l i18n.Lang, in *incident, board int, names []string) {
	t.Helper()
	white := board%2 == 1
	for _, k := range in.before() {
		act(p, append(append(take(board, white, k), recordIt...), another...)...)
	}
	who := phrase.Names{Offender: names[1], Opponent: names[0]}
	if white {
		who = phrase.Names{Offender: names[0], Opponent: names[1], White: true}
	}
	out := in.ruling(t, white)
	var todo []string
	for _, line := range phrase.Of(l, &out, who).Lines {
		todo = append(todo, strings.TrimSpace(line.Text+" "+strings.Join(line.Articles, " ")))
	}
	mate := "mate-can"
	switch {
	case in.says("cannot-mate"):
		mate = "mate-cannot"
	case in.says("mate?"):
		mate = "mate-open"
	}
	ticks, err := json.Marshal(map[string]bool{"claimed": in.says("claimed"), "replied": in.says("replied"), "unpressed": in.says("before-press"), "same-move": in.says("same-move"), mate: true})
	if err != nil {
		t.Fatal(err)
	}
	late, _ := time.ParseDuration(in.value("late"))
	facts := fmt.Sprintf("await hand.facts(%s, %d, %q);", ticks, int(late.Minutes()), strings.Join(todo, "\n"))
	steps := append(take(board, white, in.kind), facts)
	act(p, append(steps, recordIt...)...)
	if board%10 == 1 {
		p.LongShot(fmt.Sprintf("desk-incident-%d-%s", board, l.Tag()))
	}
	act(p, append([]string{facts}, another...)...)
}

// TestDeskIncidents records the whole list of incidents at the desk, a third in each language, under Laws that are chosen on the
// screen: what it tells the arbiter to do is what the Laws say.
func TestDeskIncidents(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	list := incidents(t)
	players := field(2*len(list) + 2)
	p, host := openDeskOf(t, len(players))
	has := map[string]string{"edition": "none", "overlay": "none", "class": "none", "default": "none", "full": "false", "quickplay": "false", "milder": "false"}
	records := 0
	for i := range list {
		third := (len(list) + 2) / 3
		l := []i18n.Lang{i18n.ID, i18n.EN, i18n.HR}[i/third]
		if i%third == 0 {
			p.Language(map[i18n.Lang]string{i18n.ID: "id-ID", i18n.EN: "en-GB", i18n.HR: "hr-HR"}[l])
			p.Go(host.URL + deskPath + "/offence")
			p.Wait(`document.getElementById("board-no") !== null`)
			p.Eval(hand, nil)
		}
		want := list[i].choices()
		if want["class"] == "standard" {
			want["full"] = has["full"] // not asked there
		}
		if fmt.Sprint(want) != fmt.Sprint(has) {
			choose(p, want, has)
		}
		board := i + 1
		record(t, p, l, &list[i], board, []string{players[2*i].Name, players[2*i+1].Name})
		records += 1 + len(list[i].before())
	}
	p.Show(host.URL + deskPath)
	p.Wait(fmt.Sprintf(`document.querySelectorAll("#incidents > li").length === %d`, records))
	p.Show(host.URL + "event/desktestevent/round")
	p.Wait(`document.querySelectorAll(".tray").length > 3`)
	p.Shot("desk-round")
}

func editionOf(t *testing.T, id string) rules.Edition {
	t.Helper()
	e, ok := rules.EditionOf(id)
	if !ok {
		t.Fatal(id)
	}
	return e
}
