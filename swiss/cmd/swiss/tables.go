package main

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"wasit/swiss"
	"wasit/swiss/groups"
	"wasit/swiss/knockout"
	"wasit/swiss/lot"
	"wasit/swiss/scheveningen"
)

// table returns a system whose rounds follow from the players of the file: groups formed as a snake, a Scheveningen match
// of the two teams (310) of the file, a knock-out. It is nil for any other name.
func (e *event) table(name string, cycles int) (swiss.System, error) {
	switch {
	case strings.HasPrefix(name, "groups"):
		n := 2
		if text, given := strings.CutPrefix(name, "groups:"); given {
			var err error
			if n, err = strconv.Atoi(text); err != nil || n < 1 || n > e.tour.Len() {
				return nil, &inputError{fmt.Errorf("system %q: expected groups:N with N from 1 to %d", name, e.tour.Len())}
			}
		}
		return groups.System{Groups: groups.Snake(e.tour.TPNs(), n), Cycles: cycles}, nil
	case name == "scheveningen":
		if len(e.doc.Teams) != 2 {
			return nil, &inputError{fmt.Errorf("scheveningen: the file has %d teams: expected two records 310, players in board order", len(e.doc.Teams))}
		}
		return scheveningen.System{A: e.doc.Teams[0].Players, B: e.doc.Teams[1].Players, Cycles: cycles}, nil
	case name == "knockout":
		return bracketOf{e.tour}, nil
	}
	return nil, nil
}

// bracketOf is a knock-out of single games seeded by pairing number. Who goes on from a drawn game is told by the next
// round of the file; coins come from the seed 1.
type bracketOf struct{ file *swiss.Tournament }

// Code returns "knockout".
func (bracketOf) Code() string { return "knockout" }

// Pair plays the rounds before on the bracket and pairs the next one.
func (b bracketOf) Pair(ctx context.Context, t *swiss.Tournament, round int, w swiss.Watch) (*swiss.Pairing, error) {
	if t.Len() < 2 {
		return nil, &swiss.RequestError{Round: round, Need: swiss.NeedPlayers}
	}
	format := knockout.Format{Ladder: []knockout.Stage{{Kind: knockout.LadderGames, Games: 1}}}
	state, err := knockout.Start(knockout.Standard(t.TPNs()), format, lot.Seed(1))
	for n := 1; n < round && err == nil; n++ {
		if state, err = state.Publish(); err == nil {
			state, err = replay(state, b.file, n)
		}
	}
	var refused *knockout.Error
	switch {
	case errors.As(err, &refused) && refused.Kind == knockout.EventOver:
		return nil, &swiss.RequestError{Round: round, Need: swiss.NeedRoundInEvent}
	case err != nil:
		return nil, &inputError{err}
	}
	return knockout.System{State: state}.Pair(ctx, t, round, w)
}

// replay plays round n of the file on the bracket.
func replay(state *knockout.State, t *swiss.Tournament, n int) (*knockout.State, error) {
	var drawn []int // decided last: who wins the other semi-final helps
	for i, m := range state.Matches(n) {
		if m.Reason != knockout.Undecided {
			continue
		}
		upper, lower := t.Entry(m.Upper, n), t.Entry(m.Lower, n)
		if upper.Opponent != m.Lower {
			return nil, fmt.Errorf("round %d: the bracket has %d-%d, the file has another game of %d", n, m.Upper, m.Lower, m.Upper)
		}
		var err error
		switch {
		case !upper.Outcome.IsPlayed() && upper.Outcome == lower.Outcome:
			state, err = state.WalkOver(n, i+1, 0)
		case upper.Outcome == swiss.ForfeitWin:
			state, err = state.WalkOver(n, i+1, m.Lower)
		case lower.Outcome == swiss.ForfeitWin:
			state, err = state.WalkOver(n, i+1, m.Upper)
		default:
			if upper.Color == swiss.Black {
				m.Upper, m.Lower, upper, lower = m.Lower, m.Upper, lower, upper
			}
			if state, err = state.Give(n, i+1, m.Upper); err == nil {
				state, err = state.Record(n, i+1, upper.Outcome, lower.Outcome)
			}
			if err == nil && state.Matches(n)[i].Reason == knockout.Undecided {
				drawn = append(drawn, i+1)
			}
		}
		if err != nil {
			return nil, err
		}
	}
	for _, board := range drawn {
		var err error
		if state, err = tieBroken(state, t, n, board); err != nil {
			return nil, err
		}
	}
	return state, nil
}

// tieBroken decides a drawn game by who has a game in the next round. After a semi-final both may have one.
func tieBroken(state *knockout.State, t *swiss.Tournament, n, board int) (*knockout.State, error) {
	m := state.Matches(n)[board-1]
	upper, lower := t.Entry(m.Upper, n+1).Opponent, t.Entry(m.Lower, n+1).Opponent
	if n+1 == state.Rounds() && upper != 0 && lower != 0 { // the winner of the other semi-final is met in the final
		other := state.Matches(n)[2-board]
		upper, lower = upper-other.Winner, lower-other.Winner
		if upper == 0 || lower == 0 {
			upper, lower = lower, upper // zero met the winner
		}
	}
	switch {
	case upper != 0 && lower == 0:
		return state.WalkOver(n, board, m.Lower)
	case lower != 0 && upper == 0:
		return state.WalkOver(n, board, m.Upper)
	}
	return nil, fmt.Errorf("round %d: %d-%d is drawn, and no later game says who goes on", n, m.Upper, m.Lower)
}
