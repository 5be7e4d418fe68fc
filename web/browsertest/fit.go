package browsertest

import (
	_ "embed"
	"fmt"
	"strconv"
)

//go:embed fit.js
var misfits string

// Letters says how a page is set: the size of its letters in per cent, and their font, "" for the device's own.
type Letters struct {
	Percent int
	Font    string
}

// Set sets the letters of the page that is shown, as a setting of the app or of the device would, and has all of it laid out, not only what
// is in sight.
func (p *Page) Set(l Letters) {
	p.t.Helper()
	rules := fmt.Sprintf("html { font-size: %d%% !important } * { content-visibility: visible !important }", l.Percent)
	if l.Font != "" {
		rules += fmt.Sprintf(` html, body, button, input, select, textarea { font-family: "%s" !important }`, l.Font)
	}
	p.Eval(`(() => { const s = new CSSStyleSheet(); s.replaceSync(`+strconv.Quote(rules)+`); document.adoptedStyleSheets = [s] })()`, nil)
}

// Misfits lists what of the page does not fit the window with these letters: words that are broken inside, text that is cut or
// lies on other text, a page that scrolls sideways, rows of lists higher than three lines (140 px), names with less than 180 px.
func (p *Page) Misfits(l Letters) []string {
	p.t.Helper()
	var out []string
	p.Eval(fmt.Sprintf("(%s)(%g, %d || innerWidth)", misfits, float64(l.Percent)/100, p.wide), &out)
	return out
}
