package journal

import (
	"encoding/json"
	"slices"
	"testing"

	"wasit/app/lists/alike"
	"wasit/swiss"
)

func TestGroupOfLevels(t *testing.T) {
	sdPa := Group{Sex: swiss.Male, Level: alike.SD}
	smpPi := Group{Sex: swiss.Female, Level: alike.SMP}
	junior := Group{ClassFrom: 3, ClassTo: 4}
	strong := Group{RatingFrom: 1600}
	for name, c := range map[string]struct {
		group   Group
		info    PlayerInfo
		misfit  Misfit
		unknown []Trait
	}{
		"kind of school":           {smpPi, PlayerInfo{Sex: swiss.Female, Club: "MTs Negeri 2"}, NoMisfit, nil},
		"primary pupil in SMP":     {smpPi, PlayerInfo{Sex: swiss.Female, Club: "SDN Cisalak 1", Class: 6}, WrongLevel, nil},
		"class where school mute":  {smpPi, PlayerInfo{Sex: swiss.Female, Club: "Santa Theresia", Class: 8}, NoMisfit, nil},
		"class of another level":   {sdPa, PlayerInfo{Sex: swiss.Male, Club: "Santa Theresia", Class: 8}, WrongLevel, nil},
		"neither school nor class": {sdPa, PlayerInfo{Sex: swiss.Male}, NoMisfit, []Trait{TraitLevel}},
		"sex and level unknown":    {sdPa, PlayerInfo{}, NoMisfit, []Trait{TraitSex, TraitLevel}},
		"within the classes":       {junior, PlayerInfo{Class: 4}, NoMisfit, nil},
		"class too high":           {junior, PlayerInfo{Class: 5}, WrongClass, nil},
		"class unknown":            {junior, PlayerInfo{}, NoMisfit, []Trait{TraitClass}},
		"unrated among strong":     {strong, PlayerInfo{}, TooWeak, nil},
		"rated at the limit":       {strong, PlayerInfo{Rating: 1600}, NoMisfit, nil},
		"too strong":               {Group{RatingTo: 1599}, PlayerInfo{Rating: 1600}, TooStrong, nil},
	} {
		if got := c.group.Misfit(c.info); got != c.misfit {
			t.Errorf("%s: misfit %q, want %q", name, got, c.misfit)
		}
		if got := c.group.Unknown(c.info); !slices.Equal(got, c.unknown) {
			t.Errorf("%s: unknown %v, want %v", name, got, c.unknown)
		}
	}
}

func TestGroupRefused(t *testing.T) {
	for name, g := range map[string]Group{"level": {Level: "tk"}, "classes turned": {ClassFrom: 6, ClassTo: 3}, "class": {ClassTo: 14}, "rating": {RatingFrom: 4001}} {
		if g.check() == nil {
			t.Errorf("%s is accepted", name)
		}
	}
}

// A group that an older app wrote is read as it was, and one without the new fields is written as that app would.
func TestGroupOfOldJournals(t *testing.T) {
	const old = `{"sex":2,"bornFrom":2014}`
	var g Group
	if err := json.Unmarshal([]byte(old), &g); err != nil || g != (Group{Sex: swiss.Female, BornFrom: 2014}) {
		t.Fatalf("%+v, %v", g, err)
	}
	if got, _ := json.Marshal(g); string(got) != old {
		t.Errorf("written as %s", got)
	}
}

// Numbers of pupils and letters of classes stay on the desk, as birth dates do.
func TestPupilNumbersStay(t *testing.T) {
	info := PlayerInfo{Name: "Ani", Birth: Date{Year: 2014}, Class: 6, ClassText: "6B", NIS: "1203", NISN: "0141234567"}
	if got := info.public(); got.ClassText != "" || got.NIS != "" || got.NISN != "" || got.Class != 6 {
		t.Errorf("helpers get %+v", got)
	}
	if got := info.nameless(3); got.ClassText != "" || got.NIS != "" || got.NISN != "" {
		t.Errorf("without names stays %+v", got)
	}
}
