package e2e

import (
	"cmp"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/notnil/chess"

	"wasit/app/event/phrase"
	"wasit/app/words/i18n"
	"wasit/rules/ruling"
	"wasit/web/browsertest"
)

type languageTag struct {
	l   i18n.Lang
	tag string
}

// tags are the languages of the app, as a browser asks for them.
var tags = []languageTag{{i18n.ID, "id-ID"}, {i18n.EN, "en-GB"}, {i18n.HR, "hr-HR"}}

// A hearing is one way through the questions of a claim.
type hearing struct {
	questions []ruling.Question
	answers   []ruling.Answer
	end       ruling.Step
}

// hearings are all ways through a claim, the longest first.
func hearings(t *testing.T, r *ruling.Rules, c ruling.Claim, by chess.Color) (all []hearing) {
	t.Helper()
	var walk func(h hearing)
	walk = func(h hearing) {
		step, err := r.HearAll(ruling.Hearing{Claim: c, Claimant: by, Answers: h.answers})
		if err != nil {
			t.Fatal(c, h.answers, err)
		}
		if step.Question == "" {
			h.end = step
			all = append(all, h)
			return
		}
		for _, a := range step.Answers {
			walk(hearing{questions: append(slices.Clip(h.questions), step.Question), answers: append(slices.Clip(h.answers), a)})
		}
	}
	walk(hearing{})
	slices.SortStableFunc(all, func(a, b hearing) int { return cmp.Compare(len(b.answers), len(a.answers)) })
	return all
}

// hears goes through a claim on the screen: each question and the decision as rules/ruling has them, in the words of a language.
func hears(t *testing.T, p *browsertest.Page, l i18n.Lang, r *ruling.Rules, c ruling.Claim, board int, h hearing) {
	t.Helper()
	white := board%2 == 1
	says := func(id, text string) string { return fmt.Sprintf("await hand.says(%q, %q);", id, text) }
	var steps []string
	for i, figure := range strconv.Itoa(board) {
		steps = append(steps, tap("#figure-"+string(figure)), says("board-no", strconv.Itoa(board)[:i+1]))
	}
	steps = append(steps, tap("#desk-next"), tap(map[bool]string{true: "#take-w", false: "#take-b"}[white]), tap("#claim-"+string(c)))
	for i, q := range h.questions {
		steps = append(steps, says("question", phrase.QuestionText(l, q, r)), tap("#answer-"+string(h.answers[i])))
	}
	decision, todo := phrase.DecisionText(l, h.end.Decision, r), ""
	if x := h.end.Case; x != nil {
		if x.Offender == ruling.Side(white) {
			decision = l.T(i18n.ClaimsNo)
		}
		out, err := r.Rule(*x)
		if err != nil {
			t.Fatal(c, h.answers, err)
		}
		players := field(2 * board)
		who := phrase.Names{Offender: players[2*board-2].Name, Opponent: players[2*board-1].Name}
		if x.Offender != ruling.Side(true) {
			who.Offender, who.Opponent = who.Opponent, who.Offender
		}
		line := phrase.Of(l, &out, who).Lines[0]
		todo = strings.TrimSpace(line.Text + " " + strings.Join(line.Articles, " "))
	}
	steps = append(steps, says("decision", decision))
	if todo != "" {
		steps = append(steps, fmt.Sprintf(`await hand.until(() => document.querySelector("#todo > li")?.textContent.trim() === %q || document.querySelector("#todo")?.textContent, "todo");`, todo))
	}
	act(p, steps...)
	p.LongShot(fmt.Sprintf("claim-%s-%s", c, l.Tag()))
	act(p, tap("#desk-record"), there("recorded"), says("decision", decision), tap("#desk-other"), gone("recorded"), there("board-no"))
}

// talked are the languages in which a long way is gone through: all with WASIT_LONG, else the first.
func talked() []languageTag {
	if os.Getenv("WASIT_LONG") != "" {
		return tags
	}
	return tags[:1]
}

// TestDeskLanguages goes through every claim, the helper for clocks, protests, an appeal, the report and its sheet in each
// language that is [talked], on a phone: each language takes other ways through the questions.
func TestDeskLanguages(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	claims := ruling.Claims()
	p, host := openDeskOf(t, 2*len(tags)*len(claims))
	p.Show(host.URL + deskPath + "/laws")
	p.Wait(has("laws"))
	p.Eval(hand, nil)
	act(p, `await hand.set("quickplay", true, () => true);`) // so that "cannot win by normal means" may be claimed
	layClock(p, host.URL, "15+10")
	press(p, "ckb", whiteRuns, 2)
	p.Click("#pause")
	p.Wait(`document.querySelector("#ck[data-state=paused]") !== null`)
	r := &ruling.Rules{Edition: editionOf(t, "E23"), QuickplayAnnounced: true}
	for n, in := range talked() {
		p.Language(in.tag)
		p.Go(host.URL + deskPath + "/claim")
		p.Wait(has("board-no"))
		p.Eval(hand, nil)
		for i, c := range claims {
			board := n*len(claims) + i + 1
			by := chess.White
			if board%2 == 0 {
				by = chess.Black
			}
			all := hearings(t, r, c, by)
			hears(t, p, in.l, r, c, board, all[n*len(all)/len(tags)])
		}
		clockIn(p, host, in.l)
		clockHere(p, 15+2*n)
		protestIn(p, host, in.l, n+1)
	}
}

// clockHere reads the times of the clock on this device, where Black has that many minutes and ten seconds, and sets them
// to what the helper worked out: two minutes more.
func clockHere(p *browsertest.Page, minutes int) {
	act(p, tap("#clock-own"), fmt.Sprintf(`await hand.until(() => document.querySelector("#clock-black").value === %q || document.querySelector("#clock-black").value, "Black's time");`,
		fmt.Sprintf("0:%d:10", minutes)), fmt.Sprintf(`await hand.says("new-black", %q);`, fmt.Sprintf("0:%d:10", minutes+2)), tap("#clock-apply"))
	p.Wait(fmt.Sprintf(`document.querySelector("#ck[data-state=paused]") !== null && document.querySelector("#ckb-t").textContent.replace(/\s/g, "") === "%d:10"`, minutes+2))
}

// clockIn works out new times: two minutes for Black, ten seconds of White's increment taken back; and names the keys.
func clockIn(p *browsertest.Page, host *browsertest.Host, l i18n.Lang) {
	p.Show(host.URL + deskPath + "/clock")
	p.Wait(has("clock-white"))
	p.Eval(hand, nil)
	p.Fill("#clock-white", "0:23:41")
	p.Fill("#clock-black", "14:10")
	act(p, fmt.Sprintf(`await hand.says("new-black", %q);`, "0:14:10"))
	for _, press := range []struct{ stepper, shown string }{{"give", "1"}, {"give", "2"}, {"back", "5"}, {"back", "10"}} {
		act(p, tap(".stepper:has(#"+press.stepper+") button:last-child"), fmt.Sprintf(`await hand.says(%q, %q);`, press.stepper, press.shown))
	}
	act(p, `await hand.says("new-white", "0:23:31");`, `await hand.says("new-black", "0:16:10");`)
	for _, clock := range []string{"leap", "other", "dgt"} {
		keys := i18n.DeskClockKeys[clock]
		last := l.T(keys[len(keys)-1], "0:23:31", "0:16:10")
		set := l.T(keys[map[string]int{"leap": 3, "other": 1, "dgt": 3}[clock]], "0:23:31", "0:16:10")
		act(p, tap("label:has(#guide-"+clock+")"), fmt.Sprintf(`await hand.until(() => { const keys = [...document.querySelectorAll("#guide-keys > li")].map((e) => e.textContent);
			return keys.includes(%q) && keys.includes(%q) || keys.join("|") }, "keys of %s");`, last, set, clock))
	}
	p.LongShot("desk-clock-" + l.Tag())
}

// protestIn records a protest and decides it, then reads it in the report and on the sheet.
func protestIn(p *browsertest.Page, host *browsertest.Host, l i18n.Lang, n int) {
	says := func(text string) string {
		return fmt.Sprintf(`await hand.until(() => document.querySelector("main").innerText.includes(%q) || document.querySelector("main").innerText, "page");`, text)
	}
	p.Show(host.URL + deskPath + "/appeals")
	p.Wait(has("protest"))
	p.Eval(hand, nil)
	act(p, tap("#protest"), there("protest-do"))
	p.Shot("protest-" + l.Tag())
	act(p, tap("#protest-do"), there("protest-text-err")) // a protest without words is none
	p.Fill("#protest-text", "Raden Mas Aryo Bimo Kusumonegoro Wicaksono")
	p.Fill("#protest-board", strconv.Itoa(n))
	act(p, tap("#protest-do"), gone("protest-do"), fmt.Sprintf(`await hand.until(() => document.querySelectorAll("#protests > li").length === %d, "protests");`, n),
		tap(`#protests button[id^="protest-"]`), there("protest-do"), tap("label:has(#accepted-yes)"), `await hand.until(() => document.querySelector("#accepted-yes")?.checked, "accepted");`)
	p.Fill("#protest-text", "9.2.2")
	act(p, tap("#protest-do"), gone("protest-do"), says(l.T(i18n.ProtestYes)+": 9.2.2"))
	p.LongShot("appeals-" + l.Tag())
	p.Show(host.URL + deskPath + "/report")
	p.Wait(has("report"))
	p.Eval(hand, nil)
	act(p, says(l.T(i18n.ReportClaim, l.T(i18n.Claims["threefold"]))))
	p.LongShot("report-" + l.Tag())
	p.Show(host.URL + "event/desktestevent/print")
	p.Wait(has("paper-" + l.Tag()))
	p.Eval(hand, nil)
	act(p, `await hand.until(async () => { const e = document.getElementById("paper-`+l.Tag()+`"); if (!e.checked) { await hand.tap("label:has(#paper-`+l.Tag()+`)"); return "touched" } return true }, "paper");`,
		tap("#leaf-incidents"), fmt.Sprintf(`await hand.until(() => document.querySelector(".paper .a4")?.textContent.includes(%q), "sheet");`, l.T(i18n.ReportTitle)))
	p.Shot("report-sheet-" + l.Tag())
}
