package setup

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal/ledger"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/clock"
)

// times chooses the time control, or has it written out.
func times(v *view.V, w Model) []app.UI {
	options := make([]view.Option, 0, len(timeControls)+1)
	for _, t := range timeControls {
		options = append(options, view.Option{Key: t.Key, Text: t.Text(v.Lang)})
	}
	form := []app.UI{v.Seg("time", v.T(i18n.WizardTime), w.Time, set(v, "time"), append(options, view.Option{Key: ownTime, Text: v.T(textTimeOwn)}))}
	if w.Time != ownTime {
		return form
	}
	fault := session.ControlFault(v.Lang, w.OwnErr)
	if fault != "" && w.Own == "" {
		fault = v.T(textTimeOwnMissing)
	}
	return append(form, v.Field(view.Field{ID: "own-time", Label: v.T(textTimeOwnText), Help: v.T(textTimeOwnHelp), Error: fault, Value: w.Own,
		Max: clock.MaxText, In: set(v, "own-time")}))
}

// defaultTime asks how late a player may come; of an event that exists it is set among the Laws.
func defaultTime(v *view.V, w Model) app.UI {
	if w.Edit != "" {
		return nil
	}
	options := make([]view.Option, 0, len(usualDefaults)+1)
	for _, n := range usualDefaults {
		options = append(options, view.Option{Key: n, Text: n})
	}
	pick := v.Seg("usual-default", v.T(textDefault), w.defaultKey(), set(v, "usual-default"), append(options, view.Option{Key: defaultOwn, Text: v.T(textTimeOwn)}))
	if w.defaultKey() != defaultOwn {
		return app.Div().Class("stack-2").Body(pick, app.Span().Class("field__help").Text(v.T(textDefaultAs)))
	}
	f := view.Field{ID: "default", Label: v.T(textDefaultMinutes), Help: v.T(textDefaultHelp), Value: w.Default, Numeric: true, Max: 4, In: set(v, "default")}
	if w.DefaultBad {
		f.Error = v.T(textDefaultBad, v.Int(ledger.MaxDefault))
	}
	return app.Div().Class("stack-2").Body(pick, v.Field(f))
}

// classDoubt warns where the class of play that the cards make of the time is not plain; nil where it is.
func classDoubt(v *view.V, w Model) app.UI {
	_, code := w.timeControl(v.Lang)
	class, doubt := w.cardsClass(code)
	text, ok := i18n.ClassDoubts[string(doubt)]
	if !ok {
		return nil
	}
	return v.Banner(view.Banner{Kind: "warn", ID: "class-doubt", Title: v.T(text, v.T(i18n.LawsO2SNName)), Text: v.T(textDoubtClass, v.T(class))})
}

// cards asks by which rules offences are dealt with; of an event that exists they are set among the Laws.
func cards(v *view.V, w Model) app.UI {
	if w.Edit != "" {
		return nil
	}
	help := textCardsNoneAs
	if w.Cards {
		help = textCardsO2SNAs
	}
	return app.Div().Class("stack-2").Body(classDoubt(v, w), v.Seg("cards", v.T(textCards), w.cardsKey(), set(v, "cards"), []view.Option{
		{Key: cardsNone, Text: v.T(textCardsNone)}, {Key: cardsO2SN, Text: v.T(textCardsO2SNName)}}), app.Span().Class("field__help").Text(v.T(help)))
}
