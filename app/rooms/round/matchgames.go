package round

import (
	"strconv"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/event/regulation"
)

// matchGames writes the games of every match of a round, by board: of teams who sat on each board, White first.
func (m page) matchGames(round int) map[int][]string {
	sec := m.Section()
	r, ok := sec.RoundAt(round)
	if !ok || !sec.IsMatch() {
		return nil
	}
	games := map[int][]string{}
	for _, step := range m.Event.Ahead.Steps(m.Event.Section, round) {
		if step.Score.IsZero() || step.Board < 1 || step.Board > len(r.Boards) {
			continue // the choice of a colour
		}
		b := r.Boards[step.Board-1]
		n := len(games[step.Board]) + 1
		black := b.White
		if step.White == b.White {
			black = b.Black
		}
		games[step.Board] = append(games[step.Board], strconv.Itoa(n)+". "+m.sitter(sec.Section, round, step.White, n)+" "+phrase.ScoreText(step.Score)+" "+m.sitter(sec.Section, round, black, n))
	}
	return games
}

// sitter names who plays game n of a match: on that board of a team, else the player.
func (m page) sitter(sec journal.Section, round int, id journal.PlayerID, n int) string {
	if regulation.SystemOf(sec.System).Teams {
		n = sec.Seat(n) // after the last board stand those of a play-off
		if m.Event.Ahead.HasNobody(sec.ID, round, id, n) {
			return m.Lang().T(textLineupNobody)
		}
		if name := m.teamPlayer(round, id, n); name != "" {
			return name
		}
	}
	p, _ := m.Event.Ahead.Player(id)
	return m.Name(p)
}
