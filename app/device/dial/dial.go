// Package dial writes what changes on a running chess clock past the component tree: digits, running side, move numbers,
// delay, bar, spoken names. go-app draws the rest and leaves these elements empty; the two never write the same thing.
// Writing what has not changed costs nothing, and a tick of the clock makes no garbage.
package dial

import (
	"strconv"
	"strings"
	"time"

	"wasit/app/device/bridge"
	"wasit/app/words/i18n"
	"wasit/clock"
)

// MaxBlocks is how many blocks show a delay at most; a longer one is shown as a number alone.
const MaxBlocks = 10

// Half returns the id of a half of the screen. Its parts are named after it: "-t" the digits with "-a" "-b" "-c" in them,
// "-ma" "-mb" "-mc" the small copy of the other's time, "-mv" the move, "-press" the button, "-bar" the bar, "-say" what is
// read out, and for a delay "-dn" its number and "-d0" … its blocks.
func Half(s clock.Side) string {
	if s == clock.White {
		return "ckw"
	}
	return "ckb"
}

// A Look is all that a dial shows.
type Look struct {
	Faces  [2]clock.Face    // by side
	Full   [2]time.Duration // what a full bar stands for
	Phase  clock.Phase
	Tenths bool // below ten seconds
	Lang   i18n.Lang
	Names  [2]string // of the players, by side; "" for none
}

// A Dial is the two halves as they stand in the page.
type Dial struct{ halves [2]*half }

// Find finds the elements after a drawing. Halves that are not in the page are left out; the next drawing finds them.
func Find() *Dial {
	hold()
	return &Dial{[2]*half{findHalf(clock.White), findHalf(clock.Black)}}
}

// On is the half that a finger met. The button of a half covers it; only another element is asked for its name.
func (d *Dial) On(p bridge.Pointer) (side clock.Side, ok bool) {
	for s, n := range d.halves {
		if n != nil && p.IsOn(n.press) {
			return clock.Side(s), true
		}
	}
	target := p.Target()
	for s := range d.halves {
		if strings.HasPrefix(target, Half(clock.Side(s))) {
			return clock.Side(s), true
		}
	}
	return clock.White, false
}

// Paint writes what differs from what was painted before. Names are left to [Dial.Name]: nobody waits for them.
func (d *Dial) Paint(l *Look) {
	for s, n := range d.halves {
		if n != nil {
			n.paint(l, clock.Side(s))
		}
	}
}

// Name writes what a screen reader says of both halves, where it changed.
func (d *Dial) Name(l *Look) {
	for s, n := range d.halves {
		if n != nil {
			n.paintLabel(l, &l.Faces[s], clock.Side(s))
		}
	}
}

// half is the elements of one half, with what they show.
type half struct {
	half, time, a, b, c, ma, mb, mc, move, bar, press, say, delay *bridge.Node

	blocks []*bridge.Node
	shown  shown
	fresh  bool // nothing was painted yet
	named  bool
	texts  [6]text // a, b, c, ma, mb, mc
}

type shown struct {
	digits, mini clock.Digits
	format       int
	move, bar    int
	run, low     bool
	delay        int
	label        label
}

func findHalf(s clock.Side) *half {
	id := Half(s)
	n := &half{fresh: true}
	for _, part := range []struct {
		to   **bridge.Node
		name string
	}{{&n.half, ""}, {&n.time, "-t"}, {&n.a, "-a"}, {&n.b, "-b"}, {&n.c, "-c"}, {&n.ma, "-ma"}, {&n.mb, "-mb"}, {&n.mc, "-mc"}, {&n.move, "-mv"},
		{&n.bar, "-bar"}, {&n.press, "-press"}, {&n.say, "-say"}} {
		node, err := bridge.NodeByID(id + part.name)
		if err != nil {
			return nil
		}
		*part.to = node
	}
	if node, err := bridge.NodeByID(id + "-dn"); err == nil {
		n.delay = node
	}
	for i := range MaxBlocks {
		node, err := bridge.NodeByID(id + "-d" + strconv.Itoa(i))
		if err != nil {
			break
		}
		n.blocks = append(n.blocks, node)
	}
	return n
}

func (n *half) paint(l *Look, s clock.Side) {
	f, other := &l.Faces[s], &l.Faces[s.Other()]
	mark := 0
	if l.Lang == i18n.EN {
		mark = 1
	}
	if d := digitsOf(f, l.Tenths); n.fresh || d != n.shown.digits {
		n.shown.digits = d
		n.paintDigits(d, mark)
	}
	if d := digitsOf(other, l.Tenths); n.fresh || d != n.shown.mini {
		n.shown.mini = d
		n.paintMini(d, mark)
	}
	if n.fresh || f.Move != n.shown.move {
		n.shown.move = f.Move
		n.move.SetText(numbers[min(f.Move, len(numbers)-1)])
	}
	if low := f.Low && !f.Flag && l.Phase != clock.Ready; n.fresh || low != n.shown.low {
		n.shown.low = low
		setData(n.half, dataLow, low)
	}
	if n.fresh || f.Running != n.shown.run {
		n.shown.run = f.Running
		n.paintRun(f)
	}
	n.paintDelay(f)
	n.paintBar(f, l.Full[s])
	n.fresh = false
}

func digitsOf(f *clock.Face, tenths bool) clock.Digits {
	if f.Method == clock.CountUp && f.MainOver {
		return clock.UpDigitsOf(f.Up)
	}
	return clock.DigitsOf(f.Time, tenths)
}

func setData(n *bridge.Node, name bridge.Box, on bool) {
	if on {
		n.SetData(name, boxOn)
	} else {
		n.DropData(name)
	}
}

// paintRun inverts the half that runs. Its bar and colon begin in step with its digits.
func (n *half) paintRun(f *clock.Face) {
	if f.Running {
		passed := time.Second - f.Time%time.Second
		n.half.SetVarBox(varBeat, beats[int(passed/(time.Second/beatSteps))%beatSteps])
	}
	setData(n.half, dataRun, f.Running)
}

// paintDelay counts the blocks of a delay; while they last, the main digits and the colon stand.
func (n *half) paintDelay(f *clock.Face) {
	if n.delay == nil {
		return
	}
	left := int((f.Delay + time.Second - 1) / time.Second)
	state := left * 2
	if f.Running {
		state++ // the same number, but running
	}
	if !n.fresh && state == n.shown.delay {
		return
	}
	n.shown.delay = state
	n.delay.SetText(numbers[min(left, len(numbers)-1)])
	setData(n.half, dataDelay, f.Running && left > 0)
	for i, block := range n.blocks {
		setData(block, dataFull, i < left)
	}
}

// paintBar shows the share of the time that is left, in steps of a hundredth.
func (n *half) paintBar(f *clock.Face, full time.Duration) {
	share := int(min(max(f.Time*100/max(full, time.Second), 0), 100))
	if n.fresh || share != n.shown.bar {
		n.shown.bar = share
		n.bar.SetVarBox(varLeft, shares[share])
	}
}
