package ratings

import (
	"slices"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/event/ratinglist"
	"wasit/app/session"
	"wasit/app/words/letters"
)

// check is what a list has of the players of a section.
type check struct {
	Section journal.SectionID
	Event   string
	Kind    ratinglist.Kind
	Running bool
	Err     error
	Matches map[journal.PlayerID]ratinglist.Match
}

// arrived begins a check, where there is a list to check against.
func (m page) arrived() (page, []session.Cmd) {
	next, cmds := m.AskLists()
	m = m.With(next)
	if c := m.Check; c != nil && (c.Event != m.Event.ID || c.Section != m.Event.Section) {
		m.Check = nil
	}
	if m.Check == nil {
		m.Check = m.checkedByItself()
	}
	return m, cmds
}

// checkedByItself is what the check that began by itself has found: against the first list that says something otherwise; nil for nothing.
func (m page) checkedByItself() *check {
	w := m.Lists.Verdict
	if w == nil || w.Waits > 0 || w.Event != m.Event.ID || w.Section != m.Event.Section {
		return nil
	}
	for _, l := range w.Lists {
		m.Check = &check{Section: w.Section, Event: w.Event, Kind: l.Kind, Matches: w.Matches[l.Kind]}
		if len(m.result().differ) > 0 {
			return m.Check
		}
	}
	return nil
}

// checkNow checks the players of the section against a list.
type checkNow struct{ Kind ratinglist.Kind }

func (msg checkNow) update(m page, _ session.Env) (page, []session.Cmd) {
	players := slices.DeleteFunc(m.Section().Entered(), func(p journal.Player) bool { return len(p.Roster) > 0 })
	m.Check = &check{Section: m.Event.Section, Event: m.Event.ID, Kind: msg.Kind, Running: true}
	m.Notice = nil
	return m, []session.Cmd{session.CheckLists{Kind: msg.Kind, Players: players}}
}

// listsChecked brings what the list has of them.
type listsChecked session.ListsChecked

func (msg listsChecked) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Check == nil || m.Check.Kind != msg.Kind || !m.Check.Running {
		return m, nil // of another section, which was left
	}
	c := *m.Check
	c.Running, c.Err = false, msg.Err
	c.Matches = make(map[journal.PlayerID]ratinglist.Match, len(msg.Matches))
	for _, match := range msg.Matches {
		c.Matches[match.Player] = match.Match
	}
	m.Check = &c
	if msg.Err != nil {
		return session.Refuse(m, msg.Err)
	}
	return m, []session.Cmd{session.Focus{ID: "checked"}}
}

// control is the rating that counts in the section: 0 standard, 1 rapid, 2 blitz.
func (m page) control() int {
	sec := m.Section()
	return federation.RatingColumn(sec.Section)
}

// use is how the section in hand uses the list that it is checked against.
func (m page) use() ratinglist.Use {
	l, _ := kept(m, m.Check.Kind)
	return ratinglist.Use{Kind: m.Check.Kind, Month: l.Month, Control: m.control()}
}

// row is a player with what the list says otherwise.
type row struct {
	player      journal.Player
	match       ratinglist.Match
	differences []ratinglist.Difference
}

// canTake reports whether there is something to take over.
func (r row) canTake() bool {
	return slices.ContainsFunc(r.differences, ratinglist.Difference.IsTakable)
}

// result is what a check has found, in order of the list of players.
type result struct {
	differ    []row // something is otherwise
	agree     int
	unlisted  []row // nobody of this number or name
	ambiguous []row // several of this name
}

// result compares the players as they are now: what was taken over no longer differs.
func (m page) result() (r result) {
	if m.Check == nil {
		return r
	}
	players := m.Section().Entered()
	journal.SortByName(letters.Of(m.Lang().Tag()), players)
	for _, p := range players {
		match, checked := m.Check.Matches[p.ID]
		one := row{player: p, match: match}
		switch {
		case !checked:
		case match.How == ratinglist.Unlisted:
			r.unlisted = append(r.unlisted, one)
		case match.How == ratinglist.Ambiguous:
			r.ambiguous = append(r.ambiguous, one)
		default:
			one.differences = ratinglist.Compare(p.PlayerInfo, match.Entry, m.use())
			if len(one.differences) == 0 {
				r.agree++
			} else {
				r.differ = append(r.differ, one)
			}
		}
	}
	return r
}

// takePlayer takes over what the list says of a player: one part, or with no part all of it.
type takePlayer struct {
	ID     journal.PlayerID
	Part   ratinglist.Part
	Blanks bool // all of which the event says nothing
}

func (msg takePlayer) update(m page, env session.Env) (page, []session.Cmd) {
	p, known := m.Event.Ahead.Player(msg.ID)
	if m.Check == nil || !known {
		return m, nil
	}
	match := m.Check.Matches[msg.ID]
	if match.How != ratinglist.ByNumber && match.How != ratinglist.ByNameOf {
		return m, nil
	}
	var parts []ratinglist.Part
	if msg.Part != 0 {
		parts = []ratinglist.Part{msg.Part}
	}
	for _, d := range ratinglist.Compare(p.PlayerInfo, match.Entry, m.use()) {
		if msg.Blanks && d.IsBlank {
			parts = append(parts, d.Part)
		}
	}
	info := ratinglist.Take(p.PlayerInfo, match.Entry, m.use(), parts...)
	return session.Offered(m, env, m.Lang().T(textTaken, m.Name(p)), journal.ChangePlayer{ID: p.ID, PlayerInfo: info})
}

// takeAll takes over what the list says of every player in whom it differs, as one act.
type takeAll struct{}

func (takeAll) update(m page, env session.Env) (page, []session.Cmd) {
	var list []journal.Command
	for _, r := range m.result().differ {
		if r.canTake() {
			info := ratinglist.Take(r.player.PlayerInfo, r.match.Entry, m.use())
			list = append(list, journal.ChangePlayer{ID: r.player.ID, PlayerInfo: info})
		}
	}
	if len(list) == 0 {
		return m, nil
	}
	return session.Offered(m, env, m.Lang().N(textTakenAll, len(list)), list...)
}
