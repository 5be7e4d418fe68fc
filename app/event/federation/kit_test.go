package federation_test

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/swiss"
	"wasit/swiss/lot"
)

// hall is an event being run in a test.
type hall struct {
	t testing.TB
	s journal.State
}

func (h *hall) do(commands ...journal.Command) {
	h.t.Helper()
	for _, c := range commands {
		_, after, err := journal.Decide(h.s, journal.Stamp{At: 1_763_683_200_000}, c)
		if err != nil {
			h.t.Fatalf("%T: %v", c, err)
		}
		h.s = after
	}
}

var event = journal.EventInfo{ID: "e1", Name: "Memorijal Žarka Ćosića", Place: "Zagreb", Federation: "HRV", Start: journal.Date{Year: 2026, Month: 11, Day: 20},
	End: journal.Date{Year: 2026, Month: 11, Day: 22}, Arbiter: "Anić, Ana", Deputies: []string{"Babić, Boris", "Cvitan, Cvita"}, Organizer: "ŠK Žabac", Seed: 7,
	Papers: journal.EventPapers{Rated: true, Arbiter: journal.License{Title: "IA", FIDEID: "14500001"}, Deputies: []journal.License{{Title: "FA", FIDEID: "14500002"}}}}

// open creates an event with one section.
func open(t testing.TB, c journal.SectionConfig, players []journal.PlayerInfo) *hall {
	h := &hall{t: t}
	c.Name = "A"
	if c.Edition == "" {
		c.Edition = "2026"
	}
	c.HalfByes = -1
	if c.System == journal.Dutch || c.System == journal.RoundRobin {
		players[len(players)-1].Rating = 0
	}
	c.TieBreaks, c.TimeControl, c.TimeCode = []string{"BH/C1", "DE"}, "90 min + 30 s", "5400+30"
	h.do(journal.CreateEvent{EventInfo: event}, journal.AddSection{SectionConfig: c}, journal.ImportPlayers{Section: 1, Players: players})
	return h
}

// field is n players of two clubs.
func field(n int) []journal.PlayerInfo {
	var list []journal.PlayerInfo
	for i := range n {
		p := journal.PlayerInfo{Name: fmt.Sprintf("Ivan Horvat%02d", i+1), SortName: fmt.Sprintf("Horvat%02d, Ivan", i+1), Club: fmt.Sprintf("ŠK Žabac %d", i%2),
			Rating: 2300 - 17*i, Sex: swiss.Male, Federation: "HRV", FIDEID: fmt.Sprint(14500000 + i), Birth: journal.Date{Year: 1990, Month: 1 + i%12, Day: 1 + i%28}}
		if i%5 == 4 {
			p.SortName, p.Sex, p.Federation = "", swiss.Female, "INA"
		}
		if i == 0 {
			p.Title, p.NationalID = "IM", "4711"
			p.Ratings = []journal.Ratings{{Standard: p.Rating, National: 2310}, {Standard: 2210, National: p.Rating}, {Standard: 2310, National: 2290}}[n%3]
		}
		list = append(list, p)
	}
	return list
}

// start fixes numbers and lots.
func (h *hall) start() {
	h.t.Helper()
	h.do(journal.FixOrder{Section: 1})
	if sec, _ := h.s.Section(1); sec.DrawsLot() {
		h.do(journal.DrawColor{Section: 1, Seed: 20261120})
	}
	if sec, _ := h.s.Section(1); regulation.RoundsNow(h.s, 1) > 0 && regulation.RoundsNow(h.s, 1) != sec.Rounds {
		c := sec.SectionConfig
		c.Rounds = regulation.RoundsNow(h.s, 1)
		h.do(journal.ChangeSection{Section: 1, SectionConfig: c})
	}
}

// pair pairs and publishes the next round.
func (h *hall) pair() int {
	h.t.Helper()
	n := h.s.NextRound(1)
	system, err := regulation.System(h.s, 1)
	if err != nil {
		h.t.Fatal(err)
	}
	t, err := regulation.ForPairing(h.s, 1, n)
	if err != nil {
		h.t.Fatal(err)
	}
	p, err := system.Pair(context.Background(), t, n, swiss.Watch{})
	if err != nil {
		h.t.Fatalf("round %d: %v", n, err)
	}
	h.do(journal.PairRound{Section: 1, Pairing: *p, Engine: "test"}, journal.Publish{Section: 1, Time: 1_763_683_200_000})
	return n
}

var results = []journal.Score{journal.WhiteWins, journal.Drawn, journal.BlackWins, journal.Drawn, journal.BlackForfeits, journal.WhiteWins, journal.BlackWins,
	{White: swiss.ShortDraw, Black: swiss.ShortDraw}, journal.WhiteForfeits, journal.WhiteWins, journal.BothForfeit}

// enter enters results on all boards but the last left ones.
func (h *hall) enter(n, left int, g *lot.Generator) {
	h.t.Helper()
	r, _ := h.s.Round(1, n)
	for _, b := range r.Boards[:len(r.Boards)-left] {
		h.board(n, b.Number, g)
	}
}

// board enters results on a board until it has one.
func (h *hall) board(n, board int, g *lot.Generator) {
	h.t.Helper()
	sec, _ := h.s.Section(1)
	if !sec.IsMatch() {
		h.do(journal.EnterResult{Section: 1, Round: n, Board: board, Score: results[g.Draw(uint64(len(results)))]})
		return
	}
	for tries := 0; ; tries++ {
		if now, _ := h.s.Round(1, n); !now.Boards[board-1].Score.IsZero() {
			break
		}
		score := results[g.Draw(4)]
		if sec.System == journal.Team && g.Draw(8) == 0 {
			score = results[4+g.Draw(7)]
		}
		if h.game(n, board, score); tries > 60 {
			h.t.Fatalf("round %d board %d does not end", n, board)
		}
	}
}

// game enters the next game of a match, or the choice of colours before it.
func (h *hall) game(n, board int, score journal.Score) {
	h.t.Helper()
	step, err := regulation.Step(h.s, 1, n, board, score)
	var choose *regulation.ColorMissingError
	if errors.As(err, &choose) {
		who, _ := h.s.PlayerByTPN(1, choose.Chooser)
		step, err = regulation.Choose(h.s, 1, n, board, who.ID)
	}
	if err != nil {
		h.t.Fatalf("round %d board %d: %v", n, board, err)
	}
	h.do(step)
}

func (h *hall) close() { h.do(journal.CloseRound{Section: 1, Time: 1_763_690_000_000}) }

// rosters gives some of the teams lists of players, with what federations ask of them.
func (h *hall) rosters() {
	for i, team := range h.s.Players(1) {
		if i == 2 {
			continue // one comes without names
		}
		var list []journal.Member
		for k := range 3 + i%3 {
			list = append(list, journal.Member{Name: fmt.Sprintf("Member%d%d, Iva", i, k), Rating: 2000 - 10*i - k, Sex: swiss.Female, Title: "WFM",
				Federation: "HRV", FIDEID: fmt.Sprint(14600000 + 10*i + k), Birth: journal.Date{Year: 2001, Month: 2, Day: 3}})
		}
		h.do(journal.SetRoster{Team: team.ID, Players: list})
	}
}

// dated gives the rounds of a section their days.
func (h *hall) dated(rounds int) {
	var days []journal.RoundDay
	for i := range rounds {
		days = append(days, journal.RoundDay{Date: journal.Date{Year: 2026, Month: 11, Day: 20 + i%3}})
	}
	h.do(journal.DateRounds{Section: 1, Days: days}, journal.DeclareRating{Section: 1, Rating: journal.Rating{Code: "412345"}})
}

// enterLast enters the results that are missing.
func (h *hall) enterLast(n int, g *lot.Generator) {
	h.t.Helper()
	for len(h.s.MissingBoards(1, n)) > 0 {
		h.board(n, h.s.MissingBoards(1, n)[0], g)
	}
}

// lineups gives some teams another line-up than the order of their list.
func (h *hall) lineups(n int) {
	h.t.Helper()
	sec, _ := h.s.Section(1)
	for i, team := range h.s.Players(1) {
		if len(team.Roster) == 0 || (i+n)%2 == 0 || h.s.BoardOf(1, n, team.ID) == 0 {
			continue
		}
		line := h.s.LineupOf(1, n, team.ID)
		switch {
		case len(team.Roster) > sec.Boards():
			line[len(line)-1] = sec.Boards() + 1 // a reserve
		case (i+n)%3 == 0:
			line[0] = 0 // nobody on the first board
		default:
			line[0], line[1] = line[1], line[0]
		}
		h.do(journal.SetLineup{Section: 1, Round: n, Lineup: journal.Lineup{Team: team.ID, Players: line}})
	}
}
