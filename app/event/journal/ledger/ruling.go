package ledger

import (
	"slices"
	"time"

	"wasit/app/event/journal/term"
	"wasit/rules"
	"wasit/rules/ruling"
)

// Seats says who sits at a board of a round: nobody where there is no such round or board, since it was taken back.
type Seats func(round, board int) (white, black term.PlayerID)

// A Ruled is an incident with what follows from it by the Laws under which it was ruled on.
type Ruled struct {
	Incident
	Laws   Laws // by which it was ruled on
	Ruling ruling.Ruling
	Err    error // there is no ruling: its round was taken back
}

// Rulings rules on every incident, oldest first, by laws or by those under which it was ruled on before they were in force, counting the
// player's offences of the game before it that were ruled on and stand.
func (l *Ledger) Rulings(laws Laws, seats Seats) []Ruled {
	if len(l.Incidents) == 0 {
		return nil
	}
	r := l.RulesOf(laws)
	before := map[game][]ruling.Kind{}
	list := make([]Ruled, len(l.Incidents))
	for i, in := range l.Incidents {
		list[i].Incident, list[i].Laws = *in, in.Under.LawsOf(laws)
		white, black := seats(in.Round, in.Board)
		if in.Player == 0 || in.Player != white && in.Player != black {
			list[i].Err = &term.UnknownError{Round: in.Round, Board: in.Board, Player: in.Player}
			continue
		}
		g := game{in.Round, in.Player}
		by := &r
		if in.Under != nil {
			then := l.RulesUnder(in.Under, laws)
			by = &then
		}
		out, err := by.Rule(in.asCase(in.Player == white, before[g]))
		list[i].Ruling, list[i].Err = out, err
		if list[i].stands() {
			before[g] = append(slices.Clip(before[g]), in.Offence.Offence)
		}
	}
	return list
}

// game identifies a game by its round and one of its players.
type game struct {
	round  int
	player term.PlayerID
}

// stands reports whether the ruling counts: it was made, and no appeal has overturned it.
func (in *Ruled) stands() bool { return in.Err == nil && in.Ruling.Refusal == "" && !in.IsOverturned() }

// Standing returns the offences of a player in one game that count, in order: those recorded before an entry, or all for 0.
func (l *Ledger) Standing(round int, player term.PlayerID, before term.IncidentID, laws Laws, seats Seats) []ruling.Kind {
	part := Ledger{Local: l.Local}
	for _, in := range l.Incidents {
		if in.Round == round && in.Player == player && (before == 0 || in.ID < before) {
			part.Incidents = append(part.Incidents, in)
		}
	}
	var kinds []ruling.Kind
	for _, in := range part.Rulings(laws, seats) {
		if in.stands() {
			kinds = append(kinds, in.Offence.Offence)
		}
	}
	return kinds
}

// RulingOn returns the ruling on one incident; it looks at the offences of its game alone.
func (l *Ledger) RulingOn(which term.IncidentID, laws Laws, seats Seats) (ruling.Ruling, error) {
	return l.rulingOn(which, laws, seats, false)
}

// RulingIf returns what the ruling on one incident would be if all of its game were ruled on by laws.
func (l *Ledger) RulingIf(which term.IncidentID, laws Laws, seats Seats) (ruling.Ruling, error) {
	return l.rulingOn(which, laws, seats, true)
}

func (l *Ledger) rulingOn(which term.IncidentID, laws Laws, seats Seats, anew bool) (ruling.Ruling, error) {
	at := slices.IndexFunc(l.Incidents, func(in *Incident) bool { return in.ID == which })
	if at < 0 {
		return ruling.Ruling{}, &term.UnknownError{Incident: which}
	}
	part := Ledger{Local: l.Local}
	for _, in := range l.Incidents[:at+1] {
		if in.Round == l.Incidents[at].Round && in.Player == l.Incidents[at].Player {
			if anew && in.Under != nil {
				c := *in
				c.Under, in = nil, &c
			}
			part.Incidents = append(part.Incidents, in)
		}
	}
	list := part.Rulings(laws, seats)
	last := list[len(list)-1]
	return last.Ruling, last.Err
}

func (in *Incident) asCase(white bool, before []ruling.Kind) ruling.Case {
	c := ruling.Case{Kind: in.Offence.Offence, Offender: ruling.Side(white), Replied: in.Replied, Pressed: !in.Unpressed,
		SameMove: in.SameMove, Mended: in.Mended, Ended: in.Ended, LateBy: seconds(in.LateBy), OtherLateBy: seconds(in.OtherLateBy),
		Ran: seconds(in.Ran), Request: in.Request, Increment: seconds(in.Increment), Before: before}
	if in.Short {
		c.Left = new(time.Duration) // less than any edition asks for
	}
	if in.Claimed {
		c.By = ruling.Opponent
	}
	switch in.Mate {
	case mateWord(rules.CanMate):
		c.Mate.Verdict = rules.CanMate
	case mateWord(rules.CannotMate):
		c.Mate.Verdict = rules.CannotMate
	}
	return c
}

func seconds(n int) time.Duration { return time.Duration(n) * time.Second }

// SitsOut returns the players who may not play a round because of a penalty, by what was ruled or given in the rounds before.
func (l *Ledger) SitsOut(round int, laws Laws, seats Seats) []term.PlayerID {
	var list []term.PlayerID
	for _, in := range l.Rulings(laws, seats) {
		if in.IsOverturned() || in.Round >= round {
			continue
		}
		rounds := 0
		if in.Err == nil && in.Ruling.Refusal == "" {
			for _, p := range in.Ruling.Penalties {
				rounds = max(rounds, p.Rounds)
			}
		}
		for _, p := range in.Penalties {
			rounds = max(rounds, p.Rounds)
		}
		if in.Round+rounds >= round {
			list = append(list, in.Player)
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// GameCards is what a player has gathered in one game.
type GameCards struct {
	Cards, ToLose int // under an overlay with cards; ToLose 0: there are none
	Illegal       int // counted illegal moves; Of loses
	Of            int
	Offences      int // that were ruled on, whatever they cost
	Red           bool
}

// CardsInRound returns what the players of a round have gathered in their games of it.
func (l *Ledger) CardsInRound(round int, laws Laws, seats Seats) map[term.PlayerID]GameCards {
	var cards map[term.PlayerID]GameCards
	for _, in := range l.Rulings(laws, seats) {
		if in.Round != round || !in.stands() {
			continue
		}
		if cards == nil {
			cards = map[term.PlayerID]GameCards{}
		}
		t := cards[in.Player]
		t.Offences++
		if in.Ruling.Carded {
			t.Cards, t.ToLose, t.Red = in.Ruling.Cards.Cards, in.Ruling.Cards.ToLose, in.Ruling.Cards.RedCard
		}
		if in.Ruling.ToLose > 0 {
			t.Illegal, t.Of = in.Ruling.Count, in.Ruling.ToLose
		}
		cards[in.Player] = t
	}
	return cards
}
