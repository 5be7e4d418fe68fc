package view

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/family"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// A Child is what a phone shows of a child whom its family follows.
type Child struct {
	ID    string
	Of    family.Followed
	Now   time.Time
	Live  bool    // by the facts on this device, not by a code that was read
	Leave *Button // follows no longer; nil: not here
	Way   *Button // to newer; nil: none
}

// FollowedHere are the children followed on this device who are at the open event, as its facts say; nil where nobody is.
func (v *V) FollowedHere(m session.Session) app.UI {
	var cards []app.UI
	for i, f := range m.Followed.From(m.Event.Kept, m.Now).List {
		if f.IsAt(m.Event.ID) {
			cards = append(cards, v.Child(Child{ID: "child-" + v.Int(i+1), Of: f, Now: m.Now, Live: true}))
		}
	}
	if cards == nil {
		return nil
	}
	return app.Div().ID("followed").Body(cards...)
}

// Child draws it: the board first, then colour, opponent, points and the next start, and how old that is.
func (v *V) Child(c Child) app.UI {
	n, seat, ok := c.Of.Latest()
	name, where := c.Of.Name, ""
	if ok {
		where = n.Name + " · " + n.Section
	} else if name == "" {
		name = v.T(textChildNew)
	}
	main := []app.UI{app.H2().Class("ovnow__where").Text(name), app.P().Class("ovnow__note").Text(where)}
	switch {
	case ok:
		main = append(main, v.childNow(c, n, seat)...)
	case !c.Of.Void:
		main = append(main, app.P().Text(v.T(textChildFirst)))
	}
	if c.Of.Void {
		main = append(main, v.Banner(Banner{Kind: "warn", Title: v.T(i18n.FamilyVoid), Text: v.T(i18n.FamilyVoidDo)}))
	}
	var keys []app.UI
	for _, b := range []*Button{c.Way, c.Leave} {
		if b != nil {
			keys = append(keys, v.Button(*b))
		}
	}
	if keys != nil {
		main = append(main, app.Div().Class("cluster").Body(keys...))
	}
	return app.Div().Class("ovnow", "child").ID(c.ID).Body(app.Div().Class("child__main").Body(main...))
}

// childNow is what the last news says.
func (v *V) childNow(c Child, n family.News, seat int) []app.UI {
	l := n.Lines[0]
	var rows []app.UI
	fact := func(name i18n.Text, value ...app.UI) {
		rows = append(rows, app.Div().Body(app.Dt().Text(v.T(name)), app.Dd().Body(value...)))
	}
	if l.Board > 0 {
		other, color := l.Seats[1-seat], v.T(i18n.White)
		if seat == 1 {
			color = v.T(i18n.Black)
		}
		fact(textChildColor, v.Disc(seat == 0), app.Text(" "+color))
		fact(textChildAgainst, app.Text(other.Name))
		if !l.Score.IsZero() {
			fact(i18n.Result, app.Text(phrase.ScoreText(l.Score)))
		}
	}
	me := l.Seats[seat]
	points := v.Tenths(int(me.Points))
	if me.Rank > 0 {
		points = v.T(textChildPlace, points, v.Int(me.Rank))
	}
	fact(i18n.Points, app.B().Text(points))
	if text, at := v.childStart(c, n); at != "" {
		rows = append(rows, app.Div().Body(app.Dt().Text(text), app.Dd().Body(app.B().Class("num").Text(at))))
	}
	return []app.UI{app.P().Class("ovnow__q").Text(v.childSeat(l)), app.Dl().Class("kv", "kv--row").Body(rows...), app.P().Class("mute").Text(v.childAge(c, n))}
}

// childSeat is the board, or why there is none.
func (v *V) childSeat(l family.Line) string {
	switch l.Why {
	case family.Plays:
		return v.T(textChildBoard, v.Int(l.Board))
	case family.Later:
		return v.T(textChildLater, v.Int(l.Round))
	case family.Moved:
		return v.T(textChildMoved, l.Seats[1].Name)
	}
	return v.T(textChildWhy[l.Why])
}

// childStart says when the round begins or, once it is over, the next one; a guess is marked as one.
func (v *V) childStart(c Child, n family.News) (text, at string) {
	round, minutes := n.Round, n.Start
	switch {
	case n.Finished:
		return "", ""
	case n.Done || n.Round == 0:
		round, minutes = n.Round+1, n.Next
	}
	if minutes == 0 {
		return "", ""
	}
	at = v.ClockOn(time.Unix(60*minutes, 0).In(c.Now.Location()), c.Now)
	if !n.Firm {
		at = "± " + at
	}
	return v.T(textChildStart, v.Int(round)), at
}

// childAge says how old the news is, and what to do for newer.
func (v *V) childAge(c Child, n family.News) string {
	on := func(at time.Time) string { return v.ClockOn(at.In(c.Now.Location()), c.Now) }
	state := v.T(textChildRound, v.Int(n.Round), v.Int(n.Rounds))
	switch {
	case n.Finished:
		state = v.T(textChildOver)
	case n.Round == 0:
		state = v.T(textChildBefore)
	case n.Done:
		state = v.T(textChildAfter, v.Int(n.Round), v.Int(n.Rounds))
	}
	if c.Live {
		return state + " " + v.T(textChildLive)
	}
	state += " " + v.T(textChildAge, on(time.Unix(60*n.Made, 0)), on(time.UnixMilli(c.Of.Read)))
	if !n.Finished {
		state += " " + v.T(textChildNewer)
	}
	return state
}
