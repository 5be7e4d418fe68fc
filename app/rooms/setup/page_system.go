package setup

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// system draws the choice of a pairing system, one sentence each, and the few settings of the one chosen.
func system(v *view.V, c regulation.SystemChoice, n int) []app.UI {
	var usual, rare []view.Option
	open := false
	for i, s := range regulation.Systems {
		o := view.Option{Key: s.Code, Text: v.T(s.Name), Under: v.T(s.About)}
		if i < regulation.UsualSystems {
			usual = append(usual, o)
		} else {
			rare, open = append(rare, o), open || s.Code == c.Code
		}
	}
	body := []app.UI{v.Choices("system", v.T(textSystemChoose), c.Code, set(v, "system"), usual),
		app.Details().ID("rare").Open(open).Body(app.Summary().Text(v.T(textSystemRare)), v.Choices("system", v.T(textSystemRare), c.Code, set(v, "system"), rare))}
	switch c.Code {
	case journal.Dubov, journal.Burstein, journal.Lim, journal.DoubleSwiss, journal.Team:
		body = append(body, app.P().Class("mute").ID("reading").Text(v.T(textSystemReading)))
	}
	return append(body, settings(v, c, n)...)
}

// suggestion offers a system that suits so few players better; nil where none does.
func suggestion(v *view.V, c regulation.SystemChoice, n int) app.UI {
	code, ok := c.Suggest(n)
	if !ok {
		return nil
	}
	rounds := regulation.SystemChoice{Code: code}.Rounds(n)
	return v.Banner(view.Banner{Kind: "info", ID: "suggest", Title: v.T(textSystemSuggest, v.N(i18n.NPlayers, n), v.N(i18n.WizardRoundsN, rounds)),
		Button: &view.Button{Text: v.T(textSystemSuggestDo), ID: "suggest-do", Act: act(v, "system", code)}})
}

// settings are those of the chosen system.
func settings(v *view.V, c regulation.SystemChoice, n int) []app.UI {
	var body []app.UI
	stepper := func(field string, label i18n.Text, value int) { body = append(body, number(v, field, label, value, 1)) }
	seg := func(field string, label i18n.Text, chosen string, options ...view.Option) {
		body = append(body, v.Seg(field, v.T(label), chosen, set(v, field), options))
	}
	o := c.Options
	switch c.Code {
	case journal.RoundRobin, journal.Groups, journal.Scheveningen:
		if c.Code == journal.Groups {
			stepper("groups", textOptGroups, c.Groups())
		}
		body = append(body, cycles(v, c)...)
	case journal.Knockout:
		stepper("games", i18n.OptGames, c.Games())
		seg("ladder", i18n.OptLadder, or(o.Ladder, "rapid"), view.Option{Key: "rapid", Text: v.T(i18n.OptLadderRapid)},
			view.Option{Key: journal.LadderCup, Text: v.T(i18n.OptLadderCup)}, view.Option{Key: journal.LadderSchool, Text: v.T(i18n.OptLadderSchool)},
			view.Option{Key: journal.LadderNoClock, Text: v.T(i18n.OptLadderNoClock)})
		body = append(body, v.Switch("third", v.T(i18n.OptThird), set(v, "third"), !o.SharedThird), v.Switch("drawn", v.T(i18n.OptDrawn), set(v, "drawn"), o.Drawn))
		if o.Drawn {
			body = append(body, v.Switch("apart", v.T(i18n.OptApart), set(v, "apart"), o.Apart))
		}
	case journal.Keizer:
		seg("keizer", textOptKeizer, or(o.Keizer, "wasit"), view.Option{Key: "wasit", Text: v.T(textOptKeizerWasit)},
			view.Option{Key: journal.KeizerClubs, Text: v.T(textOptKeizerClubs)}, view.Option{Key: journal.KeizerSixths, Text: v.T(textOptKeizerSixths)})
		stepper("gap", textOptGap, c.Gap())
		body = append(body, keizerMore(v, c))
	case journal.Team:
		body = append(body, teams(v, c)...)
	default:
		body = append(body, v.Switch("baku", v.T(i18n.OptBaku), set(v, "baku"), o.Baku))
	}
	if rounds := c.Rounds(n); rounds > journal.MaxRounds {
		body = append(body, v.Banner(view.Banner{Kind: "warn", ID: "too-many", Title: v.T(textSystemTooMany, v.N(i18n.NPlayers, n), v.N(i18n.WizardRoundsN, rounds), v.Int(journal.MaxRounds))}))
	} else if rounds > 0 {
		body = append(body, app.P().ID("system-rounds").Text(v.T(textSystemRoundsFor, v.N(i18n.NPlayers, n), v.N(i18n.WizardRoundsN, rounds))))
	}
	return body
}

// teams are the settings of an event of teams: how they are paired, and what a match is worth.
func teams(v *view.V, c regulation.SystemChoice) []app.UI {
	o := c.Options
	seg := func(field string, label i18n.Text, chosen string, options ...view.Option) app.UI {
		return v.Seg(field, v.T(label), chosen, set(v, field), options)
	}
	body := []app.UI{
		seg("table", textOptTeamPairing, teamPairing(o), view.Option{Key: "false", Text: v.T(textOptTeamSwiss)}, view.Option{Key: "true", Text: v.T(textOptTeamTable)},
			view.Option{Key: "cup", Text: v.T(textOptTeamCup)}),
		number(v, "boards", i18n.OptBoards, c.Boards(), 1)}
	if o.Cup {
		return append(append(body, teamCup(v, c)...), app.P().Class("mute").Text(v.T(textTeamHint)))
	}
	if o.Table {
		body = append(body, cycles(v, c)...)
	}
	body = append(body,
		seg("match-win", textOptMatch, strconv.Itoa(regulation.OrDefault(o.MatchWin, 2)), view.Option{Key: "2", Text: "2 – 1 – 0"}, view.Option{Key: "3", Text: "3 – 1 – 0"}),
		seg("game-first", textOptFirst, strconv.FormatBool(o.GameFirst), view.Option{Key: "false", Text: v.T(textOptMatchFirst)}, view.Option{Key: "true", Text: v.T(textOptGameFirst)}))
	if !o.Table {
		body = append(body, seg("wishes", textOptWishes, or(o.Wishes, "A"), view.Option{Key: "A", Text: v.T(textOptWishesA)},
			view.Option{Key: journal.TeamTypeB, Text: v.T(textOptWishesB)}, view.Option{Key: journal.TeamNoWishes, Text: v.T(textOptWishesNone)}))
	}
	if c.CanAccelerate() {
		body = append(body, v.Switch("baku", v.T(i18n.OptBaku), set(v, "baku"), o.Baku))
	}
	return append(body, app.P().Class("mute").Text(v.T(textTeamHint)))
}

// teamPairing is how teams are paired, as the form asks for it.
func teamPairing(o journal.SystemOptions) string {
	if o.Cup {
		return "cup"
	}
	return strconv.FormatBool(o.Table)
}

// teamCup are the settings of a knock-out of teams: what decides a drawn match, third place and the draw.
func teamCup(v *view.V, c regulation.SystemChoice) []app.UI {
	o := c.Options
	ties := []view.Option{{Key: "usual", Text: v.T(i18n.MatchTies[""])}}
	for _, key := range []string{journal.TieCountLot, journal.TiePlayOff, journal.TieLot} {
		ties = append(ties, view.Option{Key: key, Text: v.T(i18n.MatchTies[key])})
	}
	body := []app.UI{v.Choices("match-tie", v.T(i18n.OptMatchTie), or(o.MatchTie, "usual"), set(v, "match-tie"), ties)}
	if c.HasMatchPlayOff() {
		var rates []view.Option
		for _, rate := range journal.PlayOffRates {
			rates = append(rates, view.Option{Key: or(rate, "usual"), Text: regulation.PlayOffRate(journal.SystemOptions{PlayOff: rate})})
		}
		body = append(body, v.Seg("play-off", v.T(i18n.OptPlayOff), or(o.PlayOff, "usual"), set(v, "play-off"), rates))
	}
	return append(body, v.Switch("third", v.T(i18n.OptThird), set(v, "third"), !o.SharedThird), v.Switch("drawn", v.T(i18n.OptDrawn), set(v, "drawn"), o.Drawn))
}

// cycles asks how often all meet, and where they meet again whether the last two rounds of a cycle are exchanged.
func cycles(v *view.V, c regulation.SystemChoice) []app.UI {
	body := []app.UI{v.Seg("cycles", v.T(textOptCycles), strconv.Itoa(c.Cycles()), set(v, "cycles"), []view.Option{{Key: "1", Text: v.T(textOptOnce)}, {Key: "2", Text: v.T(textOptTwice)},
		{Key: "3", Text: "3 ×"}, {Key: "4", Text: "4 ×"}})}
	if c.CanKeepOrder() {
		body = append(body, v.Switch("exchange", v.T(textOptExchange), set(v, "exchange"), !c.Options.KeepOrder))
	}
	return body
}

// number asks for one of the numbers of a system.
func number(v *view.V, field string, label i18n.Text, value, step int) app.UI {
	limits := regulation.NumberLimits[field]
	return v.Stepper(view.Stepper{ID: field, Label: v.T(label), Value: value, Least: limits.Least, Most: limits.Most, Step: step,
		To: func(n int) session.Msg { return wizardSet{Field: field, Value: strconv.Itoa(n)} }})
}

func or(text, usual string) string {
	if text == "" {
		return usual
	}
	return text
}
