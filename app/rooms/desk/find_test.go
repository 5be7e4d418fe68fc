package desk

import (
	"slices"
	"testing"

	"wasit/app/words/i18n"
	"wasit/rules/ruling"
)

// TestWordsOfTheHall: an offence is found by the words that people in a hall use, in each language, whatever their endings; what is asked
// for stands within the first three.
func TestWordsOfTheHall(t *testing.T) {
	for _, c := range []struct {
		lang i18n.Lang
		find string
		want ruling.Kind
	}{
		{i18n.ID, "pegang jalan", ruling.TouchRefused},
		{i18n.ID, "pegang", ruling.TouchRefused},
		{i18n.ID, "curang", ruling.Help},
		{i18n.ID, "berisik", ruling.Disturbing},
		{i18n.ID, "ngobrol", ruling.Disturbing},
		{i18n.ID, "jabat tangan", ruling.Disrepute},
		{i18n.ID, "toilet", ruling.LeavingArea},
		{i18n.ID, "hp bunyi", ruling.DeviceSounds},
		{i18n.ID, "gebrak jam", ruling.ClockHandling},
		{i18n.ID, "hasil salah", ruling.Disrepute},
		{i18n.EN, "handshake", ruling.Disrepute},
		{i18n.EN, "talks", ruling.Disturbing},
		{i18n.EN, "talking", ruling.Disturbing},
		{i18n.EN, "hit the clock", ruling.ClockHandling},
		{i18n.EN, "toilet", ruling.LeavingArea},
		{i18n.EN, "wrong result", ruling.Disrepute},
		{i18n.EN, "touch move", ruling.TouchRefused},
		{i18n.EN, "his phone rings", ruling.DeviceSounds},
		{i18n.HR, "rukovanje", ruling.Disrepute},
		{i18n.HR, "wc", ruling.LeavingArea},
		{i18n.HR, "razgovor", ruling.Disturbing},
		{i18n.HR, "dirnuto odigrano", ruling.TouchRefused},
		{i18n.HR, "zvoni mobitel", ruling.DeviceSounds},
		{i18n.HR, "vara", ruling.Help},
		{i18n.ID, "salaman", ruling.Disrepute},
		{i18n.ID, "menyontek", ruling.Help},
		{i18n.ID, "ribut", ruling.Disturbing},
		{i18n.ID, "orang tua", ruling.HelpOfOthers},
		{i18n.EN, "cheating", ruling.Help},
		{i18n.EN, "noise", ruling.Disturbing},
		{i18n.EN, "bathroom", ruling.LeavingArea},
		{i18n.HR, "odbija rukovati", ruling.Disrepute},
		{i18n.HR, "buka", ruling.Disturbing},
		{i18n.HR, "zahod", ruling.LeavingArea},
		{i18n.HR, "udara sat", ruling.ClockHandling},
		{i18n.HR, "krivi rezultat", ruling.Disrepute},
		{i18n.EN, "dragon", ""},
	} {
		d := hallOf(t, 4)
		d.send(startOffence{Board: 1, Player: d.m.Event.Ahead.Rows(1, 1)[0].WhitePlayer.ID})
		d.m.Settings.Lang = c.lang
		d.m.Find = c.find
		rows := d.m.offenceRows()
		at := slices.IndexFunc(rows, func(r offenceRow) bool { return r.Kind == c.want })
		if c.want == "" && len(rows) > 0 && c.find == "dragon" || c.want != "" && (at < 0 || at > 2) {
			t.Errorf("%s %q: %s stands at %d of %d", c.lang.Tag(), c.find, c.want, at+1, len(rows))
		}
	}
}
