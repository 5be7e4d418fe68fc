package imports

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/lists/roster"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/app/words/letters"
	"wasit/swiss"
)

// group is the part of the table for one section; of nobody's section yet where ID is 0.
type group struct {
	ID   journal.SectionID
	Name string
	For  string // whom the section is for
	At   int    // place among the sections, for its colour; -1: none
	Rows []int
	N    int // players among them
}

// groups sorts the rows by section. Within one, those with an open question at first stand first, and keep their place when it is
// settled; then by name.
func (m page) groups() []group {
	list := []group{{At: -1}}
	for i, s := range m.Event.Ahead.Sections() {
		list = append(list, group{ID: s.ID, Name: s.Name, For: forWhom(m.Lang(), s), At: i})
	}
	x := m.router()
	for i, r := range m.Rows {
		if isTalk(r) {
			continue
		}
		id := x.section(r)
		if home, ok := m.Event.Ahead.HomeOf(infoOf(r.Entrant)); ok && r.Skip && id == 0 {
			id = home // who does not come is struck out where he would have played
		}
		for k := range list {
			if list[k].ID == id {
				list[k].Rows = append(list[k].Rows, i)
				if !r.Skip {
					list[k].N++
				}
			}
		}
	}
	alphabet := letters.Of(m.Lang().Tag())
	for k := range list {
		if m.ofTeams(list[k].ID) {
			continue // team by team, as the list has them
		}
		letters.Sort(alphabet, list[k].Rows, func(i *int) string { return m.Rows[*i].Entrant.Name }, func(i *int) int { return *i })
		first := slices.DeleteFunc(slices.Clone(list[k].Rows), func(i int) bool { return !m.stoodFirst(i) })
		rest := slices.DeleteFunc(list[k].Rows, m.stoodFirst)
		list[k].Rows = append(first, rest...)
	}
	return slices.DeleteFunc(list, func(g group) bool { return len(g.Rows) == 0 })
}

// stoodFirst reports whether a row had an open question when the list was read, or does not come.
func (m page) stoodFirst(i int) bool { return m.Asked[i] || m.Rows[i].Withdrawn }

func forWhom(l i18n.Lang, s journal.Section) string {
	if s.Group == (journal.Group{}) {
		return ""
	}
	return phrase.GroupText(l, s.Group)
}

// isTalk reports whether a line of the list was read as nobody's.
func isTalk(r roster.Row) bool {
	return r.Skip && !r.Withdrawn && r.Entrant.Name == "" && len(r.Doubts) == 1 && r.Doubts[0].Kind == roster.DoubtName
}

// columnSet says which columns the table needs: what no row has takes no room.
type columnSet struct{ sex, club, class, team, section, rating, birth bool }

func (m page) columnSet(doubts map[int][]roster.About) columnSet {
	c := columnSet{section: len(m.Event.Ahead.Sections()) > 1}
	for i, r := range m.Rows {
		if isTalk(r) {
			continue
		}
		e, open := r.Entrant, doubts[i]
		c.sex = c.sex || e.Sex != 0 || slices.Contains(open, roster.AboutSex)
		c.club = c.club || e.Club != "" && e.Club != e.Team
		c.class = c.class || e.Class != 0 || slices.Contains(open, roster.AboutClass)
		c.team = c.team || e.Team != ""
		c.rating = c.rating || e.Rating != 0
		c.birth = c.birth || e.Birth.Year != 0 || slices.Contains(open, roster.AboutBirth)
	}
	return c
}

// inDoubt is what is asked about each row.
func (m page) inDoubt() map[int][]roster.About {
	of := map[int][]roster.About{}
	for _, q := range m.Questions {
		for _, i := range q.Rows {
			of[i] = append(of[i], q.About)
		}
	}
	return of
}

// table is what all rows of the table share.
type table struct {
	columnSet
	router router
	doubts map[int][]roster.About
}

// listPart is the table of the players, by section.
func listPart(v *view.V, m page, extra ...app.UI) app.UI {
	groups := m.groups()
	t := table{doubts: m.inDoubt(), router: m.router()}
	t.columnSet = m.columnSet(t.doubts)
	var bodies []app.UI
	room, left := m.RowsShown(), 0
	for _, g := range groups {
		rows := g.Rows
		if len(rows) > room {
			left += len(rows) - room
			rows = rows[:room]
		}
		if room -= len(rows); len(rows) > 0 {
			bodies = append(bodies, groupBody(v, m, g, rows, t))
		}
	}
	parts := append([]app.UI{sectionTabs(v, groups)}, app.Table().Class("f-tbl").ID("rows").Body(append([]app.UI{
		app.Caption().Class("vh").Text(v.N(textPlayersRead, m.Count().Ready+m.Count().Open)), heads(v, t.columnSet)}, bodies...)...))
	if left > 0 {
		parts = append(parts, v.Button(view.Button{Text: v.N(i18n.ShowMore, left), Class: "btn--full", ID: "more", Act: v.Act("more", session.ShowMore{})}))
	}
	return app.Section().Class("f-rev__list").Aria("label", v.T(textImportBox)).Body(append(parts, extra...)...)
}

// sectionTabs lead to the part of each section, with its number of players.
func sectionTabs(v *view.V, groups []group) app.UI {
	if len(groups) < 2 {
		return nil
	}
	keys := make([]app.UI, len(groups))
	for i, g := range groups {
		key := "to-group-" + strconv.Itoa(int(g.ID))
		label := chip(v, g)
		if g.At < 0 { // a phone has room for a sign only
			label = app.Span().Class("badge").Body(app.Span().Class("f-secs__mark").Aria("hidden", "true").Text("?"), app.Span().Class("f-secs__word").Text(v.T(textGroupNone)))
		}
		keys[i] = app.Button().Type("button").ID(key).DataSet("act", v.Act(key, showGroup{groupID(g)})).Body(label, app.B().Class("num").Text(v.Int(g.N)))
	}
	return app.Nav().Class("f-secs").Aria("label", v.T(i18n.Sections)).Body(keys...)
}

func groupID(g group) string { return "group-" + strconv.Itoa(int(g.ID)) }

// chip is a section's name in its colour.
func chip(v *view.V, g group) app.UI {
	if g.At < 0 {
		return app.Span().Class("badge").Text(v.T(textGroupNone))
	}
	return app.Span().Class("secchip", "secchip--s", view.SectionColor(g.At)).Text(g.Name)
}

func heads(v *view.V, c columnSet) app.UI {
	list := []app.UI{app.Th().Scope("col").Text(v.T(i18n.FieldName))}
	add := func(on bool, t i18n.Text, class ...string) {
		if on {
			list = append(list, app.Th().Scope("col").Class(class...).Text(v.T(t)))
		}
	}
	add(c.sex, textColumnSex, "w", "c")
	add(c.club, textColumnClub, "w")
	add(c.class, i18n.FieldClass, "w", "c")
	add(c.team, textColumnTeam, "w")
	add(c.section, textColumnSection, "c")
	add(c.rating, i18n.FieldRating, "w", "n")
	add(c.birth, textColumnBirth, "w", "n")
	return app.THead().Body(app.Tr().Body(list...))
}

func groupBody(v *view.V, m page, g group, rows []int, c table) app.UI {
	columns := 1
	for _, on := range []bool{c.sex, c.club, c.class, c.team, c.section, c.rating, c.birth} {
		if on {
			columns++
		}
	}
	head := []app.UI{chip(v, g), app.Text(" ")}
	if g.For != "" {
		head = append(head, app.Span().Class("cap").Text(g.For+" "))
	}
	head = append(head, app.Span().Class("num").Text(v.N(i18n.NPlayers, g.N)))
	list := []app.UI{app.Tr().Class("grp").Body(app.Th().ID(groupID(g)).TabIndex(-1).ColSpan(columns).Scope("rowgroup").Body(head...))}
	for _, i := range rows {
		list = append(list, playerRow(v, m, i, c))
	}
	return app.TBody().Body(list...)
}

// playerRow is one player in one line; a touch opens where he was read and what can be mended.
func playerRow(v *view.V, m page, i int, c table) app.UI {
	r := m.Rows[i]
	e := r.Entrant
	key := "row-" + strconv.Itoa(i)
	act := v.Act(key, chooseRow{i})
	open := c.doubts[i]
	asks := func(a roster.About) bool { return slices.Contains(open, a) }
	cells := []app.UI{app.Td().Body(app.Button().Type("button").Class("f-name").ID(key+"-open").Aria("expanded", strconv.FormatBool(m.Chosen == i+1)).
		DataSet("act", act).Body(append(nameOf(v, r, open), app.Span().Class("f-fold").Body(folded(v, m, r, open)...), m.note(r))...))}
	add := func(on bool, text string, doubt bool, class ...string) {
		if on {
			cells = append(cells, app.Td().Class(class...).Body(marked(text, doubt)))
		}
	}
	add(c.sex, sexLetter(v.Lang, e.Sex), asks(roster.AboutSex) || isChangedIn(r, roster.Sex), "w", "c")
	add(c.club, e.Club, asks(roster.AboutSchool) || isChangedIn(r, roster.Club), "w")
	add(c.class, classOf(e), asks(roster.AboutClass) || isChangedIn(r, roster.Class), "w", "c", "num")
	add(c.team, teamOf(e), asks(roster.AboutTeam), "w")
	if c.section {
		cells = append(cells, app.Td().Class("c").Body(sectionOf(v, m, c.router, r)))
	}
	add(c.rating, session.Number(e.Rating), asks(roster.AboutRating), "w", "n", "num")
	add(c.birth, dateText(v.Lang, e.Birth), asks(roster.AboutBirth) || isChangedIn(r, roster.Birth), "w", "n", "num")
	tr := app.Tr().ID(key).DataSet("act", act)
	switch {
	case r.Skip:
		tr = tr.Class("is-off")
	case m.Chosen == i+1:
		tr = tr.Class("is-sel")
	}
	return tr.Body(cells...)
}

// note is a remark that stands beside a player in the list, and who comes in his place.
func (m page) note(r roster.Row) app.UI {
	text := bounded(r.Note)
	for _, other := range m.Rows {
		if r.Withdrawn && r.ReplacedBy != 0 && other.Replaces == r.Line {
			text = m.Lang().T(textReplacedBy, other.Entrant.Name)
		}
	}
	if text == "" {
		return nil
	}
	return app.Span().Class("f-note").Text(text)
}

// nameOf is a name, with the one that stood there before a later line gave another, and a mark where something is asked.
func nameOf(v *view.V, r roster.Row, open []roster.About) []app.UI {
	name := r.Entrant.Name
	if name == "" {
		name = v.T(textImportNoName)
	}
	var list []app.UI
	for _, c := range r.Changes {
		if c.Field == roster.Name && c.Line > 0 && c.From != "" && c.From != name {
			list = append(list, app.S().Text(c.From), app.Text(" → "))
		}
	}
	list = append(list, app.B().Text(name))
	if isChangedIn(r, roster.Name) || slices.ContainsFunc(open, isOfRow) {
		list = append(list, app.Text(" "), app.Span().Class("q-mark").Text("?"))
	}
	return list
}

// isChangedIn reports whether a later line gave a row another fact of a kind.
func isChangedIn(r roster.Row, f roster.Field) bool {
	return !r.Skip && slices.ContainsFunc(r.Changes, func(c roster.Change) bool { return c.Field == f && c.Line > 0 })
}

// isOfRow reports whether a question has no column of its own.
func isOfRow(a roster.About) bool {
	switch a {
	case roster.AboutSex, roster.AboutSchool, roster.AboutClass, roster.AboutTeam, roster.AboutSection, roster.AboutRating, roster.AboutBirth:
		return false
	}
	return true
}

// marked is the text of a cell, with a sign where it is in doubt.
func marked(text string, doubt bool) app.UI {
	if !doubt {
		return app.Text(text)
	}
	if text != "" {
		text += " "
	}
	return app.Span().Class("q-mark").Text(text + "?")
}

// folded is what a phone shows below the name.
func folded(v *view.V, m page, r roster.Row, open []roster.About) []app.UI {
	e := r.Entrant
	var list []app.UI
	add := func(text string, doubt bool) {
		if text == "" && !doubt {
			return
		}
		if len(list) > 0 {
			list = append(list, app.Text(" · "))
		}
		list = append(list, marked(text, doubt))
	}
	asks := func(a roster.About) bool { return slices.Contains(open, a) }
	if asks(roster.AboutSex) {
		add(sexLetter(v.Lang, e.Sex), true)
	}
	if e.Club != e.Team {
		add(e.Club, asks(roster.AboutSchool))
	}
	add(classOf(e), asks(roster.AboutClass) || isChangedIn(r, roster.Class))
	add(teamOf(e), asks(roster.AboutTeam))
	if e.Rating > 0 {
		add(strconv.Itoa(e.Rating), asks(roster.AboutRating))
	}
	if asks(roster.AboutBirth) || isChangedIn(r, roster.Birth) {
		add(dateText(v.Lang, e.Birth), true)
	}
	return list
}

// sectionOf is the section that a row enters, in its colour; of a row that does not enter, why.
func sectionOf(v *view.V, m page, x router, r roster.Row) app.UI {
	if r.Skip {
		text := i18n.ImportSkipped
		if r.Withdrawn {
			text = textOff
		}
		return app.Span().Class("badge").Text(v.T(text))
	}
	id := x.section(r)
	for i, s := range m.Event.Ahead.Sections() {
		if s.ID == id {
			return app.Span().Class("f-sec", view.SectionColor(i)).Text(s.Name)
		}
	}
	return marked("", true)
}

func sexLetter(l i18n.Lang, s swiss.Sex) string {
	switch s {
	case swiss.Male:
		return l.T(textSexMale)
	case swiss.Female:
		return l.T(textSexFemale)
	}
	return ""
}

// classOf is the class with its letter and stream.
func classOf(e roster.Entrant) string {
	if e.ClassText != "" {
		return e.ClassText
	}
	return session.Number(e.Class)
}

// teamOf is the team and the board in it.
func teamOf(e roster.Entrant) string {
	if e.Board == "" {
		return e.Team
	}
	return e.Team + " " + e.Board
}

// showGroup brings the part of a section into view.
type showGroup struct{ ID string }

func (msg showGroup) update(m page, _ session.Env) (page, []session.Cmd) {
	return m, []session.Cmd{session.Focus{ID: msg.ID}}
}
