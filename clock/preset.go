package clock

import "time"

// A PresetGroup is a heading of the list of presets.
type PresetGroup uint8

const (
	GroupSchool PresetGroup = iota
	GroupBlitz
	GroupRapid
	GroupStandard
	GroupClubHR
	GroupDelay
	GroupArmageddon
	GroupOdds
	GroupCasual
	presetGroups
)

// A Preset is a ready control. Text is what [Parse] reads and names it for good, in journals too.
type Preset struct {
	Group     PresetGroup
	Text      string
	Hall      time.Duration // no chess clock: one timer for the hall, for so long a round
	BlackDraw bool          // Armageddon: a draw counts as Black's win
}

// Control returns the control of the preset; a hall timer has none.
func (p Preset) Control() (Control, bool) {
	if p.Hall > 0 {
		return Control{}, false
	}
	c, err := Parse(p.Text)
	return c, err == nil
}

var presetTexts = [presetGroups][]string{
	GroupSchool:   {"10", "15", "20", "25", "15+10", "25+10", "30", "60"},
	GroupBlitz:    {"3", "3+2", "5", "5+3", "10"},
	GroupRapid:    {"10+5", "15+5", "15+10", "25+10", "30", "30+10"},
	GroupStandard: {"60", "60+10", "60+30", "90+30", "90/40+30, 30+30", "100/40+30, 50/20+30, 15+30", "120/40, 60"},
	GroupClubHR:   {"10+5", "15+10", "60+30", "90+30"},
	GroupDelay:    {"5 d2", "25 d5", "60 d5", "25 b10"},
	GroupOdds:     {"5 v 3", "5 v 2", "10 v 5"},
	GroupCasual:   {"1", "2+1", "1 hourglass", "5 hourglass", "each 10", "10 byo 3x30"},
}

// Presets returns the default presets in their order.
func Presets() []Preset {
	var list []Preset
	for g, texts := range presetTexts {
		for _, text := range texts {
			list = append(list, Preset{Group: PresetGroup(g), Text: text})
		}
		switch PresetGroup(g) {
		case GroupSchool:
			list = append(list, Preset{Group: GroupSchool, Hall: 40 * time.Minute})
		case GroupArmageddon:
			list = append(list, Preset{Group: GroupArmageddon, Text: "5+2 from 61 v 4+2 from 61", BlackDraw: true})
		}
	}
	return list
}
