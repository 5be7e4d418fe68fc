package sheet

import (
	"encoding/hex"
	"fmt"
	"slices"
	"strconv"

	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/app/event/proof"
	"wasit/app/event/sheet/qr"
)

// Sealing is a certificate of the sheet as its code would say it, and how it stands with the signed ones.
type Sealing struct {
	For     string      // which certificate it is, a digest
	Claim   proof.Claim // of the next signature: with number and revision, without day and head
	Stands  bool        // it is signed, and says still what was signed
	Signed  bool        // it was signed before; it says something else now, unless it Stands or was Revoked
	Revoked bool        // it was taken back, and is signed again only by word
}

// digest writes the first bytes of a text's digest.
func digest(text []byte) string {
	sum := file.Sum256(text)
	return hex.EncodeToString(sum[:proof.TagSize])
}

// SumOf is what the journal keeps of a claim, to see whether a certificate still says it.
func SumOf(c proof.Claim) string { return digest(c.Text()) }

// Sealings lists the certificates of the sheet, each with its claim: those that are signed keep their number, new ones get the next.
func (p *Press) Sealings() []Sealing {
	var list []Sealing
	next := len(p.in.State.Certificates())
	for _, c := range p.in.diplomas() {
		s := Sealing{For: p.in.certFor(c), Claim: p.in.claim(c)}
		if old, ok := p.in.registered(s.For); ok {
			_, s.Stands = p.in.sealOf(c)
			s.Signed, s.Revoked = true, old.Revoked
			s.Claim.Number, s.Claim.Revision = old.Number, old.Revision
			if !s.Stands {
				s.Claim.Revision++
			}
		} else {
			next++
			s.Claim.Number = next
		}
		list = append(list, s)
	}
	return list
}

// certFor names a certificate for the journal, which keeps no names.
func (in info) certFor(c diploma) string {
	return digest(fmt.Appendf(nil, "%d %s", c.section.ID, c.of))
}

// claim is what the code of a certificate says of it.
func (in info) claim(c diploma) proof.Claim {
	event := file.Sum256([]byte(in.State.Event().ID))
	p := proof.Claim{Place: c.place, Field: len(in.State.Entrants(c.section.ID)), Name: c.name, EventName: in.State.Event().Name, Section: c.section.Name, Prize: c.category}
	copy(p.Event[:], event[:])
	return p.Fitted()
}

// registered finds a certificate among the signed ones.
func (in info) registered(of string) (journal.Certificate, bool) {
	list := in.State.Certificates()
	i := slices.IndexFunc(list, func(c journal.Certificate) bool { return c.For == of })
	if i < 0 {
		return journal.Certificate{}, false
	}
	return list[i], true
}

// sealOf is the seal of a certificate: false where it was not signed, was taken back, or says something else by now. A reprint has the
// code of the first print.
func (in info) sealOf(c diploma) (proof.Seal, bool) {
	old, ok := in.registered(in.certFor(c))
	if !ok || old.Revoked || len(old.Sign) != proof.SignSize {
		return proof.Seal{}, false
	}
	s := proof.Seal{Claim: in.claim(c)}
	s.Number, s.Revision, s.Day = old.Number, old.Revision, proof.Day(old.Day)
	head, _ := hex.DecodeString(old.Head) // one that cannot be read makes another sum
	copy(s.Head[:], head)
	copy(s.Sign[:], old.Sign)
	copy(s.Key[:], in.State.CertificateKeys()[old.Key])
	return s, SumOf(s.Claim) == old.Sum
}

// writeSeal draws the code of a certificate, 25 mm wide, with its number under it.
func (in info) writeSeal(w *Writer, s proof.Seal) {
	q, err := qr.Encode(in.CertPage + "#" + s.Code())
	if err != nil {
		return // no address is so long
	}
	size := strconv.Itoa(q.Size + 8)
	number := SealNumber(s.Number, s.Revision)
	w.in("figure", "dp__code", func() {
		w.openWith("svg", "", attr{"viewBox", "0 0 " + size + " " + size}, attr{"role", "img"}, attr{"aria-label", in.l.T(textCertCode, number)})
		w.openWith("path", "", attr{"d", q.Path()})
		w.end("path")
		w.end("svg")
		w.el("figcaption", "", in.l.T(textCertCode, number))
	})
}

// SealNumber writes the number of a signed certificate, with its revision where it was corrected: "7", "7-2".
func SealNumber(number, revision int) string {
	text := strconv.Itoa(number)
	if revision > 0 {
		text += "-" + strconv.Itoa(revision+1)
	}
	return text
}
