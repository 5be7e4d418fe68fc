package keeper

import (
	"context"
	"errors"

	"wasit/app/crew"
	"wasit/app/crew/replica"
	"wasit/app/crew/wire"
	"wasit/app/device/store"
	"wasit/app/event/journal"
	"wasit/app/session"
)

// keepCrew performs what concerns several devices at one event.
func (k *Keeper) keepCrew(c session.Cmd) (done bool) {
	switch c.(type) {
	case session.SaveCrew, session.JoinEvent, session.SayCrew, session.TakeFacts:
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
			if err := k.saveCrew(ctx, c.ID, c.Crew); err != nil {
				k.loop.Post(session.AppendFailed{ID: c.ID, Err: asModelError(err)})
			}
		})
	case session.JoinEvent:
		k.queue(func(ctx context.Context) {
			err := k.joinEvent(ctx, c.Invitation)
			k.loop.Post(session.EventJoined{ID: c.Invitation.EventID, Err: asModelError(err)})
			k.readAgain(c.Invitation.EventID)
		})
	case session.SayCrew:
		k.queue(func(ctx context.Context) {
			data, err := k.sayCrew(ctx, c)
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
	return decodeCrew(text)
}

// noteCopies marks the events of which this device helps at another one's desk.
func (k *Keeper) noteCopies(ctx context.Context, lines []session.EventEntry) error {
	ids := make([]string, len(lines))
	for i, e := range lines {
		ids[i] = e.ID
	}
	texts, err := k.store.Crews(ctx, ids)
	for i := range lines {
		if c, broken := decodeCrew(texts[lines[i].ID]); broken == nil {
			lines[i].Copy = c.IsCopy()
		}
	}
	return err
}

func (k *Keeper) saveCrew(ctx context.Context, id string, c session.Crew) error {
	text, err := encodeCrew(c)
	if err != nil {
		return err
	}
	return k.store.SaveCrew(ctx, id, text)
}

// copyOf returns the copy of an event as the store has it. It is kept from one message to the next: to digest a journal takes time.
func (k *Keeper) copyOf(ctx context.Context, id string, me journal.DeviceID) (replica.Copy, error) {
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
	c.Me = me
	if len(records) > 0 {
		if c, err = c.Add(crew.Batch{Desk: crew.DeskOf(c.State), After: c.Chain.At(len(c.Records)), Records: records}); err != nil {
			return replica.Copy{}, err
		}
	}
	k.copy, k.copyEpoch = c, epoch
	return c, nil
}

// sayCrew writes a message behind everything that was stored before.
func (k *Keeper) sayCrew(ctx context.Context, c session.SayCrew) ([]byte, error) {
	copied, err := k.copyOf(ctx, c.ID, c.Crew.Me)
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
		b.Batch = lacks()
		body = b
	}
	return wire.Encode(crew.Message{Head: replica.HeadOf(copied), Body: body}, c.Key)
}

// takeFacts adds to the copy what the desk sent. What only a desk that was replaced has is stored before its journal is.
func (k *Keeper) takeFacts(ctx context.Context, id string, place session.Crew, b crew.Batch) error {
	was, err := k.copyOf(ctx, id, place.Me)
	if err != nil {
		return err
	}
	next, err := was.Add(b)
	if err != nil {
		return err
	}
	_, desk := was.State.Epoch()
	return k.followDesk(ctx, was, next, place, desk == place.Me)
}

// followDesk stores the copy that follows one that was read; desk says that it was the desk's own.
func (k *Keeper) followDesk(ctx context.Context, was, next replica.Copy, place session.Crew, desk bool) error {
	id := next.State.Event().ID
	common := replica.Part(was.Chain, next.Chain)
	if desk && common < len(was.Records) {
		place.Left = append(place.Left, replica.Only(was.Records, common)...)
	}
	if err := k.saveCrew(ctx, id, place); err != nil || common == len(next.Records) {
		return err
	}
	var err error
	if common == len(was.Records) {
		err = k.store.Append(ctx, id, next.Records[common:], next.State)
	} else {
		err = k.store.Replace(ctx, id, len(was.Records), next.Records)
	}
	return err
}

// joinEvent stores the copy that an invitation brings, or brings the one that is here up to it.
func (k *Keeper) joinEvent(ctx context.Context, in crew.Invitation) error {
	place, err := k.crewOf(ctx, in.EventID)
	if err != nil {
		return err
	}
	var gone *store.GoneError
	here, err := k.copyOf(ctx, in.EventID, place.Me)
	if err != nil && !errors.As(err, &gone) {
		return err
	}
	if errors.As(err, &gone) {
		place = session.Crew{}
	}
	_, desk := here.State.Epoch() // 0 where nothing is here
	wasDesk := desk == place.Me
	base := here
	if !wasDesk && !in.Batch.Desk.Before(crew.DeskOf(here.State)) {
		base = replica.Copy{Me: here.Me} // a copy is taken anew: with another duty it may hold more
	}
	next, err := base.Add(in.Batch)
	if err != nil {
		return err
	}
	if len(next.Records) == 0 || next.State.Event().ID != in.EventID {
		return &crew.MessageError{Fault: crew.Broken, Kind: crew.KindInvitation}
	}
	if place, err = place.Invited(in, next.State); err != nil {
		return err
	}
	if len(here.Records) == 0 {
		if err := k.saveCrew(ctx, in.EventID, place); err != nil {
			return err
		}
		return k.store.Create(ctx, next.Records, next.State)
	}
	return k.followDesk(ctx, here, next, place, wasDesk)
}
