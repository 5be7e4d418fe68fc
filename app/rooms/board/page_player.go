package board

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"github.com/notnil/chess"

	"wasit/app/view"
	"wasit/app/words/i18n"
)

// player is a side: its name, what it has taken, its time or its turn. Place is the class that says where it stands.
func player(v *view.V, m page, c chess.Color, at time.Duration, place string) app.UI {
	p, g := m.Model, m.Game
	pos := p.Shown()
	shown, timed := left(v, m, c, at)
	s := &sideStrip{Lang: v.Lang, Color: c, Place: place, Name: name(v, g, c), Turn: pos.Turn() == c && !g.End.Over(), Taken: g.captured(p.ShownPly(), c), Lead: lead(&pos, c)}
	switch {
	case g.End.Over() && !p.Past:
		s.Points = points(g, c)
	case timed:
		s.Left = shown
	}
	return s
}

// points are what the result gives a side: 1, ½ or 0.
func points(g *chessGame, c chess.Color) string {
	if g.End.Open {
		return "?"
	}
	white, black := g.End.Result.Halves()
	if c == chess.Black {
		white = black
	}
	return [...]string{"0", "½", "1"}[white]
}

// sideStrip is the line of a player, as a component of its own: a move of the other side changes little of it, and nothing where a clock runs.
type sideStrip struct {
	app.Compo

	Lang   i18n.Lang
	Color  chess.Color
	Place  string
	Name   string
	Turn   bool
	Points string // of a game that is over
	Left   string // on the clock
	Taken  [len(worth)]int
	Lead   int // in pawns
}

// Render draws the line.
func (s *sideStrip) Render() app.UI {
	side := s.Lang.T(sideName(s.Color))
	// the sign of the turn keeps its place in the tree: hidden it costs a move less than made again
	end := app.Span().Class("bp__go").Hidden(!s.Turn).Body(view.Icon("next"), app.Span().Class("bp__gt").Text(s.Lang.T(textPlayTurnOf, side)))
	switch {
	case s.Points != "":
		end = app.Span().Class("bp__t", "num").Text(s.Points)
	case s.Left != "":
		end = app.Span().Class("bp__t", "num").ID("left-"+sideID(s.Color)).Attr("role", "timer").Text(s.Left)
	}
	named := app.Span().Class("bp__n", "bp__n--one").Body(app.B().Text(s.Name), s.taken())
	if s.Name != side {
		named = app.Span().Class("bp__n").Body(app.B().Text(s.Name), app.Span().Class("bp__u").Body(app.Span().Text(side), s.taken()))
	}
	e := app.Div().Class("bp__p", s.Place).ID("player-"+side).Body(disc(s.Color), named, end)
	if s.Turn {
		e = e.DataSet("run", "on")
	}
	return e
}
