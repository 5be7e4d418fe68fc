package board

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/rules/board"
	"wasit/rules/notation"
)

// lineView is the place in the variations beside a half-move that is shown; the zero value shows the game itself.
type lineView struct {
	Ply  int           // the half-move that the variations replace, 0 for none
	Path notation.Path // from a line that holds that half-move alone
	Gone string        // what was said of the half-move before something was cut, to bring it back
}

// beginLine is the place from which a variation of the next half-move begins.
func beginLine(ply int) lineView { return lineView{Ply: ply + 1, Path: notation.Path{-1}} }

// On reports that a variation is shown.
func (l lineView) On() bool { return l.Ply > 0 }

// branch is the line that holds half-move ply alone, with its variations.
func (g *chessGame) branch(ply int) notation.Line {
	return notation.Line{Moves: []notation.Node{g.note(ply)}}
}

// position is that on the screen.
func (l lineView) position(g *chessGame) board.Position {
	line := g.branch(l.Ply)
	return line.PositionAt(g.PositionAt(l.Ply-1), l.Path)
}

// isRecord reports that a game is looked at rather than played: it is over, or was read from a file. A touch on an earlier position then
// begins a variation; in a game that goes on it leads back to the game.
func (g *chessGame) isRecord() bool { return g.End.Over() || g.Head.Tags != nil }

// shownMove is the move that led to the position on the screen.
func (p Model) shownMove() (before board.Position, move board.Move, ok bool) {
	if !p.Line.On() || p.Line.Path[len(p.Line.Path)-1] < 0 {
		ply := p.ShownPly()
		if ply == 0 {
			return before, 0, false
		}
		return p.Game.PositionAt(ply - 1), p.Game.MoveAt(ply), true
	}
	line := p.Game.branch(p.Line.Ply)
	before = line.PositionAt(p.Game.PositionAt(p.Line.Ply-1), p.Line.Path.Prev())
	return before, line.At(p.Line.Path).Move, true
}

// startLine lets a variation begin at the position shown.
type startLine struct{}

func (startLine) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Game == nil || !m.Past || m.View >= m.Game.Ply() {
		return m, nil
	}
	m.Line = beginLine(m.View)
	return m, []session.Cmd{session.Focus{ID: "sq-" + phrase.SquareName(m.Tab)}}
}

// showLine shows a place in the variations beside a half-move; the place before them is one of the game.
type showLine struct {
	Ply  int
	Path notation.Path
}

func (msg showLine) update(m page, env session.Env) (page, []session.Cmd) {
	g := m.Game
	if g == nil || msg.Ply < 1 || msg.Ply > g.Ply() || len(msg.Path) == 0 {
		return m, nil
	}
	line := g.branch(msg.Ply)
	if len(msg.Path) == 1 || line.At(msg.Path) == nil {
		return stepTo{To: msg.Ply + min(msg.Path[0], 0)}.update(m, env)
	}
	gone := m.Line
	m.Model = m.putDown()
	m.Past, m.View = true, msg.Ply-1
	if m.Line = (lineView{Ply: msg.Ply, Path: msg.Path}); gone.Ply == msg.Ply {
		m.Line.Gone = gone.Gone
	}
	return m, nil
}

// growLine makes a move in the variation that is shown. One that stands there already is gone to, also that of the game itself.
func (m page) growLine(env session.Env, move board.Move) (page, []session.Cmd) {
	l := m.Line
	line := m.Game.branch(l.Ply)
	grown, at := line.Add(l.Path, move)
	if len(at) == 1 {
		return stepTo{To: l.Ply}.update(m, env)
	}
	var cmds []session.Cmd
	if line.At(at) == nil {
		before := m.Game
		if m, cmds = m.annotated(env, l.Ply, grown.Moves[0]); m.Game == before {
			return m, cmds // it was refused
		}
		l.Gone = ""
	}
	l.Path = at
	m.Line, m.Hand, m.Goal, m.Why = l, noSquare, noSquare, whyNot{}
	return m, cmds
}

// typeInLine makes the moves that were typed in the variation that is shown; what cannot be read stays in the field.
func (m page) typeInLine(env session.Env) (page, []session.Cmd) {
	list := notation.ReadScore(m.Model.Shown(), m.Typed, m.Game.Language())
	var cmds []session.Cmd
	for _, r := range list.Readings {
		if !m.Line.On() { // it went on as the game does
			m.Line = beginLine(m.ShownPly())
			if m.Line.Ply > m.Game.Ply() {
				break
			}
			m.Past, m.View = true, m.Line.Ply-1
		}
		var more []session.Cmd
		m, more = m.growLine(env, r.Move)
		cmds = append(cmds, more...)
	}
	if list.Fault != nil {
		m.Typed, m.Wrong = list.Rest, list.Fault
		return m, append(cmds, session.Focus{ID: "typed"})
	}
	m.Typed, m.Wrong = "", nil
	return m, append(cmds, session.Blank{ID: "typed"}, session.Focus{ID: "typed"})
}

// cutLine takes the move shown and all after it out of the variation, or the whole variation.
type cutLine struct{ Whole bool }

func (msg cutLine) update(m page, env session.Env) (page, []session.Cmd) {
	g, l := m.Game, m.Line
	if g == nil || !l.On() || len(l.Path) < 3 {
		return m, nil
	}
	at := slices.Clone(l.Path)
	if msg.Whole {
		at[len(at)-1] = 0
	}
	rest, at := g.branch(l.Ply).Cut(at)
	m, cmds := m.annotated(env, l.Ply, rest.Moves[0])
	m.Hand, m.Goal, m.Why = noSquare, noSquare, whyNot{}
	m.Line = lineView{Ply: l.Ply, Path: at, Gone: g.Notes[l.Ply]}
	return m, cmds
}

// restoreLine brings back what was cut last.
type restoreLine struct{}

func (restoreLine) update(m page, env session.Env) (page, []session.Cmd) {
	g, l := m.Game, m.Line
	if g == nil || !l.On() || l.Gone == "" {
		return m, nil
	}
	n, err := readNote(g.PositionAt(l.Ply-1), l.Gone)
	if err != nil {
		return refuse(m, err)
	}
	m, cmds := m.annotated(env, l.Ply, n)
	m.Line.Gone = ""
	return m, cmds
}

// promoteLine lets the variation shown change places with the line that it branches off. Beside the game itself that makes another game:
// what was played stays as it was.
type promoteLine struct{}

func (promoteLine) update(m page, env session.Env) (page, []session.Cmd) {
	g, l := m.Game, m.Line
	if g == nil || !l.On() || len(l.Path) < 3 {
		return m, nil
	}
	if len(l.Path) == 3 {
		return m.promoteToGame(env)
	}
	turned, at := g.branch(l.Ply).Promote(l.Path)
	m, cmds := m.annotated(env, l.Ply, turned.Moves[0])
	m.Line = lineView{Ply: l.Ply, Path: at}
	return m, cmds
}

// promoteToGame puts a game on the board whose moves are those of the variation, with those of the game as a variation of it.
func (m page) promoteToGame(env session.Env) (page, []session.Cmd) {
	g, l := m.Game, m.Line
	if m.Desk.Event != "" {
		return m, nil // the desk asks for the moves of its board
	}
	x := g.record()
	x.Result = "*"
	x.SetTag(tagResult, x.Result)
	setTermination(&x, "")
	path := slices.Clone(l.Path)
	path[0] = l.Ply - 1
	var at notation.Path
	x.Main, at = x.Main.Promote(path)
	m, cmds := pickedPGN{Data: notation.WritePGN([]notation.Game{x})}.update(m, env)
	if m.Game == nil || m.Game.ID == g.ID || m.Notice == nil || m.Notice.Kind == "bad" {
		return m, cmds // it was refused, and that is said
	}
	m.Notice = &session.Notice{Kind: "ok", Title: m.Lang().T(textLineGame), Text: m.Lang().T(textLineGameDo)}
	notice := m.Notice
	m, more := stepTo{To: at[0] + 1}.update(m, env)
	m.Notice = notice
	return m, append(cmds, more...)
}

// pathText names a place as parts of the page do, readPath reads it: "12.1.0" is half-move 12, variation 1, move 0.
func pathText(ply int, p notation.Path) string {
	parts := []string{strconv.Itoa(ply)}
	for _, n := range p[1:] {
		parts = append(parts, strconv.Itoa(n))
	}
	return strings.Join(parts, ".")
}

func readPath(text string) (msg showLine, ok bool) {
	parts := strings.Split(text, ".")
	for i, part := range parts {
		n, err := strconv.Atoi(part)
		if err != nil || n < 0 {
			return msg, false
		}
		if i == 0 {
			msg.Ply, n = n, 0
		}
		msg.Path = append(msg.Path, n)
	}
	return msg, len(msg.Path)%2 == 1
}
