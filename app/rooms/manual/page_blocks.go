package manual

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/books/manual"
	"wasit/app/session"
	"wasit/app/view"
)

// blocks draws a chapter. In the whole manual headings stand a step lower, and their addresses are those of chapters.
func blocks(v *view.V, c *manual.Chapter, whole bool) (body []app.UI) {
	list := c.Blocks
	for len(list) > 0 {
		n := 1
		for n < len(list) && together[list[0].Kind] && list[n].Kind == list[0].Kind {
			n++
		}
		switch b := list[0]; b.Kind {
		case manual.Heading:
			if whole {
				body = append(body, app.H3().Text(b.Text()))
			} else {
				body = append(body, app.H2().Class("laws__h", "man__h").ID(sectionID(b.ID)).Text(b.Text()))
			}
		case manual.Item:
			body = append(body, app.Ul().Body(items(v, list[:n])...))
		case manual.Step:
			body = append(body, app.Ol().Body(items(v, list[:n])...))
		case manual.Note:
			body = append(body, app.P().Class("man__note").Body(spans(v, b.Spans)...))
		case manual.Row:
			body = append(body, table(v, list[:n]))
		case manual.Code:
			lines := make([]string, n)
			for i, line := range list[:n] {
				lines[i] = line.Text()
			}
			body = append(body, app.Pre().TabIndex(0).Text(strings.Join(lines, "\n")))
		case manual.Picture: // the screen itself is at hand
		default:
			body = append(body, app.P().Body(spans(v, b.Spans)...))
		}
		list = list[n:]
	}
	return body
}

// together are the kinds of blocks that stand in one list, table or passage with those before.
var together = map[manual.Kind]bool{manual.Item: true, manual.Step: true, manual.Row: true, manual.Code: true}

func items(v *view.V, list []manual.Block) []app.UI {
	lines := make([]app.UI, len(list))
	for i, b := range list {
		lines[i] = app.Li().Body(spans(v, b.Spans)...)
	}
	return lines
}

// table draws rows below their head.
func table(v *view.V, rows []manual.Block) app.UI {
	var head, lines []app.UI
	for _, cell := range rows[0].Cells {
		head = append(head, app.Th().Scope("col").Body(spans(v, cell)...))
	}
	for _, row := range rows[1:] {
		var cells []app.UI
		for i, cell := range row.Cells {
			if i == 0 {
				cells = append(cells, app.Th().Scope("row").Body(spans(v, cell)...))
				continue
			}
			cells = append(cells, app.Td().Body(spans(v, cell)...))
		}
		lines = append(lines, app.Tr().Body(cells...))
	}
	return app.Table().Class("laws__t", "man__t").Body(app.THead().Body(app.Tr().Body(head...)), app.TBody().Body(lines...))
}

func spans(v *view.V, list []manual.Span) []app.UI {
	body := make([]app.UI, len(list))
	for i, s := range list {
		switch s.Mark {
		case manual.Word:
			body[i] = app.B().Text(s.Text)
		case manual.Typed:
			body[i] = app.Code().Text(s.Text)
		case manual.Link:
			body[i] = app.A().Href(v.Href(target(s.To).Path())).Text(s.Text)
		default:
			body[i] = app.Text(s.Text)
		}
	}
	return body
}

// target is the page to which a link of the manual leads.
func target(to string) session.Route {
	if article, ok := strings.CutPrefix(to, "law:"); ok {
		return session.LawRoute(article, "")
	}
	chapter, section, _ := strings.Cut(to, "#")
	return session.ManualRoute(chapter, section)
}
