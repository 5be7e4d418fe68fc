package app

import (
	"context"
	"errors"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/bridge"
	"wasit/app/journal"
	"wasit/app/model"
	"wasit/app/store"
)

// seat is this tab's place as writer of one event, and its ear for what other tabs write.
type seat struct {
	place   *bridge.Seat
	channel *bridge.Channel
	role    bridge.Role
}

func (s *seat) leave() {
	if s.place != nil {
		s.place.Leave()
	}
	if s.channel != nil {
		s.channel.Close()
	}
}

// queue runs f on the one goroutine of writes, in order.
func (h *host) queue(f func(ctx context.Context)) {
	h.writes <- func() {
		ctx, cancel := context.WithTimeout(context.Background(), storeTime)
		defer cancel()
		f(ctx)
	}
}

func (h *host) keep(c model.Cmd) {
	if h.store == nil {
		h.withoutStore(c)
		return
	}
	switch c := c.(type) {
	case model.ListEvents:
		h.queue(func(ctx context.Context) {
			entries, err := h.store.List(ctx)
			h.post(model.EventsListed{Events: index(entries), Err: words(err)})
		})
	case model.CreateEvent:
		h.queue(func(ctx context.Context) {
			h.answer(h.store.Create(ctx, c.Records, c.After), model.EventCreated{ID: c.ID})
		})
	case model.OpenEvent:
		h.open(c.ID)
	case model.CloseEvent:
		if s := h.seats[c.ID]; s != nil {
			delete(h.seats, c.ID)
			h.queue(func(context.Context) { s.leave() }) // behind the writes that are still on their way
		}
	case model.TakeOver:
		if s := h.seats[c.ID]; s != nil && s.place != nil {
			s.place.TakeOver()
		}
	case model.Append:
		h.append(c)
	case model.LoadLog:
		h.queue(func(ctx context.Context) {
			records, err := h.store.Records(ctx, c.ID)
			h.post(model.LogLoaded{ID: c.ID, Records: records, Err: words(err)})
		})
	case model.DeleteEvent:
		h.queue(func(ctx context.Context) {
			h.answer(h.store.Delete(ctx, c.ID), model.EventDeleted{ID: c.ID})
		})
	case model.AnonymiseEvent:
		h.queue(func(ctx context.Context) { h.anonymise(ctx, c.ID) })
	case model.BackupEvent:
		h.queue(func(ctx context.Context) { h.backup(ctx, c) })
	case model.ReadBackup:
		h.queue(func(ctx context.Context) { h.readBackup(ctx, c.Data) })
	case model.RestoreBackup:
		h.queue(func(ctx context.Context) { h.restore(ctx, c.Data) })
	case model.SaveSettings:
		h.queue(func(ctx context.Context) {
			data, err := encodeSettings(c.Settings)
			if err == nil {
				err = h.store.SaveSettings(ctx, data)
			}
			if err != nil {
				h.post(model.Failed{Err: words(err)})
			}
		})
	}
}

// withoutStore refuses what needs the store where the browser gives none.
func (h *host) withoutStore(c model.Cmd) {
	none := h.m.Device.StoreError
	switch c := c.(type) {
	case model.ListEvents:
		h.Send(model.EventsListed{Err: none})
	case model.OpenEvent:
		h.Send(model.EventFailed{ID: c.ID, Err: none})
	case model.CloseEvent, model.SaveSettings: // nothing was opened; settings last until the page is left
	default:
		h.Send(model.Failed{Err: none})
	}
}

// answer posts msg, or why the effect failed.
func (h *host) answer(err error, msg model.Msg) {
	if err != nil {
		msg = model.Failed{Err: words(err)}
	}
	h.post(msg)
}

// words turns the store's errors into those that the model has words for.
func words(err error) error {
	var full *store.FullError
	var gone *store.GoneError
	var unavailable *store.UnavailableError
	var conflict *store.ConflictError
	switch {
	case errors.As(err, &full):
		return &model.FullError{Err: err}
	case errors.As(err, &gone):
		return &model.GoneError{ID: gone.ID}
	case errors.As(err, &unavailable):
		return &model.NoStoreError{Why: string(unavailable.Why)}
	case errors.As(err, &conflict):
		return &model.ReadOnlyError{}
	}
	return err
}

// index makes the home page's lines of the store's.
func index(entries []store.Entry) []model.EventEntry {
	list := make([]model.EventEntry, len(entries))
	for i, e := range entries {
		list[i] = model.EventEntry{ID: e.ID, Name: e.Name, Place: e.Place, Start: e.Start.String(), Players: e.Players, Finished: e.Finished, Practice: e.Practice,
			Changed: time.UnixMilli(e.Changed), Unsaved: e.Seq - e.SavedSeq}
		if e.SavedAt > 0 {
			list[i].Saved = time.UnixMilli(e.SavedAt)
		}
		for _, s := range e.Sections {
			if i := &list[i]; s.Round > i.Round || i.Rounds == 0 {
				i.Round, i.Rounds = s.Round, s.Rounds
			}
			status := model.SectionStatus{ID: s.ID, Name: s.Name, Players: s.Players, Round: s.Round, Rounds: s.Rounds}
			if s.Phase == journal.Published {
				status.Missing = s.Missing
				list[i].Missing += s.Missing
			}
			list[i].Sections = append(list[i].Sections, status)
		}
	}
	return list
}

// append stores one act; other tabs hear of it. Acts behind a failed one are refused by their sequence number.
func (h *host) append(c model.Append) {
	s := h.seats[c.ID]
	h.queue(func(ctx context.Context) {
		if err := h.store.Append(ctx, c.ID, c.Records, c.After); err != nil {
			h.post(model.AppendFailed{ID: c.ID, Err: words(err)})
			if s != nil {
				h.ctx.Dispatch(func(app.Context) { h.read(c.ID, s) }) // what is really there, above all after a conflict
			}
			return
		}
		if s != nil && s.channel != nil {
			s.channel.Say("written")
		}
		h.post(model.Appended{ID: c.ID, Seq: c.After.Seq()})
	})
}

// open takes a seat at the event, reads it, and reads it again whenever this tab becomes writer or another tab wrote.
func (h *host) open(id string) {
	s := &seat{}
	h.seats[id] = s
	name := "wasit:" + id
	channel, err := bridge.Join(name, func(string) {
		h.ctx.Dispatch(func(app.Context) {
			if s.role != bridge.Writer {
				h.read(id, s)
			}
		})
	})
	if err == nil {
		s.channel = channel
	}
	place, err := bridge.TakeSeat(name, func(role bridge.Role) {
		h.ctx.Dispatch(func(app.Context) {
			s.role = role
			switch role {
			case bridge.Writer:
				h.read(id, s)
			case bridge.Reader:
				if h.m.Event != nil && h.m.Event.ID == id && h.m.Event.Loading {
					h.read(id, s)
				}
				h.Send(model.WriterChanged{ID: id, Writer: false})
			}
		})
	})
	if err != nil {
		s.role = bridge.Writer // without locks there is one tab at most that we can speak for; the store checks each write
		h.read(id, s)
		return
	}
	s.place = place
}

func (h *host) read(id string, s *seat) {
	h.queue(func(ctx context.Context) {
		state, err := h.store.State(ctx, id)
		if err != nil {
			h.post(model.EventFailed{ID: id, Err: words(err)})
			return
		}
		h.ctx.Dispatch(func(app.Context) {
			h.Send(model.EventOpened{ID: id, State: state, Writer: s.role == bridge.Writer})
		})
	})
}
