package clock

import (
	"time"

	"wasit/app/session"
	"wasit/clock"
)

// pickControl lays a clock with a time control on the table.
type pickControl struct {
	Text      string
	BlackDraw bool
}

func (msg pickControl) update(m page, env session.Env) (page, []session.Cmd) {
	control, err := clock.ParseWritten(msg.Text)
	if err != nil {
		return session.Refuse(m, err)
	}
	if m.Options.Claim {
		control = claimed(control)
		m.Options.Claim = false // for this clock alone
	}
	as := Game{Text: msg.Text, BlackDraw: msg.BlackDraw, Control: control}
	if o := m.Order; o != nil {
		as.Names, as.Place, as.Laws = o.Names, o.Place, o.Laws
		if o.Claim {
			as.Control = claimed(control)
		}
	}
	return m.layClock(env, as)
}

// claimed is a control whose flags nobody sees until a claim.
func claimed(c clock.Control) clock.Control {
	c.Flags, c.Freeze = clock.Claim, false
	return c
}

// alertAt is the low-time alert of a control: the one of this device, else as its text says.
func (m page) alertAt(text string) time.Duration {
	if s := m.Options.LowAt; s > 0 {
		return time.Duration(s) * time.Second
	}
	c, _ := clock.ParseWritten(text) // a text that was read before
	return c.Low
}

// layClock lays a game on the table that is not started yet; of the one given the control, the names and the place are taken.
func (m page) layClock(env session.Env, as Game) (page, []session.Cmd) {
	as.Control.Low = m.alertAt(as.Text)
	state, err := clock.New(as.Control)
	if err != nil {
		return session.Refuse(m, err)
	}
	g := &Game{ID: session.NewID(env.Random), Text: as.Text, BlackDraw: as.BlackDraw, Control: as.Control, Names: as.Names, Place: as.Place, Laws: as.Laws,
		Started: env.Now.UnixMilli(), State: state, Far: clock.Black, Offset: -env.Mono}
	g.facts = g.factsAt(0)
	m.Game, m.Screen, m.Gap, m.Fix, m.Locked, m.Order = g, screenTable, nil, nil, false, nil
	m.Hint = heldNothing
	m.Dialog, m.Notice = nil, nil
	m.seen = lastSeen{env.Mono, 0, env.Now.UnixMilli()}
	cmds := []session.Cmd{session.WatchClock{}}
	if m.Failed == nil {
		cmds = append(cmds, session.KeepClock{ID: g.ID, Seq: 1, Row: g.head()})
	}
	if m.WantsClock { // the board waits for it
		cmds = append(cmds, session.Navigate{To: session.Route{Page: session.PageBoard, Sheet: "clock"}})
	}
	return m, append(cmds, m.keepClockIndex()...)
}

// applySteps applies steps to the game on the table, all or none, and stores them. at stands in the steps' inputs already.
func (m page) applySteps(env session.Env, steps ...Step) (page, []session.Cmd, error) {
	next := *m.Game
	var cmds []session.Cmd
	for _, s := range steps {
		s.Wall = env.Now.UnixMilli()
		if err := next.do(s); err != nil { // appends after what earlier models hold of the list: none of them sees it
			return m, nil, err
		}
		if m.Failed == nil {
			cmds = append(cmds, session.KeepClock{ID: next.ID, Seq: len(next.Steps) + 1, Row: s.row()})
		}
	}
	at := next.State.Last()
	if m.Gap == nil {
		m.seen = lastSeen{env.Mono, max(at, next.At(env.Mono)), env.Now.UnixMilli()}
	}
	next.facts = next.factsAt(at)
	m.Game, m.Hint = &next, heldNothing
	return m, cmds, nil
}

// actByButton is the common body of an act by button.
func (m page) actByButton(env session.Env, acts ...clock.Act) (page, []session.Cmd) {
	g := m.Game
	if g == nil || m.Gap != nil {
		return m, nil
	}
	at := g.At(env.Mono)
	steps := make([]Step, len(acts))
	for i, act := range acts {
		steps[i].Input = clock.Input{Act: act, At: at}
	}
	m, cmds, err := m.applySteps(env, steps...)
	if err != nil {
		return session.Refuse(m, err)
	}
	return m, cmds
}

// Press ends the turn of a side, or for Black starts the game. Touch says that it was a touch, with its own stamp.
type Press struct {
	Side  clock.Side
	Touch bool
	Stamp time.Duration // on the clock of [session.Env.Mono]
}

func (msg Press) update(m page, env session.Env) (page, []session.Cmd) {
	g := m.Game
	if g == nil || m.Gap != nil || m.Fix != nil || m.Dialog != nil || m.Screen != screenTable {
		return m, nil
	}
	if m, asked := m.askGap(env); asked { // the touch woke the device: what to count is asked first
		return m, m.keepSeen()
	}
	at := g.At(env.Mono)
	if msg.Touch {
		at = g.At(msg.Stamp)
	}
	started := g.State.Phase(at) == clock.Ready
	m, cmds, err := m.applySteps(env, Step{Input: clock.Input{Act: clock.ActPress, Side: msg.Side, At: at}, touch: msg.Touch})
	if err != nil {
		return m, nil // the idle half, a second finger, a clock that stands: no press, and no reproach
	}
	if started {
		m.Notice = nil
		cmds = append(cmds, session.WatchClock{On: true, Screen: !m.Options.Window})
	}
	return m, append(cmds, m.sign(session.SignPress, msg.Side)...)
}

func (m page) sign(s session.ClockSign, side clock.Side) []session.Cmd {
	if o := m.Options; o.Sound || o.Vibrate || o.Flash {
		return []session.Cmd{session.SignClock{Sign: s, Side: side, Options: o}}
	}
	return nil
}

// Pause stops both clocks.
type Pause struct{}

func (Pause) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Game == nil {
		return m, nil
	}
	if m, asked := m.askGap(env); asked {
		return m, m.keepSeen()
	}
	if !m.Game.IsRunning(m.Game.At(env.Mono)) {
		return m, nil // a flag fell while the finger came down: the clock stands, and says why
	}
	return m.actByButton(env, clock.ActPause)
}

// Resume lets the clock run on.
type Resume struct{}

func (Resume) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Locked {
		return m, nil
	}
	m, cmds := m.actByButton(env, clock.ActResume)
	return m, append(cmds, session.WatchClock{On: true})
}

// swapTurn makes the other side the one that runs on.
type swapTurn struct{}

func (swapTurn) update(m page, env session.Env) (page, []session.Cmd) {
	g := m.Game
	if g == nil || m.Gap != nil || m.Locked {
		return m, nil
	}
	at := g.At(env.Mono)
	m, cmds, err := m.applySteps(env, turnSteps(g.State.Turn().Other(), at)...)
	if err != nil {
		return session.Refuse(m, err)
	}
	return m, cmds
}

// takeBackPress makes the last press as if it had not been, on a clock that stands: what it added goes, the counter steps back, and
// whose press it was is on move.
type takeBackPress struct{}

func (takeBackPress) update(m page, env session.Env) (page, []session.Cmd) {
	if g := m.Game; g == nil || m.Locked || !g.isPaused(g.At(env.Mono)) {
		return m, nil
	}
	return m.actByButton(env, clock.ActTakeBackPress)
}

// turnSteps hand a stopped clock to a side: it runs for no time at all.
func turnSteps(side clock.Side, at time.Duration) []Step {
	return []Step{{Input: clock.Input{Act: clock.ActResumeSide, Side: side, At: at}}, {Input: clock.Input{Act: clock.ActPause, At: at}}}
}

// swapHalves moves White to the other half of the screen; the values stay with the colours.
type swapHalves struct{}

func (swapHalves) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Game == nil {
		return m, nil
	}
	return m.placeHalves(env, m.Game.Far.Other())
}

// placeHalves puts a side on the far half.
func (m page) placeHalves(env session.Env, far clock.Side) (page, []session.Cmd) {
	if m.Game == nil || m.Game.Far == far {
		return m, nil
	}
	m, cmds, err := m.applySteps(env, Step{Far: &far})
	if err != nil {
		return session.Refuse(m, err)
	}
	return m, cmds
}

func (msg deviceFound) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Model.Device = msg.Device
	return m, nil
}
