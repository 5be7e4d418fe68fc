package imports

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

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

func (msg settle) update(m page, _ session.Env) (page, []session.Cmd) {
	if msg.Kind == roster.DoubtName && !m.hasNames([]int{msg.Row}) {
		return m, nil // nobody enters without a name: the line is edited or left out
	}
	return m.remembered().settled(msg), nil
}

// hasNames reports whether each of some rows has a name that has letters.
func (m page) hasNames(rows []int) bool {
	return !slices.ContainsFunc(rows, func(i int) bool {
		return i < 0 || i >= len(m.Rows) || strings.IndexFunc(m.Rows[i].Entrant.Name, unicode.IsLetter) < 0
	})
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
	return m.remembered().row(msg.Row, func(r *roster.Row) {
		old := r.Entrant
		r.Entrant = edited(old, msg.Info)
		if r.Skip {
			*r = roster.IsPlayer(*r)
		}
		r.Doubts = slices.DeleteFunc(slices.Clone(r.Doubts), func(d roster.Doubt) bool { return settledBy(d.Kind, old, r.Entrant) })
		r.Changes = slices.DeleteFunc(slices.Clone(r.Changes), func(c roster.Change) bool { return c.Field == roster.Name && old.Name != r.Entrant.Name })
		if sec, ok := m.Event.Ahead.In(journal.SectionID(r.Into)); ok && groupFacts(old) != groupFacts(r.Entrant) && sec.Misfit(infoOf(r.Entrant)) != journal.NoMisfit {
			r.Into = 0 // chosen for somebody else, as it turns out
		}
		if old.Name != r.Entrant.Name || old.Club != r.Entrant.Club {
			m.recheck(r)
		}
	}), nil
}

// edited is an entrant with what the form of a player says of him.
func edited(old roster.Entrant, info journal.PlayerInfo) roster.Entrant {
	title, _ := swiss.ParseTitle(info.Title)
	e := old
	e.Name, e.SortName, e.Sex, e.Birth, e.Rating, e.Title = info.Name, info.SortName, info.Sex, swiss.Date(info.Birth), info.Rating, title
	e.NationalID, e.Rapid, e.Blitz, e.National, e.K = info.NationalID, info.Ratings.Rapid, info.Ratings.Blitz, info.Ratings.National, info.Ratings.K
	e.Club, e.Federation, e.FIDEID, e.NIS, e.NISN = info.Club, info.Federation, info.FIDEID, info.NIS, info.NISN
	e.Class, e.ClassText = info.Class, info.ClassText
	if e.Class != old.Class && e.ClassText == old.ClassText {
		e.ClassText = "" // the letter was that of another class
	}
	return e
}

// groupFacts are what a section may ask for.
func groupFacts(e roster.Entrant) roster.Entrant {
	return roster.Entrant{Sex: e.Sex, Birth: e.Birth, Class: e.Class, Club: e.Club, Rating: e.Rating}
}

// settledBy reports whether the form has answered a question: the fact that it is about was changed there. All other questions, and
// all answers, stay.
func settledBy(k roster.DoubtKind, old, now roster.Entrant) bool {
	switch k {
	case roster.DoubtName, roster.DoubtLongName, roster.DoubtForm, roster.DoubtSplit:
		return old.Name != now.Name
	case roster.DoubtSex:
		return old.Sex != now.Sex
	case roster.DoubtDate, roster.DoubtYear, roster.DoubtDay:
		return old.Birth != now.Birth
	case roster.DoubtAge:
		return old.Birth != now.Birth || old.Class != now.Class || old.Club != now.Club
	case roster.DoubtRating:
		return old.Rating != now.Rating
	case roster.DoubtTitle:
		return old.Title != now.Title
	case roster.DoubtClass:
		return old.Class != now.Class
	case roster.DoubtClub, roster.DoubtReference:
		return old.Club != now.Club
	case roster.DoubtFederation:
		return old.Federation != now.Federation
	case roster.DoubtFIDE:
		return old.FIDEID != now.FIDEID
	}
	return false
}

// infoOf makes a player of the event of an entrant.
func infoOf(e roster.Entrant) journal.PlayerInfo {
	return journal.PlayerInfo{Name: e.Name, SortName: e.SortName, Sex: e.Sex, Birth: journal.Date(e.Birth), Rating: e.Rating,
		Title: e.Title.String(), Club: e.Club, Federation: e.Federation, FIDEID: e.FIDEID, Class: e.Class, NationalID: e.NationalID, NIS: e.NIS, NISN: e.NISN, ClassText: streamOf(e),
		Ratings: journal.Ratings{Rapid: e.Rapid, Blitz: e.Blitz, National: e.National, K: e.K},
		Before:  journal.Before{White: e.Before[0], Black: e.Before[1], Attended: e.Before[2], Of: e.Before[3]}}
}

// entrant is the player who enters for a row. What the list says and a player has no place for is kept in the remark.
func (m page) entrant(r roster.Row) journal.PlayerInfo {
	e := r.Entrant
	info := infoOf(e)
	also := alsoSaid(m.Lang(), e)
	switch {
	case e.Team != "" && info.Club == "":
		info.Club = e.Team
	case e.Team != "" && info.Club != e.Team:
		also = append(also, e.Team)
	}
	if r.Note != "" {
		also = append(also, r.Note)
	}
	remark := []rune(strings.Join(also, ", "))
	info.Remark = string(remark[:min(len(remark), journal.MaxName)])
	return info
}

// alsoSaid writes what the list says of somebody beside the fields of a player: age group, nickname.
func alsoSaid(l i18n.Lang, e roster.Entrant) []string {
	var list []string
	if e.Group != "" {
		list = append(list, e.Group)
	}
	if e.Nickname != "" {
		list = append(list, l.T(textNickname, e.Nickname))
	}
	return list
}

// streamOf is a class that is more than a number: "7B".
func streamOf(e roster.Entrant) string {
	if e.ClassText == strconv.Itoa(e.Class) {
		return ""
	}
	return e.ClassText
}
