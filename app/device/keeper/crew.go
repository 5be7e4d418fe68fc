package keeper

import (
	"context"
	"errors"

	"wasit/app/crew"
	"wasit/app/crew/placefile"
	"wasit/app/crew/replica"
	"wasit/app/crew/wire"
	"wasit/app/device/store"
	"wasit/app/session"
)

// keepCrew performs what concerns several devices at one event.
func (k *Keeper) keepCrew(c session.Cmd) (done bool) {
	switch c.(type) {
	case session.SaveCrew, session.JoinEvent, session.GoBack, session.SayCrew, session.TakeFacts:
	default:
		return false
	}
	switch {
	case k.waits(c):
	case k.store == nil:
		k.loop.Send(session.Failed{Err: k.loop.Session().Device.StoreError})
	default:
		k.keepCrewStored(c)
	}
	return true
}

func (k *Keeper) keepCrewStored(c session.Cmd) {
	switch c := c.(type) {
	case session.SaveCrew:
		k.queue(func(ctx context.Context) {
			was := c.Crew
			c.Crew, k.unkept[c.ID] = k.saveCrew(ctx, c.ID, was, k.moved[c.ID])
			if err := k.unkept[c.ID]; err != nil {
				k.loop.Post(session.CrewFailed{ID: c.ID, Err: asModelError(err)})
			} else {
				k.loop.Post(session.CrewSaved(c))
			}
			if k.unkept[c.ID] != nil || c.Crew.Holder != was.Holder {
				k.readAgain(c.ID) // what is really there
			}
		})
	case session.JoinEvent:
		k.queue(func(ctx context.Context) {
			err := k.joinEvent(ctx, c)
			k.loop.Post(session.EventJoined{ID: c.Invitation.EventID, Err: asModelError(err)})
			k.readAgain(c.Invitation.EventID)
		})
	case session.GoBack:
		k.queue(func(ctx context.Context) {
			if err := k.goBack(ctx, c.ID); err != nil {
				k.loop.Post(session.Failed{Err: asModelError(err)})
				return
			}
			k.readAgain(c.ID)
		})
	case session.SayCrew:
		k.queue(func(ctx context.Context) {
			data, err := []byte(nil), k.unkept[c.ID]
			if err == nil {
				data, err = k.sayCrew(ctx, c)
			}
			k.loop.Post(session.CrewSaid{ID: c.ID, For: c.For, Data: data, Err: asModelError(err)})
		})
	case session.TakeFacts:
		k.queue(func(ctx context.Context) {
			if err := k.takeFacts(ctx, c.ID, c.Crew, c.Batch); err != nil {
				k.loop.Post(session.Failed{Err: asModelError(err)})
				return
			}
			k.readAgain(c.ID)
		})
	}
}

// readAgain brings an event that is open as it is stored now.
func (k *Keeper) readAgain(id string) {
	k.loop.Then(func() {
		if lock := k.locks[id]; lock != nil {
			k.read(id, lock)
		}
	})
}

func (k *Keeper) crewOf(ctx context.Context, id string) (session.Crew, error) {
	text, err := k.store.Crew(ctx, id)
	if err != nil {
		return session.Crew{}, err
	}
	return placefile.Decode(text)
}

// noteCopies marks the events of which another device is the desk.
func (k *Keeper) noteCopies(ctx context.Context, entries []store.Entry, lines []session.EventEntry) error {
	ids := make([]string, len(lines))
	for i, e := range lines {
		ids[i] = e.ID
	}
	texts, err := k.store.Crews(ctx, ids)
	for i := range lines {
		if c, broken := placefile.Decode(texts[lines[i].ID]); broken == nil {
			lines[i].Reads = c.Backup || c.Me == 0 && entries[i].Desk != 0
			lines[i].Copy = c.IsCopy() || lines[i].Reads
		}
	}
	return err
}

// saveCrew stores the place of this device and returns it. One that a screen still has which an invitation has changed meanwhile adds only
// what was asked for on it since: n requests were there before.
func (k *Keeper) saveCrew(ctx context.Context, id string, c session.Crew, n int) (session.Crew, error) {
	now, err := k.crewOf(ctx, id)
	if err != nil {
		return c, err
	}
	if now.Holder != 0 && now.Holder != c.Holder && n <= len(c.Asked) {
		for _, r := range c.Asked[n:] {
			r.Device, r.N = now.Me, len(now.Asked)+1
			now.Asked = append(now.Asked, r)
		}
		c, k.moved[id] = now, len(c.Asked)
	}
	text, err := placefile.Encode(c)
	if err != nil {
		return c, err
	}
	return c, k.store.SaveCrew(ctx, id, text)
}

// copyOf returns the copy of an event as the store has it. It is kept from one message to the next: to digest a journal takes time.
func (k *Keeper) copyOf(ctx context.Context, id string) (replica.Copy, error) {
	c := k.copy
	if c.State.Event().ID != id {
		c = replica.Copy{}
	}
	n := len(c.Records)
	records, epoch, err := k.store.Tail(ctx, id, n)
	if err == nil && n > 0 && (epoch != k.copyEpoch || len(records) > 0 && records[0].Seq != n+1) {
		c = replica.Copy{} // another journal stands in its place
		records, epoch, err = k.store.Tail(ctx, id, 0)
	}
	if err != nil {
		return replica.Copy{}, err
	}
	if len(records) > 0 {
		if c, err = c.Add(crew.Batch{Desk: crew.DeskOf(c.State), After: c.Chain.At(len(c.Records)), Records: records}); err != nil {
			return replica.Copy{}, err
		}
	}
	k.copy, k.copyEpoch = c, epoch
	return c, nil
}

// sayCrew writes a message after everything that was stored before.
func (k *Keeper) sayCrew(ctx context.Context, c session.SayCrew) ([]byte, error) {
	copied, err := k.copyOf(ctx, c.ID)
	if err != nil {
		return nil, err
	}
	body := c.Body
	lacks := func() crew.Batch { return copied.Batch(c.To, c.Have.Seq, copied.ChainFor(c.To).Has(c.Have)) }
	switch b := body.(type) {
	case crew.Facts:
		b.Batch = lacks()
		body = b
	case crew.Invitation:
		b.Batch, b.Signer = lacks(), c.Crew.Sign
		body = b
	}
	return wire.Encode(crew.Message{Head: replica.HeadOf(copied, c.Crew), Body: body}, c.Key)
}

// takeFacts adds to the copy what the desk sent, in one transaction with what only a desk that was replaced has.
func (k *Keeper) takeFacts(ctx context.Context, id string, place session.Crew, b crew.Batch) error {
	was, err := k.copyOf(ctx, id)
	if err != nil {
		return err
	}
	next, err := was.Add(b)
	if err != nil {
		return err
	}
	return k.follow(ctx, was, next, place, place)
}

// follow stores the copy that follows one that was read, and the place of the device in it; was is its place before.
func (k *Keeper) follow(ctx context.Context, had, next replica.Copy, place, was session.Crew) error {
	id := next.State.Event().ID
	common := replica.Part(had.Chain, next.Chain)
	place = replica.Follow(had, next, place, was)
	text, err := placefile.Encode(place)
	switch {
	case err != nil:
		return err
	case common == len(next.Records) && common == len(had.Records):
		return k.store.SaveCrew(ctx, id, text)
	case common == len(had.Records):
		return k.store.Append(ctx, id, next.Records[common:], next.State, text)
	}
	return k.store.Replace(ctx, id, len(had.Records), next.Records, text)
}

// joinEvent stores the copy that an invitation brings, in the place of one that is here. A person has been asked.
func (k *Keeper) joinEvent(ctx context.Context, c session.JoinEvent) error {
	in := c.Invitation
	place, err := k.crewOf(ctx, in.EventID)
	if err != nil {
		return err
	}
	var gone *store.GoneError
	here, err := k.copyOf(ctx, in.EventID)
	if err != nil && !errors.As(err, &gone) {
		return err
	}
	if errors.As(err, &gone) {
		here, place = replica.Copy{}, session.Crew{}
	}
	next, err := replica.Copy{}.Add(in.Batch) // again: with another duty it may hold more
	if err != nil {
		return err
	}
	if len(next.Records) == 0 || next.State.Event().ID != in.EventID {
		return &crew.MessageError{Fault: crew.Broken, Kind: crew.KindInvitation}
	}
	was := place
	if place, err = place.Joined(in, next.State, c.Holder, c.Sign); err != nil {
		return err
	}
	k.moved[in.EventID] = len(was.Asked)
	if len(here.Records) > 0 {
		return k.follow(ctx, here, next, place, was)
	}
	text, err := placefile.Encode(place)
	if err != nil {
		return err
	}
	return k.store.Create(ctx, next.Records, next.State, text)
}

// goBack puts back what an invitation took the place of, with what was asked for since.
func (k *Keeper) goBack(ctx context.Context, id string) error {
	place, err := k.crewOf(ctx, id)
	if err != nil || place.Before == nil {
		return err
	}
	here, err := k.copyOf(ctx, id)
	if err != nil {
		return err
	}
	before, err := replica.Copy{}.Add(crew.Batch{Records: place.Before.Records})
	if err != nil {
		return err
	}
	text, err := placefile.Encode(place.Back(before.State))
	if err != nil {
		return err
	}
	k.moved[id] = len(place.Asked)
	return k.store.Replace(ctx, id, len(here.Records), place.Before.Records, text)
}
