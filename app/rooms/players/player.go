package players

import (
	"strconv"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// withdrawPlayer takes a player out of the pairing from the next round on.
type withdrawPlayer struct{ ID journal.PlayerID }

func (msg withdrawPlayer) update(m page, env session.Env) (page, []session.Cmd) {
	return session.Undoable(m, env, journal.Withdraw{Players: []journal.PlayerID{msg.ID}}, m.Lang().T(textPlayerWithdrew, m.Said(msg.ID), m.NextRound()))
}

// returnPlayer brings a withdrawn player back from the next round on.
type returnPlayer struct{ ID journal.PlayerID }

func (msg returnPlayer) update(m page, env session.Env) (page, []session.Cmd) {
	return session.Undoable(m, env, journal.Return{Players: []journal.PlayerID{msg.ID}}, m.Lang().T(textPlayerReturned, m.Said(msg.ID), m.NextRound()))
}

// removePlayer takes a player who was never paired off the list, and goes back to it.
type removePlayer struct{ ID journal.PlayerID }

func (msg removePlayer) update(m page, env session.Env) (page, []session.Cmd) {
	next, cmds := session.Undoable(m, env, journal.RemovePlayer(msg), m.Lang().T(textPlayerRemoved, m.Said(msg.ID)))
	if len(cmds) == 0 {
		return next, nil
	}
	next.Carry = true
	return next, append(cmds, session.Navigate{To: m.Route.In(session.PagePlayers), Replace: true}, session.Focus{ID: "main"})
}

// movePlayer puts a player into another section.
type movePlayer struct {
	ID journal.PlayerID
	To journal.SectionID
}

func (msg movePlayer) update(m page, env session.Env) (page, []session.Cmd) {
	sec, _ := m.Event.Ahead.In(msg.To)
	m, cmds := session.Undoable(m, env, journal.MovePlayer{ID: msg.ID, To: msg.To}, m.Lang().T(textPlayerMoved, m.Said(msg.ID), sec.Name))
	return session.TakeSection(m), cmds // the page of the player is one of his new section now
}

// transferDialog asks what the rounds that a player missed in another section are worth, before he goes there.
type transferDialog struct {
	ID    journal.PlayerID
	To    journal.SectionID
	Worth string // of each missed round: a [journal.ByeKind], or worthScored
}

// worthScored gives a player for each missed round what he scored in the same round of the section that he leaves.
const worthScored = "scored"

// openTransfer opens it for a player who was paired; anybody else moves at once.
type openTransfer struct {
	ID journal.PlayerID
	To journal.SectionID
}

func (msg openTransfer) update(m page, _ session.Env) (page, []session.Cmd) {
	sec, _ := m.Event.Ahead.In(msg.To)
	worth := sec.Missed
	if worth == "" {
		worth = journal.Zero
	}
	m.Dialog, m.Notice = transferDialog{ID: msg.ID, To: msg.To, Worth: string(worth)}, nil
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// transferWorth chooses it.
type transferWorth struct{ Worth string }

func (msg transferWorth) update(m page, _ session.Env) (page, []session.Cmd) {
	if d, ok := m.Dialog.(transferDialog); ok {
		d.Worth = msg.Worth
		m.Dialog = d
	}
	return m, nil
}

// transferPlayer does what the dialog says, and goes to the player's page in the other section.
type transferPlayer struct{}

func (transferPlayer) update(m page, env session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(transferDialog)
	if !ok {
		return m, nil
	}
	sec, _ := m.Event.Ahead.In(d.To)
	c := journal.TransferPlayer{ID: d.ID, To: d.To, AsScored: d.Worth == worthScored}
	if !c.AsScored {
		c.Missed = journal.ByeKind(d.Worth)
	}
	next, cmds := session.Undoable(m, env, c, m.Lang().T(textPlayerMoved, m.Said(d.ID), sec.Name))
	p, known := next.Event.Ahead.Player(d.ID)
	if len(cmds) == 0 || !known {
		return next, cmds
	}
	next.Carry = true
	to := m.Route.In(session.PagePlayer)
	to.Section, to.Player = d.To, int(p.Now)
	if p.Now == 0 { // he moved without a trace
		to.Player = int(d.ID)
	}
	next, gone := next.forgotten()
	return next, append(append(cmds, gone...), session.Navigate{To: to})
}

// byeDialog grants a player a bye in a round to come.
type byeDialog struct {
	ID    journal.PlayerID
	Round int
	Kind  journal.ByeKind
	Over  *journal.ByeError // the regulation does not grant it; the arbiter may change the regulation
}

// openBye opens it for the next round.
type openBye struct{ ID journal.PlayerID }

func (msg openBye) update(m page, _ session.Env) (page, []session.Cmd) {
	rounds := m.byeRounds()
	if len(rounds) == 0 {
		sec := m.Section()
		return session.Refuse(m, &journal.AllRoundsError{Section: sec.ID, Rounds: sec.Rounds})
	}
	kind := journal.Half
	p, _ := m.Event.Ahead.Player(msg.ID)
	if m.Section().IsTable() || p.NoHalfByes {
		kind = journal.Zero // a table knows no other
	}
	m.Dialog, m.Notice = byeDialog{ID: msg.ID, Round: rounds[0], Kind: kind}, nil
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// byeRounds are the rounds in which a bye can be granted: those that are not published.
func (m page) byeRounds() []int {
	sec := m.Section()
	var rounds []int
	for n := m.Event.Ahead.OpenRound(sec.ID); n <= sec.Rounds; n++ {
		rounds = append(rounds, n)
	}
	return rounds
}

// byeSet changes the open dialog: field "round" or "kind".
type byeSet struct{ Field, Value string }

func (msg byeSet) update(m page, _ session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(byeDialog)
	if !ok {
		return m, nil
	}
	if n, err := strconv.Atoi(msg.Value); msg.Field == "round" && err == nil {
		d.Round = n
	} else if msg.Field == "kind" {
		d.Kind = journal.ByeKind(msg.Value)
	}
	d.Over = nil
	m.Dialog = d
	return m, nil
}

// grantBye records the open dialog. A half-point bye beyond the regulation is refused first; with Allow the regulation
// is changed with it, in the same act.
type grantBye struct{ Allow bool }

func (msg grantBye) update(m page, env session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(byeDialog)
	if !ok {
		return m, nil
	}
	grant := journal.RequestBye{Players: []journal.PlayerID{d.ID}, Round: d.Round, Bye: d.Kind}
	if msg.Allow {
		return m.grantBeyond(env, d, grant)
	}
	_, _, err := journal.Decide(m.Event.Ahead, m.Stamp(env), grant)
	if over := overByes(err); over != nil {
		d.Over = over
		m.Dialog = d
		return m, nil
	}
	return session.Undoable(m, env, grant, m.byeText(d))
}

func (m page) byeText(d byeDialog) string {
	if sec := m.Section(); regulation.SystemOf(sec.System).OwnPoints {
		return m.Lang().T(textAwayGranted, m.Said(d.ID), m.Lang().Int(d.Round), m.Lang().T(i18n.AbsenceText(sec.System, string(d.Kind))))
	}
	text := map[journal.ByeKind]i18n.Text{journal.Half: textByeHalfGranted, journal.Zero: textByeZeroGranted, journal.Full: textByeFullGranted}[d.Kind]
	return m.Lang().T(text, m.Said(d.ID), m.Lang().Int(d.Round))
}

// overByes returns err if it says that the regulation grants no such bye.
func overByes(err error) *journal.ByeError {
	if e, ok := err.(*journal.ByeError); ok && (e.Why == journal.ByeLimit || e.Why == journal.ByeLastRound) {
		return e
	}
	return nil
}

// grantBeyond changes the regulation so far that the bye is granted, and grants it: one act.
func (m page) grantBeyond(env session.Env, d byeDialog, grant journal.RequestBye) (page, []session.Cmd) {
	if !m.Event.CanWrite() {
		return session.Refuse(m, &session.ReadOnlyError{})
	}
	sec := m.Section()
	p, _ := m.Event.Ahead.Player(d.ID)
	c := sec.SectionConfig
	if c.HalfByes >= 0 {
		c.HalfByes = max(c.HalfByes, halfByes(p, d.Round)+1)
	}
	c.NoByesLast = min(c.NoByesLast, c.Rounds-d.Round)
	next, cmds, err := session.Record(m, env, journal.ChangeSection{Section: sec.ID, SectionConfig: c}, grant)
	if err != nil {
		return session.Refuse(m, err)
	}
	next.Notice, next.Dialog = nil, nil
	next, undo := session.OfferUndo(next, m.byeText(d))
	return next, append(cmds, undo)
}

// halfByes counts the half-point byes of a player in other rounds.
func halfByes(p journal.Player, round int) int {
	n := 0
	for _, b := range p.Byes {
		if b.Kind == journal.Half && b.Round != round {
			n++
		}
	}
	return n
}

// barByes says that a player gets no half-point bye, or that he may have one again.
type barByes struct {
	ID    journal.PlayerID
	Again bool
}

func (msg barByes) update(m page, env session.Env) (page, []session.Cmd) {
	text := textBarred
	if msg.Again {
		text = textBarByesNo
	}
	return session.Undoable(m, env, journal.BarHalfByes{Players: []journal.PlayerID{msg.ID}, Again: msg.Again}, m.Said(msg.ID)+": "+m.Lang().T(text))
}

// dropBye takes a requested bye back.
type dropBye struct {
	ID    journal.PlayerID
	Round int
}

func (msg dropBye) update(m page, env session.Env) (page, []session.Cmd) {
	return session.Undoable(m, env, journal.CancelBye{Players: []journal.PlayerID{msg.ID}, Round: msg.Round},
		m.Lang().T(textByeDropped, m.Said(msg.ID), m.Lang().Int(msg.Round)))
}
