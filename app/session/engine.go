package session

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/app/event/scenario"
	"wasit/swiss"
	"wasit/swiss/lot"
)

// Lot returns the seed of the next lot of the event (formats: lot k starts at output k of the event's generator); offset
// is 1 for the next, 2 for the one after it.
func (m Session) Lot(offset int) lot.Seed {
	drawn := 0
	for _, sec := range m.Event.Ahead.Sections() {
		drawn += len(sec.Lots)
		if slices.Contains(sec.Order.Keys, journal.ByLot) {
			drawn++
		}
		if sec.ColorSeed != 0 {
			drawn++
		}
	}
	return lot.Lot(m.Event.Ahead.Event().Seed, drawn+offset)
}

// PairingProgress says how far the engine is.
type PairingProgress struct{ Done, Total int }

// RoundComputed brings the engine's pairing.
type RoundComputed struct {
	ID      string
	Section journal.SectionID
	Pairing swiss.Pairing
	Engine  string
	Apart   journal.Apart
}

// PairingFailed says why there is no pairing.
type PairingFailed struct {
	ID    string
	Err   error
	Asked PairRound
}

// PairingStopped says that the person stopped the engine.
type PairingStopped struct{}

// CompareRound has the engine pair a round of a file, or a later round on a corrected result; RoundCompared comes back.
type CompareRound struct {
	ID         string
	Section    journal.SectionID
	Round      int
	System     swiss.System
	Tournament *swiss.Tournament
	Of         CorrectKey
	Taken      bool // a round of a file that is taken over is compared, no correction weighed
}

func (CompareRound) cmd() {}

// CorrectKey names one proposed correction, so that an answer that comes late is not taken for another's.
type CorrectKey struct {
	Round, Board int
	State        journal.StateID
	Score        journal.Score
	Reverse      bool
}

// RoundCompared brings what the engine would pair.
type RoundCompared struct {
	Asked   CompareRound
	Pairing *swiss.Pairing
	Err     error
}

// Why is the explanation of one round, computed from the journal as it is now.
type Why struct {
	Section journal.SectionID
	System  string // of journal.SectionConfig
	Round   int
	Of      journal.StateID // what it was computed from
	Same    bool            // the engine pairs today what the round has
	Text    *swiss.Explanation
}

// ExplainRound has the engine pair a round again, to learn why; RoundExplained comes back.
type ExplainRound struct {
	ID         string
	Section    journal.SectionID
	Round      int
	System     swiss.System
	Of         journal.StateID // the state that is explained
	Tournament *swiss.Tournament
}

func (ExplainRound) cmd() {}

// KnowsWhy reports whether the explanation of a round is that of the newest state, stored or still on its way.
func (e *Event) KnowsWhy(round int) bool {
	w := e.Why
	return w != nil && w.Section == e.Section && w.Round == round && w.Of == e.Ahead.ID()
}

// RoundExplained brings the engine's reasons.
type RoundExplained struct {
	Asked   ExplainRound
	Pairing *swiss.Pairing
	Err     error
}

// SamePairs reports whether a pairing is the one that the round has.
func SamePairs(s journal.State, id journal.SectionID, n int, p *swiss.Pairing) bool {
	r, ok := s.Round(id, n)
	if !ok || len(r.Boards) != len(p.Pairs) {
		return false
	}
	var have []swiss.Pair
	for _, b := range r.Boards {
		white, _ := s.Player(b.White)
		black, _ := s.Player(b.Black)
		have = append(have, swiss.Pair{White: white.TPN, Black: black.TPN})
	}
	for _, pair := range p.Pairs {
		if !slices.Contains(have, pair) {
			return false
		}
	}
	return true
}

// RankScene ranks every outcome of the open boards of a scene; SceneRanked comes back.
type RankScene struct{ Scene scenario.Scene }

func (RankScene) cmd() {}

// StopScene stops it.
type StopScene struct{}

func (StopScene) cmd() {}

// Ranking is a scene whose outcomes are being ranked, or that are.
type Ranking struct {
	Of          journal.StateID // the state that it is of
	Done, Total int             // outcomes, while they are ranked
	Exact       *scenario.Scene // once all are
	Failed      error
}

// RankedScene returns the ranking of the newest state; ok is false where none was asked for.
func (e *Event) RankedScene() (r Ranking, ok bool) {
	return e.Ranking, e.Ranking.Of != nil && e.Ranking.Of == e.Ahead.ID()
}

// SceneProgress says how far a ranking is.
type SceneProgress struct {
	Of          journal.StateID
	Done, Total int
}

// Update takes it while that ranking is the one that is waited for.
func (msg SceneProgress) Update(m Session, _ Env) (Session, []Cmd) {
	if m.Event != nil && m.Event.Ranking.Of == msg.Of {
		e := *m.Event
		e.Ranking.Done, e.Ranking.Total = msg.Done, msg.Total
		m.Event = &e
	}
	return m, nil
}

// SceneRanked brings the places that occur; with an error there are none: it was stopped, or cannot be.
type SceneRanked struct {
	Of    journal.StateID
	Scene scenario.Scene
	Err   error
}

// Update takes it while that ranking is the one that is waited for.
func (msg SceneRanked) Update(m Session, _ Env) (Session, []Cmd) {
	if m.Event == nil || m.Event.Ranking.Of != msg.Of {
		return m, nil
	}
	e := *m.Event
	e.Ranking = Ranking{Of: msg.Of, Failed: msg.Err}
	if msg.Err == nil {
		e.Ranking.Exact = &msg.Scene
	}
	m.Event = &e
	return m, nil
}
