package keeper

import (
	"context"

	"wasit/app/device/bridge"
	"wasit/app/device/store"
	"wasit/app/session"
)

// bookLocks name the lock of each book. Tabs with an older program know them too.
var bookLocks = map[session.Book]string{session.ClockBook: "wasit:clock", session.BoardBook: "wasit:board"}

// keepBook reads the books of clock and board, and stores what they say of their games.
func (k *Keeper) keepBook(c session.Cmd) (done bool) {
	switch c.(type) {
	case session.OpenBook, session.PeekBook, session.TakeBook, session.OpenGame, session.KeepIndex:
	default:
		return false
	}
	if k.waits(c) {
		return true
	}
	if k.store == nil {
		k.noBook(c)
		return true
	}
	switch c := c.(type) {
	case session.OpenBook:
		k.openBook(c.Book)
	case session.PeekBook:
		k.queue(func(ctx context.Context) {
			if index, _, err := k.store.BookIndex(ctx, store.Book(c.Book)); err == nil { // else it is told when the book is opened
				k.loop.Post(session.BookPeeked{Book: c.Book, Index: index})
			}
		})
	case session.TakeBook:
		if lock := k.books[c.Book]; lock != nil {
			lock.TakeOver()
		}
	case session.OpenGame:
		k.queue(func(ctx context.Context) {
			rows, err := k.store.BookGame(ctx, store.Book(c.Book), c.ID)
			k.loop.Post(session.GameOpened{Book: c.Book, ID: c.ID, Past: c.Past, Rows: rows, Err: asModelError(err)})
		})
	case session.KeepIndex:
		k.queue(func(ctx context.Context) {
			if err := k.store.SaveBookIndex(ctx, store.Book(c.Book), c.Index, c.Gone...); err != nil {
				k.loop.Post(session.Failed{Err: asModelError(err)})
			}
		})
	}
	return true
}

// noBook answers where there is no store.
func (k *Keeper) noBook(c session.Cmd) {
	err := k.loop.Session().Device.StoreError
	switch c := c.(type) {
	case session.OpenBook:
		k.loop.Send(session.BookOpened{Book: c.Book, Err: err})
	case session.OpenGame:
		k.loop.Send(session.Failed{Err: err})
	}
}

// openBook asks to be the one tab that has a book, and reads its index then.
func (k *Keeper) openBook(b session.Book) {
	if k.books[b] != nil {
		return // the answer came, or is on its way
	}
	read := func() {
		k.queue(func(ctx context.Context) {
			index, seen, err := k.store.BookIndex(ctx, store.Book(b))
			k.loop.Post(session.BookOpened{Book: b, Index: index, Seen: seen, Err: asModelError(err)})
		})
	}
	lock, err := k.browser.takeSeat(bookLocks[b], func(role bridge.Role) {
		k.loop.Then(func() {
			if role == bridge.Writer {
				read()
				return
			}
			k.loop.Send(session.BookElsewhere{Book: b})
		})
	})
	if err != nil {
		read() // a browser without locks: a row once written is never replaced, whoever wrote it
		return
	}
	k.books[b] = lock
}
