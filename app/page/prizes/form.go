package prizes

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/model"
	"wasit/app/page/players"
	"wasit/app/view"
	"wasit/swiss"
)

// usualTeam is how many players of a school count at first where a prize goes to schools.
const usualTeam = 4

// form edits one prize.
func form(v *view.V, m model.Model, d model.PrizeDialog) app.UI {
	p := d.Prize
	set := func(field string) string {
		return v.In("prize-"+field, func(s string) model.Msg { return model.PrizeSet{Field: field, Value: s} })
	}
	number := func(field string, label i18n.Text) app.UI {
		f := view.Field{ID: "prize-" + field, Label: v.T(label), Value: d.Typed[field], Numeric: true, Max: 4, In: set(field)}
		if slices.Contains(d.Faults, field) {
			f.Error = v.T(i18n.PrizeNoNumber)
		}
		return v.Field(f)
	}
	team := "0"
	if p.Team > 0 {
		team = strconv.Itoa(p.Team)
	}
	teamKey := strconv.Itoa(cmp.Or(p.Team, usualTeam))
	sex := func(s swiss.Sex) string { return strconv.Itoa(int(s)) }
	body := []app.UI{players.Refused(v, m),
		v.Field(view.Field{ID: "prize-name", Label: v.T(i18n.PrizeName), Help: v.T(i18n.PrizeNameHelp), Value: p.Name, Max: journal.MaxName, In: set("name")}),
		v.Seg("prize-team", v.T(i18n.PrizeFor), team, set("team"), []view.Option{{Key: "0", Text: v.T(i18n.PrizePlayers)}, {Key: teamKey, Text: v.T(i18n.PrizeSchools)}})}
	if p.Team > 0 {
		body = append(body, stepper(v, "team", i18n.PrizeBest, p.Team, 2, journal.MaxTeam))
	}
	body = append(body, stepper(v, "places", i18n.PrizePlaces, p.Places, 1, journal.MaxPlaces))
	if p.Places >= 3 {
		body = append(body, v.Check("prize-twoThirds", v.T(i18n.PrizeTwoThirds), set("twoThirds"), p.TwoThirds))
	}
	body = append(body, v.Check("prize-shared", v.T(i18n.PrizeShared), set("shared"), p.Shared), v.Check("prize-medals", v.T(i18n.PrizeMedals), set("medals"), p.Medals),
		v.Seg("prize-sex", v.T(i18n.FieldSex), sex(p.Sex), set("sex"), []view.Option{{Key: "0", Text: v.T(i18n.PrizeAnySex)},
			{Key: sex(swiss.Male), Text: v.T(i18n.FieldMale)}, {Key: sex(swiss.Female), Text: v.T(i18n.FieldFemale)}}),
		app.Div().Class("fields").Body(number("bornFrom", i18n.PrizeBornFrom), number("bornTo", i18n.PrizeBornTo),
			number("ratingFrom", i18n.PrizeRateFrom), number("ratingTo", i18n.PrizeRateTo)),
		v.Field(view.Field{ID: "prize-club", Label: v.T(i18n.PrizeClub), Value: p.Club, Max: journal.MaxName, In: set("club")}))
	var foot []app.UI
	if d.I >= 0 {
		foot = append(foot, v.Button(view.Button{Text: v.T(i18n.PrizeDrop), Icon: "trash", Class: "btn--bad", ID: "prize-drop", Act: v.Act("prize-drop", model.SavePrize{Drop: true})}))
	}
	foot = append(foot, v.Button(view.Button{Text: v.T(i18n.PlayerSave), Class: "btn--go", ID: "prize-save", Act: v.Act("prize-save", model.SavePrize{})}))
	return v.Sheet(view.Sheet{Title: v.T(i18n.PrizeForm), Close: v.Act("close-sheet", model.CloseDialog{}), Body: []app.UI{app.Form().Class("form").Body(body...)}, Foot: foot})
}

func stepper(v *view.V, field string, label i18n.Text, n, least, most int) app.UI {
	s := view.Stepper{ID: "prize-" + field + "-n", Label: v.T(label), Value: n, Less: v.T(i18n.OptLess), More: v.T(i18n.OptMore)}
	if n > least {
		s.Down = v.Act("prize-"+field+"-down", model.PrizeSet{Field: field, Value: strconv.Itoa(n - 1)})
	}
	if n < most {
		s.Up = v.Act("prize-"+field+"-up", model.PrizeSet{Field: field, Value: strconv.Itoa(n + 1)})
	}
	return v.Stepper(s)
}

// draw is the public act: who draws in which order, the seed, then the result.
func draw(v *view.V, m model.Model, d model.LotDialog) app.UI {
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
	if drawn, ok := m.LotDrawn(d); ok {
		return v.Sheet(view.Sheet{Title: v.T(i18n.LotDone), Close: v.Act("close-sheet", model.CloseDialog{}),
			Body: []app.UI{names(drawn, true), app.P().Class("mute").Text(v.T(i18n.LotSeed) + " " + d.Seed)},
			Foot: []app.UI{v.Button(view.Button{Text: v.T(i18n.Close), Class: "btn--go btn--main", ID: "lot-close", Act: v.Act("lot-close", model.CloseDialog{})})}})
	}
	seed := view.Field{ID: "seed", Label: v.T(i18n.LotSeed), Help: v.T(i18n.LotSeedAs), Value: d.Seed, Numeric: true, Max: 30,
		In: v.In("seed", func(s string) model.Msg { return model.LotSeed{Text: s} })}
	if d.Bad {
		seed.Error = v.T(i18n.LotBad)
	}
	return v.Sheet(view.Sheet{Title: v.T(i18n.LotTitle), Close: v.Act("close-sheet", model.CloseDialog{}),
		Body: []app.UI{app.P().Text(v.T(i18n.LotAmong)), names(d.Players, false), v.Field(seed), app.P().Class("mute").Text(v.T(i18n.LotLasting))},
		Foot: []app.UI{v.Button(view.Button{Text: v.T(i18n.LotDo), Class: "btn--go btn--main", ID: "lot-draw", Act: v.Act("lot-draw", model.DrawLot{})})}})
}
