package session

import (
	"strconv"
	"strings"

	"wasit/app/i18n"
	"wasit/app/journal"
)

func (m Session) Names(ids ...journal.PlayerID) string {
	var list []string
	for _, id := range ids {
		if p, ok := m.Event.Kept.Player(id); ok {
			list = append(list, m.Name(p))
		} else {
			list = append(list, m.Lang().T(i18n.Nameless, strconv.Itoa(int(id))))
		}
	}
	return strings.Join(list, ", ")
}
