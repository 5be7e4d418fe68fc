package players

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/event/regulation"
	"wasit/app/words/i18n"
	"wasit/app/words/letters"
)

// playerList is the table as it will be drawn.
type playerList struct {
	total, doubtful int
	left            int  // rows that "show more" would bring
	rated, scored   bool // the columns that have something in them
	groups          []group
}

func (l playerList) rows() (n int) {
	for _, g := range l.groups {
		n += len(g.rows)
	}
	return n
}

type group struct {
	title  string
	school bool // the title is the name of a school
	size   int
	rows   []*row
}

// row is one player. The texts of a row that is not drawn are not made.
type row struct {
	player                              journal.Player
	sought                              string // what a search looks into
	doubt                               bool
	waits                               bool   // a late entry without an opponent in the round that is being played
	head                                string // the school that stands above its rows, "" without one: not said again
	name, number, under, rating, points string
	badges                              []badge
}

type badge struct{ kind, icon, text string }

// list prepares the list: who is searched for, in which order and groups, as far as it is drawn. Now says how many rows of so many are
// drawn at once.
func (m page) list(now func(rows int) int) playerList {
	lang := m.Lang()
	s := m.Event.Kept
	sec, _ := s.In(m.Event.Section)
	all := m.rollNow()
	l := playerList{total: len(all.rows), doubtful: all.doubtful, rated: all.rated, scored: sec.Round > 0 && sec.Phase != journal.Draft || sec.Round > 1}
	want := journal.FoldName(journal.Clean(m.Search))
	var rows []*row
	for i := range all.rows {
		if r := &all.rows[i]; (m.Filter != "doubtful" || r.doubt) && (want == "" || r.matches(want)) {
			rows = append(rows, r)
		}
	}
	if m.Filter == "clubs" {
		l.groups = bySchool(lang, s, rows)
	} else if len(rows) > 0 {
		l.groups = []group{{rows: rows}}
	}
	for i := range l.groups {
		l.groups[i].size = len(l.groups[i].rows)
	}
	l.left = l.cutTo(m.RowsShown())
	l.cutTo(now(l.rows()))
	for _, g := range l.groups {
		for i := range g.rows {
			r := *g.rows[i]
			g.rows[i] = &r
			if g.school {
				r.head = g.title
			}
			m.fill(sec.Section, &r, all.alike)
			r.points = lang.Tenths(int(all.points[r.player.ID]))
			if !l.rated {
				r.badges = slices.DeleteFunc(r.badges, func(b badge) bool { return b.text == lang.T(textBadgeUnrated) })
			}
		}
	}
	return l
}

// cutTo keeps the first rows of so many, and returns how many are left; a group without rows goes.
func (l *playerList) cutTo(room int) (left int) {
	for i := range l.groups {
		g := &l.groups[i]
		shown := min(len(g.rows), room)
		left += len(g.rows) - shown
		room -= shown
		g.rows = g.rows[:shown]
	}
	l.groups = slices.DeleteFunc(l.groups, func(g group) bool { return len(g.rows) == 0 })
	return left
}

func (r *row) matches(want string) bool {
	return strings.Contains(r.sought, want) || r.player.TPN != 0 && strconv.Itoa(int(r.player.TPN)) == want
}

// bySchool parts rows by school, however it was typed, those without one last.
func bySchool(l i18n.Lang, s journal.State, rows []*row) []group {
	names, key := s.SchoolNames(), s.SchoolKeys()
	at := map[string]int{}
	var groups []group
	alphabet := letters.Of(l.Tag())
	for _, r := range rows {
		k := key(r.player.Club)
		i, known := at[k]
		if !known {
			i = len(groups)
			at[k], groups = i, append(groups, group{title: names[k], school: k != ""})
		}
		groups[i].rows = append(groups[i].rows, r)
	}
	slices.SortStableFunc(groups, func(a, b group) int {
		if a.school != b.school && a.school {
			return -1
		} else if a.school != b.school {
			return 1
		}
		return alphabet.Compare(a.title, b.title)
	})
	for i := range groups {
		if !groups[i].school {
			groups[i].title = l.T(i18n.PlayersNoClub.Of(s.IsOfClubs()))
		}
	}
	return groups
}

// lacks returns what the order of the section needs to know of a player and does not.
func lacks(sec journal.Section, p journal.Player) *i18n.Text {
	for _, key := range sec.Order.Keys {
		switch {
		case p.Rating > 0:
		case key == journal.ByAge && p.Birth.IsZero():
			return &textBadgeNoBirth
		case key == journal.ByClass && p.Class == 0:
			return &textBadgeNoClass
		}
	}
	return nil
}

// fill makes the texts of a row.
func (m page) fill(sec journal.Section, r *row, alike map[journal.PlayerID]journal.PlayerID) {
	p, l := r.player, m.Lang()
	if p.TPN != 0 {
		r.number = strconv.Itoa(int(p.TPN))
	}
	if r.name = m.Name(p); m.Sort != "number" {
		r.name = phrase.Listed(l, sec.System, p)
	}
	under := []string{p.Club}
	if p.Club == r.head {
		under = nil
	}
	if class := p.ClassName(); class != "" {
		under = append(under, l.T(i18n.ClassN, class))
	}
	if n := len(p.Roster); n > 0 {
		under = append(under, l.N(i18n.NPlayers, n))
	}
	r.under = strings.Join(slices.DeleteFunc(under, func(s string) bool { return s == "" }), " · ")
	r.rating = phrase.Rated(p.PlayerInfo)
	r.badges = m.badges(sec, *r, alike[p.ID])
}

// narrow is the starting number and the rating in a line, where they have no columns.
func (r row) narrow(l i18n.Lang) string {
	if r.number == "" {
		return r.rating
	}
	return l.T(textPlayersNumber) + " " + r.number + " · " + r.rating
}

// badges are what is special about a player: what must be looked at, then what is only said.
func (m page) badges(sec journal.Section, r row, alike journal.PlayerID) (list []badge) {
	l, p := m.Lang(), r.player
	add := func(kind, icon, text string) { list = append(list, badge{kind, icon, text}) }
	if now, moved := m.Event.Ahead.Player(p.Now); moved {
		to, _ := m.Event.Ahead.In(now.Section)
		add("", "swap", l.T(i18n.PlayerNowIn, to.Name))
	} else if p.IsWithdrawn() {
		add("bad", "x", l.T(textBadgeOut, l.Int(p.Out[len(p.Out)-1].From)))
	}
	if r.waits {
		add("warn", "warn", l.T(i18n.BadgeNoSeat, l.Int(sec.Round)))
	}
	if text := phrase.MisfitText(l, sec.SectionConfig, p.PlayerInfo); text != "" {
		add("warn", "warn", text)
	}
	if p.Sex == 0 && m.Event.Kept.InDoubt(p) {
		add("warn", "warn", l.T(textBadgeNoSex))
	}
	if other, ok := m.Event.Kept.Player(alike); ok {
		add("warn", "warn", l.T(textBadgeSimilar, m.Name(other)))
	}
	if t := lacks(sec, p); t != nil {
		add("warn", "warn", l.T(*t))
	}
	if p.Entered > 0 {
		add("", "", l.T(textBadgeLate, l.Int(p.Entered)))
	}
	if m.isAfterDeadline(p) {
		add("", "clock", l.T(textBadgeAfter))
	}
	for _, b := range p.Byes {
		if b.Round >= m.Event.Kept.OpenRound(sec.ID) {
			add("", "", l.T(i18n.AbsenceBadge(sec.System, string(b.Kind)), l.Int(b.Round)))
		}
	}
	if regulation.SystemOf(sec.System).Teams {
		if n := len(p.Roster); n < sec.Boards() {
			add("warn", "warn", l.T(textBadgeShort, l.Int(n), l.Int(sec.Boards())))
		}
	} else if p.Rating == 0 {
		add("", "", l.T(textBadgeUnrated))
	} else if p.Source.Rating == journal.SourceHand && m.Event.Kept.Event().Papers.Rated {
		add("", "edit", l.T(textBadgeByHand))
	}
	return list
}
