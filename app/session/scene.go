package session

import (
	"wasit/app/event/journal"
	"wasit/app/event/scenario"
)

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
