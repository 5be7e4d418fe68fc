package players

import (
	"slices"
	"strconv"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/lists/lexicon"
	"wasit/app/rooms/checkin"
	"wasit/app/session"
)

// Model is what the page of players shows of the list.
type Model struct {
	Search string
	Filter string // "": all, "doubtful", "clubs": in groups
	Sort   string // "": by name, "number"

	Draft *formDraft // what was typed into the form of a player and not saved, nil
	Asked bool       // for it, in this run of the program

	roll       *roll        // of the list as it was prepared last
	senderRoll *sendersRoll // of the registration likewise
}

// searchPlayers, filterPlayers and sortPlayers change what the page shows; the list begins at its top again.
type (
	searchPlayers struct{ Text string }
	filterPlayers struct{ By string }
	sortPlayers   struct{ By string }
)

func (msg searchPlayers) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Search, m.More = msg.Text, 0
	return m, nil
}

func (msg filterPlayers) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Filter, m.More = msg.By, 0
	return m, nil
}

func (msg sortPlayers) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Sort, m.More = msg.By, 0
	return m, nil
}

// orderDialog asks on a phone by what the list is sorted.
type orderDialog struct{}

// openOrder opens it.
type openOrder struct{}

func (openOrder) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Dialog, m.Notice = orderDialog{}, nil
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// playerDialog adds a player, changes one, or mends a row of an import.
type playerDialog struct {
	ID      journal.PlayerID // 0: a new one
	Row     int              // of the import, else NewRow
	Form    playerForm
	Old     journal.PlayerInfo // what has no field in the form
	Faults  []string           // fields to look at again
	Similar []journal.PlayerID // who may be the same person
	Added   string             // the name entered just before
	Late    bool               // the section has begun
	From    int                // first round of a late entry
	Missed  journal.ByeKind    // what each round before is worth
	Line    int                // of the list, with Row

	Find  string             // typed into the search of the rating lists
	Found session.ListsFound // its last answer
	Took  string             // whom the form was filled with

	Section journal.SectionID      // that was chosen for a new one; 0: the one that sex and year of birth propose
	Chips   []string               // schools that may be meant
	Apart   journal.CompareSchools // somebody said that the school is not another one
	Asked   string                 // what was asked when it was to be saved; saved again it holds
}

// openPlayer opens the form: for a new player, or for ID.
type openPlayer struct{ ID journal.PlayerID }

func (msg openPlayer) update(m page, _ session.Env) (page, []session.Cmd) {
	d := playerDialog{ID: msg.ID, Row: session.NewRow}
	if msg.ID != 0 {
		p, ok := m.Event.Ahead.Player(msg.ID)
		if !ok {
			return session.Refuse(m, &journal.UnknownError{Player: msg.ID})
		}
		d.Old, d.Form = p.PlayerInfo, formOf(m.Lang(), p.PlayerInfo)
		d.Form.Roster = rosterText(m.Lang(), p.Roster)
	} else if m.HasBegun() {
		sec := m.Section()
		rounds := m.lateRounds()
		if len(rounds) == 0 {
			return session.Refuse(m, &journal.AllRoundsError{Section: sec.ID, Rounds: sec.Rounds})
		}
		d.Form.Sex = sec.Sex // a late entry goes into this section: who is for boys is not asked
		d.Late, d.From, d.Missed = true, checkin.LateFrom(m.Session, rounds), sec.Missed
		if d.Missed == "" {
			d.Missed = journal.Zero
		}
	}
	d.Chips = m.suggested(d.Form.Club)
	if d.Form.Club != "" {
		d.Chips = nil // it was entered already
	}
	m.Dialog, m.Notice = m.retyped(d), nil
	s, cmds := m.AskSchools()
	s, lists := s.AskLists()
	return m.With(s), append(append(cmds, lists...), session.Focus{ID: "p-name"})
}

// lateRounds are the rounds that a late entry can begin with: the one that is being played, and the next.
func (m page) lateRounds() []int {
	sec := m.Section()
	var rounds []int
	if sec.Round > 0 && sec.Phase != journal.Closed {
		rounds = append(rounds, sec.Round)
	}
	if sec.Round < sec.Rounds {
		rounds = append(rounds, sec.Round+1)
	}
	return rounds
}

// editRow opens the form for a row of a list.
type editRow session.EditRow

func (msg editRow) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Dialog = playerDialog{Row: msg.Row, Line: msg.Line, Form: formOf(m.Lang(), msg.Info)}
	return m, []session.Cmd{session.Focus{ID: "p-name"}}
}

// playerSet changes a field of the open form.
type playerSet struct{ Field, Value string }

func (msg playerSet) update(m page, _ session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(playerDialog)
	if !ok {
		return m, nil
	}
	switch msg.Field {
	case "from":
		d.From = regulation.Within(msg.Value, 1, journal.MaxRounds, d.From)
	case "missed":
		d.Missed = journal.ByeKind(msg.Value)
	case "section":
		n, _ := strconv.Atoi(msg.Value)
		d.Section = journal.SectionID(n)
	default:
		d.Form = d.Form.set(msg.Field, msg.Value)
		d.Faults = slices.DeleteFunc(slices.Clone(d.Faults), func(f string) bool { return f == msg.Field })
	}
	if msg.Field == "club" {
		d.Chips = m.suggested(msg.Value)
	}
	d.Similar = m.similar(d)
	m.Dialog = d
	return m.typed(d)
}

// similar returns who may be the person in the form.
func (m page) similar(d playerDialog) []journal.PlayerID {
	if d.Row != session.NewRow || len([]rune(d.Form.Name)) < 3 {
		return nil
	}
	info, _ := d.Form.Info(d.Old)
	ids := m.Event.Ahead.Similar(info)
	return slices.DeleteFunc(ids, func(id journal.PlayerID) bool { return id == d.ID })
}

// savePlayer records the open form. With Next the form is emptied for another player of the same school.
type savePlayer struct{ Next bool }

func (msg savePlayer) update(m page, env session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(playerDialog)
	if !ok {
		return m, nil
	}
	info, faults := d.Form.Info(d.Old)
	if _, bad := readRoster(d.Form.Roster); bad != (rosterFault{}) && m.ofTeams() {
		faults = append(faults, "roster")
	}
	if len(faults) > 0 {
		d.Faults = faults
		m.Dialog = d
		return m, []session.Cmd{session.Focus{ID: "p-" + first(faults)}}
	}
	if d.Row != session.NewRow {
		m.Dialog, m.Notice = nil, nil
		return m, []session.Cmd{session.Tell{Msg: session.RowEdited{Row: d.Row, Info: info}}}
	}
	if asks := m.asks(d, info).key(); asks != "" && asks != d.Asked {
		d.Asked = asks
		m.Dialog = d
		return m, []session.Cmd{session.Focus{ID: "asked-first"}}
	}
	next, cmds, err := session.Record(m, env, m.playerCommands(d, info)...)
	if err != nil {
		return session.Refuse(m, err)
	}
	saved := len(cmds) > 0
	next, more, err := next.saveRoster(env, d)
	if err != nil {
		return session.Refuse(m, err)
	}
	changed := len(cmds)+len(more) > 0
	m, gone := next.forgotten()
	cmds = append(append(cmds, more...), gone...)
	m.Notice, m.Dialog = nil, nil
	if d.ID != 0 && !changed {
		return m, cmds
	}
	if d.Late && checkin.Waits(m.Session, checkin.Newest(m.Session)) {
		m.Dialog = checkin.SeatDialog{ID: checkin.Newest(m.Session)}
		return m, append(cmds, session.Focus{ID: "sheet"})
	}
	m, after := session.OfferUndo(m, m.savedText(d, info))
	if saved && len(more) > 0 {
		m.Undo.Act = undoTeam{}
	}
	cmds = append(cmds, after)
	if msg.Next {
		m.Dialog = m.nextForm(d, info)
		cmds = append(cmds, session.Focus{ID: "p-name"})
	}
	return m, cmds
}

// fieldOrder is the order of the fields in the form.
var fieldOrder = []string{"name", "sex", "birth", "club", "class", "rating", "title", "federation", "fideID", "natID", "standard", "rapid", "blitz", "national", "k", "sort"}

// first returns the fault that stands first in the form.
func first(faults []string) string {
	for _, f := range fieldOrder {
		if slices.Contains(faults, f) {
			return f
		}
	}
	return faults[0]
}

// playerCommands are what saves the form. The school of a new player is written as it is in the event.
func (m page) playerCommands(d playerDialog, info journal.PlayerInfo) []journal.Command {
	var list []journal.Command
	if d.Apart != (journal.CompareSchools{}) {
		list = append(list, d.Apart)
	}
	if d.ID != 0 {
		return append(list, journal.ChangePlayer{ID: d.ID, PlayerInfo: info})
	}
	s := m.Event.Ahead
	if name := s.SchoolNames()[s.SchoolKeys()(info.Club)]; name != "" {
		info.Club = name
	}
	if d.Late {
		return append(list, journal.EnterLate{Section: m.Event.Section, PlayerInfo: info, From: d.From, Missed: d.Missed})
	}
	return append(list, journal.AddPlayer{Section: m.sectionFor(d, info), PlayerInfo: info})
}

// alikes groups the players of a section whose names sound the same: each is mapped to another one of his group.
func alikes(players []journal.Player) map[journal.PlayerID]journal.PlayerID {
	firsts := make(map[string]journal.PlayerID, len(players))
	alike := map[journal.PlayerID]journal.PlayerID{}
	for _, p := range players {
		key := lexicon.Sound(p.Name)
		if key == "" {
			continue
		}
		other, twice := firsts[key]
		if !twice {
			firsts[key] = p.ID
			continue
		}
		alike[p.ID] = other
		if alike[other] == 0 {
			alike[other] = p.ID
		}
	}
	return alike
}
