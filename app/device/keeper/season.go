package keeper

import (
	"cmp"
	"context"
	"errors"
	"slices"

	"wasit/app/device/store"
	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/app/event/ranking"
	"wasit/app/event/season"
	"wasit/app/session"
)

// keepSeasons performs what concerns tables over several events.
func (k *Keeper) keepSeasons(c session.Cmd) (done bool) {
	switch c.(type) {
	case session.LoadSeasons, session.KeepSeasons, session.LoadArchive:
	default:
		return false
	}
	if k.waits(c) {
		return true
	}
	if k.store == nil {
		err := k.loop.Session().Device.StoreError
		switch c.(type) {
		case session.LoadSeasons:
			k.loop.Send(session.SeasonsLoaded{Err: err})
		case session.KeepSeasons:
			k.loop.Send(session.SeasonsKept{Err: err})
		case session.LoadArchive:
			k.loop.Send(session.ArchiveLoaded{Err: err})
		}
		return true
	}
	switch c := c.(type) {
	case session.LoadSeasons:
		k.queue(func(ctx context.Context) {
			list, err := k.seasons(ctx)
			k.loop.Post(session.SeasonsLoaded{List: list, Err: asModelError(err)})
		})
	case session.KeepSeasons:
		k.queue(func(ctx context.Context) { k.loop.Post(k.saveSeasons(ctx, c)) })
	case session.LoadArchive:
		go k.loadArchive()
	}
	return true
}

func (k *Keeper) seasons(ctx context.Context) ([]season.Season, error) {
	text, err := k.store.Seasons(ctx)
	if err != nil {
		return nil, err
	}
	return season.Decode(text)
}

func (k *Keeper) saveSeasons(ctx context.Context, c session.KeepSeasons) session.SeasonsKept {
	var was []byte
	var err error
	if c.Was != nil {
		was, err = season.Encode(c.Was)
	}
	var now []byte
	if err == nil {
		now, err = season.Encode(c.Now)
	}
	if err == nil {
		err = k.store.SaveSeasons(ctx, was, now)
	}
	var conflict *store.ConflictError
	return session.SeasonsKept{Stale: errors.As(err, &conflict), Err: asModelError(err)}
}

// newSeasons counts the seasons of a backup that restoring it would bring.
func (k *Keeper) newSeasons(ctx context.Context, b file.Backup) (n int, err error) {
	there, err := season.Decode(b.Seasons)
	if err != nil || len(there) == 0 {
		return 0, err
	}
	here, err := k.seasons(ctx)
	if err != nil {
		return 0, err
	}
	for _, s := range there {
		i := slices.IndexFunc(here, func(h season.Season) bool { return h.ID == s.ID })
		if i < 0 || s.Changed > here[i].Changed {
			n++
		}
	}
	return n, nil
}

// restoreSeasons adds the seasons of a backup to those of this device.
func (k *Keeper) restoreSeasons(ctx context.Context, b file.Backup) error {
	there, err := season.Decode(b.Seasons)
	if err != nil || len(there) == 0 {
		return err
	}
	here, err := k.seasons(ctx)
	if err != nil {
		return err
	}
	return k.saveSeasons(ctx, session.KeepSeasons{Was: here, Now: season.Merge(here, there)}).Err
}

// loadArchive reads one event after the other, beside the queue of writes: a result is stored meanwhile.
func (k *Keeper) loadArchive() {
	ctx := context.Background()
	entries, err := k.store.List(ctx)
	msg := session.ArchiveLoaded{Err: asModelError(err)}
	for _, e := range entries {
		if e.Practice || e.Anonymous {
			continue
		}
		s, broken := journal.State{}, error(nil)
		if e.Fault == "" {
			s, broken = k.store.State(ctx, e.ID)
		}
		if e.Fault != "" || broken != nil {
			msg.Failed = append(msg.Failed, e.Name)
			continue
		}
		if event := ranking.SeasonEvent(s); len(event.Results) > 0 {
			msg.Events = append(msg.Events, event)
		}
		breathe()
	}
	slices.SortStableFunc(msg.Events, func(a, b season.Event) int {
		return cmp.Or(cmp.Compare(a.Start.String(), b.Start.String()), cmp.Compare(a.Name, b.Name))
	})
	k.loop.Post(msg)
}
