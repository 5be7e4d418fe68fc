package prizes

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// usualTeam is how many players of a school count at first where a prize goes to schools.
const usualTeam = 4

// form edits one prize.
func form(v *view.V, m page, d editDialog) app.UI {
	p := d.Prize
	set := func(field string) string {
		return v.In("prize-"+field, func(s string) session.Msg { return setField{Field: field, Value: s} })
	}
	number := func(field string, label i18n.Text) app.UI {
		f := view.Field{ID: "prize-" + field, Label: v.T(label), Value: d.Typed[field], Numeric: true, Max: 4, In: set(field)}
		if slices.Contains(d.Faults, field) {
			f.Error = v.T(textPrizeNoNumber)
		}
		return v.Field(f)
	}
	team := "0"
	if p.Team > 0 {
		team = strconv.Itoa(p.Team)
	}
	teamKey := strconv.Itoa(cmp.Or(p.Team, usualTeam))
	sex := func(s swiss.Sex) string { return strconv.Itoa(int(s)) }
	body := []app.UI{view.Refused(v, m.Session),
		v.Field(view.Field{ID: "prize-name", Label: v.T(textPrizeName), Help: v.T(textPrizeNameHelp), Value: p.Name, Max: journal.MaxName, In: set("name")})}
	if sec := m.Section(); regulation.SystemOf(sec.System).Teams {
		body = append(body, boardChoice(v, p, sec.Boards(), set("board")))
		if p.Board != 0 {
			body = append(body, stepper(v, "minGames", textPrizeGames, p.MinGames, 0, sec.Rounds))
		}
	} else {
		body = append(body, v.Seg("prize-team", v.T(textPrizeFor), team, set("team"), []view.Option{{Key: "0", Text: v.T(textPrizePlayers)}, {Key: teamKey, Text: v.T(m.Kin(textPrizeSchools))}}))
	}
	if p.Team > 0 {
		body = append(body, stepper(v, "team", textPrizeBest, p.Team, 2, journal.MaxTeam))
		if sec := m.Section(); len(m.Event.Ahead.Sections()) > 1 {
			body = append(body, v.Seg("prize-whole", v.T(textPrizeWhole), strconv.FormatBool(p.Whole), set("whole"),
				[]view.Option{{Key: "false", Text: sec.Name}, {Key: "true", Text: v.T(i18n.AllSections)}}))
		}
	}
	body = append(body, stepper(v, "places", textPrizePlaces, p.Places, 1, journal.MaxPlaces))
	if p.Places >= 3 {
		body = append(body, v.Check("prize-twoThirds", v.T(i18n.PrizeTwoThirds), set("twoThirds"), p.TwoThirds))
	}
	if p.Board == 0 { // equal players of a board share the place in any case
		body = append(body, v.Check("prize-shared", v.T(textPrizeShared), set("shared"), p.Shared))
	}
	body = append(body, moneyFields(v, d, set)...)
	body = append(body, v.Check("prize-medals", v.T(textPrizeMedals), set("medals"), p.Medals),
		v.Seg("prize-sex", v.T(i18n.FieldSex), sex(p.Sex), set("sex"), []view.Option{{Key: "0", Text: v.T(textPrizeAnySex)},
			{Key: sex(swiss.Male), Text: v.T(i18n.FieldMale)}, {Key: sex(swiss.Female), Text: v.T(i18n.FieldFemale)}}),
		app.Div().Class("fields").Body(number("bornFrom", textPrizeBornFrom), number("bornTo", textPrizeBornTo),
			number("ratingFrom", textPrizeRateFrom), number("ratingTo", textPrizeRateTo)),
		v.Field(view.Field{ID: "prize-club", Label: v.T(m.Kin(textPrizeClub)), Value: p.Club, Max: journal.MaxName, In: set("club")}))
	var foot []app.UI
	if d.I >= 0 {
		foot = append(foot, v.Button(view.Button{Text: v.T(textPrizeDrop), Icon: "trash", Class: "btn--bad", ID: "prize-drop", Act: v.Act("prize-drop", savePrize{Drop: true})}))
	}
	foot = append(foot, v.Button(view.Button{Text: v.T(i18n.PlayerSave), Class: "btn--go", ID: "prize-save", Act: v.Act("prize-save", savePrize{})}))
	return v.Sheet(view.Sheet{Title: v.T(textPrizeForm), Close: v.Act("close-sheet", session.CloseDialog{}), Body: []app.UI{app.Form().Class("form").Body(body...)}, Foot: foot})
}

// moneyFields ask for the money of each place, where there is any, and for the currency of the section.
func moneyFields(v *view.V, d editDialog, set func(string) string) []app.UI {
	fields := []app.UI{v.Check("prize-paid", v.T(textPrizePaid), set("paid"), d.Paid)}
	if !d.Paid {
		return fields
	}
	list := []app.UI{v.Field(view.Field{ID: "prize-currency", Label: v.T(textPrizeCurrency), Help: v.T(textPrizeCurrencyAs), Value: d.Currency, Max: journal.MaxCurrency, In: set("currency")})}
	for place := 1; place <= d.Prize.Places; place++ {
		key := moneyKey(place)
		f := view.Field{ID: "prize-" + key, Label: v.T(textPrizeMoneyOf, v.Int(place)), Value: d.Typed[key], Numeric: true, Max: 20, In: set(key)}
		if slices.Contains(d.Faults, key) {
			f.Error = v.T(textPrizeNoMoney)
		}
		list = append(list, v.Field(f))
	}
	return append(fields, app.Div().Class("fields").Body(list...))
}

// boardChoice says whether a prize of a team event is for the teams, for the players of a board, or for reserves.
func boardChoice(v *view.V, p journal.Prize, boards int, in string) app.UI {
	option := func(board int, text string) app.UI {
		return app.Option().Value(strconv.Itoa(board)).Selected(board == p.Board).Text(text)
	}
	options := []app.UI{option(0, v.T(textPrizeTeams))}
	for b := 1; b <= boards; b++ {
		options = append(options, option(b, v.T(i18n.EchoBoard, v.Int(b))))
	}
	options = append(options, option(journal.Reserves, v.T(i18n.Reserves)))
	return app.Div().Class("field").Body(app.Label().For("prize-board").Text(v.T(textPrizeFor)),
		app.Select().ID("prize-board").Class("input").DataSet("in", in).Body(options...))
}

func stepper(v *view.V, field string, label i18n.Text, n, least, most int) app.UI {
	return v.Stepper(view.Stepper{ID: "prize-" + field + "-n", Label: v.T(label), Value: n, Least: least, Most: most,
		To: func(n int) session.Msg { return setField{Field: field, Value: strconv.Itoa(n)} }})
}

// draw is the public act: who draws in which order, the seed, then the result.
func draw(v *view.V, m page, d lotDialog) app.UI {
	names := func(ids []journal.PlayerID, done bool) app.UI {
		items := make([]app.UI, len(ids))
		for i, id := range ids {
			who, _ := m.Event.Kept.Player(id)
			n := int(who.TPN)
			if done {
				n = i + 1
			}
			items[i] = app.Li().Body(app.B().Class("num").Text(v.Int(n)), app.Span().Body(app.B().Text(m.Name(who)), app.Span().Class("under").Text(who.Club)))
		}
		list := app.Ol().Class("lots").Body(items...)
		if done {
			list = list.Class("lots--done")
		}
		return list
	}
	if drawn, ok := m.lotDrawn(d); ok {
		return v.Sheet(view.Sheet{Title: v.T(textLotDone), Close: v.Act("close-sheet", session.CloseDialog{}),
			Body: []app.UI{names(drawn, true), app.P().Class("mute").Text(v.T(textLotSeed) + " " + d.Seed)},
			Foot: []app.UI{v.Button(view.Button{Text: v.T(i18n.Close), Class: "btn--go btn--main", ID: "lot-close", Act: v.Act("lot-close", session.CloseDialog{})})}})
	}
	seed := view.Field{ID: "seed", Label: v.T(textLotSeed), Help: v.T(textLotSeedAs), Value: d.Seed, Numeric: true, Max: 30,
		In: v.In("seed", func(s string) session.Msg { return lotSeed{Text: s} })}
	if d.Bad {
		seed.Error = v.T(textLotBad)
	}
	return v.Sheet(view.Sheet{Title: v.T(textLotTitle), Close: v.Act("close-sheet", session.CloseDialog{}),
		Body: []app.UI{app.P().Text(v.T(textLotAmong)), names(d.Players, false), v.Field(seed), app.P().Class("mute").Text(v.T(textLotLasting))},
		Foot: []app.UI{v.Button(view.Button{Text: v.T(textLotDo), Class: "btn--go btn--main", ID: "lot-draw", Act: v.Act("lot-draw", drawLot{})})}})
}
