package app

import (
	"context"

	"wasit/app/journal"
	"wasit/app/model"
)

// Store is what the host needs of app/store.
type Store interface {
	List(ctx context.Context) ([]model.EventEntry, error)
	Create(ctx context.Context, id string, records []journal.Record, after journal.State) error
	Append(ctx context.Context, id string, records []journal.Record, after journal.State) error
	State(ctx context.Context, id string) (journal.State, error)
	Records(ctx context.Context, id string) ([]journal.Record, error)
	Delete(ctx context.Context, id string) error
	Settings(ctx context.Context) (data []byte, found bool, err error)
	SaveSettings(ctx context.Context, data []byte) error
}
