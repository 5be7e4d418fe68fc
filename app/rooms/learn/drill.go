package learn

import (
	"time"

	"github.com/notnil/chess"

	"wasit/app/books/course"
	"wasit/app/books/learner"
	"wasit/app/session"
)

// A minute is a drill under way: squares are asked for until the time is over.
type minute struct {
	course.Drill
	FromBlack bool
	Ends      time.Time
	Left      int // seconds, as shown
	N         int // which drill this is, so that an old timer does not end a new one
	Missed    int // the square touched wrongly last, -1 none
}

// startDrill begins a minute from White's or from Black's side.
type startDrill struct{ FromBlack bool }

func (msg startDrill) update(m page, env session.Env) (page, []session.Cmd) {
	d := minute{Drill: course.NewDrill(course.Seed(env.Random)), FromBlack: msg.FromBlack, Ends: env.Now.Add(course.DrillSeconds * time.Second), Left: course.DrillSeconds,
		N: int(env.Random & 0xffffff), Missed: -1}
	m.Minute = &d
	return m, append(m.readSquare(), session.After{Millis: 1000, Msg: drillTick{d.N}})
}

// readSquare reads the square aloud that is asked for, where the settings want tasks read.
func (m page) readSquare() []session.Cmd {
	if !m.Settings.Read {
		return nil
	}
	return m.say(m.Minute.Ask.String())
}

// stopDrill ends the minute before its time; nothing is kept of it.
type stopDrill struct{}

func (stopDrill) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Minute = nil
	return m, nil
}

// drillTick says that a second is over.
type drillTick struct{ N int }

func (msg drillTick) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Minute == nil || m.Minute.N != msg.N || m.Minute.Left == 0 {
		return m, nil
	}
	d := *m.Minute
	d.Left = max(0, int((d.Ends.Sub(env.Now)+time.Second-1)/time.Second))
	m.Minute = &d
	if d.Left > 0 {
		return m, []session.Cmd{session.After{Millis: 1000, Msg: msg}}
	}
	return m.record(learner.DrillDone{FromBlack: d.FromBlack, Right: d.Right, Wrong: d.Wrong}, env)
}

// touchDrill answers with a square while the time runs.
type touchDrill struct{ Square int }

func (msg touchDrill) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Minute == nil || m.Minute.Left == 0 {
		return m, nil
	}
	d := *m.Minute
	was := d.Right
	d.Drill, d.Missed = d.Touch(chess.Square(msg.Square)), msg.Square
	if d.Right > was {
		d.Missed = -1
	}
	m.Minute, m.Cursor = &d, msg.Square
	if d.Right == was {
		return m, nil
	}
	return m, m.readSquare()
}
