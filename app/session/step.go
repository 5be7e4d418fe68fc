package session

import "wasit/app/event/journal"

// Step is what the messages of a room work on: the session, which it embeds, and what the room remembers itself.
type Step[P any] interface {
	Shared() Session
	With(Session) P // the step with another session
}

// Shared returns the session; a room's step has it from the session that it embeds.
func (s Session) Shared() Session { return s }

// Refuse shows why an act was not possible.
func Refuse[P Step[P]](p P, err error) (P, []Cmd) { return with(p)(p.Shared().Refuse(err)) }

// Record decides commands on the newest state, as one act, and asks the store to append it. On refusal p is unchanged.
func Record[P Step[P]](p P, env Env, list ...journal.Command) (P, []Cmd, error) {
	s, cmds, err := p.Shared().Record(env, list...)
	return p.With(s), cmds, err
}

// AppendAct asks the store to append one act; after is the state that it leaves.
func AppendAct[P Step[P]](p P, act []journal.Record, after journal.State) (P, []Cmd, error) {
	s, cmds, err := p.Shared().AppendAct(act, after)
	return p.With(s), cmds, err
}

// KeepPlace asks the store to keep the place of this device at the event.
func KeepPlace[P Step[P]](p P, place Crew) (P, Cmd) {
	s, save := p.Shared().KeepPlace(place)
	return p.With(s), save
}

// Act records one command and says nothing else.
func Act[P Step[P]](p P, env Env, c journal.Command) (P, []Cmd) {
	return with(p)(p.Shared().Act(env, c))
}

// Undoable records one command and offers to take it back for six seconds.
func Undoable[P Step[P]](p P, env Env, c journal.Command, text string) (P, []Cmd) {
	return with(p)(p.Shared().Undoable(env, c, text))
}

// Offered records commands as one act and offers to take it back.
func Offered[P Step[P]](p P, env Env, text string, list ...journal.Command) (P, []Cmd) {
	return with(p)(p.Shared().Offered(env, text, list...))
}

// OfferUndo shows the undo bar with text for six seconds.
func OfferUndo[P Step[P]](p P, text string) (P, Cmd) {
	s, cmd := p.Shared().OfferUndo(text)
	return p.With(s), cmd
}

// KeepUndo shows the undo bar with text until the next act.
func KeepUndo[P Step[P]](p P, text string) P { return p.With(p.Shared().KeepUndo(text)) }

// TakeSection takes the section in hand that the address names.
func TakeSection[P Step[P]](p P) P { return p.With(p.Shared().TakeSection()) }

// Create makes an event of commands, whole.
func Create[P Step[P]](p P, env Env, list []journal.Command) (P, []Cmd) {
	return with(p)(p.Shared().Create(env, list))
}

// EndEarly ends the event where it stands, which can be taken back.
func EndEarly[P Step[P]](p P, env Env) (P, []Cmd) { return with(p)(p.Shared().EndEarly(env)) }

// with puts a session that an act gave back into the step.
func with[P Step[P]](p P) func(Session, []Cmd) (P, []Cmd) {
	return func(s Session, cmds []Cmd) (P, []Cmd) { return p.With(s), cmds }
}
