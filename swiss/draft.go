package swiss

import (
	"fmt"
	"strings"
)

// Limits of an event, checked before anything is computed.
const (
	MaxPlayers = 2000 // unless the draft's own Limit says otherwise
	MaxRounds  = 200  // a long all-play-all: 100 players, twice
	MaxTPN     = 9999
)

// Draft is an event as it was typed or read. It may hold any mistake.
type Draft struct {
	TotalRounds  int // declared before the start (C.04.1 1); 0 is not known, and then nothing can be paired
	Scoring      Scoring
	InitialColor Color // drawn by lot before round 1 (C.04.3 5.1); zero: not drawn
	Players      []Player
	Forbidden    []Forbidden
	Limit        int // the most players allowed; 0: MaxPlayers. No event has more than MaxTPN
}

// limit returns the most players that d may have.
func (d *Draft) limit() int {
	if d.Limit > 0 {
		return d.Limit
	}
	return MaxPlayers
}

// Forbidden is a set of players of whom no two may meet in rounds First to Last (TRF26 260). Last 0 means to the end.
type Forbidden struct {
	First, Last int
	Players     []TPN
}

// DefectKind says what is wrong with a draft.
type DefectKind uint8

// The defects of a draft.
const (
	DefectNoPlayers     DefectKind = iota + 1
	DefectTooMany                  // Value: how many players
	DefectRounds                   // Value: TotalRounds, or the length of a history that exceeds it
	DefectScoring                  // a negative or unordered award (win < draw < loss)
	DefectTPN                      // outside 1..MaxTPN
	DefectDuplicateTPN             // twice the same pairing number
	DefectOutcome                  // not an outcome
	DefectNoOpponent               // a game without opponent
	DefectOpponent                 // an opponent that is not in the list, or the player himself
	DefectByeOpponent              // a bye with an opponent
	DefectNotMutual                // the opponent names somebody else in this round
	DefectColor                    // a game without colours, or both the same
	DefectContradiction            // results that cannot stand beside each other, such as win and win
	DefectSecondPAB                // more than one pairing-allocated bye in a round
	DefectForbidden                // a forbidden pair names an unknown player or impossible rounds
	DefectInitialColor             // neither White nor Black
	defectKinds
)

var defectTexts = [defectKinds]string{
	DefectNoPlayers:     "no players",
	DefectTooMany:       "too many players",
	DefectRounds:        "impossible number of rounds",
	DefectScoring:       "impossible points for win, draw and loss",
	DefectTPN:           "impossible pairing number",
	DefectDuplicateTPN:  "pairing number used twice",
	DefectOutcome:       "unknown outcome",
	DefectNoOpponent:    "a game without opponent",
	DefectOpponent:      "unknown opponent",
	DefectByeOpponent:   "a bye with an opponent",
	DefectNotMutual:     "the opponent has another opponent",
	DefectColor:         "the colours of the two players do not fit",
	DefectContradiction: "the results of the two players contradict each other",
	DefectSecondPAB:     "a second pairing-allocated bye in one round",
	DefectForbidden:     "impossible forbidden pair",
	DefectInitialColor:  "unknown initial colour",
}

// String returns a short English description for logs; screens take their words from the kind.
func (k DefectKind) String() string {
	if k > 0 && k < defectKinds {
		return defectTexts[k]
	}
	return "unknown defect"
}

// Defect is one mistake and its place. Fields that do not apply are zero.
type Defect struct {
	Kind     DefectKind
	TPN      TPN
	Round    int
	Opponent TPN
	Value    int
}

func (d Defect) String() string {
	var b strings.Builder
	b.WriteString(d.Kind.String())
	for _, part := range []struct {
		name  string
		value int
	}{{"player", int(d.TPN)}, {"round", d.Round}, {"opponent", int(d.Opponent)}, {"value", d.Value}} {
		if part.value != 0 {
			fmt.Fprintf(&b, ", %s %d", part.name, part.value)
		}
	}
	return b.String()
}

// DraftError lists every defect of a draft, in order of round-free defects, then player, then round.
type DraftError struct{ Defects []Defect }

func (e *DraftError) Error() string {
	if len(e.Defects) == 1 {
		return "swiss: " + e.Defects[0].String()
	}
	return fmt.Sprintf("swiss: %s (and %d more)", e.Defects[0], len(e.Defects)-1)
}
