package keeper

import (
	"context"
	"errors"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/scenario"
	"wasit/app/session"
	"wasit/swiss"
)

// engine pairs as a test says.
type engine func(ctx context.Context, w swiss.Watch) (*swiss.Pairing, error)

func (engine) Code() string { return "test" }

func (e engine) Pair(ctx context.Context, _ *swiss.Tournament, _ int, w swiss.Watch) (*swiss.Pairing, error) {
	return e(ctx, w)
}

var (
	pairs engine = func(_ context.Context, w swiss.Watch) (*swiss.Pairing, error) {
		w.Yield()
		w.Progress(1, 2)
		return &swiss.Pairing{Round: 3}, nil
	}
	waits engine = func(ctx context.Context, _ swiss.Watch) (*swiss.Pairing, error) {
		<-ctx.Done()
		return nil, ctx.Err()
	}
	errNone        = errors.New("no pairing")
	fails   engine = func(context.Context, swiss.Watch) (*swiss.Pairing, error) { return nil, errNone }
)

func TestPairing(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		tab := m.tab()
		said := tab.do(session.PairRound{ID: "a", Section: 2, Round: 3, System: pairs})
		if kinds(said) != "PairingProgress RoundComputed " || said[0] != (session.PairingProgress{Done: 1, Total: 2}) {
			t.Fatalf("said %+v", said)
		}
		if got := said[1].(session.RoundComputed); got.ID != "a" || got.Section != 2 || got.Pairing.Round != 3 || got.Engine != "wasit 7" {
			t.Errorf("%+v", got)
		}
		failed := one[session.PairingFailed](t, tab.do(session.PairRound{ID: "a", Round: 4, System: fails}))
		if !errors.Is(failed.Err, errNone) || failed.ID != "a" || failed.Asked.Round != 4 {
			t.Errorf("%+v", failed)
		}
		explained := one[session.RoundExplained](t, tab.do(session.ExplainRound{ID: "a", Round: 2, System: fails}))
		if !errors.Is(explained.Err, errNone) || explained.Asked.Round != 2 {
			t.Errorf("%+v", explained)
		}
		compared := tab.do(session.CompareRound{ID: "a", Round: 5, System: pairs})
		if got, ok := compared[len(compared)-1].(session.RoundCompared); !ok || got.Pairing.Round != 3 || got.Asked.Round != 5 {
			t.Errorf("%+v", compared)
		}
	})
}

// TestPairingIsStopped: a stop ends the pairing, and no explanation that was asked for beside it.
func TestPairingIsStopped(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		tab := m.tab()
		if said := tab.do(session.StopPairing{}); len(said) > 0 {
			t.Fatalf("nothing runs: %s", kinds(said))
		}
		explains := make(chan struct{})
		slow := engine(func(ctx context.Context, _ swiss.Watch) (*swiss.Pairing, error) {
			<-explains
			return &swiss.Pairing{Round: 1}, ctx.Err()
		})
		tab.do(session.PairRound{ID: "a", System: waits})
		tab.do(session.ExplainRound{ID: "a", Round: 1, System: slow})
		one[session.PairingStopped](t, tab.do(session.StopPairing{}))
		close(explains)
		if got := one[session.RoundExplained](t, tab.after(0)); got.Err != nil || got.Pairing.Round != 1 {
			t.Errorf("the explanation beside it: %+v", got)
		}
	})
}

// TestOutcomesAreRanked: the outcomes of the last boards are ranked beside the screen, which hears how far it is; a stop ends it.
func TestOutcomesAreRanked(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		tab := m.tab()
		of := journal.StateID(new(byte))
		said := tab.do(session.RankScene{Scene: scenario.Scene{Of: of}})
		if kinds(said) != "SceneProgress SceneRanked " || said[0] != (session.SceneProgress{Of: of, Total: 1}) {
			t.Fatalf("%+v", said)
		}
		if got := said[1].(session.SceneRanked); got.Of != of || got.Err == nil { // of nothing
			t.Errorf("%+v", got)
		}
		if said := tab.do(session.StopScene{}); len(said) > 0 {
			t.Errorf("nothing runs: %s", kinds(said))
		}
	})
}
