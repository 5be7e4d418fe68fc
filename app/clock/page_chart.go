package clock

import (
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/view"
	"wasit/clock"
)

// The drawing of the chart, in its own units: a line in the middle with room for the numbers of the moves, bars on both sides.
const (
	chartHigh = 268
	chartTop  = 121 // White's bars stand on it
	chartLow  = 147 // Black's hang from it
	chartBar  = 105
)

// chart draws each turn as a bar: White above the line, Black below. Numbers alone enter the drawing.
func chart(v *view.V, p *pastGame) app.UI {
	white, black := turnTimes(p, clock.White), turnTimes(p, clock.Black)
	mostW, _ := longest(white)
	mostB, _ := longest(black)
	step := gridStep(max(mostW, mostB))
	scale := chartBar / (gridLines * step.Seconds())
	var b strings.Builder
	b.WriteString(`<svg class="su__svg" aria-hidden="true">`)
	for i := 1; i <= gridLines; i++ {
		up := float64(i) * step.Seconds() * scale
		for _, y := range [...]float64{chartTop - up, chartLow + up} {
			b.WriteString(`<line class="gl" x1="0" x2="100%" y1="` + float(y) + `" y2="` + float(y) + `"/>`)
		}
		mark := v.Duration(time.Duration(i) * step)
		b.WriteString(`<text x="0" y="` + float(chartTop-up-4) + `">` + mark + `</text>`)
	}
	turns := max(len(white), len(black))
	wide := 88 / float64(max(turns, 12))
	bars := func(list []time.Duration, class string, place func(high float64) float64) {
		for i, d := range list {
			high := max(d.Seconds()*scale, 1)
			b.WriteString(`<rect class="` + class + `" x="` + float(12+float64(i)*wide) + `%" width="` + float(wide*.72) + `%" y="` + float(place(high)) + `" height="` + float(high) + `"/>`)
		}
	}
	bars(white, "bw", func(high float64) float64 { return chartTop - high })
	bars(black, "bb", func(float64) float64 { return chartLow })
	for i := chartEvery(turns) - 1; i < turns; i += chartEvery(turns) {
		b.WriteString(`<text x="` + float(12+float64(i)*wide) + `%" y="` + float((chartTop+chartLow)/2+6) + `">` + v.Int(i+1) + `</text>`)
	}
	b.WriteString(`</svg>`)
	return app.Figure().Class("su__c").Body(
		app.FigCaption().Body(app.H2().Text(v.T(textClockChart)), app.Span().Class("su__k").Body(app.I().Class("kw"), app.Text(v.T(textClockAbove)), app.I().Class("kb"), app.Text(v.T(textClockBelow)))),
		app.Div().ID("chart").Attr("role", "img").Aria("label", v.T(textClockChartSaid, v.Duration(mostW), v.Duration(mostB))).Body(app.Raw(b.String())))
}

const gridLines = 3

// gridStep is the round distance of two lines of the grid with which the longest turn fits.
func gridStep(most time.Duration) time.Duration {
	for _, s := range []time.Duration{1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1200, 1800} {
		if gridLines*s*time.Second >= most {
			return s * time.Second
		}
	}
	return (most/gridLines/time.Hour + 1) * time.Hour
}

// chartEvery says which moves are numbered.
func chartEvery(turns int) int {
	for _, n := range []int{5, 10, 20, 50, 100} {
		if turns <= 8*n {
			return n
		}
	}
	return 500
}

func float(f float64) string { return strconv.FormatFloat(f, 'f', 1, 64) }
