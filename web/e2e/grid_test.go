package e2e

import (
	"fmt"
	"os"
	"slices"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/web/browsertest"
)

// sheetFaults lists what of the open sheet is off the grid: a title whose first line is not as high as the key that closes, a label or legend
// that does not begin where its field begins, a last key that is not whole in sight, a frame of two pixels.
const sheetFaults = `(() => {
	const out = [], sheet = document.getElementById("sheet"), seen = (e) => e && e.checkVisibility() && e.getClientRects().length > 0;
	const first = (e) => { const r = document.createRange(); r.selectNodeContents(e); return r.getClientRects()[0]; };
	const title = first(sheet.querySelector(".sheet__head > :is(h1, h2)")), close = sheet.querySelector(".sheet__head > .btn").getBoundingClientRect();
	const off = (title.top + title.bottom - close.top - close.bottom) / 2;
	if (Math.abs(off) > 1) out.push("title " + off + " px below the key that closes");
	for (const label of sheet.querySelectorAll("label.field__label, .field > label, legend")) {
		const field = label.nextElementSibling;
		if (!seen(label) || label.classList.contains("vh") || !seen(field) || !field.matches(".input, .seg, .stepper, .chips")) continue;
		const by = first(label).left - field.getBoundingClientRect().left;
		if (Math.abs(by) > 1) out.push("“" + label.textContent + "” begins " + by + " px beside its field");
	}
	const last = [...sheet.querySelectorAll(".sheet__foot .btn")].filter(seen).at(-1)?.getBoundingClientRect();
	if (last && (last.bottom > innerHeight || last.top < 0)) out.push("the last key ends at " + last.bottom + " of " + innerHeight);
	for (const e of sheet.querySelectorAll("*")) {
		const s = getComputedStyle(e);
		if (seen(e) && s.borderTopStyle !== "none" && ["Top", "Right", "Bottom", "Left"].every((k) => parseFloat(s["border" + k + "Width"]) > 1.5)) out.push("a thick frame: " + e.outerHTML.slice(0, 100));
	}
	return out;
})()`

// TestSheetsOnTheGrid: title and closing key of every sheet of a morning stand on one line, labels begin where their fields begin, the last key
// is whole in sight, frames are hairlines; on a phone, a tablet and a tablet that lies; each in
// one of three languages, in all with WASIT_LONG.
func TestSheetsOnTheGrid(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Size(browsertest.Phone)
	p.Go(host.URL)
	restoreBackup(p, hardEvent(t, namesEvent(t)))
	p.Show(host.URL)
	restoreBackup(p, playedBackup(t, field(12), 5, 5, false))
	sheets := []struct{ name, page, key, field string }{
		{"hall", "event/e2enamesevent/round", "#hall", "hall-start"},
		{"player", "event/e2enamesevent/players", "#add-player", "p-name"},
		{"prize", "event/e2enamesevent/prizes", "#add-prize", "prize-name"},
		{"transfer", hardPath(1, "/player/1"), "#move-2", "transfer"},
		{"tie-breaks", hardPath(1, "/standings"), "#ties", "ties-save"},
		{"end", hardPath(1, "/data"), "#end", "yes"},
		{"certificate", "event/e2eprint/print/certificates", "#edit-cert", "cert-save"},
	}
	for i, l := range []i18n.Lang{i18n.ID, i18n.EN, i18n.HR} {
		speak(p, host, l)
		for j, s := range sheets {
			if os.Getenv("WASIT_LONG") == "" && (i+j)%3 > 0 {
				continue
			}
			p.Size(browsertest.Tablet)
			p.Show(host.URL + s.page)
			p.Click(s.key)
			p.Wait(has(s.field))
			for _, screen := range []browsertest.Screen{browsertest.Phone, upright, browsertest.Tablet} {
				p.Size(screen)
				p.Shot(fmt.Sprintf("grid-%s-%s-%d", s.name, l.Tag(), screen.Width))
				var faults []string
				if p.Eval(sheetFaults, &faults); len(faults) > 0 {
					t.Errorf("%s in %s on %d × %d: %q", s.name, l.Tag(), screen.Width, screen.Height, faults)
				}
			}
			p.Click("#sheet .sheet__head .btn")
			p.Wait(`document.getElementById("sheet") === null`)
		}
	}
}

// TestWallIsEven: on every slide of the big screen the names have one size, stand clear of the lines between rows, and are all there: who has the
// bye too.
func TestWallIsEven(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Size(browsertest.Screen{Width: 1920, Height: 1080})
	p.Go(host.URL)
	players := field(29)
	restoreBackup(p, handBackup(t, players, 1))
	p.Show(host.URL + "event/e2eprint/screen")
	p.Wait(has("wall-stop"))
	p.Click("#wall-stop")
	p.Click("label:has(#wall-show-show-pairings)")
	var sizes, names, seen []string
	for {
		var slide struct {
			Sizes, Names, Faults []string
			Range                string
		}
		p.Eval(`(() => {
			const names = [...document.querySelectorAll(".wall__name")], rows = [...document.querySelectorAll(".wall__row")];
			const text = (e) => { const r = document.createRange(); r.selectNodeContents(e); return r.getBoundingClientRect(); };
			return { Sizes: names.map((e) => getComputedStyle(e).fontSize), Names: names.map((e) => e.textContent), Range: document.getElementById("range").textContent,
				Faults: rows.flatMap((row) => { const at = row.getBoundingClientRect();
					return [...row.querySelectorAll(".wall__name")].filter((e) => text(e).top < at.top + 1 || text(e).bottom > at.bottom - 1).map((e) => e.textContent + " touches a line") }) };
		})()`, &slide)
		if slices.Contains(seen, slide.Range) {
			break
		}
		seen = append(seen, slide.Range)
		for _, fault := range slide.Faults {
			t.Errorf("%s: %s", slide.Range, fault)
		}
		sizes, names = append(sizes, slide.Sizes...), append(names, slide.Names...)
		p.Click("#wall-next")
		p.Wait(fmt.Sprintf(`document.getElementById("range").textContent !== %q`, slide.Range))
	}
	if sizes = slices.Compact(sizes); len(sizes) != 1 {
		t.Errorf("names of the sizes %q", sizes)
	}
	for _, who := range players {
		if !slices.Contains(names, who.Name) {
			t.Errorf("%s is on no slide", who.Name)
		}
	}
	if n := len(names); n != len(players) {
		t.Errorf("%d names of %d players on %d slides", n, len(players), len(seen))
	}
	p.Click("#wall") // without its controls, on a screen that stands upright, nothing below the rows is empty
	p.Wait(`document.getElementById("wall-bar") === null`)
	p.Size(upright)
	var filled struct{ Last, Foot, Over float64 }
	p.Eval(`(() => { const last = [...document.querySelectorAll(".wall__row")].at(-1).getBoundingClientRect(), foot = document.querySelector(".wall__foot").getBoundingClientRect();
		return { Last: last.bottom, Foot: foot.top, Over: foot.bottom - innerHeight } })()`, &filled)
	p.Shot("wall-upright")
	if filled.Foot-filled.Last > 40 || filled.Foot < filled.Last || filled.Over > 0 {
		t.Errorf("upright: %+v", filled)
	}
}

// TestRowOpensInSight: what can be put right of a line of a list opens where one sees it, and leaves nobody the choice between two words for one act.
func TestRowOpensInSight(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	for _, screen := range []browsertest.Screen{browsertest.Phone, upright, browsertest.Tablet} {
		p := browsertest.Light(t)
		p.Language("id")
		p.Size(screen)
		newEvent(p, host.URL, "Piala")
		p.Click("#paste")
		p.Wait(has("list"))
		list := ""
		for i, who := range pupilNames(40) {
			list += fmt.Sprintf("%d. %s, SDN Cisalak %d, L\n", i+1, who, 1+i%8)
		}
		p.Fill("#list", list)
		p.Click("#check")
		p.Wait(has("review"))
		for _, i := range []string{"0", "17", "39"} {
			p.Click("#row-" + i + "-open")
			p.Wait(has("row-" + i + "-not"))
			var acts struct {
				Out          []string
				Nots, Folded int
				Source       bool
			}
			p.Wait(`document.getAnimations().every((a) => a.playState === "finished")`)
			p.Eval(`(() => {
				const seen = (e) => { const r = e.getBoundingClientRect(), at = document.elementFromPoint((r.left + r.right) / 2, (r.top + r.bottom) / 2); return at && e.contains(at); };
				const all = [...document.querySelectorAll("[id^='row-`+i+`-'].btn")], keys = all.filter((e) => !e.closest("details"));
				return { Out: keys.filter((e) => !seen(e)).map((e) => e.innerText), Nots: keys.filter((e) => /^row-`+i+`-(not|skip|off)/.test(e.id)).length,
					Folded: all.length - keys.length, Source: seen(document.querySelector(".f-src p.is-sel")) };
			})()`, &acts)
			p.Shot(fmt.Sprintf("row-opens-%d-%s", screen.Width, i))
			if len(acts.Out) > 0 || acts.Nots != 1 || !acts.Source {
				t.Errorf("%d × %d, row %s: out of sight %q, %d keys that leave it out, its line in sight %t", screen.Width, screen.Height, i, acts.Out, acts.Nots, acts.Source)
			}
			p.Click("#row-" + i + "-more summary")
			p.Wait(fmt.Sprintf(`[...document.querySelectorAll("#row-%s-more .btn")].filter((e) => e.checkVisibility()).length === %d`, i, max(1, acts.Folded)))
			p.Click("#close-row")
			p.Wait(`document.getElementById("close-row") === null`)
		}
	}
}

// pupilNames are n different names of pupils.
func pupilNames(n int) []string {
	first, last := []string{"Arkana", "Bagas", "Danendra", "Fathan", "Galang", "Hafidz", "Ibrahim"}, []string{"Wicaksono", "Prakoso", "Simanjuntak", "Pratama", "Sitorus", "Maheswara"}
	names := make([]string, n)
	for i := range names {
		names[i] = first[i%len(first)] + " " + last[i%len(last)]
	}
	return names
}

// TestQuestionHasRoom: where four sections are asked for, the keys of the answers leave the question its words, on every screen.
func TestQuestionHasRoom(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("id")
	p.Size(browsertest.Phone)
	p.Go(host.URL)
	section := func(name string, sex swiss.Sex) journal.SectionConfig {
		return journal.SectionConfig{Name: name, System: "dutch", Edition: "2026", Rounds: 5, TieRules: "2026", Group: journal.Group{Sex: sex}, Order: journal.Order{Keys: []journal.OrderKey{journal.ByLot}, Seed: 7}}
	}
	restoreBackup(p, backupFile(t, eventWith(t, "e2easksevent", "O2SN Depok", nil, section("SD Pa", swiss.Male), journal.AddSection{SectionConfig: section("SD Pi", swiss.Female)},
		journal.AddSection{SectionConfig: section("SMP Pa", swiss.Male)}, journal.AddSection{SectionConfig: section("SMP Pi", swiss.Female)})))
	list, err := os.ReadFile("../../testdata/registration/coach/chat.txt")
	if err != nil {
		t.Fatal(err)
	}
	p.Show(host.URL + "event/e2easksevent/import")
	p.Wait(has("list"))
	p.Fill("#list", string(list))
	p.Click("#check")
	p.Wait(has("asks"))
	for _, screen := range []browsertest.Screen{browsertest.Phone, upright, browsertest.Tablet} {
		p.Size(screen)
		p.Shot(fmt.Sprintf("question-%d", screen.Width))
		for _, fault := range p.Misfits(browsertest.Letters{Percent: 100}) {
			t.Errorf("%d × %d: %s", screen.Width, screen.Height, fault)
		}
	}
}
