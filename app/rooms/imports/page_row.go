package imports

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/lists/lexicon"
	"wasit/app/lists/roster"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// roleLook is how a piece of the source is shown: its stroke and tint, and the word that the legend has for it.
type roleLook struct {
	Class string
	Word  i18n.Text
}

var roleLooks = map[lexicon.Role]roleLook{
	lexicon.RoleName: {"p-n", textRoleName}, lexicon.RoleNickname: {"p-n", textRoleName}, lexicon.RoleClub: {"p-s", textRoleClub},
	lexicon.RoleClass: {"p-k", textRoleClass}, lexicon.RoleGroup: {"p-k", textRoleClass}, lexicon.RoleBirth: {"p-b", textRoleBirth}, lexicon.RoleSex: {"p-g", textRoleSex},
	lexicon.RoleRating: {"p-r", textRoleRating}, lexicon.RoleTitle: {"p-r", textRoleRating}, lexicon.RoleFIDE: {"p-r", textRoleRating},
	lexicon.RoleSame: {"p-s", textRoleClub}, lexicon.RoleNote: {"p-o", textRoleNote}, lexicon.RoleUnknown: {"p-o", textRoleNote},
}

// legend are the looks in their order.
var legend = []roleLook{{"p-n", textRoleName}, {"p-s", textRoleClub}, {"p-k", textRoleClass}, {"p-b", textRoleBirth}, {"p-g", textRoleSex}, {"p-r", textRoleRating}, {"p-o", textRoleNote}}

// rowPart shows where a row was read, and what can be mended of it; without a row, the whole text.
func rowPart(v *view.V, m page) app.UI {
	title, closing := v.T(textSourceOf), Msg(showSource{})
	var body []app.UI
	if i := m.Chosen - 1; i >= 0 {
		r := m.Rows[i]
		name := r.Entrant.Name
		if name == "" {
			name = v.T(textImportNoName)
		}
		title, closing = v.N(textReadFrom, max(1, len(m.linesOf(r))), name), chooseRow{i}
		body = append(body, rowKeys(v, m, i, r), rowSections(v, m, i, r))
		body = append(body, app.P().Class("mute").Text(about(m, r.Entrant)))
	}
	body = append(body, sourceText(v, m)...)
	var head app.UI = app.H1().ID("of-row").TabIndex(-1).Text(title)
	if m.Route.Page == session.PageOpen { // which has a heading of its own
		head = app.H2().ID("of-row").TabIndex(-1).Text(title)
	}
	return app.Section().Class("f-rev__side").Aria("label", v.T(textSourceOf)).Body(append([]app.UI{
		app.Div().Class("sheet__head").Body(head,
			v.Button(view.Button{Text: v.T(textSourceClose), Icon: "x", Only: true, Class: "btn--quiet", ID: "close-row", Act: v.Act("close-row", closing)}))}, body...)...)
}

// rowKeys are what one touch can put right of a row: the two common ways, and folded away what mends a reading that went wrong.
func rowKeys(v *view.V, m page, i int, r roster.Row) app.UI {
	key := "row-" + strconv.Itoa(i) + "-"
	button := func(end, text, icon string, msg Msg) app.UI {
		return v.Button(view.Button{Text: text, Icon: icon, Class: "btn--s", ID: key + end, Act: v.Act(key+end, msg)})
	}
	if r.Skip {
		return app.Div().Class("cluster").Body(button("unskip", v.T(textImportUnskip), "plus", skipRow{Row: i}))
	}
	keys := []app.UI{button("edit", v.T(textImportEdit), "edit", mendRow{Row: i}), button("not", v.T(textMendNot), "x", skipRow{Row: i, Skip: true})}
	var rare []app.UI
	if m.TRF == nil { // a report says which is which
		rare = rareKeys(v, m, i, r, button)
	}
	group := app.Div().Class("cluster").Attr("role", "group").Aria("label", v.T(textMendOf, r.Entrant.Name)).Body(keys...)
	if len(rare) == 0 {
		return group
	}
	return app.Div().Class("stack-2").Body(group, app.Details().Class("fold").ID(key+"more").Body(app.Summary().Text(v.T(textMendMore)), app.Div().Class("cluster").Body(rare...)))
}

// rareKeys take a row's words apart, exchange them, or join them with the row above.
func rareKeys(v *view.V, m page, i int, r roster.Row, button func(end, text, icon string, msg Msg) app.UI) (keys []app.UI) {
	if r.Entrant.Club != "" {
		keys = append(keys, button("swap", v.T(textMendSwap), "swap", swapNameClub{Row: i}))
	}
	const most = 3
	places := roster.Splits(r.Entrant.Name)
	for _, at := range places[:min(most, len(places))] {
		if a, b, ok := roster.SplitName(r, at); ok {
			keys = append(keys, button("split"+strconv.Itoa(at), v.T(textMendSplit, a.Entrant.Name, b.Entrant.Name), "people", splitRow{Row: i, At: at}))
		}
	}
	if slices.ContainsFunc(r.Doubts, func(d roster.Doubt) bool { return d.Kind == roster.DoubtClub }) && r.Entrant.Club != "" {
		keys = append(keys, button("player", v.T(textAnswerPlayer), "people", splitClub{Row: i}))
	}
	if above, ok := m.above(i); ok {
		name := m.Rows[above].Entrant.Name
		if name == "" {
			name = v.T(textImportNoName)
		}
		keys = append(keys, button("merge", v.T(textMendMerge, name), "up", mergeAbove{Row: i}))
	}
	return keys
}

// rowSections lets the section of a row be chosen, where the event has more than one open.
func rowSections(v *view.V, m page, i int, r roster.Row) app.UI {
	open := m.openSections()
	if len(open) < 2 || r.Skip {
		return nil
	}
	now := m.sectionOf(r)
	keys := make([]app.UI, len(open))
	for k, s := range open {
		key := "row-" + strconv.Itoa(i) + "-into" + strconv.Itoa(int(s.ID))
		keys[k] = app.Button().Type("button").Class("chip").ID(key).Aria("pressed", strconv.FormatBool(s.ID == now)).DataSet("act", v.Act(key, sendInto{i, s.ID})).Text(s.Name)
	}
	return app.Div().Class("cluster").Attr("role", "group").Aria("label", v.T(textColumnSection)).Body(keys...)
}

// linesOf are the lines of the text that speak of a row.
func (im Model) linesOf(r roster.Row) []int {
	list := append([]int{r.Line}, r.Lines...)
	for _, c := range r.Changes {
		if c.Line > 0 {
			list = append(list, c.Line)
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// sourceText is the text that was read, each piece with what it was taken for: all of it, or what lies round the lines of the chosen
// row.
func sourceText(v *view.V, m page) []app.UI {
	var own []int
	if m.Chosen > 0 {
		own = m.linesOf(m.Rows[m.Chosen-1])
	}
	lines := m.sourceLines()
	spans := m.spansByLine()
	used := map[string]bool{}
	const around, most = 3, 400
	var list []app.UI
	gap := false
	for n := 1; n <= len(lines) && len(list) < most; n++ {
		if len(own) > 0 && !slices.ContainsFunc(own, func(l int) bool { return n >= l-around && n <= l+around }) {
			gap = true
			continue
		}
		if gap && len(list) > 0 {
			list = append(list, app.P().Class("no").Text("…"))
		}
		gap = false
		p := app.P()
		switch {
		case slices.Contains(own, n):
			p = p.Class("is-sel")
		case len(spans[n]) == 0:
			p = p.Class("no")
		}
		if strings.TrimSpace(lines[n-1]) != "" {
			list = append(list, p.Body(pieces(lines[n-1], spans[n], used)...))
		}
	}
	if len(list) == 0 {
		return nil
	}
	var key []app.UI
	for _, look := range legend {
		if used[look.Class] {
			key = append(key, app.Span().Body(app.Span().Class(look.Class).Text(v.T(look.Word))))
		}
	}
	if len(key) > 0 {
		key = append(key, app.Span().Text(v.T(textLegendRest)))
	}
	return []app.UI{app.P().Class("f-legend").Body(key...), app.Div().Class("f-src").TabIndex(0).Aria("label", v.T(textSourceOf)).Body(list...)}
}

// sourceLines are the lines of the list, those of a table by their number in the file.
func (im Model) sourceLines() []string {
	if im.Chat {
		return im.Lines
	}
	var list []string
	const most = 2 * roster.MaxRows
	put := func(line int, text string) {
		for len(list) < line && len(list) < most {
			list = append(list, "")
		}
		if line >= 1 && line <= len(list) && list[line-1] == "" {
			list[line-1] = text
		}
	}
	for i, text := range im.Cells.Source {
		put(im.Cells.Lines[i], text)
	}
	for _, r := range im.Rows {
		first, _, _ := strings.Cut(r.Source, "\n")
		put(r.Line, first)
	}
	return list
}

// pieces draws a line by its spans.
func pieces(line string, spans []lexicon.Span, used map[string]bool) []app.UI {
	var list []app.UI
	for _, p := range piecesOf(line, spans) {
		look, ok := roleLooks[p.Role]
		if p.Plain || !ok {
			list = append(list, app.Text(p.Text))
			continue
		}
		used[look.Class] = true
		list = append(list, app.Span().Class(look.Class).Text(p.Text))
	}
	if len(list) == 0 {
		list = append(list, app.Text(bounded(line)))
	}
	return list
}

// talkPart are the lines that were read as nobody's: each can be taken in.
func talkPart(v *view.V, m page) app.UI {
	rows := m.rowsThat(func(r roster.Row) bool { return isTalk(r) && len(r.Spans) == 0 }) // a heading that was used is read
	if len(rows) == 0 {
		return nil
	}
	const most = 200
	items := make([]app.UI, min(most, len(rows)))
	for k := range items {
		i := rows[k]
		key := "row-" + strconv.Itoa(i)
		items[k] = app.Li().Class("f-talk").ID(key).Body(app.Span().Class("mute").Text(bounded(m.Rows[i].Source)),
			v.Button(view.Button{Text: v.T(textImportTalkIn), Class: "btn--s btn--quiet", ID: key + "-unskip", Act: v.Act(key+"-unskip", skipRow{Row: i})}))
	}
	return app.Details().Class("fold").ID("talk").Body(app.Summary().Text(v.N(textTalkLines, len(rows))), app.Ul().Class("list").Body(items...))
}

// bounded keeps a very long source line from filling the screen, and signs that turn the reading direction out of it.
func bounded(s string) string {
	s = journal.Clean(s)
	const most = 200
	if r := []rune(s); len(r) > most {
		return string(r[:most]) + " …"
	}
	return s
}
