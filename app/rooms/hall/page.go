package hall

import (
	"slices"
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/forecast"
	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// Start stands in the place of the echo until the signal to begin was given.
func Start(v *view.V, m session.Session) app.UI {
	return app.Div().Class("echo", "echo--quiet", "echo--start").ID("start").Body(
		v.Button(view.Button{Text: v.T(textHallStart), Class: "btn--full btn--main", ID: "start-round", Act: v.Act("start-round", StartRound{})}),
		Planned(v, m), app.Span().Class("under").Text(v.T(textHallStartHelp)))
}

// Planned says when the round is to begin.
func Planned(v *view.V, m session.Session) app.UI {
	n := m.Section().Next().Round
	if c, ok := m.HallNow(); ok {
		n = c.Round
	}
	at, firm := m.Planned(n)
	if at.IsZero() {
		return nil
	}
	text := v.T(i18n.HallNext, v.Int(n), v.ClockOn(at, m.Now))
	if firm {
		text = v.T(i18n.HallPlanned, v.Int(n), v.ClockOn(at, m.Now))
	}
	return app.P().Class("halltimes").ID("planned").Body(app.B().Text(text))
}

// Times say when the round began, until when a player may come, and when the next round is to be expected.
func Times(v *view.V, m session.Session) app.UI {
	c, ok := m.HallNow()
	if !ok || c.Started.IsZero() {
		return nil
	}
	parts := []app.UI{app.Span().Text(v.T(textHallStartedAt, v.Clock(c.Started)))}
	add := func(at time.Time, text string) {
		if !at.IsZero() {
			parts = append(parts, app.Span().Text(text))
		}
	}
	add(c.WalkOver, v.T(textHallWO, v.Clock(c.WalkOver))+" · "+v.T(i18n.PlayArticle, c.Article))
	add(c.Cap, v.T(textHallCapAt, v.Clock(c.Cap)))
	at, firm := forecast.Start(m.Event.Ahead, m.Section().Section, c.Round+1, m.Now)
	next := i18n.HallNext
	if firm {
		next = i18n.HallPlanned
	}
	add(at, v.T(next, v.Int(c.Round+1), v.ClockOn(at, m.Now)))
	return app.P().Class("halltimes", "mute").ID("hall-times").Body(parts...)
}

// Sheet draws the open sheet if it is one of this room's, nil otherwise.
func Sheet(v *view.V, s session.Session) app.UI {
	if d, ok := s.Dialog.(timesDialog); ok {
		return timesSheet(v, s, d)
	}
	return nil
}

// timesSheet is the sheet of the times and of games without clocks.
func timesSheet(v *view.V, m session.Session, d timesDialog) app.UI {
	set := func(field string) string {
		return v.In("hall-"+field, func(s string) session.Msg { return fillField{Field: field, Value: s} })
	}
	field := func(name string, label, help i18n.Text, value string) app.UI {
		f := view.Field{ID: "hall-" + name, Label: v.T(label), Help: v.T(help), Value: value, In: set(name), Numeric: true, Max: 4}
		if slices.Contains(d.Faults, name) {
			f.Error = v.T(textHallBad)
		}
		return v.Field(f)
	}
	start := view.Field{ID: "hall-start", Label: v.T(textHallFirst), Help: v.T(textHallFirstHelp), Type: "time", Value: d.Start, In: set("start")}
	if slices.Contains(d.Faults, "start") {
		start.Error = v.T(i18n.PrintTimeBad)
	}
	var body []app.UI
	if r, begun := m.Section().RoundAt(1); !begun || r.Started == 0 { // later rounds follow from the one before
		body = append(body, v.Field(start))
	}
	body = append(body, firstBoard(v, m, d, field), field("length", textHallLength, textHallLengthHelp, d.Length),
		field("pause", textHallPause, textHallPauseHelp, d.Pause),
		field("cap", textHallCap, textHallCapHelp, d.Cap))
	if d.Cap != "" && d.Cap != "0" {
		body = append(body, capFields(v, d, set, field)...)
	}
	sheet := []app.UI{app.Form().Class("form").Body(body...)}
	if c, ok := m.HallNow(); ok && !c.Over && !c.Started.IsZero() {
		sheet = append([]app.UI{Times(v, m), v.Button(view.Button{Text: v.T(textHallAgain), Icon: "clock", Class: "btn--full", ID: "start-again", Act: v.Act("start-again", StartRound{})})}, sheet...)
	}
	return v.Sheet(view.Sheet{Title: v.T(i18n.Hall), Close: view.CloseAct(v), Body: sheet,
		Foot: []app.UI{v.Button(view.Button{Text: v.T(i18n.HallSave), Class: "btn--go btn--main", ID: "hall-save", Act: v.Act("hall-save", saveHall{})})}})
}

// firstBoard asks for the number of the first board where several sections share a hall; what another section's numbers leave free is
// proposed.
func firstBoard(v *view.V, m session.Session, d timesDialog, field func(name string, label, help i18n.Text, value string) app.UI) app.UI {
	if len(m.Event.Ahead.Sections()) < 2 {
		return nil
	}
	body := []app.UI{field("first", textFirstBoard, textFirstBoardHelp, d.First)}
	if first, clash := m.Event.Ahead.ProposeFirst(m.Event.Section); clash && d.First != session.Number(first) {
		body = append(body, v.Button(view.Button{Text: v.T(i18n.BoardsFrom, v.Int(first)), ID: "propose-first",
			Act: v.Act("propose-first", fillField{Field: "first", Value: session.Number(first)})}))
	}
	return app.Div().Class("stack-2").Body(body...)
}

// capFields are the regulations for games that the cap stops: proposals, what is still played, and how the game is decided.
func capFields(v *view.V, d timesDialog, set func(string) string, field func(name string, label, help i18n.Text, value string) app.UI) []app.UI {
	var presets []app.UI
	for i, p := range capPresets {
		key := "cap-preset-" + strconv.Itoa(i)
		presets = append(presets, v.Button(view.Button{Text: v.T(p.Name), ID: key, Act: v.Act(key, choosePreset{I: i})}))
	}
	list := []app.UI{app.Div().Class("field").Body(app.Span().Class("legend").ID("cap-presets").Text(v.T(textCapPresets)),
		app.Div().Class("cluster").Attr("role", "group").Aria("labelledby", "cap-presets").Body(presets...)),
		v.Seg("hall-last", v.T(textCapLast), d.Last, set("last"), []view.Option{{Key: lastEven, Text: v.T(textCapLastEven)},
			{Key: lastStop, Text: v.T(textCapLastStop)}, {Key: lastMore, Text: v.T(textCapLastMore)}})}
	if d.Last == lastMore {
		list = append(list, field("more", textCapMore, textCapMoreHelp, d.More))
	}
	list = append(list, v.Choices("hall-method", v.T(textHallMethod), string(d.Method), set("method"), []view.Option{
		{Key: string(journal.CapCount), Text: v.T(i18n.CapCount)}, {Key: string(journal.CapMargin), Text: v.T(i18n.CapMargin)},
		{Key: string(journal.CapArbiter), Text: v.T(i18n.CapArbiter)}, {Key: string(journal.CapClock), Text: v.T(i18n.CapClock)},
		{Key: string(journal.CapDraw), Text: v.T(i18n.CapDraw)}}))
	if d.Method == journal.CapCount || d.Method == journal.CapMargin {
		list = append(list, field("margin", i18n.CapMarginN, textCapMarginHelp, d.Margin), field("queen", textCapQueen, textCapQueenHelp, d.Queen),
			v.Check("hall-quiet", v.T(textCapQuiet), set("quiet"), d.Quiet))
	}
	if d.Method == journal.CapCount {
		list = append(list, v.Seg("hall-level", v.T(i18n.CapLevel), string(d.Level), set("level"), []view.Option{
			{Key: string(journal.LevelDraw), Text: v.T(i18n.CapLevelDraw)}, {Key: string(journal.LevelBlack), Text: v.T(i18n.CapLevelBlack)}}))
	}
	return list
}
