package journal

import (
	"fmt"
	"strconv"
	"strings"
)

// KeizerValues replace single values of a Keizer preset; the zero value leaves them all. A share is written as "1/3",
// "35%" or "1" of a value, or with "=" as a fixed number of points: "=12.5". All must be whole in 1/600.
type KeizerValues struct {
	Win         string `json:"win,omitzero"` // of the opponent's value
	Draw        string `json:"draw,omitzero"`
	Loss        string `json:"loss,omitzero"`
	ForfeitWin  string `json:"forfeitWin,omitzero"`
	Bye         string `json:"bye,omitzero"` // of the own value
	Club        string `json:"club,omitzero"`
	Excused     string `json:"excused,omitzero"`
	Unexcused   string `json:"unexcused,omitzero"`
	Late        string `json:"late,omitzero"`     // rounds before the player joined
	Own         string `json:"own,omitzero"`      // once for the event
	Gone        string `json:"gone,omitzero"`     // share that games against a player who withdrew later still give; empty: all
	Top         int    `json:"top,omitzero"`      // value of the first; 0: by the ratio, -1: the number of players
	Limit       int    `json:"limit,omitzero"`    // excused absences that count; 0: the preset's, -1: all
	Halving     bool   `json:"halving,omitzero"`  // each excused absence gives half of the one before
	Frozen      bool   `json:"frozen,omitzero"`   // each round is scored once, with the ranking before it
	Classic     bool   `json:"classic,omitzero"`  // the bye goes to the lowest, however many he had
	Meetings    int    `json:"meetings,omitzero"` // of two players in the event; 0: no limit
	ShakenFirst int    `json:"shaken,omitzero"`   // round 1 by ratings moved by a lot of up to so many points
}

// KeizerFields are the names of the shares of [KeizerValues], in the order in which rules list them.
var KeizerFields = [...]string{"win", "draw", "loss", "forfeitWin", "bye", "club", "excused", "unexcused", "late", "own", "gone"}

// Share returns the share called name, nil for an unknown one.
func (k *KeizerValues) Share(name string) *string {
	for i, p := range [...]*string{&k.Win, &k.Draw, &k.Loss, &k.ForfeitWin, &k.Bye, &k.Club, &k.Excused, &k.Unexcused, &k.Late, &k.Own, &k.Gone} {
		if KeizerFields[i] == name {
			return p
		}
	}
	return nil
}

// Most of a share, and of a fixed number of points; the finest part of either.
const (
	keizerUnit      = 600
	mostShare       = 2
	mostKeizer      = 1000
	keizerDecimals  = 1000
	keizerPrecision = 3
)

// KeizerShare reads a share in 1/600: of a value, or of a point where it is fixed.
func KeizerShare(text string) (n int, fixed, ok bool) {
	if points, fixed := strings.CutPrefix(text, "="); fixed {
		whole, part, _ := strings.Cut(points, ".")
		if len(part) > keizerPrecision {
			return 0, true, false
		}
		x, err := strconv.Atoi(whole + (part + "000")[:keizerPrecision])
		return x * keizerUnit / keizerDecimals, true, err == nil && whole != "" && x >= 0 && x <= mostKeizer*keizerDecimals && x*keizerUnit%keizerDecimals == 0
	}
	over, under := text, "1"
	if percent, is := strings.CutSuffix(text, "%"); is {
		over, under = percent, "100"
	} else if a, b, is := strings.Cut(text, "/"); is {
		over, under = a, b
	}
	x, err := strconv.Atoi(over)
	y, bad := strconv.Atoi(under)
	if err != nil || bad != nil || x < 0 || y < 1 || x > mostShare*y || y > keizerUnit || x*keizerUnit%y != 0 {
		return 0, false, false
	}
	return x * keizerUnit / y, false, true
}

func (k KeizerValues) check() error {
	for _, name := range KeizerFields {
		text := *k.Share(name)
		n, fixed, ok := KeizerShare(text)
		if text != "" && (!ok || name == "gone" && (fixed || n == 0 || n > keizerUnit)) {
			return &ValueError{Field: "keizer-" + name, Value: text}
		}
	}
	for _, n := range []struct {
		field           string
		got, least, max int
	}{{"keizer-top", k.Top, -1, mostKeizer}, {"keizer-limit", k.Limit, -1, MaxRounds}, {"keizer-meetings", k.Meetings, 0, MaxRounds}, {"keizer-shaken", k.ShakenFirst, 0, mostKeizer}} {
		if n.got < n.least || n.got > n.max {
			return &ValueError{n.field, fmt.Sprint(n.got), n.least, n.max}
		}
	}
	return nil
}
