package imports

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/view"
)

// sameSchool asks whether two names mean one school: the first of the questions, so that one touch answers one.
func sameSchool(v *view.V, m page) app.UI {
	if len(m.Alike) == 0 {
		return nil
	}
	q := m.Alike[0]
	return v.SameSchool(m.Session, q, len(m.Alike), compareSchools{q.A, q.B, true}, compareSchools{q.A, q.B, false})
}
