package phrase

import (
	"testing"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// TestListed: a list shows names as it is sorted.
func TestListed(t *testing.T) {
	plain, sorted := journal.PlayerInfo{Name: "Ivan Horvat"}, journal.PlayerInfo{Name: "Ivan Horvat", SortName: "Horvat, Ivan"}
	for _, c := range []struct {
		name, system string
		lang         i18n.Lang
		player       journal.PlayerInfo
		want         string
	}{
		{"Croatian lists go by surnames", journal.Dutch, i18n.HR, plain, "Horvat Ivan"},
		{"the comma is for sorting", journal.Dutch, i18n.HR, sorted, "Horvat Ivan"},
		{"others begin with the name", journal.Dutch, i18n.ID, plain, "Ivan Horvat"},
		{"a name for sorting holds anywhere", journal.Dutch, i18n.EN, sorted, "Horvat, Ivan"},
		{"a team has no surname", journal.Team, i18n.HR, journal.PlayerInfo{Name: "ŠK Split"}, "ŠK Split"},
		{"names that are gone", journal.Dutch, i18n.EN, journal.PlayerInfo{}, "Player 7"},
	} {
		if got := Listed(c.lang, c.system, journal.Player{PlayerInfo: c.player, TPN: 7}); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}
