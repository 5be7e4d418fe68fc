//go:build !js

package relay

import (
	"io"
	"slices"

	"wasit/app/crew"
	"wasit/app/crew/link"
	"wasit/app/event/journal"
	"wasit/app/session"
)

// What a relay does as the desk, once a person has made it so.

// Lead makes this laptop the desk, a fact of its journal, as any arbiter's device becomes it. The phones that it has invited work on; the
// others, and the desk before, need an invitation from here.
func (r *Relay) Lead() error {
	switch {
	case len(r.copy.Records) == 0:
		return refuse(textNotJoined)
	case r.isDesk():
		return refuse(textIsDesk)
	case !r.place.MayLead(r.copy.State):
		return refuse(textNoArbiter)
	}
	fresh, err := r.lot()
	if err != nil {
		return err
	}
	key, stamp := r.place.Key, r.stamp()
	_, old := r.copy.State.Epoch()
	place, act, after, err := r.place.Lead(r.copy.State, stamp, fresh)
	if err != nil {
		return err
	}
	place.Secret = key // what the keys of its phones are made of
	marks := []journal.Command{journal.MarkDevice{ID: place.Me}}
	if _, known := after.DeviceOf(old); known {
		marks = append(marks, journal.MarkDevice{ID: old, WasDesk: true})
	} else {
		before := journal.Device{ID: fresh, Name: r.Folder.lang.T(textDeskBefore), Duty: journal.DutyArbiter}
		marks = append(marks, journal.InviteDevice{Device: before}, journal.MarkDevice{ID: before.ID, WasDesk: true})
	}
	more, _, err := journal.Decide(after, stamp, marks...)
	if err != nil {
		return err
	}
	was := r.place
	r.place = place
	if err := r.append(append(act, more...)); err != nil {
		r.place = was
		return err
	}
	for _, d := range r.Crew() {
		r.phone(d.ID).stale = d.Via != r.place.Me // it knows a key of the desk before
	}
	r.dirty = true
	r.links.Drop(0)
	r.tell(textDeskNow)
	return nil
}

// arm draws the secrets of a desk that has none: one that was given the desk. No device knows a key of it yet.
func (r *Relay) arm() error {
	if !r.isDesk() || r.place.Secret != (crew.Key{}) && r.place.Sign != (crew.Seed{}) {
		return nil
	}
	if _, err := io.ReadFull(r.Random, r.place.Secret[:]); err != nil {
		return err
	}
	if r.place.Sign == (crew.Seed{}) {
		if _, err := io.ReadFull(r.Random, r.place.Sign[:]); err != nil {
			return err
		}
	}
	for _, d := range r.Crew() {
		r.phone(d.ID).stale = true
	}
	r.dirty = true
	r.links.Drop(0) // that one is a helper now, and links again
	r.tell(textGivenDesk)
	return nil
}

func (r *Relay) stamp() journal.Stamp { return journal.Stamp{At: r.Now().UnixMilli()} }

// append stores records of this desk, and lets every device have them.
func (r *Relay) append(records []journal.Record) error {
	if len(records) == 0 {
		return nil
	}
	had := r.copy
	next, err := had.Append(records)
	if err != nil {
		return err
	}
	r.copy = next
	if !r.store() {
		r.copy, r.dirty = had, false
		return refuse(textNoFolder)
	}
	r.copy = had
	r.follow(next)
	return nil
}

// record decides and stores a command of the person at this desk.
func (r *Relay) record(c journal.Command) error {
	act, _, err := journal.Decide(r.copy.State, r.stamp(), c)
	if err != nil {
		return err
	}
	return r.append(act)
}

// decide hears at this desk what a device says, and answers it.
func (r *Relay) decide(p *phone, d journal.Device, msg crew.Message) error {
	act, _, refused := crew.Admit(r.copy.State, r.stamp(), d.ID, msg.Holder, msg.Sign)
	if refused != "" {
		return r.turnAway(p, refused)
	}
	if err := r.append(act); err != nil {
		return err
	}
	requests, ok := msg.Body.(crew.Requests)
	if !ok {
		r.feed(p)
		return nil
	}
	act, _, answers := crew.Take(r.copy.State, r.Now().UnixMilli(), requests.List)
	for i, a := range answers {
		if a.Err != nil {
			n := session.Explain(r.Folder.lang, a.Err)
			answers[i].Err = &crew.Said{Text: n.Title + ". " + n.Text}
		}
	}
	if err := r.append(act); err != nil {
		return err
	}
	chain := r.copy.ChainFor(d.Duty)
	data, err := r.say(crew.Facts{Answers: answers, Batch: r.copy.Batch(d.Duty, p.head.Seq, chain.Has(p.head))}, r.key(d.ID))
	if err != nil {
		return err
	}
	p.fed = r.Now()
	if to := r.road(d.ID); r.links.State(to) == link.Up {
		r.links.Send(to, data)
		return nil
	}
	return r.hand(d.ID, crew.KindFacts, data)
}

// Hand gives the desk to another device: an arbiter's, which has joined. This laptop only reads then.
func (r *Relay) Hand(id journal.DeviceID) error {
	d, ok := r.copy.State.DeviceOf(id)
	if !r.isDesk() || !ok || d.Duty != journal.DutyArbiter {
		return refuse(textToArbiter)
	}
	act, _, err := journal.Decide(r.copy.State, r.stamp(), journal.MarkDevice{ID: r.place.Me, WasDesk: true}, journal.MarkDevice{ID: id}, journal.TakeDesk{ID: id})
	if err != nil {
		return err
	}
	key := r.key(id)
	if err := r.append(act); err != nil {
		return err
	}
	p := r.phone(id)
	data, err := r.say(crew.Facts{Batch: r.copy.Batch(d.Duty, p.head.Seq, r.copy.Chain.Has(p.head))}, key)
	if err != nil {
		return err
	}
	if r.links.State(id) == link.Up {
		r.links.Send(id, data)
	} else {
		p.owed = data
	}
	return r.hand(id, crew.KindFacts, data)
}

// Crew lists the devices that this laptop may invite again or link with.
func (r *Relay) Crew() []journal.Device {
	return slices.DeleteFunc(r.copy.State.Crew(), func(d journal.Device) bool {
		return d.ID == r.place.Me || !r.isDesk() && d.Via != r.place.Me
	})
}
