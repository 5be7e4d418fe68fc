package board

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"github.com/notnil/chess"

	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/rules"
)

// sealed writes the envelope of an adjourned game, prints its face and opens it again.
func sealed(v *view.V, m page) app.UI {
	g, s := m.Game, m.Seal
	e, err := g.Envelope(s)
	page := view.Page{Bar: view.Bar{Back: back(v, screenTable), Title: v.T(i18n.PlayTitle), Sub: v.T(textSealTitle)}, Focus: true}
	if err != nil {
		n := explain(v.Lang, err)
		page.Main = []app.UI{v.Banner(view.Banner{Kind: "info", Title: n.Title, Text: n.Text})}
		return v.Page(m.Session, page)
	}
	page.Main = []app.UI{app.H1().Class("vh").Text(v.T(textSealTitle)), writing(v, s), opening(v, m),
		app.Section().Class("paper").Aria("label", v.T(textSealPreview)).Body(app.Div().Class("leafbox", "leafbox--a5").Body(face(v, m, e)))}
	page.Act = []app.UI{v.Button(view.Button{Text: v.T(textSealPrint), Icon: "print", Class: "btn--go btn--main", Act: v.Act("seal", keepEnvelope{}), ID: "seal"})}
	return v.Page(m.Session, page)
}

func writing(v *view.V, s envelopeNotes) app.UI {
	field := func(id, label, value string, of sealField) app.UI {
		return v.Field(view.Field{ID: id, Label: label, Value: value, Max: 80, In: setSeal(v, id, of)})
	}
	return app.Div().Class("sealform").Body(
		app.Div().Class("wide").Body(field("seal-event", v.T(textSealEvent), s.Event, sealEvent)),
		field("seal-white", v.T(textSealUsed, v.T(i18n.White)), s.WhiteUsed, sealWhiteUsed),
		field("seal-black", v.T(textSealUsed, v.T(i18n.Black)), s.BlackUsed, sealBlackUsed),
		field("seal-day", v.T(textSealDay), s.Day, sealDay),
		field("seal-hour", v.T(textSealHour), s.Hour, sealHour),
		field("seal-place", v.T(textSealPlace), s.Place, sealPlace),
		v.Check("seal-offer", v.T(textSealOffer), setSeal(v, "seal-offer", sealOffer), s.DrawOffer))
}

func setSeal(v *view.V, id string, field sealField) string {
	return v.In(id, func(text string) session.Msg { return setEnvelope{Field: field, Text: text} })
}

// opening reads the sealed move. One that is no move loses the game, which a person confirms.
func opening(v *view.V, m page) app.UI {
	g, s := m.Game, m.Seal
	if _, adjourned := g.Sealed(); !adjourned {
		return app.Div()
	}
	f := view.Field{ID: "opened", Label: v.T(textSealOpened, letters(g.Head.Letters)), Value: s.Opened, Max: 40, Error: m.sealedWrong(),
		In: setSeal(v, "opened", sealOpened)}
	keys := []app.UI{v.Button(view.Button{Text: v.T(textSealMake), Act: v.Act("open-seal", openEnvelope{}), ID: "open-seal"})}
	if s.OpenedBad != nil {
		keys = append(keys, v.Button(view.Button{Text: v.T(textSealConfirm), Class: "btn--bad", Act: v.Act("seal-loses", openEnvelope{Confirmed: true}), ID: "seal-loses"}))
	}
	return app.Section().Class("sec", "stack").ID("opening").Aria("labelledby", "opening-title").Body(
		app.H2().ID("opening-title").Text(v.T(textSealOpening)), v.Field(f), app.Div().Class("cluster").Body(keys...))
}

// face is the face of the envelope, A5, black on white.
func face(v *view.V, m page, e rules.Envelope) app.UI {
	g, s := m.Game, m.Seal
	item := func(label, value string) app.UI {
		if value == "" {
			value = "\u00a0" // a line to write on
		}
		return app.Div().Class("se__f").Body(app.Dt().Text(label), app.Dd().Text(value))
	}
	number := strconv.Itoa(e.MoveNumber)
	if e.SealedBy == chess.Black {
		number += "…"
	}
	offer, last := v.T(textSealNone), "–"
	if e.DrawOffer {
		offer = v.T(i18n.PlayOffers, name(v, g, e.SealedBy))
	}
	if n := g.Ply(); n > 0 {
		last = numbered(g, n)
	}
	at, edition := s.At, g.Head.edition()
	return app.Article().Class("se").ID("envelope").Body(
		app.Header().Body(app.Div().Body(app.P().Class("se__k").Text(v.T(textSealTitle)), app.H1().Text(s.Event), app.P().Text(start(v, g))),
			app.Img().Class("se__l").Alt("").Src(v.Href("/web/mark.svg"))),
		app.Div().Class("se__m").Body(
			app.Figure().Body(app.Raw(paperBoard(phrase.CellsOf(e.Position.XFEN()), v.T(textPlayTurnOf, v.T(sideName(e.SealedBy))))),
				app.FigCaption().Text(v.T(textPlayTurnOf, v.T(sideName(e.SealedBy))))),
			app.Dl().Body(item("○ "+v.T(i18n.White), e.White), item("● "+v.T(i18n.Black), e.Black),
				item(v.T(textSealUsed, v.T(i18n.White)), s.WhiteUsed), item(v.T(textSealUsed, v.T(i18n.Black)), s.BlackUsed),
				item(v.T(textSealBy), v.T(sideName(e.SealedBy))), item(v.T(i18n.SealNumber), number), item(v.T(textSealOpen), offer), item(v.T(textSealLast), last))),
		app.Dl().Class("se__n").Body(item(v.T(textSealDay), s.Day), item(v.T(textSealHour), s.Hour), item(v.T(textSealPlace), s.Place)),
		app.P().Class("se__r").Body(app.Text(v.T(textSealRule)+" "), app.Span().Text(v.T(textSealGuide, g.article(rules.RuleSeal), strconv.Itoa(edition.Since.Year)))),
		app.Div().Class("se__s").Body(app.Div().Text(v.T(i18n.White)), app.Div().Text(v.T(i18n.Black)), app.Div().Text(v.T(i18n.SealWasit))),
		app.Footer().Text(v.T(textSealPrinted, v.Day(at)+", "+v.Clock(at))))
}

// paperBoard is a diagram for paper: the dark squares are hatched as lines, so that they print where fills do not. Only
// numbers, letters of pieces and names of squares enter the drawing.
func paperBoard(cells phrase.Cells, said string) string {
	const size = 45.75
	at := func(f float64) string { return strconv.FormatFloat(f, 'f', -1, 64) }
	var b strings.Builder
	b.WriteString(`<svg class="sb" viewBox="-4 -4 392 392" role="img" aria-label="` + strings.NewReplacer(`"`, "", "<", "", "&", "").Replace(said) + `"><defs><pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V5" stroke="#000" stroke-width="1.3"/></pattern></defs><rect x="18" y="0" width="366" height="366" fill="#fff"/>`)
	for sq, man := range cells {
		x, y := 18+float64(sq%8)*size, float64(7-sq/8)*size
		if (sq/8+sq%8)%2 == 0 {
			b.WriteString(`<rect x="` + at(x) + `" y="` + at(y) + `" width="45.75" height="45.75" fill="url(#hatch)"/>`)
		}
		if man != 0 {
			name := "w" + string(rune(man))
			if man >= 'a' {
				name = "b" + string(rune(man-'a'+'A'))
			}
			b.WriteString(`<use href="#` + name + `" x="` + at(x+2) + `" y="` + at(y+2) + `" width="41.75" height="41.75"/>`)
		}
	}
	b.WriteString(`<rect x="18" y="0" width="366" height="366" fill="none" stroke="#000" stroke-width="2"/>`)
	for i := range 8 {
		mark := float64(i)*size + size/2
		b.WriteString(`<text x="4" y="` + at(mark+5) + `" text-anchor="middle">` + strconv.Itoa(8-i) + `</text><text x="` + at(18+mark) + `" y="382" text-anchor="middle">` + string(rune('a'+i)) + `</text>`)
	}
	return b.String() + `</svg>`
}
