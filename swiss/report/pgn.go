package report

import (
	"fmt"
	"strconv"
	"strings"

	"wasit/swiss"
)

// Event names what every game of a PGN list has in common.
type Event struct {
	Name, Site  string
	Date        swiss.Date // of the round
	EventDate   swiss.Date // of the first round
	TimeControl string     // PGN form, such as "5400+30"; empty: left out
	Boards      []Board    // as they were played; nil: in the order of C.04.2 3.6
	// NameOf returns a player's name as PGN wants it, "Surname, Given"; nil: as the player is called.
	NameOf func(tpn swiss.TPN) string
	// Moves returns the moves of the game at a board without its result, and the tags of a start that is not the usual one; nil or
	// no moves: they are still to be entered.
	Moves func(board int) (tags [][2]string, moves string)
	// Entered leaves out games without moves.
	Entered bool
}

// PGN writes the head of each game of a round, ready for moves to be entered, in the order of the boards. Forfeits and
// byes are no games. The result is that of the board where it is known: 0–0 and ½–0 have no form in PGN and stay open.
func PGN(t *swiss.Tournament, round int, ev Event) []byte {
	var b strings.Builder
	boards := ev.Boards
	if boards == nil {
		boards = Boards(t, round)
	}
	for _, board := range boards {
		e := t.Entry(board.White, round)
		if board.Black == 0 || e.Outcome.IsForfeit() {
			continue
		}
		white, black := t.Player(board.White), t.Player(board.Black)
		result := pgnResult(e.Outcome, t.Entry(board.Black, round).Outcome)
		tags := [][2]string{
			{"Event", orUnknown(ev.Name)}, {"Site", orUnknown(ev.Site)}, {"Date", pgnDate(ev.Date)},
			{"Round", fmt.Sprintf("%d.%d", round, board.Number)}, {"White", orUnknown(ev.name(white))}, {"Black", orUnknown(ev.name(black))}, {"Result", result},
			{"Board", strconv.Itoa(board.Number)}, {"WhiteTitle", white.Title.String()}, {"BlackTitle", black.Title.String()},
			{"WhiteElo", elo(white.Rating)}, {"BlackElo", elo(black.Rating)},
			{"WhiteFideId", white.FIDEID}, {"BlackFideId", black.FIDEID}, {"TimeControl", ev.TimeControl},
		}
		if !ev.EventDate.IsZero() {
			tags = append(tags, [2]string{"EventDate", pgnDate(ev.EventDate)})
		}
		moves := ""
		if ev.Moves != nil {
			var start [][2]string
			start, moves = ev.Moves(board.Number)
			tags = append(tags, start...)
		}
		if moves == "" && ev.Entered {
			continue
		}
		for i, tag := range tags {
			if i < 7 || tag[1] != "" {
				fmt.Fprintf(&b, "[%s \"%s\"]\r\n", tag[0], pgnText(tag[1]))
			}
		}
		if moves != "" {
			moves += "\r\n"
		}
		fmt.Fprintf(&b, "\r\n%s%s\r\n\r\n", moves, result)
	}
	return []byte(b.String())
}

func (e Event) name(p swiss.Player) string {
	if e.NameOf != nil {
		return e.NameOf(p.TPN)
	}
	return p.Name
}

func pgnResult(white, black swiss.Outcome) string {
	switch {
	case opposite[white] != black:
		return "*"
	case white == swiss.Win || white == swiss.ShortWin:
		return "1-0"
	case white == swiss.Loss || white == swiss.ShortLoss:
		return "0-1"
	case white == swiss.Draw || white == swiss.ShortDraw:
		return "1/2-1/2"
	}
	return "*"
}

func orUnknown(s string) string {
	if strings.TrimSpace(s) == "" {
		return "?"
	}
	return s
}

func elo(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

func pgnDate(d swiss.Date) string {
	part := func(n, width int) string {
		if n == 0 {
			return strings.Repeat("?", width)
		}
		return fmt.Sprintf("%0*d", width, n)
	}
	return part(d.Year, 4) + "." + part(d.Month, 2) + "." + part(d.Day, 2)
}

// pgnText escapes a tag's text; line ends and other control characters cannot stand in it.
func pgnText(s string) string {
	s = strings.Map(func(c rune) rune {
		if c < ' ' || c == 0x7f {
			return ' '
		}
		return c
	}, s)
	return strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(s)
}
