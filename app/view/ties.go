package view

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss/tiebreak"
)

// TieBreaks is a list of tie-breaks to be put in order.
type TieBreaks struct {
	Codes   []string
	Setting tiebreak.Setting
	Country string                // whose usual lists are offered: [regulation.TieCountry]
	Of      journal.SectionConfig // the regulation in which they rank
	Unrated []regulation.UnratedCount
	Add     func(code string) session.Msg
	Move    func(i, by int) session.Msg          // up, down, or with 0 out of the list
	Vary    func(i int, code string) session.Msg // another form of the same tie-break
	Use     func(codes string) session.Msg       // a whole list, its codes joined by commas; nil: none is offered
}

// TieBreakOrder draws the list with what each counts and why the rules keep one out, and below it what may be added.
func (v *V) TieBreakOrder(t TieBreaks) app.UI {
	refusals := regulation.TieRefusals(t.Setting, t.Codes)
	items := make([]app.UI, len(t.Codes))
	for i := range t.Codes {
		items[i] = v.tieBreak(t, i, refusals[i])
	}
	return app.FieldSet().Class("field").Body(app.Legend().Class("legend").Text(v.T(i18n.WizardTieBreaks)), v.tieLists(t), app.Ol().Class("order").Body(items...),
		v.tieOffers(t), app.Span().Class("field__help").ID("tie-edition").Text(v.T(i18n.TieBreakEdition, t.Setting.Rules.String())+" "+v.T(i18n.TieBreakLocked)+" "+v.T(i18n.TieListHelp)))
}

// tieLists chooses a whole list by its name; one that was changed has none.
func (v *V) tieLists(t TieBreaks) app.UI {
	lists := regulation.TieOrders(t.Setting, t.Country, t.Codes)
	if t.Use == nil || len(lists) < 2 {
		return nil
	}
	now, known := strings.Join(t.Codes, ","), false
	var options []app.UI
	for _, x := range lists {
		codes := strings.Join(x.Codes, ",")
		is := codes == now && !known
		known = known || is
		options = append(options, app.Option().Value(codes).Selected(is).Text(v.T(x.Name)+": "+v.JoinComma(x.Codes)))
	}
	own := app.Option().Value(now).Selected(!known).Text(v.T(i18n.TieListOwn))
	return app.Div().Class("field").Body(app.Label().For("tie-list").Text(v.T(i18n.TieListUse)),
		app.Select().ID("tie-list").Class("input").DataSet("in", v.In("tie-list", t.Use)).Body(append(options, own)...))
}

// tieBreak is one row of the list: its keys, and its other forms where it has any.
func (v *V) tieBreak(t TieBreaks, i int, refused tiebreak.Refusal) app.UI {
	x := regulation.TieBreakIn(t.Of, t.Codes[i])
	name := v.T(x.Name)
	key := func(icon string, label i18n.Text, by int, off bool) app.UI {
		b := Button{Text: v.T(label, name), Icon: icon, Only: true, Class: "btn--quiet"}
		if off {
			b.Blocked = v.T(label, name)
		} else {
			b.Act = v.Act("tie-"+strconv.Itoa(i)+"-"+icon, t.Move(i, by))
		}
		return v.Button(b)
	}
	head := app.UI(app.B().Text(name))
	if forms := regulation.TieVariants(t.Setting, t.Unrated, t.Codes[i]); len(forms) > 1 {
		head = v.tieForms(t, i, forms) // the form that is chosen is the name
	}
	about := []app.UI{head, app.Span().Class("under").Text(v.tieAbout(x))}
	if refused != tiebreak.Fits {
		about = append(about, v.refusal(refused))
	}
	return app.Li().Body(app.Div().Body(about...),
		app.Span().Class("order__keys").Body(
			key("up", i18n.TieBreakUp, -1, i == 0), key("down", i18n.TieBreakDown, 1, i == len(t.Codes)-1), key("x", i18n.TieBreakRemove, 0, false)))
}

// refusal says what the rules have against a tie-break.
func (v *V) refusal(r tiebreak.Refusal) app.UI {
	return app.Span().Class("field__err").Body(Icon("warn"), app.Text(" "+v.T(regulation.RefusalText(r))))
}

// tieAbout is what a tie-break counts, with its article.
func (v *V) tieAbout(x regulation.TieBreak) string {
	text := v.T(x.About)
	if x.Article != "" {
		text += " (C.07 " + x.Article + ")"
	}
	return text
}

// tieForms chooses among the forms of a tie-break: cuts, medians, forfeits as played.
func (v *V) tieForms(t TieBreaks, i int, forms []regulation.TieBreak) app.UI {
	id := "tie-form-" + strconv.Itoa(i)
	options := make([]app.UI, len(forms))
	for k, x := range forms {
		options[k] = app.Option().Value(x.Code).Selected(x.Code == t.Codes[i]).Text(v.T(x.Name))
	}
	in := v.In(id, func(code string) session.Msg { return t.Vary(i, code) })
	return app.Select().ID(id).Class("input").Aria("label", v.T(i18n.TieBreakForm, v.T(regulation.TieBreakOf(t.Codes[i]).Name))).DataSet("in", in).Body(options...)
}

// tieOffers lists what may be added, chapter by chapter; what the rules keep out says why.
func (v *V) tieOffers(t TieBreaks) app.UI {
	var body, items []app.UI
	group := tiebreak.Group(0)
	flush := func() {
		if len(items) > 0 {
			body = append(body, app.H3().Text(v.T(regulation.TieGroupName(group))), app.Ul().Class("list").Body(items...))
		}
		items = nil
	}
	for _, x := range regulation.TieOffers(t.Setting, t.Codes) {
		if x.Group != group {
			flush()
			group = x.Group
		}
		items = append(items, app.Li().Body(v.tieOffer(t, x)))
	}
	flush()
	return app.Details().ID("tie-offers").Body(append([]app.UI{app.Summary().Text(v.T(i18n.TieBreakAdd))}, body...)...)
}

func (v *V) tieOffer(t TieBreaks, x regulation.TieOffer) app.UI {
	text := []app.UI{app.Span().Class("name").Text(v.T(x.Name)), app.Span().Class("under").Text(v.tieAbout(x.TieBreak))}
	if x.Refused != tiebreak.Fits {
		text = append(text, v.refusal(x.Refused))
		return app.Div().Class("item", "is-off").Body(Mark("", "x"), app.Span().Body(text...))
	}
	id := "tie-add-" + x.Code
	return app.Button().Type("button").Class("item").ID(id).DataSet("act", v.Act(id, t.Add(x.Code))).Body(Mark("", "plus"), app.Span().Body(text...))
}

// JoinComma joins short words.
func (v *V) JoinComma(words []string) string { return strings.Join(words, ", ") }
