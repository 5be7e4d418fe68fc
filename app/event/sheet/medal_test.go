package sheet

import (
	"strings"
	"testing"

	"wasit/app/event/award"
	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// TestMedalsBySection: the medal table of an event says of each school in which section it won what; where one section alone gives
// medals, or none is left but one that waits for a lot, nothing is added.
func TestMedalsBySection(t *testing.T) {
	h := open(t, 2, schoolField(4))
	h.do(journal.AddSection{SectionConfig: journal.SectionConfig{Name: "SMP Pi", System: "dutch", Edition: "2026", Rounds: 3}})
	h.do(journal.ImportPlayers{Section: 2, Players: []journal.PlayerInfo{{Name: "Ani", Club: "SDN A"}, {Name: "Bela", Club: "MI B"}}})
	first := h.State.Players(1)
	second := h.State.Players(2)
	one := func(section journal.SectionID, awards ...award.Award) Part {
		return Part{Section: section, Given: []award.Given{{Prize: journal.Prize{Places: 3, Medals: true}, Awards: awards}}}
	}
	won := func(p journal.Player, place int) award.Award { return award.Award{Player: p.ID, Place: place} }
	tied := won(second[0], 1)
	tied.Tied = true
	for _, c := range []struct {
		name string
		all  []Part
		want []string
		not  string
	}{
		{"two sections", []Part{one(1, won(first[0], 1)), one(2, won(second[0], 1), won(second[1], 2))}, []string{"SMP Pi 1–0–0", "SMP Pi 0–1–0", " 1–0–0"}, ""},
		{"one section", []Part{one(1, won(first[0], 1))}, nil, "1–0–0"},
		{"the other one waits for a lot", []Part{one(1, won(first[0], 1)), one(2, tied)}, nil, "1–0–0"},
		{"two medals in one section", []Part{one(1, won(first[0], 2)), one(2, won(second[0], 1), won(second[0], 3))}, []string{"SMP Pi 1–0–1"}, ""},
	} {
		for _, l := range i18n.All() {
			s := h.source(l)
			s.All = c.all
			d, ok := Make(MedalTable, s)
			if !ok {
				t.Fatalf("%s: no table", c.name)
			}
			text := words(d.HTML())
			for _, want := range c.want {
				if !strings.Contains(text, want) {
					t.Errorf("%s, %s: no %q in %s", c.name, l.Tag(), want, text)
				}
			}
			if c.not != "" && strings.Contains(text, c.not) {
				t.Errorf("%s, %s: %q in %s", c.name, l.Tag(), c.not, text)
			}
			if said := strings.Contains(text, l.T(textMedalSections)); said != (c.want != nil) {
				t.Errorf("%s, %s: the brackets are explained: %t", c.name, l.Tag(), said)
			}
		}
	}
}
