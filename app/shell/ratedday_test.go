package shell

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/swiss"
	"wasit/swiss/trf"
)

// rating makes an event rated, with what federations ask of it, and gives the rounds their days.
func (d *device) rating(rounds, everyDay int) {
	d.t.Helper()
	info := d.m.Event.Ahead.Event()
	info.Place, info.Federation, info.Organizer = "Zagreb", "CRO", "ŠK Žabac"
	info.Arbiter, info.Deputies = "Anić, Ana", []string{"Babić, Boris"}
	info.Start, info.End = journal.Date{Year: 2026, Month: 11, Day: 20}, journal.Date{Year: 2026, Month: 11, Day: 20 + (rounds-1)/everyDay}
	info.Papers = journal.EventPapers{Rated: true, Arbiter: journal.License{Title: "IA", FIDEID: "14500001"}, Deputies: []journal.License{{Title: "FA", FIDEID: "14500002"}}}
	var days []journal.RoundDay
	for i := range rounds {
		days = append(days, journal.RoundDay{Date: journal.Date{Year: 2026, Month: 11, Day: 20 + i/everyDay}, Start: 600 + 300*(i%everyDay)})
	}
	d.did(journal.FilePapers{Info: info})
	d.did(journal.DateRounds{Section: d.m.Event.Section, Days: days})
	d.did(journal.DeclareRating{Section: d.m.Event.Section, Rating: journal.Rating{Code: "412345"}})
}

// masters are n players as federations know them.
func masters(n int) []journal.PlayerInfo {
	var list []journal.PlayerInfo
	for i := range n {
		p := journal.PlayerInfo{Name: fmt.Sprintf("Ivan Čavić%02d", i+1), SortName: fmt.Sprintf("Čavić%02d, Ivan", i+1), Club: fmt.Sprintf("ŠK %d", i%9),
			Rating: 2480 - 17*i, Sex: swiss.Male, Federation: []string{"CRO", "SLO", "AUT"}[i%3], FIDEID: fmt.Sprint(14600001 + i), Birth: journal.Date{Year: 1970 + i%40, Month: 1 + i%12, Day: 1 + i%28}}
		p.Ratings = journal.Ratings{Standard: p.Rating}
		if i%11 == 10 {
			p.Rating, p.Ratings = 0, journal.Ratings{}
		}
		list = append(list, p)
	}
	return list
}

// TestRatedOpenDay is a rated open of 64, nine rounds with Baku acceleration: a late entry, forfeits, a bye, a game with wrong colours, a
// round that is paired again after a withdrawal, and a result that is corrected a round later; one of an older round cannot be. What
// leaves at its end is the event.
func TestRatedOpenDay(t *testing.T) {
	d := newDesk(t)
	d.wizard(journal.Dutch, 64, 9, [2]string{"baku", "true"}, [2]string{"order", "rating"}, [2]string{"half-byes", "1"})
	d.did(journal.ImportPlayers{Section: 1, Players: masters(64)})
	d.rating(9, 2)
	d.goTo(session.PageRound)
	for n := 1; n <= 9; n++ {
		switch n {
		case 2:
			d.did(journal.EnterLate{Section: 1, From: 2, PlayerInfo: journal.PlayerInfo{Name: "Karlo Kasni", SortName: "Kasni, Karlo", Rating: 2222, Ratings: journal.Ratings{Standard: 2222}, Federation: "HUN",
				FIDEID: "1600001", Birth: journal.Date{Year: 1999, Month: 2, Day: 3}, Sex: swiss.Male}})
		case 4:
			d.did(journal.RequestBye{Players: []journal.PlayerID{12}, Round: 5, Bye: journal.Half})
		}
		d.drawn(n)
		if n == 3 {
			d.again(n, 7)
		}
		d.played(n)
		d.tap("close")
		d.noNotice("closing")
		switch n {
		case 2:
			d.correct(2, 5, "", true, "the players sat the wrong way round")
		case 4:
			d.prohibited(2, 10)
			d.deviate(3, 10, "the slip was read the wrong way round")
		}
	}
	d.goTo(session.PageRated)
	if html := d.html(); !strings.Contains(html, "must have the report by 1 Dec 2026") || !strings.Contains(html, `id="remarks"`) {
		t.Errorf("the page of the report says neither when it is due nor what differs: %s", html)
	}
	if text := string(d.leaves("webpage")); !strings.Contains(text, "Starting list") || !strings.Contains(text, "Anić, Ana; Babić, Boris") || strings.Contains(text, "14600001") {
		t.Error("the web page lacks the starting list or the arbiters, or shows numbers")
	}
	d.goTo(session.PageRound)
	if list := federation.Lacks(d.m.Event.Kept, 1); len(list) > 0 {
		t.Errorf("the report lacks %+v", list)
	}
	d.send(session.FinishEvent{})
	d.noNotice("finishing")
	d.whole(t)
}

// turned is a decided result the other way round, a draw a win.
func turned(s journal.Score) journal.Score {
	if r := s.Reversed(); r != s {
		return r
	}
	return journal.WhiteWins
}

// again takes a published round back, withdraws a player and pairs it anew: he is in no board of it.
func (d *device) again(n int, who journal.PlayerID) {
	d.t.Helper()
	d.tap("unpublish-now")
	d.fill("reason", "a player fell ill")
	d.tap("give-reason")
	d.noNotice("taking back")
	if d.phase() != journal.Draft {
		d.t.Fatalf("round %d is %v after it was taken back", n, d.phase())
	}
	d.did(journal.Withdraw{Players: []journal.PlayerID{who}, From: n})
	d.goTo(session.PageRound)
	d.tap("again")
	d.noNotice("pairing again")
	r, _ := d.m.Event.Ahead.Round(1, n)
	if r.PAB == who || slices.ContainsFunc(r.Boards, func(b journal.Board) bool { return b.White == who || b.Black == who }) {
		d.t.Fatalf("round %d still pairs who left", n)
	}
	d.tap("publish")
	d.noNotice("publishing again")
}

// played enters results on every board, a forfeit in each round among them.
func (d *device) played(n int) {
	d.t.Helper()
	scores := []journal.Score{journal.WhiteWins, journal.Drawn, journal.BlackWins, journal.WhiteWins, journal.BlackWins}
	for k := 0; d.phase() == journal.Published; k++ {
		score := scores[(k*k+3*n+k/5)%5]
		if k == 3*n%20 {
			score = []journal.Score{journal.BlackForfeits, journal.WhiteForfeits}[n%2]
		}
		d.result(score)
		d.noNotice("entering")
		if k > 500 {
			d.t.Fatalf("round %d does not end", n)
		}
	}
}

// correct corrects a result of an earlier round, or exchanges who had White.
func (d *device) correct(round, board int, score string, reverse bool, reason string) {
	d.t.Helper()
	d.send(session.OpenCorrection{Round: round, Board: board})
	if reverse {
		d.fill("correct-reverse", "true")
	} else {
		d.fill("correct-score", score)
	}
	if strings.Contains(d.html(), `id="reason"`) {
		d.fill("correct-reason", reason)
	}
	d.tap("correct")
	d.noNotice("correcting")
	if d.m.Dialog != nil {
		d.t.Fatal("the correction is still open")
	}
}

// ask types the correction of a result and sends it.
func (d *device) ask(round, board int, reason string) {
	d.t.Helper()
	d.send(session.OpenCorrection{Round: round, Board: board})
	d.fill("correct-score", turned(d.scoreOn(round, board)).String())
	d.fill("correct-reason", reason)
	d.tap("correct")
}

// prohibited asks for a correction that FIDE mode does not let pass, and stays in the mode: the sheet of the correction is open again, and
// the result is as it was.
func (d *device) prohibited(round, board int) {
	d.t.Helper()
	was := d.scoreOn(round, board)
	d.ask(round, board, "found late")
	if html := d.html(); !strings.Contains(html, "Not possible in FIDE mode") || !strings.Contains(html, "C.04.2 4.3") {
		d.t.Fatalf("the sheet does not say what is prohibited: %s", html)
	}
	d.tap("gate-stay")
	if d.has("gate-stay") || !d.has("correct") || d.scoreOn(round, board) != was {
		d.t.Fatal("staying in FIDE mode does not lead back to the correction")
	}
	d.tap("close-sheet")
}

// deviate corrects a result of the round before, which is a deviation: the sheet shows the line of the report and asks why.
func (d *device) deviate(round, board int, reason string) {
	d.t.Helper()
	want := turned(d.scoreOn(round, board))
	d.ask(round, board, reason)
	if html := d.html(); !strings.Contains(html, "### Correction @ Round "+fmt.Sprint(round)) {
		d.t.Fatalf("the sheet does not show the line of the report: %s", html)
	}
	d.tap("gate-do")
	if !strings.Contains(d.html(), `id="reason-err"`) {
		d.t.Error("a deviation without a reason is not asked about")
	}
	d.fill("reason", reason)
	d.tap("gate-do")
	d.noNotice("deviating")
	if d.m.Dialog != nil || d.scoreOn(round, board) != want {
		d.t.Fatalf("the correction is %v, the sheet %T", d.scoreOn(round, board), d.m.Dialog)
	}
}

// roster is a team of n players as federations know them, the strongest first.
func rosterOf(team, n int) []journal.Member {
	var list []journal.Member
	for i := range n {
		list = append(list, journal.Member{Name: fmt.Sprintf("Marić%d%c, Eva", team, 'a'+rune(i)), Rating: 2300 - 40*team - 11*i, Sex: swiss.Female, Federation: "CRO",
			FIDEID: fmt.Sprint(14700000 + 10*team + i), Birth: journal.Date{Year: 1980 + i, Month: 2, Day: 3 + team}})
	}
	return list
}

// TestTeamSwissDay is a Swiss of nine teams of four with reserves: one team has three players, one leaves a board empty in round 2, one
// seats a reserve. Boards without a player are forfeits everywhere, and nobody stands in the report for them.
func TestTeamSwissDay(t *testing.T) {
	d := newDesk(t)
	d.wizard(journal.Team, 9, 5, [2]string{"order", "rating"})
	for i := range 9 {
		d.did(journal.AddPlayer{Section: 1, PlayerInfo: journal.PlayerInfo{Name: fmt.Sprintf("ŠK Grad %d", i+1), Federation: "CRO"}})
		d.did(journal.SetRoster{Team: journal.PlayerID(i + 1), Players: rosterOf(8-i, []int{6, 5, 4, 6, 3, 5, 6, 4, 5}[i])})
	}
	d.rating(5, 2)
	d.goTo(session.PageRound)
	for n := 1; n <= 5; n++ {
		d.drawn(n)
		d.key("Escape")
		if n == 2 {
			d.lineup(1, map[string]string{"seat-0-4": "0"})
			d.lineup(2, map[string]string{"seat-0-4": "5"})
		}
		d.play(n)
		d.tap("close")
		d.noNotice("closing")
		d.ranked(n)
	}
	first, _ := d.m.Event.Kept.PlayerByTPN(1, 1)
	if first.Name != "ŠK Grad 9" {
		t.Errorf("number 1 is %s; the best average is of ŠK Grad 9", first.Name)
	}
	d.send(session.FinishEvent{})
	d.noNotice("finishing")
	people := 0
	for i := range 9 {
		p, _ := d.m.Event.Kept.Player(journal.PlayerID(i + 1))
		people += len(p.Roster)
	}
	if text := string(d.leaves("trf")); !strings.Contains(text, fmt.Sprintf("\r\n062 %d\r\n", people)) || strings.Contains(text, "ŠK Grad 5 4") {
		t.Errorf("a player without a name is reported\n%s", text)
	}
	d.whole(t)
}

// lineup seats players on the boards of a match by its sheet.
func (d *device) lineup(board int, seats map[string]string) {
	d.t.Helper()
	d.goTo(session.PageRound)
	d.tap("b" + fmt.Sprint(board))
	d.tap("lineup")
	for field, value := range seats {
		d.fill(field, value)
	}
	d.tap("save-lineup")
	d.noNotice("line-up")
	if d.m.Dialog != nil {
		d.t.Fatalf("the line-up is refused: %s", d.html())
	}
}

// TestDoubleRoundRobinDay C.05: six players meet twice; one leaves before half of his games, one game is postponed and decided later.
func TestDoubleRoundRobinDay(t *testing.T) {
	d := newDesk(t)
	d.wizard(journal.RoundRobin, 6, 0, [2]string{"cycles", "2"}, [2]string{"order", "rating"})
	d.did(journal.ImportPlayers{Section: 1, Players: masters(6)})
	d.rating(10, 2)
	d.goTo(session.PageRound)
	for n := 1; n <= 10; n++ {
		d.drawn(n)
		if n == 2 {
			d.tap("key-more", "score-4")
		}
		d.play(n)
		d.tap("close")
		d.noNotice("closing")
		switch n {
		case 2:
			d.postpone("2-1", "2026-11-21", "19:00")
		case 3:
			d.goTo(session.PageDates)
			d.tap("result-2-1")
			d.fill("correct-score", journal.BlackWins.String())
			d.tap("correct")
			d.noNotice("the postponed game")
			d.goTo(session.PageRound)
		case 4:
			d.did(journal.Withdraw{Players: []journal.PlayerID{3}})
			d.goTo(session.PageRound)
		}
	}
	d.send(session.FinishEvent{})
	d.noNotice("finishing")
	if text := strings.ReplaceAll(string(d.leaves("pgn")), "\r", ""); !strings.Contains(text, "[Date \"2026.11.21\"]\n[Round \"2.1\"]") || !strings.Contains(text, "[Time \"19:00:00\"]") {
		t.Errorf("the postponed game has not its own day\n%s", text)
	}
	if text := string(d.leaves("trf")); !strings.Contains(text, "\r\n299 ") {
		t.Errorf("the report does not say that games are annulled\n%s", text)
	}
	d.whole(t)
}

// postpone gives a postponed game its day; on that day, and not before, the pages remind of it.
func (d *device) postpone(id, day, hour string) {
	d.t.Helper()
	d.goTo(session.PageDates)
	d.fill("day-"+id, day)
	d.fill("time-"+id, hour)
	d.tap("save")
	d.noNotice("the day of the game")
	d.goTo(session.PageScreen)
	for range d.m.Wall.Slides {
		if strings.Contains(d.html(), "21 Nov 2026, 19:00") {
			break
		}
		d.key("ArrowRight")
	}
	if !strings.Contains(d.html(), "21 Nov 2026, 19:00") {
		d.t.Errorf("the wall does not tell of the postponed game: %s", d.html())
	}
	for _, p := range []session.Page{session.PageOverview, session.PageRound} {
		for after, due := range map[int]bool{0: false, 1: true, 5: true} {
			d.now = time.Date(2026, 11, 20+after, 7, 0, 0, 0, time.UTC)
			d.goTo(p)
			if html := d.html(); strings.Contains(html, `id="due"`) != due || p == session.PageOverview && !strings.Contains(html, "21 Nov 2026, 19:00") {
				d.t.Errorf("%v, %d days after the first: due %v\n%s", p, after, due, html)
			}
		}
	}
	d.now = time.Date(2026, 11, 20, 8, 0, 0, 0, time.UTC)
	d.goTo(session.PageRound)
}

// TestCupDay is a cup of twelve with play-offs at other rates of play: the report has the games of the matches alone.
func TestCupDay(t *testing.T) {
	d := newDesk(t)
	d.wizard(journal.Knockout, 12, 0, [2]string{"order", "rating"})
	d.did(journal.ImportPlayers{Section: 1, Players: masters(12)})
	d.rating(4, 2)
	d.goTo(session.PageRound)
	for n := 1; n <= 4; n++ {
		d.drawn(n)
		for k := 0; n == 2 && k < 5; k++ { // one match is drawn up to its Armageddon game
			d.tap("b1")
			d.result(journal.Drawn)
			d.noNotice("a draw")
		}
		d.play(n)
		d.tap("close")
		d.noNotice("closing")
	}
	d.send(session.FinishEvent{})
	d.noNotice("finishing")
	d.whole(t)
	d.playOffs()
}

// playOffs compares the reports of a cup: the games of the matches in one, each rate of play of the play-offs in another, an Armageddon
// game in none.
func (d *device) playOffs() {
	d.t.Helper()
	games := func(key string) (n int) {
		doc, tour, warnings, err := trf.ReadTournament(d.leaves(key), trf.Options{})
		if err != nil || len(warnings) > 0 {
			d.t.Fatalf("%s: %v %v", key, err, warnings)
		}
		for _, p := range doc.Players {
			for _, e := range p.Rounds {
				if e.Outcome.IsPlayed() {
					n++
				}
			}
		}
		if list := federation.ProposedList(doc.EncodedTime); key != "trf" && (list == journal.RatedStandard || !strings.Contains(doc.Name, "play-offs") || doc.PlayerCount != len(tour.TPNs())) {
			d.t.Errorf("%s: %s at %s, rated as %s", key, doc.Name, doc.EncodedTime, list)
		}
		return n / 2
	}
	if out := d.checkerOf("trf-play-off-1")("check"); !strings.Contains(out, "play-offs follow from the bracket of their event") || strings.Contains(out, "round 1:") || strings.Contains(out, "points:") {
		d.t.Errorf("swiss check of play-offs:\n%s", out)
	}
	own, first, second, armageddon := games("trf"), games("trf-play-off-1"), games("trf-play-off-2"), 0
	for n := 1; n <= d.section().Round; n++ {
		r, _ := d.m.Event.Kept.Round(1, n)
		for _, b := range r.Boards {
			if list := slices.DeleteFunc(federation.Games(d.m.Event.Kept, 1, n), func(g federation.Game) bool { return g.Board != b.Number }); len(list) > 5 {
				armageddon++
			}
		}
	}
	if boards := 4 + 4 + 2 + 2; own != boards || first == 0 || second == 0 || armageddon == 0 || own+first+second+armageddon != d.playedGames() {
		d.t.Errorf("%d games of matches, %d and %d of play-offs, %d Armageddon, together %d", own, first, second, armageddon, d.playedGames())
	}
}

// TestSchoolDayMeetsNoLevel: an event that is not to be rated goes from its first round to its end, with what FIDE mode does not let pass, and no
// sheet of the mode, no sign and no fact of it appears.
func TestSchoolDayMeetsNoLevel(t *testing.T) {
	d := newDesk(t)
	d.wizard(journal.Dutch, 12, 4, [2]string{"order", "rating"}, [2]string{"half-byes", "2"})
	d.did(journal.ImportPlayers{Section: 1, Players: masters(12)})
	d.goTo(session.PageRound)
	for n := 1; n <= 4; n++ {
		d.drawn(n)
		d.play(n)
		d.tap("close")
		d.noNotice("closing")
		if n == 3 {
			d.correct(1, 2, turned(d.scoreOn(1, 2)).String(), false, "the slip was misread")
			d.did(journal.Forbid{Section: 1, Sets: []journal.Forbidden{{Players: []journal.PlayerID{1, 2}}}})
			d.did(journal.RequestBye{Players: []journal.PlayerID{5}, Round: 4, Bye: journal.Full})
			d.goTo(session.PageRound)
		}
		if html := d.html(); strings.Contains(html, "FIDE mode") || strings.Contains(html, `id="fide-sign"`) || strings.Contains(html, `id="noted"`) {
			t.Fatalf("round %d shows FIDE mode: %s", n, html)
		}
	}
	d.send(session.FinishEvent{})
	d.noNotice("finishing")
	for _, r := range d.log {
		switch r.Event.(type) {
		case journal.ModeEntered, journal.ModeLeft, journal.DeviationNoted:
			t.Errorf("record %d is %s", r.Seq, r.Kind())
		}
	}
}

// TestLeavingTakesTwoSteps: the way out of FIDE mode says what it means, then asks why; two touches at one place never leave, and the
// sign stands on every page from then on.
func TestLeavingTakesTwoSteps(t *testing.T) {
	d := newDesk(t)
	d.wizard(journal.Dutch, 8, 5, [2]string{"order", "rating"})
	d.rating(5, 2)
	d.goTo(session.PageRated)
	d.tap("leave-mode")
	if html := d.html(); !strings.Contains(html, "There is no way back") {
		t.Fatalf("nothing is said of what it means: %s", html)
	}
	d.tap("gate-stay")
	if d.m.Event.Kept.Mode(1).State != journal.ModeIn || d.m.Dialog != nil {
		t.Fatal("staying leaves")
	}
	d.tap("leave-mode", "gate-on")
	d.hold("gate-out")
	if d.m.Event.Kept.Mode(1).State != journal.ModeIn {
		t.Fatal("the mode was left without a reason")
	}
	d.fill("reason", "the federation was told")
	d.hold("gate-out")
	d.noNotice("leaving")
	if m := d.m.Event.Kept.Mode(1); m.State != journal.ModeGone || m.Reason != "the federation was told" {
		t.Fatalf("mode %+v", m)
	}
	for _, p := range []session.Page{session.PageRound, session.PageStandings, session.PagePlayers, session.PageOverview, session.PageData} {
		d.goTo(p)
		if !strings.Contains(d.html(), `id="fide-sign"`) {
			t.Errorf("%v has no sign", p)
		}
	}
}
