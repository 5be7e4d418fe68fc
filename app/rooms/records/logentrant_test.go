package records

import (
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/words/i18n"
)

// TestLogEntrant: where teams are entered the log speaks of teams, in every language.
func TestLogEntrant(t *testing.T) {
	for system, want := range map[string]map[i18n.Lang][]string{
		journal.Team: {i18n.ID: {"Tim ditambah: ŠK Pula", "2 tim dimasukkan dari daftar", "Tim dihapus"}, i18n.EN: {"Team added: ŠK Pula", "2 teams entered from a list", "Team removed"},
			i18n.HR: {"Ekipa dodana: ŠK Pula", "2 ekipe unesene s popisa", "Ekipa uklonjena"}},
		journal.Dutch: {i18n.ID: {"Pemain ditambah: ŠK Pula", "2 pemain dimasukkan dari daftar", "Pemain dihapus"}, i18n.EN: {"Player added: ŠK Pula", "2 players entered from a list", "Player removed"},
			i18n.HR: {"Igrač dodan: ŠK Pula", "2 igrača unesena s popisa", "Igrač uklonjen"}},
	} {
		d := newDesk(t)
		d.Open(0, false, func(c *journal.SectionConfig) { regulation.SystemChoice{Code: system}.Put(c, 8) })
		before := len(d.Log)
		d.Did(journal.AddPlayer{Section: 1, PlayerInfo: journal.PlayerInfo{Name: "ŠK Pula"}},
			journal.ImportPlayers{Section: 1, Players: []journal.PlayerInfo{{Name: "ŠK Split"}, {Name: "ŠK Sinj"}}}, journal.RemovePlayer{ID: 3})
		for lang, lines := range want {
			d.m.Settings.Lang = lang
			for i, r := range d.Log[before:] {
				if got := d.m.logLine(r); got != lines[i] {
					t.Errorf("%s: %q, want %q", system, got, lines[i])
				}
			}
		}
	}
}

// TestLogRating: the log says of a rating that was declared its list, which of several ratings counts, and the code.
func TestLogRating(t *testing.T) {
	d := newDesk(t)
	d.Open(4, false, nil)
	d.Did(journal.DeclareRating{Section: 1, Rating: journal.Rating{List: journal.RatedRapid, Code: "412345", Periods: journal.PeriodsFirst}})
	for _, l := range i18n.All() {
		d.m.Settings.Lang = l
		if got, want := d.m.logLine(d.Log[len(d.Log)-1]), l.T(i18n.PeriodsFirst)+"; 412345"; !strings.HasSuffix(got, want) {
			t.Errorf("%s: %q does not end in %q", l.Tag(), got, want)
		}
	}
}
