package round

import (
	"slices"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/session"
)

// movesMost is how many players or boards are named; the others are counted.
const movesMost = 6

// effectText is what a correction touches, in words.
type effectText struct {
	rests  []string // what rests on the result
	places []string // who moves in the standings; nil while nothing is changed
	others string   // how many more move; empty: none
	rounds []roundText
	waits  string // which round the engine compares now
}

// roundText says of a later round what the engine would pair on the corrected result.
type roundText struct{ head, boards string }

// effectText words what rests on the result, and once a new one is chosen what it changes.
func (m page) effectText(d correctDialog) effectText {
	if d.Rated {
		return effectText{rests: []string{m.Lang().T(textCorrectRatedText)}}
	}
	x := effectText{rests: m.restsOn(d.Effect)}
	if !d.IsChange() {
		return x
	}
	x.places, x.others = m.placeTexts(d)
	for _, r := range d.Rounds {
		x.rounds = append(x.rounds, m.roundText(r))
	}
	if len(d.Left) > 0 {
		x.waits = m.Lang().T(textCorrectWait, m.Lang().Int(d.Left[0]))
	}
	return x
}

// restsOn says which rounds were paired on a result: those that stay, and a draft that can be paired again.
func (m page) restsOn(e journal.Effect) []string {
	l, stay := m.Lang(), len(e.Later)
	if e.Draft {
		stay--
	}
	var list []string
	if stay > 0 {
		list = append(list, l.N(textCorrectLater, stay, session.Listed(l, e.Later[:stay])))
	}
	switch {
	case e.Draft:
		list = append(list, l.T(textCorrectDraft, l.Int(e.Later[stay])))
	case stay == 0:
		list = append(list, l.T(textCorrectNothing))
	}
	return list
}

// placeTexts names who moves in the standings, the two at the board first, and counts who is not named.
func (m page) placeTexts(d correctDialog) (list []string, rest string) {
	l := m.Lang()
	if len(d.Places) == 0 {
		return []string{l.T(textCorrectSame)}, ""
	}
	white, black := m.seated(d.Round, d.Board)
	var others []string
	for _, move := range d.Places {
		p, _ := m.Section().ByNumber(move.TPN)
		var says []string
		if move.Was != move.Is {
			says = append(says, l.T(textCorrectPlace, l.Int(move.Was), l.Int(move.Is)))
		}
		if move.WasPoints != move.Points {
			says = append(says, l.T(textCorrectPoints, l.Tenths(int(move.WasPoints)), l.Tenths(int(move.Points))))
		}
		line := m.Name(p) + ": " + strings.Join(says, ", ")
		if p.ID == white.ID || p.ID == black.ID {
			list = append(list, line)
		} else {
			others = append(others, line)
		}
	}
	if n := len(others) - movesMost; n > 0 {
		others, rest = others[:movesMost], l.N(textCorrectOthers, n)
	}
	return slices.Concat(list, others), rest
}

func (m page) roundText(r roundMove) roundText {
	l, n := m.Lang(), m.Lang().Int(r.Round)
	switch {
	case r.Failed:
		return roundText{head: l.T(textCorrectFailed, n)}
	case r.IsSame():
		return roundText{head: l.T(textCorrectRound, n)}
	}
	x := roundText{head: l.N(textCorrectBoards, len(r.Others), n)}
	if r.Colors > 0 {
		x.head += " (" + l.N(textCorrectColors, r.Colors) + ")"
	}
	var list []string
	for _, pair := range r.Others[:min(len(r.Others), movesMost)] {
		list = append(list, m.nameOf(pair.White())+" – "+m.nameOf(pair.Black()))
	}
	if len(r.Others) > movesMost {
		list = append(list, "…")
	}
	if r.Bye != 0 {
		list = append(list, l.T(textCorrectBye, m.nameOf(r.Bye)))
	}
	x.boards = strings.Join(list, "; ")
	return x
}

// seated returns who sits at a board of a round.
func (m page) seated(round, board int) (white, black journal.Player) {
	r, _ := m.Section().RoundAt(round)
	if board < 1 || board > len(r.Boards) {
		return white, black
	}
	white, _ = m.Event.Ahead.Player(r.Boards[board-1].White)
	black, _ = m.Event.Ahead.Player(r.Boards[board-1].Black)
	return white, black
}

func (m page) nameOf(id journal.PlayerID) string {
	p, _ := m.Event.Ahead.Player(id)
	return m.Name(p)
}
