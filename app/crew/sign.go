package crew

import "crypto/ed25519"

// A Seed is drawn by lot; a key to sign with is made of it (Ed25519, RFC 8032). Who saw what it signed cannot sign anything else.
type Seed [ed25519.SeedSize]byte

// Public returns the key by which what a seed signs is known, nil for the zero seed.
func (s Seed) Public() []byte {
	if s == (Seed{}) {
		return nil
	}
	return ed25519.NewKeyFromSeed(s[:]).Public().(ed25519.PublicKey)
}

// Signed returns the signature of a text.
func (s Seed) Signed(text []byte) []byte { return ed25519.Sign(ed25519.NewKeyFromSeed(s[:]), text) }
