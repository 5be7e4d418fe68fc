package session

import (
	"strconv"
	"strings"
	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// Undoable records cmd and offers to take it back for six seconds.
func (m Session) Undoable(env Env, cmd journal.Command, text string) (Session, []Cmd) {
	next, cmds, err := m.Record(env, cmd)
	if err != nil {
		return m.Refuse(err)
	}
	next.Notice, next.Dialog = nil, nil
	if len(cmds) == 0 {
		return next, nil
	}
	next, after := next.OfferUndo(text)
	return next, append(cmds, after)
}

// Said is the name of a player for a sentence.
func (m Session) Said(id journal.PlayerID) string {
	p, _ := m.Event.Ahead.Player(id)
	return m.Name(p)
}

// NextRound is the first round that is not published, as text: what players ask for counts from it on.
func (m Session) NextRound() string { return m.Lang().Int(m.Event.Ahead.OpenRound(m.Event.Section)) }

// Game is one round of one player: a board, or why there is none.
type Game struct {
	Round    int
	Board    int // 0: no game
	Number   int // of the board in the hall
	White    bool
	Opponent journal.Player
	Score    journal.Score    // of the board; zero: no result yet
	Draft    bool             // not published
	History  []journal.Result // what was entered, oldest first
	PAB      bool
	Away     bool // with Bye: not paired
	Bye      journal.ByeKind
}

// GamesOf returns the rounds of a player so far, oldest first.
func (m Session) GamesOf(id journal.PlayerID) []Game {
	s := m.Event.Kept
	p, ok := s.Player(id)
	if !ok {
		return nil
	}
	sec, _ := s.In(p.Section)
	var games []Game
	for n := 1; n <= sec.Round; n++ {
		r, _ := s.Round(p.Section, n)
		g := Game{Round: n, Board: s.BoardOf(p.Section, n, id), Draft: r.Phase == journal.Draft, PAB: r.PAB == id}
		if g.Board > 0 {
			b := r.Boards[g.Board-1]
			g.Number = sec.Hall.Number(g.Board)
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

// NewRow is the Row of a PlayerDialog that edits no row of an import.
const NewRow = -1

// PrefersWhite reports whether a player had Black more often so far, or last.
func (m Session) PrefersWhite(id journal.PlayerID) bool {
	white, last := 0, true // without any game White goes to who was there first
	for _, g := range m.GamesOf(id) {
		if g.Board > 0 && g.White {
			white, last = white+1, false
		} else if g.Board > 0 {
			white, last = white-1, true
		}
	}
	return white < 0 || white == 0 && last
}

func (m Session) Names(ids ...journal.PlayerID) string {
	var list []string
	for _, id := range ids {
		if p, ok := m.Event.Kept.Player(id); ok {
			list = append(list, m.Name(p))
		} else {
			list = append(list, m.Lang().T(i18n.Nameless, strconv.Itoa(int(id))))
		}
	}
	return strings.Join(list, ", ")
}
