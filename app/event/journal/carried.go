package journal

import (
	"fmt"
	"slices"

	"wasit/swiss"
)

// Origin says who a player of a final was in the stage before it.
type Origin struct {
	Now  PlayerID `json:"now"`
	Then PlayerID `json:"then,omitzero"`
}

// Carried says which games of an earlier stage count in a section: those that two players of one group had with each other there.
type Carried struct {
	From   SectionID  `json:"from,omitzero"`    // 0: they were played elsewhere, and are not known here
	Groups [][]Origin `json:"groups,omitempty"` // the best of each group first

	// Games are those of a stage that was played elsewhere, where they are known; nil where From has them.
	Games []CarriedGame `json:"games,omitempty"`
}

// IsZero reports whether nothing is carried.
func (c Carried) IsZero() bool { return len(c.Groups) == 0 }

// CarriedGame is a game of an earlier stage, between players of the section in which it counts too.
type CarriedGame struct {
	Round int      `json:"round"` // of the earlier stage
	White PlayerID `json:"white"`
	Black PlayerID `json:"black"`
	Score Score    `json:"score"`
}

// ResultsCarried lets games of an earlier stage count in a final; they are not played again (formats.md 5.7). The games themselves
// stay where they were played: a correction there is one here.
type ResultsCarried struct {
	InSection
	Carried
}

func (e ResultsCarried) nameless() Event { return e }

func (e ResultsCarried) apply(ed *edit) error {
	sec, err := ed.section(e.Section)
	if err != nil {
		return err
	}
	if _, err := ed.s.section(e.From); e.From != 0 && err != nil || e.From == e.Section {
		return &UnknownError{Section: e.From}
	}
	if len(sec.Rounds) > 0 {
		return &RoundPhaseError{e.Section, 1, sec.Rounds[0].phase(), NoRound}
	}
	seen := map[PlayerID]bool{}
	for _, o := range slices.Concat(e.Groups...) {
		if _, err := ed.s.playerIn(e.Section, o.Now); err != nil {
			return err
		}
		if _, err := ed.s.playerIn(e.From, o.Then); err != nil && (e.From != 0 || o.Then != 0) {
			return err
		}
		if seen[o.Now] || o.Then != 0 && seen[o.Then] {
			return &UnknownError{Section: e.Section, Player: o.Now}
		}
		seen[o.Now], seen[o.Then] = true, true
	}
	if err := e.CheckGames(e.Section); err != nil {
		return err
	}
	sec.Carried = e.Carried
	return nil
}

// CheckGames reports games of an earlier stage that cannot have been played: rounds in order, nobody twice in one, both of one group.
func (c Carried) CheckGames(section SectionID) error {
	if c.From != 0 && len(c.Games) > 0 {
		return &UnknownError{Section: c.From}
	}
	group := map[PlayerID]int{}
	for g, list := range c.Groups {
		for _, o := range list {
			group[o.Now] = g + 1
		}
	}
	last, busy := 0, map[PlayerID]bool{}
	for _, g := range c.Games {
		if g.Round < max(last, 1) || g.Round > MaxRounds {
			return &ValueError{Field: "round", Value: fmt.Sprint(g.Round), Least: max(last, 1), Max: MaxRounds}
		}
		if g.Round > last {
			last, busy = g.Round, map[PlayerID]bool{}
		}
		if busy[g.White] || busy[g.Black] || g.White == g.Black || group[g.White] == 0 || group[g.White] != group[g.Black] {
			return &UnknownError{Section: section, Player: g.White}
		}
		if !g.Score.IsValid() {
			return &ValueError{Field: "score", Value: g.Score.String()}
		}
		busy[g.White], busy[g.Black] = true, true
	}
	return nil
}

// CarryResults lets the games that players had with others of their group count in a final.
type CarryResults struct {
	Section SectionID
	Carried
}

func (c CarryResults) decide(s State) ([]Event, error) {
	if _, err := s.section(c.Section); err != nil {
		return nil, err
	}
	return []Event{ResultsCarried{InSection{c.Section}, c.Carried}}, nil
}

// CarriedGroups returns the players of a section whose games with each other were played in an earlier stage, by the group that
// they come from, the best first; nil where nothing is carried. Who is not of any group stands alone.
func (s State) CarriedGroups(id SectionID) [][]PlayerID {
	sec, err := s.section(id)
	if err != nil || sec.Carried.IsZero() {
		return nil
	}
	grouped := map[PlayerID]bool{}
	var groups [][]PlayerID
	for _, list := range sec.Carried.Groups {
		var group []PlayerID
		for _, o := range list {
			if _, err := s.playerIn(id, o.Now); err == nil {
				group, grouped[o.Now] = append(group, o.Now), true
			}
		}
		if group != nil {
			groups = append(groups, group)
		}
	}
	for _, p := range s.members(id) {
		if !grouped[p.ID] {
			groups = append(groups, []PlayerID{p.ID})
		}
	}
	return groups
}

// CarriedGames returns the games of an earlier stage that count in a section, in the order in which they were played.
func (s State) CarriedGames(id SectionID) []CarriedGame {
	sec, err := s.section(id)
	if err != nil || sec.Carried.IsZero() {
		return nil
	}
	if sec.Carried.From == 0 {
		return s.knownGames(sec)
	}
	from, err := s.section(sec.Carried.From)
	if err != nil {
		return nil
	}
	now, group := map[PlayerID]PlayerID{}, map[PlayerID]int{}
	for g, list := range sec.Carried.Groups {
		for _, o := range list {
			if _, err := s.playerIn(id, o.Now); err == nil {
				now[o.Then], group[o.Then] = o.Now, g+1
			}
		}
	}
	var games []CarriedGame
	for n, r := range from.Rounds {
		for i, pair := range r.Pairs {
			if g := group[pair[0]]; g == 0 || g != group[pair[1]] || r.score(i+1).IsZero() {
				continue
			}
			games = append(games, CarriedGame{n + 1, now[pair[0]], now[pair[1]], r.score(i + 1)})
		}
	}
	return games
}

// knownGames are those of a stage that was played elsewhere, among players who are in the section.
func (s State) knownGames(sec *section) (games []CarriedGame) {
	for _, g := range sec.Carried.Games {
		_, white := s.playerIn(sec.ID, g.White)
		_, black := s.playerIn(sec.ID, g.Black)
		if white == nil && black == nil {
			games = append(games, g)
		}
	}
	return games
}

// CarriedPoints are the points of the games of an earlier stage that count in a section.
func (s State) CarriedPoints(id SectionID) map[PlayerID]swiss.Points {
	sec, err := s.section(id)
	if err != nil {
		return nil
	}
	award, points := sec.scoring(), map[PlayerID]swiss.Points{}
	for _, g := range s.CarriedGames(id) {
		if g.Score.White != swiss.Pending {
			points[g.White] += award.Of(g.Score.White)
			points[g.Black] += award.Of(g.Score.Black)
		}
	}
	return points
}

// WithCarried returns t, which is a section after some rounds, with the games of an earlier stage that count there as rounds before
// its first, and how many these are.
func (s State) WithCarried(id SectionID, t *swiss.Tournament) (*swiss.Tournament, int, error) {
	games := s.CarriedGames(id)
	if len(games) == 0 {
		return t, 0, nil
	}
	d := t.Draft()
	at := map[swiss.TPN]int{}
	for i := range d.Players {
		at[d.Players[i].TPN] = i
	}
	rounds, last := 0, 0
	for _, g := range games {
		if g.Round != last {
			rounds, last = rounds+1, g.Round
		}
	}
	for i := range d.Players {
		d.Players[i].Rounds = slices.Concat(make([]swiss.Entry, rounds), d.Players[i].Rounds)
		if p := &d.Players[i]; len(p.Ratings) > 0 {
			p.Ratings = slices.Concat(make([]int, rounds), p.Ratings)
		}
	}
	for round, last, i := 0, 0, 0; i < len(games); i++ {
		g := games[i]
		if g.Round != last {
			round, last = round+1, g.Round
		}
		white, black := s.tpn(g.White), s.tpn(g.Black)
		d.Players[at[white]].Rounds[round-1] = swiss.Entry{Outcome: g.Score.White, Opponent: black, Color: swiss.White}
		d.Players[at[black]].Rounds[round-1] = swiss.Entry{Outcome: g.Score.Black, Opponent: white, Color: swiss.Black}
	}
	d.TotalRounds += rounds
	d.Forbidden = nil // they name rounds of the section alone
	whole, err := swiss.NewTournament(d)
	return whole, rounds, err
}
