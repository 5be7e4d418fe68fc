package keeper

import (
	"cmp"
	"context"
	"errors"
	"strings"
	"sync"
	"time"

	"wasit/app/device/bridge"
	"wasit/app/device/store"
	"wasit/app/event/ratinglist"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/rules/charset"
)

// listKinds are the lists that a device keeps.
var listKinds = [...]ratinglist.Kind{ratinglist.FIDE, ratinglist.National}

// listKeeper keeps the rating lists, beside the queue of writes: they stand in a database of their own.
type listKeeper struct {
	open func(context.Context) (*store.Lists, error)
	stop context.CancelFunc // of the running import, nil; on the goroutine of the screen

	mu     sync.Mutex
	lists  *store.Lists
	found  map[ratinglist.Kind]*ratinglist.List // opened for a search
	wanted *session.SearchLists                 // the last search that waits
	busy   bool                                 // a search runs
}

// keepLists performs what rooms ask of rating lists.
func (k *Keeper) keepLists(c session.Cmd) (done bool) {
	switch c := c.(type) {
	case session.LoadLists:
		k.alone(func(done func()) { go k.sweepLists(done) }, func() { go k.loadLists() })
	case session.ImportList:
		k.importList(c)
	case session.StopImport:
		if k.lists.stop != nil {
			k.lists.stop()
		}
	case session.DeleteList:
		k.alone(func(done func()) { go k.deleteList(c.Kind, done) }, func() { k.loop.Send(session.Failed{Err: &session.ListBusyError{}}) })
	case session.DateList:
		k.alone(func(done func()) { go k.dateList(c, done) }, func() { k.loop.Send(session.Failed{Err: &session.ListBusyError{}}) })
	case session.SearchLists:
		k.searchLists(c)
	case session.CheckLists:
		go k.checkLists(c)
	default:
		return false
	}
	return true
}

// alone runs write while no other tab, and nothing else in this one, writes lists; it calls done when it is ready. busy is called
// instead where somebody does. Both begin on the goroutine of the screen.
func (k *Keeper) alone(write func(done func()), busy func()) {
	if k.lists.stop != nil {
		busy()
		return
	}
	var place seat
	asked := false
	place, err := k.browser.takeSeat("wasit:lists", func(role bridge.Role) {
		k.loop.Then(func() {
			if asked || role == bridge.Asking {
				return
			}
			asked = true
			if role == bridge.Reader || k.lists.stop != nil {
				place.Leave()
				busy()
				return
			}
			write(place.Leave)
		})
	})
	if err != nil {
		write(func() {}) // without locks there is one tab at most that we can speak for
	}
}

// blocks opens the database of the lists, once.
func (k *Keeper) blocks(ctx context.Context) (store.Blocks, error) {
	k.lists.mu.Lock()
	defer k.lists.mu.Unlock()
	if k.lists.lists == nil {
		l, err := k.lists.open(ctx)
		if err != nil {
			return store.Blocks{}, err
		}
		k.lists.lists = l
	}
	return k.lists.lists.Blocks(ctx), nil
}

// sweepLists takes away what an import that was cut off has left, and tells what there is.
func (k *Keeper) sweepLists(done func()) {
	defer done()
	k.loadLists()
	if b, err := k.blocks(context.Background()); err == nil {
		for _, kind := range listKinds {
			_ = ratinglist.Sweep(b, string(kind)) // it only takes room; the next import tries again
		}
	}
}

// loadLists tells which lists there are.
func (k *Keeper) loadLists() {
	var msg session.ListsLoaded
	b, err := k.blocks(context.Background())
	for _, kind := range listKinds {
		if err != nil {
			break
		}
		var l *ratinglist.List
		var ok bool
		if l, ok, err = ratinglist.Open(b, string(kind)); ok {
			msg.Kept = append(msg.Kept, describe(kind, l.About()))
		}
	}
	msg.Err = asListError(err)
	k.forgetLists()
	k.loop.Post(msg)
}

func describe(kind ratinglist.Kind, a ratinglist.About) session.RatingList {
	return session.RatingList{Kind: kind, Source: a.Source, Made: time.UnixMilli(a.Made), Players: a.Entries, Skipped: a.Skipped, Federation: a.Federation, Month: a.Month}
}

// forgetLists closes what was opened for a search: another list may stand there now.
func (k *Keeper) forgetLists() {
	k.lists.mu.Lock()
	defer k.lists.mu.Unlock()
	k.lists.found = nil
}

func (k *Keeper) deleteList(kind ratinglist.Kind, done func()) {
	defer done()
	b, err := k.blocks(context.Background())
	if err == nil {
		err = ratinglist.Remove(b, string(kind))
	}
	if err != nil {
		k.loop.Post(session.Failed{Err: asListError(err)})
	}
	k.loadLists()
}

// dateList says of which month a list is.
func (k *Keeper) dateList(c session.DateList, done func()) {
	defer done()
	b, err := k.blocks(context.Background())
	if err == nil {
		err = ratinglist.SetMonth(b, string(c.Kind), c.Month)
	}
	if err != nil {
		k.loop.Post(session.Failed{Err: asListError(err)})
	}
	k.loadLists()
}

// listFiles are the files that the picker offers.
const listFiles = ".txt,.csv,.xml,.zip,.xlsx,text/plain,text/csv,text/xml,application/zip,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"

// importList lets the person choose a file, and reads it.
func (k *Keeper) importList(c session.ImportList) {
	k.browser.pickSource(listFiles, func(file *bridge.Source, err error) {
		if errors.Is(err, bridge.ErrDismissed) {
			return
		}
		k.loop.Then(func() {
			if err != nil {
				k.loop.Send(session.ListImported{Err: err})
				return
			}
			k.alone(func(done func()) {
				ctx, cancel := context.WithCancel(context.Background())
				k.lists.stop = cancel
				k.loop.Send(session.ListProgress{ListImport: session.ListImport{Kind: c.Kind, File: file.Name}})
				go k.readList(ctx, c, file, k.loop.Session().Lang(), func() {
					k.loop.Then(func() {
						cancel()
						k.lists.stop = nil
						done()
					})
				})
			}, func() { k.loop.Send(session.ListImported{Err: &session.ListBusyError{}}) })
		})
	})
}

// readList makes a file the list of its kind; it gives the screen its turn, and tells how far it is.
func (k *Keeper) readList(ctx context.Context, c session.ImportList, file *bridge.Source, lang i18n.Lang, done func()) {
	var msg session.ListImported
	var w *ratinglist.Builder
	b, err := k.blocks(ctx)
	if err == nil {
		w, err = ratinglist.NewBuilder(b, string(c.Kind), k.listProgress(ctx, c.Kind, file))
	}
	if err == nil {
		var stats ratinglist.Stats
		stats, err = ratinglist.Parse(file, listOptions(c, file.Name, lang), w.Add)
		msg.Others = stats.Others
		if err == nil && stats.Entries == 0 {
			err = &session.ListEmptyError{Federation: c.Federation, Others: stats.Others}
		}
		if err == nil {
			about := ratinglist.About{Source: file.Name, Made: time.Now().UnixMilli(), Skipped: stats.Skipped, Federation: c.Federation,
				Month: cmp.Or(stats.Month, ratinglist.MonthInName(file.Name))}
			err = w.Finish(about)
			about.Entries = stats.Entries
			msg.List = describe(c.Kind, about)
		}
	}
	if err != nil {
		msg.Stopped = ctx.Err() != nil
		msg.Err = asListError(err)
		if w != nil {
			k.dropList(c.Kind)
		}
	}
	done()
	k.loop.Post(msg)
}

// dropList takes away what an import has written that was not finished.
func (k *Keeper) dropList(kind ratinglist.Kind) {
	if b, err := k.blocks(context.Background()); err == nil {
		_ = ratinglist.Sweep(b, string(kind)) // it only takes room; the next look at the lists tries again
	}
}

// listOptions say how a file is read: a list of one rating says in its name which it is.
func listOptions(c session.ImportList, name string, lang i18n.Lang) ratinglist.Options {
	name = strings.ToLower(name)
	o := ratinglist.Options{Federation: strings.ToUpper(c.Federation), Legacy: charset.Windows1252}
	if lang == i18n.HR {
		o.Legacy = charset.Windows1250
	}
	if c.Kind == ratinglist.FIDE {
		o.Rapid = strings.Contains(name, "rapid") || strings.Contains(name, "rpd")
		o.Blitz = strings.Contains(name, "blitz") || strings.Contains(name, "blz")
	}
	return o
}

// progressEvery is how often an import says how far it is.
const progressEvery = 300 * time.Millisecond

// listProgress returns what a build calls again and again.
func (k *Keeper) listProgress(ctx context.Context, kind ratinglist.Kind, file *bridge.Source) func(ratinglist.Stage, int) error {
	yield, told, players := yielding(), time.Now(), 0
	return func(stage ratinglist.Stage, n int) error {
		yield()
		if stage == ratinglist.Reading {
			players = n
		}
		if time.Since(told) > progressEvery {
			told = time.Now()
			p := session.ListImport{Kind: kind, File: file.Name, Stage: stage, Players: players, Percent: min(99, 100*n/max(1, players))}
			if stage == ratinglist.Reading {
				p.Percent = int(100 * file.Done() / max(1, file.Size))
			}
			k.loop.Post(session.ListProgress{ListImport: p})
		}
		return ctx.Err()
	}
}

// asListError says in words of the session what went wrong with a list.
func asListError(err error) error {
	var full *store.FullError
	if errors.As(err, &full) {
		return &session.ListRoomError{}
	}
	return asModelError(err)
}
