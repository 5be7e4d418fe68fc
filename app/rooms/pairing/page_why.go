package pairing

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// whySheet explains one board: its bracket, what the alternatives would have violated, and the colours.
func whySheet(v *view.V, m page, d whyDialog) app.UI {
	sheet := view.Sheet{Title: v.T(textWhyTitle, v.Int(m.BoardNo(d.Board))), Close: view.CloseAct(v)}
	if d.Board == 0 {
		sheet.Title = v.T(textWhyBye)
	}
	w := m.Event.Why
	if !m.Event.KnowsWhy(d.Round) {
		sheet.Body = []app.UI{app.P().Attr("role", "status").Text(v.T(i18n.RoundPairing))}
		return v.Sheet(sheet)
	}
	r, _ := m.Section().RoundAt(d.Round)
	switch {
	case d.Board == 0:
		sheet.Body = bye(v, m, w.Text.PAB)
	case d.Board <= len(r.Boards):
		sheet.Body = boardWhy(v, m, w, r.Boards[d.Board-1])
	}
	return v.Sheet(sheet)
}

func boardWhy(v *view.V, m page, w *session.Why, b journal.Board) []app.UI {
	white, _ := m.Event.Ahead.Player(b.White)
	black, _ := m.Event.Ahead.Player(b.Black)
	body := []app.UI{app.P().Body(v.Disc(true), app.B().Text(" "+m.Name(white)), app.Text(" – "), v.Disc(false), app.B().Text(" "+m.Name(black)))}
	if b.ByHand {
		return append(body, app.P().ID("why-hand").Text(v.T(textWhyByHand)))
	}
	pair := swiss.Pair{White: white.TPN, Black: black.TPN}
	i := slices.IndexFunc(w.Text.Boards, func(x swiss.BoardWhy) bool { return x.Pair == pair })
	if i < 0 {
		return append(body, app.P().ID("why-differs").Text(v.T(textWhyDiffers)))
	}
	if own := ownWhy(v, m, w, white, black); own != nil {
		return append(append(body, own...), colors(v, m, w.Text.Boards[i]))
	}
	for _, k := range w.Text.Brackets {
		if holds(k, white.TPN) && holds(k, black.TPN) && !slices.Contains(k.Floaters, white.TPN) && !slices.Contains(k.Floaters, black.TPN) {
			body = append(body, bracket(v, m, k))
		}
	}
	if t, ok := i18n.WhyOrder[w.System]; ok {
		body = append(body, app.P().ID("why-own").Class("mute").Text(v.T(t)))
	}
	return append(body, colors(v, m, w.Text.Boards[i]))
}

func holds(k swiss.BracketWhy, t swiss.TPN) bool {
	return slices.Contains(k.Residents, t) || slices.Contains(k.MovedDown, t) || slices.Contains(k.MovedUp, t)
}

func names(v *view.V, m page, list []swiss.TPN) string {
	out := make([]string, len(list))
	for i, t := range list {
		p, _ := m.Section().ByNumber(t)
		out[i] = m.Name(p)
	}
	return v.List(out)
}

// bracket says who was in it, who came and left, and why not otherwise.
func bracket(v *view.V, m page, k swiss.BracketWhy) app.UI {
	body := []app.UI{app.H3().Text(v.T(textWhyBracket, v.Tenths(int(k.Score))))}
	if a, ok := regulation.Acceleration(m.Event.Ahead, m.Event.Section, m.Event.Why.Round); ok {
		body = append(body, app.P().ID("why-virtual").Text(v.T(textWhyVirtual, v.Int(int(a.Last)), v.Tenths(int(a.Points)))))
	}
	for _, part := range []struct {
		t    i18n.Text
		list []swiss.TPN
	}{{textWhyMovedDown, k.MovedDown}, {textWhyMovedUp, k.MovedUp}, {textWhyFloaters, k.Floaters}} {
		if len(part.list) > 0 {
			body = append(body, app.P().Text(v.T(part.t, names(v, m, part.list))))
		}
	}
	items := make([]app.UI, len(k.Choices))
	for i, c := range k.Choices {
		items[i] = app.Li().Body(app.B().Text(trial(v, m, c)), app.Text(" "+verdict(v, c)), app.Small().Class("mute").Text(" "+c.Article))
	}
	if len(items) > 0 {
		body = append(body, app.Ul().Class("stack-2").ID("why-choices").Body(items...))
	}
	if text := valuesText(v, k.Values); text != "" {
		body = append(body, app.P().ID("why-values").Class("mute").Text(v.T(textWhyValues, text)))
	}
	return app.Section().Class("stack-2").Body(body...)
}

// valuesText lists what the chosen pairing of a bracket reaches in each criterion, in their order of priority. A criterion that
// compares scores has them in brackets, the highest first.
func valuesText(v *view.V, values []swiss.Value) string {
	parts := make([]string, len(values))
	for i, x := range values {
		parts[i] = x.Criterion + "\u00a0" + v.Int(x.Value)
		if len(x.List) > 0 {
			scores := make([]string, len(x.List))
			for k, score := range x.List {
				scores[k] = v.Tenths(int(score))
			}
			parts[i] = x.Criterion + "\u00a0(" + strings.Join(scores, " ") + ")"
		}
	}
	return strings.Join(parts, " · ")
}

func trial(v *view.V, m page, c swiss.Trial) string {
	switch {
	case c.Kind == swiss.TryMeet && len(c.Players) == 2:
		return v.T(textWhyMeet, names(v, m, c.Players[:1]), names(v, m, c.Players[1:]))
	case c.Kind == swiss.TryStay:
		return v.T(textWhyStay, names(v, m, c.Players))
	case c.Kind == swiss.TryLeave:
		return v.T(textWhyLeave, names(v, m, c.Players))
	case c.Kind == swiss.TryJoin:
		return v.T(textWhyJoin, names(v, m, c.Players))
	case c.Kind == swiss.TryKeep:
		return v.T(textWhyKeep)
	}
	return v.T(textWhyOther)
}

func verdict(v *view.V, c swiss.Trial) string {
	text := v.T(i18n.Criterion(c.Criterion), c.Criterion)
	if c.Mine != c.Theirs {
		text += " " + v.T(textWhyCounts, c.Criterion, v.Int(c.Mine), v.Int(c.Theirs))
	}
	return text
}

func colors(v *view.V, m page, b swiss.BoardWhy) app.UI {
	wish := func(t swiss.TPN, w swiss.Preference) app.UI {
		return app.P().Text(v.T(textWishOf, names(v, m, []swiss.TPN{t}), wishText(v, w)))
	}
	sentence, cite := i18n.ColorRule(b.Rule)
	body := []app.UI{app.H3().Text(v.T(textWhyColors))}
	if regulation.HasWishes(m.Event.Why.System) {
		body = append(body, wish(b.Pair.White, b.Preferences[0]), wish(b.Pair.Black, b.Preferences[1]))
	}
	body = append(body, earlier(v, m, b.Pair)...)
	return app.Section().Class("stack-2").Body(append(body,
		app.P().ID("why-color").Body(app.Text(v.T(sentence)+" "), app.Small().Class("mute").Text(cite)))...)
}

// earlier are the colours of earlier events, where the rules of the section count them.
func earlier(v *view.V, m page, pair swiss.Pair) (list []app.UI) {
	sec := m.Section()
	if !regulation.SystemOf(sec.System).OwnPoints || !sec.Options.Values.Colors {
		return nil
	}
	for _, tpn := range []swiss.TPN{pair.White, pair.Black} {
		p, _ := m.Event.Ahead.PlayerByTPN(sec.ID, tpn)
		list = append(list, app.P().Class("mute").Text(names(v, m, []swiss.TPN{tpn})+" · "+v.Before(p.Before)))
	}
	return list
}

func wishText(v *view.V, w swiss.Preference) string {
	color := v.T(i18n.White)
	if w.Color == swiss.Black {
		color = v.T(i18n.Black)
	}
	switch w.Strength {
	case swiss.Mild:
		return v.T(textWishMild, color)
	case swiss.Strong:
		return v.T(textWishStrong, color)
	case swiss.Absolute:
		return v.T(textWishAbsolute, color)
	}
	return v.T(textWishNone)
}

func bye(v *view.V, m page, p *swiss.PABWhy) []app.UI {
	if p == nil {
		return []app.UI{app.P().Text(v.T(textWhyDiffers))}
	}
	if regulation.SystemOf(m.Event.Why.System).OwnPoints {
		return []app.UI{app.P().Text(v.T(textWhyKeizerBye, names(v, m, []swiss.TPN{p.TPN})))}
	}
	body := []app.UI{app.P().Text(v.T(textWhyByeText, names(v, m, []swiss.TPN{p.TPN}), v.Tenths(int(p.Score)), p.Article))}
	if len(p.Barred) > 0 {
		body = append(body, app.P().Text(v.T(textWhyByeBarred, names(v, m, p.Barred))))
	}
	if len(p.Needed) > 0 {
		body = append(body, app.P().Text(v.T(textWhyByeNeeded, names(v, m, p.Needed))))
	}
	return body
}
