package keeper

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/sha256"
	"errors"
	"math/big"
	"math/rand/v2"
	"testing"

	"wasit/app/device/bridge"
	"wasit/app/event/proof"
	"wasit/app/session"
)

// sign is what a browser with a key does; with noLocks it is too old for that.
func (m *machine) sign(texts [][]byte, then func(bridge.Signed, error)) {
	if m.noLocks {
		go then(bridge.Signed{}, &bridge.MissingError{API: "crypto.subtle"})
		return
	}
	curve := elliptic.P256()
	key := &ecdsa.PrivateKey{PublicKey: ecdsa.PublicKey{Curve: curve}, D: big.NewInt(4711)}
	key.X, key.Y = curve.ScalarBaseMult(key.D.Bytes())
	s := bridge.Signed{Key: elliptic.MarshalCompressed(curve, key.X, key.Y)}
	for _, text := range texts {
		sum := sha256.Sum256(text)
		r, v, err := ecdsa.Sign(rand.NewChaCha8([32]byte{1}), key, sum[:])
		if err != nil {
			m.t.Fatal(err)
		}
		s.Signs = append(s.Signs, append(r.FillBytes(make([]byte, 32)), v.FillBytes(make([]byte, 32))...))
	}
	go then(s, nil)
}

// TestSealClaims: each claim gets the head of the journal and a signature that anybody can check; of a browser that cannot
// sign it is said so.
func TestSealClaims(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		m.event("e1", "Cup")
		tab := m.tab()
		ask := session.SealClaims{ID: "e1", Claims: []proof.Claim{{Number: 1, Name: "Ana"}, {Number: 2, Name: "Budi"}}}
		got := tab.do(ask)[0].(session.ClaimsSealed)
		if got.Err != nil || len(got.Seals) != 2 || got.Seals[1].Name != "Budi" || got.Seals[0].Head == [8]byte{} || got.Seals[0].Head != got.Seals[1].Head {
			t.Fatalf("%+v", got)
		}
		for _, s := range got.Seals {
			if back, err := proof.Read(s.Code()); err != nil || back != s {
				t.Errorf("%s: %v", s.Name, err)
			}
		}
		m.noLocks = true
		if got := tab.do(ask)[0].(session.ClaimsSealed); !errors.Is(got.Err, session.ErrNoSigning) || got.Seals != nil {
			t.Errorf("without a key: %+v", got)
		}
	})
}
