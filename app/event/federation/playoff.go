package federation

import (
	"fmt"
	"slices"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/swiss"
	"wasit/swiss/knockout"
	"wasit/swiss/trf"
)

// A part is which games of a knock-out a report holds: the zero value all of them, else those of the matches themselves or those of
// play-offs at one rate of play. Games at different rates are rated on different lists and never stand in one report (FIDE B.02 1).
type part struct {
	alone bool           // the games of the matches themselves
	rate  knockout.Stage // of play-offs, without the number of their games
}

func (p part) isPlayOff() bool { return p.rate != knockout.Stage{} }

// of leaves the games that belong to the part, without choices of colours.
func (p part) of(sec journal.Section, steps []journal.MatchStep) []journal.MatchStep {
	at := map[int]int{}
	return slices.DeleteFunc(slices.Clone(steps), func(g journal.MatchStep) bool {
		if g.Score.IsZero() {
			return true
		}
		at[g.Board]++
		if !sec.IsBracket() {
			return false
		}
		switch stage := stageOf(sec, at[g.Board]); {
		case p.isPlayOff():
			return rateOf(stage) != p.rate || g.IsForfeit()
		case p.alone:
			return stage != knockout.Stage{}
		}
		return false
	})
}

// ownGames is how many games a match has before its play-off.
func ownGames(sec journal.Section) int {
	if sec.IsTeamCup() {
		return sec.Boards()
	}
	return max(sec.Options.Games, 1)
}

// stageOf is the step of the ladder that game n of a match belongs to, zero for the match itself.
func stageOf(sec journal.Section, n int) knockout.Stage {
	n -= ownGames(sec)
	ladder := regulation.Format(sec.SectionConfig).Ladder
	for _, stage := range ladder {
		if n <= 0 {
			return knockout.Stage{}
		}
		if n <= stage.Games {
			return stage
		}
		n -= stage.Games
	}
	return ladder[len(ladder)-1]
}

// rateOf is the rate of play of a step of the ladder; zero where none can be rated: an Armageddon game gives the sides other times, and
// without clocks there is no rate.
func rateOf(stage knockout.Stage) knockout.Stage {
	if stage.Kind != knockout.LadderGames || stage.DecidedByCapRule {
		return knockout.Stage{}
	}
	stage.Games = 0
	return stage
}

// A PlayOff is the rate of play of games that are reported apart.
type PlayOff struct{ Base, Increment int } // minutes, seconds a move

// Code is the rate of play as record 222 holds it.
func (p PlayOff) Code() string { return fmt.Sprintf("%d+%d", 60*p.Base, p.Increment) }

// List is the rating list on which the games are rated.
func (p PlayOff) List() string { return ProposedList(p.Code()) }

// PlayOffs are the rates of play at which play-offs of a knock-out were played, in the order of the ladder. Those of no list are left out.
func PlayOffs(s journal.State, id journal.SectionID) (list []PlayOff) {
	sec, ok := s.Section(id)
	if !ok || !sec.IsBracket() {
		return nil
	}
	for _, stage := range regulation.Format(sec.SectionConfig).Ladder {
		rate := rateOf(stage)
		p := PlayOff{rate.Base, rate.Increment}
		if rate == (knockout.Stage{}) || slices.Contains(list, p) {
			continue
		}
		for n := 1; n <= sec.Round; n++ {
			if len(part{rate: rate}.of(sec, s.Steps(id, n))) > 0 {
				list = append(list, p)
				break
			}
		}
	}
	return list
}

// hasPlayOff reports whether a match of a knock-out had games after its own, those that are not rated among them.
func hasPlayOff(s journal.State, sec journal.Section) bool {
	for n := 1; n <= sec.Round && sec.IsBracket(); n++ {
		if len(part{}.of(sec, s.Steps(sec.ID, n))) > len(part{alone: true}.of(sec, s.Steps(sec.ID, n))) {
			return true
		}
	}
	return false
}

// RatedReport is the report that a federation rates the section from: that of [Report], of a knock-out without its play-offs, which are
// reported each at its own rate of play by [PlayOffReport]. Taken over, it is the whole event: a comment tells the play-offs.
func RatedReport(s journal.State, id journal.SectionID, ranks map[swiss.TPN]int) (*trf.Document, error) {
	sec, ok := s.Section(id)
	if !ok || !hasPlayOff(s, sec) {
		return Report(s, id, ranks)
	}
	if sec.IsTeamCup() {
		return Report(s, id, ranks)
	}
	r := &reporter{s: s, sec: sec, ranks: ranks, part: part{alone: true}}
	return r.games()
}

// playOffComment tells who checks the report why no system pairs its games.
const playOffComment = "### play-offs of a knock-out: who meets whom follows from its bracket, which is in the report of its matches"

// PlayOffReport is the report of the play-offs of a knock-out at one rate of play. It holds those who played, and no places.
func PlayOffReport(s journal.State, id journal.SectionID, p PlayOff) (*trf.Document, error) {
	sec, ok := s.Section(id)
	if !ok {
		return nil, &journal.UnknownError{Section: id}
	}
	rate := fmt.Sprintf("%d+%d", p.Base, p.Increment)
	sec.TimeCode, sec.TimeControl, sec.Rating.List = p.Code(), rate, ""
	r := &reporter{s: s, sec: sec, part: part{rate: knockout.Stage{Base: p.Base, Increment: p.Increment}}}
	report := r.games
	if sec.IsTeamCup() {
		report = r.teams
	}
	d, err := report()
	if err != nil {
		return nil, err
	}
	if sec.IsTeamCup() {
		withoutTeams(d)
	}
	d.Name += " - play-offs " + rate
	d.TieBreaks, d.RankFederation, d.RankMethod = nil, "", ""
	d.Other = []string{playOffComment}
	onlyPlayed(d)
	return d, nil
}

// onlyPlayed leaves those who have a game, numbered from 1, each with his points in these games.
func onlyPlayed(d *trf.Document) {
	number := map[swiss.TPN]swiss.TPN{}
	var left []trf.Player
	for _, p := range d.Players {
		for i := range p.Rounds {
			if p.Rounds[i].Opponent == 0 {
				p.Rounds[i] = swiss.Entry{}
			} else {
				number[p.TPN] = 0
			}
		}
		if _, played := number[p.TPN]; played {
			number[p.TPN] = swiss.TPN(len(left) + 1)
			left = append(left, p)
		}
	}
	for i := range left {
		left[i].TPN = number[left[i].TPN]
		left[i].Points = 0
		for k := range left[i].Rounds {
			e := &left[i].Rounds[k]
			e.Opponent = number[e.Opponent]
			left[i].Points += swiss.StandardScoring().Of(e.Outcome)
		}
	}
	for i := range d.National {
		d.National[i].TPN = number[d.National[i].TPN]
	}
	d.National = slices.DeleteFunc(d.National, func(n trf.National) bool { return n.TPN == 0 })
	d.Players = left
	d.PlayerCount, d.RatedCount = counts(left)
}

// playOff are the games of a match that the columns of the report leave out.
func (r *reporter) playOff(round int, row journal.Row) (list []playOffNote) {
	if !r.part.alone {
		return nil
	}
	steps := r.s.Steps(r.sec.ID, round)
	own := len(slices.DeleteFunc(r.part.of(r.sec, steps), func(g journal.MatchStep) bool { return g.Board != row.Number }))
	for _, g := range (part{}).of(r.sec, steps) {
		if g.Board != row.Number {
			continue
		}
		if own--; own < 0 {
			list = append(list, playOffNote{r.numbers([]journal.PlayerID{g.White})[0], g.Score})
		}
	}
	return list
}

// playOff are the games of a board that the note of the file tells beside its columns.
func (f *facts) playOff(b journal.Board, matches []matchNote) (list []journal.MatchStep) {
	for _, m := range matches {
		if f.ids[m.White] != b.White || f.ids[m.Black] != b.Black {
			continue
		}
		for _, g := range m.PlayOff {
			if g.White == m.White || g.White == m.Black {
				list = append(list, journal.MatchStep{White: f.ids[g.White], Score: g.Result})
			}
		}
	}
	return list
}
