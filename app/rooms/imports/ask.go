package imports

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/lists/alike"
	"wasit/app/lists/lexicon"
	"wasit/app/lists/roster"
	"wasit/app/session"
	"wasit/swiss"
)

// askKind is where a question of the review comes from.
type askKind uint8

const (
	askDoubt   askKind = iota // the reader asks
	askColumns                // are the columns guessed right?
	askKnown                  // who stands in the event already
	askChanged                // what later lines changed
	askSchools                // do two names mean one school?
)

// An ask is one question of the review, for one row or for all that share the answer.
type ask struct {
	Key      string // the same as long as it asks the same
	Kind     askKind
	About    roster.About
	Rows     []int
	Kinds    []roster.DoubtKind // what the answer settles; none where the section alone is open
	Text     string
	Sections []string
	Schools  alike.Question
}

// answered is a question that has its answer: it stays where it was asked, with a way back.
type answered struct {
	Key, Title, Why, Answer string
}

// asks are the open questions. Those of rows that a person wants to answer one by one stand alone.
func (m page) asks() []ask {
	if !m.Reviewed || m.Event == nil {
		return nil
	}
	var list []ask
	if m.Map.Unsure && !m.Chat && m.TRF == nil {
		list = append(list, ask{Kind: askColumns, Key: "columns"})
	}
	known := m.known()
	if len(known) > 1 {
		list = append(list, ask{Kind: askKnown, Key: "known", Rows: known})
	} else {
		known = nil
	}
	for _, q := range m.Questions {
		rows := q.Rows
		if slices.Contains(q.Kinds, roster.DoubtSameHere) {
			rows = slices.DeleteFunc(slices.Clone(rows), func(i int) bool { return slices.Contains(known, i) })
		}
		list = append(list, m.asksOf(q, rows)...)
	}
	if rows := m.rowsThat(isChanged); len(rows) > 0 {
		list = append(list, ask{Kind: askChanged, Key: "changed", Rows: rows})
	}
	for _, q := range m.Alike {
		list = append(list, ask{Kind: askSchools, Key: "school|" + q.A + "|" + q.B, Schools: q, Rows: m.rowsOf(q.B)})
	}
	return list
}

// asksOf is a question of the reader for some of its rows: as one, or one by one.
func (m page) asksOf(q roster.Question, rows []int) []ask {
	var together []int
	var list []ask
	one := func(rows []int) ask {
		key := fmt.Sprint(q.About, q.Kinds, q.Text, q.Sections)
		if len(rows) == 1 {
			key += "@" + strconv.Itoa(m.Rows[rows[0]].Line) + m.Rows[rows[0]].Entrant.Name
		}
		return ask{Key: key, About: q.About, Rows: rows, Kinds: q.Kinds, Text: q.Text, Sections: q.Sections}
	}
	for _, i := range rows {
		if slices.Contains(m.Apart, i) && len(rows) > 1 {
			list = append(list, one([]int{i}))
		} else {
			together = append(together, i)
		}
	}
	if len(together) > 0 {
		list = append([]ask{one(together)}, list...)
	}
	return list
}

func (im Model) rowsThat(is func(roster.Row) bool) []int {
	var list []int
	for i, r := range im.Rows {
		if is(r) {
			list = append(list, i)
		}
	}
	return list
}

// rowsOf are the players of a school by its name as written.
func (im Model) rowsOf(club string) []int {
	return im.rowsThat(func(r roster.Row) bool { return !r.Skip && r.Entrant.Club == club })
}

// inOrder keeps every question where it stood, so that nothing moves under a finger: what is new is asked after the others, what is
// answered stays.
func (m page) inOrder() page {
	open := m.asks()
	isOpen := func(key string) bool { return slices.ContainsFunc(open, func(a ask) bool { return a.Key == key }) }
	order := slices.DeleteFunc(slices.Clone(m.Order), func(key string) bool { return !isOpen(key) && !m.isAnswered(key) })
	for _, a := range open {
		if !slices.Contains(order, a.Key) {
			order = append(order, a.Key)
		}
	}
	m.Order = order
	m.Answered = slices.DeleteFunc(slices.Clone(m.Answered), func(a answered) bool { return isOpen(a.Key) })
	return m
}

func (im Model) isAnswered(key string) bool {
	return slices.ContainsFunc(im.Answered, func(a answered) bool { return a.Key == key })
}

// An answer is one way to settle a question. The one that is probably right is suggested.
type answer struct {
	Code, Text string
	Suggested  bool
	Do         settle // for each row and each kind of doubt
}

// Codes of answers that are no settle.
const (
	codeSkip  = "skip"  // do not enter
	codeApart = "apart" // one by one
	codeUndo  = "revert"
	codeYes   = "yes"
	codeNo    = "no"
	codeEdit  = "edit"
)

// reply answers an open question.
type reply struct{ Key, Code string }

func (msg reply) update(m page, env session.Env) (page, []session.Cmd) {
	open := m.asks()
	k := slices.IndexFunc(open, func(a ask) bool { return a.Key == msg.Key })
	if k < 0 {
		return m, nil // a finger that bounces: it is answered
	}
	a := open[k]
	i := slices.IndexFunc(m.answers(a), func(x answer) bool { return x.Code == msg.Code })
	if i < 0 {
		return m, nil
	}
	chosen := m.answers(a)[i]
	switch msg.Code {
	case codeApart:
		m.Apart = append(slices.Clone(m.Apart), a.Rows...)
		return m.inOrder(), nil
	case codeEdit:
		return mendRow{Row: a.Rows[0]}.update(m, env)
	}
	said := answered{Key: a.Key, Title: m.title(a), Why: m.why(a), Answer: chosen.Text}
	m = m.rememberedAs(a.Key)
	m = m.replied(a, chosen)
	m.Answered = append(slices.Clone(m.Answered), said)
	return m, nil
}

// replied applies an answer to the rows of its question.
func (m page) replied(a ask, chosen answer) page {
	yes := chosen.Code == codeYes
	switch a.Kind {
	case askColumns:
		m.Map.Unsure = false
		return m
	case askSchools:
		return m.compared(compareSchools{a.Schools.A, a.Schools.B, yes})
	case askChanged:
		for _, i := range a.Rows {
			m = m.row(i, func(r *roster.Row) { confirmChanges(r, yes) })
		}
		return m
	}
	for _, i := range a.Rows {
		if chosen.Code == codeSkip {
			m = m.row(i, func(r *roster.Row) { *r = roster.NotPlayer(*r) })
			continue
		}
		kinds := a.Kinds
		if a.Kind == askKnown {
			kinds = []roster.DoubtKind{roster.DoubtSameHere}
		}
		for _, kind := range kindsOf(a, kinds) {
			do := chosen.Do
			do.Row, do.Kind = i, kind
			m = m.settled(do)
		}
	}
	return m
}

// kindsOf are the doubts that an answer settles; where the section alone is open, the one that stands for what it hangs on.
func kindsOf(a ask, kinds []roster.DoubtKind) []roster.DoubtKind {
	switch {
	case len(kinds) > 0:
		return kinds
	case a.About == roster.AboutSex:
		return []roster.DoubtKind{roster.DoubtSex}
	}
	return []roster.DoubtKind{roster.DoubtSection}
}

// confirmChanges takes what later lines said of a player for right, or takes it back.
func confirmChanges(r *roster.Row, yes bool) {
	var kept []roster.Change
	for _, c := range r.Changes {
		switch {
		case c.Line == 0:
			kept = append(kept, c)
		case !yes:
			takeBack(&r.Entrant, c)
		}
	}
	r.Changes = kept
}

// takeBack gives a fact the value that it had before a later line, or a rule, changed it.
func takeBack(e *roster.Entrant, c roster.Change) {
	switch c.Field {
	case roster.Name:
		e.Name, e.SortName = c.From, ""
	case roster.Sex:
		e.Sex = 0
	case roster.Birth:
		d, _ := lexicon.ParseDate(c.From)
		e.Birth = d
	case roster.Class:
		n, _ := lexicon.ParseClass(c.From)
		e.Class, e.ClassText = n, c.From
	case roster.Club:
		e.Club = c.From
	case roster.Rating:
		e.Rating, _ = strconv.Atoi(strings.TrimSpace(c.From))
	}
}

// settled applies one answer to one doubt of a row.
func (m page) settled(msg settle) page {
	return m.row(msg.Row, func(r *roster.Row) {
		if !msg.Date.IsZero() {
			r.Entrant.Birth = msg.Date
		}
		if msg.Sex != 0 {
			r.Entrant.Sex = msg.Sex
		}
		if msg.Kind == roster.DoubtClub {
			answerClub(&r.Entrant, r.Doubts, msg.NoClub)
		}
		if msg.Into != 0 {
			r.Into = int(msg.Into)
		}
		if msg.Kind == roster.DoubtSex && msg.Sex == 0 && r.Into == 0 {
			r.Into = int(m.inHand(*r)) // without sex by somebody's word: he is not asked again
		}
		if msg.Kind == roster.DoubtSection && r.Into == 0 {
			r.Into = int(m.inHand(*r))
		}
		r.Doubts = slices.DeleteFunc(slices.Clone(r.Doubts), func(d roster.Doubt) bool { return d.Kind == msg.Kind })
		if len(r.Doubts) == 0 {
			r.Doubts = nil
		}
	})
}

// inHand is the section of a row, or the one that a person stands in where the row has none.
func (m page) inHand(r roster.Row) journal.SectionID {
	if id := m.sectionOf(r); id != 0 {
		return id
	}
	return m.Event.Section
}

// sexed reports which sexes a question about the section leaves open.
func (m page) sexed(a ask) (male, female bool) {
	for _, s := range m.openSections() {
		if len(a.Sections) == 0 || slices.Contains(a.Sections, s.Name) {
			male, female = male || s.Sex != swiss.Female, female || s.Sex != swiss.Male
		}
	}
	return male, female
}
