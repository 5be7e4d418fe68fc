package paper

import (
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/sheet"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// played is an event of two sections, the first at its end, on the page of its certificates.
func played(t *testing.T) *desk {
	d := event(t, 6, 1)
	d.Did(journal.AddSection{SectionConfig: journal.SectionConfig{Name: "Pi", System: "dutch", Edition: "2026", Rounds: 1}})
	d.Did(journal.FixOrder{Section: 1}, journal.DrawColor{Section: 1, Seed: 1}, journal.PairByHand{Section: 1, Boards: []journal.Pair{{1, 2}, {3, 4}, {5, 6}}},
		journal.Publish{Section: 1, Time: d.Time.UnixMilli()})
	for b := 1; b <= 3; b++ {
		d.Did(journal.EnterResult{Section: 1, Round: 1, Board: b, Score: journal.WhiteWins})
	}
	d.Did(journal.CloseRound{Section: 1, Time: d.Time.UnixMilli()}, journal.DrawLots{Section: 1, For: journal.LotForPrize, Players: []journal.PlayerID{1, 2, 3, 4, 5, 6}, Seed: 7})
	d.Go(d.m.Route.In(session.PagePrint).Path() + "/certificates")
	return d
}

// TestCertificateFormIsKept: what stands on certificates is typed once, kept on the device and there again on the next event; a picture that
// is none is refused, and closing the form changes nothing.
func TestCertificateFormIsKept(t *testing.T) {
	d := played(t)
	d.Send(openCert{})
	d.Send(typeCert{certHost, "  Dinas   Pendidikan "})
	d.Send(typeCert{certName2, "Goran Mandić"})
	d.Send(typeCert{certNumber, "br. {n}/2026"})
	d.Send(countFrom{17})
	d.Send(pickLogo{1})
	d.Send(logoPicked{Name: "a.svg", Err: &session.PictureError{Name: "a.svg"}})
	if d.m.Notice == nil || !strings.Contains(d.m.Notice.Title, "a.svg") {
		t.Errorf("a file that is no picture: %+v", d.m.Notice)
	}
	d.Send(logoPicked{Name: "big.png", Address: "https://example.org/x.png"})
	if d.m.Dialog.(certDialog).Form.Logos != [2]string{} {
		t.Error("a picture from elsewhere was taken")
	}
	d.Send(logoPicked{Address: "data:image/png;base64,aaaa"})
	d.Send(saveCert{})
	want := sheet.CertForm{Host: "Dinas Pendidikan", Number: "br. {n}/2026", First: 17}
	want.Signs[1].Name, want.Logos[1] = "Goran Mandić", "data:image/png;base64,aaaa"
	if d.m.Cert != want || d.m.Dialog != nil {
		t.Fatalf("kept %+v", d.m.Cert)
	}
	d.m = d.m.refreshed()
	if html := d.html(); !strings.Contains(html, "br. 17/2026") || !strings.Contains(html, "Goran Mandić") {
		t.Errorf("on paper: %s", html)
	}
	d.Send(openCert{})
	d.Send(typeCert{certHost, "Else"})
	d.Send(dropLogo{1})
	d.m.Dialog = nil
	if d.m.Cert != want {
		t.Error("a form that was closed has changed something")
	}
	var stored []byte
	next, cmds := d.m.keepCert(d.m.Cert)
	for _, c := range cmds {
		if k, ok := c.(session.KeepDraft); ok && k.Kind == session.DraftCert {
			stored = k.Data
		}
	}
	next.Cert, next.CertRead = sheet.CertForm{}, false
	if again, _ := (certLoaded{Data: stored}).update(next, d.Env()); again.Cert != want {
		t.Errorf("read again: %+v", again.Cert)
	}
	next.CertRead = false
	if again, _ := (certLoaded{Data: []byte(`{"Logos":["javascript:x","data:image/png;base64,aaaa"]}`)}).update(next, d.Env()); again.Cert.Logos != [2]string{"", "data:image/png;base64,aaaa"} {
		t.Errorf("a kept form is checked like a new one: %+v", again.Cert)
	}
	if again, _ := (certLoaded{Data: []byte("{")}).update(next, d.Env()); !again.CertRead {
		t.Error("a kept form that cannot be read is asked for for ever")
	}
}

// TestCertificatesForWhom: winners or everybody is chosen above the certificates, and says what it gives in all languages.
func TestCertificatesForWhom(t *testing.T) {
	d := played(t)
	for _, c := range []struct {
		msg  forWhom
		want int
	}{{forWhom{}, 3}, {forWhom{All: true}, 6}, {forWhom{All: true, Own: true}, 6}, {forWhom{Own: true}, 3}} {
		d.Send(c.msg)
		d.m = d.m.refreshed()
		if doc, _ := d.m.Doc(sheet.Certificates); doc.Pages != c.want {
			t.Errorf("%+v: %d certificates, want %d", c.msg, doc.Pages, c.want)
		}
	}
	for _, l := range i18n.All() {
		d.m.Settings.Lang = l
		d.Says("who", l.T(textCertWinners), l.T(textCertEverybody), l.T(textCertEdit))
		d.Send(openCert{})
		d.Says("form", l.T(textCertHost), l.T(textCertFirst), l.T(textCertLogo, "2"))
		d.m.Dialog = nil
	}
}
