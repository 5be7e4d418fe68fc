package phrase

import (
	"wasit/app/i18n"
	"wasit/app/journal"
)

func NameOf(l i18n.Lang, p journal.Player) string {
	if p.Name == "" {
		return l.T(i18n.Nameless, l.Int(int(p.TPN)))
	}
	return p.Name
}
