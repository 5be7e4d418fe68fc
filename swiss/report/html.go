package report

import (
	"html"
	"strconv"
	"strings"
)

// Page is a page of tables for the web.
type Page struct {
	Lang, Title, Under string // language tag; the event; place and days
	Made               string // a line at the end
	DecimalComma       bool
	Sheets             []Sheet
}

// style makes the page readable on a phone, in the dark and on paper. It holds no address.
const style = `:root{color-scheme:light dark}body{font:1rem/1.45 system-ui,sans-serif;margin:0 auto;padding:1rem;max-width:70rem}h1{font-size:1.6rem;line-height:1.2;margin:0}h2{font-size:1.2rem;margin:2rem 0 .5rem}` +
	`nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:1rem 0}nav a{padding:.6rem 0}.t{overflow-x:auto}table{border-collapse:collapse;font-variant-numeric:tabular-nums}th,td{padding:.35rem .6rem;text-align:start;border-block-end:1px solid #8886;white-space:nowrap}` +
	`thead th{border-block-end:2px solid}.n{text-align:end}footer{margin-block-start:2rem;opacity:.75}@media print{nav{display:none}body{padding:0;max-width:none;font-size:9pt}h2{break-after:avoid}tr{break-inside:avoid}.t{overflow:visible}}`

// HTML writes a page that stands by itself: no script, no address of another file, every text escaped.
func HTML(p Page) []byte {
	var b strings.Builder
	el := func(tag, text string) { b.WriteString("<" + tag + ">" + html.EscapeString(text) + "</" + tag + ">") }
	b.WriteString(`<!doctype html><html lang="` + html.EscapeString(p.Lang) + `"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
		`<meta http-equiv="Content-Security-Policy" content="default-src 'none';style-src 'unsafe-inline'">`)
	el("title", p.Title)
	b.WriteString("<style>" + style + "</style></head><body><header>")
	el("h1", p.Title)
	el("p", p.Under)
	b.WriteString("</header><nav>")
	for i, s := range p.Sheets {
		b.WriteString(`<a href="#t` + strconv.Itoa(i+1) + `">` + html.EscapeString(s.Name) + `</a>`)
	}
	b.WriteString("</nav><main>")
	for i, s := range p.Sheets {
		b.WriteString(`<section id="t` + strconv.Itoa(i+1) + `">`)
		el("h2", s.Name)
		b.WriteString(`<div class="t" tabindex="0" role="region" aria-label="` + html.EscapeString(s.Name) + `"><table>`)
		for k, row := range s.Table {
			writeRow(&b, row, k == 0, Dialect{DecimalComma: p.DecimalComma})
		}
		b.WriteString("</tbody></table></div></section>\n")
	}
	b.WriteString("</main><footer>")
	el("p", p.Made)
	b.WriteString("</footer></body></html>\n")
	return []byte(b.String())
}

// writeRow writes a row; the head opens the body of the table after it.
func writeRow(b *strings.Builder, row []Cell, head bool, d Dialect) {
	open, end, cell, between := "<tr>", "</tr>", "<td", "</td>"
	if head {
		open, end, cell, between = "<thead><tr>", "</tr></thead><tbody>", `<th scope="col"`, "</th>"
	}
	b.WriteString(open)
	for _, c := range row {
		text := c.text
		b.WriteString(cell)
		if c.number {
			b.WriteString(` class="n"`)
			text = d.field(c)
		}
		b.WriteString(">" + html.EscapeString(text) + between)
	}
	b.WriteString(end)
}
