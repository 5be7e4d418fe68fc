package players

import (
	"slices"

	"wasit/app/journal"
)

// listedFields are those of a player's form that stand folded away where nobody needs them.
var listedFields = []string{"federation", "fideID", "natID", "standard", "rapid", "blitz", "national", "k"}

// showsListed reports whether the form shows at once what federations list of a player: where it is said of him or of others in the
// event, and where a field of it is at fault. A school event has none of it.
func (m page) showsListed(d playerDialog) bool {
	if slices.ContainsFunc(d.Faults, func(f string) bool { return slices.Contains(listedFields, f) }) || isListed(d.Old) {
		return true
	}
	return slices.ContainsFunc(m.Event.Ahead.Players(m.Event.Section), func(p journal.Player) bool { return isListed(p.PlayerInfo) })
}

// isListed reports whether a federation's list is known to have a player.
func isListed(p journal.PlayerInfo) bool {
	return p.FIDEID != "" || p.NationalID != "" || p.Ratings != (journal.Ratings{})
}
