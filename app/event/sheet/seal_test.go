package sheet

import (
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/proof"
	"wasit/app/words/i18n"
)

// sign records what the certificates of a source say, as a device does that signed them.
func (h *hall) sign(list []Sealing) {
	fact := journal.CertificatesSigned{Key: []byte("\x02" + strings.Repeat("k", 32)), Head: "0102030405060708", Day: 9_829}
	for _, s := range list {
		c := s.Claim
		c.Day, c.Head = 9_829, [8]byte{1, 2, 3, 4, 5, 6, 7, 8}
		fact.List = append(fact.List, journal.Certificate{Number: c.Number, Revision: c.Revision, For: s.For, Sum: SumOf(c), Sign: make([]byte, proof.SignSize)})
	}
	h.do(journal.SignCertificates{CertificatesSigned: fact})
}

// TestSealings: a certificate has a code once it is signed, the same at every print; a name that was corrected takes the code away until it
// is signed again, by the same number and the next revision, and one that was taken back has none. The minutes hold the print of the key.
func TestSealings(t *testing.T) {
	h, s := certHall(t, "Pa")
	press := func() *Press {
		s.State = h.State
		return NewPress(s)
	}
	list := press().Sealings()
	if len(list) != 3 || list[0].Claim.Number != 1 || list[2].Claim.Number != 3 || list[0].Signed || list[0].Claim.Place != 1 || list[0].Claim.Field != 13 || list[0].Claim.Name == "" {
		t.Fatalf("%+v", list)
	}
	codes := func() int { return strings.Count(press().HTML(Certificates), "dp__code") }
	if codes() != 0 {
		t.Error("a code without a signature")
	}
	h.sign(list)
	first := press().HTML(Certificates)
	if codes() != 3 || first != press().HTML(Certificates) {
		t.Errorf("%d codes", codes())
	}
	var id journal.PlayerID
	for _, p := range h.Players(1) {
		if p.Name == list[0].Claim.Name {
			id = p.ID
			info := p.PlayerInfo
			info.Name = "Corrected Name"
			h.do(journal.ChangePlayer{ID: p.ID, PlayerInfo: info})
		}
	}
	now := press().Sealings()
	if id == 0 || codes() != 2 || now[0].Stands || !now[0].Signed || now[0].Claim.Number != 1 || now[0].Claim.Revision != 1 || !now[1].Stands {
		t.Fatalf("after a correction: %d codes, %+v", codes(), now)
	}
	h.sign(now[:1])
	h.do(journal.RevokeCertificate{Number: 2, Reason: "handed to the wrong one"})
	now = press().Sealings()
	if codes() != 2 || !now[0].Stands || now[1].Stands || !now[1].Revoked {
		t.Errorf("%d codes, %+v", codes(), now)
	}
	text := words(press().HTML(Record))
	for _, want := range []string{proof.Print([]byte("\x02" + strings.Repeat("k", 32))), i18n.ID.T(textRecKeys), "handed to the wrong one"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in the minutes", want)
		}
	}
}
