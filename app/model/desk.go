package model

import (
	"strconv"
	"time"

	"wasit/app/journal"
	"wasit/rules"
	"wasit/rules/ruling"
)

// DeskStep is a place in the flow from a board to a recorded ruling.
type DeskStep uint8

// The steps in order.
const (
	DeskBoard DeskStep = iota
	DeskPlayer
	DeskOffence
	DeskRuling
	DeskDone
)

// Desk is what the arbiter has in hand: an offence on its way to the record.
type Desk struct {
	Of      RoundKey // the round that it belongs to
	Step    DeskStep
	Typed   string // figures of the board number
	ByName  bool   // the player is looked for by name
	Find    string // what is looked for: a name, an offence
	Board   int
	Player  journal.PlayerID
	Offence journal.Offence
	Penalty journal.Penalty // chosen where the Laws leave it to the arbiter
	Done    journal.IncidentID
	Hearing bool          // a claim is heard, not an offence recorded
	Claim   journal.Claim // with the answers so far
}

// DeskRound is the round whose boards the arbiter walks along: the last published one, 0 before the first.
func (m Model) DeskRound() int {
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	if sec.Phase == journal.Draft {
		return sec.Round - 1
	}
	return sec.Round
}

// IsWhite reports whether the offender has White.
func (m Model) IsWhite(o journal.Offence) bool {
	r, ok := m.Event.Ahead.Round(m.Event.Section, o.Round)
	return ok && o.Board >= 1 && o.Board <= len(r.Boards) && r.Boards[o.Board-1].White == o.Player
}

// At is a time of the journal in the zone of the hall.
func (m Model) At(millis int64) time.Time { return time.UnixMilli(millis) }

func (m Model) deskKey() RoundKey { return RoundKey{m.Event.ID, m.Event.Section, m.DeskRound()} }

// DeskRows returns the boards of that round.
func (m Model) DeskRows() (round int, rows []journal.Row) {
	n := m.DeskRound()
	return n, m.Event.Ahead.Rows(m.Event.Section, n)
}

// arrivedAtDesk begins anew where another round or event is at hand than before.
func (m Model) arrivedAtDesk() (Model, []Cmd) {
	if m.Route.Sheet == "local" {
		return m.arrivedAtLocal()
	}
	if m.Route.Sheet == "clock" {
		if !m.DeskClock.Started {
			m.DeskClock = DeskClock{Started: true, Guide: "dgt"}
		}
		if !m.Clock.Loaded {
			return m, []Cmd{LoadClock{}}
		}
		return m, nil
	}
	hearing := m.Route.Sheet == "claim"
	if key := m.deskKey(); m.Desk.Of != key || m.Desk.Step == DeskDone && m.Undo == nil || hearing != m.Desk.Hearing {
		m.Desk = Desk{Of: key, Hearing: hearing}
	}
	return m.brought(), nil
}

// DeskStart begins with an offence: at the board and the player if they are known.
type DeskStart struct {
	Board  int
	Player journal.PlayerID
	Claim  bool // a claim of that player is to be heard
}

// Update implements Msg.
func (msg DeskStart) Update(m Model, _ Env) (Model, []Cmd) {
	m.Desk, m.Dialog, m.Undo = Desk{Of: m.deskKey(), Hearing: msg.Claim}, nil, nil
	if msg.Board > 0 {
		m.Desk.Board, m.Desk.Player, m.Desk.Step = msg.Board, msg.Player, DeskPlayer
		if msg.Player != 0 {
			m.Desk.Step = DeskOffence
		}
	}
	to := m.Route.In(PageArbiter)
	if to.Sheet = "offence"; msg.Claim {
		to.Sheet = "claim"
	}
	return m, []Cmd{Navigate{To: to}, Focus{"main"}}
}

// DeskDigit types a figure of the board number. A number that no board has begins anew.
type DeskDigit struct{ D int }

// Update implements Msg.
func (msg DeskDigit) Update(m Model, _ Env) (Model, []Cmd) {
	_, rows := m.DeskRows()
	m.Desk.Typed, m.Desk.Board = typeNumber(m.Desk.Typed, msg.D, len(rows))
	return m, nil
}

// typeNumber adds a figure to a number from 1 to most; one that would leave that range begins anew.
func typeNumber(typed string, figure, most int) (string, int) {
	text := typed + strconv.Itoa(figure)
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > most {
		text, n = strconv.Itoa(figure), figure
	}
	if n < 1 || n > most {
		return "", 0
	}
	return text, n
}

// DeskErase takes the last figure away.
type DeskErase struct{}

// Update implements Msg.
func (DeskErase) Update(m Model, _ Env) (Model, []Cmd) {
	if n := len(m.Desk.Typed); n > 0 {
		m.Desk.Typed = m.Desk.Typed[:n-1]
	}
	m.Desk.Board, _ = strconv.Atoi(m.Desk.Typed)
	return m, nil
}

// DeskFind looks for a player, or in the list of offences.
type DeskFind struct{ Text string }

// Update implements Msg.
func (msg DeskFind) Update(m Model, _ Env) (Model, []Cmd) {
	m.Desk.Find = msg.Text
	return m, nil
}

// DeskByName lets the player be found by name, or by the board again.
type DeskByName struct{}

// Update implements Msg.
func (DeskByName) Update(m Model, _ Env) (Model, []Cmd) {
	m.Desk.ByName, m.Desk.Find = !m.Desk.ByName, ""
	if m.Desk.ByName {
		return m, []Cmd{Focus{"desk-find"}}
	}
	return m, nil
}

// DeskTake goes on with a board, or with a player of it.
type DeskTake struct {
	Board  int
	Player journal.PlayerID // 0: not chosen yet
}

// Update implements Msg.
func (msg DeskTake) Update(m Model, _ Env) (Model, []Cmd) {
	_, rows := m.DeskRows()
	if msg.Board < 1 || msg.Board > len(rows) {
		return m, nil
	}
	m.Desk.Board, m.Desk.Player, m.Desk.Find, m.Desk.ByName, m.Desk.Step = msg.Board, msg.Player, "", false, DeskPlayer
	if msg.Player != 0 {
		m.Desk.Step = DeskOffence
	}
	return m, []Cmd{Focus{"main"}}
}

// DeskChoose takes an offence. What the Laws need for it is filled in as it usually is: the arbiter changes it.
type DeskChoose struct{ Kind ruling.Kind }

// Update implements Msg.
func (msg DeskChoose) Update(m Model, _ Env) (Model, []Cmd) {
	d := &m.Desk
	if d.Board == 0 || d.Player == 0 {
		return m, nil
	}
	d.Offence, d.Penalty, d.Find, d.Step = m.usual(msg.Kind), journal.Penalty{}, "", DeskRuling
	return m, []Cmd{Focus{"main"}}
}

// usual is an offence of the player in hand as it usually happens.
func (m Model) usual(k ruling.Kind) journal.Offence {
	o := journal.Offence{Round: m.DeskRound(), Board: m.Desk.Board, Player: m.Desk.Player, Offence: k}
	if k == ruling.Late {
		o.LateBy = (m.Event.Ahead.Laws(m.Event.Section).DefaultMinutes + 1) * 60
	}
	if r, err := m.preview(o); err == nil && r.Refusal == ruling.OnlyByClaim {
		o.Claimed = true
	}
	return o
}

func (m Model) preview(o journal.Offence) (ruling.Ruling, error) {
	return m.Event.Ahead.PreviewRuling(m.Event.Section, o)
}

// DeskEdit changes a fact of the offence in hand, as it is by then.
type DeskEdit struct{ Change func(*journal.Offence) }

// Update implements Msg.
func (msg DeskEdit) Update(m Model, _ Env) (Model, []Cmd) {
	if m.Desk.Step == DeskRuling {
		msg.Change(&m.Desk.Offence)
		m.Desk.Offence.LateBy = min(max(m.Desk.Offence.LateBy, 0), 86400)
		if r, err := m.preview(m.Desk.Offence); err == nil && len(r.Discretion) == 0 {
			m.Desk.Penalty = journal.Penalty{}
		}
	}
	return m, nil
}

// DeskPenalty chooses a penalty where the Laws leave it to the arbiter; chosen again it is taken away.
type DeskPenalty struct{ Kind rules.PenaltyKind }

// Update implements Msg.
func (msg DeskPenalty) Update(m Model, _ Env) (Model, []Cmd) {
	p := journal.Penalty{Kind: msg.Kind}
	switch msg.Kind {
	case m.Desk.Penalty.Kind:
		p = journal.Penalty{}
	case rules.TimeToOpponent, rules.TimeOff:
		r := m.Event.Ahead.Rules(m.Event.Section)
		p.Seconds = int(r.Edition.IllegalTime.Of(r.Class).Seconds())
	case rules.PointsToOpponent, rules.PointsOff:
		p.Halves = 1
	case rules.RoundsOut:
		p.Rounds = 1
	}
	m.Desk.Penalty = p
	return m, nil
}

// DeskAmount makes the chosen penalty larger or smaller by one step: half a minute, half a point, a round.
type DeskAmount struct{ By int }

// Update implements Msg.
func (msg DeskAmount) Update(m Model, _ Env) (Model, []Cmd) {
	p := &m.Desk.Penalty
	step := func(n *int, by, most int) {
		if *n > 0 {
			*n = min(max(*n+by*msg.By, by), most)
		}
	}
	step(&p.Seconds, 30, 3600)
	step(&p.Halves, 1, 2)
	step(&p.Rounds, 1, journal.MaxRounds)
	return m, nil
}

// DeskBack goes a step back, from the first one to the desk.
type DeskBack struct{}

// Update implements Msg.
func (DeskBack) Update(m Model, _ Env) (Model, []Cmd) {
	m.Desk.Find = ""
	if n := len(m.Desk.Claim.Answers); m.Desk.Hearing && m.Desk.Step == DeskRuling && n > 0 {
		return DeskUnanswer{n - 1}.Update(m, Env{})
	}
	if m.Desk.Step == DeskBoard || m.Desk.Step == DeskDone {
		return m, []Cmd{Navigate{To: m.Route.In(PageArbiter)}}
	}
	m.Desk.Step--
	return m, []Cmd{Focus{"main"}}
}
