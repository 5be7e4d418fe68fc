package view

import "wasit/app/session"

// TabTitle is the title of a page in tabs, the history and the files of printed sheets: its heading, the event that is open where the
// heading is not that itself, and the app.
func TabTitle(heading string, m session.Session) string {
	e := m.Event
	switch {
	case m.Route.Page == session.PageHome:
		return AppName
	case e == nil || e.ID != m.Route.Event || e.Loading || e.Failed != nil || heading == e.Kept.Event().Name:
		return heading + " – " + AppName
	}
	return heading + " – " + e.Kept.Event().Name + " – " + AppName
}
