package paper

import (
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/proof"
	"wasit/app/session"
)

// sealed answers what the page asks the key for, with signatures that only a journal would take.
func (d *desk) sealed(claims []proof.Claim) {
	msg := session.ClaimsSealed{ID: d.Event.ID}
	for _, c := range claims {
		c.Head = [8]byte{1}
		msg.Seals = append(msg.Seals, proof.Seal{Claim: c, Key: [33]byte{2}, Sign: [64]byte{3}})
	}
	d.Send(claimsSealed(msg))
	d.m = d.m.refreshed()
}

// asked is what the key is asked to sign.
func (d *desk) asked(msg signCertificates) []proof.Claim {
	_, cmds := msg.update(d.m, d.Env())
	if len(cmds) == 0 {
		return nil
	}
	return cmds[0].(session.SealClaims).Claims
}

// TestSignCertificates: one touch signs what has no code; a second finds nothing to do. A name that is corrected is signed again by the same
// number; what was taken back is signed again only by word, and the list says how each stands.
func TestSignCertificates(t *testing.T) {
	d := played(t)
	d.m = d.m.refreshed()
	claims := d.asked(signCertificates{})
	if len(claims) != 3 || claims[0].Number != 1 || claims[0].Day != proof.DayOf(d.m.Now) || claims[0].Name == "" {
		t.Fatalf("%+v", claims)
	}
	d.sealed(claims)
	if n := strings.Count(d.html(), "dp__code"); n != 3 || d.asked(signCertificates{}) != nil {
		t.Fatalf("%d codes", n)
	}
	d.Did(journal.RevokeCertificate{Number: 2, Reason: "salah orang"})
	d.m = d.m.refreshed()
	if d.asked(signCertificates{}) != nil {
		t.Error("what was taken back is signed by the way")
	}
	again := d.asked(signCertificates{Again: 2})
	if len(again) != 1 || again[0].Number != 2 || again[0].Revision != 1 {
		t.Fatalf("%+v", again)
	}
	for _, p := range d.Event.Kept.Players(1) {
		if p.Name == claims[0].Name {
			info := p.PlayerInfo
			info.Name = "Nama Benar"
			d.Did(journal.ChangePlayer{ID: p.ID, PlayerInfo: info})
		}
	}
	d.m = d.m.refreshed()
	list := d.m.signed()
	if len(list) != 3 || !list[0].Changed || list[0].Name != "Nama Benar" || !list[1].Revoked || list[2].Changed {
		t.Errorf("%+v", list)
	}
	d.sealed(append(d.asked(signCertificates{}), again...))
	if n := strings.Count(d.html(), "dp__code"); n != 3 {
		t.Errorf("%d codes", n)
	}
	if d.Send(claimsSealed{ID: d.Event.ID, Err: session.ErrNoSigning}); d.m.Notice == nil || d.m.Notice.Title == "" {
		t.Error("a browser that cannot sign is not told of")
	}
}
