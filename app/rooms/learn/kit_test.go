package learn

import (
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"github.com/notnil/chess"

	"wasit/app/books/course"
	"wasit/app/books/lesson"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/rules/endgame"
	"wasit/rules/notation"
	"wasit/web/learn/learntest"
)

type room struct {
	t    *testing.T
	p    page
	list string
	rows map[string][]string
	last []session.Cmd
	n    uint64

	voice   bool // the device has one
	stale   int  // writes that came too late
	carries bool // men are carried, not touched
}

func (r *room) kept(fits bool, store func()) {
	r.t.Helper()
	if !fits {
		r.stale++
		r.do(session.LearnerKept{Stale: true, Err: &session.ReadOnlyError{}})
		return
	}
	store()
	r.do(session.LearnerKept{})
}

func (r *room) said() string {
	for _, c := range r.last {
		if s, ok := c.(session.Speak); ok {
			return s.Text
		}
	}
	return ""
}

func enter(t *testing.T, l i18n.Lang) *room {
	r := &room{t: t, rows: map[string][]string{}, p: page{Session: session.Session{Settings: session.Settings{Lang: l}}}}
	r.come("/learn")
	return r
}

func (r *room) env() session.Env {
	r.n++
	return session.Env{Now: time.Unix(1000+int64(r.n), 0), Random: r.n}
}

func (r *room) come(path string) {
	r.t.Helper()
	r.p.Route = session.ParseRoute(path)
	if r.p.Route.Path() != path {
		r.t.Fatalf("%s is %+v", path, r.p.Route)
	}
	s, m, cmds := Arrive(r.p.Session, r.p.Model, r.env())
	r.p = page{s, m}
	r.perform(cmds)
}

func (r *room) do(msg session.Msg) {
	r.t.Helper()
	own, ok := msg.(Msg)
	if !ok {
		own = Answer(msg)
	}
	s, m, cmds := Update(r.p.Session, r.p.Model, own, r.env())
	r.p = page{s, m}
	r.perform(cmds)
}

func (r *room) perform(cmds []session.Cmd) {
	r.t.Helper()
	r.last = cmds
	for _, c := range cmds {
		switch c := c.(type) {
		case session.ReadCourse:
			r.do(session.CourseRead{Lang: c.Lang, Book: learntest.Book(r.t, c.Lang.Tag())})
		case session.LoadLearners:
			r.do(session.LearnersLoaded{List: r.list, Rows: r.rows})
		case session.KeepLearner:
			r.kept(len(r.rows[c.ID])+1 == c.Seq && c.Seq > 1, func() { r.rows[c.ID] = append(r.rows[c.ID], c.Row) })
		case session.KeepLearners:
			r.kept(r.list == c.Was, func() {
				r.list = c.List
				for _, id := range c.Gone {
					delete(r.rows, id)
				}
				if c.New != "" {
					r.rows[c.New] = []string{c.Head}
				}
			})
		case session.AskVoice:
			r.do(session.VoiceFound{Found: r.voice})
		case session.BuildTable:
			b := endgame.NewBuilder(c.Ending)
			for !b.Step(1 << 16) {
				r.do(session.TableProgress{Ending: c.Ending, Done: b.Progress()})
			}
			r.do(session.TableBuilt{Ending: c.Ending, Table: b.Table()})
		case session.Navigate:
			r.come(c.To.Path())
		}
	}
}

func (r *room) draw(keys ...string) string {
	r.t.Helper()
	v := view.New(r.p.Lang(), "")
	html := app.HTMLString(Render(v, r.p.Session, r.p.Model))
	for _, key := range keys {
		if _, ok := v.ActOf(key); !ok {
			r.t.Fatalf("%s: nothing to touch called %s", r.p.Route.Path(), key)
		}
	}
	return html
}

func (r *room) touch(key string) {
	r.t.Helper()
	v := view.New(r.p.Lang(), "")
	app.HTMLString(Render(v, r.p.Session, r.p.Model))
	msg, ok := v.ActOf(key)
	if !ok {
		r.t.Fatalf("%s: nothing to touch called %s", r.p.Route.Path(), key)
	}
	r.do(msg)
}

func (r *room) square(sq chess.Square) { r.t.Helper(); r.touch("sq-" + sq.String()) }

// move moves a man: by touching both squares, or where the room carries men as a finger that carries him does.
func (r *room) move(from, to chess.Square) {
	r.t.Helper()
	if !r.carries {
		r.square(from)
		r.square(to)
		return
	}
	v := view.New(r.p.Lang(), "")
	if html := app.HTMLString(Render(v, r.p.Session, r.p.Model)); !strings.Contains(html, " lift\"") {
		r.t.Fatalf("%s: no man can be carried", r.p.Route.Path())
	}
	act := func(sq chess.Square) session.Msg {
		msg, _ := v.ActOf("sq-" + sq.String())
		return msg
	}
	man := act(from).(interface {
		Lift() session.Msg
		PutOn(session.Msg) session.Msg
	})
	if back := man.PutOn(act(from)); back != nil {
		r.t.Fatalf("on its own square a man sends %#v", back)
	}
	for _, msg := range []session.Msg{man.Lift(), man.PutOn(nil), man.Lift(), man.PutOn(act(to))} {
		r.do(msg)
	}
}

func (r *room) solve() {
	r.t.Helper()
	if r.p.Intro {
		r.touch("begin")
	}
	t := r.p.Run.Task()
	switch t.Kind {
	case course.TapAll, course.TapOne:
		for _, sq := range t.Squares().Squares() {
			r.square(sq)
		}
	case course.Move, course.Line:
		for at := 0; at < len(t.Moves()) && r.p.Run.Phase == lesson.Asking; at += 2 {
			m := t.Moves()[at]
			r.move(m.From(), m.To())
			if m.Promotion() != chess.NoPieceType {
				r.touch("promote-" + r.p.Book.Man(m.Promotion()))
			}
		}
	case course.Choose:
		r.touch("option-" + string(rune('1'+t.Choice())))
	case course.Write, course.Dictate:
		lang, _ := notation.LanguageOf(r.p.Book.Lang)
		for r.p.Run.Phase == lesson.Asking {
			r.do(typeMove{notation.Style{Language: lang, Form: notation.Long}.Write(r.p.Run.Pos, r.p.Run.ToWrite())})
			r.touch("write-move")
		}
	case course.Place:
		for r.p.Run.Phase == lesson.Asking {
			goal := t.Goal()
			for sq, man := range goal {
				if man != chess.NoPiece && r.p.Run.Men[sq] == chess.NoPiece && man == r.p.Hand {
					r.square(chess.Square(sq))
					break
				}
			}
		}
	case course.Partner:
		for r.p.Game.End() == endgame.Open {
			pos := r.p.Game.Position()
			best, _, err := r.p.Tables[t.Ending].Best(&pos)
			if err != nil {
				r.t.Fatal(err)
			}
			r.move(best.Move.From(), best.Move.To())
			if best.Move.Promotion() != chess.NoPieceType {
				r.touch("promote-" + r.p.Book.Man(best.Move.Promotion()))
			}
		}
	}
}
