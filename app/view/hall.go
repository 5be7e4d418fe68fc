package view

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/words/i18n"
)

// hall is the clock of the round that is being played, for the bar: before the signal when it is to begin; nil once all is in.
func (v *V) hall(m session.Session) app.UI {
	c, ok := m.HallNow()
	if !ok || c.Over {
		return nil
	}
	return v.HallClock(c)
}

// HallClock is the clock of a round: its start while that is to come, then what runs and what is left; nil where nothing says it.
func (v *V) HallClock(c session.HallClock) app.UI {
	if c.Started.IsZero() {
		if c.Planned.IsZero() {
			return nil
		}
		name, short := i18n.HallNext, i18n.HallNextShort
		if c.Firm {
			name, short = i18n.HallPlanned, i18n.HallPlannedShort
		}
		return app.Span().Class("stat").ID("hall-planned").Body(Icon("clock"), Hidden(v.T(name, v.Int(c.Round), v.ClockOn(c.Planned, c.Now))),
			app.B().Class("num").Aria("hidden", "true").Text(v.T(short, v.Int(c.Round), v.ClockOn(c.Planned, c.Now))))
	}
	clock := &hallClock{Lang: v.Lang, Started: c.Started.UnixMilli(), Article: c.Article, now: c.Now, alone: v.Alone}
	if !c.WalkOver.IsZero() {
		clock.WalkOver = c.WalkOver.UnixMilli()
	}
	if !c.Cap.IsZero() {
		clock.Cap = c.Cap.UnixMilli()
	}
	return clock
}

// hallClock ticks by itself, so that a second costs no drawing of the page. It shows the time left to the cap, or else
// the time since the start; and until the forfeit time what is left to that. It is drawn with the page, at the instant that
// the page was arrived at, so that the bar does not grow when it begins to tick.
type hallClock struct {
	app.Compo

	Lang                   i18n.Lang
	Started, WalkOver, Cap int64  // Unix milliseconds; 0: none
	Article                string // of WalkOver

	now   time.Time
	alone func() // see V.Alone
}

// OnMount starts the ticking.
func (c *hallClock) OnMount(ctx app.Context) { c.tick(ctx) }

func (c *hallClock) tick(ctx app.Context) {
	c.now = time.Now()
	ctx.After(time.Second-time.Duration(c.now.UnixMilli()-c.Started)*time.Millisecond%time.Second, func(ctx app.Context) {
		c.alone()
		c.tick(ctx)
	})
}

// Render draws the times.
func (c *hallClock) Render() app.UI {
	if c.now.IsZero() {
		return app.Span().Class("halltime")
	}
	now := c.now.UnixMilli()
	name, value := i18n.HallRunning, now-c.Started
	switch {
	case c.Cap != 0 && now < c.Cap:
		name, value = i18n.HallLeft, c.Cap-now+999
	case c.Cap != 0:
		name, value = i18n.HallOver, now-c.Cap
	}
	main := app.Span().Class("stat").Attr("role", "timer").ID("hall-time").Body(Icon("sand"), app.Span().Class("stat__w").Text(c.Lang.T(name)+" "), app.B().Class("num").Text(span(value)))
	if c.Cap != 0 && now >= c.Cap {
		main = main.Class("stat--over")
	}
	parts := []app.UI{main}
	if c.WalkOver != 0 && now < c.WalkOver {
		parts = append(parts, app.Span().Class("stat").ID("hall-wo").Attr("role", "timer").Body(
			app.Span().Aria("hidden", "true").Text(c.Lang.T(i18n.ResultForfeits)+" "), Hidden(c.Lang.T(i18n.HallWOLeft)), app.B().Class("num").Text(span(c.WalkOver-now+999)),
			app.Span().Class("stat__w").Text(" "+c.Lang.T(i18n.PlayArticle, c.Article))))
	}
	return app.Span().Class("halltime").Body(parts...)
}

// span writes milliseconds as minutes and seconds, from an hour on with hours.
func span(ms int64) string {
	s := max(0, ms/1000)
	two := func(n int64) string { return strconv.FormatInt(n/10, 10) + strconv.FormatInt(n%10, 10) }
	if s >= 3600 {
		return strconv.FormatInt(s/3600, 10) + ":" + two(s/60%60) + ":" + two(s%60)
	}
	return strconv.FormatInt(s/60, 10) + ":" + two(s%60)
}
