package app

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/bridge"
	"wasit/app/dial"
	"wasit/app/model"
	"wasit/clock"
)

// liveClock is the clock on the screen, beside the component tree: it hears touches, writes digits and keeps the device
// awake. go-app draws what stays the same until the next act; the two never write the same thing.
type liveClock struct {
	dial    *dial.Dial
	look    dial.Look // painted last; kept here so that a tick makes no garbage
	root    *bridge.Node
	stop    func() // hearing touches
	timer   *time.Timer
	wake    *bridge.Awake
	seat    *bridge.Seat
	fingers map[int]clock.Side // down now
	drawn   clockShape         // what go-app drew last
	beaten  time.Duration
	asked   bool          // full screen is wanted with the next lift of a finger
	alive   int           // which timer is the last
	charged time.Duration // when the battery was asked last
	late    int           // rows that are not in the store though they should be
}

// clockShape is all of a clock that go-app draws; the host asks for a drawing when it changes.
type clockShape struct {
	phase  clock.Phase
	turn   clock.Side
	order  [2]int
	period [2]int
	byo    [2]int
	block  [2]int
	over   [2]bool
	flag   [2]bool
	steady [2]bool
	gap    bool
	saved  bool
}

func (h *host) clockAt() time.Duration { return h.m.Clock.Instant(bridge.Now()) }

func (h *host) clockShape(at time.Duration) clockShape {
	g := h.m.Clock.Game
	s := clockShape{phase: g.State.Phase(at), gap: h.m.Clock.Gap != nil, saved: g.Unsaved == nil}
	if s.phase != clock.Running {
		s.turn = g.State.Turn()
	}
	white, black := g.State.Faces(at)
	for i, f := range [...]clock.Face{white, black} {
		s.order[i], s.period[i], s.byo[i], s.block[i], s.over[i], s.flag[i], s.steady[i] = f.Order, f.Period, f.Byo, f.Block, f.MainOver, f.Flag, f.Steady
	}
	if g.Control.Flags == clock.Claim {
		s.order = [2]int{} // nothing betrays a fallen flag
	}
	return s
}

// clockDrawn runs after each drawing: it finds the elements anew and fills them.
func (h *host) clockDrawn() {
	c := &h.clock
	if !h.m.ClockLive() {
		h.clockLeft()
		h.boardLater()
		return
	}
	if c.root == nil || c.root.Gone() {
		h.clockLeft()
		root, err := bridge.NodeByID("ck")
		if err != nil {
			return
		}
		stop, err := bridge.OnPointer("ck", []string{"pointerdown", "pointerup", "pointercancel"}, h.clockTouched)
		if err != nil {
			return
		}
		c.root, c.stop, c.fingers = root, stop, map[int]clock.Side{}
	}
	at := h.clockAt()
	c.drawn = h.clockShape(at)
	c.dial = dial.Find()
	h.paintClock(at)
	h.nameClock()
	h.clockLater(at)
}

// clockLeft ends what runs beside the page.
func (h *host) clockLeft() {
	c := &h.clock
	if c.stop != nil {
		c.stop()
	}
	if c.timer != nil {
		c.timer.Stop()
	}
	c.alive++
	c.root, c.stop, c.timer, c.dial = nil, nil, nil, nil
}

// clockMoved shows what an act or the time changed; go-app is asked only where its part changes.
func (h *host) clockMoved() {
	if !h.m.ClockLive() || h.clock.root == nil {
		h.ctx.Dispatch(func(app.Context) {})
		return
	}
	at := h.clockAt()
	h.paintClock(at)
	if h.clockShape(at) != h.clock.drawn {
		h.ctx.Dispatch(func(app.Context) {})
	}
	h.clockLater(at)
}

// paintClock writes what both halves show at an instant, as far as it changed.
func (h *host) paintClock(at time.Duration) {
	if c := &h.clock; c.dial != nil {
		c.look = h.clockLook(at)
		c.dial.Paint(&c.look)
	}
}

// nameClock brings up to date what a screen reader says of what paintClock painted last.
func (h *host) nameClock() {
	if c := &h.clock; c.dial != nil {
		c.dial.Name(&c.look)
	}
}

func (h *host) clockLook(at time.Duration) dial.Look {
	g := h.m.Clock.Game
	white, black := g.State.Faces(at)
	return dial.Look{Faces: [2]clock.Face{white, black}, Full: [2]time.Duration{g.Full(clock.White, white.Period), g.Full(clock.Black, black.Period)},
		Phase: g.State.Phase(at), Tenths: !h.m.Clock.Options.Whole, Lang: h.m.Lang()}
}

// clockLater sets the timer for the next change of a digit, or the next sign of life.
func (h *host) clockLater(at time.Duration) {
	c := &h.clock
	wait := h.m.Clock.NextLook(at)
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
			h.clockTicked()
		}
	}()
}

// clockTicked runs at each change of a digit.
func (h *host) clockTicked() {
	if !h.m.ClockLive() {
		return
	}
	mono := bridge.Now()
	at := h.m.Clock.Instant(mono)
	if h.clockShape(at) != h.clock.drawn || mono-h.clock.beaten >= model.ClockBeat-50*time.Millisecond || h.m.Clock.Game.Changed(at) {
		h.clock.beaten = mono
		h.Send(model.ClockLife{})
	}
	if mono-h.clock.charged >= time.Minute {
		h.askBattery(mono)
	}
	h.clockMoved()
	h.nameClock()
}
