package replica

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"wasit/app/crew"
	"wasit/app/event/journal"
	"wasit/swiss"
)

// A history is five devices at one event with a network that loses, doubles and delays what they say, devices that are killed,
// and two that may think at once that they are the desk.
type history struct {
	t       *testing.T
	rnd     *rand.Rand
	now     int64
	devices []*device
	net     []parcel
	own     []own // what the people at a desk entered themselves
	told    []own // what a desk that was replaced told them of
}

// own is a fact that a person entered at the desk itself.
type own struct {
	by    journal.DeviceID
	board int
	score journal.Score
	at    int64
}

// A device is a phone: what is in kept survives a kill, for it is stored before anything leaves.
type device struct {
	id   journal.DeviceID
	duty journal.Duty
	kept Copy
	desk bool // it believes so
}

// A parcel is something on its way.
type parcel struct {
	from, to int
	hello    *hello
	batch    *crew.Batch
	request  *crew.Request
}

// hello says what a device has.
type hello struct {
	desk   crew.Desk
	seq    int
	digest crew.Digest
}

const boards = 6

// event is a published round on six boards, with the crew invited.
func event(t *testing.T) Copy {
	c := Copy{Me: 1}
	do := func(commands ...journal.Command) {
		t.Helper()
		var err error
		if c, err = c.Record(journal.Stamp{At: 1_763_683_200_000, Device: "desk"}, commands...); err != nil {
			t.Fatal(err)
		}
	}
	var players []journal.PlayerInfo
	for i := range 2 * boards {
		players = append(players, journal.PlayerInfo{Name: fmt.Sprintf("Player %d", i+1), Birth: journal.Date{Year: 2014, Month: 3, Day: 1 + i}, Remark: "allergy"})
	}
	do(journal.CreateEvent{EventInfo: journal.EventInfo{ID: "e1", Name: "Crew", Place: "Zagreb", Start: journal.Date{Year: 2026, Month: 11, Day: 22}, Seed: 7}})
	do(journal.AddSection{SectionConfig: journal.SectionConfig{Name: "A", System: "dutch", Edition: "2026", Rounds: 3}})
	do(journal.ImportPlayers{Section: 1, Source: "paste", Players: players})
	do(journal.FixOrder{Section: 1})
	do(journal.DrawColor{Section: 1, Seed: 1})
	p := swiss.Pairing{System: "fixture", Round: 1}
	for i := range boards {
		p.Pairs = append(p.Pairs, swiss.Pair{White: swiss.TPN(i + 1), Black: swiss.TPN(boards + i + 1)})
	}
	do(journal.PairRound{Section: 1, Pairing: p, Engine: "test"})
	do(journal.Publish{Section: 1, Time: 1})
	for _, d := range crewList {
		do(journal.InviteDevice{Device: d})
	}
	return c
}

var crewList = []journal.Device{
	{ID: 1, Name: "desk", Duty: journal.DutyArbiter}, // for the day when another is the desk
	{ID: 2, Name: "scorer 2", Duty: journal.DutyScorer},
	{ID: 3, Name: "scorer 3", Duty: journal.DutyScorer, Section: 1, First: 1, Last: 3},
	{ID: 4, Name: "door", Duty: journal.DutyDoor},
	{ID: 5, Name: "arbiter", Duty: journal.DutyArbiter},
}

func newHistory(t *testing.T, seed uint64) *history {
	h := &history{t: t, rnd: rand.New(rand.NewPCG(seed, 26)), now: 1_763_700_000_000}
	start := event(t)
	h.devices = append(h.devices, &device{id: 1, duty: journal.DutyArbiter, kept: start, desk: true})
	for _, d := range crewList[1:] {
		c, err := Copy{Me: d.ID}.Add(start.Batch(d.Duty, 0, crew.Digest{}))
		if err != nil {
			t.Fatal(err)
		}
		h.devices = append(h.devices, &device{id: d.ID, duty: d.Duty, kept: c})
	}
	return h
}

func (h *history) post(p parcel) {
	n := 1
	switch h.rnd.IntN(10) {
	case 0, 1, 2:
		n = 0 // lost
	case 3:
		n = 2
	}
	for range n {
		at := h.rnd.IntN(len(h.net) + 1) // later ones may overtake
		h.net = slices.Insert(h.net, at, p)
	}
}

// greet says to another device what this one has, and sends what waits.
func (h *history) greet(from, to int) {
	d := h.devices[from]
	seq := d.kept.State.Seq()
	h.post(parcel{from: from, to: to, hello: &hello{crew.DeskOf(d.kept.State), seq, d.kept.Chain.At(seq)}})
	if !d.desk {
		for _, r := range d.kept.Waiting() {
			h.post(parcel{from: from, to: to, request: &r})
		}
	}
}

// send answers a greeting with what the other lacks.
func (h *history) send(from, to int, have *hello) {
	b := h.devices[from].kept.Batch(h.devices[to].duty, have.seq, have.digest)
	h.post(parcel{from: from, to: to, batch: &b})
}

// deliver hands over one parcel.
func (h *history) deliver() {
	if len(h.net) == 0 {
		return
	}
	p := h.net[0]
	h.net = h.net[1:]
	d := h.devices[p.to]
	switch {
	case p.hello != nil && d.desk:
		if mine := crew.DeskOf(d.kept.State); mine.Before(p.hello.desk) {
			d.desk = false // it learns what it lost from the facts of the new desk
			return
		}
		h.send(p.to, p.from, p.hello)
	case p.request != nil && d.desk:
		var err error
		if d.kept, _, err = d.kept.Take(h.now, *p.request); err != nil {
			h.t.Fatal(err)
		}
	case p.batch != nil:
		h.learn(d, p.batch)
	}
}

func (h *history) learn(d *device, b *crew.Batch) {
	before := d.kept
	next, err := d.kept.Add(*b)
	var parted *crew.PartedError
	if err != nil && !errors.As(err, &parted) { // what does not follow is asked for with the next greeting
		h.t.Errorf("device %d: %v", d.id, err)
	}
	d.kept = next
	if d.duty == journal.DutyArbiter {
		h.part(d, before)
	}
	d.desk = d.desk && crew.DeskOf(d.kept.State).ID == d.id
}

// part tells the people at a desk that was replaced what only it had.
func (h *history) part(d *device, before Copy) {
	for _, r := range Only(before.Records, Part(before.Chain, d.kept.Chain)) {
		if e, ok := r.Event.(journal.ResultEntered); ok {
			h.told = append(h.told, own{d.id, e.Board, e.Score, r.At})
		}
	}
}

var scores = []journal.Score{journal.WhiteWins, journal.Drawn, journal.BlackWins}

// act is something that a person does, or that happens to a device.
func (h *history) act() {
	h.now += 1000
	i := h.rnd.IntN(len(h.devices))
	d := h.devices[i]
	board, score := 1+h.rnd.IntN(boards), scores[h.rnd.IntN(3)]
	switch n := h.rnd.IntN(100); {
	case n < 35 && d.desk:
		if h.rnd.IntN(4) > 0 {
			return
		}
		next, err := d.kept.Record(journal.Stamp{At: h.now, Device: "desk"}, journal.EnterResult{Section: 1, Round: 1, Board: board, Score: score})
		if err == nil && next.State.Seq() > d.kept.State.Seq() {
			d.kept = next
			h.own = append(h.own, own{d.id, board, score, h.now})
		}
	case n < 35 && (d.duty == journal.DutyScorer || d.duty == journal.DutyArbiter):
		d.kept = d.kept.Ask(h.now, "", journal.EnterResult{Section: 1, Round: 1, Board: board, Score: score})
	case n < 35:
		d.kept = d.kept.Ask(h.now, "", journal.NotePresence{Players: []journal.PlayerID{journal.PlayerID(board)}, Presence: journal.Present})
	case n < 60 && !d.desk:
		for to, other := range h.devices {
			if other.desk {
				h.greet(i, to)
			}
		}
	case n < 62 && d.duty == journal.DutyArbiter && !d.desk: // the desk is dead, or somebody thinks so
		next, err := d.kept.Lead(h.now, "arbiter", "")
		if err != nil {
			h.t.Fatal(err)
		}
		d.kept, d.desk = next, true
	case n < 64 && d.desk: // two desks meet
		for to, other := range h.devices {
			if other.desk && to != i {
				h.greet(i, to)
			}
		}
	default:
		h.deliver()
	}
}

// settle lets everybody meet until nothing is on its way and nobody waits. One desk is left.
func (h *history) settle() {
	last := 0
	for i, d := range h.devices {
		if d.desk && (!h.devices[last].desk || crew.DeskOf(h.devices[last].kept.State).Before(crew.DeskOf(d.kept.State))) {
			last = i
		}
	}
	for range 400 {
		for len(h.net) > 0 {
			h.deliver()
		}
		for i := range h.devices {
			if i != last {
				h.greet(i, last)
				h.greet(i, last)
			}
		}
	}
	for len(h.net) > 0 {
		h.deliver()
	}
	h.check(h.devices[last])
}

// check compares every device with the desk that is left.
func (h *history) check(desk *device) {
	h.t.Helper()
	end := desk.kept
	for _, d := range h.devices {
		if d.desk != (d == desk) {
			h.t.Errorf("device %d: desk %t", d.id, d.desk)
		}
		if seq := end.State.Seq(); d.kept.State.Seq() != seq || d.kept.Chain.At(seq) != end.ChainFor(d.duty).At(seq) {
			h.t.Errorf("device %d has %d records and another digest, the desk %d", d.id, d.kept.State.Seq(), seq)
		}
		if n := len(d.kept.Waiting()); n > 0 {
			h.t.Errorf("device %d still waits with %d requests", d.id, n)
		}
		if d.duty == journal.DutyScorer {
			for _, p := range d.kept.State.Players(1) {
				if !p.Birth.IsZero() || p.Remark != "" {
					h.t.Errorf("a scorer's phone knows %v %q of %s", p.Birth, p.Remark, p.Name)
				}
			}
		}
	}
	h.checkOnce(end)
	h.checkOverwritten(end)
	h.checkOwn(end)
}

// checkOnce: every request stands once in the journal, and what it wished stands with it unless it was refused.
func (h *history) checkOnce(end Copy) {
	h.t.Helper()
	seen := map[[2]int64]bool{}
	asked := map[journal.DeviceID][]crew.Request{}
	for _, d := range h.devices {
		asked[d.id] = d.kept.Asked
	}
	for i, r := range end.Records {
		e, ok := r.Event.(journal.RequestTaken)
		if !ok {
			continue
		}
		key := [2]int64{int64(e.ID), int64(e.N)}
		if seen[key] {
			h.t.Errorf("request %d of device %d stands twice", e.N, e.ID)
		}
		seen[key] = true
		wish, ok := asked[e.ID][e.N-1].Wish.(journal.EnterResult)
		if e.Refused || !ok || r.Act == r.Seq {
			continue // refused, or nothing changed by it
		}
		if got, ok := end.Records[i-1].Event.(journal.ResultEntered); !ok || got.Board != wish.Board || got.Score != wish.Score {
			h.t.Errorf("request %d of device %d wished %+v and brought %+v", e.N, e.ID, wish, end.Records[i-1].Event)
		}
	}
	for id, list := range asked {
		for _, r := range list {
			if !seen[[2]int64{int64(id), int64(r.N)}] {
				h.t.Errorf("request %d of device %d is nowhere", r.N, id)
			}
		}
	}
}

// checkOverwritten: a device replaced only results that it had seen, or asked for itself.
func (h *history) checkOverwritten(end Copy) {
	h.t.Helper()
	stands, by := map[int]journal.Record{}, map[int]journal.DeviceID{}
	for i, r := range end.Records {
		e, ok := r.Event.(journal.ResultEntered)
		if !ok {
			continue
		}
		who := journal.DeviceID(0)
		if i+1 < len(end.Records) {
			if taken, ok := end.Records[i+1].Event.(journal.RequestTaken); ok && end.Records[i+1].Act == r.Act {
				before, there := stands[e.Board]
				saw := h.request(taken).Saw
				who = taken.ID
				if there && before.Seq > saw && by[e.Board] != who && before.Event.(journal.ResultEntered).Score != e.Score {
					h.t.Errorf("device %d, which had seen record %d, replaced record %d on board %d", taken.ID, saw, before.Seq, e.Board)
				}
			}
		}
		stands[e.Board], by[e.Board] = r, who
	}
}

func (h *history) request(e journal.RequestTaken) crew.Request {
	for _, d := range h.devices {
		if d.id == e.ID {
			return d.kept.Asked[e.N-1]
		}
	}
	return crew.Request{}
}

// checkOwn: what people entered at a desk themselves is in the journal, or they were told that it is not.
func (h *history) checkOwn(end Copy) {
	h.t.Helper()
	for _, o := range h.own {
		there := slices.ContainsFunc(end.Records, func(r journal.Record) bool {
			e, ok := r.Event.(journal.ResultEntered)
			return ok && r.At == o.at && e.Board == o.board && e.Score == o.score
		})
		if !there && !slices.Contains(h.told, o) {
			h.t.Errorf("the result of board %d at desk %d is lost, and nobody was told", o.board, o.by)
		}
	}
}

// TestHistories plays random histories: 300 in the usual run, 10,000 in the long one.
func TestHistories(t *testing.T) {
	n := uint64(300)
	if os.Getenv("WASIT_LONG") != "" {
		n = 10_000
	}
	if testing.Short() {
		n = 40
	}
	moved, parted := 0, 0
	for seed := range n {
		h := newHistory(t, seed)
		for range 60 + h.rnd.IntN(240) {
			h.act()
		}
		h.settle()
		for _, d := range h.devices {
			if d.desk {
				moved += crew.DeskOf(d.kept.State).Epoch
			}
		}
		parted += len(h.told)
		if t.Failed() {
			t.Fatalf("history %d", seed)
		}
	}
	t.Logf("%d histories, the desk moved %d times, %d results of replaced desks shown", n, moved, parted)
	if moved == 0 || n > 100 && parted == 0 {
		t.Error("no desk was ever replaced: the histories show nothing")
	}
}
