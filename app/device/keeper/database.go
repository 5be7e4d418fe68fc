package keeper

import (
	"context"
	"time"

	"wasit/app/device/store"
	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
)

// database is what the keeper asks of the store: [store.Store] in the program, one that refuses in tests.
type database interface {
	List(context.Context) ([]store.Entry, error)
	Create(ctx context.Context, records []journal.Record, after journal.State, place ...[]byte) error
	Append(ctx context.Context, id string, records []journal.Record, after journal.State, place ...[]byte) error
	State(ctx context.Context, id string) (journal.State, error)
	Records(ctx context.Context, id string) ([]journal.Record, error)
	Tail(ctx context.Context, id string, after int) ([]journal.Record, int, error)
	Replace(ctx context.Context, id string, last int, records []journal.Record, place ...[]byte) error
	Delete(ctx context.Context, id string) error

	Backup(ctx context.Context, made int64, ids ...string) ([]byte, error)
	NoteBackup(ctx context.Context, id string, seq int, at int64) error
	Look(context.Context, file.Backup) ([]store.Look, error)
	Restore(ctx context.Context, b file.Backup, newID func() string) ([]store.Restored, error)

	BookIndex(ctx context.Context, b store.Book) (index, seen string, err error)
	SaveBookIndex(ctx context.Context, b store.Book, index string, gone ...string) error
	BookGame(ctx context.Context, b store.Book, game string) ([]string, error)
	SaveClockSeen(ctx context.Context, seen string) error
	AppendClock(ctx context.Context, game string, seq int, row string) error
	AppendPlay(ctx context.Context, game string, seq int, rows ...string) error

	Learners(ctx context.Context, ids func(index string) []string) (index string, rows map[string][]string, err error)
	AppendLearner(ctx context.Context, id string, seq int, row string) error
	SaveLearners(context.Context, store.LearnList) error

	Crew(ctx context.Context, id string) ([]byte, error)
	Crews(ctx context.Context, ids []string) (map[string][]byte, error)
	SaveCrew(ctx context.Context, id string, text []byte) error

	Seasons(ctx context.Context) ([]byte, error)
	SaveSeasons(ctx context.Context, was, text []byte) error

	SaveSettings(ctx context.Context, text []byte) error
	Draft(ctx context.Context, kind string) (text string, err error)
	SaveDraft(ctx context.Context, kind, text string) error
	Probe(ctx context.Context, n int) (mean time.Duration, err error)
}
