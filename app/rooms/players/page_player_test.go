package players

import (
	"slices"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/ranking"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// TestColorsOf: only a game that was played, and is on the wall, gives a colour (C.04.2 3.4).
func TestColorsOf(t *testing.T) {
	game := func(white bool, s journal.Score) session.Game { return session.Game{Board: 1, White: white, Score: s} }
	for _, c := range []struct {
		name  string
		games []session.Game
		want  []swiss.Color
	}{
		{"none", nil, nil},
		{"in order", []session.Game{game(true, journal.WhiteWins), game(false, journal.Drawn), game(true, journal.Score{})}, []swiss.Color{swiss.White, swiss.Black, swiss.White}},
		{"a forfeit", []session.Game{game(true, journal.BlackForfeits), game(false, journal.WhiteForfeits), game(true, journal.BothForfeit)}, nil},
		{"a bye", []session.Game{{PAB: true}, game(false, journal.WhiteWins)}, []swiss.Color{swiss.Black}},
		{"a draft", []session.Game{{Board: 1, White: true, Draft: true}}, nil},
	} {
		if got := colorsOf(c.games); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

// TestPlacing: points at once, place and tie-breaks where the table of this section is there.
func TestPlacing(t *testing.T) {
	d := event(t, 4, 3)
	player := func(id journal.PlayerID) journal.Player { p, _ := d.Event.Kept.Player(id); return p }
	if got := d.m.placing(player(1)); got != nil {
		t.Errorf("before round 1: %v", got)
	}
	d.Closed()
	table := ranking.Of(d.Event.Kept, 1)
	first, _ := d.Event.Kept.PlayerByTPN(1, table.Rows[0].TPN)
	if got := d.m.placing(first); !slices.Equal(got, []figure{{"1", i18n.Points.EN}}) {
		t.Errorf("without a table: %v", got)
	}
	d.Event.Table = table
	got := d.m.placing(first)
	if len(got) != 4 || got[1] != (figure{"1", i18n.EN.T(textPlayerOf, "4")}) || got[2].name == "" || got[2].name == got[3].name {
		t.Errorf("with it: %v", got)
	}
	table.Section = 2
	if got := d.m.placing(first); len(got) != 1 {
		t.Errorf("the table of another section: %v", got)
	}
}

// acts returns which of the keys the page of a player offers.
func (d *desk) acts(id journal.PlayerID, keys ...string) string {
	d.Host.T.Helper()
	to := d.m.Route.In(session.PagePlayer)
	to.Player = int(id)
	d.Go(to.Path())
	v := view.New(i18n.EN, "")
	RenderPlayer(v, d.m.Session, d.m.Model)
	var list []string
	for _, key := range keys {
		if _, ok := v.ActOf(key); ok {
			list = append(list, key)
		}
	}
	return strings.Join(list, " ")
}

// TestActsOnAPlayer: who has played cannot be removed, only withdrawn; who is out can come back; at the end nothing changes.
func TestActsOnAPlayer(t *testing.T) {
	d := twoSections(t, 4)
	d.Event.Section = 1
	keys := []string{"edit", "move-1", "move-2", "ask-bye", "drop-bye-2", "table", "drop-table", "withdraw", "remove", "return", "correct-1"}
	step := func(name, want string) {
		t.Helper()
		if got := d.acts(1, keys...); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
	step("before round 1", "edit move-2 ask-bye table remove")
	c := d.SectionNow().SectionConfig
	c.Rounds = 2
	d.Did(journal.ChangeSection{Section: 1, SectionConfig: c})
	d.Pair()
	d.Publish()
	step("paired", "edit move-2 ask-bye table withdraw correct-1")
	d.Score(journal.Drawn)
	d.Close()
	d.Did(journal.RequestBye{Players: []journal.PlayerID{1}, Round: 2, Bye: journal.Zero}, journal.FixTable{Player: 1, Table: 3})
	step("with a bye and a table", "edit move-2 ask-bye drop-bye-2 table drop-table withdraw correct-1")
	d.Did(journal.Withdraw{Players: []journal.PlayerID{1}})
	step("withdrawn", "edit move-2 drop-bye-2 drop-table return correct-1")
	d.Closed()
	step("all rounds paired", "edit move-2 drop-table correct-1")
	if got := d.acts(5, "move-1", "move-2", "remove"); got != "remove" {
		t.Errorf("nobody moves into a section that has begun: %q", got)
	}
	if got := d.acts(99, keys...); got != "" {
		t.Errorf("nobody: %q", got)
	}
}

// TestWordsOfAGame: from the player's side of the board.
func TestWordsOfAGame(t *testing.T) {
	l := i18n.EN
	board := l.T(i18n.GameBoard, "4")
	for _, c := range []struct {
		name string
		game session.Game
		want string
	}{
		{"won with White", session.Game{White: true, Score: journal.WhiteWins}, textGameWin.EN + " · " + board},
		{"lost with Black", session.Game{Score: journal.WhiteWins}, textGameLoss.EN + " · " + board},
		{"won by default", session.Game{White: true, Score: journal.BlackForfeits}, textGameWinWO.EN + " · " + board},
		{"stayed away", session.Game{Score: journal.BlackForfeits}, textGameLossWO.EN + " · " + board},
		{"against a school", session.Game{Opponent: journal.Player{PlayerInfo: journal.PlayerInfo{Club: "SDN 1"}}, Score: journal.Drawn}, "SDN 1 · " + textGameDraw.EN + " · " + board},
		{"on no wall yet", session.Game{Draft: true}, board + " · " + textGameDraft.EN},
	} {
		c.game.Board, c.game.Number = 2, 4 // the second board of a section whose first is number 3
		if got := about(l, c.game); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// TestRoundWithoutAGame says why, and what it was worth by the section's own scoring.
func TestRoundWithoutAGame(t *testing.T) {
	d := event(t, 3, 3)
	for _, c := range []struct {
		game  session.Game
		title i18n.Text
		worth string
	}{
		{session.Game{PAB: true}, textGameBye, "1"}, {session.Game{Bye: journal.Half}, textGameAway, "0.5"}, {session.Game{Bye: journal.Zero}, textGameAway, "0"}, {session.Game{Bye: journal.Full}, textGameAway, "1"},
	} {
		if title, about, worth := d.m.unpaired(c.game); title != c.title.EN || worth != c.worth || about == "" {
			t.Errorf("%+v: %q, %q, %q", c.game, title, about, worth)
		}
	}
}

// TestKeysOfTheList: a list is read in before round 1 only; nobody is added to what is finished.
func TestKeysOfTheList(t *testing.T) {
	d := event(t, 4, 1)
	offered := func() (add, open bool) {
		v := view.New(i18n.EN, "")
		Render(v, d.m.Session, d.m.Model)
		_, add = v.ActOf("add-player")
		_, open = v.ActOf("open-file")
		return add, open
	}
	if add, open := offered(); !add || !open {
		t.Errorf("before round 1: add %v, open %v", add, open)
	}
	d.Closed()
	if add, open := offered(); !add || open {
		t.Errorf("round 1 is played: add %v, open %v", add, open)
	}
	d.Did(journal.FinishEvent{Time: 1})
	if add, open := offered(); add || open {
		t.Errorf("finished: add %v, open %v", add, open)
	}
}
