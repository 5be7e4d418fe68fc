package seasons

import (
	"cmp"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/event/season"
	"wasit/app/session"
)

// Model is what the pages of seasons show.
type Model struct {
	Reading bool // the events are being read
	Loaded  bool // the seasons have come
	Err     error
	List    []season.Season // as they are on the screen
	Stored  []season.Season // as the store has them; shared, not written to
	Sent    []season.Season // on their way to it
	Saving  bool

	Archive []season.Event // of this device, oldest first
	Failed  []string       // events that cannot be read
	Arrived bool           // the events have come

	Open      string // the member whose arithmetic is shown
	Category  season.Category
	Places    string // as typed
	BadPlaces bool
	Search    string // in the archive
}

// current is the season of the address.
func (m page) current() (season.Season, bool) {
	i := m.index()
	if i < 0 {
		return season.Season{}, false
	}
	return m.List[i], true
}

func (m page) index() int {
	return slices.IndexFunc(m.List, func(s season.Season) bool { return s.ID == m.Route.Sheet })
}

// seasonsLoaded brings what is kept.
type seasonsLoaded session.SeasonsLoaded

func (msg seasonsLoaded) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Loaded, m.Err = true, msg.Err
	if msg.Err == nil && !m.Saving {
		m.List, m.Stored = msg.List, msg.List
	}
	return m, nil
}

// archiveLoaded brings the events.
type archiveLoaded session.ArchiveLoaded

func (msg archiveLoaded) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Reading, m.Arrived, m.Archive, m.Failed = false, true, msg.Events, msg.Failed
	if msg.Err != nil {
		return session.Refuse(m, msg.Err)
	}
	return m, nil
}

// kept returns m with another list, on its way to the store.
func (m page) kept(list []season.Season) (page, []session.Cmd) {
	if _, err := season.Encode(list); err != nil {
		return session.Refuse(m, err)
	}
	m.List = list
	if m.Saving {
		return m, nil // sent when the one before is stored
	}
	m.Saving, m.Sent = true, list
	return m, []session.Cmd{session.KeepSeasons{Was: m.Stored, Now: list}}
}

// seasonsKept goes on with what was changed meanwhile. Where another tab was faster, its seasons are read.
type seasonsKept session.SeasonsKept

func (msg seasonsKept) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Saving = false
	if msg.Err != nil {
		m.List = m.Stored
		if !msg.Stale {
			return session.Refuse(m, msg.Err)
		}
		m.Notice = session.Warn(m.Lang().T(textStale), "")
		return m, []session.Cmd{session.LoadSeasons{}}
	}
	m.Stored = m.Sent
	if !reflect.DeepEqual(m.List, m.Stored) {
		return m.kept(m.List)
	}
	return m, nil
}

// changed keeps the season of the address as change makes it.
func (m page) changed(env session.Env, change func(*season.Season)) (page, []session.Cmd) {
	i := m.index()
	if i < 0 {
		return m, nil
	}
	list := slices.Clone(m.List)
	s := list[i]
	s.Events, s.Answers, s.Places = slices.Clone(s.Events), slices.Clone(s.Answers), slices.Clone(s.Places)
	change(&s)
	s.Changed = env.Now.UnixMilli()
	list[i] = s
	return m.kept(list)
}

// addSeason begins a season of all events of the year, and goes to it.
type addSeason struct{}

func (addSeason) update(m page, env session.Env) (page, []session.Cmd) {
	year := env.Now.Year()
	s := season.Season{ID: session.NewID(env.Random), Name: m.Lang().T(textSeasonOf, strconv.Itoa(year)), Rule: season.ByScore, Places: season.Usual, Changed: env.Now.UnixMilli()}
	for _, e := range m.Archive {
		if e.Start.Year == year && len(s.Events) < season.MaxEvents {
			s.Events = append(s.Events, e.ID)
		}
	}
	next, cmds := m.kept(append(slices.Clone(m.List), s))
	if len(next.List) == len(m.List) {
		return next, cmds // refused
	}
	return next, append(cmds, session.Navigate{To: session.Route{Page: session.PageSeason, Sheet: s.ID}})
}

// deleteDialog asks before a season is deleted.
type deleteDialog struct{ Name string }

type askDelete struct{}

func (askDelete) update(m page, _ session.Env) (page, []session.Cmd) {
	s, _ := m.current()
	m.Dialog, m.Notice = deleteDialog{s.Name}, nil
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// deleteSeason deletes the season of the address; its events stay.
type deleteSeason struct{}

func (deleteSeason) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Dialog = nil
	i := m.index()
	if i < 0 {
		return m, nil
	}
	next, cmds := m.kept(slices.Delete(slices.Clone(m.List), i, i+1))
	return next, append(cmds, session.Navigate{To: session.Route{Page: session.PageSeason}, Replace: true})
}

// seasonSet changes one field of the season.
type seasonSet struct{ Field, Value string }

func (msg seasonSet) update(m page, env session.Env) (page, []session.Cmd) {
	if msg.Field == "places" {
		places, ok := season.ParsePlaces(msg.Value)
		m.Places, m.BadPlaces = msg.Value, !ok
		if !ok {
			return m, nil
		}
		return m.changed(env, func(s *season.Season) { s.Places = places })
	}
	if msg.Field == "name" && journal.Clean(msg.Value) == "" {
		return m, nil
	}
	number := func(limit int) int {
		n, ok := session.Whole(msg.Value, limit)
		if !ok {
			return 0
		}
		return n
	}
	return m.changed(env, func(s *season.Season) {
		switch msg.Field {
		case "name":
			s.Name = journal.Clean(msg.Value)
		case "rule":
			s.Rule = season.Rule(msg.Value)
		case "best":
			s.Best = number(season.MaxEvents)
		case "reach":
			s.Reach = number(season.MaxReach)
		case "swap":
			s.Swap = msg.Value == "swap"
		case "women":
			s.Women = msg.Value == "true"
		case "born":
			s.Born = number(2200)
		case "below":
			s.Below = number(journal.MaxRating)
		}
	})
}

// eventSet takes an event into the season, or out of it.
type eventSet struct {
	ID string
	On bool
}

func (msg eventSet) update(m page, env session.Env) (page, []session.Cmd) {
	return m.changed(env, func(s *season.Season) {
		s.Events = slices.DeleteFunc(s.Events, func(id string) bool { return id == msg.ID })
		if msg.On {
			s.Events = append(s.Events, msg.ID)
		}
	})
}

// answerDoubt says whether two players are one member.
type answerDoubt struct {
	A, B string
	Same bool
}

func (msg answerDoubt) update(m page, env session.Env) (page, []session.Cmd) {
	next, cmds := m.changed(env, func(s *season.Season) { s.Answers = append(s.Answers, season.Answer(msg)) })
	return next, append(cmds, session.Focus{ID: "table"})
}

// openRow shows how the points of a member came about, or hides it.
type openRow struct{ Key string }

func (msg openRow) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Open == msg.Key {
		msg.Key = ""
	}
	m.Open = msg.Key
	return m, nil
}

// showCategory chooses the table.
type showCategory struct{ Category season.Category }

func (msg showCategory) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Category, m.More = msg.Category, 0
	return m, nil
}

// searchArchive looks for a player in all events.
type searchArchive struct{ Text string }

func (msg searchArchive) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Search, m.More = msg.Text, 0
	return m, nil
}

// book is the events of a season with its answers.
func (m page) book(s season.Season) season.Book {
	b := season.Book{Answers: s.Answers}
	for _, e := range m.Archive {
		if slices.Contains(s.Events, e.ID) {
			b.Events = append(b.Events, e)
		}
	}
	return b
}

// found is a result of the archive.
type found struct {
	event  season.Event
	result season.Result
}

// search finds players by parts of their names, the newest event first.
func (m page) search() (list []found) {
	words := strings.Fields(journal.FoldName(m.Search))
	if len(words) == 0 || len([]rune(m.Search)) < 2 {
		return nil
	}
	for _, e := range slices.Backward(m.Archive) {
		for _, r := range e.Results {
			name := strings.Fields(journal.FoldName(r.Name))
			if !slices.ContainsFunc(words, func(w string) bool {
				return !slices.ContainsFunc(name, func(n string) bool { return strings.HasPrefix(n, w) })
			}) {
				list = append(list, found{e, r})
			}
		}
	}
	slices.SortStableFunc(list, func(a, b found) int { return cmp.Compare(b.event.Start.String(), a.event.Start.String()) })
	return list
}
