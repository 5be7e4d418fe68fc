package crew

import (
	"bytes"
	"fmt"
	"slices"

	"wasit/app/event/journal"
)

// A Place is what a device keeps of its work among those at an event, beside the journal: who it is, what was asked for on it, and what
// became of that. It is a value; what its methods return is stored before anything leaves the device.
type Place struct {
	Me     journal.DeviceID        // 0: no other desk has invited this device
	Holder int64                   // drawn by lot when it took its invitation: of two that took one, the desk knows the first that it heard
	Secret Key                     // of the desk: what the keys of its devices are made of
	Key    Key                     // of a device that was invited: for what it and the desk say to each other
	Sign   Seed                    // what its own invitations are signed with
	Desk   []byte                  // by which the invitations of the desk are known that invited it; nil: of one from before there were any
	Asked  []Request               // on this device, oldest first; they stay, for a desk that takes over may not have them
	Past   []Request               // likewise, answered under an invitation before
	Sent   int                     // how many of them have left it
	Told   []Answer                // why the desk refused some
	Seen   int                     // the last refused one that a person has looked at
	Heard  int64                   // when the desk was heard last, Unix milliseconds
	Backup bool                    // the person has left the event and kept the copy
	Left   []journal.Record        // of a journal that was replaced: what it alone had, to be entered again or dropped
	Claims []journal.DisputeResult // conflicts that a program from before kept here; the desk notes them in the journal
	Lost   journal.DeviceID        // whose task it took over without what was entered there: the desk knows how much came
	Before *Before                 // what an invitation replaced here, for a way back
}

// Before is a journal that another one took the place of, with the place of the device in it.
type Before struct {
	At      int64 // Unix milliseconds
	Records []journal.Record
	Place   Place
}

// Public returns the key by which the invitations of the device are known.
func (p Place) Public() []byte { return p.Sign.Public() }

// IsDesk reports whether the device is the desk of an event: it alone writes the journal.
func (p Place) IsDesk(s journal.State) bool {
	_, desk := s.Epoch()
	return desk == p.Me && !p.Backup
}

// MayLead reports whether the device may become the desk: an arbiter's, which has the whole journal, or one that holds a backup of a desk.
func (p Place) MayLead(s journal.State) bool {
	if p.IsDesk(s) {
		return false
	}
	_, desk := s.Epoch()
	d, ok := s.DeviceOf(p.Me)
	return ok && d.Duty == journal.DutyArbiter || p.Me == 0 || p.Me == desk
}

// IsCopy reports whether the device came to the event with an invitation, and is not its desk.
func (p Place) IsCopy() bool { return p.Backup || p.Key != Key{} }

// IsTaken reports that another device took the same invitation, and the desk heard that one first.
func (p Place) IsTaken(s journal.State) bool {
	holder, joined := s.Holder(p.Me)
	return joined && holder != p.Holder
}

// Duty returns what the device may ask the desk for; ok is false for the desk itself, and for a device that has no task any more.
func (p Place) Duty(s journal.State) (d journal.Device, ok bool) {
	if p.IsDesk(s) || p.IsTaken(s) {
		return journal.Device{}, false
	}
	return s.DeviceOf(p.Me)
}

// settled returns how many of the requests were answered, and which of them were refused.
func (p Place) settled(s journal.State) (taken int, refused []int) {
	if p.IsTaken(s) {
		return 0, nil // those were the other device's
	}
	taken, refused = s.Requests(p.Me)
	return min(taken, len(p.Asked)), refused
}

// Waiting returns what is not yet at the desk, oldest first.
func (p Place) Waiting(s journal.State) []Request {
	if p.IsDesk(s) {
		return nil
	}
	taken, _ := p.settled(s)
	return p.Asked[taken:]
}

// Refused returns what the desk refused and nobody has looked at yet, oldest first. The reason is [Refused] without words where the
// answer was lost on its way.
func (p Place) Refused(s journal.State) (list []Answer) {
	_, numbers := p.settled(s)
	for _, n := range numbers {
		if n <= p.Seen || n > len(p.Asked) {
			continue
		}
		a := Answer{Device: p.Me, N: n, Reason: Refused}
		if i := slices.IndexFunc(p.Told, func(t Answer) bool { return t.N == n }); i >= 0 {
			a = p.Told[i]
		}
		list = append(list, a)
	}
	return list
}

// Ahead is the state as the device shows it: what waits for the desk counts already. What the desk will refuse is left out.
func (p Place) Ahead(s journal.State) journal.State {
	ahead, _ := p.shown(s, 0)
	return ahead
}

// shown returns the state with what waits, and the number n of the request that record seq of it stems from, 0 for none.
func (p Place) shown(s journal.State, seq int) (ahead journal.State, n int) {
	device, _ := p.Duty(s)
	ahead = s
	for _, r := range p.Waiting(s) {
		_, after, err := journal.Decide(ahead, journal.Stamp{At: r.At, Device: device.Name, By: r.By}, r.Wish)
		if err != nil {
			continue
		}
		if seq > ahead.Seq() && seq <= after.Seq() {
			n = r.N
		}
		ahead = after
	}
	return ahead, n
}

// Ask notes what a person wishes, who saw the state given; see [Place.Waiting].
func (p Place) Ask(s journal.State, by journal.Stamp, wish journal.Command) Place {
	n := len(p.Asked)
	p.Asked = append(p.Asked[:n:n], Request{Device: p.Me, N: n + 1, Desk: DeskOf(s), Since: since(s), Saw: s.Seq(), At: by.At, By: by.By, Wish: wish})
	return p
}

// TakeBack drops the request that is shown as record seq, 0: the last one; ok is false where the desk may have it already.
func (p Place) TakeBack(s journal.State, seq int) (next Place, ok bool) {
	n := len(p.Asked)
	if seq != 0 {
		_, n = p.shown(s, seq)
	}
	if n == 0 || n <= p.Sent || len(p.Waiting(s)) == 0 || len(p.Asked[n-1].Was) > 0 {
		return p, false
	}
	p.Asked = slices.Delete(slices.Clone(p.Asked), n-1, n)
	for i := n - 1; i < len(p.Asked); i++ {
		p.Asked[i].N = i + 1
	}
	return p, true
}

// Send returns the requests of the next message. From now on they cannot be taken back here.
func (p Place) Send(s journal.State) (Place, Requests) {
	list := p.Waiting(s)
	list = list[:min(len(list), MaxRequests)]
	if len(list) > 0 {
		p.Sent = max(p.Sent, list[len(list)-1].N)
	}
	return p, Requests{List: list}
}

// Behind returns p, as it was read from the store, with what was asked for, taken back and settled since: saves says that such a place is
// on its way there.
func (p Place) Behind(now Place, saves bool) Place {
	if p.Me != now.Me || p.Holder != now.Holder {
		return p
	}
	for _, a := range now.Told { // they are stored with the facts that they came with
		if a.N > p.Seen && !slices.ContainsFunc(p.Told, func(t Answer) bool { return t.N == a.N }) {
			p.Told = append(slices.Clip(p.Told), a)
		}
	}
	p.Heard = max(p.Heard, now.Heard)
	if saves {
		p.Asked, p.Sent, p.Seen = now.Asked, now.Sent, max(p.Seen, now.Seen)
	}
	return p
}

// Joined is the place of a device that takes an invitation; s is the event as it is then. What waits for the desk goes with it, and what
// another desk had and this one has not. Only the device that asked for things under an id may come back under it.
func (p Place) Joined(in Invitation, s journal.State, holder int64, sign Seed) (Place, error) {
	if p.Me == in.Device.ID && !p.IsTaken(s) {
		p.Key, p.Desk, p.Backup = in.Key, in.Sign, false
		past := p.Past
		p.Past = nil
		return p.carry(s, past), nil
	}
	_, joined := s.Holder(in.Device.ID)
	if taken, _ := s.Requests(in.Device.ID); joined || taken > 0 {
		return p, &TakenError{Name: in.Device.Name}
	}
	next := Place{Me: in.Device.ID, Holder: holder, Key: in.Key, Sign: sign, Desk: in.Sign, Left: p.Left, Before: p.Before}
	if was := s.Succeeds(next.Me); was != p.Me {
		next.Lost = was // its store was emptied, or it is another one
	}
	return next.carry(s, p.all(s)), nil
}

// all are the requests of the device, each with what it was asked as where it has left.
func (p Place) all(s journal.State) []Request {
	list := slices.Clone(p.Past)
	taken, _ := p.settled(s)
	for _, r := range p.Asked {
		if r.N <= max(p.Sent, taken) {
			r.Was = append(slices.Clone(r.Was[max(len(r.Was)-MaxOrigins+1, 0):]), Origin{p.Me, p.Holder, r.N})
		}
		list = append(list, r)
	}
	return list
}

// carry adds requests from before: those that the desk has answered are past, the others wait.
func (p Place) carry(s journal.State, list []Request) Place {
	for _, r := range list {
		if _, ok := decided(s, r.Was); ok {
			p.Past = append(slices.Clip(p.Past), r)
			continue
		}
		r.Device, r.N = p.Me, len(p.Asked)+1
		p.Asked = append(slices.Clip(p.Asked), r)
	}
	return p
}

// Restored is the place of a device as a backup brings it, to this device or another: it holds a copy, and becomes the desk when a person
// says so. The device that it is of may be at work: holder, drawn by lot, tells the two apart, and what was asked for there goes with an
// invitation of its own.
func (p Place) Restored(s journal.State, holder int64) Place {
	if p.IsDesk(s) {
		p.Backup = true
		return p
	}
	next := Place{Me: p.Me, Holder: holder, Backup: true, Sign: p.Sign, Left: p.Left, Claims: p.Claims, Before: p.Before}
	return next.carry(s, p.all(s))
}

// Nameless is the place at an event that was made anonymous: nothing in it says who entered what.
func (p Place) Nameless() Place {
	p.Asked, p.Past, p.Told, p.Left, p.Claims, p.Before, p.Sent, p.Seen, p.Lost = nil, nil, nil, nil, nil, nil, 0, 0, 0
	return p
}

// Back is the place of a device that goes back to the journal which an invitation took the place of; what was asked for since comes along.
func (p Place) Back(s journal.State) Place {
	next := p.Before.Place
	known := next.all(s)
	var since []Request
	for _, r := range p.all(s) {
		if !slices.ContainsFunc(known, func(k Request) bool { return k.At == r.At && k.By == r.By }) {
			since = append(since, r)
		}
	}
	return next.carry(s, since)
}

// A TakenError says that another device took an invitation.
type TakenError struct{ Name string }

func (e *TakenError) Error() string {
	return fmt.Sprintf("crew: another device took the invitation of %s", e.Name)
}

// Lead makes a device the desk, a fact of its journal. What was asked for on it, and the old desk never took, is decided right after. A
// device that was never invited takes the id given. One that is the desk already, or whose backup is the desk's, keeps its keys: its devices
// work on with it, and of two desks it is the later one.
func (p Place) Lead(s journal.State, by journal.Stamp, fresh journal.DeviceID) (next Place, act []journal.Record, after journal.State, err error) {
	waiting := p.Waiting(s)
	_, desk := s.Epoch()
	same := desk == p.Me
	if p.Me == 0 {
		p.Me = fresh
	}
	lead := []journal.Command{journal.TakeDesk{ID: p.Me}}
	_, invited := s.DeviceOf(p.Me)
	if _, joined := s.Holder(p.Me); invited && !joined { // who leads has taken its invitation: nobody else comes under it
		lead = append([]journal.Command{journal.JoinDevice{ID: p.Me, Holder: p.Holder, Sign: p.Public()}}, lead...)
	}
	if s.IsLocked(p.Me) { // who changed hands leads now: what waits on it is decided
		lead = append(lead, journal.MarkDevice{ID: p.Me})
	}
	act, after, err = journal.Decide(s, by, lead...)
	if err != nil {
		return p, nil, s, err
	}
	more, after, _ := Take(after, by.At, waiting)
	p.Backup, p.Key = false, Key{} // who invited it is known still, should that desk come back
	if !same {
		p.Secret = Key{}
	}
	return p, append(act, more...), after, nil
}

// Own decides at the desk what was asked for on it before it became the desk and the old one never took, and notes the conflicts that a
// program from before kept beside the journal.
func (p Place) Own(s journal.State, by journal.Stamp) (next Place, act []journal.Record, after journal.State) {
	after = s
	for _, c := range p.Claims {
		if more, then, err := journal.Decide(after, by, c); err == nil {
			act, after = append(act, more...), then
		}
	}
	p.Claims = nil
	if taken, _ := s.Requests(p.Me); taken < len(p.Asked) && p.Me != 0 {
		more, then, _ := Take(after, by.At, p.Asked[taken:])
		act, after = append(act, more...), then
	}
	return p, act, after
}

// Trust says what a device knows of the desk that an invitation comes from.
type Trust byte

// The kinds of trust.
const (
	Unknown Trust = iota // nothing: whoever saw an invitation could have made it
	Known                // it is a device of this event that became the desk
	Same                 // it is the desk that invited this device before
)

// TrustIn returns what the place and the journal of a device tell of who signed an invitation.
func (p Place) TrustIn(in Invitation, s journal.State) Trust {
	switch {
	case len(in.Sign) == 0:
		return Unknown
	case bytes.Equal(in.Sign, p.Desk):
		return Same
	case bytes.Equal(in.Sign, s.SignOf(in.Batch.Desk.ID)):
		return Known
	}
	return Unknown
}
