package sheet

import (
	"cmp"
	"encoding/hex"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wasit/app/event/award"
	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/app/event/phrase"
	"wasit/app/event/proof"
	"wasit/app/event/sheet/qr"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// CertForm is what the certificates of a device carry beside the event: the letterhead, the number, who signs, and who gets one.
type CertForm struct {
	Logos  [2]string // pictures as data addresses, at the start and the end of the letterhead; "": none
	Host   string    // the letterhead: who stands above the organiser
	Unit   string    // and under it, smaller
	Number string    // with [NumberInsert] where the running number stands; "": no number
	First  int       // running number
	Signs  [2]CertSign
	All    bool // participants too, after the winners of their section
	Own    bool // of this section alone, not of every section that has ended
}

// CertSign is one who signs: the office above the line, below it name and number or title.
type CertSign struct{ Office, Name, Under string }

// NumberInsert stands in the number of a certificate where the running number comes.
const NumberInsert = "{n}"

// maxLogo bounds a picture of the letterhead, as a data address.
const maxLogo = 480_000

// IsLogo reports that a text is a picture that a certificate may carry: a PNG or JPEG that lies in the text itself, of a bounded size.
func IsLogo(address string) bool {
	data, ok := strings.CutPrefix(address, "data:image/png;base64,")
	if !ok {
		data, ok = strings.CutPrefix(address, "data:image/jpeg;base64,")
	}
	return ok && data != "" && len(address) <= maxLogo && !strings.ContainsFunc(data, func(r rune) bool {
		return (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') && (r < '0' || r > '9') && !strings.ContainsRune("+/=", r)
	})
}

// numbered is the number of the i-th certificate, from 0; "" where certificates have none.
func (f CertForm) numbered(i int) string {
	return strings.ReplaceAll(f.Number, NumberInsert, strconv.Itoa(max(f.First, 1)+i))
}

// diploma is one certificate: for whom, and what he is named for.
type diploma struct {
	section    journal.Section
	name, club string
	category   string // "": that of the section
	place      int    // 0: for taking part
	of         string // what tells it from every other one, also when a name or a place is corrected
}

// certificates are a landscape page for each award, and where the form says so for each participant, of all sections that have ended: one
// print for the whole ceremony.
func certificates(in info) (Document, bool) {
	d := Document{Title: in.l.T(i18n.CertTitle)}
	for i, c := range in.diplomas() {
		d.leaves = append(d.leaves, leaf{class: "dp a4--l", body: func(w *Writer) { in.certificate(w, c, in.Cert.numbered(i)) }})
	}
	return d, len(d.leaves) > 0
}

// diplomas lists who gets a certificate, section by section: the winners as their prizes stand, after them everybody else by the table.
func (in info) diplomas() []diploma {
	parts := in.all()
	if in.Cert.Own || len(parts) == 0 {
		parts = []Part{{Section: in.Section, Ranking: in.Ranking, Given: in.Given}}
	}
	var list []diploma
	for _, p := range parts {
		if p.Ranking == nil || !p.Ranking.Final {
			continue
		}
		sec, _ := in.State.Section(p.Section)
		won := map[journal.PlayerID]bool{}
		for _, g := range p.Given {
			for _, a := range g.Awards {
				if !a.Tied {
					list = append(list, in.certWinner(sec, g.Prize, a))
					won[a.Player] = won[a.Player] || a.Club == "" && a.Name == ""
				}
			}
		}
		if in.Cert.All {
			list = append(list, in.participants(sec, p.Ranking, won)...)
		}
	}
	return list
}

func (in info) certWinner(sec journal.Section, p journal.Prize, a award.Award) diploma {
	name, club := Winner(in.l, in.State, a)
	c := diploma{section: sec, name: name, club: club, category: p.Name, place: a.Place, of: fmt.Sprint("prize ", p.Name, p.Board, " ", a.Player, a.Club)}
	if p.Board != 0 {
		c.category = award.PrizeName(in.l, p)
	}
	return c
}

// participants are those of a section who have no certificate as winners: whoever played, or would have had a game. Of a team its players.
func (in info) participants(sec journal.Section, r *Ranking, won map[journal.PlayerID]bool) []diploma {
	byNumber := map[swiss.TPN]journal.Player{}
	for _, p := range in.State.Players(sec.ID) {
		byNumber[p.TPN] = p
	}
	var list []diploma
	for _, place := range r.Places {
		p := byNumber[place.TPN]
		if won[p.ID] || p.Now != 0 || p.IsOut(1) { // who went on in another section is a participant there
			continue
		}
		members := p.Roster
		for i, m := range members {
			list = append(list, diploma{section: sec, name: m.Name, club: nameOf(in.l, p), of: fmt.Sprint("member ", p.ID, i)})
		}
		if len(members) == 0 {
			list = append(list, diploma{section: sec, name: nameOf(in.l, p), club: p.Club, of: fmt.Sprint("part ", p.ID)})
		}
	}
	return list
}

// longName is the number of letters from which a name is set smaller, to fit one line or two even ones.
const longName = 24

// chequers are the black squares of a corner of the frame: drawn, for printers leave out grounds.
const chequers = "M0 0h1v1H0zM2 0h1v1H2zM1 1h1v1H1zM3 1h1v1H3zM0 2h1v1H0zM2 2h1v1H2zM1 3h1v1H1zM3 3h1v1H3z"

func (in info) certificate(w *Writer, c diploma, number string) {
	title, as, what := textCertTitle, in.l.T(textCertAs), in.l.T(textAwardPlaceN, in.l.Int(c.place))
	if c.place == 0 {
		title, as, what = textCertThanks, in.l.T(textCertFor), in.l.T(textCertPart)
	}
	w.in("div", "dp__fr", func() {
		for _, corner := range []markup{"dp__c dp__c--1", "dp__c dp__c--2", "dp__c dp__c--3", "dp__c dp__c--4"} {
			w.openWith("svg", corner, attr{"viewBox", "0 0 4 4"}, attr{"aria-hidden", "true"})
			w.openWith("path", "", attr{"d", chequers})
			w.end("path")
			w.end("svg")
		}
	})
	in.letterhead(w)
	w.in("div", "dp__m", func() {
		w.el("h2", "dp__t", in.l.T(title))
		if number != "" {
			w.el("p", "dp__no", in.l.T(textCertNumber, number))
		}
		w.el("p", "", in.l.T(textCertGiven))
		class := markup("dp__n")
		if len([]rune(c.name)) > longName {
			class = "dp__n dp__n--long"
		}
		w.el("p", class, c.name)
		w.el("p", "dp__s", c.club)
		if as != "" {
			w.el("p", "", as)
		}
		w.el("p", "dp__a", what)
		w.in("p", "dp__e", func() {
			if of := in.certCategory(c); of != "" {
				w.el("b", "", of)
				w.br()
			}
			w.text(in.State.Event().Name)
		})
	})
	in.certSigns(w, c)
}

// letterhead is who gives the certificate, between the two pictures; without any the text has its room.
func (in info) letterhead(w *Writer) {
	if in.Cert.Logos == [2]string{} && in.Cert.Host == "" && in.Cert.Unit == "" {
		w.el("header", "", "")
		return
	}
	logo := func(i int, class markup) {
		w.in("span", class, func() {
			if IsLogo(in.Cert.Logos[i]) {
				w.openWith("img", "", attr{"alt", ""}, attr{"src", in.Cert.Logos[i]})
			}
		})
	}
	w.in("header", "dp__h", func() {
		logo(0, "dp__logo")
		w.in("p", "dp__o", func() {
			w.el("b", "", in.Cert.Host)
			w.text(in.Cert.Unit)
		})
		logo(1, "dp__logo dp__logo--2")
	})
}

// certCategory is what a certificate is given for, in full words: the prize's own name, and the section where the event has several.
func (in info) certCategory(c diploma) string {
	of := c.category
	if name := c.section.Name; name != "" && (in.several || in.sectionName() != "") {
		section := in.l.T(textCertSection, phrase.SectionInWords(in.l, name))
		if of == "" {
			return section
		}
		of += ", " + section
	}
	return of
}

// certSigns are the two who sign: those of the form, else the officers of the event. Place and day stand over the second.
func (in info) certSigns(w *Writer, c diploma) {
	event := in.officers()
	seal, sealed := in.sealOf(c)
	class := markup("dp__f")
	if sealed {
		class = "dp__f dp__f--code"
	}
	w.in("footer", class, func() {
		for i, s := range in.Cert.Signs {
			if i == 1 && sealed {
				in.writeSeal(w, seal)
			}
			if s == (CertSign{}) {
				s = CertSign{Office: event[i].office, Name: event[i].name}
			}
			w.in("div", "", func() {
				w.in("p", "", func() {
					if i == 1 {
						w.text(cmp.Or(in.placeAndDay(), in.l.T(textRecBlank)))
						w.br()
					}
					w.text(s.Office)
				})
				w.el("span", "", "")
				w.el("b", "", s.Name)
				w.el("small", "", s.Under)
			})
		}
	})
}

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
