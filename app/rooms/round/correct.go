package round

import (
	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/session"
)

// correctDialog changes a result that others rest on: what was entered, what a change touches, and the reason.
type correctDialog struct {
	Round, Board int
	Effect       journal.Effect
	Score        journal.Score
	Reverse      bool // they sat the wrong way round; Score is of the colours as they were played
	Reason       string
	Needed       bool // the reason was asked for and is missing
	Places       []placeMove
	Rounds       []roundMove
	Left         []int         // later rounds that the engine has not compared yet
	Short        bool          // the results of games that are not rated are offered
	Rated        bool          // for the rating report alone: pairings and standings stay
	Has          journal.Score // what the report has now
}

// ratesAlone reports whether a correction can be made for the rating report alone: of a game of an event that is to be rated, on which
// later rounds rest.
func (m page) ratesAlone(d correctDialog) bool {
	return m.Event.Ahead.Event().Papers.Rated && len(d.Effect.Later) > 0 && !m.Section().IsMatch() && d.Effect.Was != journal.Adjourned
}

// correctRated says whether the correction is for the rating report alone.
type correctRated struct{ On bool }

func (msg correctRated) update(m page, _ session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(correctDialog)
	if !ok || !m.ratesAlone(d) {
		return m, nil
	}
	if d.Rated = msg.On; d.Rated && d.Reverse {
		d.Reverse, d.Score = false, d.Score.Reversed()
	}
	return m.weigh(d)
}

// Was is the result as it stands, by the colours that the correction gives the players.
func (d correctDialog) Was() journal.Score {
	if d.Reverse {
		return d.Effect.Was.Reversed()
	}
	return d.Effect.Was
}

// IsChange reports whether anything would be corrected.
func (d correctDialog) IsChange() bool {
	if d.Rated {
		return !d.Score.IsZero() && d.Score != d.Has
	}
	return d.Reverse || !d.Score.IsZero() && d.Score != d.Effect.Was
}

// NeedsReason reports whether the correction has to say why.
func (d correctDialog) NeedsReason() bool { return d.Effect.Reason || d.Reverse || d.Rated }

// openCorrect opens the correction of a board of any published round.
type openCorrect struct{ Round, Board int }

func (msg openCorrect) update(m page, _ session.Env) (page, []session.Cmd) {
	effect, err := m.Event.Ahead.EffectOf(m.Event.Section, msg.Round, msg.Board)
	if err != nil {
		return session.Refuse(m, err)
	}
	has, _ := m.Event.Ahead.RatedScore(m.Event.Section, msg.Round, msg.Board)
	m.Dialog = correctDialog{Round: msg.Round, Board: msg.Board, Effect: effect, Has: has}
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// correctSet changes the open correction; a zero score leaves the score as it is.
type correctSet struct {
	Score  journal.Score
	Reason string
	Typed  bool // Reason was typed
}

func (msg correctSet) update(m page, _ session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(correctDialog)
	if !ok {
		return m, nil
	}
	if !msg.Score.IsZero() {
		d.Score = msg.Score
		return m.weigh(d)
	}
	if msg.Typed {
		d.Reason, d.Needed = msg.Reason, false
	}
	m.Dialog = d
	return m, nil
}

// correctReverse says whether the two sat the wrong way round.
type correctReverse struct{ On bool }

func (msg correctReverse) update(m page, _ session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(correctDialog)
	if !ok || d.Reverse == msg.On {
		return m, nil
	}
	d.Reverse = msg.On
	if !d.Score.IsZero() {
		d.Score = d.Score.Reversed() // the same player wins
	}
	return m.weigh(d)
}

// correct records the open correction.
type correct struct{}

func (correct) update(m page, env session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(correctDialog)
	if !ok || !d.IsChange() {
		return m, nil
	}
	if !m.Event.CanWrite() {
		m.Dialog = nil
		return session.Refuse(m, &session.ReadOnlyError{})
	}
	reason := journal.Clean(d.Reason)
	if d.NeedsReason() && reason == "" {
		d.Needed = true
		m.Dialog = d
		return m, []session.Cmd{session.Focus{ID: "reason"}}
	}
	m.Dialog = nil
	next, cmds, err := session.Record(m, env, m.corrections(d, reason)...)
	if err != nil {
		return session.Refuse(m, err)
	}
	next.Notice = nil
	l := next.Lang()
	score := d.Was()
	if !d.Score.IsZero() {
		score = d.Score
	}
	done := textCorrectDone
	if d.Rated {
		done = textCorrectRatedDone
	}
	next, timer := session.OfferUndo(next, l.T(done, l.Int(d.Round), l.Int(m.BoardNo(d.Board)), phrase.ScoreInText(score)))
	return next, append(cmds, timer)
}

// setResult enters the result that the desk gives a board, or opens the correction where later rounds rest on it.
type setResult session.CorrectResult

func (msg setResult) update(m page, env session.Env) (page, []session.Cmd) {
	sec := m.Section()
	if msg.Round == sec.Round && (sec.Phase == journal.Published || sec.Phase == journal.Complete) {
		next, cmds, err := m.recordGiven(env, msg)
		if err != nil {
			return session.Refuse(m, err)
		}
		next.Notice = nil
		next, timer := session.OfferUndo(next, m.BoardName(msg.Board)+": "+phrase.ScoreInText(msg.Score))
		return next, append(cmds, timer)
	}
	m, cmds := openCorrect{msg.Round, msg.Board}.update(m, env)
	if d, ok := m.Dialog.(correctDialog); ok {
		d.Score, d.Reason = msg.Score, msg.Reason
		next, more := m.weigh(d)
		return next, append(cmds, more...)
	}
	return m, cmds
}

// recordGiven enters what the desk gives a board of the round that is played: as any result, or with the reason of a penalty.
func (m page) recordGiven(env session.Env, msg setResult) (page, []session.Cmd, error) {
	if msg.Reason == "" {
		return m.recordScore(env, msg.Round, msg.Board, m.asPlayed(msg.Board, msg.Score))
	}
	return session.Record(m, env, journal.CorrectForPenalty{Section: m.Event.Section, Round: msg.Round, Board: msg.Board, Score: msg.Score, Reason: msg.Reason})
}
