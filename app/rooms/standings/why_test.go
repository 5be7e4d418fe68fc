package standings

import (
	"fmt"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// TestWhyBelow: a row with the points of the one above says in one sentence what parts the two, in each language: their game, the games
// among all who are tied, another tie-break by its name with both values, or nothing at all.
func TestWhyBelow(t *testing.T) {
	wins := map[[2]swiss.TPN]bool{{1, 2}: true, {3, 1}: true, {1, 4}: true, {2, 3}: true, {2, 4}: true, {4, 3}: true}
	circle := map[[2]swiss.TPN]bool{{1, 2}: true, {2, 3}: true, {3, 1}: true, {1, 4}: true, {2, 4}: true, {3, 4}: true}
	none := map[[2]swiss.TPN]bool{}
	en := func(tpn swiss.TPN) string { return fmt.Sprintf("Player %02d", tpn) }
	for name, c := range map[string]struct {
		ties []string
		wins map[[2]swiss.TPN]bool
		of   swiss.TPN
		want map[i18n.Lang]string
	}{
		"their game": {[]string{"DE", "SB"}, wins, 2, map[i18n.Lang]string{i18n.EN: "Same points as Player 01; Player 01 won their game.",
			i18n.ID: "Angka sama dengan Player 01; Player 01 menang saat keduanya bertemu.", i18n.HR: "Jednako bodova kao Player 01; Player 01 je bolji u međusobnoj partiji."}},
		"their game, lower down": {[]string{"DE", "SB"}, wins, 3, map[i18n.Lang]string{i18n.EN: "Same points as Player 04; Player 04 won their game."}},
		"another tie-break": {[]string{"SB"}, wins, 2, map[i18n.Lang]string{i18n.EN: "Same points as Player 01; Sonneborn-Berger decides: Player 01 3, Player 02 2.",
			i18n.ID: "Angka sama dengan Player 01; yang menentukan Sonneborn-Berger: Player 01 3, Player 02 2."}},
		"nothing parts them":      {[]string{"SB"}, none, 2, map[i18n.Lang]string{i18n.EN: "Points and every tie-break are those of " + en(1) + ": they share the place."}},
		"the first has no reason": {[]string{"SB"}, wins, 1, map[i18n.Lang]string{i18n.EN: ""}},
		"points part them":        {[]string{"DE"}, circle, 4, map[i18n.Lang]string{i18n.EN: ""}},
	} {
		d := plays(t, 4, journal.SectionConfig{System: journal.RoundRobin, Rounds: 3, TieBreaks: c.ties})
		for n := 1; n <= 3; n++ {
			d.Pair()
			d.Publish()
			for i, r := range d.Event.Kept.Rows(1, n) {
				w, b := r.WhitePlayer.TPN, r.BlackPlayer.TPN
				score := journal.Drawn
				switch {
				case c.wins[[2]swiss.TPN{w, b}]:
					score = journal.WhiteWins
				case c.wins[[2]swiss.TPN{b, w}]:
					score = journal.BlackWins
				}
				d.Did(journal.EnterResult{Section: 1, Round: n, Board: i + 1, Score: score})
			}
			d.Close()
		}
		d.at(session.PageStandings)
		for l, want := range c.want {
			d.m.Settings.Lang = l
			if got := d.m.whyBelow(c.of); got != want {
				t.Errorf("%s, %s: %q, want %q", name, l.Tag(), got, want)
			}
		}
	}
}
