package keeper

import (
	"context"
	"errors"
	"slices"

	"wasit/app/crew/replica"
	"wasit/app/device/bridge"
	"wasit/app/event/proof"
	"wasit/app/session"
)

// sealClaims signs certificates with the key of this device.
func (k *Keeper) sealClaims(ctx context.Context, c session.SealClaims) {
	fail := func(err error) { k.loop.Post(session.ClaimsSealed{ID: c.ID, Err: asModelError(err)}) }
	records, err := k.store.Records(ctx, c.ID)
	if err != nil {
		fail(err)
		return
	}
	chain, err := replica.Chain(nil).Extend(records)
	if err != nil {
		fail(err)
		return
	}
	head := chain.At(len(records))
	seals, texts := make([]proof.Seal, len(c.Claims)), make([][]byte, len(c.Claims))
	for i, claim := range c.Claims {
		copy(claim.Head[:], head[:])
		seals[i].Claim, texts[i] = claim, claim.Text()
	}
	k.browser.sign(texts, func(s bridge.Signed, err error) {
		switch {
		case errors.Is(err, bridge.ErrUnsupported):
			k.loop.Post(session.ClaimsSealed{ID: c.ID, Err: session.ErrNoSigning})
			return
		case err != nil:
			fail(err)
			return
		}
		for i, sign := range s.Signs {
			copy(seals[i].Key[:], s.Key)
			copy(seals[i].Sign[:], sign)
		}
		if slices.ContainsFunc(seals, func(s proof.Seal) bool { return !s.IsGenuine() }) {
			k.loop.Post(session.ClaimsSealed{ID: c.ID, Err: session.ErrNoSigning}) // a code that nobody could check is none
			return
		}
		k.loop.Post(session.ClaimsSealed{ID: c.ID, Seals: seals})
	})
}
