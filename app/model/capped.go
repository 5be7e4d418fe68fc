package model

import (
	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/regulation"
)

// CapDialog decides a game that the cap has stopped: the pieces as they were counted, what the arbiter says.
type CapDialog struct {
	Board           int
	White, Black    journal.Army
	Score           journal.Score // chosen by the arbiter; zero: as the count says
	Reason, Witness string
	Needed          bool // the reason is missing
}

// OpenCap opens it for a board, or with 0 for the first that is open.
type OpenCap struct{ Board int }

// Update implements Msg.
func (msg OpenCap) Update(m Model, _ Env) (Model, []Cmd) {
	n, _ := m.Shown()
	if missing := m.Event.Ahead.MissingBoards(m.Event.Section, n); msg.Board == 0 && len(missing) > 0 {
		msg.Board = missing[0]
	}
	if msg.Board == 0 {
		return m, nil
	}
	m.Dialog, m.Notice, m.Entry.Board = CapDialog{Board: msg.Board}, nil, msg.Board
	return m, []Cmd{Focus{"sheet"}}
}

// CapRule is the regulation for games without clocks of the section in hand.
func (m Model) CapRule() journal.CapRule {
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	return sec.Hall.Cap
}

// Proposal is what the regulation gives for the open dialog; ok is false where the arbiter decides.
func (d CapDialog) Proposal(rule journal.CapRule) (score journal.Score, ok bool) {
	switch rule.Method {
	case journal.CapDraw:
		return journal.Drawn, true
	case journal.CapArbiter, journal.CapClock:
		return journal.Score{}, false
	}
	return rule.Count(d.White, d.Black)
}

// Result is what will be recorded: what the arbiter chose, else the proposal; zero while neither is there.
func (d CapDialog) Result(rule journal.CapRule) journal.Score {
	if !d.Score.IsZero() {
		return d.Score
	}
	score, _ := d.Proposal(rule)
	return score
}

// CountPiece changes the count of a piece, 'q', 'r', 'b', 'n' or 'p', by one.
type CountPiece struct {
	White bool
	Piece byte
	By    int
}

// Update implements Msg.
func (msg CountPiece) Update(m Model, _ Env) (Model, []Cmd) {
	d, ok := m.Dialog.(CapDialog)
	if !ok {
		return m, nil
	}
	army := &d.Black
	if msg.White {
		army = &d.White
	}
	n := army.Of(msg.Piece)
	*army = army.With(msg.Piece, n+msg.By)
	m.Dialog = d
	return m, nil
}

// CapSet changes the open dialog: field "score", "reason" or "witness".
type CapSet struct{ Field, Value string }

// Update implements Msg.
func (msg CapSet) Update(m Model, _ Env) (Model, []Cmd) {
	d, ok := m.Dialog.(CapDialog)
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

// RecordCap records the open dialog and goes on to the next open board.
type RecordCap struct{}

// Update implements Msg.
func (RecordCap) Update(m Model, env Env) (Model, []Cmd) {
	d, ok := m.Dialog.(CapDialog)
	if !ok {
		return m, nil
	}
	rule := m.CapRule()
	score := d.Result(rule)
	if score.IsZero() {
		return m, nil
	}
	if want, sure := d.Proposal(rule); (!sure || want != score) && journal.Clean(d.Reason) == "" {
		d.Needed = true
		m.Dialog = d
		return m, []Cmd{Focus{"cap-reason"}}
	}
	n, _ := m.Shown()
	was := m.scoreOn(n, d.Board)
	cmd := journal.DecideCap{Section: m.Event.Section, Board: d.Board, White: d.White, Black: d.Black,
		Score: score, Reason: d.Reason, Witness: d.Witness}
	if sec, _ := m.Event.Ahead.Section(m.Event.Section); sec.IsMatch() {
		var err error
		if cmd.Game, err = regulation.Step(m.Event.Ahead, sec.ID, n, d.Board, score); err != nil {
			return m.refuse(err)
		}
	}
	next, cmds, err := m.record(env, cmd)
	if err != nil {
		return m.refuse(err)
	}
	return next.entered(d.Board, score, was, cmds)
}

// CapLine says how the cap decided a board: "Hitung buah 24 : 23".
func (m Model) CapLine(c journal.Cap) string {
	l := m.Lang()
	method := map[journal.CapMethod]i18n.Text{"": i18n.CapCount, journal.CapCount: i18n.CapCount, journal.CapMargin: i18n.CapMargin,
		journal.CapArbiter: i18n.CapArbiter, journal.CapClock: i18n.CapClock, journal.CapDraw: i18n.CapDraw}[c.Rule.Method]
	text := l.T(method)
	if (c.White != journal.Army{} || c.Black != journal.Army{}) {
		text += " " + l.T(i18n.CapSum, l.Int(c.Rule.Worth(c.White)), l.Int(c.Rule.Worth(c.Black)))
	}
	if c.Reason != "" {
		text += ". " + c.Reason
	}
	return text
}

// Capped returns the boards of a round that the cap decided.
func (m Model) Capped(n int) map[int]bool {
	if m.CapRule().Minutes == 0 {
		return nil
	}
	list := map[int]bool{}
	r, _ := m.Event.Ahead.Round(m.Event.Section, n)
	for _, b := range r.Boards {
		if _, ok := m.Event.Ahead.CapOn(m.Event.Section, n, b.Number); ok {
			list[b.Number] = true
		}
	}
	return list
}
