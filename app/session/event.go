package session

import (
	"errors"
	"slices"
	"time"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/event/standing"
	"wasit/app/words/i18n"
)

// Event is the open event. Ahead is the state with every act that was decided, Kept the state that the store has
// confirmed: a screen shows Kept as saved and decides on Ahead, so that quick hands never wait.
type Event struct {
	ID      string
	Kept    journal.State
	Ahead   journal.State
	Saved   time.Time // of the last confirmed write
	Section journal.SectionID
	Writer  bool  // this tab writes; another one only follows
	Loading bool  // not read yet
	Failed  error // could not be opened
	Fault   error // why it ends early: damaged, or written by a newer program. It can be looked at; nothing is written
	Unsaved error // the last act could not be stored
	Log     []journal.Record
	Table   *standing.Table   // the standing, computed where a page shows it
	Others  []*standing.Table // those of the other sections, where a page ranks over all of them
	Why     *Why              // the explanation of a round, where a page asked for it
	Ranking Ranking           // of the outcomes of the last boards
	Open    []*standing.Open  // the rows of it whose arithmetic is shown

	Crew   Crew          // the place of this device among those that work at the event, as decided
	stored Crew          // as the store has confirmed it
	saves  int           // how many places are on their way to the store
	sure   journal.State // Kept, with what waits for the desk and is stored

	Away    int64 // since when the desk was out of use, where another device may be the desk by now; see [StayDesk]
	pending []pending
	Draft   []journal.Record // of an event that is only looked at and not stored yet
}

// pending is an act on its way to the store.
type pending struct {
	seq   int
	state journal.State
	place *Crew // of this device, where the act changes it
}

// IsPending reports whether an act is still on its way to the store, or what the desk is asked for.
func (e *Event) IsPending() bool { return len(e.pending) > 0 || e.saves > 0 }

// CanWrite reports whether acts can be recorded now: by this tab, of the device that is the desk.
func (e *Event) CanWrite() bool { return e.canAct() && e.IsDesk() }

// canAct reports whether acts can be recorded now, or asked for.
func (e *Event) canAct() bool {
	return e != nil && !e.Loading && e.Failed == nil && e.Fault == nil && e.Writer
}

// ReadOnlyError says why an act was refused before it was decided.
type ReadOnlyError struct{}

func (*ReadOnlyError) Error() string { return "session: another tab or window writes this event" }

// Record decides commands on the newest state, as one act, and asks the store to append it; a device that is not the desk asks the
// desk for them. On refusal the model is unchanged.
func (m Session) Record(env Env, cmds ...journal.Command) (Session, []Cmd, error) {
	if !m.Event.canAct() {
		return m, nil, &ReadOnlyError{}
	}
	if !m.Event.IsDesk() {
		return m.request(env, cmds)
	}
	act, after, err := journal.Decide(m.Event.Ahead, m.Stamp(env), m.confirmed(cmds)...)
	if err != nil || len(act) == 0 {
		return m, nil, err
	}
	m.Noted = understood(act)
	return m.AppendAct(act, after)
}

// AppendAct asks the store to append one act; after is the state that it leaves.
func (m Session) AppendAct(act []journal.Record, after journal.State) (Session, []Cmd, error) {
	e := *m.Event
	if m.Undo != nil && m.Undo.Until != "" {
		m.Undo = nil // it took back the act before this one
	}
	e.Ahead = after
	e.pending = append(slices.Clip(slices.Clone(e.pending)), pending{seq: after.Seq(), state: after})
	if e.IsDraft() {
		return m.ask(after, append(slices.Clone(e.Draft), act...))
	}
	m.Event = &e
	return m, []Cmd{Append{ID: e.ID, Records: act, After: after}}, nil
}

func (m Session) Stamp(env Env) journal.Stamp {
	return journal.Stamp{At: env.Now.UnixMilli(), Device: m.Device.Name, By: m.Settings.Person}
}

// Refuse shows why an act was not possible, and where; see explain.go.
func (m Session) Refuse(err error) (Session, []Cmd) {
	if next, ok := m.gated(err); ok {
		return next, []Cmd{Focus{"sheet"}}
	}
	if _, tab := err.(*ReadOnlyError); tab && m.Event != nil && m.Event.Fault != nil {
		title, text := FaultWords(m.Lang(), m.Event)
		m.Notice = Warn(title, text)
		return m, []Cmd{Reveal{ID: "notice"}}
	}
	if _, tab := err.(*ReadOnlyError); tab && m.Event.canAct() {
		device, _ := m.Event.Duty()
		err = &NotDeskError{device.Duty} // this tab may write, this device may not
	}
	m.Notice = m.located(Explain(m.Lang(), m.numbered(err)), err)
	var notDesk *NotDeskError
	if errors.As(err, &notDesk) && m.Event.OnlyReads() {
		to := TakeDesk(m.Event.ID)
		m.Notice.Text, m.Notice.To, m.Notice.Way = m.Lang().T(i18n.OnlyReadsDo, DeskName(m.Lang(), m.Event.Kept)), &to, m.Lang().T(i18n.BecomeDesk)
	}
	return m, []Cmd{Reveal{ID: "notice"}}
}

// numbered returns err with boards by their numbers in the hall.
func (m Session) numbered(err error) error {
	if m.Event == nil {
		return err
	}
	s := m.Event.Ahead
	var missing *journal.MissingResultsError
	var entered *journal.ResultsEnteredError
	var over *regulation.MatchOverError
	var color *regulation.ColorMissingError
	var disputed *journal.DisputedError
	switch {
	case errors.As(err, &disputed):
		return &journal.DisputedError{Section: disputed.Section, Round: disputed.Round, Boards: s.BoardNumbers(disputed.Section, disputed.Boards)}
	case errors.As(err, &missing):
		return &journal.MissingResultsError{Section: missing.Section, Round: missing.Round, Boards: s.BoardNumbers(missing.Section, missing.Boards)}
	case errors.As(err, &entered):
		return &journal.ResultsEnteredError{Section: entered.Section, Round: entered.Round, Boards: s.BoardNumbers(entered.Section, entered.Boards)}
	case errors.As(err, &over):
		return &regulation.MatchOverError{Round: over.Round, Board: m.BoardNo(over.Board)}
	case errors.As(err, &color):
		return &regulation.ColorMissingError{Round: color.Round, Board: m.BoardNo(color.Board), Chooser: color.Chooser}
	}
	return err
}

// located names the section whose round is the cause of err, and leads there, where that is not on the page.
func (m Session) located(n *Notice, err error) *Notice {
	var missing *journal.MissingResultsError
	var phase *journal.RoundPhaseError
	var id journal.SectionID
	var round int
	switch {
	case errors.As(err, &missing):
		id, round = missing.Section, missing.Round
	case errors.As(err, &phase):
		id, round = phase.Section, phase.Round
	}
	if id == 0 || m.Event == nil || id == m.Event.Section && m.Route.Page == PageRound {
		return n
	}
	sec, ok := m.Event.Ahead.In(id)
	if !ok {
		return n
	}
	n.Section, n.Way = id, m.Lang().T(textToRound, m.Lang().Int(round))
	if len(m.Event.Ahead.Sections()) > 1 {
		n.Title, n.Way = sec.Name+": "+n.Title, m.Lang().T(textToSection, sec.Name, m.Lang().Int(round))
	}
	return n
}

// Act is the common body of a message that records one command and says nothing else.
func (m Session) Act(env Env, cmd journal.Command) (Session, []Cmd) {
	next, cmds, err := m.Record(env, cmd)
	if err != nil {
		return m.Refuse(err)
	}
	next.Notice = nil
	return next, cmds
}

// EventOpened brings an event that was read. It also comes when another tab wrote: then Ahead is replaced too.
type EventOpened struct {
	ID     string
	State  journal.State
	Crew   Crew
	Writer bool
	Fault  error // why State ends early; nil for a whole event
}

func (msg EventOpened) Update(m Session, env Env) (Session, []Cmd) {
	if m.Route.Event != msg.ID {
		return m, []Cmd{CloseEvent{msg.ID}}
	}
	e := Event{ID: msg.ID, Kept: msg.State, Ahead: msg.State, Crew: msg.Crew, stored: msg.Crew, Writer: msg.Writer, Fault: msg.Fault, Saved: time.UnixMilli(msg.State.At())}
	old := m.Event
	if old == nil || old.ID != msg.ID {
		old = &Event{ID: msg.ID, Loading: true}
	} else {
		if msg.Writer && len(old.pending) > 0 {
			return WriterChanged{msg.ID, true}.Update(m, env) // it was read before these acts; the store answers each of them
		}
		e.Away, e.Section, e.Log, e.Unsaved, e.Table = old.Away, old.Section, old.Log, old.Unsaved, old.Table
		e.Crew, e.saves = msg.Crew.Behind(old.Crew, old.saves > 0), old.saves
		if msg.Writer != old.Writer && !old.Loading {
			m = m.handedOver(e)
		}
	}
	e = e.withWaiting()
	if old.Loading {
		e.Away = e.awaySince(env)
	}
	m.Event = &e
	m.Changed.Arrive = true
	m, greeted := m.handed(old, &e)
	m, cmds := m.takeOwn(env)
	return m, append(greeted, cmds...)
}

// handedOver clears what was shown for the old writer's state, once this tab or another took over. An open sheet stays.
func (m Session) handedOver(e Event) Session {
	m.Notice, m.Undo, m.Changed.Writer = nil, nil, true
	m.Event = &e
	return m
}

// EventFailed says that an event could not be opened.
type EventFailed struct {
	ID  string
	Err error
}

func (msg EventFailed) Update(m Session, _ Env) (Session, []Cmd) {
	if m.Route.Event == msg.ID {
		m.Event = &Event{ID: msg.ID, Failed: msg.Err}
	}
	return m, nil
}

// WriterChanged says whether this tab may write the event.
type WriterChanged struct {
	ID     string
	Writer bool
}

func (msg WriterChanged) Update(m Session, _ Env) (Session, []Cmd) {
	if m.Event == nil || m.Event.ID != msg.ID {
		return m, nil
	}
	e := *m.Event
	if e.Writer == msg.Writer {
		return m, nil
	}
	e.Writer = msg.Writer
	return m.handedOver(e), nil
}

// TakeOverWriting makes this tab the writer.
type TakeOverWriting struct{}

func (TakeOverWriting) Update(m Session, _ Env) (Session, []Cmd) {
	if m.Event == nil {
		return m, nil
	}
	return m, []Cmd{TakeOver{m.Event.ID}}
}

// Appended says that the store has everything up to record Seq.
type Appended struct {
	ID  string
	Seq int
}

func (msg Appended) Update(m Session, env Env) (Session, []Cmd) {
	if m.Event == nil || m.Event.ID != msg.ID {
		return m, nil
	}
	e := *m.Event
	for len(e.pending) > 0 && e.pending[0].seq <= msg.Seq {
		e.Kept = e.pending[0].state
		if place := e.pending[0].place; place != nil {
			e.stored = *place
		}
		e.pending = e.pending[1:]
	}
	e.Saved, e.Unsaved = env.Now, nil
	e.sure = e.stored.Ahead(e.Kept)
	m.Event = &e
	var cmds []Cmd
	if len(e.pending) == 0 && len(e.Kept.Crew()) > 0 {
		cmds = []Cmd{Tell{CrewStored{}}}
	}
	if len(e.pending) == 0 && (m.Route.Page == PageData || m.Route.Page == PagePlayer || m.Route.Page == PageDevices) {
		cmds = append(cmds, LoadLog{e.ID}) // these pages show it
	}
	return m, cmds
}

// AppendFailed says that an act could not be stored. What was acknowledged before stands; the act and those after it
// are taken off the screen again.
type AppendFailed struct {
	ID  string
	Err error
}

func (msg AppendFailed) Update(m Session, _ Env) (Session, []Cmd) {
	if m.Event == nil || m.Event.ID != msg.ID {
		return m, nil
	}
	e, lost := *m.Event, m.Event.Ahead
	e.Crew, e.pending, e.Unsaved = e.stored, nil, msg.Err
	e = e.withWaiting()
	m.Event, m.Undo, m.Changed.Lost = &e, nil, &lost
	return m, []Cmd{Reveal{ID: "unsaved"}}
}

// UndoLast takes back the last act.
type UndoLast struct{}

func (UndoLast) Update(m Session, env Env) (Session, []Cmd) {
	m.Undo = nil
	return m.Act(env, journal.Undo{})
}

// undoMillis is how long the undo bar stays.
const undoMillis = 6000

// OfferUndo shows the undo bar with text for six seconds.
func (m Session) OfferUndo(text string) (Session, Cmd) {
	n := 1
	if m.Undo != nil {
		n = m.Undo.N + 1
	}
	m.Undo = &UndoBar{Text: text, Act: UndoLast{}, N: n}
	return m, After{undoMillis, CloseUndo{n}}
}

// KeepUndo shows the undo bar with text until the next act: of what is looked at for longer than six seconds, as a list of many players.
func (m Session) KeepUndo(text string) Session {
	n := 1
	if m.Undo != nil {
		n = m.Undo.N + 1
	}
	m.Undo = &UndoBar{Text: text, Act: UndoLast{}, N: n, Until: m.Event.ID}
	return m
}

// CloseUndo takes bar N away.
type CloseUndo struct{ N int }

func (msg CloseUndo) IsLate(m Session) bool { return m.Undo == nil || m.Undo.N != msg.N }

func (msg CloseUndo) Update(m Session, _ Env) (Session, []Cmd) {
	if !msg.IsLate(m) {
		m.Undo = nil
	}
	return m, nil
}

// LeaveDialog closes the open sheet by a step back; what was typed into it is kept.
type LeaveDialog struct{}

// Update is part of [Own].
func (LeaveDialog) Update(m Session, env Env) (Session, []Cmd) { return CloseDialog{}.Update(m, env) }

// CloseDialog closes the open sheet.
type CloseDialog struct{}

func (CloseDialog) Update(m Session, _ Env) (Session, []Cmd) {
	if d, ok := m.Dialog.(RestoreDialog); ok && d.Storing {
		return m, nil // it goes by itself, when it is done
	}
	m.Dialog = nil
	return m, nil
}
