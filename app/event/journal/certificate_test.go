package journal

import (
	"strings"
	"testing"
)

var keyA, keyB = []byte("\x02" + strings.Repeat("a", 32)), []byte("\x03" + strings.Repeat("b", 32))

func signedBy(key []byte, list ...Certificate) SignCertificates {
	for i := range list {
		list[i].For, list[i].Sum, list[i].Sign = "f0"+string(rune('0'+list[i].Number)), "5a", []byte(strings.Repeat("s", 64))
	}
	return SignCertificates{CertificatesSigned{Key: key, Head: "0011223344556677", Day: 9_830, List: list}}
}

// certified is an event with two certificates, of which one was corrected on another device and one taken back.
func certified(t *testing.T) *hall {
	h := newHall(t)
	h.do(CreateEvent{EventInfo{ID: "e1", Name: "O2SN Kec. Tapos", Place: "Depok", Start: Date{2026, 11, 21}, Seed: 7}})
	h.do(signedBy(keyA, Certificate{Number: 1}, Certificate{Number: 2}))
	h.do(signedBy(keyB, Certificate{Number: 1, Revision: 1}, Certificate{Number: 3}))
	h.do(RevokeCertificate{2, "nama tertukar"})
	return h
}

// TestCertificates: each has its number once, in its last revision and by the key that signed that; one that was taken back says so until
// it is signed again. A number that skips, a revision that skips and a key of another length are refused.
func TestCertificates(t *testing.T) {
	h := certified(t)
	list := h.Certificates()
	if len(list) != 3 || list[0].Revision != 1 || list[0].Key != 1 || list[1].Key != 0 || !list[1].Revoked || list[1].Why != "nama tertukar" || list[2].Day != 9_830 {
		t.Fatalf("%+v", list)
	}
	if h.CertificateKey(keyB) != 1 || h.CertificateKey([]byte("x")) != -1 || len(h.CertificateKeys()) != 2 {
		t.Errorf("keys %q", h.CertificateKeys())
	}
	refuse[*ValueError](h, signedBy(keyA, Certificate{Number: 5}))
	refuse[*ValueError](h, signedBy(keyA, Certificate{Number: 4, Revision: 1}))
	refuse[*ValueError](h, signedBy(keyA, Certificate{Number: 1, Revision: 1}))
	refuse[*ValueError](h, signedBy([]byte("short"), Certificate{Number: 4}))
	refuse[*ReasonError](h, RevokeCertificate{1, " "})
	refuse[*UnknownError](h, RevokeCertificate{2, "x"})
	refuse[*UnknownError](h, RevokeCertificate{9, "x"})
	h.do(signedBy(keyA, Certificate{Number: 2, Revision: 1}))
	if c := h.Certificates()[1]; c.Revoked || c.Revision != 1 {
		t.Errorf("signed again: %+v", c)
	}
}

// familied is an event whose codes for families were made twice.
func familied(t *testing.T) *hall {
	h := newHall(t)
	h.do(CreateEvent{EventInfo{ID: "e1", Name: "O2SN Kec. Tapos", Place: "Depok", Start: Date{2026, 11, 21}, Seed: 7}})
	h.do(MakeFamilyCodes{[FamilySecretSize]byte{1, 2, 3}})
	h.do(MakeFamilyCodes{[FamilySecretSize]byte{4, 5, 6}})
	return h
}

// TestFamilyCodes: the last secret counts, a snapshot keeps it, an event without names has none and gets none.
func TestFamilyCodes(t *testing.T) {
	h := familied(t)
	if secret, turn := h.FamilyCodes(); turn != 2 || len(secret) != FamilySecretSize || secret[0] != 4 {
		t.Fatalf("%x, turn %d", secret, turn)
	}
	back, err := h.Image().State()
	if secret, turn := back.FamilyCodes(); err != nil || turn != 2 || secret[0] != 4 {
		t.Errorf("of a snapshot: %x, turn %d, %v", secret, turn, err)
	}
	if _, err := (FamilyCodesMade{Secret: []byte("short")}).cleaned(); err == nil {
		t.Error("a short secret")
	}
	h.do(FinishEvent{})
	clean, err := Anonymise(h.records, Stamp{At: 1_763_683_209_000})
	if err != nil {
		t.Fatal(err)
	}
	bare, err := Replay(clean)
	if secret, turn := bare.FamilyCodes(); err != nil || secret != nil || turn != 2 {
		t.Errorf("without names: %x, turn %d, %v", secret, turn, err)
	}
	if _, err := (MakeFamilyCodes{}).decide(bare); err == nil {
		t.Error("codes for nobody")
	}
}
