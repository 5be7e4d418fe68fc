package session

import (
	"maps"
	"slices"
	"time"

	"wasit/app/event/journal"
	"wasit/app/event/ratinglist"
)

// RatingList is a rating list that is kept on this device.
type RatingList struct {
	Kind       ratinglist.Kind
	Source     string // name of the file
	Made       time.Time
	Players    int
	Skipped    int              // lines without number or name
	Federation string           // its players alone were taken; "": all
	Month      ratinglist.Month // from which it counts; "": nobody said
}

// Lists are the rating lists of this device.
type Lists struct {
	Asked bool // they are asked for, or have come
	Kept  []RatingList
	Err   error       // why they cannot be read
	Now   *ListImport // the import that runs in this tab, nil

	Verdict *ListVerdict // of the last check that began by itself, nil
}

// ListVerdict is what the lists of this device have of the players of a section: asked for by itself once there is another list, or a player
// whom it was not asked for.
type ListVerdict struct {
	Event   string
	Section journal.SectionID
	Lists   []RatingList // that were asked
	Waits   int          // how many of them have not answered
	Matches map[ratinglist.Kind]map[journal.PlayerID]ratinglist.Match
}

// covers reports whether the verdict is of these lists, and of each of the players.
func (w *ListVerdict) covers(event string, sec journal.SectionID, lists []RatingList, players []journal.Player) bool {
	if w == nil || w.Event != event || w.Section != sec || !slices.Equal(w.Lists, lists) {
		return false
	}
	return w.Waits > 0 || !slices.ContainsFunc(players, func(p journal.Player) bool {
		return slices.ContainsFunc(lists, func(l RatingList) bool {
			_, asked := w.Matches[l.Kind][p.ID]
			return !asked
		})
	})
}

// CheckByItself compares the players of the section in hand with the lists of this device, where that was not done yet.
func (m Session) CheckByItself() (Session, []Cmd) {
	m, cmds := m.AskLists()
	players := m.Event.Ahead.Players(m.Event.Section)
	if len(cmds) > 0 || !m.Lists.Has() || len(players) == 0 || m.Lists.Verdict.covers(m.Event.ID, m.Event.Section, m.Lists.Kept, players) {
		return m, cmds
	}
	m.Lists.Verdict = &ListVerdict{Event: m.Event.ID, Section: m.Event.Section, Lists: m.Lists.Kept, Waits: len(m.Lists.Kept),
		Matches: map[ratinglist.Kind]map[journal.PlayerID]ratinglist.Match{}}
	for _, l := range m.Lists.Kept {
		cmds = append(cmds, CheckLists{Kind: l.Kind, Players: players, ByItself: true})
	}
	return m, cmds
}

// Has reports whether there is a list.
func (l Lists) Has() bool { return len(l.Kept) > 0 }

// ListImport is how far an import is.
type ListImport struct {
	Kind    ratinglist.Kind
	File    string
	Stage   ratinglist.Stage
	Players int // taken from the file so far
	Percent int // of the stage
}

// LoadLists finds the rating lists of this device; ListsLoaded comes back.
type LoadLists struct{}

// ImportList lets the person choose a file and makes it the list of a kind. ListProgress comes now and then, ListImported at the end;
// nothing where no file is chosen. The old list stays until the new one is whole.
type ImportList struct {
	Kind       ratinglist.Kind
	Federation string // three letters: its players alone
}

// StopImport ends the running import; the list that was there stays.
type StopImport struct{}

// DeleteList removes a list from this device; ListsLoaded comes back.
type DeleteList struct{ Kind ratinglist.Kind }

// SearchLists finds players by number or name; ListsFound comes back.
type SearchLists struct{ Text, Federation string }

// CheckLists looks for players of an event in a list; ListsChecked comes back.
type CheckLists struct {
	Kind     ratinglist.Kind
	Players  []journal.Player
	ByItself bool // nobody has asked for it
}

// DateList says of which month a list is; ListsLoaded comes back.
type DateList struct {
	Kind  ratinglist.Kind
	Month ratinglist.Month
}

func (LoadLists) cmd()   {}
func (ImportList) cmd()  {}
func (StopImport) cmd()  {}
func (DeleteList) cmd()  {}
func (SearchLists) cmd() {}
func (CheckLists) cmd()  {}
func (DateList) cmd()    {}

// ListsLoaded brings the rating lists of this device.
type ListsLoaded struct {
	Kept []RatingList
	Err  error
}

// Update is part of [Own].
func (msg ListsLoaded) Update(m Session, _ Env) (Session, []Cmd) {
	m.Lists.Asked, m.Lists.Kept, m.Lists.Err = true, msg.Kept, msg.Err
	m.Changed.Arrive = m.Route.Page == PagePlayers // which checks its players by itself
	return m, nil
}

// ListProgress says how far an import is.
type ListProgress struct{ ListImport }

// Update is part of [Own].
func (msg ListProgress) Update(m Session, _ Env) (Session, []Cmd) {
	m.Lists.Now = &msg.ListImport
	return m, nil
}

// ListImported ends an import.
type ListImported struct {
	List    RatingList
	Others  int  // players of other federations, left out
	Stopped bool // somebody ended it
	Err     error
}

// Update says what came of it, on whatever page, and reads the lists again.
func (msg ListImported) Update(m Session, _ Env) (Session, []Cmd) {
	m.Lists.Now = nil
	l := m.Lang()
	switch {
	case msg.Stopped:
		m.Notice = &Notice{Kind: "info", Title: l.T(textListStopped)}
	case msg.Err != nil:
		m.Notice = Explain(l, msg.Err)
	default:
		m.Notice = &Notice{Kind: "ok", Title: l.T(textListImported, msg.List.Source), Text: l.N(textListHolds, msg.List.Players)}
	}
	return m, []Cmd{LoadLists{}}
}

// ListHit is a player found in a list.
type ListHit struct {
	Kind  ratinglist.Kind
	Entry ratinglist.Entry
}

// ListsFound answers a search.
type ListsFound struct {
	Text string // that was searched for
	Hits []ListHit
	More bool // there are others: more letters find them
	Err  error
}

// ListMatch is what a list has of a player of the event.
type ListMatch struct {
	Player journal.PlayerID
	ratinglist.Match
}

// ListsChecked answers a check, in order of the players asked for.
type ListsChecked struct {
	Kind    ratinglist.Kind
	Matches []ListMatch
	Err     error
}

// ListsJudged answers a check that began by itself.
type ListsJudged ListsChecked

// Update is part of [Own]: it keeps what one list answered; one that cannot be read says nothing.
func (msg ListsJudged) Update(m Session, _ Env) (Session, []Cmd) {
	if m.Lists.Verdict == nil || m.Lists.Verdict.Waits == 0 {
		return m, nil
	}
	w := *m.Lists.Verdict
	w.Waits--
	w.Matches = maps.Clone(w.Matches)
	found := make(map[journal.PlayerID]ratinglist.Match, len(msg.Matches))
	for _, x := range msg.Matches {
		found[x.Player] = x.Match
	}
	w.Matches[msg.Kind] = found
	m.Lists.Verdict = &w
	return m, nil
}

// AskLists asks for the rating lists once in a run of the program.
func (m Session) AskLists() (Session, []Cmd) {
	if m.Lists.Asked {
		return m, nil
	}
	m.Lists.Asked = true
	return m, []Cmd{LoadLists{}}
}
