package imports

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/lists/roster"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// row returns m with row i of the review changed by f.
func (m page) row(i int, f func(*roster.Row)) page {
	if i < 0 || i >= len(m.Rows) {
		return m
	}
	rows := slices.Clone(m.Rows)
	f(&rows[i])
	m.Rows = rows
	return m
}

// settle answers a question about a row: with a day, with a sex, or by accepting what was understood.
type settle struct {
	Row  int
	Kind roster.DoubtKind
	Date swiss.Date
	Sex  swiss.Sex
	// NoClub answers that what stood in the place of the club is none.
	NoClub bool
	Into   journal.SectionID // the section that it enters
}

func (msg settle) update(m page, env session.Env) (page, []session.Cmd) {
	if msg.Kind == roster.DoubtName || m.settledJustNow(msg.Row, env.Now) {
		return m, nil // nobody enters without a name: the line is edited or left out
	}
	m = m.remembered()
	m.LastRow, m.LastAt = msg.Row, env.Now
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
			r.Into = int(m.sectionOf(*r)) // without sex by somebody's word: he is not asked again
		}
		r.Doubts = slices.DeleteFunc(slices.Clone(r.Doubts), func(d roster.Doubt) bool { return d.Kind == msg.Kind })
		if msg.Sex != 0 || !msg.Date.IsZero() {
			m.doubtSection(r)
		}
	}), nil
}

// answerClub takes what was doubted for the school, or takes it off. A school that a heading gave stays where the doubted words are
// none.
func answerClub(e *roster.Entrant, doubts []roster.Doubt, none bool) {
	i := slices.IndexFunc(doubts, func(d roster.Doubt) bool { return d.Kind == roster.DoubtClub })
	if i < 0 || doubts[i].Text == "" {
		return
	}
	text := doubts[i].Text
	switch {
	case !none:
		e.Club = text
		if e.Nickname == text {
			e.Nickname = ""
		}
	case e.Club == text:
		e.Club = ""
	}
}

// mendRow opens the form for a row.
type mendRow struct{ Row int }

func (msg mendRow) update(m page, _ session.Env) (page, []session.Cmd) {
	if msg.Row < 0 || msg.Row >= len(m.Rows) {
		return m, nil
	}
	row := m.Rows[msg.Row]
	return m, []session.Cmd{session.Tell{Msg: session.EditRow{Row: msg.Row, Line: row.Line, Info: infoOf(row.Entrant)}}}
}

// rowEdited brings what the form of a player says of a row; that answers its questions.
type rowEdited session.RowEdited

func (msg rowEdited) update(m page, _ session.Env) (page, []session.Cmd) {
	info := msg.Info
	title, _ := swiss.ParseTitle(info.Title)
	m = m.remembered().row(msg.Row, func(r *roster.Row) {
		old := r.Entrant
		r.Entrant = roster.Entrant{Name: info.Name, SortName: info.SortName, Sex: info.Sex, Birth: swiss.Date(info.Birth), Rating: info.Rating,
			NationalID: info.NationalID, Rapid: info.Ratings.Rapid, Blitz: info.Ratings.Blitz, National: info.Ratings.National, K: info.Ratings.K,
			Title: title, Club: info.Club, Federation: info.Federation, FIDEID: info.FIDEID, Class: info.Class, Before: old.Before, Group: old.Group, Nickname: old.Nickname}
		if info.Class == old.Class {
			r.Entrant.ClassText = old.ClassText
		}
		r.Doubts, r.Spans, r.Skip, r.Into = nil, nil, false, 0
		m.doubtSection(r)
	})
	return m, nil
}

// infoOf makes a player of the event of an entrant.
func infoOf(e roster.Entrant) journal.PlayerInfo {
	return journal.PlayerInfo{Name: e.Name, SortName: e.SortName, Sex: e.Sex, Birth: journal.Date(e.Birth), Rating: e.Rating,
		Title: e.Title.String(), Club: e.Club, Federation: e.Federation, FIDEID: e.FIDEID, Class: e.Class, NationalID: e.NationalID,
		Ratings: journal.Ratings{Rapid: e.Rapid, Blitz: e.Blitz, National: e.National, K: e.K},
		Before:  journal.Before{White: e.Before[0], Black: e.Before[1], Attended: e.Before[2], Of: e.Before[3]}}
}

// entrant is the player who enters for a row. What the list says and a player has no place for is kept in the remark.
func (m page) entrant(e roster.Entrant) journal.PlayerInfo {
	info := infoOf(e)
	info.Remark = strings.Join(alsoSaid(m.Lang(), e), ", ")
	return info
}

// alsoSaid writes what the list says of somebody beside the fields of a player: letter and stream of the class, age group, nickname.
func alsoSaid(l i18n.Lang, e roster.Entrant) []string {
	var list []string
	if hasStream(e) {
		list = append(list, l.T(textClassText, e.ClassText))
	}
	if e.Group != "" {
		list = append(list, e.Group)
	}
	if e.Nickname != "" {
		list = append(list, l.T(textNickname, e.Nickname))
	}
	return list
}

// hasStream reports whether the class is more than a number: "7B".
func hasStream(e roster.Entrant) bool {
	return e.ClassText != "" && e.ClassText != strconv.Itoa(e.Class)
}
