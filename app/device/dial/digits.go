package dial

import (
	"strconv"

	"wasit/app/device/bridge"
	"wasit/clock"
)

// beatSteps is how finely a second's bar and colon begin.
const beatSteps = 20

// All texts that a tick writes, which the browser holds already: hold hands them over before the first dial is found, so that
// a start without a clock does not pay for them.
var (
	held       bool
	numbers    [1000]bridge.Box // 0 … 999
	twoDigits  [60]bridge.Box   // 00 … 59
	colonTwo   [60]bridge.Box   // :00 … :59
	tenths     [2][10]bridge.Box
	shares     [101]bridge.Box
	beats      [beatSteps]bridge.Box
	boxNothing [1]bridge.Box
	boxOn      bridge.Box
	formats    [4]bridge.Box
	varLeft    bridge.Box
	varBeat    bridge.Box
	dataRun    bridge.Box
	dataLow    bridge.Box
	dataDelay  bridge.Box
	dataFull   bridge.Box
	dataFormat bridge.Box
)

func hold() {
	if held {
		return
	}
	held = true
	boxNothing[0], boxOn = bridge.NewBox(""), bridge.NewBox("on")
	formats = [4]bridge.Box{bridge.NewBox("m"), bridge.NewBox("mm"), bridge.NewBox("h"), bridge.NewBox("t")}
	varLeft, varBeat = bridge.NewBox("--left"), bridge.NewBox("--beat")
	dataRun, dataLow, dataDelay = bridge.NewBox("data-run"), bridge.NewBox("data-low"), bridge.NewBox("data-delay")
	dataFull, dataFormat = bridge.NewBox("data-full"), bridge.NewBox("data-fmt")
	for i := range numbers {
		numbers[i] = bridge.NewBox(strconv.Itoa(i))
	}
	for i := range twoDigits {
		text := strconv.Itoa(100 + i)[1:]
		twoDigits[i], colonTwo[i] = bridge.NewBox(text), bridge.NewBox(":"+text)
	}
	for i := range 10 {
		tenths[0][i], tenths[1][i] = bridge.NewBox(","+strconv.Itoa(i)), bridge.NewBox("."+strconv.Itoa(i))
	}
	for i := range shares {
		shares[i] = bridge.NewBox(strconv.Itoa(i) + "%")
	}
	for i := range beats {
		beats[i] = bridge.NewBox("-" + strconv.Itoa(i*1000/beatSteps) + "ms")
	}
}

// The forms of the digits, an index into formats.
const (
	formatM = iota
	formatMM
	formatH
	formatT
)

// A text is one of the texts above: a table and a place in it.
type text struct {
	from  *bridge.Box
	place int
}

// write shows a text unless it stands there.
func (n *half) write(part int, node *bridge.Node, boxes []bridge.Box, i int) {
	t := text{&boxes[0], i}
	if n.fresh || n.texts[part] != t {
		n.texts[part] = t
		node.SetText(boxes[i])
	}
}

func (n *half) paintDigits(d clock.Digits, mark int) {
	format, first, second, third, i := formatM, d.Minutes, d.Seconds, boxNothing[:], 0
	switch {
	case d.Hours > 0:
		format, first, second, third, i = formatH, min(d.Hours, len(numbers)-1), d.Minutes, twoDigits[:], d.Seconds
	case d.HasTenth:
		format, third, i = formatT, tenths[mark][:], d.Tenth
	case d.Minutes > 9:
		format = formatMM
	}
	n.write(0, n.a, numbers[:], first)
	n.write(1, n.b, twoDigits[:], second)
	n.write(2, n.c, third, i)
	if n.fresh || format != n.shown.format {
		n.shown.format = format
		n.time.SetData(dataFormat, formats[format])
	}
}

func (n *half) paintMini(d clock.Digits, mark int) {
	first, second, third, i := d.Minutes, d.Seconds, boxNothing[:], 0
	switch {
	case d.Hours > 0:
		first, second, third, i = min(d.Hours, len(numbers)-1), d.Minutes, colonTwo[:], d.Seconds
	case d.HasTenth:
		third, i = tenths[mark][:], d.Tenth
	}
	n.write(3, n.ma, numbers[:], first)
	n.write(4, n.mb, twoDigits[:], second)
	n.write(5, n.mc, third, i)
}
