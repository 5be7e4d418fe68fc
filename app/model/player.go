package model

import (
	"strconv"

	"wasit/app/i18n"
	"wasit/app/journal"
)

// undoable records cmd and offers to take it back for six seconds.
func (m Model) undoable(env Env, cmd journal.Command, text string) (Model, []Cmd) {
	next, cmds, err := m.record(env, cmd)
	if err != nil {
		return m.refuse(err)
	}
	next.Notice, next.Dialog = nil, nil
	if len(cmds) == 0 {
		return next, nil
	}
	next, after := next.offerUndo(text)
	return next, append(cmds, after)
}

// said is the name of a player for a sentence.
func (m Model) said(id journal.PlayerID) string {
	p, _ := m.Event.Ahead.Player(id)
	return m.Name(p)
}

// nextRound is the round that is not paired yet, as text.
func (m Model) nextRound() string { return m.Lang().Int(m.Event.Ahead.NextRound(m.Event.Section)) }

// WithdrawPlayer takes a player out of the pairing from the next round on.
type WithdrawPlayer struct{ ID journal.PlayerID }

// Update implements Msg.
func (msg WithdrawPlayer) Update(m Model, env Env) (Model, []Cmd) {
	return m.undoable(env, journal.Withdraw{Players: []journal.PlayerID{msg.ID}}, m.Lang().T(i18n.PlayerWithdrew, m.said(msg.ID), m.nextRound()))
}

// ReturnPlayer brings a withdrawn player back from the next round on.
type ReturnPlayer struct{ ID journal.PlayerID }

// Update implements Msg.
func (msg ReturnPlayer) Update(m Model, env Env) (Model, []Cmd) {
	return m.undoable(env, journal.Return{Players: []journal.PlayerID{msg.ID}}, m.Lang().T(i18n.PlayerReturned, m.said(msg.ID), m.nextRound()))
}

// RemovePlayer takes a player who was never paired off the list, and goes back to it.
type RemovePlayer struct{ ID journal.PlayerID }

// Update implements Msg.
func (msg RemovePlayer) Update(m Model, env Env) (Model, []Cmd) {
	next, cmds := m.undoable(env, journal.RemovePlayer(msg), m.Lang().T(i18n.PlayerRemoved, m.said(msg.ID)))
	if len(cmds) == 0 {
		return next, nil
	}
	next.Carry = true
	return next, append(cmds, Navigate{To: m.Route.In(PagePlayers), Replace: true}, Focus{"main"})
}

// MovePlayer puts a player into another section.
type MovePlayer struct {
	ID journal.PlayerID
	To journal.SectionID
}

// Update implements Msg.
func (msg MovePlayer) Update(m Model, env Env) (Model, []Cmd) {
	sec, _ := m.Event.Ahead.Section(msg.To)
	m, cmds := m.undoable(env, journal.MovePlayer{ID: msg.ID, To: msg.To}, m.Lang().T(i18n.PlayerMoved, m.said(msg.ID), sec.Name))
	return m.takeSection(), cmds // the page of the player is one of his new section now
}

// ByeDialog grants a player a bye in a round to come.
type ByeDialog struct {
	ID    journal.PlayerID
	Round int
	Kind  journal.ByeKind
	Over  *journal.ByeError // the regulation does not grant it; the arbiter may change the regulation
}

// OpenBye opens it for the next round.
type OpenBye struct{ ID journal.PlayerID }

// Update implements Msg.
func (msg OpenBye) Update(m Model, _ Env) (Model, []Cmd) {
	rounds := m.ByeRounds()
	if len(rounds) == 0 {
		sec, _ := m.Event.Ahead.Section(m.Event.Section)
		return m.refuse(&journal.AllRoundsError{Section: sec.ID, Rounds: sec.Rounds})
	}
	kind := journal.Half
	if sec, _ := m.Event.Ahead.Section(m.Event.Section); sec.IsTable() {
		kind = journal.Zero // a table knows no other
	}
	m.Dialog, m.Notice = ByeDialog{ID: msg.ID, Round: rounds[0], Kind: kind}, nil
	return m, []Cmd{Focus{"sheet"}}
}

// ByeRounds are the rounds in which a bye can be granted: those that are not paired.
func (m Model) ByeRounds() []int {
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	var rounds []int
	for n := m.Event.Ahead.NextRound(sec.ID); n <= sec.Rounds; n++ {
		rounds = append(rounds, n)
	}
	return rounds
}

// ByeSet changes the open dialog: field "round" or "kind".
type ByeSet struct{ Field, Value string }

// Update implements Msg.
func (msg ByeSet) Update(m Model, _ Env) (Model, []Cmd) {
	d, ok := m.Dialog.(ByeDialog)
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

// GrantBye records the open dialog. A half-point bye beyond the regulation is refused first; with Allow the regulation
// is changed with it, in the same act.
type GrantBye struct{ Allow bool }

// Update implements Msg.
func (msg GrantBye) Update(m Model, env Env) (Model, []Cmd) {
	d, ok := m.Dialog.(ByeDialog)
	if !ok {
		return m, nil
	}
	grant := journal.RequestBye{Players: []journal.PlayerID{d.ID}, Round: d.Round, Bye: d.Kind}
	if msg.Allow {
		return m.grantBeyond(env, d, grant)
	}
	_, _, err := journal.Decide(m.Event.Ahead, m.stamp(env), grant)
	if over := overByes(err); over != nil {
		d.Over = over
		m.Dialog = d
		return m, nil
	}
	return m.undoable(env, grant, m.byeText(d))
}

func (m Model) byeText(d ByeDialog) string {
	if sec, _ := m.Event.Ahead.Section(m.Event.Section); sec.System == journal.Keizer {
		return m.Lang().T(i18n.AwayGranted, m.said(d.ID), m.Lang().Int(d.Round), m.Lang().T(i18n.AbsenceText(sec.System, string(d.Kind))))
	}
	text := map[journal.ByeKind]i18n.Text{journal.Half: i18n.ByeHalfGranted, journal.Zero: i18n.ByeZeroGranted}[d.Kind]
	return m.Lang().T(text, m.said(d.ID), m.Lang().Int(d.Round))
}

// overByes returns err if it says that the regulation grants no such bye.
func overByes(err error) *journal.ByeError {
	if e, ok := err.(*journal.ByeError); ok && (e.Why == journal.ByeLimit || e.Why == journal.ByeLastRound) {
		return e
	}
	return nil
}

// grantBeyond changes the regulation so far that the bye is granted, and grants it: one act.
func (m Model) grantBeyond(env Env, d ByeDialog, grant journal.RequestBye) (Model, []Cmd) {
	if !m.Event.CanWrite() {
		return m.refuse(&ReadOnlyError{})
	}
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	p, _ := m.Event.Ahead.Player(d.ID)
	c := sec.SectionConfig
	if c.HalfByes >= 0 {
		c.HalfByes = max(c.HalfByes, halfByes(p, d.Round)+1)
	}
	c.NoByesLast = min(c.NoByesLast, c.Rounds-d.Round)
	next, cmds, err := m.record(env, journal.ChangeSection{Section: sec.ID, SectionConfig: c}, grant)
	if err != nil {
		return m.refuse(err)
	}
	next.Notice, next.Dialog = nil, nil
	next, undo := next.offerUndo(m.byeText(d))
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

// DropBye takes a requested bye back.
type DropBye struct {
	ID    journal.PlayerID
	Round int
}

// Update implements Msg.
func (msg DropBye) Update(m Model, env Env) (Model, []Cmd) {
	return m.undoable(env, journal.CancelBye{Players: []journal.PlayerID{msg.ID}, Round: msg.Round},
		m.Lang().T(i18n.ByeDropped, m.said(msg.ID), m.Lang().Int(msg.Round)))
}

// Game is one round of one player: a board, or why there is none.
type Game struct {
	Round    int
	Board    int // 0: no game
	White    bool
	Opponent journal.Player
	Score    journal.Score    // of the board; zero: no result yet
	Draft    bool             // not published
	History  []journal.Result // what was entered, oldest first
	PAB      bool
	Away     bool // with Bye: not paired
	Bye      journal.ByeKind
}

// Games returns the rounds of a player so far, oldest first.
func (m Model) Games(id journal.PlayerID) []Game {
	s := m.Event.Kept
	p, ok := s.Player(id)
	if !ok {
		return nil
	}
	sec, _ := s.Section(p.Section)
	var games []Game
	for n := 1; n <= sec.Round; n++ {
		r, _ := s.Round(p.Section, n)
		g := Game{Round: n, Board: s.BoardOf(p.Section, n, id), Draft: r.Phase == journal.Draft, PAB: r.PAB == id}
		if g.Board > 0 {
			b := r.Boards[g.Board-1]
			other := b.White
			if g.White = b.White == id; g.White {
				other = b.Black
			}
			g.Opponent, _ = s.Player(other)
			g.Score = b.Score
			if effect, err := s.EffectOf(p.Section, n, g.Board); err == nil && b.Entries > 0 {
				g.History = effect.History
			}
		} else if !g.PAB {
			g.Away, g.Bye = true, journal.Zero
			if kind, absent := p.Absence(n); absent {
				g.Bye = kind
			}
			for _, a := range r.Absent {
				if a.Player == id {
					g.Bye = a.Bye
				}
			}
		}
		games = append(games, g)
	}
	return games
}

// Recorded returns who recorded fact seq, as far as the log was read.
func (e *Event) Recorded(seq int) (by string, ok bool) {
	if seq < 1 || seq > len(e.Log) || e.Log[seq-1].Seq != seq {
		return "", false
	}
	return e.Log[seq-1].By, true
}
