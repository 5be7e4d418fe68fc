package round

import (
	"strings"
	"time"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// echo repeats the last result in large type: who won, and on which board.
type echo struct {
	Board int
	Score journal.Score
	Was   journal.Score // replaced by it, zero if none
	Quiet bool          // after a moment it steps back
	Other bool          // White of the game is the second player of the board
	Game  int           // of a match of teams: its board; 0: the whole match
	N     int
	At    time.Time // when it was entered
}

// IsUndone reports that the result which it replaced was taken back.
func (e echo) IsUndone() bool { return e.Score.IsZero() }

// echoMillis is how long an echo stays large.
const echoMillis = 1500

// echoText says a result as it is spoken: "Papan 7. Budi menang."
func (m page) echoText(e echo) string {
	l := m.Lang()
	text := m.placeOf(e) + ". "
	if name := m.winnerOf(e); name != "" {
		return text + l.T(textEchoWins, name)
	}
	return text + phrase.ScoreName(l, e.Score)
}

// echoLines is an echo as it is read: the board with its result, who won or what was taken back, and below the winner's colour
// what the result is called.
type echoLines struct {
	board, says, under string
	white              bool // the winner had White
}

func (m page) echoLines(e echo) echoLines {
	l := m.Lang()
	x := echoLines{board: m.placeOf(e)}
	if e.IsUndone() {
		x.says = l.T(textEchoUndone, phrase.ScoreInText(e.Was))
		return x
	}
	x.board += " · " + phrase.ScoreText(e.Score)
	if now, ok := m.matchOn(e.Board); ok && e.Game > 0 && now.Over {
		x.board += " · " + l.T(textEchoMatch, l.Tenths(int(now.Points[0])), l.Tenths(int(now.Points[1])))
	}
	if !e.Was.IsZero() {
		x.board += ", " + l.T(textResultReplaced, phrase.ScoreInText(e.Was))
	}
	p, color, ok := m.winner(e)
	if !ok {
		x.says = phrase.ScoreName(l, e.Score)
		return x
	}
	x.says, x.under, x.white = m.Name(p), phrase.ScoreName(l, e.Score), color == swiss.White
	if e.Game > 0 {
		n, _ := m.Shown()
		if who := m.teamPlayer(n, p.ID, e.Game); who != "" {
			x.says, x.under = who, x.under+" · "+m.Name(p)
		}
		return x
	}
	if p.Club != "" {
		x.under += " · " + p.Club
	}
	return x
}

// placeOf names the board of an echo; of a match of teams the match, and its board.
func (m page) placeOf(e echo) string {
	if e.Game == 0 {
		return m.BoardName(e.Board)
	}
	return m.BoardName(e.Board) + ", " + strings.ToLower(m.Lang().T(i18n.EchoBoard, m.Lang().Int(e.Game)))
}

// winnerOf returns the name of who won the echoed board, empty if nobody did.
func (m page) winnerOf(e echo) string {
	if p, _, ok := m.winner(e); ok {
		return m.Name(p)
	}
	return ""
}

// winner returns who won the echoed board, and with which colour.
func (m page) winner(e echo) (p journal.Player, color swiss.Color, ok bool) {
	n, _ := m.Shown()
	r, _ := m.Section().RoundAt(n)
	if e.Board < 1 || e.Board > len(r.Boards) {
		return p, 0, false
	}
	sides := [2]journal.PlayerID{r.Boards[e.Board-1].White, r.Boards[e.Board-1].Black}
	if e.Other {
		sides[0], sides[1] = sides[1], sides[0]
	}
	if color = e.Score.Winner(); color != 0 {
		p, ok = m.Event.Ahead.Player(sides[color-swiss.White])
	}
	return p, color, ok
}

// quietEcho lets echo N step back.
type quietEcho struct{ N int }

// isLate implements Late: another result was entered, or that one taken back.
func (msg quietEcho) isLate(m page) bool { return m.Echo == nil || m.Echo.N != msg.N }

func (msg quietEcho) update(m page, _ session.Env) (page, []session.Cmd) {
	if !msg.isLate(m) {
		e := *m.Echo
		e.Quiet = true
		m.Echo = &e
	}
	return m, nil
}
