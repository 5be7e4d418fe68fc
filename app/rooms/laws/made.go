package laws

import (
	"slices"

	"wasit/app/session"
	"wasit/rules"
	"wasit/rules/board"
)

// made is the question whether a move has been made, and completed (Art. 4.7, 6.2.1).
type made struct {
	Kind  string // one of moveKinds, "" the first
	Steps rules.Steps
	Blind bool // on the special board of a blind player
}

// A moveKind is a kind of move, the steps that belong to it, and a position in which there is one.
type moveKind struct {
	name, fen                string
	takes, castles, promotes bool
	steps                    []rules.Step
}

// moveKinds are those that Art. 4.7 tells apart.
var moveKinds = []moveKind{
	{"move", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", false, false, false, []rules.Step{rules.StepReleased}},
	{"capture", "4k3/8/8/p7/8/8/8/R3K3 w - - 0 1", true, false, false, []rules.Step{rules.StepCapturedOff, rules.StepReleased}},
	{"castling", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", false, true, false, []rules.Step{rules.StepReleased, rules.StepRookReleased}},
	{"promotion", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", false, false, true, []rules.Step{rules.StepPawnOff, rules.StepNewPieceOn}},
	{"promotion-capture", "1n6/P3k3/8/8/8/8/8/4K3 w - - 0 1", true, false, true, []rules.Step{rules.StepCapturedOff, rules.StepPawnOff, rules.StepNewPieceOn}},
}

// after are the steps that can follow when a move is made.
var after = []rules.Step{rules.StepClockPressed, rules.StepGameOver, rules.StepNextMove}

// kind is the kind of move that is asked about.
func (m *made) kind() moveKind {
	if i := slices.IndexFunc(moveKinds, func(k moveKind) bool { return k.name == m.Kind }); i >= 0 {
		return moveKinds[i]
	}
	return moveKinds[0]
}

// steps are those that can be told of the move.
func (m *made) steps() []rules.Step {
	list := slices.Clone(m.kind().steps)
	if m.Blind {
		list = append(list, rules.StepAnnounced)
	}
	return append(list, after...)
}

// move is one of the kind.
func (k moveKind) move() (board.Move, error) {
	pos, err := board.ParseFEN(k.fen)
	if err != nil {
		return 0, err
	}
	var list board.MoveList
	for _, m := range pos.Moves(&list) {
		if m.IsCapture() == k.takes && m.IsCastling() == k.castles && (m.Promotion() != 0) == k.promotes {
			return m, nil
		}
	}
	return 0, nil
}

// making rules on the question.
func (t *Tool) making() (rules.Making, error) {
	m, err := t.Made.kind().move()
	if err != nil {
		return rules.Making{}, err
	}
	e := t.edition()
	return e.MoveMade(m, t.Made.Steps, t.Made.Blind), nil
}

// setMade changes the question: another kind of move, a step done or not, the special board.
type setMade struct {
	Kind  string
	Step  rules.Step // 0 none
	Blind bool       // Done says whether the board is a special one
	Done  bool
}

func (msg setMade) update(m page, _ session.Env) (page, []session.Cmd) {
	switch q := &m.Tool.Made; {
	case msg.Kind != "":
		*q = made{Kind: msg.Kind, Blind: q.Blind}
	case msg.Blind:
		q.Blind = msg.Done
	case msg.Step > 0 && int(msg.Step) < len(q.Steps):
		q.Steps[msg.Step] = msg.Done
	}
	return m, nil
}
