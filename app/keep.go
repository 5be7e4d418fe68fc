package app

import (
	"context"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/bridge"
	"wasit/app/journal"
	"wasit/app/model"
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
	switch c := c.(type) {
	case model.ListEvents:
		h.queue(func(ctx context.Context) {
			events, err := h.store.List(ctx)
			h.post(model.EventsListed{Events: events, Err: err})
		})
	case model.CreateEvent:
		h.queue(func(ctx context.Context) {
			if err := h.store.Create(ctx, c.ID, c.Records, c.After); err != nil {
				h.post(model.Failed{Err: err})
				return
			}
			h.post(model.EventCreated{ID: c.ID})
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
			if err != nil {
				h.post(model.Failed{Err: err})
				return
			}
			h.post(model.LogLoaded{ID: c.ID, Records: records})
		})
	case model.DeleteEvent:
		h.queue(func(ctx context.Context) {
			if err := h.store.Delete(ctx, c.ID); err != nil {
				h.post(model.Failed{Err: err})
				return
			}
			h.post(model.EventDeleted{ID: c.ID})
		})
	case model.SaveSettings:
		h.queue(func(ctx context.Context) {
			data, err := encodeSettings(c.Settings)
			if err == nil {
				err = h.store.SaveSettings(ctx, data)
			}
			if err != nil {
				h.post(model.Failed{Err: err})
			}
		})
	}
}

// append stores one act; other tabs hear of it. Acts behind a failed one are refused by their sequence number.
func (h *host) append(c model.Append) {
	s := h.seats[c.ID]
	h.queue(func(ctx context.Context) {
		if err := h.store.Append(ctx, c.ID, c.Records, c.After); err != nil {
			h.post(model.AppendFailed{ID: c.ID, Err: err})
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
			h.post(model.EventFailed{ID: id, Err: err})
			return
		}
		h.ctx.Dispatch(func(app.Context) {
			h.Send(model.EventOpened{ID: id, State: state, Writer: s.role == bridge.Writer})
		})
	})
}

var _ = journal.State{}
