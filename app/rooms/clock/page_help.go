package clock

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/view"
	"wasit/app/words/i18n"
)

// The drawings of the manual: two halves, and on them what the text speaks of.
const (
	drawingHead = `<svg viewBox="0 0 56 88" aria-hidden="true"><rect x="2" y="2" width="52" height="42" rx="5" class="a"/>`
	drawingRuns = drawingHead + `<rect x="2" y="44" width="52" height="42" rx="5" class="b"/><text x="28" y="29" text-anchor="middle" class="n" transform="rotate(180 28 24)">8:17</text><text x="28" y="71" text-anchor="middle" class="m">9:02</text>`
	drawingIdle = drawingHead + `<rect x="2" y="44" width="52" height="42" rx="5" class="a"/><text x="28" y="29" text-anchor="middle" class="n" transform="rotate(180 28 24)">8:17</text>`
	drawingTime = `<text x="28" y="71" text-anchor="middle" class="n">9:02</text>`

	drawPress = drawingRuns + `<circle cx="40" cy="76" r="7" class="t t--ink"/><circle cx="40" cy="76" r="2.5" class="ba"/></svg>`
	drawRun   = drawingRuns + `<rect x="30" y="80" width="20" height="5" class="ba"/></svg>`
	drawPause = drawingRuns + `<circle cx="28" cy="44" r="9" class="p"/><path d="M25.5 40v8M30.5 40v8" class="p"/></svg>`
	drawFix   = drawingIdle + drawingTime + `<rect x="2" y="35" width="52" height="18" class="p"/><circle cx="42" cy="44" r="7" class="t"/></svg>`
	drawFlag  = drawingIdle + `<path d="M10 82 15 56l16 5-4 13-10-3" class="f"/><text x="42" y="74" text-anchor="middle" class="n">1</text></svg>`
	drawReset = drawingIdle + drawingTime + `<path d="M18 44a10 10 0 1 0 4-8M22 29v8h8" class="t"/></svg>`
)

// help is the manual on one page, in pictures and words (standards for electronic clocks, l).
func help(v *view.V, m page) app.UI {
	line := func(drawing string, title, text i18n.Text) app.UI {
		return app.Li().Body(app.Raw(drawing), app.Span().Body(app.B().Text(v.T(title)), app.Text(v.T(text))))
	}
	to := ScreenPick
	if m.Game != nil {
		to = screenTable
	}
	return v.Page(m.Session, view.Page{Bar: view.Bar{Back: back(v, to), Title: v.T(i18n.ClockTitle), Sub: v.T(textClockHelp)}, Focus: true, Main: []app.UI{app.Ul().Class("hp").ID("clock-manual").Body(
		line(drawPress, textClockHelpPress, textClockHelpPressBy), line(drawRun, textClockHelpRuns, textClockHelpRunsBy), line(drawPause, textClockHelpPause, textClockHelpPauseBy),
		line(drawFix, textClockHelpFix, textClockHelpFixBy), line(drawFlag, textClockHelpFlag, textClockHelpFlagBy), line(drawReset, textClockHelpReset, textClockHelpResetBy))}})
}
