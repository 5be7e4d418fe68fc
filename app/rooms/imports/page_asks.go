package imports

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/lists/roster"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// asksPart is what must be answered: how much is left, the questions in the places that they had from the beginning, and what was
// decided by itself, each with a way back.
func asksPart(v *view.V, m page, extra ...app.UI) app.UI {
	open := m.asks()
	c := m.Count()
	title := v.N(textAsksLeft, len(open))
	if len(open) == 0 {
		title = v.T(textAsksNone)
	}
	gone := len(m.rowsThat(func(r roster.Row) bool { return r.Withdrawn }))
	text := v.N(textPlayersRead, c.Ready+c.Open)
	if gone > 0 {
		text = v.JoinComma([]string{text, v.N(textPlayersGone, gone)})
	}
	var head app.UI = app.H1().ID("review").TabIndex(-1).Aria("live", "polite").DataSet("open", len(open)).DataSet("ready", c.Ready).Text(title)
	if m.Route.Page == session.PageOpen { // which has a heading of its own
		head = app.H2().ID("review").TabIndex(-1).Aria("live", "polite").DataSet("open", len(open)).DataSet("ready", c.Ready).Text(title)
	}
	parts := []app.UI{app.Div().Class("f-answer").Body(app.Div().Body(head, app.P().ID("review-sum").Text(text+". "+v.T(textAsksUndo)))), askCells(m, open)}
	parts = append(parts, extra...)
	var cards []app.UI
	now, rest := true, 0
	for n, key := range m.Order {
		if k := slices.IndexFunc(open, func(a ask) bool { return a.Key == key }); k >= 0 {
			if !now {
				rest++
			}
			cards = append(cards, card(v, m, n, open[k], now))
			now = false
		} else if k := slices.IndexFunc(m.Answered, func(a answered) bool { return a.Key == key }); k >= 0 {
			cards = append(cards, done(v, m, n, m.Answered[k]))
		}
	}
	if rest > 0 && !m.Unfolded {
		cards = append(cards, app.Li().Class("f-more").Body(app.Button().Type("button").Class("f-ask", "f-ask--more").ID("unfold").Aria("expanded", "false").
			DataSet("act", v.Act("unfold", unfoldAsks{})).Body(app.B().Text(v.N(textAsksMore, rest)), view.Icon("down"))))
	}
	cards = append(cards, decided(v, m)...)
	if len(cards) > 0 {
		parts = append(parts, app.Ol().Class("f-asks").ID("asks").Aria("label", v.T(textAsks)).Body(cards...))
	}
	return app.Section().Class("f-rev__side").Aria("label", v.T(textAsks)).Body(parts...)
}

// askCells repeat the heading as a row of cells: answered, at hand, open.
func askCells(m page, open []ask) app.UI {
	const most = 30
	n := len(open) + len(m.Answered)
	if n == 0 || n > most {
		return nil
	}
	list := make([]app.UI, 0, n)
	for range m.Answered {
		list = append(list, app.I().Class("x"))
	}
	for i := range open {
		cell := app.I()
		if i == 0 {
			cell = cell.Class("now")
		}
		list = append(list, cell)
	}
	return app.Span().Class("f-cells", "f-cells--l").Aria("hidden", "true").Body(list...)
}

// unfoldAsks shows all questions on a phone, where the first alone stands open.
type unfoldAsks struct{}

func (unfoldAsks) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Unfolded = true
	return m, nil
}

// card is an open question.
func card(v *view.V, m page, n int, a ask, now bool) app.UI {
	key := "ask-" + strconv.Itoa(n)
	body := []app.UI{app.P().Class("f-ask__q").Text(m.title(a))}
	if why := m.why(a); why != "" {
		body = append(body, app.P().Class("f-ask__why").Text(why))
	}
	if list := changesOf(m, a); list != nil {
		body = append(body, list)
	}
	var keys []app.UI
	for _, x := range m.answers(a) {
		class := "btn--s"
		if x.Suggested {
			class += " btn--sug"
		}
		id := key + "-" + x.Code
		keys = append(keys, app.Button().Type("button").Class("btn").Class(strings.Fields(class)...).ID(id).DataSet("code", x.Code).DataSet("act", v.Act(id, reply{a.Key, x.Code})).Text(x.Text))
	}
	if len(a.Rows) > 0 && a.Kind != askSchools {
		keys = append(keys, v.Button(view.Button{Text: v.T(textSourceOf), Icon: "eye", Only: true, Class: "btn--s btn--quiet", ID: key + "-source", Act: v.Act(key+"-source", chooseRow{a.Rows[0]})}))
	}
	li := app.Li().Class("f-ask").ID(key).DataSet("lines", linesText(m, a.Rows)).DataSet("kind", [...]string{"doubt", "columns", "known", "changed", "school"}[a.Kind])
	switch {
	case now:
		li = li.Class("is-now")
	case !m.Unfolded:
		li = li.Class("is-rest")
	}
	count := ""
	if len(a.Rows) > 0 {
		count = v.Int(len(a.Rows))
	}
	return li.Body(app.Span().Class("f-ask__n", "num").Text(count), app.Div().Body(body...), app.Div().Class("f-ask__a").Body(keys...))
}

// changesOf lists what is asked to be confirmed, where it is more than the question says.
func changesOf(m page, a ask) app.UI {
	if a.Kind != askChanged {
		return nil
	}
	list := m.changes(a)
	if len(list) < 2 {
		return nil
	}
	const most = 12
	items := make([]app.UI, 0, most+1)
	for _, text := range list[:min(most, len(list))] {
		items = append(items, app.Li().Text(text))
	}
	if more := len(list) - most; more > 0 {
		items = append(items, app.Li().Text(m.Lang().N(i18n.FileMore, more)))
	}
	return app.Ul().Class("f-ask__list").Body(items...)
}

// linesText lists the lines of some rows.
func linesText(m page, rows []int) string {
	list := make([]string, len(rows))
	for i, row := range rows {
		list[i] = strconv.Itoa(m.Rows[row].Line)
	}
	return strings.Join(list, " ")
}

// done is a question with its answer. It keeps its place and its height, so that what stands below does not move under a finger; a
// phone shows the last one alone.
func done(v *view.V, m page, n int, a answered) app.UI {
	key := "ask-" + strconv.Itoa(n)
	answer := []app.UI{app.B().Text(a.Answer)}
	if m.answerAt(a.Key) >= 0 {
		answer = append(answer, app.Button().Type("button").Class("link").ID(key+"-undo").DataSet("act", v.Act(key+"-undo", undoAnswer{a.Key})).Text(v.T(i18n.Undo)))
	}
	body := []app.UI{app.P().Class("f-ask__q").Text(a.Title)}
	if a.Why != "" {
		body = append(body, app.P().Class("f-ask__why").Text(a.Why))
	}
	li := app.Li().Class("f-ask", "is-done", "is-kept").ID(key)
	if a.Key != m.Answered[len(m.Answered)-1].Key {
		li = li.Class("is-old")
	}
	return li.Body(view.Icon("check"), app.Div().Body(body...), app.Div().Class("f-ask__a").Body(answer...))
}

// decided lists what the reader decided without asking: who was withdrawn, and whose letters were put right.
func decided(v *view.V, m page) []app.UI {
	line := func(id, text string, msg Msg) app.UI {
		return app.Li().Class("f-ask", "is-done").ID(id).Body(view.Icon("check"), app.Span().Text(text),
			app.Button().Type("button").Class("link").ID(id+"-undo").DataSet("act", v.Act(id+"-undo", msg)).Text(v.T(i18n.Undo)))
	}
	var list []app.UI
	if rows := m.rowsThat(func(r roster.Row) bool { return r.Withdrawn }); len(rows) > 0 {
		list = append(list, line("withdrawn", v.N(textWithdrawn, len(rows))+": "+m.names(rows), takeIn{}))
	}
	if rows := m.rowsThat(isTidied); len(rows) > 0 {
		list = append(list, line("tidied", v.N(textTidied, len(rows))+": "+m.names(rows), asWritten{}))
	}
	return list
}

// names are the first names of some rows, and how many more there are.
func (m page) names(rows []int) string {
	const most = 4
	var list []string
	for _, i := range rows[:min(most, len(rows))] {
		name := m.Rows[i].Entrant.Name
		if name == "" {
			name = m.Lang().T(textImportLine, strconv.Itoa(m.Rows[i].Line))
		}
		list = append(list, name)
	}
	text := strings.Join(list, ", ")
	if more := len(rows) - most; more > 0 {
		text += " " + m.Lang().N(i18n.FileMore, more)
	}
	return text
}

// title words a question.
func (m page) title(a ask) string {
	l := m.Lang()
	switch a.Kind {
	case askColumns:
		return l.T(textReadUnsure)
	case askKnown:
		return l.N(textImportKnown, len(a.Rows)) + "?"
	case askSchools:
		if a.Schools.Earlier {
			return l.T(m.Kin(i18n.SameSchoolEarlier), a.Schools.A, a.Schools.B)
		}
		return l.T(textAskSchool, a.Schools.B, a.Schools.A)
	case askChanged:
		if list := m.changes(a); len(list) > 1 {
			return l.N(textAskChangedAll, len(list))
		} else if len(list) == 1 {
			return l.T(textAskChanged, list[0])
		}
	}
	text := m.asked(a)
	if len(a.Rows) == 1 {
		return m.names(a.Rows) + ": " + text
	}
	return text
}

// changes are what later lines made of the facts of some players, each in words.
func (m page) changes(a ask) []string {
	var list []string
	for _, i := range a.Rows {
		for _, c := range m.Rows[i].Changes {
			if c.Line > 0 {
				list = append(list, m.change(m.Rows[i], c))
			}
		}
	}
	return list
}

// change words what a later line made of a fact: "Bagas → Bagas Wicaksono".
func (m page) change(r roster.Row, c roster.Change) string {
	text := m.factText(c.Field, c.From) + " → " + m.factText(c.Field, c.To)
	if c.Field != roster.Name {
		text = r.Entrant.Name + ": " + text
	}
	return text
}

// factText is a fact that a change keeps in letters, as the table shows it.
func (m page) factText(f roster.Field, text string) string {
	l := m.Lang()
	switch f {
	case roster.Birth:
		var d journal.Date
		if d.UnmarshalText([]byte(text)) == nil && d.Day > 0 {
			return dateText(l, swiss.Date(d)) // a year alone stands as it is
		}
	case roster.Sex:
		return sexLetter(l, map[string]swiss.Sex{"m": swiss.Male, "f": swiss.Female}[text])
	}
	if text == "" {
		return "–"
	}
	return text
}

// asked words what a question of the reader asks.
func (m page) asked(a ask) string {
	l := m.Lang()
	if len(a.Kinds) > 0 {
		for _, i := range a.Rows {
			for _, d := range m.Rows[i].Doubts {
				if d.Kind == a.Kinds[0] {
					return question(l, m, d)
				}
			}
		}
	}
	switch male, female := m.sexed(a); {
	case a.About == roster.AboutSex && male && female:
		return l.T(textDoubtNoSex)
	case len(a.Sections) == 0:
		return l.T(textAskNoSection)
	case a.About == roster.AboutBirth:
		return l.T(textAskBirth, strings.Join(a.Sections, " / "))
	case a.About == roster.AboutClass:
		return l.T(textAskClass, strings.Join(a.Sections, " / "))
	}
	return l.T(textAskSection, strings.Join(a.Sections, " / "))
}

// why says what a question is about: who, of which school, and where it goes into.
func (m page) why(a ask) string {
	l := m.Lang()
	switch a.Kind {
	case askColumns:
		return l.T(textReadUnsureText)
	case askKnown:
		return l.T(textImportKnownText) + " " + m.names(a.Rows)
	case askSchools:
		return ""
	case askChanged:
		return l.T(textChangedWhy)
	}
	if len(a.Rows) == 1 {
		return about(m, m.Rows[a.Rows[0]].Entrant)
	}
	return m.names(a.Rows)
}

// about says what is known of somebody, with what a player has no field for.
func about(m page, e roster.Entrant) string {
	l := m.Lang()
	var list []string
	add := func(s string) {
		if s != "" {
			list = append(list, s)
		}
	}
	add(sexLetter(l, e.Sex))
	add(e.Club)
	add(classOf(e))
	add(dateText(l, e.Birth))
	if e.Rating > 0 {
		add(strconv.Itoa(e.Rating))
	}
	add(e.Title.String())
	add(e.Federation)
	list = append(list, alsoSaid(l, e)...)
	return strings.Join(list, " · ")
}

// question words a doubt.
func question(l i18n.Lang, m page, d roster.Doubt) string {
	switch d.Kind {
	case roster.DoubtName:
		if strings.IndexFunc(d.Text, unicode.IsLetter) < 0 {
			return l.T(textDoubtNoName)
		}
		return l.T(textDoubtNameWhole, bounded(d.Text))
	case roster.DoubtLongName:
		return l.T(textDoubtLong, strconv.Itoa(roster.MaxName))
	case roster.DoubtSex:
		if d.Text == "" {
			return l.T(textDoubtSexHead)
		}
	case roster.DoubtGone:
		return l.T(textDoubtGone)
	case roster.DoubtSameBirth:
		return l.T(textDoubtSameBirth, l.Int(d.Other))
	case roster.DoubtSameInList:
		return l.T(textDoubtSameList, l.Int(d.Other))
	case roster.DoubtSameHere:
		name := d.Text
		if p, ok := m.sameHere(d.Text); ok {
			if name = m.Name(p); p.Club != "" {
				name += " (" + p.Club + ")"
			}
		}
		return l.T(textDoubtSameHere, name)
	}
	return l.T(doubtTexts[d.Kind], bounded(d.Text))
}

var doubtTexts = map[roster.DoubtKind]i18n.Text{roster.DoubtSex: textDoubtSex, roster.DoubtDate: textDoubtDate, roster.DoubtYear: textDoubtYear,
	roster.DoubtRating: textDoubtRating, roster.DoubtTitle: textDoubtTitle, roster.DoubtClass: textDoubtClass, roster.DoubtCells: textDoubtCells,
	roster.DoubtRest: textDoubtRest, roster.DoubtClub: textDoubtClub, roster.DoubtSplit: textDoubtSplit, roster.DoubtBornHere: textDoubtBornHere,
	roster.DoubtSection: textDoubtSection, roster.DoubtDay: textDoubtDay, roster.DoubtFederation: textDoubtFederation, roster.DoubtFIDE: textDoubtFIDE,
	roster.DoubtNote: textDoubtNote, roster.DoubtReference: textDoubtReference, roster.DoubtForm: textDoubtForm, roster.DoubtPlaying: textDoubtPlaying,
	roster.DoubtTeam: textDoubtTeam, roster.DoubtWhich: textDoubtWhich, roster.DoubtAge: textDoubtAge, roster.DoubtHidden: textDoubtHidden,
	roster.DoubtSaidSex: textDoubtSaid, roster.DoubtSaidBirth: textDoubtSaid, roster.DoubtSaidClass: textDoubtSaid, roster.DoubtSaidRating: textDoubtSaid,
	roster.DoubtSaidClub: textDoubtSaid, roster.DoubtNoClub: textDoubtNoClub, roster.DoubtSameBoard: textDoubtSameBoard, roster.DoubtLineUp: textDoubtLineUp,
	roster.DoubtShortName: textDoubtShortName, roster.DoubtOddName: textDoubtOddName, roster.DoubtOddClub: textDoubtOddClub, roster.DoubtLeft: textDoubtRest,
	roster.DoubtUnread: textDoubtUnread, roster.DoubtNoSex: textDoubtSexless, roster.DoubtNoBirth: textDoubtNoBirth, roster.DoubtNoClass: textDoubtNoClass}
