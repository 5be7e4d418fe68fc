package sheet

import (
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// certHall is a section in which everything was played, with three prizes, a player who went home before round 1 and one of another section
// that is not at its end.
func certHall(t *testing.T, name string) (*hall, Source) {
	h := open(t, 2, schoolField(13))
	sec, _ := h.Section(1)
	sec.SectionConfig.Name = name
	h.do(journal.ChangeSection{Section: 1, SectionConfig: sec.SectionConfig})
	h.do(journal.ChoosePrizes{Section: 1, Prizes: journal.Prizes{List: []journal.Prize{{Places: 3, Medals: true}}}})
	h.start()
	h.do(journal.Withdraw{Players: []journal.PlayerID{13}, From: 1})
	h.play()
	h.draw()
	h.play()
	s := h.source(i18n.ID)
	s.Ranking.Final = true
	s.All = []Part{{Section: 1, Ranking: s.Ranking, Given: s.Given}, {Section: 2, Ranking: &Ranking{Places: []Place{{TPN: 1}}}}}
	return h, s
}

// TestCertificatesForAll: one print holds the winners and behind them everybody else who played, each once, numbered through; who never
// came has none, and a section that is not at its end waits.
func TestCertificatesForAll(t *testing.T) {
	h, s := certHall(t, "SD Pa")
	won, ok := Make(Certificates, s)
	if !ok || won.Pages != 3 {
		t.Fatalf("%d certificates for 3 winners", won.Pages)
	}
	s.Cert = CertForm{Number: "421.7/{n}/O2SN", First: 118, All: true}
	d, _ := Make(Certificates, s)
	if d.Pages != 12 {
		t.Fatalf("%d certificates for 12 who played", d.Pages)
	}
	html := d.HTML()
	text := words(html)
	for _, p := range h.Players(1) {
		want := 1
		if p.ID == 13 {
			want = 0
		}
		if got := strings.Count(html, `>`+p.Name+`<`); got != want {
			t.Errorf("%s has %d certificates, want %d", p.Name, got, want)
		}
	}
	for _, w := range []string{"Nomor 421.7/118/O2SN", "Nomor 421.7/129/O2SN", "Juara 1", "Juara 3", "Cabang Catur Sekolah Dasar Putra"} {
		if strings.Count(text, w) < 1 {
			t.Errorf("lacks %q", w)
		}
	}
	if n := strings.Count(text, "Peserta "); n != 9 || strings.Contains(text, "SD Pa") || strings.Contains(text, "/130/") {
		t.Errorf("%d participants, want 9; short forms or a number too many in %s", n, text[:400])
	}
}

// TestCertificateForm: letterhead, pictures and offices stand on every certificate; without them the officers of the event sign. Only a
// picture that lies in the form itself is ever shown, and whatever was typed is text.
func TestCertificateForm(t *testing.T) {
	_, s := certHall(t, "SMP Pi")
	logo := "data:image/png;base64,aWdub3Jl"
	s.Cert = CertForm{Logos: [2]string{logo, "https://example.org/x.png"}, Host: "Dinas <b>Pendidikan</b>", Unit: "K3S Depok", Number: "tanpa urut",
		Signs: [2]CertSign{{"Kepala Sekolah", "Dra. Sri", "NIP 1"}, {}}}
	for _, l := range i18n.All() {
		s.Lang = l
		d, _ := Make(Certificates, s)
		html := d.HTML()
		for _, w := range []string{`src="` + logo + `"`, "Dinas &lt;b&gt;Pendidikan", "K3S Depok", "Kepala Sekolah", "Dra. Sri", "NIP 1", l.T(textSignOrg), "tanpa urut"} {
			if n := strings.Count(html, w); n != d.Pages {
				t.Errorf("%s: %q stands on %d of %d", l.Tag(), w, n, d.Pages)
			}
		}
		if strings.Contains(html, "example.org") || strings.Contains(html, l.T(textSignChief)) {
			t.Errorf("%s: a picture from elsewhere, or an officer beside the one of the form", l.Tag())
		}
	}
	for address, want := range map[string]bool{logo: true, "data:image/jpeg;base64,/9j/+A==": true, "": false, "data:image/png;base64,": false,
		"data:image/svg+xml;base64,PHN2Zz4=": false, "data:text/html;base64,PHN2Zz4=": false, `data:image/png;base64,a" onerror="x`: false,
		"javascript:alert(1)": false, "data:image/png;base64," + strings.Repeat("A", maxLogo): false} {
		if IsLogo(address) != want {
			t.Errorf("IsLogo(%.40q) is %t", address, !want)
		}
	}
}
