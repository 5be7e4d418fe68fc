package keeper

import (
	"context"
	"sync"

	"wasit/app/session"
)

// drafts are those that wait to be written, the last of each kind.
type drafts struct {
	sync.Mutex
	waiting map[session.DraftKind]string
}

// keepDrafts performs what rooms ask of drafts.
func (k *Keeper) keepDrafts(c session.Cmd) (done bool) {
	switch c := c.(type) {
	case session.KeepDraft:
		if k.store != nil && len(c.Data) <= session.MaxDraft && k.drafts.put(c.Kind, string(c.Data)) {
			k.queue(func(ctx context.Context) {
				// a draft that cannot be stored is not worth a banner: what is typed is still on the screen
				_ = k.store.SaveDraft(ctx, string(c.Kind), k.drafts.take(c.Kind))
			})
		}
	case session.LoadDraft:
		if k.store == nil {
			k.loop.Send(session.DraftLoaded{Kind: c.Kind})
			return true
		}
		k.queue(func(ctx context.Context) {
			text, err := k.store.Draft(ctx, string(c.Kind))
			if err != nil {
				text = ""
			}
			k.loop.Post(session.DraftLoaded{Kind: c.Kind, Data: []byte(text)})
		})
	default:
		return false
	}
	return true
}

// put leaves a draft to be written; first reports that none of its kind waited.
func (d *drafts) put(kind session.DraftKind, text string) (first bool) {
	d.Lock()
	defer d.Unlock()
	if d.waiting == nil {
		d.waiting = map[session.DraftKind]string{}
	}
	_, waits := d.waiting[kind]
	d.waiting[kind] = text
	return !waits
}

func (d *drafts) take(kind session.DraftKind) string {
	d.Lock()
	defer d.Unlock()
	text := d.waiting[kind]
	delete(d.waiting, kind)
	return text
}

// forgetDrafts drops what was typed of players: they may be of an event whose names are to go.
func (k *Keeper) forgetDrafts(ctx context.Context) error {
	for _, kind := range []session.DraftKind{session.DraftImport, session.DraftPlayer} {
		if err := k.store.SaveDraft(ctx, string(kind), ""); err != nil {
			return err
		}
	}
	return nil
}
