package desk

import (
	"slices"
	"strconv"
	"time"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/session"
	"wasit/rules"
	"wasit/rules/ruling"
)

// flowStep is a place in the flow from a board to a recorded ruling.
type flowStep uint8

// The steps in order.
const (
	stepBoard flowStep = iota
	stepPlayer
	stepOffence
	stepRuling
	stepDone
)

// inquiry is what the arbiter has in hand: an offence on its way to the record.
type inquiry struct {
	Of      session.RoundKey // the round that it belongs to
	Step    flowStep
	Typed   string // figures of the board number
	ByName  bool   // the player is looked for by name
	Find    string // what is looked for: a name, an offence
	Board   int
	Player  journal.PlayerID
	Offence ledger.Offence
	Penalty ledger.Penalty // chosen where the Laws leave it to the arbiter
	Done    journal.IncidentID
	Hearing bool         // a claim is heard, not an offence recorded
	Claim   ledger.Claim // with the answers so far
}

// shownRound is the round whose boards the arbiter walks along: the last published one, 0 before the first.
func (m page) shownRound() int {
	sec := m.Section()
	if sec.Phase == journal.Draft {
		return sec.Round - 1
	}
	return sec.Round
}

// isWhite reports whether the offender has White.
func (m page) isWhite(o ledger.Offence) bool {
	r, ok := m.Section().RoundAt(o.Round)
	return ok && o.Board >= 1 && o.Board <= len(r.Boards) && r.Boards[o.Board-1].White == o.Player
}

// at is a time of the journal in the zone of the hall.
func (m page) at(millis int64) time.Time { return time.UnixMilli(millis) }

func (m page) shownKey() session.RoundKey {
	return session.RoundKey{Event: m.Event.ID, Section: m.Event.Section, Round: m.shownRound()}
}

// boardRows returns the boards of that round.
func (m page) boardRows() (round int, rows []journal.Row) {
	n := m.shownRound()
	return n, m.Section().Rows(n)
}

// arrived begins again where another round or event is at hand than before.
func (m page) arrived() (page, []session.Cmd) {
	if m.Route.Sheet == "local" {
		return m.arrivedAtLocal()
	}
	if m.Route.Sheet == "clock" {
		if !m.DeskClock.Started {
			m.DeskClock = clockForm{Started: true, Guide: "dgt"}
		}
		if !m.Clock.Loaded {
			return m, []session.Cmd{session.OpenBook{Book: session.ClockBook}}
		}
		return m, nil
	}
	hearing := m.Route.Sheet == "claim"
	if key := m.shownKey(); m.Of != key || m.Step == stepDone && m.Undo == nil || hearing != m.Hearing {
		m.inquiry = inquiry{Of: key, Hearing: hearing}
	}
	return m.takeBoardAnswer(), nil
}

// startOffence begins with an offence: at the board and the player if they are known.
type startOffence struct {
	Board  int
	Player journal.PlayerID
	Claim  bool // a claim of that player is to be heard
}

func (msg startOffence) update(m page, _ session.Env) (page, []session.Cmd) {
	m.inquiry, m.Dialog, m.Undo = inquiry{Of: m.shownKey(), Hearing: msg.Claim}, nil, nil
	if msg.Board > 0 {
		m.Board, m.Player, m.Step = msg.Board, msg.Player, stepPlayer
		if msg.Player != 0 {
			m.Step = stepOffence
		}
	}
	to := m.Route.In(session.PageArbiter)
	if to.Sheet = "offence"; msg.Claim {
		to.Sheet = "claim"
	}
	return m, []session.Cmd{session.Navigate{To: to}, session.Focus{ID: "main"}}
}

// typeDigit types a figure of the board number. A number that no board has begins again.
type typeDigit struct{ D int }

func (msg typeDigit) update(m page, _ session.Env) (page, []session.Cmd) {
	_, rows := m.boardRows()
	var number int
	m.Typed, number, _ = session.TypeNumber(m.Typed, msg.D, m.BoardNo(1), m.BoardNo(len(rows)))
	m.Board = m.boardOf(number)
	return m, nil
}

// eraseDigit takes the last figure away.
type eraseDigit struct{}

func (eraseDigit) update(m page, _ session.Env) (page, []session.Cmd) {
	if n := len(m.Typed); n > 0 {
		m.Typed = m.Typed[:n-1]
	}
	number, _ := strconv.Atoi(m.Typed) // nothing typed is no number
	m.Board = m.boardOf(number)
	return m, nil
}

// boardOf is the board that bears a number in the hall, 0 for none.
func (m page) boardOf(number int) int { return max(0, number-m.BoardNo(1)+1) }

// findText looks for a player, or in the list of offences.
type findText struct{ Text string }

func (msg findText) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Find = msg.Text
	return m, nil
}

// findByName lets the player be found by name, or by the board again.
type findByName struct{}

func (findByName) update(m page, _ session.Env) (page, []session.Cmd) {
	m.ByName, m.Find = !m.ByName, ""
	if m.ByName {
		return m, []session.Cmd{session.Focus{ID: "desk-find"}}
	}
	return m, nil
}

// takeBoard goes on with a board, or with a player of it.
type takeBoard struct {
	Board  int
	Player journal.PlayerID // 0: not chosen yet
}

func (msg takeBoard) update(m page, _ session.Env) (page, []session.Cmd) {
	_, rows := m.boardRows()
	if msg.Board < 1 || msg.Board > len(rows) {
		return m, nil
	}
	m.Board, m.Player, m.Find, m.ByName, m.Step = msg.Board, msg.Player, "", false, stepPlayer
	if msg.Player != 0 {
		m.Step = stepOffence
	}
	return m, []session.Cmd{session.Focus{ID: "main"}}
}

// chooseOffence takes an offence. What the Laws need for it is filled in as it usually is: the arbiter changes it.
type chooseOffence struct{ Kind ruling.Kind }

func (msg chooseOffence) update(m page, env session.Env) (page, []session.Cmd) {
	d := &m.Model
	if d.Board == 0 || d.Player == 0 {
		return m, nil
	}
	d.Offence, d.Penalty, d.Find, d.Step = m.usualOffence(msg.Kind, env.Now), ledger.Penalty{}, "", stepRuling
	d.Penalty = m.usualPenalty()
	return m, []session.Cmd{session.Focus{ID: "main"}}
}

// usualRequest is the first wish to see the record that the Laws do not allow (A.4.3 (E23)).
const usualRequest = 6

// usualOffence is an offence of the player in hand as it usually happens.
func (m page) usualOffence(k ruling.Kind, now time.Time) ledger.Offence {
	o := ledger.Offence{Round: m.shownRound(), Board: m.Board, Player: m.Player, Offence: k}
	switch k {
	case ruling.Late:
		o.LateBy = m.lateNow(now)
	case ruling.BothAbsent:
		o.LateBy = m.lateNow(now)
		o.OtherLateBy = o.LateBy
	case ruling.ScoreAsked:
		o.Request = usualRequest
	case ruling.NoRecording:
		sec := m.Section()
		o.Increment = ledger.IncrementOf(sec.TimeCode)
	}
	if r, err := m.preview(o); err == nil && r.Refusal == ruling.OnlyByClaim {
		o.Claimed = true
	}
	return o
}

// usualPenalty is what an offence in hand costs as a rule where the Laws leave it to the arbiter: who has pressed the clock over pieces that he
// knocked down gives the opponent time (Art. 7.4.2 (E23)). The arbiter may choose another.
func (m page) usualPenalty() ledger.Penalty {
	if _, pressed := knockIs(m.Offence.Offence); !isKnock(m.Offence.Offence) || !pressed {
		return ledger.Penalty{}
	}
	r, err := m.preview(m.Offence)
	if err != nil || r.Refusal != "" || !slices.Contains(r.Discretion, rules.TimeToOpponent) {
		return ledger.Penalty{}
	}
	play := m.Section().Rules()
	return ledger.Penalty{Kind: rules.TimeToOpponent, Seconds: int(play.Edition.IllegalTime.Of(play.Class).Seconds())}
}

// lateNow is how late, in seconds, who arrives now: by the signal of the round, a minute begun being a minute. Without a signal nobody is
// late until the arbiter says how much: a game is not lost by a number that nobody has read off a clock (Art. 6.7.1 (E23)).
func (m page) lateNow(now time.Time) int {
	c, ok := m.HallNow()
	if !ok || c.Started.IsZero() || !now.After(c.Started) {
		return 0
	}
	minutes := int((now.Sub(c.Started) + time.Minute - 1) / time.Minute)
	return min(minutes*60, maxLate)
}

func (m page) preview(o ledger.Offence) (ruling.Ruling, error) {
	return m.Event.Ahead.PreviewRuling(m.Event.Section, o)
}

// choosePenalty chooses a penalty where the Laws leave it to the arbiter; chosen again it is taken away.
type choosePenalty struct{ Kind rules.PenaltyKind }

func (msg choosePenalty) update(m page, _ session.Env) (page, []session.Cmd) {
	p := ledger.Penalty{Kind: msg.Kind}
	switch msg.Kind {
	case m.Penalty.Kind:
		p = ledger.Penalty{}
	case rules.TimeToOpponent, rules.TimeOff:
		r := m.Section().Rules()
		p.Seconds = int(r.Edition.IllegalTime.Of(r.Class).Seconds())
	case rules.PointsToOpponent, rules.PointsOff:
		p.Halves = 1
	case rules.RoundsOut:
		p.Rounds = 1
	}
	m.Penalty = p
	return m, nil
}

// changeAmount makes the chosen penalty larger or smaller by one step: half a minute, half a point, a round.
type changeAmount struct{ By int }

func (msg changeAmount) update(m page, _ session.Env) (page, []session.Cmd) {
	p := &m.Penalty
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

// stepBack goes a step back, from the first one to the desk.
type stepBack struct{}

func (stepBack) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Find = ""
	if n := len(m.Claim.Answers); m.Hearing && m.Step == stepRuling && n > 0 {
		return takeBackAnswer{n - 1}.update(m, session.Env{})
	}
	if m.Step == stepBoard || m.Step == stepDone {
		return m, []session.Cmd{session.Navigate{To: m.Route.In(session.PageArbiter)}}
	}
	m.Step--
	return m, []session.Cmd{session.Focus{ID: "main"}}
}
