package round

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/swiss/knockout"
)

// TestEchoLines: the board with its result, who won, and what was there before.
func TestEchoLines(t *testing.T) {
	d := published(t, 4)
	white, black := d.m.seated(1, 1)
	for _, c := range []struct {
		name string
		echo echo
		want echoLines
	}{
		{"White wins", echo{Board: 1, Score: journal.WhiteWins}, echoLines{"Board 1 · 1–0", white.Name, "White wins · " + white.Club, true}},
		{"Black by forfeit", echo{Board: 1, Score: journal.WhiteForfeits}, echoLines{"Board 1 · − +", black.Name, "Black wins by forfeit · " + black.Club, false}},
		{"the second player had White", echo{Board: 1, Score: journal.WhiteWins, Other: true}, echoLines{"Board 1 · 1–0", black.Name, "White wins · " + black.Club, true}},
		{"a draw instead of a win", echo{Board: 1, Score: journal.Drawn, Was: journal.WhiteWins}, echoLines{"Board 1 · ½–½, replaced " + phrase.ScoreInText(journal.WhiteWins), "Draw", "", false}},
		{"taken back", echo{Board: 1, Was: journal.BlackWins}, echoLines{"Board 1", phrase.ScoreInText(journal.BlackWins) + " taken back", "", false}},
		{"a board that is gone", echo{Board: 9, Score: journal.WhiteWins}, echoLines{"Board 9 · 1–0", "White wins", "", false}},
	} {
		if got := d.m.echoLines(c.echo); got != c.want {
			t.Errorf("%s: %+v, want %+v", c.name, got, c.want)
		}
	}
	if got, want := d.m.echoText(echo{Board: 1, Score: journal.WhiteWins}), "Board 1. "+white.Name+" wins"; got != want {
		t.Errorf("spoken: %q, want %q", got, want)
	}
}

// TestMatchText: what an open match waits for, by its stage.
func TestMatchText(t *testing.T) {
	for _, c := range []struct {
		name string
		now  regulation.MatchStatus
		want string
	}{
		{"before the first game", regulation.MatchStatus{Game: 1}, "Game 1"},
		{"after one game", regulation.MatchStatus{Game: 2, Games: 1, Points: [2]swiss.Points{10, 0}}, "Game 2, so far 1–0"},
		{"teams", regulation.MatchStatus{Game: 3, Boards: 4, Games: 2, Points: [2]swiss.Points{15, 5}}, "Team board 3 of 4, so far 1.5–0.5"},
		{"tie-break with an increment", regulation.MatchStatus{Game: 3, Break: true, Stage: knockout.Stage{Base: 10, Increment: 5}}, "Tie-break: Game 3, 10 min + 5 s"},
		{"tie-break without", regulation.MatchStatus{Game: 3, Break: true, Stage: knockout.Stage{Base: 5}}, "Tie-break: Game 3, 5 min"},
		{"Armageddon", regulation.MatchStatus{Break: true, Stage: knockout.Stage{Kind: knockout.Armageddon, Base: 5, BlackBase: 4}}, i18n.EN.T(textMatchArma, "5", "4")},
		{"over", regulation.MatchStatus{Over: true, Points: [2]swiss.Points{15, 5}}, "1.5–0.5"},
	} {
		if got := matchText(i18n.EN, c.now); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// TestEntryPage enters a round by the keys of its page, with the rarer results and what else a board offers.
func TestEntryPage(t *testing.T) {
	d := published(t, 8)
	white, black := d.m.seated(1, 1)
	if _, html := d.draw(); strings.Count(html, `aria-label="Board 3"`) != 1 {
		t.Errorf("the key that leads to board 3 has no name: %s", html)
	}
	d.Says("nothing is in", "4 boards open", "Board 1 no result yet", white.Name+" "+white.Club, black.Name, "!All 4")
	d.Touch("key-w")
	d.Says("one is in", "3 boards open", "Board 1 · 1–0", "White wins · "+white.Club)
	d.Touch("key-undo")
	d.Says("taken back", "4 boards open", "Start the round", "!White wins")
	d.Touch("key-d", "key-123")
	d.Touch("digit-4")
	if d.m.Board != 4 || !d.m.Numbers {
		t.Errorf("board %d by its number", d.m.Board)
	}
	d.Touch("digit-9")
	d.Says("no board has that number", textNoBoard.EN)
	d.Touch("key-123", "key-more")
	d.Says("unusual results", "½–0", "Postponed or adjourned", "Colours reversed", "Record an offence", "!Time cap")
	d.Touch("score-4")
	d.Says("adjourned", "2 boards open", "Board 4 · ")
	d.Touch("key-wo")
	d.Says("forfeits", "wins by forfeit", "!Both lose (arbiter", "!Colours reversed")
	d.Touch("score-2")
	d.send(selectBoard{Board: 1})
	d.Touch("key-more", "clear")
	if d.scoreAt(1) != (journal.Score{}) || d.m.Dialog != nil {
		t.Errorf("cleared: %v", d.scoreAt(1))
	}
	d.Touch("only-wide")
	d.Says("only what is missing", "2 boards open")
	if !d.m.Missing {
		t.Error("the list is not filtered")
	}
	d.Enter("find", "3")
	if d.m.Board != 3 {
		t.Errorf("found board %d", d.m.Board)
	}
}

func (d *desk) scoreAt(board int) journal.Score { return d.round().Boards[board-1].Score }

// TestBoardActs: what else can be done with a board depends on its result, the hall and the round.
func TestBoardActs(t *testing.T) {
	names := func(d *desk, dialog scoreDialog) string {
		var list []string
		for _, a := range d.m.boardActs(dialog) {
			list = append(list, a.id)
		}
		return strings.Join(list, " ")
	}
	d := published(t, 4)
	entered := published(t, 4)
	entered.send(enterScore{journal.WhiteWins, 1})
	capped := published(t, 4)
	capped.Did(journal.SetHall{Section: 1, Hall: journal.Hall{Cap: journal.CapRule{Minutes: 40}}})
	full := published(t, 4)
	full.complete()
	for _, c := range []struct {
		name   string
		d      *desk
		dialog scoreDialog
		want   string
	}{
		{"nothing is in", d, scoreDialog{Board: 1}, "reverse offence why call hall unpublish"},
		{"its result is in", entered, scoreDialog{Board: 1}, "clear reverse offence why call hall"},
		{"another's is in", entered, scoreDialog{Board: 2}, "reverse offence why call hall"},
		{"the forfeits of one that is in", entered, scoreDialog{Board: 1, Forfeit: true}, "clear"},
		{"a hall with a cap", capped, scoreDialog{Board: 1}, "reverse offence cap why call hall unpublish"},
		{"all are in", full, scoreDialog{Board: 2}, "clear reverse offence why hall"},
		{"a match of teams", teams(t), scoreDialog{Board: 1}, "offence why call hall unpublish"},
		{"before the pairing", event(t, 4, 3), scoreDialog{Board: 1}, ""},
	} {
		if got := names(c.d, c.dialog); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
	if got := teams(t).m.rarer(scoreDialog{}); slices.Contains(got, journal.Adjourned) || len(got) != len(unusual)-1 {
		t.Errorf("a match waits for its games: %v", got)
	}
}

// TestLineups: who sits where is chosen from the list of each team, checked, and shown with the board in hand.
func TestLineups(t *testing.T) {
	d := teams(t)
	b := d.round().Boards[0]
	own := 0 // the side of the team that has a list
	if b.Black == 1 {
		own = 1
	}
	d.Says("the match in hand", "Team board 1 of 2", "Andi", "Line-up")
	d.Touch("lineup")
	sides := d.m.sides(d.m.Dialog.(lineupDialog))
	got := fmt.Sprint(sides[own])
	if want := "{SDN 1 [{seat-" + fmt.Sprint(own) + "-1 Board 1 [(nobody) 1 Andi 2 Budi 3 Citra] 1} {seat-" + fmt.Sprint(own) + "-2 Board 2 [(nobody) 1 Andi 2 Budi 3 Citra] 2}] true}"; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	if other := sides[1-own]; other.listed || other.team != "MI 2" || !slices.Equal(other.seats[0].options, []string{"(nobody)"}) {
		t.Errorf("a team without a list: %+v", other)
	}
	d.Says("the sheet", "Line-ups of match 1", "2 Budi", "MI 2")
	seat := func(n int) string { return fmt.Sprintf("seat-%d-%d", own, n) }
	d.Enter(seat(2), "1")
	d.Touch("save-lineup")
	if dialog, open := d.m.Dialog.(lineupDialog); !open || dialog.Err == nil {
		t.Fatal("one player on two boards was taken")
	}
	d.Enter(seat(2), "3")
	d.Enter(seat(2), "x")
	d.Touch("save-lineup")
	if got := d.Event.Ahead.LineupOf(1, 1, 1); !slices.Equal(got, []int{1, 3}) || d.m.Dialog != nil {
		t.Errorf("recorded %v", got)
	}
	d.Touch("key-w")
	d.Says("the second board of the match", "Team board 2 of 2, so far", "Citra", "1. ")
	if games := d.m.matchGames(1)[1]; len(games) != 1 || !strings.HasPrefix(games[0], "1. ") || !strings.Contains(games[0], "Andi") || !strings.Contains(games[0], "MI 2") {
		t.Errorf("%q", games)
	}
}

// TestUnpaired: the bye, who is away and why, and who is free in a table or a cup.
func TestUnpaired(t *testing.T) {
	open := event(t, 5, 3)
	open.Did(journal.RequestBye{Players: []journal.PlayerID{2, 3}, Round: 1, Bye: journal.Zero})
	table := newDesk(t)
	table.Open(3, true, func(c *journal.SectionConfig) {
		c.System, c.Edition, c.TieBreaks, c.Rounds = journal.RoundRobin, "", nil, 3
	})
	cup := newDesk(t)
	cup.Open(3, true, func(c *journal.SectionConfig) {
		c.System, c.Edition, c.TieBreaks, c.Rounds = journal.Knockout, "", nil, 2
	})
	for _, c := range []struct {
		name            string
		d               *desk
		bye, away, free string
	}{
		{"a Swiss", open, "Bye: ", "2 players stay away: Player 02 (absent), Player 03 (absent)", ""},
		{"a table of three", table, "", "", "No game this round: "},
		{"the first round of a cup", cup, "", "", "Straight to round 2: "},
	} {
		c.d.Pair()
		c.d.send(publishRound{})
		x := c.d.m.unpaired(c.d.round())
		if !strings.HasPrefix(x.bye, c.bye) || (x.bye == "") != (c.bye == "") || x.away != c.away || !strings.HasPrefix(x.free, c.free) || (x.free == "") != (c.free == "") {
			t.Errorf("%s: %+v", c.name, x)
		}
	}
	open.complete()
	open.send(closeRound{})
	open.Go(session.Route{Page: session.PageRound, Event: open.Event.ID, Round: 1}.Path())
	open.Says("the closed round", "Player 02 (", "Touch a board to correct its result.")
}
