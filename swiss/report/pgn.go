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
	Federation  string     // three letters; empty: left out, as are all fields below
	Kind        string     // "swiss", "tourn"
	EventDate   swiss.Date // of the first round
	Rounds      int
	TimeControl string // PGN form, such as "5400+30"
}

// Side is a player of a game; what is not known is left out.
type Side struct {
	Name               string // "Surname, Given"
	Title, FIDEID, Fed string
	Team               string // or club
	Rating             int
}

// Game is a game of a PGN list. Forfeits and byes are no games.
type Game struct {
	Round, Board, Part int // Part: of a match; 0: the board is one game
	Date               swiss.Date
	Time               string // "17:00:00"; empty: not known
	White, Black       Side
	WhiteOutcome       swiss.Outcome
	BlackOutcome       swiss.Outcome
	Start              [][2]string // tags of a start that is not the usual one
	Moves              string      // without the result; empty: still to be entered
}

// PGN writes games. The result is that of the board where it is known: 0–0 and ½–0 have no form in PGN and stay open.
func PGN(ev Event, list []Game) []byte {
	var b strings.Builder
	for _, g := range list {
		result := pgnResult(g.WhiteOutcome, g.BlackOutcome)
		for i, tag := range append(ev.tags(g, result), g.Start...) {
			if i < 7 || tag[1] != "" {
				fmt.Fprintf(&b, "[%s \"%s\"]\r\n", tag[0], pgnText(tag[1]))
			}
		}
		moves := g.Moves
		if moves != "" {
			moves += "\r\n"
		}
		fmt.Fprintf(&b, "\r\n%s%s\r\n\r\n", moves, result)
	}
	return []byte(b.String())
}

// tags are those of a game, the seven that every game has first.
func (ev Event) tags(g Game, result string) [][2]string {
	round := fmt.Sprintf("%d.%d", g.Round, g.Board)
	if g.Part > 0 {
		round += "." + strconv.Itoa(g.Part)
	}
	date := ""
	if !ev.EventDate.IsZero() {
		date = pgnDate(ev.EventDate)
	}
	return [][2]string{
		{"Event", orUnknown(ev.Name)}, {"Site", orUnknown(ev.Site)}, {"Date", pgnDate(g.Date)}, {"Round", round},
		{"White", orUnknown(g.White.Name)}, {"Black", orUnknown(g.Black.Name)}, {"Result", result},
		{"Board", strconv.Itoa(g.Board)}, {"WhiteTitle", g.White.Title}, {"BlackTitle", g.Black.Title},
		{"WhiteElo", elo(g.White.Rating)}, {"BlackElo", elo(g.Black.Rating)}, {"WhiteFideId", g.White.FIDEID}, {"BlackFideId", g.Black.FIDEID},
		{"WhiteTeam", g.White.Team}, {"BlackTeam", g.Black.Team}, {"WhiteFederation", g.White.Fed}, {"BlackFederation", g.Black.Fed},
		{"Time", g.Time}, {"TimeControl", ev.TimeControl}, {"EventDate", date}, {"EventType", ev.Kind}, {"EventRounds", elo(ev.Rounds)}, {"EventCountry", ev.Federation},
	}
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
