package players

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/model"
	"wasit/app/view"
	"wasit/swiss/trf"
)

// RenderImport draws the review of a list: first the box for a text, then its rows.
func RenderImport(v *view.V, m model.Model) app.UI {
	p := view.Page{Focus: true, Rail: true, Bar: view.Bar{Back: &view.Button{Text: v.T(i18n.ImportLeave), Icon: "back", Only: true, Class: "btn--quiet", Href: m.Route.In(model.PagePlayers).Path()}}}
	switch im := m.Import; {
	case m.HasBegun():
		p.Main = []app.UI{app.H1().Text(v.T(i18n.ImportTitle)),
			v.Banner(view.Banner{Kind: "warn", ID: "closed", Title: v.T(i18n.ImportClosed), Text: v.T(i18n.ImportClosedDo)})}
	case im.Err != nil:
		p.Main = broken(v, im)
		p.Act = []app.UI{v.Button(againButton(v, im, "btn--go btn--main"))}
	case im.Reviewed:
		p.Main = review(v, m, im)
		p.Act = reviewActs(v, im)
		p.Sheet = Dialog(v, m)
	default:
		p.Main = box(v, im)
		check := view.Button{Text: v.T(i18n.ImportCheck), After: "next", Class: "btn--main btn--go", ID: "check", Act: v.Act("check", model.ImportRead{})}
		if im.Text == "" {
			check.Blocked = v.T(i18n.ImportNothing)
		}
		p.Act = []app.UI{v.Button(check)}
	}
	return v.EventPage(m, subtitle(v, m.Import), p)
}

// box is where a text is pasted.
func box(v *view.V, im model.Import) []app.UI {
	return []app.UI{
		app.Div().Class("head").Body(app.Div().Body(app.H1().Text(v.T(i18n.ImportTitle)), app.P().Text(v.T(i18n.ImportHelp))),
			app.Div().Class("head__tools").Body(v.Button(view.Button{Text: v.T(i18n.ImportOpen), Icon: "data", ID: "open-file", Act: v.Act("open-file", openFile())}))),
		app.Form().Class("form", "form--wide").Body(
			v.Field(view.Field{ID: "list", Label: v.T(i18n.ImportBox), Help: v.T(i18n.ImportBoxHelp), Rows: 9, Value: im.Text,
				In: v.In("list", func(s string) model.Msg { return model.ImportText{Text: s} })})),
	}
}

// broken says why nothing could be read, with each place.
func broken(v *view.V, im model.Import) []app.UI {
	n, places := model.ImportFault(v.Lang, im.Err)
	parts := []app.UI{app.H1().Text(v.T(i18n.ImportReview)), v.Banner(view.Banner{Kind: n.Kind, Title: n.Title, Text: n.Text, ID: "import-failed"})}
	if len(places) > 0 {
		parts = append(parts, problems(places))
	}
	if len(im.Data) > 0 && !im.Plain {
		parts = append(parts, app.Form().Class("form", "form--under").Body(encoding(v, im)))
	}
	return parts
}

// subtitle names what is read: the file, or the pasted list.
func subtitle(v *view.V, im model.Import) string {
	if im.File != "" {
		return im.File
	}
	return v.T(i18n.ImportTitle)
}

func problems(places []string) app.UI {
	items := make([]app.UI, len(places))
	for i, text := range places {
		items[i] = app.Li().Class("problem").Body(view.Mark("warn", "warn"), app.Span().Text(text))
	}
	return app.Ul().Class("list", "list--under").ID("problems").Body(items...)
}

// again goes back to the box, beside the main act.
func again(v *view.V, im model.Import) app.UI {
	b := againButton(v, im, "")
	b.Short = true
	return v.Button(b)
}

func againButton(v *view.V, im model.Import, class string) view.Button {
	text := i18n.ImportOther
	if im.File == "" {
		text = i18n.ImportAgain
	}
	return view.Button{Text: v.T(text), Icon: "edit", Class: class, ID: "again", Act: v.Act("again", model.ImportAgain{})}
}

func reviewActs(v *view.V, im model.Import) []app.UI {
	if im.TRF != nil && im.TRF.Whole {
		return []app.UI{again(v, im), v.Button(view.Button{Text: v.T(i18n.TakeDo), After: "next", Class: "btn--main btn--go", ID: "take-over-file", Act: v.Act("take-over-file", model.TakeOverFile{})})}
	}
	return []app.UI{again(v, im), v.Button(enter(v, im, i18n.ImportEnter))}
}

// enter is the main act of a review: the rows without open questions enter.
func enter(v *view.V, im model.Import, text i18n.Plural) view.Button {
	c := im.Count()
	b := view.Button{Text: v.N(text, c.Ready), After: "next", Class: "btn--main btn--go", ID: "enter", Act: v.Act("enter", model.ImportEnter{})}
	if c.Ready == 0 {
		b.Blocked = v.T(i18n.ImportAnswer)
	}
	return b
}

// review shows what was understood.
func review(v *view.V, m model.Model, im model.Import) []app.UI {
	c := im.Count()
	text := i18n.ImportAllClear
	if c.Open > 0 {
		text = i18n.ImportTriangle
	}
	parts := []app.UI{app.Div().Class("head").Body(app.Div().Body(app.H1().ID("review").Text(v.N(i18n.ImportNames, c.Ready+c.Open)), app.P().Text(v.T(text)))), sum(v, c), parted(v, m, im)}
	if d := m.Event.Ahead.Event().Deadline; im.Late {
		parts = append(parts, v.Banner(view.Banner{Kind: "info", ID: "deadline-past", Title: v.T(i18n.DeadlinePast, v.Date(d.Year, d.Month, d.Day)), Text: v.T(i18n.DeadlinePastText)}))
	}
	if im.TRF != nil {
		title := im.TRF.Document.Name
		if title == "" {
			title = v.T(i18n.TakeTitle)
		}
		parts = append(parts, takeover(v, im.TRF, title))
	}
	if len(im.Warnings) > 0 {
		parts = append(parts, warnings(v, im.Warnings))
	}
	if n := len(m.Known()); n > 1 {
		parts = append(parts, v.Banner(view.Banner{Kind: "info", ID: "known", Title: v.N(i18n.ImportKnown, n), Text: v.T(i18n.ImportKnownText),
			Button: &view.Button{Text: v.T(i18n.ImportKnownDo), ID: "skip-known", Act: v.Act("skip-known", model.SkipKnown{})}}))
	}
	if im.Map.Unsure && !im.Chat {
		parts = append(parts, v.Banner(view.Banner{Kind: "warn", ID: "unsure", Title: v.T(i18n.ReadUnsure), Text: v.T(i18n.ReadUnsureText),
			Button: &view.Button{Text: v.T(i18n.AnswerYes), ID: "sure", Act: v.Act("sure", model.ImportSure{})}}))
	}
	parts = append(parts, reading(v, im))
	return append(parts, rows(v, m, im)...)
}

func warnings(v *view.V, list []trf.Problem) app.UI {
	return app.Details().Class("fold").ID("warnings").Body(
		app.Summary().Text(v.N(i18n.FileWarnings, len(list))), problems(model.Problems(v.Lang, list)))
}

func sum(v *view.V, c model.Count) app.UI {
	cell := func(id string, n int, t i18n.Text) app.UI {
		return app.Span().ID("sum-"+id).Body(app.B().Class("num").Text(v.Int(n)), app.Text(v.T(t)))
	}
	body := []app.UI{cell("ready", c.Ready, i18n.ImportReady), cell("open", c.Open, i18n.ImportOpenN)}
	if c.Skipped > 0 {
		body = append(body, cell("skipped", c.Skipped, i18n.ImportSkipped))
	}
	if c.Male+c.Female > 0 {
		body = append(body, cell("male", c.Male, i18n.ImportMale), cell("female", c.Female, i18n.ImportFemale))
	}
	return app.Div().Class("tally").ID("sum").Attr("role", "group").Aria("label", v.T(i18n.ImportSum)).Body(body...)
}

// takeover asks what to take of a tournament report.
func takeover(v *view.V, t *model.Takeover, title string) app.UI {
	body := []app.UI{app.H2().Text(title)}
	if !t.Possible {
		if t.Why != model.TakeoverNothing {
			body = append(body, v.Banner(view.Banner{Kind: "info", ID: "take-not", Title: v.T(i18n.TakeNot), Text: v.T(takeoverWhy[t.Why])}))
		}
		return app.Section().Class("sec", "stack").Body(body...)
	}
	what := "players"
	if t.Whole {
		what = "whole"
	}
	body = append(body, v.Choices("take", v.T(i18n.TakeWhat), what, v.In("take", func(s string) model.Msg { return model.TakeWhole{On: s == "whole"} }), []view.Option{
		{Key: "whole", Text: v.T(i18n.TakeAll), Under: v.T(i18n.TakeAllAs, v.Int(t.Played))},
		{Key: "players", Text: v.T(i18n.TakePlayers), Under: v.T(i18n.TakePlayerAs)}}))
	if t.Whole {
		down := ""
		if t.Rounds > t.Played {
			down = v.Act("take-fewer", model.TakeRounds{By: -1})
		}
		body = append(body, v.Stepper(view.Stepper{ID: "take-rounds", Label: v.T(i18n.TakeRounds), Help: v.N(i18n.TakeRoundsAs, t.Played),
			Less: v.T(i18n.WizardFewer), More: v.T(i18n.WizardMore), Value: t.Rounds, Down: down, Up: v.Act("take-more", model.TakeRounds{By: 1})}))
		if len(t.Gone) > 0 && t.Rounds > t.Played {
			body = append(body, v.Seg("take-left", v.N(i18n.TakeGone, len(t.Gone)), strconv.FormatBool(t.Left),
				v.In("take-left", func(s string) model.Msg { return model.TakeLeft{On: s == "true"} }),
				[]view.Option{{Key: "true", Text: v.T(i18n.TakeGoneLeft)}, {Key: "false", Text: v.T(i18n.TakeGoneBack)}}), names(v, t))
		}
	}
	return app.Section().Class("sec", "stack").ID("takeover").Body(body...)
}

func names(v *view.V, t *model.Takeover) app.UI {
	const most = 12
	list := make([]string, 0, most)
	for _, tpn := range t.Gone[:min(most, len(t.Gone))] {
		list = append(list, t.Event.Player(tpn).Name)
	}
	text := v.JoinComma(list)
	if more := len(t.Gone) - most; more > 0 {
		text += " " + v.N(i18n.FileMore, more)
	}
	return app.P().Class("mute").Text(text)
}

var takeoverWhy = map[model.TakeoverFault]i18n.Text{model.TakeoverTaken: i18n.TakeTaken, model.TakeoverTeams: i18n.TakeTeams,
	model.TakeoverVirtual: i18n.TakeVirtual, model.TakeoverAward: i18n.TakeAward, model.TakeoverResult: i18n.TakeResult,
	model.TakeoverLimits: i18n.TakeLimits, model.TakeoverNothing: i18n.TakeNothing}
