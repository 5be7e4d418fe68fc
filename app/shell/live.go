package shell

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/device/bridge"
	"wasit/app/device/dial"
	"wasit/app/rooms/board"
	"wasit/app/rooms/clock"
	"wasit/app/session"
	engine "wasit/clock"
)

// liveClock is the clock on the screen, beside the component tree: it receives touches, writes digits and keeps the device
// awake. go-app draws what stays the same until the next act; the two never write the same thing.
type liveClock struct {
	dial    *dial.Dial
	look    dial.Look // painted last; kept here so that a tick makes no garbage
	root    *bridge.Node
	stop    func() // hearing touches
	timer   *time.Timer
	beside  *time.Timer // of the clock beside the board
	wake    *bridge.Awake
	fingers map[int]engine.Side // down now
	drawn   clockShape          // what go-app drew last
	beaten  time.Duration
	asked   bool          // full screen is wanted with the next lift of a finger
	alive   int           // which timer is the last
	charged time.Duration // when the battery was asked last
}

// clockShape is all of a clock that go-app draws; the loop asks for a drawing when it changes.
type clockShape struct {
	phase  engine.Phase
	turn   engine.Side
	order  [2]int
	period [2]int
	byo    [2]int
	block  [2]int
	over   [2]bool
	flag   [2]bool
	steady [2]bool
	claim  bool // a flag that only a claim brings to light can be claimed: the key comes, where the digits stand at nought
	gap    bool
	saved  bool
}

func (l *loop) clockAt() time.Duration { return l.m.Clock.Instant(bridge.Now()) }

func (l *loop) clockShape(at time.Duration) clockShape {
	g := l.m.Clock.Game
	s := clockShape{phase: g.State.Phase(at), gap: l.m.Clock.Gap != nil, saved: g.Unsaved == nil}
	if s.phase != engine.Running {
		s.turn = g.State.Turn()
	}
	white, black := g.State.Faces(at)
	for i, f := range [...]engine.Face{white, black} {
		s.order[i], s.period[i], s.byo[i], s.block[i], s.over[i], s.flag[i], s.steady[i] = f.Order, f.Period, f.Byo, f.Block, f.MainOver, f.Flag, f.Steady
	}
	if g.Control.Flags == engine.Claim {
		s.order = [2]int{} // nothing betrays a fallen flag
		_, s.claim = g.State.FirstFlag(at)
	}
	return s
}

// clockDrawn runs after each drawing: it finds the elements again and fills them.
func (l *loop) clockDrawn() {
	c := &l.live
	if !clock.IsLive(l.m.Session, l.m.Clock) {
		l.clockLeft()
		l.boardLater()
		return
	}
	if c.root == nil || c.root.Gone() {
		l.clockLeft()
		root, err := bridge.NodeByID("ck")
		if err != nil {
			return
		}
		stop, err := bridge.OnPointer("ck", []string{"pointerdown", "pointerup", "pointercancel"}, l.clockTouched)
		if err != nil {
			return
		}
		c.root, c.stop, c.fingers = root, stop, map[int]engine.Side{}
	}
	at := l.clockAt()
	c.drawn = l.clockShape(at)
	c.dial = dial.Find()
	l.paintClock(at)
	l.nameClock()
	l.clockLater(at)
}

// clockLeft ends what runs beside the page.
func (l *loop) clockLeft() {
	c := &l.live
	if c.stop != nil {
		c.stop()
	}
	if c.timer != nil {
		c.timer.Stop()
	}
	c.alive++
	c.root, c.stop, c.timer, c.dial = nil, nil, nil, nil
}

// clockMoved shows what an act or the time changed until now; go-app is asked only where its part changes.
func (l *loop) clockMoved(now time.Duration) {
	if !clock.IsLive(l.m.Session, l.m.Clock) || l.live.root == nil {
		l.ctx.Dispatch(func(app.Context) {})
		return
	}
	at := l.m.Clock.Instant(now)
	l.paintClock(at)
	if l.clockShape(at) != l.live.drawn {
		l.ctx.Dispatch(func(app.Context) {})
	}
	l.clockLater(at)
}

// paintClock writes what both halves show at an instant, as far as it changed.
func (l *loop) paintClock(at time.Duration) {
	if c := &l.live; c.dial != nil {
		c.look = l.clockLook(at)
		c.dial.Paint(&c.look)
	}
}

// nameClock brings up to date what a screen reader says of what paintClock painted last.
func (l *loop) nameClock() {
	if c := &l.live; c.dial != nil {
		c.dial.Name(&c.look)
	}
}

func (l *loop) clockLook(at time.Duration) dial.Look {
	g := l.m.Clock.Game
	white, black := g.State.Faces(at)
	return dial.Look{Faces: [2]engine.Face{white, black}, Full: [2]time.Duration{g.Full(engine.White, white.Period), g.Full(engine.Black, black.Period)},
		Phase: g.State.Phase(at), Tenths: !l.m.Clock.Options.Whole, Lang: l.m.Lang(), Names: g.Names}
}

// clockLater sets the timer for the next change of a digit, or the next sign of life; a clock that stands has none.
func (l *loop) clockLater(at time.Duration) {
	c := &l.live
	wait, ok := l.m.Clock.NextLook(at)
	if !ok {
		if c.timer != nil {
			c.timer.Stop()
		}
		return
	}
	if c.timer != nil {
		c.timer.Reset(wait)
		return
	}
	c.alive++
	mine := c.alive
	timer := time.NewTimer(wait)
	c.timer = timer
	go func() {
		for range timer.C {
			if mine != c.alive {
				return
			}
			l.clockTicked()
		}
	}()
}

// clockTicked runs at each change of a digit.
func (l *loop) clockTicked() {
	if !clock.IsLive(l.m.Session, l.m.Clock) {
		return
	}
	mono := bridge.Now()
	at := l.m.Clock.Instant(mono)
	if l.clockShape(at) != l.live.drawn || mono-l.live.beaten >= clock.Beat-50*time.Millisecond || l.m.Clock.Game.Changed(at) {
		l.live.beaten = mono
		l.send(clock.Life{})
	}
	if mono-l.live.charged >= time.Minute {
		l.askBattery(mono)
	}
	l.clockMoved(mono)
	l.nameClock()
}

// nameLater is when the names of the halves are written after a press: after its frame.
const nameLater = 30 * time.Millisecond

// palm is the longer side of a contact that no finger makes, in CSS pixels: about 22 mm.
const palm = 140

// clockTouched runs inside the browser's event: the press is on the screen before the event ends, and its row is on its way
// to the store in the same turn. A touch of a half is no press of anything else on the page.
func (l *loop) clockTouched(p bridge.Pointer) (taken bool) {
	c := &l.live
	if p.Kind != "pointerdown" {
		_, taken = c.fingers[p.ID]
		delete(c.fingers, p.ID)
		if c.asked && p.Kind == "pointerup" {
			c.asked = false
			l.fillScreen()
		}
		return taken
	}
	side, ok := c.dial.On(p)
	if !ok || l.m.Clock.Gap != nil {
		return false
	}
	l.touch.NewPress()
	if p.Size > palm {
		return true
	}
	second := false
	for _, down := range c.fingers {
		second = second || down == side
	}
	c.fingers[p.ID] = side
	switch {
	case !second:
		l.pressClock(clock.Press{Side: side, Touch: true, Stamp: p.Stamp})
	case !l.clockRuns(side): // no press: on the half that does not run it asks for the times
		l.send(clock.SayTimes{})
	}
	return true
}

func (l *loop) clockRuns(side engine.Side) bool {
	s := l.m.Clock.Game.State
	return s.Phase(l.clockAt()) == engine.Running && s.Turn() == side
}

func (l *loop) fillScreen() {
	bridge.SetFullscreen(true).Then(func(_ bridge.Nothing, err error) {
		l.clockLacks(func(d *session.ClockDevice) { d.NoScreen = err != nil })
	})
}

// pressClock is Send for a press: the digits come before everything else that it asks for.
func (l *loop) pressClock(msg clock.Press) {
	cmds, sent := l.update(msg)
	l.clockMoved(sent)
	for _, c := range cmds {
		l.perform(c)
	}
	time.AfterFunc(nameLater, l.nameClock)
}

var dataKept = bridge.NewBox("data-kept")

// rowKept tells the page how much of the game on the table is on the disk, once nothing of it is on its way any more.
func (l *loop) rowKept(game string, seq int) {
	if g := l.m.Clock.Game; g != nil && g.ID == game && seq == len(g.Steps)+1 && l.live.root != nil {
		l.live.root.SetData(dataKept, bridge.NewBox(strconv.Itoa(seq)))
	}
}

// boardLater has the clock beside the board, or that of which the first page tells, drawn again at its next second.
func (l *loop) boardLater() {
	if l.live.beside != nil {
		l.live.beside.Stop()
	}
	if !board.HasLiveClock(l.m.Session, l.m.Board, l.m.Clock) && !clock.IsTold(l.m.Session, l.m.Clock) {
		return
	}
	at := l.clockAt()
	if next, ok := l.m.Clock.Game.State.NextChange(at, false); ok && l.m.Clock.Gap == nil {
		l.live.beside = time.AfterFunc(min(max(next-at, time.Millisecond), clock.Beat), func() { l.post(clock.Life{}) })
	}
}
