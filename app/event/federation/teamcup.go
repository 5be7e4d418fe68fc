package federation

import (
	"context"
	"slices"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/swiss"
	"wasit/swiss/trf"
)

// isTeamCup reports whether the file says that its teams play a knock-out here.
func (take *Takeover) isTeamCup() bool {
	n, ok := readNote(take.Document)
	return ok && n.System == journal.Team && n.Options.Cup
}

// teamCup enters the rounds of a knock-out of teams by the rules of its bracket.
func (f *facts) teamCup(histories []trf.TeamHistory) error {
	n, _ := readNote(f.take.Document)
	if err := f.do(journal.DrawColor{Section: f.section, Seed: n.Seed}); err != nil {
		return err
	}
	for round := range n.Matches {
		if err := f.teamCupRound(histories, round+1, n.Matches[round]); err != nil {
			return err
		}
	}
	return nil
}

// teamCupRound pairs and plays a round, and compares its matches with those of the file.
func (f *facts) teamCupRound(histories []trf.TeamHistory, n int, want []matchNote) error {
	if err := f.pairBracket(n); err != nil {
		return err
	}
	matches := f.take.teamMatches(histories, n)
	rows := f.s.Rows(f.section, n)
	for i, row := range rows {
		at := slices.IndexFunc(matches, func(m teamMatch) bool {
			return f.ids[swiss.TPN(m.teams[0])] == row.White && f.ids[swiss.TPN(m.teams[1])] == row.Black
		})
		if at < 0 || len(rows) != len(matches) {
			return &MatchError{Round: n, Board: i + 1}
		}
		if err := f.teamBoards(matches[at], i+1); err != nil {
			return err
		}
		for _, g := range f.playOff(journal.Board{White: row.White, Black: row.Black}, want) {
			if err := f.game(n, i+1, g.Score, g.White); err != nil {
				return err
			}
		}
	}
	for i, row := range f.s.Rows(f.section, n) {
		if !slices.ContainsFunc(want, func(m matchNote) bool { return m.isOf(row) }) || len(rows) != len(want) {
			return &MatchError{Round: n, Board: i + 1}
		}
	}
	return f.close(n)
}

// pairBracket pairs the next round of a bracket by its own rules and publishes it.
func (f *facts) pairBracket(n int) error {
	system, err := regulation.System(f.s, f.section)
	if err != nil {
		return err
	}
	t, err := regulation.ForPairing(f.s, f.section, n)
	if err != nil {
		return err
	}
	p, err := system.Pair(context.Background(), t, n, swiss.Watch{})
	if err != nil {
		return err
	}
	if err := f.do(journal.PairRound{Section: f.section, Pairing: *p, Engine: "manual"}); err != nil {
		return err
	}
	return f.add(journal.RoundPublished{InSection: f.in(), Round: n, Time: f.now})
}

// playOffGames are the boards of the play-off of a match of teams.
func playOffGames(s journal.State, sec journal.Section, round, board int) []journal.MatchStep {
	steps := stepsOf(s.Steps(sec.ID, round), board)
	return steps[min(sec.Boards(), len(steps)):]
}

// withoutTeams makes of a report of teams one of the games alone: of a play-off, in which the rest of the event does not stand.
func withoutTeams(d *trf.Document) {
	d.Type = typeText(journal.SectionConfig{System: journal.Knockout})
	d.System, d.BoardColors, d.TeamCount = systemCodes[journal.Knockout], "", 0
	d.Teams, d.Lineups, d.TeamForfeits, d.TeamByes, d.TeamTable = nil, nil, nil, nil, nil
}
