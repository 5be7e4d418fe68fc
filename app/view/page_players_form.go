package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
)

// Refused repeats inside a sheet why the last act was refused, since the page behind it is covered.
func Refused(v *V, m session.Session) app.UI {
	if n := m.Notice; n != nil {
		return v.Banner(Banner{Kind: n.Kind, Title: n.Title, Text: n.Text, ID: "refused"})
	}
	return nil
}
