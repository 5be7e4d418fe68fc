package e2e

import (
	"os"
	"testing"

	"wasit/web/browsertest"
)

// messages are how a school writes its list, in each language: a heading, facts in any order, words that nobody understands.
var messages = map[string]string{
	"id": "Assalamualaikum bu, ini peserta dari SDN Tapos 2, putra:\n1. Andi Wijaya kls 5B lahir 12-3-2015\n2. Budi Santoso (Iko), kls 4, bawa papan\nPutri:\n3. Siti Nurhaliza & Dewi Lestari kls 5\nSD Tapos 3 - Rahmat Hidayat (L) U-12\nTerima kasih",
	"en": "Good morning, our players, Oak School, boys:\n1. Adam Lee class 5B born 12/3/2015\n2. Ben Stone (Benny), class 4, brings a board\nGirls:\n3. Cora Hill and Dora Lake class 5\n4. Eric Moss (m) U12\nThank you",
	"hr": "Poštovani, prijavljujemo igrače, OŠ Vrbani, dječaci:\n1. Ivan Horvat 5.b rođen 12.3.2015.\n2. Luka Babić (Luki), 4. razred, donosi ploču\nDjevojčice:\n3. Ana Marić i Petra Kovač 5. razred\n4. Šime Čavić (m) U12\nHvala",
}

// TestImportPreview looks at the preview of messages and of workbooks on phone and tablet, light and dark, in each language.
func TestImportPreview(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	book, err := os.ReadFile("../../testdata/registration/two-sheets.xlsx")
	if err != nil {
		t.Fatal(err)
	}
	host := browsertest.Serve(t, "")
	for lang, text := range messages {
		p := browsertest.Light(t)
		p.Language(lang)
		p.Size(browsertest.Phone)
		newEvent(p, host.URL, "Piala")
		p.Click("#paste")
		p.Wait(`document.getElementById("list") !== null`)
		p.Fill("#list", text)
		p.Click("#check")
		p.Wait(has("review"))
		looks(t, p, "review-"+lang)
		var before, after string
		p.Eval(`document.getElementById("review").dataset.ready`, &before)
		p.Click("#row-1-open")
		p.Wait(`document.querySelectorAll(".f-src .p-n").length >= 3 && document.getElementById("row-1-not") !== null`)
		looks(t, p, "review-source-"+lang)
		p.Click("#row-1-not")
		p.Wait(`document.getElementById("undo-mend") !== null && document.querySelector("tr.is-off") !== null`)
		p.Click("#undo-mend")
		p.Wait(`document.getElementById("undo-mend") === null && document.querySelector("tr.is-off") === null`)
		p.Eval(`document.getElementById("review").dataset.ready`, &after)
		if after != before {
			t.Errorf("%s names are understood after undo, %s before", after, before)
		}
		p.Click("#again")
		p.Wait(`document.getElementById("list") !== null`)
		upload(t, p, "peserta.xlsx", book)
		p.WaitText("Andi Wijaya")
		if p.Count("#reading #separator-59") != 0 {
			t.Error("a workbook asks how its columns are parted")
		}
		looks(t, p, "workbook-"+lang)
		p.Select("#sheet-of", "2")
		p.WaitText("Siti Nurhaliza")
		p.Click("#again")
		p.Wait(`document.getElementById("list") !== null`)
		upload(t, p, "rusak.xlsx", book[:len(book)/2])
		p.Wait(`document.getElementById("import-failed") !== null`)
		looks(t, p, "workbook-damaged-"+lang)
	}
}

// looks takes a page on phone and tablet, light and dark, and sees that nothing sticks out.
func looks(t *testing.T, p *browsertest.Page, name string) {
	t.Helper()
	for _, dark := range []bool{false, true} {
		p.Dark(dark)
		for size, screen := range map[string]browsertest.Screen{"phone": browsertest.Phone, "tablet": browsertest.Tablet, "upright": {Width: 800, Height: 1280, Touch: true}} {
			p.Size(screen)
			shade := map[bool]string{false: "light", true: "dark"}[dark]
			p.LongShot(name + "-" + size + "-" + shade)
			var wide bool
			if p.Eval(`document.documentElement.scrollWidth > innerWidth`, &wide); wide {
				t.Errorf("%s scrolls sideways on a %s", name, size)
			}
		}
	}
	p.Dark(false)
	p.Size(browsertest.Phone)
}
