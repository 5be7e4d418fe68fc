package keeper

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"time"

	"wasit/app/crew/placefile"
	"wasit/app/crew/replica"
	"wasit/app/device/bridge"
	"wasit/app/device/store"
	"wasit/app/event/journal"
	"wasit/app/session"
)

// eventLock is this tab's claim to be the writer of an event (Web Locks), and the channel on which other tabs announce writes.
type eventLock struct {
	place   seat
	channel channel
	role    bridge.Role
}

func (s *eventLock) leave() {
	if s.place != nil {
		s.place.Leave()
	}
	if s.channel != nil {
		s.channel.Close()
	}
}

// keepEvent performs what concerns events, and the settings.
func (k *Keeper) keepEvent(c session.Cmd) (done bool) {
	switch c.(type) {
	case session.ListEvents, session.CreateEvent, session.OpenEvent, session.CloseEvent, session.Append, session.LoadLog, session.SealClaims, session.TakeOver,
		session.LoadSchools, session.DeleteEvent, session.AnonymiseEvent, session.SaveSettings, session.ReadBackup, session.RestoreBackup, session.BackupEvent, session.NoteBackup:
	default:
		return false
	}
	switch {
	case k.waits(c):
	case k.store == nil:
		k.withoutStore(c)
	default:
		k.keepStored(c)
	}
	return true
}

func (k *Keeper) keepStored(c session.Cmd) {
	switch c := c.(type) {
	case session.ListEvents:
		home := k.loop.Session().Event == nil
		k.queue(func(ctx context.Context) {
			if entries := k.list(ctx); home {
				k.readAhead(entries)
			}
		})
	case session.CreateEvent:
		k.queue(func(ctx context.Context) {
			k.answer(k.store.Create(ctx, c.Records, c.After), session.EventCreated{ID: c.ID})
			k.traceNew(ctx)
		})
	case session.OpenEvent:
		k.open(c.ID)
	case session.CloseEvent:
		k.close(c.ID)
	case session.TakeOver:
		if s := k.locks[c.ID]; s != nil && s.place != nil {
			s.place.TakeOver()
		}
	case session.Append:
		k.append(c)
	case session.LoadLog:
		k.queue(func(ctx context.Context) { k.loadLog(ctx, c.ID) })
	case session.SealClaims:
		k.queue(func(ctx context.Context) { k.sealClaims(ctx, c) })
	case session.LoadSchools:
		k.loadSchools(c)
	case session.DeleteEvent:
		k.queue(func(ctx context.Context) {
			k.copy, k.trace.compared = replica.Copy{}, true
			k.answer(cmp.Or(k.store.Delete(ctx, c.ID), k.forgetDrafts(ctx)), session.EventDeleted{ID: c.ID})
		})
	case session.AnonymiseEvent:
		device := k.loop.Session().Device.Name
		k.queue(func(ctx context.Context) {
			k.anonymise(ctx, c.ID, device)
			if err := k.forgetDrafts(ctx); err != nil {
				k.loop.Post(session.Failed{Err: asModelError(err)})
			}
		})
	case session.BackupEvent:
		k.queue(func(ctx context.Context) { k.backup(ctx, c) })
	case session.NoteBackup:
		k.queue(func(ctx context.Context) {
			k.noteBackup(ctx, c)
			k.list(ctx)
		})
	case session.ReadBackup:
		k.queue(func(ctx context.Context) { k.readBackup(ctx, c.Data) })
	case session.RestoreBackup:
		k.queue(func(ctx context.Context) {
			k.copy = replica.Copy{}
			k.restore(ctx, c.Data)
		})
	case session.SaveSettings:
		k.queue(func(ctx context.Context) { k.saveSettings(ctx, c.Settings) })
	}
}

// list brings the index.
func (k *Keeper) list(ctx context.Context) []store.Entry {
	entries, err := k.store.List(ctx)
	lines := homeLines(entries)
	if err == nil {
		err = k.noteCopies(ctx, entries, lines)
	}
	msg := session.EventsListed{Events: lines, Err: asModelError(err)}
	if err == nil {
		msg.Lost = k.compareTrace(lines)
	}
	k.loop.Post(msg)
	return entries
}

// readAhead has the store read the event that is running before it is opened from the home page, which is most of what opening takes; the
// list is painted first. What fails is said when the event is opened.
func (k *Keeper) readAhead(entries []store.Entry) {
	i := slices.IndexFunc(entries, func(e store.Entry) bool { return !e.Finished && e.Fault == "" })
	if i < 0 {
		return
	}
	time.AfterFunc(paintTime, func() {
		_, _ = k.store.State(context.Background(), entries[i].ID)
	})
}

func (k *Keeper) loadLog(ctx context.Context, id string) {
	records, err := k.store.Records(ctx, id)
	k.loop.Post(session.LogLoaded{ID: id, Records: records, Err: asModelError(err)})
}

// close gives up this tab's claim to an event, after the writes that are still on their way.
func (k *Keeper) close(id string) {
	if s := k.locks[id]; s != nil {
		delete(k.locks, id)
		k.queue(func(context.Context) { s.leave() })
	}
}

// withoutStore refuses what needs the store where the browser gives none.
func (k *Keeper) withoutStore(c session.Cmd) {
	none := k.loop.Session().Device.StoreError
	switch c := c.(type) {
	case session.ListEvents:
		k.loop.Send(session.EventsListed{Err: none})
	case session.OpenEvent:
		k.loop.Send(session.EventFailed{ID: c.ID, Err: none})
	case session.CloseEvent, session.SaveSettings, session.LoadSchools: // nothing was opened; settings last until the page is left
	default:
		k.loop.Send(session.Failed{Err: none})
	}
}

// asModelError turns the store's errors into those that the model has words for.
func asModelError(err error) error {
	var full *store.FullError
	var gone *store.GoneError
	var unavailable *store.UnavailableError
	var conflict *store.ConflictError
	var damaged *store.DamagedError
	switch {
	case errors.As(err, &damaged):
		return &session.DamagedError{Have: damaged.Have, Want: damaged.Want}
	case errors.As(err, &full):
		return &session.FullError{Err: err}
	case errors.As(err, &gone):
		return &session.GoneError{ID: gone.ID}
	case errors.As(err, &unavailable):
		return &session.NoStoreError{Why: string(unavailable.Why)}
	case errors.As(err, &conflict):
		return &session.ReadOnlyError{}
	}
	return err
}

// homeLines makes the home page's lines of the store's: what is missing counts in published rounds alone, and the round of an event
// is its furthest.
func homeLines(entries []store.Entry) []session.EventEntry {
	list := make([]session.EventEntry, len(entries))
	for i, e := range entries {
		list[i] = session.EventEntry{ID: e.ID, Name: e.Name, Place: e.Place, Start: e.Start.String(), End: e.End.String(), Players: e.Players, Finished: e.Finished, Practice: e.Practice,
			Changed: time.UnixMilli(e.Changed), Unsaved: e.Seq - e.SavedSeq}
		if e.SavedAt > 0 {
			list[i].Saved = time.UnixMilli(e.SavedAt)
		}
		for _, s := range e.Sections {
			if i := &list[i]; s.Round > i.Round || i.Rounds == 0 {
				i.Round, i.Rounds = s.Round, s.Rounds
			}
			status := session.SectionStatus{ID: s.ID, Name: s.Name, System: s.System, Players: s.Players, Round: s.Round, Rounds: s.Rounds, Phase: s.Phase}
			if s.Phase == journal.Published {
				status.Missing, status.Boards, status.First, status.Open = s.Missing, s.Boards, s.First, s.Open
				list[i].Missing += s.Missing
			}
			list[i].Sections = append(list[i].Sections, status)
		}
	}
	return list
}

// append stores one act; other tabs are notified. Acts after a failed one are refused by their sequence number.
func (k *Keeper) append(c session.Append) {
	s := k.locks[c.ID]
	k.queue(func(ctx context.Context) {
		var place [][]byte
		var err error
		if c.Crew != nil { // with the act, or not at all
			place = make([][]byte, 1)
			place[0], err = placefile.Encode(*c.Crew)
		}
		if err = cmp.Or(err, k.store.Append(ctx, c.ID, c.Records, c.After, place...)); err != nil {
			k.loop.Post(session.AppendFailed{ID: c.ID, Err: asModelError(err)})
			if s != nil {
				k.loop.Then(func() { k.read(c.ID, s) }) // what is really there, above all after a conflict
			}
			return
		}
		if s != nil && s.channel != nil {
			s.channel.Say("written")
		}
		k.loop.Post(session.Appended{ID: c.ID, Seq: c.After.Seq()})
		if slices.ContainsFunc(c.Records, endsRound) {
			k.loop.Then(func() { k.roundEnded(c.ID) })
		}
	})
}

// open takes a seat at the event, reads it, and reads it again whenever this tab becomes writer or another tab wrote.
func (k *Keeper) open(id string) {
	s := &eventLock{}
	k.locks[id] = s
	name := "wasit:" + id
	channel, err := k.browser.join(name, func(string) {
		k.loop.Then(func() {
			if s.role != bridge.Writer {
				k.read(id, s)
			}
		})
	})
	if err == nil {
		s.channel = channel
	}
	place, err := k.browser.takeSeat(name, func(role bridge.Role) {
		k.loop.Then(func() {
			s.role = role
			switch role {
			case bridge.Writer:
				k.read(id, s)
			case bridge.Reader:
				if e := k.loop.Session().Event; e != nil && e.ID == id && e.Loading {
					k.read(id, s)
				}
				k.loop.Send(session.WriterChanged{ID: id, Writer: false})
			}
		})
	})
	if err != nil {
		s.role = bridge.Writer // without locks there is one tab at most that we can speak for; the store checks each write
		k.read(id, s)
		return
	}
	s.place = place
}

// read brings an event as it is stored. Only what was read as the writer makes this tab the writer: what was read before may
// lack the last acts of another tab.
func (k *Keeper) read(id string, s *eventLock) {
	asked := s.role
	k.queue(func(ctx context.Context) {
		state, err := k.store.State(ctx, id)
		place, broken := k.crewOf(ctx, id)
		var fault error
		if err != nil && state.Seq() > 0 { // the store has read it as far as it goes
			fault, err = asModelError(err), nil
		}
		if err = cmp.Or(err, broken); err != nil {
			k.loop.Post(session.EventFailed{ID: id, Err: asModelError(err)})
			return
		}
		k.loop.Then(func() {
			k.loop.Send(session.EventOpened{ID: id, State: state, Crew: place, Fault: fault, Writer: asked == bridge.Writer && s.role == bridge.Writer})
		})
	})
}
