package federation

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/swiss"
	"wasit/swiss/trf"
)

// teamFault looks whether the matches of a team event can be told from the file, and have the points of a section here.
func (take *Takeover) teamFault() Fault {
	d := take.Document
	histories, err := d.TeamHistories()
	boards := d.Boards()
	switch {
	case err != nil || boards < 1 || boards > journal.MaxBoards || !alternates(d.BoardColors):
		return FaultTeams
	case d.TeamScoring && (d.TeamWin != 2*swiss.Point && d.TeamWin != threePoints || d.TeamDraw != swiss.Point || d.TeamLoss != 0), d.Scoring.Set && d.Scoring.Table != swiss.StandardScoring():
		return FaultAward
	case hasPAB(d) && (d.PABMatchPoints != swiss.Point || d.PABGamePoints != swiss.Points(boards)*swiss.HalfPoint):
		return FaultAward
	case len(d.TeamVirtual) > 0 && !d.Kind().Baku:
		return FaultVirtual
	}
	for _, t := range histories {
		if t.Number == 0 || len(t.Players) > journal.MaxRoster || len(t.Players) == 0 {
			return FaultTeams
		}
	}
	for n := 1; n <= take.Played; n++ {
		for _, m := range take.teamMatches(histories, n) {
			if take.boardScores(m) == nil {
				return FaultResult
			}
		}
	}
	return Fits
}

// hasPAB reports whether some team had a pairing-allocated bye.
func hasPAB(d *trf.Document) bool {
	return slices.ContainsFunc(d.TeamPABs, func(team int) bool { return team != 0 })
}

// alternates reports whether colours change from board to board, the first team having White on board 1.
func alternates(colors string) bool {
	for i := range len(colors) {
		if colors[i] != "WB"[i%2] {
			return false
		}
	}
	return true
}

// strength is the rating of a team that its file gives; one beyond what a rating can be is a measure of another kind, and is left out.
// LostStrengths says so.
func strength(t trf.Team) int {
	if t.Strength > journal.MaxRating {
		return 0
	}
	return t.Strength
}

// LostStrengths is how many measures of a team's strength the event will not have, for they are no ratings.
func (take *Takeover) LostStrengths() (n int) {
	for _, t := range take.Document.Teams {
		if t.Strength != strength(t) {
			n++
		}
	}
	return n
}

// teams enters a team event: the teams with their lists, then match by match and board by board.
func (f *facts) teams(sec journal.Section, source string) error {
	d := f.take.Document
	histories, err := d.TeamHistories()
	if err != nil {
		return err
	}
	slices.SortFunc(histories, func(a, b trf.TeamHistory) int { return a.Number - b.Number })
	if err := f.do(journal.ChangeSection{Section: sec.ID, SectionConfig: f.take.Config(sec.SectionConfig)}); err != nil {
		return err
	}
	var infos []journal.PlayerInfo
	for _, t := range histories {
		infos = append(infos, journal.PlayerInfo{Name: text(t.Name), Rating: strength(t.Team)})
	}
	first, err := f.enter(infos, source)
	if err != nil {
		return err
	}
	f.ids = map[swiss.TPN]journal.PlayerID{}
	for i, t := range histories {
		f.ids[swiss.TPN(t.Number)] = first + journal.PlayerID(i)
		if err := f.roster(t); err != nil {
			return err
		}
	}
	if f.take.isTeamCup() {
		return f.teamCup(histories)
	}
	if err := f.before(d.InitialColor); err != nil {
		return err
	}
	for n := 1; n <= f.take.Played; n++ {
		if err := f.teamRound(histories, n); err != nil {
			return err
		}
	}
	return f.teamWishes()
}

func (f *facts) roster(t trf.TeamHistory) error {
	c := journal.SetRoster{Team: f.ids[swiss.TPN(t.Number)]}
	for _, p := range t.Players {
		who := f.people[p]
		c.Players = append(c.Players, journal.Member{Name: ListName(who), Rating: who.Rating, Sex: who.Sex, Title: who.Title, Federation: who.Federation,
			FIDEID: who.FIDEID, Birth: who.Birth})
	}
	return f.do(c)
}

// teamRound enters one round.
func (f *facts) teamRound(histories []trf.TeamHistory, n int) error {
	paired := journal.RoundPaired{InSection: f.in(), Round: n, System: "manual"}
	matches := f.take.teamMatches(histories, n)
	sitting := map[int]bool{}
	for _, m := range matches {
		paired.Boards = append(paired.Boards, journal.Pair{f.ids[swiss.TPN(m.teams[0])], f.ids[swiss.TPN(m.teams[1])]})
		sitting[m.teams[0]], sitting[m.teams[1]] = true, true
	}
	for _, t := range histories {
		outcome := swiss.ZeroBye
		if n <= len(t.Rounds) {
			outcome = t.Rounds[n-1].Outcome
		}
		switch id := f.ids[swiss.TPN(t.Number)]; {
		case sitting[t.Number]:
		case outcome == swiss.PAB:
			paired.PAB = id
		default:
			paired.Absent = append(paired.Absent, journal.Absence{Player: id, Bye: byeOf(outcome)})
		}
	}
	if err := f.publish(paired); err != nil {
		return err
	}
	for i, m := range matches {
		if err := f.teamBoards(m, i+1); err != nil {
			return err
		}
	}
	return f.close(n)
}

// teamBoards enters line-ups and games of a match.
func (f *facts) teamBoards(m teamMatch, board int) error {
	pair := [2]journal.PlayerID{f.ids[swiss.TPN(m.teams[0])], f.ids[swiss.TPN(m.teams[1])]}
	for side, team := range pair {
		places := f.places(m.teams[side], m.seats[side])
		if slices.Equal(places, f.s.LineupOf(f.section, m.round, team)) {
			continue
		}
		if err := f.do(journal.SetLineup{Section: f.section, Round: m.round, Lineup: journal.Lineup{Team: team, Players: places}}); err != nil {
			return err
		}
	}
	for k, score := range f.take.boardScores(m) {
		white := pair[k%2]
		if k%2 == 1 {
			score = score.Reversed()
		}
		if err := f.game(m.round, board, score, white); err != nil {
			return err
		}
	}
	return nil
}

// places turns the players at the boards into places in the list of their team.
func (f *facts) places(team int, line []swiss.TPN) []int {
	places := make([]int, len(line))
	for _, t := range f.take.Document.Teams {
		for k, p := range line {
			if t.Number == team && p != 0 {
				places[k] = slices.Index(t.Players, p) + 1
			}
		}
	}
	return places
}

// teamWishes are the byes that the file grants in rounds to come.
func (f *facts) teamWishes() error {
	for _, b := range f.take.Document.TeamByes {
		if b.Round <= f.take.Played {
			continue
		}
		e := journal.ByeRequested{InSection: f.in(), Round: b.Round, Bye: byeOf(b.Outcome)}
		for _, id := range b.IDs {
			e.Players = append(e.Players, f.ids[swiss.TPN(id)])
		}
		if err := f.add(e); err != nil {
			return err
		}
	}
	return nil
}
