package dial

import (
	"strconv"

	"wasit/app/bridge"
	"wasit/clock"
)

// beatSteps is how finely a second's bar and colon begin.
const beatSteps = 20

// All texts that a tick writes, which the browser holds already.
var (
	numbers    [1000]bridge.Box // 0 … 999
	twoDigits  [60]bridge.Box   // 00 … 59
	colonTwo   [60]bridge.Box   // :00 … :59
	tenths     [2][10]bridge.Box
	shares     [101]bridge.Box
	beats      [beatSteps]bridge.Box
	boxNothing = bridge.NewBox("")
	boxOn      = bridge.NewBox("on")
	formats    = [4]bridge.Box{bridge.NewBox("m"), bridge.NewBox("mm"), bridge.NewBox("h"), bridge.NewBox("t")}
	varLeft    = bridge.NewBox("--left")
	varBeat    = bridge.NewBox("--beat")
)

func init() {
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

func (n *half) paintDigits(d clock.Digits, mark int) {
	format := formatM
	switch {
	case d.Hours > 0:
		format = formatH
		n.a.SetText(numbers[min(d.Hours, len(numbers)-1)])
		n.b.SetText(twoDigits[d.Minutes])
		n.c.SetText(twoDigits[d.Seconds])
	case d.HasTenth:
		format = formatT
		n.a.SetText(numbers[d.Minutes])
		n.b.SetText(twoDigits[d.Seconds])
		n.c.SetText(tenths[mark][d.Tenth])
	default:
		if d.Minutes > 9 {
			format = formatMM
		}
		n.a.SetText(numbers[d.Minutes])
		n.b.SetText(twoDigits[d.Seconds])
		n.c.SetText(boxNothing)
	}
	if n.fresh || format != n.shown.format {
		n.shown.format = format
		n.time.SetData("fmt", formats[format])
	}
}

func (n *half) paintMini(d clock.Digits, mark int) {
	first, second, third := d.Minutes, d.Seconds, boxNothing
	switch {
	case d.Hours > 0:
		first, second, third = min(d.Hours, len(numbers)-1), d.Minutes, colonTwo[d.Seconds]
	case d.HasTenth:
		third = tenths[mark][d.Tenth]
	}
	n.ma.SetText(numbers[first])
	n.mb.SetText(twoDigits[second])
	n.mc.SetText(third)
}
