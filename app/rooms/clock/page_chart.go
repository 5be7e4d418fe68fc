package clock

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/clock"
)

// The drawing of the chart, in its own units: the scale of times on the left, the numbers of the moves below or in the middle.
const (
	chartHigh = 268
	chartTop  = 121 // of the time spent, White's bars stand on it
	chartLow  = 147 // Black's hang from it
	chartBar  = 105
	chartFoot = 236 // of the time left, the line of nothing
	chartLeft = 214 // its height
	chartFrom = 13  // where the first move begins, in per cent of the width
	chartLate = 24  // the same where the scale has hours
	chartEnd  = 99
)

// chart draws the game in one of two views: the time spent on each move, or the time left after it. Numbers alone enter the drawing.
func chart(v *view.V, m page) app.UI {
	p := m.Past
	title, key, drawing, said := textClockChart, "spent", "", ""
	white, black := turnTimes(p, clock.White), turnTimes(p, clock.Black)
	if m.Left {
		title, key = textClockChartLeft, "left"
		drawing = leftChart(v, p)
		said = v.T(textClockChartEnd, v.Duration(time.Duration(p.Entry.White)*time.Millisecond), v.Duration(time.Duration(p.Entry.Black)*time.Millisecond))
	} else {
		drawing = spentChart(v, white, black)
		mostW, _ := longest(white)
		mostB, _ := longest(black)
		said = v.T(textClockChartSaid, v.Duration(mostW), v.Duration(mostB))
	}
	var legend []app.UI
	if m.Left {
		legend = []app.UI{app.I().Class("lw"), app.Text(v.T(i18n.White)), app.I().Class("lb"), app.Text(v.T(i18n.Black))}
	} else {
		legend = []app.UI{app.I().Class("kw"), app.Text(v.T(textClockAbove)), app.I().Class("kb"), app.Text(v.T(textClockBelow))}
	}
	return app.Figure().Class("su__c").Body(
		app.FigCaption().Body(app.H2().Text(v.T(title)), app.Span().Class("su__k").Body(legend...)),
		v.Seg("chart-view", v.T(textClockChartView), key, v.In("chart-view", func(value string) session.Msg { return showChart{Left: value == "left"} }),
			[]view.Option{{Key: "spent", Text: v.T(textClockSpent)}, {Key: "left", Text: v.T(textClockLeftOver)}}),
		app.Div().ID("chart").Attr("role", "img").Aria("label", v.T(title)+". "+said).Body(app.Raw(`<svg class="su__svg" aria-hidden="true">`+drawing+`</svg>`)),
		app.Span().Class("su__ax").Body(app.Span().Text("↑ "+v.T(textClockAxisTime)), app.Span().Text(v.T(textClockAxisMove)+" →")))
}

// spentChart draws each turn as a bar: White above the line, Black below.
func spentChart(v *view.V, white, black []time.Duration) string {
	mostW, _ := longest(white)
	mostB, _ := longest(black)
	step := gridStep(max(mostW, mostB))
	scale := chartBar / (gridLines * step.Seconds())
	var b strings.Builder
	for i := 1; i <= gridLines; i++ {
		up := float64(i) * step.Seconds() * scale
		gridLine(&b, chartTop-up, v.Duration(time.Duration(i)*step))
		gridLine(&b, chartLow+up, v.Duration(time.Duration(i)*step))
	}
	turns := max(len(white), len(black))
	wide := (chartEnd - chartFrom) / float64(max(turns, 12))
	bars := func(list []time.Duration, class string, place func(high float64) float64) {
		for i, d := range list {
			high := max(d.Seconds()*scale, 1)
			b.WriteString(`<rect class="` + class + `" x="` + float(chartFrom+float64(i)*wide) + `%" width="` + float(wide*.72) + `%" y="` + float(place(high)) + `" height="` + float(high) + `"/>`)
		}
	}
	bars(white, "bw", func(high float64) float64 { return chartTop - high })
	bars(black, "bb", func(float64) float64 { return chartLow })
	moveNumbers(&b, v, turns, chartFrom, wide, (chartTop+chartLow)/2+6)
	return b.String()
}

// leftChart draws the time left after each move as two lines that go down in steps.
func leftChart(v *view.V, p *pastGame) string {
	lines := [2][]time.Duration{leftTimes(p, clock.White), leftTimes(p, clock.Black)}
	most := time.Duration(0)
	for _, line := range lines {
		for _, d := range line {
			most = max(most, d)
		}
	}
	step := gridStep(most)
	scale := chartLeft / (gridLines * step.Seconds())
	var b strings.Builder
	for i := range gridLines + 1 {
		gridLine(&b, chartFoot-float64(i)*step.Seconds()*scale, v.Duration(time.Duration(i)*step))
	}
	turns := max(len(lines[0]), len(lines[1])) - 1
	from := float64(chartFrom)
	if gridLines*step >= time.Hour {
		from = chartLate
	}
	wide := (chartEnd - from) / float64(max(turns, 12))
	for side, class := range [...]string{"lw", "lb"} {
		for i, d := range lines[side] {
			x, y := from+float64(i)*wide, chartFoot-d.Seconds()*scale
			if i > 0 {
				was := chartFoot - lines[side][i-1].Seconds()*scale
				segment(&b, class, x-wide, was, x, y)
			}
			b.WriteString(`<circle class="` + class + `" cx="` + float(x) + `%" cy="` + float(y) + `" r="2.5"/>`)
		}
	}
	moveNumbers(&b, v, turns, from+wide, wide, chartHigh-8) // the start stands before the first move
	return b.String()
}

func segment(b *strings.Builder, class string, x1, y1, x2, y2 float64) {
	b.WriteString(`<line class="` + class + `" x1="` + float(x1) + `%" y1="` + float(y1) + `" x2="` + float(x2) + `%" y2="` + float(y2) + `"/>`)
}

// gridLine is a line of the grid with its time on the left.
func gridLine(b *strings.Builder, y float64, mark string) {
	b.WriteString(`<line class="gl" x1="0" x2="100%" y1="` + float(y) + `" y2="` + float(y) + `"/><text x="0" y="` + float(y-4) + `">` + mark + `</text>`)
}

func moveNumbers(b *strings.Builder, v *view.V, turns int, from, wide, y float64) {
	for i := chartEvery(turns) - 1; i < turns; i += chartEvery(turns) {
		b.WriteString(`<text x="` + float(from+float64(i)*wide) + `%" y="` + float(y) + `">` + v.Int(i+1) + `</text>`)
	}
}

// leftTimes are the times of a side: at the start, and after each of its moves.
func leftTimes(p *pastGame, s clock.Side) []time.Duration {
	var list []time.Duration
	for _, step := range p.Steps {
		if len(list) == 0 {
			list = append(list, step.Before[s].Time)
		}
		if step.Input.Act == clock.ActPress && step.Input.Side == s && step.Move > 0 {
			list = append(list, step.After[s].Time)
		}
	}
	return list
}

// slowMove is a move that took long.
type slowMove struct {
	side clock.Side
	move int
	used time.Duration
}

// slowMoves are the moves that took longest, the slowest first.
func slowMoves(p *pastGame, most int) []slowMove {
	var list []slowMove
	for _, s := range p.Steps {
		if s.Input.Act == clock.ActPress && s.Move > 0 {
			list = append(list, slowMove{s.Input.Side, s.Move, s.Used})
		}
	}
	slices.SortStableFunc(list, func(a, b slowMove) int { return cmp.Compare(b.used, a.used) })
	return list[:min(most, len(list))]
}

// slowest lists the moves that took longest.
func slowest(v *view.V, p *pastGame) app.UI {
	list := slowMoves(p, 5)
	if len(list) < 2 {
		return nil
	}
	rows := make([]app.UI, len(list))
	for i, s := range list {
		rows[i] = app.Li().Body(disc(s.side), app.Span().Text(colour(v, s.side)+", "+v.T(textClockMove, v.Int(s.move))), app.B().Class("num").Text(span(v.Lang, s.used)))
	}
	return app.Section().Class("su__s").Aria("labelledby", "slowest").Body(app.H2().ID("slowest").Text(v.T(textClockSlowest)), app.Ol().Body(rows...))
}

const gridLines = 3

// gridStep is the round distance of two lines of the grid with which the longest time fits.
func gridStep(most time.Duration) time.Duration {
	for _, s := range []time.Duration{1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1200, 1800, 2400, 3600} {
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
