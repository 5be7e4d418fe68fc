package board

import (
	"slices"
	"strings"

	"wasit/app/session"
	"wasit/rules/notation"
)

// noteDialog asks what is said about a half-move, 0 for what stands before the first.
type noteDialog struct {
	Ply     int
	Path    notation.Path // within the variations beside it; nil: the half-move itself
	Comment string        // a line for each comment
	Mark    uint8         // number of the traditional mark in PGN, 0 for none
}

// lastMark is the largest number in PGN of a traditional mark of a move, from ! to ?!.
const lastMark = 6

// openNote asks what is said about the half-move shown.
type openNote struct{}

func (openNote) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Game == nil {
		return m, nil
	}
	d := noteDialog{Ply: m.Model.ShownPly()}
	if l := m.Line; len(l.Path) > 2 {
		d.Ply, d.Path = l.Ply, l.Path
	}
	_, n := m.Game.noted(d)
	d.Comment = strings.Join(n.Comments, "\n")
	for _, nag := range n.NAGs {
		if nag <= lastMark {
			d.Mark = nag
		}
	}
	m.Dialog = d
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// typeComment changes the comment being written.
type typeComment struct{ Text string }

func (msg typeComment) update(m page, _ session.Env) (page, []session.Cmd) {
	if d, ok := m.Dialog.(noteDialog); ok {
		d.Comment = msg.Text
		m.Dialog = d
	}
	return m, nil
}

// chooseMark puts a mark after the move, or takes it away again.
type chooseMark struct{ Mark uint8 }

func (msg chooseMark) update(m page, _ session.Env) (page, []session.Cmd) {
	if d, ok := m.Dialog.(noteDialog); ok {
		if d.Mark == msg.Mark {
			msg.Mark = 0
		}
		d.Mark = msg.Mark
		m.Dialog = d
	}
	return m, nil
}

// keepNote ends the dialog with what was written. Marks without a sign of their own, and variations, stay.
type keepNote struct{}

func (keepNote) update(m page, env session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(noteDialog)
	if !ok || m.Game == nil || d.Ply > m.Game.Ply() {
		return m, nil
	}
	line, n := m.Game.noted(d)
	n.Comments = nil
	for line := range strings.Lines(d.Comment) {
		if line = strings.TrimSpace(line); line != "" {
			n.Comments = append(n.Comments, line)
		}
	}
	n.NAGs = slices.DeleteFunc(slices.Clone(n.NAGs), func(nag uint8) bool { return nag <= lastMark })
	if d.Mark != 0 && d.Ply > 0 {
		n.NAGs = slices.Insert(n.NAGs, 0, d.Mark)
	}
	return m.annotated(env, d.Ply, line.Moves[0])
}

// noted is the move that a dialog is about, within the line that holds it.
func (g *chessGame) noted(d noteDialog) (line *notation.Line, n *notation.Node) {
	l := g.branch(d.Ply)
	if n := l.At(d.Path); d.Path != nil && n != nil {
		return &l, n
	}
	return &l, &l.Moves[0]
}

// annotated puts another note beside a half-move and has it stored.
func (m page) annotated(env session.Env, ply int, n notation.Node) (page, []session.Cmd) {
	next, err := m.Game.annotate(env.Now.UnixMilli(), ply, n)
	if err != nil {
		return refuse(m, err)
	}
	seq := len(m.Game.Rows)
	m.Game, m.Dialog, m.Notice = next, nil, nil
	return m, m.keepPlay(seq + 1)
}

// dropVariation takes a variation out of the note of a half-move.
type dropVariation struct{ Ply, Index int }

func (msg dropVariation) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Game == nil || msg.Ply > m.Game.Ply() {
		return m, nil
	}
	n := m.Game.note(msg.Ply)
	if msg.Index >= len(n.Variations) {
		return m, nil
	}
	n.Variations = slices.Delete(slices.Clone(n.Variations), msg.Index, msg.Index+1)
	return m.annotated(env, msg.Ply, n)
}
