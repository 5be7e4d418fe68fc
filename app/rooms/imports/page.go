package imports

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/swiss/trf"
)

// RenderImport draws the review of a list: first the box for a text, then its rows.
func RenderImport(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	p := view.Page{Focus: true, Rail: true, Bar: view.Bar{Back: &view.Button{Text: v.T(textImportLeave), Icon: "back", Only: true, Class: "btn--quiet", Href: m.Route.In(session.PagePlayers).Path()}}}
	switch im := m.Model; {
	case m.HasBegun():
		p.Main = []app.UI{app.H1().Text(v.T(textImportTitle)),
			v.Banner(view.Banner{Kind: "info", ID: "closed", Title: v.T(textImportClosed), Text: v.T(textImportClosedDo),
				Button: &view.Button{Text: v.T(textImportClosedGo), After: "next", Class: "btn--go", ID: "to-players", Href: m.Route.In(session.PagePlayers).Path()}})}
	case im.Err != nil:
		p.Main = broken(v, im)
		p.Act = []app.UI{v.Button(againButton(v, im, "btn--go btn--main"))}
	case im.Reviewed:
		p.Main, p.Flush, p.Rail, p.Look = review(v, m), true, false, "rev"
		if im.Chosen > 0 || im.Source {
			p.Look = "rev-src"
		}
		p.Act = reviewActs(v, m)
	default:
		p.Main = box(v, im)
		check := view.Button{Text: v.T(textImportCheck), After: "next", Class: "btn--main btn--go", ID: "check", Act: v.Act("check", importRead{})}
		if im.Text == "" {
			check.Blocked = v.T(textImportNothing)
		}
		p.Act = []app.UI{v.Button(check)}
	}
	return v.EventPage(m.Session, subtitle(v, m), p)
}

// box is where a text is pasted.
func box(v *view.V, im Model) []app.UI {
	return []app.UI{
		app.Div().Class("head").Body(app.Div().Body(app.H1().Text(v.T(textImportTitle)), app.P().Text(v.T(textImportHelp))),
			app.Div().Class("head__tools").Body(v.Button(view.Button{Text: v.T(textImportOpen), Icon: "data", ID: "open-file", Act: v.Act("open-file", session.OpenList())}))),
		app.Form().Class("form", "form--wide").Body(
			v.Field(view.Field{ID: "list", Label: v.T(textImportBox), Help: v.T(textImportBoxHelp), Rows: 9, Value: im.Text,
				In: v.In("list", func(s string) session.Msg { return importText{Text: s} })})),
	}
}

// broken says why nothing could be read, with each place.
func broken(v *view.V, im Model) []app.UI {
	n, places := importFault(v.Lang, im.Err)
	banner := view.Banner{Kind: n.Kind, Title: n.Title, Text: n.Text, ID: "import-failed"}
	if n.To != nil {
		banner.Button = &view.Button{Text: n.Way, After: "next", ID: "failed-way", Href: n.To.Path()}
	}
	parts := []app.UI{app.H1().Text(v.T(textImportReview)), v.Banner(banner)}
	if len(places) > 0 {
		parts = append(parts, problems(places))
	}
	if len(im.Sheets) > 1 {
		parts = append(parts, sheet(v, im))
	}
	if len(im.Data) > 0 && !im.Plain {
		parts = append(parts, app.Form().Class("form", "form--under").Body(encoding(v, im)))
	}
	return parts
}

// subtitle names what is read: the file, or the pasted list; of a review, how many players it has.
func subtitle(v *view.V, m page) string {
	text := v.T(textImportTitle)
	if m.File != "" {
		text = m.File
	}
	if c := m.Count(); m.Reviewed && m.Err == nil {
		text += ": " + v.N(i18n.NPlayers, c.Ready+c.Open)
	}
	return text
}

func problems(places []string) app.UI {
	items := make([]app.UI, len(places))
	for i, text := range places {
		items[i] = app.Li().Class("problem").Body(view.Mark("warn", "warn"), app.Span().Text(text))
	}
	return app.Ul().Class("list", "list--under").ID("problems").Body(items...)
}

// again goes back to the box, beside the main act.
func again(v *view.V, im Model) app.UI {
	b := againButton(v, im, "")
	b.Short = true
	return v.Button(b)
}

func againButton(v *view.V, im Model, class string) view.Button {
	text := textImportOther
	if im.File == "" {
		text = textImportAgain
	}
	return view.Button{Text: v.T(text), Icon: "edit", Class: class, ID: "again", Act: v.Act("again", importAgain{})}
}

func reviewActs(v *view.V, m page) []app.UI {
	im := m.Model
	if im.TRF != nil && im.TRF.Whole {
		return []app.UI{again(v, im), takeButton(v, im, textTakeDo)}
	}
	look := view.Button{Text: v.T(textSourceOf), Icon: "eye", Short: true, ID: "source", Act: v.Act("source", showSource{true})}
	if im.Chosen > 0 || im.Source {
		look = view.Button{Text: v.N(textAsksCount, len(m.asks())), Icon: "back", Short: true, ID: "to-asks", Act: v.Act("to-asks", showSource{})}
	}
	acts := append([]app.UI{v.Button(look), again(v, im)}, undo(v, im)...)
	return append(acts, v.Button(enter(v, m, textImportEnter)))
}

// takeButton takes all of it over; while its rounds are compared with the engine it says how many are left.
func takeButton(v *view.V, im Model, text i18n.Text) app.UI {
	b := view.Button{Text: v.T(text), After: "next", Class: "btn--main btn--go", ID: "take-over-file", Act: v.Act("take-over-file", takeOverFile{})}
	if left := im.TRF.Checked.Left; len(left) > 0 {
		b.Blocked = v.T(textTakeChecks, v.Int(len(left)))
	}
	return v.Button(b)
}

// undo takes the last change of the review back, beside the main act.
func undo(v *view.V, im Model) []app.UI {
	if len(im.Past) == 0 {
		return nil
	}
	return []app.UI{v.Button(view.Button{Text: v.T(i18n.Undo), Icon: "undo", Short: true, ID: "undo-mend", Act: v.Act("undo-mend", undoMend{})})}
}

// enter is the main act of a review: the rows without open questions enter.
func enter(v *view.V, m page, text i18n.Plural) view.Button {
	c := m.Count()
	b := view.Button{Text: v.N(text, c.Ready), After: "next", Class: "btn--main btn--go", ID: "enter", Act: v.Act("enter", importEnter{})}
	if c.Ready == 0 {
		b.Blocked = v.T(textImportAnswer)
	}
	return b
}

// review shows what was understood: the questions, or the source of a row, beside the table of the players.
func review(v *view.V, m page) []app.UI {
	im := m.Model
	side := rowPart
	if im.Chosen == 0 && !im.Source {
		side = func(v *view.V, m page) app.UI { return asksPart(v, m, notes(v, m)...) }
	}
	extra := []app.UI{talkPart(v, m)}
	if !looksWrong(im) {
		extra = append(extra, reading(v, im))
	}
	return []app.UI{app.Div().Class("f-rev").Body(side(v, m), listPart(v, m, extra...))}
}

// notes are what is to be known or chosen before the questions.
func notes(v *view.V, m page) []app.UI {
	im := m.Model
	var parts []app.UI
	if d := m.Event.Ahead.Event().Deadline; im.Late {
		parts = append(parts, v.Banner(view.Banner{Kind: "info", ID: "deadline-past", Title: v.T(textDeadlinePast, v.Date(d.Year, d.Month, d.Day)), Text: v.T(textDeadlinePastText)}))
	}
	if im.TRF != nil {
		title := im.TRF.Document.Name
		if title == "" {
			title = v.T(textTakeTitle)
		}
		parts = append(parts, takeoverPart(v, im.TRF, title))
	}
	if len(im.Warnings) > 0 {
		parts = append(parts, warnings(v, im.Warnings))
	}
	if len(im.Sheets) > 1 {
		parts = append(parts, sheet(v, im))
	}
	if looksWrong(im) {
		parts = append(parts, reading(v, im))
	}
	return parts
}

func warnings(v *view.V, list []trf.Problem) app.UI {
	return app.Details().Class("fold").ID("warnings").Body(
		app.Summary().Text(v.N(textFileWarnings, len(list))), problems(problemList(v.Lang, list)))
}

// takeoverPart asks what to take of a tournament report.
func takeoverPart(v *view.V, t *takeover, title string) app.UI {
	body := []app.UI{app.H2().Text(title)}
	if !t.Possible {
		if t.Why != federation.FaultNothing {
			body = append(body, v.Banner(view.Banner{Kind: "info", ID: "take-not", Title: v.T(textTakeNot), Text: v.T(takeoverWhy[t.Why])}))
		}
		return app.Section().Class("sec", "stack").Body(body...)
	}
	what := "players"
	if t.Whole {
		what = "whole"
	}
	body = append(body, v.Choices("take", v.T(textTakeWhat), what, v.In("take", func(s string) session.Msg { return takeWhole{On: s == "whole"} }), []view.Option{
		{Key: "whole", Text: v.T(textTakeAll), Under: v.T(textTakeAllAs, v.Int(t.Played))},
		{Key: "players", Text: v.T(textTakePlayers), Under: v.T(textTakePlayerAs)}}))
	if t.Whole {
		body = append(body, v.Stepper(view.Stepper{ID: "take-rounds", Label: v.T(textTakeRounds), Help: v.N(textTakeRoundsAs, t.Played),
			Value: t.Rounds, Least: t.Played, Most: journal.MaxRounds, To: func(n int) session.Msg { return takeRounds{n} }}))
		if len(t.Gone) > 0 && t.Rounds > t.Played {
			body = append(body, v.Seg("take-left", v.N(textTakeGone, len(t.Gone)), strconv.FormatBool(t.Left),
				v.In("take-left", func(s string) session.Msg { return takeLeft{On: s == "true"} }),
				[]view.Option{{Key: "true", Text: v.T(textTakeGoneLeft)}, {Key: "false", Text: v.T(textTakeGoneBack)}}), names(v, t))
		}
	}
	return app.Section().Class("sec", "stack").ID("takeover").Body(body...)
}

func names(v *view.V, t *takeover) app.UI {
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

var takeoverWhy = map[federation.Fault]i18n.Text{federation.FaultTaken: textTakeTaken, federation.FaultTeams: textTakeTeams,
	federation.FaultVirtual: textTakeVirtual, federation.FaultAward: textTakeAward, federation.FaultResult: textTakeResult,
	federation.FaultLimits: textTakeLimits, federation.FaultNothing: textTakeNothing}
