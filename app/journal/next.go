package journal

import "slices"

// Step is what a section needs next.
type Step string

// The steps of a section, in the order of a day.
const (
	StepPlayers Step = "players" // at least two players
	StepOrder   Step = "order"   // give the pairing numbers
	StepColor   Step = "color"   // draw the initial colour
	StepPair    Step = "pair"    // pair the next round
	StepPublish Step = "publish" // look at the draft and publish it
	StepResults Step = "results" // enter the missing results
	StepClose   Step = "close"   // close the round
	StepFinish  Step = "finish"  // every round is played: finish the event
	StepDone    Step = "done"    // the event is finished
)

// Next is the next right action of a section.
type Next struct {
	Step   Step
	Round  int        // the round it concerns
	Boards []int      // for StepResults: the missing boards
	Left   []PlayerID // for StepOrder: who has no number yet
}

// Next returns the next right action of a section, and so what stands between here and the next round.
func (s State) Next(id SectionID) Next {
	sec, err := s.section(id)
	if err != nil {
		return Next{Step: StepPlayers}
	}
	n := len(sec.Rounds)
	if s.finished {
		return Next{Step: StepDone, Round: n}
	}
	if n > 0 {
		switch r := sec.Rounds[n-1]; r.phase() {
		case Draft:
			return Next{Step: StepPublish, Round: n}
		case Published:
			return Next{Step: StepResults, Round: n, Boards: r.missing()}
		case Complete:
			return Next{Step: StepClose, Round: n}
		}
	}
	if n >= sec.Config.Rounds {
		return Next{Step: StepFinish, Round: n}
	}
	next := Next{Step: StepPair, Round: n + 1}
	var coming int
	out := s.SitsOut(id, n+1)
	for _, p := range s.members(id) {
		if p.TPN == 0 {
			next.Left = append(next.Left, p.ID)
		}
		if _, away := absence(p, n+1, out); !away {
			coming++
		}
	}
	switch {
	case coming < 2:
		next.Step = StepPlayers
	case !sec.Ordered || len(next.Left) > 0:
		next.Step = StepOrder
	case sec.Color == 0 && sec.Config.DrawsLot():
		next.Step = StepColor
	}
	return next
}

// IsStale reports whether the draft of the last round was paired on data that have changed since: a corrected result, or
// players who left, came or asked for a bye. It should be paired anew.
func (s State) IsStale(id SectionID) bool {
	return slices.ContainsFunc(s.DraftWarnings(id), Warning.IsStale)
}

// IsStale reports whether the warning is of such a change.
func (w Warning) IsStale() bool {
	return w.Kind == WarnStale || w.Kind == WarnUnpaired || w.Kind == WarnAbsentPaired
}
