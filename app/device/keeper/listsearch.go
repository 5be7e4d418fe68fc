package keeper

import (
	"context"
	"errors"
	"strings"

	"wasit/app/event/ratinglist"
	"wasit/app/session"
)

// listHits is how many players a search shows.
const listHits = 12

// searchLists performs the last search that is asked for; what was typed while another ran is not searched letter by letter.
func (k *Keeper) searchLists(c session.SearchLists) {
	k.lists.mu.Lock()
	defer k.lists.mu.Unlock()
	k.lists.wanted = &c
	if k.lists.busy {
		return
	}
	k.lists.busy = true
	go func() {
		for {
			k.lists.mu.Lock()
			c := k.lists.wanted
			k.lists.wanted, k.lists.busy = nil, c != nil
			k.lists.mu.Unlock()
			if c == nil {
				return
			}
			k.loop.Post(k.search(*c))
		}
	}()
}

// search looks in every list: for a number where the text may be one, else for a name.
func (k *Keeper) search(c session.SearchLists) session.ListsFound {
	msg := session.ListsFound{Text: c.Text}
	for _, kind := range listKinds {
		msg.Err = asListError(k.inList(kind, func(l *ratinglist.List) error {
			found, err := searchList(l, c)
			if err != nil {
				return err
			}
			for _, e := range found.Entries {
				msg.Hits = append(msg.Hits, session.ListHit{Kind: kind, Entry: e})
			}
			msg.More = msg.More || found.More
			return nil
		}))
		if msg.Err != nil {
			return msg
		}
	}
	return msg
}

func searchList(l *ratinglist.List, c session.SearchLists) (ratinglist.Found, error) {
	if strings.ContainsAny(c.Text, "0123456789") {
		if e, ok, err := l.ByID(c.Text); ok || err != nil {
			return ratinglist.Found{Entries: []ratinglist.Entry{e}}, err
		}
	}
	return l.ByName(c.Text, c.Federation, listHits)
}

// inList runs f on a list where it is kept. One that another tab has replaced meanwhile is opened again.
func (k *Keeper) inList(kind ratinglist.Kind, f func(*ratinglist.List) error) error {
	l, err := k.openList(kind)
	if l == nil || err != nil {
		return err
	}
	var gone *ratinglist.BlockError
	if err = f(l); !errors.As(err, &gone) {
		return err
	}
	k.forgetLists()
	if l, err = k.openList(kind); l == nil || err != nil {
		return err
	}
	return f(l)
}

// openList returns a list, nil where there is none; its directory is read once.
func (k *Keeper) openList(kind ratinglist.Kind) (*ratinglist.List, error) {
	b, err := k.blocks(context.Background())
	if err != nil {
		return nil, err
	}
	k.lists.mu.Lock()
	l := k.lists.found[kind]
	k.lists.mu.Unlock()
	if l != nil {
		return l.On(b), nil
	}
	l, ok, err := ratinglist.Open(b, string(kind))
	if !ok || err != nil {
		return nil, err
	}
	k.lists.mu.Lock()
	defer k.lists.mu.Unlock()
	if k.lists.found == nil {
		k.lists.found = map[ratinglist.Kind]*ratinglist.List{}
	}
	k.lists.found[kind] = l
	return l, nil
}

// checkLists looks for players of the event in a list.
func (k *Keeper) checkLists(c session.CheckLists) {
	msg := session.ListsChecked{Kind: c.Kind}
	msg.Err = asListError(k.inList(c.Kind, func(l *ratinglist.List) error {
		msg.Matches = nil
		for _, p := range c.Players {
			m, err := l.Match(p.PlayerInfo, c.Kind)
			if err != nil {
				return err
			}
			msg.Matches = append(msg.Matches, session.ListMatch{Player: p.ID, Match: m})
		}
		return nil
	}))
	if c.ByItself {
		k.loop.Post(session.ListsJudged(msg))
		return
	}
	k.loop.Post(msg)
}
