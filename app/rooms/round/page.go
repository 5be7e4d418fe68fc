// Package round is one round of a section: before the pairing, the draft, the results, the closed round.
package round

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/rooms/hall"
	"wasit/app/rooms/pairing"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/app/words/letters"
)

// Render draws the round that the model shows, by its phase.
func Render(v *view.V, in session.Session, own Model, p pairing.Model) app.UI {
	m := page{in, own, p}
	n, _ := m.Shown()
	r, _ := m.Section().RoundAt(n)
	switch m.screen() {
	case screenRunning:
		return running(v, m)
	case screenBefore:
		return before(v, m)
	case screenDraft:
		return draft(v, m, r)
	case screenVerify:
		return verify(v, m, r)
	case screenResults:
		return results(v, m, r)
	}
	return closed(v, m, r)
}

// frame is the frame of all phases. Each says in the bar how the round stands: a bar that came to be lower or higher from
// one phase to the next would move all that is below it.
func frame(v *view.V, m page, sub string, p view.Page) app.UI {
	if len(p.Bar.Stats) == 0 {
		p.Bar.Stats = []app.UI{app.Span().Class("stat").ID("stands").Text(v.T(textRoundNotPaired))}
	}
	return v.EventPage(m.Session, sub, p)
}

func subtitle(v *view.V, m page, n int, t i18n.Text) string {
	sec := m.Section()
	text := v.T(t, v.Int(n), v.Int(sec.Rounds))
	if day := m.Event.Ahead.RoundDay(sec.ID, n).Date; day != (journal.Date{}) {
		text += " · " + v.Date(day.Year, day.Month, day.Day)
	}
	return text
}

// rounds lets older rounds be looked at; it shows once there are two.
func rounds(v *view.V, m page, here int) app.UI {
	sec := m.Section()
	total := sec.Round
	if next := sec.Next(); next.Round > total {
		total = next.Round
	}
	if total < 2 {
		return nil
	}
	items := make([]app.UI, 0, total)
	for n := 1; n <= total; n++ {
		to := m.Route.In(session.PageRound)
		if n < total || m.Event.Ahead.IsFinished() {
			to.Round = n
		}
		a := app.A().Class("seg__o", "num").Href(v.Href(to.Path())).Aria("label", v.T(i18n.RoundN, v.Int(n))).Text(strconv.Itoa(n))
		if n == here {
			a = a.Aria("current", "page")
		}
		items = append(items, a)
	}
	return app.Nav().Class("seg", "seg--rounds").Aria("label", v.T(i18n.RoundChoose)).Body(items...)
}

// earlier leads from a round in work to the one before it, from where all can be chosen.
func earlier(v *view.V, m page, n int) []app.UI {
	if n < 2 {
		return nil
	}
	to := m.Route.In(session.PageRound)
	to.Round = n - 1
	return []app.UI{app.A().Class("btn", "btn--quiet", "btn--round").ID("earlier").Href(v.Href(to.Path())).Aria("label", v.T(i18n.RoundN, v.Int(n-1))).
		Title(v.T(i18n.RoundN, v.Int(n-1))).Body(view.Icon("back"), app.Span().Class("btn__n", "num").Text(v.Int(n-1)), app.Span().Class("btn__w").Text(v.T(i18n.RoundN, v.Int(n-1))))}
}

// running shows the engine at work.
func running(v *view.V, m page) app.UI {
	bar := app.Progress().Class("bar-p").ID("pairing").Aria("label", v.T(i18n.RoundPairing))
	if m.Pairing.Total > 0 {
		bar = bar.Max(m.Pairing.Total).Value(m.Pairing.Done)
	}
	return frame(v, m, subtitle(v, m, m.Section().Next().Round, i18n.RoundOf), view.Page{Main: []app.UI{
		app.H1().Text(v.T(i18n.RoundPairing)), bar,
		v.Button(view.Button{Text: v.T(textRoundStop), Icon: "x", ID: "stop", Act: v.Act("stop", session.Ask{Cmd: session.StopPairing{}})}),
	}})
}

// before stands where the next round is not paired: who takes part, who stays away, and the one act.
func before(v *view.V, m page) app.UI {
	s, id := m.Event.Ahead, m.Event.Section
	next := s.Next(id)
	main := []app.UI{rounds(v, m, next.Round), v.Due(m.Session)}
	var act []app.UI
	switch next.Step {
	case journal.StepPlayers:
		if sec, _ := s.In(id); sec.Players > 1 { // they are on the list, but stay away
			main = append(main, v.Banner(view.Banner{Kind: "warn", ID: "few-here", Title: v.T(i18n.RoundFewHere), Text: v.T(phrase.FewHere(sec.Section, next.Round))}))
			main = append(main, coming(v, m, next)...)
			break
		}
		main = append(main, empty(v, textRoundNoPlayers, textRoundNoPlayersT, view.Button{Text: v.T(i18n.Players), Icon: "people",
			Href: m.Route.In(session.PagePlayers).Path()}))
	case journal.StepFinish:
		var end []app.UI
		end, act = ending(v, m)
		main = append(append(main, end...), v.Backup(m.Session), pairing.Consolation(v, m.Session))
	case journal.StepDone:
		main = append(append(main, podium(v, m, textRoundFinished)...), v.Backup(m.Session))
		act = append(act, v.Button(view.Button{Text: v.T(i18n.Standings), After: "next", Class: "btn--go btn--main", Href: m.Route.In(session.PageStandings).Path()}))
	default:
		main = append(append(main, coming(v, m, next)...), pairing.Consolation(v, m.Session))
		if next.Round > 1 && !m.Event.OnlyReads() {
			main = append(main, app.Div().Class("form--under").Body(v.Button(view.Button{Text: v.T(textReopen, v.Int(next.Round-1)), Icon: "undo", ID: "reopen",
				Act: v.Act("reopen", session.AskReason{For: "reopen"})})))
		}
		act = append(act, v.Button(view.Button{Text: v.T(i18n.RoundPair, v.Int(next.Round)), After: "next", Class: "btn--main btn--go", ID: "pair",
			Act: v.Act("pair", pairing.PairNext{})}))
	}
	p := view.Page{Main: main, Act: act}
	if next.Step == journal.StepFinish || next.Step == journal.StepDone {
		p.Bar.Stats = []app.UI{app.Span().Class("stat").ID("stands").Text(v.T(textRoundEnd))}
	}
	return frame(v, m, subtitle(v, m, next.Round, i18n.RoundOf), p)
}

func empty(v *view.V, title, text i18n.Text, b view.Button) app.UI {
	b.Class = "btn--go btn--main"
	return app.Div().Class("empty").Body(app.H1().Text(v.T(title)), app.P().Text(v.T(text)), v.Button(b))
}

// coming says who takes part in the next round and who does not.
func coming(v *view.V, m page, next journal.Next) []app.UI {
	playing, absent := m.attendance(next.Round)
	n := len(playing)
	var away []app.UI
	for _, a := range absent {
		away = append(away, app.Li().Body(app.Div().Class("item", "item--nolead").Body(
			app.Span().Body(app.Span().Class("name").Text(m.Name(a.player)), app.Span().Class("under").Text(a.player.Club)),
			app.Span().Class("item__end").Body(view.Badge("", "", a.why)))))
	}
	text := v.N(textRoundComing, n)
	if m.ofTeams() {
		text = v.N(textRoundComingTeams, n)
	}
	if n%2 == 1 {
		text += " " + v.T(textRoundOdd)
	}
	if m.Section().IsTable() {
		text = v.T(textComingTable)
	}
	parts := []app.UI{app.Div().Class("head").Body(app.Div().Body(
		app.H1().Text(v.T(i18n.RoundN, v.Int(next.Round))), app.P().ID("coming").Text(text), hall.Planned(v, m.Session)), app.Div().Class("head__tools").Body(
		v.Button(view.Button{Text: v.T(i18n.Wishes), Icon: "swap", ID: "to-wishes", Href: m.Route.In(session.PageWishes).Path()}),
		v.Button(view.Button{Text: v.T(i18n.Hall), Icon: "clock", ID: "hall", Act: v.Act("hall", hall.OpenHall{})}),
		v.Button(view.Button{Text: v.T(i18n.CheckIn), Icon: "check", ID: "to-checkin", Href: m.Route.In(session.PageCheckIn).Path()})))}
	if next.Round > 1 {
		parts = append(parts, v.Backup(m.Session))
	}
	if list := m.notedAbsent(next.Round); len(list) > 0 {
		parts = append(parts, v.Banner(view.Banner{Kind: "warn", ID: "noted-absent", Title: v.N(textNotedAbsent, len(list)), Text: v.JoinComma(list),
			Button: &view.Button{Text: v.T(i18n.CheckIn), ID: "close-checkin", Href: m.Route.In(session.PageCheckIn).Path()}}))
	}
	parts = append(parts, pairing.Limits(v, m.Session, m.Pairing, next.Round)...)
	if len(away) > 0 {
		parts = append(parts, app.Section().Class("sec").Aria("labelledby", "away").Body(
			app.H2().ID("away").Text(v.N(textRoundAway, len(away))), app.Ul().Class("list").Body(away...)))
	}
	return append(parts, taking(v, m, playing, next.Round)...)
}

// taking lists who takes part in a round that is not paired yet: by points, as the pairing takes them, then by name.
func taking(v *view.V, m page, players []journal.Player, round int) []app.UI {
	if len(players) == 0 {
		return nil
	}
	points := m.Event.Ahead.Points(m.Event.Section, round-1)
	letters.Sort(letters.Of(v.Lang.Tag()), players, func(p *journal.Player) string { return m.Name(*p) }, func(p *journal.Player) int { return int(p.ID) })
	slices.SortStableFunc(players, func(a, b journal.Player) int { return cmp.Compare(points[b.ID], points[a.ID]) })
	shown := players[:min(len(players), m.RowsShown())]
	rows := make([]app.UI, len(shown))
	for i, p := range shown {
		cells := []app.UI{app.Span().Body(app.Span().Class("name").Text(m.Name(p)), app.Span().Class("under").Text(p.Club))}
		if round > 1 {
			cells = append(cells, app.B().Class("num").Text(v.Tenths(int(points[p.ID]))))
		}
		rows[i] = app.Li().Body(cells...)
	}
	parts := []app.UI{app.H2().ID("taking").Text(v.T(textRoundTaking)), app.Ul().Class("taking").Body(rows...)}
	if left := len(players) - len(shown); left > 0 {
		parts = append(parts, v.Button(view.Button{Text: v.N(i18n.ShowMore, left), Class: "btn--full", ID: "more", Act: v.Act("more", session.ShowMore{})}))
	}
	return []app.UI{app.Section().Class("sec").Aria("labelledby", "taking").Body(parts...)}
}
