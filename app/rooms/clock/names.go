package clock

import (
	"strings"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/clock"
)

// maxName is how many letters of a player's name a clock keeps.
const maxName = 60

// typePlayer is a player's name being typed; it stands on the clock when the sheet closes.
type typePlayer struct {
	Side clock.Side
	Text string
}

func (msg typePlayer) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Typed[msg.Side] = msg.Text
	return m, nil
}

// keepNames puts the names that were typed on the clock.
func (m page) keepNames(env session.Env) (page, []session.Cmd) {
	if _, open := m.Dialog.(settingsDialog); !open || m.Game == nil {
		return m, nil
	}
	names := [2]string{cleanName(m.Typed[0]), cleanName(m.Typed[1])}
	if names == m.Game.Names {
		return m, nil
	}
	m, cmds, err := m.applySteps(env, Step{Names: &names})
	if err != nil {
		return session.Refuse(m, err)
	}
	return m, cmds
}

// cleanName is a name in one line, without what cannot be seen, and of bounded length.
func cleanName(text string) string {
	letters := []rune(strings.TrimSpace(journal.Clean(text)))
	return strings.TrimSpace(string(letters[:min(len(letters), maxName)]))
}
