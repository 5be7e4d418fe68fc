package team

import (
	"fmt"
	"slices"

	"wasit/swiss"
)

// Roster is a team's list of players in board order, reserves last.
type Roster struct {
	Team    swiss.TPN
	Players []swiss.TPN // personal numbers of the event's player list
}

// BoardOrder is the rule for line-ups.
type BoardOrder uint8

// The rules.
const (
	// RosterOrder: nobody plays above a teammate listed higher; reserves come in at the end and the others move up.
	RosterOrder BoardOrder = iota
	// FixedBoards: a player keeps the board of the list; a reserve takes the place of whoever is missing.
	FixedBoards
	// FreeOrder: any player of the list on any board.
	FreeOrder
)

// LineupErrorKind says what is wrong with a line-up.
type LineupErrorKind string

// The kinds.
const (
	LineupLength   LineupErrorKind = "length"    // not one entry a board
	LineupStranger LineupErrorKind = "stranger"  // not in the list of the team
	LineupTwice    LineupErrorKind = "twice"     // one player on two boards
	LineupOrder    LineupErrorKind = "order"     // the order of boards breaks the rule of the event
	LineupGap      LineupErrorKind = "gap"       // an empty board above a player
	LineupTooSmall LineupErrorKind = "too-small" // fewer players than the event asks for
)

// A LineupError reports a line-up that may not be played. Board counts from 1.
type LineupError struct {
	Kind  LineupErrorKind
	Team  swiss.TPN
	Board int
	TPN   swiss.TPN
}

func (e *LineupError) Error() string {
	return fmt.Sprintf("team: team %d, board %d, player %d: %s", e.Team, e.Board, e.TPN, e.Kind)
}

// Rules of a team event beside the pairing.
type Rules struct {
	Boards    int
	Order     BoardOrder
	Least     int  // players a team must bring; 0: one
	GapsAllow bool // empty boards anywhere; else only at the end
	// Match points; all zero means 2, 1, 0.
	Win, Draw, Loss swiss.Points
	Game            swiss.Scoring // of a single board; the zero value is standard
	GameFirst       bool          // the primary score is that of the games, the secondary one match points (C.04.6 1.2)
}

func (r Rules) matchPoints() (win, draw, loss swiss.Points) {
	if r.Win == 0 && r.Draw == 0 && r.Loss == 0 {
		return 2 * swiss.Point, swiss.Point, 0
	}
	return r.Win, r.Draw, r.Loss
}

func (r Rules) game() swiss.Scoring {
	if r.Game == (swiss.Scoring{}) {
		return swiss.StandardScoring()
	}
	return r.Game
}

// Check answers *LineupError where a line-up (board 1 first, 0 = empty board) may not be played by the team.
func (r Rules) Check(team Roster, lineup []swiss.TPN) error {
	fail := func(k LineupErrorKind, board int, tpn swiss.TPN) error { return &LineupError{k, team.Team, board, tpn} }
	if len(lineup) != r.Boards {
		return fail(LineupLength, len(lineup), 0)
	}
	seen := map[swiss.TPN]bool{}
	present, above := 0, -1
	for b, tpn := range lineup {
		if tpn == 0 {
			continue
		}
		at := slices.Index(team.Players, tpn)
		switch {
		case at < 0:
			return fail(LineupStranger, b+1, tpn)
		case seen[tpn]:
			return fail(LineupTwice, b+1, tpn)
		case present < b && !r.GapsAllow:
			return fail(LineupGap, b+1, tpn)
		case r.Order == RosterOrder && at < above, r.Order == FixedBoards && at < r.Boards && at != b:
			return fail(LineupOrder, b+1, tpn)
		}
		seen[tpn] = true
		present++
		above = at
	}
	if present < max(r.Least, 1) {
		return fail(LineupTooSmall, 0, 0)
	}
	return nil
}

// BoardColor returns the colour of a team on a board (from 1) when it has first on board 1: colours alternate.
func BoardColor(first swiss.Color, board int) swiss.Color {
	if board%2 == 0 {
		return first.Other()
	}
	return first
}
