package shell

import (
	"fmt"
	"slices"

	"wasit/app/rooms/board"
	"wasit/app/rooms/calls"
	"wasit/app/rooms/certificate"
	"wasit/app/rooms/checkin"
	"wasit/app/rooms/class"
	"wasit/app/rooms/clock"
	"wasit/app/rooms/dates"
	"wasit/app/rooms/desk"
	"wasit/app/rooms/devices"
	"wasit/app/rooms/follow"
	"wasit/app/rooms/hall"
	"wasit/app/rooms/homeward"
	"wasit/app/rooms/imports"
	"wasit/app/rooms/laws"
	"wasit/app/rooms/learn"
	"wasit/app/rooms/manual"
	"wasit/app/rooms/pairing"
	"wasit/app/rooms/paper"
	"wasit/app/rooms/players"
	"wasit/app/rooms/practice"
	"wasit/app/rooms/prizes"
	"wasit/app/rooms/rated"
	"wasit/app/rooms/ratings"
	"wasit/app/rooms/ready"
	"wasit/app/rooms/records"
	"wasit/app/rooms/round"
	"wasit/app/rooms/scenarios"
	"wasit/app/rooms/seasons"
	"wasit/app/rooms/setup"
	"wasit/app/rooms/standings"
	"wasit/app/rooms/wall"
	"wasit/app/session"
)

// Model is the state of the app: what all rooms share, and what each remembers itself. It is a value.
type Model struct {
	session.Session
	Setup       setup.Model
	Players     players.Model
	Imports     imports.Model
	CheckIn     checkin.Model
	Pairing     pairing.Model
	Round       round.Model
	Hall        hall.Model
	Wall        wall.Model
	Paper       paper.Model
	Records     records.Model
	Rated       rated.Model
	Dates       dates.Model
	Scenarios   scenarios.Model
	Homeward    homeward.Model
	Ready       ready.Model
	Devices     devices.Model
	Calls       calls.Model
	Ratings     ratings.Model
	Seasons     seasons.Model
	Laws        laws.Model
	Learn       learn.Model
	Manual      manual.Model
	Desk        desk.Model
	Board       board.Model
	Clock       clock.Model
	Certificate certificate.Model
	Follow      follow.Model
	Class       class.Model
}

// Update returns the model after msg and the effects that it wants. It is pure, and the only way in which the model changes.
func Update(m Model, msg session.Msg, env session.Env) (Model, []session.Cmd) {
	m, cmds := m.take(msg, env)
	return m.refresh(), cmds
}

// take hands msg to the room to which it belongs, and what the rooms tell each other on that occasion to the others.
func (m Model) take(msg session.Msg, env session.Env) (Model, []session.Cmd) {
	under := m.Dialog
	m, cmds := m.hand(msg, env)
	if d, ok := m.Dialog.(session.GateDialog); ok && d.Again == nil {
		d.Again, d.Under = msg, under
		m.Dialog = d
	}
	m, more := m.changed(env)
	var rung []session.Cmd
	m.Calls, rung = calls.Hear(m.Session, m.Calls)
	var all []session.Cmd
	for _, c := range slices.Concat(cmds, more, rung) {
		tell, ok := c.(session.Tell)
		if !ok {
			all = append(all, c)
			continue
		}
		var told []session.Cmd
		m, told = m.take(tell.Msg, env)
		all = append(all, told...)
	}
	return m, all
}

// hand gives msg to its room. Clock and board are asked first: players wait for them, and each room that is asked costs a search for the
// methods of the message.
func (m Model) hand(msg session.Msg, env session.Env) (Model, []session.Cmd) {
	var cmds []session.Cmd
	switch msg := msg.(type) {
	case clock.Msg:
		m.Session, m.Clock, cmds = clock.Update(m.Session, m.Clock, msg, env)
	case board.Msg:
		m.Session, m.Board, m.Clock, cmds = board.Update(m.Session, m.Board, m.Clock, msg, env)
	case Navigated:
		return m.navigated(msg, env)
	case restDue:
		return m.restDue(), nil
	case session.Own:
		m.Session, cmds = msg.Update(m.Session, env)
	case setup.Msg:
		m.Session, m.Setup, cmds = setup.Update(m.Session, m.Setup, msg, env)
	case players.Msg:
		m.Session, m.Players, cmds = players.Update(m.Session, m.Players, msg, env)
	case imports.Msg:
		m.Session, m.Imports, cmds = imports.Update(m.Session, m.Imports, msg, env)
	case checkin.Msg:
		m.Session, m.CheckIn, cmds = checkin.Update(m.Session, m.CheckIn, msg, env)
	case pairing.Msg:
		m.Session, m.Pairing, cmds = pairing.Update(m.Session, m.Pairing, msg, env)
	case round.Msg:
		m.Session, m.Round, cmds = round.Update(m.Session, m.Round, m.Pairing, msg, env)
	case hall.Msg:
		m.Session, m.Hall, cmds = hall.Update(m.Session, m.Hall, msg, env)
	case wall.Msg:
		m.Session, m.Wall, cmds = wall.Update(m.Session, m.Wall, msg, env)
	case paper.Msg:
		m.Session, m.Paper, cmds = paper.Update(m.Session, m.Paper, msg, env)
	case certificate.Msg:
		m.Session, m.Certificate, cmds = certificate.Update(m.Session, m.Certificate, msg, env)
	case follow.Msg:
		m.Session, m.Follow, cmds = follow.Update(m.Session, m.Follow, msg, env)
	case class.Msg:
		m.Session, m.Class, cmds = class.Update(m.Session, m.Class, msg, env)
	case records.Msg:
		m.Session, m.Records, cmds = records.Update(m.Session, m.Records, msg, env)
	case dates.Msg:
		m.Session, m.Dates, cmds = dates.Update(m.Session, m.Dates, msg, env)
	case scenarios.Msg:
		m.Session, m.Scenarios, cmds = scenarios.Update(m.Session, m.Scenarios, msg, env)
	case homeward.Msg:
		m.Session, m.Homeward, cmds = homeward.Update(m.Session, m.Homeward, msg, env)
	case rated.Msg:
		m.Session, m.Rated, cmds = rated.Update(m.Session, m.Rated, msg, env)
	case standings.Msg:
		m.Session, cmds = standings.Update(m.Session, msg, env)
	case prizes.Msg:
		m.Session, cmds = prizes.Update(m.Session, msg, env)
	case practice.Msg:
		m.Session, cmds = practice.Update(m.Session, msg, env)
	case devices.Msg:
		m.Session, m.Devices, cmds = devices.Update(m.Session, m.Devices, msg, env)
	case calls.Msg:
		m.Session, m.Calls, cmds = calls.Update(m.Session, m.Calls, msg, env)
	case seasons.Msg:
		m.Session, m.Seasons, cmds = seasons.Update(m.Session, m.Seasons, msg, env)
	case ratings.Msg:
		m.Session, m.Ratings, cmds = ratings.Update(m.Session, m.Ratings, msg, env)
	case ready.Msg:
		m.Session, m.Ready, cmds = ready.Update(m.Session, m.Ready, msg, env)
	case laws.Msg:
		m.Session, m.Laws, cmds = laws.Update(m.Session, m.Laws, msg, env)
	case manual.Msg:
		m.Session, m.Manual, cmds = manual.Update(m.Session, m.Manual, msg, env)
	case learn.Msg:
		m.Session, m.Learn, cmds = learn.Update(m.Session, m.Learn, msg, env)
	case desk.Msg:
		m.Session, m.Desk, m.Clock, cmds = desk.Update(m.Session, m.Desk, m.Clock, msg, env)
	default:
		if own := class.Heard(m.Session, msg); own != nil { // on its pages a code is of a class, or of no use
			return m.hand(own, env)
		}
		if own := answered(msg); own != nil {
			return m.hand(own, env)
		}
		panic(unknownError{msg})
	}
	return m, cmds
}

// answers are the rooms that take a request of another room, or what the keeper brought back. They are asked in this order: a file belongs
// to devices and board before the room of lists, which takes every other one.
var answers = []func(session.Msg) session.Msg{
	asked(devices.Answer),
	asked(board.Answer),
	asked(paper.Answer),
	asked(clock.Answer),
	asked(imports.Answer),
	asked(pairing.Answer),
	asked(round.Answer),
	asked(records.Answer),
	asked(setup.Answer),
	asked(players.Answer),
	asked(desk.Answer),
	asked(laws.Answer),
	asked(class.Answer), // of the lessons it takes those that it asked for itself
	asked(learn.Answer),
	asked(manual.Answer),
	asked(seasons.Answer),
	asked(ratings.Answer),
	asked(ready.Answer),
	asked(practice.Answer),
	asked(follow.Answer),
}

// asked is how a room answers: with a message of its own, or with nil where the message is none of its matters.
func asked[M session.Msg](answer func(session.Msg) M) func(session.Msg) session.Msg {
	return func(msg session.Msg) session.Msg { return session.Msg(answer(msg)) }
}

// answered is the message of the room that answers msg; nil where none does.
func answered(msg session.Msg) session.Msg {
	for _, answer := range answers {
		if own := answer(msg); own != nil {
			return own
		}
	}
	return nil
}

// changed tells the rooms what a message has changed for them.
func (m Model) changed(env session.Env) (Model, []session.Cmd) {
	what := m.Changed
	m.Changed = session.Changed{}
	var cmds []session.Cmd
	if what.Forget {
		m = m.forgotten()
	}
	if what.Lost != nil {
		m.Round = round.Again(m.Session, m.Round, *what.Lost)
	}
	if what.Writer {
		m.Round = round.HandedOver(m.Session, m.Round)
		if m.Event.Writer && !what.Arrive && m.Route.Page == session.PageRound {
			m.Session, m.Round, cmds = round.Arrive(m.Session, m.Round, m.Pairing, env)
		}
	}
	if what.Arrive {
		return m.arrived(env)
	}
	return m, cmds
}

// forgotten is the model where another section is in hand, or a round was taken back.
func (m Model) forgotten() Model {
	m.Round, m.Pairing, m.Signal = round.Model{}, pairing.Model{}, ""
	m.Imports = imports.SectionChanged(m.Session, m.Imports)
	return m
}

// isLate reports whether msg is the message of a timer for which nothing waits any more; then the page is not even drawn.
func (m Model) isLate(msg session.Msg) bool {
	if late, ok := msg.(session.Late); ok {
		return late.IsLate(m.Session)
	}
	return round.IsLate(m.Round, msg)
}

// unknownError says that no room takes a message: a mistake of the program.
type unknownError struct{ msg session.Msg }

func (e unknownError) Error() string {
	return fmt.Sprintf("shell: no room takes the message %T", e.msg)
}
