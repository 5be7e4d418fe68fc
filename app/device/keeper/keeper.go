// Package keeper performs what the rooms ask for outside the screen: it keeps events, clocks and games in the store, shares them
// with other tabs, runs the engines beside the screen, and asks the device for files, storage and battery. Each effect is
// answered by a message of the session.
package keeper

import (
	"context"

	"wasit/app/crew/links"
	"wasit/app/crew/replica"
	"wasit/app/device/store"
	"wasit/app/session"
)

// Loop is what the keeper needs of the loop that gives it effects.
type Loop struct {
	Post    func(session.Msg)                  // hands a message to the loop, from any goroutine
	Send    func(session.Msg)                  // the same at once; on the goroutine of the screen only
	Then    func(func())                       // runs a function on the goroutine of the screen
	Session func() session.Session             // as it is now; on the goroutine of the screen only
	RowKept func(game string, seq int)         // a row of the clock's game is on the disk; on the goroutine of the screen
	File    func(name string) (address string) // where a file beside the program is
	Version string                             // of the program, for what the engine paired
}

// Keeper performs effects. Its methods belong to the goroutine of the screen; what takes time runs beside it.
type Keeper struct {
	loop    Loop
	browser browser
	store   database      // nil where there is none
	opening bool          // the browser has not answered yet whether there is a store
	early   []session.Cmd // what was asked of the store until then
	writes  *writeQueue   // the one queue of writes
	locks   map[string]*eventLock
	books   map[session.Book]seat // locks of the books that this tab has asked for
	pairing context.CancelFunc    // of a running pairing
	ranking context.CancelFunc    // of a running ranking of outcomes
	clock   clockKeeper
	board   boardKeeper
	// building ends the table that is being worked out.
	building context.CancelFunc
	drafts   drafts
	lists    listKeeper
	camera   cameraKeeper
	links    *links.Set
	folder   folder // for backups, nil where none was chosen
	// copy caches the journal and the digests of the event that was synchronised last, copyEpoch whose it is. Only the queue of writes
	// touches them.
	copy      replica.Copy
	copyEpoch int
	unkept    map[string]error // why the last place at an event could not be stored: nothing that rests on it leaves; likewise
	moved     map[string]int   // how much was asked for at an event when an invitation changed the place of this device there; likewise
	trace     traceKeeper
}

// New returns a keeper that answers loop.
func New(loop Loop) *Keeper {
	k := &Keeper{
		loop:    loop,
		opening: true,
		browser: native,
		locks:   map[string]*eventLock{},
		moved:   map[string]int{},
		unkept:  map[string]error{},
		books:   map[session.Book]seat{},
		board:   boardKeeper{stuck: map[string]int{}},
		lists:   listKeeper{open: store.OpenLists},
		writes:  newWriteQueue(),
	}
	k.links = k.newLinks()
	go k.writes.run()
	return k
}

// Perform starts the effect that c describes and never waits; done is false for one that is not the keeper's.
func (k *Keeper) Perform(c session.Cmd) (done bool) {
	for _, perform := range []func(session.Cmd) bool{
		k.keepEvent, k.keepCrew, k.keepDrafts, k.keepBook, k.keepClock, k.keepBoard, k.keepLearners, k.compute, k.keepLists, k.keepSeasons,
		k.keepCamera, k.keepLinks, k.keepFolder, k.askDevice,
	} {
		if perform(c) {
			return true
		}
	}
	return false
}

// queue runs f on the one goroutine of writes, in order.
func (k *Keeper) queue(f func(ctx context.Context)) {
	k.writes.add(func() { f(context.Background()) })
}

// answer posts msg, or why the effect failed.
func (k *Keeper) answer(err error, msg session.Msg) {
	if err != nil {
		msg = session.Failed{Err: asModelError(err)}
	}
	k.loop.Post(msg)
}
