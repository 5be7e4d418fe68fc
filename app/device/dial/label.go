package dial

import (
	"time"

	"wasit/app/device/bridge"
	"wasit/app/words/i18n"
	"wasit/clock"
)

// label says when the spoken name of a half is written again: at an act, and each second.
type label struct {
	run    bool
	phase  clock.Phase
	second int // as the digits count: begun seconds
}

// paintLabel writes what a screen reader says of the half: side, time, state. The timer beside it is silent; who
// wants it read goes there.
func (n *half) paintLabel(l *Look, f *clock.Face, s clock.Side) {
	now := label{f.Running, l.Phase, int((f.Time + time.Second - 1) / time.Second)}
	was := n.shown.label
	if n.named && now == was {
		return
	}
	acted := !n.named || now.run != was.run || now.phase != was.phase
	n.named, n.shown.label = true, now
	name := l.Lang.T(i18n.Black)
	if s == clock.White {
		name = l.Lang.T(i18n.White)
	}
	if player := l.Names[s]; player != "" {
		name += " " + player
	}
	said := l.Lang.Spoken(f.Time)
	n.say.SetText(bridge.NewBox(name + ": " + said))
	if acted || now.second%10 == 0 || !n.press.HasFocus() { // a reader says each new name of what has the focus: every ten seconds are enough
		n.press.SetLabel(nameOf(l, f, s, name, said))
	}
}

func nameOf(l *Look, f *clock.Face, s clock.Side, name, said string) string {
	switch {
	case l.Phase == clock.Ready && s == clock.Black:
		return l.Lang.T(textClockStartName)
	case l.Phase == clock.Ready:
		return l.Lang.T(textClockReadyName, name, said)
	case f.Flag:
		return l.Lang.T(textClockFallenName, name, said)
	case f.Running:
		return l.Lang.T(textClockRuns, name, said)
	case l.Phase == clock.Running:
		return l.Lang.T(textClockWaiting, name, said)
	}
	return l.Lang.T(textClockStandsName, name, said)
}
