package devices

import (
	"math/rand/v2"
	"os"
	"testing"

	"wasit/app/crew"
	"wasit/app/event/journal"
	"wasit/app/session"
)

// air carries what devices say over links, in order and one thing at a time; what is on its way over a link that is cut is lost.
type air struct {
	desk    *phone
	scorers []*phone
	queue   []flight
	up      map[*phone]bool
}

// flight is on its way between the desk and a scorer.
type flight struct {
	scorer *phone
	down   bool // to the scorer
	data   []byte
}

func (a *air) post(from *phone, to journal.DeviceID, data []byte) {
	for _, s := range a.scorers {
		if a.up[s] && (from == s || from == a.desk && to == s.place.Me) {
			a.queue = append(a.queue, flight{s, from == a.desk, data})
		}
	}
}

// deliver hands over the oldest flight.
func (a *air) deliver() {
	if len(a.queue) == 0 {
		return
	}
	p := a.queue[0]
	a.queue = a.queue[1:]
	if p.down {
		p.scorer.send(session.LinkHeard{Data: p.data})
		return
	}
	a.desk.send(session.LinkHeard{Peer: p.scorer.place.Me, Data: p.data})
}

func (a *air) link(s *phone) {
	if a.up[s] {
		return
	}
	a.up[s] = true
	a.desk.send(session.LinkChanged{Peer: s.place.Me, State: session.LinkUp})
	s.send(session.LinkChanged{State: session.LinkUp})
}

func (a *air) cut(s *phone) {
	if !a.up[s] {
		return
	}
	a.up[s] = false
	var rest []flight
	for _, p := range a.queue {
		if p.scorer != s {
			rest = append(rest, p)
		}
	}
	a.queue = rest
	a.desk.send(session.LinkChanged{Peer: s.place.Me})
	s.send(session.LinkChanged{})
}

// dies starts a device anew, with what it had stored.
func (a *air) dies(d *phone) {
	for _, s := range a.scorers {
		if d == s || d == a.desk {
			a.cut(s)
		}
	}
	d.m.Model = Model{}
	d.open(d.Event.ID)
}

// TestHundredBoards: three scorers and a desk enter the results of 100 boards while links are cut and made at random and the desk is killed ten
// times (devices.md §4). Every result that a scorer saw as "at the desk" is in the journal, none twice, and none was replaced by a device that
// had not seen it.
func TestHundredBoards(t *testing.T) {
	seeds := uint64(1)
	if os.Getenv("WASIT_LONG") != "" {
		seeds = 30
	}
	for seed := range seeds {
		rnd := rand.New(rand.NewPCG(seed, 4))
		desk := deskOf(t, 200)
		a := &air{desk: desk, up: map[*phone]bool{}}
		for range 3 {
			a.scorers = append(a.scorers, desk.joins(journal.DutyScorer))
		}
		desk.air = a
		for _, s := range a.scorers {
			s.air = a
			a.link(s)
		}
		scores := []journal.Score{journal.WhiteWins, journal.Drawn, journal.BlackWins}
		deaths := 0
		for step := range 1200 {
			s := a.scorers[rnd.IntN(3)]
			switch n := rnd.IntN(100); {
			case step%120 == 60:
				a.dies(desk)
				deaths++
			case n < 35:
				s.send(enter{Board: 1 + rnd.IntN(100), Score: scores[rnd.IntN(3)]})
			case n < 38:
				desk.Did(journal.EnterResult{Section: 1, Round: 1, Board: 1 + rnd.IntN(100), Score: scores[rnd.IntN(3)]})
				desk.send(session.CrewStored{})
			case n < 41:
				a.cut(s)
			case n < 46:
				a.link(s)
			case n < 47:
				a.dies(s)
			default:
				a.deliver()
			}
		}
		for range 20 { // at the end everybody meets
			for _, s := range a.scorers {
				a.link(s)
			}
			for len(a.queue) > 0 {
				a.deliver()
			}
		}
		if deaths != 10 {
			t.Fatalf("the desk died %d times", deaths)
		}
		a.check(t)
		if t.Failed() {
			t.Fatalf("seed %d", seed)
		}
	}
}

// check compares what the scorers asked for with the desk's journal.
func (a *air) check(t *testing.T) {
	t.Helper()
	taken := map[[2]int64]bool{}
	stands := map[int]journal.Record{}
	by := map[int]journal.DeviceID{}
	for i, r := range a.desk.Log {
		e, ok := r.Event.(journal.ResultEntered)
		if !ok {
			if note, ok := r.Event.(journal.RequestTaken); ok {
				key := [2]int64{int64(note.ID), int64(note.N)}
				if taken[key] {
					t.Errorf("request %d of device %d counts twice", note.N, note.ID)
				}
				taken[key] = true
			}
			continue
		}
		who := journal.DeviceID(0)
		if i+1 < len(a.desk.Log) && a.desk.Log[i+1].Act == r.Act {
			if note, ok := a.desk.Log[i+1].Event.(journal.RequestTaken); ok {
				who = note.ID
				asked := a.asked(who)[note.N-1]
				if w, ok := asked.Wish.(journal.EnterResult); !ok || w.Board != e.Board || w.Score != e.Score {
					t.Errorf("request %d of device %d wished %+v and brought %+v", note.N, who, asked.Wish, e)
				}
				if was, there := stands[e.Board]; there && was.Seq > asked.Saw && by[e.Board] != who && was.Event.(journal.ResultEntered).Score != e.Score {
					t.Errorf("device %d replaced record %d on board %d unseen", who, was.Seq, e.Board)
				}
			}
		}
		stands[e.Board], by[e.Board] = r, who
	}
	for _, s := range a.scorers {
		if n := len(s.Event.Waiting()); n > 0 {
			t.Errorf("%d requests wait for ever", n)
		}
		for _, r := range s.Event.Crew.Asked {
			if !taken[[2]int64{int64(r.Device), int64(r.N)}] {
				t.Errorf("request %d of device %d is said to be at the desk, and is not", r.N, r.Device)
			}
		}
		if got, want := s.Event.Kept.Seq(), a.desk.Event.Kept.Seq(); got != want {
			t.Errorf("a scorer has %d records of %d", got, want)
		}
		for _, b := range roundOf(s) {
			if desk := roundOf(a.desk)[b.Number-1]; desk.Score != b.Score {
				t.Errorf("board %d: the scorer shows %s, the desk has %s", b.Number, b.Score, desk.Score)
			}
		}
	}
}

func roundOf(d *phone) []journal.Board {
	r, _ := d.Event.Ahead.Round(1, 1)
	return r.Boards
}

func (a *air) asked(id journal.DeviceID) []crew.Request {
	for _, s := range a.scorers {
		if s.place.Me == id {
			return s.Event.Crew.Asked
		}
	}
	return nil
}
