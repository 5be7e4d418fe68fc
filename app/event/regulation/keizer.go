package regulation

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/swiss/berger"
	"wasit/swiss/keizer"
	"wasit/swiss/lot"
)

// The fields of the choice that change a Keizer value: with the name of a share after them.
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
		k.Top = within(field, value, k.Top)
	case "limit":
		if k.Limit = within(field, value, c.Keizer().ExcusedLimit); k.Limit == 0 {
			k.Limit = -1
		}
	case "own-for":
		k.OwnFor = within(field, value, k.OwnFor)
	case "period":
		k.Period = within(field, value, k.Period)
	case "meetings":
		k.Meetings = within(field, value, k.Meetings)
	case "shaken":
		k.ShakenFirst = within(field, value, k.ShakenFirst)
	case "halving":
		k.Halving = value == "true"
	case "frozen":
		k.Frozen = value == "true"
	case "colors":
		k.Colors = value == "true"
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
func (c SystemChoice) Keizer() keizer.Options { return KeizerOptions(c.Options) }

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
		return textKeizerOwn
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
	return textKeizerBefore
}

// KeizerOptions returns the settings of a Keizer section as they work: its preset with what was changed.
func KeizerOptions(o journal.SystemOptions) keizer.Options {
	k := keizer.Wasit()
	switch o.Keizer {
	case journal.KeizerClubs:
		k = keizer.KeizerForClubs()
	case journal.KeizerSixths:
		k = keizer.Sixths()
	}
	k.Ratio, k.Top = o.Ratio, o.Values.Top
	switch {
	case o.Gap < 0:
		k.Gap = 0
	case o.Gap > 0:
		k.Gap = o.Gap
	}
	v := o.Values
	for i, a := range [...]*keizer.Award{&k.Win, &k.Draw, &k.Loss, &k.ForfeitWin, &k.Bye, &k.Club, &k.Excused, &k.Unexcused, &k.Late, &k.Own} {
		if n, fixed, ok := journal.KeizerShare(*v.Share(journal.KeizerFields[i])); ok && fixed {
			*a = keizer.Award{Fixed: keizer.Score(n), IsFixed: true}
		} else if ok {
			*a = keizer.Award{Share: keizer.Score(n)}
		}
	}
	if n, _, ok := journal.KeizerShare(v.Gone); ok {
		k.Gone = keizer.Score(n)
	}
	if v.Limit != 0 {
		k.ExcusedLimit = max(v.Limit, 0)
	}
	k.Halving, k.Frozen, k.Classic, k.MaxMeetings = v.Halving, v.Frozen, v.Classic, v.Meetings
	k.OwnFor, k.Period = v.OwnFor, v.Period
	return k
}

// keizerSystem is the Keizer system of a section; round 1 starts from shaken ratings where the section asks for that.
func keizerSystem(s journal.State, sec journal.Section) keizer.System {
	k := keizer.System{Options: KeizerOptions(sec.Options)}
	if d := sec.Options.Values.ShakenFirst; d > 0 {
		var list []swiss.Player
		for _, p := range s.Players(sec.ID) {
			if p.TPN > 0 {
				list = append(list, swiss.Player{TPN: p.TPN, Rating: p.Rating})
			}
		}
		slices.SortFunc(list, func(a, b swiss.Player) int { return cmp.Compare(a.TPN, b.TPN) })
		k.First = keizer.Shaken(list, d, lot.Lot(sec.ColorSeed, lotShaken))
	}
	if sec.Options.Values.Colors {
		k.Before = map[swiss.TPN]int{}
		for _, p := range s.Players(sec.ID) {
			k.Before[p.TPN] = p.Before.White - p.Before.Black
		}
	}
	return k
}

// lotShaken is the lot of a shaken first round, counted from the seed of the initial colour.
const lotShaken = 1

// withoutAway returns t with the rounds up to last before a player joined and after he withdrew left empty: Keizer tells
// them from announced absences.
func withoutAway(s journal.State, id journal.SectionID, t *swiss.Tournament, last int) (*swiss.Tournament, error) {
	d := t.Draft()
	for i := range d.Players {
		p, ok := s.PlayerByTPN(id, d.Players[i].TPN)
		if !ok {
			continue
		}
		for r := range d.Players[i].Rounds {
			e := &d.Players[i].Rounds[r]
			if r < last && e.Outcome.IsRequestedAbsence() && (!p.HasEntered(r+1) || p.IsOut(r+1)) {
				*e = swiss.Entry{}
			}
		}
	}
	return swiss.NewTournament(d)
}

// KeizerTable returns the standing of a Keizer section after rounds rounds, and the event it was computed from.
func KeizerTable(s journal.State, id journal.SectionID, rounds int) (*keizer.Standing, *swiss.Tournament, error) {
	t, err := s.Tournament(id, rounds)
	if err != nil {
		return nil, nil, err
	}
	if t, err = withoutAway(s, id, t, rounds); err != nil {
		return nil, nil, err
	}
	sec, _ := s.Section(id)
	table, err := keizerSystem(s, sec).FinalPlaces(t, rounds)
	return table, t, err
}

// KeizerParts returns where the Keizer points of tpn come from, by the values of table.
func KeizerParts(s journal.State, id journal.SectionID, t *swiss.Tournament, rounds int, table *keizer.Standing, tpn swiss.TPN) ([]keizer.Part, error) {
	sec, _ := s.Section(id)
	return keizerSystem(s, sec).Explain(t, rounds, table, tpn)
}

// Settled returns a round robin as its standings see it (C.05): the results of who left before half of his games count
// for nobody; of others the missing games are forfeited. Of a final t has the games that it carries.
func Settled(s journal.State, id journal.SectionID, t *swiss.Tournament) (*swiss.Tournament, []berger.Verdict, error) {
	sec, _ := s.Section(id)
	var gone []swiss.TPN
	for _, p := range s.Players(id) {
		if p.IsWithdrawn() && p.TPN > 0 {
			gone = append(gone, p.TPN)
		}
	}
	if !sec.IsRoundRobin() || len(gone) == 0 {
		return t, nil, nil
	}
	if carried := carriedGroups(s, id); carried != nil {
		return berger.Settle(t, append(carriedRounds(s, id), finalGroup(sec, carried).Schedule()...), gone)
	}
	return Table(sec.SectionConfig).Settle(t, gone)
}

// carriedRounds are the games of an earlier stage that count in a section, as the rounds of [journal.State.WithCarried].
func carriedRounds(s journal.State, id journal.SectionID) (rounds [][]swiss.Pair) {
	last := 0
	for _, g := range s.CarriedGames(id) {
		if g.Round != last {
			rounds, last = append(rounds, nil), g.Round
		}
		pair := swiss.Pair{White: tpnOf(s, g.White), Black: tpnOf(s, g.Black)}
		rounds[len(rounds)-1] = append(rounds[len(rounds)-1], pair)
	}
	return rounds
}

// KeizerAwards are the shares of o, in the order of [journal.KeizerFields].
func KeizerAwards(o keizer.Options) []keizer.Award {
	if o.Gone == 0 {
		o.Gone = keizer.Unit
	}
	return []keizer.Award{o.Win, o.Draw, o.Loss, o.ForfeitWin, o.Bye, o.Club, o.Excused, o.Unexcused, o.Late, o.Own, {Share: o.Gone}}
}

// KeizerGames is how many of them are shares of the opponent's value; those after are of the own one, the last of neither.
const KeizerGames = 4

// ShareKey writes a share as the journal does: "1/3", "35%"; "=" for fixed points.
func ShareKey(a keizer.Award) string {
	if a.IsFixed {
		return "="
	}
	over, under := int(a.Share), int(keizer.Unit)
	switch {
	case over%under == 0:
		return strconv.Itoa(over / under)
	case over%6 == 0 && over%60 != 0 && over%50 != 0 && over%75 != 0:
		return strconv.Itoa(over/6) + "%"
	}
	x, y := over, under
	for y != 0 {
		x, y = y, x%y
	}
	return strconv.Itoa(over/x) + "/" + strconv.Itoa(under/x)
}
