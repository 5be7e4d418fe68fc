package paper

import (
	"encoding/hex"
	"slices"

	"wasit/app/event/journal"
	"wasit/app/event/proof"
	"wasit/app/event/sheet"
	"wasit/app/session"
)

// sealDialog tells what a code proves, and lists the signed certificates.
type sealDialog struct{}

// openSeals opens the dialog of the signed certificates.
type openSeals struct{}

func (openSeals) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Dialog = sealDialog{}
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// signCertificates has the key of this device sign the certificates that are not signed, or say something else than they did. Those that
// were taken back it leaves alone, but for the one of number Again.
type signCertificates struct{ Again int }

func (msg signCertificates) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.press == nil || m.Event.OnlyReads() {
		return m, nil
	}
	c := session.SealClaims{ID: m.Event.ID}
	for _, s := range m.press.Sealings() {
		if msg.Again == 0 && !s.Stands && !s.Revoked || msg.Again != 0 && s.Claim.Number == msg.Again && s.Revoked {
			c.Claims = append(c.Claims, s.Claim)
		}
	}
	for i := range c.Claims {
		c.Claims[i].Day = proof.DayOf(m.Now)
	}
	if len(c.Claims) == 0 {
		return m, nil
	}
	return m, []session.Cmd{c}
}

// claimsSealed records what was signed: the codes stand on the paper from then on.
type claimsSealed session.ClaimsSealed

func (msg claimsSealed) update(m page, env session.Env) (page, []session.Cmd) {
	switch {
	case m.Event == nil || m.Event.ID != msg.ID:
		return m, nil // it was left meanwhile; nothing was printed
	case msg.Err != nil:
		return session.Refuse(m, msg.Err)
	case len(msg.Seals) == 0:
		return m, nil
	}
	first := msg.Seals[0]
	fact := journal.CertificatesSigned{Key: first.Key[:], Head: hex.EncodeToString(first.Head[:]), Day: int(first.Day)}
	of := map[int]string{}
	for _, s := range m.press.Sealings() {
		of[s.Claim.Number] = s.For
	}
	for _, s := range msg.Seals {
		fact.List = append(fact.List, journal.Certificate{Number: s.Number, Revision: s.Revision, For: of[s.Number], Sum: sheet.SumOf(s.Claim), Sign: s.Sign[:]})
	}
	return session.Act(m, env, journal.SignCertificates{CertificatesSigned: fact})
}

// signed is a certificate of the list: Name is empty where nobody gets it any more.
type signed struct {
	journal.Certificate
	Name    string
	Changed bool // it says something else now
}

// signed lists what was signed, by number.
func (m page) signed() []signed {
	now := m.press.Sealings()
	var list []signed
	for _, c := range m.Event.Kept.Certificates() {
		row := signed{Certificate: c}
		if i := slices.IndexFunc(now, func(s sheet.Sealing) bool { return s.For == c.For }); i >= 0 {
			row.Name, row.Changed = now[i].Claim.Name, !now[i].Stands && !c.Revoked
		}
		list = append(list, row)
	}
	return list
}

// unsigned counts the certificates of the sheet without a code, and those among them that were signed and changed since.
func (m page) unsigned() (open, changed int) {
	for _, s := range m.press.Sealings() {
		if !s.Stands && !s.Revoked {
			open++
			if s.Signed {
				changed++
			}
		}
	}
	return open, changed
}
