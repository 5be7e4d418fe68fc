package prizes

import (
	"wasit/app/event/handout"
	"wasit/app/event/sheet"
	"wasit/app/session"
)

// copyAwards puts the winners on the clipboard as text.
type copyAwards struct{}

func (copyAwards) update(m page, _ session.Env) (page, []session.Cmd) {
	return m, []session.Cmd{session.CopyText{Text: sheet.AwardsChat(handout.Of(m.Lang(), m.Event.Kept, m.Event.Section, m.Event.Table))}}
}
