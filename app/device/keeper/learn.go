package keeper

import (
	"context"
	"errors"
	"time"

	"wasit/app/books/course"
	"wasit/app/books/learner"
	"wasit/app/device/store"
	"wasit/app/session"
	"wasit/rules/endgame"
)

// keepLearners performs what the lessons ask of the files beside the program, of the store and of the endgame tables.
func (k *Keeper) keepLearners(c session.Cmd) (done bool) {
	switch c := c.(type) {
	case session.ReadCourse:
		k.readCourse(c)
	case session.BuildTable:
		k.buildTable(c)
	case session.StopTable:
		if k.building != nil {
			k.building()
		}
	case session.LoadLearners, session.KeepLearner, session.KeepLearners:
		k.storeLearners(c)
	default:
		return false
	}
	return true
}

func (k *Keeper) storeLearners(c session.Cmd) {
	if k.waits(c) {
		return
	}
	if k.store == nil {
		err := k.loop.Session().Device.StoreError
		if _, ok := c.(session.LoadLearners); ok {
			k.loop.Send(session.LearnersLoaded{Err: err})
		} else {
			k.loop.Send(session.LearnerKept{Err: err})
		}
		return
	}
	k.queue(func(ctx context.Context) {
		switch c := c.(type) {
		case session.LoadLearners:
			list, rows, err := k.store.Learners(ctx, learnerIDs)
			k.loop.Post(session.LearnersLoaded{List: list, Rows: rows, Err: asModelError(err)})
		case session.KeepLearner:
			k.loop.Post(learnerKept(k.store.AppendLearner(ctx, c.ID, c.Seq, c.Row)))
		case session.KeepLearners:
			k.loop.Post(learnerKept(k.store.SaveLearners(ctx, store.LearnList(c))))
		}
	})
}

func learnerKept(err error) session.LearnerKept {
	var conflict *store.ConflictError
	return session.LearnerKept{Stale: errors.As(err, &conflict), Err: asModelError(err)}
}

// learnerIDs finds the learners that a list names; the room says what is wrong with one that cannot be read.
func learnerIDs(list string) (ids []string) {
	l, _ := learner.ReadList(list)
	for _, id := range l.IDs {
		ids = append(ids, string(id))
	}
	return ids
}

// readCourse fetches the lessons, the file of all languages first; the service worker keeps both.
func (k *Keeper) readCourse(c session.ReadCourse) {
	k.browser.fetch(k.loop.File("web/learn.txt"), course.MaxBytes, func(shared []byte, err error) {
		if err != nil {
			k.loop.Post(session.CourseRead{Lang: c.Lang, Class: c.Class, Err: err})
			return
		}
		k.browser.fetch(k.loop.File("web/learn-"+c.Lang.Tag()+".txt"), course.MaxBytes, func(words []byte, err error) {
			msg := session.CourseRead{Lang: c.Lang, Class: c.Class, Err: err}
			if err == nil {
				msg.Book, msg.Err = course.Read(shared, words)
			}
			k.loop.Post(msg)
		})
	})
}

// buildTable works a table out beside the screen and says now and then how far it is.
func (k *Keeper) buildTable(c session.BuildTable) {
	if k.building != nil {
		k.building()
	}
	ctx, cancel := context.WithCancel(context.Background())
	k.building = cancel
	go func() {
		defer cancel()
		b, last := endgame.NewBuilder(c.Ending), time.Now()
		for !b.Step(endgame.Slice) {
			if ctx.Err() != nil {
				return
			}
			if time.Since(last) > yieldEvery {
				k.loop.Post(session.TableProgress{Ending: c.Ending, Done: b.Progress()})
				breathe()
				last = time.Now()
			}
		}
		k.loop.Post(session.TableBuilt{Ending: c.Ending, Table: b.Table()})
	}()
}
