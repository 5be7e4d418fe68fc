package model

import (
	"strconv"
	"strings"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/regulation"
	"wasit/swiss"
	"wasit/swiss/keizer"
)

// The fields of the choice that change a Keizer value: with the name of a share behind them.
const (
	KeizerShareField  = "share-"
	KeizerPointsField = "points-"
)

// usualTop is a first fixed value of the first (formats.md 2.1).
const usualTop = 60

// setKeizer changes one Keizer value; ok is false for a field that is none.
func (c *SystemChoice) setKeizer(field, value string) (ok bool) {
	k := &c.Options.Values
	if name, is := strings.CutPrefix(field, KeizerShareField); is {
		return change(k.Share(name), value)
	}
	if name, is := strings.CutPrefix(field, KeizerPointsField); is {
		return change(k.Share(name), "="+strings.Replace(value, ",", ".", 1))
	}
	switch field {
	case "top":
		k.Top = map[string]int{"players": -1, "fixed": usualTop}[value]
	case "top-value":
		k.Top = within(value, 1, 1000, k.Top)
	case "limit":
		if k.Limit = within(value, 0, journal.MaxRounds, c.Keizer().ExcusedLimit); k.Limit == 0 {
			k.Limit = -1
		}
	case "meetings":
		k.Meetings = within(value, 0, journal.MaxRounds, k.Meetings)
	case "shaken":
		k.ShakenFirst = within(value, 0, 1000, k.ShakenFirst)
	case "halving":
		k.Halving = value == "true"
	case "frozen":
		k.Frozen = value == "true"
	case "classic":
		k.Classic = value == "true"
	case "preset":
		c.Options.Values = journal.KeizerValues{}
	default:
		return false
	}
	return true
}

// change writes a share that can be read; ok reports whether there is such a share.
func change(share *string, text string) (ok bool) {
	if share == nil {
		return false
	}
	if _, _, is := journal.KeizerShare(text); is {
		*share = text
	}
	return true
}

// Keizer returns the Keizer values as they work: the preset with what was changed.
func (c SystemChoice) Keizer() keizer.Options { return regulation.KeizerOptions(c.Options) }

// KeizerPlain writes the fixed points of an award for a field; a share begins as ten points.
func KeizerPlain(a keizer.Award) string {
	n := int(a.Fixed) * 1000 / int(keizer.Unit)
	if !a.IsFixed {
		n = 10_000
	}
	text := strconv.Itoa(n / 1000)
	if n%1000 > 0 {
		text += "." + strings.TrimRight(strconv.Itoa(n%1000 + 1000)[1:], "0")
	}
	return text
}

// KeizerEntry names what a part of Keizer points comes from where nobody was met.
func KeizerEntry(p keizer.Part, joined bool) i18n.Text {
	switch {
	case p.Round == 0:
		return i18n.KeizerOwn
	case p.Entry.Outcome == swiss.PAB:
		return i18n.CrossBye
	case p.Entry.Outcome == swiss.FullBye:
		return i18n.AwayClub
	case p.Entry.Outcome == swiss.HalfBye:
		return i18n.AwayExcused
	case p.Entry.Outcome == swiss.ZeroBye:
		return i18n.AwayUnexcused
	case joined:
		return i18n.AwayWithdrawn
	}
	return i18n.KeizerBefore
}
