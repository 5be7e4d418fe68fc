package journal

import (
	"bytes"
	"slices"
)

// Sizes of what is kept of a signed certificate, in bytes.
const (
	CertificateKeySize  = 33 // a point of P-256, compressed
	certificateSignSize = 64
	maxCertificates     = 2 * MaxPlayers
	maxCertificateKeys  = 100
)

// Certificate is one that was signed: by number and revision it is told from all others. Its words are not kept here: they are those of the
// event, and Sum tells whether they still are.
type Certificate struct {
	Number   int    `json:"number"`            // in the event, from 1
	Revision int    `json:"revision,omitzero"` // 0: the first; one that was corrected keeps its number
	For      string `json:"for"`               // what it is given for, a digest: by it a certificate is found again
	Sum      string `json:"sum,omitzero"`      // digest of what it says
	Sign     []byte `json:"sign,omitempty"`    // r and s; nil where the names are gone
	Key      int    `json:"key,omitzero"`      // of [State.CertificateKeys]
	Head     string `json:"head,omitzero"`     // of the journal when it was signed, a digest
	Day      int    `json:"day,omitzero"`      // when, in days since 1 January 2000
	Revoked  bool   `json:"revoked,omitzero"`  // by a later fact, [CertificateRevoked]
	Why      string `json:"why,omitzero"`
}

// signed is what is known of signed certificates: the keys in the order of their first, and the certificates by number. Both are never
// changed in place.
type signed struct {
	Keys [][]byte      `json:"keys,omitempty"`
	List []Certificate `json:"list,omitempty"`
}

// nameless keeps which numbers there were, and the keys.
func (s signed) nameless() signed {
	s.List = slices.Clone(s.List)
	for i := range s.List {
		s.List[i].Sum, s.List[i].Sign, s.List[i].Why = "", nil, ""
	}
	return s
}

// CertificatesSigned says that certificates were signed with the key of a device. The first of a key vouches for it: whoever has this
// journal knows the key as one of the event.
type CertificatesSigned struct {
	Key  []byte        `json:"key"`
	Head string        `json:"head"`
	Day  int           `json:"day"`
	List []Certificate `json:"list"` // number, revision, for, sum and sign of each
}

// In says that it concerns the event as a whole.
func (CertificatesSigned) In() SectionID { return 0 }

func (e CertificatesSigned) cleaned() (Event, error) {
	if len(e.Key) != CertificateKeySize {
		return e, &ValueError{Field: "key"}
	}
	if e.Head = Clean(e.Head); len(e.List) > maxCertificates {
		return e, &LimitError{"certificates", maxCertificates, len(e.List)}
	}
	e.List = slices.Clone(e.List)
	for i, c := range e.List {
		e.List[i] = Certificate{Number: c.Number, Revision: c.Revision, For: Clean(c.For), Sum: Clean(c.Sum), Sign: c.Sign}
		if n := len(c.Sign); n != 0 && n != certificateSignSize {
			return e, &ValueError{Field: "sign"}
		}
		for _, text := range []string{c.For, c.Sum} {
			if err := checkText("certificate", text, MaxName); err != nil {
				return e, err
			}
		}
	}
	return e, checkText("head", e.Head, MaxName)
}

// nameless leaves out what could be tried with names until it fits.
func (e CertificatesSigned) nameless() Event {
	e.List = slices.Clone(e.List)
	for i := range e.List {
		e.List[i].Sum, e.List[i].Sign, e.List[i].Why, e.List[i].Head = "", nil, "", ""
	}
	return e
}

func (e CertificatesSigned) apply(ed *edit) error {
	list, key := slices.Clone(ed.s.signed.List), ed.s.CertificateKey(e.Key)
	if key < 0 {
		key = len(ed.s.signed.Keys)
		ed.s.signed.Keys = append(slices.Clip(ed.s.signed.Keys), e.Key)
	}
	if key >= maxCertificateKeys {
		return &LimitError{"keys", maxCertificateKeys, key + 1}
	}
	for _, c := range e.List {
		before := slices.IndexFunc(list, func(old Certificate) bool { return old.Number == c.Number })
		switch {
		case before < 0 && (c.Number != len(list)+1 || c.Revision != 0), before >= 0 && c.Revision != list[before].Revision+1:
			return &ValueError{Field: "number"}
		}
		c.Key, c.Head, c.Day = key, e.Head, e.Day
		if before >= 0 {
			list[before] = c
		} else {
			list = append(list, c)
		}
	}
	if len(list) > maxCertificates {
		return &LimitError{"certificates", maxCertificates, len(list)}
	}
	ed.s.signed.List = list
	return nil
}

// CertificateRevoked takes a certificate back: its code is still genuine, and who has this journal says that it no longer counts.
type CertificateRevoked struct {
	Number int    `json:"number"`
	Reason string `json:"reason"`
}

// In says that it concerns the event as a whole.
func (CertificateRevoked) In() SectionID { return 0 }

func (e CertificateRevoked) cleaned() (Event, error) {
	e.Reason = CleanText(e.Reason)
	return e, checkText("reason", e.Reason, MaxText)
}

func (e CertificateRevoked) nameless() Event {
	e.Reason = ""
	return e
}

func (e CertificateRevoked) apply(ed *edit) error {
	at := slices.IndexFunc(ed.s.signed.List, func(c Certificate) bool { return c.Number == e.Number && !c.Revoked })
	if at < 0 {
		return &UnknownError{}
	}
	ed.s.signed.List = slices.Clone(ed.s.signed.List)
	ed.s.signed.List[at].Revoked, ed.s.signed.List[at].Why = true, e.Reason
	return nil
}

// SignCertificates records what the key of a device has signed. It may be done after the event is finished: it changes no result.
type SignCertificates struct{ CertificatesSigned }

func (c SignCertificates) decide(s State) ([]Event, error) {
	if s.nameless {
		return nil, &EventStateError{EventAnonymous}
	}
	if len(c.List) == 0 {
		return nil, nil
	}
	return []Event{c.CertificatesSigned}, nil
}

// RevokeCertificate takes certificate Number back, for a reason. It cannot be undone: signed once more it gets another revision.
type RevokeCertificate struct {
	Number int
	Reason string
}

func (c RevokeCertificate) decide(State) ([]Event, error) {
	if CleanText(c.Reason) == "" {
		return nil, &ReasonError{KindCertificateRevoked}
	}
	return []Event{CertificateRevoked(c)}, nil
}

// Certificates returns those that were signed, by number; each in its last revision. They are shared: read only.
func (s State) Certificates() []Certificate { return s.signed.List }

// CertificateKeys returns the keys that have signed certificates of the event, the oldest first. They are shared: read only.
func (s State) CertificateKeys() [][]byte { return s.signed.Keys }

// CertificateKey returns which of the event's keys this is, -1 where it is none.
func (s State) CertificateKey(key []byte) int {
	return slices.IndexFunc(s.signed.Keys, func(k []byte) bool { return bytes.Equal(k, key) })
}

// FamilySecretSize is how long the secret is that codes for families are made of, in bytes.
const FamilySecretSize = 16

// families is what codes for families are made of: the secret, and how often one was drawn. The secret is never changed in place.
type families struct {
	Secret []byte `json:"secret,omitempty"` // nil: there are no codes, or none any more
	Turn   int    `json:"turn,omitzero"`
}

// maxFamilyTurns is how often codes for families may be made again: their turn fits into a byte.
const maxFamilyTurns = 255

// FamilyCodesMade says that families may follow their child by a code. All codes are made of the secret, so whoever knows none of it can
// neither guess nor forge one; those of a secret before no longer count.
type FamilyCodesMade struct {
	Secret []byte `json:"secret,omitempty"` // nil where the names are gone
}

// In says that it concerns the event as a whole.
func (FamilyCodesMade) In() SectionID { return 0 }

func (e FamilyCodesMade) cleaned() (Event, error) {
	if n := len(e.Secret); n != 0 && n != FamilySecretSize {
		return e, &ValueError{Field: "secret"}
	}
	return e, nil
}

func (e FamilyCodesMade) nameless() Event { return FamilyCodesMade{} }

func (e FamilyCodesMade) apply(ed *edit) error {
	turn := ed.s.families.Turn + 1
	if turn > maxFamilyTurns {
		return &LimitError{"turns", maxFamilyTurns, turn}
	}
	ed.s.families = families{e.Secret, turn}
	return nil
}

// MakeFamilyCodes lets families follow their child, with a secret drawn by lot; done again it makes all codes before void. It cannot be
// undone: paper has left the device.
type MakeFamilyCodes struct{ Secret [FamilySecretSize]byte }

func (c MakeFamilyCodes) decide(s State) ([]Event, error) {
	if s.nameless {
		return nil, &EventStateError{EventAnonymous}
	}
	return []Event{FamilyCodesMade{c.Secret[:]}}, nil
}

// FamilyCodes returns what codes for families are made of, nil where there are none, and how often they were made again, from 1. The secret
// is shared: read only.
func (s State) FamilyCodes() (secret []byte, turn int) { return s.families.Secret, s.families.Turn }

// FirstID returns the number under which a player was entered: one who went on in another section has another one there.
func (s State) FirstID(id PlayerID) PlayerID {
	for range MaxSections {
		p, ok := s.Player(id)
		if !ok || p.Was == 0 {
			break
		}
		id = p.Was
	}
	return id
}
