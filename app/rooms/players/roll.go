package players

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/app/lists/alike"
	"wasit/app/rooms/checkin"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/app/words/letters"
	"wasit/swiss"
)

// roll is the players of a section in their order, prepared once for a state of the event: each letter typed in the search goes
// through it. Its rows are shared: who changes them copies them.
type roll struct {
	of       rollOf
	rows     []row
	alike    map[journal.PlayerID]journal.PlayerID
	points   map[journal.PlayerID]swiss.Points
	rated    bool // somebody has a rating
	known    bool // somebody may stand in a rating list
	doubtful int

	otherwise []journal.Player // of whom a rating list says otherwise

	earlier   alike.Decisions // what was said of schools in other events
	questions []alike.Question
}

// rollOf names what a roll was made from.
type rollOf struct {
	kept, ahead journal.StateID
	section     journal.SectionID
	lang        i18n.Lang
	sort        string
	verdict     *session.ListVerdict // of the rating lists, where the page asks them; nil
}

// Refresh prepares the list again where what it shows has changed.
func Refresh(s session.Session, m Model) Model {
	m.roll = page{s, m}.rollNow()
	return m
}

// rollNow returns the players as they are now: those prepared before, or new.
func (m page) rollNow() *roll {
	of := rollOf{m.Event.Kept.ID(), m.Event.Ahead.ID(), m.Event.Section, m.Lang(), m.Sort, m.verdict()}
	if m.roll != nil && m.roll.of == of && slices.Equal(m.roll.earlier, m.Schools.Decisions) {
		return m.roll
	}
	s := m.Event.Kept
	players := s.Players(of.section) // by number
	sec, _ := s.In(of.section)
	if of.sort != "number" {
		journal.SortByName(letters.Of(of.lang.Tag()), players)
	}
	waits := checkin.Waiting(m.Session, of.section)
	r := &roll{of: of, rows: make([]row, len(players)), alike: alikes(players), otherwise: m.otherwise(of.verdict), points: s.Points(of.section, sec.Round), earlier: m.Schools.Decisions}
	if !m.ofTeams() && !s.IsFinished() && !s.IsAnonymous() {
		r.questions = m.Event.Ahead.SchoolQuestions(r.earlier)
	}
	for i, p := range players {
		r.rated = r.rated || p.Rating > 0
		r.known = r.known || p.Rating > 0 || p.Title != "" || isListed(p.PlayerInfo)
		late := waits(p.ID)
		r.rows[i] = row{player: p, sought: folded(p), waits: late, doubt: r.alike[p.ID] != 0 || lacks(sec.Section, p) != nil || late || s.InDoubt(p)}
		if r.rows[i].doubt {
			r.doubtful++
		}
	}
	return r
}

// folded is what a search for a player looks into, with a stop between its parts.
func folded(p journal.Player) string {
	return journal.FoldName(p.Name) + "\n" + journal.FoldName(p.Club) + "\n" + journal.FoldName(p.SortName)
}
