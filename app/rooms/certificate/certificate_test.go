package certificate

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/sha256"
	"encoding/hex"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/crew/replica"
	"wasit/app/event/journal"
	"wasit/app/event/proof"
	"wasit/app/event/sheet"
	"wasit/app/session"
	"wasit/app/session/sessiontest"
	"wasit/app/view"
	"wasit/app/view/viewtest"
	"wasit/app/words/i18n"
)

// With returns p with another session, as the keeper's double wants it.
func (p page) With(s session.Session) page {
	p.Session = s
	return p
}

type desk struct {
	*sessiontest.Host
	viewtest.Reader
	m page
}

func newDesk(t testing.TB) *desk {
	d := &desk{}
	d.Host, d.Reader = viewtest.Desk(t, &d.m, &d.m.Session, nil, Msg.update, func(v *view.V) app.UI { return Render(v, d.m.Session, d.m.Model) })
	return d
}

// sealed is a claim with the signature of key d.
func sealed(t testing.TB, d int64, c proof.Claim) proof.Seal {
	t.Helper()
	curve := elliptic.P256()
	key := &ecdsa.PrivateKey{PublicKey: ecdsa.PublicKey{Curve: curve}, D: big.NewInt(d)}
	key.X, key.Y = curve.ScalarBaseMult(key.D.Bytes())
	s := proof.Seal{Claim: c, Key: [33]byte(elliptic.MarshalCompressed(curve, key.X, key.Y))}
	sum := sha256.Sum256(c.Text())
	r, v, err := ecdsa.Sign(rand.NewChaCha8([32]byte{1}), key, sum[:])
	if err != nil {
		t.Fatal(err)
	}
	r.FillBytes(s.Sign[:32])
	v.FillBytes(s.Sign[32:])
	return s
}

func fact(s proof.Seal) journal.SignCertificates {
	return journal.SignCertificates{CertificatesSigned: journal.CertificatesSigned{Key: s.Key[:], Head: hex.EncodeToString(s.Head[:]), Day: int(s.Day),
		List: []journal.Certificate{{Number: s.Number, Revision: s.Revision, For: "a", Sum: sheet.SumOf(s.Claim), Sign: s.Sign[:]}}}}
}

// TestVerdicts: a genuine code says what was signed and, where the device does not hold the event, that it cannot know of revocations. The
// event itself tells what stands, what was replaced, what was revoked, a key that it does not know and a code that it never recorded.
func TestVerdicts(t *testing.T) {
	d := newDesk(t)
	d.Open(4, false, nil)
	claim := proof.Claim{Event: replica.EventTagOf(d.Event.ID), Number: 1, Place: 1, Field: 4, Day: 9_829, Name: "Ana", EventName: "Cup", Section: "Pa"}
	first := sealed(t, 7, claim)
	claim.Name, claim.Revision = "Anna", 1
	second := sealed(t, 7, claim)
	open := func(s proof.Seal) standing {
		d.Send(OpenCode{Code: "https://example.org/certificate#" + s.Code()})
		how, _, _ := d.m.standing()
		return how
	}
	d.m.Route = session.Route{Page: session.PageCertificate}
	if open(first) != untold || d.m.Seal.Name != "Ana" {
		t.Error("without the event more is known than can be")
	}
	d.m.Route.Event = d.Event.ID
	if open(first) != strangers {
		t.Error("a key that the event does not know")
	}
	d.Did(fact(first))
	if open(first) != stands || open(second) != unlisted {
		t.Error("recorded, and not recorded")
	}
	other := first
	other.Place = 2
	if open(sealed(t, 7, other.Claim)) != unlisted {
		t.Error("the number of another certificate")
	}
	d.Did(fact(second))
	if open(first) != replaced || open(second) != stands {
		t.Error("corrected")
	}
	d.Did(journal.RevokeCertificate{Number: 1, Reason: "salah"})
	if open(second) != revoked || open(sealed(t, 8, claim)) != strangers {
		t.Error("taken back, and forged with another key")
	}
}

// TestRefusals: a code that proves nothing says why in each language, and keeps nothing of the one before.
func TestRefusals(t *testing.T) {
	s := sealed(t, 7, proof.Claim{Number: 1, Place: 1, Field: 4, Name: "Ana", EventName: "Cup", Section: "Pa"})
	forged := s
	forged.Name = "Budi"
	for code, want := range map[string]i18n.Text{forged.Code(): textForged, s.Code()[:100]: textCut, "https://example.org/x": textForeign} {
		d := newDesk(t)
		d.m.Route = session.Route{Page: session.PageCertificate}
		d.Send(OpenCode{Code: s.Code()})
		d.Send(typeCode{code})
		d.Send(checkTyped{})
		if d.m.Seal != nil {
			t.Errorf("%.20s: the code before it is still shown", code)
		}
		for _, l := range i18n.All() {
			d.m.Settings.Lang = l
			if text := d.Said(); !strings.Contains(text, l.T(want)) {
				t.Errorf("%s: %.20s says %s", l.Tag(), code, text)
			}
		}
	}
}
