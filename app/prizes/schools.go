package prizes

import (
	"wasit/app/session"
	"wasit/app/sheet"
	"wasit/app/standing"
)

// copyAwards puts the winners on the clipboard as text.
type copyAwards struct{}

func (copyAwards) update(m page, _ session.Env) (page, []session.Cmd) {
	return m, []session.Cmd{session.CopyText{Text: sheet.AwardsChat(standing.Source(m.Lang(), m.Event.Kept, m.Event.Section, m.Event.Table))}}
}
