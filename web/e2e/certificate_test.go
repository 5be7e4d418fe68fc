package e2e

import (
	"strings"
	"testing"

	"wasit/app/words/i18n"
	"wasit/web/browsertest"
)

// codeOn reads the code of the first certificate off the page.
func codeOn(t *testing.T, p *browsertest.Page) string {
	t.Helper()
	return codeAt(t, p, ".dp__code svg")
}

// TestCertificateCode: the organiser's tablet signs its certificates with a key of its own; the code on the paper opens a page that checks it
// on the phone of a stranger, without a network. A changed letter is refused. The tablet alone knows that one was revoked.
func TestCertificateCode(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p, phone := browsertest.OpenLight(t, host.URL), browsertest.OpenLight(t, host.URL)
	p.Size(browsertest.Tablet)
	p.Wait(has("empty"))
	restoreBackup(p, playedBackup(t, field(12), 5, 5, false))
	p.Show(host.URL + "event/e2eprint/print/certificates")
	p.Wait(has("seal-do"))
	p.Click("#seal-do")
	p.Wait(`document.querySelectorAll(".dp__code").length > 0 && document.getElementById("seal-do") === null`)
	var over []string
	p.Paper(true)
	p.Eval(overfull, &over)
	p.Paper(false)
	if len(over) > 0 {
		t.Errorf("overfull: %v", over)
	}
	p.LongShot("certificate-code")
	link := codeOn(t, p)
	if !strings.HasPrefix(link, host.URL+"certificate#") || len(link) >= 300 {
		t.Fatalf("%d bytes: %s", len(link), link)
	}
	phone.Size(browsertest.Phone)
	phone.Visit(link)
	phone.Wait(has("verdict"))
	phone.WaitText("O2SN Kecamatan Tapos")
	for _, lang := range i18n.All() {
		speak(phone, host, lang)
		phone.Show(host.URL + "certificate")
		phone.Wait(has("verdict"))
		for name, size := range map[string]browsertest.Screen{"phone": browsertest.Phone, "upright": {Width: 800, Height: 1280, Touch: true}, "lying": {Width: 1280, Height: 800, Touch: true}} {
			phone.Size(size)
			phone.Dark(lang == i18n.HR)
			if faults := append(phone.Faults(), phone.Misfits(browsertest.Letters{Percent: 100})...); len(faults) > 0 {
				t.Errorf("%s, %s: %v", lang.Tag(), name, faults)
			}
			phone.LongShot("certificate-check-" + name + "-" + lang.Tag())
		}
	}
	phone.Fill("#code", strings.Replace(link, "certificate#A", "certificate#B", 1))
	phone.Click("#check")
	phone.Wait(has("refused"))
	phone.Shot("certificate-forged")

	p.Click("#seal-about")
	p.Wait(has("revoke-1"))
	p.LongShot("certificate-about")
	p.Click("#revoke-1")
	p.Wait(has("reason"))
	p.Fill("#reason", "salah orang")
	p.Click("#give-reason")
	p.Wait(`document.getElementById("reason") === null`)
	p.Show(host.URL + "event/e2eprint/certificate")
	p.Wait(has("code"))
	p.Fill("#code", link)
	p.Click("#check")
	p.WaitText("salah orang")
	p.Shot("certificate-revoked")
	p.Errors()
	phone.Errors()
}
