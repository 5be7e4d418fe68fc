package paper

import (
	"cmp"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/sheet"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// texts offers what is sent without paper.
func texts(v *view.V, m page) app.UI {
	var items []app.UI
	for _, x := range m.messages() {
		if x.clubs > 0 {
			items = append(items, app.Button().Type("button").Class("tool").ID(x.key).DataSet("act", v.Act(x.key, openClubTexts{Done: x.done, Families: x.families})).Body(
				view.Icon("chat"), app.Span().Body(app.B().Text(x.title), app.Span().Class("under").Text(v.N(textPrintClubsN, x.clubs)))))
		} else {
			items = append(items, chat(v, m, x.key, x.title, x.text))
		}
	}
	items = append(items, app.A().Class("tool").ID("big-screen").Href(v.Href(m.Route.In(session.PageScreen).Path())).Body(
		view.Icon("screen"), app.Span().Body(app.B().Text(v.T(i18n.WallTitle)), app.Span().Class("under").Text(v.T(i18n.WallUnder)))))
	items = append(items, familyTool(v, m))
	items = append(items, v.Button(view.Button{Text: v.T(textWordTitle), Icon: "edit", Class: "btn--quiet", ID: "edit-texts",
		Act: v.Act("edit-texts", openWording{Of: sheet.WordingClubs, Many: chatWordings})}))
	return app.Section().Class("sec").Aria("label", v.T(textPrintTexts)).Body(
		app.H2().Text(v.T(textPrintTexts)), app.Div().Class("stack").Body(items...))
}

// chat is a text with its two keys.
func chat(v *view.V, m page, key, title, text string) app.UI {
	return app.Div().Class("share").Body(
		view.Icon("chat"),
		app.Span().Body(app.B().Text(title), app.Span().Class("under").Text(v.T(textPrintPlain))),
		app.Span().Class("share__keys").Body(keys(v, m, key, title, text)...))
}

func keys(v *view.V, m page, key, title, text string) []app.UI {
	c := m.copyState(text)
	button := func(id, icon string, word, label i18n.Text, cmd session.Cmd) app.UI {
		return app.Button().Type("button").Class("btn").ID(id).Aria("label", v.T(label, title)).
			DataSet("act", v.Act(id, session.Ask{Cmd: cmd})).Body(view.Icon(icon), app.Text(" "+v.T(word)))
	}
	list := []app.UI{
		button("copy-"+key, c.icon, c.word, i18n.PrintCopyOf, session.CopyText{Text: text}),
		button("share-"+key, "share", textPrintShare, i18n.PrintShareOf, session.ShareText{Title: title, Text: text}),
	}
	if c.help != "" {
		list = append(list, app.Span().Class("field__help").Text(c.help))
	}
	return list
}

// clubs lists the pairings or results of each school with keys to send them.
func clubs(v *view.V, m page, d clubTexts) app.UI {
	title, body := v.T(m.Kin(d.title())), []app.UI{}
	if d.Families {
		title = v.T(i18n.FamilyCodes)
	} else {
		body = append(body, textScope(v, m, d))
	}
	for i, c := range d.Chats {
		body = append(body, app.Section().Class("chat").Body(
			app.H3().Text(c.For),
			app.Pre().Class("chat__text").Text(c.Text),
			app.Div().Class("share__keys").Body(keys(v, m, "club-"+strconv.Itoa(i), c.For, c.Text)...)))
	}
	return v.Sheet(view.Sheet{Title: title, Body: body, Close: v.Act("close", closeTexts{})})
}

// textScope chooses between the texts of all sections and those of the one in hand; nil where there is one.
func textScope(v *view.V, m page, d clubTexts) app.UI {
	if len(m.Event.Kept.Sections()) < 2 {
		return nil
	}
	sec := m.KeptSection()
	key := func(id, text string, own bool) app.UI {
		return app.Button().Type("button").Class("seg__o").ID(id).Aria("pressed", strconv.FormatBool(d.Own == own)).
			DataSet("act", v.Act(id, openClubTexts{Done: d.Done, Own: own})).Text(text)
	}
	return app.Div().Class("seg").Attr("role", "group").Aria("label", v.T(i18n.Sections)).Body(
		key("texts-all", v.T(i18n.AllSections), false), key("texts-own", sec.Name, true))
}

// language chooses that of the paper; the event's own is chosen at first.
func language(v *view.V, m page) app.UI {
	var langs []view.Option
	for _, l := range i18n.All() {
		langs = append(langs, view.Option{Key: l.Tag(), Text: l.Name()})
	}
	return app.Section().Class("sec").Body(v.Seg("paper", v.T(textPrintLang), m.SheetLang.Tag(),
		v.In("paper", func(tag string) session.Msg { return chooseLanguage{Tag: tag} }), langs))
}

// times are the hall's, asked for while the round is played.
func times(v *view.V, m page) app.UI {
	if !m.asksTimes() {
		return nil
	}
	t, known := m.hallTimes(), m.knownTimes()
	field := func(id string, label i18n.Text, value string, in func(string) session.Msg) app.UI {
		f := view.Field{ID: id, Label: v.T(label), Type: "time", Value: value, In: v.In(id, in)}
		if t.Bad() == id {
			f.Error = v.T(i18n.PrintTimeBad)
		}
		return v.Field(f)
	}
	return app.FieldSet().Class("field").Body(app.Legend().Class("legend").Text(v.T(textPrintTimes)),
		app.Div().Class("times").Body(
			field("start", i18n.SheetStart, cmp.Or(t.Start, known.Start), func(s string) session.Msg { return typeTimes{Start: s, Deadline: t.Deadline} }),
			field("deadline", i18n.SheetDeadline, cmp.Or(t.Deadline, known.Deadline), func(s string) session.Msg { return typeTimes{Start: t.Start, Deadline: s} })),
		app.Span().Class("field__help").Text(v.T(textPrintTimesHelp)))
}

// wording edits the organiser's own words for a text.
func wording(v *view.V, d wordingDialog) app.UI {
	f := d.form(v.Lang)
	var body []app.UI
	if len(f.names) > 1 {
		options := make([]view.Option, len(d.Many))
		for i, of := range d.Many {
			options[i] = view.Option{Key: of, Text: f.names[i]}
		}
		body = append(body, v.Seg("wording-of", v.T(textWordWhich), d.Of, v.In("wording-of", func(of string) session.Msg { return openWording{Of: of} }), options))
	}
	body = append(body, v.Field(view.Field{ID: "wording", Label: f.label, Help: f.help, Value: d.Text, Rows: 8,
		Max: journal.MaxText, In: v.In("wording", func(s string) session.Msg { return typeWording{Text: s} })}))
	return v.Sheet(view.Sheet{Title: v.T(textWordTitle), Body: body, Close: v.Act("close", session.CloseDialog{}), Foot: []app.UI{
		v.Button(view.Button{Text: v.T(textWordOwn), Class: "btn--quiet", ID: "wording-own", Act: v.Act("wording-own", saveWording{Own: true})}),
		v.Button(view.Button{Text: v.T(textWordSave), Class: "btn--go", ID: "wording-save", Act: v.Act("wording-save", saveWording{})})}})
}
