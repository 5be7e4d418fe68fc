package keeper

import (
	"context"

	"wasit/app/device/store"
	"wasit/app/lists/alike"
	"wasit/app/session"
)

// The bounds of what is remembered of earlier events.
const (
	schoolEvents = 5   // the last ones
	schoolNames  = 300 // of all of them
)

// loadSchools reads the schools of the most recent events, except the one that is open. Practices and events without names are passed over.
func (k *Keeper) loadSchools(c session.LoadSchools) {
	k.queue(func(ctx context.Context) {
		msg := session.SchoolsLoaded{Schools: session.Schools{Except: c.Except}}
		entries, err := k.store.List(ctx)
		for _, e := range lastEvents(entries, c.Except) {
			if err != nil || len(msg.Names) >= schoolNames {
				break
			}
			s, broken := k.store.State(ctx, e.ID)
			if broken != nil {
				continue // its own page says why
			}
			for _, school := range s.Schools() {
				msg.Names = append(msg.Names, school.Name)
			}
			msg.Decisions = remember(msg.Decisions, s.SchoolDecisions())
		}
		msg.Names = msg.Names[:min(len(msg.Names), schoolNames)]
		k.loop.Post(msg)
	})
}

// lastEvents are the events whose schools are offered.
func lastEvents(entries []store.Entry, except string) (list []store.Entry) {
	for _, e := range entries {
		if e.ID != except && !e.Practice && !e.Anonymous && e.Fault == "" && len(list) < schoolEvents {
			list = append(list, e)
		}
	}
	return list
}

// remember adds older decisions after newer ones; where both speak of the same spelling the newer holds.
func remember(newer, older alike.Decisions) alike.Decisions {
	for _, o := range older {
		newer = newer.Remember(o)
	}
	return newer
}
