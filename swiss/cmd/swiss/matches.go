package main

import (
	"bytes"
	"context"
	"fmt"

	"wasit/swiss"
	"wasit/swiss/doubleswiss"
	"wasit/swiss/matchevent"
	"wasit/swiss/team"
	"wasit/swiss/tiebreak"
)

// matchFile is an event of matches in a file of our own form, one JSON object.
type matchFile struct {
	name   string
	file   *matchevent.File
	whole  *swiss.Matches
	system swiss.MatchSystem
}

// isMatchFile reports whether a file is one of them.
func isMatchFile(data []byte) bool {
	return bytes.HasPrefix(bytes.TrimLeft(data, " \t\r\n\ufeff"), []byte("{"))
}

// readMatches reads an event of matches. system and edition are what was asked for, empty for what the file says.
func readMatches(name string, data []byte, system, edition string) (*matchFile, error) {
	f, err := matchevent.Read(bytes.TrimPrefix(data, []byte("\ufeff")))
	if err != nil {
		return nil, &inputError{err}
	}
	if system != "" && system != f.System {
		return nil, &inputError{fmt.Errorf("system %q: the file says %q", system, f.System)}
	}
	if edition != "" && edition != "2026" {
		return nil, &inputError{fmt.Errorf("edition %q of %s: expected 2026", edition, f.System)}
	}
	m := &matchFile{name: name, file: f, system: doubleswiss.System{}}
	if f.System == matchevent.Team {
		m.system = team.Of(f)
	}
	if m.whole, err = f.Matches(); err != nil {
		return nil, &inputError{err}
	}
	return m, nil
}

// played returns the number of rounds of the history.
func (m *matchFile) played() int { return m.file.Round - 1 }

// hasRound answers an error unless round (0: the next one) can be paired from the rounds before it.
func (m *matchFile) hasRound(round int) error {
	if round < 0 || round > m.file.Round {
		return &inputError{fmt.Errorf("round %d: expected 1 to %d, the round after the history", round, m.file.Round)}
	}
	return nil
}

// pair pairs round from those before it.
func (m *matchFile) pair(round int) (*swiss.Pairing, error) {
	p, err := pairMatchRound(m.system, m.whole, round)
	return p, hinted(err, matchHints)
}

// matchHints say what to do about a request that lacks something.
var matchHints = map[swiss.Need]string{
	swiss.NeedTotalRounds:  `"rounds" states the number of rounds`,
	swiss.NeedRoundInEvent: `the event has fewer rounds; "rounds" states their number`,
	swiss.NeedInitialColor: `"initial" states the colour that was drawn, "w" or "b"`,
	swiss.NeedEarlierRound: "a result of an earlier round is missing",
	swiss.NeedPlayers:      `too few are present; "absent" takes a unit out of the round`,
}

// pairMatchRound pairs round of an event from the rounds before it and the absences of the round itself. A panic of an
// engine is a failure of this file only.
func pairMatchRound(system swiss.MatchSystem, whole *swiss.Matches, round int) (p *swiss.Pairing, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("round %d: internal error: %v", round, r)
		}
	}()
	return system.PairMatches(context.Background(), whole.Before(round), round, swiss.Watch{})
}

func explainMatches(q question, data []byte, system, edition string) (*swiss.Pairing, error) {
	m, err := readMatches(q.file, data, system, edition)
	if err == nil {
		err = m.hasRound(q.round)
	}
	if err != nil {
		return nil, err
	}
	if q.round == 0 {
		return m.pair(m.file.Round)
	}
	return m.pair(q.round)
}

func checkMatchFile(name string, data []byte, system, edition string) report {
	m, err := readMatches(name, data, system, edition)
	if err != nil {
		return report{err: err}
	}
	code := m.system.Code()
	c := report{File: name, System: code, Edition: editionOf(code), Rounds: m.played(), Differences: []difference{}, pairings: true}
	c.head = fmt.Sprintf("%s, %s, %s", code, counted(c.Rounds, "round", "rounds"), counted(len(m.file.Draft.Units), "participant", "participants"))
	for r := 1; r <= c.Rounds; r++ {
		p, err := m.pair(r)
		c.matchRound(r, p, m.whole, err)
	}
	return c
}

// matchDifferences says what the file has otherwise than the computed round.
func matchDifferences(m *swiss.Matches, p *swiss.Pairing) (lines []string) {
	for _, pair := range p.Pairs {
		if e := m.Entry(pair.White, p.Round); e.Opponent != pair.Black || e.Color == swiss.Black {
			lines = append(lines, otherwise(pair, matchSide(m, pair.White, p.Round), matchSide(m, pair.Black, p.Round)))
		}
	}
	if p.PAB != 0 && m.Entry(p.PAB, p.Round).Kind != swiss.MatchPAB {
		lines = append(lines, fmt.Sprintf("computed bye %d, the file has %s", p.PAB, matchSide(m, p.PAB, p.Round)))
	}
	return lines
}

// storedMatches lists the matches of a round of the file.
func storedMatches(m *swiss.Matches, round int) (list []string) {
	for _, tpn := range m.TPNs() {
		switch e := m.Entry(tpn, round); {
		case e.Kind == swiss.MatchPAB:
			list = append(list, byeName(tpn))
		case e.Opponent != 0 && (e.Color == swiss.White || e.Color == 0 && tpn < e.Opponent):
			list = append(list, boardName(tpn, e.Opponent))
		}
	}
	return list
}

// otherwise says that a computed pair is not in the file, and what either of the two has there.
func otherwise(pair swiss.Pair, white, black string) string {
	if white != black {
		white += " and " + black
	}
	return fmt.Sprintf("computed %d-%d, the file has %s", pair.White, pair.Black, white)
}

// matchSide writes what a unit has in a round of the file: "5-7", or the bye.
func matchSide(m *swiss.Matches, tpn swiss.TPN, round int) string {
	e := m.Entry(tpn, round)
	switch {
	case e.Kind == swiss.MatchPAB:
		return fmt.Sprintf("bye %d", tpn)
	case e.Opponent == 0:
		return fmt.Sprintf("%d without a match", tpn)
	case e.Color == swiss.Black:
		return fmt.Sprintf("%d-%d", e.Opponent, tpn)
	}
	return fmt.Sprintf("%d-%d", tpn, e.Opponent)
}

// contest is the event as a standing sees it.
func (m *matchFile) contest() (*contest, error) {
	names := map[swiss.TPN]string{}
	for _, u := range m.file.Draft.Units {
		names[u.TPN] = u.Name
	}
	c := &contest{played: m.played(), name: func(tpn swiss.TPN) string { return names[tpn] }}
	if m.file.System == matchevent.Team {
		ev := teamsOf(m.file, m.whole)
		c.teams, c.noBoards = &ev, true
		return c, nil
	}
	var err error
	if c.tour, err = singles(m.whole, m.played()); err != nil {
		return nil, &inputError{err}
	}
	return c, nil
}

// singles returns the first rounds of a Double-Swiss with each match as one result worth the points of its two games
// (C.04.5 1): 2 for both won, and what the games gave otherwise beside it.
func singles(whole *swiss.Matches, rounds int) (*swiss.Tournament, error) {
	s := swiss.ScoringOf(2*swiss.Point, swiss.Point, 0)
	event := whole.Draft()
	d := swiss.Draft{TotalRounds: event.TotalRounds, InitialColor: event.InitialColor, Scoring: s}
	for _, u := range event.Units {
		p := swiss.Player{TPN: u.TPN, Name: u.Name}
		for r, e := range u.Rounds[:min(len(u.Rounds), rounds)] {
			entry := swiss.Entry{Outcome: team.Outcome(e, whole.Entry(e.Opponent, r+1)), Opponent: e.Opponent, Color: e.Color}
			entry.Extra = e.Primary - s.Of(entry.Outcome)
			p.Rounds = append(p.Rounds, entry)
		}
		d.Players = append(d.Players, p)
	}
	return swiss.NewTournament(d)
}

// teamsOf returns the teams of a file as the tie-breaks count them. What a match is worth, and over how many boards it
// goes, follows from the matches of the file: the most match points of a side, and the most game points of both.
func teamsOf(f *matchevent.File, m *swiss.Matches) tiebreak.TeamEvent {
	ev := team.Rules{}.Event(m, func(swiss.TPN, int) []swiss.Points { return nil })
	ev.Rounds, ev.GamePointsFirst = f.Round-1, f.GamePointsFirst
	ev.Win, ev.Draw = 2*swiss.Point, swiss.Point
	for i := range ev.Teams {
		for r := range ev.Teams[i].Matches {
			x := &ev.Teams[i].Matches[r]
			if f.GamePointsFirst { // entries hold the primary score first
				x.MP, x.GP = x.GP, x.MP
			}
		}
	}
	for _, t := range ev.Teams {
		for r, x := range t.Matches {
			if x.Outcome == swiss.Win {
				ev.Win = max(ev.Win, x.MP)
			}
			if m.Entry(t.TPN, r+1).Kind == swiss.PlayedMatch {
				other, _ := gamePoints(m.Entry(x.Opponent, r+1), f.GamePointsFirst)
				ev.Boards = max(ev.Boards, int((x.GP+other)/swiss.Point))
			}
		}
	}
	return ev
}

func gamePoints(e swiss.MatchEntry, first bool) (game, match swiss.Points) {
	if first {
		return e.Primary, e.Secondary
	}
	return e.Secondary, e.Primary
}
