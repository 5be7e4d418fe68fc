package clock

import "wasit/app/session"

// lock keeps a paused clock as it is until it is unlocked: nobody runs it, corrects it, hands the turn over or opens its choices.
type lock struct{}

func (lock) update(m page, env session.Env) (page, []session.Cmd) {
	if g := m.Game; g == nil || m.Gap != nil || !g.isPaused(g.At(env.Mono)) {
		return m, nil
	}
	m.Locked, m.Hint, m.Dialog, m.Fix = true, heldNothing, nil, nil
	return m, m.keepClockIndex()
}

// unlock frees a locked clock; a finger must hold the key for it.
type unlock struct{}

func (unlock) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Locked, m.Hint = false, heldNothing
	return m, m.keepClockIndex()
}

// heldTool is a tool of the strip that only a hold works.
type heldTool uint8

// The tools.
const (
	heldNothing heldTool = iota
	heldFix
	heldUnlock
)

// sayHold answers a short tap on a held tool: its word becomes how long it must be held.
type sayHold struct{ Tool heldTool }

func (msg sayHold) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Hint = msg.Tool
	return m, nil
}
