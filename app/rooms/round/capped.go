package round

import (
	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// capDialog decides a game that the cap has stopped: the pieces as they were counted, what the arbiter says.
type capDialog struct {
	Board           int
	White, Black    journal.Army
	Score           journal.Score // chosen by the arbiter; zero: as the count says
	Reason, Witness string
	Needed          bool // the reason is missing
}

// openCap opens it for a board, or with 0 for the first that is open.
type openCap struct{ Board int }

func (msg openCap) update(m page, _ session.Env) (page, []session.Cmd) {
	n, _ := m.Shown()
	if missing := m.Section().Missing(n); msg.Board == 0 && len(missing) > 0 {
		msg.Board = missing[0]
	}
	if msg.Board == 0 {
		return m, nil
	}
	m.Dialog, m.Notice, m.Board = capDialog{Board: msg.Board}, nil, msg.Board
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// capRule is the regulation for games without clocks of the section in hand.
func (m page) capRule() journal.CapRule {
	sec := m.Section()
	return sec.Hall.Cap
}

// Proposal is what the regulation gives for the open dialog; ok is false where the arbiter decides.
func (d capDialog) Proposal(rule journal.CapRule) (score journal.Score, ok bool) {
	switch rule.Method {
	case journal.CapDraw:
		return journal.Drawn, true
	case journal.CapArbiter, journal.CapClock:
		return journal.Score{}, false
	}
	return rule.Count(d.White, d.Black)
}

// Result is what will be recorded: what the arbiter chose, else the proposal; zero while neither is there.
func (d capDialog) Result(rule journal.CapRule) journal.Score {
	if !d.Score.IsZero() {
		return d.Score
	}
	score, _ := d.Proposal(rule)
	return score
}

// NeedsReason reports whether the result is another than the regulation gives, or the arbiter's own.
func (d capDialog) NeedsReason(rule journal.CapRule) bool {
	want, sure := d.Proposal(rule)
	return !sure || want != d.Result(rule)
}

// says words what the count gives: the result and its name, a draw for want of mating material, or that the arbiter decides.
func (d capDialog) says(l i18n.Lang, rule journal.CapRule) string {
	score, ok := d.Proposal(rule)
	if !ok {
		return l.T(textCapSaysNone)
	}
	lead := rule.Worth(d.White) - rule.Worth(d.Black)
	if score == journal.Drawn && max(lead, -lead) >= max(1, rule.Margin) {
		return l.T(textCapNoMate)
	}
	return l.T(textCapSays, phrase.ScoreInText(score)+" · "+phrase.ScoreName(l, score))
}

// capStep is the third step of the regulation: to count the pieces, or what else it asks.
func capStep(l i18n.Lang, rule journal.CapRule) string {
	switch rule.Method {
	case journal.CapArbiter:
		return l.T(textCapStepJudge)
	case journal.CapClock:
		return l.T(textCapStepClock)
	case journal.CapDraw:
		return l.T(textCapStepDraw)
	}
	return l.T(textCapStepCount, l.Int(journal.CapRule{Queen: rule.Queen}.Worth(journal.Army{Queens: 1})))
}

// capCounts reports whether a method counts the pieces.
func capCounts(m journal.CapMethod) bool {
	return m != journal.CapArbiter && m != journal.CapClock && m != journal.CapDraw
}

// signal is what the page says of the hall: a signal that it gave, or that the cap has struck and a board is to be decided.
type signal struct {
	text  string
	board int    // the first that is open once the cap has struck, else 0
	act   string // of its key
}

// signal is empty where the hall has said nothing, or every result is in.
func (m page) signal(missing []int) signal {
	l := m.Lang()
	switch {
	case len(missing) == 0:
		return signal{}
	case m.IsCapped():
		return signal{l.T(textCapBanner, l.N(textCapBoards, len(missing))), missing[0], l.T(textCapDo, l.Int(m.BoardNo(missing[0])))}
	}
	return signal{text: m.Session.Signal, act: l.T(i18n.Close)}
}

// countPiece says how many of a piece, 'q', 'r', 'b', 'n' or 'p', a side has.
type countPiece struct {
	White bool
	Piece byte
	N     int
}

func (msg countPiece) update(m page, _ session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(capDialog)
	if !ok {
		return m, nil
	}
	army := &d.Black
	if msg.White {
		army = &d.White
	}
	*army = army.With(msg.Piece, msg.N)
	m.Dialog = d
	return m, nil
}

// capSet changes the open dialog: field "score", "reason" or "witness".
type capSet struct{ Field, Value string }

func (msg capSet) update(m page, _ session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(capDialog)
	if !ok {
		return m, nil
	}
	switch msg.Field {
	case "score":
		if err := d.Score.UnmarshalText([]byte(msg.Value)); err != nil {
			return m, nil
		}
	case "reason":
		d.Reason, d.Needed = msg.Value, false
	case "witness":
		d.Witness = msg.Value
	}
	m.Dialog = d
	return m, nil
}

// recordCap records the open dialog and goes on to the next open board.
type recordCap struct{}

func (recordCap) update(m page, env session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(capDialog)
	if !ok {
		return m, nil
	}
	rule := m.capRule()
	score := d.Result(rule)
	if score.IsZero() {
		return m, nil
	}
	if d.NeedsReason(rule) && journal.Clean(d.Reason) == "" {
		d.Needed = true
		m.Dialog = d
		return m, []session.Cmd{session.Focus{ID: "cap-reason"}}
	}
	n, _ := m.Shown()
	was := m.scoreOn(n, d.Board)
	cmd := journal.DecideCap{Section: m.Event.Section, Board: d.Board, White: d.White, Black: d.Black,
		Score: score, Reason: d.Reason, Witness: d.Witness}
	if sec := m.Section(); sec.IsMatch() {
		var err error
		if cmd.Game, err = regulation.Step(m.Event.Ahead, sec.ID, n, d.Board, score); err != nil {
			return session.Refuse(m, err)
		}
	}
	next, cmds, err := session.Record(m, env, cmd)
	if err != nil {
		return session.Refuse(m, err)
	}
	return next.entered(d.Board, score, was, cmds)
}

// capped returns the boards of a round that the cap decided.
func (m page) capped(n int) map[int]bool {
	if m.capRule().Minutes == 0 {
		return nil
	}
	list := map[int]bool{}
	r, _ := m.Section().RoundAt(n)
	for _, b := range r.Boards {
		if _, ok := m.Event.Ahead.CapOn(m.Event.Section, n, b.Number); ok {
			list[b.Number] = true
		}
	}
	return list
}
