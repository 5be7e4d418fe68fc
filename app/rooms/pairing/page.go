// Package pairing pairs a round: the draw before round 1, the engine at work, its reasons, changes by hand, and what
// stands where no pairing is left.
package pairing

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/view"
)

// Sheet draws the open sheet if it is one of this room's, nil otherwise.
func Sheet(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	switch d := in.Dialog.(type) {
	case drawDialog:
		return drawSheet(v, m, d)
	case finalDialog:
		return finalSheet(v, m, d)
	case lossDialog:
		return lossSheet(v, d)
	case whyDialog:
		return whySheet(v, m, d)
	}
	return nil
}
