package shell

import (
	"fmt"
	"strings"
	"testing"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/event/ranking"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/swiss/knockout"
	"wasit/swiss/trf"
)

// teamCup begins a knock-out of n teams of five on four boards.
func teamCup(t *testing.T, n int, set ...[2]string) *device {
	t.Helper()
	d := newDesk(t)
	d.wizard(journal.Team, n, 0, append([][2]string{{"table", "cup"}, {"order", "rating"}}, set...)...)
	for i := range n {
		d.did(journal.AddPlayer{Section: 1, PlayerInfo: journal.PlayerInfo{Name: fmt.Sprintf("ŠK Grad %d", i+1), Federation: "CRO"}})
		d.did(journal.SetRoster{Team: journal.PlayerID(i + 1), Players: rosterOf(i, 5)})
	}
	d.goTo(session.PageRound)
	return d
}

// enters enters boards of the match in hand, w, d and l as White of each board holds them.
func (d *device) enters(results string) {
	d.t.Helper()
	for _, r := range results {
		d.result(map[rune]journal.Score{'w': journal.WhiteWins, 'd': journal.Drawn, 'l': journal.BlackWins}[r])
		d.noNotice("entering a board")
		d.now = d.now.Add(1e9) // the same key is another board
	}
}

// reasons are by what the matches of a round were decided.
func (d *device) reasons(round int) (list []knockout.Reason) {
	d.t.Helper()
	state, err := regulation.Bracket(d.m.Event.Kept, 1)
	if err != nil {
		d.t.Fatal(err)
	}
	for _, m := range state.Matches(round) {
		list = append(list, m.Reason)
	}
	return list
}

// TestTeamCupDay is a knock-out of seven teams: one match is decided by the board count (C.07 12.1), one by a play-off, one team leaves a
// board empty, one does not come. What leaves is the event, and the play-off stands in a report of its own.
func TestTeamCupDay(t *testing.T) {
	d := teamCup(t, 7, [2]string{"play-off", "5+3"})
	d.rating(3, 2)
	if n := d.section().Rounds; n != 3 {
		t.Fatalf("%d rounds for seven teams", n)
	}
	d.goTo(session.PageRound)
	d.drawn(1)
	d.key("Escape")
	d.lineup(2, map[string]string{"seat-0-4": "0"})
	d.tap("b1")
	d.enters("wdld") // boards 1 and 3 for the first team, drawn otherwise
	d.tap("b2")
	d.enters("dd" + "w")
	d.tap("b3")
	d.enters("wwll") // 2–2 with 7 against 3, by boards 1 and 4 against 2 and 3: equal
	if !d.m.Event.Ahead.Rows(1, 1)[2].Score.IsZero() {
		t.Fatal("a drawn match with an equal board count is decided")
	}
	if html := d.html(); !strings.Contains(html, "Tie-break: Team board 1 of 4, 5 min + 3 s, so far 0–0") {
		t.Errorf("the play-off is not asked for: %s", html)
	}
	d.enters("dldd")
	d.play(1)
	d.tap("close")
	d.noNotice("closing")
	d.ranked(1)
	d.did(journal.Withdraw{Players: []journal.PlayerID{d.stillIn()}})
	for n := 2; n <= 3; n++ {
		d.goTo(session.PageRound)
		d.drawn(n)
		d.play(n)
		d.tap("close")
		d.noNotice("closing")
		d.ranked(n)
	}
	d.goTo(session.PageCrosstable)
	if html := d.html(); !strings.Contains(html, "after tie-break games") || !strings.Contains(html, "walk-over") {
		t.Errorf("the bracket does not say what decided: %s", html)
	}
	d.send(session.FinishEvent{})
	d.noNotice("finishing")
	if table := ranking.Of(d.m.Event.Kept, 1); !table.Final || len(table.Rows) != 7 || table.Rows[0].Rank != 1 || table.Rows[1].Rank != 2 {
		t.Errorf("the final table is %+v", table.Rows)
	}
	d.whole(t)
	d.teamPlayOffs()
}

// stillIn is a team that has won its match of round 1.
func (d *device) stillIn() journal.PlayerID {
	state, err := regulation.Bracket(d.m.Event.Kept, 1)
	if err != nil {
		d.t.Fatal(err)
	}
	p, _ := d.m.Event.Kept.PlayerByTPN(1, state.Matches(1)[1].Winner)
	return p.ID
}

// teamPlayOffs looks that the report of the matches leaves the play-offs out, and that their own has them alone.
func (d *device) teamPlayOffs() {
	d.t.Helper()
	games := func(key string) (n int) {
		doc, _, warnings, err := trf.ReadTournament(d.leaves(key), trf.Options{})
		if err != nil || len(warnings) > 0 {
			d.t.Fatalf("%s: %v %v\n%s", key, err, warnings, d.leaves(key))
		}
		for _, p := range doc.Players {
			for _, e := range p.Rounds {
				if e.Outcome.IsPlayed() {
					n++
				}
			}
		}
		if key != "trf" && (federation.ProposedList(doc.EncodedTime) != journal.RatedBlitz || doc.IsTeamEvent()) {
			d.t.Errorf("%s: at %s, teams %v", key, doc.EncodedTime, doc.Teams)
		}
		return n / 2
	}
	if own, off := games("trf"), games("trf-play-off-1"); off < 4 || own+off != d.playedGames() {
		d.t.Errorf("%d games of matches and %d of play-offs, together %d", own, off, d.playedGames())
	}
}

// TestTeamCupTies: what decides a drawn match is what the event says, on the screen, in the regulations and in the facts.
func TestTeamCupTies(t *testing.T) {
	for _, c := range []struct {
		tie, boards string
		want        knockout.Reason
	}{
		{"usual", "wwdd", knockout.ByBoardCount},
		{"usual", "dddd" + "wwdd", knockout.ByBoardCount},
		{"usual", "dddd" + "wdwd", knockout.ByLadder},
		{journal.TieCountLot, "wwdd", knockout.ByBoardCount},
		{journal.TieCountLot, "dddd", knockout.ByLot},
		{journal.TiePlayOff, "wwdd" + "wdwd", knockout.ByLadder},
		{journal.TiePlayOff, "wwdd" + "dddd", knockout.ByLot},
		{journal.TieLot, "wwdd", knockout.ByLot},
	} {
		d := teamCup(t, 2, [2]string{"match-tie", c.tie})
		d.drawn(1)
		d.key("Escape")
		d.enters(c.boards)
		if d.phase() != journal.Complete {
			t.Errorf("%s %s: the round is %v", c.tie, c.boards, d.phase())
			continue
		}
		if got := d.reasons(1); got[0] != c.want {
			t.Errorf("%s %s: decided by %d, want %d", c.tie, c.boards, got[0], c.want)
		}
		d.rating(1, 1)
		if out := d.checker()("check"); !strings.Contains(out, "0 of 1 rounds differ") || !strings.Contains(out, "0 places differ") {
			t.Errorf("%s %s: swiss check:\n%s", c.tie, c.boards, out)
		}
		d.goTo(session.PageRound)
		// the last board is taken back and entered again
		before := d.scoreOn(1, 1)
		d.tap("undo-last")
		if !d.scoreOn(1, 1).IsZero() {
			t.Errorf("%s %s: the result stays when its last board is taken back", c.tie, c.boards)
		}
		d.enters(c.boards[len(c.boards)-1:])
		if got := d.scoreOn(1, 1); got != before {
			t.Errorf("%s %s: entered again it is %v, was %v", c.tie, c.boards, got, before)
		}
	}
}
