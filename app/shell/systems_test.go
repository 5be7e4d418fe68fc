package shell

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"wasit/app/event/journal"
	"wasit/app/event/ranking"
	"wasit/app/event/regulation"
	"wasit/app/event/standing"
	"wasit/app/rooms/pairing"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/swiss/berger"
	"wasit/swiss/keizer"
)

// eventOf begins an event of n rated players in a system, on the round page.
func eventOf(t *testing.T, code string, n, rounds int, set ...[2]string) *device {
	t.Helper()
	d := newDesk(t)
	d.wizard(code, n, rounds, set...)
	var list []journal.PlayerInfo
	for i := range n {
		list = append(list, journal.PlayerInfo{Name: fmt.Sprintf("Player %02d", i+1), Club: fmt.Sprintf("School %d", i%2), Rating: 2100 - 13*i})
	}
	d.did(journal.ImportPlayers{Section: d.m.Event.Section, Players: list})
	d.goTo(session.PageRound)
	return d
}

// play enters results until none is missing: the one that the turn says, by touch as a person would.
func (d *device) play(n int) {
	d.t.Helper()
	scores := []journal.Score{journal.WhiteWins, journal.Drawn, journal.BlackWins}
	for k := 0; d.phase() == journal.Published; k++ {
		if k > 500 {
			d.t.Fatalf("round %d does not end: missing %v", n, d.m.Event.Ahead.MissingBoards(1, n))
		}
		if now, ok := d.matchOn(d.m.Round.Board); ok && now.Chooser != 0 && now.White == 0 {
			if d.has("key-w") {
				d.t.Fatal("the colour must be chosen before the Armageddon game")
			}
			d.choose(now.Chooser)
			d.noNotice("choosing")
		}
		d.result(scores[(k*k+n)%3])
		d.noNotice("entering")
	}
}

// finish plays the whole event and looks at its end.
func (d *device) finish() {
	d.t.Helper()
	for n := 1; n <= d.section().Rounds; n++ {
		d.drawn(n)
		d.play(n)
		d.explained(n)
		d.tap("close")
		d.noNotice("closing")
		d.ranked(n)
	}
	d.send(session.FinishEvent{})
	d.noNotice("finishing")
	if tb := d.m.Event.Table; tb == nil || !tb.Final || tb.Err != nil {
		d.t.Fatalf("final standings: %+v", d.m.Event.Table)
	}
	d.everyRecordHasWords()
	again, err := journal.Replay(d.log)
	if err != nil || again.Seq() != d.m.Event.Kept.Seq() {
		d.t.Errorf("the journal replays: %v", err)
	}
}

// explained asks why the round is as it is: the engine pairs it the same again, and every rule it names has words.
func (d *device) explained(n int) {
	d.t.Helper()
	d.send(pairing.OpenWhy{Round: n, Board: 1})
	d.noNotice("asking why")
	w := d.m.Event.Why
	if w == nil || w.Round != n || !w.Same {
		d.t.Fatalf("round %d is paired otherwise when asked why: %+v", n, w)
	}
	for _, b := range w.Text.Boards {
		if sentence, _ := i18n.ColorRule(b.Rule); sentence == i18n.ColorTable && !d.section().IsTable() {
			d.t.Errorf("colour rule %q has no sentence", b.Rule)
		}
	}
	for _, k := range w.Text.Brackets {
		for _, c := range k.Choices {
			if i18n.Criterion(c.Criterion) == i18n.CritUnknown {
				d.t.Errorf("criterion %q has no sentence", c.Criterion)
			}
		}
	}
	d.send(session.CloseDialog{})
}

// ranked checks that everybody stands in the table once, ranks ascending where the system has one list.
func (d *device) ranked(after int) {
	d.t.Helper()
	tb := ranking.Of(d.m.Event.Kept, d.m.Event.Section)
	if tb.Err != nil || tb.Rounds != after || len(tb.Rows) != d.section().Players {
		d.t.Fatalf("after round %d: %v, %d rounds, %d rows", after, tb.Err, tb.Rounds, len(tb.Rows))
	}
	seen := map[int]bool{}
	for i, r := range tb.Rows {
		seen[int(r.TPN)] = true
		if d.section().System != journal.Groups && i > 0 && r.Rank < tb.Rows[i-1].Rank {
			d.t.Fatalf("row %d has rank %d below %d", i, r.Rank, tb.Rows[i-1].Rank)
		}
		for c := range tb.Columns(d.m.Lang()) {
			at := c - len(tb.Own) + 1 // an encounter that parts nobody shows nothing
			if tb.Cell(d.m.Lang(), i, c) == "" && (at < 1 || !tb.Codes[at].IsEncounter()) {
				d.t.Errorf("row %d column %d is empty", i, c)
			}
		}
	}
	if len(seen) != len(tb.Rows) {
		d.t.Fatalf("somebody stands twice: %v", seen)
	}
}

// TestEverySystemRunsAnEvent plays a whole event in every system and setting that the wizard offers.
func TestEverySystemRunsAnEvent(t *testing.T) {
	run := map[string]bool{}
	for _, c := range []struct {
		name, code     string
		players, given int
		rounds         int // of the event
		set            [][2]string
	}{
		{"Swiss", journal.Dutch, 11, 4, 4, nil},
		{"Swiss with Baku", journal.Dutch, 16, 6, 6, [][2]string{{"baku", "true"}}},
		{"round robin of 8", journal.RoundRobin, 8, 0, 7, nil},
		{"round robin of 7", journal.RoundRobin, 7, 0, 7, nil},
		{"double round robin", journal.RoundRobin, 5, 0, 10, [][2]string{{"cycles", "2"}}},
		{"knock-out of 8", journal.Knockout, 8, 0, 3, nil},
		{"knock-out of 11, two games, drawn, school ladder", journal.Knockout, 11, 0, 4, [][2]string{{"games", "2"}, {"drawn", "true"}, {"ladder", "school"}, {"third", "false"}}},
		{"knock-out without clocks", journal.Knockout, 6, 0, 3, [][2]string{{"ladder", "noclock"}}},
		{"knock-out with FIDE's ladder", journal.Knockout, 4, 0, 2, [][2]string{{"ladder", "cup"}}},
		{"groups", journal.Groups, 10, 0, 5, nil},
		{"three groups, twice", journal.Groups, 9, 0, 6, [][2]string{{"groups", "3"}, {"cycles", "2"}}},
		{"Scheveningen", journal.Scheveningen, 8, 0, 4, nil},
		{"Keizer", journal.Keizer, 9, 7, 7, nil},
		{"Keizer for clubs", journal.Keizer, 8, 5, 5, [][2]string{{"keizer", "clubs"}, {"ratio", "4"}, {"gap", "0"}}},
		{"Double-Swiss", journal.DoubleSwiss, 9, 4, 4, nil},
		{"Double-Swiss with Baku", journal.DoubleSwiss, 12, 4, 4, [][2]string{{"baku", "true"}}},
		{"teams", journal.Team, 9, 5, 5, nil},
		{"teams of three", journal.Team, 8, 4, 4, [][2]string{{"boards", "3"}}},
		{"Dubov", journal.Dubov, 11, 5, 5, nil},
		{"Burstein", journal.Burstein, 11, 5, 5, nil},
		{"Lim", journal.Lim, 11, 5, 5, nil},
	} {
		run[c.code] = true
		t.Run(c.name, func(t *testing.T) {
			d := eventOf(t, c.code, c.players, c.given, c.set...)
			if got := d.section(); got.System != c.code || got.Rounds != c.rounds {
				t.Fatalf("%s over %d rounds, want %s over %d", got.System, got.Rounds, c.code, c.rounds)
			}
			d.finish()
		})
	}
	for _, s := range regulation.Systems {
		if !run[s.Code] {
			t.Errorf("%s is offered and never played", s.Code)
		}
	}
}

// TestTheFieldDecidesTheRounds: more players came than expected, so the table takes more rounds.
func TestTheFieldDecidesTheRounds(t *testing.T) {
	d := eventOf(t, journal.RoundRobin, 6, 0)
	d.did(journal.AddPlayer{Section: 1, PlayerInfo: journal.PlayerInfo{Name: "One more"}})
	d.drawn(1)
	if sec := d.section(); sec.Rounds != 7 {
		t.Errorf("7 players take %d rounds, want 7", sec.Rounds)
	}
}

// TestLeavingARoundRobin C.05: who leaves before half of his games counts for nobody, later his games are forfeited.
func TestLeavingARoundRobin(t *testing.T) {
	d := eventOf(t, journal.RoundRobin, 6, 0)
	d.drawn(1)
	d.play(1)
	d.tap("close")
	r, _ := d.m.Event.Ahead.Round(1, 1)
	early := r.Boards[0].White
	d.did(journal.Withdraw{Players: []journal.PlayerID{early}})
	for n := 2; n <= 5; n++ {
		d.drawn(n)
		at := d.m.Event.Ahead.BoardOf(1, n, early)
		if s := d.scoreOn(n, at); !s.White.IsForfeit() {
			t.Fatalf("round %d: the game of who left is forfeited when the round is published, not %v", n, s)
		}
		d.play(n)
		d.tap("close")
	}
	tb := ranking.Of(d.m.Event.Kept, 1)
	p, _ := d.m.Event.Kept.Player(early)
	for _, row := range tb.Rows {
		if row.TPN == p.TPN && row.Points != 0 {
			t.Errorf("who left after one of five games has %v points", row.Points)
		}
		for n := 1; n <= 5; n++ {
			if tb.Tournament.Entry(row.TPN, n).Opponent == p.TPN {
				t.Errorf("round %d of player %d against him still counts", n, row.TPN)
			}
		}
	}
	_, verdicts, err := regulation.Settled(d.m.Event.Kept, 1, mustTournament(t, d))
	if err != nil || len(verdicts) != 1 || verdicts[0].Counts || verdicts[0].Played != 1 {
		t.Errorf("verdict %+v, %v", verdicts, err)
	}
}

// TestLateEntries: a Swiss and Keizer take them, a full table and a bracket say why not.
func TestLateEntries(t *testing.T) {
	for _, c := range []struct {
		code    string
		players int
		takes   bool
	}{{journal.Dutch, 8, true}, {journal.Lim, 8, true}, {journal.DoubleSwiss, 8, true}, {journal.Keizer, 8, true},
		{journal.RoundRobin, 7, true}, {journal.RoundRobin, 8, false}, {journal.Knockout, 7, false}, {journal.Groups, 8, false}, {journal.Scheveningen, 8, false}} {
		d := eventOf(t, c.code, c.players, 5)
		d.drawn(1)
		d.play(1)
		d.tap("close")
		late := journal.EnterLate{Section: 1, PlayerInfo: journal.PlayerInfo{Name: "Late", Club: "School 1", Rating: 1999}}
		if !c.takes {
			_, _, err := journal.Decide(d.m.Event.Ahead, journal.Stamp{}, late)
			var refused *journal.SystemError
			if !errors.As(err, &refused) || session.Explain(d.m.Lang(), err).Text == "" {
				t.Errorf("%s of %d: a late entry is refused with its rule, not %v", c.code, c.players, err)
			}
			continue
		}
		d.did(late)
		d.drawn(2)
		r, _ := d.m.Event.Ahead.Round(1, 2)
		if !slices.ContainsFunc(r.Boards, func(b journal.Board) bool { return int(b.White) == c.players+1 || int(b.Black) == c.players+1 }) && int(r.PAB) != c.players+1 {
			t.Errorf("%s: the late entry is not paired: %+v", c.code, r)
		}
		d.play(2)
		d.tap("close")
		d.ranked(2)
	}
}

// TestAnAbsentPlayerOfABracket: his opponent goes on by walk-over, and who withdrew is not paired for third place.
func TestAnAbsentPlayerOfABracket(t *testing.T) {
	d := eventOf(t, journal.Knockout, 4, 0, [2]string{"games", "2"})
	d.drawn(1)
	d.tap("b1")
	d.result(journal.BlackForfeits)
	d.noNotice("walk-over")
	if s := d.scoreOn(1, 1); s != journal.BlackForfeits {
		t.Fatalf("a walk-over ends the match: %v", s)
	}
	d.result(journal.WhiteWins)
	d.result(journal.Drawn)
	d.noNotice("second match")
	r, _ := d.m.Event.Ahead.Round(1, 1)
	if r.Phase != journal.Complete || r.Boards[1].Score != journal.WhiteWins {
		t.Fatalf("1½–½ wins: %v %v", r.Phase, r.Boards[1].Score)
	}
	d.tap("close")
	d.did(journal.Withdraw{Players: []journal.PlayerID{r.Boards[0].Black}})
	d.drawn(2)
	d.play(2)
	d.tap("close")
	d.ranked(2)
	if tb := ranking.Of(d.m.Event.Kept, 1); tb.Rows[0].Rank != 1 || tb.Rows[1].Rank != 2 || tb.Rows[3].Rank != 4 {
		t.Errorf("places %+v", tb.Rows)
	}
}

func mustTournament(t *testing.T, d *device) *swiss.Tournament {
	t.Helper()
	tour, err := d.m.Event.Kept.Tournament(1, d.section().Round)
	if err != nil {
		t.Fatal(err)
	}
	return tour
}

// TestKeizerArithmetic: what a row shows adds up to its points.
func TestKeizerArithmetic(t *testing.T) {
	d := eventOf(t, journal.Keizer, 9, 4)
	d.finish()
	for _, row := range d.m.Event.Table.Rows {
		o := d.arithmetic(row.TPN)
		if len(o.Keizer) != 5 {
			t.Fatalf("row of %d: %+v", row.TPN, o)
		}
		var sum keizer.Score
		for _, p := range o.Keizer {
			sum += p.Got
		}
		if got := standing.KeizerText(i18n.EN, sum); o.Steps == 1 && got != i18n.EN.Tenths(int(row.Points)) {
			t.Errorf("player %d: the parts give %s, the row %s", row.TPN, got, i18n.EN.Tenths(int(row.Points)))
		}
	}
}

// TestGroupsLeadToAFinal: the best of the groups play a knock-out of their own in which players of one group meet late.
func TestGroupsLeadToAFinal(t *testing.T) {
	d := eventOf(t, journal.Groups, 12, 0, [2]string{"groups", "4"})
	for n := 1; n <= d.section().Rounds; n++ {
		if pairing.CanMakeFinal(d.m.Session) {
			t.Fatal("no final before the groups are played")
		}
		d.drawn(n)
		d.play(n)
		d.tap("close")
	}
	groups := regulation.Groups(d.m.Event.Ahead, 1)
	d.tap("open-final")
	for d.qualified() > 4 {
		d.tap("first-less")
	}
	d.tap("next-best-more")
	if n := d.qualified(); n != 5 {
		t.Fatalf("four winners and a lucky second: %d", n)
	}
	d.tap("next-best-less", "first-more", "make-final")
	d.noNotice("making the final")
	if sec := d.section(); sec.ID != 2 || sec.System != journal.Knockout || sec.Players != 8 || sec.Rounds != 3 || !sec.Ordered {
		t.Fatalf("the final: %+v", d.section())
	}
	d.drawn(1)
	r, _ := d.m.Event.Ahead.Round(2, 1)
	group := func(id journal.PlayerID) int {
		p, _ := d.m.Event.Ahead.Player(id)
		for g, members := range groups {
			for _, tpn := range members {
				if was, _ := d.m.Event.Ahead.PlayerByTPN(1, tpn); was.Name == p.Name {
					return g
				}
			}
		}
		return -1
	}
	for _, b := range r.Boards {
		if g := group(b.White); g < 0 || g == group(b.Black) {
			t.Errorf("two of group %d meet in the first round", g)
		}
	}
	d.play(1)
	d.tap("close")
	d.drawn(2)
	d.play(2)
	d.tap("close")
	d.drawn(3)
	d.play(3)
	d.tap("close")
	if tb := ranking.Of(d.m.Event.Kept, 2); tb.Rows[0].Rank != 1 || tb.Rows[1].Rank != 2 {
		t.Errorf("winner of the final: %+v", tb.Rows)
	}
}

// TestTeamsPlayBoardByBoard: lists with a reserve, a line-up that the rule allows and one that it does not, four boards,
// match points and game points.
func TestTeamsPlayBoardByBoard(t *testing.T) {
	d := eventOf(t, journal.Team, 4, 3)
	for id := journal.PlayerID(1); id <= 4; id++ {
		d.player(id, "roster", "Ana; 1500\n\n Budi ;\nCitra\nDewi\nEko;1200\n")
		d.noNotice("saving a list")
	}
	if p, _ := d.m.Event.Kept.Player(1); len(p.Roster) != 5 || p.Roster[0].Rating != 1500 || p.Roster[1].Name != "Budi" || p.Roster[4].Rating != 1200 {
		t.Fatalf("list %+v", p.Roster)
	}
	d.drawn(1)
	r, _ := d.m.Event.Ahead.Round(1, 1)
	white := r.Boards[0].White
	d.tap("lineup")
	d.fill("seat-0-2", "5")
	d.tap("save-lineup")
	if d.m.Dialog == nil || !strings.Contains(d.html(), "lineup-fault") {
		t.Fatalf("a reserve above a teammate of the list: %s", d.html())
	}
	for seat, at := range []int{1, 3, 4, 5} {
		d.fill("seat-0-"+strconv.Itoa(seat+1), strconv.Itoa(at))
	}
	d.tap("save-lineup")
	if up := d.m.Event.Ahead.LineupOf(1, 1, white); d.m.Dialog != nil || !slices.Equal(up, []int{1, 3, 4, 5}) {
		t.Fatalf("the others move up: %v", up)
	}
	if other := d.m.Event.Ahead.LineupOf(1, 1, r.Boards[0].Black); len(other) > 1 && other[1] != 2 {
		t.Fatalf("the other team sits as its list says: %v", other)
	}
	for _, s := range []journal.Score{journal.WhiteWins, journal.WhiteWins, journal.Drawn, journal.WhiteForfeits} {
		if d.m.Round.Board != 1 {
			t.Fatalf("board %d in hand, the match goes on", d.m.Round.Board)
		}
		d.result(s)
		msg, _ := d.page().ActOf("key-w")
		if s != journal.WhiteWins {
			msg = nil
		}
		if msg == nil {
			continue
		}
		twice, _ := Update(d.m, msg, session.Env{Now: d.m.Round.Echo.At.Add(50 * time.Millisecond)})
		if len(twice.Event.Ahead.Steps(1, 1)) != len(d.m.Event.Ahead.Steps(1, 1)) {
			t.Fatal("a finger that bounced is no second board")
		}
		d.noNotice("entering a board")
	}
	if d.m.Round.Board != 2 {
		t.Errorf("board %d in hand after the match, want the next", d.m.Round.Board)
	}
	if html := d.html(); !strings.Contains(html, "Match 1, board 4 ·") || !strings.Contains(html, "score 2.5–1.5") || !strings.Contains(html, "Teams") || strings.Contains(html, "Board 2<") {
		t.Errorf("the words of teams: %s", html)
	}
	d.result(journal.WhiteWins) // match 2 waits for its board 2, where the team that stands second has White
	second, _ := d.m.Event.Kept.Player(r.Boards[1].White)
	if list, _, _ := strings.Cut(d.html()[strings.Index(d.html(), `id="b2"`):], "board__r"); !strings.Contains(list, second.Name) {
		t.Errorf("%s has left its side of the list: %s", second.Name, list)
	}
	now, _ := d.matchOn(1)
	if !now.Over || now.Points[0] != 25 || now.Points[1] != 15 || d.scoreOn(1, 1) != journal.WhiteWins {
		t.Fatalf("1, 0, ½ and a forfeit of Black on board 4, where it has White: %+v, %v", now, d.scoreOn(1, 1))
	}
	if points := d.m.Event.Kept.Points(1, 1); points[white] != 20 {
		t.Errorf("a match won is two points: %v", points)
	}
	d.play(1)
	d.tap("close")
	d.ranked(1)
	d.goTo(session.PageStandings)
	d.arithmetic(d.m.Event.Table.Rows[0].TPN)
	d.noNotice("arithmetic of a team")
	if o := d.m.Event.Open; len(o) != 1 || len(o[0].Parts) != len(d.m.Event.Table.Codes) {
		t.Errorf("arithmetic %+v", o)
	}
}

// TestWhyBeforeTheStoreAnswered: on a busy device the pairing is shown before it is stored; its reasons are those of what is
// shown.
func TestWhyBeforeTheStoreAnswered(t *testing.T) {
	d := eventOf(t, journal.Dutch, 8, 3)
	d.tap("pair")
	d.lazy = true
	d.tap("draw")
	d.send(pairing.OpenWhy{Round: 1, Board: 1})
	if !d.m.Event.KnowsWhy(1) || !d.m.Event.Why.Same {
		t.Fatalf("reasons: %+v", d.m.Event.Why)
	}
	for len(d.late) > 0 {
		msg := d.late[0]
		d.late = d.late[1:]
		d.send(msg)
	}
	if !d.m.Event.KnowsWhy(1) {
		t.Error("the store's answer changes no reasons")
	}
}

// TestTheCapDecidesAGameOfAMatch: in a knock-out without clocks a game that the cap stopped is the next game of its match,
// and a ruling at the desk is one too.
func TestTheCapDecidesAGameOfAMatch(t *testing.T) {
	d := eventOf(t, journal.Knockout, 4, 0, [2]string{"ladder", "noclock"})
	d.drawn(1)
	d.did(journal.StartRound{Section: 1, Time: d.now.UnixMilli()})
	d.did(journal.SetHall{Section: 1, Hall: journal.Hall{Cap: journal.CapRule{Minutes: 1, Method: journal.CapCount, Margin: 3}}})
	d.now = d.now.Add(2 * time.Minute)
	d.goTo(session.PageRound)
	d.tap("decide")
	d.tap("cap-record")
	d.noNotice("the cap")
	if now, _ := d.matchOn(1); now.Games != 1 || now.Over || !now.Break {
		t.Fatalf("a draw by the cap leads to the tie-break: %+v", now)
	}
	d.send(session.CorrectResult{Round: 1, Board: 2, Score: journal.WhiteWins})
	d.noNotice("a ruling")
	if s := d.scoreOn(1, 2); s != journal.WhiteWins {
		t.Errorf("a ruling decides the match of one game: %v", s)
	}
	d.tap("b1")
	d.play(1)
	d.tap("close")
	d.drawn(2)
}

// TestALateChangeOfADrawnLot C.05: two numbers of a table are exchanged until round 1 is published, and the pairs follow.
func TestALateChangeOfADrawnLot(t *testing.T) {
	for _, c := range []struct {
		code string
		n    int
	}{{journal.RoundRobin, 7}, {journal.Groups, 8}, {journal.Scheveningen, 6}, {journal.Knockout, 6}} {
		d := eventOf(t, c.code, c.n, 0)
		d.tap("pair", "draw")
		r, _ := d.m.Event.Ahead.Round(1, 1)
		a, b := r.Boards[0].White, r.Boards[1].Black
		x, _ := d.m.Event.Ahead.Player(a)
		y, _ := d.m.Event.Ahead.Player(b)
		d.tap("swap")
		d.send(pairing.SwapTouch{Player: a})
		d.send(pairing.SwapTouch{Player: b})
		d.noNotice("exchanging")
		now, _ := d.m.Event.Ahead.Round(1, 1)
		if p, _ := d.m.Event.Ahead.Player(a); p.TPN != y.TPN {
			t.Errorf("%s: number %d, want %d", c.code, p.TPN, y.TPN)
		}
		if q, _ := d.m.Event.Ahead.Player(b); q.TPN != x.TPN {
			t.Errorf("%s: number %d, want %d", c.code, q.TPN, x.TPN)
		}
		if c.code != journal.Scheveningen && (now.Boards[0].White != b || now.Boards[1].Black != a) {
			t.Errorf("%s: the pairs do not follow: %+v", c.code, now.Boards)
		}
		d.tap("publish")
		d.noNotice("publishing")
		if _, _, err := journal.Decide(d.m.Event.Ahead, journal.Stamp{}, journal.FixOrder{Section: 1}); err == nil {
			t.Errorf("%s: the numbers are the table once round 1 is published", c.code)
		}
	}
}

// TestSchoolsApartInABracket: a protected draw keeps two schools of four apart in the first round.
func TestSchoolsApartInABracket(t *testing.T) {
	for _, apart := range []string{"false", "true"} {
		d := eventOf(t, journal.Knockout, 16, 0, [2]string{"drawn", "true"}, [2]string{"apart", apart})
		d.drawn(1)
		r, _ := d.m.Event.Ahead.Round(1, 1)
		same := 0
		for _, b := range r.Boards {
			p, _ := d.m.Event.Ahead.Player(b.White)
			q, _ := d.m.Event.Ahead.Player(b.Black)
			if p.Club == q.Club {
				same++
			}
		}
		if apart == "true" && same > 0 || apart == "false" && same == 0 {
			t.Errorf("apart %s: %d matches inside a school", apart, same)
		}
	}
}

// TestConsolation: who lost in the first rounds of a knock-out plays on in a section of his own, opened with one touch.
func TestConsolation(t *testing.T) {
	for _, c := range []struct {
		players, closed, losers int
	}{{16, 0, 0}, {16, 1, 8}, {16, 2, 12}, {16, 3, 12}, {8, 1, 4}, {8, 2, 4}, {4, 1, 0}, {7, 1, 3}} {
		d := eventOf(t, journal.Knockout, c.players, 0)
		for n := 1; n <= c.closed; n++ {
			d.drawn(n)
			d.play(n)
			d.tap("close")
		}
		if got := d.has("consolation-swiss"); got != (c.losers > 0) {
			t.Errorf("%d players after round %d: %v", c.players, c.closed, got)
			continue
		}
		if c.losers == 0 {
			continue
		}
		code := []string{journal.Dutch, journal.Knockout}[c.closed%2]
		d.tap(map[string]string{journal.Dutch: "consolation-swiss", journal.Knockout: "consolation-cup"}[code])
		d.noNotice("consolation")
		if sec := d.section(); sec.ID != 2 || sec.System != code || sec.Players != c.losers || sec.Rounds < 2 {
			t.Fatalf("the consolation: %+v", sec)
		}
		if prizes, _ := d.m.Event.Kept.Prizes(2); len(prizes.List) != 1 || prizes.List[0].Medals {
			t.Errorf("prizes of the consolation: %+v", prizes)
		}
		d.drawn(1)
		d.send(session.ChooseSection{ID: 1})
		if d.goTo(session.PageRound); d.has("consolation-swiss") {
			t.Error("it is offered once")
		}
	}
}

// TestTeamEntry: a team and its players stand in one form, are taken back with one touch, and the wizard's settings reach the engine.
func TestTeamEntry(t *testing.T) {
	d := eventOf(t, journal.Team, 2, 3, [2]string{"boards", "2"}, [2]string{"wishes", "B"}, [2]string{"baku", "true"})
	if o := d.section().Options; o.Wishes != journal.TeamTypeB || !o.Baku || o.Boards != 2 {
		t.Fatalf("options %+v", o)
	}
	d.goTo(session.PagePlayers)
	d.tap("add-player")
	d.fill("p-name", "SDN Tapos 2")
	d.fill("p-roster", "Ana\nBudi\nCitra")
	d.tap("save-next")
	d.noNotice("saving a team")
	if p, ok := d.m.Event.Kept.Player(3); !ok || len(p.Roster) != 3 || p.Roster[2].Name != "Citra" {
		t.Fatalf("team %+v", p)
	}
	if html := d.html(); strings.Contains(html, "Citra") || !strings.Contains(html, "SDN Tapos 2") {
		t.Errorf("the next form is empty and says who was added: %s", html)
	}
	d.send(d.m.Undo.Act)
	if _, ok := d.m.Event.Ahead.Player(3); ok {
		t.Error("one touch takes the team back with its players")
	}
	for _, name := range []string{"SDN Tapos 2", "MIN 2"} {
		d.player(0, "name", name, "roster", "Eko\nFajar")
	}
	d.player(2, "roster", "Gita; 1400\nHadi")
	d.noNotice("players of a team that was imported")
	if p, _ := d.m.Event.Kept.Player(2); len(p.Roster) != 2 || p.Roster[0].Rating != 1400 {
		t.Fatalf("team %+v", p)
	}
	d.finish()
	d.player(2, "roster", "Gita")
	if d.m.Notice == nil {
		t.Error("a team that has played keeps its players")
	}
}

// TestVarmaLots C.05 Annex 2: players of one school do not meet in the last three rounds of a round robin.
func TestVarmaLots(t *testing.T) {
	for _, c := range []struct {
		n     int
		varma bool
	}{{12, true}, {8, false}} {
		d := newDesk(t)
		d.wizard(journal.RoundRobin, c.n, 0, [2]string{"order", "varma"})
		var list []journal.PlayerInfo
		for i := range c.n {
			list = append(list, journal.PlayerInfo{Name: fmt.Sprintf("Player %02d", i+1), Club: fmt.Sprintf("School %d", i%5), Rating: 2000 - i})
		}
		d.did(journal.ImportPlayers{Section: 1, Players: list})
		d.goTo(session.PageRound)
		d.tap("pair")
		_, clashes, varma := regulation.Varma(d.m.Event.Ahead, 1)
		if varma != c.varma {
			t.Fatalf("%d players: by Varma tables: %v", c.n, varma)
		}
		seed := d.section().Order.Seed
		d.tap("draw")
		d.noNotice("drawing")
		grid, last := map[[2]int]int{}, d.section().Rounds
		system := berger.System{}
		for n := 1; n <= last; n++ {
			games, _ := system.Table(c.n, n)
			for _, g := range games {
				grid[[2]int{int(g.White), int(g.Black)}] = n
			}
		}
		late := 0
		byRating := true
		for pair, n := range grid {
			p, _ := d.m.Event.Ahead.PlayerByTPN(1, swiss.TPN(pair[0]))
			q, _ := d.m.Event.Ahead.PlayerByTPN(1, swiss.TPN(pair[1]))
			byRating = byRating && (p.TPN < q.TPN) == (p.Rating > q.Rating)
			if p.Club == q.Club && n > last-3 {
				late++
			}
		}
		if c.varma && late != len(clashes) || byRating {
			t.Errorf("%d players: %d pairs of a school meet late, want %d; by rating: %v", c.n, late, len(clashes), byRating)
		}
		for _, r := range d.log {
			if e, ok := r.Event.(journal.InitialOrderFixed); ok && (e.ByHand || e.Rule.Seed != seed) {
				t.Errorf("the record of the lot: %+v", e)
			}
		}
	}
}

// TestKeizerValues: every value can be chosen in the wizard, is kept in the regulation, works, and its parts still add up.
func TestKeizerValues(t *testing.T) {
	set := [][2]string{{"keizer", "sixths"}, {"top", "fixed"}, {"top-value", "70"}, {"limit", "2"}, {"meetings", "4"}, {"shaken", "150"}, {"halving", "true"},
		{"classic", "true"}, {"frozen", "true"}, {"colors", "true"}, {"own-for", "5"}, {"period", "10"}, {"share-win", "1"}, {"share-loss", "1/10"}, {"share-loss", "1/7"}, {"share-club", "=0"}, {"points-club", "12,5"}, {"points-club", "x"},
		{"share-gone", "3/4"}}
	d := eventOf(t, journal.Keizer, 9, 5, set...)
	want := journal.KeizerValues{Win: "1", Loss: "1/10", Club: "=12.5", Gone: "3/4", Top: 70, Limit: 2, Halving: true, Frozen: true, Classic: true, Meetings: 4, ShakenFirst: 150, OwnFor: 5, Period: 10, Colors: true}
	if got := d.section().Options; got.Values != want || got.Keizer != journal.KeizerSixths {
		t.Fatalf("kept %+v", got)
	}
	d.did(journal.RequestBye{Players: []journal.PlayerID{3}, Round: 1, Bye: journal.Full})
	d.did(journal.RequestBye{Players: []journal.PlayerID{4}, Round: 2, Bye: journal.Half})
	d.drawn(1)
	r, _ := d.m.Event.Ahead.Round(1, 1)
	if top := r.Boards[0]; min(top.White, top.Black) == 1 && max(top.White, top.Black) == 2 && len(r.Boards) == 4 && r.Boards[1].White+r.Boards[1].Black == 9 {
		t.Error("round 1 is not shaken")
	}
	d.play(1)
	d.tap("close")
	for n := 2; n <= 5; n++ {
		d.drawn(n)
		d.play(n)
		d.tap("close")
	}
	d.goTo(session.PageStandings)
	for _, row := range d.m.Event.Table.Rows {
		o := d.arithmetic(row.TPN)
		var sum keizer.Score
		for _, p := range o.Keizer {
			sum += p.Got
			if p.Entry.Outcome == swiss.FullBye && (!p.Award.IsFixed || p.Got != 12*keizer.Unit+keizer.Unit/2) {
				t.Errorf("for the club: %+v", p)
			}
		}
		if got := standing.KeizerText(i18n.EN, sum); got != i18n.EN.Tenths(int(row.Points)) || !o.Frozen {
			t.Errorf("player %d: the parts give %s, the row %s", row.TPN, got, i18n.EN.Tenths(int(row.Points)))
		}
	}
	w := regulation.SystemChoice{Code: journal.Keizer, Options: d.section().Options}
	if c, _ := w.Set("share-none", "1"); c.Options.Values != w.Options.Values {
		t.Errorf("a share that nobody has is taken: %+v", c.Options)
	}
	if w, _ = w.Set("preset", ""); w.Options.Values != (journal.KeizerValues{}) || w.Options.Keizer != journal.KeizerSixths {
		t.Errorf("back to the preset: %+v", w.Options)
	}
}

// TestFinalCarriesResults: who met in a group does not meet again in the final, and that result counts in its table, grid and
// arithmetic; a correction in the group is one in the final.
func TestFinalCarriesResults(t *testing.T) {
	for _, cycles := range []int{1, 2} { // who met twice in a group meets the others twice
		t.Run(strconv.Itoa(cycles), func(t *testing.T) { finalCarries(t, cycles) })
	}
}

func finalCarries(t *testing.T, cycles int) {
	d := eventOf(t, journal.Groups, 9, 0, [2]string{"groups", "3"}, [2]string{"cycles", strconv.Itoa(cycles)})
	for n := 1; n <= d.section().Rounds; n++ {
		d.drawn(n)
		d.play(n)
		d.tap("close")
	}
	d.tap("open-final")
	d.fill("final-kind", "table")
	d.tap("make-final")
	d.noNotice("making the final")
	final := d.section()
	if final.Players != 6 || final.Rounds != 5*cycles || len(d.m.Event.Ahead.CarriedGames(final.ID)) != 3*cycles {
		t.Fatalf("%d players, %d rounds, carried %v", final.Players, final.Rounds, d.m.Event.Ahead.CarriedGames(final.ID))
	}
	for n := 1; n <= final.Rounds; n++ {
		d.tap("pair")
		d.tap("publish")
		d.noNotice("publishing the final")
		d.play(n)
		d.tap("close")
	}
	s := d.m.Event.Kept
	games := 3 * cycles
	for n := 1; n <= final.Rounds; n++ {
		r, _ := s.Round(final.ID, n)
		games += len(r.Boards)
	}
	if games != 15*cycles {
		t.Errorf("%d games among six players", games)
	}
	table := ranking.Of(s, final.ID)
	points := s.Points(final.ID, final.Rounds)
	carried := 0
	for _, r := range table.Rows {
		p, _ := s.PlayerByTPN(final.ID, r.TPN)
		if carried += int(s.CarriedPoints(final.ID)[p.ID]); r.Points != points[p.ID] {
			t.Errorf("%s: %v in the table, %v in the list", p.Name, r.Points, points[p.ID])
		}
		parts, err := table.Explain(r.TPN)
		if err != nil || len(parts) == 0 {
			t.Errorf("%s: no arithmetic: %v", p.Name, err)
		}
	}
	if !table.Final || table.Carried != 2*cycles || carried != 30*cycles {
		t.Errorf("final %t, %d rounds and %d tenths carried", table.Final, table.Carried, carried)
	}
	ranked := make([]regulation.Ranked, len(table.Rows))
	for i, r := range table.Rows {
		ranked[i] = regulation.Ranked{TPN: r.TPN}
	}
	for _, row := range regulation.Grids(s, final.ID, ranked)[0].Rows {
		for _, cell := range row.Cells {
			if !cell.Self && len([]rune(cell.Text)) != 2*cycles-1 { // a thin space between
				t.Errorf("player %d: %q in the grid", row.TPN, cell.Text)
			}
		}
	}
	g := s.CarriedGames(final.ID)[0]
	other := journal.WhiteWins
	if g.Score == other {
		other = journal.BlackWins
	}
	then, _ := s.Round(1, g.Round)
	for _, b := range then.Boards {
		white, _ := s.Player(b.White)
		if p, _ := s.Player(g.White); white.Name == p.Name {
			d.did(journal.CorrectResult{Section: 1, Round: g.Round, Board: b.Number, Score: other, Reason: "slip"})
		}
	}
	if got := d.m.Event.Kept.CarriedGames(final.ID)[0].Score; got != other {
		t.Errorf("after the correction %v counts", got)
	}
}

// TestGroupsLeadToTwoFinals: the first two of each group play a round robin, the next two one of their own.
func TestGroupsLeadToTwoFinals(t *testing.T) {
	d := eventOf(t, journal.Groups, 8, 0)
	for n := 1; n <= d.section().Rounds; n++ {
		d.drawn(n)
		d.play(n)
		d.tap("close")
	}
	places := map[string]int{} // by name: the names go along
	table := ranking.Of(d.m.Event.Kept, 1)
	for _, r := range table.Rows {
		p, _ := d.m.Event.Kept.PlayerByTPN(1, r.TPN)
		places[p.Name] = r.Rank
	}
	d.tap("open-final")
	d.fill("final-kind", "table")
	d.fill("final-second", "true")
	d.fill("final-carry", "false")
	d.tap("make-final")
	d.noNotice("making two finals")
	if !strings.Contains(d.section().Name, "A ") {
		t.Errorf("one goes to final A: %q", d.section().Name)
	}
	for _, sec := range d.m.Event.Ahead.Sections()[1:] {
		if sec.System != journal.RoundRobin || sec.Players != 4 || sec.Rounds != 3 || !sec.Ordered {
			t.Errorf("%+v", sec)
		}
		for _, p := range d.m.Event.Ahead.Players(sec.ID) {
			if first := strings.Contains(sec.Name, "A "); first != (places[p.Name] <= 2) {
				t.Errorf("%s: %s was in place %d", sec.Name, p.Name, places[p.Name])
			}
		}
	}
}

// TestOrderAsListed: players keep the order in which they were entered, as a ladder or the ranking of a season has them.
func TestOrderAsListed(t *testing.T) {
	d := eventOf(t, journal.Keizer, 5, 3, [2]string{"order", "entry"})
	d.did(journal.AddPlayer{Section: 1, PlayerInfo: journal.PlayerInfo{Name: "Aaron", Rating: 2700}})
	d.drawn(1)
	for i, p := range d.m.Event.Ahead.Players(1) {
		if p.ID != journal.PlayerID(i+1) {
			t.Errorf("number %d is %s", i+1, p.Name)
		}
	}
	d.goTo(session.PageRules)
	if w := d.m.Setup; w.Order != "entry" {
		t.Errorf("the form of the regulation shows the order %q", w.Order)
	}
}

// TestTieList: a whole list of tie-breaks is chosen by its name, and changed after that it is one of the organiser's own.
func TestTieList(t *testing.T) {
	d := eventOf(t, journal.Dutch, 4, 3, [2]string{"tie-list", "BH,BH/M1,PS"})
	if got := d.section().TieBreaks; !slices.Equal(got, []string{"BH", "BH/M1", "PS"}) {
		t.Fatalf("%v", got)
	}
	d.goTo(session.PageRules)
	if !regexp.MustCompile(`<option (value="BH,BH/M1,PS" selected|selected value="BH,BH/M1,PS")>PERCASI, median`).MatchString(d.html()) { // attributes come in any order
		t.Error("the list is not shown as chosen")
	}
	d.tap("tie-0-down")
	if html := d.html(); !regexp.MustCompile(`<option (value="BH/M1,BH,PS" selected|selected value="BH/M1,BH,PS")>An order of your own`).MatchString(html) {
		t.Errorf("a changed list: %s", html)
	}
}
