package laws

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/books/lawbook"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/rules"
	"wasit/rules/incident"
)

// judging lists what can have happened, or rules on what has.
func judging(v *view.V, b *lawbook.Book, m page) []app.UI {
	if m.Tool.Kind == "" {
		return append([]app.UI{app.H1().Text(v.T(textToolJudge)), app.P().Text(v.T(textJudgeAsk))}, judgeList(v)...)
	}
	a, err := m.Tool.answer()
	if err != nil { // the controls offer only what it reads
		return []app.UI{v.Banner(view.Banner{Kind: "bad", Title: err.Error()})}
	}
	name := phrase.MatterName(v.Lang, m.Tool.Kind)
	out := phrase.OutcomeOf(v.Lang, &a, !m.Tool.Black)
	return []app.UI{app.H1().ID("judged").Text(name), verdict(v, out, ruledBy{a.Edition, a.Articles}, cardsOf(v, m, &a)), judgeFacts(v, m), chosenLaws(v, m.Tool, true),
		grounds(v, b, ruledBy{a.Edition, a.Articles})}
}

func judgeList(v *view.V) (body []app.UI) {
	for _, g := range judgeGroups {
		body = append(body, app.Details().Class("fold").ID("group-"+g.name).Body(app.Summary().Text(v.T(judgeGroupNames[g.name])), kindLinks(v, g.kinds)))
	}
	return body
}

// kindLinks lead to the rulings on what can have happened.
func kindLinks(v *view.V, kinds []incident.Kind) app.UI {
	rows := make([]app.UI, len(kinds))
	for i, kind := range kinds {
		to := session.Route{Page: session.PageLaws, Law: session.LawJudge + "-" + string(kind)}
		rows[i] = app.Li().Body(app.A().Class("hi", "hi--line").ID("judge-"+string(kind)).Href(v.Href(to.Path())).Body(
			app.Span().Class("hi__n").Body(view.Icon("next")), app.B().Text(phrase.MatterName(v.Lang, kind))))
	}
	return app.Ul().Class("his").Body(rows...)
}

// ruledBy are the articles on which a ruling rests, the main one first.
type ruledBy struct {
	edition  string
	articles []string
}

// verdict is what is ruled, in large letters, with what is done below it and by which articles.
func verdict(v *view.V, out phrase.Outcome, by ruledBy, cards app.UI) app.UI {
	body := []app.UI{app.P().Class("ru__t").ID("outcome").Text(out.Title)}
	if cards != nil {
		body = append(body, cards)
	}
	if len(out.Lines) > 0 {
		lines := make([]app.UI, len(out.Lines))
		for i, text := range out.Lines {
			lines[i] = app.Li().Text(text)
		}
		body = append(body, app.Ol().Class("do").ID("todo").Body(lines...))
	}
	if len(by.articles) > 0 {
		links := []app.UI{app.Text(editionName(by.edition) + " · " + v.T(textBookArticle, ""))}
		for i, number := range by.articles {
			if i > 0 {
				links = append(links, app.Text(", "))
			}
			links = append(links, v.Article(older(by.edition), number))
		}
		body = append(body, app.P().Class("la__f").ID("ruled-by").Body(links...))
	}
	if out.Raise != "" {
		body = append(body, app.P().Class("mute").ID("raise").Text(out.Raise))
	}
	return app.Section().Class("ru").Attr("role", "status").Body(body...)
}

func cardsOf(v *view.V, m page, a *incident.Answer) app.UI {
	if a.Cards == 0 {
		return nil
	}
	o := rules.O2SN2013()
	lose := o.CardsToLose.Of(m.Tool.Class)
	return app.Div().Class("ru__c").Body(v.Cards(a.CardsInAll, lose, a.Cards), app.P().Body(
		app.B().Class("num").Text(strconv.Itoa(a.CardsInAll)+" / "+strconv.Itoa(lose)), app.Span().Text(v.N(i18n.ShortCards, a.CardsInAll))))
}

// grounds are the texts of the articles on which a ruling rests: its reason.
func grounds(v *view.V, b *lawbook.Book, by ruledBy) app.UI {
	var list []app.UI
	for _, number := range by.articles {
		text := ""
		found, in := b.ByNumber(number, by.edition)
		if len(found) == 0 {
			found, in = b.ByNumber(number, "")
		}
		for _, i := range found {
			a := &b.Articles[i]
			if own := a.In(in); strings.EqualFold(own, number) || a.Local() {
				text = strings.TrimSpace(text + " " + a.Text)
			}
		}
		if text == "" && len(found) > 0 {
			text = b.Articles[found[0]].Text
		}
		list = append(list, app.P().Class("lp", "lp--why").Body(v.Article(older(by.edition), number), app.Span().Text(text)))
	}
	if len(list) == 0 {
		return app.Div()
	}
	return app.Section().Class("law__a").ID("grounds").Aria("label", v.T(textJudgeWhy)).Body(append([]app.UI{app.H2().Class("laws__h").Text(v.T(textJudgeWhy))}, list...)...)
}

// judgeFacts ask what the ruling hangs on.
func judgeFacts(v *view.V, m page) app.UI {
	t := m.Tool
	by := "arbiter"
	if t.Player {
		by = "player"
	}
	form := []app.UI{}
	for _, name := range incident.FactsOf(t.Kind) {
		if text, ok := factTexts[name]; ok {
			form = append(form, factControl(v, t, name, text))
		}
	}
	if t.Player || t.hangsOn(func(t *Tool) { t.Player = true }) {
		form = append(form, v.Seg("raised", v.T(textJudgeBy), by, v.In("raised", func(s string) session.Msg { return setTool{toolPlayer, s} }),
			[]view.Option{{Key: "arbiter", Text: v.T(textJudgeArbiter)}, {Key: "player", Text: v.T(textJudgePlayer)}}))
	}
	if slices.Contains([]incident.Kind{"both_absent", "colors_reversed", "sheets_at_flag"}, t.Kind) {
		side := "white"
		if t.Black {
			side = "black"
		}
		form = append(form, v.Seg("side", v.T(textJudgeSide), side, v.In("side", func(s string) session.Msg { return setTool{toolBlack, s} }),
			[]view.Option{{Key: "white", Text: v.T(i18n.White)}, {Key: "black", Text: v.T(i18n.Black)}}))
	}
	if t.Before > 0 || t.hangsOn(func(t *Tool) { t.Before = 2 }) {
		form = append(form, countControl(v, "before", textJudgeBefore, t.Before, countBefore, 1))
	}
	if t.O2SN {
		form = append(form, countControl(v, "cards", textJudgeCards, t.Cards, countCards, 1))
	}
	if t.NoMate || t.hangsOn(func(t *Tool) { t.NoMate = true }) {
		form = append(form, v.Check("no-mate", v.T(textJudgeNoMate), v.In("no-mate", func(s string) session.Msg { return setTool{toolNoMate, s} }), t.NoMate),
			v.Button(view.Button{Text: v.T(textJudgeOnBoard), Icon: "board", ID: "to-mate", Href: session.Route{Page: session.PageBoard, Sheet: "mate-white"}.Path()}))
	}
	return facts(v, form)
}

// facts are the controls that ask what a ruling hangs on.
func facts(v *view.V, form []app.UI) app.UI {
	if len(form) == 0 {
		return app.Div()
	}
	return app.Section().Class("stack-2").Aria("label", v.T(textJudgeFacts)).Body(app.H2().Class("laws__h").Text(v.T(textJudgeFacts)),
		app.Div().Class("form", "form--under").ID("facts").Body(form...))
}

func countControl(v *view.V, id string, label i18n.Text, value int, what toolCount, by int) app.UI {
	return v.Stepper(view.Stepper{ID: id, Label: v.T(label), Value: value,
		Most: maxCount, Step: by, To: func(n int) session.Msg { return countTool{what, n} }})
}

// factControl asks for one fact: a tick, a choice, or a number.
func factControl(v *view.V, t Tool, name string, text i18n.Text) app.UI {
	value := t.Facts[name]
	id := "fact-" + name
	set := v.In(id, func(s string) session.Msg { return setFact{name, s} })
	if options := factOptions(v, name); options != nil {
		if len(options) < 4 {
			return v.Seg(id, v.T(text), value, set, options)
		}
		return valueChips(v, id, text, options, value, func(s string) session.Msg { return setFact{name, s} })
	}
	if number, ok := factNumber(name, value); ok {
		step := 1
		if isMinutes(name) {
			step = 5
		}
		return v.Stepper(view.Stepper{ID: id, Label: v.T(text), Value: number,
			Most: maxFact, Step: step, To: func(n int) session.Msg { return countFact{name, n} }})
	}
	tick := v.In(id, func(s string) session.Msg {
		if s == "true" {
			return setFact{name, "yes"}
		}
		return setFact{name, ""}
	})
	return v.Check(id, v.T(text), tick, value == "yes")
}

// valueChips offer one of several values side by side.
func valueChips(v *view.V, id string, legend i18n.Text, options []view.Option, chosen string, pick func(string) session.Msg) app.UI {
	keys := make([]app.UI, len(options))
	for i, o := range options {
		key := id + "-" + o.Key
		keys[i] = app.Button().Type("button").Class("chip").ID(key).Aria("pressed", strconv.FormatBool(o.Key == chosen)).DataSet("act", v.Act(key, pick(o.Key))).Text(o.Text)
	}
	return app.FieldSet().Class("field").Body(app.Legend().Class("legend").Text(v.T(legend)), app.Div().Class("cluster").Body(keys...))
}

// factNumber returns a fact that is a number.
func factNumber(name, value string) (n int, ok bool) {
	switch name {
	case "count", "move", "moves", "moves_white", "moves_black", "request", "late", "opponent_late":
		n, err := strconv.Atoi(strings.TrimSuffix(value, "m"))
		return n, err == nil
	}
	return 0, false
}

// factOptions are the values of a fact that is one of several.
func factOptions(v *view.V, name string) (list []view.Option) {
	for _, w := range factWords[name] {
		list = append(list, view.Option{Key: w.value, Text: v.T(w.text)})
	}
	return list
}

// chosenLaws asks under which Laws the question is ruled. All is for tools that hang on more than the edition.
func chosenLaws(v *view.V, t Tool, all bool) app.UI {
	set := func(id string, f toolField) string {
		return v.In(id, func(s string) session.Msg { return setTool{f, s} })
	}
	form := v.Ruleset(t.Ruleset, func(r session.Ruleset) session.Msg { return setRuleset{r} })
	if all {
		form = append(form, v.Switch("o2sn", v.T(textToolO2SN), set("o2sn", toolO2SN), t.O2SN))
		form = append(form, announced(v, t)...)
	}
	return app.Section().Class("stack-2").Aria("label", v.T(textToolLaws)).Body(app.H2().Class("laws__h").Text(v.T(textToolLaws)),
		app.Div().Class("form", "form--under").ID("tool-laws").Body(form...))
}

// announced asks what the event announced, where the ruling hangs on it.
func announced(v *view.V, t Tool) (form []app.UI) {
	e := t.edition()
	on := func(id string, text i18n.Text, f toolField, is bool, change func(*Tool)) {
		if t.hangsOn(change) {
			form = append(form, v.Switch(id, v.T(text, e.Article(rules.RuleQuickplayAnnounced)), v.In(id, func(s string) session.Msg { return setTool{f, s} }), is))
		}
	}
	on("quickplay", i18n.LawsQuick, toolAnnounced, t.Announced, func(t *Tool) { t.Announced = !t.Announced })
	on("milder", textToolMilder, toolMilder, t.Milder, func(t *Tool) { t.Milder = !t.Milder })
	on("off", textToolOffBanned, toolOffBanned, t.OffBanned, func(t *Tool) { t.OffBanned = !t.OffBanned })
	on("bag", textToolBag, toolBag, t.Bag, func(t *Tool) { t.Bag = !t.Bag })
	if t.Default > 0 || t.hangsOn(func(t *Tool) { t.Default = 60 }) {
		form = append(form, countControl(v, "default", textToolDefault, t.Default, countDefault, 5))
	}
	if t.From > 0 || t.hangsOn(func(t *Tool) { t.From = 100 }) {
		form = append(form, countControl(v, "from", textToolFrom, t.From, countFrom, 5))
	}
	return form
}
