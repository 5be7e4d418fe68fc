package bridge

import "strconv"

// MeasureLetters writes into widths how wide the letters from U+0000 on are, in units of the type size, in the font that
// elements of a class have at a weight and a size in CSS pixels. Signs that do not print are 0 wide.
func MeasureLetters(class string, weight int, size float64, widths []float32) error {
	probe := document.Call("createElement", "div")
	probe.Set("className", class)
	probe.Set("hidden", true)
	document.Get("body").Call("append", probe)
	family := global.Call("getComputedStyle", probe).Get("fontFamily").String()
	probe.Call("remove")
	canvas := document.Call("createElement", "canvas")
	if !has(canvas, "getContext") {
		return &MissingError{"canvas.getContext"}
	}
	pen := canvas.Call("getContext", "2d")
	if !pen.Truthy() {
		return &MissingError{"canvas in two dimensions"}
	}
	pen.Set("font", strconv.Itoa(weight)+" "+strconv.FormatFloat(size, 'f', 3, 64)+"px "+family)
	for r := range widths {
		if r < ' ' || r >= 0x7f && r < 0xa0 {
			continue
		}
		widths[r] = float32(pen.Call("measureText", string(rune(r))).Get("width").Float() / size)
	}
	return nil
}
