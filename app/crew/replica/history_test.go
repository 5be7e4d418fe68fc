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

// A history is six phones at one event, two of which took the same invitation, with a network that loses, doubles and delays what they say.
// Devices are killed, several may think at once that they are the desk, one that was replaced comes back and invites, and now and then a
// phone asks for more than any person does. Everything between them is the protocol of package crew.
type history struct {
	t        *testing.T
	rnd      *rand.Rand
	now      int64
	lot      int64
	devices  []*device
	net      []parcel
	asks     []ask // what people asked for beside a desk
	own      []own // what the people at a desk entered themselves
	floods   int
	restored int
	raised   int // how often a desk stayed it though another device was one
	twins    int // how often the second of two phones with one invitation was turned away
}

// own is a fact that a person entered at the desk itself.
type own struct {
	board int
	score journal.Score
	at    int64
}

// An ask is what a person wished on a device, and the journal that was on it then.
type ask struct {
	device *device
	at     int64
	wish   journal.Command
	saw    Chain
}

// A device is a phone: what is in place and kept survives a kill, for it is stored before anything leaves.
type device struct {
	id    int // of the phone itself, whatever it is invited as
	duty  journal.Duty
	place crew.Place
	kept  Copy
	left  []journal.Record // what its people were told that the desk does not have
}

func (d *device) isDesk() bool { return d.place.IsDesk(d.kept.State) }

// A parcel is something on its way: a message of one device to another, with who its sender is.
type parcel struct {
	from, to   *device
	head       crew.Head
	has        crew.Digest
	duty       journal.Duty
	requests   []crew.Request
	batch      *crew.Batch
	invitation *crew.Invitation
}

const boards = 6

// event is a published round on six boards, with the crew invited.
func event(t *testing.T) Copy {
	var c Copy
	do := func(commands ...journal.Command) {
		t.Helper()
		var err error
		if c, err = recorded(c, journal.Stamp{At: 1_763_683_200_000, Device: "desk"}, commands...); err != nil {
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
	{ID: 2, Name: "scorer 2", Duty: journal.DutyScorer},
	{ID: 3, Name: "scorer 3", Duty: journal.DutyScorer, Section: 1, First: 1, Last: 3},
	{ID: 4, Name: "door", Duty: journal.DutyDoor},
	{ID: 5, Name: "arbiter", Duty: journal.DutyArbiter},
	{ID: 6, Name: "deputy", Duty: journal.DutyArbiter},
}

// recorded is a copy behind what a person does at the desk.
func recorded(c Copy, by journal.Stamp, commands ...journal.Command) (Copy, error) {
	act, _, err := journal.Decide(c.State, by, commands...)
	if err != nil {
		return c, err
	}
	return c.Add(crew.Batch{Desk: crew.DeskOf(c.State), After: c.Chain.At(len(c.Records)), Records: act})
}

// grown is a copy behind records that were decided on it.
func grown(t *testing.T, c Copy, act []journal.Record) Copy {
	t.Helper()
	next, err := c.Add(crew.Batch{Desk: crew.DeskOf(c.State), After: c.Chain.At(len(c.Records)), Records: act})
	if err != nil {
		t.Fatal(err)
	}
	return next
}

func newHistory(t *testing.T, seed uint64) *history {
	h := &history{t: t, rnd: rand.New(rand.NewPCG(seed, 26)), now: 1_763_683_300_000}
	start := event(t)
	h.devices = []*device{{id: 1, duty: journal.DutyArbiter, kept: start}}
	for i, d := range append(slices.Clone(crewList), crewList[0]) { // the last one took the invitation of scorer 2 too
		phone := &device{id: i + 2}
		h.devices = append(h.devices, phone)
		h.take(phone, crew.Invitation{EventID: "e1", Device: d, Key: crew.Key{1}, Batch: start.Batch(d.Duty, 0, crew.Digest{})})
	}
	return h
}

// take has a device take an invitation, as its person wants.
func (h *history) take(d *device, in crew.Invitation) {
	next, err := Copy{}.Add(in.Batch)
	if err != nil {
		h.t.Fatal(err)
	}
	h.lot++
	place, err := d.place.Joined(in, next.State, h.lot, crew.Seed{})
	var taken *crew.TakenError
	if errors.As(err, &taken) {
		return // it is told, and nothing changes
	}
	if err != nil {
		h.t.Fatal(err)
	}
	h.follow(d, next, place)
	d.duty = in.Device.Duty
}

// follow stores another journal on a device, and keeps what its people are told of.
func (h *history) follow(d *device, next Copy, place crew.Place) {
	n := len(place.Left)
	place = Follow(d.kept, next, place, d.place)
	d.left = append(d.left, place.Left[n:]...)
	d.kept, d.place = next, place
}

func (h *history) post(p parcel) {
	n := 1
	switch h.rnd.IntN(10) {
	case 0, 1, 2:
		n = 0 // lost
	case 3:
		n = 2
	}
	p.head = HeadOf(p.from.kept, p.from.place)
	for range n {
		at := h.rnd.IntN(len(h.net) + 1) // later ones may overtake
		h.net = slices.Insert(h.net, at, p)
	}
}

// greet says to another device what this one has, and sends what waits.
func (h *history) greet(from, to *device) {
	if from.place.Backup {
		return // it has no key
	}
	p := parcel{from: from, to: to, has: from.kept.Chain.At(len(from.kept.Records))}
	if !from.isDesk() {
		var waits crew.Requests
		from.place, waits = from.place.Send(from.kept.State)
		p.requests = waits.List
	}
	h.post(p)
}

// deliver hands over one parcel.
func (h *history) deliver() {
	if len(h.net) == 0 {
		return
	}
	p := h.net[0]
	h.net = h.net[1:]
	switch {
	case p.invitation != nil:
		h.take(p.to, *p.invitation)
	case p.batch != nil:
		h.learn(p)
	case p.to.isDesk():
		h.hear(p)
	}
}

// hear takes at a desk what a device says. What was sealed for another desk does not open here.
func (h *history) hear(p parcel) {
	d := p.to
	if p.head.Desk != crew.DeskOf(d.kept.State) {
		return
	}
	by := journal.Stamp{At: h.now, Device: "desk"}
	act, _, refused := crew.Admit(d.kept.State, by, p.head.From, p.head.Holder, p.head.Sign)
	if d.kept = grown(h.t, d.kept, act); refused != "" {
		if refused == crew.Occupied {
			h.twins++
		}
		return
	}
	facts, _, answers := crew.Take(d.kept.State, h.now, p.requests)
	d.kept = grown(h.t, d.kept, facts)
	if len(answers) != len(p.requests) {
		h.t.Errorf("%d answers to %d requests", len(answers), len(p.requests))
	}
	device, ok := d.kept.State.DeviceOf(p.head.From)
	if !ok {
		return
	}
	b := d.kept.Batch(device.Duty, p.head.Seq, d.kept.ChainFor(device.Duty).Has(p.head))
	h.post(parcel{from: d, to: p.from, batch: &b})
}

// learn takes on a device what its desk says; what another desk says does not open there.
func (h *history) learn(p parcel) {
	d := p.to
	if d.isDesk() || p.batch.Desk != crew.DeskOf(d.kept.State) {
		return
	}
	next, err := d.kept.Add(*p.batch)
	var parted *crew.PartedError
	if err != nil && !errors.As(err, &parted) { // what does not follow is asked for with the next greeting
		h.t.Errorf("device %d: %v", d.id, err)
	}
	h.follow(d, next, d.place)
}

// invite makes an invitation at a desk: again, under an id of its own where it was taken.
func (h *history) invite(desk, to *device) crew.Invitation {
	s := desk.kept.State
	known, ok := s.DeviceOf(to.place.Me)
	if !ok || to.place.IsTaken(s) {
		known = journal.Device{Name: "again", Duty: to.duty}
	}
	invite := journal.InviteDevice{Device: known, Again: true}
	if _, joined := s.Holder(known.ID); joined || known.ID == 0 || to.place.Me == 0 {
		h.lot++
		invite.ID, invite.For = journal.DeviceID(100+h.lot), known.ID
	}
	next, err := recorded(desk.kept, journal.Stamp{At: h.now, Device: "desk"}, invite)
	if err != nil {
		h.t.Fatal(err)
	}
	desk.kept = next
	return crew.Invitation{EventID: "e1", Device: invite.Device, Key: crew.Key{1}, Batch: next.Batch(known.Duty, 0, crew.Digest{})}
}

var scores = []journal.Score{journal.WhiteWins, journal.Drawn, journal.BlackWins}

// act is something that a person does, or that happens to a device.
func (h *history) act() {
	h.now += 1000
	d := h.devices[h.rnd.IntN(len(h.devices))]
	other := h.devices[h.rnd.IntN(len(h.devices))]
	board, score := 1+h.rnd.IntN(boards), scores[h.rnd.IntN(3)]
	switch n := h.rnd.IntN(1000); {
	case n < 300 && d.isDesk():
		if h.rnd.IntN(4) == 0 {
			h.enter(d, board, score)
		}
	case n < 300:
		h.ask(d, board, score)
	case n < 320 && !d.isDesk():
		h.takeBack(d)
	case n < 330 && d.isDesk():
		h.settleDispute(d)
	case n < 600 && !d.isDesk():
		for _, to := range h.devices {
			if to.isDesk() {
				h.greet(d, to)
			}
		}
	case n < 620 && d.duty == journal.DutyArbiter && !d.isDesk(): // the desk is dead, or somebody thinks so
		h.lead(d)
	case n < 640 && d.isDesk() && other != d: // also one that was replaced and comes back, and one that another leads
		in := h.invite(d, other)
		h.net = append(h.net, parcel{from: d, to: other, invitation: &in})
	case n == 640 && h.floods == 0 && !d.isDesk():
		h.flood(d)
	case n > 640 && n < 645 && d.isDesk(): // it stays the desk, whatever another device is
		h.raise(d)
	case n < 660 && d.isDesk() && other != d:
		h.handOver(d, other)
	case n < 663 && !d.isDesk() && d.place.Me != 0: // its backup goes to a new phone, and the old one is lost
		h.lot++
		d.place = d.place.Restored(d.kept.State, h.lot)
		h.restored++
	default:
		h.deliver()
	}
}

func (h *history) enter(d *device, board int, score journal.Score) {
	next, err := recorded(d.kept, journal.Stamp{At: h.now, Device: "desk"}, journal.EnterResult{Section: 1, Round: 1, Board: board, Score: score})
	if err == nil && next.State.Seq() > d.kept.State.Seq() {
		d.kept = next
		h.own = append(h.own, own{board, score, h.now})
	}
}

func (h *history) ask(d *device, board int, score journal.Score) {
	if d.duty == journal.DutyScreen {
		return
	}
	var wish journal.Command = journal.EnterResult{Section: 1, Round: 1, Board: board, Score: score}
	if d.duty == journal.DutyDoor {
		wish = journal.NotePresence{Players: []journal.PlayerID{journal.PlayerID(board)}, Presence: journal.Present}
	}
	d.place = d.place.Ask(d.kept.State, journal.Stamp{At: h.now, By: fmt.Sprint(h.now)}, wish)
	h.asks = append(h.asks, ask{d, h.now, wish, d.kept.Chain})
}

func (h *history) takeBack(d *device) {
	if len(d.place.Asked) == 0 {
		return
	}
	last := d.place.Asked[len(d.place.Asked)-1].At
	next, ok := d.place.TakeBack(d.kept.State, 0)
	if !ok {
		return
	}
	d.place = next
	h.asks = slices.DeleteFunc(h.asks, func(a ask) bool { return a.at == last })
}

func (h *history) settleDispute(d *device) {
	list := d.kept.State.Disputes()
	if len(list) == 0 {
		return
	}
	next, err := recorded(d.kept, journal.Stamp{At: h.now}, journal.SettleDispute{Dispute: list[0].Seq})
	if err != nil {
		h.t.Fatal(err)
	}
	d.kept = next
}

func (h *history) lead(d *device) {
	if _, ok := d.place.Duty(d.kept.State); !ok {
		return
	}
	place, act, _, err := d.place.Lead(d.kept.State, journal.Stamp{At: h.now, Device: "arbiter"}, 0)
	if err != nil {
		h.t.Fatal(err)
	}
	d.kept, d.place = grown(h.t, d.kept, act), place
}

// raise has a desk become it once more, the later one of two.
func (h *history) raise(d *device) {
	h.lot++
	place, act, _, err := d.place.Lead(d.kept.State, journal.Stamp{At: h.now, Device: "desk"}, journal.DeviceID(100+h.lot))
	if err != nil {
		h.t.Fatal(err)
	}
	d.kept, d.place = grown(h.t, d.kept, act), place
	h.raised++
}

// handOver locks a device at a desk while it changes hands, or lets it go on.
func (h *history) handOver(desk, other *device) {
	s := desk.kept.State
	if _, there := s.DeviceOf(other.place.Me); !there {
		return
	}
	next, err := recorded(desk.kept, journal.Stamp{At: h.now, Device: "desk"}, journal.MarkDevice{ID: other.place.Me, Locked: !s.IsLocked(other.place.Me)})
	if err != nil {
		h.t.Fatal(err)
	}
	desk.kept = next
}

// unlockAll lets every device go on that changed hands.
func (h *history) unlockAll(desk *device) {
	for _, d := range desk.kept.State.Crew() {
		if desk.kept.State.IsLocked(d.ID) {
			next, err := recorded(desk.kept, journal.Stamp{At: h.now, Device: "desk"}, journal.MarkDevice{ID: d.ID})
			if err != nil {
				h.t.Fatal(err)
			}
			desk.kept = next
		}
	}
}

// flood has a stranger who saw the invitation of a device ask for what no person asks for. In the end the desk hears it no more.
func (h *history) flood(d *device) {
	h.floods++
	for _, to := range h.devices {
		if !to.isDesk() || d.place.Me == 0 {
			continue
		}
		before := to.kept.State.Seq()
		for range 3 {
			p := parcel{from: &device{}, to: to, head: crew.Head{From: d.place.Me, Holder: 1 << 50, Desk: crew.DeskOf(to.kept.State)}}
			taken, _ := to.kept.State.Requests(d.place.Me)
			for n := range crew.MaxRequests {
				p.requests = append(p.requests, crew.Request{Device: d.place.Me, N: taken + 1 + n, Desk: p.head.Desk, At: h.now, Wish: journal.DiscardDraft{Section: 1}})
			}
			h.hear(p)
		}
		if n := to.kept.State.Seq() - before; n > 302 {
			h.t.Errorf("a flood makes %d records", n)
		}
	}
}

// settle lets everybody meet: the desk that was last invites all, again those that a twin or a flood has cut off, until nothing waits
// anywhere. Where every desk gave up for another, an arbiter's device becomes one.
func (h *history) settle() {
	h.net = nil
	if !slices.ContainsFunc(h.devices, (*device).isDesk) {
		for _, d := range h.devices {
			if duty, ok := d.place.Duty(d.kept.State); ok && duty.Duty == journal.DutyArbiter {
				h.lead(d)
				break
			}
		}
	}
	var last *device
	for _, d := range h.devices {
		if d.isDesk() && (last == nil || crew.DeskOf(last.kept.State).Before(crew.DeskOf(d.kept.State))) {
			last = d
		}
	}
	if last == nil {
		h.t.Fatal("no device is the desk, and none can become it")
	}
	h.unlockAll(last)
	for pass := range 3 {
		for _, d := range h.devices {
			_, helps := d.place.Duty(d.kept.State)
			if d != last && (pass == 0 || !helps || last.kept.State.Seq() != d.kept.State.Seq()) { // the desk turned it away
				h.take(d, h.invite(last, d))
			}
		}
		for n := 0; n < 30 && !h.settled(last); n++ {
			for _, d := range h.devices {
				if d != last {
					h.greet(d, last)
				}
			}
			for len(h.net) > 0 {
				h.deliver()
			}
		}
	}
	h.check(last)
}

// settled reports that every device has what the desk has, and nothing waits.
func (h *history) settled(desk *device) bool {
	return !slices.ContainsFunc(h.devices, func(d *device) bool {
		return len(d.kept.Records) != len(desk.kept.Records) || len(d.place.Waiting(d.kept.State)) > 0
	})
}

// check compares every device with the desk that is left.
func (h *history) check(desk *device) {
	h.t.Helper()
	end := desk.kept
	for _, d := range h.devices {
		if d.isDesk() != (d == desk) {
			h.t.Errorf("device %d: desk %t", d.id, d.isDesk())
		}
		if seq := end.State.Seq(); d.kept.State.Seq() != seq || d.kept.Chain.At(seq) != end.ChainFor(d.duty).At(seq) {
			h.t.Errorf("device %d has %d records and another digest, the desk %d", d.id, d.kept.State.Seq(), seq)
		}
		if n := len(d.place.Waiting(d.kept.State)); n > 0 {
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
	h.checkAsks(end)
	h.checkOwn(end)
}

// checkAsks: whatever a person asked for stands once in the journal, or was refused; of a board with another result it is a dispute that a
// person decides, and nothing was replaced that the person had not seen.
func (h *history) checkAsks(end Copy) {
	h.t.Helper()
	stands := map[int]journal.Record{}
	asks := map[string]ask{}
	for _, a := range h.asks {
		asks[a.by()] = a
	}
	taken, effects := map[string]bool{}, map[string]int{}
	for _, r := range end.Records {
		a, asked := asks[r.By]
		switch e := r.Event.(type) {
		case journal.RequestTaken:
			taken[r.By] = true
		case journal.PresenceNoted:
			effects[r.By]++
		case journal.ResultEntered:
			effects[r.By]++
			if before, there := stands[e.Board]; asked && there && !h.saw(a, before, end) && before.Event.(journal.ResultEntered).Score != e.Score {
				h.t.Errorf("device %d replaced record %d on board %d, which it had not seen", a.device.id, before.Seq, e.Board)
			}
			stands[e.Board] = r
		}
	}
	for by, a := range asks {
		if !taken[by] {
			h.t.Errorf("what was asked for on device %d at %s is nowhere", a.device.id, by)
		}
		if effects[by] > 1 {
			h.t.Errorf("what was asked for on device %d at %s stands %d times", a.device.id, by, effects[by])
		}
		h.checkRefused(end, a)
	}
}

// by marks what came of an ask in every journal.
func (a ask) by() string { return fmt.Sprint(a.at) }

// saw reports that a record was on the device when its person asked, or came of what was asked on it.
func (h *history) saw(a ask, r journal.Record, end Copy) bool {
	if i := slices.IndexFunc(h.asks, func(b ask) bool { return b.by() == r.By }); i >= 0 && h.asks[i].device == a.device {
		return true
	}
	had := a.saw.At(r.Seq)
	return had != crew.Digest{} && (had == end.Chain.At(r.Seq) || had == end.Shown.At(r.Seq))
}

// checkRefused: a result that the desk refused for another one is a dispute in the journal.
func (h *history) checkRefused(end Copy, a ask) {
	h.t.Helper()
	wish, ok := a.wish.(journal.EnterResult)
	if !ok {
		return
	}
	for _, r := range end.Records {
		e, ok := r.Event.(journal.RequestTaken)
		if !ok || r.By != a.by() || !e.Refused {
			continue
		}
		device, _ := end.State.DeviceOf(e.ID)
		there := slices.ContainsFunc(end.Records, func(r journal.Record) bool {
			d, ok := r.Event.(journal.ResultDisputed)
			return ok && d.Board == wish.Board && d.Score == wish.Score
		})
		if beyond := a.device.id == 3 && wish.Board > 3; !there && !beyond && device.Duty != "" {
			h.t.Errorf("the result of board %d that device %d asked for was refused, and no dispute says so", wish.Board, a.device.id)
		}
	}
}

// checkOwn: what people entered at a desk themselves is in the journal, or they were told that it is not.
func (h *history) checkOwn(end Copy) {
	h.t.Helper()
	has := func(list []journal.Record, o own) bool {
		return slices.ContainsFunc(list, func(r journal.Record) bool {
			e, ok := r.Event.(journal.ResultEntered)
			return ok && r.At == o.at && e.Board == o.board && e.Score == o.score
		})
	}
	for _, o := range h.own {
		if !has(end.Records, o) && !slices.ContainsFunc(h.devices, func(d *device) bool { return has(d.left, o) }) {
			h.t.Errorf("the result of board %d at a desk is lost, and nobody was told", o.board)
		}
	}
}

// TestHistories plays random histories: 100 in the usual run, 10,000 in the long one.
func TestHistories(t *testing.T) {
	n := uint64(100)
	if os.Getenv("WASIT_LONG") != "" {
		n = 10_000
	}
	if testing.Short() {
		n = 40
	}
	moved, parted, disputes, twins, floods, raised, restored := 0, 0, 0, 0, 0, 0, 0
	for seed := range n {
		h := newHistory(t, seed)
		for range 60 + h.rnd.IntN(240) {
			h.act()
		}
		h.settle()
		twins += h.twins
		for _, d := range h.devices {
			if d.isDesk() {
				moved += crew.DeskOf(d.kept.State).Epoch
				disputes += len(d.kept.State.Disputes())
			}
			parted += len(d.left)
		}
		floods, raised, restored = floods+h.floods, raised+h.raised, restored+h.restored
		if t.Failed() {
			t.Fatalf("history %d", seed)
		}
	}
	t.Logf("%d histories: the desk moved %d times, %d records of journals that gave way were shown, %d disputes open at the end, %d twins turned away, %d floods, %d desks stayed it, %d devices came from backups",
		n, moved, parted, disputes, twins, floods, raised, restored)
	if moved == 0 || disputes == 0 || twins == 0 || raised == 0 || restored == 0 || n > 40 && (parted == 0 || floods == 0) {
		t.Error("the histories show nothing")
	}
}
