package round

import (
	"wasit/app/event/journal"
	"wasit/app/session"
)

// arrived selects the first missing board.
func (m page) arrived(env session.Env) (page, []session.Cmd) {
	var cmds []session.Cmd
	if m.Round != m.Route.Round {
		m.Model = Model{Round: m.Route.Round}
		cmds = append(cmds, session.Tell{Msg: session.RoundTurned{}})
	}
	if n, _ := m.Shown(); m.AtBoard.Event == m.Event.ID && m.AtBoard.Section == m.Event.Section && m.AtBoard.Round == n {
		m.Board = m.AtBoard.Board
		m, cmds = m.giveResult(env, cmds)
	}
	if m.AtBoard == (session.BoardPlace{}) && len(m.Event.Kept.Crew()) > 0 && m.scoreInHand() {
		m.Board = 0 // another device may have entered it: who comes back goes on with what is missing
	}
	m.AtBoard, m.GivesResult = session.BoardPlace{}, false
	if m.Board == 0 {
		m.Board = m.nextMissing(0)
	}
	if m.Board > 0 {
		cmds = append(cmds, session.Reveal{ID: boardID(m.Board)})
	}
	if !m.Index.Loaded {
		cmds = append(cmds, session.ListEvents{}) // it says how old the newest backup is
	}
	if !m.ClocksRead {
		cmds = append(cmds, session.LoadDraft{Kind: session.DraftClocks})
	}
	return m, cmds
}

// scoreInHand reports whether the board in hand has a result.
func (m page) scoreInHand() bool {
	n, _ := m.Shown()
	r, ok := m.Section().RoundAt(n)
	return ok && m.Board >= 1 && m.Board <= len(r.Boards) && !r.Boards[m.Board-1].Score.IsZero()
}

// publishRound puts the draft on the wall.
type publishRound struct{}

func (publishRound) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Pairing.Swap {
		return m, nil // the change by hand has no end yet; the button says so
	}
	next, cmds, err := session.Record(m, env, journal.Publish{Section: m.Event.Section, Time: env.Now.UnixMilli()})
	if err != nil {
		return session.Refuse(m, err)
	}
	next.Notice, next.Model, next.Undo = nil, Model{}, nil // what was changed in the draft is public now
	next.Board = next.nextMissing(0)
	next.Dialog = publishedDialog{}
	return next, append(cmds, session.Tell{Msg: session.RoundTurned{}}, session.Focus{ID: "main"}, session.Focus{ID: "sheet"})
}

// publishedDialog offers what comes after a round was published.
type publishedDialog struct{}

// closeRound ends the round; the next can be paired.
type closeRound struct{}

func (closeRound) update(m page, env session.Env) (page, []session.Cmd) {
	n, _ := m.Shown()
	next, cmds := session.Act(m, env, journal.CloseRound{Section: m.Event.Section, Time: env.Now.UnixMilli(),
		Checked: m.Section().Checked(n).IsWhole()})
	if next.Notice == nil && len(cmds) > 0 {
		next.Model = Model{}
		cmds = append(cmds, session.Tell{Msg: session.RoundTurned{}})
		next.Notice = &session.Notice{Kind: "ok", Title: m.Lang().T(textPointMade, m.Lang().Int(n))}
	}
	return next, append(cmds, session.Focus{ID: "main"})
}
