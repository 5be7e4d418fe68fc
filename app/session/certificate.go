package session

import (
	"errors"

	"wasit/app/event/proof"
)

// SealClaims signs what certificates of an event say with the key of this device, which the browser makes with the first and never gives
// away. Each claim gets the head of the journal as it is stored; ClaimsSealed comes back.
type SealClaims struct {
	ID     string
	Claims []proof.Claim
}

// ClaimsSealed brings the seals, in the order of the claims, or says why there are none.
type ClaimsSealed struct {
	ID    string
	Seals []proof.Seal
	Err   error
}

func (SealClaims) cmd() {}

// ErrNoSigning says that this browser cannot sign: it is too old, or the app was opened without https.
var ErrNoSigning = errors.New("session: no signing in this browser")
