// Package board is the board of this device: a game played or recorded on it, its scoresheet, the position editor and the
// question whether a side can still mate.
package board

import (
	"slices"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"github.com/notnil/chess"

	"wasit/app/event/phrase"
	clockroom "wasit/app/rooms/clock"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/rules/board"
	"wasit/rules/notation"
)

// Render draws the page. at is the instant that the clock of the game shows.
func Render(v *view.V, in session.Session, own Model, c clockroom.Model, at time.Duration) app.UI {
	m := page{in, own, c}
	p := m.Model
	switch {
	case !p.Loaded:
		return awaited(v, m, v.T(textPlayLoading))
	case p.Screen == screenEditor:
		return editor(v, m)
	case p.Screen == screenAnswer:
		return answer(v, m)
	case p.Screen == screenTouched:
		return touched(v, m)
	case p.Elsewhere:
		return v.Page(m.Session, view.Page{Bar: view.Bar{Title: v.T(i18n.PlayTitle)}, Nav: v.MainNav(session.PageBoard), Main: []app.UI{v.Banner(view.Banner{Kind: "info", ID: "board-elsewhere",
			Title: v.T(textPlayElsewhere), Text: v.T(textPlayElsewhereDo),
			Button: &view.Button{Text: v.T(i18n.ClockHere), Act: v.Act("take-board", session.Ask{Cmd: session.TakeBook{Book: session.BoardBook}}), ID: "take-board"}})}})
	case p.Screen == screenSetup:
		return setup(v, m)
	case p.Screen == screenList:
		return list(v, m)
	case p.Screen == screenSealed && p.Game != nil:
		return sealed(v, m)
	case p.Game == nil: // it is being read
		return awaited(v, m, "")
	}
	return table(v, m, at)
}

// awaited is the frame of the table before the game is read, and before the program itself is there: the same, so that nothing moves
// when it comes.
func awaited(v *view.V, m page, sub string) app.UI {
	return v.Page(m.Session, view.Page{Look: "board", Focus: true, Bar: view.Bar{Back: home(v, m.Model), Title: v.T(i18n.PlayTitle), Sub: sub},
		Main: []app.UI{app.H1().Class("vh").Text(v.T(i18n.PlayTitle)), app.Div().Class("bp").Aria("hidden", "true").Body(
			app.Div().Class("bp__p", "bp__x"), app.Div().Class("bp__b").Body(app.Div().Class("bd", "skel", "skel--board")), app.Div().Class("bp__p", "bp__y"))}})
}

// table is the game: board, players, scoresheet.
func table(v *view.V, m page, at time.Duration) app.UI {
	p, g := m.Model, m.Game
	keys(v, p)
	upper, lower := chess.Black, chess.White
	if p.Flip {
		upper, lower = lower, upper
	}
	// The keys that go through the game stand before what is said of a position, so that it never moves them.
	main := app.Div().Class("bp").Body(
		player(v, m, upper, at, "bp__x"), app.Div().Class("bp__b").Body(diagram(v, p)), player(v, m, lower, at, "bp__y"), caption(v, p),
		steps(v, p),
		app.Div().Class("bp__m").Body(slices.Concat(state(v, m), lost(v, g), desk(v, m), ticking(v, m, at), []app.UI{scoresheet(v, p), note(v, m), below(v, m)})...))
	saved := ""
	if p.Kept == len(g.Rows) && p.Failed == nil {
		saved = v.T(i18n.Saved)
	}
	return v.Page(m.Session, view.Page{
		Look: "board",
		Bar: view.Bar{Back: home(v, p),
			Title: v.T(i18n.PlayTitle), Sub: start(v, g), Stats: stored(v, saved)},
		Focus: true,
		Main:  []app.UI{app.Div().Class("alerts").Body(warnings(v, p)...), app.H1().Class("vh").Text(v.T(i18n.PlayTitle)), heading(v, g), main, low(v, p)},
		Act:   []app.UI{why(v, m), acts(v, g)},
		Sheet: dialog(v, m),
	})
}

// home leads to the first page, or back to the arbiter's desk that wants something of the game.
func home(v *view.V, p Model) *view.Button {
	if p.Desk.Event != "" {
		return deskBack(v)
	}
	return &view.Button{Text: v.T(i18n.Home), Icon: "back", Only: true, Class: "btn--quiet", Href: session.Route{}.Path(), ID: "home"}
}

// below is where a move is typed, unless that stands beside what the desk asks.
func below(v *view.V, m page) app.UI {
	if m.Desk.Event != "" {
		return app.Div()
	}
	return typed(v, m)
}

func stored(v *view.V, saved string) []app.UI {
	if saved == "" {
		return nil
	}
	return []app.UI{app.Span().Class("stat", "stat--ok").Attr("role", "status").ID("kept").Body(view.Icon("check"), view.Hidden(saved))}
}

// start names a start position of Chess960.
func start(v *view.V, g *chessGame) string {
	if g.Head.Start.Chess960() && g.Head.Number >= 0 {
		return v.T(textPlay960) + " · " + v.Int(g.Head.Number)
	}
	return ""
}

// name is the player's, or the colour where none is written.
func name(v *view.V, g *chessGame, c chess.Color) string {
	n := g.Head.White
	if c == chess.Black {
		n = g.Head.Black
	}
	if n == "" {
		n = v.T(sideName(c))
	}
	return n
}

func disc(c chess.Color) app.UI {
	side := "white"
	if c == chess.Black {
		side = "black"
	}
	return app.Span().Class("ck-disc").DataSet("side", side).Aria("hidden", "true")
}

func diagram(v *view.V, p Model) app.UI {
	pos := p.Shown()
	b := view.Board{ID: "board", Cells: phrase.CellsOf(pos.XFEN()), Flip: p.Flip, Selected: noSquare, Cursor: p.Tab,
		Act: func(sq int) session.Msg { return touchSquare{Square: sq} }}
	said := v.T(textPlayTurnOf, v.T(sideName(pos.Turn())))
	if before, last, ok := p.shownMove(); ok && last != 0 {
		b.Last = []int{int(last.From()), int(last.To())}
		said = sentences(v.T(textPlayLast, notation.Style{Language: p.Game.Language()}.Write(&before, last)), said)
	}
	if p.plays() {
		b.Selected, b.Targets, b.Lift = p.Hand, p.Targets(), true
		if pos.InCheck() {
			b.Check = []int{int(pos.King(pos.Turn()))}
		}
		markWhy(&b, p.Why)
	}
	b.Label = v.T(i18n.PlayTitle) + ". " + said
	return v.Board(b)
}

// sentences joins two; a move may end in the point of "e.p." already.
func sentences(first, second string) string { return strings.TrimSuffix(first, ".") + ". " + second }

// keys are those of the keyboard: the arrows move over the board where the focus is there, else through the game.
func keys(v *view.V, p Model) {
	before, after := p.stepMsgs()
	for key, msg := range map[string]session.Msg{"ArrowLeft": before, "ArrowRight": after} {
		if msg != nil {
			v.Key(key, msg)
		}
	}
	v.Key("Home", stepTo{})
	v.Key("End", stepTo{To: p.Game.Ply()})
	v.Key("Escape", dropMan{})
	grid(v)
}

func grid(v *view.V) {
	v.Key("grid:ArrowLeft", moveCursor{Right: -1})
	v.Key("grid:ArrowRight", moveCursor{Right: 1})
	v.Key("grid:ArrowUp", moveCursor{Up: 1})
	v.Key("grid:ArrowDown", moveCursor{Up: -1})
}

// warnings say what of the game is not on the disk.
func warnings(v *view.V, p Model) []app.UI {
	switch {
	case p.Failed != nil:
		return []app.UI{v.Banner(view.Banner{Kind: "bad", ID: "board-store", Title: v.T(textPlayNoStore), Text: v.T(textPlayNoStoreDo)})}
	case p.Late != nil:
		return []app.UI{v.Banner(view.Banner{Kind: "bad", ID: "board-late", Title: v.T(textPlayLate), Text: v.T(textPlayLateDo),
			Button: &view.Button{Text: v.T(textPlayTryAgain), Act: v.Act("keep-again", storeAgain{}), ID: "keep-again"}})}
	}
	return nil
}

// state says what a person must know of the position: the end, an earlier position, check.
func state(v *view.V, m page) []app.UI {
	p, g := m.Model, m.Game
	switch {
	case p.Past:
		text := v.T(textPlayPastStart)
		switch {
		case p.Line.On():
			text = lineTitle(v, p)
		case p.View > 0:
			text = v.T(i18n.PlayPastNote, numbered(g, p.View))
		}
		return []app.UI{v.Banner(view.Banner{Kind: "info", ID: "past", Title: text,
			Button: &view.Button{Text: v.T(textPlayPastBack), Act: v.Act("to-game", stepTo{To: g.Ply()}), ID: "to-game"}})}
	case g.End.Open:
		return []app.UI{v.Banner(view.Banner{Kind: "warn", ID: "end", Title: v.T(textPlayUndecided), Text: v.T(textPlayUndecidedBy) + " " + endReason(v.Lang, g.End),
			Button: &view.Button{Text: v.T(textMateTitle), Act: v.Act("ask-mate", askMateFrom{Side: g.End.Result.Winner()})}})}
	case g.End.Over():
		return []app.UI{app.Div().Class("vd", "vd--no", "bp__end").ID("end").Attr("role", "status").Body(
			app.Span().Class("vd__r", "num").Text(score(g.End.Result.String())),
			app.Span().Body(app.B().Text(winner(v, g)), app.Span().Text(sentences(endReason(v.Lang, g.End), explainLaws(v.Lang, g)))))}
	}
	pos := g.Position()
	said := v.T(textPlayTurnOf, v.T(sideName(pos.Turn())))
	if n := g.Ply(); n > 0 {
		said = sentences(numbered(g, n), said)
	}
	if pos.InCheck() {
		said = v.T(textPlayCheck) + ". " + said
	}
	return []app.UI{app.P().Class("vh").ID("said").Attr("role", "status").Text(said)}
}

func winner(v *view.V, g *chessGame) string {
	if w := g.End.Result.Winner(); w != chess.NoColor {
		return v.T(i18n.ClockWins, name(v, g, w))
	}
	return v.T(i18n.ClockDrawn)
}

func score(result string) string {
	switch result {
	case "1-0":
		return "1–0"
	case "0-1":
		return "0–1"
	case "1/2-1/2":
		return "½–½"
	}
	return "–"
}

// cellsOf are the pieces of a position.
func cellsOf(pos *board.Position) phrase.Cells { return phrase.CellsOf(pos.XFEN()) }
