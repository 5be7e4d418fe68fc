package round

import (
	"strconv"
	"time"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/words/i18n"
	"wasit/swiss/knockout"
)

// matchOn returns how the match on a board of the round that is shown stands; ok is false where a board is one game.
func (m page) matchOn(board int) (now regulation.MatchStatus, ok bool) {
	n, _ := m.Shown()
	list := regulation.Matches(m.Event.Ahead, m.Event.Section, n)
	if board < 1 || board > len(list) {
		return now, false
	}
	return list[board-1], true
}

// turned reports whether the second player of a board has White in its next game.
func (m page) turned(board int) bool {
	n, _ := m.Shown()
	now, ok := m.matchOn(board)
	r, _ := m.Section().RoundAt(n)
	return ok && now.White != 0 && now.White != r.Boards[board-1].White
}

// bounced reports whether a key of a board that was just entered came twice: in a match of several games the second one
// would be another game.
func (m page) bounced(msg enterScore) bool {
	last := m.Echo
	sec := m.Section()
	return sec.IsMatch() && last != nil && !last.Quiet && last.Board == msg.Board && last.Score == msg.Score
}

// bounceMillis is how soon the same key on the same board is the same touch.
const bounceMillis = 400

// bouncedHere reports the same of a match of teams, whose boards are entered one after another without leaving it.
func (m page) bouncedHere(board int, score journal.Score, now time.Time) bool {
	last := m.Echo
	sec := m.Section()
	return regulation.SystemOf(sec.System).Teams && last != nil && last.Board == board && last.Score == score && now.Sub(last.At).Milliseconds() < bounceMillis
}

// nextAfter returns the board to take in hand after a result on board: the same while a match of teams goes on.
func (m page) nextAfter(board int) int {
	sec := m.Section()
	if now, ok := m.matchOn(board); ok && regulation.SystemOf(sec.System).Teams && !now.Over {
		return board
	}
	return m.nextMissing(board)
}

// rows returns the table of a round as a screen shows it, and the matches of its boards where a board is one: of an open
// match the player who has White in the next game stands first.
func (m page) rows(round int) ([]journal.Row, []regulation.MatchStatus) {
	rows := m.Section().Rows(round)
	list := regulation.Matches(m.Event.Ahead, m.Event.Section, round)
	for i := range list {
		r, now := &rows[i], &list[i]
		if now.Over || now.White == 0 || now.White == r.White {
			continue
		}
		r.White, r.Black = r.Black, r.White
		r.WhitePlayer, r.BlackPlayer = r.BlackPlayer, r.WhitePlayer
		r.WhitePoints, r.BlackPoints = r.BlackPoints, r.WhitePoints
		r.Score = r.Score.Reversed()
		now.Points[0], now.Points[1] = now.Points[1], now.Points[0]
		now.Extra[0], now.Extra[1] = now.Extra[1], now.Extra[0]
	}
	return rows, list
}

// listed is the table of a round for a list: as [page.rows], but of teams the first of the pair stays left on every board.
func (m page) listed(round int) ([]journal.Row, []regulation.MatchStatus) {
	if !regulation.SystemOf(m.Section().System).Teams {
		return m.rows(round)
	}
	return m.Section().Rows(round), regulation.Matches(m.Event.Ahead, m.Event.Section, round)
}

// matchText says what a match waits for and how it stands: "Game 2, so far 1–0".
func matchText(l i18n.Lang, now regulation.MatchStatus) string {
	score := l.Tenths(int(now.Points[0])) + "–" + l.Tenths(int(now.Points[1]))
	switch {
	case now.Over:
		return score
	case now.Break && now.Boards > 0:
		board := l.T(textMatchBoard, l.Int(now.Game), l.Int(now.Boards)) + ", " + stageTime(l, now.Stage)
		return l.T(textMatchBreak, board) + ", " + l.T(textMatchScore, l.Tenths(int(now.Extra[0])), l.Tenths(int(now.Extra[1])))
	case now.Break && now.Stage.Kind == knockout.Armageddon:
		return l.T(textMatchArma, l.Int(now.Stage.Base), l.Int(now.Stage.BlackBase))
	case now.Break:
		return l.T(textMatchBreak, l.T(textMatchGame, l.Int(now.Game))+", "+stageTime(l, now.Stage))
	case now.Boards > 0:
		return l.T(textMatchBoard, l.Int(now.Game), l.Int(now.Boards)) + ", " + l.T(textMatchScore, l.Tenths(int(now.Points[0])), l.Tenths(int(now.Points[1])))
	case now.Games == 0:
		return l.T(textMatchGame, l.Int(now.Game))
	}
	return l.T(textMatchGame, l.Int(now.Game)) + ", " + l.T(textMatchScore, l.Tenths(int(now.Points[0])), l.Tenths(int(now.Points[1])))
}

func stageTime(l i18n.Lang, s knockout.Stage) string {
	if s.Increment == 0 {
		return l.T(i18n.TimeMinutes, l.Int(s.Base))
	}
	return l.T(i18n.TimeIncrement, strconv.Itoa(s.Base), strconv.Itoa(s.Increment))
}
