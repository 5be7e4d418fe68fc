package federation

import (
	"cmp"
	"slices"
	"strconv"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/swiss"
	"wasit/swiss/trf"
)

// seat names a player of a team: the place in its list, from 1.
type seat struct {
	team  journal.PlayerID
	place int
}

// teamReporter makes the report of a team event: the teams in order of their numbers, and their players numbered through.
type teamReporter struct {
	*reporter
	t       *swiss.Tournament
	number  map[seat]swiss.TPN // starting ranks of the players
	players []trf.Player
	d       trf.Document
}

func (r *reporter) teams() (*trf.Document, error) {
	t, err := r.tournament()
	if err != nil {
		return nil, err
	}
	w := &teamReporter{reporter: r, t: t, number: map[seat]swiss.TPN{}, d: r.meta(ones(r.sec.Rounds))}
	w.d.Rounds, w.d.InitialColor, w.d.Forbidden = r.sec.Rounds, t.InitialColor(), t.Forbidden()
	for i := range w.d.Forbidden {
		f := &w.d.Forbidden[i]
		if f.First = max(f.First, 1); f.Last >= r.sec.Rounds {
			f.Last = 0
		}
	}
	if r.sec.IsTeamCup() {
		w.d.InitialColor = 0 // a bracket has none
	}
	for b := range r.sec.Boards() {
		w.d.BoardColors += string("WB"[b%2])
	}
	if win := r.sec.MatchAward(swiss.Win); win != 2*swiss.Point {
		w.d.TeamScoring, w.d.TeamWin, w.d.TeamDraw = true, win, swiss.Point
	}
	w.enroll()
	for round := 1; round <= r.sec.Round; round++ {
		w.round(round)
	}
	slices.SortFunc(w.d.Lineups, func(a, b trf.Lineup) int { return cmp.Or(a.Round-b.Round, a.Team-b.Team) })
	slices.SortFunc(w.d.TeamForfeits, func(a, b trf.TeamForfeit) int { return cmp.Or(a.Round-b.Round, a.White-b.White) })
	w.standings()
	w.byes()
	w.virtual()
	w.d.Players = w.players
	w.d.PlayerCount, w.d.RatedCount = counts(w.players)
	w.d.TeamCount = len(w.d.Teams)
	if rows, err := w.d.TeamRows(); err == nil { // 802 is for people alone: a report is whole without it
		w.d.TeamTable = rows
	}
	return &w.d, nil
}

// enroll numbers the players of all teams. A seat that played without a name in the list of its team is one of them, called
// after the team and the board.
func (w *teamReporter) enroll() {
	nameless := w.nameless()
	for _, tpn := range w.t.TPNs() {
		team, _ := w.s.PlayerByTPN(w.sec.ID, tpn)
		row := trf.Team{Number: int(tpn), Name: team.Name, Strength: team.Rating, Rank: w.ranks[tpn]}
		for i, m := range team.Roster {
			row.Players = append(row.Players, w.add(seat{team.ID, i + 1}, memberRow(m)))
		}
		for b := 1; b <= w.sec.Boards(); b++ {
			if nameless[seat{team.ID, -b}] {
				row.Players = append(row.Players, w.add(seat{team.ID, -b}, trf.Player{Name: team.Name + " " + strconv.Itoa(b)}))
			}
		}
		w.d.Teams = append(w.d.Teams, row)
	}
}

func (w *teamReporter) add(s seat, p trf.Player) swiss.TPN {
	p.TPN, p.HasPoints = swiss.TPN(len(w.players)+1), true
	w.number[s] = p.TPN
	w.players = append(w.players, p)
	return p.TPN
}

// memberRow is a player of a team as record 001 has him.
func memberRow(m journal.Member) trf.Player {
	title, _ := swiss.ParseTitle(m.Title)
	p := trf.Player{Name: m.Name, Rating: m.Rating, Sex: m.Sex, Title: title, FIDEID: m.FIDEID, Birth: swiss.Date(m.Birth), Federation: m.Federation}
	withCode(&p, m.Name)
	return p
}

// nameless lists the boards, as negative places, of the teams that have no list of players: who sat there is not known. A team
// with a list forfeits a board that it leaves empty, and nobody is reported for it.
func (w *teamReporter) nameless() map[seat]bool {
	found := map[seat]bool{}
	for _, p := range w.s.Players(w.sec.ID) {
		for b := 1; b <= w.sec.Boards() && len(p.Roster) == 0; b++ {
			found[seat{p.ID, -b}] = true
		}
	}
	return found
}

// sitting returns who sits on board k+1 of a team, 0 for an empty board.
func (w *teamReporter) sitting(team journal.PlayerID, round, k int) swiss.TPN {
	place := w.s.LineupOf(w.sec.ID, round, team)[k]
	if place == 0 {
		place = -(k + 1)
	}
	return w.number[seat{team, place}]
}

// round writes the games of a round.
func (w *teamReporter) round(round int) {
	r, _ := w.s.Round(w.sec.ID, round)
	for _, b := range r.Boards {
		steps := gamesOfMatch(w.s, w.sec, round, b.Number)
		if w.part.isPlayOff() {
			if steps = playOffGames(w.s, w.sec, round, b.Number); len(steps) == 0 {
				continue
			}
		}
		if len(steps) == 0 && !b.Score.IsZero() {
			w.unplayed(round, b) // decided without any board
			continue
		}
		over := false
		for k := range w.sec.Boards() {
			score, whiteFirst := journal.Adjourned, k%2 == 0
			if k < len(steps) {
				score, whiteFirst = steps[k].Score, steps[k].White == b.White
			}
			if w.part.isPlayOff() && (k >= len(steps) || !score.White.IsPlayed()) {
				continue // nothing to be rated
			}
			over = over || score.White.IsPlayed()
			first, second := w.sitting(b.White, round, k), w.sitting(b.Black, round, k)
			if score == journal.Adjourned && (first == 0 || second == 0) {
				continue // not decided, and somebody is missing
			}
			w.enter(first, round, sideEntry(score, whiteFirst, second))
			w.enter(second, round, sideEntry(score, !whiteFirst, first))
		}
		if !over {
			w.unplayed(round, b)
		}
		w.lineup(round, b.White, b.Black)
		w.lineup(round, b.Black, b.White)
	}
}

func (w *teamReporter) enter(tpn swiss.TPN, round int, e swiss.Entry) {
	if tpn == 0 {
		return
	}
	p := &w.players[tpn-1]
	for len(p.Rounds) < round {
		p.Rounds = append(p.Rounds, swiss.Entry{})
	}
	p.Rounds[round-1] = e
	p.Points += swiss.StandardScoring().Of(e.Outcome)
}

// unplayed writes a match in which nothing was played (330).
func (w *teamReporter) unplayed(round int, b journal.Board) {
	result, ok := map[journal.Score]string{journal.BlackForfeits: "+-", journal.WhiteForfeits: "-+", journal.BothForfeit: "--"}[b.Score]
	if !ok {
		return
	}
	white, _ := w.s.Player(b.White)
	black, _ := w.s.Player(b.Black)
	w.d.TeamForfeits = append(w.d.TeamForfeits, trf.TeamForfeit{Result: result, Round: round, White: int(white.TPN), Black: int(black.TPN)})
}

// lineup writes who sat where (300), unless it is the order of the team's list without a gap, and each has a game.
func (w *teamReporter) lineup(round int, team, opponent journal.PlayerID) {
	line, ordered := make([]swiss.TPN, w.sec.Boards()), true
	for k := range line {
		line[k] = w.sitting(team, round, k)
		ordered = ordered && line[k] != 0 && (k == 0 || line[k] > line[k-1]) && len(w.players[line[k]-1].Rounds) == round
	}
	if ordered {
		return
	}
	own, _ := w.s.Player(team)
	other, _ := w.s.Player(opponent)
	w.d.Lineups = append(w.d.Lineups, trf.Lineup{Round: round, Team: int(own.TPN), Opponent: int(other.TPN), Players: line})
}

// standings writes the match and game points of the teams, and the pairing-allocated byes (320).
func (w *teamReporter) standings() {
	event, err := regulation.TeamEvent(w.s, w.sec.ID, w.complete())
	for i := range w.d.Teams {
		t := &w.d.Teams[i]
		t.HasMatchPoints, t.HasGamePoints = true, true
		for _, row := range event.Teams {
			if int(row.TPN) != t.Number || err != nil {
				continue
			}
			for _, m := range row.Matches {
				t.MatchPoints, t.GamePoints = t.MatchPoints+m.MP, t.GamePoints+m.GP
			}
		}
	}
	for round := 1; round <= w.sec.Round; round++ {
		r, _ := w.s.Round(w.sec.ID, round)
		if r.PAB == 0 {
			continue
		}
		who, _ := w.s.Player(r.PAB)
		for len(w.d.TeamPABs) < round {
			w.d.TeamPABs = append(w.d.TeamPABs, 0)
		}
		w.d.TeamPABs[round-1] = int(who.TPN)
		w.d.PABMatchPoints, w.d.PABGamePoints = w.sec.MatchAward(swiss.PAB), swiss.Points(w.sec.Boards())*swiss.HalfPoint
	}
}

// complete is the last round of which every result is known.
func (w *teamReporter) complete() int {
	n := w.sec.Round
	for n > 0 && len(w.s.MissingBoards(w.sec.ID, n)) > 0 {
		n--
	}
	return n
}

// byes writes the requested byes (240): half and full points of all rounds, absences of those to come.
func (w *teamReporter) byes() {
	for round := 1; round <= w.sec.Rounds; round++ {
		for _, kind := range []swiss.Outcome{swiss.FullBye, swiss.HalfBye, swiss.ZeroBye} {
			b := trf.Bye{Outcome: kind, Round: round}
			for _, tpn := range w.t.TPNs() {
				if w.t.Entry(tpn, round).Outcome == kind && (kind != swiss.ZeroBye || round > w.sec.Round) {
					b.IDs = append(b.IDs, int(tpn))
				}
			}
			if len(b.IDs) > 0 {
				w.d.TeamByes = append(w.d.TeamByes, b)
			}
		}
	}
}

// virtual writes the acceleration (250), in match points (C.04.7).
func (w *teamReporter) virtual() {
	tpns := w.t.TPNs()
	for round := 1; round <= w.sec.Rounds; round++ {
		for i := 0; i < len(tpns); {
			points, end := w.virtualOf(tpns[i], round), i
			for end < len(tpns) && w.virtualOf(tpns[end], round) == points {
				end++
			}
			if points != 0 {
				w.d.TeamVirtual = append(w.d.TeamVirtual, trf.Virtual{MatchPoints: points, FirstRound: round, LastRound: round,
					First: int(tpns[i]), Last: int(tpns[end-1])})
			}
			i = end
		}
	}
}

func (w *teamReporter) virtualOf(tpn swiss.TPN, round int) swiss.Points {
	if v := w.t.Player(tpn).Virtual; round <= len(v) {
		return v[round-1]
	}
	return 0
}
